/* A transposed convolution as a convolution. */
#ifndef ASSERTION_TRANSFORMS_TOSA_DECONV_H
#define ASSERTION_TRANSFORMS_TOSA_DECONV_H

#include "transforms/tosa_shapes/tosa_windows.h"

/* Spreads the tensor [batch, channels, ...] out by the strides of `windows`,
 * with zeros between and around, so that the windows of stride 1 without
 * padding over it are those of the transposed convolution. `more` is torch's
 * output padding. `windows` and `sizes` become those of the convolution. */
MlirValue tosa_deconv_tensor(tosa_rewrite_t *rewrite, tosa_windows_t *windows,
                             MlirValue tensor, tosa_sizes_t *sizes,
                             const int64_t *more);

/* The weight [channels, out channels of a group, ...] as that of the
 * convolution, [out channels, channels of a group, ...], turned around. */
MlirValue tosa_deconv_weight(tosa_rewrite_t *rewrite, MlirValue weight,
                             int64_t groups, tosa_sizes_t *sizes);

#endif
