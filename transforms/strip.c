/* Strips by running the steps of other verbs in order. */
#include "transforms/strip.h"

#include "transforms/remark.h"
#include "transforms/work.h"

static bool has(const work_t *w, const char *name) {
  return analysis_find_name(w->analysis, name) != ANALYSIS_NONE;
}

static bool drops_symbols(const work_t *w) {
  return !w->options->keep_symbols &&
         (has(w, "torch.bind_symbolic_shape") || has(w, "torch.symbolic_int"));
}

/* Whether nothing is around an assertion that would be dead without it, and
 * nothing comes to stand at the end of its block. */
static bool has_no_shell(const work_t *w) {
  analysis_t *a = w->analysis;
  for (uint32_t i = 0; i < analysis_num_assertions(a); ++i) {
    uint32_t id = analysis_assertion(a, i)->id, parent = analysis_parent(a, id);
    MlirOperation next = mlirOperationGetNextInBlock(analysis_operation(a, id));
    if (mlirOperationIsNull(next) ||
        (parent && analysis_root(a, parent) == ANALYSIS_NOT_ROOT))
      return false;
  }
  return true;
}

/* Whether one step can drop and erase what is dead: what the analysis calls
 * dead is what dce finds after a drop, but for shells and what witnesses still
 * need; a report tells the verbs apart, what is said of an assertion tells what
 * symbols need, and what is dead in a wrapped assertion that is not selected is
 * none of the drop's. */
static bool is_plain(const work_t *w) {
  return !w->options->report && !work_is_selective(w) &&
         !has(w, "shape.assuming") && !has(w, "shape.assuming_all") &&
         (!analysis_num_assertions(w->analysis) || !drops_symbols(w)) &&
         has_no_shell(w);
}

static bool run(work_t *w) {
  if (!work_analyze(w))
    return false;
  bool plain = is_plain(w), symbols = drops_symbols(w);
  if (!work_do(w, &free_sizes_step))
    return false;
  if (plain && symbols)
    work_forget_symbols(w);
  if (plain)
    return work_do(w, &drop_and_dead_step);
  if (!work_do(w, &drop_step) ||
      (!w->options->keep_symbols && !work_do(w, &drop_symbols_step)))
    return false;
  if (symbols)
    work_forget_symbols(w);
  return work_do(w, &dce_step);
}

MlirLogicalResult strip_run(MlirOperation root, const verb_options_t *options) {
  work_t w;
  work_begin(&w, root, options);
  bool ok = run(&w);
  work_end(&w);
  return ok ? mlirLogicalResultSuccess() : remark_no_memory(root, options);
}
