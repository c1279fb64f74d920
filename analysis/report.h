/* The report: what was found and what was done, as plain data that outlives
 * the IR. Every verb that runs adds a section; formats are written from the
 * sections alone. */
#ifndef ASSERTION_ANALYSIS_REPORT_H
#define ASSERTION_ANALYSIS_REPORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "analysis/analysis.h"
#include "mlir-c/IR.h"

/* Modules, each with the sections of the verbs that ran on it. Owns all that
 * is reached from it; it grows and nothing in it goes before it is destroyed.
 */
typedef struct report_t report_t;

/* What a verb did with an assertion. */
typedef enum report_action_t {
  REPORT_KEPT,
  REPORT_WRAPPED,
  REPORT_UNWRAPPED,
  REPORT_DROPPED,
  /* It travels as tosa.custom. */
  REPORT_CARRIED,
  /* It is back as arith and cf.assert. */
  REPORT_LOWERED,
  /* The verb could not; `reason` says why. */
  REPORT_LEFT,
} report_action_t;

/* Names of a list cut at ANALYSIS_LISTED, with the full count. */
typedef struct report_names_t {
  /* The first of them, as many as there are of `count`. */
  const char *names[ANALYSIS_LISTED];
  uint32_t count;
  /* The count is a lower bound. */
  bool at_least;
} report_names_t;

/* One assertion. Strings end with NUL; `message` may hold NUL characters and
 * has its length. */
typedef struct report_entry_t {
  /* Within the module, from 1. */
  uint32_t number;
  policy_kind_t kind;
  /* In assertion.region. */
  bool wrapped;
  /* Data NULL where the assertion has none. */
  MlirStringRef message;
  /* As MLIR prints it, without "loc(" and ")". */
  const char *location;
  /* As expression_print writes it. */
  const char *condition;
  /* What is known of it without running. */
  analysis_verdict_t verdict;
  /* Operations exclusive to this one alone. */
  uint32_t exclusive;
  /* Operations shared with others. */
  uint32_t shared;
  /* Numbers of the others, as "#2". */
  report_names_t sharers;
  /* "%arg0". */
  report_names_t captures;
  /* "torch.aten.relu at LOCATION". */
  report_names_t guarded;
  report_action_t action;
  /* For REPORT_LEFT, else NULL. */
  const char *reason;
} report_entry_t;

/* An operation that takes sizes. Strings end with NUL. */
typedef struct report_size_t {
  const char *operation;
  const char *location;
  /* Whether it needs none any more. */
  bool freed;
  /* What was done, or why not. */
  const char *what;
} report_size_t;

/* What one verb found and did in one module. */
typedef struct report_section_t {
  /* Its name, borrowed: of the table of verbs. */
  const char *verb;
  /* One for each selected assertion, in order. */
  report_entry_t *entries;
  uint32_t num_entries;
  /* Operations in all exclusive slices. */
  uint32_t exclusive;
  /* Assertions that were not selected. */
  uint32_t unselected;
  /* Operations that the verb erased. */
  uint32_t erased;
  /* Of free-sizes: in order. */
  const report_size_t *sizes;
  uint32_t num_sizes;
} report_section_t;

/* An operation that a backend refuses. Strings are borrowed. */
typedef struct report_blocker_t {
  const char *operation;
  const char *location;
  /* Whether it is sure: else nothing is known of the operation. */
  bool refused;
  const char *reason;
  /* The operations on the shortest way to what keeps it, itself first and the
   * keeper last, the first ANALYSIS_LISTED of them named. */
  report_names_t path;
} report_blocker_t;

/* What one backend refuses of a module. */
typedef struct report_blockers_t {
  const char *backend;
  const report_blocker_t *blockers;
  uint32_t count;
} report_blockers_t;

/* An empty report. Returns NULL without memory. */
report_t *report_create(void);
void report_destroy(report_t *report);

/* Begins the next module; `name` is its place in the input, "FILE:LINE". */
bool report_begin_module(report_t *report, MlirStringRef name);

/* Adds a section about all assertions of `analysis`, each with `action`, before
 * the verb changes anything. The returned section's entries may be changed with
 * report_set_left and report_set_erased until the next one is added. Returns
 * false without memory. */
bool report_add_section(report_t *report, const char *verb,
                        analysis_t *analysis, report_action_t action);
void report_set_left(report_t *report, uint32_t assertion, const char *reason);
void report_set_erased(report_t *report, uint32_t erased);

/* Sets the sizes of the section added last; everything is copied. Returns false
 * without memory. */
bool report_set_sizes(report_t *report, const report_size_t *sizes,
                      uint32_t count);

/* Adds what a backend refuses of the module begun last; everything is copied.
 * Returns false without memory. */
bool report_add_blockers(report_t *report, const report_blockers_t *blockers);

/* A location as MLIR prints it, without "loc(" and ")", in the arena. */
const char *report_location(arena_t *arena, MlirLocation location);

/* Modules and their sections, for writers of other formats. */
uint32_t report_num_modules(const report_t *report);
const char *report_module_name(const report_t *report, uint32_t module);
uint32_t report_num_sections(const report_t *report, uint32_t module);
const report_section_t *report_section(const report_t *report, uint32_t module,
                                       uint32_t i);

/* What backends refuse, in the order added. */
uint32_t report_num_blockers(const report_t *report, uint32_t module);
const report_blockers_t *report_blockers(const report_t *report,
                                         uint32_t module, uint32_t i);

/* Prints the report as text. For each module the last line is
 * "assertions: N, exclusive operations: M", counted before the first verb. */
void report_print_text(const report_t *report, MlirStringCallback print,
                       void *user_data);

/* Prints the report as JSON: an array with an object for each module, whose
 * "verbs" hold what report_section_t and report_entry_t do, and whose
 * "blockers" what report_blockers_t does. Each byte that is not UTF-8 stands as
 * U+FFFD. */
void report_print_json(const report_t *report, MlirStringCallback print,
                       void *user_data);

#endif
