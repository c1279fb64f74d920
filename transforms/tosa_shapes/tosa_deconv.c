/* A transposed convolution is a convolution of the tensor spread out with
 * zeros, and of the weight turned around (Dumoulin and Visin, "A guide to
 * convolution arithmetic for deep learning", 2016). */
#include "transforms/tosa_shapes/tosa_deconv.h"

#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "transforms/tosa_shapes/tosa_index.h"
#include "transforms/tosa_shapes/tosa_pad.h"

/* `stride` - 1 zeros between the elements along `axis`. */
static MlirValue spread(tosa_rewrite_t *t, MlirValue tensor,
                        tosa_sizes_t *sizes, intptr_t axis, int64_t stride) {
  if (stride == 1)
    return tensor;
  tosa_size_t steps = tosa_number(stride);
  tosa_sizes_t split = tosa_sizes(t, sizes->count + 1);
  for (intptr_t k = 0; k < split.count; ++k)
    split.sizes[k] =
        k == axis + 1 ? tosa_number(1) : sizes->sizes[k - (k > axis + 1)];
  tensor = tosa_reshape(t, tensor, split);
  tensor = tosa_surround(t, tensor, &split, axis + 1, tosa_number(0),
                         tosa_number(stride - 1));
  tosa_sizes_t wide = tosa_copy(t, *sizes);
  if (t->build.failed)
    return tensor;
  wide.sizes[axis] = tosa_arith(t, TOSA_MUL, wide.sizes[axis], steps);
  tensor = tosa_reshape(t, tensor, wide);
  *sizes = wide;
  return tosa_surround(t, tensor, sizes, axis, tosa_number(0),
                       tosa_number(1 - stride));
}

MlirValue tosa_deconv_tensor(tosa_rewrite_t *t, tosa_windows_t *w,
                             MlirValue tensor, tosa_sizes_t *sizes,
                             const int64_t *more) {
  for (intptr_t k = 0; k < w->count; ++k) {
    tensor = spread(t, tensor, sizes, 2 + k, w->stride[k].number);
    tosa_size_t reach = tosa_arith(
        t, TOSA_MUL, tosa_arith(t, TOSA_SUB, w->kernel[k], tosa_number(1)),
        tosa_number(w->dilation[k]));
    tosa_size_t before = tosa_arith(t, TOSA_SUB, reach, tosa_number(w->pad[k]));
    tosa_size_t after = tosa_arith(t, TOSA_ADD, before, tosa_number(more[k]));
    tensor = tosa_surround(t, tensor, sizes, 2 + k, before, after);
    w->stride[k] = tosa_number(1);
    w->pad[k] = w->pad_end[k] = 0;
  }
  return tensor;
}

MlirValue tosa_deconv_weight(tosa_rewrite_t *t, MlirValue weight,
                             int64_t groups, tosa_sizes_t *sizes) {
  int32_t order[3 + TOSA_WINDOW_DIMS];
  tosa_size_t group = tosa_number(groups);
  tosa_sizes_t split = tosa_sizes(t, sizes->count + 1);
  tosa_sizes_t out = tosa_copy(t, *sizes);
  if (t->build.failed)
    return weight;
  for (intptr_t k = 0; k < split.count; ++k) {
    split.sizes[k] = k ? sizes->sizes[k - 1] : group;
    order[k] = (int32_t)(k == 1 ? 2 : k == 2 ? 1 : k);
  }
  split.sizes[1] = tosa_arith(t, TOSA_DIV_FLOOR, sizes->sizes[0], group);
  out.sizes[0] = tosa_arith(t, TOSA_MUL, sizes->sizes[1], group);
  out.sizes[1] = split.sizes[1];
  weight = tosa_reshape(t, weight, split);
  weight = tosa_permute(t, weight, &split, order);
  weight = tosa_reshape(t, weight, out);
  for (intptr_t k = 2; k < out.count; ++k)
    weight = tosa_op_axis(t, "tosa.reverse", k, out, tosa_element_of(weight), 1,
                          &weight);
  *sizes = out;
  return weight;
}
