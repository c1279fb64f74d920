/* What assertions and symbolic shapes say about sizes. */
#include "analysis/shapes/shapes_impl.h"
#include "analysis/shapes/sizes_impl.h"
#include "dialect/op_name.h"
#include "mlir-c/AffineExpr.h"
#include "mlir-c/AffineMap.h"
#include "mlir-c/BuiltinAttributes.h"

/* Conditions are looked into this far. */
enum { MAX_DEPTH = 6, MAX_PARTS = 32 };

/* The operand `k`, null where there is none. */
static MlirValue operand(MlirOperation op, intptr_t k) {
  return k < mlirOperationGetNumOperands(op) ? mlirOperationGetOperand(op, k)
                                             : (MlirValue){NULL};
}

/* The operation that defines a value, or null. */
static MlirOperation definition(MlirValue value) {
  return value.ptr && mlirValueIsAOpResult(value) ? mlirOpResultGetOwner(value)
                                                  : (MlirOperation){NULL};
}

static size_id_t value_of(shapes_t *s, MlirOperation op, intptr_t k) {
  return k < mlirOperationGetNumOperands(op)
             ? shapes_get(s, mlirOperationGetOperand(op, k)).value
             : SIZES_NONE;
}

/* Holds now, and behind `depth` scopes that are around it. */
static void add_fact(shapes_t *s, size_id_t a, size_id_t b, bool broadcast,
                     uint32_t depth) {
  if (broadcast)
    sizes_learn_broadcast(s->sizes, a, b);
  else
    sizes_equate(s->sizes, a, b);
  if (depth == s->depth)
    return;
  if (!arena_grow_array(s->arena, (void **)&s->pending, &s->max_pending,
                        s->num_pending, sizeof *s->pending))
    return;
  s->pending[s->num_pending++] = (shape_fact_t){a, b, broadcast, depth};
}

/* any([n == m, n == 1]): n broadcasts to m. */
static void learn_any(shapes_t *s, MlirOperation any, uint32_t depth) {
  MlirOperation list = definition(operand(any, 0));
  if (!list.ptr || !op_is_named(list, "torch.prim.ListConstruct") ||
      mlirOperationGetNumOperands(list) != 2)
    return;
  for (int k = 0; k < 2; ++k) {
    MlirOperation equal = definition(operand(list, k));
    MlirOperation one = definition(operand(list, 1 - k));
    if (!equal.ptr || !one.ptr || !op_is_named(equal, "torch.aten.eq.int") ||
        !op_is_named(one, "torch.aten.eq.int") ||
        !sizes_is(s->sizes, value_of(s, one, 1), 1))
      continue;
    size_id_t narrow = value_of(s, one, 0);
    for (int side = 0; side < 2; ++side)
      if (sizes_equal(s->sizes, value_of(s, equal, side), narrow)) {
        add_fact(s, narrow, value_of(s, equal, 1 - side), true, depth);
        return;
      }
  }
}

/* Pushes what holds where `op` is true, of conditions that all hold. */
static uint32_t push_parts(MlirOperation op, MlirValue *parts, uint32_t count) {
  MlirOperation from = op;
  if (op_is_named(op, "torch.aten.all.bool")) {
    from = definition(operand(op, 0));
    if (!from.ptr || !op_is_named(from, "torch.prim.ListConstruct"))
      return count;
  } else if (!op_is_named(op, "torch.aten.__and__.bool") &&
             !op_is_named(op, "torch.aten.Bool.int") &&
             !op_is_named(op, "torch.aten.Int.bool")) {
    return count;
  }
  for (intptr_t k = 0; k < mlirOperationGetNumOperands(from); ++k)
    if (count < MAX_PARTS)
      parts[count++] = mlirOperationGetOperand(from, k);
  return count;
}

static void learn_condition(shapes_t *s, MlirValue condition, bool negated,
                            uint32_t depth) {
  MlirValue parts[MAX_PARTS] = {condition};
  uint32_t count = 1, work = 4 * MAX_PARTS;
  while (count && work--) {
    MlirOperation op = definition(parts[--count]);
    if (!op.ptr)
      continue;
    if (op_is_named(op, "torch.aten.__not__")) {
      if (!count && work < 4 * MAX_PARTS) {
        negated = !negated;
        parts[count++] = operand(op, 0);
      }
    } else if (op_is_named(op, negated ? "torch.aten.ne.int"
                                       : "torch.aten.eq.int")) {
      add_fact(s, value_of(s, op, 0), value_of(s, op, 1), false, depth);
    } else if (!negated && op_is_named(op, "torch.aten.any.bool")) {
      learn_any(s, op, depth);
    } else if (!negated) {
      count = push_parts(op, parts, count);
    }
  }
}

/* ---- Symbolic shapes ---- */

static size_id_t affine(shapes_t *s, MlirOperation op, MlirAffineExpr expr,
                        int depth) {
  if (mlirAffineExprIsAConstant(expr))
    return sizes_constant(s->sizes, mlirAffineConstantExprGetValue(expr));
  if (mlirAffineExprIsASymbol(expr)) {
    intptr_t k = mlirAffineSymbolExprGetPosition(expr) + 1;
    return k < mlirOperationGetNumOperands(op) ? value_of(s, op, k)
                                               : SIZES_NONE;
  }
  if (!mlirAffineExprIsABinary(expr) || !depth)
    return SIZES_NONE;
  size_id_t a = affine(s, op, mlirAffineBinaryOpExprGetLHS(expr), depth - 1);
  size_id_t b = affine(s, op, mlirAffineBinaryOpExprGetRHS(expr), depth - 1);
  if (mlirAffineExprIsAAdd(expr))
    return sizes_add(s->sizes, a, b);
  if (mlirAffineExprIsAMul(expr))
    return sizes_multiply(s->sizes, a, b);
  if (mlirAffineExprIsAFloorDiv(expr))
    return sizes_floor_divide(s->sizes, a, b);
  return SIZES_NONE;
}

/* torch.bind_symbolic_shape %tensor, [%symbols], affine_map<()[s0] -> (s0)> */
static void learn_symbolic_shape(shapes_t *s, MlirOperation op) {
  enum { MAX_NESTING = 16 };
  MlirAttribute map = mlirOperationGetAttributeByName(
      op, mlirStringRefCreateFromCString("shape_expressions"));
  if (mlirAttributeIsNull(map) || !mlirAttributeIsAAffineMap(map) ||
      !mlirOperationGetNumOperands(op))
    return;
  MlirAffineMap sizes = mlirAffineMapAttrGetValue(map);
  shape_t shape = shapes_get(s, mlirOperationGetOperand(op, 0));
  if (mlirAffineMapGetNumResults(sizes) != (intptr_t)shape.count)
    return;
  for (uint32_t i = 0; i < shape.count; ++i)
    sizes_equate(
        s->sizes, shape.sizes[i],
        affine(s, op, mlirAffineMapGetResult(sizes, (intptr_t)i), MAX_NESTING));
}

void shape_facts_learn(shapes_t *s, uint32_t id) {
  MlirOperation op = analysis_operation(s->analysis, id);
  if (analysis_name_of(s->analysis, id) == s->bind_name) {
    learn_symbolic_shape(s, op);
    return;
  }
  uint32_t i = analysis_assertion_at(s->analysis, id);
  if (i == ANALYSIS_NONE)
    return;
  const analysis_assertion_t *as = analysis_assertion(s->analysis, i);
  if (as->inner != id || mlirValueIsNull(as->condition))
    return;
  uint32_t depth = s->depth - (as->inner != as->id && s->depth);
  learn_condition(s, as->condition, as->negated, depth);
}
