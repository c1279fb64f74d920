/* Writes a file so that it appears whole or not at all: beside its target,
 * renamed when everything has gone well. Standard output, devices and pipes
 * are written as it goes. */
#ifndef ASSERTION_CLI_OUTPUT_H
#define ASSERTION_CLI_OUTPUT_H

#include <stdbool.h>
#include <stddef.h>

#include "mlir-c/Support.h"

/* An output. Nothing is created before the first byte is written out. */
typedef struct output_t {
  /* For messages; borrowed from output_open's path. */
  const char *name;
  /* The file behind all links; NULL: written directly. */
  char *target;
  /* Beside it, once created. Owned, as `target` is. */
  char *temporary;
  /* -1 until there is one. */
  int fd;
  /* Number of the first error that writing met. */
  int error;
  bool close_fd;
  /* Bytes in `buffer`. */
  size_t used;
  char *buffer;
} output_t;

/* Prepares to write to `path`; NULL or "-" stands for standard output. Fails,
 * after a message, where it is plain already that the file can't be written.
 * An existing file keeps its mode, and its owner where the system lets us. */
MlirLogicalResult output_open(output_t *output, const char *path);

/* Whether it writes to standard output. */
bool output_is_stdout(const output_t *output);

/* Appends. An MlirStringCallback with the output as its data. Errors wait
 * until output_close. */
void output_write(MlirStringRef text, void *output);

/* Hands everything written so far to the file. */
void output_flush(output_t *output);

/* Ends the output: with `keep` the target gets its new contents, otherwise it
 * stays as it was. Fails, after a message, where anything could not be written;
 * about a closed pipe on standard output nothing is said. */
MlirLogicalResult output_close(output_t *output, bool keep);

/* Whether both name the same file, which must not be two outputs. */
bool output_same_file(const char *a, const char *b);

#endif
