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
  /* Not an action. report_actions.inc has a row for each one before it. */
  REPORT_ACTION_COUNT
} report_action_t;

/* Names of a list cut at ANALYSIS_LISTED, with the full count. */
typedef struct report_names_t {
  /* The first of them, as many as there are of `count`. */
  const char *names[ANALYSIS_LISTED];
  uint32_t count;
  /* The count is a lower bound. */
  bool at_least;
} report_names_t;

/* A position in a source file, as position_of picks it. `file` is NULL where
 * there is none; lines and columns count from 1, and 0 is one that is not
 * known. */
typedef struct report_place_t {
  const char *file;
  uint32_t line, column;
} report_place_t;

/* An operation: its name, its location as MLIR prints it, and its place. */
typedef struct report_operation_t {
  const char *name;
  const char *location;
  report_place_t place;
} report_operation_t;

/* Most operations of one slice that are listed. */
enum { REPORT_LISTED = 64 };

/* One assertion. Strings end with NUL; `message` may hold NUL characters and
 * has its length. */
typedef struct report_entry_t {
  /* Within the module, from 1. */
  uint32_t number;
  /* As identity_all gives it: the same in every section and every run. */
  const char *id;
  /* The function's name, or "". */
  const char *function;
  policy_kind_t kind;
  /* In assertion.region. */
  bool wrapped;
  /* Data NULL where the assertion has none. */
  MlirStringRef message;
  /* As MLIR prints it, without "loc(" and ")". */
  const char *location;
  report_place_t place;
  /* As expression_print writes it. */
  const char *condition;
  /* What is known of it without running. */
  analysis_verdict_t verdict;
  /* Operations exclusive to this one alone, and the first REPORT_LISTED of
   * them. */
  uint32_t exclusive;
  const report_operation_t *slice;
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

/* What is said of an operation that is no assertion, or was not taken for one.
 */
typedef enum report_note_kind_t {
  /* Looks like an assertion and is left whole. */
  REPORT_NOTE_SKIPPED,
  /* An operation that still needs a size. */
  REPORT_NOTE_SIZE,
  /* One that was given back its shape without. */
  REPORT_NOTE_FREED,
} report_note_kind_t;

typedef struct report_note_t {
  report_note_kind_t kind;
  report_operation_t operation;
  /* Why, or what was done; without a full stop. */
  const char *reason;
} report_note_t;

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
  /* In the order added; what the analysis skipped comes first. */
  report_note_t *notes;
  uint32_t num_notes, max_notes;
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
  report_place_t place;
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
 * the setters below until the next one is added: what else was done with one
 * assertion, why one is left, how many operations went. Returns false without
 * memory. */
bool report_add_section(report_t *report, const char *verb,
                        analysis_t *analysis, report_action_t action);
void report_set_action(report_t *report, uint32_t assertion,
                       report_action_t action);
void report_set_left(report_t *report, uint32_t assertion, const char *reason);
void report_set_erased(report_t *report, uint32_t erased);

/* Adds a note on `op` to the section added last. Returns false without memory.
 */
bool report_add_note(report_t *report, report_note_kind_t kind,
                     MlirOperation op, const char *reason);

/* Adds what a backend refuses of the module begun last; everything is copied.
 * Returns false without memory. */
bool report_add_blockers(report_t *report, const report_blockers_t *blockers);

/* A location as MLIR prints it, without "loc(" and ")", in the arena. */
const char *report_location(arena_t *arena, MlirLocation location);

/* The place in a location, its file in the arena. */
report_place_t report_place(arena_t *arena, MlirLocation location);

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
 * "blockers" what report_blockers_t does. docs/report.schema.json is its
 * schema. Each byte that is not UTF-8 stands as U+FFFD; a message with such
 * bytes is there a second time, as MLIR escapes it. */
void report_print_json(const report_t *report, MlirStringCallback print,
                       void *user_data);

/* Prints the report as SARIF 2.1.0 (OASIS Standard, 2020), a log with one run:
 * a result for what became of each assertion in the end, for each note once,
 * as the last verb has it, and for each operation that a backend refuses.
 * `version` is the command's. */
void report_print_sarif(const report_t *report, const char *version,
                        MlirStringCallback print, void *user_data);

#endif
