/* What the command says on standard error: one message, in the form and the
 * colours of the LLVM tools. Options, input and output speak through it, and so
 * do MLIR's diagnostics (diagnostics.h). */
#ifndef ASSERTION_CLI_MESSAGE_H
#define ASSERTION_CLI_MESSAGE_H

#include <stdio.h>

#include "mlir-c/Diagnostics.h"
#include "mlir-c/Support.h"

/* One message. All strings are borrowed, may hold any byte and are written as
 * they are. */
typedef struct message_t {
  MlirDiagnosticSeverity severity;
  /* "FILE:LINE:COLUMN" or a program; empty for none. */
  MlirStringRef place;
  /* Without a newline at its end. */
  MlirStringRef text;
  /* The line to show under it; `data` NULL for none. */
  MlirStringRef source;
  /* The byte of `source` under which the caret stands, from 1; beyond its end,
   * the caret stands at the end. */
  unsigned column;
  /* Whether the stream takes colours, where the caller knows; it is asked
   * otherwise. */
  enum { MESSAGE_COLOUR_UNKNOWN, MESSAGE_PLAIN, MESSAGE_COLOURED } colour;
} message_t;

/* Writes a message: `PLACE: error: TEXT`, the source line, the caret. Tabs of
 * the source line are kept, and repeated under it so that the caret lines up.
 * In colour where `file` is a terminal and NO_COLOR (no-color.org) is not set.
 * Lines reach the stream as one, whichever thread writes. Remarks and notes may
 * wait in its buffer; errors and warnings do not. */
void message_print(FILE *file, const message_t *message);

/* Whether messages on `file` are in colour: PLAIN or COLOURED. */
int message_colour(FILE *file);

/* Writes `assertion-opt: error: ...` to standard error, formatted as printf
 * does. */
void message_error(const char *format, ...)
    __attribute__((format(printf, 1, 2)));

/* The same with a place in a file, `FILE:LINE:COLUMN: error: ...`; lines and
 * columns count from 1. */
void message_error_at(MlirStringRef file, unsigned line, unsigned column,
                      const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* A note in that form. */
void message_note_at(MlirStringRef file, unsigned line, unsigned column,
                     const char *format, ...)
    __attribute__((format(printf, 4, 5)));

#endif
