/* Unwraps regions. */
#include "transforms/unwrap.h"

#include "transforms/remark.h"
#include "transforms/work.h"

void unwrap_region(MlirOperation region) {
  MlirBlock block =
      mlirRegionGetFirstBlock(mlirOperationGetFirstRegion(region));
  intptr_t arguments = mlirBlockGetNumArguments(block);
  for (intptr_t k = 0; k < arguments; ++k)
    mlirValueReplaceAllUsesOfWith(mlirBlockGetArgument(block, k),
                                  mlirOperationGetOperand(region, k));
  for (;;) {
    MlirOperation first = mlirBlockGetFirstOperation(block);
    if (mlirOperationIsNull(first))
      break;
    mlirOperationMoveBefore(first, region);
  }
  mlirOperationDestroy(region);
}

static bool is_region(const analysis_t *a, uint32_t id) {
  return mlirStringRefEqual(
      mlirIdentifierStr(mlirOperationGetName(analysis_operation(a, id))),
      mlirStringRefCreateFromCString("assertion.region"));
}

/* Why region `id` is to be left, or NULL. */
static const char *refuse(const analysis_t *a, uint32_t id) {
  for (uint32_t k = id + 1; k < analysis_end(a, id); ++k)
    if (analysis_policy(a, k).traits & OP_TRAIT_TERMINATOR &&
        is_region(a, analysis_parent(a, k)))
      return "it holds a terminator, which can't stand in the middle";
  return NULL;
}

/* Unwraps assertion `i` with the regions nested in its own. */
static void unwrap_assertion(const analysis_t *a, uint32_t i,
                             const verb_options_t *options) {
  uint32_t id = analysis_assertion(a, i)->id, end = analysis_end(a, id);
  const char *reason = refuse(a, id);
  if (reason) {
    remark_left(analysis_operation(a, id), "assertion", reason, options);
    if (options->report)
      report_set_left(options->report, i, reason);
    return;
  }
  for (uint32_t k = id; k < end; ++k)
    if (is_region(a, k))
      unwrap_region(analysis_operation(a, k));
}

static bool unwrap(work_t *w) {
  const analysis_t *a = w->analysis;
  w->changed = true;
  for (uint32_t i = 0; i < analysis_num_assertions(a); ++i)
    if (analysis_assertion(a, i)->shape == ANALYSIS_REGION)
      unwrap_assertion(a, i, w->options);
    else if (w->options->report)
      report_set_action(w->options->report, i, REPORT_KEPT);
  return true;
}

MlirLogicalResult unwrap_run(MlirOperation root,
                             const verb_options_t *options) {
  static const work_step_t step = {"unwrap", REPORT_UNWRAPPED, unwrap, false};
  return work_run(root, options, &step);
}
