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

/* Both halves of the first quotient (Dekker, "A floating-point technique for
 * extending the available precision", 1971) have 26 bits: their products with
 * the divisor are exact, and so are the differences. */
MlirValue tosa_divide(tosa_rewrite_t *t, MlirValue dividend,
                      MlirValue divisor) {
  MlirValue inverse = inverse_of(t, divisor);
  MlirValue first = times(t, dividend, inverse);
  tosa_sizes_t sizes = tosa_sizes_of(t, first);
  MlirType f64 = tosa_element_of(first);
  MlirValue wide =
      times(t, first, tosa_splat(t, f64, sizes.count, (1 << 27) + 1));
  MlirValue high = less(t, wide, less(t, wide, first));
  MlirValue low = less(t, first, high);
  MlirValue rest = less(t, less(t, dividend, times(t, high, divisor)),
                        times(t, low, divisor));
  return tosa_op(t, "tosa.add", sizes, f64,
                 BUILD_VALUES(first, times(t, rest, inverse)));
}
