/* Finds the modules in a log of --mlir-print-ir-after-all and its relatives,
 * among whatever else the tools said. Both the headers of LLVM 22,
 * `// -----// IR Dump After CSE (cse) //----- //`, and the later
 * `// -----// IR Dump After CSEPass: cse{...} //----- //` are known, with
 * `Before`, `Failed` and ` ('func.func' operation: @f)`. */
#ifndef ASSERTION_CLI_DUMP_LOG_H
#define ASSERTION_CLI_DUMP_LOG_H

#include <stdbool.h>
#include <stddef.h>

#include "mlir-c/Support.h"

/* One dump of a log. The strings are borrowed from the log's text. */
typedef struct dump_log_entry_t {
  /* "After CSEPass: cse ('func.func' operation: @f)" */
  MlirStringRef title;
  /* The pass's class, "CSEPass" */
  MlirStringRef pass;
  /* and flag, "cse"; empty where not said. */
  MlirStringRef flag;
  /* The operation, with its aliases and resources. */
  MlirStringRef text;
  /* Of the header in the log, from 1. */
  unsigned line;
} dump_log_entry_t;

/* The dumps of a log, in its order. */
typedef struct dump_log_t {
  /* Owned. */
  dump_log_entry_t *entries;
  size_t count;
  /* Whether there is text that belongs to no dump. */
  bool stray;
} dump_log_t;

/* Finds the dumps of `text` in one pass. A text without headers has none. The
 * end of a dump is where its brackets close, so what tools print behind it,
 * such as an error, is left out. Fails where memory runs out. */
MlirLogicalResult dump_log_read(dump_log_t *log, MlirStringRef text);

/* Gives back the memory. */
void dump_log_release(dump_log_t *log);

/* Whether one dump has to be picked: there are several, or there is one among
 * other text. A lone dump with nothing else is a module behind a comment. */
bool dump_log_must_pick(const dump_log_t *log);

/* Picks a dump: "last", its number from 1, or the class or flag of its pass.
 * Returns NULL after a message where there is none or a pass has several. The
 * message names the dumps, as lines of `file`. */
const dump_log_entry_t *dump_log_pick(const dump_log_t *log, const char *which,
                                      MlirStringRef file);

/* Emits the error for a log of which no dump was picked, in the same form. */
void dump_log_refuse(const dump_log_t *log, MlirStringRef file);

#endif
