/* Runs steps on an analysis that they share. */
#include "transforms/work.h"

#include "transforms/remark.h"

void work_begin(work_t *w, MlirOperation root, const verb_options_t *options) {
  *w = (work_t){.root = root, .options = options};
  arena_init(&w->arena, allocator_system());
  w->has_types = !options->analysis.types && types_init(&w->types, &w->arena);
}

static void forget_analysis(work_t *w) {
  analysis_destroy(w->analysis);
  w->analysis = NULL;
}

void work_end(work_t *w) {
  if (w->options->unchanged && !w->ever_changed)
    *w->options->unchanged = true;
  forget_analysis(w);
  if (w->has_types)
    types_deinit(&w->types);
  arena_deinit(&w->arena);
}

bool work_is_selective(const work_t *w) {
  const analysis_options_t *options = &w->options->analysis;
  return options->kinds || options->only.length || options->match ||
         options->keep_at_entry;
}

static bool analyze(work_t *w, const analysis_options_t *options) {
  analysis_options_t own = *options;
  own.without_symbols |= w->without_symbols;
  if (w->has_types)
    own.types = &w->types;
  if (!w->analysis)
    w->analysis = analysis_create(w->root, &own);
  return w->analysis != NULL;
}

bool work_analyze(work_t *w) { return analyze(w, &w->options->analysis); }

void work_forget_symbols(work_t *w) {
  w->without_symbols = true;
  forget_analysis(w);
}

static bool add_section(work_t *w, const work_step_t *step) {
  report_t *report = w->options->report;
  return !report ||
         (work_analyze(w) &&
          report_add_section(report, step->section, w->analysis, step->action));
}

bool work_do(work_t *w, const work_step_t *step) {
  analysis_options_t all = {.policy = w->options->analysis.policy,
                            .types = w->options->analysis.types};
  bool is_alone = step->selects_all && work_is_selective(w);
  w->changed = false;
  w->erased = 0;
  if (!add_section(w, step))
    return false;
  if (is_alone)
    forget_analysis(w);
  if (!analyze(w, is_alone ? &all : &w->options->analysis) || !step->run(w))
    return false;
  w->ever_changed |= w->changed;
  if (w->options->report)
    report_set_erased(w->options->report, w->erased);
  if (w->changed || is_alone)
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
