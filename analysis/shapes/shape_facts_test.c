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

/* What the expressions of a symbolic shape may be made of. A remainder says
 * nothing, and neither does a map of another rank. */
TEST(ShapeFacts, expressions_of_symbolic_shapes) {
#define SYMBOLS                                                                \
  "%s = torch.symbolic_int \"s0\" {min_val = 2, max_val = 9} : $i\n"           \
  "%t = torch.symbolic_int \"s1\" {min_val = 2, max_val = 9} : $i\n"
#define BIND(map)                                                              \
  SYMBOLS "torch.bind_symbolic_shape %x, [%s, %t], affine_map<" map            \
          "> : $[?,?]\n"
#define LESS(what)                                                             \
  "%n = torch.aten.size.int %x, %c0 : $[?,?], $i -> $i\n" what                 \
  "%d = torch.aten.sub.int %n, %a : $i, $i -> $i\nreturn %d : $i"
  expect("0", BIND("()[s0, s1] -> (s0 floordiv 2, s1)") LESS(
                  "%a = torch.aten.floordiv.int %s, %c2 : $i, $i -> $i\n"));
  expect("0", BIND("()[s0, s1] -> (s0 * s1 - 1, s1)")
                  LESS("%p = torch.aten.mul.int %s, %t : $i, $i -> $i\n"
                       "%a = torch.aten.sub.int %p, %c1 : $i, $i -> $i\n"));
  expect("?", BIND("()[s0, s1] -> (s0 mod 2, s1)") LESS(
                  "%a = torch.aten.remainder.int %s, %c2 : $i, $i -> $i\n"));
  expect("?", BIND("()[s0, s1] -> (s0)")
                  LESS("%a = torch.aten.mul.int %s, %c1 : $i, $i -> $i\n"));
#undef LESS
#undef BIND
#undef SYMBOLS
}

/* A size that the type of one tensor fixes is that of the symbol, and of all
 * tensors of it. */
TEST(ShapeFacts, a_symbol_of_a_size_that_is_known) {
  static const char body[] =
      "%s = torch.symbolic_int \"s0\" {min_val = 2, max_val = 9} : $i\n"
      "torch.bind_symbolic_shape %x, [%s], affine_map<()[s0] -> (7, s0)> : "
      "$[?,4]\n"
      "torch.bind_symbolic_shape %y, [%s], affine_map<()[s0] -> (s0 + 1, s0)> "
      ": $[?,?]\n"
      "return %s, %x, %y : $i, $[?,4], $[?,?]";
  EXPECT_STREQ(
      "4 [7 4] [5 4]",
      shapes_returned(shapes_function("%x: $[?,4], %y: $[?,?]", body), 0));
}

/* ---- Forms of conditions ---- */

#define ASSERT_A "torch.runtime.assert %a, \"\"\n"
#define BOTH(a, b)                                                             \
  "%l = torch.prim.ListConstruct " a ", " b " : ($b, $b) -> "                  \
  "!torch.list<bool>\n"

/* Twice not is what it was; the negation of several says nothing of one. */
TEST(ShapeFacts, negations_of_negations) {
  expect(equal,
         SIZES "%d = torch.aten.__not__ %e : $b -> $b\n"
               "%a = torch.aten.__not__ %d : $b -> $b\n" ASSERT_A RETURN);
  expect(apart,
         SIZES "%q = torch.aten.ne.int %n, %m : $i, $i -> $b\n" BOTH(
             "%b",
             "%q") "%d = torch.aten.all.bool %l : !torch.list<bool> -> $b\n"
                   "%a = torch.aten.__not__ %d : $b -> $b\n" ASSERT_A RETURN);
}

/* Conditions within conditions. */
TEST(ShapeFacts, nested_conjunctions) {
  expect(
      equal,
      SIZES "%c = torch.aten.__and__.bool %e, %b : $b, $b -> $b\n" BOTH(
          "%b",
          "%c") "%d = torch.aten.all.bool %l : !torch.list<bool> -> $b\n"
                "%a = torch.aten.__and__.bool %b, %d : $b, $b -> $b\n" ASSERT_A
                    RETURN);
}

/* A list of conditions from elsewhere has no parts. */
TEST(ShapeFacts, conditions_from_elsewhere) {
  EXPECT_STREQ(
      "[a0.0 a0.1]",
      shapes_returned(
          shapes_function(
              "%x: $[?,?], %l: !torch.list<bool>",
              "%a = torch.aten.all.bool %l : !torch.list<bool> -> $b\n" ASSERT_A
              "%o = torch.aten.any.bool %l : !torch.list<bool> -> $b\n"
              "torch.runtime.assert %o, \"\"\nreturn %x : $[?,?]"),
          0));
}

/* One of three conditions, or an equality and something else than being 1. */
TEST(ShapeFacts, disjunctions_that_are_no_broadcast) {
  static const char z[] =
      "%z = torch.aten.mul.Tensor %x, %y : $[?,?], $[?,?] -> $[?,?]\n"
      "%k = torch.aten.size.int %z, %c0 : $[?,?], $i -> $i\n"
      "%q = torch.aten.sub.int %m, %k : $i, $i -> $i\n"
      "return %q : $i";
  char body[2048];
  static const char *const ones[] = {"1", "2"};
  for (int i = 0; i < 2; ++i) {
    snprintf(body, sizeof body,
             "%s%%o = torch.aten.eq.int %%n, %%c%s : $i, $i -> $b\n"
             "%%l = torch.prim.ListConstruct %%o, %%e : ($b, $b) -> "
             "!torch.list<bool>\n"
             "%%a = torch.aten.any.bool %%l : !torch.list<bool> -> $b\n"
             "%s%s",
             SIZES, ones[i], ASSERT_A, z);
    expect(i ? "?" : "0", body);
  }
  snprintf(body, sizeof body,
           "%s%%o = torch.aten.eq.int %%n, %%c1 : $i, $i -> $b\n"
           "%%l = torch.prim.ListConstruct %%o, %%e, %%b : ($b, $b, $b) -> "
           "!torch.list<bool>\n"
           "%%a = torch.aten.any.bool %%l : !torch.list<bool> -> $b\n"
           "%s%s",
           SIZES, ASSERT_A, z);
  expect("?", body);
}

/* What a region of an assertion says of broadcasts holds behind it too. */
TEST(ShapeFacts, a_broadcast_in_a_region) {
  expect(
      "0",
      "\"assertion.region\"(%x, %y) ({\n"
      "^bb0(%u: $[?,?], %v: $[?,?]):\n"
      "%d = torch.constant.int 0\n"
      "%i = torch.constant.int 1\n"
      "%n = torch.aten.size.int %u, %d : $[?,?], $i -> $i\n"
      "%m = torch.aten.size.int %v, %d : $[?,?], $i -> $i\n"
      "%e = torch.aten.eq.int %n, %m : $i, $i -> $b\n"
      "%o = torch.aten.eq.int %n, %i : $i, $i -> $b\n" BOTH(
          "%e",
          "%o") "%a = torch.aten.any.bool %l : !torch.list<bool> -> "
                "$b\n" ASSERT_A "}) : ($[?,?], $[?,?]) -> ()\n"
                "%z = torch.aten.mul.Tensor %x, %y : $[?,?], $[?,?] -> $[?,?]\n"
                "%k = torch.aten.size.int %z, %c0 : $[?,?], $i -> $i\n"
                "%w = torch.aten.size.int %y, %c0 : $[?,?], $i -> $i\n"
                "%q = torch.aten.sub.int %w, %k : $i, $i -> $i\n"
                "return %q : $i");
}

/* A region in a branch says it to the rest of the branch alone. */
TEST(ShapeFacts, a_region_in_a_branch) {
  expect(apart, "torch.prim.If %b -> () {\n"
                "  \"assertion.region\"(%x, %y) ({\n"
                "  ^bb0(%u: $[?,?], %v: $[?,?]):\n"
                "    %d = torch.constant.int 0\n"
                "    %n = torch.aten.size.int %u, %d : $[?,?], $i -> $i\n"
                "    %m = torch.aten.size.int %v, %d : $[?,?], $i -> $i\n"
                "    %e = torch.aten.eq.int %n, %m : $i, $i -> $b\n"
                "    torch.runtime.assert %e, \"\"\n"
                "  }) : ($[?,?], $[?,?]) -> ()\n"
                "  torch.prim.If.yield\n"
                "} else {\n"
                "  torch.prim.If.yield\n"
                "}\n" RETURN);
}

#undef BOTH
#undef ASSERT_A

/* ---- Symbols that are one ---- */

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
