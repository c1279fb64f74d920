/* What two sequences have in common, in order: which lines of a module are
 * still there after it was rewritten. */
#ifndef ASSERTION_VIZ_PAGE_DIFFERENCE_H
#define ASSERTION_VIZ_PAGE_DIFFERENCE_H

#include <stdbool.h>
#include <stdint.h>

#include "analysis/arena.h"

/* Stands for an element of the first sequence that is not in the second. */
#define DIFFERENCE_NONE UINT32_MAX

/* Sets `match[i]` to the element of `b` that is `a[i]`, or to DIFFERENCE_NONE;
 * matches ascend. Patience diff (Cohen 2003): elements that are unique in both
 * are put in order by their longest increasing subsequence, and what lies
 * between two of them is compared in the same way. Where nothing is unique, a
 * longest common subsequence is found while DIFFERENCE_CELLS of its table last;
 * beyond that nothing matches. Takes time O(n log n) for a bounded number of
 * levels. `arena` is for memory in between. Returns false without memory. */
enum { DIFFERENCE_CELLS = 1 << 22, DIFFERENCE_LEVELS = 64 };
bool difference_find(const uint64_t *a, uint32_t num_a, const uint64_t *b,
                     uint32_t num_b, uint32_t *match, arena_t *arena);

#endif
