/* Reading one operation out of a text, and what is said against others. */
#include "dialect/snippet.h"

#include <string.h>

#include "dialect/context.h"
#include "mlir-c/Diagnostics.h"
#include "testing/gtest_c.h"

/* The problem that reading `text` has; its message is "" where it has none. */
static dialect_problem_t problem_of(MlirStringRef text) {
  MlirContext context = dialect_context_create(true, false);
  dialect_problem_t problem;
  MlirOperation op = dialect_parse_snippet(context, text, &problem);
  EXPECT_EQ(mlirOperationIsNull(op), problem.message[0] != '\0');
  if (!mlirOperationIsNull(op))
    mlirOperationDestroy(op);
  mlirContextDestroy(context);
  return problem;
}

static dialect_problem_t problem_of_string(const char *text) {
  return problem_of(mlirStringRefCreateFromCString(text));
}

TEST(Snippet, a_function_is_read) {
  dialect_problem_t problem =
      problem_of_string("func.func @check(%arg0: tensor<?xf32>) {\n"
                        "  %0 = arith.constant true\n"
                        "  cf.assert %0, \"m\"\n"
                        "  return\n"
                        "}\n");
  EXPECT_STREQ("", problem.message);
  EXPECT_EQ(0, problem.line);
}

TEST(Snippet, its_dialects_are_loaded_in_a_context_that_has_none) {
  MlirContext context = dialect_context_create(false, false);
  dialect_problem_t problem;
  MlirOperation op = dialect_parse_snippet(
      context,
      mlirStringRefCreateFromCString("%0 = \"arith.constant\"() <{value = 1 : "
                                     "i64}> : () -> i64"),
      &problem);
  EXPECT_FALSE(mlirOperationIsNull(op));
  mlirOperationDestroy(op);
  mlirContextDestroy(context);
}

TEST(Snippet, an_error_has_its_place_in_the_text) {
  dialect_problem_t problem =
      problem_of_string("func.func @check() {\n"
                        "  %0 = arith.addi %1, %1 : i64\n"
                        "  return\n"
                        "}");
  EXPECT_EQ(2, problem.line);
  EXPECT_EQ(19, problem.column);
  EXPECT_CONTAINS("undeclared SSA value", problem.message);
}

TEST(Snippet, what_does_not_verify_is_an_error) {
  dialect_problem_t problem =
      problem_of_string("func.func @check() -> i1 {\n  return\n}");
  EXPECT_EQ(2, problem.line);
  EXPECT_CONTAINS("has 0 operands", problem.message);
}

TEST(Snippet, several_operations_or_none_are_an_error) {
  EXPECT_CONTAINS("", problem_of_string("").message);
  EXPECT_NE(0, strlen(problem_of_string("").message));
  EXPECT_NE(0, strlen(problem_of_string("func.func private @a()\n"
                                        "func.func private @b()")
                          .message));
}

TEST(Snippet, a_nul_ends_no_text) {
  static const char text[] = "func.func private @a()\0 nonsense";
  EXPECT_STREQ("it has a NUL",
               problem_of(mlirStringRefCreate(text, sizeof text - 1)).message);
}

TEST(Snippet, deep_nesting_is_refused_before_the_parser) {
  char text[4096];
  memset(text, '(', sizeof text - 1);
  text[sizeof text - 1] = '\0';
  EXPECT_STREQ("it nests too deeply", problem_of_string(text).message);
}

TEST(Snippet, a_long_message_is_cut) {
  char text[1024] = "\"no.such.";
  memset(text + strlen(text), 'x', sizeof text - 16);
  strcat(text, "\"(");
  dialect_problem_t problem = problem_of_string(text);
  EXPECT_LT(0, strlen(problem.message));
  EXPECT_LT(strlen(problem.message), sizeof problem.message);
}

TEST(Snippet, a_text_need_not_end_with_a_nul) {
  static const char text[] = "func.func private @a() nonsense";
  EXPECT_STREQ("", problem_of(mlirStringRefCreate(text, 22)).message);
}

/* The first NUL counts, at the beginning and at the end too. */
TEST(Snippet, a_nul_anywhere) {
  EXPECT_STREQ("it has a NUL", problem_of(mlirStringRefCreate("", 1)).message);
  static const char text[] = "func.func private @a()";
  EXPECT_STREQ("it has a NUL",
               problem_of(mlirStringRefCreate(text, sizeof text)).message);
}

/* Of several errors the first is kept, and no note to it. */
TEST(Snippet, the_first_error_counts) {
  dialect_problem_t problem =
      problem_of_string("func.func @check(%a: i1) {\n"
                        "  \"arith.addi\"(%a) : (i1) -> i1\n"
                        "  \"arith.muli\"(%a) : (i1) -> i1\n"
                        "  return\n"
                        "}");
  EXPECT_EQ(2, problem.line);
  EXPECT_EQ(3, problem.column);
  EXPECT_CONTAINS("arith.addi", problem.message);
  EXPECT_FALSE(strstr(problem.message, "arith.muli"));
  EXPECT_FALSE(strstr(problem.message, "see current operation"));
}

/* What went wrong with one text is not said of the next. */
TEST(Snippet, each_text_on_its_own) {
  MlirContext context = dialect_context_create(true, false);
  dialect_problem_t problem;
  MlirOperation op = dialect_parse_snippet(
      context, mlirStringRefCreateFromCString("func.func @"), &problem);
  EXPECT_TRUE(mlirOperationIsNull(op));
  EXPECT_EQ(1, problem.line);
  op = dialect_parse_snippet(
      context, mlirStringRefCreateFromCString("func.func private @a()"),
      &problem);
  EXPECT_FALSE(mlirOperationIsNull(op));
  EXPECT_STREQ("", problem.message);
  EXPECT_EQ(0, problem.line);
  EXPECT_EQ(0, problem.column);
  mlirOperationDestroy(op);
  mlirContextDestroy(context);
}

/* As deep as a check may nest, and one more; what is in a string does not
 * nest. */
TEST(Snippet, how_deep) {
  EXPECT_STREQ("",
               problem_of_string("func.func private @a() attributes {x = "
                                 "[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]}")
                   .message);
  EXPECT_STREQ("",
               problem_of_string("func.func private @a() attributes {x = "
                                 "\"((((((((((((((((((((((((((((((((((((\"}")
                   .message);
  EXPECT_STREQ("it nests too deeply",
               problem_of_string("func.func private @a() attributes {x = "
                                 "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]"
                                 "]]]]]]]]]]]]]]]]]]]]]]]]]]]]}")
                   .message);
}

/* Counts what reaches a handler attached before. */
static MlirLogicalResult count(MlirDiagnostic diagnostic, void *data) {
  (void)diagnostic;
  ++*(unsigned *)data;
  return mlirLogicalResultSuccess();
}

TEST(Snippet, nothing_is_said_to_others) {
  MlirContext context = dialect_context_create(true, false);
  unsigned heard = 0;
  mlirContextAttachDiagnosticHandler(context, count, &heard, NULL);
  dialect_problem_t problem;
  MlirOperation op = dialect_parse_snippet(
      context, mlirStringRefCreateFromCString("func.func @"), &problem);
  EXPECT_TRUE(mlirOperationIsNull(op));
  EXPECT_EQ(0, heard);
  mlirEmitError(mlirLocationUnknownGet(context), "after");
  EXPECT_EQ(1, heard);
  mlirContextDestroy(context);
}
