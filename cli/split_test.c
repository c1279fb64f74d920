/* Inputs in parts: where they begin and end. */
#include "cli/split.h"

#include "testing/gtest_c.h"

#include <stdio.h>
#include <string.h>

/* All parts of `text` as "LINE:PART|LINE:PART|". */
static const char *parts(const char *text, const char *marker) {
  static char all[1024];
  split_part_t part;
  split_t split = split_begin(mlirStringRefCreateFromCString(text),
                              mlirStringRefCreateFromCString(marker), 1);
  *all = '\0';
  while (split_next(&split, &part)) {
    size_t used = strlen(all);
    snprintf(all + used, sizeof all - used, "%u:%.*s|", part.first_line,
             (int)part.text.length, part.text.data);
  }
  return all;
}

static const char *split(const char *text) {
  return parts(text, SPLIT_DEFAULT_MARKER);
}

TEST(Split, leaves_text_without_marker_whole) {
  EXPECT_STREQ("1:|", split(""));
  EXPECT_STREQ("1:a|", split("a"));
  EXPECT_STREQ("1:a\nb\n|", split("a\nb\n"));
}

TEST(Split, divides_at_markers) {
  EXPECT_STREQ("1:a\n|3:b\n|", split("a\n// -----\nb\n"));
  EXPECT_STREQ("1:a\nb\n|4:c|", split("a\nb\n// -----\nc"));
  EXPECT_STREQ("1:a\n|3:b\n|5:c\n|", split("a\n// -----\nb\n// -----\nc\n"));
}

TEST(Split, says_where_the_marker_ends) {
  const char *text = "a\n// -----\nb\n  // -----  \nc";
  split_t split = split_begin(mlirStringRefCreateFromCString(text),
                              mlirStringRefCreateFromCString("// -----"), 1);
  split_part_t part;
  EXPECT_TRUE(split_next(&split, &part));
  EXPECT_EQ(0u, part.marker_end);
  EXPECT_TRUE(split_next(&split, &part));
  EXPECT_EQ(9u, part.marker_end);
  EXPECT_TRUE(split_next(&split, &part));
  EXPECT_EQ(11u, part.marker_end);
}

TEST(Split, makes_empty_parts) {
  EXPECT_STREQ("1:|2:|", split("// -----\n"));
  EXPECT_STREQ("1:|2:|", split("// -----"));
  EXPECT_STREQ("1:a\n|3:|", split("a\n// -----\n"));
  EXPECT_STREQ("1:a\n|3:|4:b|", split("a\n// -----\n// -----\nb"));
}

TEST(Split, allows_white_space_around_the_marker) {
  EXPECT_STREQ("1:a\r\n|3:b|", split("a\r\n// -----\r\nb"));
  EXPECT_STREQ("1:a\n|3:b|", split("a\n  // -----\t \nb"));
}

TEST(Split, wants_the_marker_alone_on_its_line) {
  EXPECT_STREQ("1:a\n// ----- b\nc|", split("a\n// ----- b\nc"));
  EXPECT_STREQ("1:a // -----\nc|", split("a // -----\nc"));
  EXPECT_STREQ("1:a\n// ------\nc|", split("a\n// ------\nc"));
  EXPECT_STREQ("1:a\n// ----\nc|", split("a\n// ----\nc"));
  EXPECT_STREQ("1:\"// -----\"|", split("\"// -----\""));
  EXPECT_STREQ("1:// -----// IR Dump After CSE (cse) //----- //\na|",
               split("// -----// IR Dump After CSE (cse) //----- //\na"));
}

TEST(Split, takes_another_marker) {
  EXPECT_STREQ("1:a\n|3:// -----\nb|", parts("a\n---\n// -----\nb", "---"));
  EXPECT_STREQ("1:a\n// -----\nb|", parts("a\n// -----\nb", ""));
}

TEST(Split, counts_from_the_line_given) {
  split_part_t part;
  split_t split =
      split_begin(mlirStringRefCreateFromCString("a\n\n// -----\nb"),
                  mlirStringRefCreateFromCString(SPLIT_DEFAULT_MARKER), 7);
  ASSERT_TRUE(split_next(&split, &part));
  EXPECT_EQ(7, part.first_line);
  ASSERT_TRUE(split_next(&split, &part));
  EXPECT_EQ(10, part.first_line);
  EXPECT_FALSE(split_next(&split, &part));
  EXPECT_FALSE(split_next(&split, &part));
}

TEST(Split, passes_over_nul) {
  const char text[] = "a\0b\n// -----\nc\0";
  split_part_t part;
  split_t split =
      split_begin(mlirStringRefCreate(text, sizeof text - 1),
                  mlirStringRefCreateFromCString(SPLIT_DEFAULT_MARKER), 1);
  ASSERT_TRUE(split_next(&split, &part));
  EXPECT_EQ(4, part.text.length);
  ASSERT_TRUE(split_next(&split, &part));
  EXPECT_EQ(2, part.text.length);
  EXPECT_FALSE(split_next(&split, &part));
}

TEST(Split, says_which_part_is_the_last) {
  split_part_t part;
  split_t split =
      split_begin(mlirStringRefCreateFromCString("a\n// -----\nb"),
                  mlirStringRefCreateFromCString(SPLIT_DEFAULT_MARKER), 1);
  ASSERT_TRUE(split_next(&split, &part));
  EXPECT_FALSE(split.done);
  ASSERT_TRUE(split_next(&split, &part));
  EXPECT_TRUE(split.done);
}

/* Random texts, against what the parts must satisfy whatever they are. */
static unsigned next_random(unsigned *state) {
  *state = *state * 1664525u + 1013904223u;
  return *state >> 16;
}

static size_t random_text(char *text, size_t room, unsigned *state) {
  static const char *const pieces[] = {
      "// -----", "\n", "\n", " ", "a", "\r", "\t", "// -----\n", "\"", "-"};
  size_t length = 0;
  for (unsigned n = next_random(state) % 40; n--;) {
    const char *piece =
        pieces[next_random(state) % (sizeof pieces / sizeof *pieces)];
    size_t size = strlen(piece);
    if (length + size >= room)
      break;
    memcpy(text + length, piece, size);
    length += size;
  }
  text[length++] = '\n';
  return length;
}

static unsigned count_lines(const char *begin, const char *end) {
  unsigned lines = 0;
  for (; begin < end; ++begin)
    lines += *begin == '\n';
  return lines;
}

static bool is_marker_line(const char *begin, const char *end) {
  char line[64] = "";
  size_t n = 0;
  for (; begin < end && n < sizeof line - 1; ++begin)
    line[n++] = *begin;
  line[strcspn(line, "\n")] = '\0';
  const char *first = line + strspn(line, " \t\r");
  size_t length = strlen(first);
  while (length && strchr(" \t\r", first[length - 1]))
    --length;
  return length == 8 && !strncmp(first, "// -----", 8);
}

/* Every byte is in a part or in a marker's line between two, in order. */
TEST(Split, covers_random_texts) {
  unsigned state = 1;
  for (int round = 0; round < 5000; ++round) {
    char text[512];
    size_t length = random_text(text, sizeof text, &state);
    const char *at = text, *end = text + length;
    split_part_t part;
    split_t split =
        split_begin(mlirStringRefCreate(text, length),
                    mlirStringRefCreateFromCString(SPLIT_DEFAULT_MARKER), 1);
    bool first = true;
    for (; split_next(&split, &part); first = false) {
      if (!first)
        ASSERT_TRUE(is_marker_line(at, part.text.data));
      at = part.text.data;
      ASSERT_EQ(1 + count_lines(text, at), part.first_line);
      at += part.text.length;
    }
    ASSERT_TRUE(at == end);
    ASSERT_FALSE(first);
  }
}

/* No part has a marker's line in it. */
TEST(Split, leaves_no_marker_in_random_parts) {
  unsigned state = 2;
  for (int round = 0; round < 5000; ++round) {
    char text[512];
    size_t length = random_text(text, sizeof text, &state);
    split_part_t part;
    split_t split =
        split_begin(mlirStringRefCreate(text, length),
                    mlirStringRefCreateFromCString(SPLIT_DEFAULT_MARKER), 1);
    while (split_next(&split, &part)) {
      const char *line = part.text.data, *end = line + part.text.length;
      while (line < end) {
        const char *newline = memchr(line, '\n', (size_t)(end - line));
        const char *next = newline ? newline + 1 : end;
        ASSERT_FALSE(is_marker_line(line, next));
        line = next;
      }
    }
  }
}
