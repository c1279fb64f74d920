/* Runs of the command within this process: results and exit status. */
#include "cli/run.h"

#include "cli/split.h"
#include "dialect/string_ref.h"
#include "mlir-c/BuiltinAttributes.h"
#include "testing/capture.h"
#include "testing/gtest_c.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Verbs that do what the tests need, and how often the last ran. */
static int calls;

static MlirLogicalResult count_call(MlirOperation root,
                                    const verb_options_t *options) {
  (void)root, (void)options;
  ++calls;
  return mlirLogicalResultSuccess();
}

static MlirLogicalResult mark(MlirOperation root,
                              const verb_options_t *options) {
  (void)options;
  MlirContext context = mlirOperationGetContext(root);
  mlirOperationSetAttributeByName(root, string_ref("test.marked"),
                                  mlirUnitAttrGet(context));
  return mlirLogicalResultSuccess();
}

/* Does its work on what is called @good only. */
static MlirLogicalResult mark_good(MlirOperation root,
                                   const verb_options_t *options) {
  MlirAttribute name =
      mlirOperationGetAttributeByName(root, string_ref("sym_name"));
  if (!mlirAttributeIsNull(name) &&
      mlirStringRefEqual(mlirStringAttrGetValue(name), string_ref("good")))
    return mark(root, options);
  options->sink.emit(mlirOperationGetLocation(root), MlirDiagnosticError,
                     string_ref("not good"), options->sink.user_data);
  return mlirLogicalResultFailure();
}

/* Leaves a module that does not verify: its attributes have a dialect. */
static MlirLogicalResult spoil(MlirOperation root,
                               const verb_options_t *options) {
  (void)options;
  MlirContext context = mlirOperationGetContext(root);
  mlirOperationSetAttributeByName(root, string_ref("bare"),
                                  mlirUnitAttrGet(context));
  return mlirLogicalResultSuccess();
}

/* The same to what is not called @good, and fails. */
static MlirLogicalResult spoil_bad(MlirOperation root,
                                   const verb_options_t *options) {
  if (mlirLogicalResultIsSuccess(mark_good(root, options)))
    return mlirLogicalResultSuccess();
  spoil(root, options);
  return mlirLogicalResultFailure();
}

static const verb_t counting = {"count", "", count_call, false, NULL};
static const verb_t marking = {"mark", "", mark, true, NULL};
static const verb_t marking_good = {"mark-good", "", mark_good, true, NULL};
static const verb_t spoiling = {"spoil", "", spoil, true, NULL};
static const verb_t spoiling_bad = {"spoil-bad", "", spoil_bad, true, NULL};

/* What came of a run. */
static char printed[CAPTURE_SIZE];
static const char *said;
static size_t done;

/* Runs up to two verbs on a text. Returns whether all went well. */
static bool run_text(options_t options, const char *text, const verb_t *first,
                     const verb_t *second) {
  const verb_t *verbs[] = {first, second};
  const char *only = options.only ? options.only : "";
  analysis_options_t analysis = {.only = string_ref(only)};
  output_t output;
  diagnostics_t diagnostics;
  const char *path = capture_path("run");
  options.verbs = verbs;
  options.verb_count = (size_t)!!first + !!second;
  options.elide_elements = options.elide_resources = -1;
  options.allow_unregistered = true;
  capture_begin();
  diagnostics_init(&diagnostics, stderr, string_ref("in"), string_ref(text));
  output_open(&output, path);
  run_t run = {.options = &options,
               .analysis = &analysis,
               .diagnostics = &diagnostics,
               .name = string_ref("in"),
               .text = string_ref(text),
               .first_line = 1,
               .module = &output};
  calls = 0;
  MlirLogicalResult result = run_all(&run);
  output_close(&output, true);
  diagnostics_deinit(&diagnostics);
  said = capture_end();
  done = run.done;
  snprintf(printed, sizeof printed, "%s", capture_read_file(path));
  return mlirLogicalResultIsSuccess(result);
}

TEST(Run, prints_what_it_read) {
  EXPECT_TRUE(run_text((options_t){.quiet = false}, "", NULL, NULL));
  EXPECT_STREQ("module {\n}\n\n", printed);
  EXPECT_STREQ("", said);
  EXPECT_EQ(1, done);
}

TEST(Run, runs_verbs_in_order) {
  EXPECT_TRUE(run_text((options_t){.quiet = false}, "", &counting, &marking));
  EXPECT_EQ(1, calls);
  EXPECT_STREQ("module attributes {test.marked} {\n}\n\n", printed);
}

TEST(Run, prints_nothing_where_a_verb_fails) {
  EXPECT_FALSE(
      run_text((options_t){.quiet = false}, "", &marking_good, &counting));
  EXPECT_STREQ("", printed);
  EXPECT_EQ(0, calls);
  EXPECT_EQ(0, done);
  EXPECT_TRUE(strstr(said, "error: not good"));
}

TEST(Run, keeps_going) {
  EXPECT_FALSE(
      run_text((options_t){.keep_going = true}, "", &marking_good, &counting));
  EXPECT_STREQ("module {\n}\n\n", printed);
  EXPECT_EQ(1, calls);
  EXPECT_EQ(1, done);
}

TEST(Run, says_that_there_is_no_such_function) {
  const char *text = "module { func.func private @f() }";
  EXPECT_TRUE(run_text((options_t){.only = "f"}, text, &counting, NULL));
  EXPECT_EQ(1, calls);
  EXPECT_FALSE(run_text((options_t){.only = "g"}, text, &counting, NULL));
  EXPECT_STREQ("assertion-opt: error: --only: 'in' has no function 'g'\n",
               said);
  EXPECT_EQ(0, calls);
  EXPECT_STREQ("", printed);
}

TEST(Run, looks_for_a_function_in_all_parts) {
  const char *text = "module { func.func private @f() }\n---\n"
                     "module { func.func private @g() }\n---\n";
  EXPECT_TRUE(run_text((options_t){.only = "f", .split = "---"}, text,
                       &counting, NULL));
  EXPECT_TRUE(run_text((options_t){.only = "g", .split = "---"}, text,
                       &counting, NULL));
  EXPECT_FALSE(run_text((options_t){.only = "h", .split = "---"}, text,
                        &counting, NULL));
  EXPECT_STREQ("assertion-opt: error: --only: 'in' has no function 'h'\n",
               said);
}

TEST(Run, verifies_what_verbs_leave) {
  EXPECT_FALSE(run_text((options_t){.quiet = false},
                        "module @m { func.func @f() { return } }", &spoiling,
                        &counting));
  EXPECT_TRUE(strstr(said, "assertion-opt: error: the module is not valid any "
                           "more after --spoil\n"));
  EXPECT_STREQ("", printed);
  EXPECT_EQ(0, calls);
}

TEST(Run, keeps_nothing_that_is_not_valid) {
  options_t options = {.keep_going = true, .split = "---"};
  EXPECT_FALSE(run_text(options, "module @good {}\n---\nmodule {}", &spoiling,
                        &counting));
  EXPECT_STREQ("// -----\n", printed);
  EXPECT_EQ(0, calls);
  EXPECT_EQ(0, done);
  EXPECT_FALSE(run_text(options, "module @good {}\n---\nmodule @m {}",
                        &marking_good, &spoiling_bad));
  EXPECT_STREQ("module @good attributes {test.marked} {\n}\n\n// -----\n",
               printed);
  EXPECT_EQ(1, done);
}

TEST(Run, says_where_text_is_wrong) {
  EXPECT_FALSE(run_text((options_t){.quiet = false}, "module {\n  foo\n}",
                        &counting, NULL));
  EXPECT_EQ(0, strncmp(said, "in:2:3: error: ", 15));
  EXPECT_EQ(0, calls);
}

#define MARKER "\n" SPLIT_DEFAULT_MARKER "\n"

TEST(Run, runs_on_each_part) {
  EXPECT_TRUE(run_text((options_t){.split = SPLIT_DEFAULT_MARKER},
                       "module @a {}" MARKER "module @b {}" MARKER, &counting,
                       NULL));
  EXPECT_EQ(3, calls);
  EXPECT_STREQ("module @a {\n}\n" MARKER "module @b {\n}\n" MARKER
               "module {\n}\n\n",
               printed);
}

TEST(Run, does_not_stop_at_a_broken_part) {
  EXPECT_FALSE(run_text((options_t){.split = SPLIT_DEFAULT_MARKER},
                        "module @bad {}" MARKER "module @good {}" MARKER
                        "foo" MARKER "module @good {}",
                        &marking_good, NULL));
  EXPECT_STREQ(SPLIT_DEFAULT_MARKER
               "\nmodule @good attributes {test.marked} "
               "{\n}\n" MARKER SPLIT_DEFAULT_MARKER
               "\nmodule @good attributes {test.marked} {\n}\n\n",
               printed);
  EXPECT_EQ(2, done);
  EXPECT_TRUE(strstr(said, "in:1:1: error: not good\nmodule @bad {}\n^\n"));
  EXPECT_TRUE(strstr(said, "in:5:1: error: "));
}

TEST(Run, prints_as_asked) {
  const char *text = "module { %c = arith.constant dense<[1, 2, 3]> : "
                     "tensor<3xi32> }";
  EXPECT_TRUE(run_text((options_t){.generic = true}, text, NULL, NULL));
  EXPECT_TRUE(strstr(printed, "\"builtin.module\"() ({\n"));
  EXPECT_TRUE(run_text((options_t){.debuginfo = true}, text, NULL, NULL));
  EXPECT_TRUE(strstr(printed, "loc(#loc1)\n"));
  EXPECT_TRUE(run_text((options_t){.debuginfo = true, .local_scope = true},
                       text, NULL, NULL));
  EXPECT_TRUE(strstr(printed, "loc(\"in\":1:15)\n"));
}

/* Two parts may name a resource alike: it must not be renamed in the second. */
TEST(Run, keeps_the_resources_of_parts_apart) {
  const char *part =
      "module attributes {test.a = dense_resource<r> : tensor<1xi8>} {}\n"
      "{-# dialect_resources: { builtin: { r: \"0x0100000000000000\" } } #-}";
  char text[512];
  snprintf(text, sizeof text, "%s" MARKER "%s", part, part);
  EXPECT_TRUE(
      run_text((options_t){.split = SPLIT_DEFAULT_MARKER}, text, NULL, NULL));
  EXPECT_FALSE(strstr(printed, "r_1"));
  const char *second = strstr(printed, SPLIT_DEFAULT_MARKER);
  ASSERT_TRUE(second);
  EXPECT_TRUE(strstr(second, "dense_resource<r>"));
}
