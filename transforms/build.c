/* Builds operations through MLIR's C API, and takes them back. */
#include "transforms/build.h"

#include <string.h>

#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

void build_init(build_t *b, MlirContext context, allocator_t allocator) {
  *b = (build_t){.context = context, .allocator = allocator};
}

static void *resize(build_t *b, void *memory, size_t size) {
  return b->allocator.resize(b->allocator.self, memory, size);
}

static void drop_replaced(build_t *b, uint32_t count) {
  while (b->num_replaced > count)
    resize(b, b->replaced[--b->num_replaced].values, 0);
}

void build_deinit(build_t *b) {
  drop_replaced(b, 0);
  resize(b, b->built, 0);
  resize(b, b->replaced, 0);
}

void build_before(build_t *b, MlirOperation op) {
  b->place = (build_place_t){mlirOperationGetBlock(op), op,
                             mlirOperationGetLocation(op)};
}

void build_behind(build_t *b, MlirValue value) {
  if (mlirValueIsABlockArgument(value)) {
    MlirBlock block = mlirBlockArgumentGetOwner(value);
    b->place = (build_place_t){
        block, mlirBlockGetFirstOperation(block),
        mlirOperationGetLocation(mlirBlockGetParentOperation(block))};
    return;
  }
  MlirOperation op = mlirOpResultGetOwner(value);
  b->place = (build_place_t){mlirOperationGetBlock(op),
                             mlirOperationGetNextInBlock(op),
                             mlirOperationGetLocation(op)};
}

build_place_t build_place(const build_t *b) { return b->place; }

void build_return(build_t *b, build_place_t place) { b->place = place; }

/* Room for one more in an array; false without memory. */
static bool grow(build_t *b, void **array, size_t size, uint32_t count,
                 uint32_t *capacity) {
  b->failed |= !allocator_grow(b->allocator, array, capacity, count + 1, size);
  return !b->failed;
}

static void insert(build_t *b, MlirOperation op) {
  if (mlirOperationIsNull(b->place.before))
    mlirBlockAppendOwnedOperation(b->place.block, op);
  else
    mlirBlockInsertOwnedOperationBefore(b->place.block, b->place.before, op);
}

/* Loads the dialect of an operation, if it is not loaded yet. */
static void load(build_t *b, const char *name) {
  size_t length = strcspn(name, "."),
         count = sizeof b->loaded / sizeof *b->loaded;
  for (size_t i = 0; i < count; ++i)
    if (!strncmp(b->loaded[i], name, length) && !b->loaded[i][length])
      return;
  mlirContextGetOrLoadDialect(b->context, mlirStringRefCreate(name, length));
  if (length >= sizeof *b->loaded)
    return;
  memmove(b->loaded[1], b->loaded[0], (count - 1) * sizeof *b->loaded);
  memset(b->loaded[0], 0, sizeof *b->loaded);
  memcpy(b->loaded[0], name, length);
}

MlirOperation build_op(build_t *b, const build_spec_t *spec) {
  MlirOperation none = {NULL};
  const MlirRegion regions[] = {spec->region, spec->second};
  if (!grow(b, (void **)&b->built, sizeof *b->built, b->num_built,
            &b->built_capacity)) {
    for (int k = 0; k < 2; ++k)
      if (!mlirRegionIsNull(regions[k]))
        mlirRegionDestroy(regions[k]);
    return none;
  }
  load(b, spec->name);
  MlirOperationState state = mlirOperationStateGet(
      mlirStringRefCreateFromCString(spec->name), b->place.location);
  mlirOperationStateAddOperands(&state, spec->num_operands, spec->operands);
  mlirOperationStateAddAttributes(&state, spec->num_attributes,
                                  spec->attributes);
  mlirOperationStateAddResults(&state, spec->num_results, spec->results);
  if (!mlirRegionIsNull(spec->region))
    mlirOperationStateAddOwnedRegions(
        &state, 1 + !mlirRegionIsNull(spec->second), regions);
  MlirOperation op = mlirOperationCreate(&state);
  insert(b, op);
  return b->built[b->num_built++] = op;
}

MlirValue build_value(build_t *b, const char *name, MlirType result,
                      intptr_t num_operands, const MlirValue *operands,
                      const char *attribute, MlirAttribute value) {
  MlirNamedAttribute named;
  if (attribute)
    named = build_attribute(b, attribute, value);
  MlirOperation op = build_op(b, &(build_spec_t){.name = name,
                                                 .num_operands = num_operands,
                                                 .operands = operands,
                                                 .num_attributes = !!attribute,
                                                 .attributes = &named,
                                                 .num_results = 1,
                                                 .results = &result});
  if (mlirOperationIsNull(op))
    return (MlirValue){NULL};
  return mlirOperationGetResult(op, 0);
}

MlirNamedAttribute build_attribute(build_t *b, const char *name,
                                   MlirAttribute value) {
  struct build_name_t *known =
      &b->names[(uintptr_t)name / 4 % (sizeof b->names / sizeof *b->names)];
  if (known->name != name)
    *known = (struct build_name_t){
        name,
        mlirIdentifierGet(b->context, mlirStringRefCreateFromCString(name))};
  return mlirNamedAttributeGet(known->id, value);
}

MlirAttribute build_parse(build_t *b, const char *text) {
  return mlirAttributeParseGet(b->context,
                               mlirStringRefCreateFromCString(text));
}

MlirAttribute build_i32(build_t *b, int64_t value) {
  return mlirIntegerAttrGet(mlirIntegerTypeGet(b->context, 32), value);
}

MlirAttribute build_string(build_t *b, const char *text) {
  return mlirStringAttrGet(b->context, mlirStringRefCreateFromCString(text));
}

MlirValue build_index(build_t *b, int64_t value) {
  MlirType type = mlirIndexTypeGet(b->context);
  return build_value(b, "arith.constant", type, 0, NULL, "value",
                     mlirIntegerAttrGet(type, value));
}

const char *build_refuse_cast(MlirType from, MlirType to) {
  if (mlirTypeEqual(from, to))
    return NULL;
  if (!mlirTypeIsATensor(from) || !mlirTypeIsATensor(to))
    return "being a tensor";
  if (!mlirTypeEqual(mlirShapedTypeGetElementType(from),
                     mlirShapedTypeGetElementType(to)))
    return "element type";
  if (!mlirShapedTypeHasRank(from) || !mlirShapedTypeHasRank(to))
    return NULL;
  if (mlirShapedTypeGetRank(from) != mlirShapedTypeGetRank(to))
    return "rank";
  for (intptr_t k = 0; k < mlirShapedTypeGetRank(from); ++k)
    if (!mlirShapedTypeIsDynamicDim(from, k) &&
        !mlirShapedTypeIsDynamicDim(to, k) &&
        mlirShapedTypeGetDimSize(from, k) != mlirShapedTypeGetDimSize(to, k))
      return "a size";
  return NULL;
}

void build_replace(build_t *b, MlirOperation op, intptr_t num_values,
                   const MlirValue *values) {
  size_t size = (size_t)num_values * sizeof *values;
  if (!grow(b, (void **)&b->replaced, sizeof *b->replaced, b->num_replaced,
            &b->replaced_capacity))
    return;
  MlirValue *copy = resize(b, NULL, size + 1);
  if (!copy) {
    b->failed = true;
    return;
  }
  if (size)
    memcpy(copy, values, size);
  b->replaced[b->num_replaced++] = (struct build_replaced_t){op, copy};
}

build_mark_t build_mark(const build_t *b) {
  return (build_mark_t){b->num_built, b->num_replaced};
}

void build_rollback(build_t *b, build_mark_t mark) {
  drop_replaced(b, mark.replaced);
  while (b->num_built > mark.built)
    mlirOperationDestroy(b->built[--b->num_built]);
}

bool build_is_unused(MlirOperation op) {
  for (intptr_t k = mlirOperationGetNumResults(op); k-- > 0;)
    if (!mlirOpOperandIsNull(
            mlirValueGetFirstUse(mlirOperationGetResult(op, k))))
      return false;
  return true;
}

/* From the last to the first: a value that takes a result's place may itself
 * be replaced, by an operation further up. */
void build_commit(build_t *b) {
  for (uint32_t k = b->num_replaced; k-- > 0;) {
    MlirOperation op = b->replaced[k].op;
    for (intptr_t i = mlirOperationGetNumResults(op); i-- > 0;)
      if (!mlirValueIsNull(b->replaced[k].values[i]))
        mlirValueReplaceAllUsesOfWith(mlirOperationGetResult(op, i),
                                      b->replaced[k].values[i]);
  }
  for (uint32_t k = b->num_replaced; k-- > 0;)
    mlirOperationDestroy(b->replaced[k].op);
  drop_replaced(b, 0);
}

void build_sweep(build_t *b) {
  for (uint32_t k = b->num_built; k-- > 0;)
    if (mlirOperationGetNumResults(b->built[k]) && build_is_unused(b->built[k]))
      mlirOperationDestroy(b->built[k]);
  b->num_built = 0;
}
