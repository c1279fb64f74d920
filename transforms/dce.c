/* Dead code by one liveness sweep. */
#include "transforms/dce.h"

#include "transforms/erase.h"
#include "transforms/work.h"

static bool erase_dead(work_t *w) {
  const analysis_t *a = w->analysis;
  uint32_t count = analysis_num_operations(a);
  uint8_t *dead = ARENA_NEW(&w->arena, uint8_t, count);
  if (!dead)
    return false;
  for (uint32_t id = 0; id < count; ++id)
    dead[id] = analysis_class(a, id) == ANALYSIS_DEAD;
  w->erased = erase_all(a, dead);
  w->changed = w->erased > 0;
  return true;
}

const work_step_t dce_step = {"dce", REPORT_KEPT, erase_dead, true};

MlirLogicalResult dce_run(MlirOperation root, const verb_options_t *options) {
  return work_run(root, options, &dce_step);
}
