/* The operations on tensors that take a computed shape. */
#include "transforms/lower/lower_shape.h"

#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

static const MlirAttribute no_attribute = {NULL};

static MlirStringRef message(const char *text) {
  return mlirStringRefCreateFromCString(text);
}

bool lower_check_ranks(lower_shapes_t *l, MlirOperation op) {
  MlirType in = mlirValueGetType(mlirOperationGetOperand(op, 0));
  MlirType out = mlirValueGetType(mlirOperationGetResult(op, 0));
  if (mlirShapedTypeHasRank(in) && mlirShapedTypeHasRank(out))
    return true;
  l->reason = "a tensor has no known rank";
  return false;
}

/* The sizes of a result: those of its type, else those given. */
static lower_list_t refine(lower_shapes_t *l, MlirType type,
                           const lower_size_t *sizes) {
  lower_list_t list =
      lower_list_create(l, (intptr_t)mlirShapedTypeGetRank(type));
  for (intptr_t k = 0; k < list.count; ++k)
    list.sizes[k] = mlirShapedTypeIsDynamicDim(type, k)
                        ? sizes[k]
                        : lower_number(mlirShapedTypeGetDimSize(type, k));
  return list;
}

void lower_require_sizes(lower_shapes_t *l, MlirType type,
                         const lower_size_t *sizes, const char *text) {
  for (intptr_t k = 0; k < mlirShapedTypeGetRank(type); ++k)
    if (mlirShapedTypeIsDynamicDim(type, k))
      lower_require(l, 3, lower_number(0), sizes[k], message(text));
    else
      lower_require(l, 0, sizes[k],
                    lower_number(mlirShapedTypeGetDimSize(type, k)),
                    message(text));
}

static lower_size_t product(lower_shapes_t *l, lower_list_t list) {
  lower_size_t all = lower_number(1);
  for (intptr_t k = 0; k < list.count; ++k)
    all = lower_arith(l, "arith.muli", all, list.sizes[k]);
  return all;
}

static lower_list_t dims_of(lower_shapes_t *l, MlirValue tensor) {
  MlirType type = mlirValueGetType(tensor);
  lower_list_t list =
      lower_list_create(l, (intptr_t)mlirShapedTypeGetRank(type));
  for (intptr_t k = 0; k < list.count; ++k)
    list.sizes[k] = lower_dim(l, tensor, k);
  return list;
}

/* Gives the one size of -1 the value that the number of elements leaves. */
static bool infer(lower_shapes_t *l, lower_list_t dims, lower_list_t list) {
  intptr_t open = -1;
  lower_size_t others = lower_number(1);
  for (intptr_t k = 0; k < list.count; ++k) {
    if (!list.sizes[k].known || list.sizes[k].number != -1)
      others = lower_arith(l, "arith.muli", others, list.sizes[k]);
    else if (open < 0)
      open = k;
    else
      return false;
  }
  if (open < 0)
    return true;
  lower_require(l, 1, others, lower_number(0),
                message("tosa.reshape has no elements to infer a size from"));
  list.sizes[open] =
      lower_arith(l, "arith.floordivsi", product(l, dims), others);
  return true;
}

/* A one-dimensional tensor of the sizes. */
static MlirValue from_elements(lower_shapes_t *l, lower_list_t list) {
  MlirValue *values = ARENA_NEW(&l->arena, MlirValue, (size_t)list.count + 1);
  l->build.failed |= !values;
  for (intptr_t k = 0; k < list.count && values; ++k)
    values[k] = lower_value(l, list.sizes[k]);
  int64_t count = list.count;
  MlirType type = mlirRankedTensorTypeGet(
      1, &count, mlirIndexTypeGet(l->build.context), (MlirAttribute){NULL});
  return build_value(&l->build, "tensor.from_elements", type, list.count,
                     values, NULL, no_attribute);
}

bool lower_reshape(lower_shapes_t *l, MlirOperation op) {
  MlirValue input = mlirOperationGetOperand(op, 0);
  MlirType type = mlirValueGetType(mlirOperationGetResult(op, 0));
  lower_list_t shape = lower_list_of(l, mlirOperationGetOperand(op, 1));
  if (shape.count < 0 || !lower_check_ranks(l, op))
    return false;
  lower_list_t dims = dims_of(l, input);
  lower_list_t wanted = lower_list_create(l, shape.count);
  for (intptr_t k = 0; k < wanted.count; ++k)
    wanted.sizes[k] = shape.sizes[k];
  if (!infer(l, dims, wanted)) {
    l->reason = "two sizes of its shape are -1";
    return false;
  }
  if (!lower_same_product(l, wanted, dims))
    lower_require(l, 0, product(l, wanted), product(l, dims),
                  message("tosa.reshape changes the number of elements"));
  lower_require_sizes(l, type, wanted.sizes, "tosa.reshape gives another size");
  wanted = refine(l, type, wanted.sizes);
  MlirValue sizes = from_elements(l, wanted);
  MlirValue out = build_value(&l->build, "tensor.reshape", type,
                              BUILD_VALUES(input, sizes), NULL, no_attribute);
  lower_replace(l, op, out, wanted);
  return true;
}

bool lower_same_product(lower_shapes_t *l, lower_list_t a, lower_list_t b) {
  bool *taken = ARENA_NEW(&l->arena, bool, (size_t)b.count + 1);
  lower_size_t left = lower_number(1), right = lower_number(1);
  if (!taken)
    return !(l->build.failed = true);
  for (intptr_t k = 0; k < a.count; ++k) {
    intptr_t i = 0;
    while (i < b.count && (taken[i] || b.sizes[i].known || a.sizes[k].known ||
                           b.sizes[i].value.ptr != a.sizes[k].value.ptr))
      ++i;
    if (i < b.count)
      taken[i] = true;
    else if (a.sizes[k].known)
      left = lower_arith(l, "arith.muli", left, a.sizes[k]);
    else
      return false;
  }
  for (intptr_t i = 0; i < b.count; ++i)
    if (b.sizes[i].known)
      right = lower_arith(l, "arith.muli", right, b.sizes[i]);
    else if (!taken[i])
      return false;
  return left.known && right.known && left.number == right.number;
}

void lower_replace(lower_shapes_t *l, MlirOperation op, MlirValue value,
                   lower_list_t sizes) {
  sizes.block = l->build.place.block;
  sizes.epoch = l->epoch;
  lower_list_set(l, mlirOperationGetResult(op, 0), sizes);
  build_replace(&l->build, op, 1, &value);
}

/* The index values of the sizes that a type leaves open. */
static intptr_t open_sizes(lower_shapes_t *l, MlirType type, lower_list_t list,
                           MlirValue *values) {
  intptr_t count = 0;
  for (intptr_t k = 0; k < list.count; ++k)
    if (mlirShapedTypeIsDynamicDim(type, k))
      values[count++] = lower_value(l, list.sizes[k]);
  return count;
}

static MlirAttribute segments(lower_shapes_t *l, intptr_t count,
                              const int32_t *sizes) {
  return mlirDenseI32ArrayGet(l->build.context, count, sizes);
}

/* tensor.extract_slice and tensor.pad keep what is known in attributes. */
static MlirAttribute static_sizes(lower_shapes_t *l, MlirType type) {
  intptr_t rank = (intptr_t)mlirShapedTypeGetRank(type);
  int64_t *sizes = ARENA_NEW(&l->arena, int64_t, (size_t)rank + 1);
  l->build.failed |= !sizes;
  for (intptr_t k = 0; k < rank && sizes; ++k)
    sizes[k] = mlirShapedTypeIsDynamicDim(type, k)
                   ? mlirShapedTypeGetDynamicSize()
                   : mlirShapedTypeGetDimSize(type, k);
  return mlirDenseI64ArrayGet(l->build.context, sizes ? rank : 0, sizes);
}

/* `count` times the same number. */
static MlirAttribute repeated(lower_shapes_t *l, intptr_t count,
                              int64_t number) {
  int64_t *all = ARENA_NEW(&l->arena, int64_t, (size_t)count + 1);
  l->build.failed |= !all;
  for (intptr_t k = 0; k < count && all; ++k)
    all[k] = number;
  return mlirDenseI64ArrayGet(l->build.context, all ? count : 0, all);
}

/* The slice lies within the tensor. From 0 on, no size that is negative does
 * without its sign. */
static void require_bounds(lower_shapes_t *l, MlirValue input,
                           lower_list_t starts, lower_list_t sizes) {
  for (intptr_t k = 0; k < sizes.count; ++k) {
    MlirStringRef text = message("tosa.slice reads out of bounds");
    lower_size_t start = starts.sizes[k], size = sizes.sizes[k];
    bool whole = start.known && !start.number && !size.natural;
    lower_require(l, 3, lower_number(0), start, text);
    lower_require(l, whole ? 7 : 3, lower_arith(l, "arith.addi", start, size),
                  lower_dim(l, input, k), text);
    if (!whole)
      lower_require(l, 3, lower_number(0), size, text);
  }
}

/* tensor.extract_slice with all offsets, and the sizes that are open, as
 * operands. */
static MlirValue extract_slice(lower_shapes_t *l, MlirValue input,
                               MlirType type, lower_list_t starts,
                               lower_list_t sizes) {
  build_t *b = &l->build;
  intptr_t rank = starts.count;
  MlirValue *operands = ARENA_NEW(&l->arena, MlirValue, 2 * (size_t)rank + 1);
  if (!operands) {
    b->failed = true;
    return input;
  }
  operands[0] = input;
  for (intptr_t k = 0; k < rank; ++k)
    operands[1 + k] = lower_value(l, starts.sizes[k]);
  intptr_t open = open_sizes(l, type, sizes, operands + 1 + rank);
  int32_t counts[] = {1, (int32_t)rank, (int32_t)open, 0};
  MlirNamedAttribute attributes[] = {
      build_attribute(b, "static_offsets",
                      repeated(l, rank, mlirShapedTypeGetDynamicSize())),
      build_attribute(b, "static_sizes", static_sizes(l, type)),
      build_attribute(b, "static_strides", repeated(l, rank, 1)),
      build_attribute(b, "operandSegmentSizes", segments(l, 4, counts))};
  MlirOperation op =
      build_op(b, &(build_spec_t){.name = "tensor.extract_slice",
                                  .num_operands = 1 + rank + open,
                                  .operands = operands,
                                  .num_attributes = 4,
                                  .attributes = attributes,
                                  .num_results = 1,
                                  .results = &type});
  return mlirOperationIsNull(op) ? input : mlirOperationGetResult(op, 0);
}

bool lower_slice(lower_shapes_t *l, MlirOperation op) {
  MlirValue input = mlirOperationGetOperand(op, 0);
  MlirType type = mlirValueGetType(mlirOperationGetResult(op, 0));
  lower_list_t starts = lower_list_of(l, mlirOperationGetOperand(op, 1));
  lower_list_t sizes = lower_list_of(l, mlirOperationGetOperand(op, 2));
  if (starts.count < 0 || sizes.count < 0 || !lower_check_ranks(l, op))
    return false;
  require_bounds(l, input, starts, sizes);
  for (intptr_t k = 0; k < sizes.count; ++k)
    if (!mlirShapedTypeIsDynamicDim(type, k))
      lower_require(l, 0, sizes.sizes[k],
                    lower_number(mlirShapedTypeGetDimSize(type, k)),
                    message("tosa.slice gives another size"));
  sizes = refine(l, type, sizes.sizes);
  MlirValue out = extract_slice(l, input, type, starts, sizes);
  lower_replace(l, op, out, sizes);
  return true;
}
