/* Tensors of a few integers or flags that are computed from sizes, as ONNX has
 * its shapes: each entry is a size. */
#ifndef ASSERTION_TRANSFORMS_TOSA_ENTRIES_H
#define ASSERTION_TRANSFORMS_TOSA_ENTRIES_H

#include "transforms/tosa_shapes/tosa_rewrite.h"

/* Computes the entries of the tensor that `op` gives, in front of it; false
 * where it has more than one dimension, or one is no expression of sizes. */
bool tosa_visit_entries(tosa_rewrite_t *rewrite, MlirOperation op);

#endif
