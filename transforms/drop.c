/* --drop: assertions, wrapped or not, and their exclusive slices go. */
#include "transforms/drop.h"

#include "transforms/erase.h"
#include "transforms/remark.h"
#include "transforms/witness.h"

/* Puts in the place of a result what the assertion handed through. */
static void replace_tokens(analysis_t *a) {
  for (uint32_t i = 0; i < analysis_num_assertions(a); ++i) {
    const analysis_assertion_t *as = analysis_assertion(a, i);
    if (as->shape != ANALYSIS_PLAIN || as->row->form != POLICY_FORM_TOKEN)
      continue;
    MlirOperation op = analysis_operation(a, as->id);
    if (mlirOperationGetNumResults(op) == 1)
      mlirValueReplaceAllUsesOfWith(
          mlirOperationGetResult(op, 0),
          mlirOperationGetOperand(op, as->row->token));
  }
}

/* Dooms the dead operation `id`, or the outermost dead one around it. */
static uint32_t doom_dead(const analysis_t *a, uint32_t id, uint8_t *doomed) {
  while (analysis_class(a, analysis_parent(a, id)) == ANALYSIS_DEAD)
    id = analysis_parent(a, id);
  if (doomed[id])
    return ANALYSIS_NONE;
  doomed[id] = 1;
  return id;
}

/* Dooms the dead operations that use a result of `id`, onto the work list. */
static void doom_users(const analysis_t *a, uint32_t id, uint8_t *doomed,
                       uint32_t *stack, uint32_t *top) {
  MlirOperation op = analysis_operation(a, id);
  for (intptr_t k = mlirOperationGetNumResults(op); k-- > 0;) {
    MlirOpOperand use = mlirValueGetFirstUse(mlirOperationGetResult(op, k));
    for (; !mlirOpOperandIsNull(use); use = mlirOpOperandGetNextUse(use)) {
      uint32_t user = analysis_id(a, mlirOpOperandGetOwner(use));
      if (user == ANALYSIS_NONE || analysis_class(a, user) != ANALYSIS_DEAD)
        continue;
      uint32_t dead = doom_dead(a, user, doomed);
      if (dead != ANALYSIS_NONE)
        stack[(*top)++] = dead;
    }
  }
}

/* Marks what goes: assertions, slices, and what was dead before and uses
 * them. Returns NULL without memory. */
static uint8_t *find_doomed(const analysis_t *a, arena_t *arena) {
  uint32_t count = analysis_num_operations(a), top = 0;
  uint8_t *doomed = ARENA_NEW(arena, uint8_t, count);
  uint32_t *stack = ARENA_NEW(arena, uint32_t, count);
  if (!doomed || !stack)
    return NULL;
  for (uint32_t id = 1; id < count; ++id) {
    analysis_class_t class_ = analysis_class(a, id);
    if (class_ == ANALYSIS_SLICE || class_ == ANALYSIS_ASSERTION)
      doomed[id] = 1;
  }
  for (uint32_t id = 1; id < count; ++id)
    if (doomed[id])
      doom_users(a, id, doomed, stack, &top);
  while (top)
    doom_users(a, stack[--top], doomed, stack, &top);
  return doomed;
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
  replace_tokens(a);
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
