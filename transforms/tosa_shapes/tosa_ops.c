/* Operations of TOSA, and the casts between its tensors and torch's. */
#include "transforms/tosa_shapes/tosa_rewrite.h"

#include <stdio.h>
#include <string.h>

#include "analysis/text.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "transforms/tosa_shapes/tosa_shared.h"

static const MlirAttribute no_attribute = {NULL};

MlirType tosa_element_of(MlirValue tensor) {
  return mlirShapedTypeGetElementType(mlirValueGetType(tensor));
}

MlirType tosa_type(tosa_rewrite_t *t, tosa_sizes_t sizes, MlirType element) {
  int64_t *dims = ARENA_NEW(&t->arena, int64_t, (size_t)sizes.count + 1);
  t->build.failed |= !dims;
  for (intptr_t k = 0; k < sizes.count && dims; ++k) {
    const tosa_size_t *size = &sizes.sizes[k];
    bool empty = size->known && size->number <= 0;
    t->empty |= empty;
    dims[k] = empty         ? 0
              : size->known ? size->number
                            : mlirShapedTypeGetDynamicSize();
  }
  return mlirRankedTensorTypeGet(dims ? sizes.count : 0, dims, element,
                                 no_attribute);
}

/* The builtin type of a tensor of torch. */
static MlirType builtin_type(tosa_rewrite_t *t, MlirValue value) {
  type_info_t info = tosa_info(t, value);
  tosa_sizes_t sizes = tosa_sizes(t, (intptr_t)info.rank);
  for (intptr_t k = 0; k < sizes.count; ++k)
    sizes.sizes[k] = (tosa_size_t){.known = info.sizes[k] != TYPES_UNKNOWN,
                                   .number = info.sizes[k]};
  return tosa_type(t, sizes, tosa_element(t, value));
}

MlirValue tosa_tensor(tosa_rewrite_t *t, MlirValue value) {
  tosa_value_t *record = tosa_value(t, value);
  if (record->tensor.ptr)
    return record->tensor;
  tosa_place_t place = tosa_aside(t, value);
  record->tensor =
      build_value(&t->build, "torch_c.to_builtin_tensor",
                  builtin_type(t, value), 1, &value, NULL, no_attribute);
  tosa_return(t, place);
  return record->tensor;
}

MlirValue tosa_to_torch(tosa_rewrite_t *t, MlirValue tensor, MlirType type) {
  return build_value(&t->build, "torch_c.from_builtin_tensor", type, 1, &tensor,
                     NULL, no_attribute);
}

MlirType tosa_shape_type(tosa_rewrite_t *t, intptr_t rank) {
  const intptr_t count = sizeof t->shapes / sizeof *t->shapes;
  char text[40];
  if (rank < count && t->shapes[rank].ptr)
    return t->shapes[rank];
  snprintf(text, sizeof text, "!tosa.shape<%ld>", (long)rank);
  MlirType type = tosa_named_type(t, text);
  if (rank < count)
    t->shapes[rank] = type;
  return type;
}

static MlirValue const_shape(tosa_rewrite_t *t, intptr_t count,
                             const int64_t *numbers) {
  tosa_key_t key = {t->shapes, NULL, count == 1 ? *numbers : 0};
  MlirValue one = {NULL};
  if (count == 1)
    one = tosa_shared_get(t, key);
  if (one.ptr)
    return one;
  int64_t extent = count;
  MlirType index = mlirIndexTypeGet(t->build.context);
  MlirType type = mlirRankedTensorTypeGet(1, &extent, index, no_attribute);
  MlirAttribute dense = mlirDenseElementsAttrRawBufferGet(
      type, (size_t)count * sizeof *numbers, numbers);
  one = tosa_constant(t, "tosa.const_shape", tosa_shape_type(t, count), dense);
  if (count == 1)
    tosa_shared_set(t, key, one);
  return one;
}

/* Numbers that stand side by side become one constant. */
MlirValue tosa_shape(tosa_rewrite_t *t, tosa_sizes_t sizes) {
  size_t count = (size_t)sizes.count;
  MlirValue *parts = ARENA_NEW(&t->arena, MlirValue, count + 1);
  int64_t *numbers = ARENA_NEW(&t->arena, int64_t, count + 1);
  intptr_t num_parts = 0, k = 0;
  if (!parts || !numbers) {
    t->build.failed = true;
    return (MlirValue){NULL};
  }
  do {
    intptr_t run = 0;
    for (; k < sizes.count && sizes.sizes[k].known; ++k)
      numbers[run++] = sizes.sizes[k].number;
    if (run || !sizes.count)
      parts[num_parts++] = const_shape(t, run, numbers);
    else
      parts[num_parts++] = tosa_size_value(t, sizes.sizes[k++]);
  } while (k < sizes.count);
  if (num_parts == 1)
    return parts[0];
  return build_value(&t->build, "tosa.concat_shape",
                     tosa_shape_type(t, sizes.count), num_parts, parts, NULL,
                     no_attribute);
}

MlirValue tosa_op(tosa_rewrite_t *t, const char *name, tosa_sizes_t sizes,
                  MlirType element, intptr_t num_operands,
                  const MlirValue *operands) {
  return build_value(&t->build, name, tosa_type(t, sizes, element),
                     num_operands, operands, NULL, no_attribute);
}

MlirValue tosa_op_axis(tosa_rewrite_t *t, const char *name, int64_t axis,
                       tosa_sizes_t sizes, MlirType element,
                       intptr_t num_operands, const MlirValue *operands) {
  return build_value(&t->build, name, tosa_type(t, sizes, element),
                     num_operands, operands, "axis",
                     build_i32(&t->build, axis));
}

/* One size that is not known may be left to the number of elements, if the
 * others are positive. */
static bool can_infer(tosa_sizes_t sizes) {
  int unknown = 0;
  for (intptr_t k = 0; k < sizes.count; ++k)
    if (!sizes.sizes[k].known)
      ++unknown;
    else if (sizes.sizes[k].number <= 0)
      return false;
  return unknown == 1;
}

MlirValue tosa_reshape(tosa_rewrite_t *t, MlirValue tensor,
                       tosa_sizes_t sizes) {
  tosa_sizes_t given = sizes;
  if (can_infer(sizes)) {
    given = tosa_copy(t, sizes);
    for (intptr_t k = 0; k < given.count; ++k)
      if (!given.sizes[k].known)
        given.sizes[k] = tosa_number(-1);
  }
  MlirValue shape = tosa_shape(t, given);
  return tosa_op(t, "tosa.reshape", sizes, tosa_element_of(tensor),
                 BUILD_VALUES(tensor, shape));
}

MlirValue tosa_tile(tosa_rewrite_t *t, MlirValue tensor, tosa_sizes_t multiples,
                    tosa_sizes_t sizes) {
  bool once = true;
  for (intptr_t k = 0; k < multiples.count; ++k)
    once &= tosa_is(multiples.sizes[k], 1);
  if (once)
    return tensor;
  MlirValue shape = tosa_shape(t, multiples);
  return tosa_op(t, "tosa.tile", sizes, tosa_element_of(tensor),
                 BUILD_VALUES(tensor, shape));
}

MlirValue tosa_slice(tosa_rewrite_t *t, MlirValue tensor, tosa_sizes_t starts,
                     tosa_sizes_t sizes) {
  MlirValue from = tosa_shape(t, starts), size = tosa_shape(t, sizes);
  return tosa_op(t, "tosa.slice", sizes, tosa_element_of(tensor),
                 BUILD_VALUES(tensor, from, size));
}

/* Which constant of `rank` dimensions of 1 it is: made before, it takes no
 * attribute to find it. */
static tosa_key_t splat_key(tosa_rewrite_t *t, MlirType element, intptr_t rank,
                            const void *number) {
  tosa_key_t key = {element.ptr, (const char *)t + rank, 0};
  memcpy(&key.number, number, sizeof key.number);
  return key;
}

static MlirValue splat(tosa_rewrite_t *t, MlirType element, intptr_t rank,
                       MlirAttribute value) {
  tosa_sizes_t ones = tosa_sizes(t, rank);
  for (intptr_t k = 0; k < ones.count; ++k)
    ones.sizes[k] = tosa_number(1);
  MlirType type = tosa_type(t, ones, element);
  return tosa_constant(t, "tosa.const", type,
                       mlirDenseElementsAttrSplatGet(type, value));
}

MlirValue tosa_splat_int(tosa_rewrite_t *t, MlirType element, intptr_t rank,
                         int64_t number) {
  tosa_key_t key = splat_key(t, element, rank, &number);
  MlirValue made = tosa_shared_get(t, key);
  if (!made.ptr)
    made = splat(t, element, rank, mlirIntegerAttrGet(element, number));
  tosa_shared_set(t, key, made);
  return made;
}

MlirValue tosa_splat(tosa_rewrite_t *t, MlirType element, intptr_t rank,
                     double number) {
  if (!mlirTypeIsAFloat(element))
    return tosa_splat_int(t, element, rank, (int64_t)number);
  tosa_key_t key = splat_key(t, element, rank, &number);
  MlirValue made = tosa_shared_get(t, key);
  if (!made.ptr)
    made = splat(t, element, rank,
                 mlirFloatAttrDoubleGet(t->build.context, element, number));
  tosa_shared_set(t, key, made);
  return made;
}

tosa_sizes_t tosa_sizes_of(tosa_rewrite_t *t, MlirValue tensor) {
  if (!tensor.ptr)
    return (tosa_sizes_t){NULL, 0};
  MlirType type = mlirValueGetType(tensor);
  tosa_sizes_t sizes = tosa_sizes(t, (intptr_t)mlirShapedTypeGetRank(type));
  for (intptr_t k = 0; k < sizes.count; ++k)
    if (!mlirShapedTypeIsDynamicDim(type, k))
      sizes.sizes[k] = tosa_number(mlirShapedTypeGetDimSize(type, k));
  return sizes;
}

MlirValue tosa_mul(tosa_rewrite_t *t, MlirValue a, MlirValue b,
                   tosa_sizes_t sizes, MlirType element) {
  MlirValue shift =
      tosa_splat(t, mlirIntegerTypeGet(t->build.context, 8), 1, 0);
  return tosa_op(t, "tosa.mul", sizes, element, BUILD_VALUES(a, b, shift));
}

static bool is_bool(MlirType type) {
  return mlirTypeIsAInteger(type) && mlirIntegerTypeGetWidth(type) == 1;
}

/* tosa.cast rounds to the nearest; torch's conversion does not. */
static MlirValue truncate_float(tosa_rewrite_t *t, MlirValue tensor,
                                tosa_sizes_t sizes) {
  MlirType element = tosa_element_of(tensor);
  MlirType i1 = mlirIntegerTypeGet(t->build.context, 1);
  MlirValue zero = tosa_splat(t, element, sizes.count, 0);
  MlirValue floor = tosa_op(t, "tosa.floor", sizes, element, 1, &tensor);
  MlirValue ceil = tosa_op(t, "tosa.ceil", sizes, element, 1, &tensor);
  MlirValue negative =
      tosa_op(t, "tosa.greater", sizes, i1, BUILD_VALUES(zero, tensor));
  return tosa_op(t, "tosa.select", sizes, element,
                 BUILD_VALUES(negative, ceil, floor));
}

MlirValue tosa_convert(tosa_rewrite_t *t, MlirValue tensor, tosa_sizes_t sizes,
                       MlirType element) {
  MlirType from = tosa_element_of(tensor);
  MlirContext context = t->build.context;
  if (mlirTypeEqual(from, element))
    return tensor;
  if (mlirTypeIsAFloat(from) && is_bool(element)) {
    MlirValue zero = tosa_splat(t, from, sizes.count, 0);
    MlirValue equal =
        tosa_op(t, "tosa.equal", sizes, element, BUILD_VALUES(tensor, zero));
    return tosa_op(t, "tosa.logical_not", sizes, element, 1, &equal);
  }
  if (is_bool(from) && mlirTypeIsAFloat(element))
    tensor = tosa_op(t, "tosa.cast", sizes, mlirIntegerTypeGet(context, 8), 1,
                     &tensor);
  if (mlirTypeIsAFloat(from) && !mlirTypeIsAFloat(element))
    tensor = truncate_float(t, tensor, sizes);
  return tosa_op(t, "tosa.cast", sizes, element, 1, &tensor);
}

/* The builtin tensor as result `k` of an operation of torch. */
static MlirValue finish(tosa_rewrite_t *t, MlirOperation op, intptr_t k,
                        MlirValue tensor, tosa_sizes_t sizes) {
  MlirValue result = mlirOperationGetResult(op, k);
  if (!tosa_is_tensor(t, result) && !tosa_is_empty(t, result))
    t->defect = "a result has no rank, or no element type that TOSA has";
  if (!tensor.ptr || t->defect)
    return (MlirValue){NULL};
  MlirType from = mlirValueGetType(tensor), type = builtin_type(t, result);
  if (build_refuse_cast(from, type)) {
    t->defect = "a result has another shape than the operands say";
    return (MlirValue){NULL};
  }
  if (!mlirTypeEqual(from, type))
    tensor = build_value(&t->build, "tensor.cast", type, 1, &tensor, NULL,
                         no_attribute);
  tosa_value_t *record = tosa_value(t, result);
  record->tensor = tensor;
  record->dims = sizes.sizes;
  return tosa_to_torch(t, tensor, mlirValueGetType(result));
}

tosa_outcome_t tosa_finish_each(tosa_rewrite_t *t, MlirOperation op,
                                const MlirValue *tensors,
                                const tosa_sizes_t *sizes) {
  intptr_t count = mlirOperationGetNumResults(op);
  MlirValue *values = ARENA_NEW(&t->arena, MlirValue, (size_t)count);
  t->build.failed |= !values;
  for (intptr_t k = 0; k < count && values; ++k)
    values[k] = finish(t, op, k, tensors[k], sizes[k]);
  if (values)
    build_replace(&t->build, op, count, values);
  return TOSA_DONE;
}

tosa_outcome_t tosa_finish_all(tosa_rewrite_t *t, MlirOperation op,
                               const MlirValue *tensors, tosa_sizes_t sizes) {
  return tosa_finish_each(t, op, tensors, (tosa_sizes_t[]){sizes, sizes});
}

tosa_outcome_t tosa_finish(tosa_rewrite_t *t, MlirOperation op,
                           MlirValue tensor, tosa_sizes_t sizes) {
  return tosa_finish_each(t, op, &tensor, &sizes);
}

MlirType tosa_torch_type(tosa_rewrite_t *t, tosa_sizes_t sizes,
                         MlirStringRef element) {
  text_t text = {.arena = &t->arena};
  text_add_string(&text, "!torch.vtensor<[");
  for (intptr_t k = 0; k < sizes.count; ++k) {
    text_add_string(&text, k ? "," : "");
    if (sizes.sizes[k].known)
      text_format(&text, "%ld", (long)sizes.sizes[k].number);
    else
      text_add_string(&text, "?");
  }
  text_format(&text, "],%.*s>", (int)element.length, element.data);
  return tosa_named_type(t, text_string(&text));
}
