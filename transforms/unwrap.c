/* Unwraps regions. */
#include "transforms/unwrap.h"

#include "transforms/remark.h"

/* Moves the contents of `region` in front of it and erases it. */
static void unwrap_one(MlirOperation region) {
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

MlirLogicalResult unwrap_run(MlirOperation root,
                             const verb_options_t *options) {
  analysis_t *a = analysis_create(root, &options->analysis);
  bool ok =
      a && (!options->report ||
            report_add_section(options->report, "unwrap", a, REPORT_UNWRAPPED));
  for (uint32_t i = 0; ok && i < analysis_num_assertions(a); ++i) {
    const analysis_assertion_t *as = analysis_assertion(a, i);
    if (as->shape == ANALYSIS_REGION)
      unwrap_one(analysis_operation(a, as->id));
  }
  analysis_destroy(a);
  return ok ? mlirLogicalResultSuccess() : remark_no_memory(root, options);
}
