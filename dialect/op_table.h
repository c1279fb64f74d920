/* What is known of each operation by its name: its effects and the traits that
 * the analysis needs. The rows come from tables in this folder:
 *
 *   upstream_ops.tsv       MLIR's own dialects, from what their ODS declares
 *   stablehlo_effects.tsv  stablehlo and chlo, from what their ODS declares
 *   torch_effects.tsv      torch, torch_c and the names that torch.operator
 *                          carries; ODS declares little, the effects are ours
 *   other_effects.tsv      the rest, by hand
 *
 * Each begins with the rules it follows, and scripts beside them make the first
 * three. The rows are constant data, sorted when built: they cost nothing at
 * the start. Nothing here calls MLIR, so that command and hook share the same
 * answers; that they are MLIR's is tested (effects_oracle_test). */
#ifndef ASSERTION_DIALECT_OP_TABLE_H
#define ASSERTION_DIALECT_OP_TABLE_H

#include <stdbool.h>
#include <stddef.h>

#include "mlir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

/* What running an operation may do besides computing its results. Undefined
 * behaviour (a division by zero, an index out of bounds), failing on operands
 * that don't fit, and not ending are no effects. Where an operand is mutable
 * (a memref, !torch.tensor, a list), a free operation reads it: that follows
 * from types, which a row does not know. */
typedef enum op_effects_t {
  OP_EFFECTS_UNKNOWN,   /* No row: the operation has effects and stays. */
  OP_EFFECTS_FREE,      /* None: may be erased, moved and repeated. */
  OP_EFFECTS_READ,      /* Reads mutable state or makes some: may be erased,
                           not moved over a write to that state, not
                           repeated. */
  OP_EFFECTS_RECURSIVE, /* Those of the operations in its regions only. */
  OP_EFFECTS_WRITE,     /* Writes, allocates, raises, prints, ...: stays. */
} op_effects_t;

/* Traits, or-ed together in op_row_t.traits. Those named as in MLIR are set
 * exactly where MLIR has them. */
enum {
  OP_TRAIT_TERMINATOR = 1 << 0,
  OP_TRAIT_SYMBOL = 1 << 1,   /* Defines a symbol: stays, whatever uses it. */
  OP_TRAIT_LOOP = 1 << 2,     /* Runs a region more than once. */
  OP_TRAIT_CONSTANT = 1 << 3, /* ConstantLike. */
  OP_TRAIT_GRAPH = 1 << 4,    /* Its regions need no dominance. */
  OP_TRAIT_NO_TERMINATOR = 1 << 5,
  OP_TRAIT_ISOLATED = 1 << 6,    /* IsolatedFromAbove. */
  OP_TRAIT_TENSOR_FREE = 1 << 7, /* The row's effects are those on its mutable
                                    operands; without any (a memref,
                                    !torch.tensor, a list) among operands and
                                    results it is OP_EFFECTS_RECURSIVE, which
                                    for one without regions is free. */
};

/* One operation. A name that only torch.operator carries has a row too, PyTorch
 * ones with "torch." in front ("torch.aten._assert_async.msg"), ONNX ones as
 * they are ("onnx.Shape"). */
typedef struct op_row_t {
  const char *name; /* With its dialect: "torch.aten.size.int". */
  op_effects_t effects;
  unsigned traits;
} op_row_t;

/* The row of the operation `name`, or NULL if there is none, which means that
 * the operation has effects. Static storage; a binary search. The length of
 * `name` counts: a NUL in it is a character. */
const op_row_t *op_table_lookup(MlirStringRef name);

/* All rows, sorted by name in byte order, no name twice; `i` from 0 to below
 * op_table_size(). */
size_t op_table_size(void);
const op_row_t *op_table_row(size_t i);

/* "free", "reads", "recursive", "effects", "unknown"; and back, where
 * `effects` is set and true returned if `word` is one of them, and else
 * `effects` is left as it is. */
const char *op_effects_name(op_effects_t effects);
bool op_effects_parse(MlirStringRef word, op_effects_t *effects);

#ifdef __cplusplus
}
#endif
#endif
