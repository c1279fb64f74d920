/* For tests: reads a text and keeps what came of it, the module's printed
 * forms and the messages. */
#ifndef ASSERTION_TESTING_READER_FIXTURE_H
#define ASSERTION_TESTING_READER_FIXTURE_H

#include "dialect/context.h"
#include "dialect/parse.h"

#include "mlir-c/Diagnostics.h"
#include "testing/printed.h"

/* A message as it arrived: its severity, place and words. */
typedef struct message_t {
  MlirDiagnosticSeverity severity;
  unsigned line, column; /* 0 where the location is no line of a file. */
  printed_t file, text;
} message_t;

/* What came of a text. Its fields are the tests' to read. */
typedef struct reading_t {
  MlirContext context;
  MlirOperation module; /* Null if the text was refused. */
  message_t messages[8];
  unsigned message_count; /* Those beyond eight are only counted. */
} reading_t;

/* Reads `text` as line 1 of the file "test.mlir", with unregistered operations
 * allowed. The caller ends with reading_end, whatever came of it. */
reading_t *reading_begin(const char *text);
reading_t *reading_begin_at(MlirStringRef text, unsigned first_line,
                            bool allow_unregistered);
void reading_end(reading_t *reading);

/* The module's text as a NUL-terminated string, or the first message where
 * there is no module. Borrowed until the next of these calls, or reading_end.
 */
const char *reading_print(reading_t *reading);
const char *reading_print_generic(reading_t *reading);
const char *reading_print_locations(reading_t *reading);

/* The first operation of this name in pre-order, or a null one. */
MlirOperation reading_find(reading_t *reading, const char *name);

/* The printed attribute `name` of `op`, borrowed until the next call; NULL if
 * there is none. */
const char *reading_attribute(reading_t *reading, MlirOperation op,
                              const char *name);

#endif
