/* Constants and folded values, in one pass in the order of the operations. */
#include "analysis/backend_facts.h"

#include <string.h>

static bool starts_with(MlirStringRef name, const char *prefix) {
  size_t length = strlen(prefix);
  return name.length >= length && memcmp(name.data, prefix, length) == 0;
}

static bool equals(MlirStringRef name, const char *other) {
  return mlirStringRefEqual(name, mlirStringRefCreateFromCString(other));
}

/* Whether all operands are constants. */
static bool has_constant_operands(const backend_facts_t *facts,
                                  MlirOperation op) {
  for (intptr_t k = 0; k < mlirOperationGetNumOperands(op); ++k) {
    uint32_t def =
        analysis_def(facts->analysis, mlirOperationGetOperand(op, k));
    if (def == ANALYSIS_NONE || !facts->constant[def])
      return false;
  }
  return true;
}

static scalar_t fold(backend_facts_t *facts, MlirOperation op,
                     MlirStringRef name) {
  const scalar_op_t *row = scalar_op_lookup(name);
  intptr_t count = mlirOperationGetNumOperands(op);
  if (!row || !row->fold || count > SCALAR_MAX_OPERANDS ||
      mlirOperationGetNumResults(op) != 1)
    return scalar_unknown();
  scalar_t x[SCALAR_MAX_OPERANDS] = {{0}};
  for (intptr_t k = 0; k < count; ++k) {
    uint32_t def =
        analysis_def(facts->analysis, mlirOperationGetOperand(op, k));
    if (def != ANALYSIS_NONE)
      x[k] = facts->values[def];
  }
  scalar_call_t call = {op, x, &facts->types};
  return row->fold(&call);
}

static bool is_constant(const backend_facts_t *facts, uint32_t id,
                        MlirOperation op, MlirStringRef name) {
  if (starts_with(name, "torch.constant.") ||
      equals(name, "torch.vtensor.literal"))
    return true;
  if (facts->values[id].kind != SCALAR_UNKNOWN)
    return true;
  return (equals(name, "torch.prim.ListConstruct") ||
          equals(name, "torch.derefine")) &&
         has_constant_operands(facts, op);
}

static void gather(backend_facts_t *facts, uint32_t id) {
  MlirOperation op = analysis_operation(facts->analysis, id);
  MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(op));
  facts->values[id] = fold(facts, op, name);
  facts->constant[id] = is_constant(facts, id, op, name);
}

bool backend_facts_init(backend_facts_t *facts, arena_t *arena,
                        analysis_t *analysis) {
  *facts = (backend_facts_t){.analysis = analysis, .arena = arena};
  facts->count = analysis_num_operations(analysis);
  facts->values = ARENA_NEW(arena, scalar_t, facts->count);
  facts->constant = ARENA_NEW(arena, bool, facts->count);
  if (!types_init(&facts->types, arena) || !facts->values || !facts->constant)
    return false;
  for (uint32_t id = 0; id < facts->count; ++id)
    gather(facts, id);
  return backend_facts_find_ways(facts) && !arena->failed;
}

void backend_facts_deinit(backend_facts_t *facts) {
  types_deinit(&facts->types);
}
