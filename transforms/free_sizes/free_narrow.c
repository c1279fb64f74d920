/* Which values become narrower: where it starts and how it goes on. */
#include <string.h>

#include "transforms/free_sizes/free_plan.h"

enum { MAX_RANK = 16 };

bool free_is_narrow(const free_plan_t *p, MlirValue value) {
  return pointer_map_get(&p->narrow_ids, value.ptr) != POINTER_MAP_NONE;
}

shape_t free_narrow_shape(free_plan_t *p, MlirValue value) {
  uint32_t i = pointer_map_get(&p->narrow_ids, value.ptr);
  return i == POINTER_MAP_NONE ? shapes_get(p->shapes, value)
                               : p->narrows[i].shape;
}

/* Makes the first result of `id` narrow, unless it is as wide as before. */
static void narrow(free_plan_t *p, uint32_t id, const size_id_t *sizes) {
  MlirValue value = free_result(analysis_operation(p->analysis, id));
  shape_t shape = shapes_get(p->shapes, value);
  bool same = true;
  for (uint32_t i = 0; i < shape.count; ++i)
    same &= sizes_equal(p->sizes, sizes[i], shape.sizes[i]);
  if (same)
    return;
  size_id_t *copy = ARENA_NEW(p->arena, size_id_t, (size_t)shape.count + 1);
  if (!copy || p->num_narrows == p->max_narrows)
    return;
  memcpy(copy, sizes, shape.count * sizeof *sizes);
  shape.sizes = copy;
  p->narrows[p->num_narrows] = (free_narrow_t){value, id, shape, false};
  if (!pointer_map_set(&p->narrow_ids, value.ptr, p->num_narrows++))
    p->arena->failed = true;
}

/* What takes the first result of `id` and stands in front of it, as in blocks
 * that are not in order: when it was met, nobody knew that its operand would be
 * narrow. NONE for nothing. */
static uint32_t earlier_user(const free_plan_t *p, uint32_t id,
                             MlirOperation op) {
  MlirOpOperand use = mlirValueGetFirstUse(free_result(op));
  for (; !mlirOpOperandIsNull(use); use = mlirOpOperandGetNextUse(use)) {
    uint32_t user = analysis_id(p->analysis, mlirOpOperandGetOwner(use));
    if (user <= id)
      return user;
  }
  return ANALYSIS_NONE;
}

/* ---- Where it starts ---- */

/* Whether nothing stands in the way of a leaf; else it is blocked. */
static bool may_start(free_plan_t *p, uint32_t id, MlirOperation op) {
  uint32_t user = earlier_user(p, id, op);
  if (user != ANALYSIS_NONE)
    free_block(p, id, user);
  return user == ANALYSIS_NONE;
}

static MlirStringRef element_of(const free_plan_t *p, MlirValue value) {
  return analysis_type(p->analysis, mlirValueGetType(value)).element;
}

/* Whether the list has an entry that is unknown and, where operand 0 has the
 * dimension, not its own size. */
static bool needs_sizes(free_plan_t *p, shape_t list, shape_t own) {
  uint32_t skip = list.count - own.count;
  int64_t value;
  for (uint32_t i = 0; i < list.count; ++i)
    if (!sizes_is_constant(p->sizes, list.sizes[i], &value) &&
        (i < skip ||
         !sizes_equal(p->sizes, list.sizes[i], own.sizes[i - skip])))
      return true;
  return false;
}

static bool is_static(free_plan_t *p, shape_t shape) {
  int64_t value;
  for (uint32_t i = 0; i < shape.count; ++i)
    if (!sizes_is_constant(p->sizes, shape.sizes[i], &value))
      return false;
  return true;
}

/* What a broadcast needs no size for: all of the operand's dimensions, and if
 * they are constant, those of the result that are constant. */
static bool start_expand(free_plan_t *p, uint32_t id, MlirOperation op) {
  MlirValue input = mlirOperationGetOperand(op, 0), out = free_result(op);
  shape_t from = free_narrow_shape(p, input), to = shapes_get(p->shapes, out);
  shape_t list = shapes_get(p->shapes, mlirOperationGetOperand(op, 1));
  if (p->blocked[id] || from.kind != SHAPE_TENSOR || to.kind != SHAPE_TENSOR ||
      list.kind != SHAPE_LIST || list.count != to.count ||
      from.count > to.count ||
      !mlirStringRefEqual(element_of(p, input), element_of(p, out)) ||
      !needs_sizes(p, list, from) || !may_start(p, id, op))
    return false;
  size_id_t sizes[MAX_RANK];
  uint32_t skip = to.count - from.count;
  bool keep = is_static(p, from);
  for (uint32_t i = 0; i < to.count; ++i) {
    int64_t value;
    sizes[i] = i < skip ? sizes_constant(p->sizes, 1) : from.sizes[i - skip];
    if (keep && sizes_is_constant(p->sizes, to.sizes[i], &value))
      sizes[i] = to.sizes[i];
  }
  narrow(p, id, sizes);
  return true;
}

static bool start_fill(free_plan_t *p, uint32_t id, MlirOperation op) {
  shape_t to = shapes_get(p->shapes, free_result(op));
  shape_t list = shapes_get(p->shapes, mlirOperationGetOperand(op, 0));
  shape_t none = {.kind = SHAPE_TENSOR};
  if (p->blocked[id] || to.kind != SHAPE_TENSOR || list.kind != SHAPE_LIST ||
      list.count != to.count || !needs_sizes(p, list, none) ||
      !may_start(p, id, op))
    return false;
  size_id_t sizes[MAX_RANK];
  for (uint32_t i = 0; i < to.count; ++i) {
    int64_t value;
    bool known = sizes_is_constant(p->sizes, to.sizes[i], &value);
    sizes[i] = known ? to.sizes[i] : sizes_constant(p->sizes, 1);
  }
  narrow(p, id, sizes);
  return true;
}

/* ---- How it goes on ---- */

/* Whether a dimension of `value` becomes another one that is not constant. */
static bool is_narrow_and_unknown(free_plan_t *p, MlirValue value) {
  shape_t wide = shapes_get(p->shapes, value);
  shape_t shape = free_narrow_shape(p, value);
  int64_t constant;
  for (uint32_t i = 0; i < shape.count; ++i)
    if (!sizes_equal(p->sizes, shape.sizes[i], wide.sizes[i]) &&
        !sizes_is_constant(p->sizes, shape.sizes[i], &constant))
      return true;
  return false;
}

/* torch-mlir takes a choice that is constant for the operand chosen where the
 * types are equal, be it that the sizes are not. */
static bool may_fold(free_plan_t *p, MlirOperation op) {
  static const char prefix[] = "torch.aten.where.";
  MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(op));
  if (name.length < sizeof prefix - 1 ||
      memcmp(name.data, prefix, sizeof prefix - 1) != 0 ||
      !is_static(p, shapes_get(p->shapes, mlirOperationGetOperand(op, 0))))
    return false;
  for (intptr_t k = 1; k < mlirOperationGetNumOperands(op); ++k)
    if (is_narrow_and_unknown(p, mlirOperationGetOperand(op, k)))
      return true;
  return false;
}

static bool pass_broadcast(free_plan_t *p, uint32_t id, MlirOperation op) {
  shape_t to = shapes_get(p->shapes, free_result(op));
  size_id_t sizes[MAX_RANK];
  if (may_fold(p, op))
    return false;
  for (uint32_t i = 0; i < to.count; ++i)
    sizes[i] = sizes_constant(p->sizes, 1);
  for (intptr_t k = 0; k < mlirOperationGetNumOperands(op); ++k) {
    MlirValue operand = mlirOperationGetOperand(op, k);
    if (!analysis_type(p->analysis, mlirValueGetType(operand)).tensor)
      continue;
    shape_t from = free_narrow_shape(p, operand);
    if (from.kind != SHAPE_TENSOR || from.count > to.count)
      return false;
    uint32_t skip = to.count - from.count;
    for (uint32_t i = 0; i < from.count; ++i)
      sizes[skip + i] =
          sizes_broadcast(p->sizes, sizes[skip + i], from.sizes[i]);
  }
  for (uint32_t i = 0; i < to.count; ++i)
    if (sizes[i] == SIZES_NONE)
      return false;
  narrow(p, id, sizes);
  return true;
}

bool free_unit_map(free_plan_t *p, shape_t from, shape_t to, uint32_t *map) {
  uint32_t j = 0;
  for (uint32_t i = 0; i < from.count; ++i) {
    map[i] = SIZES_NONE;
    if (sizes_is(p->sizes, from.sizes[i], 1))
      continue;
    while (j < to.count && sizes_is(p->sizes, to.sizes[j], 1))
      ++j;
    if (j == to.count || !sizes_equal(p->sizes, from.sizes[i], to.sizes[j]))
      return false;
    map[i] = j++;
  }
  while (j < to.count && sizes_is(p->sizes, to.sizes[j], 1))
    ++j;
  return j == to.count;
}

/* Gives the result the narrow dimensions of operand `k`, each of which has to
 * become one of it. */
static bool map_operand(free_plan_t *p, MlirOperation op, intptr_t k,
                        const uint32_t *map, size_id_t *sizes) {
  MlirValue operand = mlirOperationGetOperand(op, k);
  shape_t wide = shapes_get(p->shapes, operand);
  shape_t shape = free_narrow_shape(p, operand);
  for (uint32_t i = 0; i < shape.count; ++i) {
    if (sizes_equal(p->sizes, shape.sizes[i], wide.sizes[i]))
      continue;
    if (map[i] == SIZES_NONE)
      return false;
    sizes[map[i]] = shape.sizes[i];
  }
  return true;
}

/* Starts with the dimensions that the result has. */
static bool begin_map(free_plan_t *p, MlirOperation op, size_id_t *sizes) {
  shape_t to = shapes_get(p->shapes, free_result(op));
  if (to.kind != SHAPE_TENSOR || to.count > MAX_RANK)
    return false;
  memcpy(sizes, to.sizes, to.count * sizeof *sizes);
  return true;
}

/* Whether a list has its elements as operands, so that some of them can be
 * others. */
static bool is_written_out(MlirValue list, uint32_t count) {
  if (!mlirValueIsAOpResult(list))
    return false;
  MlirOperation op = mlirOpResultGetOwner(list);
  return mlirStringRefEqual(
             mlirIdentifierStr(mlirOperationGetName(op)),
             mlirStringRefCreateFromCString("torch.prim.ListConstruct")) &&
         mlirOperationGetNumOperands(op) == (intptr_t)count;
}

/* The narrow dimensions, of size 1, stay apart from the others. */
static bool pass_view(free_plan_t *p, uint32_t id, MlirOperation op) {
  size_id_t sizes[MAX_RANK];
  uint32_t map[MAX_RANK];
  MlirValue input = mlirOperationGetOperand(op, 0);
  shape_t from = shapes_get(p->shapes, input);
  shape_t to = shapes_get(p->shapes, free_result(op));
  shape_t shape = free_narrow_shape(p, input);
  MlirValue list = mlirOperationGetOperand(op, 1);
  if (!is_written_out(list, to.count) ||
      shapes_get(p->shapes, list).kind != SHAPE_LIST)
    return false;
  for (uint32_t i = 0; i < from.count; ++i)
    if (!sizes_equal(p->sizes, from.sizes[i], shape.sizes[i]) &&
        !sizes_is(p->sizes, shape.sizes[i], 1))
      return false;
  if (!begin_map(p, op, sizes) || !free_unit_map(p, from, to, map) ||
      !map_operand(p, op, 0, map, sizes))
    return false;
  narrow(p, id, sizes);
  return true;
}

static bool pass_map(free_plan_t *p, uint32_t id, MlirOperation op) {
  size_id_t sizes[MAX_RANK];
  uint32_t map[MAX_RANK];
  if (!begin_map(p, op, sizes))
    return false;
  for (intptr_t k = 0; k < mlirOperationGetNumOperands(op); ++k) {
    MlirValue operand = mlirOperationGetOperand(op, k);
    if (free_is_narrow(p, operand) && (!shapes_map(p->shapes, op, k, map) ||
                                       !map_operand(p, op, k, map, sizes)))
      return false;
  }
  narrow(p, id, sizes);
  return true;
}

bool free_narrow_pass(free_plan_t *p, uint32_t id, MlirOperation op,
                      shape_flow_t flow) {
  if (mlirOperationGetNumResults(op) != 1 ||
      earlier_user(p, id, op) != ANALYSIS_NONE)
    return false;
  switch (flow) {
  case SHAPE_FLOW_BROADCAST:
    return pass_broadcast(p, id, op);
  case SHAPE_FLOW_VIEW:
    return pass_view(p, id, op);
  case SHAPE_FLOW_MAP:
    return pass_map(p, id, op);
  default:
    return false;
  }
}

bool free_narrow_start(free_plan_t *p, uint32_t id, MlirOperation op,
                       shape_flow_t flow) {
  return (flow == SHAPE_FLOW_EXPAND && start_expand(p, id, op)) ||
         (flow == SHAPE_FLOW_FILL && start_fill(p, id, op));
}
