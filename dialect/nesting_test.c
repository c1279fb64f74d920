/* Texts that nest too deep are found before they are parsed. */
#include "dialect/nesting.h"
#include "testing/gtest_c.h"

#include <stdlib.h>
#include <string.h>

static size_t scan(const char *text, unsigned limit) {
  return nesting_too_deep(text, strlen(text), limit);
}

/* Whether the text nests exactly `depth` brackets. */
static bool nests(const char *text, unsigned depth) {
  return scan(text, depth) == strlen(text) &&
         (depth == 0 || scan(text, depth - 1) < strlen(text));
}

TEST(Nesting, nothing_nests_in_nothing) {
  EXPECT_TRUE(nests("", 0));
  EXPECT_TRUE(nests("no brackets at all", 0));
}

TEST(Nesting, counts_each_kind_of_bracket) {
  EXPECT_TRUE(nests("(", 1));
  EXPECT_TRUE(nests("[", 1));
  EXPECT_TRUE(nests("{", 1));
  EXPECT_TRUE(nests("<", 1));
  EXPECT_TRUE(nests("({[<x>]})", 4));
}

TEST(Nesting, closing_ends_a_level) {
  EXPECT_TRUE(nests("()()()", 1));
  EXPECT_TRUE(nests("(()())(())", 2));
  EXPECT_TRUE(nests("!torch.list<vtensor<[?,3],f32>> tuple<>", 3));
}

TEST(Nesting, closing_too_often_is_the_parsers_matter) {
  EXPECT_TRUE(nests(")))(", 1));
  EXPECT_TRUE(nests("}}}{{", 2));
}

TEST(Nesting, arrows_and_comparisons_are_no_brackets) {
  EXPECT_TRUE(nests("() -> () -> ()", 1));
  EXPECT_TRUE(nests("affine_set<(d0) : (d0 >= 0, d0 <= 9)>", 2));
  EXPECT_TRUE(nests("<(a) -> (b)>(", 2));
}

TEST(Nesting, strings_do_not_count) {
  EXPECT_TRUE(nests("\"((((\"", 0));
  EXPECT_TRUE(nests("\"\\\"((\"(", 1));
  EXPECT_TRUE(nests("\"\\\\\"(", 1));
  EXPECT_TRUE(nests("\"// no comment\"(", 1));
}

TEST(Nesting, a_lines_end_ends_a_string) {
  EXPECT_TRUE(nests("\"((\n(", 1));
  EXPECT_TRUE(nests("\"((", 0));
  EXPECT_TRUE(nests("\"\\", 0));
}

TEST(Nesting, comments_do_not_count) {
  EXPECT_TRUE(nests("// ((( \" \n(", 1));
  EXPECT_TRUE(nests("// (((", 0));
  EXPECT_TRUE(nests("/ (", 1));
  EXPECT_TRUE(nests("/", 0));
}

TEST(Nesting, finds_the_first_bracket_too_deep) {
  EXPECT_EQ(1, scan("(((", 1));
  EXPECT_EQ(0, scan("(((", 0));
  EXPECT_EQ(6, scan("(a)\n([{", 2));
}

TEST(Nesting, a_nul_is_a_byte_like_any_other) {
  EXPECT_EQ(3, nesting_too_deep("\0(\0(", 4, 1));
}

TEST(Nesting, does_not_read_past_the_end) {
  const char *ends[] = {"\"", "\"\\", "/", "//", "<", ">", "-"};
  for (size_t i = 0; i < sizeof ends / sizeof *ends; ++i) {
    size_t length = strlen(ends[i]);
    char *exact = malloc(length); /* ASan would see a read behind it. */
    memcpy(exact, ends[i], length);
    EXPECT_EQ(length, nesting_too_deep(exact, length, 9));
    free(exact);
  }
}
