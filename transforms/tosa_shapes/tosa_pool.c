/* Pooling of tensors whose height or width is not known. TorchToTosa takes the
 * padding of a known size, and TOSA's average pooling is not lowered for
 * unknown ones. */
#include <math.h>

#include "dialect/rows.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "transforms/tosa_shapes/tosa_index.h"
#include "transforms/tosa_shapes/tosa_rows.h"
#include "transforms/tosa_shapes/tosa_windows.h"

/* An operation that pools over the last `count` dimensions. */
typedef struct pool_row_t {
  const char *name;
  intptr_t count;
} pool_row_t;

static const pool_row_t rows[] = {
    {"torch.aten.avg_pool1d", 1}, {"torch.aten.avg_pool2d", 2},
    {"torch.aten.avg_pool3d", 3}, {"torch.aten.max_pool1d", 1},
    {"torch.aten.max_pool2d", 2}, {"torch.aten.max_pool3d", 3},
};

/* One pooling: its input as [batch, channels, ...]. */
typedef struct pool_t {
  tosa_windows_t windows;
  MlirValue tensor;
  tosa_sizes_t sizes;
} pool_t;

static tosa_outcome_t check(tosa_rewrite_t *t, MlirOperation op,
                            intptr_t count) {
  MlirValue self = mlirOperationGetOperand(op, 0);
  type_info_t info = tosa_info(t, self);
  bool unknown = info.rank == count + 1 && tosa_num_unknown(t, self) > 0;
  for (int64_t k = info.rank - count; k < info.rank; ++k)
    unknown |= k >= 0 && info.sizes[k] == TYPES_UNKNOWN;
  if (!unknown)
    return TOSA_NOT_NEEDED;
  if (!tosa_is_tensor(t, self) ||
      !tosa_is_tensor(t, mlirOperationGetResult(op, 0)) ||
      !mlirTypeIsAFloat(tosa_element(t, self)))
    return tosa_refuse(t, tosa_lacks_element);
  if (info.rank != count + 1 && info.rank != count + 2)
    return tosa_refuse(t, "its tensor has no channels");
  return TOSA_DONE;
}

/* Reads kernel, stride and padding from the operands behind the tensor, and
 * dilation from `dilation` if that is positive. */
static bool read_windows(tosa_rewrite_t *t, MlirOperation op, intptr_t dilation,
                         intptr_t ceil, tosa_windows_t *w) {
  for (intptr_t k = 0; k < w->count; ++k) {
    w->dilation[k] = 1;
    w->kernel[k] = tosa_number(0);
  }
  if (!tosa_windows_sizes(t, mlirOperationGetOperand(op, 1), w->count,
                          w->kernel))
    return false;
  for (intptr_t k = 0; k < w->count; ++k)
    w->stride[k] = w->kernel[k];
  if (!tosa_windows_sizes(t, mlirOperationGetOperand(op, 2), w->count,
                          w->stride) ||
      !tosa_windows_list(mlirOperationGetOperand(op, 3), w->count, w->pad) ||
      (dilation && !tosa_windows_list(mlirOperationGetOperand(op, dilation),
                                      w->count, w->dilation)) ||
      !tosa_constant_bool(mlirOperationGetOperand(op, ceil), &w->ceil))
    return false;
  for (intptr_t k = 0; k < w->count; ++k) {
    w->pad_end[k] = w->pad[k];
    if (w->dilation[k] < 1 || w->pad[k] < 0)
      return false;
  }
  return true;
}

static tosa_outcome_t begin(tosa_rewrite_t *t, MlirOperation op,
                            intptr_t dilation, intptr_t ceil, pool_t *p) {
  const pool_row_t *row =
      rows_find(rows, sizeof rows / sizeof *rows, sizeof *rows,
                mlirIdentifierStr(mlirOperationGetName(op)));
  tosa_outcome_t outcome = check(t, op, row->count);
  if (outcome != TOSA_DONE)
    return outcome;
  *p = (pool_t){.windows.count = row->count};
  if (!read_windows(t, op, dilation, ceil, &p->windows))
    return tosa_refuse(t, "its window is no expression of sizes");
  p->tensor = tosa_pad_rank(t, mlirOperationGetOperand(op, 0), row->count + 2,
                            &p->sizes);
  for (intptr_t k = 0; k < row->count && p->sizes.count; ++k)
    p->windows.in[k] = p->sizes.sizes[2 + k];
  tosa_windows_place(t, &p->windows);
  return TOSA_DONE;
}

/* [windows, batch * channels] as the result. */
static tosa_outcome_t finish(tosa_rewrite_t *t, MlirOperation op,
                             const pool_t *p, MlirValue pooled) {
  tosa_sizes_t out = tosa_windows_out(t, &p->windows);
  tosa_size_t columns[] = {tosa_product(t, out), p->sizes.sizes[0],
                           p->sizes.sizes[1]};
  tosa_sizes_t sizes = {columns, 3};
  pooled = tosa_reshape(t, pooled, sizes);
  pooled = tosa_permute(t, pooled, &sizes, (const int32_t[]){1, 2, 0});
  int64_t rank = tosa_info(t, mlirOperationGetResult(op, 0)).rank;
  tosa_sizes_t all = tosa_sizes(t, (intptr_t)rank);
  intptr_t lead = all.count - out.count;
  for (intptr_t k = 0; k < all.count; ++k)
    all.sizes[k] =
        k < lead ? p->sizes.sizes[2 - lead + k] : out.sizes[k - lead];
  all = tosa_refine(t, op, all);
  return tosa_finish(t, op, tosa_reshape(t, pooled, all), all);
}

static MlirAttribute number(tosa_rewrite_t *t, MlirType element, double value) {
  return mlirFloatAttrDoubleGet(t->build.context, element, value);
}

/* Reduces the middle one of three dimensions. */
static MlirValue reduce(tosa_rewrite_t *t, const char *name, MlirValue read) {
  tosa_sizes_t sizes = tosa_sizes_of(t, read);
  if (sizes.count)
    sizes.sizes[1] = tosa_number(1);
  return tosa_op_axis(t, name, 1, sizes, tosa_element_of(read), 1, &read);
}

/* tosa.max_pool2d on [batch, height, width, channels] without padding. */
static MlirValue max_pool2d(tosa_rewrite_t *t, const tosa_windows_t *w,
                            MlirValue tensor, tosa_sizes_t *sizes) {
  build_t *b = &t->build;
  tensor = tosa_permute(t, tensor, sizes, (const int32_t[]){0, 2, 3, 1});
  int64_t kernel[] = {w->kernel[0].number, w->kernel[1].number};
  int64_t stride[] = {w->stride[0].number, w->stride[1].number};
  int64_t pad[] = {0, 0, 0, 0};
  MlirNamedAttribute attributes[] = {
      build_attribute(b, "kernel", mlirDenseI64ArrayGet(b->context, 2, kernel)),
      build_attribute(b, "stride", mlirDenseI64ArrayGet(b->context, 2, stride)),
      build_attribute(b, "pad", mlirDenseI64ArrayGet(b->context, 4, pad))};
  *sizes = tosa_copy(t, *sizes);
  if (!sizes->count)
    return tensor;
  sizes->sizes[1] = w->out[0];
  sizes->sizes[2] = w->out[1];
  MlirType type = tosa_type(t, *sizes, tosa_element_of(tensor));
  MlirOperation op = build_op(b, &(build_spec_t){.name = "tosa.max_pool2d",
                                                 .num_operands = 1,
                                                 .operands = &tensor,
                                                 .num_attributes = 3,
                                                 .attributes = attributes,
                                                 .num_results = 1,
                                                 .results = &type});
  if (mlirOperationIsNull(op))
    return tensor;
  return tosa_permute(t, mlirOperationGetResult(op, 0), sizes,
                      (const int32_t[]){0, 3, 1, 2});
}

/* Whether tosa.max_pool2d has such windows. */
static bool is_plain(const tosa_windows_t *w) {
  bool plain = w->count == 2;
  for (intptr_t k = 0; k < w->count; ++k)
    plain &= w->dilation[k] == 1 && w->kernel[k].known && w->stride[k].known;
  return plain;
}

tosa_outcome_t tosa_max_pool(tosa_rewrite_t *t, MlirOperation op) {
  pool_t p;
  tosa_outcome_t outcome = begin(t, op, 4, 5, &p);
  if (outcome != TOSA_DONE)
    return outcome;
  const tosa_windows_t *w = &p.windows;
  MlirAttribute least = number(t, tosa_element_of(p.tensor), -INFINITY);
  tosa_sizes_t sizes = p.sizes;
  MlirValue padded = tosa_windows_pad(t, w, p.tensor, &sizes, least);
  if (!is_plain(w))
    return finish(
        t, op, &p,
        reduce(t, "tosa.reduce_max", tosa_windows_read(t, w, padded, sizes)));
  padded = tosa_windows_cut(t, w, padded, &sizes);
  MlirValue out = max_pool2d(t, w, padded, &sizes);
  tosa_sizes_t given = {sizes.sizes, sizes.count};
  if (tosa_info(t, mlirOperationGetResult(op, 0)).rank == 3)
    given = (tosa_sizes_t){sizes.sizes + 1, 3};
  given = tosa_refine(t, op, given);
  if (given.count == 3)
    out = tosa_reshape(t, out, given);
  return tosa_finish(t, op, out, given);
}

/* What each window divides by: [windows, 1, 1], or one number. */
static MlirValue counts(tosa_rewrite_t *t, const pool_t *p, bool with_padding,
                        MlirType element) {
  tosa_windows_t w = p->windows;
  tosa_sizes_t sizes = tosa_copy(t, p->sizes);
  if (sizes.count < 2)
    return p->tensor;
  sizes.sizes[0] = sizes.sizes[1] = tosa_number(1);
  MlirValue mask =
      tosa_tile(t, tosa_splat(t, element, sizes.count, 1), sizes, sizes);
  if (with_padding) {
    tosa_windows_t around = w;
    around.ceil = false;
    mask = tosa_windows_pad(t, &around, mask, &sizes, number(t, element, 1));
    for (intptr_t k = 0; k < w.count; ++k)
      w.pad[k] = w.pad_end[k] = 0;
  }
  mask = tosa_windows_pad(t, &w, mask, &sizes, number(t, element, 0));
  return reduce(t, "tosa.reduce_sum",
                tosa_windows_read(t, &p->windows, mask, sizes));
}

tosa_outcome_t tosa_avg_pool(tosa_rewrite_t *t, MlirOperation op) {
  pool_t p;
  bool with_padding;
  int64_t divisor = 0;
  bool has_divisor = mlirOperationGetNumOperands(op) > 6;
  tosa_outcome_t outcome = begin(t, op, 0, 4, &p);
  if (outcome != TOSA_DONE)
    return outcome;
  if (!tosa_constant_bool(mlirOperationGetOperand(op, 5), &with_padding))
    return tosa_refuse(t, "whether padding counts is no constant");
  if (has_divisor && !tosa_is_none(mlirOperationGetOperand(op, 6)) &&
      (!tosa_constant_int(mlirOperationGetOperand(op, 6), &divisor) ||
       !divisor))
    return tosa_refuse(t, "its divisor is no constant");
  MlirType element = tosa_element_of(p.tensor);
  tosa_sizes_t sizes = p.sizes;
  MlirValue padded =
      tosa_windows_pad(t, &p.windows, p.tensor, &sizes, number(t, element, 0));
  MlirValue sum = reduce(t, "tosa.reduce_sum",
                         tosa_windows_read(t, &p.windows, padded, sizes));
  MlirValue count = divisor ? tosa_splat(t, element, 3, (double)divisor)
                            : counts(t, &p, with_padding, element);
  if (t->build.failed)
    return TOSA_DONE;
  MlirValue inverse = tosa_op(t, "tosa.reciprocal", tosa_sizes_of(t, count),
                              element, 1, &count);
  MlirValue mean = tosa_mul(t, sum, inverse, tosa_sizes_of(t, sum), element);
  return finish(t, op, &p, mean);
}
