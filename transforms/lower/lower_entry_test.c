/* Which checks --lower=entry hoists, and which it leaves in their places. */
#include "testing/verb_fixture.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A region that asserts an i1 with a message. */
#define REGION(value, message)                                                 \
  "  \"assertion.region\"(" value ") ({\n"                                     \
  "  ^bb0(%in: i1):\n"                                                         \
  "    cf.assert %in, \"" message "\"\n"                                       \
  "  }) : (i1) -> ()\n"

/* Lowers a function of the arguments %a and %b, i1, and %n, index, and expects
 * the messages in `hoisted`, divided by blanks, at its beginning, and those in
 * `left` behind. */
static void expect_hoisted(const char *body, const char *hoisted) {
  char text[4096], want[1024] = "";
  snprintf(text, sizeof text,
           "func.func @f(%%a: i1, %%b: i1, %%n: index) {\n%s  return\n}", body);
  verb_fixture_t f = verb_fixture(text);
  f.options.argument = "entry";
  verb_fixture_run(&f, "lower");
  EXPECT_EQ(0, ir_count(&f.ir, "assertion.region"));
  MlirOperation function = ir_find(&f.ir, "func.func", 0);
  MlirOperation op = mlirBlockGetFirstOperation(
      mlirRegionGetFirstBlock(mlirOperationGetFirstRegion(function)));
  for (; ir_string(op, "msg").data; op = mlirOperationGetNextInBlock(op)) {
    MlirStringRef message = ir_string(op, "msg");
    size_t at = strlen(want);
    snprintf(want + at, sizeof want - at, "%s%.*s", at ? " " : "",
             (int)message.length, message.data);
  }
  EXPECT_STREQ(hoisted, want);
  verb_fixture_destroy(&f);
}

TEST(LowerEntry, checks_follow_each_other_in_their_order) {
  expect_hoisted("  %x = arith.addi %n, %n : index\n" REGION("%b", "one")
                     REGION("%a", "two"),
                 "one two");
}

TEST(LowerEntry, not_what_is_computed) {
  expect_hoisted("  %x = arith.andi %a, %b : i1\n" REGION("%x", "one"), "");
}

TEST(LowerEntry, nothing_over_effects) {
  expect_hoisted(
      REGION("%a", "one") "  \"my.effect\"() : () -> ()\n" REGION("%b", "two"),
      "one");
  expect_hoisted("  scf.if %a {\n"
                 "    \"my.effect\"() : () -> ()\n"
                 "  }\n" REGION("%b", "one"),
                 "");
}

TEST(LowerEntry, nothing_over_an_assertion_that_stays) {
  expect_hoisted("  %x = arith.andi %a, %b : i1\n"
                 "  cf.assert %x, \"stays\"\n" REGION("%b", "one"),
                 "");
  expect_hoisted("  %x = arith.andi %a, %b : i1\n" REGION("%x", "stays")
                     REGION("%b", "one"),
                 "");
}

TEST(LowerEntry, not_out_of_branches_and_loops) {
  expect_hoisted("  scf.if %a {\n" REGION("%b", "one") "  }\n", "");
  expect_hoisted(
      "  scf.for %i = %n to %n step %n {\n" REGION("%b", "one") "  }\n", "");
}

TEST(LowerEntry, out_of_a_block_that_every_run_comes_to) {
  expect_hoisted("  cf.cond_br %a, ^one, ^two\n"
                 "^one:\n"
                 "  cf.br ^join\n"
                 "^two:\n"
                 "  cf.br ^join\n"
                 "^join:\n" REGION("%b", "one"),
                 "one");
}

TEST(LowerEntry, not_out_of_a_block_that_some_runs_miss) {
  expect_hoisted(
      "  cf.cond_br %a, ^one, ^join\n"
      "^one:\n" REGION("%b", "some") "  cf.br ^join\n"
                                     "^join:\n" REGION("%a", "behind"),
      "");
}

TEST(LowerEntry, nothing_over_effects_on_one_way) {
  expect_hoisted("  cf.cond_br %a, ^one, ^join\n"
                 "^one:\n"
                 "  \"my.effect\"() : () -> ()\n"
                 "  cf.br ^join\n"
                 "^join:\n" REGION("%b", "one"),
                 "");
}

TEST(LowerEntry, not_where_a_run_may_leave_before) {
  expect_hoisted("  cf.cond_br %a, ^out, ^on\n"
                 "^out:\n"
                 "  return\n"
                 "^on:\n" REGION("%b", "one"),
                 "");
}

TEST(LowerEntry, behind_a_loop_without_effects) {
  expect_hoisted("  cf.br ^loop\n"
                 "^loop:\n"
                 "  cf.cond_br %a, ^loop, ^out\n"
                 "^out:\n" REGION("%b", "one"),
                 "one");
}

TEST(LowerEntry, not_on_the_argument_of_another_block) {
  expect_hoisted("  cf.br ^next(%b : i1)\n"
                 "^next(%c: i1):\n" REGION("%c", "one"),
                 "");
}

TEST(LowerEntry, through_casts) {
  verb_fixture_t f = verb_fixture(
      "func.func @f(%x: tensor<?xi1>) {\n"
      "  %y = tensor.cast %x : tensor<?xi1> to tensor<2xi1>\n"
      "  %z = tosa.logical_not %y : (tensor<2xi1>) -> tensor<2xi1>\n"
      "  tosa.custom %y {domain_name = \"assertion\", operator_name = "
      "\"check\", implementation_attrs = \"func.func @check(%arg0: "
      "tensor<?xi1>) { %c = arith.constant 1 : index  %e = tensor.extract "
      "%arg0[%c] : tensor<?xi1>  cf.assert %e, \\22m\\22  return }\"} : "
      "(tensor<2xi1>) -> ()\n"
      "  return\n"
      "}");
  f.options.argument = "entry";
  verb_fixture_run(&f, "lower");
  EXPECT_CONTAINS("  func.func @f(%arg0: tensor<?xi1>) {\n"
                  "    %c1 = arith.constant 1 : index\n"
                  "    %extracted = tensor.extract %arg0[%c1] : "
                  "tensor<?xi1>\n"
                  "    cf.assert %extracted, \"m\"\n"
                  "    %cast = tensor.cast",
                  verb_fixture_text(&f));
  EXPECT_CONTAINS("lowered assertion at the function's entry", f.said);
  verb_fixture_destroy(&f);
}

TEST(LowerEntry, functions_on_their_own) {
  verb_fixture_t f =
      verb_fixture("func.func @f(%a: i1) {\n"
                   "  %x = arith.andi %a, %a : i1\n" REGION(
                       "%a", "one") "  return\n"
                                    "}\n"
                                    "func.func @g(%a: i1) {\n"
                                    "  %x = arith.andi %a, %a : i1\n" REGION(
                                        "%a", "two") "  return\n"
                                                     "}");
  f.options.argument = "entry";
  verb_fixture_run(&f, "lower");
  EXPECT_CONTAINS("@f(%arg0: i1) {\n    cf.assert %arg0, \"one\"",
                  verb_fixture_text(&f));
  EXPECT_CONTAINS("@g(%arg0: i1) {\n    cf.assert %arg0, \"two\"",
                  verb_fixture_text(&f));
  verb_fixture_destroy(&f);
}
