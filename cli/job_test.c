/* One part of an input from text to text: verbs, verifier, report. */
#include "cli/job.h"

#include "dialect/string_ref.h"
#include "testing/capture.h"
#include "testing/gtest_c.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void enter_new_directory(void) {
  char path[4096];
  snprintf(path, sizeof path, "%s", capture_path("job-XXXXXX"));
  EXPECT_TRUE(mkdtemp(path));
  EXPECT_EQ(0, chdir(path));
}

static const char *said;

static bool run(options_t options) {
  options.elide_elements = options.elide_resources = -1;
  options.allow_unregistered = true;
  options.input = "in.mlir";
  capture_begin();
  MlirLogicalResult result = job_run(&options);
  said = capture_end();
  return mlirLogicalResultIsSuccess(result);
}

/* Runs on a new input, with an older output that must stay on failure. */
static bool run_on(options_t options, const char *text) {
  enter_new_directory();
  capture_write_file("in.mlir", string_ref(text));
  capture_write_file("out.mlir", string_ref("before"));
  return run(options);
}

TEST(Job, writes_the_module) {
  EXPECT_TRUE(run_on((options_t){.output = "out.mlir"}, "module @m {}"));
  EXPECT_STREQ("module @m {\n}\n\n", capture_read_file("out.mlir"));
  EXPECT_STREQ("", said);
}

TEST(Job, writes_over_its_input) {
  EXPECT_TRUE(run_on((options_t){.output = "in.mlir"}, "module @m {}"));
  EXPECT_STREQ("module @m {\n}\n\n", capture_read_file("in.mlir"));
}

TEST(Job, leaves_the_output_alone_on_failure) {
  EXPECT_FALSE(run_on((options_t){.output = "out.mlir"}, "foo"));
  EXPECT_STREQ("before", capture_read_file("out.mlir"));
  EXPECT_FALSE(run_on((options_t){.output = "out.mlir", .split = "---"},
                      "module @m {}\n---\nfoo\n"));
  EXPECT_STREQ("before", capture_read_file("out.mlir"));
}

TEST(Job, keeps_going_with_what_was_done) {
  EXPECT_FALSE(run_on(
      (options_t){.output = "out.mlir", .split = "---", .keep_going = true},
      "module @m {}\n---\nfoo\n"));
  EXPECT_STREQ("module @m {\n}\n\n// -----\n", capture_read_file("out.mlir"));
}

TEST(Job, does_not_keep_nothing) {
  EXPECT_FALSE(
      run_on((options_t){.output = "out.mlir", .keep_going = true}, "foo"));
  EXPECT_STREQ("before", capture_read_file("out.mlir"));
}

TEST(Job, writes_a_report) {
  const verb_t *verbs[] = {verb_find(string_ref("drop"))};
  EXPECT_TRUE(run_on((options_t){.output = "out.mlir",
                                 .report = "report",
                                 .verbs = verbs,
                                 .verb_count = 1},
                     "module @m {}"));
  EXPECT_STREQ("module @m {\n}\n\n", capture_read_file("out.mlir"));
  EXPECT_TRUE(strstr(capture_read_file("report"),
                     "assertions: 0, exclusive operations: 0\n"));
}

TEST(Job, writes_no_report_on_failure) {
  const verb_t *verbs[] = {verb_find(string_ref("drop"))};
  EXPECT_FALSE(run_on((options_t){.output = "out.mlir",
                                  .report = "report",
                                  .verbs = verbs,
                                  .verb_count = 1},
                      "foo"));
  EXPECT_STREQ(NULL, capture_read_file("report"));
}

TEST(Job, prints_the_report_alone_where_nothing_changes) {
  const verb_t *verbs[] = {verb_find(string_ref("analyze"))};
  EXPECT_TRUE(
      run_on((options_t){.report = "report", .verbs = verbs, .verb_count = 1},
             "module @m {}"));
  EXPECT_TRUE(strstr(capture_read_file("report"), "assertions: 0"));
  EXPECT_FALSE(strstr(capture_read_file("report"), "module"));
}

static const char log_text[] =
    "// -----// IR Dump After A (a) //----- //\nmodule @one {\n}\n\n"
    "// -----// IR Dump After B (b) //----- //\nmodule @two {\n  foo\n}\n\n";

TEST(Job, picks_a_dump) {
  EXPECT_TRUE(run_on((options_t){.output = "out.mlir", .dump = "a"}, log_text));
  EXPECT_STREQ("module @one {\n}\n\n", capture_read_file("out.mlir"));
}

TEST(Job, counts_lines_of_the_log) {
  EXPECT_FALSE(
      run_on((options_t){.output = "out.mlir", .dump = "last"}, log_text));
  EXPECT_EQ(0, strncmp(said, "in.mlir:7:3: error: ", 20));
}

TEST(Job, refuses_a_log_of_which_nothing_is_picked) {
  EXPECT_FALSE(run_on((options_t){.output = "out.mlir"}, log_text));
  EXPECT_TRUE(strstr(said, "in.mlir:1:1: error: this is a log with 2 dumps"));
  EXPECT_STREQ("before", capture_read_file("out.mlir"));
}

TEST(Job, refuses_to_divide_bytecode) {
  EXPECT_FALSE(run_on((options_t){.split = "---"}, "ML\xefR"));
  EXPECT_STREQ("assertion-opt: error: --split-input-file is for text, but the "
               "input is bytecode\n",
               said);
  EXPECT_FALSE(run_on((options_t){.dump = "1"}, "ML\xefR"));
  EXPECT_STREQ("assertion-opt: error: --dump is for text, but the input is "
               "bytecode\n",
               said);
}

TEST(Job, shows_no_lines_of_broken_bytecode) {
  EXPECT_FALSE(run_on((options_t){.quiet = false}, "ML\xefR\x7f\n\n\n"));
  EXPECT_FALSE(strstr(said, "\n^"));
  EXPECT_TRUE(strstr(said, "error: "));
}

TEST(Job, says_that_the_input_is_missing) {
  enter_new_directory();
  EXPECT_FALSE(run((options_t){.quiet = false}));
  EXPECT_STREQ("assertion-opt: error: cannot read 'in.mlir': No such file or "
               "directory\n",
               said);
}

TEST(Job, says_that_the_output_cannot_be) {
  EXPECT_FALSE(run_on((options_t){.output = "no/such"}, ""));
  EXPECT_TRUE(strstr(said, "cannot write 'no/such'"));
  EXPECT_FALSE(run_on((options_t){.output = "/dev/full"}, ""));
  EXPECT_TRUE(strstr(said, "cannot write '/dev/full': No space left"));
}

TEST(Job, says_that_an_option_is_wrong_before_it_reads) {
  enter_new_directory();
  EXPECT_FALSE(run((options_t){.match = "("}));
  EXPECT_TRUE(strstr(said, "--match: "));
}

static void print_word(const void *word, MlirStringCallback callback,
                       void *data) {
  callback(string_ref(word), data);
}

TEST(Job, prints_what_needs_no_input) {
  enter_new_directory();
  EXPECT_TRUE(mlirLogicalResultIsSuccess(
      job_print(&(options_t){.output = "out"}, print_word, "word")));
  EXPECT_STREQ("word", capture_read_file("out"));
}

/* 10,000 regions deep; reading, verifying and destroying recurse on them, and
 * so would printing, which takes 200 MB of blanks. */
TEST(Job, reads_deep_nesting) {
  enum { DEPTH = 10000 };
  static char text[DEPTH * 12 + 64];
  char *end = stpcpy(text, "func.func @f(%a: i1) {\n");
  for (int i = 0; i < DEPTH; ++i)
    end = stpcpy(end, "scf.if %a{\n");
  for (int i = 0; i < DEPTH; ++i)
    end = stpcpy(end, "}");
  strcpy(end, "return}");
  const verb_t *verbs[] = {verb_find(string_ref("analyze"))};
  EXPECT_TRUE(run_on(
      (options_t){.report = "report", .verbs = verbs, .verb_count = 1}, text));
  EXPECT_STREQ("", said);
}
