/* Forms of symbolic sizes at their bounds, chains of equalities, and what the
 * table does without memory. */
#include <string.h>

#include "analysis/shapes/sizes.h"

#include "testing/allocator_fixture.h"
#include "testing/gtest_c.h"

/* A table, with natural symbols at hand. */
typedef struct table_t {
  arena_t arena;
  sizes_t *sizes;
  size_id_t v[12];
} table_t;

static void begin(table_t *t) {
  arena_init(&t->arena, allocator_system());
  t->sizes = sizes_create(&t->arena);
  for (int i = 0; i < 12; ++i)
    t->v[i] = sizes_symbol(t->sizes, true);
}

static void end(table_t *t) { arena_deinit(&t->arena); }

static size_id_t number(table_t *t, int64_t value) {
  return sizes_constant(t->sizes, value);
}

/* The sum, or the product, of the first `count` symbols. */
static size_id_t sum_of(table_t *t, int count) {
  size_id_t out = number(t, 0);
  for (int i = 0; i < count; ++i)
    out = sizes_add(t->sizes, out, t->v[i]);
  return out;
}

static size_id_t product_of(table_t *t, int count) {
  size_id_t out = number(t, 1);
  for (int i = 0; i < count; ++i)
    out = sizes_multiply(t->sizes, out, t->v[i]);
  return out;
}

/* Eight terms are a polynomial, from which one can be taken again; nine are a
 * symbol, of which nothing is known any more. */
TEST(SizesForms, the_longest_sum) {
  table_t t;
  begin(&t);
  sizes_t *s = t.sizes;
  EXPECT_EQ(
      sum_of(&t, SIZES_MAX_TERMS - 1),
      sizes_subtract(s, sum_of(&t, SIZES_MAX_TERMS), t.v[SIZES_MAX_TERMS - 1]));
  EXPECT_NE(
      sum_of(&t, SIZES_MAX_TERMS),
      sizes_subtract(s, sum_of(&t, SIZES_MAX_TERMS + 1), t.v[SIZES_MAX_TERMS]));
  EXPECT_EQ(sum_of(&t, SIZES_MAX_TERMS + 1), sum_of(&t, SIZES_MAX_TERMS + 1));
  end(&t);
}

TEST(SizesForms, the_longest_product) {
  table_t t;
  begin(&t);
  sizes_t *s = t.sizes;
  EXPECT_EQ(product_of(&t, SIZES_MAX_FACTORS - 1),
            sizes_quotient(s, product_of(&t, SIZES_MAX_FACTORS),
                           t.v[SIZES_MAX_FACTORS - 1]));
  EXPECT_EQ(SIZES_NONE, sizes_quotient(s, product_of(&t, SIZES_MAX_FACTORS + 1),
                                       t.v[SIZES_MAX_FACTORS]));
  EXPECT_EQ(product_of(&t, SIZES_MAX_FACTORS + 1),
            product_of(&t, SIZES_MAX_FACTORS + 1));
  end(&t);
}

/* Terms that cancel make room: (a + b) (a - b) has two of the four. */
TEST(SizesForms, terms_that_cancel) {
  table_t t;
  begin(&t);
  sizes_t *s = t.sizes;
  size_id_t plus = sizes_add(s, t.v[0], t.v[1]);
  size_id_t minus = sizes_subtract(s, t.v[0], t.v[1]);
  EXPECT_EQ(sizes_subtract(s, sizes_multiply(s, t.v[0], t.v[0]),
                           sizes_multiply(s, t.v[1], t.v[1])),
            sizes_multiply(s, plus, minus));
  EXPECT_EQ(sizes_multiply(s, number(&t, 2), t.v[0]),
            sizes_add(s, plus, minus));
  end(&t);
}

/* What stands for a long sum or product may be less than 0 where an operand
 * may; a product of sizes may not. */
TEST(SizesForms, symbols_of_long_forms_keep_their_sign) {
  table_t t;
  begin(&t);
  EXPECT_TRUE(sizes_is_natural(t.sizes, product_of(&t, SIZES_MAX_FACTORS + 1)));
  size_id_t any = sizes_symbol(t.sizes, false);
  EXPECT_FALSE(sizes_is_natural(
      t.sizes,
      sizes_multiply(t.sizes, product_of(&t, SIZES_MAX_FACTORS), any)));
  end(&t);
}

TEST(SizesForms, coefficients_at_the_ends_of_the_range) {
  table_t t;
  begin(&t);
  sizes_t *s = t.sizes;
  int64_t value;
  size_id_t least = number(&t, INT64_MIN), most = number(&t, INT64_MAX);
  ASSERT_TRUE(sizes_is_constant(s, sizes_add(s, least, most), &value));
  EXPECT_EQ(-1, value);
  /* The negation of the least number is none of 64 bits. */
  EXPECT_FALSE(
      sizes_is_constant(s, sizes_multiply(s, least, number(&t, -1)), &value));
  EXPECT_FALSE(
      sizes_is_constant(s, sizes_subtract(s, most, number(&t, -1)), &value));
  ASSERT_TRUE(sizes_is_constant(s, sizes_floor_divide(s, least, number(&t, 3)),
                                &value));
  EXPECT_EQ(INT64_MIN / 3 - 1, value);
  EXPECT_EQ(SIZES_NONE, sizes_quotient(s, least, number(&t, -1)));
  end(&t);
}

/* ---- Quotients ---- */

/* (6 a b + 4 a) / (2 a), term by term; one that does not divide spoils all. */
TEST(SizesForms, quotients_of_sums) {
  table_t t;
  begin(&t);
  sizes_t *s = t.sizes;
  size_id_t ab = sizes_multiply(s, t.v[0], t.v[1]);
  size_id_t by = sizes_multiply(s, number(&t, 2), t.v[0]);
  size_id_t whole = sizes_add(s, sizes_multiply(s, number(&t, 6), ab),
                              sizes_multiply(s, number(&t, 4), t.v[0]));
  EXPECT_EQ(
      sizes_add(s, sizes_multiply(s, number(&t, 3), t.v[1]), number(&t, 2)),
      sizes_quotient(s, whole, by));
  EXPECT_EQ(SIZES_NONE, sizes_quotient(s, sizes_add(s, whole, t.v[2]), by));
  EXPECT_EQ(number(&t, 0), sizes_quotient(s, number(&t, 0), by));
  /* The square of a by a, not by its cube. */
  size_id_t square = sizes_multiply(s, t.v[0], t.v[0]);
  EXPECT_EQ(t.v[0], sizes_quotient(s, square, t.v[0]));
  EXPECT_EQ(SIZES_NONE,
            sizes_quotient(s, square, sizes_multiply(s, square, t.v[0])));
  end(&t);
}

/* What is known to be 1 divides everything, what is known to be 0 nothing. */
TEST(SizesForms, quotients_look_through_equalities) {
  table_t t;
  begin(&t);
  sizes_t *s = t.sizes;
  sizes_equate(s, t.v[0], number(&t, 1));
  sizes_equate(s, t.v[1], number(&t, 0));
  EXPECT_EQ(t.v[2], sizes_quotient(s, t.v[2], t.v[0]));
  EXPECT_EQ(SIZES_NONE, sizes_quotient(s, t.v[2], t.v[1]));
  EXPECT_EQ(SIZES_NONE, sizes_quotient(s, t.v[1], t.v[1]));
  end(&t);
}

/* ---- Equalities ---- */

/* A chain of any length ends in one number, whichever end is learnt first. */
TEST(SizesForms, long_chains) {
  for (int reverse = 0; reverse < 2; ++reverse) {
    table_t t;
    begin(&t);
    sizes_t *s = t.sizes;
    for (int k = 0; k < 11; ++k) {
      int i = reverse ? 10 - k : k;
      sizes_equate(s, t.v[i + 1], sizes_add(s, t.v[i], number(&t, 1)));
    }
    EXPECT_TRUE(sizes_equal(s, t.v[11], sizes_add(s, t.v[0], number(&t, 11))));
    EXPECT_FALSE(sizes_equal(s, t.v[11], sizes_add(s, t.v[0], number(&t, 10))));
    sizes_equate(s, t.v[5], number(&t, 5));
    EXPECT_TRUE(sizes_is(s, t.v[0], 0));
    EXPECT_TRUE(sizes_is(s, t.v[11], 11));
    end(&t);
  }
}

/* The symbol of an operation can be learnt like any other. */
TEST(SizesForms, an_operation_that_is_a_constant) {
  table_t t;
  begin(&t);
  sizes_t *s = t.sizes;
  size_id_t two = number(&t, 2), half = sizes_floor_divide(s, t.v[0], two);
  uint32_t mark = sizes_mark(s);
  sizes_equate(s, half, number(&t, 3));
  EXPECT_TRUE(sizes_is(s, sizes_floor_divide(s, t.v[0], two), 3));
  sizes_forget(s, mark);
  EXPECT_EQ(half, sizes_floor_divide(s, t.v[0], two));
  end(&t);
}

/* One that was made while something was known is itself afterwards: the half
 * of n is not 2 once n is not 4. */
TEST(SizesForms, what_was_made_under_an_equality) {
  table_t t;
  begin(&t);
  sizes_t *s = t.sizes;
  size_id_t two = number(&t, 2);
  uint32_t mark = sizes_mark(s);
  sizes_equate(s, t.v[0], number(&t, 4));
  EXPECT_TRUE(sizes_is(s, sizes_floor_divide(s, t.v[0], two), 2));
  sizes_forget(s, mark);
  EXPECT_FALSE(sizes_is(s, sizes_floor_divide(s, t.v[0], two), 2));
  end(&t);
}

/* n == 4 is kept where n == 5 is said too. */
TEST(SizesForms, contradictions_are_not_learnt) {
  table_t t;
  begin(&t);
  sizes_t *s = t.sizes;
  sizes_equate(s, t.v[0], number(&t, 4));
  uint32_t mark = sizes_mark(s);
  sizes_equate(s, t.v[0], number(&t, 5));
  EXPECT_EQ(mark, sizes_mark(s));
  EXPECT_TRUE(sizes_is(s, t.v[0], 4));
  end(&t);
}

/* ---- Broadcasting ---- */

/* Sizes that are known to be 1 later give way then. */
TEST(SizesForms, broadcasts_look_through_equalities) {
  table_t t;
  begin(&t);
  sizes_t *s = t.sizes;
  uint32_t mark = sizes_mark(s);
  sizes_equate(s, t.v[0], number(&t, 1));
  EXPECT_TRUE(sizes_equal(s, t.v[1], sizes_broadcast(s, t.v[0], t.v[1])));
  EXPECT_TRUE(sizes_broadcasts(s, t.v[0], t.v[1]));
  EXPECT_FALSE(sizes_broadcasts(s, t.v[1], t.v[0]));
  sizes_forget(s, mark);
  EXPECT_FALSE(sizes_broadcasts(s, t.v[0], t.v[1]));
  sizes_equate(s, t.v[0], t.v[1]);
  EXPECT_TRUE(sizes_broadcasts(s, t.v[0], t.v[1]));
  EXPECT_TRUE(sizes_broadcasts(s, t.v[1], t.v[0]));
  end(&t);
}

/* What is known to be learnt is not learnt again. */
TEST(SizesForms, what_broadcasts_anyway_is_not_learnt) {
  table_t t;
  begin(&t);
  sizes_t *s = t.sizes;
  sizes_learn_broadcast(s, number(&t, 1), t.v[0]);
  sizes_learn_broadcast(s, t.v[0], t.v[0]);
  EXPECT_EQ(0, sizes_mark(s));
  sizes_learn_broadcast(s, t.v[0], t.v[1]);
  uint32_t mark = sizes_mark(s);
  sizes_learn_broadcast(s, t.v[0], t.v[1]);
  EXPECT_EQ(mark, sizes_mark(s));
  /* The other way round is something else. */
  sizes_learn_broadcast(s, t.v[1], t.v[0]);
  EXPECT_LT(mark, sizes_mark(s));
  end(&t);
}

/* The greater of a size and a constant: 4, of which both are a part. */
TEST(SizesForms, the_greater_of_a_size_and_a_constant) {
  table_t t;
  begin(&t);
  sizes_t *s = t.sizes;
  size_id_t four = number(&t, 4);
  size_id_t greater = sizes_greater(s, t.v[0], four);
  EXPECT_EQ(greater, sizes_greater(s, four, t.v[0]));
  EXPECT_TRUE(sizes_is_natural(s, greater));
  EXPECT_FALSE(sizes_equal(s, greater, four));
  sizes_equate(s, t.v[0], number(&t, 9));
  EXPECT_TRUE(sizes_is(s, sizes_greater(s, t.v[0], four), 9));
  end(&t);
}

/* ---- Memory ---- */

/* Whatever fails, what is given is a size or none, and the arena says it. */
TEST(SizesForms, without_memory) {
  for (uint32_t k = 1; k < 12; ++k) {
    SCOPED_TRACE("allocation %u", (unsigned)k);
    counting_t counting = {.fail_from = k};
    arena_t arena;
    arena_init(&arena, counting_allocator(&counting));
    sizes_t *s = sizes_create(&arena);
    size_id_t sum = s ? sizes_constant(s, 0) : SIZES_NONE;
    for (int i = 0; s && i < 3000; ++i) {
      size_id_t symbol = sizes_symbol(s, true);
      size_id_t both[] = {sum, symbol};
      sum = sizes_add(s, sizes_multiply(s, symbol, symbol),
                      sizes_apply(s, SIZES_MIN, both, 2));
      sizes_equate(s, symbol, sizes_constant(s, i));
    }
    if (sum == SIZES_NONE)
      EXPECT_TRUE(arena.failed);
    arena_deinit(&arena);
    EXPECT_EQ(0, counting.live);
  }
}
