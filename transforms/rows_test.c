/* Searching tables by name. */
#include "transforms/rows.h"

#include "testing/gtest_c.h"

typedef struct row_t {
  const char *name;
  int number;
} row_t;

static const row_t rows[] = {
    {"a", 1}, {"a.b", 2}, {"a.bc", 3}, {"b", 4}, {"ba", 5}};

static int find(const char *name, size_t length) {
  const row_t *row = rows_find(rows, sizeof rows / sizeof *rows, sizeof *rows,
                               mlirStringRefCreate(name, length));
  return row ? row->number : 0;
}

TEST(Rows, finds_each) {
  EXPECT_EQ(1, find("a", 1));
  EXPECT_EQ(2, find("a.b", 3));
  EXPECT_EQ(3, find("a.bc", 4));
  EXPECT_EQ(4, find("b", 1));
  EXPECT_EQ(5, find("ba", 2));
}

TEST(Rows, the_length_counts) {
  EXPECT_EQ(2, find("a.bcd", 3));
  EXPECT_EQ(0, find("a\0b", 3));
  EXPECT_EQ(0, find("", 0));
  EXPECT_EQ(0, find("a.", 2));
}

TEST(Rows, what_is_not_there) {
  EXPECT_EQ(0, find("c", 1));
  EXPECT_EQ(0, find("a.c", 3));
  EXPECT_EQ(0, find("A", 1));
}
