/* Lets shape.assuming give way once nothing constrains it. */
#include "transforms/witness.h"

#include <string.h>

#include "mlir-c/BuiltinAttributes.h"

#define ASSUMING "shape.assuming"
#define PASSING mlirStringRefCreateFromCString("passing")

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

/* How a witness passes; a join of several is the greatest. */
typedef enum passes_t {
  PASSES_NOT,
  /* It always did. */
  PASSES_CONSTANTLY,
  /* Because an assertion was dropped. */
  PASSES_NOW,
} passes_t;

static passes_t constant_witness(const analysis_t *a, uint32_t id) {
  MlirAttribute passing =
      mlirOperationGetAttributeByName(analysis_operation(a, id), PASSING);
  return !mlirAttributeIsNull(passing) && mlirAttributeIsABool(passing) &&
                 mlirBoolAttrGetValue(passing)
             ? PASSES_CONSTANTLY
             : PASSES_NOT;
}

/* How all operands of `id` together pass. A witness that a shape.assuming gives
 * is what its body yields, which may be any. */
static passes_t join(const analysis_t *a, uint32_t id, const uint8_t *passing) {
  MlirOperation op = analysis_operation(a, id);
  passes_t out = PASSES_NOT;
  for (intptr_t k = mlirOperationGetNumOperands(op); k-- > 0;) {
    uint32_t def = analysis_def(a, mlirOperationGetOperand(op, k));
    if (def == ANALYSIS_NONE || !passing[def] || is_named(a, def, ASSUMING))
      return PASSES_NOT;
    out = passing[def] > out ? passing[def] : out;
  }
  return out;
}

/* Marks witnesses of dropped assertions, what joins them with others that
 * pass, and the shape.assuming under them. What is doomed is left alone, and
 * all that is nested in it is marked so too. */
static void find_passing(const analysis_t *a, uint8_t *doomed,
                         uint8_t *passing) {
  for (uint32_t id = 0; id < analysis_num_operations(a); ++id) {
    if (is_dropped_witness(a, id)) {
      passing[id] = PASSES_NOW;
    } else if (doomed[id]) {
      uint32_t end = analysis_end(a, id);
      memset(doomed + id, 1, end - id);
      id = end - 1;
    } else if (is_named(a, id, "shape.const_witness")) {
      passing[id] = constant_witness(a, id);
    } else if (is_named(a, id, "shape.assuming_all") ||
               is_named(a, id, ASSUMING)) {
      passing[id] = join(a, id, passing);
    }
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

static bool stays(uint32_t id, const uint8_t *doomed, const uint8_t *fates) {
  return id == ANALYSIS_NONE || (!doomed[id] && fates[id] != WITNESS_GIVES_WAY);
}

/* Whether anything that stays uses a result of `id`. */
static bool is_needed(const analysis_t *a, uint32_t id, const uint8_t *doomed,
                      const uint8_t *fates) {
  MlirOperation op = analysis_operation(a, id);
  for (intptr_t k = mlirOperationGetNumResults(op); k-- > 0;) {
    MlirOpOperand use = mlirValueGetFirstUse(mlirOperationGetResult(op, k));
    for (; !mlirOpOperandIsNull(use); use = mlirOpOperandGetNextUse(use)) {
      if (stays(analysis_id(a, mlirOpOperandGetOwner(use)), doomed, fates))
        return true;
    }
  }
  return false;
}

/* Lets what still takes the witness of `op` take one that passes. */
static void replace_witness(MlirOperation op) {
  MlirContext context = mlirOperationGetContext(op);
  MlirValue witness = mlirOperationGetResult(op, 0);
  MlirType type = mlirValueGetType(witness);
  MlirNamedAttribute passing = mlirNamedAttributeGet(
      mlirIdentifierGet(context, PASSING), mlirBoolAttrGet(context, 1));
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

static bool has_witnesses(const analysis_t *a) {
  for (uint32_t i = 0; i < analysis_num_assertions(a); ++i)
    if (is_dropped_witness(a, analysis_assertion(a, i)->id))
      return true;
  return false;
}

/* From users back to what they use, so that the fates of the users are known.
 */
static void find_fates(const analysis_t *a, uint8_t *doomed,
                       const uint8_t *passing, uint8_t *fates) {
  for (uint32_t id = analysis_num_operations(a); id-- > 0;) {
    if (is_dropped_witness(a, id)) {
      if (is_needed(a, id, doomed, fates))
        fates[id] = WITNESS_REPLACED;
    } else if (is_named(a, id, ASSUMING)) {
      if (passing[id] == PASSES_NOW)
        fates[id] = WITNESS_GIVES_WAY;
    } else if (passing[id] && analysis_class(a, id) == ANALYSIS_LIVE) {
      doomed[id] = !is_needed(a, id, doomed, fates);
    }
  }
}

uint8_t *witness_fates(const analysis_t *a, uint8_t *doomed, arena_t *arena) {
  uint32_t count = analysis_num_operations(a);
  uint8_t *fates = ARENA_NEW(arena, uint8_t, count);
  if (!fates || !has_witnesses(a))
    return fates;
  uint8_t *passing = ARENA_NEW(arena, uint8_t, count);
  if (!passing)
    return NULL;
  find_passing(a, doomed, passing);
  find_fates(a, doomed, passing, fates);
  return fates;
}

bool witness_replace(const analysis_t *a, uint8_t *doomed, arena_t *arena,
                     uint32_t *erased) {
  const uint8_t *fates = witness_fates(a, doomed, arena);
  if (!fates)
    return false;
  for (uint32_t id = analysis_num_operations(a); id-- > 0;) {
    if (fates[id] == WITNESS_REPLACED) {
      replace_witness(analysis_operation(a, id));
    } else if (fates[id] == WITNESS_GIVES_WAY) {
      give_way(analysis_operation(a, id));
      *erased += 2;
    }
  }
  return true;
}
