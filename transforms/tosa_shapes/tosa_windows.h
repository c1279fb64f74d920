/* Windows that go over the last dimensions of a tensor [batch, channels, ...],
 * as in convolutions and pooling, for sizes that are not known. */
#ifndef ASSERTION_TRANSFORMS_TOSA_WINDOWS_H
#define ASSERTION_TRANSFORMS_TOSA_WINDOWS_H

#include "transforms/tosa_shapes/tosa_rewrite.h"

/* The most dimensions that windows have, and the largest number that says how
 * they lie: far more than any tensor has elements in a dimension, and few
 * enough for a sum of some of them. */
enum { TOSA_WINDOW_DIMS = 3, TOSA_WINDOW_MOST = 1 << 30 };

/* How windows lie along `count` dimensions. */
typedef struct tosa_windows_t {
  intptr_t count;
  /* Of the window itself, then of the tensor that it goes over. */
  tosa_size_t kernel[TOSA_WINDOW_DIMS], in[TOSA_WINDOW_DIMS];
  /* From one window to the next, from one element of one to the next. */
  tosa_size_t stride[TOSA_WINDOW_DIMS];
  int64_t dilation[TOSA_WINDOW_DIMS];
  /* In front, and behind without what `ceil` may add. */
  int64_t pad[TOSA_WINDOW_DIMS], pad_end[TOSA_WINDOW_DIMS];
  /* A last window that is not whole counts, if it begins in the tensor or in
   * the padding in front. */
  bool ceil;
  /* How many windows there are; of tosa_windows_place. */
  tosa_size_t out[TOSA_WINDOW_DIMS];
} tosa_windows_t;

/* Reads a list of one constant for all dimensions or one for each, none beyond
 * TOSA_WINDOW_MOST. An empty list leaves the numbers as they are. */
bool tosa_windows_list(MlirValue list, intptr_t count, int64_t *numbers);
/* The same for sizes from 1 on, which may be computed; false for one that may
 * be negative when it runs. */
bool tosa_windows_sizes(tosa_rewrite_t *rewrite, MlirValue list, intptr_t count,
                        tosa_size_t *sizes);

/* Sets how many windows there are. A window or stride of 0 that is computed
 * fails when it runs, as a division by it. */
void tosa_windows_place(tosa_rewrite_t *rewrite, tosa_windows_t *windows);

/* The tensor with padding of `value` around it, so that every window is whole;
 * `sizes` are those of the tensor, and become those of the result. */
MlirValue tosa_windows_pad(tosa_rewrite_t *rewrite,
                           const tosa_windows_t *windows, MlirValue tensor,
                           tosa_sizes_t *sizes, MlirAttribute value);

/* The contents of all windows over a padded tensor [batch, channels, ...]:
 * [windows, elements of a window, batch * channels]. */
MlirValue tosa_windows_read(tosa_rewrite_t *rewrite,
                            const tosa_windows_t *windows, MlirValue padded,
                            tosa_sizes_t sizes);

/* Cuts a padded tensor so that the windows end where it ends. */
MlirValue tosa_windows_cut(tosa_rewrite_t *rewrite,
                           const tosa_windows_t *windows, MlirValue padded,
                           tosa_sizes_t *sizes);

/* All numbers of windows, and of elements of one. */
tosa_sizes_t tosa_windows_out(tosa_rewrite_t *rewrite,
                              const tosa_windows_t *windows);
tosa_sizes_t tosa_windows_kernel(tosa_rewrite_t *rewrite,
                                 const tosa_windows_t *windows);

#endif
