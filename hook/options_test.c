/* Options: each of the table, what is refused, and who keeps what alive. */
#define _DEFAULT_SOURCE /* truncate */
#include <stdio.h>
#include <sys/resource.h>
#include <unistd.h>

#include "assertion-c/Passes.h"
#include "assertion-c/Verbs.h"
#include "cli/option_table.h"
#include "dialect/string_ref.h"
#include "hook/hook_fixture.h"

/* How many assertions `name`=`value` leaves of the two. */
static unsigned left(const char *name, const char *value) {
  ir_t ir = ir_parse(hook_text);
  AssertionOptions options = assertionOptionsCreate();
  hook_set(options, name, value);
  EXPECT_TRUE(mlirLogicalResultIsSuccess(assertionDrop(ir.root, options)));
  unsigned count = ir_count(&ir, "cf.assert");
  assertionOptionsDestroy(options);
  ir_destroy(&ir);
  return count;
}

TEST(HookOptions, each_selects) {
  static const struct {
    const char *name, *value;
    unsigned left;
  } rows[] = {
      {"kinds", "cf", 0},
      {"kinds", "runtime", 2},
      {"kinds", "runtime,cf", 0},
      {"only", "f", 1},
      {"only", "@g", 1},
      {"only", "h", 2},
      {"match", "^given$", 1},
      {"match", "e", 0},
      {"keep-at-entry", "true", 2},
      {"keep-at-entry", "", 2},
      {"keep-at-entry", "0", 0},
      {"quiet", "1", 0},
      {"keep-going", "false", 0},
      {"effect-op", "arith.cmpi", 0},
      {"pure-op", "x.y,x.z", 0},
      {"effect-op", "cf.assert", 2},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; ++i) {
    SCOPED_TRACE("%s=%s", rows[i].name, rows[i].value);
    EXPECT_EQ(rows[i].left, left(rows[i].name, rows[i].value));
  }
}

TEST(HookOptions, what_is_refused_says_why) {
  static const struct {
    const char *name, *value, *reason;
  } rows[] = {
      {"kinds", "cf,nope", "unknown kind 'nope'"},
      {"kinds", "", "unknown kind ''"},
      {"match", "(", "is no regular expression"},
      {"quiet", "maybe", "true or false, not 'maybe'"},
      {"target", "tosa-9", "one of tosa-1.1, not 'tosa-9'"},
      {"policy", "/no/such/file", "cannot read '/no/such/file': No such"},
      {"policy", "/", "cannot read '/'"},
      {"assertion-op", "a.b,c.d:x", ""},
      {"nope", "", "there is no such option"},
      {"", "", "there is no such option"},
  };
  AssertionOptions options = assertionOptionsCreate();
  for (size_t i = 0; i < sizeof rows / sizeof *rows; ++i) {
    SCOPED_TRACE("%s=%s", rows[i].name, rows[i].value);
    hook_said_t error = {.length = 0};
    EXPECT_TRUE(mlirLogicalResultIsFailure(
        assertionOptionsSet(options, string_ref(rows[i].name),
                            string_ref(rows[i].value), hook_append, &error)));
    EXPECT_CONTAINS(rows[i].reason, error.text);
    EXPECT_NE(0, error.length);
    EXPECT_TRUE(mlirLogicalResultIsFailure(
        assertionOptionsSet(options, string_ref(rows[i].name),
                            string_ref(rows[i].value), NULL, NULL)));
  }
  assertionOptionsDestroy(options);
}

/* A list of which one word is wrong changes nothing. */
TEST(HookOptions, a_refused_value_does_not_count) {
  ir_t ir = ir_parse("func.func @f(%a: i1) {\n"
                     "  \"my.check\"(%a) : (i1) -> ()\n"
                     "  return\n"
                     "}");
  AssertionOptions options = assertionOptionsCreate();
  EXPECT_TRUE(mlirLogicalResultIsFailure(
      assertionOptionsSet(options, string_ref("assertion-op"),
                          string_ref("my.check,a:b"), NULL, NULL)));
  assertionDrop(ir.root, options);
  EXPECT_EQ(1, ir_count(&ir, "my.check"));
  hook_set(options, "assertion-op", "my.check");
  assertionDrop(ir.root, options);
  EXPECT_EQ(0, ir_count(&ir, "my.check"));
  assertionOptionsDestroy(options);
  ir_destroy(&ir);
}

/* Writes `text` to a file of the test's own and gives its name. */
static const char *write_file(const char *text) {
  static char path[512];
  const char *folder = getenv("TEST_TMPDIR");
  snprintf(path, sizeof path, "%s/policy", folder ? folder : "/tmp");
  FILE *file = fopen(path, "w");
  fputs(text, file);
  fclose(file);
  return path;
}

TEST(HookOptions, a_policy_file) {
  EXPECT_EQ(2, left("policy", write_file("effects cf.assert\n")));
  EXPECT_EQ(0, left("policy", write_file("")));
  AssertionOptions options = assertionOptionsCreate();
  hook_said_t error = {.length = 0};
  EXPECT_TRUE(mlirLogicalResultIsFailure(assertionOptionsSet(
      options, string_ref("policy"),
      string_ref(write_file("pure a.b\nfly c.d\n")), hook_append, &error)));
  EXPECT_CONTAINS("policy:2:", error.text);
  assertionOptionsDestroy(options);
}

#if !defined(__SANITIZE_ADDRESS__) /* ASan ends a process without memory. */
/* Leaves this process so many more bytes of memory; returns the limits that
 * were. */
static struct rlimit limit_memory(size_t bytes) {
  struct rlimit before, limit;
  getrlimit(RLIMIT_AS, &before);
  FILE *file = fopen("/proc/self/statm", "r");
  unsigned long pages = 0;
  EXPECT_EQ(1, fscanf(file, "%lu", &pages));
  fclose(file);
  limit = before;
  limit.rlim_cur = pages * (rlim_t)sysconf(_SC_PAGESIZE) + bytes;
  EXPECT_EQ(0, setrlimit(RLIMIT_AS, &limit));
  return before;
}

/* The first half of a policy is none. */
TEST(HookOptions, a_policy_file_is_read_whole_or_not_at_all) {
  enum { MEGABYTE = 1 << 20 };
  const char *path = write_file("effects cf.assert\n");
  ASSERT_EQ(0, truncate(path, 64 * MEGABYTE));
  AssertionOptions options = assertionOptionsCreate();
  hook_said_t error = {.length = 0};
  struct rlimit before = limit_memory(16 * MEGABYTE);
  bool failed = mlirLogicalResultIsFailure(assertionOptionsSet(
      options, string_ref("policy"), string_ref(path), hook_append, &error));
  setrlimit(RLIMIT_AS, &before);
  EXPECT_TRUE(failed);
  EXPECT_CONTAINS("cannot read", error.text);
  EXPECT_CONTAINS("Cannot allocate memory", error.text);
  assertionOptionsDestroy(options);
}
#endif

TEST(HookOptions, the_last_value_counts) {
  ir_t ir = ir_parse(hook_text);
  AssertionOptions options = assertionOptionsCreate();
  hook_set(options, "only", "h");
  hook_set(options, "only", "f");
  hook_set(options, "match", "nothing");
  hook_set(options, "match", "zero");
  hook_set(options, "kinds", "runtime");
  hook_set(options, "kinds", "cf");
  assertionDrop(ir.root, options);
  EXPECT_EQ(1, ir_count(&ir, "cf.assert"));
  assertionOptionsDestroy(options);
  ir_destroy(&ir);
}

/* A name or value need not end with NUL. */
TEST(HookOptions, lengths_count) {
  ir_t ir = ir_parse(hook_text);
  AssertionOptions options = assertionOptionsCreate();
  EXPECT_TRUE(mlirLogicalResultIsSuccess(
      assertionOptionsSet(options, mlirStringRefCreate("onlyx", 4),
                          mlirStringRefCreate("fgh", 1), NULL, NULL)));
  assertionDrop(ir.root, options);
  EXPECT_EQ(1, ir_count(&ir, "cf.assert"));
  assertionOptionsDestroy(options);
  ir_destroy(&ir);
}

TEST(HookOptions, the_table_has_names_and_summaries) {
  ASSERT_TRUE(assertionGetNumOptions() >= 10);
  for (intptr_t i = 0; i < assertionGetNumOptions(); ++i) {
    EXPECT_NE(0, assertionOptionGetName(i).length);
    EXPECT_NE(0, assertionOptionGetSummary(i).length);
  }
}

static bool has_option(const char *name) {
  for (intptr_t i = 0; i < assertionGetNumOptions(); ++i)
    if (mlirStringRefEqual(string_ref(name), assertionOptionGetName(i)))
      return true;
  return false;
}

/* What the command knows of assertions and operations, a host can say too. */
TEST(HookOptions, the_table_has_what_the_command_has) {
  for (size_t i = 0; i < option_count(); ++i) {
    option_t option = option_get(i);
    bool prints = !strcmp(option.name, "print-policy") ||
                  !strcmp(option.name, "blockers");
    bool expected = option.group == OPTION_GROUP_SELECTION ||
                    option.group == OPTION_GROUP_POLICY ||
                    !strcmp(option.name, "quiet") ||
                    !strcmp(option.name, "keep-going");
    SCOPED_TRACE("%s", option.name);
    EXPECT_EQ(expected && !prints, has_option(option.name));
  }
}

TEST(HookOptions, a_handler_hears_remarks_and_the_context_errors) {
  ir_t ir = ir_parse(hook_text);
  hook_said_t said = {.length = 0}, errors = {.length = 0};
  hook_keep_errors(ir.context, &errors);
  AssertionOptions options = assertionOptionsCreate();
  assertionOptionsSetMessageHandler(options, hook_hear, &said);
  assertionDrop(ir.root, options);
  EXPECT_CONTAINS("remark: dropped assertion \"not zero\"", said.text);
  EXPECT_CONTAINS("remark: dropped assertion \"given\"", said.text);
  EXPECT_STREQ("", errors.text);
  EXPECT_TRUE(mlirLogicalResultIsFailure(
      assertionRunVerb(string_ref("fly"), ir.root, options)));
  EXPECT_CONTAINS("there is no verb 'fly'", errors.text);
  assertionOptionsDestroy(options);
  ir_destroy(&ir);
}

/* The word behind a verb: one of its own, and kept by the options. */
TEST(HookOptions, argument) {
  ir_t ir = ir_parse(hook_text);
  hook_said_t errors = {.length = 0};
  hook_keep_errors(ir.context, &errors);
  AssertionOptions options = assertionOptionsCreate();
  hook_set(options, "argument", "entry");
  hook_set(options, "argument", "assume");
  EXPECT_TRUE(mlirLogicalResultIsSuccess(assertionLower(ir.root, options)));
  MlirPass pass = assertionCreateLowerPass(options);
  EXPECT_TRUE(pass.ptr != NULL);
  MlirPassManager manager = mlirPassManagerCreate(ir.context);
  mlirPassManagerAddOwnedPass(manager, pass);
  EXPECT_STREQ("", errors.text);
  EXPECT_TRUE(mlirLogicalResultIsFailure(assertionDrop(ir.root, options)));
  EXPECT_CONTAINS("does not take the word 'assume'", errors.text);
  EXPECT_TRUE(assertionCreateDropPass(options).ptr == NULL);
  hook_set(options, "argument", "assum");
  EXPECT_TRUE(mlirLogicalResultIsFailure(assertionLower(ir.root, options)));
  EXPECT_EQ(2, ir_count(&ir, "cf.assert"));
  mlirPassManagerDestroy(manager);
  assertionOptionsDestroy(options);
  ir_destroy(&ir);
}

TEST(HookOptions, a_pass_keeps_them) {
  ir_t ir = ir_parse(hook_text);
  AssertionOptions options = assertionOptionsCreate();
  AssertionReport report = assertionReportCreate(string_ref("r"));
  hook_set(options, "match", "given");
  hook_set(options, "only", "g");
  assertionOptionsSetReport(options, report);
  MlirPassManager manager = mlirPassManagerCreate(ir.context);
  mlirOpPassManagerAddOwnedPass(
      mlirPassManagerGetNestedUnder(manager, string_ref("func.func")),
      assertionCreateDropPass(options));
  assertionOptionsDestroy(options);
  assertionReportDestroy(report);
  EXPECT_TRUE(
      mlirLogicalResultIsSuccess(mlirPassManagerRunOnOp(manager, ir.root)));
  EXPECT_EQ(1, ir_count(&ir, "cf.assert"));
  mlirPassManagerDestroy(manager);
  ir_destroy(&ir);
}

TEST(HookOptions, null_is_the_default) {
  ir_t ir = ir_parse(hook_text);
  EXPECT_TRUE(mlirLogicalResultIsSuccess(
      assertionStrip(ir.root, (AssertionOptions){NULL})));
  EXPECT_EQ(0, ir_count(&ir, "cf.assert"));
  ir_destroy(&ir);
}
