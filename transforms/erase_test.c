/* Erasing many operations that use each other. */
#include "transforms/erase.h"

#include <stdlib.h>

#include "testing/gtest_c.h"
#include "testing/ir.h"

/* Erases from `text` the operations whose name is among `names`, which end
 * with NULL, outermost first. Returns what is left; the caller frees it. */
static char *erase(const char *text, const char *const *names,
                   uint32_t expected) {
  ir_t ir = ir_parse(text);
  policy_t *policy = policy_create();
  analysis_options_t options = {.policy = policy};
  analysis_t *a = analysis_create(ir.root, &options);
  uint8_t *doomed = calloc(analysis_num_operations(a), 1);
  for (uint32_t id = 1; id < analysis_num_operations(a); ++id)
    for (size_t i = 0; names[i]; ++i)
      doomed[id] |= mlirStringRefEqual(
          mlirIdentifierStr(mlirOperationGetName(analysis_operation(a, id))),
          mlirStringRefCreateFromCString(names[i]));
  EXPECT_EQ(expected, erase_all(a, doomed));
  EXPECT_TRUE(mlirOperationVerify(ir.root));
  char *left = ir_print(ir.root);
  free(doomed);
  analysis_destroy(a);
  policy_destroy(policy);
  ir_destroy(&ir);
  return left;
}

static void expect_erased(const char *text, const char *const *names,
                          uint32_t count, const char *expected) {
  char *left = erase(text, names, count);
  EXPECT_STREQ(expected, left);
  free(left);
}

TEST(Erase, nothing) {
  static const char *const names[] = {NULL};
  expect_erased("\"my.a\"() : () -> ()", names, 0,
                "module {\n  \"my.a\"() : () -> ()\n}\n");
}

TEST(Erase, users_before_and_after) {
  static const char *const names[] = {"my.a", "my.b", NULL};
  expect_erased("%b = \"my.b\"(%a) : (i32) -> i32\n"
                "%a = \"my.a\"(%b) : (i32) -> i32\n"
                "%c = \"my.b\"(%a, %c) : (i32, i32) -> i32\n",
                names, 3, "module {\n}\n");
}

TEST(Erase, nested_operations_count) {
  static const char *const names[] = {"my.region", NULL};
  expect_erased("%0 = \"my.value\"() : () -> i32\n"
                "\"my.region\"() ({\n"
                "  \"my.use\"(%0) : (i32) -> ()\n"
                "  \"my.region\"() ({\n"
                "    \"my.use\"(%0) : (i32) -> ()\n"
                "  }) : () -> ()\n"
                "}) : () -> ()\n",
                names, 4, "module {\n  %0 = \"my.value\"() : () -> i32\n}\n");
}

TEST(Erase, a_value_used_from_a_region_that_goes_too) {
  static const char *const names[] = {"my.value", "my.region", NULL};
  expect_erased("%0 = \"my.value\"() : () -> i32\n"
                "\"my.region\"() ({\n"
                "  \"my.use\"(%0) : (i32) -> ()\n"
                "}) : () -> ()\n",
                names, 3, "module {\n}\n");
}

TEST(Erase, blocks_and_branches) {
  static const char *const names[] = {"scf.execute_region", NULL};
  expect_erased("func.func @f(%c: i1) {\n"
                "  scf.execute_region {\n"
                "    cf.cond_br %c, ^bb1(%c : i1), ^bb2\n"
                "  ^bb1(%d: i1):\n"
                "    cf.br ^bb1(%d : i1)\n"
                "  ^bb2:\n"
                "    scf.yield\n"
                "  }\n"
                "  return\n"
                "}",
                names, 4,
                "module {\n  func.func @f(%arg0: i1) {\n    return\n  }\n}\n");
}
