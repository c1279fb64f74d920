/* What --blockers says. */
#include "testing/blockers_fixture.h"

/* The messages of a report, one a line, each behind its severity. */
typedef struct log_t {
  char text[4096];
  int errors, remarks;
} log_t;

static void take(MlirLocation location, MlirDiagnosticSeverity severity,
                 MlirStringRef message, void *data) {
  log_t *log = data;
  EXPECT_FALSE(mlirLocationIsNull(location));
  log->errors += severity == MlirDiagnosticError;
  log->remarks += severity == MlirDiagnosticRemark;
  add_text(log->text, sizeof log->text, message);
  add_text(log->text, sizeof log->text, mlirStringRefCreateFromCString("\n"));
}

static log_t report(const char *text, const char *backend, bool succeeds) {
  fixture_t f = fixture_parse(text);
  log_t log = {.errors = 0};
  MlirLogicalResult result = blockers_report(
      f.module, f.policy, mlirStringRefCreateFromCString(backend), NULL,
      (diagnostic_sink_t){take, &log});
  EXPECT_EQ(succeeds, mlirLogicalResultIsSuccess(result));
  fixture_destroy(&f);
  return log;
}

static const char DEAD[] =
    "func.func @f(%a: !torch.vtensor<[?],f32>) {\n"
    "  %c0 = torch.constant.int 0\n"
    "  %n = torch.aten.size.int %a, %c0 : !torch.vtensor<[?],f32>, "
    "!torch.int -> !torch.int\n  return\n}\n";

TEST(BlockersReport, nothing_uses_it) {
  log_t log = report(DEAD, "tosa", true);
  EXPECT_STREQ("tosa refuses 'torch.aten.size.int': the size of self at dim is "
               "unknown; nothing uses it\n"
               "tosa: 1 refused, 0 unknown\n",
               log.text);
  EXPECT_EQ(2, log.remarks);
  EXPECT_EQ(0, log.errors);
}

TEST(BlockersReport, no_blockers) {
  EXPECT_STREQ("linalg: 0 refused, 0 unknown\n",
               report(DEAD, "linalg", true).text);
}

TEST(BlockersReport, way_and_effects) {
  log_t log =
      report("func.func @f(%a: !torch.vtensor<[?],f32>) {\n"
             "  %c0 = torch.constant.int 0\n"
             "  %n = torch.aten.size.int %a, %c0 : !torch.vtensor<[?],f32>, "
             "!torch.int -> !torch.int\n"
             "  %e = torch.aten.eq.int %n, %c0 : !torch.int, !torch.int -> "
             "!torch.bool\n"
             "  torch.runtime.assert %e, \"m\"\n  return\n}\n",
             "tosa", true);
  EXPECT_STREQ(
      "tosa refuses 'torch.aten.size.int': the size of self at dim is unknown; "
      "needed by torch.aten.eq.int -> torch.runtime.assert\n"
      "tosa refuses 'torch.aten.eq.int': a is not constant; needed by "
      "torch.runtime.assert\n"
      "tosa refuses 'torch.runtime.assert': it has no conversion; it has "
      "effects or ends a body\n"
      "tosa: 3 refused, 0 unknown\n",
      log.text);
}

TEST(BlockersReport, long_way_is_cut) {
  char text[4096] = "func.func @f(%v0: tensor<2xf32>) -> tensor<2xf32> {\n";
  for (int i = 0; i < 10; ++i) {
    size_t length = strlen(text);
    snprintf(text + length, sizeof text - length,
             "  %%v%d = math.sin %%v%d : tensor<2xf32>\n", i + 1, i);
  }
  strcat(text, "  return %v10 : tensor<2xf32>\n}\n");
  log_t log = report(text, "tosa", true);
  EXPECT_TRUE(strstr(log.text,
                     "needed by math.sin -> math.sin -> math.sin -> math.sin "
                     "-> math.sin -> math.sin -> math.sin -> ... 3 more\n"));
}

TEST(BlockersReport, unknown_operation) {
  log_t log = report("func.func @f() {\n"
                     "  \"torch.aten.of_next_year\"() : () -> ()\n"
                     "  return\n}\n",
                     "stablehlo", true);
  EXPECT_STREQ("stablehlo may refuse 'torch.aten.of_next_year': it is unknown "
               "to the table; it has effects or ends a body\n"
               "stablehlo: 0 refused, 1 unknown\n",
               log.text);
}

TEST(BlockersReport, no_backend_of_this_name) {
  log_t log = report(DEAD, "llvm", false);
  EXPECT_EQ(1, log.errors);
  EXPECT_EQ(0, log.remarks);
  EXPECT_STREQ("no backend of this name: tosa, stablehlo, linalg\n", log.text);
}
