/* Builds the small torch operations that rewrites need: integer constants,
 * lists of them, types of other sizes. What is built has the location of the
 * operation that it is for. The same code works on our own torch dialect and on
 * that of a host. */
#ifndef ASSERTION_TRANSFORMS_TORCH_BUILD_H
#define ASSERTION_TRANSFORMS_TORCH_BUILD_H

#include <stdbool.h>
#include <stdint.h>

#include "analysis/analysis.h"
#include "analysis/shapes/intern.h"

/* Builds into the IR that `analysis` describes. Its arrays are the arena's. */
typedef struct torch_build_t {
  const analysis_t *analysis;
  arena_t *arena;
  /* By number of operation: the operation around it in whose first block
   * constants for it go, which is isolated from above or the root. */
  uint32_t *scopes;
  /* Scope and value of the constants that dominate what follows them; by their
   * number the value and the place, 0 for one at the start of the block. */
  intern_t known;
  MlirValue *values;
  uint32_t *places;
  uint32_t capacity;
} torch_build_t;

/* Finds the constants that are there. Linear; false without memory. */
bool torch_build_init(torch_build_t *build, const analysis_t *analysis,
                      arena_t *arena);

/* A torch.constant.int that dominates operation `user`: one that is there, or a
 * new one at the start of the function. Null without memory. */
MlirValue torch_build_int(torch_build_t *build, uint32_t user, int64_t value);

/* A torch.prim.ListConstruct of integers in front of `before`. */
MlirValue torch_build_list(MlirOperation before, MlirType type, intptr_t count,
                           const MlirValue *values);

/* torch.aten.unsqueeze of `input` at dimension `dim`, a constant, with the
 * result type given, in front of `before`. */
MlirValue torch_build_unsqueeze(MlirOperation before, MlirValue input,
                                MlirValue dim, MlirType type);

/* The tensor type `type`, which names its sizes, with others: -1 is unknown.
 * Null where it names none. */
MlirType torch_build_type(MlirType type, uint32_t count, const int64_t *sizes,
                          arena_t *arena);

#endif
