/* Which operations the pipelines of torch-mlir's backends take, and on what
 * conditions. The rows come from backends/torch_backends.tsv, which is inferred
 * from what the pipelines themselves answered to many variations of each
 * operation, and backends/upstream_backends.tsv, which is read off their
 * contracts; backends/README.md says how. */
#ifndef ASSERTION_ANALYSIS_BACKEND_TABLE_H
#define ASSERTION_ANALYSIS_BACKEND_TABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "mlir-c/Support.h"

/* torch-backend-to-tosa-backend-pipeline, -to-stablehlo-, and
 * -to-linalg-on-tensors-, all with their default options. */
typedef enum backend_t {
  BACKEND_TOSA,
  BACKEND_STABLEHLO,
  BACKEND_LINALG,
  BACKEND_COUNT
} backend_t;

/* "tosa", "stablehlo", "linalg"; and back, where `backend` is set and true
 * returned if `name` is one of them. */
const char *backend_name(backend_t backend);
bool backend_parse(MlirStringRef name, backend_t *backend);

/* What may be asked of an operation. `a` and `b` in condition_t are operands,
 * results, or numbers, as said here. */
typedef enum condition_kind_t {
  /* No condition: never holds. */
  CONDITION_NONE,
  /* Operand a is a constant, or a list built of constants. */
  CONDITION_CONST,
  /* Operand a is torch.constant.none; the literal true; the literal false. */
  CONDITION_IS_NONE,
  CONDITION_IS_TRUE,
  CONDITION_IS_FALSE,
  /* Operand a is torch.prim.ListConstruct. */
  CONDITION_LIST,
  /* All sizes of tensor a (of each tensor of list a) are known. */
  CONDITION_STATIC,
  /* At most number b of the sizes of tensor a are unknown. */
  CONDITION_UNKNOWN,
  /* The size of tensor a in the dimension that constant b names is known. */
  CONDITION_STATIC_DIM,
  /* No size of tensor a is 0. */
  CONDITION_NONEMPTY,
  /* Element types of tensor a (of each tensor of list a). */
  CONDITION_FLOAT,
  CONDITION_INT,
  CONDITION_BOOL,
  /* Tensor a has rank number b. */
  CONDITION_RANK,
  /* Tensors a and b agree. */
  CONDITION_SAME_ELEMENT,
  CONDITION_SAME_RANK,
  CONDITION_SAME_TYPE,
  /* Operands, results and arguments of entry blocks are all tensors with
   * value semantics; all those or numbers; all numbers. */
  CONDITION_TENSORS,
  CONDITION_VALUES,
  CONDITION_SCALARS,
  /* No tensor that the operation takes, in lists built in place too, or gives
   * has a size of 0. */
  CONDITION_FILLED,
  CONDITION_COUNT
} condition_kind_t;

/* A condition, or its opposite. An operand is its index, result i is -1 - i.
 * A condition on what the operation does not have does not hold. */
typedef struct condition_t {
  /* condition_kind_t */
  uint8_t kind;
  /* Holds where the condition does not. */
  bool negated;
  int8_t a, b;
} condition_t;

/* Alternatives, of which one must hold; CONDITION_NONE fills the rest. */
enum { CLAUSE_ALTERNATIVES = 2 };
typedef struct clause_t {
  condition_t conditions[CLAUSE_ALTERNATIVES];
} clause_t;

/* What is said of an operation all of whose clauses hold. */
typedef enum backend_verdict_t {
  /* No refusal is known. */
  BACKEND_TAKEN,
  /* There is no conversion. */
  BACKEND_REFUSED,
  /* There is more to it than the clauses say. */
  BACKEND_UNKNOWN
} backend_verdict_t;

/* What one backend asks of one operation: all of `count` clauses. */
typedef struct backend_cell_t {
  /* Index for backend_clause. */
  uint16_t first;
  uint8_t count;
  /* backend_verdict_t */
  uint8_t verdict;
} backend_cell_t;

/* One operation, or all of a dialect that have no row of their own. */
typedef struct backend_row_t {
  /* With its dialect: "torch.aten.size.int", "arith.*". */
  const char *name;
  /* The names of the operands in order, separated by blanks. */
  const char *operands;
  backend_cell_t cells[BACKEND_COUNT];
} backend_row_t;

/* The row of the operation `name`, else that of its dialect, else NULL. Static
 * storage; a binary search. */
const backend_row_t *backend_row_lookup(MlirStringRef name);

/* A clause of a cell: borrowed static storage, `i` from `first` to `first +
 * count - 1`. */
const clause_t *backend_clause(size_t i);

/* All rows, sorted by name in byte order, dialects' rows among them; `i` is
 * less than the count. */
size_t backend_row_count(void);
const backend_row_t *backend_row(size_t i);

#endif
