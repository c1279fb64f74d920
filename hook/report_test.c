/* Reports: they outlive the IR, and take what several verbs add. */
#include "assertion-c/Passes.h"
#include "dialect/string_ref.h"
#include "hook/hook_fixture.h"

static void run(const char *verb, AssertionReport report) {
  ir_t ir = ir_parse(hook_text);
  AssertionOptions options = assertionOptionsCreate();
  assertionOptionsSetReport(options, report);
  EXPECT_TRUE(mlirLogicalResultIsSuccess(
      assertionRunVerb(string_ref(verb), ir.root, options)));
  assertionOptionsDestroy(options);
  ir_destroy(&ir);
}

TEST(HookReport, it_outlives_the_context) {
  AssertionReport report = assertionReportCreate(string_ref("here:1"));
  run("drop", report);
  hook_said_t text = {.length = 0}, json = {.length = 0};
  assertionReportPrintText(report, hook_append, &text);
  assertionReportPrintJson(report, hook_append, &json);
  EXPECT_CONTAINS("not zero", text.text);
  EXPECT_CONTAINS("here:1", text.text);
  EXPECT_CONTAINS("\"module\": \"here:1\"", json.text);
  assertionReportDestroy(report);
}

TEST(HookReport, modules) {
  AssertionReport report = assertionReportCreate(string_ref("first"));
  run("dce", report);
  assertionReportBeginModule(report, string_ref("second"));
  run("dce", report);
  hook_said_t json = {.length = 0};
  assertionReportPrintJson(report, hook_append, &json);
  EXPECT_CONTAINS("\"first\"", json.text);
  EXPECT_CONTAINS("\"second\"", json.text);
  assertionReportDestroy(report);
}

TEST(HookReport, options_keep_it_and_let_it_go) {
  AssertionOptions options = assertionOptionsCreate();
  for (int i = 0; i < 3; ++i) {
    AssertionReport report = assertionReportCreate(string_ref(""));
    assertionOptionsSetReport(options, report);
    assertionOptionsSetReport(options, report);
    assertionReportDestroy(report);
  }
  ir_t ir = ir_parse(hook_text);
  assertionAnalyze(ir.root, options);
  assertionOptionsSetReport(options, (AssertionReport){NULL});
  assertionAnalyze(ir.root, options);
  ir_destroy(&ir);
  assertionOptionsDestroy(options);
}

TEST(HookReport, null) {
  EXPECT_TRUE(assertionReportIsNull((AssertionReport){NULL}));
  assertionReportDestroy((AssertionReport){NULL});
  assertionOptionsDestroy((AssertionOptions){NULL});
  EXPECT_TRUE(assertionOptionsIsNull((AssertionOptions){NULL}));
}
