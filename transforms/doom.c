/* Follows uses from what goes to what is dead. */
#include "transforms/doom.h"

#include <string.h>

#include "transforms/witness.h"

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

uint8_t *doom_dropped(const analysis_t *a, bool all_dead, arena_t *arena) {
  uint32_t count = analysis_num_operations(a);
  uint8_t *doomed = ARENA_NEW(arena, uint8_t, count);
  for (uint32_t id = 1; id < count && doomed; ++id) {
    analysis_class_t class_ = analysis_class(a, id);
    doomed[id] = class_ == ANALYSIS_SLICE || class_ == ANALYSIS_ASSERTION ||
                 (all_dead && class_ == ANALYSIS_DEAD);
  }
  bool ok = doomed && (all_dead || doom_dead_users(a, doomed, arena));
  return ok ? doomed : NULL;
}

/* Marks a shape.assuming that gives way and the end of its body. */
static void doom_shell(const analysis_t *a, uint32_t id, uint8_t *doomed) {
  MlirRegion region = mlirOperationGetFirstRegion(analysis_operation(a, id));
  MlirBlock body = mlirRegionGetFirstBlock(region);
  doomed[id] = 1;
  doomed[analysis_id(a, mlirBlockGetTerminator(body))] = 1;
}

uint8_t *doom_erased(const analysis_t *a, bool all_dead, arena_t *arena) {
  uint8_t *doomed = doom_dropped(a, all_dead, arena);
  const uint8_t *fates = doomed ? witness_fates(a, doomed, arena) : NULL;
  uint32_t count = analysis_num_operations(a);
  for (uint32_t id = 1; id < count && fates; ++id) {
    if (fates[id] == WITNESS_GIVES_WAY) {
      doom_shell(a, id, doomed);
    } else if (doomed[id]) {
      uint32_t end = analysis_end(a, id);
      memset(doomed + id, 1, end - id);
      id = end - 1;
    }
  }
  return fates ? doomed : NULL;
}
