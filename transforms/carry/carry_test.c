/* What --carry makes of assertions, what goes with them and what it refuses.
 * What the checks compute is executed in testdata/lower. */
#include "testing/verb_fixture.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Carries `text`. A second run must change nothing, wrapping first must change
 * nothing, and dropping must be as without carrying. */
static verb_fixture_t carried(const char *text) {
  verb_fixture_t f = verb_fixture(text);
  verb_fixture_run(&f, "carry");
  verb_fixture_expect_stable(&f, "carry");
  char *drop = verb_text_after(text, "drop");
  char *carry_drop = verb_text_after(text, "carry drop");
  char *wrap_drop = verb_text_after(text, "wrap carry drop");
  EXPECT_STREQ(drop, carry_drop);
  EXPECT_STREQ(drop, wrap_drop);
  free(drop);
  free(carry_drop);
  free(wrap_drop);
  return f;
}

/* The text of check number `nth`, with its line ends; "" where there is none.
 * The caller frees it. */
static char *check_text(const verb_fixture_t *f, unsigned nth) {
  if (nth >= ir_count(&f->ir, "tosa.custom")) {
    ADD_FAILURE("there are %u checks", ir_count(&f->ir, "tosa.custom"));
    return calloc(1, 1);
  }
  MlirStringRef text =
      ir_string(ir_find(&f->ir, "tosa.custom", nth), "implementation_attrs");
  char *copy = calloc(text.length + 1, 1);
  memcpy(copy, text.data, text.length);
  return copy;
}

/* Carries `text`, which has one assertion, and expects `part` in its check. */
static void expect_check(const char *text, const char *part) {
  verb_fixture_t f = carried(text);
  char *check = check_text(&f, 0);
  EXPECT_CONTAINS(part, check);
  free(check);
  verb_fixture_destroy(&f);
}

/* Expects that `text` is refused, for the reason said, and not changed. */
static void expect_refused(const char *text, const char *reason) {
  verb_fixture_t f = verb_fixture(text);
  VERB_FIXTURE_EXPECT_REFUSED(&f, "carry");
  EXPECT_CONTAINS(reason, f.said);
  EXPECT_CONTAINS("error: can't carry assertion", f.said);
  verb_fixture_destroy(&f);
}

static const char SIZES[] =
    "func.func @f(%a: tensor<?x3xf32>, %b: tensor<?xf32>) {\n"
    "  %c0 = arith.constant 0 : index\n"
    "  %m = tensor.dim %a, %c0 : tensor<?x3xf32>\n"
    "  %n = tensor.dim %b, %c0 : tensor<?xf32>\n"
    "  %ok = arith.cmpi eq, %m, %n : index\n"
    "  cf.assert %ok, \"sizes\"\n"
    "  return\n"
    "}";

TEST(Carry, a_check_takes_the_tensors_it_reads) {
  verb_fixture_t f = carried(SIZES);
  char *check = check_text(&f, 0);
  EXPECT_STREQ(
      "func.func @check(%arg0: tensor<?x3xf32>, %arg1: tensor<?xf32>) {\n"
      "  %0 = arith.constant 0 : index\n"
      "  %1 = \"tensor.dim\"(%arg0, %0) : (tensor<?x3xf32>, index) -> index\n"
      "  %2 = \"tensor.dim\"(%arg1, %0) : (tensor<?xf32>, index) -> index\n"
      "  %3 = \"arith.cmpi\"(%1, %2) {predicate = 0 : i64} : (index, index) -> "
      "i1\n"
      "  cf.assert %3, \"sizes\"\n"
      "  return\n"
      "}\n",
      check);
  MlirOperation custom = ir_find(&f.ir, "tosa.custom", 0);
  EXPECT_EQ(2, mlirOperationGetNumOperands(custom));
  EXPECT_EQ(0, ir_count(&f.ir, "tensor.dim"));
  EXPECT_EQ(0, ir_count(&f.ir, "arith.constant"));
  EXPECT_CONTAINS("6:3: remark: carried assertion \"sizes\" on 2 tensors\n",
                  f.said);
  free(check);
  verb_fixture_destroy(&f);
}

TEST(Carry, what_others_need_stays) {
  verb_fixture_t f = carried("func.func @f(%a: tensor<?xf32>) -> index {\n"
                             "  %c0 = arith.constant 0 : index\n"
                             "  %m = tensor.dim %a, %c0 : tensor<?xf32>\n"
                             "  %ok = arith.cmpi ne, %m, %c0 : index\n"
                             "  cf.assert %ok, \"not empty\"\n"
                             "  return %m : index\n"
                             "}");
  EXPECT_EQ(1, ir_count(&f.ir, "tensor.dim"));
  EXPECT_EQ(1, ir_count(&f.ir, "arith.constant"));
  EXPECT_EQ(0, ir_count(&f.ir, "arith.cmpi"));
  verb_fixture_destroy(&f);
}

TEST(Carry, shared_scalars_are_in_each_check) {
  verb_fixture_t f = carried("func.func @f(%a: tensor<?xf32>) {\n"
                             "  %c0 = arith.constant 0 : index\n"
                             "  %m = tensor.dim %a, %c0 : tensor<?xf32>\n"
                             "  %p = arith.cmpi ne, %m, %c0 : index\n"
                             "  cf.assert %p, \"one\"\n"
                             "  %q = arith.cmpi ult, %c0, %m : index\n"
                             "  cf.assert %q, \"two\"\n"
                             "  return\n"
                             "}");
  EXPECT_EQ(2, ir_count(&f.ir, "tosa.custom"));
  EXPECT_EQ(0, ir_count(&f.ir, "tensor.dim"));
  for (unsigned i = 0; i < 2; ++i) {
    char *check = check_text(&f, i);
    EXPECT_CONTAINS("tensor.dim", check);
    free(check);
  }
  verb_fixture_destroy(&f);
}

TEST(Carry, a_tensor_operation_stays_for_the_check_to_read) {
  verb_fixture_t f = carried(
      "func.func @f(%x: !torch.vtensor<[?],f32>) {\n"
      "  %m = torch.aten.min %x : !torch.vtensor<[?],f32> -> "
      "!torch.vtensor<[],f32>\n"
      "  %v = torch.aten.item %m : !torch.vtensor<[],f32> -> !torch.float\n"
      "  %z = torch.constant.float 0.0\n"
      "  %ok = torch.aten.ge.float %v, %z : !torch.float, !torch.float -> "
      "!torch.bool\n"
      "  torch.runtime.assert %ok, \"not negative\"\n"
      "  return\n"
      "}");
  EXPECT_EQ(1, ir_count(&f.ir, "torch.aten.min"));
  EXPECT_EQ(0, ir_count(&f.ir, "torch.aten.item"));
  char *check = check_text(&f, 0);
  EXPECT_CONTAINS("func.func @check(%arg0: tensor<f32>)", check);
  EXPECT_CONTAINS("tensor.extract %arg0[] : tensor<f32>", check);
  EXPECT_CONTAINS("arith.extf", check);
  free(check);
  verb_fixture_destroy(&f);
}

TEST(Carry, such_an_operation_leaves_its_region) {
  verb_fixture_t f = verb_fixture(
      "func.func @f(%x: !torch.vtensor<[?],f32>) {\n"
      "  \"assertion.region\"(%x) ({\n"
      "  ^bb0(%y: !torch.vtensor<[?],f32>):\n"
      "    %m = torch.aten.min %y : !torch.vtensor<[?],f32> -> "
      "!torch.vtensor<[],f32>\n"
      "    %ok = torch.aten.Bool.Tensor %m : !torch.vtensor<[],f32> -> "
      "!torch.bool\n"
      "    torch.runtime.assert %ok, \"m\"\n"
      "  }) : (!torch.vtensor<[?],f32>) -> ()\n"
      "  return\n"
      "}");
  verb_fixture_run(&f, "carry");
  EXPECT_EQ(0, ir_count(&f.ir, "assertion.region"));
  EXPECT_CONTAINS("    %0 = torch.aten.min %arg0 : !torch.vtensor<[?],f32> -> "
                  "!torch.vtensor<[],f32>\n"
                  "    %1 = torch_c.to_builtin_tensor %0 : "
                  "!torch.vtensor<[],f32> -> tensor<f32>\n"
                  "    tosa.custom %1 ",
                  verb_fixture_text(&f));
  verb_fixture_destroy(&f);
}

TEST(Carry, what_a_region_captures_stays_for_it) {
  verb_fixture_t f = verb_fixture(
      "func.func @f(%x: !torch.vtensor<[?],f32>) {\n"
      "  %z = torch.vtensor.literal(dense<0.0> : tensor<512xf32>) : "
      "!torch.vtensor<[512],f32>\n"
      "  \"assertion.region\"(%z) ({\n"
      "  ^bb0(%y: !torch.vtensor<[512],f32>):\n"
      "    %m = torch.aten.min %y : !torch.vtensor<[512],f32> -> "
      "!torch.vtensor<[],f32>\n"
      "    %ok = torch.aten.Bool.Tensor %m : !torch.vtensor<[],f32> -> "
      "!torch.bool\n"
      "    torch.runtime.assert %ok, \"m\"\n"
      "  }) : (!torch.vtensor<[512],f32>) -> ()\n"
      "  return\n"
      "}");
  verb_fixture_run(&f, "carry");
  EXPECT_EQ(1, ir_count(&f.ir, "torch.vtensor.literal"));
  EXPECT_EQ(1, ir_count(&f.ir, "torch.aten.min"));
  verb_fixture_destroy(&f);
}

TEST(Carry, message_and_location_are_kept) {
  verb_fixture_t f = carried("func.func @f(%a: tensor<i1>) {\n"
                             "  %ok = tensor.extract %a[] : tensor<i1>\n"
                             "  cf.assert %ok, \"a \\22\\00\\C3\\A4\"\n"
                             "  return\n"
                             "}");
  MlirOperation custom = ir_find(&f.ir, "tosa.custom", 0);
  MlirStringRef message = ir_string(custom, "assertion.message");
  ASSERT_EQ(6, message.length);
  EXPECT_TRUE(!memcmp("a \"\0\xc3\xa4", message.data, 6));
  EXPECT_EQ(3, mlirLocationFileLineColRangeGetStartLine(
                   mlirOperationGetLocation(custom)));
  char *check = check_text(&f, 0);
  EXPECT_CONTAINS("cf.assert %0, \"a \\22\\00", check);
  free(check);
  verb_fixture_destroy(&f);
}

TEST(Carry, an_assertion_without_a_message_says_that_it_failed) {
  verb_fixture_t f =
      carried("func.func @f(%x: !torch.vtensor<[],i1>) {\n"
              "  torch.aten._assert_async %x : !torch.vtensor<[],i1>\n"
              "  return\n"
              "}");
  MlirOperation custom = ir_find(&f.ir, "tosa.custom", 0);
  EXPECT_TRUE(ir_string(custom, "assertion.message").data == NULL);
  char *check = check_text(&f, 0);
  EXPECT_CONTAINS("\"assertion failed\"", check);
  free(check);
  verb_fixture_destroy(&f);
}

TEST(Carry, a_constant_condition_needs_no_tensor) {
  verb_fixture_t f = carried("func.func @f() {\n"
                             "  %t = torch.constant.bool true\n"
                             "  torch.runtime.assert %t, \"m\"\n"
                             "  return\n"
                             "}");
  EXPECT_CONTAINS("on 0 tensors", f.said);
  char *check = check_text(&f, 0);
  EXPECT_STREQ("func.func @check() {\n"
               "  %0 = arith.constant true\n"
               "  cf.assert %0, \"m\"\n"
               "  return\n"
               "}\n",
               check);
  free(check);
  verb_fixture_destroy(&f);
}

TEST(Carry, sizes_that_types_fix_are_constants) {
  expect_check("func.func @f(%x: !torch.vtensor<[?,7],f32>) {\n"
               "  %d = torch.constant.int -1\n"
               "  %n = torch.aten.size.int %x, %d : !torch.vtensor<[?,7],f32>, "
               "!torch.int -> !torch.int\n"
               "  %ok = torch.aten.Bool.int %n : !torch.int -> !torch.bool\n"
               "  torch.runtime.assert %ok, \"m\"\n"
               "  return\n"
               "}",
               "func.func @check() {\n"
               "  %0 = arith.constant true\n");
}

/* A check of the size of `operation` applied to `%x`, of rank 2. */
static void expect_size_of_argument(const char *operation, const char *type) {
  char text[1024];
  snprintf(text, sizeof text,
           "func.func @f(%%x: !torch.vtensor<[?,?],f32>) {\n"
           "  %%zero = torch.constant.int 0\n"
           "  %%one = torch.constant.int 1\n"
           "  %%y = %s : %s\n"
           "  %%n = torch.aten.size.int %%y, %%one : %s, !torch.int -> "
           "!torch.int\n"
           "  %%ok = torch.aten.Bool.int %%n : !torch.int -> !torch.bool\n"
           "  torch.runtime.assert %%ok, \"m\"\n"
           "  return\n"
           "}",
           operation, type, strstr(type, "-> ") + 3);
  SCOPED_TRACE("%s", operation);
  expect_check(text, "func.func @check(%arg0: tensor<?x?xf32>) {\n"
                     "  %0 = arith.constant ");
}

TEST(Carry, sizes_are_read_through_what_keeps_or_moves_them) {
  expect_size_of_argument(
      "torch.aten.relu %x",
      "!torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>");
  expect_size_of_argument("torch.aten.transpose.int %x, %zero, %one",
                          "!torch.vtensor<[?,?],f32>, !torch.int, !torch.int "
                          "-> !torch.vtensor<[?,?],f32>");
  expect_size_of_argument(
      "torch.aten.t %x",
      "!torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>");
  expect_size_of_argument("torch.aten.unsqueeze %x, %zero",
                          "!torch.vtensor<[?,?],f32>, !torch.int -> "
                          "!torch.vtensor<[1,?,?],f32>");
  expect_size_of_argument("torch.aten.unsqueeze %x, %zero",
                          "!torch.vtensor<[?,?],f32>, !torch.int -> "
                          "!torch.vtensor<[?,?,?],f32>");
}

TEST(Carry, a_raising_if_asserts_that_it_does_not) {
  verb_fixture_t f = carried(
      "func.func @f(%x: !torch.vtensor<[],i1>) {\n"
      "  %c = torch.aten.Bool.Tensor %x : !torch.vtensor<[],i1> -> "
      "!torch.bool\n"
      "  torch.prim.If %c -> () {\n"
      "    torch.prim.If.yield\n"
      "  } else {\n"
      "    %m = torch.constant.str \"bad\"\n"
      "    %none = torch.constant.none\n"
      "    torch.prim.RaiseException %m, %none : !torch.str, !torch.none\n"
      "    torch.prim.If.yield\n"
      "  }\n"
      "  return\n"
      "}");
  EXPECT_EQ(0, ir_count(&f.ir, "torch.prim.If"));
  char *check = check_text(&f, 0);
  EXPECT_CONTAINS("arith.xori", check);
  EXPECT_CONTAINS("cf.assert %4, \"bad\"", check);
  free(check);
  verb_fixture_destroy(&f);
}

/* Two raises with messages of their own, the second in a branch. */
static const char RAISES[] =
    "func.func @f(%%x: !torch.vtensor<[2],si64>) {\n"
    "  %%0 = torch.constant.int 0\n"
    "  %%1 = torch.constant.int 1\n"
    "  %%s = torch.aten.select.int %%x, %%0, %%0 : !torch.vtensor<[2],si64>, "
    "!torch.int, !torch.int -> !torch.vtensor<[],si64>\n"
    "  %%t = torch.aten.select.int %%x, %%0, %%1 : !torch.vtensor<[2],si64>, "
    "!torch.int, !torch.int -> !torch.vtensor<[],si64>\n"
    "  %%a = torch.aten.Int.Tensor %%s : !torch.vtensor<[],si64> -> "
    "!torch.int\n"
    "  %%b = torch.aten.Int.Tensor %%t : !torch.vtensor<[],si64> -> "
    "!torch.int\n"
    "  %%p = torch.aten.Bool.int %%a : !torch.int -> !torch.bool\n"
    "  %%none = torch.constant.none\n"
    "  torch.prim.If %%p -> () {\n"
    "    %%c = torch.aten.%s.int %%b, %%a : !torch.int, !torch.int -> "
    "!torch.int\n"
    "    %%q = torch.aten.Bool.int %%c : !torch.int -> !torch.bool\n"
    "    torch.prim.If %%q -> () {\n"
    "      %%m = torch.constant.str \"inner\"\n"
    "      torch.prim.RaiseException %%m, %%none : !torch.str, !torch.none\n"
    "      torch.prim.If.yield\n"
    "    } else {\n"
    "      torch.prim.If.yield\n"
    "    }\n"
    "    torch.prim.If.yield\n"
    "  } else {\n"
    "    %%m = torch.constant.str \"outer\"\n"
    "    torch.prim.RaiseException %%m, %%none : !torch.str, !torch.none\n"
    "    torch.prim.If.yield\n"
    "  }\n"
    "  return\n"
    "}";

TEST(Carry, each_raise_has_its_message) {
  char text[2048];
  snprintf(text, sizeof text, RAISES, "add");
  verb_fixture_t f = carried(text);
  char *check = check_text(&f, 0);
  EXPECT_CONTAINS(", \"inner\"", check);
  EXPECT_CONTAINS(", \"outer\"", check);
  free(check);
  verb_fixture_destroy(&f);
}

TEST(Carry, what_may_fail_in_a_branch_is_refused) {
  char text[2048];
  snprintf(text, sizeof text, RAISES, "floordiv");
  expect_refused(text, "torch.prim.If computes in a branch what may fail");
}

TEST(Carry, a_token_gives_way) {
  verb_fixture_t f = carried(
      "func.func @f(%x: !torch.vtensor<[],i1>, %t: !torch.vtensor<[1],f32>) -> "
      "!torch.vtensor<[1],f32> {\n"
      "  %m = torch.constant.str \"m\"\n"
      "  %r = torch.operator \"torch.aten._functional_assert_async.msg\"(%x, "
      "%m, %t) : (!torch.vtensor<[],i1>, !torch.str, "
      "!torch.vtensor<[1],f32>) -> !torch.vtensor<[1],f32>\n"
      "  return %r : !torch.vtensor<[1],f32>\n"
      "}");
  EXPECT_CONTAINS("return %arg1", verb_fixture_text(&f));
  verb_fixture_destroy(&f);
}

TEST(Carry, unsigned_elements_are_read_as_such) {
  expect_check("func.func @f(%x: !torch.vtensor<[],ui8>) {\n"
               "  %n = torch.aten.item %x : !torch.vtensor<[],ui8> -> "
               "!torch.int\n"
               "  %c = torch.constant.int 200\n"
               "  %ok = torch.aten.lt.int %n, %c : !torch.int, !torch.int -> "
               "!torch.bool\n"
               "  torch.runtime.assert %ok, \"m\"\n"
               "  return\n"
               "}",
               "func.func @check(%arg0: tensor<i8>) {\n"
               "  %0 = tensor.extract %arg0[] : tensor<i8>\n"
               "  %1 = arith.extui %0 : i8 to i64\n");
}

TEST(Carry, one_element_is_asserted_where_sizes_are_not_known) {
  expect_check("func.func @f(%x: !torch.vtensor<[?],i1>) {\n"
               "  %ok = torch.aten.Bool.Tensor %x : !torch.vtensor<[?],i1> -> "
               "!torch.bool\n"
               "  torch.runtime.assert %ok, \"m\"\n"
               "  return\n"
               "}",
               "  %3 = arith.constant 1 : i64\n"
               "  %4 = arith.cmpi eq, %2, %3 : i64\n"
               "  cf.assert %4, \"m\"\n"
               "  %5 = arith.constant 0 : index\n"
               "  %6 = tensor.extract %arg0[%5] : tensor<?xi1>\n");
}

TEST(Carry, floats_keep_their_bits) {
  verb_fixture_t f = carried(
      "func.func @f(%x: !torch.vtensor<[],f64>) {\n"
      "  %v = torch.aten.item %x : !torch.vtensor<[],f64> -> !torch.float\n"
      "  %a = torch.constant.float 0.10000000000000001\n"
      "  %i = torch.constant.float 0x7FF0000000000000\n"
      "  %p = torch.aten.gt.float %v, %a : !torch.float, !torch.float -> "
      "!torch.bool\n"
      "  %q = torch.aten.lt.float %v, %i : !torch.float, !torch.float -> "
      "!torch.bool\n"
      "  %ok = torch.aten.__and__.bool %p, %q : !torch.bool, !torch.bool -> "
      "!torch.bool\n"
      "  torch.runtime.assert %ok, \"m\"\n"
      "  return\n"
      "}");
  char *check = check_text(&f, 0);
  EXPECT_CONTAINS("arith.constant 1.000000e-01 : f64", check);
  EXPECT_CONTAINS("arith.constant 0x7FF0000000000000 : f64", check);
  free(check);
  verb_fixture_destroy(&f);
}

TEST(Carry, what_is_dead_and_uses_what_goes_goes) {
  verb_fixture_t f = carried("func.func @f(%a: tensor<?xf32>) {\n"
                             "  %c0 = arith.constant 0 : index\n"
                             "  %m = tensor.dim %a, %c0 : tensor<?xf32>\n"
                             "  %dead = arith.addi %m, %m : index\n"
                             "  %ok = arith.cmpi ne, %m, %c0 : index\n"
                             "  cf.assert %ok, \"m\"\n"
                             "  return\n"
                             "}");
  EXPECT_EQ(0, ir_count(&f.ir, "arith.addi"));
  verb_fixture_destroy(&f);
}

TEST(Carry, only_what_is_selected) {
  verb_fixture_t f = verb_fixture(SIZES);
  f.options.analysis.kinds = 1u << POLICY_KIND_RUNTIME;
  verb_fixture_run(&f, "carry");
  EXPECT_EQ(1, ir_count(&f.ir, "cf.assert"));
  EXPECT_EQ(0, ir_count(&f.ir, "tosa.custom"));
  verb_fixture_destroy(&f);
}

TEST(Carry, quiet_says_nothing) {
  verb_fixture_t f = verb_fixture(SIZES);
  f.options.quiet = true;
  verb_fixture_run(&f, "carry");
  EXPECT_STREQ("", f.said);
  verb_fixture_destroy(&f);
}

TEST(Carry, the_report_says_what_became_of_each) {
  verb_fixture_t f = verb_fixture(SIZES);
  f.options.report = report_create();
  report_begin_module(f.options.report, mlirStringRefCreateFromCString("x:1"));
  verb_fixture_run(&f, "carry");
  const report_section_t *section = report_section(f.options.report, 0, 0);
  EXPECT_STREQ("carry", section->verb);
  EXPECT_EQ(REPORT_CARRIED, section->entries[0].action);
  EXPECT_EQ(5, section->erased);
  report_destroy(f.options.report);
  verb_fixture_destroy(&f);
}

/* ---- What is refused ---- */

TEST(CarryRefuses, numbers_that_are_arguments) {
  expect_refused("func.func @f(%ok: i1) {\n"
                 "  cf.assert %ok, \"m\"\n"
                 "  return\n"
                 "}",
                 "func.func takes a number as argument #0");
}

TEST(CarryRefuses, operations_that_are_not_known) {
  expect_refused(
      "func.func @f() {\n"
      "  %ok = \"my.check\"() : () -> i1\n"
      "  cf.assert %ok, \"m\"\n"
      "  return\n"
      "}",
      "3:3: error: can't carry assertion \"m\": my.check has no form "
      "in a check\n2:9: note: this is the operation\n");
}

TEST(CarryRefuses, tensors_that_others_may_write_to) {
  expect_refused("func.func @f(%x: !torch.tensor<[],i1>) {\n"
                 "  %ok = torch.aten.Bool.Tensor %x : !torch.tensor<[],i1> -> "
                 "!torch.bool\n"
                 "  torch.runtime.assert %ok, \"m\"\n"
                 "  return\n"
                 "}",
                 "gives a tensor that others may write to");
}

TEST(CarryRefuses, tensors_of_unknown_rank) {
  expect_refused("func.func @f(%x: !torch.vtensor<*,i1>) {\n"
                 "  %ok = torch.aten.Bool.Tensor %x : !torch.vtensor<*,i1> -> "
                 "!torch.bool\n"
                 "  torch.runtime.assert %ok, \"m\"\n"
                 "  return\n"
                 "}",
                 "gives a tensor of which a check can't read the type");
}

TEST(CarryRefuses, witnesses) {
  expect_refused("func.func @f(%x: !shape.shape, %y: !shape.shape) {\n"
                 "  %w = shape.cstr_eq %x, %y : !shape.shape, !shape.shape\n"
                 "  shape.assuming %w {\n"
                 "    \"my.effect\"() : () -> ()\n"
                 "  }\n"
                 "  return\n"
                 "}",
                 "shape.cstr_eq gives a witness");
}

TEST(CarryRefuses, dimensions_that_are_not_there) {
  expect_refused(
      "func.func @f(%x: !torch.vtensor<[?],f32>) {\n"
      "  %d = torch.constant.int 1\n"
      "  %n = torch.aten.size.int %x, %d : !torch.vtensor<[?],f32>, !torch.int "
      "-> !torch.int\n"
      "  %ok = torch.aten.Bool.int %n : !torch.int -> !torch.bool\n"
      "  torch.runtime.assert %ok, \"m\"\n"
      "  return\n"
      "}",
      "torch.aten.size.int takes a dimension that is not known or not there");
}

TEST(CarryRefuses, regions_with_several_assertions) {
  expect_refused("func.func @f(%x: tensor<i1>) {\n"
                 "  \"assertion.region\"(%x) ({\n"
                 "  ^bb0(%y: tensor<i1>):\n"
                 "    %ok = tensor.extract %y[] : tensor<i1>\n"
                 "    cf.assert %ok, \"one\"\n"
                 "    cf.assert %ok, \"two\"\n"
                 "  }) : (tensor<i1>) -> ()\n"
                 "  return\n"
                 "}",
                 "cf.assert is an assertion in the same region");
}

TEST(CarryRefuses, regions_with_effects) {
  expect_refused("func.func @f(%x: tensor<i1>) {\n"
                 "  \"assertion.region\"(%x) ({\n"
                 "  ^bb0(%y: tensor<i1>):\n"
                 "    %ok = tensor.extract %y[] : tensor<i1>\n"
                 "    cf.assert %ok, \"one\"\n"
                 "    \"my.effect\"() : () -> ()\n"
                 "  }) : (tensor<i1>) -> ()\n"
                 "  return\n"
                 "}",
                 "my.effect has effects in the assertion's region");
}

TEST(CarryRefuses, assertions_inside_what_is_in_a_region) {
  expect_refused("func.func @f(%x: tensor<i1>) {\n"
                 "  \"assertion.region\"(%x) ({\n"
                 "  ^bb0(%y: tensor<i1>):\n"
                 "    %ok = tensor.extract %y[] : tensor<i1>\n"
                 "    scf.if %ok {\n"
                 "      cf.assert %ok, \"one\"\n"
                 "    }\n"
                 "  }) : (tensor<i1>) -> ()\n"
                 "  return\n"
                 "}",
                 "scf.if holds the assertion in its region");
}

TEST(CarryRefuses, cycles) {
  expect_refused("\"my.graph\"() ({\n"
                 "  %a = arith.xori %b, %b : i1\n"
                 "  %b = arith.andi %a, %a : i1\n"
                 "  cf.assert %a, \"m\"\n"
                 "}) : () -> ()",
                 "has no form in a check");
}

TEST(CarryRefuses, long_checks) {
  enum { STEPS = 5000 };
  size_t room = 64 * STEPS + 512, at = 0;
  char *text = malloc(room);
  at += (size_t)snprintf(text, room,
                         "func.func @f(%%t: tensor<i64>) {\n"
                         "  %%v0 = tensor.extract %%t[] : tensor<i64>\n");
  for (int i = 0; i < STEPS; ++i)
    at +=
        (size_t)snprintf(text + at, room - at,
                         "  %%v%d = arith.addi %%v%d, %%v0 : i64\n", i + 1, i);
  snprintf(text + at, room - at,
           "  %%ok = arith.cmpi eq, %%v%d, %%v0 : i64\n"
           "  cf.assert %%ok, \"m\"\n"
           "  return\n"
           "}",
           STEPS);
  expect_refused(text, "needs more operations than a check may have");
  free(text);
}

TEST(CarryRefuses, but_keeps_going_with_the_others) {
  verb_fixture_t f =
      verb_fixture("func.func @f(%n: index, %a: tensor<?xf32>) {\n"
                   "  %c0 = arith.constant 0 : index\n"
                   "  %p = arith.cmpi ne, %n, %c0 : index\n"
                   "  cf.assert %p, \"left\"\n"
                   "  %m = tensor.dim %a, %c0 : tensor<?xf32>\n"
                   "  %q = arith.cmpi ne, %m, %c0 : index\n"
                   "  cf.assert %q, \"carried\"\n"
                   "  return\n"
                   "}");
  f.options.keep_going = true;
  f.options.report = report_create();
  report_begin_module(f.options.report, mlirStringRefCreateFromCString("x:1"));
  VERB_FIXTURE_EXPECT_REFUSED(&f, "carry");
  EXPECT_CONTAINS("    %c0 = arith.constant 0 : index\n"
                  "    %0 = arith.cmpi ne, %arg0, %c0 : index\n"
                  "    cf.assert %0, \"left\"\n"
                  "    tosa.custom %arg1 ",
                  verb_fixture_text(&f));
  const report_section_t *section = report_section(f.options.report, 0, 0);
  EXPECT_EQ(REPORT_LEFT, section->entries[0].action);
  EXPECT_CONTAINS("argument", section->entries[0].reason);
  EXPECT_EQ(REPORT_CARRIED, section->entries[1].action);
  report_destroy(f.options.report);
  verb_fixture_destroy(&f);
}
