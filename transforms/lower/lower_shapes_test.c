/* Shape operations as index arithmetic, and what takes computed shapes. What
 * the results compute is tested by executing them (testdata/execute). */
#include "testing/verb_fixture.h"

#include <stdio.h>
#include <string.h>

/* The text of a module after --lower, where `body` stands in a function of
 * two tensors with unknown sizes. */
static verb_fixture_t lowered(const char *results, const char *body) {
  char text[4096];
  snprintf(text, sizeof text,
           "func.func @f(%%a: tensor<?x?x4xf32>, %%b: tensor<1x?xf32>) %s {\n"
           "  %%d0 = tosa.dim %%a {axis = 0 : i32} : (tensor<?x?x4xf32>) -> "
           "!tosa.shape<1>\n"
           "  %%d1 = tosa.dim %%a {axis = 1 : i32} : (tensor<?x?x4xf32>) -> "
           "!tosa.shape<1>\n"
           "  %%c0 = tosa.const_shape {values = dense<0> : tensor<1xindex>} : "
           "() -> !tosa.shape<1>\n"
           "  %%c1 = tosa.const_shape {values = dense<1> : tensor<1xindex>} : "
           "() -> !tosa.shape<1>\n"
           "  %%c4 = tosa.const_shape {values = dense<4> : tensor<1xindex>} : "
           "() -> !tosa.shape<1>\n"
           "%s}",
           results, body);
  return verb_fixture(text);
}

/* Nothing of shapes is left, and the text has all of `expected`. */
static void expect_lowered(const char *results, const char *body,
                           const char *const *expected) {
  verb_fixture_t f = lowered(results, body);
  verb_fixture_run(&f, "lower");
  const char *text = verb_fixture_text(&f);
  EXPECT_FALSE(strstr(text, "shape<"));
  for (; *expected; ++expected)
    EXPECT_CONTAINS(*expected, text);
  verb_fixture_expect_stable(&f, "lower");
  verb_fixture_destroy(&f);
}

#define LINES(...) ((const char *const[]){__VA_ARGS__, NULL})

/* Each operation on two shapes, seen through a tile. */
TEST(LowerShapes, arithmetic) {
  static const struct {
    const char *name, *arith;
  } rows[] = {{"add", "addi"},           {"sub", "subi"},
              {"mul", "muli"},           {"max", "maxsi"},
              {"min", "minsi"},          {"div_floor", "floordivsi"},
              {"div_ceil", "ceildivsi"}, {"mod", "remsi"}};
  for (size_t k = 0; k < sizeof rows / sizeof *rows; ++k) {
    char body[1024], wanted[64];
    snprintf(body, sizeof body,
             "  %%s = tosa.%s_shape %%d0, %%d1 : (!tosa.shape<1>, "
             "!tosa.shape<1>) -> !tosa.shape<1>\n"
             "  %%m = tosa.concat_shape %%s, %%c1 : (!tosa.shape<1>, "
             "!tosa.shape<1>) -> !tosa.shape<2>\n"
             "  %%r = tosa.tile %%b, %%m : (tensor<1x?xf32>, !tosa.shape<2>) "
             "-> tensor<?x?xf32>\n"
             "  return %%r : tensor<?x?xf32>\n",
             rows[k].name);
    snprintf(wanted, sizeof wanted, "arith.%s %%dim, %%dim_0 : index",
             rows[k].arith);
    expect_lowered("-> tensor<?x?xf32>", body,
                   LINES(wanted, "linalg.generic", "tensor.empty"));
  }
}

/* Constants are computed here, whatever the operation. */
TEST(LowerShapes, known_sizes_are_folded) {
  static const struct {
    const char *name;
    int left, right, wanted;
  } rows[] = {{"add", 7, 2, 9},         {"sub", 7, 2, 5},
              {"mul", 7, 2, 14},        {"max", 7, 2, 7},
              {"min", 7, 2, 2},         {"div_floor", 7, 2, 3},
              {"div_ceil", 7, 2, 4},    {"mod", 7, 2, 1},
              {"div_floor", -7, 2, -4}, {"div_ceil", -7, 2, -3}};
  for (size_t k = 0; k < sizeof rows / sizeof *rows; ++k) {
    char text[2048], wanted[64];
    snprintf(
        text, sizeof text,
        "func.func @f(%%a: tensor<?xf32>) {\n"
        "  %%d = tosa.dim %%a {axis = 0 : i32} : (tensor<?xf32>) -> "
        "!tosa.shape<1>\n"
        "  %%x = tosa.const_shape {values = dense<%d> : tensor<1xindex>} : () "
        "-> !tosa.shape<1>\n"
        "  %%y = tosa.const_shape {values = dense<%d> : tensor<1xindex>} : () "
        "-> !tosa.shape<1>\n"
        "  %%s = tosa.%s_shape %%x, %%y : (!tosa.shape<1>, !tosa.shape<1>) -> "
        "!tosa.shape<1>\n"
        "  tosa.assert_equal_shape %%d, %%s {allow_broadcast = false} : "
        "(!tosa.shape<1>, !tosa.shape<1>) -> ()\n"
        "  return\n}",
        rows[k].left, rows[k].right, rows[k].name);
    snprintf(wanted, sizeof wanted, "arith.constant %d : index",
             rows[k].wanted);
    verb_fixture_t f = verb_fixture(text);
    verb_fixture_run(&f, "lower");
    EXPECT_CONTAINS(wanted, verb_fixture_text(&f));
    EXPECT_EQ(1, ir_count(&f.ir, "cf.assert"));
    verb_fixture_destroy(&f);
  }
}

TEST(LowerShapes, reshape) {
  expect_lowered(
      "-> tensor<?x?x2x2xf32>",
      "  %c2 = tosa.const_shape {values = dense<2> : tensor<2xindex>} : () -> "
      "!tosa.shape<2>\n"
      "  %s = tosa.concat_shape %d0, %d1, %c2 : (!tosa.shape<1>, "
      "!tosa.shape<1>, !tosa.shape<2>) -> !tosa.shape<4>\n"
      "  %r = tosa.reshape %a, %s : (tensor<?x?x4xf32>, !tosa.shape<4>) -> "
      "tensor<?x?x2x2xf32>\n"
      "  return %r : tensor<?x?x2x2xf32>\n",
      LINES("tensor.from_elements %dim, %dim_0, %c2, %c2",
            "tensor.reshape %arg0(%from_elements)"));
}

/* The same number of elements follows from the sizes, so nothing is asserted;
 * where it does not follow, it is. */
TEST(LowerShapes, reshape_asserts_the_number_of_elements) {
  for (int same = 0; same < 2; ++same) {
    char body[1024];
    snprintf(body, sizeof body,
             "  %%s = tosa.concat_shape %%%s, %%%s, %%c4 : (!tosa.shape<1>, "
             "!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>\n"
             "  %%r = tosa.reshape %%a, %%s : (tensor<?x?x4xf32>, "
             "!tosa.shape<3>) -> tensor<?x?x4xf32>\n"
             "  return %%r : tensor<?x?x4xf32>\n",
             same ? "d1" : "d0", "d0");
    verb_fixture_t f = lowered("-> tensor<?x?x4xf32>", body);
    verb_fixture_run(&f, "lower");
    EXPECT_EQ(!same, (int)ir_count(&f.ir, "cf.assert"));
    verb_fixture_destroy(&f);
  }
}

TEST(LowerShapes, one_size_is_inferred) {
  expect_lowered(
      "-> tensor<?x?xf32>",
      "  %m = tosa.const_shape {values = dense<-1> : tensor<1xindex>} : () -> "
      "!tosa.shape<1>\n"
      "  %s = tosa.concat_shape %d0, %m : (!tosa.shape<1>, !tosa.shape<1>) -> "
      "!tosa.shape<2>\n"
      "  %r = tosa.reshape %a, %s : (tensor<?x?x4xf32>, !tosa.shape<2>) -> "
      "tensor<?x?xf32>\n"
      "  return %r : tensor<?x?xf32>\n",
      LINES("arith.floordivsi",
            "cf.assert %0, \"tosa.reshape has no elements to infer"));
}

/* A dimension of 1 is read at 0, so that the tile is a broadcast; one of
 * unknown size that is repeated is read modulo it. */
TEST(LowerShapes, tile) {
  expect_lowered(
      "-> tensor<?x?xf32>",
      "  %s = tosa.concat_shape %d0, %c1 : (!tosa.shape<1>, !tosa.shape<1>) "
      "-> !tosa.shape<2>\n"
      "  %r = tosa.tile %b, %s : (tensor<1x?xf32>, !tosa.shape<2>) -> "
      "tensor<?x?xf32>\n"
      "  return %r : tensor<?x?xf32>\n",
      LINES("affine_map<(d0, d1) -> (0, d1)>", "ins(%arg1"));
  expect_lowered(
      "-> tensor<?x?xf32>",
      "  %s = tosa.concat_shape %d0, %d1 : (!tosa.shape<1>, !tosa.shape<1>) "
      "-> !tosa.shape<2>\n"
      "  %r = tosa.tile %b, %s : (tensor<1x?xf32>, !tosa.shape<2>) -> "
      "tensor<?x?xf32>\n"
      "  return %r : tensor<?x?xf32>\n",
      LINES("arith.remui", "tensor.extract %arg1"));
}

TEST(LowerShapes, slice_within_bounds) {
  expect_lowered(
      "-> tensor<?x?x4xf32>",
      "  %n = tosa.sub_shape %d1, %c1 : (!tosa.shape<1>, !tosa.shape<1>) -> "
      "!tosa.shape<1>\n"
      "  %p = tosa.concat_shape %c0, %c1, %c0 : (!tosa.shape<1>, "
      "!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>\n"
      "  %s = tosa.concat_shape %d0, %n, %c4 : (!tosa.shape<1>, "
      "!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>\n"
      "  %r = tosa.slice %a, %p, %s : (tensor<?x?x4xf32>, !tosa.shape<3>, "
      "!tosa.shape<3>) -> tensor<?x?x4xf32>\n"
      "  return %r : tensor<?x?x4xf32>\n",
      LINES("tensor.extract_slice", "\"tosa.slice reads out of bounds\"",
            "arith.cmpi sle, %c0, %0 : index"));
}

TEST(LowerShapes, slice_of_a_shape) {
  expect_lowered(
      "-> tensor<?x?xf32>",
      "  %all = tosa.concat_shape %c1, %d0, %d1 : (!tosa.shape<1>, "
      "!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>\n"
      "  %i = \"tosa.const\"() {values = dense<1> : tensor<1xi32>} : () -> "
      "tensor<1xi32>\n"
      "  %n = \"tosa.const\"() {values = dense<2> : tensor<1xi32>} : () -> "
      "tensor<1xi32>\n"
      "  %s = tosa.slice_shape %all, %i, %n : (!tosa.shape<3>, tensor<1xi32>, "
      "tensor<1xi32>) -> !tosa.shape<2>\n"
      "  %r = tosa.tile %b, %s : (tensor<1x?xf32>, !tosa.shape<2>) -> "
      "tensor<?x?xf32>\n"
      "  return %r : tensor<?x?xf32>\n",
      LINES("tensor.empty(%dim, %2)"));
}

TEST(LowerShapes, assertions) {
  expect_lowered("",
                 "  tosa.assert_equal_shape %d0, %d1 {allow_broadcast = false, "
                 "assertion.message = \"same\"} : (!tosa.shape<1>, "
                 "!tosa.shape<1>) -> ()\n"
                 "  tosa.assert_equal_shape %d0, %d1 {allow_broadcast = true} "
                 ": (!tosa.shape<1>, !tosa.shape<1>) -> ()\n"
                 "  return\n",
                 LINES("cf.assert %0, \"same\"", "arith.ori",
                       "\"tosa.assert_equal_shape: sizes 0 differ\""));
}

TEST(LowerShapes, a_divisor_may_not_be_zero) {
  expect_lowered(
      "-> tensor<?x?xf32>",
      "  %q = tosa.div_floor_shape %d0, %d1 : (!tosa.shape<1>, "
      "!tosa.shape<1>) -> !tosa.shape<1>\n"
      "  %s = tosa.concat_shape %q, %c1 : (!tosa.shape<1>, !tosa.shape<1>) "
      "-> !tosa.shape<2>\n"
      "  %r = tosa.tile %b, %s : (tensor<1x?xf32>, !tosa.shape<2>) -> "
      "tensor<?x?xf32>\n"
      "  return %r : tensor<?x?xf32>\n",
      LINES("\"a size is divided by a size of zero\""));
}

/* Whether a quotient by `NAME_shape(left, right)` is asserted. */
static bool is_asserted(const char *name, const char *left, const char *right) {
  char body[1024];
  snprintf(body, sizeof body,
           "  %%n = tosa.%s_shape %s, %s : (!tosa.shape<1>, !tosa.shape<1>) "
           "-> !tosa.shape<1>\n"
           "  %%q = tosa.div_floor_shape %%d0, %%n : (!tosa.shape<1>, "
           "!tosa.shape<1>) -> !tosa.shape<1>\n"
           "  %%s = tosa.concat_shape %%q, %%c1 : (!tosa.shape<1>, "
           "!tosa.shape<1>) -> !tosa.shape<2>\n"
           "  %%r = tosa.tile %%b, %%s : (tensor<1x?xf32>, !tosa.shape<2>) -> "
           "tensor<?x?xf32>\n"
           "  return %%r : tensor<?x?xf32>\n",
           name, left, right);
  verb_fixture_t f = lowered("-> tensor<?x?xf32>", body);
  verb_fixture_run(&f, "lower");
  bool asserted = strstr(verb_fixture_text(&f), "size of zero") != NULL;
  verb_fixture_destroy(&f);
  return asserted;
}

TEST(LowerShapes, a_divisor_that_is_at_least_1) {
  EXPECT_FALSE(is_asserted("max", "%d1", "%c1"));
  EXPECT_FALSE(is_asserted("add", "%d1", "%c1"));
  EXPECT_FALSE(is_asserted("add", "%c4", "%d1"));
  EXPECT_TRUE(is_asserted("max", "%d1", "%c0"));
  EXPECT_TRUE(is_asserted("min", "%d1", "%c4"));
  EXPECT_TRUE(is_asserted("mul", "%d1", "%c4"));
  EXPECT_TRUE(is_asserted("sub", "%c4", "%d1"));
  EXPECT_TRUE(is_asserted("div_floor", "%d1", "%c4"));
  EXPECT_TRUE(is_asserted("div_ceil", "%d1", "%c4"));
}

/* What upstream lowers stays as it is. */
TEST(LowerShapes, constant_shapes_stay) {
  verb_fixture_t f = verb_fixture(
      "func.func @f(%a: tensor<?x4xf32>) -> tensor<?x2xf32> {\n"
      "  %s = tosa.const_shape {values = dense<[-1, 2]> : tensor<2xindex>} : "
      "() -> !tosa.shape<2>\n"
      "  %r = tosa.reshape %a, %s : (tensor<?x4xf32>, !tosa.shape<2>) -> "
      "tensor<?x2xf32>\n"
      "  return %r : tensor<?x2xf32>\n"
      "}");
  verb_fixture_expect_stable(&f, "lower");
  EXPECT_EQ(1, ir_count(&f.ir, "tosa.reshape"));
  verb_fixture_destroy(&f);
}

static void expect_refused(const char *text, const char *said,
                           bool keep_going) {
  verb_fixture_t f = verb_fixture(text);
  f.options.keep_going = keep_going;
  VERB_FIXTURE_EXPECT_REFUSED(&f, "lower");
  EXPECT_CONTAINS(said, f.said);
  verb_fixture_destroy(&f);
}

static const char *const UNKNOWN =
    "func.func @f(%a: tensor<?xf32>, %b: tensor<1x1xf32>) "
    "-> (tensor<?x?xf32>, tensor<?x1xf32>) {\n"
    "  %d = tosa.dim %a {axis = 0 : i32} : (tensor<?xf32>) -> "
    "!tosa.shape<1>\n"
    "  %c = tosa.const_shape {values = dense<1> : tensor<1xindex>} : () -> "
    "!tosa.shape<1>\n"
    "  %m = tosa.concat_shape %d, %c : (!tosa.shape<1>, !tosa.shape<1>) -> "
    "!tosa.shape<2>\n"
    "  %t = tosa.tile %b, %m : (tensor<1x1xf32>, !tosa.shape<2>) -> "
    "tensor<?x1xf32>\n"
    "  %s = tosa.exp2_shape %m : (!tosa.shape<2>) -> !tosa.shape<2>\n"
    "  %r = tosa.tile %b, %s : (tensor<1x1xf32>, !tosa.shape<2>) -> "
    "tensor<?x?xf32>\n"
    "  return %r, %t : tensor<?x?xf32>, tensor<?x1xf32>\n"
    "}";

TEST(LowerShapes, what_takes_a_refused_shape_is_refused) {
  const char *said = "6:8: error: tosa.exp2_shape is not lowered: it has no "
                     "lowering\n7:8: error: tosa.tile is not lowered: nothing "
                     "here computes the shape it takes\n";
  expect_refused(UNKNOWN, said, false);
  expect_refused(UNKNOWN, said, true);
}

TEST(LowerShapes, operations_without_a_lowering_are_refused) {
  expect_refused("func.func @f(%a: tensor<?xf32>) -> !tosa.shape<1> {\n"
                 "  %d = tosa.dim %a {axis = 0 : i32} : (tensor<?xf32>) -> "
                 "!tosa.shape<1>\n"
                 "  %e = tosa.exp2_shape %d : (!tosa.shape<1>) -> "
                 "!tosa.shape<1>\n"
                 "  return %e : !tosa.shape<1>\n"
                 "}",
                 "3:8: error: tosa.exp2_shape is not lowered: it has no "
                 "lowering\n",
                 false);
}
