/* Tests that fail, one check each, for gtest_c_test.py: the comment behind a
 * check is what its failure must say. */
#include "testing/gtest_c.h"

#include <math.h>
#include <stdint.h>

TEST(True, expect) { EXPECT_TRUE(1 > 2); }       // 1 > 2 is false
TEST(True, not) { EXPECT_FALSE(2 > 1); }         // 2 > 1 is true
TEST(Order, eq) { EXPECT_EQ(4, 2 + 3); }         // 4 == 2 + 3|4 vs 5
TEST(Order, ne) { EXPECT_NE(4, 4); }             // 4 != 4
TEST(Order, lt) { EXPECT_LT(2, 2); }             // 2 < 2
TEST(Order, le) { EXPECT_LE(3, 2); }             // 3 <= 2
TEST(Order, gt) { EXPECT_GT(2, 2); }             // 2 > 2
TEST(Order, ge) { EXPECT_GE(-1, 2); }            // -1 >= 2|-1 vs 2
TEST(Order, wide) { EXPECT_EQ(-1, UINT64_MAX); } // -1 vs 18446744073709551615
TEST(Order, least) { EXPECT_EQ(0, INT64_MIN); }  // vs -9223372036854775808
TEST(String, eq) { EXPECT_STREQ("a", "b"); }     // "a" vs "b"
TEST(String, null) { EXPECT_STREQ("a", NULL); }  // "a" vs NULL
TEST(String, nul) { EXPECT_BYTES("a", "a\0b", 3); }     // "a" vs "a\0b"
TEST(String, part) { EXPECT_CONTAINS("x", "abc"); }     // "abc" without "x"
TEST(String, none) { EXPECT_CONTAINS("x", NULL); }      // NULL without "x"
TEST(Near, apart) { EXPECT_NEAR(1.0, 2.0, 0.5); }       // 1 vs 2
TEST(Near, nan) { EXPECT_NEAR(1.0, (double)NAN, 0.5); } // 1 vs nan
TEST(Fail, add) { ADD_FAILURE("%d of %s", 3, "it"); }   // 3 of it
TEST(Fail, fatal) { FAIL("over"); }                     // over
TEST(Fail, long) { FAIL("%02000d", 7); }                // 0000000000007

TEST(Assert, returns) {
  ASSERT_EQ(1, 2); // 1 == 2
  ADD_FAILURE("not reached");
}

TEST(Expect, goes_on) {
  EXPECT_EQ(1, 2);        // 1 == 2
  ADD_FAILURE("reached"); // reached
}

TEST(Trace, row) {
  for (int i = 0; i < 2; ++i) {
    SCOPED_TRACE("row %d", i);
    EXPECT_EQ(0, i); // row 1
  }
}

static void helper(void) {
  ASSERT_TRUE(false); // false is false
}

TEST(Helper, leaves) {
  ASSERT_NO_FATAL_FAILURE(helper());
  ADD_FAILURE("not reached");
}
