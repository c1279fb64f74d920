/* The work itself: reads the parts of an input, runs the verbs on each, prints
 * what comes out. */
#ifndef ASSERTION_CLI_RUN_H
#define ASSERTION_CLI_RUN_H

#include "cli/diagnostics.h"
#include "cli/options.h"
#include "cli/output.h"

/* What a run works with, borrowed, and how far it got. */
typedef struct run_t {
  const options_t *options;
  const analysis_options_t *analysis;
  diagnostics_t *diagnostics;
  MlirStringRef name;  /* Of the input. */
  MlirStringRef text;  /* What of it is read. */
  unsigned first_line; /* Of `text` in the input, from 1. */
  bool mapped;         /* Whether `text` is in a mapped file. */
  output_t *module;    /* Where modules go; NULL: nowhere. */
  report_t *report;    /* What verbs add to; NULL: no report. */
  size_t done;         /* Parts whose module was printed, or would be. */
} run_t;

/* Runs the verbs on each part. A part on which something fails does not stop
 * those behind it; its module is printed only with --keep-going. Needs a stack
 * of dialect_stack_size(). Fails, after messages, where any part did. */
MlirLogicalResult run_all(run_t *run);

/* Prints a module as mlir-opt does. */
void run_print(MlirOperation module, const options_t *options,
               output_t *output);

#endif
