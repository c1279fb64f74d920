/* The arena: alignment, zeroed memory, large blocks, failure. */
#include "analysis/arena.h"

#include <stdint.h>

#include "testing/allocator_fixture.h"
#include "testing/gtest_c.h"

static bool is_zero(const char *memory, size_t size) {
  for (size_t i = 0; i < size; ++i)
    if (memory[i])
      return false;
  return true;
}

TEST(Arena, memory_is_zeroed_and_aligned) {
  counting_t counting = {0};
  arena_t arena;
  arena_init(&arena, counting_allocator(&counting));
  for (size_t size = 1; size < 300; size += 7) {
    char *memory = arena_calloc(&arena, 3, size);
    ASSERT_TRUE(memory != NULL);
    EXPECT_EQ(0, (uintptr_t)memory % 16);
    EXPECT_TRUE(is_zero(memory, 3 * size));
    memset(memory, 0xff, 3 * size);
  }
  arena_deinit(&arena);
  EXPECT_EQ(0, counting.live);
}

TEST(Arena, pieces_do_not_overlap) {
  arena_t arena;
  arena_init(&arena, allocator_system());
  enum { PIECES = 500, SIZE = 50 };
  char *pieces[PIECES];
  for (int i = 0; i < PIECES; ++i)
    memset(pieces[i] = ARENA_NEW(&arena, char, SIZE), i % 128, SIZE);
  for (int i = 0; i < PIECES; ++i)
    for (int k = 0; k < SIZE; ++k)
      ASSERT_EQ(i % 128, pieces[i][k]);
  arena_deinit(&arena);
}

TEST(Arena, blocks_grow_so_that_there_are_few) {
  counting_t counting = {0};
  arena_t arena;
  arena_init(&arena, counting_allocator(&counting));
  for (int i = 0; i < 10000; ++i)
    ASSERT_TRUE(arena_calloc(&arena, 100, 1) != NULL);
  EXPECT_LT(counting.calls, 20);
  arena_deinit(&arena);
}

TEST(Arena, a_piece_may_be_larger_than_any_block) {
  arena_t arena;
  arena_init(&arena, allocator_system());
  size_t size = (size_t)5 << 20;
  char *memory = arena_calloc(&arena, size, 1);
  ASSERT_TRUE(memory != NULL);
  EXPECT_EQ(0, memory[size - 1]);
  EXPECT_TRUE(arena_calloc(&arena, 1, 1) != NULL);
  arena_deinit(&arena);
}

TEST(Arena, work_space_is_not_touched) {
  arena_t arena;
  arena_init(&arena, allocator_system());
  unsigned char *zeroes = ARENA_NEW(&arena, unsigned char, 64);
  unsigned char *work = arena_alloc(&arena, 64, 1);
  ASSERT_TRUE(zeroes && work);
  memset(work, 0xa5, 64);
  for (int i = 0; i < 64; ++i)
    EXPECT_EQ(0, zeroes[i]);
  EXPECT_TRUE(arena_alloc(&arena, SIZE_MAX / 2, 3) == NULL);
  EXPECT_TRUE(arena.failed);
  arena_deinit(&arena);
}

TEST(Arena, an_array_in_it_grows_and_keeps_what_it_holds) {
  arena_t arena;
  arena_init(&arena, allocator_system());
  int *numbers = NULL;
  uint32_t capacity = 0;
  for (int i = 0; i < 1000; ++i) {
    ASSERT_TRUE(arena_grow_array(&arena, (void **)&numbers, &capacity,
                                 (uint32_t)i, sizeof *numbers));
    numbers[i] = i;
  }
  for (int i = 0; i < 1000; ++i)
    EXPECT_EQ(i, numbers[i]);
  EXPECT_LE(capacity, 2100);
  arena_deinit(&arena);
}

TEST(Arena, an_array_outside_grows_to_what_is_wanted) {
  counting_t counting = {0};
  allocator_t allocator = counting_allocator(&counting);
  char *bytes = NULL;
  uint32_t capacity = 0;
  ASSERT_TRUE(allocator_grow(allocator, (void **)&bytes, &capacity, 1000, 1));
  EXPECT_GE(capacity, 1000);
  memset(bytes, 'x', 1000);
  uint64_t calls = counting.calls;
  EXPECT_TRUE(allocator_grow(allocator, (void **)&bytes, &capacity, 900, 1));
  EXPECT_EQ(calls, counting.calls);
  counting.fail_from = counting.calls + 1;
  EXPECT_FALSE(allocator_grow(allocator, (void **)&bytes, &capacity, 5000, 1));
  EXPECT_EQ('x', bytes[999]);
  allocator.resize(allocator.self, bytes, 0);
  EXPECT_EQ(0, counting.live);
}

/* An allocator for which all is large enough, and which notes what it is asked
 * for: the test need not have the memory. */
static void *promise(void *self, void *memory, size_t size) {
  *(size_t *)self = size;
  return memory;
}

TEST(Arena, an_array_outside_has_at_most_two_to_the_31_elements) {
  enum { SIZE = 24 };
  size_t asked = 0;
  allocator_t allocator = {promise, &asked};
  char memory;
  void *array = &memory;
  uint32_t most = UINT32_C(1) << 31, capacity = 64;
  EXPECT_TRUE(allocator_grow(allocator, &array, &capacity, most, SIZE));
  EXPECT_EQ(most, capacity);
  EXPECT_EQ((size_t)most * SIZE, asked);
  asked = 0;
  EXPECT_FALSE(allocator_grow(allocator, &array, &capacity, most + 1, SIZE));
  EXPECT_FALSE(allocator_grow(allocator, &array, &capacity, UINT32_MAX, SIZE));
  uint32_t none = 0;
  EXPECT_FALSE(allocator_grow(allocator, &array, &none, UINT32_MAX, SIZE));
  EXPECT_FALSE(allocator_grow(allocator, &array, &none, most, SIZE_MAX / 4));
  EXPECT_EQ(0, asked);
  EXPECT_EQ(most, capacity);
  EXPECT_EQ(0, none);
  EXPECT_TRUE(array == &memory);
}

TEST(Arena, an_array_in_it_has_at_most_two_to_the_31_elements) {
  counting_t counting = {0};
  arena_t arena;
  arena_init(&arena, counting_allocator(&counting));
  uint32_t most = UINT32_C(1) << 31, capacity = most;
  void *array = NULL;
  EXPECT_TRUE(arena_grow_array(&arena, &array, &capacity, most - 1, 8));
  EXPECT_FALSE(arena.failed);
  EXPECT_FALSE(arena_grow_array(&arena, &array, &capacity, most, 8));
  EXPECT_TRUE(arena.failed);
  EXPECT_EQ(most, capacity);
  EXPECT_EQ(0, counting.calls);
  arena_deinit(&arena);
}

TEST(Arena, a_table_doubles) {
  counting_t counting = {0};
  arena_t arena;
  arena_init(&arena, counting_allocator(&counting));
  uint32_t capacity = 0;
  for (uint32_t wanted = 4; wanted < 3000; wanted *= 2) {
    char *table = arena_double(&arena, &capacity, 3);
    ASSERT_TRUE(table != NULL);
    EXPECT_EQ(wanted, capacity);
    EXPECT_TRUE(is_zero(table, 3 * (size_t)wanted));
  }
  counting.fail_from = counting.calls + 1;
  EXPECT_TRUE(arena_double(&arena, &capacity, 1 << 20) == NULL);
  EXPECT_EQ(2048, capacity);
  EXPECT_TRUE(arena.failed);
  arena_deinit(&arena);
}

TEST(Arena, nothing_is_a_piece_too) {
  arena_t arena;
  arena_init(&arena, allocator_system());
  ASSERT_TRUE(arena_calloc(&arena, 1, 1) != NULL);
  EXPECT_TRUE(arena_calloc(&arena, 0, 8) != NULL);
  EXPECT_TRUE(arena_calloc(&arena, 8, 0) != NULL);
  EXPECT_FALSE(arena.failed);
  arena_deinit(&arena);
}

TEST(Arena, nothing_is_a_piece_of_a_fresh_arena) {
  arena_t arena;
  arena_init(&arena, allocator_system());
  EXPECT_TRUE(arena_calloc(&arena, 0, 8) != NULL);
  EXPECT_FALSE(arena.failed);
  arena_deinit(&arena);
}

TEST(Arena, a_product_that_overflows_fails) {
  arena_t arena;
  arena_init(&arena, allocator_system());
  EXPECT_TRUE(arena_calloc(&arena, SIZE_MAX / 2, 3) == NULL);
  EXPECT_TRUE(arena.failed);
  arena.failed = 0;
  EXPECT_TRUE(arena_calloc(&arena, SIZE_MAX, 1) == NULL);
  EXPECT_TRUE(arena.failed);
  arena_deinit(&arena);
}

TEST(Arena, failure_is_remembered) {
  counting_t counting = {.fail_from = 1, .fail_once = 1};
  arena_t arena;
  arena_init(&arena, counting_allocator(&counting));
  EXPECT_TRUE(arena_calloc(&arena, 1, 1) == NULL);
  EXPECT_TRUE(arena_calloc(&arena, 1, 1) != NULL);
  EXPECT_TRUE(arena.failed);
  arena_deinit(&arena);
  EXPECT_FALSE(arena.failed);
  EXPECT_EQ(0, counting.live);
}

TEST(Arena, copies_end_with_nul) {
  arena_t arena;
  arena_init(&arena, allocator_system());
  char *copy = arena_copy(&arena, "a\0b!", 3);
  EXPECT_BYTES("a", copy, 1);
  EXPECT_EQ('b', copy[2]);
  EXPECT_EQ('\0', copy[3]);
  EXPECT_STREQ("", arena_copy(&arena, NULL, 0));
  arena_deinit(&arena);
}

TEST(Arena, the_system_allocator_is_realloc) {
  allocator_t allocator = allocator_system();
  char *memory = allocator.resize(allocator.self, NULL, 4);
  memcpy(memory, "abc", 4);
  memory = allocator.resize(allocator.self, memory, 4000);
  EXPECT_STREQ("abc", memory);
  EXPECT_TRUE(allocator.resize(allocator.self, memory, 0) == NULL);
}
