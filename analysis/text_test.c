/* Text that grows in an arena. */
#include "analysis/text.h"

#include "testing/allocator_fixture.h"
#include "testing/gtest_c.h"

TEST(Text, pieces_follow_each_other) {
  arena_t arena;
  arena_init(&arena, allocator_system());
  text_t text = {.arena = &arena};
  EXPECT_STREQ("", text_string(&text));
  EXPECT_EQ(0, text_ref(&text).length);
  text_add_string(&text, "size(");
  text_format(&text, "%s, %d", "%arg0", 12);
  text_callback(mlirStringRefCreateFromCString(")"), &text);
  EXPECT_STREQ("size(%arg0, 12)", text_string(&text));
  EXPECT_EQ(15, text_ref(&text).length);
  arena_deinit(&arena);
}

TEST(Text, a_nul_is_a_character) {
  arena_t arena;
  arena_init(&arena, allocator_system());
  text_t text = {.arena = &arena};
  text_add(&text, mlirStringRefCreate("a\0b", 3));
  text_add_string(&text, "c");
  EXPECT_EQ(4, text_ref(&text).length);
  EXPECT_EQ(0, memcmp(text_ref(&text).data, "a\0bc", 5));
  arena_deinit(&arena);
}

TEST(Text, empty_pieces_add_nothing) {
  arena_t arena;
  arena_init(&arena, allocator_system());
  text_t text = {.arena = &arena};
  text_add(&text, mlirStringRefCreate(NULL, 0));
  text_format(&text, "%s", "");
  EXPECT_STREQ("", text_string(&text));
  EXPECT_EQ(0, text.length);
  arena_deinit(&arena);
}

TEST(Text, it_grows_far) {
  arena_t arena;
  arena_init(&arena, allocator_system());
  text_t text = {.arena = &arena};
  for (int i = 0; i < 20000; ++i)
    text_format(&text, "%05d", i);
  ASSERT_EQ(100000, text.length);
  EXPECT_BYTES("00000", text.data, 5);
  EXPECT_STREQ("19999", text.data + 99995);
  arena_deinit(&arena);
}

TEST(Text, without_memory_the_arena_says_so) {
  counting_t counting = {.fail_from = 2};
  arena_t arena;
  arena_init(&arena, counting_allocator(&counting));
  text_t text = {.arena = &arena};
  text_add_string(&text, "kept");
  for (int i = 0; i < 1000; ++i)
    text_add_string(&text, "more and more");
  EXPECT_TRUE(arena.failed);
  EXPECT_BYTES("kept", text.data, 4);
  EXPECT_EQ('\0', text.data[text.length]);
  arena_deinit(&arena);
  EXPECT_EQ(0, counting.live);
}
