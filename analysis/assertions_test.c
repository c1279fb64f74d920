/* Which operations are assertions: every kind, in each form it is written in,
 * and what only looks like one. */
#include <stdio.h>
#include <string.h>

#include "testing/analysis_fixture.h"

static const char head[] =
    "func.func @f(%p: !torch.bool, %n: !torch.int, %s: !torch.str,"
    " %x: !torch.vtensor<[],i1>, %k: !torch.none, %c: i1, %w: !shape.shape,"
    " %t: tensor<i1>, %u: tensor<?xf32>, %h: !torch.int, %v: tensor<8xi1>) {\n";
static const char tail[] = "\n  return\n}\n";

/* One assertion, written so. `condition` is an operand, -1 where none is one
 * value; `message` is NULL where it has none. */
typedef struct form_t {
  const char *text;
  policy_kind_t kind;
  int condition;
  const char *message;
} form_t;

static const form_t forms[] = {
    {"torch.runtime.assert %p, \"m\"", POLICY_KIND_RUNTIME, 0, "m"},
    {"torch.runtime.assert %p, \"\"", POLICY_KIND_RUNTIME, 0, ""},
    {"\"torch.runtime.assert\"(%p) <{message = \"m\"}> : (!torch.bool) -> ()",
     POLICY_KIND_RUNTIME, 0, "m"},
    {"cf.assert %c, \"m\"", POLICY_KIND_CF, 0, "m"},
    {"torch.aten._assert_scalar %n, %s : !torch.int, !torch.str",
     POLICY_KIND_ATEN, 0, NULL},
    {"%m = torch.constant.str \"said\"\n"
     "torch.aten._assert_scalar %n, %m : !torch.int, !torch.str",
     POLICY_KIND_ATEN, 0, "said"},
    {"torch.operator \"aten._assert_async.msg\"(%x, %s)"
     " : (!torch.vtensor<[],i1>, !torch.str) -> ()",
     POLICY_KIND_ATEN, 0, NULL},
    {"torch.operator \"torch.aten._assert_async.msg\"(%x, %s)"
     " : (!torch.vtensor<[],i1>, !torch.str) -> ()",
     POLICY_KIND_ATEN, 0, NULL},
    {"torch.operator \"torch.aten._assert_async\"(%x)"
     " : (!torch.vtensor<[],i1>) -> ()",
     POLICY_KIND_ATEN, 0, NULL},
    {"%m = torch.constant.str \"fmt {}\"\n"
     "%g = torch.aten.format(%m, %n) : !torch.str, !torch.int -> !torch.str\n"
     "torch.operator \"aten._assert_async.msg\"(%x, %g)"
     " : (!torch.vtensor<[],i1>, !torch.str) -> ()",
     POLICY_KIND_ATEN, 0, "fmt {}"},
    {"%r = torch.operator \"aten._functional_assert_async.msg\"(%x, %s, %x)"
     " : (!torch.vtensor<[],i1>, !torch.str, !torch.vtensor<[],i1>)"
     " -> !torch.vtensor<[],i1>",
     POLICY_KIND_ATEN, 0, NULL},
    {"torch.aten.sym_constrain_range %n, %k, %k"
     " : !torch.int, !torch.none, !torch.none",
     POLICY_KIND_RANGE, -1, NULL},
    {"torch.operator \"torch.aten.sym_constrain_range_for_size\"(%n, %k, %k)"
     " : (!torch.int, !torch.none, !torch.none) -> ()",
     POLICY_KIND_RANGE, -1, NULL},
    {"%r = shape.cstr_broadcastable %w, %w : !shape.shape, !shape.shape",
     POLICY_KIND_SHAPE, -1, NULL},
    {"%r = shape.cstr_require %c, \"m\"", POLICY_KIND_SHAPE, 0, "m"},
    {"%r = \"mhlo.cstr_reshapable\"(%n, %n)"
     " : (!torch.int, !torch.int) -> !shape.witness",
     POLICY_KIND_SHAPE, -1, NULL},
    {"stablehlo.custom_call @shape_assertion(%t) {error_message = \"m\","
     " has_side_effect = true} : (tensor<i1>) -> ()",
     POLICY_KIND_STABLEHLO, 0, "m"},
    {"\"tt.assert\"(%v) {message = \"m\"} : (tensor<8xi1>) -> ()",
     POLICY_KIND_FOREIGN, 0, "m"},
    {"\"util.assert\"(%c) {message = \"m\"} : (i1) -> ()", POLICY_KIND_FOREIGN,
     0, "m"},
    {"\"std.assert\"(%c) {msg = \"m\"} : (i1) -> ()", POLICY_KIND_FOREIGN, 0,
     "m"},
    {"\"tf.Assert\"(%t, %u) : (tensor<i1>, tensor<?xf32>) -> ()",
     POLICY_KIND_FOREIGN, 0, NULL},
};

static analysed_t analyse_body(const char *body) {
  char text[4000];
  snprintf(text, sizeof text, "%s%s%s", head, body, tail);
  return analyse(text);
}

static void expect_form(const form_t *form) {
  analysed_t t = analyse_body(form->text);
  EXPECT_EQ(1, analysis_num_assertions(t.analysis));
  const analysis_assertion_t *as = nth_assertion(&t, 0);
  EXPECT_EQ(form->kind, as->kind);
  EXPECT_EQ(ANALYSIS_PLAIN, as->shape);
  EXPECT_FALSE(as->negated);
  EXPECT_EQ(form->message != NULL, as->message.data != NULL);
  if (form->message)
    EXPECT_BYTES(form->message, as->message.data, as->message.length);
  EXPECT_EQ(form->condition < 0, mlirValueIsNull(as->condition));
  if (form->condition >= 0)
    EXPECT_TRUE(mlirValueEqual(
        as->condition,
        mlirOperationGetOperand(analysis_operation(t.analysis, as->id),
                                form->condition)));
  analysed_destroy(&t);
}

TEST(Assertions, are_found_in_every_form) {
  for (size_t i = 0; i < sizeof forms / sizeof *forms; ++i) {
    SCOPED_TRACE("%s", forms[i].text);
    expect_form(&forms[i]);
  }
}

/* What has an assertion's name and is none, or is malformed. */
static const char *const others[] = {
    "stablehlo.custom_call @other(%t) {has_side_effect = true}"
    " : (tensor<i1>) -> ()",
    "torch.operator \"aten._assert_async.msg\"() : () -> ()",
    "torch.operator \"onnx._assert_async.msg\"(%x, %s)"
    " : (!torch.vtensor<[],i1>, !torch.str) -> ()",
    "\"tt.assert\"() {message = \"m\"} : () -> ()",
    /* It gives a result that nothing could replace. */
    "%r = \"util.assert\"(%c) {message = \"m\"} : (i1) -> i1",
    "%r = torch.operator \"aten._functional_assert_async.msg\"(%x, %s)"
    " : (!torch.vtensor<[],i1>, !torch.str) -> !torch.vtensor<[],i1>",
    /* The token has another type than the result. */
    "%r = torch.operator \"aten._functional_assert_async.msg\"(%x, %s, %n)"
    " : (!torch.vtensor<[],i1>, !torch.str, !torch.int)"
    " -> !torch.vtensor<[],i1>",
    "%r:2 = torch.operator \"aten._functional_assert_async.msg\"(%x, %s, %x)"
    " : (!torch.vtensor<[],i1>, !torch.str, !torch.vtensor<[],i1>)"
    " -> (!torch.vtensor<[],i1>, !torch.vtensor<[],i1>)",
    "\"other.assert\"(%c) : (i1) -> ()",
};

TEST(Assertions, what_only_looks_like_one_has_effects) {
  for (size_t i = 0; i < sizeof others / sizeof *others; ++i) {
    SCOPED_TRACE("%s", others[i]);
    analysed_t t = analyse_body(others[i]);
    EXPECT_EQ(0, analysis_num_assertions(t.analysis));
    EXPECT_EQ(0, analysis_num_exclusive(t.analysis));
    EXPECT_EQ(ANALYSIS_LIVE, analysis_class(t.analysis, 2));
    analysed_destroy(&t);
  }
}

TEST(Assertions, are_numbered_in_order_with_what_is_nested) {
  analysed_t t = analyse("func.func @f(%c: i1, %d: i1) {\n"
                         "  cf.assert %c, \"0\"\n"
                         "  scf.if %c {\n"
                         "    cf.assert %d, \"1\"\n"
                         "  }\n"
                         "  cf.assert %c, \"2\"\n"
                         "  return\n"
                         "}\n"
                         "func.func @g(%c: i1) {\n"
                         "  cf.assert %c, \"3\"\n"
                         "  return\n"
                         "}\n");
  ASSERT_EQ(4, analysis_num_assertions(t.analysis));
  for (uint32_t i = 0; i < 4; ++i) {
    char wanted[] = {(char)('0' + i), '\0'};
    const analysis_assertion_t *as = nth_assertion(&t, i);
    EXPECT_BYTES(wanted, as->message.data, as->message.length);
    EXPECT_EQ(i, analysis_assertion_at(t.analysis, as->id));
  }
  EXPECT_EQ(ANALYSIS_NONE,
            analysis_assertion_at(t.analysis, nth_id(&t, "scf.if", 0)));
  analysed_destroy(&t);
}

static const char wrapped[] =
    "func.func @f(%x: !torch.vtensor<[?],f32>) {\n"
    "  %c = torch.constant.int 0 {want = \"slice 0\"}\n"
    "  \"assertion.region\"(%x, %c) ({\n"
    "  ^bb0(%y: !torch.vtensor<[?],f32>, %d: !torch.int):\n"
    "    %n = torch.aten.size.int %y, %d {want = \"assertion 0\"}"
    " : !torch.vtensor<[?],f32>, !torch.int -> !torch.int\n"
    "    %e = torch.aten.gt.int %n, %d {want = \"assertion 0\"}"
    " : !torch.int, !torch.int -> !torch.bool\n"
    "    torch.runtime.assert %e, \"m\" {want = \"assertion 0\"}\n"
    "  }) {want = \"assertion 0\"}"
    " : (!torch.vtensor<[?],f32>, !torch.int) -> ()\n"
    "  return\n"
    "}\n";

TEST(Assertions, a_region_is_the_one_in_it) {
  analysed_t t = analyse(wrapped);
  expect_wanted(&t);
  ASSERT_EQ(1, analysis_num_assertions(t.analysis));
  const analysis_assertion_t *as = nth_assertion(&t, 0);
  EXPECT_EQ(POLICY_KIND_RUNTIME, as->kind);
  EXPECT_EQ(ANALYSIS_REGION, as->shape);
  EXPECT_EQ(nth_id(&t, "assertion.region", 0), as->id);
  EXPECT_EQ(nth_id(&t, "torch.runtime.assert", 0), as->inner);
  EXPECT_BYTES("m", as->message.data, as->message.length);
  EXPECT_EQ(0, analysis_assertion_at(t.analysis, as->inner));
  analysed_destroy(&t);
}

TEST(Assertions, a_region_without_one_is_a_region) {
  analysed_t t = analyse_body("\"assertion.region\"(%n) ({\n"
                              "^bb0(%y: !torch.int):\n"
                              "  %e = torch.aten.neg.int %y"
                              " : !torch.int -> !torch.int\n"
                              "}) : (!torch.int) -> ()");
  ASSERT_EQ(1, analysis_num_assertions(t.analysis));
  EXPECT_EQ(POLICY_KIND_REGION, nth_assertion(&t, 0)->kind);
  EXPECT_EQ(ANALYSIS_REGION, nth_assertion(&t, 0)->shape);
  analysed_destroy(&t);
}

TEST(Assertions, hand_their_token_through) {
  expect_classes(
      "func.func @f(%x: !torch.vtensor<[],i1>) -> !torch.vtensor<[],f32> {\n"
      "  %z = torch.constant.float 0.000000e+00 {want = \"live\"}\n"
      "  %s = torch.constant.str \"m\" {want = \"shared\"}\n"
      "  %k = torch.prim.NumToTensor.Scalar %z {want = \"live\"}"
      " : !torch.float -> !torch.vtensor<[],f32>\n"
      "  %0 = torch.operator \"aten._functional_assert_async.msg\"(%x, %s, %k)"
      " {want = \"assertion 0\"} : (!torch.vtensor<[],i1>, !torch.str,"
      " !torch.vtensor<[],f32>) -> !torch.vtensor<[],f32>\n"
      "  %1 = torch.operator \"aten._functional_assert_async.msg\"(%x, %s, %0)"
      " {want = \"assertion 1\"} : (!torch.vtensor<[],i1>, !torch.str,"
      " !torch.vtensor<[],f32>) -> !torch.vtensor<[],f32>\n"
      "  return {want = \"live\"} %1 : !torch.vtensor<[],f32>\n"
      "}\n");
}

TEST(Assertions, what_a_token_is_made_of_is_shared_along_the_chain) {
  expect_classes(
      "func.func @f(%x: !torch.vtensor<[],i1>) {\n"
      "  %z = torch.constant.float 0.000000e+00 {want = \"shared\"}\n"
      "  %s = torch.constant.str \"m\" {want = \"shared\"}\n"
      "  %u = torch.constant.str \"m\" {want = \"slice 0\"}\n"
      "  %k = torch.prim.NumToTensor.Scalar %z {want = \"shared\"}"
      " : !torch.float -> !torch.vtensor<[],f32>\n"
      "  %0 = torch.operator \"aten._functional_assert_async.msg\"(%x, %u, %k)"
      " {want = \"assertion 0\"} : (!torch.vtensor<[],i1>, !torch.str,"
      " !torch.vtensor<[],f32>) -> !torch.vtensor<[],f32>\n"
      "  %1 = torch.operator \"aten._functional_assert_async.msg\"(%x, %s, %0)"
      " {want = \"assertion 1\"} : (!torch.vtensor<[],i1>, !torch.str,"
      " !torch.vtensor<[],f32>) -> !torch.vtensor<[],f32>\n"
      "  torch.operator \"aten._assert_async.msg\"(%x, %s)"
      " : (!torch.vtensor<[],i1>, !torch.str) -> ()\n"
      "  return\n"
      "}\n");
}

TEST(Assertions, the_user_may_add_one) {
  ir_t ir = ir_parse("func.func @f(%c: i1, %n: i32) {\n"
                     "  \"my.check\"(%n, %c) : (i32, i1) -> ()\n"
                     "  return\n"
                     "}\n");
  policy_t *policy = policy_create();
  ASSERT_TRUE(mlirLogicalResultIsSuccess(policy_add_assertion(
      policy, mlirStringRefCreateFromCString("my.check:1"), NULL, NULL)));
  analysis_options_t options = {.policy = policy};
  analysis_t *a = analysis_create(ir.root, &options);
  ASSERT_EQ(1, analysis_num_assertions(a));
  const analysis_assertion_t *as = analysis_assertion(a, 0);
  EXPECT_EQ(POLICY_KIND_USER, as->kind);
  EXPECT_TRUE(mlirValueEqual(
      as->condition, mlirOperationGetOperand(ir_find(&ir, "my.check", 0), 1)));
  analysis_destroy(a);
  policy_destroy(policy);
  ir_destroy(&ir);
}
