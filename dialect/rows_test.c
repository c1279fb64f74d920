/* Searching tables by name. */
#include "dialect/rows.h"

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

/* A table of one row, and of none; a part of a table ends where it is said. */
TEST(Rows, small_tables) {
  MlirStringRef a = mlirStringRefCreate("a", 1);
  MlirStringRef b = mlirStringRefCreate("b", 1);
  EXPECT_TRUE(rows_find(rows, 1, sizeof *rows, a) == &rows[0]);
  EXPECT_TRUE(rows_find(rows, 1, sizeof *rows, b) == NULL);
  EXPECT_TRUE(rows_find(rows, 3, sizeof *rows, b) == NULL);
  EXPECT_TRUE(rows_find(rows, 0, sizeof *rows, a) == NULL);
}

/* Bytes are compared as numbers from 0 to 255, as strcmp does. */
TEST(Rows, bytes_that_are_no_ascii) {
  static const row_t wide[] = {{"z", 1}, {"\xc3\xa4", 2}};
  const row_t *row =
      rows_find(wide, 2, sizeof *wide, mlirStringRefCreate("\xc3\xa4", 2));
  EXPECT_TRUE(row == &wide[1]);
  EXPECT_TRUE(
      rows_find(wide, 2, sizeof *wide, mlirStringRefCreate("\xc3", 1)) == NULL);
}

/* The name is the whole row where there is nothing else. */
TEST(Rows, names_alone) {
  static const char *const names[] = {"one", "three", "two"};
  const char *const *found = rows_find(names, 3, sizeof *names,
                                       mlirStringRefCreate("two and more", 3));
  EXPECT_TRUE(found == &names[2]);
}

TEST(Rows, what_is_not_there) {
  EXPECT_EQ(0, find("c", 1));
  EXPECT_EQ(0, find("a.c", 3));
  EXPECT_EQ(0, find("A", 1));
}
