/* Tensors of a few integers or flags that are computed from sizes, as ONNX has
 * its shapes: each entry is a size. */
#ifndef ASSERTION_TRANSFORMS_TOSA_ENTRIES_H
#define ASSERTION_TRANSFORMS_TOSA_ENTRIES_H

#include "transforms/tosa_shapes/tosa_rewrite.h"

/* Computes the entries of the tensor that `op` gives, in front of it, where it
 * has at most one dimension and they are expressions of sizes. */
void tosa_visit_entries(tosa_rewrite_t *rewrite, MlirOperation op);

#endif
