/* Products of matrices, in batches of any rank, by tosa.matmul on three
 * dimensions. */
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "transforms/tosa_shapes/tosa_rows.h"

/* Two factors as matrices with the same batch dimensions in front. */
typedef struct product_t {
  MlirValue left, right;
  tosa_sizes_t left_dims, right_dims;
  /* Batch dimensions, then rows and columns. */
  tosa_sizes_t sizes;
} product_t;

/* The element type in which products are summed up; the factors may have to
 * take another one first. */
static MlirType sum_type(tosa_rewrite_t *t, MlirType element,
                         MlirType *factors) {
  MlirContext context = t->build.context;
  *factors = element;
  if (mlirTypeIsAF16(element) || mlirTypeIsABF16(element))
    return mlirF32TypeGet(context);
  if (mlirTypeIsAFloat(element) || mlirIntegerTypeGetWidth(element) >= 32)
    return element;
  MlirType i32 = mlirIntegerTypeGet(context, 32);
  if (mlirIntegerTypeGetWidth(element) != 8)
    *factors = i32;
  return i32;
}

static tosa_sizes_t three(tosa_rewrite_t *t, tosa_size_t a, tosa_size_t b,
                          tosa_size_t c) {
  tosa_sizes_t sizes = tosa_sizes(t, 3);
  if (sizes.count) {
    sizes.sizes[0] = a;
    sizes.sizes[1] = b;
    sizes.sizes[2] = c;
  }
  return sizes;
}

MlirValue tosa_multiply(tosa_rewrite_t *t, MlirValue left, MlirValue right,
                        tosa_sizes_t left_dims, tosa_sizes_t right_dims,
                        MlirType element) {
  MlirType factors, sum = sum_type(t, element, &factors);
  if (left_dims.count != 3 || right_dims.count != 3)
    return left;
  tosa_sizes_t sizes =
      three(t, left_dims.sizes[0], left_dims.sizes[1], right_dims.sizes[2]);
  left = tosa_convert(t, left, left_dims, factors);
  right = tosa_convert(t, right, right_dims, factors);
  MlirValue zero = tosa_splat(t, factors, 1, 0);
  MlirValue out = tosa_op(t, "tosa.matmul", sizes, sum,
                          BUILD_VALUES(left, right, zero, zero));
  return mlirTypeEqual(sum, element)
             ? out
             : tosa_op(t, "tosa.cast", sizes, element, 1, &out);
}

/* Broadcasts batch dimensions, and makes one of them. */
static MlirValue flatten(tosa_rewrite_t *t, MlirValue tensor,
                         tosa_sizes_t *dims, tosa_sizes_t batch) {
  tosa_sizes_t wide = tosa_copy(t, *dims);
  intptr_t rank = wide.count;
  for (intptr_t k = 0; k < batch.count && k < rank; ++k)
    wide.sizes[k] = batch.sizes[k];
  if (!rank)
    return tensor;
  tensor = tosa_broadcast_tensor(t, tensor, *dims, wide);
  *dims = three(t, tosa_product(t, batch), wide.sizes[rank - 2],
                wide.sizes[rank - 1]);
  return rank == 3 ? tensor : tosa_reshape(t, tensor, *dims);
}

/* The rows of all batches as one matrix, where the right side is one. */
static MlirValue multiply_rows(tosa_rewrite_t *t, product_t *p,
                               MlirType element) {
  intptr_t rank = p->left_dims.count;
  tosa_size_t one = tosa_number(1);
  tosa_sizes_t rows = {p->left_dims.sizes, rank - 1};
  tosa_size_t count = tosa_product(t, rows);
  tosa_size_t inner = p->left_dims.sizes[rank - 1];
  tosa_size_t columns = p->right_dims.sizes[p->right_dims.count - 1];
  tosa_sizes_t left = three(t, one, count, inner);
  tosa_sizes_t right = three(t, one, inner, columns);
  MlirValue a = tosa_reshape(t, p->left, left);
  MlirValue b = tosa_reshape(t, p->right, right);
  MlirValue out = tosa_multiply(t, a, b, left, right, element);
  return tosa_reshape(t, out, p->sizes);
}

static MlirValue multiply_batches(tosa_rewrite_t *t, product_t *p,
                                  MlirType element) {
  tosa_sizes_t batch = {p->sizes.sizes, p->sizes.count - 2};
  MlirValue a = flatten(t, p->left, &p->left_dims, batch);
  MlirValue b = flatten(t, p->right, &p->right_dims, batch);
  if (t->build.failed)
    return a;
  MlirValue out = tosa_multiply(t, a, b, p->left_dims, p->right_dims, element);
  return tosa_reshape(t, out, p->sizes);
}

/* A vector is one row on the left, one column on the right. */
static MlirValue as_matrix(tosa_rewrite_t *t, MlirValue value, bool left,
                           tosa_sizes_t *dims) {
  tosa_sizes_t own = tosa_dims(t, value);
  MlirValue tensor = tosa_tensor(t, value);
  *dims = own;
  if (own.count != 1)
    return tensor;
  *dims = tosa_sizes(t, 2);
  if (dims->count) {
    dims->sizes[left] = own.sizes[0];
    dims->sizes[!left] = tosa_number(1);
  }
  return tosa_reshape(t, tensor, *dims);
}

/* Gives the factor of lower rank batch dimensions of 1. */
static MlirValue widen(tosa_rewrite_t *t, MlirValue tensor, intptr_t rank,
                       tosa_sizes_t *dims) {
  tosa_sizes_t wide = tosa_sizes(t, rank);
  for (intptr_t k = 0; k < wide.count; ++k)
    wide.sizes[k] = k < rank - dims->count
                        ? tosa_number(1)
                        : dims->sizes[k - (rank - dims->count)];
  bool same = dims->count == rank;
  *dims = wide;
  return same ? tensor : tosa_reshape(t, tensor, wide);
}

/* The product of all, with its sizes in `p`. */
static MlirValue product(tosa_rewrite_t *t, product_t *p, MlirType element) {
  intptr_t rank = p->left_dims.count, other = p->right_dims.count;
  bool rows = other == 2;
  intptr_t most = rank > other ? rank : other;
  if (!rows) {
    p->left = widen(t, p->left, most, &p->left_dims);
    p->right = widen(t, p->right, most, &p->right_dims);
  }
  p->sizes = tosa_sizes(t, most);
  if (t->build.failed)
    return p->left;
  for (intptr_t k = 0; k < most - 2; ++k)
    p->sizes.sizes[k] = rows ? p->left_dims.sizes[k]
                             : tosa_common_size(t, p->left_dims.sizes[k],
                                                p->right_dims.sizes[k]);
  p->sizes.sizes[most - 2] = p->left_dims.sizes[most - 2];
  p->sizes.sizes[most - 1] = p->right_dims.sizes[p->right_dims.count - 1];
  return rows ? multiply_rows(t, p, element) : multiply_batches(t, p, element);
}

/* Whether operands from `first` and the result are tensors of one element
 * type; and whether one of them has at least `least` unknown sizes, so that
 * TorchToTosa refuses it. */
static tosa_outcome_t check(tosa_rewrite_t *t, MlirOperation op, int first,
                            int least) {
  MlirValue result = mlirOperationGetResult(op, 0);
  int most = tosa_num_unknown(t, result);
  bool same = tosa_is_tensor(t, result);
  for (int k = first; k < first + 2; ++k) {
    MlirValue operand = mlirOperationGetOperand(op, k);
    int unknown = tosa_num_unknown(t, operand);
    most = unknown > most ? unknown : most;
    same = same && tosa_is_tensor(t, operand) && tosa_info(t, operand).rank &&
           mlirTypeEqual(tosa_element(t, operand), tosa_element(t, result));
  }
  if (most < least)
    return TOSA_NOT_NEEDED;
  return same ? TOSA_DONE
              : tosa_refuse(t, "its factors are of several element types");
}

static product_t factors(tosa_rewrite_t *t, MlirValue left, MlirValue right) {
  product_t p = {.left = left};
  p.left = as_matrix(t, left, true, &p.left_dims);
  p.right = as_matrix(t, right, false, &p.right_dims);
  return p;
}

tosa_outcome_t tosa_matmul(tosa_rewrite_t *t, MlirOperation op) {
  tosa_outcome_t outcome = check(t, op, 0, 2);
  if (outcome != TOSA_DONE)
    return outcome;
  MlirValue left = mlirOperationGetOperand(op, 0);
  MlirValue right = mlirOperationGetOperand(op, 1);
  MlirType element = tosa_element(t, left);
  product_t p = factors(t, left, right);
  MlirValue out = product(t, &p, element);
  /* The dimensions that vectors were given go again. */
  bool row = tosa_info(t, left).rank == 1,
       column = tosa_info(t, right).rank == 1;
  tosa_sizes_t sizes = tosa_sizes(t, p.sizes.count - row - column);
  intptr_t next = 0;
  for (intptr_t k = 0; k < p.sizes.count && sizes.sizes; ++k)
    if (!(row && k == p.sizes.count - 2) && !(column && k == p.sizes.count - 1))
      sizes.sizes[next++] = p.sizes.sizes[k];
  if (row || column)
    out = tosa_reshape(t, out, sizes);
  return tosa_finish(t, op, out, tosa_refine(t, op, sizes));
}

/* Adds a tensor that broadcasts to it. */
static MlirValue add(tosa_rewrite_t *t, MlirValue sum, tosa_sizes_t sizes,
                     MlirValue torch) {
  tosa_sizes_t dims;
  MlirValue other = tosa_pad_rank(t, torch, sizes.count, &dims);
  return tosa_op(t, "tosa.add", sizes, tosa_element_of(sum),
                 BUILD_VALUES(sum, other));
}

tosa_outcome_t tosa_linear(tosa_rewrite_t *t, MlirOperation op) {
  tosa_outcome_t outcome = check(t, op, 0, 1);
  if (outcome != TOSA_DONE)
    return outcome;
  MlirValue weight = mlirOperationGetOperand(op, 1);
  MlirValue bias = mlirOperationGetOperand(op, 2);
  if (tosa_info(t, weight).rank != 2)
    return tosa_refuse(t, "its weight is no matrix");
  if (!tosa_is_none(bias) && !tosa_is_tensor(t, bias))
    return tosa_refuse(t, tosa_lacks_element);
  MlirValue left = mlirOperationGetOperand(op, 0);
  MlirType element = tosa_element(t, left);
  product_t p = factors(t, left, weight);
  tosa_size_t columns = p.right_dims.sizes[0];
  p.right_dims = tosa_copy(t, p.right_dims);
  if (!p.right_dims.count)
    return TOSA_DONE;
  p.right_dims.sizes[0] = p.right_dims.sizes[1];
  p.right_dims.sizes[1] = columns;
  p.right = build_value(&t->build, "tosa.transpose",
                        tosa_type(t, p.right_dims, element), 1, &p.right,
                        "perms", build_parse(&t->build, "array<i32: 1, 0>"));
  MlirValue out = product(t, &p, element);
  tosa_sizes_t sizes = p.sizes;
  if (tosa_info(t, left).rank == 1) {
    sizes = (tosa_sizes_t){p.sizes.sizes + 1, 1};
    out = tosa_reshape(t, out, sizes);
  }
  if (!tosa_is_none(bias))
    out = add(t, out, sizes, bias);
  return tosa_finish(t, op, out, tosa_refine(t, op, sizes));
}

static bool is_one(MlirValue value) {
  int64_t number;
  double real;
  return (tosa_constant_int(value, &number) && number == 1) ||
         (tosa_constant_float(value, &real) && real == 1);
}

tosa_outcome_t tosa_addmm(tosa_rewrite_t *t, MlirOperation op) {
  tosa_outcome_t outcome = check(t, op, 1, 1);
  if (outcome != TOSA_DONE)
    return outcome;
  MlirValue self = mlirOperationGetOperand(op, 0);
  if (!is_one(mlirOperationGetOperand(op, 3)) ||
      !is_one(mlirOperationGetOperand(op, 4)))
    return tosa_refuse(t, "its alpha or beta is not 1");
  if (!tosa_is_tensor(t, self) || tosa_info(t, self).rank > 2)
    return tosa_refuse(t, tosa_lacks_element);
  product_t p = factors(t, mlirOperationGetOperand(op, 1),
                        mlirOperationGetOperand(op, 2));
  MlirValue out = product(t, &p, tosa_element(t, self));
  out = add(t, out, p.sizes, self);
  return tosa_finish(t, op, out, tosa_refine(t, op, p.sizes));
}
