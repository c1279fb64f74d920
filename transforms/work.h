/* What verbs work with: one analysis of the root, memory until all is done,
 * and a section of the report for each. Verbs that run one after the other
 * share the analysis as long as none has changed the IR. */
#ifndef ASSERTION_TRANSFORMS_WORK_H
#define ASSERTION_TRANSFORMS_WORK_H

#include <stdbool.h>
#include <stdint.h>

#include "transforms/verb.h"

typedef struct work_t {
  /* Borrowed. */
  MlirOperation root;
  const verb_options_t *options;
  /* Owned; NULL where there is none, or none that fits the IR any more. */
  analysis_t *analysis;
  /* Emptied at the end; scratch memory of all steps. */
  arena_t arena;
  /* What one analysis reads of types is there for the next, unless the options
   * have such a table. */
  types_t types;
  bool has_types;
  /* Whether the step changed the IR, and how many operations it erased; a step
   * says so itself. */
  bool changed;
  uint32_t erased;
  /* Whether any step changed it. */
  bool ever_changed;
  /* What torch.bind_symbolic_shape says does not count any more. */
  bool without_symbols;
} work_t;

/* One verb. */
typedef struct work_step_t {
  /* Of the report: the name of the verb, and what it does with assertions
   * unless it says otherwise of one. */
  const char *section;
  report_action_t action;
  /* Does the work with the analysis, which it must not ask about what it
   * erased. Returns false, with the IR as it was, without memory. */
  bool (*run)(work_t *work);
  /* Looks at all assertions, not only at those that are selected, which its
   * section has all the same. */
  bool selects_all;
} work_step_t;

/* Begins without an analysis; end it in any case, which says where nothing was
 * changed. Nothing can fail. */
void work_begin(work_t *work, MlirOperation root,
                const verb_options_t *options);
void work_end(work_t *work);

/* Whether the options leave any assertion out. */
bool work_is_selective(const work_t *work);

/* Makes the analysis unless there is one; false without memory. */
bool work_analyze(work_t *work);
/* From here on the analysis is without symbols, see analysis_options_t. */
void work_forget_symbols(work_t *work);

/* Makes the analysis unless there is one, adds the section where a report is
 * wanted, and runs the step. Returns false without memory. */
bool work_do(work_t *work, const work_step_t *step);

/* The steps of the verbs of these names; drop_and_dead erases with what it
 * drops all that was dead before. */
extern const work_step_t free_sizes_step;
extern const work_step_t drop_step;
extern const work_step_t drop_and_dead_step;
extern const work_step_t drop_symbols_step;
extern const work_step_t dce_step;

/* One step from beginning to end, as a verb: fails, with an error said, only
 * without memory. */
MlirLogicalResult work_run(MlirOperation root, const verb_options_t *options,
                           const work_step_t *step);

#endif
