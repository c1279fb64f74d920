/* What a drop erases. What was dead before and uses what is about to go: it
 * goes too. */
#ifndef ASSERTION_TRANSFORMS_DOOM_H
#define ASSERTION_TRANSFORMS_DOOM_H

#include <stdbool.h>
#include <stdint.h>

#include "analysis/analysis.h"

/* Adds to `doomed`, a byte for each operation by number, the dead operations
 * that use results of those in it, and those that use results of them. Of what
 * is nested in dead operations the outermost is added. `arena` gives scratch
 * memory. Linear in the uses. Returns false without memory. */
bool doom_dead_users(const analysis_t *analysis, uint8_t *doomed,
                     arena_t *arena);

/* What a drop dooms, a byte for each operation by number, in `arena`:
 * assertions, slices, and of what was dead all or what uses those. What is
 * nested in it need not be marked. Returns NULL without memory. */
uint8_t *doom_dropped(const analysis_t *analysis, bool all_dead,
                      arena_t *arena);

/* All that a drop takes away, with the IR unchanged: what it dooms, all that is
 * nested in it, and what gives way once no witness holds it. Returns NULL
 * without memory. */
uint8_t *doom_erased(const analysis_t *analysis, bool all_dead, arena_t *arena);

#endif
