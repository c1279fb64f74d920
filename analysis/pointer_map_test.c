/* The map from pointers to numbers. */
#include "analysis/pointer_map.h"

#include "testing/allocator_fixture.h"
#include "testing/gtest_c.h"

/* Keys a given distance apart, as pointers to objects of one size are. */
static const void *key(uint32_t i, uintptr_t distance) {
  return (const void *)(UINT64_C(0x7f0000001000) + i * distance);
}

TEST(PointerMap, what_was_set_is_found) {
  for (uintptr_t distance = 1; distance <= 1 << 20; distance *= 4) {
    SCOPED_TRACE("distance %u", (unsigned)distance);
    pointer_map_t map;
    ASSERT_TRUE(pointer_map_init(&map, allocator_system(), 0));
    for (uint32_t i = 0; i < 3000; ++i)
      ASSERT_TRUE(pointer_map_set(&map, key(i, distance), i * 3));
    for (uint32_t i = 0; i < 3000; ++i)
      ASSERT_EQ(i * 3, pointer_map_get(&map, key(i, distance)));
    for (uint32_t i = 3000; i < 4000; ++i)
      ASSERT_EQ(POINTER_MAP_NONE, pointer_map_get(&map, key(i, distance)));
    EXPECT_EQ(3000, map.count);
    pointer_map_deinit(&map);
  }
}

TEST(PointerMap, setting_again_replaces) {
  int object = 0;
  pointer_map_t map;
  ASSERT_TRUE(pointer_map_init(&map, allocator_system(), 4));
  EXPECT_TRUE(pointer_map_set(&map, &object, 1));
  EXPECT_TRUE(pointer_map_set(&map, &object, 2));
  EXPECT_EQ(2, pointer_map_get(&map, &object));
  EXPECT_EQ(1, map.count);
  pointer_map_deinit(&map);
}

TEST(PointerMap, what_is_expected_fits_without_growing) {
  counting_t counting = {0};
  pointer_map_t map;
  ASSERT_TRUE(pointer_map_init(&map, counting_allocator(&counting), 1000));
  for (uint32_t i = 0; i < 1000; ++i)
    ASSERT_TRUE(pointer_map_set(&map, key(i, 64), i));
  EXPECT_EQ(1, counting.calls);
  pointer_map_deinit(&map);
  EXPECT_EQ(0, counting.live);
}

TEST(PointerMap, a_map_of_zeroes_is_empty) {
  pointer_map_t map = {.allocator = allocator_system()};
  EXPECT_EQ(POINTER_MAP_NONE, pointer_map_get(&map, &map));
  EXPECT_TRUE(pointer_map_set(&map, &map, 7));
  EXPECT_EQ(7, pointer_map_get(&map, &map));
  pointer_map_deinit(&map);
  EXPECT_EQ(POINTER_MAP_NONE, pointer_map_get(&map, &map));
}

TEST(PointerMap, without_memory_nothing_is_lost) {
  counting_t counting = {.fail_from = 2};
  pointer_map_t map;
  ASSERT_TRUE(pointer_map_init(&map, counting_allocator(&counting), 8));
  uint32_t set = 0;
  while (pointer_map_set(&map, key(set, 16), set))
    ++set;
  EXPECT_LE(8, set);
  for (uint32_t i = 0; i < set; ++i)
    EXPECT_EQ(i, pointer_map_get(&map, key(i, 16)));
  EXPECT_EQ(POINTER_MAP_NONE, pointer_map_get(&map, key(set, 16)));
  pointer_map_deinit(&map);
  EXPECT_EQ(0, counting.live);
}

TEST(PointerMap, init_fails_for_more_than_bytes_count) {
  pointer_map_t map;
  counting_t counting = {0};
  size_t most[] = {SIZE_MAX / 32, SIZE_MAX / 4 + 1, SIZE_MAX / 2, SIZE_MAX};
  for (size_t i = 0; i < sizeof most / sizeof *most; ++i)
    EXPECT_FALSE(
        pointer_map_init(&map, counting_allocator(&counting), most[i]));
  EXPECT_EQ(0, counting.calls);
}

TEST(PointerMap, init_fails_without_memory) {
  counting_t counting = {.fail_from = 1};
  pointer_map_t map;
  EXPECT_FALSE(pointer_map_init(&map, counting_allocator(&counting), 8));
  EXPECT_EQ(POINTER_MAP_NONE, pointer_map_get(&map, &map));
  pointer_map_deinit(&map);
  EXPECT_EQ(0, counting.live);
}
