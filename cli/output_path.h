/* Where an output's path leads, and the temporary file beside it. */
#ifndef ASSERTION_CLI_OUTPUT_PATH_H
#define ASSERTION_CLI_OUTPUT_PATH_H

#include <stdbool.h>

/* The descriptor that `path` stands for as a name of an open one: 1 for NULL,
 * "-" and "/dev/stdout", 2 for "/dev/stderr", N for "/dev/fd/N" and
 * "/proc/self/fd/N"; -1 for all else. */
int output_path_descriptor(const char *path);

/* The path behind all symbolic links, the last of which may lead to a file that
 * is not there yet. Returns NULL and sets errno where it leads nowhere; the
 * caller frees it. */
char *output_path_resolve(const char *path);

/* Checks that `target` may be replaced: it is writable, or its directory is
 * where there is no such file. Returns 0 or the error number. */
int output_path_check(const char *target);

/* Creates a file beside `target`, with its mode and owner if it exists. Sets
 * `*temporary`, which the caller frees, and returns the descriptor, or returns
 * -1 and sets errno. A signal that ends the process removes the file. */
int output_path_create(const char *target, char **temporary);

/* Puts `temporary` in the place of `target`. Returns 0 or the error number. */
int output_path_commit(const char *temporary, const char *target);

/* Removes it. */
void output_path_discard(const char *temporary);

#endif
