/* Searches along the slices, for the files of the analysis that answer
 * questions on demand. Part of the analysis; no other room includes it. */
#ifndef ASSERTION_ANALYSIS_SHARING_H
#define ASSERTION_ANALYSIS_SHARING_H

#include "analysis/analysis_impl.h"

/* Lists in `analysis->found` the operations of slices, exclusive or shared,
 * that assertion `i` needs, marks them, and returns their number. `complete`
 * is cleared where the work allowed for such questions ran out. */
uint32_t sharing_backward_slice(analysis_t *analysis, uint32_t i,
                                bool *complete);

/* Clears the marks of the first `found` operations listed. */
void sharing_clear(analysis_t *analysis, uint32_t found);

/* Takes `steps` from the work allowed; false once it is used up. */
bool sharing_spend(analysis_t *analysis, uint64_t steps);

#endif
