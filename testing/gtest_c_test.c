/* The checks of gtest_c.h where they hold; gtest_c_fixture.c has them fail. */
#include "testing/gtest_c.h"

#include <limits.h>
#include <math.h>
#include <stdint.h>

static int calls;

static int once(int value) {
  ++calls;
  return value;
}

TEST(GtestC, truth) {
  EXPECT_TRUE(1 + 1 == 2);
  EXPECT_FALSE(1 + 1 == 3);
  ASSERT_TRUE(true);
  ASSERT_FALSE(false);
}

TEST(GtestC, order) {
  EXPECT_EQ(4, 2 + 2);
  EXPECT_NE(5, 2 + 2);
  EXPECT_LT(1, 2);
  EXPECT_LE(2, 2);
  EXPECT_GT(2, 1);
  EXPECT_GE(2, 2);
}

TEST(GtestC, order_is_that_of_mathematics) {
  EXPECT_LT(-1, UINT64_MAX);
  EXPECT_NE(-1, UINT32_MAX);
  EXPECT_GT(UINT64_MAX, INT64_MAX);
  EXPECT_LT(INT64_MIN, 0u);
}

TEST(GtestC, arguments_are_evaluated_once) {
  calls = 0;
  EXPECT_EQ(1, once(1));
  ASSERT_EQ(1, once(1));
  EXPECT_TRUE(once(1));
  EXPECT_EQ(3, calls);
}

TEST(GtestC, strings) {
  EXPECT_STREQ("a", "a");
  EXPECT_STREQ(NULL, NULL);
  EXPECT_BYTES("ab", "abc", 2);
  EXPECT_BYTES("", "abc", 0);
  EXPECT_CONTAINS("b", "abc");
  EXPECT_CONTAINS("", "");
}

TEST(GtestC, near) {
  EXPECT_NEAR(1.0, 1.5, 0.5);
  EXPECT_NEAR((double)INFINITY, (double)INFINITY, 0.0);
}

TEST(GtestC, no_fatal_failure_goes_on) {
  calls = 0;
  ASSERT_NO_FATAL_FAILURE(once(0));
  EXPECT_EQ(1, calls);
}

TEST(GtestC, traces_end_with_their_block) {
  for (int i = 0; i < 3; ++i) {
    SCOPED_TRACE("round %d", i);
    SCOPED_TRACE("twice in a block");
    EXPECT_LT(i, 3);
  }
}
