/* tosa.tile with computed multiples, as linalg.generic, or tensor.splat where
 * all elements are one constant. */
#include "transforms/lower/lower_shape.h"

#include "dialect/op_name.h"
#include "mlir-c/AffineExpr.h"
#include "mlir-c/AffineMap.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

static const MlirAttribute no_attribute = {NULL};

/* A tile being lowered. */
typedef struct tile_t {
  lower_shapes_t *lower;
  MlirValue input;
  MlirType type;
  intptr_t rank;
  /* The sizes of the input, the multiples, the sizes of the result. */
  lower_list_t dims, times, sizes;
  /* Every size is either 1 or taken once. */
  bool broadcasts;
} tile_t;

static bool is_number(lower_size_t size, int64_t number) {
  return size.known && size.number == number;
}

/* From the result's index to the input's. */
static MlirAffineMap read_map(const tile_t *t) {
  MlirContext context = t->lower->build.context;
  MlirAffineExpr *exprs =
      ARENA_NEW(&t->lower->arena, MlirAffineExpr, (size_t)t->rank + 1);
  t->lower->build.failed |= !exprs;
  for (intptr_t k = 0; k < t->rank && exprs; ++k)
    exprs[k] = is_number(t->dims.sizes[k], 1)
                   ? mlirAffineConstantExprGet(context, 0)
                   : mlirAffineDimExprGet(context, k);
  return mlirAffineMapGet(context, t->rank, 0, exprs ? t->rank : 0, exprs);
}

static MlirAttribute maps(const tile_t *t) {
  MlirContext context = t->lower->build.context;
  MlirAttribute all[2];
  intptr_t count = 0;
  if (t->broadcasts)
    all[count++] = mlirAffineMapAttrGet(read_map(t));
  all[count++] =
      mlirAffineMapAttrGet(mlirAffineMapMultiDimIdentityGet(context, t->rank));
  return mlirArrayAttrGet(context, count, all);
}

static MlirAttribute iterators(const tile_t *t) {
  MlirAttribute *all =
      ARENA_NEW(&t->lower->arena, MlirAttribute, (size_t)t->rank + 1);
  t->lower->build.failed |= !all;
  for (intptr_t k = 0; k < t->rank && all; ++k)
    all[k] = build_parse(&t->lower->build, "#linalg.iterator_type<parallel>");
  return mlirArrayAttrGet(t->lower->build.context, all ? t->rank : 0, all);
}

/* The element at the result's index, taken modulo the input's sizes. */
static MlirValue extract(const tile_t *t, MlirType element) {
  build_t *b = &t->lower->build;
  MlirType index = mlirIndexTypeGet(b->context);
  MlirValue *operands =
      ARENA_NEW(&t->lower->arena, MlirValue, (size_t)t->rank + 1);
  if (!operands) {
    b->failed = true;
    return (MlirValue){NULL};
  }
  operands[0] = t->input;
  for (intptr_t k = 0; k < t->rank; ++k) {
    if (is_number(t->dims.sizes[k], 1)) {
      operands[k + 1] = lower_value(t->lower, lower_number(0));
      continue;
    }
    MlirValue at =
        build_value(b, "linalg.index", index, 0, NULL, "dim",
                    mlirIntegerAttrGet(mlirIntegerTypeGet(b->context, 64), k));
    MlirValue size = lower_value(t->lower, t->dims.sizes[k]);
    operands[k + 1] =
        is_number(t->times.sizes[k], 1)
            ? at
            : build_value(b, "arith.remui", index, BUILD_VALUES(at, size), NULL,
                          no_attribute);
  }
  return build_value(b, "tensor.extract", element, t->rank + 1, operands, NULL,
                     no_attribute);
}

/* The body of linalg.generic, filled in place. */
static void fill(const tile_t *t, MlirBlock block, MlirType element) {
  build_t *b = &t->lower->build;
  build_place_t outer = build_place(b);
  b->place.block = block;
  b->place.before = (MlirOperation){NULL};
  MlirValue value =
      t->broadcasts ? mlirBlockGetArgument(block, 0) : extract(t, element);
  build_op(b, &(build_spec_t){.name = "linalg.yield",
                              .num_operands = 1,
                              .operands = &value});
  build_return(b, outer);
}

/* A tensor of the result's sizes, by an operation that takes those that are
 * open behind `first`, if that is one. */
static MlirValue sized(const tile_t *t, const char *name, MlirValue first) {
  MlirValue *values =
      ARENA_NEW(&t->lower->arena, MlirValue, (size_t)t->rank + 2);
  intptr_t count = 0;
  if (!values) {
    t->lower->build.failed = true;
    return (MlirValue){NULL};
  }
  if (first.ptr)
    values[count++] = first;
  for (intptr_t k = 0; k < t->rank; ++k)
    if (mlirShapedTypeIsDynamicDim(t->type, k))
      values[count++] = lower_value(t->lower, t->sizes.sizes[k]);
  return build_value(&t->lower->build, name, t->type, count, values, NULL,
                     no_attribute);
}

/* The element of an input that is a constant with one for all; null if it is
 * none. */
static MlirAttribute splat_of(MlirValue input) {
  if (!mlirValueIsAOpResult(input) ||
      !op_is_named(mlirOpResultGetOwner(input), "tosa.const"))
    return no_attribute;
  MlirAttribute values = mlirOperationGetAttributeByName(
      mlirOpResultGetOwner(input), mlirStringRefCreateFromCString("values"));
  return !mlirAttributeIsNull(values) &&
                 mlirAttributeIsADenseElements(values) &&
                 mlirDenseElementsAttrIsSplat(values)
             ? mlirDenseElementsAttrGetSplatValue(values)
             : no_attribute;
}

static MlirValue splat(const tile_t *t, MlirAttribute element) {
  MlirValue one =
      build_value(&t->lower->build, "arith.constant",
                  mlirAttributeGetType(element), 0, NULL, "value", element);
  return sized(t, "tensor.splat", one);
}

static MlirValue generic(const tile_t *t) {
  build_t *b = &t->lower->build;
  MlirValue operands[] = {t->input,
                          sized(t, "tensor.empty", (MlirValue){NULL})};
  int32_t segments[] = {t->broadcasts, 1};
  MlirNamedAttribute attributes[] = {
      build_attribute(b, "indexing_maps", maps(t)),
      build_attribute(b, "iterator_types", iterators(t)),
      build_attribute(b, "operandSegmentSizes",
                      mlirDenseI32ArrayGet(b->context, 2, segments))};
  MlirType element = mlirShapedTypeGetElementType(t->type);
  MlirBlock block = mlirBlockCreate(0, NULL, NULL);
  for (int k = t->broadcasts ? 0 : 1; k < 2; ++k)
    mlirBlockAddArgument(block, element, b->place.location);
  MlirRegion region = mlirRegionCreate();
  mlirRegionAppendOwnedBlock(region, block);
  MlirOperation op =
      build_op(b, &(build_spec_t){.name = "linalg.generic",
                                  .num_operands = 1 + segments[0],
                                  .operands = operands + 1 - segments[0],
                                  .num_attributes = 3,
                                  .attributes = attributes,
                                  .num_results = 1,
                                  .results = &t->type,
                                  .region = region});
  if (mlirOperationIsNull(op))
    return (MlirValue){NULL};
  fill(t, block, element);
  return mlirOperationGetResult(op, 0);
}

/* The sizes of the result: of its type, else input times multiple. */
static void multiply(tile_t *t) {
  lower_shapes_t *l = t->lower;
  t->broadcasts = true;
  for (intptr_t k = 0; k < t->rank && k < t->sizes.count; ++k) {
    t->dims.sizes[k] = lower_dim(l, t->input, k);
    t->sizes.sizes[k] =
        lower_arith(l, "arith.muli", t->dims.sizes[k], t->times.sizes[k]);
    t->broadcasts &=
        is_number(t->dims.sizes[k], 1) || is_number(t->times.sizes[k], 1);
  }
  lower_require_sizes(l, t->type, t->sizes.sizes,
                      "tosa.tile gives another size");
}

bool lower_tile(lower_shapes_t *l, MlirOperation op) {
  tile_t t = {.lower = l,
              .input = mlirOperationGetOperand(op, 0),
              .type = mlirValueGetType(mlirOperationGetResult(op, 0)),
              .times = lower_list_of(l, mlirOperationGetOperand(op, 1))};
  if (t.times.count < 0 || !lower_check_ranks(l, op))
    return false;
  t.rank = (intptr_t)mlirShapedTypeGetRank(t.type);
  t.dims = lower_list_create(l, t.rank);
  t.sizes = lower_list_create(l, t.rank);
  if (l->build.failed)
    return false;
  multiply(&t);
  MlirAttribute element = splat_of(t.input);
  MlirValue out =
      mlirAttributeIsNull(element) ? generic(&t) : splat(&t, element);
  lower_replace(l, op, out, t.sizes);
  return true;
}
