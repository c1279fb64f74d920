/* Cuts a text into the parts of --split-input-file. */
#ifndef ASSERTION_CLI_SPLIT_H
#define ASSERTION_CLI_SPLIT_H

#include <stdbool.h>

#include "mlir-c/Support.h"

/* The marker between parts where the option names no other, and the one that
 * is printed between parts in any case, as mlir-opt does. */
#define SPLIT_DEFAULT_MARKER "// -----"

/* Where an iteration over the parts of a text stands. Everything in it is
 * borrowed from split_begin's arguments. */
typedef struct split_t {
  /* What lies behind the parts given out so far. */
  MlirStringRef rest;
  /* Empty: the whole text is one part. */
  MlirStringRef marker;
  /* Number of the line on which `rest` begins. */
  unsigned line;
  /* Behind the marker before `rest`, as in split_part_t. */
  unsigned marker_end;
  bool done;
} split_t;

/* A part: its text, without the marker's line and with the newline before it,
 * and the number of its first line in the whole text, from 1. */
typedef struct split_part_t {
  MlirStringRef text;
  unsigned first_line;
  /* The column behind the marker, from 1, on the line before the first; 0 if
   * no marker stands there. mlir-opt counts that column as the part's begin. */
  unsigned marker_end;
} split_part_t;

/* Begins an iteration. A marker divides where a line holds nothing else but
 * white space around it: no string of MLIR spans lines, so none is ever cut.
 * `first_line` is the number of the text's first line. */
split_t split_begin(MlirStringRef text, MlirStringRef marker,
                    unsigned first_line);

/* Sets `part` to the next part and returns true, or returns false after the
 * last. There is always at least one; parts may be empty. */
bool split_next(split_t *split, split_part_t *part);

#endif
