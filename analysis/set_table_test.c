/* Interned sets against sets as arrays of truth values. */
#include "analysis/set_table.h"

#include <string.h>

#include "testing/allocator_fixture.h"
#include "testing/gtest_c.h"
#include "testing/random_module.h"

enum { UNIVERSE = 40, SETS = 3000 };

/* A set in the obvious form. */
typedef struct plain_t {
  bool has[UNIVERSE];
} plain_t;

static set_id_t add_plain(set_table_t *table, const plain_t *plain) {
  uint32_t members[UNIVERSE], count = 0;
  for (uint32_t i = 0; i < UNIVERSE; ++i)
    if (plain->has[i])
      members[count++] = i;
  return set_table_add(table, members, count);
}

static plain_t plain_random(random_t *random) {
  plain_t plain = {{false}};
  for (uint32_t left = random_below(random, 6); left-- > 0;)
    plain.has[random_below(random, UNIVERSE)] = true;
  return plain;
}

static plain_t plain_union(const plain_t *a, const plain_t *b) {
  plain_t plain;
  for (uint32_t i = 0; i < UNIVERSE; ++i)
    plain.has[i] = a->has[i] || b->has[i];
  return plain;
}

/* The set is the plain one, in ascending order. */
static void expect_plain(const plain_t *wanted, set_t set) {
  uint32_t k = 0;
  for (uint32_t i = 0; i < UNIVERSE; ++i)
    if (wanted->has[i]) {
      ASSERT_LT(k, set.count);
      ASSERT_EQ(i, set.members[k++]);
    }
  ASSERT_EQ(k, set.count);
}

static arena_t arena;

static set_table_t *begin(void) {
  arena_init(&arena, allocator_system());
  return set_table_create(&arena);
}

static void end(void) { arena_deinit(&arena); }

TEST(SetTable, the_empty_set_is_0) {
  set_table_t *table = begin();
  EXPECT_EQ(0, set_table_add(table, NULL, 0));
  EXPECT_EQ(0, set_table_get(table, 0).count);
  end();
}

TEST(SetTable, equal_sets_have_equal_numbers) {
  set_table_t *table = begin();
  set_id_t a = set_table_add(table, (uint32_t[]){1, 5, 9}, 3);
  set_id_t b = set_table_add(table, (uint32_t[]){1, 5}, 2);
  EXPECT_NE(0, a);
  EXPECT_NE(a, b);
  EXPECT_EQ(a, set_table_add(table, (uint32_t[]){1, 5, 9}, 3));
  EXPECT_EQ(b, set_table_add(table, (uint32_t[]){1, 5}, 2));
  end();
}

TEST(SetTable, members_are_copied) {
  set_table_t *table = begin();
  uint32_t members[] = {3, 4};
  set_id_t a = set_table_add(table, members, 2);
  members[0] = 0;
  EXPECT_EQ(3, set_table_get(table, a).members[0]);
  EXPECT_NE(a, set_table_add(table, members, 2));
  end();
}

TEST(SetTable, members_of_any_size) {
  set_table_t *table = begin();
  set_id_t a = set_table_add(table, (uint32_t[]){0}, 1);
  set_id_t b = set_table_add(table, (uint32_t[]){UINT32_MAX}, 1);
  set_t both = set_table_get(table, set_table_union(table, a, b));
  ASSERT_EQ(2, both.count);
  EXPECT_EQ(0, both.members[0]);
  EXPECT_EQ(UINT32_MAX, both.members[1]);
  end();
}

TEST(SetTable, unions_with_itself_and_with_nothing) {
  set_table_t *table = begin();
  set_id_t a = set_table_add(table, (uint32_t[]){2, 7}, 2);
  EXPECT_EQ(a, set_table_union(table, a, a));
  EXPECT_EQ(a, set_table_union(table, a, 0));
  EXPECT_EQ(a, set_table_union(table, 0, a));
  EXPECT_EQ(0, set_table_union(table, 0, 0));
  end();
}

TEST(SetTable, a_union_that_is_there_is_found) {
  set_table_t *table = begin();
  set_id_t a = set_table_add(table, (uint32_t[]){1, 2}, 2);
  set_id_t b = set_table_add(table, (uint32_t[]){2, 3}, 2);
  set_id_t both = set_table_add(table, (uint32_t[]){1, 2, 3}, 3);
  EXPECT_EQ(both, set_table_union(table, a, b));
  EXPECT_EQ(both, set_table_union(table, a, both));
  EXPECT_EQ(both, set_table_union(table, both, b));
  end();
}

/* Sets, and unions of what came before, under both orders. */
static void fill(set_table_t *table, random_t *random, plain_t *plain,
                 set_id_t *ids) {
  for (uint32_t i = 0; i < SETS; ++i) {
    if (i < 2 || random_below(random, 3) == 0) {
      plain[i] = plain_random(random);
      ids[i] = add_plain(table, &plain[i]);
    } else {
      uint32_t a = random_below(random, i), b = random_below(random, i);
      plain[i] = plain_union(&plain[a], &plain[b]);
      ids[i] = set_table_union(table, ids[a], ids[b]);
      ASSERT_EQ(ids[i], set_table_union(table, ids[b], ids[a]));
    }
    ASSERT_NE(SET_NONE, ids[i]);
  }
}

TEST(SetTable, random_sets_and_unions) {
  static plain_t plain[SETS];
  static set_id_t ids[SETS];
  for (uint64_t seed = 1; seed <= 4; ++seed) {
    SCOPED_TRACE("seed %u", (unsigned)seed);
    set_table_t *table = begin();
    random_t random = random_create(seed);
    ASSERT_NO_FATAL_FAILURE(fill(table, &random, plain, ids));
    for (uint32_t i = 0; i < SETS; ++i)
      ASSERT_NO_FATAL_FAILURE(
          expect_plain(&plain[i], set_table_get(table, ids[i])));
    for (uint32_t i = 0; i < SETS; i += 7)
      for (uint32_t k = 0; k < SETS; k += 11)
        ASSERT_EQ(!memcmp(&plain[i], &plain[k], sizeof plain[i]),
                  ids[i] == ids[k]);
    end();
  }
}

/* Asked again for the unions of all pairs, the arena does not grow. */
TEST(SetTable, unions_are_remembered) {
  counting_t counting = {0};
  arena_init(&arena, counting_allocator(&counting));
  set_table_t *table = set_table_create(&arena);
  set_id_t ids[UNIVERSE];
  uint32_t calls = 0;
  for (uint32_t i = 0; i < UNIVERSE; ++i)
    ids[i] = set_table_add(table, &i, 1);
  for (int round = 0; round < 50; ++round) {
    for (uint32_t i = 0; i < UNIVERSE; ++i)
      for (uint32_t k = 0; k < UNIVERSE; ++k)
        EXPECT_NE(SET_NONE, set_table_union(table, ids[i], ids[k]));
    calls = round ? calls : counting.calls;
  }
  EXPECT_EQ(calls, counting.calls);
  end();
  EXPECT_EQ(0, counting.live);
}

/* Chains of unions; false as soon as one finds no memory. */
static bool chain(void) {
  set_table_t *table = set_table_create(&arena);
  set_id_t all = 0;
  for (uint32_t i = 0; table && i < 300 && all != SET_NONE; ++i) {
    set_id_t one = set_table_add(table, &i, 1);
    all = one == SET_NONE ? one : set_table_union(table, all, one);
  }
  return table && all != SET_NONE;
}

TEST(SetTable, every_failure_of_memory_is_told) {
  counting_t whole = {0};
  arena_init(&arena, counting_allocator(&whole));
  ASSERT_TRUE(chain());
  end();
  for (uint32_t k = 1; k <= whole.calls; ++k) {
    counting_t counting = {.fail_from = k};
    arena_init(&arena, counting_allocator(&counting));
    EXPECT_FALSE(chain());
    end();
    EXPECT_EQ(0, counting.live);
  }
}
