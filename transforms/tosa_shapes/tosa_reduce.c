/* Reductions. TorchToTosa reshapes their results to several unknown sizes; here
 * the dimensions that are reduced stay as 1, and go with a reshape that knows
 * its sizes. A mean over unknown sizes divides by them. */
#include "dialect/rows.h"
#include "mlir-c/BuiltinTypes.h"
#include "transforms/tosa_shapes/tosa_rows.h"

static const char *const not_constant =
    "its dimensions, or whether they stay, are no constants";

enum { MAX_DIMS = 16 };

/* An operation that reduces, and which operands say what. */
typedef struct reduce_row_t {
  const char *name;
  int dims, keep;
} reduce_row_t;

static const reduce_row_t rows[] = {
#include "transforms/tosa_shapes/tosa_reduce.inc"
};

/* Marks the dimensions that an operand says, one or a list; an empty list or
 * none says all. */
static bool reduced_dims(MlirValue value, int64_t rank, bool *reduced) {
  int64_t numbers[MAX_DIMS];
  intptr_t count = 1;
  if (rank > MAX_DIMS)
    return false;
  if (tosa_is_none(value))
    count = 0;
  else if (!tosa_constant_int(value, numbers) &&
           !tosa_constant_list(value, numbers, MAX_DIMS, &count))
    return false;
  for (int64_t k = 0; k < rank; ++k)
    reduced[k] = !count;
  for (intptr_t k = 0; k < count; ++k) {
    int64_t dim = numbers[k] + (numbers[k] < 0 ? rank : 0);
    if (dim < 0 || dim >= rank)
      return false;
    reduced[dim] = true;
  }
  return true;
}

/* The sizes with 1 for what is reduced, and those without it. */
static void reduced_sizes(tosa_rewrite_t *t, MlirValue self,
                          const bool *reduced, tosa_sizes_t *kept,
                          tosa_sizes_t *left) {
  tosa_sizes_t dims = tosa_dims(t, self);
  *kept = tosa_copy(t, dims);
  *left = tosa_copy(t, dims);
  intptr_t count = 0;
  for (intptr_t k = 0; k < kept->count && k < left->count; ++k) {
    if (reduced[k])
      kept->sizes[k] = tosa_number(1);
    else
      left->sizes[count++] = dims.sizes[k];
  }
  left->count = count;
}

/* The type of torch for a result that keeps all dimensions. */
static MlirType kept_type(tosa_rewrite_t *t, MlirValue result,
                          tosa_sizes_t kept) {
  return tosa_torch_type(t, kept, tosa_info(t, result).element);
}

/* The same operation, which keeps its dimensions, and a reshape behind it. */
static tosa_outcome_t keep_dims(tosa_rewrite_t *t, MlirOperation op,
                                const reduce_row_t *row, const bool *reduced) {
  MlirValue result = mlirOperationGetResult(op, 0);
  tosa_sizes_t kept, left;
  reduced_sizes(t, mlirOperationGetOperand(op, 0), reduced, &kept, &left);
  intptr_t count = mlirOperationGetNumOperands(op);
  MlirValue operands[8];
  for (intptr_t k = 0; k < count; ++k)
    operands[k] = mlirOperationGetOperand(op, k);
  operands[row->keep] = build_value(&t->build, "torch.constant.bool",
                                    tosa_named_type(t, "!torch.bool"), 0, NULL,
                                    "value", build_parse(&t->build, "true"));
  MlirValue wide = build_value(&t->build, row->name, kept_type(t, result, kept),
                               count, operands, NULL, (MlirAttribute){NULL});
  if (!wide.ptr)
    return TOSA_DONE;
  left = tosa_refine(t, op, left);
  return tosa_finish(t, op, tosa_reshape(t, tosa_tensor(t, wide), left), left);
}

/* One through the number of elements that are added up for each of the result,
 * as a tensor of as many dimensions. */
static MlirValue inverse_count(tosa_rewrite_t *t, tosa_sizes_t dims,
                               const bool *reduced, MlirType element) {
  tosa_sizes_t ones = tosa_copy(t, dims), none = {NULL, 0};
  tosa_size_t count = tosa_number(1);
  for (intptr_t k = 0; k < ones.count; ++k) {
    if (reduced[k])
      count = tosa_arith(t, TOSA_MUL, count, dims.sizes[k]);
    ones.sizes[k] = tosa_number(1);
  }
  MlirValue number = tosa_convert(t, tosa_size_scalar(t, count), none, element);
  number = tosa_op(t, "tosa.reciprocal", none, element, 1, &number);
  return tosa_reshape(t, number, ones);
}

/* The sum times one through its number of elements: of a mean, torch-mlir says
 * that a size is unknown, and then multiplies by one through what stands for
 * that. Small floats are added up in f32, as torch does. */
static tosa_outcome_t mean(tosa_rewrite_t *t, MlirOperation op, bool keep,
                           const bool *reduced) {
  MlirValue self = mlirOperationGetOperand(op, 0);
  MlirType element = tosa_element(t, mlirOperationGetResult(op, 0));
  MlirType f32 = mlirF32TypeGet(t->build.context);
  MlirType wide = mlirTypeIsAF64(element) ? element : f32;
  if (!mlirTypeIsAFloat(element))
    return tosa_refuse(t, "its result is no float");
  tosa_sizes_t kept, left, dims = tosa_dims(t, self);
  tosa_sizes_t sizes = tosa_copy(t, dims);
  reduced_sizes(t, self, reduced, &kept, &left);
  MlirValue out = tosa_convert(t, tosa_tensor(t, self), sizes, wide);
  if (!out.ptr)
    return tosa_refuse(t, tosa_lacks_element);
  for (intptr_t k = 0; k < sizes.count; ++k) {
    if (!reduced[k])
      continue;
    sizes.sizes[k] = tosa_number(1);
    out = tosa_op_axis(t, "tosa.reduce_sum", k, sizes, wide, 1, &out);
  }
  out = tosa_mul(t, out, inverse_count(t, dims, reduced, wide), kept, wide);
  out = tosa_convert(t, out, kept, element);
  left = tosa_refine(t, op, keep ? kept : left);
  return tosa_finish(t, op, keep ? out : tosa_reshape(t, out, left), left);
}

/* Whether it is a mean over a dimension of unknown size. */
static bool is_open_mean(tosa_rewrite_t *t, MlirOperation op) {
  MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(op));
  MlirValue self = mlirOperationGetOperand(op, 0);
  bool reduced[MAX_DIMS];
  type_info_t info = tosa_info(t, self);
  if (!mlirStringRefEqual(
          name, mlirStringRefCreateFromCString("torch.aten.mean.dim")) ||
      !tosa_num_unknown(t, self) ||
      !reduced_dims(mlirOperationGetOperand(op, 1), info.rank, reduced))
    return false;
  for (int64_t k = 0; k < info.rank; ++k)
    if (reduced[k] && info.sizes[k] == TYPES_UNKNOWN)
      return true;
  return false;
}

tosa_outcome_t tosa_reduce(tosa_rewrite_t *t, MlirOperation op) {
  const reduce_row_t *row =
      rows_find(rows, sizeof rows / sizeof *rows, sizeof *rows,
                mlirIdentifierStr(mlirOperationGetName(op)));
  MlirValue self = mlirOperationGetOperand(op, 0);
  MlirValue result = mlirOperationGetResult(op, 0);
  bool keep, reduced[MAX_DIMS], open = is_open_mean(t, op);
  if ((!open && tosa_num_unknown(t, result) < 2) ||
      mlirOperationGetNumOperands(op) > 8)
    return TOSA_NOT_NEEDED;
  if (!open &&
      tosa_constant_bool(mlirOperationGetOperand(op, row->keep), &keep) && keep)
    return TOSA_NOT_NEEDED;
  if (!tosa_is_tensor(t, self) || !tosa_is_tensor(t, result))
    return tosa_refuse(t, tosa_lacks_element);
  if (!tosa_constant_bool(mlirOperationGetOperand(op, row->keep), &keep) ||
      !reduced_dims(mlirOperationGetOperand(op, row->dims),
                    tosa_info(t, self).rank, reduced))
    return tosa_refuse(t, not_constant);
  return open ? mean(t, op, keep, reduced) : keep_dims(t, op, row, reduced);
}

static bool is_bool(MlirType type) {
  return mlirTypeIsAInteger(type) && mlirIntegerTypeGetWidth(type) == 1;
}

/* What is the largest where `tensor` is the smallest. */
static MlirValue reverse_order(tosa_rewrite_t *t, MlirValue tensor,
                               tosa_sizes_t sizes) {
  MlirType element = tosa_element_of(tensor);
  if (!mlirTypeIsAFloat(element))
    return tosa_op(t, "tosa.bitwise_not", sizes, element, 1, &tensor);
  MlirValue zero = tosa_splat(t, element, 1, 0);
  return tosa_op(t, "tosa.negate", sizes, element,
                 BUILD_VALUES(tensor, zero, zero));
}

/* Where the extreme value of dimension `axis` is, as i64. */
static MlirValue arg_extreme(tosa_rewrite_t *t, MlirValue tensor,
                             tosa_sizes_t sizes, int64_t axis, bool largest,
                             tosa_sizes_t left) {
  MlirType i64 = mlirIntegerTypeGet(t->build.context, 64);
  if (is_bool(tosa_element_of(tensor)))
    tensor = tosa_op(t, "tosa.cast", sizes,
                     mlirIntegerTypeGet(t->build.context, 8), 1, &tensor);
  if (!largest)
    tensor = reverse_order(t, tensor, sizes);
  return tosa_op_axis(t, "tosa.argmax", axis, left, i64, 1, &tensor);
}

static bool is_used(MlirOperation op, intptr_t k) {
  return !mlirOpOperandIsNull(
      mlirValueGetFirstUse(mlirOperationGetResult(op, k)));
}

/* Values and indices of an extreme along one dimension. */
static tosa_outcome_t extreme(tosa_rewrite_t *t, MlirOperation op, int64_t axis,
                              bool keep, bool largest) {
  MlirValue self = mlirOperationGetOperand(op, 0);
  bool reduced[MAX_DIMS] = {false};
  tosa_sizes_t kept, left, sizes = tosa_dims(t, self);
  reduced[axis] = true;
  reduced_sizes(t, self, reduced, &kept, &left);
  tosa_sizes_t out = tosa_refine(t, op, keep ? kept : left);
  MlirValue tensor = tosa_tensor(t, self), values[2] = {{NULL}, {NULL}};
  if (is_used(op, 0)) {
    MlirValue best =
        tosa_op_axis(t, largest ? "tosa.reduce_max" : "tosa.reduce_min", axis,
                     kept, tosa_element_of(tensor), 1, &tensor);
    values[0] = keep ? best : tosa_reshape(t, best, out);
  }
  if (is_used(op, 1)) {
    MlirValue index = arg_extreme(t, tensor, sizes, axis, largest, left);
    values[1] = keep ? tosa_reshape(t, index, out) : index;
  }
  return tosa_finish_all(t, op, values, out);
}

static tosa_outcome_t extreme_of(tosa_rewrite_t *t, MlirOperation op,
                                 bool largest) {
  MlirValue self = mlirOperationGetOperand(op, 0);
  bool keep;
  int64_t axis;
  if (tosa_num_unknown(t, mlirOperationGetResult(op, 0)) < 2 &&
      tosa_num_unknown(t, mlirOperationGetResult(op, 1)) < 2)
    return TOSA_NOT_NEEDED;
  if (!tosa_is_tensor(t, self) || is_bool(tosa_element(t, self)))
    return tosa_refuse(t, tosa_lacks_element);
  if (!tosa_constant_dim(mlirOperationGetOperand(op, 1),
                         tosa_info(t, self).rank, &axis) ||
      !tosa_constant_bool(mlirOperationGetOperand(op, 2), &keep) ||
      axis >= MAX_DIMS)
    return tosa_refuse(t, not_constant);
  return extreme(t, op, axis, keep, largest);
}

tosa_outcome_t tosa_max_dim(tosa_rewrite_t *t, MlirOperation op) {
  return extreme_of(t, op, true);
}

tosa_outcome_t tosa_min_dim(tosa_rewrite_t *t, MlirOperation op) {
  return extreme_of(t, op, false);
}
