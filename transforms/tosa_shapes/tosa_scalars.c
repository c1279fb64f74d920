/* Numbers computed from sizes where an operation takes them as data: a tensor
 * of rank 0. TOSA has no way from a shape to a tensor, so a size is the sum of
 * as many ones, of either sign. */
#include "transforms/tosa_shapes/tosa_rewrite.h"

#include "dialect/rows.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "transforms/tosa_shapes/tosa_divide.h"
#include "transforms/tosa_shapes/tosa_names.h"
#include "transforms/tosa_shapes/tosa_rows.h"
#include "transforms/tosa_shapes/tosa_scalars.h"
#include "transforms/tosa_shapes/tosa_shared.h"

static tosa_sizes_t no_sizes(void) {
  return (tosa_sizes_t){.sizes = NULL, .count = 0};
}

static MlirType int_type(tosa_rewrite_t *t) {
  return mlirIntegerTypeGet(t->build.context, 64);
}

static MlirType float_type(tosa_rewrite_t *t) {
  return mlirF64TypeGet(t->build.context);
}

/* As many ones added up: a size that is not negative. */
static MlirValue count_ones(tosa_rewrite_t *t, tosa_size_t size) {
  MlirType element = int_type(t);
  tosa_size_t one = tosa_number(1);
  tosa_sizes_t all = {&size, 1}, single = {&one, 1};
  MlirValue ones = tosa_tile(t, tosa_splat(t, element, 1, 1), all, all);
  MlirValue sum =
      tosa_op_axis(t, "tosa.reduce_sum", 0, single, element, 1, &ones);
  return tosa_reshape(t, sum, no_sizes());
}

/* A size of which no number is known. What may be negative is what it is above
 * 0 less what it is below. */
static MlirValue count_of(tosa_rewrite_t *t, tosa_size_t size) {
  if (tosa_is_natural(size))
    return count_ones(t, size);
  tosa_size_t zero = tosa_number(0);
  tosa_size_t less = tosa_arith(t, TOSA_SUB, zero, size);
  MlirValue above = count_ones(t, tosa_arith(t, TOSA_MAX, size, zero));
  MlirValue below = count_ones(t, tosa_arith(t, TOSA_MAX, less, zero));
  return tosa_op(t, "tosa.sub", no_sizes(), int_type(t),
                 BUILD_VALUES(above, below));
}

static MlirValue number_of(tosa_rewrite_t *t, int64_t number) {
  MlirType element = int_type(t), type = tosa_type(t, no_sizes(), element);
  MlirAttribute value = mlirIntegerAttrGet(element, number);
  return tosa_constant(t, "tosa.const", type,
                       mlirDenseElementsAttrSplatGet(type, value));
}

MlirValue tosa_size_scalar(tosa_rewrite_t *t, tosa_size_t size) {
  if (size.known)
    return number_of(t, size.number);
  int64_t more = size.number;
  size.number = 0;
  tosa_key_t key = {tosa_size_value(t, size).ptr, t->elements, 0};
  MlirValue count = tosa_shared_get(t, key);
  if (!count.ptr)
    count = count_of(t, size);
  tosa_shared_set(t, key, count);
  if (!more)
    return count;
  return tosa_op(t, "tosa.add", no_sizes(), int_type(t),
                 BUILD_VALUES(count, number_of(t, more)));
}

static MlirValue constant(tosa_rewrite_t *t, double number) {
  MlirType element = float_type(t);
  MlirType type = tosa_type(t, no_sizes(), element);
  MlirAttribute value =
      mlirFloatAttrDoubleGet(t->build.context, element, number);
  return tosa_constant(t, "tosa.const", type,
                       mlirDenseElementsAttrSplatGet(type, value));
}

MlirValue tosa_scalar(tosa_rewrite_t *t, MlirValue value) {
  int64_t number;
  double real;
  if (tosa_constant_int(value, &number))
    return tosa_size_scalar(t, tosa_number(number));
  if (tosa_constant_float(value, &real))
    return constant(t, real);
  tosa_value_t *record = tosa_value(t, value);
  if (record->scalar.ptr || !record->has_size)
    return record->scalar;
  tosa_place_t place = tosa_aside(t, value);
  record->scalar = tosa_size_scalar(t, record->size);
  tosa_return(t, place);
  return record->scalar;
}

static bool is_constant(MlirValue value) {
  int64_t number;
  double real;
  return tosa_constant_int(value, &number) || tosa_constant_float(value, &real);
}

/* How a number is computed of others: on tensors of rank 0. */
typedef struct tosa_scalar_row_t {
  const char *name;
  MlirValue (*compute)(tosa_rewrite_t *t, MlirType element, const char *name,
                       const MlirValue *operands);
  const char *tosa;
  /* The result is a float, and operands become floats first. */
  bool real;
} scalar_row_t;

static MlirValue binary(tosa_rewrite_t *t, MlirType element, const char *name,
                        const MlirValue *operands) {
  return tosa_op(t, name, no_sizes(), element, 2, operands);
}

static MlirValue multiply(tosa_rewrite_t *t, MlirType element, const char *name,
                          const MlirValue *operands) {
  (void)name;
  return tosa_mul(t, operands[0], operands[1], no_sizes(), element);
}

static MlirValue divide(tosa_rewrite_t *t, MlirType element, const char *name,
                        const MlirValue *operands) {
  (void)element, (void)name;
  return tosa_divide(t, operands[0], operands[1]);
}

static MlirValue same(tosa_rewrite_t *t, MlirType element, const char *name,
                      const MlirValue *operands) {
  (void)t, (void)element, (void)name;
  return operands[0];
}

static const scalar_row_t rows[] = {
#include "transforms/tosa_shapes/tosa_scalars.inc"
};

const scalar_row_t *tosa_find_scalar(MlirStringRef name) {
  return rows_find(rows, sizeof rows / sizeof *rows, sizeof *rows, name);
}

static void mark_data(tosa_rewrite_t *t, MlirValue value) {
  if (!is_constant(value) && !tosa_is_none(value))
    tosa_value(t, value)->data = true;
}

void tosa_mark_data(tosa_rewrite_t *t, MlirOperation op) {
  const scalar_row_t *row = t->name->scalar;
  if (!row || !tosa_value(t, mlirOperationGetResult(op, 0))->data)
    return;
  for (intptr_t k = row->compute == same ? 1 : 2; k-- > 0;)
    mark_data(t, mlirOperationGetOperand(op, k));
}

void tosa_visit_scalar(tosa_rewrite_t *t, MlirOperation op) {
  const scalar_row_t *row = t->name->scalar;
  tosa_value_t *record =
      row ? tosa_value(t, mlirOperationGetResult(op, 0)) : NULL;
  if (!row || !record->data || record->scalar.ptr)
    return;
  MlirType element = row->real ? float_type(t) : int_type(t);
  MlirValue operands[2] = {{NULL}, {NULL}};
  intptr_t count = row->compute == same ? 1 : 2;
  for (intptr_t k = 0; k < count; ++k) {
    operands[k] = tosa_scalar(t, mlirOperationGetOperand(op, k));
    if (!operands[k].ptr)
      return;
    operands[k] = tosa_convert(t, operands[k], no_sizes(), element);
  }
  record->scalar = row->compute(t, element, row->tosa, operands);
}

/* ---- Who takes them ---- */

/* An operation that takes a number, and the one that takes a tensor. */
typedef struct tosa_taker_t {
  const char *name;
  /* The numbers are operands from this one to that one. */
  int operand, last;
  const char *tensor;
  /* The number takes the element type of the first operand, and only if that
   * loses nothing; else that of the result. */
  bool compares;
} data_row_t;

static const data_row_t takers[] = {
#include "transforms/tosa_shapes/tosa_data.inc"
};

const data_row_t *tosa_find_taker(MlirStringRef name) {
  return rows_find(takers, sizeof takers / sizeof *takers, sizeof *takers,
                   name);
}

void tosa_mark_taken(tosa_rewrite_t *t, MlirOperation op) {
  const data_row_t *row = t->name->taker;
  for (int k = row ? row->operand : 0; row && k <= row->last; ++k)
    mark_data(t, mlirOperationGetOperand(op, k));
}

/* The number as a torch tensor of the element type of `like`. */
static MlirValue scalar_like(tosa_rewrite_t *t, MlirValue scalar,
                             MlirValue like) {
  MlirValue cast = tosa_convert(t, scalar, no_sizes(), tosa_element(t, like));
  return tosa_to_torch(
      t, cast, tosa_torch_type(t, no_sizes(), tosa_info(t, like).element));
}

tosa_outcome_t tosa_take_scalar(tosa_rewrite_t *t, MlirOperation op) {
  const data_row_t *row = t->name->taker;
  MlirValue number = mlirOperationGetOperand(op, row->operand);
  MlirValue self = mlirOperationGetOperand(op, 0);
  MlirValue result = mlirOperationGetResult(op, 0);
  if (is_constant(number))
    return TOSA_NOT_NEEDED;
  if (!tosa_is_tensor(t, self) || !tosa_is_tensor(t, result))
    return tosa_refuse(t, tosa_lacks_element);
  if (mlirOperationGetNumOperands(op) > row->operand + 1 &&
      !is_constant(mlirOperationGetOperand(op, row->operand + 1)))
    return tosa_refuse(t, "its factor is no constant");
  MlirValue scalar = tosa_scalar(t, number);
  if (!scalar.ptr)
    return tosa_refuse(t, "a number that it takes is no expression of sizes");
  MlirValue like = row->compares ? self : result;
  if (row->compares && mlirTypeIsAFloat(tosa_element_of(scalar)) &&
      !mlirTypeIsAFloat(tosa_element(t, self)))
    return tosa_refuse(t, "it compares integers with a fraction");
  MlirValue operands[4];
  intptr_t count = mlirOperationGetNumOperands(op);
  for (intptr_t k = 0; k < count && k < 4; ++k)
    operands[k] = k == row->operand ? scalar_like(t, scalar, like)
                                    : mlirOperationGetOperand(op, k);
  MlirValue out = build_value(&t->build, row->tensor, mlirValueGetType(result),
                              count, operands, NULL, (MlirAttribute){NULL});
  build_replace(&t->build, op, 1, &out);
  return TOSA_DONE;
}

/* Whether a number that is computed is one, as a torch tensor like `self`. */
static bool computed_like(tosa_rewrite_t *t, MlirValue number, MlirValue self,
                          MlirValue *tensor) {
  if (is_constant(number))
    *tensor = tosa_to_torch(
        t,
        tosa_convert(t, tosa_scalar(t, number), no_sizes(),
                     tosa_element(t, self)),
        tosa_torch_type(t, no_sizes(), tosa_info(t, self).element));
  else {
    MlirValue scalar = tosa_scalar(t, number);
    if (!scalar.ptr || (mlirTypeIsAFloat(tosa_element_of(scalar)) &&
                        !mlirTypeIsAFloat(tosa_element(t, self))))
      return false;
    *tensor = scalar_like(t, scalar, self);
  }
  return true;
}

tosa_outcome_t tosa_clamp_scalar(tosa_rewrite_t *t, MlirOperation op) {
  static const char *const names[] = {"torch.aten.maximum",
                                      "torch.aten.minimum"};
  MlirValue self = mlirOperationGetOperand(op, 0), out = self;
  MlirValue result = mlirOperationGetResult(op, 0);
  bool computed = false;
  for (int k = 1; k < 3; ++k) {
    MlirValue bound = mlirOperationGetOperand(op, k);
    computed |= !is_constant(bound) && !tosa_is_none(bound);
  }
  if (!computed)
    return TOSA_NOT_NEEDED;
  if (!tosa_is_tensor(t, self) ||
      !mlirTypeEqual(tosa_element(t, self), tosa_element(t, result)))
    return tosa_refuse(t, "its result has another element type");
  for (int k = 1; k < 3; ++k) {
    MlirValue bound = mlirOperationGetOperand(op, k), tensor;
    if (tosa_is_none(bound))
      continue;
    if (!computed_like(t, bound, self, &tensor))
      return tosa_refuse(t, "a bound of it is no expression of sizes");
    out = build_value(&t->build, names[k - 1], mlirValueGetType(result),
                      BUILD_VALUES(out, tensor), NULL, (MlirAttribute){NULL});
  }
  build_replace(&t->build, op, 1, &out);
  return TOSA_DONE;
}

tosa_outcome_t tosa_add_scaled(tosa_rewrite_t *t, MlirOperation op) {
  MlirValue alpha = mlirOperationGetOperand(op, 2), scale;
  MlirValue self = mlirOperationGetOperand(op, 0);
  MlirValue other = mlirOperationGetOperand(op, 1);
  MlirValue result = mlirOperationGetResult(op, 0);
  if (is_constant(alpha))
    return tosa_equal_ranks(t, op);
  if (!tosa_is_tensor(t, other) || !tosa_is_tensor(t, result) ||
      !mlirTypeEqual(tosa_element(t, other), tosa_element(t, result)))
    return tosa_refuse(t, "its operands are of several element types");
  if (!computed_like(t, alpha, other, &scale))
    return tosa_refuse(t, "its factor is no expression of sizes");
  MlirValue scaled =
      build_value(&t->build, "torch.aten.mul.Tensor", mlirValueGetType(other),
                  BUILD_VALUES(other, scale), NULL, (MlirAttribute){NULL});
  MlirType integer = mlirIntegerTypeGet(t->build.context, 64);
  MlirValue one = build_value(&t->build, "torch.constant.int",
                              tosa_named_type(t, "!torch.int"), 0, NULL,
                              "value", mlirIntegerAttrGet(integer, 1));
  MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(op));
  char *text = arena_copy(&t->arena, name.data, name.length);
  if (!text)
    return tosa_refuse(t, "there is no memory");
  MlirValue out =
      build_value(&t->build, text, mlirValueGetType(result),
                  BUILD_VALUES(self, scaled, one), NULL, (MlirAttribute){NULL});
  build_replace(&t->build, op, 1, &out);
  return TOSA_DONE;
}

tosa_outcome_t tosa_num_to_tensor(tosa_rewrite_t *t, MlirOperation op) {
  MlirValue number = mlirOperationGetOperand(op, 0);
  MlirValue result = mlirOperationGetResult(op, 0);
  if (is_constant(number))
    return TOSA_NOT_NEEDED;
  if (!tosa_is_tensor(t, result))
    return tosa_refuse(t, tosa_lacks_element);
  MlirValue scalar = tosa_scalar(t, number);
  if (!scalar.ptr)
    return tosa_refuse(t, "its number is no expression of sizes");
  scalar = tosa_convert(t, scalar, no_sizes(), tosa_element(t, result));
  return tosa_finish(t, op, scalar, no_sizes());
}
