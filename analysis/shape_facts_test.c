/* What assertions and symbolic shapes say about sizes, and where. */
#include "testing/shapes_fixture.h"

#include <stdio.h>

/* The sizes of %x and %y in dimension 0, and whether they are equal. */
#define SIZES                                                                  \
  "%n = torch.aten.size.int %x, %c0 : $[?,?], $i -> $i\n"                      \
  "%m = torch.aten.size.int %y, %c0 : $[?,?], $i -> $i\n"                      \
  "%e = torch.aten.eq.int %n, %m : $i, $i -> $b\n"
#define ARGUMENTS "%x: $[?,?], %y: $[?,?], %b: $b"
#define RETURN "return %x, %y : $[?,?], $[?,?]"

static void expect(const char *wanted, const char *body) {
  SCOPED_TRACE("%s", body);
  EXPECT_STREQ(wanted, shapes_returned(shapes_function(ARGUMENTS, body), 0));
}

static const char apart[] = "[a0.0 a0.1] [a1.0 a1.1]";
static const char equal[] = "[a0.0 a0.1] [a0.0 a1.1]";

TEST(ShapeFacts, an_asserted_equality) {
  expect(equal, SIZES "torch.runtime.assert %e, \"\"\n" RETURN);
  expect(apart, SIZES RETURN);
}

TEST(ShapeFacts, parts_of_a_conjunction) {
  expect(equal, SIZES "%l = torch.prim.ListConstruct %b, %e : ($b, $b) -> "
                      "!torch.list<bool>\n"
                      "%a = torch.aten.all.bool %l : !torch.list<bool> -> $b\n"
                      "torch.runtime.assert %a, \"\"\n" RETURN);
  expect(equal, SIZES "%a = torch.aten.__and__.bool %b, %e : $b, $b -> $b\n"
                      "torch.runtime.assert %a, \"\"\n" RETURN);
  expect(equal, SIZES "%i = torch.aten.Int.bool %e : $b -> $i\n"
                      "%a = torch.aten.Bool.int %i : $i -> $b\n"
                      "torch.runtime.assert %a, \"\"\n" RETURN);
}

TEST(ShapeFacts, parts_of_a_disjunction_say_nothing) {
  expect(apart, SIZES "%l = torch.prim.ListConstruct %b, %e : ($b, $b) -> "
                      "!torch.list<bool>\n"
                      "%a = torch.aten.any.bool %l : !torch.list<bool> -> $b\n"
                      "torch.runtime.assert %a, \"\"\n" RETURN);
  expect(apart, SIZES "%a = torch.aten.__or__.bool %b, %e : $b, $b -> $b\n"
                      "torch.runtime.assert %a, \"\"\n" RETURN);
}

TEST(ShapeFacts, negation) {
  expect(equal, SIZES "%d = torch.aten.ne.int %n, %m : $i, $i -> $b\n"
                      "%a = torch.aten.__not__ %d : $b -> $b\n"
                      "torch.runtime.assert %a, \"\"\n" RETURN);
  expect(apart, SIZES "%a = torch.aten.__not__ %e : $b -> $b\n"
                      "torch.runtime.assert %a, \"\"\n" RETURN);
  expect(apart, SIZES "%d = torch.aten.ne.int %n, %m : $i, $i -> $b\n"
                      "torch.runtime.assert %d, \"\"\n" RETURN);
}

TEST(ShapeFacts, a_raising_if) {
  expect(equal, SIZES "%d = torch.aten.ne.int %n, %m : $i, $i -> $b\n"
                      "%s = torch.constant.str \"sizes\"\n"
                      "torch.prim.If %d -> () {\n"
                      "  torch.prim.RaiseException %s, %none : !torch.str, $n\n"
                      "  torch.prim.If.yield\n"
                      "} else {\n"
                      "  torch.prim.If.yield\n"
                      "}\n" RETURN);
}

TEST(ShapeFacts, a_region) {
  expect(equal, "\"assertion.region\"(%x, %y) ({\n"
                "^bb0(%u: $[?,?], %v: $[?,?]):\n"
                "%d = torch.constant.int 0\n"
                "%n = torch.aten.size.int %u, %d : $[?,?], $i -> $i\n"
                "%m = torch.aten.size.int %v, %d : $[?,?], $i -> $i\n"
                "%e = torch.aten.eq.int %n, %m : $i, $i -> $b\n"
                "torch.runtime.assert %e, \"\"\n"
                "}) : ($[?,?], $[?,?]) -> ()\n" RETURN);
}

/* An assertion in a branch says nothing of what comes after it. */
TEST(ShapeFacts, only_what_is_dominated) {
  expect(apart, SIZES "torch.prim.If %b -> () {\n"
                      "  torch.runtime.assert %e, \"\"\n"
                      "  torch.prim.If.yield\n"
                      "} else {\n"
                      "  torch.prim.If.yield\n"
                      "}\n" RETURN);
  expect(apart, SIZES "torch.prim.Loop %n, %b, init() {\n"
                      "^bb0(%i: $i):\n"
                      "  torch.runtime.assert %e, \"\"\n"
                      "  torch.prim.Loop.condition %b, iter()\n"
                      "} : ($i, $b) -> ()\n" RETURN);
}

TEST(ShapeFacts, inside_the_branch_it_holds) {
  expect("[a0.0 a0.1]", SIZES
         "%r = torch.prim.If %b -> ($[?,?]) {\n"
         "  torch.runtime.assert %e, \"\"\n"
         "  %s = torch.aten.mul.Tensor %x, %y : $[?,?], $[?,?] -> $[?,?]\n"
         "  torch.prim.If.yield %s : $[?,?]\n"
         "} else {\n"
         "  torch.prim.If.yield %x : $[?,?]\n"
         "}\n"
         "return %x : $[?,?]");
}

TEST(ShapeFacts, blocks_that_do_not_dominate) {
  expect(apart, SIZES "%c = torch_c.to_i1 %b\n"
                      "cf.cond_br %c, ^bb1, ^bb2\n"
                      "^bb1:\n"
                      "torch.runtime.assert %e, \"\"\n"
                      "cf.br ^bb2\n"
                      "^bb2:\n" RETURN);
  expect(equal, SIZES "torch.runtime.assert %e, \"\"\n"
                      "cf.br ^bb1\n"
                      "^bb1:\n" RETURN);
}

/* One function says nothing of another. */
TEST(ShapeFacts, functions_are_apart) {
  static const char text[] =
      "func.func @f(%x: !torch.vtensor<[?],f32>) {\n"
      "  %c0 = torch.constant.int 0\n"
      "  %c5 = torch.constant.int 5\n"
      "  %n = torch.aten.size.int %x, %c0 : !torch.vtensor<[?],f32>, "
      "!torch.int -> !torch.int\n"
      "  %e = torch.aten.eq.int %n, %c5 : !torch.int, !torch.int -> "
      "!torch.bool\n"
      "  torch.runtime.assert %e, \"\"\n"
      "  \"test.give\"(%x) : (!torch.vtensor<[?],f32>) -> ()\n"
      "  return\n"
      "}\n"
      "func.func @g(%x: !torch.vtensor<[?],f32>) {\n"
      "  \"test.give\"(%x) : (!torch.vtensor<[?],f32>) -> ()\n"
      "  return\n"
      "}\n";
  EXPECT_STREQ("[5]", shapes_returned(text, 0));
  EXPECT_STREQ("[a0.0]", shapes_returned(text, 1));
}

/* ---- Broadcast compatibility ---- */

#define COMPATIBLE(n, m)                                                       \
  "%p" n " = torch.aten.eq.int %" n ", %" m " : $i, $i -> $b\n"                \
  "%o" n " = torch.aten.eq.int %" n ", %c1 : $i, $i -> $b\n"                   \
  "%l" n " = torch.prim.ListConstruct %p" n ", %o" n                           \
  " : ($b, $b) -> !torch.list<bool>\n"                                         \
  "%a" n " = torch.aten.any.bool %l" n " : !torch.list<bool> -> $b\n"          \
  "torch.runtime.assert %a" n ", \"\"\n"

TEST(ShapeFacts, sizes_that_broadcast_to_the_greater) {
  static const char product[] =
      "%z = torch.aten.mul.Tensor %x, %y : $[?,?], $[?,?] -> $[?,?]\n"
      "%k = torch.aten.size.int %z, %c0 : $[?,?], $i -> $i\n"
      "%q = torch.aten.sub.int %g, %k : $i, $i -> $i\n"
      "return %q : $i";
  char body[4096];
  snprintf(body, sizeof body, "%s%s%s",
           SIZES "%g = torch.prim.max.int %n, %m : $i, $i -> $i\n",
           COMPATIBLE("n", "g") COMPATIBLE("m", "g"), product);
  expect("0", body);
  snprintf(body, sizeof body, "%s%s%s",
           SIZES "%g = torch.prim.max.int %n, %m : $i, $i -> $i\n",
           COMPATIBLE("n", "g"), product);
  expect("?", body);
}

/* ---- Symbols ---- */

TEST(ShapeFacts, symbolic_shapes) {
  expect("[a0.0 4] [a0.0 a1.1] 0",
         "%s = torch.symbolic_int \"s0\" {min_val = 2, max_val = 9} : $i\n"
         "torch.bind_symbolic_shape %x, [%s], affine_map<()[s0] -> (s0, 4)> : "
         "$[?,?]\n"
         "torch.bind_symbolic_shape %y, [%s], affine_map<()[s0] -> (s0, s0 * 2 "
         "+ 1)> : $[?,?]\n"
         "%n = torch.aten.size.int %x, %c0 : $[?,?], $i -> $i\n"
         "%m = torch.aten.size.int %y, %c1 : $[?,?], $i -> $i\n"
         "%p = torch.aten.mul.int %n, %c2 : $i, $i -> $i\n"
         "%q = torch.aten.add.int %p, %c1 : $i, $i -> $i\n"
         "%d = torch.aten.sub.int %m, %q : $i, $i -> $i\n"
         "return %x, %y, %d : $[?,?], $[?,?], $i");
}

/* In a function that takes its unknown dimensions for equal. */
TEST(ShapeFacts, strict_symbolic_shapes) {
  static const char format[] =
      "func.func @f(%%x: !torch.vtensor<[?,1],f32>, %%y: "
      "!torch.vtensor<[?,?],f32>) %s {\n"
      "  %%z = torch.aten.mul.Tensor %%x, %%y : !torch.vtensor<[?,1],f32>, "
      "!torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>\n"
      "  \"test.give\"(%%z, %%y) : (!torch.vtensor<[?,?],f32>, "
      "!torch.vtensor<[?,?],f32>) -> ()\n"
      "  return\n"
      "}\n";
  char text[1024];
  snprintf(text, sizeof text, format,
           "attributes {torch.assume_strict_symbolic_shapes}");
  EXPECT_STREQ("[a0.0 a1.1] [a0.0 a1.1]", shapes_returned(text, 0));
  snprintf(text, sizeof text, format, "");
  EXPECT_STREQ("[? a1.1] [a1.0 a1.1]", shapes_returned(text, 0));
}
