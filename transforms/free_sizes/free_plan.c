/* Plans what becomes narrower and which edits follow, by rounds over the
 * operations in order. */
#include <string.h>

#include "transforms/free_sizes/free_plan.h"

/* ---- What needs whole values ---- */

void free_block(free_plan_t *p, uint32_t id, uint32_t user) {
  if (p->blocked[id])
    return;
  p->blocked[id] = user + 1;
  p->changed = true;
}

/* `user` needs `value` whole: so do the leaves it comes from stay. */
static void demand(free_plan_t *p, MlirValue value, uint32_t user) {
  uint32_t top = 0, i = pointer_map_get(&p->narrow_ids, value.ptr);
  if (i != POINTER_MAP_NONE && !p->narrows[i].demanded)
    p->stack[top++] = i;
  if (top)
    p->narrows[i].demanded = true;
  while (top) {
    const free_narrow_t *n = &p->narrows[p->stack[--top]];
    MlirOperation op = analysis_operation(p->analysis, n->id);
    shape_flow_t flow = shapes_flow(p->shapes, n->id);
    if (flow == SHAPE_FLOW_EXPAND || flow == SHAPE_FLOW_FILL)
      free_block(p, n->id, user);
    for (intptr_t k = 0; k < mlirOperationGetNumOperands(op); ++k) {
      uint32_t from =
          pointer_map_get(&p->narrow_ids, mlirOperationGetOperand(op, k).ptr);
      if (from == POINTER_MAP_NONE || p->narrows[from].demanded)
        continue;
      p->narrows[from].demanded = true;
      p->stack[top++] = from;
    }
  }
}

static void demand_all(free_plan_t *p, uint32_t id) {
  MlirOperation op = analysis_operation(p->analysis, id);
  for (intptr_t k = 0; k < mlirOperationGetNumOperands(op); ++k)
    demand(p, mlirOperationGetOperand(op, k), id);
}

static bool has_narrow_operand(const free_plan_t *p, MlirOperation op) {
  if (!p->num_narrows)
    return false;
  for (intptr_t k = 0; k < mlirOperationGetNumOperands(op); ++k)
    if (free_is_narrow(p, mlirOperationGetOperand(op, k)))
      return true;
  return false;
}

static bool gives_tensor(const free_plan_t *p, MlirOperation op) {
  for (intptr_t k = 0; k < mlirOperationGetNumResults(op); ++k)
    if (analysis_type(p->analysis,
                      mlirValueGetType(mlirOperationGetResult(op, k)))
            .tensor)
      return true;
  return false;
}

static bool has_only_careless_users(const free_plan_t *p, MlirOperation op) {
  for (intptr_t k = 0; k < mlirOperationGetNumResults(op); ++k) {
    MlirOpOperand use = mlirValueGetFirstUse(mlirOperationGetResult(op, k));
    for (; !mlirOpOperandIsNull(use); use = mlirOpOperandGetNextUse(use)) {
      uint32_t user = analysis_id(p->analysis, mlirOpOperandGetOwner(use));
      if (user == ANALYSIS_NONE || !p->careless[user])
        return false;
    }
  }
  return true;
}

/* Dead scalars that only make dead scalars may be made of what they like: no
 * tensor gets a wrong shape by them. What is said of symbols goes. */
static void find_careless(free_plan_t *p) {
  const analysis_t *a = p->analysis;
  for (uint32_t id = analysis_num_operations(a); id-- > 0;) {
    MlirOperation op = analysis_operation(a, id);
    p->careless[id] = analysis_name_of(a, id) == p->bind_name ||
                      (analysis_class(a, id) == ANALYSIS_DEAD &&
                       !mlirOperationGetNumRegions(op) &&
                       !gives_tensor(p, op) && has_only_careless_users(p, op));
  }
}

/* Makes results narrow, or says that operands must not be. */
static void spread(free_plan_t *p, uint32_t id, MlirOperation op,
                   shape_flow_t flow) {
  if (!free_narrow_start(p, id, op, flow) && has_narrow_operand(p, op) &&
      !p->careless[id] && !free_narrow_pass(p, id, op, flow))
    demand_all(p, id);
}

static void visit(shapes_t *shapes, uint32_t id, void *data) {
  (void)shapes;
  free_plan_t *p = data;
  MlirOperation op = analysis_operation(p->analysis, id);
  bool is_live = analysis_class(p->analysis, id) == ANALYSIS_LIVE;
  shape_flow_t flow = is_live ? shapes_flow(p->shapes, id) : SHAPE_FLOW_NONE;
  if (!p->is_whole)
    spread(p, id, op, flow);
  if (is_live)
    free_lists_plan(p, id, op, flow);
}

/* Everything stays whole. */
static void block_all(free_plan_t *p) {
  for (uint32_t i = 0; i < p->num_narrows; ++i)
    demand(p, p->narrows[i].value, p->narrows[i].id);
}

static void forget(free_plan_t *p) {
  pointer_map_deinit(&p->narrow_ids);
  p->narrow_ids = (pointer_map_t){.allocator = p->arena->allocator};
  p->num_narrows = 0;
  p->changed = false;
  memset(p->edits, 0, analysis_num_operations(p->analysis) * sizeof *p->edits);
}

/* What is whole stays so, so that a second round finds little; a last one is
 * there for the case that the rules do not agree. Edits are planned in each
 * round, as if it were the last. */
bool free_plan_make(free_plan_t *p) {
  enum { MAX_ROUNDS = 6 };
  find_careless(p);
  for (int round = 0; round < MAX_ROUNDS; ++round) {
    if (round)
      forget(p);
    if (!shapes_walk(p->shapes, visit, p))
      return false;
    if (!p->changed)
      return true;
    if (round + 2 == MAX_ROUNDS)
      block_all(p);
  }
  forget(p);
  p->is_whole = true;
  return shapes_walk(p->shapes, visit, p);
}
