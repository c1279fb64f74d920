/* Division in f64 by the reciprocal, and by what the quotient found with it
 * leaves of the dividend. */
#include "transforms/tosa_shapes/tosa_divide.h"

#include "mlir-c/BuiltinTypes.h"

static MlirValue times(tosa_rewrite_t *t, MlirValue x, MlirValue y) {
  return tosa_mul(t, x, y, tosa_sizes_of(t, x), tosa_element_of(x));
}

static MlirValue less(tosa_rewrite_t *t, MlirValue x, MlirValue y) {
  return tosa_op(t, "tosa.sub", tosa_sizes_of(t, x), tosa_element_of(x),
                 BUILD_VALUES(x, y));
}

static MlirValue inverse_of(tosa_rewrite_t *t, MlirValue x) {
  return tosa_op(t, "tosa.reciprocal", tosa_sizes_of(t, x), tosa_element_of(x),
                 1, &x);
}

MlirValue tosa_divide_nearly(tosa_rewrite_t *t, MlirValue dividend,
                             MlirValue divisor) {
  return times(t, dividend, inverse_of(t, divisor));
}

/* A number as the sum of two with half its digits each, of which products are
 * exact: Dekker, "A floating-point technique for extending the available
 * precision", 1971. */
static void split(tosa_rewrite_t *t, MlirValue x, MlirValue halves[2]) {
  intptr_t rank = tosa_sizes_of(t, x).count;
  MlirValue wide =
      times(t, x, tosa_splat(t, tosa_element_of(x), rank, (1 << 27) + 1));
  halves[0] = less(t, wide, less(t, wide, x));
  halves[1] = less(t, x, halves[0]);
}

/* What is left of the dividend without quotient times divisor, exact. */
static MlirValue remainder_of(tosa_rewrite_t *t, MlirValue dividend,
                              MlirValue divisor, MlirValue quotient) {
  MlirValue q[2], d[2];
  split(t, quotient, q);
  split(t, divisor, d);
  for (int i = 0; i < 2; ++i)
    for (int k = 0; k < 2; ++k)
      dividend = less(t, dividend, times(t, q[i], d[k]));
  return dividend;
}

MlirValue tosa_divide(tosa_rewrite_t *t, MlirValue dividend,
                      MlirValue divisor) {
  MlirValue inverse = inverse_of(t, divisor);
  MlirValue first = times(t, dividend, inverse);
  MlirValue rest = remainder_of(t, dividend, divisor, first);
  return tosa_op(t, "tosa.add", tosa_sizes_of(t, first), tosa_element_of(first),
                 BUILD_VALUES(first, times(t, rest, inverse)));
}
