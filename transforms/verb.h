/* The verbs: each is a function on a root operation and an external pass of
 * the name "assertion-VERB". This table is the one list of them; the command,
 * the passes and the documentation go through it. */
#ifndef ASSERTION_TRANSFORMS_VERB_H
#define ASSERTION_TRANSFORMS_VERB_H

#include <stdbool.h>
#include <stddef.h>

#include "analysis/analysis.h"
#include "analysis/report/report.h"
#include "dialect/diagnostic.h"
#include "mlir-c/IR.h"
#include "mlir-c/Pass.h"

/* Who keeps alive what options borrow: a pass retains it as long as it exists,
 * on whatever thread. */
typedef struct verb_keeper_t {
  /* Both NULL: the caller sees to it. */
  void (*retain)(void *data);
  void (*release)(void *data);
  void *data;
} verb_keeper_t;

/* What every verb takes. All pointers are borrowed for the call. */
typedef struct verb_options_t {
  /* Policy and selection of assertions; what is not selected stays, with all
   * that it needs. */
  analysis_options_t analysis;
  /* Remarks, warnings and errors go here. */
  diagnostic_sink_t sink;
  /* Gets a section per verb that ran, or NULL. */
  report_t *report;
  /* No remarks; warnings and errors all the same. */
  bool quiet;
  /* Go on past what cannot be done: the rest is done, and the verb fails all
   * the same. */
  bool keep_going;
  /* strip does not drop symbols. */
  bool keep_symbols;
  /* tosa-shapes follows in the same command: it says what becomes of the sizes
   * that are left, and what comes before it says nothing of them. */
  bool shapes_follow;
  /* What the backend has, "tosa-1.1"; NULL: nothing in particular. */
  const char *target;
  /* The word given to the verb's flag, one of verb_t.argument; NULL: none. */
  const char *argument;
  /* Set by a verb that succeeded and left the IR as it was, which then need not
   * be verified again; it need not say so. NULL: nobody asks. */
  bool *unchanged;
  /* Of report, regex and sink, for passes. */
  verb_keeper_t keeper;
} verb_options_t;

/* Runs a verb on everything under `root`, which is a module or a function.
 * Fails where the verb could not do its work; an error has then been emitted,
 * and `root` is as it was unless `keep_going`. */
typedef MlirLogicalResult (*verb_function_t)(MlirOperation root,
                                             const verb_options_t *options);

typedef struct verb_t {
  /* "drop": the flag is --drop, the pass assertion-drop. */
  const char *name;
  /* One line for help and man page, without a full stop. */
  const char *summary;
  /* What it does; never NULL. */
  verb_function_t run;
  /* Whether it may change the IR, which then has to be verified. */
  bool changes;
  /* The words that its flag may take, divided by '|': --lower=assume. NULL for
   * a verb that takes none. */
  const char *argument;
} verb_t;

/* All verbs, in the order in which help lists them; `i` from 0 to below
 * verb_count(). Static storage. */
size_t verb_count(void);
const verb_t *verb_get(size_t i);
/* The verb of exactly this name, without dashes; NULL if there is none. */
const verb_t *verb_find(MlirStringRef name);

/* The verb as a pass for any pass manager, on operations of any name. `options`
 * is copied, its policy cloned; report, regex, sink and argument must outlive
 * the pass, or be kept by its keeper. Where the manager runs it on several
 * threads the sink must bear that; passes with a report take turns. Returns a
 * null pass without memory. */
MlirPass verb_create_pass(const verb_t *verb, const verb_options_t *options);

#endif
