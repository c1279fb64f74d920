/* The scalar and shape operations that conditions are made of: how each is
 * written in an expression, and what it gives for known operands. One row an
 * operation; expressions and verdicts both go through this table. */
#ifndef ASSERTION_ANALYSIS_SCALAR_OPS_H
#define ASSERTION_ANALYSIS_SCALAR_OPS_H

#include <stddef.h>
#include <stdint.h>

#include "analysis/types.h"
#include "mlir-c/IR.h"

/* A value known without running the program. Booleans are the integers 0 and
 * 1. Integers are 64 bits wide, as torch.int; what would not fit is unknown. */
typedef enum scalar_kind_t {
  SCALAR_UNKNOWN,
  SCALAR_INT,
  SCALAR_FLOAT
} scalar_kind_t;

typedef struct scalar_t {
  scalar_kind_t kind;
  int64_t i;
  double f;
} scalar_t;

static inline scalar_t scalar_unknown(void) { return (scalar_t){0}; }
static inline scalar_t scalar_int(int64_t i) {
  return (scalar_t){.kind = SCALAR_INT, .i = i};
}
static inline scalar_t scalar_float(double f) {
  return (scalar_t){.kind = SCALAR_FLOAT, .f = f};
}

/* Operands of the operations that fold. */
enum { SCALAR_MAX_OPERANDS = 3 };

/* An operation with its operands, of which some may be unknown. */
typedef struct scalar_call_t {
  MlirOperation op;
  /* SCALAR_MAX_OPERANDS of them. */
  const scalar_t *x;
  types_t *types;
} scalar_call_t;

/* Precedence of the outermost operator, the tightest highest. */
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

typedef struct scalar_op_t {
  /* As policy_operator_name has it, "torch." cut off. */
  const char *name;
  /* How it is written: $0 to $9 stand for operands, $* for all of them with
   * commas, $+ for those behind the first, @name for an attribute, @p for the
   * operator of arith's predicate.
   */
  const char *format;
  int precedence;
  /* What it gives. NULL: never known. */
  scalar_t (*fold)(const scalar_call_t *call);
} scalar_op_t;

/* The row of an operation name, with or without "torch.", or NULL. */
const scalar_op_t *scalar_op_lookup(MlirStringRef name);

/* All rows, sorted by name in byte order; `i` from 0 to below the count. */
size_t scalar_op_count(void);
const scalar_op_t *scalar_op_get(size_t i);

/* The sign of an arith comparison, "==" or "<", or "?" for an unknown one. */
const char *scalar_op_predicate(MlirOperation op);

#endif
