/* Windows: where they lie, and what is in them. */
#include "transforms/tosa_shapes/tosa_windows.h"

#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "transforms/tosa_shapes/tosa_index.h"
#include "transforms/tosa_shapes/tosa_rows.h"
#include "transforms/tosa_shapes/tosa_shared.h"

bool tosa_windows_list(MlirValue list, intptr_t count, int64_t *numbers) {
  int64_t given[TOSA_WINDOW_DIMS];
  intptr_t length;
  if (!tosa_constant_list(list, given, TOSA_WINDOW_DIMS, &length))
    return false;
  if (length > 1 && length != count)
    return false;
  for (intptr_t k = 0; k < length; ++k)
    if (given[k] < -TOSA_WINDOW_MOST || given[k] > TOSA_WINDOW_MOST)
      return false;
  for (intptr_t k = 0; k < count && length; ++k)
    numbers[k] = given[length > 1 ? k : 0];
  return true;
}

static bool may_be_step(tosa_size_t size) {
  if (!size.known)
    return tosa_is_natural(size);
  return size.number > 0 && size.number <= TOSA_WINDOW_MOST;
}

bool tosa_windows_sizes(tosa_rewrite_t *t, MlirValue list, intptr_t count,
                        tosa_size_t *sizes) {
  tosa_sizes_t given;
  if (!tosa_int_list(t, list, &given) ||
      (given.count > 1 && given.count != count))
    return false;
  for (intptr_t k = 0; k < count && given.count; ++k)
    sizes[k] = given.sizes[given.count > 1 ? k : 0];
  for (intptr_t k = 0; k < count; ++k)
    if (!may_be_step(sizes[k]))
      return false;
  return true;
}

static tosa_size_t plus(tosa_rewrite_t *t, tosa_size_t size, int64_t number) {
  return tosa_arith(t, TOSA_ADD, size, tosa_number(number));
}

/* From the first element of a window to behind its last. */
static tosa_size_t reach(tosa_rewrite_t *t, const tosa_windows_t *w,
                         intptr_t k) {
  tosa_size_t steps = tosa_arith(t, TOSA_MUL, plus(t, w->kernel[k], -1),
                                 tosa_number(w->dilation[k]));
  if (w->kernel[k].known)
    return plus(t, steps, 1);
  tosa_size_t one = tosa_arith(t, TOSA_DIV_FLOOR, w->kernel[k], w->kernel[k]);
  return tosa_arith(t, TOSA_ADD, steps, one);
}

void tosa_windows_place(tosa_rewrite_t *t, tosa_windows_t *w) {
  for (intptr_t k = 0; k < w->count; ++k) {
    tosa_size_t stride = w->stride[k];
    tosa_size_t room = plus(t, w->in[k], w->pad[k] + w->pad_end[k]);
    tosa_size_t span = reach(t, w, k);
    room = span.known ? plus(t, room, -span.number)
                      : tosa_arith(t, TOSA_SUB, room, span);
    w->out[k] = plus(
        t,
        tosa_arith(t, w->ceil ? TOSA_DIV_CEIL : TOSA_DIV_FLOOR, room, stride),
        1);
    if (!w->ceil)
      continue;
    tosa_size_t begun = plus(t, w->in[k], w->pad[k]);
    w->out[k] = tosa_arith(t, TOSA_MIN, w->out[k],
                           tosa_arith(t, TOSA_DIV_CEIL, begun, stride));
  }
}

tosa_sizes_t tosa_windows_out(tosa_rewrite_t *t, const tosa_windows_t *w) {
  tosa_sizes_t sizes = tosa_sizes(t, w->count);
  for (intptr_t k = 0; k < sizes.count; ++k)
    sizes.sizes[k] = w->out[k];
  return sizes;
}

tosa_sizes_t tosa_windows_kernel(tosa_rewrite_t *t, const tosa_windows_t *w) {
  tosa_sizes_t sizes = tosa_sizes(t, w->count);
  for (intptr_t k = 0; k < sizes.count; ++k)
    sizes.sizes[k] = w->kernel[k];
  return sizes;
}

static MlirValue pad_constant(tosa_rewrite_t *t, MlirType element,
                              MlirAttribute value) {
  tosa_size_t one = tosa_number(1);
  MlirType type = tosa_type(t, (tosa_sizes_t){&one, 1}, element);
  return tosa_constant(t, "tosa.const", type,
                       mlirDenseElementsAttrSplatGet(type, value));
}

MlirValue tosa_windows_pad(tosa_rewrite_t *t, const tosa_windows_t *w,
                           MlirValue tensor, tosa_sizes_t *sizes,
                           MlirAttribute value) {
  intptr_t lead = sizes->count - w->count;
  tosa_sizes_t pads = tosa_sizes(t, 2 * sizes->count);
  tosa_sizes_t out = tosa_copy(t, *sizes);
  bool any = false;
  for (intptr_t k = 0; k < out.count && pads.count; ++k) {
    intptr_t i = k - lead;
    tosa_size_t before = tosa_number(i < 0 ? 0 : w->pad[i]);
    tosa_size_t after = tosa_number(i < 0 ? 0 : w->pad_end[i]);
    if (i >= 0 && w->ceil)
      after = plus(t, w->stride[i], w->pad_end[i] - 1);
    pads.sizes[2 * k] = before;
    pads.sizes[2 * k + 1] = after;
    out.sizes[k] = tosa_arith(t, TOSA_ADD, out.sizes[k],
                              tosa_arith(t, TOSA_ADD, before, after));
    any |= !tosa_is(before, 0) || !tosa_is(after, 0);
  }
  *sizes = out;
  if (!any)
    return tensor;
  MlirType element = tosa_element_of(tensor);
  MlirValue shape = tosa_shape(t, pads);
  MlirValue filling = pad_constant(t, element, value);
  return tosa_op(t, "tosa.pad", out, element,
                 BUILD_VALUES(tensor, shape, filling));
}

MlirValue tosa_windows_cut(tosa_rewrite_t *t, const tosa_windows_t *w,
                           MlirValue padded, tosa_sizes_t *sizes) {
  intptr_t lead = sizes->count - w->count;
  tosa_sizes_t starts = tosa_sizes(t, sizes->count);
  tosa_sizes_t out = tosa_copy(t, *sizes);
  bool any = false;
  for (intptr_t k = 0; k < out.count && starts.count; ++k) {
    starts.sizes[k] = tosa_number(0);
    if (k < lead || (tosa_is(w->stride[k - lead], 1) && !w->ceil))
      continue;
    tosa_size_t last = tosa_arith(t, TOSA_MUL, plus(t, w->out[k - lead], -1),
                                  w->stride[k - lead]);
    out.sizes[k] = tosa_arith(t, TOSA_ADD, last, reach(t, w, k - lead));
    any = true;
  }
  *sizes = out;
  return any ? tosa_slice(t, padded, starts, out) : padded;
}

/* Where the elements of all windows are along dimension k: [.., out, ..,
 * kernel, ..] with `count` dimensions of windows in front of those of the
 * kernel. */
static MlirValue places_along(tosa_rewrite_t *t, const tosa_windows_t *w,
                              intptr_t k, tosa_sizes_t *sizes) {
  tosa_sizes_t first, second;
  intptr_t rank = 2 * w->count;
  MlirValue window = tosa_iota_along(t, w->out[k], k, rank, &first);
  MlirValue inside =
      tosa_iota_along(t, w->kernel[k], w->count + k, rank, &second);
  inside = tosa_index_step(t, inside, tosa_number(w->dilation[k]),
                           (MlirValue){NULL}, second);
  *sizes = tosa_copy(t, first);
  if (sizes->count)
    sizes->sizes[w->count + k] = w->kernel[k];
  return tosa_index_step(t, window, w->stride[k], inside, *sizes);
}

/* The sizes to which two broadcast that are 1 or the same. */
static tosa_sizes_t join(tosa_rewrite_t *t, tosa_sizes_t a, tosa_sizes_t b) {
  tosa_sizes_t all = tosa_copy(t, a);
  for (intptr_t k = 0; k < all.count; ++k)
    if (tosa_is(a.sizes[k], 1))
      all.sizes[k] = b.sizes[k];
  return all;
}

MlirValue tosa_windows_read(tosa_rewrite_t *t, const tosa_windows_t *w,
                            MlirValue padded, tosa_sizes_t sizes) {
  int32_t order[2 + TOSA_WINDOW_DIMS];
  tosa_sizes_t all, own, table = sizes;
  MlirValue place = places_along(t, w, 0, &all);
  for (intptr_t k = 1; k < w->count; ++k) {
    MlirValue next = places_along(t, w, k, &own);
    all = join(t, all, own);
    place = tosa_index_step(t, place, sizes.sizes[2 + k], next, all);
  }
  for (intptr_t k = 0; k < 2 + w->count; ++k)
    order[k] = (int32_t)(k < w->count ? k + 2 : k - w->count);
  padded = tosa_permute(t, padded, &table, order);
  tosa_sizes_t spatial = {sizes.sizes + 2, w->count}, lead = {sizes.sizes, 2};
  tosa_size_t width = tosa_product(t, lead), windows, inside;
  windows = tosa_product(t, tosa_windows_out(t, w));
  inside = tosa_product(t, tosa_windows_kernel(t, w));
  MlirValue rows = tosa_take_rows(t, padded, tosa_product(t, spatial), width,
                                  place, tosa_product(t, all));
  tosa_size_t out[] = {windows, inside, width};
  return tosa_reshape(t, rows, (tosa_sizes_t){out, 3});
}
