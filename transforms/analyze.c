/* Reports what the analysis finds. */
#include "transforms/analyze.h"

#include "transforms/remark.h"
#include "transforms/work.h"

static bool analyze(work_t *w) {
  for (uint32_t i = 0; i < analysis_num_assertions(w->analysis); ++i)
    remark_refuted(w->analysis, i, w->options);
  remark_skipped(w->analysis, w->options);
  return true;
}

MlirLogicalResult analyze_run(MlirOperation root,
                              const verb_options_t *options) {
  static const work_step_t step = {"analyze", REPORT_KEPT, analyze, false};
  return work_run(root, options, &step);
}
