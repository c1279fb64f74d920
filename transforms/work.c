/* Runs steps on an analysis that they share. */
#include "transforms/work.h"

#include "transforms/remark.h"

void work_begin(work_t *w, MlirOperation root, const verb_options_t *options) {
  *w = (work_t){.root = root, .options = options};
  arena_init(&w->arena, allocator_system());
}

static void forget_analysis(work_t *w) {
  analysis_destroy(w->analysis);
  w->analysis = NULL;
}

void work_end(work_t *w) {
  forget_analysis(w);
  arena_deinit(&w->arena);
}

static bool is_selective(const analysis_options_t *options) {
  return options->kinds || options->only.length || options->match ||
         options->keep_at_entry;
}

/* Whether the step may use another analysis than the others. */
static bool is_alone(const work_t *w, const work_step_t *step) {
  return step->selects_all && is_selective(&w->options->analysis);
}

static bool analyze(work_t *w, const work_step_t *step) {
  if (is_alone(w, step))
    forget_analysis(w);
  if (w->analysis)
    return true;
  analysis_options_t all = {.policy = w->options->analysis.policy};
  w->analysis = analysis_create(
      w->root, is_alone(w, step) ? &all : &w->options->analysis);
  return w->analysis != NULL;
}

bool work_do(work_t *w, const work_step_t *step) {
  report_t *report = w->options->report;
  w->changed = false;
  w->erased = 0;
  if (!analyze(w, step) ||
      (report &&
       !report_add_section(report, step->section, w->analysis, step->action)) ||
      !step->run(w))
    return false;
  if (report)
    report_set_erased(report, w->erased);
  if (w->changed || is_alone(w, step))
    forget_analysis(w);
  return true;
}

MlirLogicalResult work_run(MlirOperation root, const verb_options_t *options,
                           const work_step_t *step) {
  work_t w;
  work_begin(&w, root, options);
  bool ok = work_do(&w, step);
  work_end(&w);
  return ok ? mlirLogicalResultSuccess() : remark_no_memory(root, options);
}
