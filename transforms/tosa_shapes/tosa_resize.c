/* Nearest resizing of a tensor whose height or width is not known. Which
 * element is taken is settled by the arithmetic of torch's kernels for the CPU:
 * the number of the element times the scale, rounded to f32 and then down. The
 * kernel for small images has all of it in f32, that for large ones in the
 * type of the tensor, but at least f32. */
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "transforms/tosa_shapes/tosa_compare.h"
#include "transforms/tosa_shapes/tosa_divide.h"
#include "transforms/tosa_shapes/tosa_index.h"
#include "transforms/tosa_shapes/tosa_rows.h"

/* Height and width of a small image together, in torch's kernels. */
enum { SMALL_IMAGE = 128 };

/* One dimension: how large it is and becomes, and the factor that is given for
 * that, or 0. */
typedef struct axis_t {
  tosa_rewrite_t *rewrite;
  tosa_size_t in, out;
  double factor;
  /* Whether the image is small, as 1 or 0. */
  tosa_size_t small;
} axis_t;

static MlirType f32_of(const axis_t *a) {
  return mlirF32TypeGet(a->rewrite->build.context);
}

static MlirType f64_of(const axis_t *a) {
  return mlirF64TypeGet(a->rewrite->build.context);
}

static MlirValue cast(const axis_t *a, MlirValue value, MlirType type) {
  return tosa_convert(a->rewrite, value, tosa_sizes_of(a->rewrite, value),
                      type);
}

static MlirValue number(const axis_t *a, tosa_size_t size) {
  return cast(a, tosa_size_tensor(a->rewrite, size, 1), f64_of(a));
}

/* One of two values by a flag that only the program knows. */
static MlirValue either(const axis_t *a, tosa_size_t flag, MlirValue yes,
                        MlirValue no) {
  MlirType i1 = mlirIntegerTypeGet(a->rewrite->build.context, 1);
  MlirValue which = cast(a, tosa_size_tensor(a->rewrite, flag, 1), i1);
  return tosa_op(a->rewrite, "tosa.select", tosa_sizes_of(a->rewrite, yes),
                 tosa_element_of(yes), BUILD_VALUES(which, yes, no));
}

/* The scale in f64: the sizes' quotient, or the inverse of the factor. */
static MlirValue wide_scale(const axis_t *a) {
  return a->factor > 0
             ? tosa_splat(a->rewrite, f64_of(a), 1, 1 / a->factor)
             : tosa_divide(a->rewrite, number(a, a->in), number(a, a->out));
}

/* Whether the result is `factor` times as large, as 1 or 0, and another factor
 * is given. */
static tosa_size_t forgets_for(const axis_t *a, int factor) {
  tosa_size_t holds = tosa_number(0);
  if (a->factor != factor)
    tosa_compare(a->rewrite, TOSA_EQ, a->out,
                 tosa_arith(a->rewrite, TOSA_MUL, a->in, tosa_number(factor)),
                 &holds);
  return holds;
}

/* Whether the kernel for small images forgets the factor, as 1 or 0: it does so
 * where it keeps or doubles the size. */
static tosa_size_t forgets(const axis_t *a) {
  tosa_size_t plain =
      tosa_arith(a->rewrite, TOSA_MAX, forgets_for(a, 1), forgets_for(a, 2));
  return tosa_arith(a->rewrite, TOSA_MIN, plain, a->small);
}

/* The scale in f32. Of two sizes it is found in f64, which is wide enough that
 * rounding twice is rounding once (Figueroa, "When is double rounding
 * innocuous?", 1995). */
static MlirValue narrow_scale(const axis_t *a) {
  MlirValue given = {NULL};
  tosa_size_t of_sizes = tosa_number(1);
  if (a->factor > 0) {
    given =
        tosa_splat(a->rewrite, f32_of(a), 1, (double)(float)(1 / a->factor));
    of_sizes = forgets(a);
  }
  if (tosa_is(of_sizes, 0))
    return given;
  MlirValue found =
      tosa_divide_nearly(a->rewrite, number(a, a->in), number(a, a->out));
  found = cast(a, found, f32_of(a));
  return of_sizes.known ? found : either(a, of_sizes, found, given);
}

/* The number of each element times the scale, as f32. */
static MlirValue places(const axis_t *a, MlirType element) {
  tosa_sizes_t sizes = {(tosa_size_t *)&a->out, 1};
  MlirValue count = cast(a, tosa_iota(a->rewrite, a->out), element);
  MlirValue scale = mlirTypeIsAF64(element) ? wide_scale(a) : narrow_scale(a);
  return cast(a, tosa_mul(a->rewrite, count, scale, sizes, element), f32_of(a));
}

/* The elements taken along one dimension of a tensor, as i64. */
static MlirValue taken(const axis_t *a, MlirType element) {
  tosa_rewrite_t *t = a->rewrite;
  MlirType i64 = mlirIntegerTypeGet(t->build.context, 64);
  bool wide = mlirTypeIsAF64(element) && !tosa_is(a->small, 1);
  MlirValue place = places(a, wide ? element : f32_of(a));
  if (wide && !a->small.known)
    place = either(a, a->small, places(a, f32_of(a)), place);
  tosa_sizes_t sizes = tosa_sizes_of(t, place);
  place = tosa_op(t, "tosa.floor", sizes, f32_of(a), 1, &place);
  place = tosa_op(t, "tosa.cast", sizes, i64, 1, &place);
  MlirValue last =
      tosa_size_tensor(t, tosa_arith(t, TOSA_SUB, a->in, tosa_number(1)), 1);
  return tosa_op(t, "tosa.minimum", sizes, i64, BUILD_VALUES(place, last));
}

/* Puts dimension 2 or 3 in front, takes elements of it, and puts it back. */
static MlirValue take_along(const axis_t *a, MlirValue tensor,
                            tosa_sizes_t *sizes, int axis) {
  static const int32_t to[][4] = {{2, 0, 1, 3}, {3, 0, 1, 2}};
  static const int32_t back[][4] = {{1, 2, 0, 3}, {1, 2, 3, 0}};
  tosa_rewrite_t *t = a->rewrite;
  tensor = tosa_permute(t, tensor, sizes, to[axis - 2]);
  tosa_sizes_t rest = {sizes->sizes + 1, 3};
  tensor = tosa_take_rows(t, tensor, a->in, tosa_product(t, rest),
                          taken(a, tosa_element_of(tensor)), a->out);
  *sizes = tosa_copy(t, *sizes);
  if (!sizes->count)
    return tensor;
  sizes->sizes[0] = a->out;
  tensor = tosa_reshape(t, tensor, *sizes);
  return tosa_permute(t, tensor, sizes, back[axis - 2]);
}

/* Whether an image of these sizes is small, as 1 or 0. */
static tosa_size_t is_small(tosa_rewrite_t *t, tosa_sizes_t out) {
  tosa_size_t small = tosa_number(0);
  tosa_compare(t, TOSA_LE, tosa_arith(t, TOSA_ADD, out.sizes[0], out.sizes[1]),
               tosa_number(SMALL_IMAGE), &small);
  return small;
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
  if (!mlirTypeIsAFloat(tosa_element(t, self)))
    return tosa_refuse(t, "torch finds its places in another type than f32");
  for (int k = 0; k < 2; ++k)
    if (!tosa_is_none(mlirOperationGetOperand(op, 2 + k)) &&
        !tosa_constant_float(mlirOperationGetOperand(op, 2 + k), &factors[k]))
      return tosa_refuse(t, "its scale is no constant");
  if (!tosa_int_list(t, mlirOperationGetOperand(op, 1), &out) || out.count != 2)
    return tosa_refuse(t, "an entry of its shape is not a size");
  tosa_sizes_t sizes = tosa_dims(t, self);
  MlirValue tensor = tosa_tensor(t, self);
  tosa_size_t small = is_small(t, out);
  for (int k = 0; k < 2 && sizes.count; ++k) {
    axis_t axis = {t, sizes.sizes[2 + k], out.sizes[k], factors[k], small};
    tensor = take_along(&axis, tensor, &sizes, 2 + k);
  }
  return tosa_finish(t, op, tensor, tosa_refine(t, op, sizes));
}
