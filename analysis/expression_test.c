/* Conditions as expressions: precedence, names, attributes, and where they are
 * cut. */
#include "analysis/expression.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "analysis/text.h"
#include "testing/analysis_fixture.h"

#define HEAD                                                                   \
  "func.func @f(%x: !torch.vtensor<[?,?],f32>, %a: !torch.int,"                \
  " %b: !torch.int, %p: !torch.bool, %q: !torch.bool, %i: index, %j: index,"   \
  " %t: tensor<?x4xi1>, %s: tensor<i32>, %l: !torch.list<int>) {\n"
#define TAIL "\n  return\n}\n"
#define II " : !torch.int, !torch.int -> !torch.int\n"
#define IB " : !torch.int, !torch.int -> !torch.bool\n"
#define BB " : !torch.bool, !torch.bool -> !torch.bool\n"
#define CHECK "torch.runtime.assert %e, \"\""

static void expect_expression(const char *wanted, const char *body) {
  SCOPED_TRACE("%s", body);
  char text[8000];
  snprintf(text, sizeof text, "%s%s%s", HEAD, body, TAIL);
  analysed_t t = analyse(text);
  EXPECT_STREQ(wanted, condition_text(&t, 0));
  analysed_destroy(&t);
}

TEST(Expression, a_size_against_a_constant) {
  expect_expression("size(%arg0, 0) == 4",
                    "%c0 = torch.constant.int 0\n"
                    "%c4 = torch.constant.int 4\n"
                    "%n = torch.aten.size.int %x, %c0"
                    " : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int\n"
                    "%e = torch.aten.eq.int %n, %c4" IB CHECK);
}

TEST(Expression, an_argument_is_its_name) {
  expect_expression("%arg3", "torch.runtime.assert %p, \"\"");
}

TEST(Expression, sums_and_products) {
  expect_expression("(%arg1 + %arg2) * %arg1 == %arg2",
                    "%u = torch.aten.add.int %a, %b" II
                    "%v = torch.aten.mul.int %u, %a" II
                    "%e = torch.aten.eq.int %v, %b" IB CHECK);
  expect_expression("%arg1 + %arg2 * %arg1 < %arg2",
                    "%u = torch.aten.mul.int %b, %a" II
                    "%v = torch.aten.add.int %a, %u" II
                    "%e = torch.aten.lt.int %v, %b" IB CHECK);
}

TEST(Expression, the_right_side_of_a_difference) {
  expect_expression("%arg1 - %arg2 - %arg1 >= %arg2",
                    "%u = torch.aten.sub.int %a, %b" II
                    "%v = torch.aten.sub.int %u, %a" II
                    "%e = torch.aten.ge.int %v, %b" IB CHECK);
  expect_expression("%arg1 - (%arg2 - %arg1) > %arg2",
                    "%u = torch.aten.sub.int %b, %a" II
                    "%v = torch.aten.sub.int %a, %u" II
                    "%e = torch.aten.gt.int %v, %b" IB CHECK);
  expect_expression("%arg1 // (%arg2 % %arg1) != %arg2",
                    "%u = torch.aten.remainder.int %b, %a" II
                    "%v = torch.aten.floordiv.int %a, %u" II
                    "%e = torch.aten.ne.int %v, %b" IB CHECK);
}

TEST(Expression, signs) {
  expect_expression("-(%arg1 + %arg2) <= -%arg1",
                    "%u = torch.aten.add.int %a, %b" II
                    "%v = torch.aten.neg.int %u : !torch.int -> !torch.int\n"
                    "%w = torch.aten.neg.int %a : !torch.int -> !torch.int\n"
                    "%e = torch.aten.le.int %v, %w" IB CHECK);
}

TEST(Expression, and_or_not) {
  expect_expression("not (%arg3 and %arg4) or %arg3 and %arg4",
                    "%u = torch.aten.__and__.bool %p, %q" BB
                    "%v = torch.aten.__not__ %u : !torch.bool -> !torch.bool\n"
                    "%e = torch.aten.__or__.bool %v, %u" BB CHECK);
  expect_expression("(%arg3 or %arg4) and not %arg3",
                    "%u = torch.aten.__or__.bool %p, %q" BB
                    "%v = torch.aten.__not__ %p : !torch.bool -> !torch.bool\n"
                    "%e = torch.aten.__and__.bool %u, %v" BB CHECK);
}

/* a == b == c would say that both hold. */
TEST(Expression, comparisons_of_comparisons) {
  expect_expression("(%arg3 == %arg4) != (%arg3 == %arg4)",
                    "%u = torch.aten.eq.bool %p, %q" BB
                    "%e = torch.aten.ne.bool %u, %u" BB CHECK);
}

TEST(Expression, lists_and_elements) {
  expect_expression("[%arg1, %arg2 + %arg1][%arg1] == %arg2",
                    "%u = torch.aten.add.int %b, %a" II
                    "%l2 = torch.prim.ListConstruct %a, %u"
                    " : (!torch.int, !torch.int) -> !torch.list<int>\n"
                    "%v = torch.aten.__getitem__.t %l2, %a"
                    " : !torch.list<int>, !torch.int -> !torch.int\n"
                    "%e = torch.aten.eq.int %v, %b" IB CHECK);
  expect_expression(
      "len(%arg9) == %arg1",
      "%v = torch.aten.len.t %l : !torch.list<int> -> !torch.int\n"
      "%e = torch.aten.eq.int %v, %a" IB CHECK);
}

TEST(Expression, an_element_of_a_sum) {
  expect_expression("(%arg0 + %arg0)[0]",
                    "%c = torch.operator \"onnx.Add\"(%x, %x)"
                    " : (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>)"
                    " -> !torch.vtensor<[?,?],f32>\n"
                    "%c0 = torch.constant.int 0\n"
                    "%g = torch.operator \"onnx.Gather\"(%c, %c0)"
                    " : (!torch.vtensor<[?,?],f32>, !torch.int)"
                    " -> !torch.vtensor<[],i1>\n"
                    "%m = torch.constant.str \"\"\n"
                    "torch.operator \"aten._assert_async.msg\"(%g, %m)"
                    " : (!torch.vtensor<[],i1>, !torch.str) -> ()");
}

TEST(Expression, arith_and_tensor) {
  expect_expression("size(%arg7, 0) < %arg5 + %arg6",
                    "%c0 = arith.constant 0 : index\n"
                    "%d = tensor.dim %t, %c0 : tensor<?x4xi1>\n"
                    "%u = arith.addi %i, %j : index\n"
                    "%e = arith.cmpi ult, %d, %u : index\n"
                    "cf.assert %e, \"\"");
  expect_expression("%arg7[%arg5, %arg6]",
                    "%e = tensor.extract %t[%i, %j] : tensor<?x4xi1>\n"
                    "cf.assert %e, \"\"");
}

TEST(Expression, stablehlo) {
  expect_expression("%arg8 >= dense<2> : tensor<i32>",
                    "%c = stablehlo.constant dense<2> : tensor<i32>\n"
                    "%e = stablehlo.compare GE, %s, %c, SIGNED"
                    " : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
                    "stablehlo.custom_call @shape_assertion(%e) {"
                    "has_side_effect = true} : (tensor<i1>) -> ()");
}

TEST(Expression, attributes) {
  expect_expression("-5 == 9223372036854775807",
                    "%u = torch.constant.int -5\n"
                    "%v = torch.constant.int 9223372036854775807\n"
                    "%e = torch.aten.eq.int %u, %v" IB CHECK);
  expect_expression("1.5 > 2",
                    "%u = torch.constant.float 1.500000e+00\n"
                    "%v = torch.constant.float 2.000000e+00\n"
                    "%e = torch.aten.gt.float %u, %v"
                    " : !torch.float, !torch.float -> !torch.bool\n" CHECK);
  expect_expression("true", "%e = torch.constant.bool true\n" CHECK);
  expect_expression("\"cpu\" == \"cuda\"",
                    "%u = torch.constant.str \"cpu\"\n"
                    "%v = torch.constant.str \"cuda\"\n"
                    "%e = torch.aten.eq.str %u, %v"
                    " : !torch.str, !torch.str -> !torch.bool\n" CHECK);
}

TEST(Expression, what_no_row_writes_is_a_call_by_its_name) {
  expect_expression("dtype(torch.aten.relu(%arg0)) == %arg1",
                    "%r = torch.aten.relu %x : !torch.vtensor<[?,?],f32>"
                    " -> !torch.vtensor<[?,?],f32>\n"
                    "%d = torch.prim.dtype %r : !torch.vtensor<[?,?],f32>"
                    " -> !torch.int\n"
                    "%e = torch.aten.eq.int %d, %a" IB CHECK);
}

TEST(Expression, what_stays_without_a_row_is_a_name) {
  expect_expression("dtype(%0) == %arg1",
                    "%r = \"test.source\"() : () -> !torch.vtensor<[?,?],f32>\n"
                    "%d = torch.prim.dtype %r : !torch.vtensor<[?,?],f32>"
                    " -> !torch.int\n"
                    "%e = torch.aten.eq.int %d, %a" IB CHECK);
}

TEST(Expression, results_of_several_are_names) {
  expect_expression("bool(%values)",
                    "%c0 = torch.constant.int 0\n"
                    "%f = torch.constant.bool false\n"
                    "%v, %w = torch.aten.max.dim %x, %c0, %f"
                    " : !torch.vtensor<[?,?],f32>, !torch.int, !torch.bool ->"
                    " !torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>\n"
                    "%e = torch.aten.Bool.Tensor %v"
                    " : !torch.vtensor<[?],f32> -> !torch.bool\n" CHECK);
}

TEST(Expression, a_raising_branch_is_negated) {
  static const char raise[] =
      "%none = torch.constant.none\n"
      "%m = torch.constant.str \"\"\n"
      "%o = torch.aten.__or__.bool %p, %q" BB "torch.prim.If %o -> () {\n"
      "  torch.prim.RaiseException %m, %none"
      " : !torch.str, !torch.none\n"
      "  torch.prim.If.yield\n"
      "} else {\n"
      "  torch.prim.If.yield\n"
      "}";
  expect_expression("not (%arg3 or %arg4)", raise);
}

TEST(Expression, without_one_condition_it_is_a_call) {
  expect_expression("torch.aten.sym_constrain_range(%arg1, none, none)",
                    "%none = torch.constant.none\n"
                    "torch.aten.sym_constrain_range %a, %none, %none"
                    " : !torch.int, !torch.none, !torch.none");
}

TEST(Expression, of_an_if_that_raises_through_others_is_open) {
  expect_expression("...", "%none = torch.constant.none\n"
                           "%m = torch.constant.str \"\"\n"
                           "torch.prim.If %p -> () {\n"
                           "  torch.prim.If %q -> () {\n"
                           "    torch.prim.RaiseException %m, %none"
                           " : !torch.str, !torch.none\n"
                           "    torch.prim.If.yield\n"
                           "  } else {\n"
                           "    torch.prim.If.yield\n"
                           "  }\n"
                           "  torch.prim.If.yield\n"
                           "} else {\n"
                           "  torch.prim.If.yield\n"
                           "}");
}

/* Sums nested to the right, each on a line. */
static char *nested(int depth, const char *op) {
  char *text = malloc((size_t)depth * 100 + 4000);
  char *end =
      text + sprintf(text, "%s%%v0 = torch.aten.add.int %%a, %%b" II, HEAD);
  for (int i = 1; i < depth; ++i)
    end += sprintf(end, op, i, i - 1, i - 1);
  sprintf(end, "%%e = torch.aten.eq.int %%v%d, %%b" IB "%s" TAIL, depth - 1,
          CHECK);
  return text;
}

TEST(Expression, is_cut_at_its_depth) {
  char *text = nested(60, "%%v%d = torch.aten.neg.int %%v%d"
                          " : !torch.int -> !torch.int // %d\n");
  analysed_t t = analyse(text);
  const char *got = condition_text(&t, 0);
  EXPECT_CONTAINS("---...", got);
  EXPECT_CONTAINS(" == %arg2", got);
  analysed_destroy(&t);
  free(text);
}

TEST(Expression, is_cut_at_its_length) {
  char *text = nested(40, "%%v%d = torch.aten.mul.int %%v%d, %%v%d" II);
  analysed_t t = analyse(text);
  const char *got = condition_text(&t, 0);
  size_t length = strlen(got);
  EXPECT_LE(length, EXPRESSION_MAX);
  EXPECT_LT(EXPRESSION_MAX - 20, length);
  EXPECT_STREQ("...", got + length - 3);
  analysed_destroy(&t);
  free(text);
}

TEST(Expression, a_long_attribute_is_cut_and_says_so) {
  expect_expression(
      "%arg8 == dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11...",
      "%c = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,"
      " 13, 14, 15, 16]> : tensor<16xi32>\n"
      "%e = stablehlo.compare EQ, %s, %c, SIGNED"
      " : (tensor<i32>, tensor<16xi32>) -> tensor<i1>\n"
      "stablehlo.custom_call @shape_assertion(%e) {"
      "has_side_effect = true} : (tensor<i1>) -> ()");
}

/* What expression_print_unnamed writes for assertion 0 of `text`. */
static void expect_unnamed(const char *wanted, const char *text) {
  analysed_t t = analyse(text);
  arena_t arena;
  arena_init(&arena, allocator_system());
  text_t out = {.arena = &arena};
  expression_print_unnamed(t.analysis, analysis_assertion(t.analysis, 0),
                           text_callback, &out);
  EXPECT_STREQ(wanted, text_string(&out));
  arena_deinit(&arena);
  analysed_destroy(&t);
}

TEST(Expression, unnamed_numbers_values_as_they_appear) {
  expect_unnamed("$1 and $2 and $1", "func.func @f(%z: i1, %a: i1, %b: i1) {\n"
                                     "  %c = arith.andi %b, %a : i1\n"
                                     "  %d = arith.andi %c, %b : i1\n"
                                     "  cf.assert %d, \"m\"\n  return\n}\n");
}

TEST(Expression, unnamed_looks_into_what_a_region_takes) {
  expect_unnamed("$1 > 0", "func.func @f(%n: i64) {\n"
                           "  \"assertion.region\"(%n) ({\n"
                           "  ^bb0(%m: i64):\n"
                           "    %z = arith.constant 0 : i64\n"
                           "    %c = arith.cmpi sgt, %m, %z : i64\n"
                           "    cf.assert %c, \"m\"\n"
                           "  }) : (i64) -> ()\n  return\n}\n");
  expect_unnamed("($1 xor true) and $1", "func.func @f(%c: i1) {\n"
                                         "  %t = arith.constant true\n"
                                         "  %n = arith.xori %c, %t : i1\n"
                                         "  %d = arith.andi %n, %c : i1\n"
                                         "  \"assertion.region\"(%d) ({\n"
                                         "  ^bb0(%e: i1):\n"
                                         "    cf.assert %e, \"m\"\n"
                                         "  }) : (i1) -> ()\n  return\n}\n");
}
