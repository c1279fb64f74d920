/* Reports what the analysis finds. */
#include "transforms/analyze.h"

#include "transforms/remark.h"

MlirLogicalResult analyze_run(MlirOperation root,
                              const verb_options_t *options) {
  analysis_t *a = analysis_create(root, &options->analysis);
  bool ok =
      a && (!options->report ||
            report_add_section(options->report, "analyze", a, REPORT_KEPT));
  for (uint32_t i = 0; ok && i < analysis_num_assertions(a); ++i)
    remark_refuted(a, i, options);
  if (ok)
    remark_skipped(a, options);
  analysis_destroy(a);
  return ok ? mlirLogicalResultSuccess() : remark_no_memory(root, options);
}
