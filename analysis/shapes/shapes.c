/* Walks the operations in order and keeps the shape of every value. */
#include "analysis/shapes/shapes.h"

#include <string.h>

#include "analysis/shapes/shape_rules.h"
#include "analysis/shapes/sizes_impl.h"

/* Room for as many values as most modules have. */
static bool make_room(shapes_t *s, allocator_t allocator) {
  s->capacity = analysis_num_operations(s->analysis) + 16;
  s->shapes = arena_alloc(s->arena, s->capacity, sizeof *s->shapes);
  return s->shapes && pointer_map_init(&s->ids, allocator, s->capacity);
}

shapes_t *shapes_create(analysis_t *analysis, arena_t *arena) {
  shapes_t *s = ARENA_NEW(arena, shapes_t, 1);
  if (!s)
    return NULL;
  s->analysis = analysis;
  s->arena = arena;
  s->sizes = sizes_create(arena);
  analysis_expect_types(analysis);
  s->names = shape_names_find(analysis, arena);
  s->bind_name = analysis_find_name(analysis, "torch.bind_symbolic_shape");
  s->region_name = analysis_find_name(analysis, "assertion.region");
  if (!s->sizes || !s->names || !make_room(s, arena->allocator)) {
    shapes_destroy(s);
    return NULL;
  }
  return s;
}

void shapes_destroy(shapes_t *s) {
  if (s)
    pointer_map_deinit(&s->ids);
}

sizes_t *shapes_sizes(shapes_t *s) { return s->sizes; }

const size_id_t *shape_copy(shapes_t *s, const size_id_t *sizes,
                            uint32_t count) {
  size_id_t *copy = ARENA_NEW(s->arena, size_id_t, (size_t)count + 1);
  if (copy && count)
    memcpy(copy, sizes, count * sizeof *sizes);
  return copy;
}

/* ---- Values ---- */

static void put(shapes_t *s, MlirValue value, shape_t shape) {
  if (!arena_grow_array(s->arena, (void **)&s->shapes, &s->capacity, s->count,
                        sizeof *s->shapes))
    return;
  s->shapes[s->count] = shape;
  if (pointer_map_set(&s->ids, value.ptr, s->count))
    ++s->count;
  else
    s->arena->failed = true;
}

/* What the rule found, completed by the type: a size that the type fixes is
 * that, one that nobody knows is new. */
static shape_t complete(shapes_t *s, MlirValue value,
                        const shape_dims_t *found) {
  shape_t out = {.value = SIZES_NONE};
  MlirType type = mlirValueGetType(value);
  type_info_t info = analysis_type(s->analysis, type);
  if (info.scalar) {
    out.kind = SHAPE_SCALAR;
    out.value = sizes_symbol(s->sizes, false);
    return out;
  }
  if (!info.tensor || info.writable || info.rank < 0 ||
      info.rank > SHAPE_MAX_RANK)
    return out;
  bool known = found && !found->failed && found->count == info.rank;
  size_id_t sizes[SHAPE_MAX_RANK];
  for (uint32_t i = 0; i < info.rank; ++i) {
    sizes[i] = known ? found->sizes[i] : SIZES_NONE;
    if (info.sizes[i] != TYPES_UNKNOWN)
      sizes[i] = sizes_constant(s->sizes, info.sizes[i]);
    else if (sizes[i] == SIZES_NONE)
      sizes[i] = sizes_symbol(s->sizes, true);
  }
  out.sizes = shape_copy(s, sizes, (uint32_t)info.rank);
  if (!out.sizes)
    return out;
  out.kind = SHAPE_TENSOR;
  out.count = (uint32_t)info.rank;
  return out;
}

shape_t shapes_get(shapes_t *s, MlirValue value) {
  uint32_t id = pointer_map_get(&s->ids, value.ptr);
  if (id != POINTER_MAP_NONE)
    return s->shapes[id];
  shape_t shape = complete(s, value, NULL);
  put(s, value, shape);
  return shape;
}

bool shapes_constant(shapes_t *s, MlirValue value, int64_t *constant) {
  shape_t shape = shapes_get(s, value);
  return shape.kind == SHAPE_SCALAR && shape.value != SIZES_NONE &&
         sizes_is_constant(s->sizes, shape.value, constant);
}

size_id_t shapes_num_elements(shapes_t *s, shape_t shape) {
  size_id_t product = sizes_constant(s->sizes, 1);
  for (uint32_t i = 0; i < shape.count; ++i)
    product = sizes_multiply(s->sizes, product, shape.sizes[i]);
  return shape.kind == SHAPE_TENSOR ? product : SIZES_NONE;
}

bool shape_int(const shape_call_t *call, intptr_t k, int64_t *value) {
  MlirValue operand = shape_operand(call, k);
  return operand.ptr && shapes_constant(call->shapes, operand, value);
}

bool shape_dim(const shape_call_t *call, intptr_t k, uint32_t rank,
               uint32_t *dim) {
  int64_t value;
  if (!shape_int(call, k, &value))
    return false;
  if (value < 0)
    value += rank;
  *dim = (uint32_t)value;
  return value >= 0 && value < rank;
}

/* ---- Operations ---- */

/* Where a type says more than the rule, the two are equal from here on. */
static void learn_types(shapes_t *s, const shape_dims_t *found, shape_t shape) {
  for (uint32_t i = 0; i < shape.count; ++i)
    if (found->sizes[i] != SIZES_NONE && found->sizes[i] != shape.sizes[i])
      sizes_equate(s->sizes, found->sizes[i], shape.sizes[i]);
}

/* A tensor of one integer without dimensions has a value too. */
static void find_value(const shape_call_t *call, shape_t *shape) {
  MlirType type = mlirValueGetType(mlirOperationGetResult(call->op, 0));
  MlirStringRef element = analysis_type(call->shapes->analysis, type).element;
  shape_t value;
  if (shape->kind == SHAPE_TENSOR && !shape->count &&
      mlirStringRefEqual(element, mlirStringRefCreateFromCString("si64")) &&
      shape_scalar(call, &value))
    shape->value = value.value;
}

static void find_results(shapes_t *s, uint32_t op_id, MlirOperation op) {
  const shape_name_t *name = &s->names[analysis_name_of(s->analysis, op_id)];
  const shape_row_t *row = name->row;
  shape_call_t call = {s, s->sizes, op, mlirOperationGetNumOperands(op),
                       name->scalar};
  shape_dims_t found = {.failed = true};
  if (row && mlirOperationGetNumResults(op))
    found = row->rule(&call);
  for (intptr_t k = 0; k < mlirOperationGetNumResults(op); ++k) {
    MlirValue result = mlirOperationGetResult(op, k);
    uint32_t id = pointer_map_get(&s->ids, result.ptr);
    shape_t shape;
    if (id != POINTER_MAP_NONE)
      shape = s->shapes[id];
    else if (k || row || !shape_scalar(&call, &shape))
      shape = complete(s, result, k ? NULL : &found);
    if (id == POINTER_MAP_NONE) {
      if (!k && row)
        find_value(&call, &shape);
      put(s, result, shape);
    }
    if (!k && !found.failed && shape.count == found.count)
      learn_types(s, &found, shape);
  }
}

/* Follows symbols of their own through the rule. */
bool shapes_map(shapes_t *s, MlirOperation op, intptr_t k, uint32_t *map) {
  const shape_row_t *row =
      shape_row_lookup(mlirIdentifierStr(mlirOperationGetName(op)));
  MlirValue operand = mlirOperationGetOperand(op, k);
  shape_t known = shapes_get(s, operand), marked = known;
  uint32_t id = pointer_map_get(&s->ids, operand.ptr);
  size_id_t symbols[SHAPE_MAX_RANK];
  if (!row || id == POINTER_MAP_NONE || known.kind != SHAPE_TENSOR)
    return false;
  for (uint32_t i = 0; i < known.count; ++i)
    symbols[i] = sizes_symbol(s->sizes, true);
  marked.sizes = symbols;
  s->shapes[id] = marked;
  shape_call_t call = {s, s->sizes, op, mlirOperationGetNumOperands(op), NULL};
  shape_dims_t found = row->rule(&call);
  s->shapes[id] = known;
  for (uint32_t i = 0; i < known.count; ++i) {
    map[i] = SIZES_NONE;
    for (uint32_t j = 0; j < found.count; ++j)
      if (found.sizes[j] == symbols[i])
        map[i] = j;
  }
  /* A squeeze that leaves a dimension would not leave one of size 1. */
  bool is_squeeze = row->rule == shape_rule_squeeze;
  return !found.failed && !(is_squeeze && found.count == known.count);
}

/* The arguments of a region that runs once are what it captures. */
static void bind_arguments(shapes_t *s, uint32_t id, MlirOperation op) {
  if (analysis_name_of(s->analysis, id) != s->region_name ||
      mlirOperationGetNumRegions(op) != 1)
    return;
  MlirBlock block = mlirRegionGetFirstBlock(mlirOperationGetRegion(op, 0));
  if (mlirBlockIsNull(block) ||
      mlirBlockGetNumArguments(block) != mlirOperationGetNumOperands(op))
    return;
  for (intptr_t k = 0; k < mlirBlockGetNumArguments(block); ++k)
    if (pointer_map_get(&s->ids, mlirBlockGetArgument(block, k).ptr) ==
        POINTER_MAP_NONE)
      put(s, mlirBlockGetArgument(block, k),
          shapes_get(s, mlirOperationGetOperand(op, k)));
}

/* ---- Scopes ---- */

/* Forgets what was learnt in the innermost block, and learns what assertions in
 * it say of what is around it. */
static void leave(shapes_t *s) {
  sizes_forget(s->sizes, s->scopes[--s->depth].mark);
  while (s->num_pending && s->pending[s->num_pending - 1].depth >= s->depth) {
    shape_fact_t fact = s->pending[--s->num_pending];
    if (fact.broadcast)
      sizes_learn_broadcast(s->sizes, fact.a, fact.b);
    else
      sizes_equate(s->sizes, fact.a, fact.b);
  }
}

/* Whether the scope on top stays open for an operation in `block`. */
static bool is_around(const shapes_t *s, MlirBlock block, uint32_t id) {
  const shape_scope_t *top = &s->scopes[s->depth - 1];
  if (mlirBlockEqual(top->block, block))
    return true;
  if (top->is_entry && mlirRegionEqual(mlirBlockGetParentRegion(top->block),
                                       mlirBlockGetParentRegion(block)))
    return true;
  uint32_t parent = analysis_parent(s->analysis, id);
  return parent != ANALYSIS_NONE && parent != 0 &&
         mlirBlockEqual(
             mlirOperationGetBlock(analysis_operation(s->analysis, parent)),
             top->block);
}

static bool has_strict_symbols(MlirOperation op) {
  return !mlirAttributeIsNull(mlirOperationGetAttributeByName(
      op,
      mlirStringRefCreateFromCString("torch.assume_strict_symbolic_shapes")));
}

/* Enters the block of operation `id`. */
static bool enter(shapes_t *s, uint32_t id) {
  MlirBlock block = mlirOperationGetBlock(analysis_operation(s->analysis, id));
  while (s->depth && !is_around(s, block, id))
    leave(s);
  if (s->depth && mlirBlockEqual(s->scopes[s->depth - 1].block, block))
    return true;
  if (!arena_grow_array(s->arena, (void **)&s->scopes, &s->max_depth, s->depth,
                        sizeof *s->scopes))
    return false;
  MlirBlock first = mlirRegionGetFirstBlock(mlirBlockGetParentRegion(block));
  s->scopes[s->depth++] = (shape_scope_t){block, mlirBlockEqual(first, block),
                                          sizes_mark(s->sizes)};
  return true;
}

bool shapes_walk(shapes_t *s, shapes_visit_t visit, void *data) {
  uint32_t count = analysis_num_operations(s->analysis), strict_end = 0;
  for (uint32_t id = 0; id < count && !s->arena->failed; ++id) {
    MlirOperation op = analysis_operation(s->analysis, id);
    if (id && !enter(s, id))
      return false;
    if (mlirOperationGetNumRegions(op) && has_strict_symbols(op))
      strict_end = analysis_end(s->analysis, id);
    s->strict = id < strict_end;
    bind_arguments(s, id, op);
    find_results(s, id, op);
    shape_facts_learn(s, id);
    if (visit)
      visit(s, id, data);
  }
  while (s->depth)
    leave(s);
  return !s->arena->failed;
}
