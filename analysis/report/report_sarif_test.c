/* The report as SARIF, parsed back. That it fits the schema is tested where the
 * schema is, in testdata/report. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "analysis/report/report.h"
#include "dialect/string_ref.h"
#include "testing/report_fixture.h"

/* The parsed log; the report is destroyed, the log the caller's. */
static json_t *parse(report_t *report) {
  printed_t printed = printed_create();
  report_print_sarif(report, "1.2.3", printed_append, &printed);
  json_t *root = printed_parse(&printed);
  report_destroy(report);
  return root;
}

static json_t *parse_one(const char *text, report_action_t action) {
  report_t *report = report_create();
  add_section(report, "in.mlir:1", "drop", text, action);
  return parse(report);
}

static const json_t *result(const json_t *root, size_t i) {
  return json_array_get(at(root, "runs|0|results"), i);
}

static size_t num_results(const json_t *root) {
  return json_array_size(at(root, "runs|0|results"));
}

static const char PLACE[] = "locations|0|physicalLocation|artifactLocation|uri";
static const char LINE[] = "locations|0|physicalLocation|region|startLine";

static const char LOCATED[] = REPORT_SIMPLE_AT(
    " loc(\"/m/a b.py\":7:3)", " loc(\"net\"(\"/m/a b.py\":8:5))");

TEST(ReportSarif, of_nothing) {
  json_t *root = parse(report_create());
  EXPECT_STREQ("2.1.0", string_at(root, "version"));
  EXPECT_STREQ("assertion-opt", string_at(root, "runs|0|tool|driver|name"));
  EXPECT_STREQ("1.2.3", string_at(root, "runs|0|tool|driver|version"));
  EXPECT_EQ(1, json_array_size(at(root, "runs")));
  EXPECT_EQ(0, num_results(root));
  json_decref(root);
}

TEST(ReportSarif, rules_are_there_once_each) {
  json_t *root = parse(report_create());
  const json_t *rules = at(root, "runs|0|tool|driver|rules");
  size_t count = json_array_size(rules);
  EXPECT_LE(10, count);
  for (size_t i = 0; i < count; ++i)
    for (size_t k = 0; k < i; ++k)
      EXPECT_NE(0, strcmp(string_at(json_array_get(rules, i), "id"),
                          string_at(json_array_get(rules, k), "id")));
  json_decref(root);
}

/* ruleIndex names the rule that ruleId does. */
static void expect_rule(const char *rule, const json_t *root, size_t i) {
  const json_t *r = result(root, i);
  EXPECT_STREQ(rule, string_at(r, "ruleId"));
  const json_t *named = json_array_get(at(root, "runs|0|tool|driver|rules"),
                                       (size_t)integer_at(r, "ruleIndex"));
  EXPECT_STREQ(rule, string_at(named, "id"));
  EXPECT_STREQ(string_at(named, "defaultConfiguration|level"),
               string_at(r, "level"));
}

TEST(ReportSarif, one_rule_for_each_action) {
  static const struct {
    report_action_t action;
    const char *rule;
  } rows[] = {
      {REPORT_KEPT, "assertion-kept"},
      {REPORT_WRAPPED, "assertion-wrapped"},
      {REPORT_UNWRAPPED, "assertion-unwrapped"},
      {REPORT_DROPPED, "assertion-dropped"},
      {REPORT_CARRIED, "assertion-carried"},
      {REPORT_LOWERED, "assertion-lowered"},
      {REPORT_LEFT, "assertion-left"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; ++i) {
    json_t *root = parse_one(LOCATED, rows[i].action);
    ASSERT_EQ(1, num_results(root));
    expect_rule(rows[i].rule, root, 0);
    json_decref(root);
  }
}

TEST(ReportSarif, what_always_fails_has_its_own_rule) {
  json_t *root = parse_one("func.func @f() {\n  %f = arith.constant false\n"
                           "  cf.assert %f, \"no\"\n  return\n}\n",
                           REPORT_DROPPED);
  expect_rule("assertion-always-false", root, 0);
  EXPECT_CONTAINS("(always false)", string_at(result(root, 0), "message|text"));
  EXPECT_STREQ("dropped", string_at(result(root, 0), "properties|action"));
  json_decref(root);
}

TEST(ReportSarif, place_is_the_line_of_the_model) {
  json_t *root = parse_one(LOCATED, REPORT_DROPPED);
  const json_t *r = result(root, 0);
  EXPECT_STREQ("file:///m/a%20b.py", string_at(r, PLACE));
  EXPECT_EQ(8, integer_at(r, LINE));
  EXPECT_EQ(5,
            integer_at(r, "locations|0|physicalLocation|region|startColumn"));
  EXPECT_STREQ("f", string_at(r, "locations|0|logicalLocations|0|"
                                 "fullyQualifiedName"));
  json_decref(root);
}

TEST(ReportSarif, slice_is_the_related_locations) {
  json_t *root = parse_one(LOCATED, REPORT_DROPPED);
  const json_t *related = at(result(root, 0), "relatedLocations");
  ASSERT_EQ(3, json_array_size(related));
  const json_t *compare = json_array_get(related, 2);
  EXPECT_STREQ("torch.aten.gt.int", string_at(compare, "message|text"));
  EXPECT_EQ(3, integer_at(compare, "id"));
  EXPECT_EQ(7, integer_at(compare, "physicalLocation|region|startLine"));
  EXPECT_STREQ("test.mlir", string_at(json_array_get(related, 0),
                                      "physicalLocation|artifactLocation|uri"));
  json_decref(root);
}

TEST(ReportSarif, what_has_no_place_is_in_the_file_that_was_read) {
  json_t *root = parse_one("func.func @f(%c: i1) {\n"
                           "  cf.assert %c, \"m\" loc(unknown)\n  return\n}\n",
                           REPORT_KEPT);
  EXPECT_STREQ("in.mlir", string_at(result(root, 0), PLACE));
  EXPECT_TRUE(at(result(root, 0), LINE) == NULL);
  json_decref(root);
}

TEST(ReportSarif, without_any_file_there_is_no_physical_location) {
  report_t *report = report_create();
  analysed_t t = analyse("func.func @f(%c: i1) {\n"
                         "  cf.assert %c, \"m\" loc(unknown)\n  return\n}\n");
  EXPECT_TRUE(report_add_section(report, "drop", t.analysis, REPORT_KEPT));
  analysed_destroy(&t);
  json_t *root = parse(report);
  EXPECT_TRUE(at(result(root, 0), "locations|0|physicalLocation") == NULL);
  EXPECT_EQ(1, json_array_size(at(result(root, 0), "locations")));
  json_decref(root);
}

TEST(ReportSarif, fingerprint_is_the_identifier) {
  analysed_t t = analyse(LOCATED);
  report_t *report = report_create();
  for (int m = 0; m < 2; ++m) {
    EXPECT_TRUE(report_begin_module(report, string_ref("in.mlir:1")));
    EXPECT_TRUE(report_add_section(report, "drop", t.analysis, REPORT_KEPT));
  }
  analysed_destroy(&t);
  char id[64], second[80];
  snprintf(id, sizeof id, "%s", report_section(report, 0, 0)->entries[0].id);
  snprintf(second, sizeof second, "%s/2", id);
  json_t *root = parse(report);
  EXPECT_STREQ(
      id, string_at(result(root, 0), "partialFingerprints|assertionId/v1"));
  EXPECT_STREQ(
      second, string_at(result(root, 1), "partialFingerprints|assertionId/v1"));
  json_decref(root);
}

/* ---- The sentence of a result ---- */

static const char SHARED[] = "func.func @f(%c: i1, %d: i1) {\n"
                             "  %e = arith.andi %c, %d : i1\n"
                             "  cf.assert %e, \"a\"\n"
                             "  cf.assert %e, \"\"\n"
                             "  return\n"
                             "}\n";

static void expect_sentence(const char *wanted, const json_t *root, size_t i) {
  EXPECT_STREQ(wanted, string_at(result(root, i), "message|text"));
}

/* All there is to say, and what is not there is not said. */
TEST(ReportSarif, messages_say_what_is_shared) {
  json_t *root = parse_one(SHARED, REPORT_DROPPED);
  ASSERT_EQ(2, num_results(root));
  expect_sentence("cf assertion \"a\" dropped; condition: %arg0 and %arg1; "
                  "slice: 0 operations of its own, 1 shared",
                  root, 0);
  expect_sentence("cf assertion dropped; condition: %arg0 and %arg1; slice: 0 "
                  "operations of its own, 1 shared",
                  root, 1);
  json_decref(root);
}

/* Why a verb left it stands behind what it did. */
TEST(ReportSarif, messages_say_why_one_was_left) {
  report_t *report = report_create();
  analysed_t t = analyse(SHARED);
  EXPECT_TRUE(report_begin_module(report, string_ref("in.mlir:1")));
  EXPECT_TRUE(report_add_section(report, "carry", t.analysis, REPORT_CARRIED));
  report_set_left(report, 1, "its condition is odd");
  analysed_destroy(&t);
  json_t *root = parse(report);
  ASSERT_EQ(2, num_results(root));
  expect_sentence("cf assertion \"a\" carried; condition: %arg0 "
                  "and %arg1; slice: 0 operations of its own, 1 shared",
                  root, 0);
  expect_sentence(
      "cf assertion left whole: its condition is odd; condition: %arg0 "
      "and %arg1; slice: 0 operations of its own, 1 shared",
      root, 1);
  json_decref(root);
}

TEST(ReportSarif, messages_say_what_is_guarded) {
  json_t *root = parse_one(LOCATED, REPORT_KEPT);
  expect_sentence(
      "runtime assertion \"empty\" found; condition: size(%arg0, 0) "
      "> 0; slice: 3 operations of its own; guards torch.aten.relu "
      "at \"test.mlir\":6:8",
      root, 0);
  json_decref(root);
}

TEST(ReportSarif, messages_say_what_is_known) {
  json_t *root = parse_one("func.func @f() {\n"
                           "  %t = arith.constant true\n"
                           "  cf.assert %t, \"yes\"\n"
                           "  %f = arith.constant false\n"
                           "  cf.assert %f, \"no\"\n"
                           "  return\n"
                           "}\n",
                           REPORT_DROPPED);
  ASSERT_EQ(2, num_results(root));
  expect_sentence(
      "cf assertion \"yes\" dropped; condition: true (always true); "
      "slice: 1 operation of its own",
      root, 0);
  expect_sentence("cf assertion \"no\" dropped; condition: false (always "
                  "false); slice: 1 operation of its own",
                  root, 1);
  json_decref(root);
}

/* An assertion that was wrapped and then dropped is one result. */
TEST(ReportSarif, the_last_verb_decides) {
  report_t *report = report_create();
  analysed_t t = analyse(LOCATED);
  EXPECT_TRUE(report_begin_module(report, string_ref("in.mlir:1")));
  EXPECT_TRUE(report_add_section(report, "wrap", t.analysis, REPORT_WRAPPED));
  EXPECT_TRUE(report_add_section(report, "drop", t.analysis, REPORT_DROPPED));
  analysed_destroy(&t);
  json_t *root = parse(report);
  ASSERT_EQ(1, num_results(root));
  expect_rule("assertion-dropped", root, 0);
  EXPECT_STREQ("drop", string_at(result(root, 0), "properties|verb"));
  json_decref(root);
}

TEST(ReportSarif, notes_are_results) {
  report_t *report = report_create();
  analysed_t t = analyse(LOCATED);
  MlirOperation op = ir_find(&t.ir, "torch.aten.size.int", 0);
  EXPECT_TRUE(report_begin_module(report, string_ref("in.mlir:1")));
  EXPECT_TRUE(report_add_section(report, "drop", t.analysis, REPORT_KEPT));
  EXPECT_TRUE(report_add_note(report, REPORT_NOTE_SIZE, op, "it is returned"));
  EXPECT_TRUE(report_add_note(report, REPORT_NOTE_SKIPPED, op, "odd"));
  analysed_destroy(&t);
  json_t *root = parse(report);
  ASSERT_EQ(3, num_results(root));
  expect_rule("size-not-freed", root, 1);
  EXPECT_STREQ("torch.aten.size.int: it is returned",
               string_at(result(root, 1), "message|text"));
  EXPECT_EQ(3, integer_at(result(root, 1), LINE));
  expect_rule("assertion-skipped", root, 2);
  json_decref(root);
}

/* Two operations at one place, of which two verbs say the same. */
TEST(ReportSarif, a_note_of_several_verbs_is_one_result) {
  report_t *report = report_create();
  analysed_t t = analyse("func.func @f(%c: i1) {\n"
                         "  \"my.op\"() : () -> () loc(unknown)\n"
                         "  \"my.op\"() : () -> () loc(unknown)\n"
                         "  return\n"
                         "}\n");
  EXPECT_TRUE(report_begin_module(report, string_ref("in.mlir:1")));
  for (int verb = 0; verb < 3; ++verb) {
    EXPECT_TRUE(report_add_section(report, "drop", t.analysis, REPORT_KEPT));
    for (int i = 0; i < 2; ++i)
      EXPECT_TRUE(report_add_note(report, REPORT_NOTE_SKIPPED,
                                  ir_find(&t.ir, "my.op", i),
                                  verb == 2 ? "now" : "then"));
  }
  analysed_destroy(&t);
  json_t *root = parse(report);
  ASSERT_EQ(2, num_results(root));
  expect_sentence("my.op: now", root, 0);
  expect_sentence("my.op: now", root, 1);
  EXPECT_STREQ("my.op: now",
               string_at(result(root, 0), "partialFingerprints|noteId/v1"));
  EXPECT_STREQ("my.op: now-2",
               string_at(result(root, 1), "partialFingerprints|noteId/v1"));
  json_decref(root);
}

/* A name may hold bytes that are not UTF-8. */
TEST(ReportSarif, a_note_of_a_name_that_is_not_utf_8_is_not_lost) {
  report_t *report = report_create();
  analysed_t t = analyse("func.func @f() {\n"
                         "  \"my.\\FF\"() : () -> ()\n"
                         "  \"my.\\FF\"() : () -> ()\n"
                         "  return\n"
                         "}\n");
  EXPECT_TRUE(report_begin_module(report, string_ref("in.mlir:1")));
  EXPECT_TRUE(report_add_section(report, "drop", t.analysis, REPORT_KEPT));
  EXPECT_TRUE(report_add_section(report, "dce", t.analysis, REPORT_KEPT));
  for (int i = 0; i < 2; ++i)
    EXPECT_TRUE(report_add_note(report, REPORT_NOTE_SKIPPED,
                                ir_find(&t.ir, "my.\xff", i), "odd"));
  analysed_destroy(&t);
  json_t *root = parse(report);
  ASSERT_EQ(2, num_results(root));
  expect_sentence("my.\xef\xbf\xbd: odd", root, 0);
  EXPECT_STREQ("my.\xef\xbf\xbd: odd-2",
               string_at(result(root, 1), "partialFingerprints|noteId/v1"));
  json_decref(root);
}

TEST(ReportSarif, blockers_are_results) {
  static const report_blocker_t rows[] = {
      {.operation = "torch.a",
       .location = "\"in\":1:2",
       .place = {"in", 1, 2},
       .refused = true,
       .reason = "dim is not constant"},
      {.operation = "torch.c",
       .location = "unknown",
       .reason = "it is unknown to the table"},
  };
  report_t *report = report_create();
  report_blockers_t list = {"tosa", rows, 2};
  EXPECT_TRUE(report_add_blockers(report, &list));
  json_t *root = parse(report);
  ASSERT_EQ(2, num_results(root));
  expect_rule("backend-refuses", root, 0);
  EXPECT_STREQ("tosa refuses torch.a: dim is not constant",
               string_at(result(root, 0), "message|text"));
  EXPECT_STREQ("in", string_at(result(root, 0), PLACE));
  expect_rule("backend-may-refuse", root, 1);
  json_decref(root);
}

static void expect_message(const char *text, const char *raw,
                           const char *escaped) {
  char module[512];
  snprintf(module, sizeof module,
           "func.func @f(%%c: i1) {\n  cf.assert %%c, \"%s\"\n  return\n}\n",
           escaped);
  json_t *root = parse_one(module, REPORT_KEPT);
  EXPECT_CONTAINS(text, string_at(result(root, 0), "message|text"));
  const json_t *message = at(result(root, 0), "properties|message");
  EXPECT_STREQ(raw, json_string_value(message));
  json_decref(root);
}

/* Sections 3.11.5 and 3.11.6 of SARIF. */
TEST(ReportSarif, messages_are_neither_placeholders_nor_links) {
  expect_message("\"{{0}} a\"", "{0} a", "{0} a");
  expect_message("\"\\[a\\](http://b)\"", "[a](http://b)", "[a](http://b)");
  expect_message("\"[a] (b)\"", "[a] (b)", "[a] (b)");
  expect_message("\"größe\"", "größe", "größe");
  expect_message("\"a\\0Ab\"", "a\nb", "a\\0Ab");
  expect_message("\"\\FF\"", "\xEF\xBF\xBD", "\\FF");
}

TEST(ReportSarif, a_message_keeps_its_nul) {
  json_t *root = parse_one("func.func @f(%c: i1) {\n"
                           "  cf.assert %c, \"nul\\00inside\"\n  return\n}\n",
                           REPORT_KEPT);
  const json_t *message = at(result(root, 0), "properties|message");
  ASSERT_EQ(10, json_string_length(message));
  EXPECT_EQ(0, memcmp("nul\0inside", json_string_value(message), 10));
  json_decref(root);
}

/* A slice longer than is listed. */
TEST(ReportSarif, a_long_slice_is_cut) {
  char text[16384];
  size_t n = (size_t)snprintf(text, sizeof text, "func.func @f(%%c0: i1) {\n");
  for (int i = 0; i < REPORT_LISTED + 9; ++i)
    n += (size_t)snprintf(text + n, sizeof text - n,
                          "  %%c%d = arith.andi %%c%d, %%c%d : i1\n", i + 1, i,
                          i);
  snprintf(text + n, sizeof text - n, "  cf.assert %%c%d, \"m\"\n  return\n}\n",
           REPORT_LISTED + 9);
  json_t *root = parse_one(text, REPORT_KEPT);
  EXPECT_EQ(REPORT_LISTED,
            json_array_size(at(result(root, 0), "relatedLocations")));
  EXPECT_EQ(REPORT_LISTED + 9,
            integer_at(result(root, 0), "properties|exclusive"));
  json_decref(root);
}
