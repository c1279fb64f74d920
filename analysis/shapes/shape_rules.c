/* Tensors: what each operation makes of the dimensions of its operands. The
 * dimension names and lists are those of PyTorch's native_functions.yaml. */
#include "analysis/shapes/shape_rules.h"

void shape_append(shape_dims_t *dims, size_id_t size) {
  if (dims->count == SHAPE_MAX_RANK)
    dims->failed = true;
  else
    dims->sizes[dims->count++] = size;
}

/* The dimensions of tensor operand `k`; failed where it is none. */
shape_dims_t shape_dims_of(const shape_call_t *c, intptr_t k) {
  shape_t shape = shape_of(c, k);
  shape_dims_t out = {.failed = shape.kind != SHAPE_TENSOR ||
                                shape.count > SHAPE_MAX_RANK};
  for (uint32_t i = 0; !out.failed && i < shape.count; ++i)
    shape_append(&out, shape.sizes[i]);
  return out;
}

shape_dims_t shape_rule_same(const shape_call_t *c) {
  return shape_dims_of(c, 0);
}

/* ---- Element by element ---- */

/* In a function that takes unknown dimensions for equal they are. */
static size_id_t broadcast_size(const shape_call_t *c, size_id_t a,
                                size_id_t b) {
  int64_t value;
  if (c->shapes->strict && !sizes_is_constant(c->sizes, a, &value) &&
      !sizes_is_constant(c->sizes, b, &value))
    sizes_equate(c->sizes, a, b);
  return sizes_broadcast(c->sizes, a, b);
}

shape_dims_t shape_broadcast_dims(const shape_call_t *c, shape_dims_t a,
                                  shape_dims_t b) {
  if (a.count < b.count) {
    shape_dims_t longer = b;
    b = a, a = longer;
  }
  uint32_t skip = a.count - b.count;
  for (uint32_t i = 0; i < b.count; ++i)
    a.sizes[skip + i] = broadcast_size(c, a.sizes[skip + i], b.sizes[i]);
  a.failed |= b.failed;
  return a;
}

shape_dims_t shape_rule_broadcast(const shape_call_t *c) {
  shape_dims_t out = {.count = 0};
  for (intptr_t k = 0; k < c->num_operands; ++k) {
    MlirValue operand = mlirOperationGetOperand(c->op, k);
    type_info_t info =
        analysis_type(c->shapes->analysis, mlirValueGetType(operand));
    if (info.tensor)
      out = shape_broadcast_dims(c, out, shape_dims_of(c, k));
  }
  return out;
}

/* ---- Lists of sizes ---- */

/* The elements of list `k`. */
shape_dims_t shape_list_of(const shape_call_t *c, intptr_t k) {
  shape_t list = shape_of(c, k);
  shape_dims_t out = {.failed = list.kind != SHAPE_LIST ||
                                list.count > SHAPE_MAX_RANK};
  for (uint32_t i = 0; !out.failed && i < list.count; ++i)
    shape_append(&out, list.sizes[i]);
  return out;
}

/* Puts in the place of a -1 what is left of `total`. */
static void infer(const shape_call_t *c, shape_dims_t *dims, size_id_t total) {
  size_id_t others = sizes_constant(c->sizes, 1);
  size_id_t *inferred = NULL;
  for (uint32_t i = 0; i < dims->count; ++i) {
    if (sizes_is(c->sizes, dims->sizes[i], -1))
      inferred = &dims->sizes[i];
    else
      others = sizes_multiply(c->sizes, others, dims->sizes[i]);
  }
  if (inferred)
    *inferred = sizes_quotient(c->sizes, total, others);
}

/* A size that may be negative may be -1, and is then another one. */
static void drop_unnatural(const shape_call_t *c, shape_dims_t *dims) {
  for (uint32_t i = 0; i < dims->count; ++i)
    if (!sizes_is_natural(c->sizes, sizes_resolve(c->sizes, dims->sizes[i])))
      dims->sizes[i] = SIZES_NONE;
}

shape_dims_t shape_rule_view(const shape_call_t *c) {
  shape_dims_t out = shape_list_of(c, 1);
  infer(c, &out, shapes_num_elements(c->shapes, shape_of(c, 0)));
  drop_unnatural(c, &out);
  return out;
}

shape_dims_t shape_rule_create(const shape_call_t *c) {
  shape_dims_t out = shape_list_of(c, 0);
  drop_unnatural(c, &out);
  return out;
}

shape_dims_t shape_rule_create_1(const shape_call_t *c) {
  shape_dims_t out = shape_list_of(c, 1);
  drop_unnatural(c, &out);
  return out;
}

/* -1 stands for the operand's own size. What is expanded to a size is that or
 * 1, otherwise the program fails. */
shape_dims_t shape_rule_expand(const shape_call_t *c) {
  shape_dims_t out = shape_list_of(c, 1), in = shape_dims_of(c, 0);
  if (out.failed || in.failed || in.count > out.count)
    return shape_failure();
  uint32_t skip = out.count - in.count;
  for (uint32_t i = skip; i < out.count; ++i)
    if (sizes_is(c->sizes, out.sizes[i], -1))
      out.sizes[i] = in.sizes[i - skip];
  drop_unnatural(c, &out);
  for (uint32_t i = skip; i < out.count; ++i)
    sizes_learn_broadcast(c->sizes, in.sizes[i - skip], out.sizes[i]);
  return out;
}

shape_dims_t shape_rule_unflatten(const shape_call_t *c) {
  shape_dims_t in = shape_dims_of(c, 0), list = shape_list_of(c, 2),
               out = {.count = 0};
  uint32_t dim;
  if (in.failed || list.failed || !shape_dim(c, 1, in.count, &dim))
    return shape_failure();
  infer(c, &list, in.sizes[dim]);
  drop_unnatural(c, &list);
  for (uint32_t i = 0; i < dim; ++i)
    shape_append(&out, in.sizes[i]);
  for (uint32_t i = 0; i < list.count; ++i)
    shape_append(&out, list.sizes[i]);
  for (uint32_t i = dim + 1; i < in.count; ++i)
    shape_append(&out, in.sizes[i]);
  return out;
}

/* Joins dimensions `operand 1` to `operand 2`. */
shape_dims_t shape_rule_flatten(const shape_call_t *c) {
  shape_dims_t in = shape_dims_of(c, 0), out = {.count = 0};
  uint32_t first, last;
  if (in.failed || !shape_dim(c, 1, in.count, &first) ||
      !shape_dim(c, 2, in.count, &last) || first > last)
    return shape_failure();
  size_id_t product = sizes_constant(c->sizes, 1);
  for (uint32_t i = 0; i < in.count; ++i) {
    if (i >= first && i <= last)
      product = sizes_multiply(c->sizes, product, in.sizes[i]);
    if (i < first || i > last)
      shape_append(&out, in.sizes[i]);
    else if (i == last)
      shape_append(&out, product);
  }
  return out;
}

/* ---- Order and number of dimensions ---- */

shape_dims_t shape_rule_permute(const shape_call_t *c) {
  shape_dims_t in = shape_dims_of(c, 0), list = shape_list_of(c, 1);
  shape_dims_t out = {.failed = in.failed || list.failed};
  for (uint32_t i = 0; !out.failed && i < list.count; ++i) {
    int64_t dim;
    if (!sizes_is_constant(c->sizes, list.sizes[i], &dim))
      return shape_failure();
    dim += dim < 0 ? in.count : 0;
    if (dim < 0 || dim >= in.count)
      return shape_failure();
    shape_append(&out, in.sizes[dim]);
  }
  return out;
}

shape_dims_t shape_rule_transpose(const shape_call_t *c) {
  shape_dims_t out = shape_dims_of(c, 0);
  uint32_t a, b;
  if (out.failed || !shape_dim(c, 1, out.count, &a) ||
      !shape_dim(c, 2, out.count, &b))
    return shape_failure();
  size_id_t size = out.sizes[a];
  out.sizes[a] = out.sizes[b];
  out.sizes[b] = size;
  return out;
}

shape_dims_t shape_rule_reverse(const shape_call_t *c) {
  shape_dims_t in = shape_dims_of(c, 0), out = {.failed = in.failed};
  for (uint32_t i = in.count; i-- > 0;)
    shape_append(&out, in.sizes[i]);
  return out;
}

shape_dims_t shape_rule_unsqueeze(const shape_call_t *c) {
  shape_dims_t in = shape_dims_of(c, 0), out = {.count = 0};
  uint32_t dim;
  if (in.failed || !shape_dim(c, 1, in.count + 1, &dim))
    return shape_failure();
  for (uint32_t i = 0; i <= in.count; ++i) {
    if (i == dim)
      shape_append(&out, sizes_constant(c->sizes, 1));
    if (i < in.count)
      shape_append(&out, in.sizes[i]);
  }
  return out;
}

/* Whether the rank of the result is that of the operand less one. */
static bool loses_one(const shape_call_t *c, uint32_t rank) {
  MlirType type = mlirValueGetType(mlirOperationGetResult(c->op, 0));
  return analysis_type(c->shapes->analysis, type).rank == (int64_t)rank - 1;
}

static shape_dims_t without(shape_dims_t in, uint32_t dim) {
  shape_dims_t out = {.failed = in.failed};
  for (uint32_t i = 0; i < in.count; ++i)
    if (i != dim)
      shape_append(&out, in.sizes[i]);
  return out;
}

/* Drops a dimension that is 1, else nothing: the type tells. */
shape_dims_t shape_rule_squeeze(const shape_call_t *c) {
  shape_dims_t in = shape_dims_of(c, 0);
  uint32_t dim;
  if (in.failed || !shape_dim(c, 1, in.count, &dim))
    return shape_failure();
  return loses_one(c, in.count) ? without(in, dim) : in;
}

shape_dims_t shape_rule_select(const shape_call_t *c) {
  shape_dims_t in = shape_dims_of(c, 0);
  uint32_t dim;
  if (in.failed || !shape_dim(c, 1, in.count, &dim))
    return shape_failure();
  return without(in, dim);
}
