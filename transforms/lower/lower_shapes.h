/* Lowers TOSA's shape operations, and what takes a computed shape, to where
 * sizes are index values: tensor.dim, arith, tensor.reshape, linalg.generic,
 * tensor.extract_slice, tensor.pad. What remains is TOSA with constant shapes,
 * which upstream's tosa-to-linalg, tosa-to-tensor and tosa-to-arith take. */
#ifndef ASSERTION_TRANSFORMS_LOWER_SHAPES_H
#define ASSERTION_TRANSFORMS_LOWER_SHAPES_H

#include "transforms/verb.h"

/* What the lowering of shapes came by: carried checks or regions, and whether
 * the IR is as it was. */
typedef struct lower_met_t {
  bool checks, unchanged;
} lower_met_t;

/* Lowers everything under `root`. Fails with an error at each operation that
 * takes or gives a shape and has no lowering here; nothing has changed then,
 * unless `keep_going`.
 *
 * TOSA leaves undefined what a divisor of zero, a reshape to another number of
 * elements, a slice out of bounds or a negative size does. Here each is a
 * failed cf.assert. tosa.assert_equal_shape becomes a cf.assert for each pair
 * of sizes, in order, whose message is that of the discardable attribute
 * "assertion.message", or says which sizes differ where there is none. */
MlirLogicalResult lower_shapes_run(MlirOperation root,
                                   const verb_options_t *options,
                                   lower_met_t *met);

#endif
