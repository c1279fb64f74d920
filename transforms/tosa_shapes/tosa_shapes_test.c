/* What of torch is written in TOSA, what is left, and what is refused. That
 * torch-mlir takes the results, and what they compute, is tested with its own
 * tools (testdata/tosa_shapes, bench/e2e.py). */
#include "testing/verb_fixture.h"

#include <stdio.h>
#include <string.h>

#define LINES(...) ((const char *const[]){__VA_ARGS__, NULL})

/* Types in short. */
#define T(shape) "!torch.vtensor<[" shape "],f32>"
#define I "!torch.int"
#define SIZES                                                                  \
  "  %int0 = torch.constant.int 0\n"                                           \
  "  %int1 = torch.constant.int 1\n"                                           \
  "  %int2 = torch.constant.int 2\n"                                           \
  "  %d0 = torch.aten.size.int %a, %int0 : " T(                                \
      "?,?,4") ", " I " -> " I "\n"                                            \
               "  %d1 = torch.aten.size.int %a, %int1 : " T("?,?,4") ", " I    \
                                                                     " -> " I  \
                                                                     "\n"

/* A function of one tensor with two sizes of it at hand. */
static verb_fixture_t function(const char *result, const char *body) {
  char text[4096];
  snprintf(text, sizeof text, "%s%s%s%s%s%s%s",
           "func.func @f(%a: " T("?,?,4") ") -> ", result, " {\n" SIZES, body,
           "  return %r : ", result, "\n}");
  return verb_fixture(text);
}

static void expect_written(const char *result, const char *body,
                           const char *const *expected) {
  verb_fixture_t f = function(result, body);
  verb_fixture_run(&f, "dce");
  verb_fixture_run(&f, "tosa-shapes");
  const char *text = verb_fixture_text(&f);
  EXPECT_FALSE(strstr(text, "torch.aten.size.int"));
  EXPECT_FALSE(strstr(text, "torch.constant.int"));
  for (; *expected; ++expected)
    EXPECT_CONTAINS(*expected, text);
  EXPECT_CONTAINS("is written in TOSA", f.said);
  verb_fixture_expect_stable(&f, "tosa-shapes");
  verb_fixture_destroy(&f);
}

TEST(TosaShapes, view_of_computed_sizes) {
  expect_written(
      T("?,2,?,2"),
      "  %l = torch.prim.ListConstruct %d0, %int2, %d1, %int2 : (" I ", " I
      ", " I ", " I ") -> !torch.list<int>\n"
      "  %r = torch.aten.view %a, %l : " T("?,?,4") ", !torch.list<int> -> " T(
          "?,2,?,2") "\n",
      LINES("%0 = torch_c.to_builtin_tensor %arg0",
            "tosa.dim %0 {axis = 0 : i32}", "tosa.dim %0 {axis = 1 : i32}",
            "tosa.concat_shape",
            "(tensor<?x?x4xf32>, !tosa.shape<4>) -> tensor<?x2x?x2xf32>",
            "torch_c.from_builtin_tensor"));
}

/* One unknown size needs no shape. */
TEST(TosaShapes, one_unknown_size_is_left_to_the_reshape) {
  verb_fixture_t f = function(
      T("?,4"), "  %n = torch.aten.mul.int %d0, %d1 : " I ", " I " -> " I "\n"
                "  %int4 = torch.constant.int 4\n"
                "  %l = torch.prim.ListConstruct %n, %int4 : (" I ", " I
                ") -> !torch.list<int>\n"
                "  %r = torch.aten.view %a, %l : " T(
                    "?,?,4") ", !torch.list<int> -> " T("?,4") "\n");
  verb_fixture_run(&f, "tosa-shapes");
  EXPECT_CONTAINS("dense<[-1, 4]>", verb_fixture_text(&f));
  EXPECT_EQ(0, ir_count(&f.ir, "tosa.dim"));
  EXPECT_EQ(0, ir_count(&f.ir, "torch.aten.mul.int"));
  verb_fixture_destroy(&f);
}

/* An entry of -1 is what the number of elements leaves. */
TEST(TosaShapes, view_with_an_open_entry) {
  expect_written(
      T("?,?,2"),
      "  %m = torch.constant.int -1\n"
      "  %l = torch.prim.ListConstruct %d1, %m, %int2 : (" I ", " I ", " I
      ") -> !torch.list<int>\n"
      "  %r = torch.aten.view %a, %l : " T("?,?,4") ", !torch.list<int> -> " T(
          "?,?,2") "\n",
      LINES("tosa.max_shape", "tosa.div_floor_shape", "tosa.concat_shape"));
}

/* Each size is read once, and each expression computed once. */
TEST(TosaShapes, each_size_once) {
  verb_fixture_t f = function(
      T("?,?,4"),
      "  %again = torch.aten.size.int %a, %int1 : " T(
          "?,?,4") ", " I " -> " I "\n"
                   "  %s = torch.aten.add.int %d0, %again : " I ", " I " -> " I
                   "\n"
                   "  %l = torch.prim.ListConstruct %s, %again, %int1 : (" I
                   ", " I ", " I ") -> !torch.list<int>\n"
                   "  %n = torch.constant.none\n"
                   "  %f = torch.constant.bool false\n"
                   "  %e = torch.aten.zeros %l, %n, %n, %n, %f : "
                   "!torch.list<int>, "
                   "!torch.none, !torch.none, !torch.none, !torch.bool "
                   "-> " T(
                       "?,?,1") "\n"
                                "  %k = torch.prim.ListConstruct %d0, %d1, "
                                "%int2 : (" I ", " I ", " I
                                ") -> !torch.list<int>\n"
                                "  %z = torch.aten.ones %l, %n, %n, %n, %f "
                                ": !torch.list<int>, "
                                "!torch.none, !torch.none, !torch.none, "
                                "!torch.bool -> " T(
                                    "?,?,1") "\n"
                                             "  %r = \"my.use\"(%e, %z) : "
                                             "(" T("?,?,1") ", " T(
                                                 "?,?,1") ") -> " T("?,?,4") "\n");
  verb_fixture_run(&f, "tosa-shapes");
  EXPECT_EQ(2, ir_count(&f.ir, "tosa.dim"));
  EXPECT_EQ(1, ir_count(&f.ir, "tosa.add_shape"));
  EXPECT_EQ(2, ir_count(&f.ir, "tosa.tile"));
  EXPECT_EQ(1, ir_count(&f.ir, "torch_c.to_builtin_tensor"));
  verb_fixture_destroy(&f);
}

/* Floor division and remainder round towards minus infinity. */
TEST(TosaShapes, remainder_is_pythons) {
  verb_fixture_t f = function(
      T("?,?"),
      "  %int3 = torch.constant.int 3\n"
      "  %x = torch.aten.remainder.int %d0, %int3 : " I ", " I " -> " I "\n"
      "  %y = torch.aten.floordiv.int %d1, %int2 : " I ", " I " -> " I "\n"
      "  %l = torch.prim.ListConstruct %x, %y : (" I ", " I
      ") -> !torch.list<int>\n"
      "  %n = torch.constant.none\n"
      "  %r = torch.aten.full %l, %int3, %n, %n, %n, %n : !torch.list<int>, " I
      ", !torch.none, !torch.none, !torch.none, !torch.none -> " T("?,?") "\n");
  verb_fixture_run(&f, "tosa-shapes");
  EXPECT_EQ(2, ir_count(&f.ir, "tosa.div_floor_shape"));
  EXPECT_EQ(1, ir_count(&f.ir, "tosa.mul_shape"));
  EXPECT_EQ(1, ir_count(&f.ir, "tosa.sub_shape"));
  EXPECT_EQ(0, ir_count(&f.ir, "tosa.mod_shape"));
  verb_fixture_destroy(&f);
}

/* A dimension that may be 1 or its target is repeated as often as it takes,
 * which is checked, and never divides by zero. */
TEST(TosaShapes, broadcast_of_an_unknown_dimension) {
  expect_written(T("?,?,4"),
                 "  %l = torch.prim.ListConstruct %d1, %d1, %int1 : (" I ", " I
                 ", " I ") -> !torch.list<int>\n"
                 "  %r = torch.aten.broadcast_to %a, %l : " T(
                     "?,?,4") ", !torch.list<int> -> " T("?,?,4") "\n",
                 LINES("tosa.assert_equal_shape", "allow_broadcast = true",
                       "tosa.max_shape", "tosa.div_floor_shape", "tosa.tile"));
}

/* To its own size nothing is repeated. */
TEST(TosaShapes, broadcast_to_the_same_size) {
  verb_fixture_t f = function(
      T("3,?,?,4"), "  %int3 = torch.constant.int 3\n"
                    "  %m = torch.constant.int -1\n"
                    "  %l = torch.prim.ListConstruct %int3, %m, %d1, %m : (" I
                    ", " I ", " I ", " I ") -> !torch.list<int>\n"
                    "  %r = torch.aten.broadcast_to %a, %l : " T(
                        "?,?,4") ", !torch.list<int> -> " T("3,?,?,4") "\n");
  verb_fixture_run(&f, "tosa-shapes");
  EXPECT_EQ(0, ir_count(&f.ir, "tosa.assert_equal_shape"));
  EXPECT_CONTAINS("dense<[3, 1, 1, 1]>", verb_fixture_text(&f));
  verb_fixture_destroy(&f);
}

/* A product of matrices with one unknown size is torch-mlir's own. */
TEST(TosaShapes, products_of_one_unknown_size_stay) {
  verb_fixture_t f =
      verb_fixture("func.func @f(%a: " T("?,4") ", %b: " T("4,5") ") -> " T(
          "?,5") " {\n"
                 "  %r = torch.aten.mm %a, %b : " T("?,4") ", " T(
                     "4,5") " -> " T("?,5") "\n"
                                            "  return %r : " T("?,5") "\n}");
  verb_fixture_expect_stable(&f, "tosa-shapes");
  EXPECT_STREQ("", f.said);
  verb_fixture_destroy(&f);
}

/* The verb is a pass on functions, too. */
TEST(TosaShapes, on_a_function) {
  verb_fixture_t f = function(
      T("?,?"),
      "  %l = torch.prim.ListConstruct %d1, %d0 : (" I ", " I
      ") -> !torch.list<int>\n"
      "  %n = torch.constant.none\n"
      "  %r = torch.aten.full %l, %int2, %n, %n, %n, %n : !torch.list<int>, " I
      ", !torch.none, !torch.none, !torch.none, !torch.none -> " T("?,?") "\n");
  verb_fixture_run_on(&f, "tosa-shapes", ir_find(&f.ir, "func.func", 0));
  EXPECT_EQ(1, ir_count(&f.ir, "tosa.tile"));
  EXPECT_EQ(0, ir_count(&f.ir, "torch.aten.full"));
  EXPECT_CONTAINS("1 operation is written in TOSA here, 0 left", f.said);
  verb_fixture_destroy(&f);
}

/* Equalities become one operation where the target has it. */
TEST(TosaShapes, assertions_of_equal_sizes) {
  for (int target = 0; target < 2; ++target) {
    verb_fixture_t f = function(
        T("?,?,4"),
        "  %e = torch.aten.eq.int %d0, %d1 : " I ", " I " -> !torch.bool\n"
        "  %g = torch.aten.eq.int %d1, %int2 : " I ", " I " -> !torch.bool\n"
        "  %h = torch.aten.__and__.bool %e, %g : !torch.bool, !torch.bool -> "
        "!torch.bool\n"
        "  torch.runtime.assert %h, \"two by two\"\n"
        "  %l = torch.aten.lt.int %d0, %d1 : " I ", " I " -> !torch.bool\n"
        "  torch.runtime.assert %l, \"not an equality\"\n"
        "  %r = torch.aten.relu %a : " T("?,?,4") " -> " T("?,?,4") "\n");
    f.options.target = target ? "tosa-1.1" : NULL;
    verb_fixture_run(&f, "tosa-shapes");
    EXPECT_EQ(target, (int)ir_count(&f.ir, "tosa.assert_equal_shape"));
    EXPECT_EQ(2 - target, (int)ir_count(&f.ir, "torch.runtime.assert"));
    EXPECT_EQ(target ? 0 : 2, (int)ir_count(&f.ir, "torch.aten.eq.int"));
    if (target) {
      MlirOperation op = ir_find(&f.ir, "tosa.assert_equal_shape", 0);
      EXPECT_TRUE(
          mlirStringRefEqual(ir_string(op, "assertion.message"),
                             mlirStringRefCreateFromCString("two by two")));
      EXPECT_CONTAINS("!tosa.shape<2>, !tosa.shape<2>", verb_fixture_text(&f));
    }
    verb_fixture_destroy(&f);
  }
}

/* So is what torch.export defers, in any form of a conjunction; no other is. */
TEST(TosaShapes, assertions_in_other_forms) {
  static const struct {
    const char *condition;
    int pairs;
  } cases[] = {
      {"  %n = torch.aten.Int.bool %e : !torch.bool -> " I "\n"
       "  %h = torch.aten.Bool.int %n : " I " -> !torch.bool\n",
       1},
      {"  %l = torch.prim.ListConstruct %e, %true, %g : (!torch.bool, "
       "!torch.bool, !torch.bool) -> !torch.list<bool>\n"
       "  %h = torch.aten.all.bool %l : !torch.list<bool> -> !torch.bool\n",
       2},
      {"  %l = torch.prim.ListConstruct %e, %false : (!torch.bool, "
       "!torch.bool) -> !torch.list<bool>\n"
       "  %h = torch.aten.all.bool %l : !torch.list<bool> -> !torch.bool\n",
       0},
      {"  %l = torch.prim.ListConstruct %e, %g : (!torch.bool, "
       "!torch.bool) -> !torch.list<bool>\n"
       "  %h = torch.aten.any.bool %l : !torch.list<bool> -> !torch.bool\n",
       0},
      {"  %h = torch.aten.Bool.int %d0 : " I " -> !torch.bool\n", 0},
      {"  %h = torch.aten.__not__ %e : !torch.bool -> !torch.bool\n", 0},
  };
  for (size_t k = 0; k < sizeof cases / sizeof *cases; ++k) {
    char body[2048];
    snprintf(
        body, sizeof body,
        "  %%true = torch.constant.bool true\n"
        "  %%false = torch.constant.bool false\n"
        "  %%e = torch.aten.eq.int %%d0, %%d1 : " I ", " I " -> !torch.bool\n"
        "  %%g = torch.aten.eq.int %%d1, %%int2 : " I ", " I " -> !torch.bool\n"
        "%s  torch.runtime.assert %%h, \"form %zu\"\n"
        "  %%r = torch.aten.relu %%a : " T("?,?,4") " -> " T("?,?,4") "\n",
        cases[k].condition, k);
    verb_fixture_t f = function(T("?,?,4"), body);
    f.options.target = "tosa-1.1";
    verb_fixture_run(&f, "tosa-shapes");
    int pairs = cases[k].pairs;
    EXPECT_EQ(!!pairs, (int)ir_count(&f.ir, "tosa.assert_equal_shape"));
    EXPECT_EQ(!pairs, (int)ir_count(&f.ir, "torch.runtime.assert"));
    if (pairs) {
      EXPECT_CONTAINS(pairs == 1 ? "!tosa.shape<1>, !tosa.shape<1>"
                                 : "!tosa.shape<2>, !tosa.shape<2>",
                      verb_fixture_text(&f));
      EXPECT_EQ(2 - pairs, (int)ir_count(&f.ir, "torch.aten.eq.int"));
    }
    verb_fixture_destroy(&f);
  }
}

/* A size as data is the sum of as many ones. */
TEST(TosaShapes, a_size_as_data) {
  expect_written(
      T("?,?,4"),
      "  %n = torch.aten.mul.int %d0, %d1 : " I ", " I " -> " I "\n"
      "  %r = torch.aten.div.Scalar %a, %n : " T("?,?,4") ", " I " -> " T(
          "?,?,4") "\n",
      LINES("tosa.reduce_sum", "tosa.mul", "torch.aten.div.Tensor %arg0"));
}

TEST(TosaShapes, conversions_round_towards_zero) {
  expect_written("!torch.vtensor<[?,?,4],si64>",
                 "  %int4 = torch.constant.int 4\n"
                 "  %f = torch.constant.bool false\n"
                 "  %n = torch.constant.none\n"
                 "  %r = torch.aten.to.dtype %a, %int4, %f, %f, %n : " T(
                     "?,?,4") ", " I
                              ", !torch.bool, !torch.bool, !torch.none -> "
                              "!torch.vtensor<[?,?,4],si64>\n",
                 LINES("tosa.floor", "tosa.ceil", "tosa.greater", "tosa.select",
                       "(tensor<?x?x4xf32>) -> tensor<?x?x4xi64>"));
}

/* What torch-mlir takes as it is stays. */
TEST(TosaShapes, static_shapes_stay) {
  verb_fixture_t f = verb_fixture("func.func @f(%a: " T("2,3") ") -> " T(
      "6") " {\n"
           "  %m = torch.constant.int -1\n"
           "  %l = torch.prim.ListConstruct %m : (" I ") -> !torch.list<int>\n"
           "  %r = torch.aten.view %a, %l : " T(
               "2,3") ", !torch.list<int> -> " T("6") "\n"
                                                      "  return %r : " T(
                                                          "6") "\n}");
  verb_fixture_expect_stable(&f, "tosa-shapes");
  EXPECT_STREQ("", f.said);
  verb_fixture_destroy(&f);
}

/* Fails with this message and leaves the module alone, or the one operation
 * where it goes on. */
static void expect_refused(const char *result, const char *body,
                           const char *said) {
  for (int keep_going = 0; keep_going < 2; ++keep_going) {
    verb_fixture_t f = function(result, body);
    f.options.keep_going = keep_going;
    VERB_FIXTURE_EXPECT_REFUSED(&f, "tosa-shapes");
    EXPECT_CONTAINS(said, f.said);
    verb_fixture_destroy(&f);
  }
}

TEST(TosaShapes, an_operation_without_a_form_is_refused) {
  expect_refused(T("?,?,4"),
                 "  %r = torch.aten.my_op %a, %d0 : " T(
                     "?,?,4") ", " I " -> " T("?,?,4") "\n",
                 "7:8: error: torch.aten.my_op is not written in TOSA: it "
                 "takes a size, and has no form with sizes\n");
}

TEST(TosaShapes, an_entry_that_is_no_size_is_refused) {
  expect_refused(
      T("?,?"),
      "  %n = \"my.int\"() : () -> " I "\n"
      "  %l = torch.prim.ListConstruct %d0, %n : (" I ", " I
      ") -> !torch.list<int>\n"
      "  %r = torch.aten.view %a, %l : " T("?,?,4") ", !torch.list<int> -> " T(
          "?,?") "\n",
      "9:8: error: torch.aten.view is not written in TOSA: an entry of its "
      "shape is not a size\n");
}

TEST(TosaShapes, a_result_that_the_operands_contradict_is_refused) {
  expect_refused(T("?,?"),
                 "  %v = \"my.vector\"() : () -> " T(
                     "?") "\n"
                          "  %r = torch.aten.mm %v, %v : " T("?") ", " T(
                              "?") " -> " T("?,?") "\n",
                 "8:8: error: torch.aten.mm is not written in TOSA: a result "
                 "has another shape than the operands say\n");
}

/* What only an assertion needs is not of this verb. */
TEST(TosaShapes, sizes_of_assertions_are_left_alone) {
  verb_fixture_t f = function(
      T("?,?,4"),
      "  %ok = torch.aten.eq.int %d0, %d1 : " I ", " I " -> !torch.bool\n"
      "  torch.runtime.assert %ok, \"square\"\n"
      "  %r = torch.aten.relu %a : " T("?,?,4") " -> " T("?,?,4") "\n");
  verb_fixture_expect_stable(&f, "tosa-shapes");
  EXPECT_EQ(2, ir_count(&f.ir, "torch.aten.size.int"));
  verb_fixture_destroy(&f);
}
