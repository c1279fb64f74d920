/* Symbolic shapes go, and the symbols that only they used. */
#include "transforms/drop_symbols.h"

#include "dialect/op_name.h"
#include "transforms/erase.h"
#include "transforms/remark.h"

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

MlirLogicalResult drop_symbols_run(MlirOperation root,
                                   const verb_options_t *options) {
  analysis_t *a = analysis_create(root, &options->analysis);
  if (!a)
    return remark_no_memory(root, options);
  arena_t arena;
  arena_init(&arena, allocator_system());
  bool ok = !options->report ||
            report_add_section(options->report, "drop-symbols", a, REPORT_KEPT);
  uint8_t *doomed = ok ? find_doomed(a, &arena) : NULL;
  if (doomed) {
    uint32_t erased = erase_all(a, doomed);
    if (options->report)
      report_set_erased(options->report, erased);
  }
  arena_deinit(&arena);
  analysis_destroy(a);
  return doomed ? mlirLogicalResultSuccess() : remark_no_memory(root, options);
}
