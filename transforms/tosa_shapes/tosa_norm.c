/* Norms over the last dimensions, of which sizes are unknown. */
#include <float.h>

#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "transforms/tosa_shapes/tosa_index.h"
#include "transforms/tosa_shapes/tosa_rows.h"

/* A tensor of floats, and how many of its last dimensions are normalised. */
typedef struct norm_t {
  tosa_rewrite_t *rewrite;
  tosa_sizes_t sizes;
  MlirType element;
  intptr_t count;
  /* One by the number of elements in them. */
  MlirValue inverse;
} norm_t;

static MlirValue times(const norm_t *n, MlirValue a, MlirValue b) {
  return tosa_mul(n->rewrite, a, b, n->sizes, n->element);
}

/* Reads the tensor and the dimensions of operand 1, of which each is one of the
 * tensor's; the operands at `affine`, up to 3, have to be tensors or none. */
static tosa_outcome_t begin(tosa_rewrite_t *t, MlirOperation op, int affine,
                            int last, norm_t *n) {
  MlirValue self = mlirOperationGetOperand(op, 0);
  tosa_sizes_t normal;
  if (!tosa_num_unknown(t, self) &&
      !tosa_num_unknown(t, mlirOperationGetResult(op, 0)))
    return TOSA_NOT_NEEDED;
  if (!tosa_is_tensor(t, self) ||
      !tosa_is_tensor(t, mlirOperationGetResult(op, 0)) ||
      !mlirTypeIsAFloat(tosa_element(t, self)))
    return tosa_refuse(t, tosa_lacks_element);
  *n = (norm_t){.rewrite = t,
                .sizes = tosa_dims(t, self),
                .element = tosa_element(t, self)};
  if (!tosa_int_list(t, mlirOperationGetOperand(op, 1), &normal) ||
      normal.count > n->sizes.count || !normal.count)
    return tosa_refuse(t, "its shape is no list of sizes");
  for (int k = affine; k <= last; ++k)
    if (!tosa_is_none(mlirOperationGetOperand(op, k)) &&
        !tosa_is_tensor(t, mlirOperationGetOperand(op, k)))
      return tosa_refuse(t, tosa_lacks_element);
  n->count = normal.count;
  for (intptr_t k = 0; k < normal.count; ++k) {
    tosa_size_t dim = n->sizes.sizes[n->sizes.count - normal.count + k];
    if (!tosa_same(dim, normal.sizes[k]))
      tosa_require_equal(t, dim, normal.sizes[k], false);
  }
  MlirValue all = tosa_size_tensor(t, tosa_product(t, normal), n->sizes.count);
  tosa_sizes_t one = tosa_sizes_of(t, all);
  all = tosa_convert(t, all, one, n->element);
  n->inverse = tosa_op(t, "tosa.reciprocal", one, n->element, 1, &all);
  return TOSA_DONE;
}

/* The mean along the normalised dimensions, which stay as 1. */
static MlirValue mean(const norm_t *n, MlirValue x, tosa_sizes_t *kept) {
  *kept = tosa_copy(n->rewrite, n->sizes);
  for (intptr_t k = kept->count; k-- > n->sizes.count - n->count && k >= 0;) {
    kept->sizes[k] = tosa_number(1);
    *kept = tosa_copy(n->rewrite, *kept);
    if (!kept->count)
      return x;
    x = tosa_op_axis(n->rewrite, "tosa.reduce_sum", k, *kept, n->element, 1,
                     &x);
  }
  return tosa_mul(n->rewrite, x, n->inverse, *kept, n->element);
}

/* What the root of the mean square of `x` and `epsilon` is divided by. */
static MlirValue inverse_root(const norm_t *n, MlirValue x, double epsilon,
                              tosa_sizes_t *kept) {
  MlirValue square = mean(n, times(n, x, x), kept);
  MlirValue small = tosa_splat(n->rewrite, n->element, n->sizes.count, epsilon);
  square = tosa_op(n->rewrite, "tosa.add", *kept, n->element,
                   BUILD_VALUES(square, small));
  return tosa_op(n->rewrite, "tosa.rsqrt", *kept, n->element, 1, &square);
}

/* Scales by operand k, or shifts, unless it is none. */
static MlirValue affine(const norm_t *n, MlirOperation op, int k, bool scales,
                        MlirValue x) {
  MlirValue factor = mlirOperationGetOperand(op, k);
  tosa_sizes_t own;
  if (tosa_is_none(factor))
    return x;
  MlirValue wide = tosa_pad_rank(n->rewrite, factor, n->sizes.count, &own);
  return scales ? times(n, x, wide)
                : tosa_op(n->rewrite, "tosa.add", n->sizes, n->element,
                          BUILD_VALUES(x, wide));
}

tosa_outcome_t tosa_layer_norm(tosa_rewrite_t *t, MlirOperation op) {
  norm_t n;
  tosa_sizes_t kept;
  double epsilon;
  tosa_outcome_t outcome = begin(t, op, 2, 3, &n);
  if (outcome != TOSA_DONE)
    return outcome;
  if (!tosa_constant_float(mlirOperationGetOperand(op, 4), &epsilon))
    return tosa_refuse(t, "its epsilon is no constant");
  MlirValue x = tosa_tensor(t, mlirOperationGetOperand(op, 0)), values[3];
  values[1] = mean(&n, x, &kept);
  MlirValue off =
      tosa_op(t, "tosa.sub", n.sizes, n.element, BUILD_VALUES(x, values[1]));
  values[2] = inverse_root(&n, off, epsilon, &kept);
  MlirValue scaled = affine(&n, op, 2, true, times(&n, off, values[2]));
  values[0] = affine(&n, op, 3, false, scaled);
  return tosa_finish_each(t, op, values, (tosa_sizes_t[]){n.sizes, kept, kept});
}

/* Torch's epsilon where none is given: the least that 1 can be more. */
static double least_epsilon(MlirType element) {
  if (mlirTypeIsAF64(element))
    return DBL_EPSILON;
  return mlirTypeIsAF32(element)   ? FLT_EPSILON
         : mlirTypeIsAF16(element) ? 0x1p-10
                                   : 0x1p-7;
}

tosa_outcome_t tosa_rms_norm(tosa_rewrite_t *t, MlirOperation op) {
  norm_t n;
  tosa_sizes_t kept;
  tosa_outcome_t outcome = begin(t, op, 2, 2, &n);
  if (outcome != TOSA_DONE)
    return outcome;
  double epsilon = least_epsilon(n.element);
  if (!tosa_is_none(mlirOperationGetOperand(op, 3)) &&
      !tosa_constant_float(mlirOperationGetOperand(op, 3), &epsilon))
    return tosa_refuse(t, "its epsilon is no constant");
  MlirValue x = tosa_tensor(t, mlirOperationGetOperand(op, 0));
  x = times(&n, x, inverse_root(&n, x, epsilon, &kept));
  x = affine(&n, op, 2, true, x);
  return tosa_finish(t, op, x, tosa_refine(t, op, n.sizes));
}
