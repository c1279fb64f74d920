/* --tosa-shapes: sizes that stay become TOSA's shape operations. */
#ifndef ASSERTION_TRANSFORMS_TOSA_SHAPES_H
#define ASSERTION_TRANSFORMS_TOSA_SHAPES_H

#include "transforms/verb.h"

/* Rewrites under `root`, which is torch's backend contract, what torch-mlir's
 * conversion to TOSA refuses only because a size is unknown: operations that
 * take computed sizes, and those of the table in tosa_shapes.inc on tensors
 * with unknown dimensions. They become TOSA on torch_c's casts, which the
 * conversion leaves alone; expressions of sizes become operations on
 * !tosa.shape, one for each value.
 *
 * With the target "tosa-1.1" assertions on sizes that are conjunctions of
 * equalities become tosa.assert_equal_shape; the others are for --carry.
 *
 * Fails with an error at each operation that takes a size and can't be written
 * so, with the reason; nothing has changed then, or with `keep_going` all but
 * those. What only assertions or nothing needs is left alone. */
MlirLogicalResult tosa_shapes_run(MlirOperation root,
                                  const verb_options_t *options);

#endif
