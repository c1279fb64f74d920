/* Prints MLIR's diagnostics as mlir-opt does: place, message, the line of the
 * input with a caret, notes. */
#ifndef ASSERTION_CLI_DIAGNOSTICS_H
#define ASSERTION_CLI_DIAGNOSTICS_H

#include <stdbool.h>
#include <stdio.h>

#include "mlir-c/Diagnostics.h"
#include "mlir-c/IR.h"

/* Where diagnostics go, and the text whose lines they show. One per input; it
 * outlives the contexts that it is attached to. */
typedef struct diagnostics_t {
  /* Borrowed. */
  FILE *file;
  /* The input, as locations name it. Borrowed. */
  MlirStringRef name;
  /* The whole of it; empty for bytecode. Borrowed. */
  MlirStringRef text;
  /* Offset of each line in `text`; made when the first line is shown. */
  size_t *lines;
  size_t line_count;
  /* Whether the text is a mapped file, whose memory can be given back. */
  bool mapped;
  /* The first byte of it that was not given back since it was last read. */
  size_t kept;
  /* As in message_t. */
  int colour;
} diagnostics_t;

/* Begins with nothing printed. */
void diagnostics_init(diagnostics_t *diagnostics, FILE *file,
                      MlirStringRef name, MlirStringRef text);

/* Gives back the memory. */
void diagnostics_deinit(diagnostics_t *diagnostics);

/* Attaches it to a context. What MLIR says there is printed from then on, from
 * whichever thread. */
void diagnostics_attach(diagnostics_t *diagnostics, MlirContext context);

/* Prints one diagnostic and its notes. A location is shown as the first file
 * position inside it; a call site also as the positions that it was called
 * from, up to ten; one without a position as MLIR prints it. */
void diagnostics_print(diagnostics_t *diagnostics, MlirDiagnostic diagnostic);

/* The file position in `location` that comes first: its own, that of a name's
 * child, of a call's callee before its caller, of the parts of a fused one in
 * order. A null location if there is none. */
MlirLocation diagnostics_position(MlirLocation location);

#endif
