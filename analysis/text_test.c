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

static size_t character(const char *bytes) {
  return text_character(mlirStringRefCreateFromCString(bytes));
}

TEST(Text, characters_of_utf_8) {
  EXPECT_EQ(1, character("a"));
  EXPECT_EQ(1, character("\x7f"));
  EXPECT_EQ(2, character("\xC2\x80"));
  EXPECT_EQ(2, character("\xDF\xBFz"));
  EXPECT_EQ(3, character("\xE0\xA0\x80"));
  EXPECT_EQ(3, character("\xED\x9F\xBF"));
  EXPECT_EQ(3, character("\xEE\x80\x80"));
  EXPECT_EQ(4, character("\xF0\x90\x80\x80"));
  EXPECT_EQ(4, character("\xF4\x8F\xBF\xBF"));
  EXPECT_EQ(1, text_character(mlirStringRefCreate("\0", 1)));
}

TEST(Text, what_is_no_character) {
  static const char *const wrong[] = {
      "\x80",
      "\xBF",
      "\xC0\x80",
      "\xC1\xBF",
      "\xC2",
      "\xC2 ",
      "\xE0\x9F\xBF",
      "\xE1\x80",
      "\xED\xA0\x80",
      "\xED\xBF\xBF",
      "\xF0\x8F\xBF\xBF",
      "\xF0\x90\x80",
      "\xF4\x90\x80\x80",
      "\xF5\x80\x80\x80",
      "\xFF",
  };
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; ++i)
    EXPECT_EQ(0, character(wrong[i]));
}

/* All of them, against the definition of the encoding. */
TEST(Text, every_code_point) {
  for (unsigned code = 0x80; code < 0x110000; ++code) {
    char bytes[4];
    size_t length = code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    for (size_t i = 0; i < length; ++i) {
      unsigned bits = code >> (6 * (length - 1 - i));
      bytes[i] =
          (char)(i ? 0x80 | (bits & 0x3f) : (0xf00 >> length & 0xff) | bits);
    }
    bool surrogate = code >= 0xd800 && code < 0xe000;
    size_t found = text_character(mlirStringRefCreate(bytes, length));
    if (found != (surrogate ? 0 : length))
      FAIL("code point %x", code);
  }
}
