/* The verbs: each is a function on a root operation and an external pass of
 * the name "assertion-VERB". This table is the one list of them; the command,
 * the passes and the documentation go through it. */
#ifndef ASSERTION_TRANSFORMS_VERB_H
#define ASSERTION_TRANSFORMS_VERB_H

#include <stdbool.h>
#include <stddef.h>

#include "analysis/analysis.h"
#include "analysis/report.h"
#include "dialect/diagnostic.h"
#include "mlir-c/IR.h"
#include "mlir-c/Pass.h"

/* What every verb takes. All pointers are borrowed for the call. */
typedef struct verb_options_t {
  analysis_options_t analysis; /* Policy and selection of assertions. */
  diagnostic_sink_t sink;      /* Remarks, warnings and errors go here. */
  report_t *report;            /* Gets a section per verb that ran, or NULL. */
  bool quiet;                  /* No remarks. */
  bool keep_going;             /* Go on past what cannot be done. */
} verb_options_t;

/* Runs a verb on everything under `root`, which is a module or a function.
 * Fails where the verb could not do its work; an error has then been emitted,
 * and `root` is as it was unless `keep_going`. */
typedef MlirLogicalResult (*verb_function_t)(MlirOperation root,
                                             const verb_options_t *options);

typedef struct verb_t {
  const char *name; /* "drop": the flag is --drop, the pass assertion-drop. */
  const char *summary; /* One line for help and man page. */
  verb_function_t run;
  bool changes; /* Whether it may change the IR. */
} verb_t;

/* All verbs, in the order in which help lists them. */
size_t verb_count(void);
const verb_t *verb_get(size_t i);
const verb_t *verb_find(MlirStringRef name); /* NULL if there is none. */

/* The verb as a pass for any pass manager. `options` is copied, its policy
 * cloned; report and sink must outlive the pass. */
MlirPass verb_create_pass(const verb_t *verb, const verb_options_t *options);

#endif
