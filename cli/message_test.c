/* Messages of the command itself. */
#include "cli/message.h"

#include "dialect/string_ref.h"
#include "testing/capture.h"
#include "testing/gtest_c.h"

#include <stdlib.h>
#include <string.h>

static const char *printed(message_t message) {
  capture_begin();
  message_print(stderr, &message);
  return capture_end();
}

TEST(Message, has_a_label_for_each_severity) {
  message_t message = {.place = string_ref("a.mlir:1:2"),
                       .text = string_ref("text")};
  message.severity = MlirDiagnosticError;
  EXPECT_STREQ("a.mlir:1:2: error: text\n", printed(message));
  message.severity = MlirDiagnosticWarning;
  EXPECT_STREQ("a.mlir:1:2: warning: text\n", printed(message));
  message.severity = MlirDiagnosticNote;
  EXPECT_STREQ("a.mlir:1:2: note: text\n", printed(message));
  message.severity = MlirDiagnosticRemark;
  EXPECT_STREQ("a.mlir:1:2: remark: text\n", printed(message));
}

TEST(Message, needs_no_place) {
  EXPECT_STREQ("error: text\n",
               printed((message_t){.text = string_ref("text")}));
}

TEST(Message, shows_the_source_line) {
  message_t message = {
      .text = string_ref("t"), .source = string_ref("abc"), .column = 2};
  EXPECT_STREQ("error: t\nabc\n ^\n", printed(message));
  message.column = 1;
  EXPECT_STREQ("error: t\nabc\n^\n", printed(message));
}

TEST(Message, puts_the_caret_at_the_end_at_most) {
  message_t message = {
      .text = string_ref("t"), .source = string_ref("abc"), .column = 9};
  EXPECT_STREQ("error: t\nabc\n   ^\n", printed(message));
  message.source = string_ref("");
  EXPECT_STREQ("error: t\n\n^\n", printed(message));
}

TEST(Message, repeats_tabs_under_the_source_line) {
  message_t message = {
      .text = string_ref("t"), .source = string_ref("\ta\tb"), .column = 4};
  EXPECT_STREQ("error: t\n\ta\tb\n\t \t^\n", printed(message));
}

TEST(Message, writes_any_byte) {
  static const char wanted[] = "error: a\0b\xff\n\0\xfe\n ^\n";
  message_t message = {.text = mlirStringRefCreate("a\0b\xff", 4),
                       .source = mlirStringRefCreate("\0\xfe", 2),
                       .column = 2};
  const char *text = printed(message);
  ASSERT_EQ(sizeof wanted - 1, capture_length());
  EXPECT_EQ(0, memcmp(wanted, text, sizeof wanted - 1));
}

TEST(Message, speaks_as_the_command) {
  capture_begin();
  message_error("--%s is %d", "x", 7);
  EXPECT_STREQ("assertion-opt: error: --x is 7\n", capture_end());
}

TEST(Message, speaks_of_a_place) {
  capture_begin();
  message_error_at(string_ref("f"), 3, 4, "bad %s", "thing");
  message_note_at(string_ref("f"), 5, 6, "see %s", "here");
  EXPECT_STREQ("f:3:4: error: bad thing\nf:5:6: note: see here\n",
               capture_end());
}
