/* Lowers TOSA's shape operations, and what takes a computed shape, to where
 * sizes are index values: tensor.dim, arith, tensor.reshape, linalg.generic,
 * tensor.extract_slice, tensor.pad. What remains is TOSA with constant shapes,
 * which upstream's tosa-to-linalg, tosa-to-tensor and tosa-to-arith take. */
#ifndef ASSERTION_TRANSFORMS_LOWER_SHAPES_H
#define ASSERTION_TRANSFORMS_LOWER_SHAPES_H

#include "transforms/verb.h"

/* Lowers everything under `root`, and says whether there are carried checks or
 * regions. Fails with an
 * error at each operation that takes or gives a shape and has no lowering here;
 * nothing has changed then, unless `keep_going`.
 *
 * TOSA leaves undefined what a divisor of zero, a reshape to another number of
 * elements, a slice out of bounds or a negative size does. Here each is a
 * failed cf.assert. tosa.assert_equal_shape becomes a cf.assert for each pair
 * of sizes, in order, whose message is that of the discardable attribute
 * "assertion.message", or says which sizes differ where there is none. */
MlirLogicalResult lower_shapes_run(MlirOperation root,
                                   const verb_options_t *options,
                                   bool *has_checks);

#endif
