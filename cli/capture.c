/* Standard error and files in memory, for tests. */
#include "cli/capture.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static FILE *real_stderr;
static char *said;
static size_t said_length;

void capture_begin(void) {
  free(said);
  said = NULL;
  real_stderr = stderr;
  stderr = open_memstream(&said, &said_length);
}

const char *capture_end(void) {
  fclose(stderr);
  stderr = real_stderr;
  return said;
}

size_t capture_length(void) { return said_length; }

void capture_append(MlirStringRef text, void *capture_text) {
  capture_text_t *to = capture_text;
  size_t room = CAPTURE_SIZE - 1 - to->length;
  size_t length = text.length < room ? text.length : room;
  memcpy(to->data + to->length, text.data, length);
  to->length += length;
  to->data[to->length] = '\0';
}

const char *capture_path(const char *name) {
  static char path[4096];
  const char *directory = getenv("TEST_TMPDIR");
  snprintf(path, sizeof path, "%s/%s", directory ? directory : "/tmp", name);
  return path;
}

void capture_write_file(const char *path, MlirStringRef text) {
  FILE *file = fopen(path, "wb");
  assert(file);
  fwrite(text.data, 1, text.length, file);
  fclose(file);
}

const char *capture_read_file(const char *path) {
  static char data[CAPTURE_SIZE];
  FILE *file = fopen(path, "rb");
  if (!file)
    return NULL;
  data[fread(data, 1, sizeof data - 1, file)] = '\0';
  fclose(file);
  return data;
}
