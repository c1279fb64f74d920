/* --drop: assertions, wrapped or not, and their exclusive slices go. */
#include "transforms/drop.h"

#include "transforms/doom.h"
#include "transforms/erase.h"
#include "transforms/remark.h"
#include "transforms/witness.h"
#include "transforms/work.h"

/* Marks what goes: assertions, slices, and what was dead before, all of it or
 * what uses them. Returns NULL without memory. */
static uint8_t *find_doomed(work_t *w, bool all_dead) {
  const analysis_t *a = w->analysis;
  uint32_t count = analysis_num_operations(a);
  uint8_t *doomed = ARENA_NEW(&w->arena, uint8_t, count);
  for (uint32_t id = 1; id < count && doomed; ++id) {
    analysis_class_t class_ = analysis_class(a, id);
    doomed[id] = class_ == ANALYSIS_SLICE || class_ == ANALYSIS_ASSERTION ||
                 (all_dead && class_ == ANALYSIS_DEAD);
  }
  bool ok = doomed && (all_dead || doom_dead_users(a, doomed, &w->arena));
  return ok ? doomed : NULL;
}

static bool erase_doomed(work_t *w, bool all_dead) {
  analysis_t *a = w->analysis;
  uint8_t *doomed = find_doomed(w, all_dead);
  if (!doomed)
    return false;
  for (uint32_t i = 0; i < analysis_num_assertions(a); ++i)
    remark_dropped(a, i, w->options);
  remark_skipped(a, w->options);
  if (!witness_replace(a, doomed, &w->arena, &w->erased))
    return false;
  for (uint32_t i = 0; i < analysis_num_assertions(a); ++i)
    erase_token(a, i);
  w->erased += erase_all(a, doomed);
  w->changed = w->erased || analysis_num_assertions(a);
  return true;
}

static bool drop(work_t *w) { return erase_doomed(w, false); }

static bool drop_and_dead(work_t *w) { return erase_doomed(w, true); }

const work_step_t drop_step = {"drop", REPORT_DROPPED, drop, false};
const work_step_t drop_and_dead_step = {"drop", REPORT_DROPPED, drop_and_dead,
                                        false};

MlirLogicalResult drop_run(MlirOperation root, const verb_options_t *options) {
  return work_run(root, options, &drop_step);
}
