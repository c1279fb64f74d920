/* Nearest resizing of a tensor whose height or width is not known. Which
 * element is taken is settled by torch's own arithmetic: the number of the
 * element times the scale, in f32, rounded down. */
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "transforms/tosa_shapes/tosa_index.h"
#include "transforms/tosa_shapes/tosa_rows.h"

/* A tensor of floats of one dimension, or of one element of it. */
typedef struct row_t {
  tosa_rewrite_t *rewrite;
  tosa_sizes_t sizes;
} row_t;

static MlirValue cast(const row_t *r, MlirValue value, MlirType type) {
  return tosa_convert(r->rewrite, value, tosa_sizes_of(r->rewrite, value),
                      type);
}

/* The scale as torch has it: of a factor that is given its inverse, else the
 * sizes' quotient, rounded once to f32. That is found in f64, which is wide
 * enough that rounding twice is rounding once (Figueroa, "When is double
 * rounding innocuous?", 1995). */
static MlirValue scale_of(const row_t *r, tosa_size_t in, tosa_size_t out,
                          double factor) {
  tosa_rewrite_t *t = r->rewrite;
  if (factor > 0)
    return tosa_splat(t, mlirF32TypeGet(t->build.context), 1,
                      (double)(float)(1 / factor));
  MlirType f64 = mlirF64TypeGet(t->build.context);
  MlirValue from = cast(r, tosa_size_tensor(t, in, 1), f64);
  MlirValue to = cast(r, tosa_size_tensor(t, out, 1), f64);
  tosa_sizes_t one = tosa_sizes_of(t, from);
  MlirValue inverse = tosa_op(t, "tosa.reciprocal", one, f64, 1, &to);
  MlirValue quotient = tosa_mul(t, from, inverse, one, f64);
  return cast(r, quotient, mlirF32TypeGet(t->build.context));
}

/* The elements taken along one dimension, as i64. */
static MlirValue taken(tosa_rewrite_t *t, tosa_size_t in, tosa_size_t out,
                       double factor) {
  row_t r = {t, {&out, 1}};
  MlirType f32 = mlirF32TypeGet(t->build.context);
  MlirType i64 = mlirIntegerTypeGet(t->build.context, 64);
  MlirValue place = cast(&r, tosa_iota(t, out), f32);
  place = tosa_mul(t, place, scale_of(&r, in, out, factor), r.sizes, f32);
  place = tosa_op(t, "tosa.floor", r.sizes, f32, 1, &place);
  place = tosa_op(t, "tosa.cast", r.sizes, i64, 1, &place);
  MlirValue last =
      tosa_size_tensor(t, tosa_arith(t, "sub_shape", in, tosa_number(1)), 1);
  return tosa_op(t, "tosa.minimum", r.sizes, i64, BUILD_VALUES(place, last));
}

/* Puts dimension 2 or 3 in front, takes elements of it, and puts it back. */
static MlirValue take_along(tosa_rewrite_t *t, MlirValue tensor,
                            tosa_sizes_t *sizes, int axis, tosa_size_t out,
                            double factor) {
  static const int32_t to[][4] = {{2, 0, 1, 3}, {3, 0, 1, 2}};
  static const int32_t back[][4] = {{1, 2, 0, 3}, {1, 2, 3, 0}};
  tosa_size_t in = sizes->sizes[axis];
  tensor = tosa_permute(t, tensor, sizes, to[axis - 2]);
  tosa_sizes_t rest = {sizes->sizes + 1, 3};
  tensor = tosa_take_rows(t, tensor, in, tosa_product(t, rest),
                          taken(t, in, out, factor), out);
  *sizes = tosa_copy(t, *sizes);
  if (!sizes->count)
    return tensor;
  sizes->sizes[0] = out;
  tensor = tosa_reshape(t, tensor, *sizes);
  return tosa_permute(t, tensor, sizes, back[axis - 2]);
}

tosa_outcome_t tosa_nearest(tosa_rewrite_t *t, MlirOperation op) {
  MlirValue self = mlirOperationGetOperand(op, 0);
  MlirValue result = mlirOperationGetResult(op, 0);
  tosa_sizes_t out;
  double factors[2] = {0, 0};
  if (!tosa_num_unknown(t, self) && !tosa_num_unknown(t, result))
    return TOSA_NOT_NEEDED;
  if (!tosa_is_tensor(t, self) || !tosa_is_tensor(t, result) ||
      tosa_info(t, self).rank != 4)
    return tosa_refuse(t, "it has an element type or rank that TOSA lacks");
  if (!mlirTypeIsAFloat(tosa_element(t, self)) ||
      mlirTypeIsAF64(tosa_element(t, self)))
    return tosa_refuse(t, "torch finds its places in another type than f32");
  for (int k = 0; k < 2; ++k)
    if (!tosa_is_none(mlirOperationGetOperand(op, 2 + k)) &&
        !tosa_constant_float(mlirOperationGetOperand(op, 2 + k), &factors[k]))
      return tosa_refuse(t, "its scale is no constant");
  if (!tosa_int_list(t, mlirOperationGetOperand(op, 1), &out) || out.count != 2)
    return tosa_refuse(t, "an entry of its shape is not a size");
  tosa_sizes_t sizes = tosa_dims(t, self);
  MlirValue tensor = tosa_tensor(t, self);
  for (int k = 0; k < 2 && sizes.count; ++k)
    tensor = take_along(t, tensor, &sizes, 2 + k, out.sizes[k], factors[k]);
  return tosa_finish(t, op, tensor, tosa_refine(t, op, sizes));
}
