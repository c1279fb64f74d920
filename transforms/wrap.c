/* Wraps assertions: builds the regions that were planned. */
#include "transforms/wrap.h"

#include "transforms/remark.h"
#include "transforms/work.h"
#include "transforms/wrap_plan.h"

static MlirStringRef region_name(void) {
  return mlirStringRefCreateFromCString("assertion.region");
}

/* One region being built. */
typedef struct builder_t {
  const wrap_plan_t *plan;
  MlirBlock block;
  MlirValue *values; /* New values: block arguments, then clones' results. */
  uint32_t num_values;
  pointer_map_t *map; /* From old values to their places in `values`. */
} builder_t;

static bool map_value(builder_t *b, MlirValue from, MlirValue to) {
  b->values[b->num_values] = to;
  return pointer_map_set(b->map, from.ptr, b->num_values++);
}

/* Lets `op` use the new values. */
static void remap_operands(const builder_t *b, MlirOperation op) {
  intptr_t operands = mlirOperationGetNumOperands(op);
  for (intptr_t k = 0; k < operands; ++k) {
    MlirValue value = mlirOperationGetOperand(op, k);
    uint32_t i = pointer_map_get(b->map, value.ptr);
    if (i != POINTER_MAP_NONE)
      mlirOperationSetOperand(op, k, b->values[i]);
  }
}

/* Moves `id` with all that is nested in it to the end of the block. */
static void append_moved(builder_t *b, uint32_t id) {
  const analysis_t *a = b->plan->analysis;
  MlirOperation op = analysis_operation(a, id);
  for (uint32_t k = id; k < analysis_end(a, id); ++k)
    remap_operands(b, analysis_operation(a, k));
  mlirOperationRemoveFromParent(op);
  mlirBlockAppendOwnedOperation(b->block, op);
}

static bool append_clone(builder_t *b, uint32_t id) {
  MlirOperation op = analysis_operation(b->plan->analysis, id);
  MlirOperation clone = mlirOperationClone(op);
  remap_operands(b, clone);
  mlirBlockAppendOwnedOperation(b->block, clone);
  for (intptr_t k = 0; k < mlirOperationGetNumResults(op); ++k)
    if (!map_value(b, mlirOperationGetResult(op, k),
                   mlirOperationGetResult(clone, k)))
      return false;
  return true;
}

/* Fills the block in the operations' old order, the assertion last. */
static bool fill(builder_t *b, uint32_t assertion) {
  const wrap_plan_t *plan = b->plan;
  uint32_t count = plan->num_moved + plan->num_cloned;
  uint32_t *order = ARENA_NEW(plan->arena, uint32_t, (size_t)count + 1);
  if (!order)
    return false;
  for (uint32_t k = 0; k < plan->num_moved; ++k)
    order[k] = plan->moved[k];
  for (uint32_t k = 0; k < plan->num_cloned; ++k)
    order[plan->num_moved + k] = plan->cloned[k];
  analysis_sort(order, count);
  for (uint32_t k = 0; k < count; ++k) {
    if (plan->part[order[k]] == WRAP_MOVED)
      append_moved(b, order[k]);
    else if (!append_clone(b, order[k]))
      return false;
  }
  append_moved(b, assertion);
  return true;
}

/* The region operation with its block, in front of the assertion. */
static MlirOperation create_region(const wrap_plan_t *plan, uint32_t assertion,
                                   MlirBlock *block) {
  MlirOperation op = analysis_operation(plan->analysis, assertion);
  MlirLocation location = mlirOperationGetLocation(op);
  *block = mlirBlockCreate(0, NULL, NULL);
  for (uint32_t k = 0; k < plan->num_captures; ++k)
    mlirBlockAddArgument(*block, mlirValueGetType(plan->captures[k]), location);
  MlirRegion region = mlirRegionCreate();
  mlirRegionAppendOwnedBlock(region, *block);
  MlirOperationState state = mlirOperationStateGet(region_name(), location);
  mlirOperationStateAddOperands(&state, plan->num_captures, plan->captures);
  mlirOperationStateAddOwnedRegions(&state, 1, &region);
  MlirOperation created = mlirOperationCreate(&state);
  mlirBlockInsertOwnedOperationBefore(mlirOperationGetBlock(op), op, created);
  return created;
}

static bool build(const wrap_plan_t *plan, uint32_t assertion) {
  pointer_map_t map;
  bool ok = pointer_map_init(&map, plan->arena->allocator, 64);
  builder_t b = {.plan = plan, .map = &map};
  size_t most = plan->num_captures + 1;
  for (uint32_t k = 0; k < plan->num_cloned; ++k)
    most += (size_t)mlirOperationGetNumResults(
        analysis_operation(plan->analysis, plan->cloned[k]));
  b.values = ARENA_NEW(plan->arena, MlirValue, most);
  ok = ok && b.values;
  if (ok)
    create_region(plan, assertion, &b.block);
  for (uint32_t k = 0; k < plan->num_captures && ok; ++k)
    ok = map_value(&b, plan->captures[k],
                   mlirBlockGetArgument(b.block, (intptr_t)k));
  ok = ok && fill(&b, assertion);
  pointer_map_deinit(&map);
  return ok;
}

/* Why assertion `i` is not to be wrapped, or NULL. */
static const char *refuse(const analysis_t *a, uint32_t i) {
  const analysis_assertion_t *as = analysis_assertion(a, i);
  MlirOperation op = analysis_operation(a, as->id);
  for (intptr_t k = mlirOperationGetNumResults(op); k-- > 0;)
    if (!mlirOpOperandIsNull(
            mlirValueGetFirstUse(mlirOperationGetResult(op, k))))
      return "its result is used, and a region gives none";
  return NULL;
}

static bool is_wrapped(const analysis_t *a, uint32_t i) {
  return analysis_assertion(a, i)->shape == ANALYSIS_REGION;
}

/* Wraps assertion `i`, or leaves it and says why. */
static bool wrap_one(wrap_plan_t *plan, uint32_t i, uint8_t *cloned,
                     const verb_options_t *options) {
  analysis_t *a = plan->analysis;
  uint32_t id = analysis_assertion(a, i)->id;
  const char *reason = refuse(a, i);
  bool planned = !reason;
  if (planned)
    reason = wrap_plan_make(plan, i);
  bool ok = reason || build(plan, id);
  if (reason) {
    remark_left(analysis_operation(a, id), "assertion", reason, options);
    if (options->report)
      report_set_left(options->report, i, reason);
  }
  for (uint32_t k = 0; k < plan->num_cloned && !reason; ++k)
    cloned[plan->cloned[k]] = 1;
  if (planned)
    wrap_plan_clear(plan);
  return ok;
}

/* Erases operations of slices that only regions needed, which have clones. */
static uint32_t erase_cloned(const analysis_t *a, const uint8_t *cloned) {
  uint32_t erased = 0;
  for (uint32_t id = analysis_num_operations(a); id-- > 1;) {
    if (!cloned[id] || analysis_class(a, id) != ANALYSIS_SLICE)
      continue;
    MlirOperation op = analysis_operation(a, id);
    bool used = false;
    for (intptr_t k = mlirOperationGetNumResults(op); k-- > 0;)
      used |= !mlirOpOperandIsNull(
          mlirValueGetFirstUse(mlirOperationGetResult(op, k)));
    if (used)
      continue;
    mlirOperationDestroy(op);
    ++erased;
  }
  return erased;
}

static bool wrap_all(work_t *w) {
  analysis_t *a = w->analysis;
  wrap_plan_t plan;
  uint8_t *cloned = ARENA_NEW(&w->arena, uint8_t, analysis_num_operations(a));
  bool ok = wrap_plan_init(&plan, a, &w->arena) && cloned;
  remark_skipped(a, w->options);
  w->changed = true;
  for (uint32_t i = 0; i < analysis_num_assertions(a) && ok; ++i)
    ok = is_wrapped(a, i) || wrap_one(&plan, i, cloned, w->options);
  wrap_plan_deinit(&plan);
  if (ok)
    erase_cloned(a, cloned);
  return ok;
}

/* Whether the context takes regions; else says that it does not. */
static bool check_context(MlirOperation root, const verb_options_t *options) {
  MlirContext context = mlirOperationGetContext(root);
  if (mlirContextGetAllowUnregisteredDialects(context) ||
      mlirContextIsRegisteredOperation(context, region_name()))
    return true;
  options->sink.emit(
      mlirOperationGetLocation(root), MlirDiagnosticError,
      mlirStringRefCreateFromCString(
          "assertion.region is not registered in this context, which allows no "
          "unregistered dialects"),
      options->sink.user_data);
  return false;
}

MlirLogicalResult wrap_run(MlirOperation root, const verb_options_t *options) {
  static const work_step_t step = {"wrap", REPORT_WRAPPED, wrap_all, false};
  if (!check_context(root, options))
    return mlirLogicalResultFailure();
  return work_run(root, options, &step);
}
