/* The scalar and shape operations that conditions are made of: how each is
 * written in an expression, and what it gives for known operands. One row an
 * operation; expressions and verdicts both go through this table. */
#ifndef ASSERTION_ANALYSIS_SCALAR_OPS_H
#define ASSERTION_ANALYSIS_SCALAR_OPS_H

#include <stddef.h>
#include <stdint.h>

#include "analysis/types.h"
#include "mlir-c/IR.h"

/* What is unknown stays so through most operations; some are settled by one
 * known operand (false and anything), or by two equal ones (n == n).
 *
 * A value known without running the program. Booleans are the integers 0 and
 * 1. Integers are 64 bits wide, as torch.int; what would not fit is unknown. */
typedef enum scalar_kind_t {
  SCALAR_UNKNOWN,
  SCALAR_INT,
  SCALAR_FLOAT
} scalar_kind_t;

/* A value, or that it is unknown. */
typedef struct scalar_t {
  scalar_kind_t kind;
  /* Of SCALAR_INT. */
  int64_t i;
  /* Of SCALAR_FLOAT. */
  double f;
} scalar_t;

/* One of each kind. */
static inline scalar_t scalar_unknown(void) { return (scalar_t){0}; }
static inline scalar_t scalar_int(int64_t i) {
  return (scalar_t){.kind = SCALAR_INT, .i = i};
}
static inline scalar_t scalar_float(double f) {
  return (scalar_t){.kind = SCALAR_FLOAT, .f = f};
}

/* Operands of the operations that fold; one with more is unknown. */
enum { SCALAR_MAX_OPERANDS = 3 };

/* An operation with its operands, of which some may be unknown. */
typedef struct scalar_call_t {
  /* For its attributes and types. */
  MlirOperation op;
  /* SCALAR_MAX_OPERANDS of them; unknown beyond the operands of `op`. */
  const scalar_t *x;
  /* It has two operands, and they are one value. */
  bool same;
  /* Where sizes that types fix are looked up. */
  types_t *types;
} scalar_call_t;

/* Precedence of the outermost operator, the tightest highest, as in Python:
 * what stands in an operator that binds more tightly gets parentheses. */
enum {
  PRECEDENCE_OR = 1,
  PRECEDENCE_AND,
  PRECEDENCE_NOT,
  PRECEDENCE_COMPARE,
  PRECEDENCE_SUM,
  PRECEDENCE_PRODUCT,
  PRECEDENCE_UNARY,
  PRECEDENCE_CALL,
};

/* One operation. Strings are static. */
typedef struct scalar_op_t {
  /* As policy_operator_name has it, "torch." cut off. */
  const char *name;
  /* How it is written: $0 to $9 stand for operands, $* for all of them with
   * commas, $+ for those behind the first, @name for an attribute, @p for the
   * operator of arith's predicate, @c for that of a stablehlo comparison. */
  const char *format;
  /* PRECEDENCE_*, of the format. */
  int precedence;
  /* What it gives: a value only where every run gives it, for whatever the
   * unknown operands are; never one for what overflows, divides by zero or is
   * out of range. NULL: never known. */
  scalar_t (*fold)(const scalar_call_t *call);
} scalar_op_t;

/* The row of an operation name, with or without "torch.", or NULL. A binary
 * search; the name's length counts. */
const scalar_op_t *scalar_op_lookup(MlirStringRef name);

/* All rows, sorted by name in byte order; `i` from 0 to below the count. */
size_t scalar_op_count(void);
const scalar_op_t *scalar_op_get(size_t i);

/* The sign of an arith comparison, "==" or "<", the same for signed and
 * unsigned ones; "?" for an operation that has no such predicate. Static
 * storage. */
const char *scalar_op_predicate(MlirOperation op);

#endif
