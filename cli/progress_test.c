/* The line of progress on a terminal, and nothing elsewhere. */
#include "cli/progress.h"

#include "testing/gtest_c.h"

#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* A terminal: what is written to `fd` is read from `master`. */
typedef struct terminal_t {
  int master, fd;
} terminal_t;

static terminal_t open_terminal(void) {
  terminal_t t = {.master = posix_openpt(O_RDWR | O_NOCTTY)};
  EXPECT_TRUE(t.master >= 0);
  EXPECT_EQ(0, grantpt(t.master));
  EXPECT_EQ(0, unlockpt(t.master));
  t.fd = open(ptsname(t.master), O_RDWR | O_NOCTTY);
  EXPECT_TRUE(isatty(t.fd));
  return t;
}

static void close_terminal(terminal_t *t) {
  close(t->fd);
  close(t->master);
}

/* What there is to read within `timeout` milliseconds, as a string. */
static const char *read_some(int fd, int timeout) {
  static char text[4096];
  size_t used = 0;
  struct pollfd wait = {.fd = fd, .events = POLLIN};
  while (used < sizeof text - 1 && poll(&wait, 1, timeout) > 0) {
    ssize_t count = read(fd, text + used, sizeof text - 1 - used);
    if (count <= 0)
      break;
    used += (size_t)count;
    timeout = 50;
  }
  text[used] = '\0';
  return text;
}

TEST(Progress, says_what_a_run_is_at) {
  terminal_t t = open_terminal();
  progress_begin(t.fd, 1);
  progress_at("Parse");
  EXPECT_CONTAINS("\r\033[Kassertion-opt: Parse, ", read_some(t.master, 10000));
  progress_at("Layout");
  EXPECT_CONTAINS("Layout", read_some(t.master, 10000));
  progress_end();
  close_terminal(&t);
}

TEST(Progress, takes_its_line_away) {
  terminal_t t = open_terminal();
  progress_begin(t.fd, 1);
  progress_at("Parse");
  EXPECT_CONTAINS("Parse", read_some(t.master, 10000));
  progress_end();
  const char *last = read_some(t.master, 10000);
  size_t length = strlen(last);
  ASSERT_TRUE(length >= 4);
  EXPECT_STREQ("\r\033[K", last + length - 4);
  close_terminal(&t);
}

TEST(Progress, gives_way) {
  terminal_t t = open_terminal();
  progress_begin(t.fd, 1);
  progress_at("Parse");
  EXPECT_CONTAINS("Parse", read_some(t.master, 10000));
  progress_at(NULL);
  read_some(t.master, 100);
  EXPECT_STREQ("", read_some(t.master, 2 * PROGRESS_PERIOD));
  progress_end();
  EXPECT_STREQ("", read_some(t.master, 50));
  close_terminal(&t);
}

TEST(Progress, waits) {
  terminal_t t = open_terminal();
  progress_begin(t.fd, 600000);
  progress_at("Parse");
  EXPECT_STREQ("", read_some(t.master, 100));
  progress_hide();
  progress_end();
  EXPECT_STREQ("", read_some(t.master, 50));
  close_terminal(&t);
}

TEST(Progress, is_silent_in_a_pipe) {
  int ends[2];
  ASSERT_EQ(0, pipe(ends));
  progress_begin(ends[1], 1);
  progress_at("Parse");
  EXPECT_STREQ("", read_some(ends[0], 3 * PROGRESS_PERIOD));
  progress_hide();
  progress_end();
  close(ends[0]);
  close(ends[1]);
}

TEST(Progress, may_begin_again) {
  for (int i = 0; i < 3; ++i) {
    terminal_t t = open_terminal();
    progress_begin(t.fd, 1);
    progress_at("Again");
    EXPECT_CONTAINS("Again", read_some(t.master, 10000));
    progress_end();
    progress_end();
    close_terminal(&t);
  }
}
