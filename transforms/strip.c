/* Strips by running the steps of other verbs in order. */
#include "transforms/strip.h"

#include "transforms/remark.h"
#include "transforms/work.h"

static bool has_symbols(const analysis_t *a) {
  return analysis_has_name(a, "torch.bind_symbolic_shape") ||
         analysis_has_name(a, "torch.symbolic_int");
}

/* Whether one step can drop and erase what is dead: what the analysis calls
 * dead is what dce finds after a drop, but for what symbols and witnesses
 * still need; a report tells the verbs apart, and what is dead in a wrapped
 * assertion that is not selected is none of the drop's. */
static bool is_plain(const work_t *w) {
  const analysis_t *a = w->analysis;
  return a && !w->options->report && !work_is_selective(w) && !has_symbols(a) &&
         !analysis_has_name(a, "shape.assuming") &&
         !analysis_has_name(a, "shape.assuming_all");
}

static bool run(work_t *w) {
  if (!work_do(w, &free_sizes_step))
    return false;
  if (is_plain(w))
    return work_do(w, &drop_and_dead_step);
  return work_do(w, &drop_step) &&
         (w->options->keep_symbols || work_do(w, &drop_symbols_step)) &&
         work_do(w, &dce_step);
}

MlirLogicalResult strip_run(MlirOperation root, const verb_options_t *options) {
  work_t w;
  work_begin(&w, root, options);
  bool ok = run(&w);
  work_end(&w);
  return ok ? mlirLogicalResultSuccess() : remark_no_memory(root, options);
}
