/* Tensors: convolutions, pooling and padding. */
#include "analysis/shapes/shape_rules.h"

/* A size that arithmetic alone might make negative. */
static size_id_t natural(const shape_call_t *c, size_id_t size) {
  if (size == SIZES_NONE || sizes_is_natural(c->sizes, size))
    return size;
  return sizes_apply(c->sizes, SIZES_WINDOW, &size, 1);
}

/* Element `i` of list `k`; an element alone stands for all. */
static size_id_t element(const shape_dims_t *list, uint32_t i) {
  if (list->failed || !list->count)
    return SIZES_NONE;
  return list->sizes[list->count == 1 ? 0 : i];
}

/* Lists of a window: kernel, stride, padding, dilation. */
typedef struct window_t {
  shape_dims_t kernel, stride, padding, dilation;
} window_t;

/* The places of windows of which all is known, and no number is large enough to
 * overflow; else NONE. */
static size_id_t known_places(const shape_call_t *c, const window_t *w,
                              size_id_t n, uint32_t i) {
  const size_id_t sizes[] = {n, element(&w->kernel, i), element(&w->stride, i),
                             element(&w->padding, i), element(&w->dilation, i)};
  int64_t v[5];
  for (int k = 0; k < 5; ++k)
    if (!sizes_is_constant(c->sizes, sizes[k], &v[k]) || v[k] < 0 ||
        v[k] > 1 << 30)
      return SIZES_NONE;
  int64_t room = v[0] + 2 * v[3] - v[4] * (v[1] - 1) - 1;
  return room < 0 || !v[2] ? SIZES_NONE
                           : sizes_constant(c->sizes, room / v[2] + 1);
}

/* (n + 2 padding - dilation (kernel - 1) - 1) // stride + 1 */
static size_id_t places(const shape_call_t *c, const window_t *w, size_id_t n,
                        uint32_t i) {
  sizes_t *s = c->sizes;
  size_id_t known = known_places(c, w, n, i);
  if (known != SIZES_NONE)
    return known;
  size_id_t one = sizes_constant(s, 1), padding = element(&w->padding, i);
  size_id_t reach =
      sizes_multiply(s, element(&w->dilation, i),
                     sizes_subtract(s, element(&w->kernel, i), one));
  size_id_t room =
      sizes_subtract(s, sizes_add(s, n, sizes_add(s, padding, padding)), reach);
  size_id_t last = sizes_floor_divide(s, sizes_subtract(s, room, one),
                                      element(&w->stride, i));
  return natural(c, sizes_add(s, last, one));
}

/* Input, weight, bias, stride, padding, dilation, transposed. */
shape_dims_t shape_rule_convolution(const shape_call_t *c) {
  shape_dims_t in = shape_dims_of(c, 0), weight = shape_dims_of(c, 1);
  window_t w = {.stride = shape_list_of(c, 3),
                .padding = shape_list_of(c, 4),
                .dilation = shape_list_of(c, 5)};
  if (in.failed || weight.failed || in.count < 3 || in.count != weight.count)
    return shape_failure();
  bool is_plain = shape_is_false(c, 6);
  for (uint32_t i = 2; i < in.count; ++i)
    shape_append(&w.kernel, weight.sizes[i]);
  for (uint32_t i = 2; i < in.count; ++i)
    in.sizes[i] = is_plain ? places(c, &w, in.sizes[i], i - 2) : SIZES_NONE;
  in.sizes[1] = is_plain ? weight.sizes[0] : SIZES_NONE;
  return in;
}

/* The last dimensions, as many as the result has behind batch and channels. */
static shape_dims_t pool(const shape_call_t *c, const window_t *w,
                         uint32_t spatial, bool is_known) {
  shape_dims_t in = shape_dims_of(c, 0);
  if (in.failed || in.count < spatial)
    return shape_failure();
  for (uint32_t i = 0; i < spatial; ++i) {
    size_id_t *size = &in.sizes[in.count - spatial + i];
    *size = is_known ? places(c, w, *size, i) : SIZES_NONE;
  }
  return in;
}

/* Self, kernel, stride, padding, dilation, ceil mode. */
static shape_dims_t max_pool(const shape_call_t *c, uint32_t spatial) {
  window_t w = {shape_list_of(c, 1), shape_list_of(c, 2), shape_list_of(c, 3),
                shape_list_of(c, 4)};
  if (!w.stride.failed && !w.stride.count)
    w.stride = w.kernel;
  return pool(c, &w, spatial, shape_is_false(c, 5));
}

shape_dims_t shape_rule_max_pool1d(const shape_call_t *c) {
  return max_pool(c, 1);
}
shape_dims_t shape_rule_max_pool2d(const shape_call_t *c) {
  return max_pool(c, 2);
}
shape_dims_t shape_rule_max_pool3d(const shape_call_t *c) {
  return max_pool(c, 3);
}

/* Self, kernel, stride, padding, ceil mode. */
static shape_dims_t avg_pool(const shape_call_t *c, uint32_t spatial) {
  window_t w = {.kernel = shape_list_of(c, 1),
                .stride = shape_list_of(c, 2),
                .padding = shape_list_of(c, 3),
                .dilation = {.count = 1}};
  w.dilation.sizes[0] = sizes_constant(c->sizes, 1);
  if (!w.stride.failed && !w.stride.count)
    w.stride = w.kernel;
  return pool(c, &w, spatial, shape_is_false(c, 4));
}

shape_dims_t shape_rule_avg_pool1d(const shape_call_t *c) {
  return avg_pool(c, 1);
}
shape_dims_t shape_rule_avg_pool2d(const shape_call_t *c) {
  return avg_pool(c, 2);
}
shape_dims_t shape_rule_avg_pool3d(const shape_call_t *c) {
  return avg_pool(c, 3);
}

/* Self, and what is added before and behind each dimension, the last first. */
shape_dims_t shape_rule_pad(const shape_call_t *c) {
  shape_dims_t in = shape_dims_of(c, 0), pads = shape_list_of(c, 1);
  if (in.failed || pads.failed || pads.count > 2 * in.count)
    return shape_failure();
  for (uint32_t k = 0; k < pads.count; ++k) {
    size_id_t *size = &in.sizes[in.count - 1 - k / 2];
    *size = sizes_add(c->sizes, *size, pads.sizes[k]);
  }
  for (uint32_t i = 0; i < in.count; ++i)
    in.sizes[i] = natural(c, in.sizes[i]);
  return in;
}
