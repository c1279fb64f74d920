/* Strings with a length beside C's. */
#include "dialect/string_ref.h"

#include "testing/gtest_c.h"

#include <string.h>

TEST(StringRef, of_a_c_string_borrows_it) {
  static const char text[] = "torch";
  MlirStringRef ref = string_ref(text);
  EXPECT_TRUE(ref.data == text);
  EXPECT_EQ(5, ref.length);
  EXPECT_EQ(0, string_ref("").length);
  EXPECT_TRUE(string_ref(NULL).data == NULL);
  EXPECT_EQ(0, string_ref(NULL).length);
}

TEST(StringRef, begins_with_what_it_is_or_goes_on_from) {
  EXPECT_TRUE(string_starts_with(string_ref("torch.aten"), "torch."));
  EXPECT_TRUE(string_starts_with(string_ref("torch."), "torch."));
  EXPECT_TRUE(string_starts_with(string_ref("torch"), ""));
  EXPECT_FALSE(string_starts_with(string_ref("torch"), "torch."));
  EXPECT_FALSE(string_starts_with(string_ref("xtorch."), "torch."));
  EXPECT_FALSE(string_starts_with(string_ref(NULL), "torch."));
  EXPECT_FALSE(string_starts_with(mlirStringRefCreate("torch.", 5), "torch."));
  EXPECT_TRUE(string_starts_with(mlirStringRefCreate("a\0b", 3), "a"));
}

TEST(StringRef, skips_a_prefix_once) {
  MlirStringRef name = string_ref("torch.torch.x");
  EXPECT_TRUE(string_skip(&name, "torch."));
  EXPECT_TRUE(mlirStringRefEqual(name, string_ref("torch.x")));
  EXPECT_FALSE(string_skip(&name, "aten."));
  EXPECT_TRUE(mlirStringRefEqual(name, string_ref("torch.x")));
  EXPECT_TRUE(string_skip(&name, "torch.x"));
  EXPECT_EQ(0, name.length);
  EXPECT_FALSE(string_skip(&name, "torch."));
}
