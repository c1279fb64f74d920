/* --drop: assertions, wrapped or not, and their exclusive slices go. */
#include "transforms/drop.h"

#include "transforms/doom.h"
#include "transforms/erase.h"
#include "transforms/remark.h"
#include "transforms/witness.h"

/* Marks what goes: assertions, slices, and what was dead before and uses
 * them. Returns NULL without memory. */
static uint8_t *find_doomed(const analysis_t *a, arena_t *arena) {
  uint32_t count = analysis_num_operations(a);
  uint8_t *doomed = ARENA_NEW(arena, uint8_t, count);
  for (uint32_t id = 1; id < count && doomed; ++id) {
    analysis_class_t class_ = analysis_class(a, id);
    doomed[id] = class_ == ANALYSIS_SLICE || class_ == ANALYSIS_ASSERTION;
  }
  return doomed && doom_dead_users(a, doomed, arena) ? doomed : NULL;
}

/* Changes the IR; fails, with nothing changed, only without memory. */
static bool change(analysis_t *a, arena_t *arena, uint32_t *erased,
                   const verb_options_t *options) {
  uint8_t *doomed = find_doomed(a, arena);
  if (!doomed)
    return false;
  for (uint32_t i = 0; i < analysis_num_assertions(a); ++i)
    remark_dropped(a, i, options);
  remark_skipped(a, options);
  if (!witness_replace(a, doomed, arena, erased))
    return false;
  for (uint32_t i = 0; i < analysis_num_assertions(a); ++i)
    erase_token(a, i);
  *erased += erase_all(a, doomed);
  return true;
}

MlirLogicalResult drop_run(MlirOperation root, const verb_options_t *options) {
  analysis_t *a = analysis_create(root, &options->analysis);
  if (!a)
    return remark_no_memory(root, options);
  arena_t arena;
  arena_init(&arena, allocator_system());
  uint32_t erased = 0;
  bool ok = !options->report ||
            report_add_section(options->report, "drop", a, REPORT_DROPPED);
  ok = ok && change(a, &arena, &erased, options);
  if (ok && options->report)
    report_set_erased(options->report, erased);
  arena_deinit(&arena);
  analysis_destroy(a);
  return ok ? mlirLogicalResultSuccess() : remark_no_memory(root, options);
}
