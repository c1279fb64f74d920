/* Outputs are written whole or not at all. */
#include "cli/output.h"
#include "cli/output_path.h"

#include "dialect/string_ref.h"
#include "testing/capture.h"
#include "testing/gtest_c.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

/* An empty directory of its own for a test; the caller is inside it. */
static void enter_new_directory(void) {
  char path[4096];
  snprintf(path, sizeof path, "%s", capture_path("output-XXXXXX"));
  EXPECT_TRUE(mkdtemp(path));
  EXPECT_EQ(0, chdir(path));
}

/* Writes `text` to `path`, and keeps it or not. */
static bool write_file(const char *path, const char *text, bool keep) {
  output_t output;
  if (mlirLogicalResultIsFailure(output_open(&output, path)))
    return false;
  output_write(string_ref(text), &output);
  return mlirLogicalResultIsSuccess(output_close(&output, keep));
}

static int mode_of(const char *path) {
  struct stat status;
  return stat(path, &status) ? -1 : (int)(status.st_mode & 07777);
}

static int count_files(void) {
  FILE *list = popen("ls -A | wc -l", "r");
  int count = -1;
  EXPECT_EQ(1, fscanf(list, "%d", &count));
  pclose(list);
  return count;
}

TEST(Output, creates_a_file) {
  enter_new_directory();
  EXPECT_TRUE(write_file("new", "hello", true));
  EXPECT_STREQ("hello", capture_read_file("new"));
  EXPECT_EQ(1, count_files());
}

TEST(Output, creates_an_empty_file) {
  enter_new_directory();
  EXPECT_TRUE(write_file("new", "", true));
  EXPECT_STREQ("", capture_read_file("new"));
}

TEST(Output, gives_new_files_the_usual_mode) {
  enter_new_directory();
  mode_t mask = umask(027);
  EXPECT_TRUE(write_file("new", "", true));
  umask(mask);
  EXPECT_EQ(0640, mode_of("new"));
}

TEST(Output, keeps_the_mode_of_old_files) {
  enter_new_directory();
  capture_write_file("old", string_ref("before"));
  chmod("old", 0751);
  EXPECT_TRUE(write_file("old", "after", true));
  EXPECT_STREQ("after", capture_read_file("old"));
  EXPECT_EQ(0751, mode_of("old"));
}

TEST(Output, does_not_touch_a_file_on_failure) {
  enter_new_directory();
  capture_write_file("old", string_ref("before"));
  EXPECT_TRUE(write_file("old", "after", false));
  EXPECT_STREQ("before", capture_read_file("old"));
  EXPECT_TRUE(write_file("new", "after", false));
  EXPECT_STREQ(NULL, capture_read_file("new"));
  EXPECT_EQ(1, count_files());
}

TEST(Output, removes_what_it_has_flushed_already) {
  enter_new_directory();
  output_t output;
  ASSERT_TRUE(mlirLogicalResultIsSuccess(output_open(&output, "new")));
  output_write(string_ref("some"), &output);
  output_flush(&output);
  EXPECT_EQ(1, count_files());
  EXPECT_TRUE(mlirLogicalResultIsSuccess(output_close(&output, false)));
  EXPECT_EQ(0, count_files());
}

TEST(Output, creates_nothing_before_the_first_byte) {
  enter_new_directory();
  output_t output;
  ASSERT_TRUE(mlirLogicalResultIsSuccess(output_open(&output, "new")));
  EXPECT_EQ(0, count_files());
  output_close(&output, false);
}

TEST(Output, writes_more_than_its_buffer) {
  enter_new_directory();
  output_t output;
  size_t size = 300000, expected = 0;
  char *bytes = malloc(size);
  ASSERT_TRUE(bytes);
  memset(bytes, 'x', size);
  ASSERT_TRUE(mlirLogicalResultIsSuccess(output_open(&output, "new")));
  for (size_t length = 1; length < size; length = length * 3 + 1) {
    output_write(mlirStringRefCreate(bytes, length), &output);
    expected += length;
  }
  EXPECT_TRUE(mlirLogicalResultIsSuccess(output_close(&output, true)));
  struct stat status;
  ASSERT_EQ(0, stat("new", &status));
  EXPECT_EQ(expected, status.st_size);
  free(bytes);
}

TEST(Output, follows_links) {
  enter_new_directory();
  capture_write_file("old", string_ref("before"));
  ASSERT_EQ(0, mkdir("sub", 0777));
  ASSERT_EQ(0, symlink("old", "link"));
  ASSERT_EQ(0, symlink("../link", "sub/link"));
  EXPECT_TRUE(write_file("sub/link", "after", true));
  EXPECT_STREQ("after", capture_read_file("old"));
  char target[16] = "";
  EXPECT_EQ(7, readlink("sub/link", target, sizeof target));
  EXPECT_STREQ("../link", target);
}

TEST(Output, follows_links_to_files_that_are_not_there_yet) {
  enter_new_directory();
  ASSERT_EQ(0, symlink("later", "link"));
  EXPECT_TRUE(write_file("link", "now", true));
  EXPECT_STREQ("now", capture_read_file("later"));
}

static const char *refusal(const char *path) {
  output_t output;
  capture_begin();
  MlirLogicalResult result = output_open(&output, path);
  const char *said = capture_end();
  EXPECT_TRUE(mlirLogicalResultIsFailure(result));
  return said;
}

TEST(Output, says_early_that_it_cannot_write) {
  enter_new_directory();
  ASSERT_EQ(0, mkdir("sub", 0777));
  ASSERT_EQ(0, symlink("loop", "loop"));
  capture_write_file("file", string_ref(""));
  EXPECT_STREQ("assertion-opt: error: cannot write 'no/such': No such file or "
               "directory\n",
               refusal("no/such"));
  EXPECT_TRUE(strstr(refusal("sub"), "cannot write 'sub': Is a directory"));
  EXPECT_TRUE(strstr(refusal("new/"), "Is a directory"));
  EXPECT_TRUE(strstr(refusal(""), "No such file or directory"));
  EXPECT_TRUE(strstr(refusal("file/new"), "Not a directory"));
  EXPECT_TRUE(strstr(refusal("loop"), "Too many levels of symbolic links"));
  EXPECT_TRUE(strstr(refusal("/dev/fd/987"), "Bad file descriptor"));
}

TEST(Output, reports_a_full_disk) {
  capture_begin();
  bool written = write_file("/dev/full", "text", true);
  const char *said = capture_end();
  EXPECT_FALSE(written);
  EXPECT_STREQ("assertion-opt: error: cannot write '/dev/full': No space left "
               "on device\n",
               said);
}

TEST(Output, reports_that_the_directory_has_gone) {
  enter_new_directory();
  output_t output;
  ASSERT_EQ(0, mkdir("sub", 0777));
  ASSERT_TRUE(mlirLogicalResultIsSuccess(output_open(&output, "sub/new")));
  ASSERT_EQ(0, rmdir("sub"));
  output_write(string_ref("text"), &output);
  capture_begin();
  MlirLogicalResult result = output_close(&output, true);
  EXPECT_TRUE(strstr(capture_end(), "cannot write 'sub/new'"));
  EXPECT_TRUE(mlirLogicalResultIsFailure(result));
}

TEST(Output, reports_that_the_file_cannot_be_replaced) {
  enter_new_directory();
  output_t output;
  ASSERT_TRUE(mlirLogicalResultIsSuccess(output_open(&output, "new")));
  output_write(string_ref("text"), &output);
  ASSERT_EQ(0, mkdir("new", 0777));
  capture_begin();
  MlirLogicalResult result = output_close(&output, true);
  EXPECT_TRUE(strstr(capture_end(), "cannot write 'new': Is a directory"));
  EXPECT_TRUE(mlirLogicalResultIsFailure(result));
  EXPECT_EQ(1, count_files());
}

TEST(Output, writes_pipes_directly) {
  enter_new_directory();
  ASSERT_EQ(0, mkfifo("fifo", 0600));
  int reader = open("fifo", O_RDONLY | O_NONBLOCK);
  EXPECT_TRUE(write_file("fifo", "through", true));
  char text[16] = "";
  EXPECT_EQ(7, read(reader, text, sizeof text));
  EXPECT_STREQ("through", text);
  close(reader);
  EXPECT_EQ(1, count_files());
}

TEST(Output, is_silent_about_a_closed_standard_output) {
  int ends[2], saved = dup(STDOUT_FILENO);
  fflush(stdout);
  signal(SIGPIPE, SIG_IGN);
  ASSERT_EQ(0, pipe(ends));
  dup2(ends[1], STDOUT_FILENO);
  close(ends[0]);
  close(ends[1]);
  capture_begin();
  bool written = write_file(NULL, "text", true);
  const char *said = capture_end();
  dup2(saved, STDOUT_FILENO);
  close(saved);
  EXPECT_FALSE(written);
  EXPECT_STREQ("", said);
}

TEST(Output, reports_any_other_closed_pipe) {
  int ends[2];
  char path[32];
  signal(SIGPIPE, SIG_IGN);
  ASSERT_EQ(0, pipe(ends));
  close(ends[0]);
  snprintf(path, sizeof path, "/dev/fd/%d", ends[1]);
  capture_begin();
  bool written = write_file(path, "text", true);
  EXPECT_TRUE(strstr(capture_end(), "Broken pipe"));
  EXPECT_FALSE(written);
  close(ends[1]);
}

/* Appended files keep what is in them: the descriptor is used, not the name. */
TEST(Output, writes_through_named_descriptors) {
  enter_new_directory();
  char path[32];
  capture_write_file("log", string_ref("before "));
  int fd = open("log", O_WRONLY | O_APPEND);
  snprintf(path, sizeof path, "/dev/fd/%d", fd);
  EXPECT_TRUE(write_file(path, "after", true));
  close(fd);
  EXPECT_STREQ("before after", capture_read_file("log"));
}

TEST(Output, cleans_up_when_a_signal_ends_it) {
  enter_new_directory();
  capture_write_file("old", string_ref("before"));
  pid_t child = fork();
  if (!child) {
    output_t output;
    signal(SIGTERM, SIG_DFL);
    output_open(&output, "old");
    output_write(string_ref("after"), &output);
    output_flush(&output);
    raise(SIGTERM);
    _exit(0);
  }
  int status;
  ASSERT_EQ(child, waitpid(child, &status, 0));
  EXPECT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGTERM);
  EXPECT_STREQ("before", capture_read_file("old"));
  EXPECT_EQ(1, count_files());
}

TEST(OutputPath, knows_names_of_descriptors) {
  EXPECT_EQ(1, output_path_descriptor(NULL));
  EXPECT_EQ(1, output_path_descriptor("-"));
  EXPECT_EQ(1, output_path_descriptor("/dev/stdout"));
  EXPECT_EQ(2, output_path_descriptor("/dev/stderr"));
  EXPECT_EQ(17, output_path_descriptor("/dev/fd/17"));
  EXPECT_EQ(3, output_path_descriptor("/proc/self/fd/3"));
  EXPECT_EQ(-1, output_path_descriptor("/dev/fd/"));
  EXPECT_EQ(-1, output_path_descriptor("/dev/fd/3x"));
  EXPECT_EQ(-1, output_path_descriptor("/dev/fd/-3"));
  EXPECT_EQ(-1, output_path_descriptor("/dev/null"));
  EXPECT_EQ(-1, output_path_descriptor("file"));
}

TEST(OutputPath, resolves_links) {
  enter_new_directory();
  ASSERT_EQ(0, symlink("/absolute/target", "absolute"));
  ASSERT_EQ(0, symlink("absolute", "relative"));
  char *path = output_path_resolve("./relative");
  EXPECT_STREQ("/absolute/target", path);
  free(path);
  path = output_path_resolve("plain");
  EXPECT_STREQ("plain", path);
  free(path);
}

TEST(Output, knows_one_file_by_two_names) {
  enter_new_directory();
  capture_write_file("a", string_ref(""));
  capture_write_file("b", string_ref(""));
  ASSERT_EQ(0, symlink("a", "link"));
  EXPECT_TRUE(output_same_file("a", "a"));
  EXPECT_TRUE(output_same_file("a", "./link"));
  EXPECT_TRUE(output_same_file("new", "new"));
  EXPECT_TRUE(output_same_file("-", "/dev/stdout"));
  EXPECT_TRUE(output_same_file(NULL, "-"));
  EXPECT_FALSE(output_same_file("a", "b"));
  EXPECT_FALSE(output_same_file("a", "new"));
  EXPECT_FALSE(output_same_file("-", "a"));
  EXPECT_FALSE(output_same_file("/dev/null", "/dev/null"));
}
