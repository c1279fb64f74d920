/* The tables of --tosa-shapes and --lower: sorted, as they are searched by
 * bisection, and of operations that exist. */
#include <stdio.h>
#include <string.h>

#include "dialect/op_table.h"
#include "testing/gtest_c.h"
#include "transforms/lower/lower_shape.h"
#include "transforms/tosa_shapes/tosa_if.h"
#include "transforms/tosa_shapes/tosa_rows.h"
#include "transforms/tosa_shapes/tosa_scalars.h"

/* How numbers are computed is static in its file; the last ones take a relation
 * in place of an operation. */
enum {
  compute_same,
  compute_arith,
  compute_negative,
  compute_numel,
  compute_remainder,
  compute_scaled,
  compute_floor,
  compute_not,
  compute_every,
  compute_size,
  same,
  binary,
  multiply,
  divide,
  find_shape,
  find_list,
  find_scaled,
  find_flags,
  find_not,
  find_same,
  find_cat,
  find_selected,
  find_arith,
  find_part,
  find_where,
  find_literal,
  compute_compare,
  compute_bool,
  find_compare,
  find_converted
};

static const struct shapes_row_t {
  const char *name;
  tosa_row_t *write;
} shapes[] = {
#include "transforms/tosa_shapes/tosa_shapes.inc"
};

static const struct size_row_t {
  const char *name;
  int compute;
  tosa_size_op_t with;
} sizes[] =
    {
#include "transforms/tosa_shapes/tosa_sizes.inc"
},
  entries[] = {
#include "transforms/tosa_shapes/tosa_entries.inc"
};

static const struct scalar_row_t {
  const char *name;
  int compute;
  const char *tosa;
  bool real;
} scalars[] = {
#include "transforms/tosa_shapes/tosa_scalars.inc"
};

static const struct data_row_t {
  const char *name;
  int first, last;
  const char *tensor;
  bool compares;
} takers[] = {
#include "transforms/tosa_shapes/tosa_data.inc"
};

static const struct reduce_row_t {
  const char *name;
  int dims, keep;
} reductions[] = {
#include "transforms/tosa_shapes/tosa_reduce.inc"
};

static const struct lower_row_t {
  const char *name;
  lower_function_t lower;
  const char *arith;
} lowered[] = {
#include "transforms/lower/lower_shapes.inc"
};

static bool exists(const char *name) {
  return op_table_lookup(mlirStringRefCreateFromCString(name)) != NULL;
}

/* Rows of `size` bytes that begin with a name. */
static void expect_table(const void *rows, size_t count, size_t size) {
  const char *before = "";
  for (size_t k = 0; k < count; ++k) {
    const char *name = *(const char *const *)((const char *)rows + k * size);
    SCOPED_TRACE("%s", name);
    EXPECT_LT(strcmp(before, name), 0);
    EXPECT_TRUE(exists(name));
    before = name;
  }
}

#define EXPECT_TABLE(rows)                                                     \
  expect_table(rows, sizeof(rows) / sizeof *(rows), sizeof *(rows))

TEST(TosaTables, are_sorted_and_of_operations_that_exist) {
  EXPECT_TABLE(shapes);
  EXPECT_TABLE(sizes);
  EXPECT_TABLE(entries);
  EXPECT_TABLE(scalars);
  EXPECT_TABLE(takers);
  EXPECT_TABLE(reductions);
  EXPECT_TABLE(lowered);
}

/* A row has a relation where it compares, and else arithmetic or nothing. */
static void expect_sizes(const struct size_row_t *rows, size_t count) {
  for (size_t k = 0; k < count; ++k) {
    SCOPED_TRACE("%s", rows[k].name);
    EXPECT_EQ(rows[k].compute >= compute_compare, rows[k].with >= TOSA_EQ);
  }
}

TEST(TosaTables, relations_are_of_what_compares) {
  expect_sizes(sizes, sizeof sizes / sizeof *sizes);
  expect_sizes(entries, sizeof entries / sizeof *entries);
}

TEST(TosaTables, what_is_built_exists) {
  for (size_t k = 0; k < sizeof scalars / sizeof *scalars; ++k)
    EXPECT_TRUE(!scalars[k].tosa || exists(scalars[k].tosa));
  for (size_t k = 0; k < sizeof takers / sizeof *takers; ++k)
    EXPECT_TRUE(!takers[k].tensor || exists(takers[k].tensor));
  for (size_t k = 0; k < sizeof lowered / sizeof *lowered; ++k)
    EXPECT_TRUE(!lowered[k].arith || exists(lowered[k].arith));
}

/* Each is lowered in one way. */
TEST(TosaTables, a_function_or_an_operation) {
  for (size_t k = 0; k < sizeof lowered / sizeof *lowered; ++k) {
    SCOPED_TRACE("%s", lowered[k].name);
    EXPECT_TRUE(!lowered[k].lower != !lowered[k].arith);
  }
  for (size_t k = 0; k < sizeof shapes / sizeof *shapes; ++k)
    EXPECT_TRUE(shapes[k].write != NULL);
}

/* What a reduction is called under is a row of the larger table too, as is what
 * takes a number. */
TEST(TosaTables, rows_that_need_each_other) {
  for (size_t k = 0; k < sizeof reductions / sizeof *reductions; ++k) {
    size_t i = 0;
    while (i < sizeof shapes / sizeof *shapes &&
           strcmp(shapes[i].name, reductions[k].name) != 0)
      ++i;
    SCOPED_TRACE("%s", reductions[k].name);
    EXPECT_LT(i, sizeof shapes / sizeof *shapes);
    EXPECT_LT(reductions[k].dims, reductions[k].keep);
  }
  for (size_t k = 0; k < sizeof takers / sizeof *takers; ++k) {
    size_t i = 0;
    while (i < sizeof shapes / sizeof *shapes &&
           strcmp(shapes[i].name, takers[k].name) != 0)
      ++i;
    SCOPED_TRACE("%s", takers[k].name);
    EXPECT_LT(i, sizeof shapes / sizeof *shapes);
    EXPECT_LE(takers[k].first, takers[k].last);
  }
}
