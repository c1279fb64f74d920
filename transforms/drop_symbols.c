/* Symbolic shapes go, and the symbols that only they used. */
#include "transforms/drop_symbols.h"

#include "dialect/op_name.h"
#include "transforms/erase.h"
#include "transforms/work.h"

/* Whether all that uses a result of `op` is doomed. */
static bool is_unused(const analysis_t *a, MlirOperation op,
                      const uint8_t *doomed) {
  for (intptr_t k = 0; k < mlirOperationGetNumResults(op); ++k) {
    MlirOpOperand use = mlirValueGetFirstUse(mlirOperationGetResult(op, k));
    for (; !mlirOpOperandIsNull(use); use = mlirOpOperandGetNextUse(use)) {
      uint32_t user = analysis_id(a, mlirOpOperandGetOwner(use));
      if (user == ANALYSIS_NONE || !doomed[user])
        return false;
    }
  }
  return true;
}

static uint8_t *find_doomed(const analysis_t *a, arena_t *arena) {
  uint32_t count = analysis_num_operations(a);
  uint8_t *doomed = ARENA_NEW(arena, uint8_t, count);
  for (uint32_t id = 1; doomed && id < count; ++id) {
    MlirOperation op = analysis_operation(a, id);
    doomed[id] = op_is_named(op, "torch.bind_symbolic_shape") &&
                 is_unused(a, op, doomed);
  }
  for (uint32_t id = 1; doomed && id < count; ++id) {
    MlirOperation op = analysis_operation(a, id);
    if (op_is_named(op, "torch.symbolic_int"))
      doomed[id] = is_unused(a, op, doomed);
  }
  return doomed;
}

static bool drop_symbols(work_t *w) {
  uint8_t *doomed = find_doomed(w->analysis, &w->arena);
  if (!doomed)
    return false;
  w->erased = erase_all(w->analysis, doomed);
  w->changed = w->erased > 0;
  return true;
}

const work_step_t drop_symbols_step = {"drop-symbols", REPORT_KEPT,
                                       drop_symbols, false};

MlirLogicalResult drop_symbols_run(MlirOperation root,
                                   const verb_options_t *options) {
  return work_run(root, options, &drop_symbols_step);
}
