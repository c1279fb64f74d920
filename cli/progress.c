/* A thread that wakes up now and then and rewrites one line. */
#include "cli/progress.h"

#include <errno.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

/* What the two threads share, under the lock. */
static struct {
  pthread_mutex_t lock;
  pthread_cond_t changed;
  pthread_t thread;
  bool runs, is_over, is_shown;
  int fd;
  unsigned delay;
  const char *what;
  struct timespec begun;
} state = {.lock = PTHREAD_MUTEX_INITIALIZER};

static void write_all(const char *text, size_t length) {
  while (length) {
    ssize_t written = write(state.fd, text, length);
    if (written < 0 && errno != EINTR)
      return;
    if (written > 0) {
      text += written;
      length -= (size_t)written;
    }
  }
}

static void clear_line(void) {
  static const char clear[] = "\r\033[K";
  if (state.is_shown)
    write_all(clear, sizeof clear - 1);
  state.is_shown = false;
}

static void show_line(void) {
  struct timespec now;
  char line[128];
  clock_gettime(CLOCK_MONOTONIC, &now);
  int length = snprintf(line, sizeof line, "\r\033[Kassertion-opt: %s, %ld s",
                        state.what, (long)(now.tv_sec - state.begun.tv_sec));
  if (length > 0 && length < (int)sizeof line)
    write_all(line, (size_t)length);
  state.is_shown = true;
}

static struct timespec later(struct timespec time, unsigned milliseconds) {
  time.tv_sec += milliseconds / 1000;
  time.tv_nsec += (long)(milliseconds % 1000) * 1000000;
  if (time.tv_nsec >= 1000000000) {
    time.tv_nsec -= 1000000000;
    ++time.tv_sec;
  }
  return time;
}

static void *watch(void *nothing) {
  struct timespec wake = later(state.begun, state.delay);
  pthread_mutex_lock(&state.lock);
  while (!state.is_over) {
    int error = pthread_cond_timedwait(&state.changed, &state.lock, &wake);
    if (error != ETIMEDOUT)
      continue;
    if (state.what)
      show_line();
    clock_gettime(CLOCK_MONOTONIC, &wake);
    wake = later(wake, PROGRESS_PERIOD);
  }
  clear_line();
  pthread_mutex_unlock(&state.lock);
  return nothing;
}

void progress_begin(int fd, unsigned delay) {
  pthread_condattr_t attributes;
  if (state.runs || !isatty(fd))
    return;
  pthread_condattr_init(&attributes);
  pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
  pthread_cond_init(&state.changed, &attributes);
  pthread_condattr_destroy(&attributes);
  state.fd = fd;
  state.delay = delay;
  state.is_over = false;
  clock_gettime(CLOCK_MONOTONIC, &state.begun);
  state.runs = !pthread_create(&state.thread, NULL, watch, NULL);
}

void progress_at(const char *what) {
  pthread_mutex_lock(&state.lock);
  state.what = what;
  if (!what)
    clear_line();
  pthread_mutex_unlock(&state.lock);
}

void progress_hide(void) {
  pthread_mutex_lock(&state.lock);
  clear_line();
  pthread_mutex_unlock(&state.lock);
}

void progress_end(void) {
  if (!state.runs)
    return;
  pthread_mutex_lock(&state.lock);
  state.is_over = true;
  pthread_cond_signal(&state.changed);
  pthread_mutex_unlock(&state.lock);
  pthread_join(state.thread, NULL);
  pthread_cond_destroy(&state.changed);
  state.runs = false;
}
