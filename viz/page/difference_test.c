/* Differences of sequences written as strings, a character an element. */
#include "viz/page/difference.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "testing/gtest_c.h"

enum { MOST = 8192 };

static uint64_t keys_a[MOST], keys_b[MOST];
static uint32_t match[MOST];

static void find(uint32_t num_a, uint32_t num_b) {
  arena_t arena;
  arena_init(&arena, allocator_system());
  EXPECT_TRUE(difference_find(keys_a, num_a, keys_b, num_b, match, &arena));
  arena_deinit(&arena);
}

/* What a difference must be whatever it finds: ascending pairs of equals. */
static uint32_t expect_valid(uint32_t num_a, uint32_t num_b) {
  uint32_t next = 0, found = 0;
  for (uint32_t i = 0; i < num_a; ++i) {
    if (match[i] == DIFFERENCE_NONE)
      continue;
    EXPECT_LE(next, match[i]);
    EXPECT_LT(match[i], num_b);
    EXPECT_TRUE(keys_a[i] == keys_b[match[i]]);
    next = match[i] + 1;
    ++found;
  }
  return found;
}

static uint32_t fill(uint64_t *keys, const char *text) {
  uint32_t count = (uint32_t)strlen(text);
  for (uint32_t i = 0; i < count; ++i)
    keys[i] = (unsigned char)text[i];
  return count;
}

/* The first sequence with a '-' for what is not in the second. */
static void expect(const char *wanted, const char *a, const char *b) {
  char got[64] = "";
  uint32_t num_a = fill(keys_a, a), num_b = fill(keys_b, b);
  find(num_a, num_b);
  expect_valid(num_a, num_b);
  for (uint32_t i = 0; i < num_a; ++i)
    got[i] = match[i] == DIFFERENCE_NONE ? '-' : a[i];
  EXPECT_STREQ(wanted, got);
}

TEST(Difference, of_equals) {
  expect("", "", "");
  expect("abc", "abc", "abc");
  expect("aaaa", "aaaa", "aaaa");
}

TEST(Difference, of_nothing_in_common) {
  expect("---", "abc", "xyz");
  expect("---", "abc", "");
  expect("", "", "abc");
}

TEST(Difference, what_is_gone) {
  expect("-bcdef", "abcdef", "bcdef");
  expect("abcde-", "abcdef", "abcde");
  expect("a-c-e-", "abcdef", "ace");
  expect("--c---", "abcdef", "c");
}

TEST(Difference, what_is_new) {
  expect("abc", "abc", "xabc");
  expect("abc", "abc", "axbyc");
  expect("abc", "abc", "abcx");
}

TEST(Difference, what_has_changed) {
  expect("ab-de", "abcde", "abXde");
  expect("a---e", "abcde", "aXYZe");
}

/* One of two that changed places stays; which one is not said. */
TEST(Difference, what_has_moved_is_in_one_place) {
  fill(keys_a, "1abcd2");
  fill(keys_b, "1bcda2");
  find(6, 6);
  EXPECT_EQ(5, expect_valid(6, 6));
}

/* Lines such as closing braces are equal to many others. */
TEST(Difference, of_what_is_not_unique) {
  expect("f{}g-}h{}", "f{}g{}h{}", "f{}g}h{}");
  expect("}}}", "}}}", "}}}}}");
  expect("}}}---", "}}}}}}", "}}}");
}

TEST(Difference, finds_a_longest_one_without_anchors) {
  fill(keys_a, "abababab");
  fill(keys_b, "babaab");
  find(8, 6);
  EXPECT_LE(5, expect_valid(8, 6));
}

/* The length of a longest common subsequence, from the recurrence. */
static uint32_t longest(uint32_t num_a, uint32_t num_b) {
  static uint32_t table[65][65];
  memset(table, 0, sizeof table);
  for (uint32_t i = 1; i <= num_a; ++i)
    for (uint32_t k = 1; k <= num_b; ++k) {
      uint32_t up = table[i - 1][k], left = table[i][k - 1];
      uint32_t both = table[i - 1][k - 1] + 1;
      table[i][k] = keys_a[i - 1] == keys_b[k - 1] ? both
                    : up > left                    ? up
                                                   : left;
    }
  return table[num_a][num_b];
}

/* Deletions alone are found in full: every element of `b` is matched. */
TEST(Difference, random_deletions) {
  srand(1);
  for (int round = 0; round < 300; ++round) {
    uint32_t num_a = (uint32_t)rand() % 64, num_b = 0;
    uint32_t letters = 1 + (uint32_t)rand() % 64;
    for (uint32_t i = 0; i < num_a; ++i) {
      keys_a[i] = (uint64_t)i * letters / 64 * 1000 + (uint64_t)rand() % 2;
      if (rand() % 3)
        keys_b[num_b++] = keys_a[i];
    }
    find(num_a, num_b);
    uint32_t found = expect_valid(num_a, num_b);
    EXPECT_LE(found, longest(num_a, num_b));
    EXPECT_GE(10 * found, 8 * num_b);
  }
}

TEST(Difference, random_edits_are_valid) {
  srand(2);
  for (int round = 0; round < 500; ++round) {
    uint32_t num_a = (uint32_t)rand() % 64, num_b = (uint32_t)rand() % 64;
    uint32_t letters = 1 + (uint32_t)rand() % 40;
    for (uint32_t i = 0; i < num_a; ++i)
      keys_a[i] = (uint64_t)rand() % letters;
    for (uint32_t i = 0; i < num_b; ++i)
      keys_b[i] = (uint64_t)rand() % letters;
    find(num_a, num_b);
    EXPECT_LE(expect_valid(num_a, num_b), longest(num_a, num_b));
  }
}

/* Too many equal elements for a table: what is at both ends is matched. */
TEST(Difference, gives_up_where_a_table_would_be_too_large) {
  for (uint32_t i = 0; i < MOST; ++i) {
    keys_a[i] = i % 2;
    keys_b[i] = i % 3 == 0;
  }
  keys_a[0] = keys_b[0] = 7;
  keys_a[MOST - 1] = keys_b[MOST - 1] = 9;
  find(MOST, MOST);
  EXPECT_LE(2, expect_valid(MOST, MOST));
  EXPECT_EQ(0, match[0]);
  EXPECT_EQ(MOST - 1, match[MOST - 1]);
}

TEST(Difference, of_many_lines_of_which_half_go) {
  uint32_t num_b = 0;
  for (uint32_t i = 0; i < MOST; ++i) {
    keys_a[i] = i * UINT64_C(0x9E3779B97F4A7C15);
    if (i % 2)
      keys_b[num_b++] = keys_a[i];
  }
  find(MOST, num_b);
  EXPECT_EQ(num_b, expect_valid(MOST, num_b));
}
