/* Dead code by one liveness sweep. */
#include "transforms/dce.h"

#include "transforms/erase.h"
#include "transforms/remark.h"

static uint8_t *find_dead(const analysis_t *a, arena_t *arena) {
  uint32_t count = analysis_num_operations(a);
  uint8_t *dead = ARENA_NEW(arena, uint8_t, count);
  for (uint32_t id = 0; dead && id < count; ++id)
    dead[id] = analysis_class(a, id) == ANALYSIS_DEAD;
  return dead;
}

MlirLogicalResult dce_run(MlirOperation root, const verb_options_t *options) {
  analysis_options_t all = {.policy = options->analysis.policy,
                            .types = options->analysis.types};
  analysis_t *a = analysis_create(root, &all);
  if (!a)
    return remark_no_memory(root, options);
  arena_t arena;
  arena_init(&arena, allocator_system());
  bool ok = !options->report ||
            report_add_section(options->report, "dce", a, REPORT_KEPT);
  uint8_t *dead = ok ? find_dead(a, &arena) : NULL;
  if (dead) {
    uint32_t erased = erase_all(a, dead);
    if (options->report)
      report_set_erased(options->report, erased);
  }
  arena_deinit(&arena);
  analysis_destroy(a);
  return dead ? mlirLogicalResultSuccess() : remark_no_memory(root, options);
}
