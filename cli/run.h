/* The work itself: reads the parts of an input, runs the verbs on each, prints
 * what comes out. */
#ifndef ASSERTION_CLI_RUN_H
#define ASSERTION_CLI_RUN_H

#include "cli/diagnostics.h"
#include "cli/options.h"
#include "cli/output.h"
#include "cli/timing.h"
#include "cli/unseen.h"
#include "viz/page/page.h"
#include "viz/view.h"

/* What a run works with, borrowed, and how far it got. */
typedef struct run_t {
  /* What was asked for. */
  const options_t *options;
  /* The selection, for the verbs. */
  const analysis_options_t *analysis;
  /* Attached to each part's context. */
  diagnostics_t *diagnostics;
  /* Of the input. */
  MlirStringRef name;
  /* What of it is read. */
  MlirStringRef text;
  /* Of `text` in the input, from 1. */
  unsigned first_line;
  /* Whether `text` is in a mapped file. */
  bool mapped;
  /* Where modules go; NULL: nowhere. */
  output_t *module;
  /* What verbs add to; NULL: no report. */
  report_t *report;
  /* What it shows of each module where it is a page; NULL: nothing. */
  page_t *page;
  /* How long phases take. */
  timing_t timing;
  /* What is drawn; NULL: no picture. */
  view_t *view;
  /* Which operations that options name no part had; run_all's own. */
  unseen_t unseen;
  /* Whether the function of --only was seen. */
  bool has_only;
  /* Whether an assertion was seen that --match matches. */
  bool has_match;
  /* Whether a verb left this part's module invalid. */
  bool spoiled;
  /* Parts whose module was printed, or would be. */
  size_t done;
} run_t;

/* Runs the verbs on each part. A part on which something fails does not stop
 * those behind it; its module is printed only with --keep-going, and only where
 * it is valid. Needs a stack of dialect_stack_size(). Fails, after messages,
 * where any part did. */
MlirLogicalResult run_all(run_t *run);

/* Prints a module as mlir-opt does with the same flags, byte for byte, the
 * empty line behind it included. */
void run_print(MlirOperation module, const options_t *options,
               output_t *output);

#endif
