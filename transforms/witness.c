/* Lets shape.assuming give way once nothing constrains it. */
#include "transforms/witness.h"

#include "mlir-c/BuiltinAttributes.h"

static bool is_named(const analysis_t *a, uint32_t id, const char *name) {
  return mlirStringRefEqual(policy_operator_name(analysis_operation(a, id)),
                            mlirStringRefCreateFromCString(name));
}

static bool is_dropped_witness(const analysis_t *a, uint32_t id) {
  uint32_t i = analysis_assertion_at(a, id);
  if (i == ANALYSIS_NONE)
    return false;
  const analysis_assertion_t *as = analysis_assertion(a, i);
  return as->id == id && as->row && as->row->form == POLICY_FORM_WITNESS &&
         as->shape == ANALYSIS_PLAIN;
}

/* Whether every operand of `id` is in `passing`, and there is one. */
static bool all_pass(const analysis_t *a, uint32_t id, const uint8_t *passing) {
  MlirOperation op = analysis_operation(a, id);
  intptr_t count = mlirOperationGetNumOperands(op);
  for (intptr_t k = 0; k < count; ++k) {
    uint32_t def = analysis_def(a, mlirOperationGetOperand(op, k));
    if (def == ANALYSIS_NONE || !passing[def])
      return false;
  }
  return count > 0;
}

/* Marks witnesses of dropped assertions, what joins only such, and the
 * shape.assuming under them. */
static void find_passing(const analysis_t *a, const uint8_t *doomed,
                         uint8_t *passing) {
  for (uint32_t id = 0; id < analysis_num_operations(a); ++id) {
    if (is_dropped_witness(a, id))
      passing[id] = 1;
    else if (!doomed[id] && (is_named(a, id, "shape.assuming_all") ||
                             is_named(a, id, "shape.assuming")))
      passing[id] = all_pass(a, id, passing);
  }
}

/* Moves the body of the shape.assuming `op` in front of it and erases it. */
static void give_way(MlirOperation op) {
  MlirBlock body = mlirRegionGetFirstBlock(mlirOperationGetFirstRegion(op));
  MlirOperation yield = mlirBlockGetTerminator(body);
  for (;;) {
    MlirOperation first = mlirBlockGetFirstOperation(body);
    if (mlirOperationEqual(first, yield))
      break;
    mlirOperationMoveBefore(first, op);
  }
  for (intptr_t k = 0; k < mlirOperationGetNumResults(op); ++k)
    mlirValueReplaceAllUsesOfWith(mlirOperationGetResult(op, k),
                                  mlirOperationGetOperand(yield, k));
  mlirOperationDestroy(op);
}

static bool is_unused(MlirOperation op) {
  for (intptr_t k = mlirOperationGetNumResults(op); k-- > 0;)
    if (!mlirOpOperandIsNull(
            mlirValueGetFirstUse(mlirOperationGetResult(op, k))))
      return false;
  return true;
}

/* Lets what still takes the witness of `op` take one that passes. */
static void replace_witness(MlirOperation op) {
  MlirContext context = mlirOperationGetContext(op);
  MlirValue witness = mlirOperationGetResult(op, 0);
  MlirType type = mlirValueGetType(witness);
  MlirNamedAttribute passing = mlirNamedAttributeGet(
      mlirIdentifierGet(context, mlirStringRefCreateFromCString("passing")),
      mlirBoolAttrGet(context, 1));
  MlirOperationState state = mlirOperationStateGet(
      mlirStringRefCreateFromCString("shape.const_witness"),
      mlirOperationGetLocation(op));
  mlirOperationStateAddResults(&state, 1, &type);
  mlirOperationStateAddAttributes(&state, 1, &passing);
  MlirOperation constant = mlirOperationCreate(&state);
  if (mlirOperationIsNull(constant))
    return;
  mlirBlockInsertOwnedOperationBefore(mlirOperationGetBlock(op), op, constant);
  mlirValueReplaceAllUsesOfWith(witness, mlirOperationGetResult(constant, 0));
}

bool witness_replace(const analysis_t *a, const uint8_t *doomed, arena_t *arena,
                     uint32_t *erased) {
  uint32_t count = analysis_num_operations(a);
  uint8_t *passing = ARENA_NEW(arena, uint8_t, count);
  if (!passing)
    return false;
  find_passing(a, doomed, passing);
  for (uint32_t id = count; id-- > 0;) {
    MlirOperation op = analysis_operation(a, id);
    if (!passing[id])
      continue;
    if (is_dropped_witness(a, id)) {
      if (!is_unused(op))
        replace_witness(op);
    } else if (is_named(a, id, "shape.assuming")) {
      give_way(op);
      *erased += 2;
    } else if (is_unused(op)) {
      mlirOperationDestroy(op);
      *erased += 1;
    }
  }
  return true;
}
