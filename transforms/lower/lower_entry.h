/* Which checks may be hoisted to the beginning of their function. Part of
 * lower; no other file includes it. */
#ifndef ASSERTION_TRANSFORMS_LOWER_ENTRY_H
#define ASSERTION_TRANSFORMS_LOWER_ENTRY_H

#include "analysis/analysis.h"

/* Sets `hoisted[i]` for each assertion `i` with `candidates[i]` that may be
 * hoisted: it stands in a function itself, in a block to which every run of it
 * comes (immediate dominators of the reversed graph of blocks, after Cooper,
 * Harvey, Kennedy 2001), and nothing on any way to it has effects or is an
 * assertion that stays behind. That its operands are arguments is the caller's
 * to see to. Linear in operations and blocks. Returns false without memory. */
bool lower_entry_find(analysis_t *analysis, const uint8_t *candidates,
                      arena_t *arena, uint8_t *hoisted);

/* The argument of `function` that `value` is, also through tensor.cast; null if
 * it is none. */
MlirValue lower_entry_argument(MlirOperation function, MlirValue value);

#endif
