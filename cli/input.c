/* Input in memory: mapped where it pays, else read into a growing buffer. */
#include "cli/input.h"

#include "cli/message.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

/* Below this many bytes reading is as fast as mapping. */
enum { MAP_THRESHOLD = 1 << 16 };

static MlirLogicalResult fail(const char *name, const char *reason) {
  message_error("cannot read '%s': %s", name, reason);
  return mlirLogicalResultFailure();
}

/* Maps a regular file. The rest of its last page reads as zero, so there is a
 * NUL behind the text unless the file fills that page. */
static bool map(input_t *input, int fd, const struct stat *status) {
  size_t size = (size_t)status->st_size;
  size_t page = (size_t)sysconf(_SC_PAGESIZE);
  if (!S_ISREG(status->st_mode) || size < MAP_THRESHOLD || size % page == 0)
    return false;
  void *data = mmap(NULL, size, PROT_READ, MAP_PRIVATE, fd, 0);
  if (data == MAP_FAILED)
    return false;
  input->text = mlirStringRefCreate(data, size);
  input->mapped = true;
  return true;
}

/* Makes room for one byte more than `capacity`. */
static bool grow(char **data, size_t capacity) {
  char *grown = realloc(*data, capacity + 1);
  if (grown)
    *data = grown;
  return grown;
}

/* Reads to the end. `expected` is how much is likely to come. Returns 0, or
 * the error number. */
static int read_all(input_t *input, int fd, size_t expected) {
  size_t capacity = expected < 4096 ? 4096 : expected + 1, length = 0;
  char *data = NULL;
  if (!grow(&data, capacity))
    return ENOMEM;
  for (ssize_t got; (got = read(fd, data + length, capacity - length));) {
    int error = got < 0 ? errno : 0;
    if (error == EINTR)
      continue;
    if (!error) {
      length += (size_t)got;
      if (length == capacity && !grow(&data, capacity *= 2))
        error = ENOMEM;
    }
    if (error) {
      free(data);
      return error;
    }
  }
  data[length] = '\0';
  input->text = mlirStringRefCreate(data, length);
  return 0;
}

static MlirLogicalResult read_fd(input_t *input, int fd, const char *name) {
  struct stat status;
  if (fstat(fd, &status))
    return fail(name, strerror(errno));
  if (S_ISDIR(status.st_mode))
    return fail(name, "it is a directory; of a tree that "
                      "--mlir-print-ir-tree-dir wrote, give one file");
  if (map(input, fd, &status))
    return mlirLogicalResultSuccess();
  size_t expected = S_ISREG(status.st_mode) ? (size_t)status.st_size : 0;
  int error = read_all(input, fd, expected);
  return error ? fail(name, strerror(error)) : mlirLogicalResultSuccess();
}

MlirLogicalResult input_read(input_t *input, const char *path) {
  bool is_stdin = !path || !strcmp(path, "-");
  const char *name = is_stdin ? "<stdin>" : path;
  *input = (input_t){.name = mlirStringRefCreateFromCString(name)};
  int fd = is_stdin ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC);
  if (fd < 0)
    return fail(name, strerror(errno));
  MlirLogicalResult result = read_fd(input, fd, name);
  if (!is_stdin)
    close(fd);
  return result;
}

void input_forget(MlirStringRef text) {
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t begin = ((uintptr_t)text.data + page - 1) / page * page;
  uintptr_t end = ((uintptr_t)text.data + text.length) / page * page;
  if (begin < end)
    madvise((void *)begin, end - begin, MADV_DONTNEED);
}

void input_release(input_t *input) {
  void *data = (void *)(size_t)input->text.data;
  if (input->mapped)
    munmap(data, input->text.length);
  else
    free(data);
  *input = (input_t){.mapped = false};
}
