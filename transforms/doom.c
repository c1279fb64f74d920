/* Follows uses from what goes to what is dead. */
#include "transforms/doom.h"

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

bool doom_dead_users(const analysis_t *a, uint8_t *doomed, arena_t *arena) {
  uint32_t count = analysis_num_operations(a), top = 0;
  uint32_t *stack = ARENA_NEW(arena, uint32_t, count);
  if (!stack)
    return false;
  for (uint32_t id = 1; id < count; ++id)
    if (doomed[id])
      doom_users(a, id, doomed, stack, &top);
  while (top)
    doom_users(a, stack[--top], doomed, stack, &top);
  return true;
}
