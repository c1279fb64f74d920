/* Identifiers: what they depend on, and what they do not. */
#include "analysis/identity.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "testing/analysis_fixture.h"

enum { MOST = 8, LENGTH = 32 };

/* The identifiers of a module's assertions. */
typedef struct ids_t {
  char text[MOST][LENGTH];
  uint32_t count;
} ids_t;

static ids_t ids_of(const char *module) {
  ids_t out = {.count = 0};
  analysed_t t = analyse(module);
  arena_t arena;
  arena_init(&arena, allocator_system());
  const char **ids = identity_all(t.analysis, &arena);
  EXPECT_TRUE(ids != NULL);
  out.count = analysis_num_assertions(t.analysis);
  for (uint32_t i = 0; ids && i < out.count && i < MOST; ++i)
    snprintf(out.text[i], LENGTH, "%s", ids[i]);
  arena_deinit(&arena);
  analysed_destroy(&t);
  return out;
}

#define SIZES(a, b)                                                            \
  "  %" a " = torch.constant.int 0\n"                                          \
  "  %" b " = torch.aten.size.int %x, %" a                                     \
  " : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int\n"
#define CHECK(size, constant, c, message)                                      \
  "  %" c " = torch.aten.gt.int %" size ", %" constant                         \
  " : !torch.int, !torch.int -> !torch.bool\n"                                 \
  "  torch.runtime.assert %" c ", \"" message "\"\n"
#define FUNCTION(name, body)                                                   \
  "func.func @" name "(%x: !torch.vtensor<[?,?],f32>) {\n" body "  "           \
  "return\n}\n"

static const char PLAIN[] =
    FUNCTION("f", SIZES("z", "n") CHECK("n", "z", "c", "m"));

TEST(Identity, is_sixteen_digits) {
  ids_t ids = ids_of(PLAIN);
  ASSERT_EQ(1, ids.count);
  EXPECT_EQ(16, strlen(ids.text[0]));
  for (int i = 0; i < 16; ++i)
    EXPECT_TRUE(isxdigit((unsigned char)ids.text[0][i]) != 0);
}

TEST(Identity, of_no_assertions) {
  EXPECT_EQ(0, ids_of("func.func @f() { return }\n").count);
}

/* A format that others keep: it must not change between versions. */
TEST(Identity, is_what_it_always_was) {
  EXPECT_STREQ("f93ef4a3515a2c0e", ids_of(PLAIN).text[0]);
}

static void expect_same(const char *one, const char *other) {
  ids_t a = ids_of(one), b = ids_of(other);
  ASSERT_TRUE(a.count > 0 && b.count > 0);
  EXPECT_STREQ(a.text[0], b.text[0]);
}

static void expect_other(const char *one, const char *other) {
  ids_t a = ids_of(one), b = ids_of(other);
  ASSERT_TRUE(a.count > 0 && b.count > 0);
  EXPECT_NE(0, strcmp(a.text[0], b.text[0]));
}

TEST(Identity, does_not_see_lines) {
  expect_same(PLAIN, "// A comment.\n\n\n"
                     "func.func private @g()\n" FUNCTION(
                         "f", SIZES("z", "n") CHECK("n", "z", "c", "m")));
}

TEST(Identity, does_not_see_how_values_are_numbered) {
  expect_same(
      PLAIN,
      FUNCTION("f",
               "  %t = torch.aten.relu %x : !torch.vtensor<[?,?],f32>"
               " -> !torch.vtensor<[?,?],f32>\n"
               "  \"test.use\"(%t) : (!torch.vtensor<[?,?],f32>) -> ()\n" SIZES(
                   "17", "18") CHECK("18", "17", "19", "m")));
}

TEST(Identity, does_not_see_other_assertions) {
  ids_t ids = ids_of(FUNCTION("f", SIZES("z", "n") CHECK("n", "z", "a", "first")
                                       CHECK("n", "z", "c", "m")));
  ASSERT_EQ(2, ids.count);
  EXPECT_STREQ(ids_of(PLAIN).text[0], ids.text[1]);
}

TEST(Identity, does_not_see_a_region_around_it) {
  expect_same(
      PLAIN,
      FUNCTION("f",
               "  \"assertion.region\"(%x) ({\n"
               "  ^bb0(%y: !torch.vtensor<[?,?],f32>):\n"
               "    %z = torch.constant.int 0\n"
               "    %n = torch.aten.size.int %y, %z"
               " : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int\n" CHECK(
                   "n", "z", "c",
                   "m") "  }) : (!torch.vtensor<[?,?],f32>) -> ()\n"));
}

TEST(Identity, sees_the_message) {
  expect_other(PLAIN, FUNCTION("f", SIZES("z", "n") CHECK("n", "z", "c", "M")));
  expect_other("func.func @f(%c: i1) {\n  cf.assert %c, \"a\\00b\"\n"
               "  return\n}\n",
               "func.func @f(%c: i1) {\n  cf.assert %c, \"a\\00c\"\n"
               "  return\n}\n");
}

TEST(Identity, sees_the_function) {
  expect_other(PLAIN, FUNCTION("g", SIZES("z", "n") CHECK("n", "z", "c", "m")));
}

TEST(Identity, sees_the_condition) {
  expect_other(PLAIN, FUNCTION("f", SIZES("z", "n") CHECK("z", "n", "c", "m")));
}

TEST(Identity, sees_the_kind) {
  expect_other("func.func @f(%c: i1) {\n  cf.assert %c, \"m\"\n  return\n}\n",
               "func.func @f(%c: i1) {\n"
               "  \"tf.Assert\"(%c) {message = \"m\"} : (i1) -> ()\n"
               "  return\n}\n");
}

/* Two that read the same value are not like two that read different ones. */
TEST(Identity, tells_values_of_one_condition_apart) {
  static const char pattern[] =
      "func.func @f(%%a: i1, %%b: i1) {\n"
      "  %%c = arith.andi %%a, %%%c : i1\n  cf.assert %%c, \"m\"\n"
      "  return\n}\n";
  char same[256], other[256];
  snprintf(same, sizeof same, pattern, 'a');
  snprintf(other, sizeof other, pattern, 'b');
  expect_other(same, other);
}

TEST(Identity, numbers_those_that_say_the_same) {
  ids_t ids = ids_of(FUNCTION("f", SIZES("z", "n") CHECK("n", "z", "a", "m")
                                       CHECK("n", "z", "b", "m")
                                           CHECK("n", "z", "c", "m")));
  ASSERT_EQ(3, ids.count);
  char want[LENGTH];
  EXPECT_STREQ(ids_of(PLAIN).text[0], ids.text[0]);
  snprintf(want, sizeof want, "%.24s-2", ids.text[0]);
  EXPECT_STREQ(want, ids.text[1]);
  snprintf(want, sizeof want, "%.24s-3", ids.text[0]);
  EXPECT_STREQ(want, ids.text[2]);
}

TEST(Identity, does_not_run_strings_together) {
  expect_other(FUNCTION("ab", SIZES("z", "n") CHECK("n", "z", "c", "c")),
               FUNCTION("a", SIZES("z", "n") CHECK("n", "z", "c", "bc")));
}

/* A condition that is cut is cut in the same place whatever the names are. */
TEST(Identity, of_a_condition_too_long_to_print) {
  char one[8192], other[8192], body[4096] = "";
  size_t at = 0;
  for (int i = 0; i < 40; ++i)
    at += (size_t)snprintf(body + at, sizeof body - at,
                           "  %%c%d = arith.andi %%%s%d, %%b : i1\n", i + 1,
                           "c", i);
  snprintf(one, sizeof one,
           "func.func @f(%%c0: i1, %%b: i1) {\n%s  cf.assert %%c40, \"m\"\n"
           "  return\n}\n",
           body);
  snprintf(other, sizeof other,
           "func.func @f(%%p: i64, %%q: i64, %%r: i64, %%c0: i1, %%b: i1) {\n"
           "%s  cf.assert %%c40, \"m\"\n  return\n}\n",
           body);
  expect_same(one, other);
}

TEST(Identity, function_is_the_nearest_symbol) {
  analysed_t t = analyse("module @outer {\n"
                         "func.func @inner(%c: i1) {\n"
                         "  cf.assert %c, \"m\"\n  return\n}\n}\n");
  MlirStringRef name =
      identity_function(t.analysis, analysis_assertion(t.analysis, 0)->id);
  EXPECT_TRUE(
      mlirStringRefEqual(name, mlirStringRefCreateFromCString("inner")));
  EXPECT_EQ(0, identity_function(t.analysis, ANALYSIS_NONE).length);
  analysed_destroy(&t);
}
