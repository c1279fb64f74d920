/* The operations that make shapes of shapes. */
#include "transforms/lower/lower_shape.h"

#include <stdio.h>

#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

static MlirAttribute attribute(MlirOperation op, const char *name) {
  return mlirOperationGetAttributeByName(op,
                                         mlirStringRefCreateFromCString(name));
}

bool lower_const_shape(lower_shapes_t *l, MlirOperation op) {
  MlirAttribute values = attribute(op, "values");
  if (!mlirAttributeIsADenseElements(values)) {
    l->reason = "its values are not written out";
    return false;
  }
  lower_list_t list =
      lower_list_create(l, (intptr_t)mlirElementsAttrGetNumElements(values));
  bool splat = mlirDenseElementsAttrIsSplat(values);
  for (intptr_t k = 0; k < list.count; ++k)
    list.sizes[k] = lower_number(
        splat ? (int64_t)mlirDenseElementsAttrGetInt64SplatValue(values)
              : (int64_t)mlirDenseElementsAttrGetIndexValue(values, k));
  return lower_list_set(l, mlirOperationGetResult(op, 0), list);
}

bool lower_dim_op(lower_shapes_t *l, MlirOperation op) {
  MlirValue tensor = mlirOperationGetOperand(op, 0);
  int64_t axis = mlirIntegerAttrGetValueInt(attribute(op, "axis"));
  if (!mlirShapedTypeHasRank(mlirValueGetType(tensor))) {
    l->reason = "its tensor has no known rank";
    return false;
  }
  lower_list_t list = lower_list_create(l, 1);
  if (list.count)
    list.sizes[0] = lower_dim(l, tensor, (intptr_t)axis);
  return lower_list_set(l, mlirOperationGetResult(op, 0), list);
}

bool lower_concat_shape(lower_shapes_t *l, MlirOperation op) {
  intptr_t count = 0, next = 0, operands = mlirOperationGetNumOperands(op);
  for (intptr_t k = 0; k < operands; ++k) {
    lower_list_t part = lower_list_of(l, mlirOperationGetOperand(op, k));
    if (part.count < 0)
      return false;
    count += part.count;
  }
  lower_list_t list = lower_list_create(l, count);
  for (intptr_t k = 0; k < operands && list.count; ++k) {
    lower_list_t part = lower_list_of(l, mlirOperationGetOperand(op, k));
    for (intptr_t i = 0; i < part.count; ++i)
      list.sizes[next++] = part.sizes[i];
  }
  return lower_list_set(l, mlirOperationGetResult(op, 0), list);
}

/* The number that a constant tensor of one element holds; -1 if it is none. */
static int64_t constant_of(MlirValue value) {
  if (!mlirValueIsAOpResult(value))
    return -1;
  MlirAttribute values = attribute(mlirOpResultGetOwner(value), "values");
  if (mlirAttributeIsNull(values) || !mlirAttributeIsADenseElements(values) ||
      !mlirDenseElementsAttrIsSplat(values))
    return -1;
  return mlirDenseElementsAttrGetInt32SplatValue(values);
}

bool lower_slice_shape(lower_shapes_t *l, MlirOperation op) {
  lower_list_t from = lower_list_of(l, mlirOperationGetOperand(op, 0));
  int64_t start = constant_of(mlirOperationGetOperand(op, 1));
  int64_t size = constant_of(mlirOperationGetOperand(op, 2));
  if (from.count < 0)
    return false;
  if (start < 0 || size < 0 || start + size > from.count) {
    l->reason = "its bounds are no constants within the shape";
    return false;
  }
  lower_list_t list = {.sizes = from.sizes + start, .count = (intptr_t)size};
  return lower_list_set(l, mlirOperationGetResult(op, 0), list);
}

/* What a failed assertion says: the message of the original, or which. */
static MlirStringRef message_of(MlirOperation op, intptr_t axis, char *buffer,
                                size_t size) {
  MlirAttribute message = attribute(op, "assertion.message");
  if (!mlirAttributeIsNull(message) && mlirAttributeIsAString(message))
    return mlirStringAttrGetValue(message);
  snprintf(buffer, size, "tosa.assert_equal_shape: sizes %ld differ",
           (long)axis);
  return mlirStringRefCreateFromCString(buffer);
}

/* Where sizes may broadcast, one of 1 is taken to be the other. */
static void require_equal(lower_shapes_t *l, lower_size_t a, lower_size_t b,
                          bool broadcast, MlirStringRef message) {
  if (!broadcast) {
    lower_require(l, 0, a, b, message);
    return;
  }
  if ((a.known && a.number == 1) || (b.known && b.number == 1))
    return;
  MlirType i1 = mlirIntegerTypeGet(l->build.context, 1);
  MlirAttribute equal =
      mlirIntegerAttrGet(mlirIntegerTypeGet(l->build.context, 64), 0);
  MlirValue x = lower_value(l, a), y = lower_value(l, b);
  MlirValue one = lower_value(l, lower_number(1));
  MlirValue pairs[][2] = {{x, y}, {x, one}, {y, one}}, any = {NULL};
  for (int k = 0; k < 3; ++k) {
    MlirValue is = build_value(&l->build, "arith.cmpi", i1, 2, pairs[k],
                               "predicate", equal);
    any = k ? build_value(&l->build, "arith.ori", i1, BUILD_VALUES(any, is),
                          NULL, (MlirAttribute){NULL})
            : is;
  }
  MlirNamedAttribute text = build_attribute(
      &l->build, "msg", mlirStringAttrGet(l->build.context, message));
  build_op(&l->build, &(build_spec_t){.name = "cf.assert",
                                      .num_operands = 1,
                                      .operands = &any,
                                      .num_attributes = 1,
                                      .attributes = &text});
}

bool lower_equal_shape(lower_shapes_t *l, MlirOperation op) {
  lower_list_t a = lower_list_of(l, mlirOperationGetOperand(op, 0));
  lower_list_t b = lower_list_of(l, mlirOperationGetOperand(op, 1));
  if (a.count < 0 || b.count < 0)
    return false;
  MlirAttribute flag = attribute(op, "allow_broadcast");
  bool broadcast = !mlirAttributeIsNull(flag) && mlirAttributeIsABool(flag) &&
                   mlirBoolAttrGetValue(flag);
  if (a.count != b.count) {
    l->reason = "its shapes have different ranks";
    return false;
  }
  for (intptr_t k = 0; k < a.count; ++k) {
    char buffer[64];
    require_equal(l, a.sizes[k], b.sizes[k], broadcast,
                  message_of(op, k, buffer, sizeof buffer));
  }
  build_replace(&l->build, op, 0, NULL);
  return true;
}
