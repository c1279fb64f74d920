/* The order in which objects were loaded. */
#define _GNU_SOURCE
#include "hook/second_mlir.h"

#include <dlfcn.h>
#include <stdlib.h>

#include "testing/gtest_c.h"

static int here;

TEST(SecondMlir, the_program_comes_first) {
  void *libc = dlsym(RTLD_DEFAULT, "fopen");
  EXPECT_TRUE(second_mlir_was_brought(&here, libc));
  EXPECT_FALSE(second_mlir_was_brought(libc, &here));
}

TEST(SecondMlir, what_is_in_one_object_was_not_brought) {
  EXPECT_FALSE(second_mlir_was_brought(&here, &here));
}

TEST(SecondMlir, what_is_in_no_object_was_not_brought) {
  void *heap = calloc(1, 1);
  EXPECT_FALSE(second_mlir_was_brought(&here, heap));
  EXPECT_FALSE(second_mlir_was_brought(heap, &here));
  free(heap);
}
