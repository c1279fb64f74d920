/* Arrays that are kept once. */
#include "analysis/shapes/intern.h"

#include "testing/allocator_fixture.h"
#include "testing/gtest_c.h"

TEST(Intern, equal_arrays_have_one_number) {
  arena_t arena;
  arena_init(&arena, allocator_system());
  intern_t table = {.arena = &arena};
  int64_t one[] = {1, 2}, other[] = {2, 1}, longer[] = {1, 2, 0};
  EXPECT_EQ(INTERN_NONE, intern_find(&table, one, 2));
  EXPECT_EQ(0, intern_add(&table, one, 2));
  EXPECT_EQ(1, intern_add(&table, other, 2));
  EXPECT_EQ(2, intern_add(&table, longer, 3));
  EXPECT_EQ(3, intern_add(&table, NULL, 0));
  int64_t again[] = {1, 2};
  EXPECT_EQ(0, intern_add(&table, again, 2));
  EXPECT_EQ(2, intern_find(&table, longer, 3));
  EXPECT_EQ(3, intern_find(&table, NULL, 0));
  EXPECT_EQ(4, table.count);
  arena_deinit(&arena);
}

TEST(Intern, arrays_are_copied) {
  arena_t arena;
  arena_init(&arena, allocator_system());
  intern_t table = {.arena = &arena};
  int64_t words[] = {7, 8, 9};
  uint32_t id = intern_add(&table, words, 3);
  words[1] = 0;
  interned_t kept = intern_get(&table, id);
  ASSERT_EQ(3, kept.count);
  EXPECT_EQ(7, kept.words[0]);
  EXPECT_EQ(8, kept.words[1]);
  EXPECT_EQ(9, kept.words[2]);
  arena_deinit(&arena);
}

TEST(Intern, many_arrays_are_found_again) {
  enum { COUNT = 5000 };
  arena_t arena;
  arena_init(&arena, allocator_system());
  intern_t table = {.arena = &arena};
  for (int64_t i = 0; i < COUNT; ++i) {
    int64_t words[] = {i / 7, i % 7, -i};
    ASSERT_EQ(i, intern_add(&table, words, 3));
  }
  for (int64_t i = 0; i < COUNT; ++i) {
    int64_t words[] = {i / 7, i % 7, -i};
    ASSERT_EQ(i, intern_find(&table, words, 3));
  }
  arena_deinit(&arena);
}

TEST(Intern, no_more_than_32_bits_count) {
  arena_t arena;
  arena_init(&arena, allocator_system());
  uint32_t most = UINT32_C(1) << 31;
  intern_t table = {.arena = &arena, .count = most, .capacity = most};
  EXPECT_EQ(INTERN_NONE, intern_add(&table, NULL, 0));
  EXPECT_TRUE(arena.failed);
  EXPECT_EQ(most, table.count);
  arena_deinit(&arena);
}

TEST(Intern, without_memory) {
  for (uint32_t k = 1; k < 40; ++k) {
    counting_t counting = {.fail_from = k};
    arena_t arena;
    arena_init(&arena, counting_allocator(&counting));
    intern_t table = {.arena = &arena};
    bool failed = false;
    for (int64_t i = 0; i < 2000; ++i) {
      uint32_t id = intern_add(&table, &i, 1);
      failed |= id == INTERN_NONE;
      if (!failed)
        ASSERT_EQ(i, intern_find(&table, &i, 1));
    }
    EXPECT_EQ(arena.failed != 0, failed);
    arena_deinit(&arena);
    EXPECT_EQ(0, counting.live);
  }
}
