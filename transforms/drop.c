/* --drop: assertions, wrapped or not, and their exclusive slices go. */
#include "transforms/drop.h"

#include "transforms/doom.h"
#include "transforms/erase.h"
#include "transforms/remark.h"
#include "transforms/witness.h"
#include "transforms/work.h"

static bool erase_doomed(work_t *w, bool all_dead) {
  analysis_t *a = w->analysis;
  uint8_t *doomed = doom_dropped(a, all_dead, &w->arena);
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
