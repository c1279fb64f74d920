/* Reads conditions from their last operation back to equalities of sizes. */
#include "transforms/tosa_shapes/tosa_assert.h"

#include "dialect/op_name.h"
#include "mlir-c/BuiltinAttributes.h"
#include "transforms/remark.h"
#include "transforms/tosa_shapes/tosa_names.h"
#include "transforms/tosa_shapes/tosa_shared.h"

/* How many equalities one assertion may have: more is no list of sizes. */
enum { MAX_PAIRS = 64 };

/* The equalities found, and the conditions that are still to be read. */
typedef struct pairs_t {
  tosa_size_t left[MAX_PAIRS], right[MAX_PAIRS];
  MlirValue stack[MAX_PAIRS];
  int count, depth;
} pairs_t;

/* The operation whose operands must all hold for `op` to hold, or null.
 * Bool.int and Int.bool stand around each condition that torch.export defers.
 */
static MlirOperation conjunction(MlirOperation op) {
  if (op_is_named(op, "torch.aten.__and__.bool") ||
      op_is_named(op, "torch.aten.Bool.int") ||
      op_is_named(op, "torch.aten.Int.bool"))
    return op;
  if (op_is_named(op, "torch.aten.all.bool")) {
    MlirValue list = mlirOperationGetOperand(op, 0);
    if (mlirValueIsAOpResult(list) &&
        op_is_named(mlirOpResultGetOwner(list), "torch.prim.ListConstruct"))
      return mlirOpResultGetOwner(list);
  }
  return (MlirOperation){NULL};
}

/* Reads one condition: an equality, or several that must all hold. */
static bool read_one(tosa_rewrite_t *t, pairs_t *p, MlirOperation op) {
  if (op_is_named(op, "torch.aten.eq.int") && p->count < MAX_PAIRS) {
    int k = p->count++;
    return tosa_int(t, mlirOperationGetOperand(op, 0), &p->left[k]) &&
           tosa_int(t, mlirOperationGetOperand(op, 1), &p->right[k]);
  }
  MlirOperation all = conjunction(op);
  if (!all.ptr || p->depth + mlirOperationGetNumOperands(all) > MAX_PAIRS)
    return false;
  for (intptr_t k = mlirOperationGetNumOperands(all); k--;)
    p->stack[p->depth++] = mlirOperationGetOperand(all, k);
  return true;
}

static bool read_condition(tosa_rewrite_t *t, pairs_t *p, MlirValue condition) {
  enum { MAX_STEPS = 4 * MAX_PAIRS };
  p->stack[p->depth++] = condition;
  for (int steps = 0; p->depth; ++steps) {
    MlirValue value = p->stack[--p->depth];
    bool holds = false;
    if (tosa_constant_bool(value, &holds) && holds)
      continue;
    if (steps > MAX_STEPS || !mlirValueIsAOpResult(value) ||
        !read_one(t, p, mlirOpResultGetOwner(value)))
      return false;
  }
  return p->count > 0;
}

static void build(tosa_rewrite_t *t, pairs_t *p, MlirStringRef message) {
  MlirValue operands[] = {tosa_shape(t, (tosa_sizes_t){p->left, p->count}),
                          tosa_shape(t, (tosa_sizes_t){p->right, p->count})};
  MlirContext context = t->build.context;
  MlirNamedAttribute attributes[] = {
      build_attribute(&t->build, "allow_broadcast",
                      mlirBoolAttrGet(context, false)),
      build_attribute(&t->build, "assertion.message",
                      mlirStringAttrGet(context, message))};
  build_op(&t->build, &(build_spec_t){.name = "tosa.assert_equal_shape",
                                      .num_operands = 2,
                                      .operands = operands,
                                      .num_attributes = message.data ? 2 : 1,
                                      .attributes = attributes});
}

static bool replace(tosa_rewrite_t *t, const analysis_t *a, uint32_t i) {
  const analysis_assertion_t *as = analysis_assertion(a, i);
  MlirOperation op = analysis_operation(a, as->id);
  pairs_t pairs = {.count = 0};
  if (as->shape != ANALYSIS_PLAIN || as->negated ||
      !op_is_named(op, "torch.runtime.assert"))
    return false;
  build_before(&t->build, op);
  if (!read_condition(t, &pairs, as->condition))
    return false;
  build(t, &pairs, as->message);
  build_replace(&t->build, op, 0, NULL);
  if (!t->options->quiet)
    remark_emit(op, MlirDiagnosticRemark,
                mlirStringRefCreateFromCString(
                    "assertion is carried as tosa.assert_equal_shape"),
                t->options);
  return true;
}

uint32_t tosa_assert_sizes(tosa_rewrite_t *t, const analysis_t *a) {
  uint32_t count = 0;
  tosa_shared_clear(t);
  for (uint32_t id = 1; id < analysis_num_operations(a); ++id)
    if (analysis_class(a, id) == ANALYSIS_SLICE)
      tosa_visit_int(t, tosa_enter(t, a, id));
  tosa_shared_clear(t);
  for (uint32_t i = 0; i < analysis_num_assertions(a); ++i)
    count += replace(t, a, i);
  return count;
}
