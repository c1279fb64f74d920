/* A buffered output that replaces its target at the end. */
#include "cli/output.h"

#include "cli/message.h"
#include "cli/output_path.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { BUFFER_SIZE = 1 << 16 };

static MlirLogicalResult fail(const output_t *output, int error) {
  message_error("cannot write '%s': %s", output->name, strerror(error));
  return mlirLogicalResultFailure();
}

/* Opens what is no regular file: a device, a pipe. */
static int open_special(output_t *output, const char *path) {
  output->fd = open(path, O_WRONLY | O_CLOEXEC);
  output->close_fd = true;
  return output->fd < 0 ? errno : 0;
}

/* Finds the file to replace. */
static int open_regular(output_t *output, const char *path) {
  output->target = output_path_resolve(path);
  return output->target ? output_path_check(output->target) : errno;
}

static int open_path(output_t *output, const char *path) {
  struct stat status;
  output->fd = output_path_descriptor(path);
  if (output->fd >= 0)
    return fcntl(output->fd, F_GETFD) < 0 ? errno : 0;
  if (!stat(path, &status) && !S_ISREG(status.st_mode) &&
      !S_ISDIR(status.st_mode))
    return open_special(output, path);
  return open_regular(output, path);
}

MlirLogicalResult output_open(output_t *output, const char *path) {
  bool is_stdout = !path || !strcmp(path, "-");
  *output = (output_t){.name = is_stdout ? "<stdout>" : path, .fd = -1};
  int error = open_path(output, path);
  if (!error && !(output->buffer = malloc(BUFFER_SIZE)))
    error = ENOMEM;
  if (!error)
    return mlirLogicalResultSuccess();
  free(output->target);
  return fail(output, error);
}

bool output_is_stdout(const output_t *output) {
  return output->fd == STDOUT_FILENO;
}

/* Writes all of it, or sets `error`. */
static void write_out(output_t *output, const char *data, size_t length) {
  if (output->fd < 0 && !output->error) {
    output->fd = output_path_create(output->target, &output->temporary);
    output->close_fd = true;
    output->error = output->fd < 0 ? errno : 0;
  }
  while (length && !output->error) {
    ssize_t written = write(output->fd, data, length);
    if (written < 0 && errno != EINTR)
      output->error = errno;
    if (written > 0) {
      data += written;
      length -= (size_t)written;
    }
  }
}

void output_flush(output_t *output) {
  write_out(output, output->buffer, output->used);
  output->used = 0;
}

void output_write(MlirStringRef text, void *data) {
  output_t *output = data;
  if (text.length > BUFFER_SIZE - output->used)
    output_flush(output);
  if (text.length > BUFFER_SIZE) {
    write_out(output, text.data, text.length);
    return;
  }
  if (text.length)
    memcpy(output->buffer + output->used, text.data, text.length);
  output->used += text.length;
}

/* Puts the new file in its place, or removes it. */
static void settle(output_t *output, bool keep) {
  if (output->close_fd && output->fd >= 0 && close(output->fd) &&
      !output->error)
    output->error = errno;
  if (!output->temporary || (output->fd < 0 && output->error))
    return;
  if (keep && !output->error)
    output->error = output_path_commit(output->temporary, output->target);
  else
    output_path_discard(output->temporary);
}

MlirLogicalResult output_close(output_t *output, bool keep) {
  if (keep || !output->target)
    output_flush(output);
  settle(output, keep);
  int error = output->error;
  bool quiet = error == EPIPE && output_is_stdout(output);
  free(output->buffer);
  free(output->temporary);
  free(output->target);
  if (!error)
    return mlirLogicalResultSuccess();
  return quiet ? mlirLogicalResultFailure() : fail(output, error);
}

bool output_same_file(const char *a, const char *b) {
  struct stat of_a, of_b;
  int fd_a = output_path_descriptor(a), fd_b = output_path_descriptor(b);
  if (fd_a >= 0 || fd_b >= 0)
    return fd_a == fd_b;
  if (!stat(a, &of_a) && !stat(b, &of_b))
    return of_a.st_dev == of_b.st_dev && of_a.st_ino == of_b.st_ino &&
           !S_ISCHR(of_a.st_mode);
  return !strcmp(a, b);
}
