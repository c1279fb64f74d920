/* The options that select assertions. */
#include "cli/selection.h"

#include "dialect/string_ref.h"
#include "testing/capture.h"
#include "testing/gtest_c.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static selection_t selection;
static const char *said;

static bool create(const options_t *options) {
  capture_begin();
  MlirLogicalResult result = selection_create(&selection, options);
  said = capture_end();
  EXPECT_EQ(mlirLogicalResultIsSuccess(result), !*said);
  return mlirLogicalResultIsSuccess(result);
}

TEST(Selection, selects_everything_by_default) {
  ASSERT_TRUE(create(&(options_t){.request = OPTION_REQUEST_RUN}));
  EXPECT_TRUE(selection.analysis.policy == selection.policy);
  EXPECT_EQ(0, selection.analysis.kinds);
  EXPECT_EQ(0, selection.analysis.only.length);
  EXPECT_FALSE(selection.analysis.match);
  EXPECT_FALSE(selection.analysis.keep_at_entry);
  selection_destroy(&selection);
}

TEST(Selection, takes_kinds) {
  ASSERT_TRUE(create(&(options_t){.kinds = "cf,aten,cf"}));
  EXPECT_EQ(1u << POLICY_KIND_CF | 1u << POLICY_KIND_ATEN,
            selection.analysis.kinds);
  selection_destroy(&selection);
}

TEST(Selection, takes_every_kind) {
  for (int kind = POLICY_KIND_NONE + 1; kind < POLICY_KIND_COUNT; ++kind) {
    const char *name = policy_kind_name((policy_kind_t)kind);
    ASSERT_TRUE(create(&(options_t){.kinds = name}));
    EXPECT_EQ(1u << kind, selection.analysis.kinds);
    selection_destroy(&selection);
  }
}

TEST(Selection, names_the_kinds_that_there_are) {
  EXPECT_FALSE(create(&(options_t){.kinds = "cf,foo"}));
  EXPECT_TRUE(strstr(said, "--kinds: unknown kind 'foo'; there are "));
  for (int kind = POLICY_KIND_NONE + 1; kind < POLICY_KIND_COUNT; ++kind)
    EXPECT_TRUE(strstr(said, policy_kind_name((policy_kind_t)kind)));
  EXPECT_FALSE(create(&(options_t){.kinds = ""}));
  EXPECT_TRUE(strstr(said, "unknown kind ''"));
  EXPECT_FALSE(create(&(options_t){.kinds = "cf,"}));
}

TEST(Selection, takes_a_function) {
  ASSERT_TRUE(create(&(options_t){.only = "main", .keep_at_entry = true}));
  EXPECT_TRUE(mlirStringRefEqual(string_ref("main"), selection.analysis.only));
  EXPECT_TRUE(selection.analysis.keep_at_entry);
  selection_destroy(&selection);
}

TEST(Selection, takes_a_function_as_a_symbol) {
  ASSERT_TRUE(create(&(options_t){.only = "@main"}));
  EXPECT_TRUE(mlirStringRefEqual(string_ref("main"), selection.analysis.only));
  selection_destroy(&selection);
}

TEST(Selection, takes_an_extended_regular_expression) {
  ASSERT_TRUE(create(&(options_t){.match = "^(batch|size) [0-9]+$"}));
  const regex_t *match = selection.analysis.match;
  ASSERT_TRUE(match);
  EXPECT_EQ(0, regexec(match, "batch 12", 0, NULL, 0));
  EXPECT_EQ(REG_NOMATCH, regexec(match, "batch", 0, NULL, 0));
  selection_destroy(&selection);
}

TEST(Selection, says_what_is_wrong_with_an_expression) {
  EXPECT_FALSE(create(&(options_t){.match = "a(b"}));
  EXPECT_TRUE(strstr(said, "--match: 'a(b' is no regular expression: "
                           "Unmatched ( or \\("));
  EXPECT_FALSE(create(&(options_t){.match = "[z-a]"}));
  EXPECT_TRUE(strstr(said, "Invalid range end"));
}

static const char *policy_text(void) {
  static capture_text_t text;
  text.length = 0;
  policy_print(selection.policy, capture_append, &text);
  return text.data;
}

TEST(Selection, takes_words_on_the_policy) {
  option_word_t words[] = {{"pure-op", "my.pure,my.other"},
                           {"effect-op", "my.effect"},
                           {"assertion-op", "my.check"}};
  ASSERT_TRUE(create(&(options_t){.words = words, .word_count = 3}));
  EXPECT_TRUE(strstr(policy_text(), "pure my.pure"));
  EXPECT_TRUE(strstr(policy_text(), "pure my.other"));
  EXPECT_TRUE(strstr(policy_text(), "effects my.effect"));
  EXPECT_TRUE(strstr(policy_text(), "assertion my.check"));
  selection_destroy(&selection);
}

TEST(Selection, says_which_word_is_wrong) {
  option_word_t word = {"pure-op", "my.pure,"};
  EXPECT_FALSE(create(&(options_t){.words = &word, .word_count = 1}));
  EXPECT_EQ(0, strncmp(said, "assertion-opt: error: --pure-op: not ", 37));
  EXPECT_EQ('\n', said[strlen(said) - 1]);
}

TEST(Selection, reads_a_policy_file) {
  const char *path = capture_path("policy");
  option_word_t word = {"policy", path};
  capture_write_file(path, string_ref("pure from.file\n"));
  ASSERT_TRUE(create(&(options_t){.words = &word, .word_count = 1}));
  EXPECT_TRUE(strstr(policy_text(), "pure from.file"));
  selection_destroy(&selection);
}

TEST(Selection, says_where_a_policy_file_is_wrong) {
  char wanted[4200];
  const char *path = capture_path("policy");
  option_word_t word = {"policy", path};
  capture_write_file(path, string_ref("nonsense here\n"));
  EXPECT_FALSE(create(&(options_t){.words = &word, .word_count = 1}));
  snprintf(wanted, sizeof wanted, "%s:1:1: error: ", path);
  EXPECT_EQ(0, strncmp(wanted, said, strlen(wanted)));
  EXPECT_EQ('\n', said[strlen(said) - 1]);
}

TEST(Selection, says_that_a_policy_file_is_missing) {
  option_word_t word = {"policy", "/no/such"};
  EXPECT_FALSE(create(&(options_t){.words = &word, .word_count = 1}));
  EXPECT_STREQ("assertion-opt: error: cannot read '/no/such': No such file or "
               "directory\n",
               said);
}
