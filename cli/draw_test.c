/* --view: which options fit together, and what files a run leaves. */
#include "cli/draw.h"

#include "cli/job.h"
#include "testing/capture.h"
#include "testing/gtest_c.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MAX_WORDS = 16 };

static const char *said;

static void enter_new_directory(void) {
  char path[4096];
  snprintf(path, sizeof path, "%s", capture_path("draw-XXXXXX"));
  EXPECT_TRUE(mkdtemp(path));
  EXPECT_EQ(0, chdir(path));
  capture_write_file("in.mlir",
                     mlirStringRefCreateFromCString("func.func @f(%x: i1) {\n"
                                                    "  cf.assert %x, \"m\"\n"
                                                    "  return\n}\n"));
}

/* Runs a command line, whose words one blank divides, in the directory. */
static bool run(const char *line) {
  static char name[] = "assertion-opt";
  static char copy[1024];
  char *argv[MAX_WORDS + 1] = {name};
  int argc = 1;
  options_t options;
  snprintf(copy, sizeof copy, "%s", line);
  for (char *save, *word = strtok_r(copy, " ", &save); word;
       word = strtok_r(NULL, " ", &save))
    argv[argc++] = word;
  capture_begin();
  MlirLogicalResult result = options_parse(&options, argc, argv);
  if (mlirLogicalResultIsSuccess(result))
    result = job_run(&options);
  options_deinit(&options);
  said = capture_end();
  return mlirLogicalResultIsSuccess(result);
}

TEST(Draw, writes_a_picture) {
  enter_new_directory();
  EXPECT_TRUE(run("--view=a.dot in.mlir"));
  EXPECT_STREQ("", said);
  EXPECT_CONTAINS("digraph", capture_read_file("a.dot"));
  EXPECT_CONTAINS("#1 kept", capture_read_file("a.dot"));
}

TEST(Draw, writes_over_an_older_one) {
  enter_new_directory();
  capture_write_file("a.svg", mlirStringRefCreateFromCString("before"));
  EXPECT_TRUE(run("--view=a.svg in.mlir"));
  EXPECT_CONTAINS("</svg>", capture_read_file("a.svg"));
}

TEST(Draw, says_what_verbs_do) {
  static const struct {
    const char *line, *title;
  } rows[] = {
      {"--analyze --report=r --view=a.dot in.mlir", "#1 kept"},
      {"--wrap -o out.mlir --view=a.dot in.mlir", "#1 kept"},
      {"--drop --quiet -o out.mlir --view=a.dot in.mlir", "#1 dropped"},
      {"--strip --quiet -o out.mlir --view=a.dot in.mlir", "#1 dropped"},
      {"--wrap --drop --quiet -o out.mlir --view=a.dot in.mlir", "#1 dropped"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; ++i) {
    SCOPED_TRACE("%s", rows[i].line);
    enter_new_directory();
    EXPECT_TRUE(run(rows[i].line));
    EXPECT_CONTAINS(rows[i].title, capture_read_file("a.dot"));
  }
}

TEST(Draw, counts_before_and_not_after) {
  enter_new_directory();
  EXPECT_TRUE(run("--wrap -o o.mlir --view=a.dot --view-before-after in.mlir"));
  const char *dot = capture_read_file("a.dot");
  EXPECT_CONTAINS("<b>before: ", dot);
  EXPECT_CONTAINS("<b>after: ", dot);
  EXPECT_CONTAINS("<b>1 assertion</b>", dot);
}

TEST(Draw, leaves_everything_where_it_fails) {
  static const char *const lines[] = {
      "--drop --quiet -o out.mlir --report=r --view=a.svg --view-function=g "
      "in.mlir",
      "--drop --quiet -o out.mlir --report=r --view=a.svg --view-assertion=2 "
      "in.mlir",
      "--drop --quiet -o out.mlir --report=r --view=none/a.svg in.mlir",
      "--drop --quiet -o out.mlir --report=r --view=a.svg none.mlir",
  };
  for (size_t i = 0; i < sizeof lines / sizeof *lines; ++i) {
    SCOPED_TRACE("%s", lines[i]);
    enter_new_directory();
    capture_write_file("a.svg", mlirStringRefCreateFromCString("before"));
    EXPECT_FALSE(run(lines[i]));
    EXPECT_CONTAINS("error: ", said);
    EXPECT_STREQ("before", capture_read_file("a.svg"));
    EXPECT_STREQ(NULL, capture_read_file("out.mlir"));
    EXPECT_STREQ(NULL, capture_read_file("r"));
  }
}

TEST(Draw, refuses_what_does_not_fit) {
  static const struct {
    const char *line, *text;
  } rows[] = {
      {"--view=a in.mlir", "whose name ends in .dot, .svg, .png or .pdf"},
      {"--view= in.mlir", "whose name ends in"},
      {"--view-all in.mlir", "--view-all has no effect without --view"},
      {"--view-link=x in.mlir", "--view-link has no effect without --view"},
      {"--view=a.svg --view-assertion=0 in.mlir", "from 1"},
      {"--view=a.svg --view-assertion=4294967296 in.mlir", "from 1"},
      {"--view=a.svg --view-before-after in.mlir", "no effect without a verb"},
      {"--view=a.svg --view=b.svg in.mlir", "given twice"},
      {"--drop --view=a.svg -o a.svg in.mlir", "are the same file, 'a.svg'"},
      {"--view=a.svg --report=./a.svg in.mlir", "are the same file"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; ++i) {
    SCOPED_TRACE("%s", rows[i].line);
    enter_new_directory();
    capture_write_file("a.svg", mlirStringRefCreateFromCString("before"));
    EXPECT_FALSE(run(rows[i].line));
    EXPECT_CONTAINS(rows[i].text, said);
    EXPECT_STREQ("before", capture_read_file("a.svg"));
  }
}

TEST(Draw, keeps_going_with_what_was_done) {
  enter_new_directory();
  capture_write_file("in.mlir", mlirStringRefCreateFromCString(
                                    "func.func @f(%x: i1) {\n"
                                    "  cf.assert %x, \"m\"\n"
                                    "  return\n}\n// -----\nfoo\n"));
  EXPECT_FALSE(run("--split-input-file --keep-going --view=a.dot in.mlir"));
  EXPECT_CONTAINS("#1 kept", capture_read_file("a.dot"));
  EXPECT_FALSE(run("--split-input-file --view=b.dot in.mlir"));
  EXPECT_STREQ(NULL, capture_read_file("b.dot"));
}
