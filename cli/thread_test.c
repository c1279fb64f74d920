/* A call on a stack of a size that was asked for. */
#include "cli/thread.h"

#include "testing/capture.h"
#include "testing/gtest_c.h"

#include <pthread.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MEGABYTE = 1 << 20, FRAME = 1024 };

/* Uses at least FRAME bytes of stack for each level. */
static unsigned descend(unsigned depth) {
  volatile char frame[FRAME];
  frame[depth % FRAME] = (char)depth;
  if (!depth)
    return 0;
  return descend(depth - 1) + (frame[depth % FRAME] == (char)depth);
}

static void descend_to(void *depth) {
  unsigned *to = depth;
  *to = descend(*to);
}

TEST(Thread, runs_the_body) {
  unsigned depth = 10;
  ASSERT_TRUE(
      mlirLogicalResultIsSuccess(thread_run(MEGABYTE, descend_to, &depth)));
  EXPECT_EQ(10, depth);
}

TEST(Thread, has_the_stack_that_was_asked_for) {
  unsigned depth = 100 * MEGABYTE / FRAME;
  ASSERT_TRUE(mlirLogicalResultIsSuccess(
      thread_run((size_t)512 * MEGABYTE, descend_to, &depth)));
  EXPECT_EQ(100 * MEGABYTE / FRAME, depth);
}

static void note_thread(void *thread) { *(pthread_t *)thread = pthread_self(); }

TEST(Thread, is_another_thread) {
  pthread_t thread = pthread_self();
  ASSERT_TRUE(
      mlirLogicalResultIsSuccess(thread_run(MEGABYTE, note_thread, &thread)));
  EXPECT_FALSE(pthread_equal(thread, pthread_self()));
}

TEST(Thread, rounds_odd_sizes_up) {
  unsigned depth = 3;
  ASSERT_TRUE(
      mlirLogicalResultIsSuccess(thread_run(MEGABYTE + 1, descend_to, &depth)));
  EXPECT_EQ(3, depth);
}

TEST(Thread, says_that_there_is_no_room) {
  unsigned depth = 3;
  capture_begin();
  MlirLogicalResult result = thread_run((size_t)1 << 60, descend_to, &depth);
  const char *said = capture_end();
  EXPECT_TRUE(mlirLogicalResultIsFailure(result));
  EXPECT_TRUE(strstr(said, "no address space for a stack of"));
  EXPECT_EQ(3, depth);
}

/* A stack too small for any thread. */
TEST(Thread, says_that_it_cannot_start) {
  unsigned depth = 3;
  capture_begin();
  MlirLogicalResult result = thread_run(1, descend_to, &depth);
  const char *said = capture_end();
  EXPECT_TRUE(mlirLogicalResultIsFailure(result));
  EXPECT_TRUE(strstr(said, "cannot start a thread: "));
  EXPECT_EQ(3, depth);
}

/* Overflow must end the process, not run into other memory. */
TEST(Thread, is_guarded_below) {
  pid_t child = fork();
  if (!child) {
    unsigned depth = 64 * MEGABYTE / FRAME;
    close(STDERR_FILENO);
    thread_run(MEGABYTE, descend_to, &depth);
    _exit(0);
  }
  int status = 0;
  ASSERT_EQ(child, waitpid(child, &status, 0));
  EXPECT_FALSE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}
