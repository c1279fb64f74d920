/* The verbs as passes: names, nesting, threads, failure. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dialect/context.h"
#include "mlir-c/Pass.h"
#include "testing/verb_fixture.h"

/* What passes said, counted; several threads may speak. */
typedef struct heard_t {
  _Atomic unsigned remarks, others;
} heard_t;

static void hear(MlirLocation location, MlirDiagnosticSeverity severity,
                 MlirStringRef message, void *data) {
  (void)location, (void)message;
  heard_t *heard = data;
  if (severity == MlirDiagnosticRemark)
    ++heard->remarks;
  else
    ++heard->others;
}

static MlirPass create(const char *verb, const verb_options_t *options) {
  return verb_create_pass(verb_find(mlirStringRefCreateFromCString(verb)),
                          options);
}

/* Writes a module of `count` functions with two assertions each. */
static char *functions(int count) {
  static const char one[] = "func.func @f%04d(%%t: tensor<2xi32>) -> i32 {\n"
                            "  %%i = arith.constant 0 : index\n"
                            "  %%j = arith.constant 1 : index\n"
                            "  %%a = tensor.extract %%t[%%i] : tensor<2xi32>\n"
                            "  %%b = tensor.extract %%t[%%j] : tensor<2xi32>\n"
                            "  %%z = arith.constant 0 : i32\n"
                            "  %%s = arith.addi %%a, %%b : i32\n"
                            "  %%x = arith.cmpi ne, %%s, %%z : i32\n"
                            "  cf.assert %%x, \"first\"\n"
                            "  %%y = arith.cmpi ne, %%b, %%z : i32\n"
                            "  cf.assert %%y, \"second\"\n"
                            "  return %%s : i32\n"
                            "}\n";
  size_t room = sizeof one * (size_t)count + 1, at = 0;
  char *text = malloc(room);
  text[0] = '\0';
  for (int i = 0; i < count; ++i)
    at += (size_t)snprintf(text + at, room - at, one, i);
  return text;
}

/* Runs `verb` on `text`, on the module or on each function, in a context that
 * has threads or none. Returns the text after; the caller frees it. */
static char *run_pass(const char *text, const char *verb, bool nested,
                      bool threads, const verb_options_t *options) {
  MlirContext context = dialect_context_create(true, threads);
  ir_t ir = ir_parse_in(context, text);
  MlirPassManager manager = mlirPassManagerCreate(context);
  MlirPass pass = create(verb, options);
  if (nested)
    mlirOpPassManagerAddOwnedPass(
        mlirPassManagerGetNestedUnder(
            manager, mlirStringRefCreateFromCString("func.func")),
        pass);
  else
    mlirPassManagerAddOwnedPass(manager, pass);
  EXPECT_TRUE(
      mlirLogicalResultIsSuccess(mlirPassManagerRunOnOp(manager, ir.root)));
  mlirPassManagerDestroy(manager);
  char *after = ir_print(ir.root);
  ir_destroy(&ir);
  return after;
}

TEST(Pass, each_verb_does_the_same_on_module_and_functions) {
  char *text = functions(3);
  policy_t *policy = policy_create();
  heard_t heard = {0};
  verb_options_t options = {.analysis.policy = policy, .sink = {hear, &heard}};
  for (size_t i = 0; i < verb_count(); ++i) {
    const char *verb = verb_get(i)->name;
    SCOPED_TRACE("%s", verb);
    char *direct = verb_text_after(text, verb);
    char *module = run_pass(text, verb, false, false, &options);
    char *function = run_pass(text, verb, true, false, &options);
    EXPECT_STREQ(direct, module);
    EXPECT_STREQ(direct, function);
    free(direct);
    free(module);
    free(function);
  }
  policy_destroy(policy);
  free(text);
}

TEST(Pass, threads) {
  enum { FUNCTIONS = 200 };
  char *text = functions(FUNCTIONS);
  policy_t *policy = policy_create();
  for (size_t i = 0; i < verb_count(); ++i) {
    const char *verb = verb_get(i)->name;
    SCOPED_TRACE("%s", verb);
    heard_t heard = {0};
    verb_options_t options = {.analysis.policy = policy,
                              .sink = {hear, &heard}};
    char *direct = verb_text_after(text, verb);
    char *threaded = run_pass(text, verb, true, true, &options);
    EXPECT_STREQ(direct, threaded);
    bool says = !strcmp(verb, "drop") || !strcmp(verb, "strip") ||
                !strcmp(verb, "carry");
    EXPECT_EQ(says ? 2 * FUNCTIONS : 0, heard.remarks);
    EXPECT_EQ(0, heard.others);
    free(direct);
    free(threaded);
  }
  policy_destroy(policy);
  free(text);
}

/* All functions write to one report. */
TEST(Pass, threads_share_a_report) {
  enum { FUNCTIONS = 200 };
  char *text = functions(FUNCTIONS);
  policy_t *policy = policy_create();
  report_t *report = report_create();
  report_begin_module(report, mlirStringRefCreateFromCString("x:1"));
  heard_t heard = {0};
  verb_options_t options = {
      .analysis.policy = policy, .sink = {hear, &heard}, .report = report};
  free(run_pass(text, "drop", true, true, &options));
  ASSERT_EQ(FUNCTIONS, report_num_sections(report, 0));
  for (uint32_t i = 0; i < FUNCTIONS; ++i) {
    const report_section_t *section = report_section(report, 0, i);
    EXPECT_EQ(2, section->num_entries);
    EXPECT_EQ(5, section->erased);
  }
  report_destroy(report);
  policy_destroy(policy);
  free(text);
}

TEST(Pass, a_pipeline_of_verbs) {
  char *text = functions(5);
  policy_t *policy = policy_create();
  heard_t heard = {0};
  verb_options_t options = {
      .analysis.policy = policy, .sink = {hear, &heard}, .quiet = true};
  ir_t ir = ir_parse(text);
  MlirPassManager manager = mlirPassManagerCreate(ir.context);
  mlirPassManagerAddOwnedPass(manager, create("wrap", &options));
  MlirOpPassManager nested = mlirPassManagerGetNestedUnder(
      manager, mlirStringRefCreateFromCString("func.func"));
  mlirOpPassManagerAddOwnedPass(nested, create("unwrap", &options));
  mlirOpPassManagerAddOwnedPass(nested, create("drop", &options));
  mlirPassManagerAddOwnedPass(manager, create("dce", &options));
  EXPECT_TRUE(
      mlirLogicalResultIsSuccess(mlirPassManagerRunOnOp(manager, ir.root)));
  EXPECT_EQ(0, ir_count(&ir, "cf.assert"));
  EXPECT_EQ(0, ir_count(&ir, "arith.cmpi"));
  EXPECT_EQ(5, ir_count(&ir, "arith.addi"));
  mlirPassManagerDestroy(manager);
  ir_destroy(&ir);
  policy_destroy(policy);
  free(text);
}

/* The pass has its own policy: the caller's may go, or change, before it runs.
 */
TEST(Pass, options_are_copied) {
  ir_t ir = ir_parse("func.func @f(%a: i1) {\n"
                     "  \"my.check\"(%a) : (i1) -> ()\n"
                     "  return\n"
                     "}");
  policy_t *policy = policy_create();
  policy_add_assertion(policy, mlirStringRefCreateFromCString("my.check"), NULL,
                       NULL);
  heard_t heard = {0};
  verb_options_t options = {.analysis.policy = policy, .sink = {hear, &heard}};
  MlirPassManager manager = mlirPassManagerCreate(ir.context);
  mlirPassManagerAddOwnedPass(manager, create("drop", &options));
  policy_destroy(policy);
  memset(&options, 0xff, sizeof options);
  EXPECT_TRUE(
      mlirLogicalResultIsSuccess(mlirPassManagerRunOnOp(manager, ir.root)));
  EXPECT_EQ(0, ir_count(&ir, "my.check"));
  EXPECT_EQ(1, heard.remarks);
  mlirPassManagerDestroy(manager);
  ir_destroy(&ir);
}

static MlirLogicalResult fail(MlirOperation root,
                              const verb_options_t *options) {
  (void)root, (void)options;
  return mlirLogicalResultFailure();
}

TEST(Pass, a_failing_verb_fails_the_pipeline) {
  verb_t failing = *verb_get(0);
  failing.run = fail;
  ir_t ir = ir_parse("module {\n}");
  policy_t *policy = policy_create();
  verb_options_t options = {.analysis.policy = policy};
  MlirPassManager manager = mlirPassManagerCreate(ir.context);
  mlirPassManagerAddOwnedPass(manager, verb_create_pass(&failing, &options));
  EXPECT_TRUE(
      mlirLogicalResultIsFailure(mlirPassManagerRunOnOp(manager, ir.root)));
  mlirPassManagerDestroy(manager);
  policy_destroy(policy);
  ir_destroy(&ir);
}

static void append(MlirStringRef chunk, void *data) {
  strncat(data, chunk.data, chunk.length);
}

TEST(Pass, the_pipeline_prints_the_verb_with_its_prefix) {
  ir_t ir = ir_parse("module {\n}");
  policy_t *policy = policy_create();
  verb_options_t options = {.analysis.policy = policy};
  MlirPassManager manager = mlirPassManagerCreate(ir.context);
  for (size_t i = 0; i < verb_count(); ++i)
    mlirPassManagerAddOwnedPass(manager, create(verb_get(i)->name, &options));
  char text[4096] = "";
  mlirPrintPassPipeline(mlirPassManagerGetAsOpPassManager(manager), append,
                        text);
  for (size_t i = 0; i < verb_count(); ++i) {
    char name[64] = "assertion-";
    strcat(name, verb_get(i)->name);
    EXPECT_CONTAINS(name, text);
  }
  mlirPassManagerDestroy(manager);
  ir_destroy(&ir);
  policy_destroy(policy);
}
