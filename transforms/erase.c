/* Erases in two steps, so that no operation goes while another still uses it.
 */
#include "transforms/erase.h"

static void drop_operands(const analysis_t *a, uint32_t begin, uint32_t end) {
  for (uint32_t id = begin; id < end; ++id) {
    MlirOperation op = analysis_operation(a, id);
    if (mlirOperationGetNumOperands(op))
      mlirOperationSetOperands(op, 0, NULL);
  }
}

/* Destroys from the innermost out: MLIR's destructor alone takes time quadratic
 * in the depth. */
static void destroy_subtree(const analysis_t *a, uint32_t id, uint32_t end) {
  while (end-- > id)
    mlirOperationDestroy(analysis_operation(a, end));
}

uint32_t erase_all(const analysis_t *a, const uint8_t *doomed) {
  uint32_t count = analysis_num_operations(a), erased = 0;
  for (uint32_t id = 1; id < count;) {
    uint32_t end = doomed[id] ? analysis_end(a, id) : id + 1;
    if (doomed[id])
      drop_operands(a, id, end);
    id = end;
  }
  for (uint32_t id = 1; id < count;) {
    uint32_t end = doomed[id] ? analysis_end(a, id) : id + 1;
    if (doomed[id]) {
      destroy_subtree(a, id, end);
      erased += end - id;
    }
    id = end;
  }
  return erased;
}

void erase_token(const analysis_t *a, uint32_t i) {
  const analysis_assertion_t *as = analysis_assertion(a, i);
  if (as->shape != ANALYSIS_PLAIN || as->row->form != POLICY_FORM_TOKEN)
    return;
  MlirOperation op = analysis_operation(a, as->id);
  if (mlirOperationGetNumResults(op) == 1)
    mlirValueReplaceAllUsesOfWith(mlirOperationGetResult(op, 0),
                                  mlirOperationGetOperand(op, as->row->token));
}
