/* Decides what is moved, what is cloned and what is captured. */
#include "transforms/wrap_plan.h"

/* Operations that run each of their regions at most once. */
static const char *const once[] = {
    "torch.prim.If",      "scf.if",           "affine.if",
    "scf.execute_region", "scf.index_switch", "memref.alloca_scope",
    "shape.assuming",
};

/* Whether a region of `op` has several blocks, which may form a loop. */
static bool has_blocks(MlirOperation op) {
  MlirRegion region = mlirOperationGetFirstRegion(op);
  for (; !mlirRegionIsNull(region);
       region = mlirRegionGetNextInOperation(region)) {
    MlirBlock block = mlirRegionGetFirstBlock(region);
    if (!mlirBlockIsNull(block) &&
        !mlirBlockIsNull(mlirBlockGetNextInRegion(block)))
      return true;
  }
  return false;
}

static bool runs_once(MlirOperation op) {
  MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(op));
  for (size_t i = 0; i < sizeof once / sizeof *once; ++i)
    if (mlirStringRefEqual(name, mlirStringRefCreateFromCString(once[i])))
      return !has_blocks(op);
  return false;
}

static bool writes(analysis_t *a, uint32_t id) {
  analysis_root_t root = analysis_root(a, id);
  return analysis_class(a, id) != ANALYSIS_ASSERTION &&
         (root == ANALYSIS_ROOT_EFFECTS || root == ANALYSIS_ROOT_UNKNOWN ||
          root == ANALYSIS_ROOT_UNSELECTED);
}

static void fill_nests(wrap_plan_t *plan, uint32_t count) {
  for (uint32_t id = 1; id < count; ++id) {
    uint32_t parent = analysis_parent(plan->analysis, id);
    bool through =
        parent && runs_once(analysis_operation(plan->analysis, parent));
    plan->nest[id] = through ? plan->nest[parent] : parent;
    plan->writes[id + 1] = plan->writes[id] + writes(plan->analysis, id);
  }
}

static void mark_operands(wrap_plan_t *plan, uint32_t id) {
  MlirOperation op = analysis_operation(plan->analysis, id);
  for (intptr_t k = mlirOperationGetNumOperands(op); k-- > 0;) {
    uint32_t def = analysis_def(plan->analysis, mlirOperationGetOperand(op, k));
    if (def != ANALYSIS_NONE)
      plan->used_by_dead[def] = 1;
  }
}

static void find_used_by_dead(wrap_plan_t *plan, uint32_t count) {
  for (uint32_t id = 1; id < count; ++id)
    if (analysis_class(plan->analysis, id) == ANALYSIS_DEAD)
      mark_operands(plan, id);
}

bool wrap_plan_init(wrap_plan_t *plan, analysis_t *analysis, arena_t *arena) {
  uint32_t count = analysis_num_operations(analysis);
  *plan = (wrap_plan_t){.analysis = analysis, .arena = arena};
  uint32_t *memory = ARENA_NEW(arena, uint32_t, (size_t)count * 4 + 2);
  plan->part = ARENA_NEW(arena, uint8_t, (size_t)count * 2);
  plan->seen.allocator = arena->allocator;
  if (!memory || !plan->part)
    return false;
  plan->used_by_dead = plan->part + count;
  plan->nest = memory;
  plan->writes = memory + count;
  plan->moved = memory + 2 * (size_t)count + 2;
  plan->cloned = memory + 3 * (size_t)count + 2;
  fill_nests(plan, count);
  find_used_by_dead(plan, count);
  return true;
}

void wrap_plan_deinit(wrap_plan_t *plan) { pointer_map_deinit(&plan->seen); }

void wrap_plan_clear(wrap_plan_t *plan) {
  for (uint32_t k = 0; k < plan->num_moved; ++k)
    plan->part[plan->moved[k]] = WRAP_OUTSIDE;
  for (uint32_t k = 0; k < plan->num_cloned; ++k)
    plan->part[plan->cloned[k]] = WRAP_OUTSIDE;
  pointer_map_deinit(&plan->seen);
  plan->num_moved = plan->num_cloned = plan->num_captures = 0;
}

/* The outermost operation of the slices around `id`, or `id`. */
static uint32_t outermost(const analysis_t *a, uint32_t id) {
  while (analysis_class(a, analysis_parent(a, id)) == ANALYSIS_SLICE)
    id = analysis_parent(a, id);
  return id;
}

/* Whether `id` stands in the block of assertion `as` or of an operation around
 * it that is in the same region. */
static bool in_block_around(const analysis_t *a, uint32_t id, uint32_t as) {
  uint32_t parent = analysis_parent(a, id);
  while (analysis_parent(a, as) != parent) {
    as = analysis_parent(a, as);
    if (as == ANALYSIS_NONE || as <= parent)
      return false;
  }
  return mlirBlockEqual(mlirOperationGetBlock(analysis_operation(a, id)),
                        mlirOperationGetBlock(analysis_operation(a, as)));
}

/* Whether `id` reads what is written between it and the assertion. */
static bool reads_written(const wrap_plan_t *plan, uint32_t id, uint32_t as) {
  uint32_t end = analysis_end(plan->analysis, id);
  if (plan->writes[as] == plan->writes[end])
    return false;
  for (uint32_t k = id; k < end; ++k)
    if (analysis_reads_mutable(plan->analysis, k))
      return true;
  return false;
}

/* Whether all uses of `id` are in the region as planned so far. */
static bool used_inside(const wrap_plan_t *plan, uint32_t id, uint32_t as) {
  const analysis_t *a = plan->analysis;
  MlirOperation op = analysis_operation(a, id);
  for (intptr_t k = mlirOperationGetNumResults(op); k-- > 0;) {
    MlirOpOperand use = mlirValueGetFirstUse(mlirOperationGetResult(op, k));
    for (; !mlirOpOperandIsNull(use); use = mlirOpOperandGetNextUse(use)) {
      uint32_t user = analysis_id(a, mlirOpOperandGetOwner(use));
      if (user == ANALYSIS_NONE)
        return false;
      bool inside = user >= as && user < analysis_end(a, as);
      if (!inside && plan->part[outermost(a, user)] != WRAP_MOVED)
        return false;
    }
  }
  return true;
}

/* Marks what is moved: backwards, so that users are decided first. */
static void choose_moved(wrap_plan_t *plan, uint32_t i, uint32_t as) {
  analysis_t *a = plan->analysis;
  analysis_ids_t slice = analysis_slice(a, i);
  for (uint32_t k = slice.count; k-- > 0;) {
    uint32_t id = slice.ids[k];
    if (outermost(a, id) != id || analysis_parent(a, id) < plan->nest[as] ||
        !in_block_around(a, id, as) || reads_written(plan, id, as) ||
        !used_inside(plan, id, as))
      continue;
    plan->part[id] = WRAP_MOVED;
    plan->moved[plan->num_moved++] = id;
  }
}

static bool has_small_results(analysis_t *a, MlirOperation op) {
  intptr_t count = mlirOperationGetNumResults(op);
  for (intptr_t k = 0; k < count; ++k) {
    MlirValue result = mlirOperationGetResult(op, k);
    type_info_t type = analysis_type(a, mlirValueGetType(result));
    if (!type.scalar && !type.tosa_shape)
      return false;
  }
  return count > 0;
}

/* Free as it stands, given that it touches nothing mutable. */
static bool is_free(policy_entry_t policy) {
  return policy.effects == OP_EFFECTS_FREE ||
         policy.traits & OP_TRAIT_TENSOR_FREE;
}

static bool is_clonable(const wrap_plan_t *plan, uint32_t id) {
  analysis_t *a = plan->analysis;
  policy_entry_t policy = analysis_policy(a, id);
  MlirOperation op = analysis_operation(a, id);
  bool constant = policy.traits & OP_TRAIT_CONSTANT;
  bool own = analysis_owner(a, id) != ANALYSIS_NONE && !constant;
  if (analysis_class(a, id) == ANALYSIS_SLICE &&
      (own || plan->used_by_dead[id]))
    return false;
  return is_free(policy) && !policy.assertion &&
         mlirOperationGetNumRegions(op) == 0 && has_small_results(a, op) &&
         !analysis_reads_mutable(a, id);
}

static bool capture(wrap_plan_t *plan, MlirValue value) {
  if (pointer_map_get(&plan->seen, value.ptr) != POINTER_MAP_NONE)
    return true;
  if (!arena_grow_array(plan->arena, (void **)&plan->captures,
                        &plan->max_captures, plan->num_captures,
                        sizeof *plan->captures))
    return false;
  plan->captures[plan->num_captures] = value;
  return pointer_map_set(&plan->seen, value.ptr, plan->num_captures++);
}

/* Whether `value` is defined in [begin, end) or is an argument there. */
static bool is_defined_in(const analysis_t *a, MlirValue value, uint32_t begin,
                          uint32_t end) {
  uint32_t id = analysis_def(a, value);
  if (!mlirValueIsAOpResult(value))
    id = analysis_id(
        a, mlirBlockGetParentOperation(mlirBlockArgumentGetOwner(value)));
  return id != ANALYSIS_NONE && id >= begin && id < end;
}

static const char NO_MEMORY[] = "out of memory";
/* Of a graph region. */
static const char NOT_IN_ORDER[] = "its slice is not in order of dominance";
static const char SHAPE[] =
    "it would capture a !tosa.shape, which no block argument can be";

/* Decides on one value that operation `user` of the region needs; what only
 * dead operations in it use is not worth a clone. */
static const char *need(wrap_plan_t *plan, MlirValue value, uint32_t user,
                        bool dead) {
  analysis_t *a = plan->analysis;
  uint32_t id = analysis_def(a, value);
  if (id == ANALYSIS_NONE)
    return capture(plan, value) ? NULL : NO_MEMORY;
  if (plan->part[outermost(a, id)] != WRAP_OUTSIDE)
    return id < user ? NULL : NOT_IN_ORDER;
  bool shape = analysis_type(a, mlirValueGetType(value)).tosa_shape;
  bool room = plan->num_moved + plan->num_cloned < WRAP_MAX_OPERATIONS;
  bool wanted = shape || (room && !dead);
  if (!wanted || id > user || !is_clonable(plan, id))
    return shape ? SHAPE : capture(plan, value) ? NULL : NO_MEMORY;
  plan->part[id] = WRAP_CLONED;
  plan->cloned[plan->num_cloned++] = id;
  return NULL;
}

/* Decides on what the operations in the subtree of `id` need from outside. */
static const char *need_operands(wrap_plan_t *plan, uint32_t id) {
  const analysis_t *a = plan->analysis;
  uint32_t end = analysis_end(a, id);
  for (uint32_t k = id; k < end; ++k) {
    MlirOperation op = analysis_operation(a, k);
    bool dead = analysis_class(a, k) == ANALYSIS_DEAD;
    intptr_t operands = mlirOperationGetNumOperands(op);
    for (intptr_t n = 0; n < operands; ++n) {
      MlirValue value = mlirOperationGetOperand(op, n);
      if (mlirValueIsAOpResult(value) && analysis_def(a, value) == id)
        return NOT_IN_ORDER;
      if (is_defined_in(a, value, id, end))
        continue;
      const char *reason = need(plan, value, id, dead);
      if (reason)
        return reason;
    }
  }
  return NULL;
}

const char *wrap_plan_make(wrap_plan_t *plan, uint32_t i) {
  uint32_t as = analysis_assertion(plan->analysis, i)->id;
  if (!pointer_map_init(&plan->seen, plan->arena->allocator, 16))
    return NO_MEMORY;
  choose_moved(plan, i, as);
  const char *reason = need_operands(plan, as);
  for (uint32_t k = plan->num_moved; k-- > 0 && !reason;)
    reason = need_operands(plan, plan->moved[k]);
  for (uint32_t k = 0; k < plan->num_cloned && !reason; ++k)
    reason = need_operands(plan, plan->cloned[k]);
  return reason;
}
