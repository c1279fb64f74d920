/* Catches what a test makes the command say on standard error, and holds the
 * strings that callbacks are given. For tests only. */
#ifndef ASSERTION_CLI_CAPTURE_H
#define ASSERTION_CLI_CAPTURE_H

#include <stddef.h>

#include "mlir-c/Support.h"

/* From here on standard error is kept. Captures do not nest. */
void capture_begin(void);

/* Ends that and returns what was said, ended by a NUL. It lives until the next
 * capture begins. */
const char *capture_end(void);

/* The bytes of the last capture. */
size_t capture_length(void);

/* A string that grows, of CAPTURE_SIZE bytes at most, ended by a NUL. Begins
 * zeroed. */
enum { CAPTURE_SIZE = 1 << 20 };
typedef struct capture_text_t {
  char data[CAPTURE_SIZE];
  size_t length;
} capture_text_t;

/* An MlirStringCallback that appends to a capture_text_t. */
void capture_append(MlirStringRef text, void *capture_text);

/* A path for a file `name` of this test run; static, one at a time. */
const char *capture_path(const char *name);

/* Writes `text` to the file at `path`, and reads one back into a string that is
 * static, or NULL where there is no such file. */
void capture_write_file(const char *path, MlirStringRef text);
const char *capture_read_file(const char *path);

#endif
