/* Convolutions of tensors whose height or width is not known: tosa.conv2d where
 * the weight is, and else the product of all windows with it. */
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "transforms/tosa_shapes/tosa_deconv.h"
#include "transforms/tosa_shapes/tosa_index.h"
#include "transforms/tosa_shapes/tosa_pad.h"
#include "transforms/tosa_shapes/tosa_rows.h"
#include "transforms/tosa_shapes/tosa_shared.h"
#include "transforms/tosa_shapes/tosa_windows.h"

/* One convolution. */
typedef struct conv_t {
  tosa_windows_t windows;
  MlirValue self, weight;
  /* [batch, channels, ...] and [out channels, channels of a group, ...]. */
  tosa_sizes_t dims, weights;
  int64_t groups;
  MlirType element;
  /* Its padding is computed from sizes. */
  bool computed;
} conv_t;

/* The operands: self, weight, bias, stride, padding, dilation, transposed,
 * output padding, groups. */
static bool read_numbers(tosa_rewrite_t *t, MlirOperation op, conv_t *c) {
  tosa_windows_t *w = &c->windows;
  for (intptr_t k = 0; k < w->count; ++k) {
    w->stride[k] = tosa_number(1);
    w->dilation[k] = 1;
  }
  if (!tosa_windows_sizes(t, mlirOperationGetOperand(op, 3), w->count,
                          w->stride) ||
      (!tosa_windows_list(mlirOperationGetOperand(op, 4), w->count, w->pad) &&
       !(c->computed = tosa_is_computed(mlirOperationGetOperand(op, 4)))) ||
      !tosa_windows_list(mlirOperationGetOperand(op, 5), w->count,
                         w->dilation) ||
      !tosa_constant_int(mlirOperationGetOperand(op, 8), &c->groups))
    return false;
  for (intptr_t k = 0; k < w->count; ++k) {
    w->pad_end[k] = w->pad[k];
    if (w->dilation[k] < 1 || !w->stride[k].known)
      return false;
  }
  return c->groups > 0;
}

static tosa_outcome_t begin(tosa_rewrite_t *t, MlirOperation op, conv_t *c) {
  MlirValue self = mlirOperationGetOperand(op, 0);
  MlirValue weight = mlirOperationGetOperand(op, 1);
  MlirValue result = mlirOperationGetResult(op, 0);
  type_info_t info = tosa_info(t, self);
  intptr_t count = (intptr_t)info.rank - 2;
  bool unknown = tosa_num_unknown(t, weight) > 0;
  for (int64_t k = 1; k < info.rank; ++k)
    unknown |= info.sizes[k] == TYPES_UNKNOWN;
  if (!unknown)
    return TOSA_NOT_NEEDED;
  if (!tosa_is_tensor(t, self) || !tosa_is_tensor(t, weight) ||
      !tosa_is_tensor(t, result))
    return tosa_refuse(t, tosa_lacks_element);
  if (count < 1 || count > TOSA_WINDOW_DIMS ||
      tosa_info(t, weight).rank != info.rank)
    return tosa_refuse(t, "its tensors have no rank from 3 to 5");
  *c = (conv_t){.windows.count = count,
                .dims = tosa_dims(t, self),
                .weights = tosa_dims(t, weight),
                .element = tosa_element(t, self)};
  if (!mlirTypeEqual(c->element, tosa_element(t, weight)) ||
      !mlirTypeEqual(c->element, tosa_element(t, result)))
    return tosa_refuse(t, "its tensors are of several element types");
  if (!read_numbers(t, op, c))
    return tosa_refuse(t, "its stride, padding, dilation or groups are no "
                          "constants in range");
  return TOSA_DONE;
}

/* Whether tosa.conv2d does it: known weights of two dimensions, a float that
 * it sums up in f32. */
static bool is_plain(const conv_t *c) {
  bool known = c->windows.count == 2 && c->groups == 1;
  for (intptr_t k = 0; k < c->weights.count; ++k)
    known &= c->weights.sizes[k].known;
  return known && (mlirTypeIsAF32(c->element) || mlirTypeIsAF16(c->element) ||
                   mlirTypeIsABF16(c->element));
}

/* Whether the windows give a height and a width as large as they take, neither
 * of which is known. */
static bool keeps_size(const conv_t *c) {
  const tosa_windows_t *w = &c->windows;
  bool keeps = w->count == 2;
  for (intptr_t k = 0; k < w->count && keeps; ++k)
    keeps =
        !c->dims.sizes[2 + k].known && tosa_is(w->stride[k], 1) &&
        2 * w->pad[k] == w->dilation[k] * (c->weights.sizes[2 + k].number - 1);
  return keeps;
}

/* Whether stride, padding and dilation have a number for each dimension. */
static bool has_pairs(MlirOperation op) {
  bool pairs = true;
  for (intptr_t k = 3; k < 6; ++k) {
    MlirOperation list;
    pairs &= tosa_list(mlirOperationGetOperand(op, k), &list) &&
             mlirOperationGetNumOperands(list) == 2;
  }
  return pairs;
}

/* Whether TorchToTosa takes it as it is: sizes that are not known stay so, and
 * it neither casts the result nor looks at the bias. */
static bool is_taken(tosa_rewrite_t *t, MlirOperation op, const conv_t *c) {
  type_info_t in = tosa_info(t, mlirOperationGetOperand(op, 0));
  type_info_t out = tosa_info(t, mlirOperationGetResult(op, 0));
  MlirValue bias = mlirOperationGetOperand(op, 2);
  bool plain_bias = tosa_is_none(bias) ||
                    (tosa_is_tensor(t, bias) && tosa_info(t, bias).rank == 1 &&
                     mlirTypeEqual(tosa_element(t, bias), c->element));
  return is_plain(c) && !c->computed && keeps_size(c) && has_pairs(op) &&
         plain_bias && out.rank == 4 && out.sizes[0] == in.sizes[0] &&
         out.sizes[1] == c->weights.sizes[0].number &&
         out.sizes[2] == TYPES_UNKNOWN && out.sizes[3] == TYPES_UNKNOWN;
}

static MlirAttribute zero_of(tosa_rewrite_t *t, MlirType element) {
  if (mlirTypeIsAFloat(element))
    return mlirFloatAttrDoubleGet(t->build.context, element, 0);
  return mlirIntegerAttrGet(element, 0);
}

/* Places the windows: sizes of kernel and tensor from the tensors. */
static void place(tosa_rewrite_t *t, conv_t *c) {
  for (intptr_t k = 0; k < c->windows.count && c->dims.count; ++k) {
    c->windows.kernel[k] = c->weights.sizes[2 + k];
    c->windows.in[k] = c->dims.sizes[2 + k];
  }
  tosa_windows_place(t, &c->windows);
}

/* Puts a padding of computed sizes around the tensor. */
static bool pad_computed(tosa_rewrite_t *t, MlirOperation op, conv_t *c) {
  tosa_sizes_t pads;
  if (!c->computed)
    return true;
  if (!tosa_int_list(t, mlirOperationGetOperand(op, 4), &pads) ||
      pads.count != c->windows.count)
    return false;
  for (intptr_t k = 0; k < pads.count; ++k)
    c->self = tosa_surround(t, c->self, &c->dims, 2 + k, pads.sizes[k],
                            pads.sizes[k]);
  return true;
}

/* Makes a transposed convolution one that is not. */
static bool transpose(tosa_rewrite_t *t, MlirOperation op, conv_t *c) {
  int64_t more[TOSA_WINDOW_DIMS] = {0};
  if (!tosa_windows_list(mlirOperationGetOperand(op, 7), c->windows.count,
                         more))
    return false;
  for (intptr_t k = 0; k < c->windows.count && c->weights.count; ++k)
    c->windows.kernel[k] = c->weights.sizes[2 + k];
  c->self = tosa_deconv_tensor(t, &c->windows, c->self, &c->dims, more);
  c->weight = tosa_deconv_weight(t, c->weight, c->groups, &c->weights);
  return true;
}

/* Batch, channels, numbers of windows. */
static tosa_sizes_t out_sizes(tosa_rewrite_t *t, const conv_t *c) {
  tosa_sizes_t sizes = tosa_copy(t, c->dims);
  if (!sizes.count)
    return sizes;
  sizes.sizes[1] = c->weights.sizes[0];
  for (intptr_t k = 0; k < c->windows.count; ++k)
    sizes.sizes[2 + k] = c->windows.out[k];
  return sizes;
}

static tosa_sizes_t list(tosa_rewrite_t *t, intptr_t count,
                         const tosa_size_t *sizes) {
  tosa_sizes_t all = tosa_sizes(t, count);
  for (intptr_t k = 0; k < all.count; ++k)
    all.sizes[k] = sizes[k];
  return all;
}

/* The windows as factors, one row each: [groups, batch * windows, elements]. */
static MlirValue rows_of(tosa_rewrite_t *t, const conv_t *c,
                         tosa_sizes_t *sizes) {
  const tosa_windows_t *w = &c->windows;
  tosa_sizes_t padded_sizes = c->dims;
  MlirValue padded =
      tosa_windows_pad(t, w, c->self, &padded_sizes, zero_of(t, c->element));
  MlirValue read = tosa_windows_read(t, w, padded, padded_sizes);
  tosa_size_t windows = tosa_product(t, tosa_windows_out(t, w));
  tosa_size_t inside = tosa_product(t, tosa_windows_kernel(t, w));
  tosa_size_t groups = tosa_number(c->groups), deep = c->weights.sizes[1];
  tosa_size_t batch = c->dims.sizes[0];
  *sizes = list(t, 5, (tosa_size_t[]){windows, inside, batch, groups, deep});
  read = tosa_reshape(t, read, *sizes);
  read = tosa_permute(t, read, sizes, (const int32_t[]){3, 2, 0, 1, 4});
  *sizes = list(t, 3,
                (tosa_size_t[]){groups, tosa_arith(t, TOSA_MUL, batch, windows),
                                tosa_arith(t, TOSA_MUL, inside, deep)});
  return tosa_reshape(t, read, *sizes);
}

/* The weight as the other factor: [groups, elements, channels of a group]. */
static MlirValue columns_of(tosa_rewrite_t *t, const conv_t *c,
                            tosa_size_t channels, tosa_sizes_t *sizes) {
  tosa_size_t inside = tosa_product(t, tosa_windows_kernel(t, &c->windows));
  tosa_size_t groups = tosa_number(c->groups), deep = c->weights.sizes[1];
  *sizes = list(t, 4, (tosa_size_t[]){groups, channels, deep, inside});
  MlirValue weight = tosa_reshape(t, c->weight, *sizes);
  weight = tosa_permute(t, weight, sizes, (const int32_t[]){0, 3, 2, 1});
  *sizes = list(
      t, 3,
      (tosa_size_t[]){groups, tosa_arith(t, TOSA_MUL, inside, deep), channels});
  return tosa_reshape(t, weight, *sizes);
}

/* The product of all windows with the weight. */
static MlirValue multiply(tosa_rewrite_t *t, const conv_t *c) {
  tosa_size_t channels = tosa_arith(t, TOSA_DIV_FLOOR, c->weights.sizes[0],
                                    tosa_number(c->groups));
  tosa_sizes_t rows, columns;
  MlirValue left = rows_of(t, c, &rows);
  MlirValue right = columns_of(t, c, channels, &columns);
  if (t->build.failed)
    return left;
  MlirValue out = tosa_multiply(t, left, right, rows, columns, c->element);
  tosa_size_t windows = tosa_product(t, tosa_windows_out(t, &c->windows));
  tosa_sizes_t sizes =
      list(t, 4,
           (tosa_size_t[]){tosa_number(c->groups), c->dims.sizes[0], windows,
                           channels});
  out = tosa_reshape(t, out, sizes);
  out = tosa_permute(t, out, &sizes, (const int32_t[]){1, 0, 3, 2});
  return tosa_reshape(t, out, out_sizes(t, c));
}

static MlirOperation conv2d(tosa_rewrite_t *t, const conv_t *c,
                            const int64_t *pads, const MlirValue *operands,
                            tosa_sizes_t sizes) {
  build_t *b = &t->build;
  int64_t stride[] = {c->windows.stride[0].number, c->windows.stride[1].number};
  MlirAttribute sum = mlirTypeAttrGet(mlirF32TypeGet(b->context));
  MlirNamedAttribute attributes[] = {
      build_attribute(b, "pad", mlirDenseI64ArrayGet(b->context, 4, pads)),
      build_attribute(b, "stride", mlirDenseI64ArrayGet(b->context, 2, stride)),
      build_attribute(b, "dilation",
                      mlirDenseI64ArrayGet(b->context, 2, c->windows.dilation)),
      build_attribute(b, "acc_type", sum)};
  MlirType type = tosa_type(t, sizes, c->element);
  return build_op(b, &(build_spec_t){.name = "tosa.conv2d",
                                     .num_operands = 5,
                                     .operands = operands,
                                     .num_attributes = 4,
                                     .attributes = attributes,
                                     .num_results = 1,
                                     .results = &type});
}

static MlirValue constant_zeros(tosa_rewrite_t *t, MlirType element,
                                tosa_size_t count) {
  static const char zeros;
  tosa_key_t key = {element.ptr, &zeros, count.number};
  MlirValue made = tosa_shared_get(t, key);
  if (made.ptr)
    return made;
  MlirType type = tosa_type(t, (tosa_sizes_t){&count, 1}, element);
  made =
      tosa_constant(t, "tosa.const", type,
                    mlirDenseElementsAttrSplatGet(type, zero_of(t, element)));
  tosa_shared_set(t, key, made);
  return made;
}

/* Takes over the padding where windows end with any tensor, since they are at
 * every place of it; else there is none. */
static bool take_padding(const tosa_windows_t *w, int64_t *pads) {
  for (intptr_t k = 0; k < w->count; ++k)
    if (w->stride[k].number != 1)
      return false;
  for (intptr_t k = 0; k < w->count; ++k) {
    pads[2 * k] = w->pad[k];
    pads[2 * k + 1] = w->pad_end[k];
  }
  return true;
}

/* tosa.conv2d, on a padded tensor that ends where the windows do. */
static MlirValue convolve(tosa_rewrite_t *t, const conv_t *c) {
  const int32_t order[] = {0, 2, 3, 1};
  tosa_sizes_t sizes = c->dims, weights = c->weights;
  int64_t pads[4] = {0, 0, 0, 0};
  MlirValue self = c->self;
  if (!take_padding(&c->windows, pads)) {
    self =
        tosa_windows_pad(t, &c->windows, self, &sizes, zero_of(t, c->element));
    self = tosa_windows_cut(t, &c->windows, self, &sizes);
  }
  self = tosa_permute(t, self, &sizes, order);
  MlirValue weight = tosa_permute(t, c->weight, &weights, order);
  MlirValue zero = tosa_splat(t, c->element, 1, 0);
  MlirValue bias = constant_zeros(t, c->element, weights.sizes[0]);
  tosa_sizes_t out = out_sizes(t, c);
  tosa_sizes_t last = list(
      t, 4,
      (tosa_size_t[]){out.sizes[0], out.sizes[2], out.sizes[3], out.sizes[1]});
  MlirOperation op = conv2d(
      t, c, pads, (const MlirValue[]){self, weight, bias, zero, zero}, last);
  if (mlirOperationIsNull(op))
    return self;
  return tosa_permute(t, mlirOperationGetResult(op, 0), &last,
                      (const int32_t[]){0, 3, 1, 2});
}

/* Adds a bias of one number a channel. */
static MlirValue add_bias(tosa_rewrite_t *t, MlirValue sum, MlirValue bias,
                          tosa_sizes_t sizes, MlirType element) {
  tosa_sizes_t column = tosa_sizes(t, sizes.count);
  for (intptr_t k = 0; k < column.count; ++k)
    column.sizes[k] = k == 1 ? sizes.sizes[1] : tosa_number(1);
  MlirValue wide = tosa_reshape(t, tosa_tensor(t, bias), column);
  return tosa_op(t, "tosa.add", sizes, element, BUILD_VALUES(sum, wide));
}

tosa_outcome_t tosa_convolution(tosa_rewrite_t *t, MlirOperation op) {
  conv_t c;
  bool transposed;
  MlirValue bias = mlirOperationGetOperand(op, 2);
  tosa_outcome_t outcome = begin(t, op, &c);
  if (outcome != TOSA_DONE)
    return outcome;
  if (!tosa_constant_bool(mlirOperationGetOperand(op, 6), &transposed))
    return tosa_refuse(t, "whether it is transposed is no constant");
  if (!transposed && is_taken(t, op, &c))
    return TOSA_NOT_NEEDED;
  c.self = tosa_tensor(t, mlirOperationGetOperand(op, 0));
  c.weight = tosa_tensor(t, mlirOperationGetOperand(op, 1));
  if ((transposed && c.computed) || !pad_computed(t, op, &c))
    return tosa_refuse(t, "its padding is no size");
  if (transposed && !transpose(t, op, &c))
    return tosa_refuse(t, "its output padding is no constant");
  if (!tosa_is_none(bias) && !tosa_is_tensor(t, bias))
    return tosa_refuse(t, "its bias has an element type that TOSA lacks");
  place(t, &c);
  for (intptr_t k = 0; k < c.windows.count; ++k)
    if (c.windows.pad[k] < 0)
      return tosa_refuse(t, "its padding is negative");
  if (t->build.failed)
    return TOSA_DONE;
  tosa_sizes_t sizes = out_sizes(t, &c);
  MlirValue out = is_plain(&c) ? convolve(t, &c) : multiply(t, &c);
  if (t->build.failed)
    return TOSA_DONE;
  if (!tosa_is_none(bias))
    out = add_bias(t, out, bias, sizes, c.element);
  return tosa_finish(t, op, out, tosa_refine(t, op, sizes));
}
