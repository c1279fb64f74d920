/* Any bytes become text that every format can show. */
#include "dialect/string_ref.h"
#include "viz/label.h"

#include "testing/gtest_c.h"

#include <string.h>

static arena_t arena;

/* The text that a call adds; good until the next. */
#define ADDED(call)                                                            \
  (arena_deinit(&arena), arena_init(&arena, allocator_system()),               \
   text = (text_t){.arena = &arena}, call, text_string(&text))

static text_t text;

static const char *clean(MlirStringRef raw, size_t most) {
  return ADDED(label_add(&text, raw, most));
}

TEST(Label, keeps_what_prints) {
  static const char *const kept[] = {
      "",
      "a \"quoted\" word and a back\\slash",
      "{rec|ord} <port> & %s %n \\N \\G",
      "gr\xc3\xb6\xc3\x9f\x65 \xe2\x89\xa4 10 \xe5\xbd\xa2 \xf0\x9f\x9a\xab",
      "line one\nline two\ttabbed",
  };
  for (size_t i = 0; i < sizeof kept / sizeof *kept; ++i)
    EXPECT_STREQ(kept[i], clean(string_ref(kept[i]), 100));
}

TEST(Label, shows_control_characters) {
  EXPECT_STREQ("nul\xe2\x90\x80inside",
               clean(mlirStringRefCreate("nul\0inside", 10), 100));
  EXPECT_STREQ("\xe2\x90\x81\xe2\x90\x9b\xe2\x90\x9f\xe2\x90\xa1",
               clean(string_ref("\x01\x1b\x1f\x7f"), 100));
  EXPECT_STREQ("\xe2\x90\x8d\n", clean(string_ref("\r\n"), 100));
}

TEST(Label, replaces_what_is_not_utf8) {
  EXPECT_STREQ("bytes \xef\xbf\xbd\xef\xbf\xbd.",
               clean(string_ref("bytes \xff\xfe."), 100));
  EXPECT_STREQ("\xef\xbf\xbd\xef\xbf\xbd", clean(string_ref("\xc0\x80"), 100));
  EXPECT_STREQ("\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd",
               clean(string_ref("\xed\xa0\x80"), 100)); /* A surrogate. */
  EXPECT_STREQ("a\xef\xbf\xbd\xef\xbf\xbd",
               clean(string_ref("a\xe2\x89"), 100));
}

TEST(Label, replaces_what_xml_does_not_know) {
  const char *nonchar = clean(string_ref("\xef\xbf\xbe"), 100);
  EXPECT_TRUE(strstr(nonchar, "\xef\xbf\xbd") == nonchar);
  EXPECT_STREQ("\xef\xbf\xbd", clean(string_ref("\xef\xbf\xbd"), 100));
}

TEST(Label, cuts_between_characters) {
  EXPECT_STREQ("abc", clean(string_ref("abc"), 3));
  EXPECT_STREQ("ab\xe2\x80\xa6", clean(string_ref("abc"), 2));
  EXPECT_STREQ("\xc3\xb6\xe2\x80\xa6",
               clean(string_ref("\xc3\xb6\xc3\x9f"), 1));
  EXPECT_STREQ("\xe2\x80\xa6", clean(string_ref("abc"), 0));
}

TEST(Label, wraps_between_words) {
  EXPECT_STREQ(
      "one two \nthree",
      ADDED(label_add_wrapped(&text, string_ref("one two three"), 99, 8)));
  EXPECT_STREQ(
      "one two three",
      ADDED(label_add_wrapped(&text, string_ref("one two three"), 99, 13)));
  EXPECT_STREQ("a\nb c",
               ADDED(label_add_wrapped(&text, string_ref("a\nb c"), 99, 3)));
}

TEST(Label, wraps_long_words_too) {
  EXPECT_STREQ("abcd\nefgh\ni",
               ADDED(label_add_wrapped(&text, string_ref("abcdefghi"), 99, 2)));
}

TEST(Label, wrapping_loses_nothing) {
  static const char raw[] = "the batch of the input is not what was exported, "
                            "and\tneither  is the channel count";
  for (size_t width = 1; width < sizeof raw; ++width) {
    char joined[2 * sizeof raw] = "";
    const char *all =
        ADDED(label_add_wrapped(&text, string_ref(raw), 999, width));
    size_t length = 0;
    for (; *all; ++all)
      if (*all != '\n')
        joined[length++] = *all;
    joined[length] = '\0';
    const char *tab = strstr(joined, "\xe2\x90\x89");
    ASSERT_TRUE(tab != NULL);
    EXPECT_EQ(strlen(raw) + 2, length);
    EXPECT_EQ(0, strncmp(raw, joined, (size_t)(tab - joined)));
    EXPECT_STREQ(strchr(raw, '\t') + 1, tab + 3);
  }
}

TEST(Label, wrapped_text_is_cut_as_well) {
  EXPECT_STREQ("one \ntw\xe2\x80\xa6",
               ADDED(label_add_wrapped(&text, string_ref("one two"), 6, 4)));
}

TEST(Label, escapes_for_html) {
  EXPECT_STREQ("&lt;port&gt; &amp; &quot;q&quot;<br/>\\\\N",
               ADDED(label_add_html(&text, "<port> & \"q\"\n\\N")));
  EXPECT_STREQ("&amp;amp; &amp;lt;",
               ADDED(label_add_html(&text, "&amp; &lt;")));
  EXPECT_STREQ("", ADDED(label_add_html(&text, "")));
}

TEST(Label, escapes_for_attributes) {
  EXPECT_STREQ("\\\\N &amp; <\"",
               ADDED(label_add_escaped(&text, "\\N & <\"", 1)));
  EXPECT_STREQ("\\\\\\\\N", ADDED(label_add_escaped(&text, "\\N", 2)));
  EXPECT_STREQ("a\nb\tc", ADDED(label_add_escaped(&text, "a\nb\tc", 1)));
}
