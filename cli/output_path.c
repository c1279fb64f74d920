/* Paths of outputs: links, permissions, temporary files and their removal. */
#include "cli/output_path.h"

#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { MAX_LINKS = 40, MAX_TEMPORARIES = 4 };

/* What a signal removes. A slot is taken by a path that lives until it is
 * cleared again; the handler only reads. */
static char *volatile temporaries[MAX_TEMPORARIES];

static const int fatal_signals[] = {SIGHUP, SIGINT, SIGTERM, SIGQUIT};

static void remove_temporaries(int number) {
  for (int i = 0; i < MAX_TEMPORARIES; ++i)
    if (temporaries[i])
      unlink(temporaries[i]);
  raise(number); /* SA_RESETHAND: the default action now ends the process. */
}

static void catch_signals(void) {
  struct sigaction action = {.sa_handler = remove_temporaries,
                             .sa_flags = (int)SA_RESETHAND};
  for (size_t i = 0; i < sizeof fatal_signals / sizeof *fatal_signals; ++i) {
    struct sigaction old;
    if (!sigaction(fatal_signals[i], NULL, &old) && old.sa_handler == SIG_DFL)
      sigaction(fatal_signals[i], &action, NULL);
  }
}

/* Replaces the slot that holds `old` by `new`. */
static void replace_slot(const char *old, char *new) {
  for (int i = 0; i < MAX_TEMPORARIES; ++i)
    if (temporaries[i] == old) {
      temporaries[i] = new;
      return;
    }
}

int output_path_descriptor(const char *path) {
  static const char *const prefixes[] = {"/dev/fd/", "/proc/self/fd/"};
  if (!path || !strcmp(path, "-") || !strcmp(path, "/dev/stdout"))
    return STDOUT_FILENO;
  if (!strcmp(path, "/dev/stderr"))
    return STDERR_FILENO;
  for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; ++i) {
    size_t length = strlen(prefixes[i]);
    char *end;
    if (strncmp(path, prefixes[i], length) != 0)
      continue;
    long fd = strtol(path + length, &end, 10);
    if (path[length] && !*end && fd >= 0 && fd <= INT_MAX)
      return (int)fd;
  }
  return -1;
}

/* The path to which the link `path` with the contents `link` leads. */
static char *follow(const char *path, const char *link) {
  char *joined = NULL;
  const char *slash = strrchr(path, '/');
  if (*link == '/' || !slash)
    return strdup(link);
  if (asprintf(&joined, "%.*s%s", (int)(slash - path + 1), path, link) < 0)
    return NULL;
  return joined;
}

char *output_path_resolve(const char *path) {
  char *current = strdup(path), link[PATH_MAX];
  for (int i = 0; current && i < MAX_LINKS; ++i) {
    ssize_t length = readlink(current, link, sizeof link - 1);
    if (length < 0)
      return current;
    link[length] = '\0';
    char *next = follow(current, link);
    free(current);
    current = next;
  }
  free(current);
  errno = ELOOP;
  return NULL;
}

/* Calls `use` with the directory of `path`. */
static int with_directory(const char *path, int (*use)(const char *)) {
  char *copy = strdup(path);
  int error = copy ? use(dirname(copy)) : ENOMEM;
  free(copy);
  return error;
}

static int check_directory(const char *directory) {
  struct stat status;
  if (stat(directory, &status))
    return errno;
  if (!S_ISDIR(status.st_mode))
    return ENOTDIR;
  return faccessat(AT_FDCWD, directory, W_OK | X_OK, AT_EACCESS) ? errno : 0;
}

int output_path_check(const char *target) {
  struct stat status;
  if (*target == '\0')
    return ENOENT;
  if (!stat(target, &status)) {
    if (S_ISDIR(status.st_mode))
      return EISDIR;
    if (faccessat(AT_FDCWD, target, W_OK, AT_EACCESS))
      return errno;
  } else if (target[strlen(target) - 1] == '/') {
    return EISDIR;
  }
  return with_directory(target, check_directory);
}

/* Gives the new file the mode and owner of the old, or the mode of any new
 * file. */
static void take_over_mode(int fd, const char *target) {
  struct stat status;
  mode_t mask = umask(0);
  umask(mask);
  if (stat(target, &status)) {
    fchmod(fd, 0666 & ~mask);
    return;
  }
  if (fchown(fd, status.st_uid, status.st_gid))
    errno = 0; /* Another's file: it becomes ours, with its mode. */
  fchmod(fd, status.st_mode & 07777);
}

int output_path_create(const char *target, char **temporary) {
  const char *slash = strrchr(target, '/');
  int directory = slash ? (int)(slash - target + 1) : 0;
  if (asprintf(temporary, "%.*s.assertion-opt-XXXXXX", directory, target) < 0)
    return -1;
  catch_signals();
  int fd = mkostemp(*temporary, O_CLOEXEC);
  if (fd < 0)
    return -1;
  replace_slot(NULL, *temporary);
  take_over_mode(fd, target);
  return fd;
}

int output_path_commit(const char *temporary, const char *target) {
  int error = rename(temporary, target) ? errno : 0;
  if (error)
    unlink(temporary);
  replace_slot(temporary, NULL);
  return error;
}

void output_path_discard(const char *temporary) {
  unlink(temporary);
  replace_slot(temporary, NULL);
}
