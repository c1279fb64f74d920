/* Integers and lists of them: what each operation gives, through lists, tensors
 * without dimensions and symbols, and what gives nothing. */
#include "testing/shapes_fixture.h"

#include <stdio.h>

#define ARGUMENTS "%x: $[?,?,4], %i: $i, %b: $b, %f: !torch.float"
#define X "$[?,?,4]"

/* The first size of %x. */
#define N "%n = torch.aten.size.int %x, %c0 : " X ", $i -> $i\n"

static void expect(const char *wanted, const char *body) {
  SCOPED_TRACE("%s", body);
  EXPECT_STREQ(wanted, shapes_returned(shapes_function(ARGUMENTS, body), 0));
}

/* Rounded as Python does, and exact where a constant divides. */
TEST(ShapeScalars, arithmetic) {
  expect("-3", "%a = torch.aten.floordiv.int %m2, %c1 : $i, $i -> $i\n"
               "%r = torch.aten.sub.int %a, %c1 : $i, $i -> $i\n"
               "return %r : $i");
  expect("-1", "%r = torch.aten.floordiv.int %m2, %c3 : $i, $i -> $i\n"
               "return %r : $i");
  expect("a0.0", N "%a = torch.aten.mul.int %n, %c6 : $i, $i -> $i\n"
                   "%r = torch.aten.floordiv.int %a, %c6 : $i, $i -> $i\n"
                   "return %r : $i");
  expect("?", N "%a = torch.aten.mul.int %n, %c6 : $i, $i -> $i\n"
                "%r = torch.aten.floordiv.int %a, %c4 : $i, $i -> $i\n"
                "return %r : $i");
  expect("0", N "%a = torch.aten.mul.int %n, %c0 : $i, $i -> $i\n"
                "return %a : $i");
}

/* n may be 0, and n // n then raises; a division by -1 is left alone too. */
TEST(ShapeScalars, divisions_that_are_left_alone) {
  expect("?", N "%r = torch.aten.floordiv.int %n, %n : $i, $i -> $i\n"
                "return %r : $i");
  expect("?", "%r = torch.aten.floordiv.int %c4, %c0 : $i, $i -> $i\n"
              "return %r : $i");
  expect("?", "%r = torch.aten.floordiv.int %i, %m1 : $i, $i -> $i\n"
              "return %r : $i");
}

/* Remainders, minima and quotients are symbols: unknown, but the same where
 * the operands are. */
TEST(ShapeScalars, symbols_of_the_same_operands_are_equal) {
  expect("0", N "%a = torch.aten.remainder.int %n, %c4 : $i, $i -> $i\n"
                "%d = torch.aten.remainder.int %n, %c4 : $i, $i -> $i\n"
                "%r = torch.aten.sub.int %a, %d : $i, $i -> $i\n"
                "return %r : $i");
  expect("?", N "%a = torch.aten.remainder.int %n, %c4 : $i, $i -> $i\n"
                "%d = torch.aten.remainder.int %c4, %n : $i, $i -> $i\n"
                "%r = torch.aten.sub.int %a, %d : $i, $i -> $i\n"
                "return %r : $i");
  expect("?", N "%a = torch.prim.min.int %n, %c4 : $i, $i -> $i\n"
                "%d = torch.prim.max.int %n, %c4 : $i, $i -> $i\n"
                "%r = torch.aten.sub.int %a, %d : $i, $i -> $i\n"
                "return %r : $i");
  expect("0", N "%a = torch.prim.max.int %n, %c4 : $i, $i -> $i\n"
                "%d = torch.prim.max.int %c4, %n : $i, $i -> $i\n"
                "%r = torch.aten.sub.int %a, %d : $i, $i -> $i\n"
                "return %r : $i");
}

/* A size is 0 at least, another integer is not. */
TEST(ShapeScalars, the_greater_of_a_size_and_zero) {
  expect("a0.0", N "%r = torch.prim.max.int %n, %c0 : $i, $i -> $i\n"
                   "return %r : $i");
  expect("a0.0", N "%r = torch.prim.max.int %m2, %n : $i, $i -> $i\n"
                   "return %r : $i");
  expect("?", "%r = torch.prim.max.int %i, %c0 : $i, $i -> $i\n"
              "return %r : $i");
  expect("5", "%r = torch.prim.max.int %c5, %m1 : $i, $i -> $i\n"
              "return %r : $i");
}

TEST(ShapeScalars, sizes_of_what_has_no_such_dimension) {
  expect("?", "%r = torch.aten.size.int %x, %c3 : " X ", $i -> $i\n"
              "return %r : $i");
  expect("a0.0 4", "%m3 = torch.constant.int -3\n"
                   "%a = torch.aten.size.int %x, %m3 : " X ", $i -> $i\n"
                   "%r = torch.aten.size.int %x, %m1 : " X ", $i -> $i\n"
                   "return %a, %r : $i, $i");
  expect("?", "%m4 = torch.constant.int -4\n"
              "%r = torch.aten.size.int %x, %m4 : " X ", $i -> $i\n"
              "return %r : $i");
}

/* len() of a tensor is its first size; one without dimensions has none. */
TEST(ShapeScalars, lengths_and_ranks) {
  expect("a0.0 3", "%a = torch.aten.len.Tensor %x : " X " -> $i\n"
                   "%d = torch.aten.dim %x : " X " -> $i\n"
                   "return %a, %d : $i, $i");
  EXPECT_STREQ("? 0 1",
               shapes_returned(
                   shapes_function("%x: $[]",
                                   "%a = torch.aten.len.Tensor %x : $[] -> $i\n"
                                   "%d = torch.aten.dim %x : $[] -> $i\n"
                                   "%e = torch.aten.numel %x : $[] -> $i\n"
                                   "return %a, %d, %e : $i, $i, $i"),
                   0));
  EXPECT_STREQ("0 ?", shapes_returned(
                          shapes_function(
                              "%x: $[?,0], %y: !torch.vtensor",
                              "%a = torch.aten.numel %x : $[?,0] -> $i\n"
                              "%d = torch.aten.dim %y : !torch.vtensor -> $i\n"
                              "return %a, %d : $i, $i"),
                          0));
}

/* ---- Lists ---- */

TEST(ShapeScalars, elements_of_lists) {
  expect("a0.0 a1 3",
         N "%l = torch.prim.ListConstruct %n, %i, %c3 : ($i, $i, $i) -> $l\n"
           "%m3 = torch.constant.int -3\n"
           "%a = torch.aten.__getitem__.t %l, %m3 : $l, $i -> $i\n"
           "%d = torch.aten.__getitem__.t %l, %c1 : $l, $i -> $i\n"
           "%e = torch.aten.len.t %l : $l -> $i\n"
           "return %a, %d, %e : $i, $i, $i");
  expect("? ? 0", "%l = torch.prim.ListConstruct  : () -> $l\n"
                  "%a = torch.aten.__getitem__.t %l, %c0 : $l, $i -> $i\n"
                  "%k = torch.prim.ListConstruct %i : ($i) -> $l\n"
                  "%d = torch.aten.__getitem__.t %k, %i : $l, $i -> $i\n"
                  "%e = torch.aten.len.t %l : $l -> $i\n"
                  "return %a, %d, %e : $i, $i, $i");
}

/* A list keeps what it is where its type becomes another one. */
#define OTHER_TYPE                                                             \
  "%l = torch.prim.ListConstruct %c2, %i : ($i, $i) -> $l\n"                   \
  "%o = torch.derefine %l : $l to !torch.optional<list<int>>\n"                \
  "%r = torch.prim.unchecked_cast %o : !torch.optional<list<int>> -> $l\n"

TEST(ShapeScalars, lists_of_another_type) {
  expect("a1 2",
         OTHER_TYPE "%a = torch.aten.__getitem__.t %r, %c1 : $l, $i -> $i\n"
                    "%d = torch.aten.len.t %r : $l -> $i\n"
                    "return %a, %d : $i, $i");
}

/* What is written to it under that type is written to it. */
TEST(ShapeScalars, lists_that_are_written_to_under_another_type) {
  expect("?",
         OTHER_TYPE "%u = torch.aten.append.t %r, %c3 : $l, $i -> $l\n"
                    "%a = torch.aten.__getitem__.t %l, %m1 : $l, $i -> $i\n"
                    "return %a : $i");
  expect("?", OTHER_TYPE
         "%t = torch.prim.TupleConstruct %l : $l -> !torch.tuple<list<int>>\n"
         "\"my.op\"(%t) : (!torch.tuple<list<int>>) -> ()\n"
         "%a = torch.aten.__getitem__.t %l, %m1 : $l, $i -> $i\n"
         "return %a : $i");
}

/* Behind a branch, or in another block, it may be anybody's. */
TEST(ShapeScalars, lists_that_leave_their_block) {
  expect("?", "%l = torch.prim.ListConstruct %c2, %i : ($i, $i) -> $l\n"
              "%k = torch.prim.If %b -> ($l) {\n"
              "  torch.prim.If.yield %l : $l\n"
              "} else {\n"
              "  %m = torch.prim.ListConstruct %c1, %c1 : ($i, $i) -> $l\n"
              "  torch.prim.If.yield %m : $l\n"
              "}\n"
              "%a = torch.aten.__getitem__.t %l, %m1 : $l, $i -> $i\n"
              "return %a : $i");
  expect("?", "%l = torch.prim.ListConstruct %c2, %i : ($i, $i) -> $l\n"
              "cf.br ^bb1(%l : $l)\n"
              "^bb1(%k: $l):\n"
              "%a = torch.aten.__getitem__.t %l, %m1 : $l, $i -> $i\n"
              "return %a : $i");
}

/* Of 16 elements all are known, of 17 none. */
TEST(ShapeScalars, long_lists) {
#define EIGHT "%c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8"
#define EIGHT_TYPES "$i, $i, $i, $i, $i, $i, $i, $i"
  expect("16 8", "%l = torch.prim.ListConstruct " EIGHT ", " EIGHT
                 " : (" EIGHT_TYPES ", " EIGHT_TYPES ") -> $l\n"
                 "%a = torch.aten.len.t %l : $l -> $i\n"
                 "%d = torch.aten.__getitem__.t %l, %m1 : $l, $i -> $i\n"
                 "return %a, %d : $i, $i");
  expect("? ?", "%l = torch.prim.ListConstruct " EIGHT ", " EIGHT
                ", %c9 : (" EIGHT_TYPES ", " EIGHT_TYPES ", $i) -> $l\n"
                "%a = torch.aten.len.t %l : $l -> $i\n"
                "%d = torch.aten.__getitem__.t %l, %m1 : $l, $i -> $i\n"
                "return %a, %d : $i, $i");
}

/* The list that size() makes is as good as any other: what somebody writes to
 * it is not a size of the tensor. */
TEST(ShapeScalars, lists_of_sizes_that_are_written_to) {
  expect("a0.1", "%l = torch.aten.size %x : " X " -> $l\n"
                 "%r = torch.aten.__getitem__.t %l, %c1 : $l, $i -> $i\n"
                 "return %r : $i");
  expect("?", "%l = torch.aten.size %x : " X " -> $l\n"
              "%u = torch.aten._set_item.t %l, %c1, %c7 : $l, $i, $i -> $l\n"
              "%r = torch.aten.__getitem__.t %l, %c1 : $l, $i -> $i\n"
              "return %r : $i");
  expect("?", "%l = torch.aten.size %x : " X " -> $l\n"
              "\"my.op\"(%l) : ($l) -> ()\n"
              "%r = torch.aten.len.t %l : $l -> $i\n"
              "return %r : $i");
}

/* ---- Tensors without dimensions ---- */

#define T "!torch.vtensor<[],si64>"
#define TENSOR N "%t = torch.prim.NumToTensor.Scalar %n : $i -> " T "\n"
#define BACK "%r = torch.aten.Int.Tensor %u : " T " -> $i\nreturn %r : $i"

TEST(ShapeScalars, arithmetic_in_tensors) {
  expect("a0.0", TENSOR "%s = torch.aten.add.Tensor %t, %t, %c2 : " T ", " T
                        ", $i -> " T "\n"
                        "%m = torch.constant.str \"floor\"\n"
                        "%d = torch.prim.NumToTensor.Scalar %c3 : $i -> " T "\n"
                        "%u = torch.aten.div.Tensor_mode %s, %d, %m : " T ", " T
                        ", !torch.str -> " T "\n" BACK);
  expect("0",
         TENSOR "%s = torch.aten.floor_divide %t, %t : " T ", " T " -> " T "\n"
                "%u = torch.aten.sub.Tensor %s, %s, %c1 : " T ", " T
                ", $i -> " T "\n" BACK);
  expect("?", TENSOR "%u = torch.aten.remainder.Scalar %t, %c4 : " T
                     ", $i -> " T "\n" BACK);
}

/* The mode of a division that only the run knows. */
TEST(ShapeScalars, a_division_of_unknown_mode) {
  EXPECT_STREQ("?",
               shapes_returned(
                   shapes_function(
                       "%n: $i, %m: !torch.str",
                       "%t = torch.prim.NumToTensor.Scalar %n : $i -> " T "\n"
                       "%u = torch.aten.div.Scalar_mode %t, %c1, %m : " T
                       ", $i, !torch.str -> " T "\n" BACK),
                   0));
}

TEST(ShapeScalars, ways_out_of_a_tensor) {
  static const char *const names[] = {"Int.Tensor", "IntImplicit",
                                      "ScalarImplicit", "item"};
  for (size_t i = 0; i < sizeof names / sizeof *names; ++i) {
    char body[512];
    snprintf(body, sizeof body,
             "%s%%r = torch.aten.%s %%t : " T " -> $i\n"
             "return %%r : $i",
             TENSOR, names[i]);
    expect("a0.0", body);
  }
}

/* A tensor of one dimension holds more than a number; one of floats holds no
 * integer that is computed with. */
TEST(ShapeScalars, tensors_that_hold_no_integer) {
#define V "!torch.vtensor<[1],si64>"
  EXPECT_STREQ(
      "?", shapes_returned(shapes_function("%x: " V,
                                           "%r = torch.aten.Int.Tensor %x : " V
                                           " -> $i\n"
                                           "return %r : $i"),
                           0));
#undef V
  expect("?", "%t = torch.prim.NumToTensor.Scalar %c2 : $i -> $[]\n"
              "%u = torch.aten.mul.Scalar %t, %c3 : $[], $i -> $[]\n"
              "%r = torch.aten.Int.Tensor %u : $[] -> $i\n"
              "return %r : $i");
}

/* ---- Symbols ---- */

/* A view may not rely on a size that its range allows to be -1. */
TEST(ShapeScalars, symbols_by_their_range) {
  static const struct {
    const char *range, *wanted;
  } rows[] = {
      {"min_val = 2, max_val = 9", "0"},
      {"min_val = 0, max_val = 9", "0"},
      {"min_val = -1, max_val = 9", "?"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; ++i) {
    char body[1024];
    snprintf(body, sizeof body,
             "%%s = torch.symbolic_int \"s0\" {%s} : $i\n"
             "%%l = torch.prim.ListConstruct %%s, %%c4 : ($i, $i) -> $l\n"
             "%%v = torch.aten.view %%x, %%l : " X ", $l -> $[?,4]\n"
             "%%n = torch.aten.size.int %%v, %%c0 : $[?,4], $i -> $i\n"
             "%%r = torch.aten.sub.int %%n, %%s : $i, $i -> $i\n"
             "return %%r : $i",
             rows[i].range);
    expect(rows[i].wanted, body);
  }
}

/* Each is a number of its own, whatever its name. */
TEST(ShapeScalars, symbols_are_apart) {
  expect("?", "%s = torch.symbolic_int \"s0\" {min_val = 2, max_val = 9} : $i\n"
              "%t = torch.symbolic_int \"s0\" {min_val = 2, max_val = 9} : $i\n"
              "%r = torch.aten.sub.int %s, %t : $i, $i -> $i\n"
              "return %r : $i");
}
