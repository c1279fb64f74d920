/* What --lower puts in the place of checks and regions, and what it refuses.
 * Hoisting is in lower_entry_test.c. */
#include "testing/verb_fixture.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A function with a check of this text, lines divided by "\0A", on an operand
 * of this type. */
static char *module_with(const char *type, const char *check) {
  static const char format[] =
      "func.func @f(%%x: %s) {\n"
      "  tosa.custom %%x {assertion.message = \"m\", domain_name = "
      "\"assertion\", operator_name = \"check\", implementation_attrs = "
      "\"%s\"} : (%s) -> ()\n"
      "  return\n"
      "}";
  size_t room = sizeof format + 2 * strlen(type) + strlen(check);
  char *text = malloc(room);
  snprintf(text, room, format, type, check, type);
  return text;
}

/* A check of this argument and body. */
static char *check_of(const char *argument, const char *body) {
  static const char format[] =
      "func.func @check(%%arg0: %s) {\\0A%s  return\\0A}\\0A";
  size_t room = sizeof format + strlen(argument) + strlen(body);
  char *text = malloc(room);
  snprintf(text, room, format, argument, body);
  return text;
}

static const char BODY[] = "  %c = arith.constant 0 : index\\0A"
                           "  %d = tensor.dim %arg0, %c : tensor<?x3xf32>\\0A"
                           "  %e = arith.cmpi ne, %d, %c : index\\0A"
                           "  cf.assert %e, \\22m\\22\\0A";

/* What becomes of a check with the body above, of an operand of this type. */
static verb_fixture_t lowered_as(const char *type, const char *argument) {
  char *check = check_of("tensor<?x3xf32>", BODY);
  char *text = module_with(type, check);
  verb_fixture_t f = verb_fixture(text);
  f.options.argument = argument;
  verb_fixture_run(&f, "lower");
  free(check);
  free(text);
  return f;
}

TEST(Lower, a_check_takes_its_place) {
  verb_fixture_t f = lowered_as("tensor<?x3xf32>", NULL);
  EXPECT_STREQ("module {\n"
               "  func.func @f(%arg0: tensor<?x3xf32>) {\n"
               "    %c0 = arith.constant 0 : index\n"
               "    %dim = tensor.dim %arg0, %c0 : tensor<?x3xf32>\n"
               "    %0 = arith.cmpi ne, %dim, %c0 : index\n"
               "    cf.assert %0, \"m\"\n"
               "    return\n"
               "  }\n"
               "}\n",
               verb_fixture_text(&f));
  EXPECT_STREQ("2:3: remark: lowered assertion \"m\"\n", f.said);
  verb_fixture_expect_stable(&f, "lower");
  verb_fixture_destroy(&f);
}

TEST(Lower, all_has_the_location_of_the_check) {
  verb_fixture_t f = lowered_as("tensor<2x3xf32>", NULL);
  static const char *const names[] = {"tensor.cast", "arith.constant",
                                      "tensor.dim", "arith.cmpi", "cf.assert"};
  for (size_t i = 0; i < sizeof names / sizeof *names; ++i) {
    MlirLocation at = mlirOperationGetLocation(ir_find(&f.ir, names[i], 0));
    EXPECT_EQ(2, mlirLocationFileLineColRangeGetStartLine(at));
  }
  verb_fixture_destroy(&f);
}

TEST(Lower, operands_are_cast) {
  static const struct {
    const char *type, *cast;
  } cases[] = {
      {"tensor<2x3xf32>", "tensor.cast %arg0 : tensor<2x3xf32> to "},
      {"tensor<?x?xf32>", "tensor.cast %arg0 : tensor<?x?xf32> to "},
      {"tensor<*xf32>", "tensor.cast %arg0 : tensor<*xf32> to "},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    verb_fixture_t f = lowered_as(cases[i].type, NULL);
    EXPECT_CONTAINS(cases[i].cast, verb_fixture_text(&f));
    verb_fixture_destroy(&f);
  }
}

TEST(Lower, assuming_is_said_to_be_undefined) {
  verb_fixture_t f = lowered_as("tensor<?x3xf32>", "assume");
  EXPECT_EQ(0, ir_count(&f.ir, "cf.assert"));
  EXPECT_EQ(1, ir_count(&f.ir, "llvm.intr.assume"));
  EXPECT_CONTAINS("where it fails, behaviour is undefined now", f.said);
  verb_fixture_destroy(&f);
}

TEST(Lower, regions_too) {
  verb_fixture_t f =
      verb_fixture("func.func @f(%x: tensor<?xf32>, %n: index, %b: i1) {\n"
                   "  \"assertion.region\"(%x, %n) ({\n"
                   "  ^bb0(%y: tensor<?xf32>, %m: index):\n"
                   "    \"assertion.region\"(%y, %m) ({\n"
                   "    ^bb0(%z: tensor<?xf32>, %k: index):\n"
                   "      %d = tensor.dim %z, %k : tensor<?xf32>\n"
                   "      %e = arith.cmpi ne, %d, %k : index\n"
                   "      cf.assert %e, \"m\"\n"
                   "    }) : (tensor<?xf32>, index) -> ()\n"
                   "  }) : (tensor<?xf32>, index) -> ()\n"
                   "  cf.assert %b, \"plain\"\n"
                   "  return\n"
                   "}");
  verb_fixture_run(&f, "lower");
  EXPECT_STREQ("module {\n"
               "  func.func @f(%arg0: tensor<?xf32>, %arg1: index, %arg2: i1) "
               "{\n"
               "    %dim = tensor.dim %arg0, %arg1 : tensor<?xf32>\n"
               "    %0 = arith.cmpi ne, %dim, %arg1 : index\n"
               "    cf.assert %0, \"m\"\n"
               "    cf.assert %arg2, \"plain\"\n"
               "    return\n"
               "  }\n"
               "}\n",
               verb_fixture_text(&f));
  verb_fixture_destroy(&f);
}

TEST(Lower, the_report_says_what_became_of_each) {
  char *check = check_of("tensor<?x3xf32>", BODY);
  char *text = module_with("tensor<?x3xf32>", check);
  verb_fixture_t f = verb_fixture(text);
  f.options.report = report_create();
  report_begin_module(f.options.report, mlirStringRefCreateFromCString("x:1"));
  verb_fixture_run(&f, "lower");
  const report_section_t *section = report_section(f.options.report, 0, 0);
  EXPECT_STREQ("lower", section->verb);
  EXPECT_EQ(REPORT_LOWERED, section->entries[0].action);
  verb_fixture_run(&f, "lower");
  section = report_section(f.options.report, 0, 1);
  EXPECT_EQ(REPORT_LEFT, section->entries[0].action);
  EXPECT_STREQ("it is neither carried nor in a region",
               section->entries[0].reason);
  report_destroy(f.options.report);
  verb_fixture_destroy(&f);
  free(check);
  free(text);
}

TEST(Lower, only_what_is_selected) {
  char *check = check_of("tensor<?x3xf32>", BODY);
  char *text = module_with("tensor<?x3xf32>", check);
  verb_fixture_t f = verb_fixture(text);
  f.options.analysis.only = mlirStringRefCreateFromCString("g");
  verb_fixture_run(&f, "lower");
  EXPECT_EQ(1, ir_count(&f.ir, "tosa.custom"));
  verb_fixture_destroy(&f);
  free(check);
  free(text);
}

/* What carry wrote comes back as what was there. */
TEST(Lower, undoes_carry) {
  static const char text[] = "func.func @f(%a: tensor<?x3xf32>) {\n"
                             "  %c0 = arith.constant 0 : index\n"
                             "  %m = tensor.dim %a, %c0 : tensor<?x3xf32>\n"
                             "  %ok = arith.cmpi ne, %m, %c0 : index\n"
                             "  cf.assert %ok, \"m\"\n"
                             "  return\n"
                             "}";
  char *after = verb_text_after(text, "carry lower");
  char *before = verb_text_after(text, "unwrap");
  EXPECT_STREQ(before, after);
  free(after);
  free(before);
}

/* ---- What is refused ---- */

/* Expects an error with `reason`, and nothing changed. */
static void expect_refused(const char *text, const char *reason) {
  SCOPED_TRACE("%s", reason);
  verb_fixture_t f = verb_fixture(text);
  VERB_FIXTURE_EXPECT_REFUSED(&f, "lower");
  EXPECT_CONTAINS("error: can't lower assertion", f.said);
  EXPECT_CONTAINS(reason, f.said);
  verb_fixture_destroy(&f);
}

/* The same of a check on one operand of type tensor<?x3xf32>. */
static void expect_check_refused(const char *check, const char *reason) {
  char *text = module_with("tensor<?x3xf32>", check);
  expect_refused(text, reason);
  free(text);
}

static void expect_argument_refused(const char *argument, const char *reason) {
  char *check = check_of(argument, "");
  expect_check_refused(check, reason);
  free(check);
}

static void expect_body_refused(const char *body, const char *reason) {
  char *check = check_of("tensor<?x3xf32>", body);
  expect_check_refused(check, reason);
  free(check);
}

TEST(LowerRefuses, text_that_does_not_parse) {
  expect_check_refused(
      "", "its text: source must contain a single top-level operation");
  expect_check_refused("dim(0) == 3", "its text, line 1, column 1: ");
  expect_check_refused("func.func @check(", "its text, line 1, column 17: ");
  expect_body_refused("  %0 = arith.addi %1, %1 : i64\\0A",
                      "its text, line 2, column 19: use of undeclared SSA value"
                      " name");
  expect_body_refused("  %0 = arith.no_such %arg0\\0A", "line 2, column ");
  expect_check_refused("func.func @a() {\\0A  return\\0A}\\0A"
                       "func.func @b() {\\0A  return\\0A}",
                       "its text");
  expect_check_refused("func.func @a() {\\00}", "its text: it has a NUL");
}

TEST(LowerRefuses, what_is_no_function_of_one_block) {
  expect_check_refused("module {}", "builtin.module is no func.func");
  expect_check_refused("func.func private @check(tensor<?x3xf32>)",
                       "func.func is not of one block");
  expect_check_refused("func.func @check(%a: tensor<?x3xf32>) {\\0A"
                       "  cf.br ^bb1\\0A^bb1:\\0A  return\\0A}",
                       "func.func is not of one block");
  expect_check_refused("func.func @check(%a: tensor<?x3xf32>) -> "
                       "tensor<?x3xf32> {\\0A  return %a : "
                       "tensor<?x3xf32>\\0A}",
                       "func.return gives results");
}

TEST(LowerRefuses, other_arguments) {
  expect_check_refused("func.func @check() {\\0A  return\\0A}",
                       "its text takes 0 arguments, and it has 1 operand");
  expect_argument_refused("tensor<?x3xf64>",
                          "argument 0 of its text, tensor<?x3xf64>, and the "
                          "operand, tensor<?x3xf32>, differ in element type");
  expect_argument_refused("tensor<?x3x1xf32>", "differ in rank");
  expect_argument_refused("tensor<?x4xf32>", "differ in a size");
  expect_argument_refused("memref<?x3xf32>", "differ in being a tensor");
}

TEST(LowerRefuses, other_operations) {
  expect_body_refused("  func.call @check(%arg0) : (tensor<?x3xf32>) -> ()\\0A",
                      "its text, line 2, column 3: func.call is no operation "
                      "of a check");
  expect_body_refused("  %0 = tensor.empty() : tensor<3xf32>\\0A",
                      "tensor.empty is no operation of a check");
  expect_body_refused("  %0 = math.absf %arg0 : tensor<?x3xf32>\\0A"
                      "  %1 = tosa.abs %0 : (tensor<?x3xf32>) -> "
                      "tensor<?x3xf32>\\0A",
                      "its text, line 3, column 8: ");
  expect_body_refused("  %v = arith.constant dense<1> : vector<4xi32>\\0A",
                      "arith.constant is not on numbers and tensors");
}

TEST(LowerRefuses, deep_text_before_the_parser_sees_it) {
  char deep[512];
  memset(deep, '(', sizeof deep - 1);
  deep[sizeof deep - 1] = '\0';
  expect_check_refused(deep, "its text: it nests too deeply");
}

TEST(LowerRefuses, regions_of_torch) {
  expect_refused("func.func @f(%x: !torch.vtensor<[],i1>) {\n"
                 "  \"assertion.region\"(%x) ({\n"
                 "  ^bb0(%y: !torch.vtensor<[],i1>):\n"
                 "    %ok = torch.aten.Bool.Tensor %y : "
                 "!torch.vtensor<[],i1> -> !torch.bool\n"
                 "    torch.runtime.assert %ok, \"m\"\n"
                 "  }) : (!torch.vtensor<[],i1>) -> ()\n"
                 "  return\n"
                 "}",
                 "its region takes !torch.vtensor<[],i1>, no number or builtin "
                 "tensor; --unwrap puts the check back as it was");
  expect_refused("func.func @f() {\n"
                 "  \"assertion.region\"() ({\n"
                 "    %ok = torch.constant.bool true\n"
                 "    torch.runtime.assert %ok, \"m\"\n"
                 "  }) : () -> ()\n"
                 "  return\n"
                 "}",
                 "torch.constant.bool in it is torch's");
}

TEST(LowerRefuses, regions_of_other_assertions) {
  expect_refused("func.func @f(%b: i1) {\n"
                 "  \"assertion.region\"(%b) ({\n"
                 "  ^bb0(%c: i1):\n"
                 "    \"util.assert\"(%c) {message = \"m\"} : (i1) -> ()\n"
                 "  }) : (i1) -> ()\n"
                 "  return\n"
                 "}",
                 "util.assert in it is no cf.assert");
}

TEST(LowerRefuses, but_keeps_going_with_the_others) {
  char *check = check_of("tensor<?x3xf32>", BODY);
  char *good = module_with("tensor<?x3xf32>", check);
  char *bad = module_with("tensor<?x3xf32>", "no");
  memcpy(strchr(bad, '@'), "@g", 2);
  char *text = malloc(strlen(good) + strlen(bad) + 2);
  sprintf(text, "%s\n%s", good, bad);
  verb_fixture_t f = verb_fixture(text);
  f.options.keep_going = true;
  VERB_FIXTURE_EXPECT_REFUSED(&f, "lower");
  EXPECT_EQ(1, ir_count(&f.ir, "tosa.custom"));
  EXPECT_EQ(1, ir_count(&f.ir, "cf.assert"));
  verb_fixture_destroy(&f);
  free(check);
  free(good);
  free(bad);
  free(text);
}
