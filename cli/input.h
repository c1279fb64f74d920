/* Reads a whole file, or standard input, into memory, and refuses what is
 * plainly neither text nor bytecode. */
#ifndef ASSERTION_CLI_INPUT_H
#define ASSERTION_CLI_INPUT_H

#include <stdbool.h>

#include "mlir-c/Support.h"

/* A file in memory. A NUL stands behind `text`, where MLIR's parser wants one;
 * it is not counted. `name` is the path, or "<stdin>", as messages and
 * locations have it. */
typedef struct input_t {
  MlirStringRef name; /* Borrowed from input_read's path. */
  MlirStringRef text; /* Owned. */
  bool mapped;        /* Whether `text` is a mapping of the file. */
} input_t;

/* Reads the file `path`; NULL or "-" stands for standard input. Regular files
 * are mapped where that is cheaper than copying. Fails, after a message, where
 * the file can't be read; `input` then holds nothing. */
MlirLogicalResult input_read(input_t *input, const char *path);

/* Fails, after a message that says what it is, where the input is compressed,
 * in UTF-16 or behind a byte order mark, or holds a NUL outside a string and a
 * comment. */
MlirLogicalResult input_check(const input_t *input);

/* Whether it is MLIR bytecode, by its magic number. */
bool input_is_bytecode(const input_t *input);

/* Lets the system take back the whole pages of `text`, a part of a mapped
 * file, until they are read again. Once parsed, the text serves messages
 * only. */
void input_forget(MlirStringRef text);

/* Gives back the memory. */
void input_release(input_t *input);

#endif
