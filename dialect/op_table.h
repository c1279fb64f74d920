/* What is known of each operation by its name: its effects and the traits that
 * the analysis needs. The rows come from upstream_ops.tsv and
 * stablehlo_effects.tsv in this folder, which scripts derive from what ODS
 * declares, from torch_effects.tsv, where the effects are our own, and from
 * other_effects.tsv. Each begins with the rules it follows. Pure C without MLIR
 * behind it, so that command and hook share the same answers. */
#ifndef ASSERTION_DIALECT_OP_TABLE_H
#define ASSERTION_DIALECT_OP_TABLE_H

#include <stdbool.h>
#include <stddef.h>

#include "mlir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

/* What running an operation may do besides computing its results. */
typedef enum op_effects_t {
  OP_EFFECTS_UNKNOWN,   /* No row: the operation has effects and stays. */
  OP_EFFECTS_FREE,      /* None: may be erased, moved and repeated. */
  OP_EFFECTS_READ,      /* Reads mutable state or makes some: may be erased,
                           not moved over a write to that state, not
                           repeated. */
  OP_EFFECTS_RECURSIVE, /* Those of the operations in its regions only. */
  OP_EFFECTS_WRITE,     /* Writes, allocates, raises, prints, ...: stays. */
} op_effects_t;

/* Traits, or-ed together in op_row_t.traits. */
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

typedef struct op_row_t {
  const char *name; /* With its dialect: "torch.aten.size.int". */
  op_effects_t effects;
  unsigned traits;
} op_row_t;

/* The row of the operation `name`, or NULL. Static storage; a binary search. */
const op_row_t *op_table_lookup(MlirStringRef name);

/* All rows, sorted by name in byte order. */
size_t op_table_size(void);
const op_row_t *op_table_row(size_t i);

/* "free", "reads", "recursive", "effects", "unknown"; and back, where
 * `effects` is set and true returned if `word` is one of them. */
const char *op_effects_name(op_effects_t effects);
bool op_effects_parse(MlirStringRef word, op_effects_t *effects);

#ifdef __cplusplus
}
#endif
#endif
