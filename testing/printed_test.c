/* The text that tests print into. */
#include "testing/printed.h"

#include <stdlib.h>
#include <string.h>

#include "testing/gtest_c.h"

TEST(Printed, holds_nul_and_ends_with_one) {
  printed_t printed = printed_create();
  EXPECT_STREQ("", printed.data);
  printed_append(mlirStringRefCreate("a\0b", 3), &printed);
  printed_append(mlirStringRefCreate(NULL, 0), &printed);
  printed_append(mlirStringRefCreate("c", 1), &printed);
  EXPECT_EQ(4, printed.length);
  EXPECT_EQ(0, memcmp("a\0bc", printed.data, 5));
  free(printed.data);
}

TEST(Printed, memory_doubles_as_text_comes_byte_by_byte) {
  enum { LENGTH = 1 << 20 };
  printed_t printed = {0};
  int times = 0;
  for (int i = 0; i < LENGTH; ++i) {
    size_t before = printed.capacity;
    printed_append(mlirStringRefCreate("x", 1), &printed);
    times += printed.capacity != before;
  }
  EXPECT_EQ(LENGTH, strlen(printed.data));
  EXPECT_LT(times, 20);
  free(printed.data);
}
