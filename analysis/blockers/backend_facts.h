/* What the conditions of the backend tables ask about, for every operation
 * under a root: which are constant, to which value they fold, and how far each
 * is from what keeps it. Between the analysis, which knows the roots, and
 * blockers.c. */
#ifndef ASSERTION_ANALYSIS_BACKEND_FACTS_H
#define ASSERTION_ANALYSIS_BACKEND_FACTS_H

#include <stdbool.h>
#include <stdint.h>

#include "analysis/analysis.h"
#include "analysis/arena.h"
#include "analysis/blockers/backend_table.h"
#include "analysis/scalar_ops.h"
#include "analysis/types.h"

/* Facts in the caller's memory; arrays are by number of operation. */
typedef struct backend_facts_t {
  /* Borrowed, as the arena. */
  analysis_t *analysis;
  arena_t *arena;
  types_t types;
  backend_t backend;
  uint32_t count;
  /* The value of the only result, where it is a number that folds. */
  scalar_t *values;
  /* A constant, or a list of constants. */
  bool *constant;
  /* Erased by the pipeline before anything could refuse it. */
  bool *swept;
  /* The next operation on the shortest way to a keeper: itself for a keeper,
   * ANALYSIS_NONE for what nothing needs. */
  uint32_t *next;
  /* Operations on that way, both ends included; 0 for what nothing needs. */
  uint32_t *distance;
} backend_facts_t;

/* Gathers the facts in time linear in operations and operands. Returns false
 * without memory; deinit in either case. */
bool backend_facts_init(backend_facts_t *facts, arena_t *arena,
                        analysis_t *analysis, backend_t backend);
void backend_facts_deinit(backend_facts_t *facts);

/* The shortest ways from all operations to keepers, by one breadth-first
 * search from all keepers at once: an operation with effects, a symbol, or a
 * terminator of a symbol's body. From an operation it goes on to what it needs:
 * the definitions of its operands, the operation around it, the terminators of
 * its blocks. Fills `next` and `distance`; part of backend_facts_init. */
bool backend_facts_find_ways(backend_facts_t *facts);

/* Whether a clause holds for operation `id`. */
bool backend_clause_holds(backend_facts_t *facts, uint32_t id,
                          const clause_t *clause);

#endif
