/* Tensors: reductions, products, and what takes parts of its operands. */
#include "analysis/shapes/shape_rules.h"

#include "dialect/string_ref.h"
#include "mlir-c/BuiltinAttributes.h"

/* ---- Reductions ---- */

/* The operation that gives operand `k` if it has this name, else null. */
static MlirOperation definition(const shape_call_t *c, intptr_t k,
                                const char *name) {
  MlirValue value = shape_operand(c, k);
  if (!value.ptr || !mlirValueIsAOpResult(value))
    return (MlirOperation){NULL};
  MlirOperation op = mlirOpResultGetOwner(value);
  return mlirStringRefEqual(mlirIdentifierStr(mlirOperationGetName(op)),
                            string_ref(name))
             ? op
             : (MlirOperation){NULL};
}

/* Whether operand `k` is this constant. */
static bool is_bool(const shape_call_t *c, intptr_t k, bool wanted) {
  MlirOperation op = definition(c, k, "torch.constant.bool");
  MlirAttribute value = {NULL};
  if (op.ptr)
    value = mlirOperationGetAttributeByName(op, string_ref("value"));
  return !mlirAttributeIsNull(value) && mlirAttributeIsAInteger(value) &&
         (mlirIntegerAttrGetValueInt(value) != 0) == wanted;
}

bool shape_is_true(const shape_call_t *c, intptr_t k) {
  return is_bool(c, k, true);
}

bool shape_is_false(const shape_call_t *c, intptr_t k) {
  return is_bool(c, k, false);
}

static shape_dims_t reduce(const shape_call_t *c, shape_dims_t in,
                           uint32_t mask, bool keep) {
  shape_dims_t out = {.failed = in.failed};
  for (uint32_t i = 0; i < in.count; ++i) {
    if (!(mask >> i & 1))
      shape_append(&out, in.sizes[i]);
    else if (keep)
      shape_append(&out, sizes_constant(c->sizes, 1));
  }
  return out;
}

/* The dimensions of a list as bits; all of them for none or an empty list. */
static bool mask_of(const shape_call_t *c, intptr_t k, uint32_t rank,
                    uint32_t *mask) {
  shape_dims_t list = shape_list_of(c, k);
  *mask = 0;
  for (uint32_t i = 0; !list.failed && i < list.count; ++i) {
    int64_t dim;
    if (!sizes_is_constant(c->sizes, list.sizes[i], &dim))
      return false;
    dim += dim < 0 ? rank : 0;
    if (dim < 0 || dim >= rank)
      return false;
    *mask |= 1u << dim;
  }
  return !list.failed && *mask;
}

static shape_dims_t reduce_list(const shape_call_t *c, intptr_t list) {
  shape_dims_t in = shape_dims_of(c, 0);
  uint32_t mask;
  if (in.failed || !mask_of(c, list, in.count, &mask))
    return shape_failure();
  return reduce(c, in, mask, shape_is_true(c, list + 1));
}

shape_dims_t shape_rule_reduce_1(const shape_call_t *c) {
  return reduce_list(c, 1);
}

shape_dims_t shape_rule_reduce_2(const shape_call_t *c) {
  return reduce_list(c, 2);
}

shape_dims_t shape_rule_reduce_dim(const shape_call_t *c) {
  shape_dims_t in = shape_dims_of(c, 0);
  uint32_t dim;
  if (in.failed || !shape_dim(c, 1, in.count, &dim))
    return shape_failure();
  return reduce(c, in, 1u << dim, shape_is_true(c, 2));
}

/* ---- Products ---- */

shape_dims_t shape_rule_mm(const shape_call_t *c) {
  shape_dims_t a = shape_dims_of(c, 0), b = shape_dims_of(c, 1);
  if (a.failed || b.failed || a.count < 2 || a.count != b.count)
    return shape_failure();
  a.sizes[a.count - 1] = b.sizes[b.count - 1];
  return a;
}

shape_dims_t shape_rule_matmul(const shape_call_t *c) {
  shape_dims_t a = shape_dims_of(c, 0), b = shape_dims_of(c, 1);
  if (a.failed || b.failed || a.count < 2 || b.count < 2)
    return shape_failure();
  size_id_t rows = a.sizes[a.count - 2], columns = b.sizes[b.count - 1];
  a.count -= 2, b.count -= 2;
  shape_dims_t out = shape_broadcast_dims(c, a, b);
  shape_append(&out, rows);
  shape_append(&out, columns);
  return out;
}

shape_dims_t shape_rule_linear(const shape_call_t *c) {
  shape_dims_t in = shape_dims_of(c, 0), weight = shape_dims_of(c, 1);
  if (in.failed || weight.failed || !in.count || weight.count != 2)
    return shape_failure();
  in.sizes[in.count - 1] = weight.sizes[0];
  return in;
}

shape_dims_t shape_rule_addmm(const shape_call_t *c) {
  shape_dims_t a = shape_dims_of(c, 1), b = shape_dims_of(c, 2);
  if (a.failed || b.failed || a.count != 2 || b.count != 2)
    return shape_failure();
  a.sizes[1] = b.sizes[1];
  return a;
}

/* ---- Parts ---- */

shape_dims_t shape_rule_cat(const shape_call_t *c) {
  shape_call_t list = *c;
  list.op = definition(c, 0, "torch.prim.ListConstruct");
  if (!list.op.ptr || shape_is_written(c, shape_operand(c, 0)))
    return shape_failure();
  list.num_operands = mlirOperationGetNumOperands(list.op);
  if (!list.num_operands || list.num_operands > 64)
    return shape_failure();
  shape_dims_t out = shape_dims_of(&list, 0);
  uint32_t dim;
  if (out.failed || !shape_dim(c, 1, out.count, &dim))
    return shape_failure();
  for (intptr_t k = 1; k < list.num_operands; ++k) {
    shape_dims_t next = shape_dims_of(&list, k);
    if (next.failed || next.count != out.count)
      return shape_failure();
    out.sizes[dim] = sizes_add(c->sizes, out.sizes[dim], next.sizes[dim]);
  }
  return out;
}

shape_dims_t shape_rule_index_select(const shape_call_t *c) {
  shape_dims_t in = shape_dims_of(c, 0), index = shape_dims_of(c, 2);
  uint32_t dim;
  if (in.failed || index.failed || index.count != 1 ||
      !shape_dim(c, 1, in.count, &dim))
    return shape_failure();
  in.sizes[dim] = index.sizes[0];
  return in;
}

shape_dims_t shape_rule_gather(const shape_call_t *c) {
  return shape_dims_of(c, 2);
}

shape_dims_t shape_rule_embedding(const shape_call_t *c) {
  shape_dims_t weight = shape_dims_of(c, 0), out = shape_dims_of(c, 1);
  if (weight.failed || out.failed || weight.count != 2)
    return shape_failure();
  shape_append(&out, weight.sizes[1]);
  return out;
}

/* The whole dimension, or a symbol of what was cut out of it. */
shape_dims_t shape_rule_slice(const shape_call_t *c) {
  shape_dims_t in = shape_dims_of(c, 0);
  uint32_t dim;
  if (in.failed || !shape_dim(c, 1, in.count, &dim))
    return shape_failure();
  size_id_t size = in.sizes[dim], bounds[4] = {size};
  for (intptr_t k = 2; k < 5; ++k)
    bounds[k - 1] = shape_of(c, k).value;
  if (sizes_is(c->sizes, bounds[1], 0) && sizes_is(c->sizes, bounds[3], 1) &&
      (sizes_equal(c->sizes, bounds[2], size) ||
       sizes_is(c->sizes, bounds[2], INT64_MAX)))
    return in;
  in.sizes[dim] = sizes_apply(c->sizes, SIZES_SLICE, bounds, 4);
  return in;
}
