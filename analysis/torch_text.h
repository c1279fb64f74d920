/* The printed forms of several types of torch, in one go: whatever is printed,
 * MLIR first collects all dialects and what they say of aliases, which is most
 * of what one type costs. Works in any host, as it asks for text alone. */
#ifndef ASSERTION_ANALYSIS_TORCH_TEXT_H
#define ASSERTION_ANALYSIS_TORCH_TEXT_H

#include <stdbool.h>
#include <stdint.h>

#include "analysis/arena.h"
#include "mlir-c/IR.h"

/* What stands behind "!torch." in the printed form of each of `count` types, of
 * one context; NULL for a type of another dialect. The texts are the arena's.
 * Returns false without memory. */
bool torch_texts(arena_t *arena, uint32_t count, const MlirType *types,
                 const char **texts);

#endif
