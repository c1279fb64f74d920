/* The report: what it keeps of the IR, and its text. */
#include "analysis/report/report.h"

#include <stdlib.h>
#include <string.h>

#include "dialect/string_ref.h"
#include "testing/report_fixture.h"

static char *print(const report_t *report) {
  printed_t printed = printed_create();
  report_print_text(report, printed_append, &printed);
  return printed.data;
}

/* A report with one section on `text`, in a module named so. The IR is gone
 * when it returns. */
static report_t *report_on(const char *text, const char *name,
                           report_action_t action) {
  report_t *report = report_create();
  add_section(report, name, "analyze", text, action);
  return report;
}

static void expect_text(const char *wanted, report_t *report) {
  char *text = print(report);
  EXPECT_STREQ(wanted, text);
  free(text);
  report_destroy(report);
}

TEST(Report, says_all_of_an_assertion) {
  expect_text("in.mlir:3\n"
              "analyze: 1 assertion\n"
              "  #1 runtime \"empty\"\n"
              "    at: \"test.mlir\":5:3\n"
              "    condition: size(%arg0, 0) > 0\n"
              "    slice: 3 exclusive operations\n"
              "    reads: %arg0\n"
              "    guards: torch.aten.relu at \"test.mlir\":6:8\n"
              "    kept\n"
              "assertions: 1, exclusive operations: 3\n",
              report_on(REPORT_SIMPLE, "in.mlir:3", REPORT_KEPT));
}

TEST(Report, of_nothing) {
  expect_text("analyze: 0 assertions\n"
              "assertions: 0, exclusive operations: 0\n",
              report_on("module {}\n", "", REPORT_KEPT));
  expect_text("", report_create());
}

TEST(Report, counts_one_and_many) {
  expect_text("analyze: 2 assertions\n"
              "  #1 cf \"a\"\n"
              "    at: \"test.mlir\":4:3\n"
              "    condition: %arg0 and true\n"
              "    slice: 0 exclusive operations, 2 shared with #2\n"
              "    reads: %arg0\n"
              "    dropped\n"
              "  #2 cf \"b\"\n"
              "    at: \"test.mlir\":6:3\n"
              "    condition: %arg0 and true and %arg0\n"
              "    slice: 1 exclusive operation, 2 shared with #1\n"
              "    reads: %arg0\n"
              "    dropped\n"
              "assertions: 2, exclusive operations: 3\n",
              report_on("func.func @f(%c: i1) {\n"
                        "  %t = arith.constant true\n"
                        "  %e = arith.andi %c, %t : i1\n"
                        "  cf.assert %e, \"a\"\n"
                        "  %d = arith.andi %e, %c : i1\n"
                        "  cf.assert %d, \"b\"\n"
                        "  return\n"
                        "}\n",
                        "", REPORT_DROPPED));
}

TEST(Report, says_what_never_holds) {
  report_t *report = report_on("func.func @f() {\n"
                               "  %t = arith.constant true\n"
                               "  %f = arith.constant false\n"
                               "  cf.assert %t, \"\"\n"
                               "  cf.assert %f, \"\"\n"
                               "  return\n"
                               "}\n",
                               "", REPORT_KEPT);
  char *text = print(report);
  EXPECT_CONTAINS("condition: true (always true)\n", text);
  EXPECT_CONTAINS("condition: false (always false)\n", text);
  free(text);
  report_destroy(report);
}

TEST(Report, escapes_messages_as_mlir_does) {
  report_t *report =
      report_on("func.func @f(%c: i1) {\n"
                "  cf.assert %c, \"a \\\"b\\\" \\\\ \\n\\t\\00 \\7F\"\n"
                "  cf.assert %c, \"größe ≤ 10\"\n"
                "  cf.assert %c, \"<&> {|} %s\"\n"
                "  cf.assert %c, \"\"\n"
                "  return\n"
                "}\n",
                "", REPORT_KEPT);
  char *text = print(report);
  EXPECT_CONTAINS("#1 cf \"a \\22b\\22 \\5C \\0A\\09\\00 \\7F\"\n", text);
  EXPECT_CONTAINS("#2 cf \"größe ≤ 10\"\n", text);
  EXPECT_CONTAINS("#3 cf \"<&> {|} %s\"\n", text);
  EXPECT_CONTAINS("#4 cf \"\"\n", text);
  free(text);
  report_destroy(report);
}

/* Bytes that are not UTF-8: stray, cut off, overlong, a surrogate, too large.
 */
TEST(Report, escapes_what_is_not_utf_8) {
  report_t *report = report_on("func.func @f(%c: i1) {\n"
                               "  cf.assert %c, \"\\FF\\FE x\\80\"\n"
                               "  cf.assert %c, \"\\C3\"\n"
                               "  cf.assert %c, \"\\E2\\89z\"\n"
                               "  cf.assert %c, \"\\C0\\AF \\E0\\80\\AF\"\n"
                               "  cf.assert %c, \"\\ED\\A0\\80\"\n"
                               "  cf.assert %c, \"\\F4\\90\\80\\80\"\n"
                               "  cf.assert %c, \"\\F0\\9F\\9A\\AB \\C3\\B6\"\n"
                               "  return\n"
                               "}\n",
                               "", REPORT_KEPT);
  char *text = print(report);
  EXPECT_CONTAINS("#1 cf \"\\FF\\FE x\\80\"\n", text);
  EXPECT_CONTAINS("#2 cf \"\\C3\"\n", text);
  EXPECT_CONTAINS("#3 cf \"\\E2\\89z\"\n", text);
  EXPECT_CONTAINS("#4 cf \"\\C0\\AF \\E0\\80\\AF\"\n", text);
  EXPECT_CONTAINS("#5 cf \"\\ED\\A0\\80\"\n", text);
  EXPECT_CONTAINS("#6 cf \"\\F4\\90\\80\\80\"\n", text);
  EXPECT_CONTAINS("#7 cf \"🚫 ö\"\n", text);
  free(text);
  report_destroy(report);
}

TEST(Report, keeps_a_message_with_its_nul) {
  report_t *report = report_on("func.func @f(%c: i1) {\n"
                               "  cf.assert %c, \"nul\\00inside\"\n"
                               "  return\n"
                               "}\n",
                               "", REPORT_KEPT);
  MlirStringRef message = report_section(report, 0, 0)->entries[0].message;
  ASSERT_EQ(10, message.length);
  EXPECT_EQ(0, memcmp(message.data, "nul\0inside", 11));
  report_destroy(report);
}

TEST(Report, an_assertion_without_a_message) {
  report_t *report =
      report_on("func.func @f(%n: !torch.int, %k: !torch.none) {\n"
                "  torch.aten.sym_constrain_range %n, %k, %k"
                " : !torch.int, !torch.none, !torch.none\n"
                "  return\n"
                "}\n",
                "", REPORT_KEPT);
  EXPECT_TRUE(report_section(report, 0, 0)->entries[0].message.data == NULL);
  char *text = print(report);
  EXPECT_CONTAINS("  #1 range\n", text);
  free(text);
  report_destroy(report);
}

/* Users of one argument, more than are listed. */
TEST(Report, names_eight_and_counts_the_rest) {
  report_t *report = report_on("func.func @f(%c: i1) {\n"
                               "  cf.assert %c, \"\"\n"
                               "  \"test.a\"(%c) : (i1) -> ()\n"
                               "  \"test.b\"(%c) : (i1) -> ()\n"
                               "  \"test.c\"(%c) : (i1) -> ()\n"
                               "  \"test.d\"(%c) : (i1) -> ()\n"
                               "  \"test.e\"(%c) : (i1) -> ()\n"
                               "  \"test.f\"(%c) : (i1) -> ()\n"
                               "  \"test.g\"(%c) : (i1) -> ()\n"
                               "  \"test.h\"(%c) : (i1) -> ()\n"
                               "  \"test.i\"(%c) : (i1) -> ()\n"
                               "  return\n"
                               "}\n",
                               "", REPORT_KEPT);
  const report_entry_t *entry = &report_section(report, 0, 0)->entries[0];
  EXPECT_EQ(9, entry->guarded.count);
  EXPECT_STREQ("test.h at \"test.mlir\":10:3", entry->guarded.names[7]);
  char *text = print(report);
  EXPECT_CONTAINS("test.h at \"test.mlir\":10:3 and others, 9 in all\n", text);
  free(text);
  report_destroy(report);
}

TEST(Report, locations_of_all_kinds) {
  report_t *report =
      report_on("func.func @f(%c: i1) {\n"
                "  cf.assert %c, \"\" loc(\"model.py\":3:9)\n"
                "  cf.assert %c, \"\" loc(\"named\"(\"model.py\":4:9))\n"
                "  cf.assert %c, \"\" loc(unknown)\n"
                "  cf.assert %c, \"\" loc(callsite(\"a\" at \"b.py\":1:2))\n"
                "  return\n"
                "}\n",
                "", REPORT_KEPT);
  const report_entry_t *entries = report_section(report, 0, 0)->entries;
  EXPECT_STREQ("\"model.py\":3:9", entries[0].location);
  EXPECT_STREQ("\"named\"(\"model.py\":4:9)", entries[1].location);
  EXPECT_STREQ("unknown", entries[2].location);
  EXPECT_STREQ("callsite(\"a\" at \"b.py\":1:2)", entries[3].location);
  report_destroy(report);
}

TEST(Report, a_wrapped_one_says_so) {
  report_t *report = report_on("func.func @f(%c: i1) {\n"
                               "  \"assertion.region\"(%c) ({\n"
                               "  ^bb0(%d: i1):\n"
                               "    cf.assert %d, \"m\"\n"
                               "  }) : (i1) -> ()\n"
                               "  return\n"
                               "}\n",
                               "", REPORT_WRAPPED);
  char *text = print(report);
  EXPECT_CONTAINS("  #1 cf (wrapped) \"m\"\n    at: \"test.mlir\":4:5\n", text);
  EXPECT_CONTAINS("    wrapped\n", text);
  free(text);
  report_destroy(report);
}

TEST(Report, several_modules_and_sections) {
  report_t *report = report_create();
  for (int m = 0; m < 12; ++m) {
    analysed_t t = analyse(REPORT_SIMPLE);
    EXPECT_TRUE(
        report_begin_module(report, string_ref(m % 2 ? "odd" : "even")));
    EXPECT_TRUE(report_add_section(report, "wrap", t.analysis, REPORT_WRAPPED));
    EXPECT_TRUE(report_add_section(report, "drop", t.analysis, REPORT_DROPPED));
    report_set_erased(report, 4);
    analysed_destroy(&t);
  }
  ASSERT_EQ(12, report_num_modules(report));
  EXPECT_STREQ("odd", report_module_name(report, 11));
  ASSERT_EQ(2, report_num_sections(report, 11));
  EXPECT_STREQ("drop", report_section(report, 11, 1)->verb);
  EXPECT_EQ(4, report_section(report, 11, 1)->erased);
  char *text = print(report);
  EXPECT_CONTAINS("even\nwrap: 1 assertion\n", text);
  EXPECT_CONTAINS("drop: 1 assertion, 4 operations erased\n", text);
  free(text);
  report_destroy(report);
}

TEST(Report, what_was_left_says_why) {
  report_t *report = report_create();
  analysed_t t = analyse(REPORT_SIMPLE);
  EXPECT_TRUE(report_add_section(report, "wrap", t.analysis, REPORT_WRAPPED));
  char reason[] = "its result is used";
  report_set_left(report, 0, reason);
  reason[0] = 'X';
  analysed_destroy(&t);
  EXPECT_STREQ("", report_module_name(report, 0));
  char *text = print(report);
  EXPECT_CONTAINS("    left whole: its result is used\n", text);
  free(text);
  report_destroy(report);
}

TEST(Report, names_how_many_were_not_selected) {
  report_t *report = report_create();
  analysed_t t = analyse_with(
      REPORT_SIMPLE, (analysis_options_t){.kinds = 1u << POLICY_KIND_CF});
  EXPECT_TRUE(report_add_section(report, "drop", t.analysis, REPORT_DROPPED));
  analysed_destroy(&t);
  expect_text("drop: 0 assertions, 1 not selected\n"
              "assertions: 0, exclusive operations: 0\n",
              report);
}

/* A report on what a backend refuses, `count` of the rows below. */
static report_t *report_on_blockers(uint32_t count) {
  static const report_blocker_t rows[] = {
      {.operation = "torch.a",
       .location = "\"in\":1:2",
       .refused = true,
       .reason = "dim is not constant",
       .path = {.names = {"torch.a", "torch.b", "func.return"}, .count = 3}},
      {.operation = "torch.c",
       .location = "unknown",
       .refused = false,
       .reason = "it is unknown to the table",
       .path = {.names = {"torch.c"}, .count = 1}},
      {.operation = "torch.d",
       .location = "unknown",
       .refused = true,
       .reason = "it has no conversion",
       .path = {.count = 0}},
      {.operation = "torch.e",
       .location = "unknown",
       .refused = true,
       .reason = "it has no conversion",
       .path = {.names = {"1", "2", "3", "4", "5", "6", "7", "8"},
                .count = 20}},
  };
  report_t *report = report_create();
  report_blockers_t list = {"tosa", rows, count};
  EXPECT_TRUE(report_add_blockers(report, &list));
  return report;
}

TEST(Report, no_blockers) {
  expect_text("tosa: 0 operations refused\n"
              "assertions: 0, exclusive operations: 0\n",
              report_on_blockers(0));
}

TEST(Report, one_blocker_and_its_way) {
  expect_text("tosa: 1 operation refused\n"
              "  torch.a at \"in\":1:2: dim is not constant\n"
              "    kept by: torch.b -> func.return\n"
              "assertions: 0, exclusive operations: 0\n",
              report_on_blockers(1));
}

TEST(Report, blockers_that_are_sure_and_others) {
  expect_text("tosa: 3 operations refused, perhaps 1 more\n"
              "  torch.a at \"in\":1:2: dim is not constant\n"
              "    kept by: torch.b -> func.return\n"
              "  torch.c at unknown: perhaps, it is unknown to the table\n"
              "    has effects or ends a body\n"
              "  torch.d at unknown: it has no conversion\n"
              "    nothing uses it\n"
              "  torch.e at unknown: it has no conversion\n"
              "    kept by: 2 -> 3 -> 4 -> 5 -> 6 -> 7 -> 8 -> ... 12 more\n"
              "assertions: 0, exclusive operations: 0\n",
              report_on_blockers(4));
}

TEST(Report, notes_stand_behind_the_assertions) {
  report_t *report = report_create();
  analysed_t t = analyse(REPORT_SIMPLE);
  MlirOperation op = analysis_operation(t.analysis, 1);
  EXPECT_TRUE(report_add_section(report, "drop", t.analysis, REPORT_KEPT));
  EXPECT_TRUE(report_add_note(report, REPORT_NOTE_SIZE, op, "it is returned"));
  EXPECT_TRUE(report_add_note(report, REPORT_NOTE_SKIPPED, op, "odd"));
  analysed_destroy(&t);
  char *text = print(report);
  EXPECT_CONTAINS("    kept\n"
                  "  needs a size: func.func at \"test.mlir\":1:1: "
                  "it is returned\n"
                  "  skipped: func.func at \"test.mlir\":1:1: odd\n"
                  "assertions: 1",
                  text);
  free(text);
  report_destroy(report);
}
