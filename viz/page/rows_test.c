/* Tables of rows, from listings made up of lines. */
#include "viz/page/rows.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "testing/gtest_c.h"

enum { MOST = 60000 };

/* A listing whose lines are one word each; its key is the word's first
 * letter. */
typedef struct made_t {
  MlirStringRef lines[MOST];
  uint64_t keys[MOST];
  listing_t listing;
} made_t;

static made_t before, after;
static bool wanted[MOST];

static void add(made_t *made, const char *line, size_t length, uint64_t key) {
  uint32_t n = made->listing.num_lines++;
  made->lines[n] = mlirStringRefCreate(line, length);
  made->keys[n] = key;
}

static void clear(void) {
  for (int i = 0; i < 2; ++i) {
    made_t *made = i ? &after : &before;
    made->listing = (listing_t){.lines = made->lines, .keys = made->keys};
  }
  memset(wanted, 0, sizeof wanted);
}

static void add_words(made_t *made, const char *words) {
  while (*words) {
    size_t length = strcspn(words, " ");
    add(made, words, length, (unsigned char)*words);
    words += length + (words[length] == ' ');
  }
}

static json_t *rows(void) {
  arena_t arena;
  arena_init(&arena, allocator_system());
  json_t *out = rows_create(&before.listing, &after.listing, wanted, &arena);
  EXPECT_TRUE(out != NULL);
  arena_deinit(&arena);
  return out;
}

/* The rows of two texts, as JSON with double quotes left out. */
static void expect_rows(const char *text, const char *a, const char *b) {
  clear();
  add_words(&before, a);
  add_words(&after, b);
  json_t *made = rows();
  char *dump = json_dumps(made, JSON_COMPACT);
  char out[1024] = "";
  for (size_t i = 0, n = 0; dump[i] && n + 1 < sizeof out; ++i)
    if (dump[i] != '"')
      out[n++] = dump[i];
  EXPECT_STREQ(text, out);
  free(dump);
  json_decref(made);
}

TEST(Rows, of_nothing) { expect_rows("[]", "", ""); }

TEST(Rows, of_what_is_the_same) {
  expect_rows("[[=,1,1,a],[=,2,2,b]]", "a b", "a b");
}

TEST(Rows, of_what_is_gone) {
  expect_rows("[[=,1,1,a],[-,2,0,b],[=,3,2,c]]", "a b c", "a c");
  expect_rows("[[-,1,0,a]]", "a", "");
}

TEST(Rows, of_what_is_new) {
  expect_rows("[[=,1,1,a],[+,0,2,b],[=,2,3,c]]", "a c", "a b c");
  expect_rows("[[+,0,1,a]]", "", "a");
}

TEST(Rows, what_is_gone_stands_before_what_is_new) {
  expect_rows("[[=,1,1,a],[-,2,0,b],[+,0,2,x],[=,3,3,c]]", "a b c", "a x c");
}

TEST(Rows, both_texts_where_names_differ) {
  expect_rows("[[=,1,1,a1,a2]]", "a1", "a2");
}

static const char *text_at(const json_t *made, size_t row, size_t column) {
  const json_t *text = json_array_get(json_array_get(made, row), column);
  return json_is_string(text) ? json_string_value(text) : "";
}

static json_int_t number_at(const json_t *made, size_t row, size_t column) {
  return json_integer_value(json_array_get(json_array_get(made, row), column));
}

TEST(Rows, of_long_lines_are_cut_between_characters) {
  static char line[ROWS_BYTES + 100];
  for (int shift = 0; shift < 4; ++shift) {
    clear();
    memset(line, 'x', sizeof line);
    memcpy(line + ROWS_BYTES - shift, "\xF0\x9F\x9A\xAB", 4);
    add(&before, line, sizeof line, 1);
    add(&after, line, sizeof line, 1);
    json_t *made = rows();
    const char *text = text_at(made, 0, 3);
    EXPECT_TRUE(strstr(text, "\xEF\xBF\xBD") == NULL);
    char mark[64];
    snprintf(mark, sizeof mark, "... [%d bytes cut]", 100 + shift);
    EXPECT_CONTAINS(mark, text);
    json_decref(made);
  }
}

TEST(Rows, of_a_line_that_just_fits_are_whole) {
  static char line[ROWS_BYTES];
  clear();
  memset(line, 'x', sizeof line);
  add(&before, line, sizeof line, 1);
  add(&after, line, sizeof line, 1);
  json_t *made = rows();
  EXPECT_EQ(ROWS_BYTES, strlen(text_at(made, 0, 3)));
  json_decref(made);
}

/* `count` lines, of which each `gone`th is not there after. */
static json_t *many(uint32_t count, uint32_t gone) {
  clear();
  for (uint32_t i = 0; i < count; ++i) {
    add(&before, "x", 1, i + 1);
    if (i % gone)
      add(&after, "x", 1, i + 1);
  }
  return rows();
}

TEST(Rows, are_all_there_up_to_a_number) {
  json_t *made = many(ROWS_WHOLE, ROWS_WHOLE + 1);
  EXPECT_EQ(ROWS_WHOLE, json_array_size(made));
  json_decref(made);
}

TEST(Rows, far_from_changes_are_left_out_of_more) {
  uint32_t count = 30000, gone = 10000, kept = 0, left_out = 0;
  json_t *made = many(count, gone);
  for (size_t i = 0; i < json_array_size(made); ++i) {
    if (strcmp(text_at(made, i, 0), "~"))
      ++kept;
    else
      left_out += (uint32_t)number_at(made, i, 1);
  }
  EXPECT_EQ(count, kept + left_out);
  EXPECT_EQ(1 + ROWS_CONTEXT + 2 * (2 * ROWS_CONTEXT + 1), kept);
  EXPECT_STREQ("-", text_at(made, 0, 0));
  EXPECT_STREQ("~", text_at(made, 1 + ROWS_CONTEXT, 0));
  json_decref(made);
}

TEST(Rows, that_are_wanted_stay) {
  clear();
  for (uint32_t i = 0; i < 30000; ++i) {
    add(&before, "x", 1, i + 1);
    add(&after, "x", 1, i + 1);
  }
  wanted[20000] = true;
  json_t *made = rows();
  EXPECT_EQ(2 + 2 * ROWS_CONTEXT + 1, json_array_size(made));
  EXPECT_EQ(20001 - ROWS_CONTEXT, number_at(made, 1, 1));
  json_decref(made);
}

TEST(Rows, are_bounded_even_if_all_have_changed) {
  json_t *made = many(MOST, 1);
  EXPECT_EQ(ROWS_MOST + 1, json_array_size(made));
  EXPECT_STREQ("~", text_at(made, ROWS_MOST, 0));
  EXPECT_EQ(MOST - ROWS_MOST, number_at(made, ROWS_MOST, 1));
  json_decref(made);
}
