/* Why a backend refuses an operation, in words. */
#ifndef ASSERTION_ANALYSIS_BACKEND_REASON_H
#define ASSERTION_ANALYSIS_BACKEND_REASON_H

#include "analysis/arena.h"
#include "analysis/blockers/backend_table.h"

/* One line in `arena` or static: what of `clause` does not hold, with the
 * operands' names; for no clause what the verdict alone means; for no row that
 * the operation is in no table. */
const char *backend_reason(arena_t *arena, const backend_row_t *row,
                           backend_verdict_t verdict, const clause_t *clause);

#endif
