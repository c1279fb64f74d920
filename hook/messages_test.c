/* Messages: kept in order, from several threads, and handed over once. */
#include "assertion-c/Messages.h"
#include "assertion-c/Passes.h"
#include "dialect/context.h"
#include "dialect/string_ref.h"
#include "hook/hook_fixture.h"

/* What was taken: a line each, and how many. */
typedef struct taken_t {
  hook_said_t lines;
  unsigned count;
} taken_t;

static void take(MlirDiagnosticSeverity severity, MlirStringRef location,
                 MlirStringRef message, void *data) {
  taken_t *taken = data;
  ++taken->count;
  hook_append(
      string_ref(severity == MlirDiagnosticWarning ? "warning " : "remark "),
      &taken->lines);
  hook_append(location, &taken->lines);
  hook_append(string_ref(" "), &taken->lines);
  hook_append(message, &taken->lines);
  hook_append(string_ref("\n"), &taken->lines);
}

static void drop(const char *text, AssertionMessages messages) {
  ir_t ir = ir_parse(text);
  AssertionOptions options = assertionOptionsCreate();
  assertionOptionsSetMessages(options, messages);
  assertionDrop(ir.root, options);
  assertionOptionsDestroy(options);
  ir_destroy(&ir);
}

TEST(HookMessages, they_outlive_the_context_and_are_taken_once) {
  AssertionMessages messages = assertionMessagesCreate();
  drop(hook_text, messages);
  taken_t taken = {.count = 0};
  assertionMessagesTake(messages, take, &taken);
  EXPECT_EQ(2, taken.count);
  EXPECT_CONTAINS(":4:3 dropped assertion \"not zero\"", taken.lines.text);
  EXPECT_CONTAINS(":8:3 dropped assertion \"given\"", taken.lines.text);
  assertionMessagesTake(messages, take, &taken);
  EXPECT_EQ(2, taken.count);
  drop(hook_text, messages);
  assertionMessagesTake(messages, take, &taken);
  EXPECT_EQ(4, taken.count);
  assertionMessagesDestroy(messages);
}

TEST(HookMessages, warnings) {
  AssertionMessages messages = assertionMessagesCreate();
  drop("func.func @f() {\n"
       "  %x = arith.constant false\n"
       "  cf.assert %x, \"never\"\n"
       "  return\n"
       "}",
       messages);
  taken_t taken = {.count = 0};
  assertionMessagesTake(messages, take, &taken);
  EXPECT_CONTAINS("warning ", taken.lines.text);
  EXPECT_CONTAINS("always fails", taken.lines.text);
  assertionMessagesDestroy(messages);
}

TEST(HookMessages, options_keep_them) {
  AssertionOptions options = assertionOptionsCreate();
  AssertionMessages messages = assertionMessagesCreate();
  assertionOptionsSetMessages(options, messages);
  assertionMessagesDestroy(messages);
  ir_t ir = ir_parse(hook_text);
  assertionDrop(ir.root, options);
  assertionOptionsSetMessages(options, (AssertionMessages){NULL});
  ir_destroy(&ir);
  assertionOptionsDestroy(options);
}

/* A handler after messages takes their place. */
TEST(HookMessages, the_last_setting_counts) {
  AssertionOptions options = assertionOptionsCreate();
  AssertionMessages messages = assertionMessagesCreate();
  hook_said_t said = {.length = 0};
  assertionOptionsSetMessages(options, messages);
  assertionOptionsSetMessageHandler(options, hook_hear, &said);
  ir_t ir = ir_parse(hook_text);
  assertionDrop(ir.root, options);
  taken_t taken = {.count = 0};
  assertionMessagesTake(messages, take, &taken);
  EXPECT_EQ(0, taken.count);
  EXPECT_CONTAINS("not zero", said.text);
  ir_destroy(&ir);
  assertionMessagesDestroy(messages);
  assertionOptionsDestroy(options);
}

/* Appends one function with an assertion to the module's text. */
static char *many_functions(unsigned count) {
  static const char one[] = "func.func @f%u(%%a: i1) {\n"
                            "  cf.assert %%a, \"each\"\n"
                            "  return\n"
                            "}\n";
  char *text = malloc(count * (sizeof one + 8) + 1);
  size_t at = 0;
  for (unsigned i = 0; i < count; ++i)
    at += (size_t)sprintf(text + at, one, i);
  return text;
}

TEST(HookMessages, from_passes_on_many_threads) {
  enum { FUNCTIONS = 300 };
  char *text = many_functions(FUNCTIONS);
  MlirContext context = dialect_context_create(true, true);
  ir_t ir = ir_parse_in(context, text);
  AssertionMessages messages = assertionMessagesCreate();
  AssertionOptions options = assertionOptionsCreate();
  assertionOptionsSetMessages(options, messages);
  MlirPassManager manager = mlirPassManagerCreate(context);
  mlirOpPassManagerAddOwnedPass(
      mlirPassManagerGetNestedUnder(manager, string_ref("func.func")),
      assertionCreateDropPass(options));
  assertionOptionsDestroy(options);
  EXPECT_TRUE(
      mlirLogicalResultIsSuccess(mlirPassManagerRunOnOp(manager, ir.root)));
  taken_t taken = {.count = 0};
  assertionMessagesTake(messages, take, &taken);
  EXPECT_EQ(FUNCTIONS, taken.count);
  EXPECT_EQ(0, ir_count(&ir, "cf.assert"));
  mlirPassManagerDestroy(manager);
  assertionMessagesDestroy(messages);
  ir_destroy(&ir);
  free(text);
}

TEST(HookMessages, null) {
  EXPECT_TRUE(assertionMessagesIsNull((AssertionMessages){NULL}));
  assertionMessagesDestroy((AssertionMessages){NULL});
}
