/* Symbolic sizes: what is equal, what is known, and what is forgotten. */
#include "analysis/shapes/sizes.h"

#include "testing/gtest_c.h"

/* A table, with constants and natural symbols at hand. */
typedef struct table_t {
  arena_t arena;
  sizes_t *sizes;
  size_id_t n, m, k;
} table_t;

static void begin(table_t *t) {
  arena_init(&t->arena, allocator_system());
  t->sizes = sizes_create(&t->arena);
  t->n = sizes_symbol(t->sizes, true);
  t->m = sizes_symbol(t->sizes, true);
  t->k = sizes_symbol(t->sizes, true);
}

static void end(table_t *t) { arena_deinit(&t->arena); }

static size_id_t number(table_t *t, int64_t value) {
  return sizes_constant(t->sizes, value);
}

static size_id_t sum(table_t *t, size_id_t a, size_id_t b) {
  return sizes_add(t->sizes, a, b);
}

static size_id_t product(table_t *t, size_id_t a, size_id_t b) {
  return sizes_multiply(t->sizes, a, b);
}

static size_id_t quotient(table_t *t, size_id_t a, size_id_t b) {
  return sizes_quotient(t->sizes, a, b);
}

TEST(Sizes, constants) {
  table_t t;
  begin(&t);
  int64_t value = 5;
  ASSERT_TRUE(sizes_is_constant(t.sizes, number(&t, 0), &value));
  EXPECT_EQ(0, value);
  ASSERT_TRUE(sizes_is_constant(t.sizes, number(&t, INT64_MIN), &value));
  EXPECT_EQ(INT64_MIN, value);
  EXPECT_FALSE(sizes_is_constant(t.sizes, t.n, &value));
  EXPECT_FALSE(sizes_is_constant(t.sizes, sum(&t, t.n, number(&t, 1)), &value));
  EXPECT_FALSE(sizes_is_constant(t.sizes, SIZES_NONE, &value));
  EXPECT_EQ(number(&t, 3), number(&t, 3));
  EXPECT_NE(number(&t, 3), number(&t, -3));
  end(&t);
}

TEST(Sizes, sums_and_products_have_one_form) {
  table_t t;
  begin(&t);
  EXPECT_EQ(sum(&t, t.n, t.m), sum(&t, t.m, t.n));
  EXPECT_EQ(product(&t, t.n, t.m), product(&t, t.m, t.n));
  EXPECT_EQ(product(&t, sum(&t, t.n, t.m), t.k),
            sum(&t, product(&t, t.n, t.k), product(&t, t.m, t.k)));
  EXPECT_EQ(t.n, product(&t, t.n, number(&t, 1)));
  EXPECT_EQ(t.n, sum(&t, t.n, number(&t, 0)));
  EXPECT_EQ(number(&t, 0), product(&t, t.n, number(&t, 0)));
  EXPECT_EQ(number(&t, 0), sizes_subtract(t.sizes, t.n, t.n));
  EXPECT_NE(t.n, t.m);
  EXPECT_NE(product(&t, t.n, t.n), t.n);
  end(&t);
}

TEST(Sizes, none_stays_none) {
  table_t t;
  begin(&t);
  EXPECT_EQ(SIZES_NONE, sum(&t, t.n, SIZES_NONE));
  EXPECT_EQ(SIZES_NONE, product(&t, SIZES_NONE, t.n));
  EXPECT_EQ(SIZES_NONE, quotient(&t, SIZES_NONE, t.n));
  EXPECT_EQ(SIZES_NONE, sizes_floor_divide(t.sizes, t.n, SIZES_NONE));
  EXPECT_FALSE(sizes_equal(t.sizes, SIZES_NONE, SIZES_NONE));
  EXPECT_FALSE(sizes_is_natural(t.sizes, SIZES_NONE));
  EXPECT_FALSE(sizes_broadcasts(t.sizes, SIZES_NONE, t.n));
  sizes_equate(t.sizes, SIZES_NONE, t.n);
  sizes_learn_broadcast(t.sizes, SIZES_NONE, t.n);
  EXPECT_EQ(0, sizes_mark(t.sizes));
  end(&t);
}

/* Beyond the bounds there are symbols: the same one for the same operands. */
TEST(Sizes, long_sums_and_products_are_symbols) {
  table_t t;
  begin(&t);
  size_id_t out[2];
  size_id_t symbols[20];
  for (int i = 0; i < 20; ++i)
    symbols[i] = sizes_symbol(t.sizes, true);
  for (int run = 0; run < 2; ++run) {
    out[run] = number(&t, 1);
    for (int i = 0; i < 20; ++i)
      out[run] = product(&t, sum(&t, out[run], symbols[i]), symbols[i]);
    EXPECT_NE(SIZES_NONE, out[run]);
  }
  EXPECT_EQ(out[0], out[1]);
  end(&t);
}

TEST(Sizes, what_overflows_is_a_symbol) {
  table_t t;
  begin(&t);
  int64_t value;
  size_id_t large = number(&t, INT64_MAX);
  EXPECT_FALSE(sizes_is_constant(t.sizes, product(&t, large, large), &value));
  EXPECT_FALSE(sizes_is_constant(t.sizes, sum(&t, large, large), &value));
  EXPECT_EQ(sum(&t, large, large), sum(&t, large, large));
  end(&t);
}

TEST(Sizes, quotients_are_exact) {
  table_t t;
  begin(&t);
  size_id_t six = number(&t, 6), nm = product(&t, t.n, t.m);
  EXPECT_EQ(t.m, quotient(&t, nm, t.n));
  EXPECT_EQ(
      product(&t, t.n, number(&t, 2)),
      quotient(&t, product(&t, nm, six), product(&t, t.m, number(&t, 3))));
  EXPECT_EQ(number(&t, 1), quotient(&t, sum(&t, t.n, six), sum(&t, t.n, six)));
  EXPECT_EQ(
      sum(&t, t.n, t.m),
      quotient(&t, sum(&t, product(&t, t.n, six), product(&t, t.m, six)), six));
  EXPECT_EQ(SIZES_NONE, quotient(&t, t.n, t.m));
  EXPECT_EQ(SIZES_NONE, quotient(&t, t.n, number(&t, 2)));
  EXPECT_EQ(SIZES_NONE, quotient(&t, t.n, number(&t, 0)));
  EXPECT_EQ(SIZES_NONE, quotient(&t, number(&t, 0), number(&t, 0)));
  EXPECT_EQ(SIZES_NONE, quotient(&t, nm, sum(&t, t.n, t.m)));
  end(&t);
}

TEST(Sizes, floor_division_rounds_down) {
  table_t t;
  begin(&t);
  sizes_t *s = t.sizes;
  EXPECT_EQ(number(&t, 3), sizes_floor_divide(s, number(&t, 7), number(&t, 2)));
  EXPECT_EQ(number(&t, -4),
            sizes_floor_divide(s, number(&t, -7), number(&t, 2)));
  EXPECT_EQ(t.n, sizes_floor_divide(s, t.n, number(&t, 1)));
  EXPECT_EQ(t.n, sizes_floor_divide(s, product(&t, t.n, number(&t, 4)),
                                    number(&t, 4)));
  size_id_t half = sizes_floor_divide(s, t.n, number(&t, 2));
  EXPECT_EQ(half, sizes_floor_divide(s, t.n, number(&t, 2)));
  EXPECT_NE(t.n, product(&t, half, number(&t, 2)));
  EXPECT_TRUE(sizes_is_natural(s, half));
  end(&t);
}

/* n may be 0, and n * m // n is then not m. */
TEST(Sizes, division_by_a_symbol_is_not_simplified) {
  table_t t;
  begin(&t);
  EXPECT_NE(t.m, sizes_floor_divide(t.sizes, product(&t, t.n, t.m), t.n));
  EXPECT_NE(number(&t, 1), sizes_floor_divide(t.sizes, t.n, t.n));
  end(&t);
}

TEST(Sizes, the_greater_of_two) {
  table_t t;
  begin(&t);
  sizes_t *s = t.sizes;
  EXPECT_EQ(number(&t, 5), sizes_greater(s, number(&t, 5), number(&t, -2)));
  EXPECT_EQ(t.n, sizes_greater(s, t.n, t.n));
  EXPECT_EQ(t.n, sizes_greater(s, t.n, number(&t, 0)));
  EXPECT_EQ(t.n, sizes_greater(s, number(&t, -1), t.n));
  EXPECT_EQ(sizes_greater(s, t.n, t.m), sizes_greater(s, t.m, t.n));
  EXPECT_NE(t.n, sizes_greater(s, t.n, number(&t, 1)));
  size_id_t any = sizes_symbol(s, false);
  EXPECT_NE(any, sizes_greater(s, any, number(&t, 0)));
  end(&t);
}

TEST(Sizes, naturals) {
  table_t t;
  begin(&t);
  size_id_t any = sizes_symbol(t.sizes, false);
  EXPECT_TRUE(sizes_is_natural(t.sizes, number(&t, 0)));
  EXPECT_FALSE(sizes_is_natural(t.sizes, number(&t, -1)));
  EXPECT_FALSE(sizes_is_natural(t.sizes, any));
  EXPECT_FALSE(sizes_is_natural(t.sizes, product(&t, t.n, any)));
  EXPECT_TRUE(
      sizes_is_natural(t.sizes, sum(&t, product(&t, t.n, t.m), number(&t, 2))));
  EXPECT_FALSE(
      sizes_is_natural(t.sizes, sizes_subtract(t.sizes, t.n, number(&t, 1))));
  end(&t);
}

/* ---- Broadcasting ---- */

TEST(Sizes, broadcasting) {
  table_t t;
  begin(&t);
  sizes_t *s = t.sizes;
  EXPECT_EQ(t.n, sizes_broadcast(s, t.n, t.n));
  EXPECT_EQ(t.n, sizes_broadcast(s, t.n, number(&t, 1)));
  EXPECT_EQ(t.n, sizes_broadcast(s, number(&t, 1), t.n));
  EXPECT_EQ(number(&t, 4), sizes_broadcast(s, number(&t, 4), t.n));
  EXPECT_EQ(number(&t, 0), sizes_broadcast(s, t.n, number(&t, 0)));
  size_id_t both = sizes_broadcast(s, t.n, t.m);
  EXPECT_NE(t.n, both);
  EXPECT_NE(t.m, both);
  EXPECT_EQ(both, sizes_broadcast(s, t.m, t.n));
  EXPECT_TRUE(sizes_is_natural(s, both));
  end(&t);
}

TEST(Sizes, what_broadcasts_is_learnt_and_forgotten) {
  table_t t;
  begin(&t);
  sizes_t *s = t.sizes;
  EXPECT_TRUE(sizes_broadcasts(s, t.n, t.n));
  EXPECT_TRUE(sizes_broadcasts(s, number(&t, 1), t.n));
  EXPECT_FALSE(sizes_broadcasts(s, t.n, t.m));
  uint32_t mark = sizes_mark(s);
  sizes_learn_broadcast(s, t.n, t.m);
  EXPECT_TRUE(sizes_broadcasts(s, t.n, t.m));
  EXPECT_FALSE(sizes_broadcasts(s, t.m, t.n));
  EXPECT_EQ(t.m, sizes_broadcast(s, t.n, t.m));
  sizes_forget(s, mark);
  EXPECT_FALSE(sizes_broadcasts(s, t.n, t.m));
  EXPECT_NE(t.m, sizes_broadcast(s, t.n, t.m));
  end(&t);
}

/* The greater of 0 and 1 is 1, and they broadcast to 0: only where both
 * broadcast to the greater one is it what they broadcast to. */
TEST(Sizes, the_greater_is_what_both_broadcast_to) {
  table_t t;
  begin(&t);
  sizes_t *s = t.sizes;
  size_id_t greater = sizes_greater(s, t.n, t.m);
  EXPECT_FALSE(sizes_equal(s, greater, sizes_broadcast(s, t.n, t.m)));
  sizes_learn_broadcast(s, t.n, greater);
  EXPECT_FALSE(sizes_equal(s, greater, sizes_broadcast(s, t.n, t.m)));
  sizes_learn_broadcast(s, t.m, greater);
  EXPECT_TRUE(sizes_equal(s, greater, sizes_broadcast(s, t.n, t.m)));
  end(&t);
}

/* ---- Equalities ---- */

TEST(Sizes, equal_symbols) {
  table_t t;
  begin(&t);
  sizes_t *s = t.sizes;
  size_id_t before = product(&t, t.m, number(&t, 3));
  sizes_equate(s, t.n, t.m);
  EXPECT_TRUE(sizes_equal(s, t.n, t.m));
  EXPECT_TRUE(sizes_equal(s, before, product(&t, t.n, number(&t, 3))));
  EXPECT_FALSE(sizes_equal(s, t.n, t.k));
  sizes_equate(s, t.m, t.k);
  EXPECT_TRUE(sizes_equal(s, t.n, t.k));
  EXPECT_EQ(sizes_resolve(s, t.n), sizes_resolve(s, t.k));
  end(&t);
}

TEST(Sizes, a_symbol_that_is_a_constant) {
  table_t t;
  begin(&t);
  int64_t value = 0;
  sizes_equate(t.sizes, number(&t, 7), t.n);
  ASSERT_TRUE(sizes_is_constant(t.sizes, product(&t, t.n, t.n), &value));
  EXPECT_EQ(49, value);
  EXPECT_TRUE(sizes_is(t.sizes, t.n, 7));
  EXPECT_FALSE(sizes_is(t.sizes, t.m, 7));
  end(&t);
}

TEST(Sizes, equations_are_solved_for_a_symbol) {
  table_t t;
  begin(&t);
  sizes_t *s = t.sizes;
  /* 2 n == m + k + 3 */
  sizes_equate(s, product(&t, t.n, number(&t, 2)),
               sum(&t, sum(&t, t.m, t.k), number(&t, 3)));
  EXPECT_TRUE(sizes_equal(s, t.k,
                          sizes_subtract(s, product(&t, t.n, number(&t, 2)),
                                         sum(&t, t.m, number(&t, 3)))));
  end(&t);
}

/* Nothing follows for one symbol from n * n == m * m or 2 n == 3 m. */
TEST(Sizes, what_cannot_be_solved_is_not_learnt) {
  table_t t;
  begin(&t);
  sizes_t *s = t.sizes;
  sizes_equate(s, product(&t, t.n, t.n), product(&t, t.m, t.m));
  sizes_equate(s, product(&t, t.n, number(&t, 2)),
               product(&t, t.m, number(&t, 3)));
  sizes_equate(s, number(&t, 1), number(&t, 2));
  EXPECT_EQ(0, sizes_mark(s));
  EXPECT_FALSE(sizes_equal(s, t.n, t.m));
  end(&t);
}

/* n == n * m says nothing of n, which stands in both. */
TEST(Sizes, a_symbol_is_never_made_of_itself) {
  table_t t;
  begin(&t);
  sizes_t *s = t.sizes;
  sizes_equate(s, t.n, product(&t, t.n, t.m));
  EXPECT_EQ(t.n, sizes_resolve(s, t.n));
  sizes_equate(s, t.n, sum(&t, t.m, number(&t, 1)));
  sizes_equate(s, t.m, sum(&t, t.n, number(&t, 1)));
  EXPECT_NE(SIZES_NONE, sizes_resolve(s, t.n));
  EXPECT_FALSE(sizes_equal(s, t.n, number(&t, 0)));
  end(&t);
}

TEST(Sizes, equalities_are_forgotten_to_a_mark) {
  table_t t;
  begin(&t);
  sizes_t *s = t.sizes;
  sizes_equate(s, t.n, t.m);
  uint32_t mark = sizes_mark(s);
  sizes_equate(s, t.m, t.k);
  sizes_equate(s, t.k, number(&t, 4));
  EXPECT_TRUE(sizes_is(s, t.n, 4));
  sizes_forget(s, mark);
  EXPECT_TRUE(sizes_equal(s, t.n, t.m));
  EXPECT_FALSE(sizes_equal(s, t.n, t.k));
  EXPECT_FALSE(sizes_is(s, t.n, 4));
  end(&t);
}

/* The symbol of an operation is that of its operands under the equalities. */
TEST(Sizes, operations_of_equal_operands_are_equal) {
  table_t t;
  begin(&t);
  sizes_t *s = t.sizes;
  size_id_t two = number(&t, 2);
  sizes_equate(s, t.n, t.m);
  EXPECT_TRUE(sizes_equal(s, sizes_floor_divide(s, t.n, two),
                          sizes_floor_divide(s, t.m, two)));
  size_id_t operands[] = {t.n, t.k};
  EXPECT_NE(sizes_apply(s, SIZES_MIN, operands, 2),
            sizes_apply(s, SIZES_REMAINDER, operands, 2));
  end(&t);
}
