/* Numbers that operations take as data: which are computed, each once, and
 * where a number is none. */
#include <stdio.h>

#include "testing/verb_fixture.h"

/* Types in short. */
#define T "!torch.vtensor<[?],f32>"
#define I "!torch.int"
#define F "!torch.float"

/* A function of a tensor, an integer and a float with a size at hand. */
static verb_fixture_t function(const char *body) {
  char text[4096];
  snprintf(text, sizeof text,
           "func.func @f(%%a: " T ", %%i: " I ", %%x: " F ") -> " T " {\n"
           "  %%int0 = torch.constant.int 0\n"
           "  %%n = torch.aten.size.int %%a, %%int0 : " T ", " I " -> " I "\n"
           "%s"
           "  return %%r : " T "\n}",
           body);
  return verb_fixture(text);
}

/* One number for two operations that take it, and for what is computed of it.
 */
TEST(TosaScalars, a_number_is_computed_once) {
  verb_fixture_t f =
      function("  %y = torch.aten.mul.int %n, %n : " I ", " I " -> " I "\n"
               "  %q = torch.aten.mul.Scalar %a, %y : " T ", " I " -> " T "\n"
               "  %s = torch.aten.div.Scalar %q, %y : " T ", " I " -> " T "\n"
               "  %r = torch.aten.div.Scalar %s, %n : " T ", " I " -> " T "\n");
  verb_fixture_run(&f, "tosa-shapes");
  EXPECT_EQ(1, ir_count(&f.ir, "tosa.dim"));
  EXPECT_EQ(1, ir_count(&f.ir, "tosa.reduce_sum"));
  EXPECT_EQ(1, ir_count(&f.ir, "tosa.mul"));
  EXPECT_EQ(1, ir_count(&f.ir, "torch.aten.mul.Tensor"));
  EXPECT_EQ(2, ir_count(&f.ir, "torch.aten.div.Tensor"));
  EXPECT_EQ(0, ir_count(&f.ir, "torch.aten.mul.int"));
  EXPECT_EQ(0, ir_count(&f.ir, "tosa.mul_shape"));
  verb_fixture_destroy(&f);
}

/* What is both a size and data: a shape and a number. */
TEST(TosaScalars, a_number_that_is_a_size_too) {
  verb_fixture_t f = function(
      "  %y = torch.aten.add.int %n, %n : " I ", " I " -> " I "\n"
      "  %l = torch.prim.ListConstruct %y : (" I ") -> !torch.list<int>\n"
      "  %o = torch.constant.none\n"
      "  %r = torch.aten.full %l, %y, %o, %o, %o, %o : !torch.list<int>, " I
      ", !torch.none, !torch.none, !torch.none, !torch.none -> " T "\n");
  verb_fixture_run(&f, "tosa-shapes");
  EXPECT_EQ(1, ir_count(&f.ir, "tosa.add_shape"));
  EXPECT_EQ(1, ir_count(&f.ir, "tosa.cast"));
  EXPECT_EQ(0, ir_count(&f.ir, "torch.aten.add.int"));
  verb_fixture_expect_stable(&f, "tosa-shapes");
  verb_fixture_destroy(&f);
}

/* Nothing takes the quotient as data, so it is not computed. */
TEST(TosaScalars, what_nothing_takes_is_not_computed) {
  verb_fixture_t f =
      function("  %y = torch.aten.div.int %n, %n : " I ", " I " -> " F "\n"
               "  \"my.use\"(%y) : (" F ") -> ()\n"
               "  %r = torch.aten.relu %a : " T " -> " T "\n");
  verb_fixture_expect_stable(&f, "tosa-shapes");
  EXPECT_EQ(1, ir_count(&f.ir, "torch.aten.div.int"));
  EXPECT_STREQ("", f.said);
  verb_fixture_destroy(&f);
}

/* A number of a float and a size is a float, its operands become f64 first. */
TEST(TosaScalars, mixed_operands) {
  verb_fixture_t f = function(
      "  %h = torch.constant.float 2.500000e-01\n"
      "  %y = torch.aten.mul.float_int %h, %n : " F ", " I " -> " F "\n"
      "  %r = torch.aten.mul.Scalar %a, %y : " T ", " F " -> " T "\n");
  verb_fixture_run(&f, "tosa-shapes");
  EXPECT_CONTAINS("(tensor<i64>) -> tensor<f64>", verb_fixture_text(&f));
  EXPECT_CONTAINS("dense<2.500000e-01> : tensor<f64>", verb_fixture_text(&f));
  EXPECT_CONTAINS("(tensor<f64>) -> tensor<f32>", verb_fixture_text(&f));
  verb_fixture_destroy(&f);
}

/* Fails with the message, and leaves the module alone. */
static void expect_refused(const char *body, const char *said) {
  verb_fixture_t f = function(body);
  VERB_FIXTURE_EXPECT_REFUSED(&f, "tosa-shapes");
  EXPECT_CONTAINS(said, f.said);
  verb_fixture_destroy(&f);
}

/* One operand of it comes from outside, at either side. */
TEST(TosaScalars, a_number_of_an_argument_is_none) {
  const char *said = "torch.aten.mul.Scalar is not written in TOSA: a number "
                     "that it takes is no expression of sizes\n";
  expect_refused("  %y = torch.aten.add.int %n, %i : " I ", " I " -> " I "\n"
                 "  %r = torch.aten.mul.Scalar %a, %y : " T ", " I " -> " T
                 "\n",
                 said);
  expect_refused(
      "  %y = torch.aten.mul.float_int %x, %n : " F ", " I " -> " F "\n"
      "  %r = torch.aten.mul.Scalar %a, %y : " T ", " F " -> " T "\n",
      said);
  expect_refused(
      "  %r = torch.aten.mul.Scalar %a, %x : " T ", " F " -> " T "\n", said);
}

/* An operation that the table does not have gives no number. */
TEST(TosaScalars, an_operation_without_a_row_gives_none) {
  expect_refused(
      "  %y = torch.aten.pow.int_float %n, %x : " I ", " F " -> " F "\n"
      "  %r = torch.aten.mul.Scalar %a, %y : " T ", " F " -> " T "\n",
      "torch.aten.pow.int_float is not written in TOSA: it takes a "
      "size, and has no form with sizes\n");
}
