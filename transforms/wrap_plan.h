/* What goes into an assertion's region, decided before anything changes. Part
 * of wrap; no other file includes it. */
#ifndef ASSERTION_TRANSFORMS_WRAP_PLAN_H
#define ASSERTION_TRANSFORMS_WRAP_PLAN_H

#include "analysis/analysis.h"

/* The largest region into which operations are still cloned, but for those
 * whose values can't be captured. */
enum { WRAP_MAX_OPERATIONS = 64 };

/* How an operation takes part in the plan at hand. */
typedef enum wrap_part_t {
  /* It stays where it is; its values are captured. */
  WRAP_OUTSIDE,
  /* It goes in, and only the region uses it. */
  WRAP_MOVED,
  /* It stays, and a copy of it goes in. */
  WRAP_CLONED,
} wrap_part_t;

/* What planning needs of a root, filled once for all its assertions; and the
 * plan for one of them, overwritten by the next. */
typedef struct wrap_plan_t {
  analysis_t *analysis;
  arena_t *arena;
  /* By number: the innermost operation around it that may run its regions
   * more than once, or ends the function. */
  uint32_t *nest;
  /* By number: how many operations before it have effects. */
  uint32_t *writes;
  /* By number: whether a dead operation uses it. Dropping erases that one with
   * it, so it has to stay in sight of dropping, outside. */
  uint8_t *used_by_dead;
  /* By number: wrap_part_t. */
  uint8_t *part;

  /* Operations moved, without those nested in them. */
  uint32_t *moved;
  uint32_t num_moved;
  /* Operations to copy; none has regions. */
  uint32_t *cloned;
  uint32_t num_cloned;
  /* Values from outside, each once, in the order of first use. */
  MlirValue *captures;
  uint32_t num_captures, max_captures;
  /* From captured values to their places. */
  pointer_map_t seen;
} wrap_plan_t;

/* Looks once at all operations of `analysis`, which must outlive the plan; so
 * must `arena`, from which its arrays come. Returns false without memory;
 * deinit in either case. */
bool wrap_plan_init(wrap_plan_t *plan, analysis_t *analysis, arena_t *arena);
void wrap_plan_deinit(wrap_plan_t *plan);

/* Plans the region of assertion `i`, without changing the IR. Returns NULL, or
 * why it cannot be, a text in static storage. Time is linear in the slice and
 * the uses of its values. */
const char *wrap_plan_make(wrap_plan_t *plan, uint32_t i);

/* Clears the marks of the plan made last, also of one that failed; to be called
 * before the next. */
void wrap_plan_clear(wrap_plan_t *plan);

#endif
