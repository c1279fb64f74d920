/* The word that was meant. */
#include "cli/suggest.h"

#include "testing/gtest_c.h"

#include <string.h>

static const char *nearest(const char *word, const char *const *candidates) {
  suggest_t suggest = suggest_begin(word);
  for (; *candidates; ++candidates)
    suggest_offer(&suggest, *candidates);
  return suggest.nearest;
}

static const char *const words[] = {
    "analyze", "wrap", "unwrap", "drop", "split-input-file", NULL};

TEST(Suggest, finds_what_is_meant) {
  EXPECT_STREQ("drop", nearest("dorp", words));
  EXPECT_STREQ("drop", nearest("drops", words));
  EXPECT_STREQ("analyze", nearest("analyse", words));
  EXPECT_STREQ("split-input-file", nearest("split-input-files", words));
  EXPECT_STREQ("split-input-file", nearest("splitinputfile", words));
}

TEST(Suggest, keeps_an_exact_match) {
  EXPECT_STREQ("wrap", nearest("wrap", words));
  EXPECT_STREQ("unwrap", nearest("unwrap", words));
}

TEST(Suggest, is_silent_where_nothing_is_near) {
  EXPECT_STREQ(NULL, nearest("canonicalize", words));
  EXPECT_STREQ(NULL, nearest("x", words));
  EXPECT_STREQ(NULL, nearest("zzzz", words));
}

TEST(Suggest, takes_the_first_of_equals) {
  const char *const near[] = {"cat", "bat", NULL};
  EXPECT_STREQ("cat", nearest("rat", near));
}

TEST(Suggest, survives_long_words) {
  char word[4096];
  memset(word, 'a', sizeof word - 1);
  word[sizeof word - 1] = '\0';
  const char *const candidates[] = {word, "a", NULL};
  EXPECT_STREQ(NULL, nearest(word, candidates));
  EXPECT_STREQ("a", nearest("a", candidates));
}

TEST(Suggest, survives_the_empty_word) {
  EXPECT_STREQ(NULL, nearest("", words));
  const char *const candidates[] = {"", NULL};
  EXPECT_STREQ("", nearest("", candidates));
}

TEST(Suggest, counts_edits) {
  static const struct {
    const char *word, *candidate;
    size_t distance;
  } rows[] = {
      {"abcdef", "abcdef", 0}, {"abcdef", "abcde", 1}, {"abcdef", "abcdefg", 1},
      {"abcdef", "abXdef", 1}, {"abcdef", "bcdef", 1}, {"abcdef", "bacdef", 2},
      {"abcdef", "abcXYf", 2}, {"abcdef", "cdef", 2},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; ++i) {
    suggest_t suggest = suggest_begin(rows[i].word);
    suggest_offer(&suggest, rows[i].candidate);
    EXPECT_STREQ(rows[i].candidate, suggest.nearest);
    EXPECT_EQ(rows[i].distance, suggest.distance);
  }
}
