/* The report as JSON, parsed back: every field, and the bytes of messages. */
#include <stdlib.h>
#include <string.h>

#include "analysis/report/report.h"
#include "dialect/string_ref.h"
#include "testing/report_fixture.h"

/* The parsed report, which is destroyed; the caller's. */
static json_t *parse(report_t *report) {
  printed_t printed = printed_create();
  report_print_json(report, printed_append, &printed);
  EXPECT_EQ('\n', printed.data[printed.length - 1]);
  json_t *root = printed_parse(&printed);
  report_destroy(report);
  return root;
}

static json_t *parse_one(const char *text, report_action_t action) {
  report_t *report = report_create();
  add_section(report, "in.mlir:1", "analyze", text, action);
  return parse(report);
}

/* Whether there is an array of `count` elements at `path`. */
static bool is_array(const json_t *root, const char *path, size_t count) {
  const json_t *array = at(root, path);
  return json_is_array(array) && json_array_size(array) == count;
}

TEST(ReportJson, of_nothing_is_an_empty_array) {
  json_t *root = parse(report_create());
  EXPECT_TRUE(json_is_array(root));
  EXPECT_EQ(0, json_array_size(root));
  json_decref(root);
}

TEST(ReportJson, a_module_without_assertions) {
  json_t *root = parse_one("module {}\n", REPORT_KEPT);
  ASSERT_TRUE(is_array(root, "", 1));
  EXPECT_TRUE(is_array(root, "0|verbs", 1));
  EXPECT_TRUE(is_array(root, "0|verbs|0|assertions", 0));
  EXPECT_TRUE(is_array(root, "0|blockers", 0));
  EXPECT_EQ(0, integer_at(root, "0|verbs|0|exclusive"));
  json_decref(root);
}

TEST(ReportJson, a_module_without_verbs) {
  report_t *report = report_create();
  EXPECT_TRUE(report_begin_module(report, string_ref("in.mlir:7")));
  json_t *root = parse(report);
  EXPECT_STREQ("in.mlir:7", string_at(root, "0|module"));
  EXPECT_TRUE(is_array(root, "0|verbs", 0));
  EXPECT_TRUE(is_array(root, "0|blockers", 0));
  json_decref(root);
}

TEST(ReportJson, all_of_an_assertion) {
  json_t *root = parse_one(REPORT_SIMPLE, REPORT_KEPT);
  EXPECT_STREQ("in.mlir:1", string_at(root, "0|module"));
  EXPECT_STREQ("analyze", string_at(root, "0|verbs|0|verb"));
  EXPECT_EQ(3, integer_at(root, "0|verbs|0|exclusive"));
  EXPECT_EQ(0, integer_at(root, "0|verbs|0|unselected"));
  EXPECT_EQ(0, integer_at(root, "0|verbs|0|erased"));
  const json_t *entry = at(root, "0|verbs|0|assertions|0");
  EXPECT_EQ(1, integer_at(entry, "number"));
  EXPECT_STREQ("runtime", string_at(entry, "kind"));
  EXPECT_TRUE(json_is_false(at(entry, "wrapped")));
  EXPECT_STREQ("empty", string_at(entry, "message"));
  EXPECT_STREQ("\"test.mlir\":5:3", string_at(entry, "location"));
  EXPECT_STREQ("size(%arg0, 0) > 0", string_at(entry, "condition"));
  EXPECT_STREQ("unknown", string_at(entry, "verdict"));
  EXPECT_EQ(3, integer_at(entry, "exclusive"));
  EXPECT_EQ(0, integer_at(entry, "shared"));
  EXPECT_STREQ("kept", string_at(entry, "action"));
  EXPECT_TRUE(json_is_null(at(entry, "reason")));
  json_decref(root);
}

TEST(ReportJson, lists_of_names) {
  json_t *root = parse_one(REPORT_SIMPLE, REPORT_KEPT);
  const json_t *entry = at(root, "0|verbs|0|assertions|0");
  EXPECT_TRUE(is_array(entry, "shared_with|names", 0));
  EXPECT_EQ(0, integer_at(entry, "shared_with|count"));
  EXPECT_TRUE(json_is_false(at(entry, "shared_with|at_least")));
  EXPECT_TRUE(is_array(entry, "reads|names", 1));
  EXPECT_STREQ("%arg0", string_at(entry, "reads|names|0"));
  EXPECT_EQ(1, integer_at(entry, "reads|count"));
  EXPECT_STREQ("torch.aten.relu at \"test.mlir\":6:8",
               string_at(entry, "guards|names|0"));
  EXPECT_EQ(1, integer_at(entry, "guards|count"));
  EXPECT_TRUE(json_is_false(at(entry, "guards|at_least")));
  json_decref(root);
}

/* The keys are a contract with who reads the file: no more, no fewer. */
TEST(ReportJson, keys) {
  static const struct {
    const char *path;
    size_t count;
  } objects[] = {{"0", 3},
                 {"0|verbs|0", 6},
                 {"0|verbs|0|assertions|0", 19},
                 {"0|verbs|0|assertions|0|reads", 3}};
  json_t *root = parse_one(REPORT_SIMPLE, REPORT_KEPT);
  for (size_t i = 0; i < sizeof objects / sizeof *objects; ++i) {
    SCOPED_TRACE("%s", objects[i].path);
    EXPECT_EQ(objects[i].count, json_object_size(at(root, objects[i].path)));
  }
  json_decref(root);
}

TEST(ReportJson, actions) {
  static const struct {
    report_action_t action;
    const char *name;
  } rows[] = {{REPORT_KEPT, "kept"},
              {REPORT_WRAPPED, "wrapped"},
              {REPORT_UNWRAPPED, "unwrapped"},
              {REPORT_DROPPED, "dropped"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; ++i) {
    json_t *root = parse_one(REPORT_SIMPLE, rows[i].action);
    EXPECT_STREQ(rows[i].name,
                 string_at(root, "0|verbs|0|assertions|0|action"));
    json_decref(root);
  }
}

TEST(ReportJson, what_was_left_says_why) {
  report_t *report = report_create();
  analysed_t t = analyse(REPORT_SIMPLE);
  EXPECT_TRUE(report_add_section(report, "wrap", t.analysis, REPORT_WRAPPED));
  report_set_left(report, 0, "its result is used");
  report_set_erased(report, 12);
  analysed_destroy(&t);
  json_t *root = parse(report);
  EXPECT_STREQ("", string_at(root, "0|module"));
  EXPECT_STREQ("left", string_at(root, "0|verbs|0|assertions|0|action"));
  EXPECT_STREQ("its result is used",
               string_at(root, "0|verbs|0|assertions|0|reason"));
  EXPECT_EQ(12, integer_at(root, "0|verbs|0|erased"));
  json_decref(root);
}

TEST(ReportJson, verdicts) {
  json_t *root = parse_one("func.func @f(%c: i1) {\n"
                           "  %t = arith.constant true\n"
                           "  %f = arith.constant false\n"
                           "  cf.assert %t, \"\"\n"
                           "  cf.assert %f, \"\"\n"
                           "  cf.assert %c, \"\"\n"
                           "  return\n"
                           "}\n",
                           REPORT_KEPT);
  EXPECT_STREQ("proven", string_at(root, "0|verbs|0|assertions|0|verdict"));
  EXPECT_STREQ("refuted", string_at(root, "0|verbs|0|assertions|1|verdict"));
  EXPECT_STREQ("unknown", string_at(root, "0|verbs|0|assertions|2|verdict"));
  EXPECT_EQ(3, integer_at(root, "0|verbs|0|assertions|2|number"));
  json_decref(root);
}

TEST(ReportJson, sharers) {
  json_t *root = parse_one("func.func @f(%c: i1) {\n"
                           "  %t = arith.constant true\n"
                           "  %e = arith.andi %c, %t : i1\n"
                           "  cf.assert %e, \"a\"\n"
                           "  %d = arith.andi %e, %c : i1\n"
                           "  cf.assert %d, \"b\"\n"
                           "  return\n"
                           "}\n",
                           REPORT_DROPPED);
  const json_t *first = at(root, "0|verbs|0|assertions|0");
  const json_t *second = at(root, "0|verbs|0|assertions|1");
  EXPECT_EQ(0, integer_at(first, "exclusive"));
  EXPECT_EQ(2, integer_at(first, "shared"));
  EXPECT_STREQ("#2", string_at(first, "shared_with|names|0"));
  EXPECT_EQ(1, integer_at(second, "exclusive"));
  EXPECT_EQ(2, integer_at(second, "shared"));
  EXPECT_STREQ("#1", string_at(second, "shared_with|names|0"));
  EXPECT_EQ(3, integer_at(root, "0|verbs|0|exclusive"));
  json_decref(root);
}

TEST(ReportJson, a_wrapped_one) {
  json_t *root = parse_one("func.func @f(%c: i1) {\n"
                           "  \"assertion.region\"(%c) ({\n"
                           "  ^bb0(%d: i1):\n"
                           "    cf.assert %d, \"m\"\n"
                           "  }) : (i1) -> ()\n"
                           "  return\n"
                           "}\n",
                           REPORT_DROPPED);
  EXPECT_TRUE(json_is_true(at(root, "0|verbs|0|assertions|0|wrapped")));
  EXPECT_STREQ("cf", string_at(root, "0|verbs|0|assertions|0|kind"));
  json_decref(root);
}

TEST(ReportJson, names_eight_and_counts_the_rest) {
  char text[2048] = "func.func @f(%c: i1) {\n  cf.assert %c, \"\"\n";
  for (int i = 0; i < 20; ++i)
    strcat(text, "  \"test.use\"(%c) : (i1) -> ()\n");
  strcat(text, "  return\n}\n");
  json_t *root = parse_one(text, REPORT_KEPT);
  const json_t *entry = at(root, "0|verbs|0|assertions|0");
  EXPECT_TRUE(is_array(entry, "guards|names", ANALYSIS_LISTED));
  EXPECT_EQ(20, integer_at(entry, "guards|count"));
  json_decref(root);
}

TEST(ReportJson, an_assertion_without_a_message) {
  json_t *root = parse_one("func.func @f(%n: !torch.int, %k: !torch.none) {\n"
                           "  torch.aten.sym_constrain_range %n, %k, %k"
                           " : !torch.int, !torch.none, !torch.none\n"
                           "  return\n"
                           "}\n",
                           REPORT_KEPT);
  EXPECT_TRUE(json_is_null(at(root, "0|verbs|0|assertions|0|message")));
  EXPECT_STREQ("range", string_at(root, "0|verbs|0|assertions|0|kind"));
  json_decref(root);
}

#define FFFD "\xEF\xBF\xBD"

/* Each message as MLIR escapes it, and its bytes in the report. */
static const struct {
  const char *escaped, *bytes;
  size_t length;
} messages[] = {
    {"", "", 0},
    {"plain", "plain", 5},
    {"a \\\"b\\\" \\\\ \\n\\t", "a \"b\" \\ \n\t", 10},
    {"<&> {|} %s", "<&> {|} %s", 10},
    {"nul\\00inside", "nul\0inside", 10},
    {"\\00", "\0", 1},
    {"gr\xC3\xB6\xC3\x9F"
     "e",
     "gr\xC3\xB6\xC3\x9F"
     "e",
     7},
    {"\\F0\\9F\\9A\\AB", "\xF0\x9F\x9A\xAB", 4},
    /* Stray, cut off, overlong, a surrogate, too large. */
    {"\\FF\\FE x\\80", FFFD FFFD " x" FFFD, 11},
    {"\\C3", FFFD, 3},
    {"\\E2\\89z", FFFD FFFD "z", 7},
    {"\\C0\\AF", FFFD FFFD, 6},
    {"\\ED\\A0\\80", FFFD FFFD FFFD, 9},
    {"\\F4\\90\\80\\80", FFFD FFFD FFFD FFFD, 12},
    /* What is right stays right beside what is not. */
    {"\\FF\xC3\xB6\\00", FFFD "\xC3\xB6\0", 6},
};

TEST(ReportJson, messages_of_all_bytes) {
  for (size_t i = 0; i < sizeof messages / sizeof *messages; ++i) {
    SCOPED_TRACE("%s", messages[i].escaped);
    char text[256];
    snprintf(text, sizeof text,
             "func.func @f(%%c: i1) {\n  cf.assert %%c, \"%s\"\n  return\n}\n",
             messages[i].escaped);
    json_t *root = parse_one(text, REPORT_KEPT);
    const json_t *message = at(root, "0|verbs|0|assertions|0|message");
    ASSERT_TRUE(json_is_string(message));
    ASSERT_EQ(messages[i].length, json_string_length(message));
    EXPECT_EQ(0, memcmp(messages[i].bytes, json_string_value(message),
                        messages[i].length));
    json_decref(root);
  }
}

TEST(ReportJson, names_of_modules_need_not_be_utf_8) {
  report_t *report = report_create();
  EXPECT_TRUE(
      report_begin_module(report, string_ref("d\xC3\xB6/\xFF\"\\.mlir:1")));
  json_t *root = parse(report);
  EXPECT_STREQ("d\xC3\xB6/" FFFD "\"\\.mlir:1", string_at(root, "0|module"));
  json_decref(root);
}

TEST(ReportJson, several_modules_and_verbs) {
  report_t *report = report_create();
  for (int m = 0; m < 12; ++m) {
    analysed_t t = analyse(REPORT_SIMPLE);
    char name[16];
    snprintf(name, sizeof name, "in:%d", m);
    EXPECT_TRUE(report_begin_module(report, string_ref(name)));
    EXPECT_TRUE(report_add_section(report, "wrap", t.analysis, REPORT_WRAPPED));
    EXPECT_TRUE(report_add_section(report, "drop", t.analysis, REPORT_DROPPED));
    report_set_erased(report, (uint32_t)m);
    analysed_destroy(&t);
  }
  json_t *root = parse(report);
  ASSERT_TRUE(is_array(root, "", 12));
  for (int m = 0; m < 12; ++m) {
    const json_t *module = json_array_get(root, (size_t)m);
    char name[16];
    snprintf(name, sizeof name, "in:%d", m);
    EXPECT_STREQ(name, string_at(module, "module"));
    ASSERT_TRUE(is_array(module, "verbs", 2));
    EXPECT_STREQ("wrap", string_at(module, "verbs|0|verb"));
    EXPECT_EQ(0, integer_at(module, "verbs|0|erased"));
    EXPECT_STREQ("drop", string_at(module, "verbs|1|verb"));
    EXPECT_EQ(m, integer_at(module, "verbs|1|erased"));
    EXPECT_STREQ("dropped", string_at(module, "verbs|1|assertions|0|action"));
  }
  json_decref(root);
}

TEST(ReportJson, how_many_were_not_selected) {
  report_t *report = report_create();
  analysed_t t = analyse_with(
      REPORT_SIMPLE, (analysis_options_t){.kinds = 1u << POLICY_KIND_CF});
  EXPECT_TRUE(report_add_section(report, "drop", t.analysis, REPORT_DROPPED));
  analysed_destroy(&t);
  json_t *root = parse(report);
  EXPECT_EQ(1, integer_at(root, "0|verbs|0|unselected"));
  EXPECT_TRUE(is_array(root, "0|verbs|0|assertions", 0));
  json_decref(root);
}

static const report_blocker_t BLOCKERS[] = {
    {.operation = "torch.aten.size.int",
     .location = "\"in.mlir\":4:8",
     .refused = true,
     .reason = "dim is not constant",
     .path = {.names = {"torch.aten.size.int", "func.return"}, .count = 2}},
    {.operation = "torch.odd",
     .location = "unknown",
     .refused = false,
     .reason = "it is unknown to the table",
     .path = {.count = 0}},
};

TEST(ReportJson, blockers) {
  report_t *report = report_create();
  EXPECT_TRUE(report_begin_module(report, string_ref("in.mlir:1")));
  report_blockers_t tosa = {"tosa", BLOCKERS, 2};
  report_blockers_t linalg = {"linalg", NULL, 0};
  EXPECT_TRUE(report_add_blockers(report, &tosa));
  EXPECT_TRUE(report_add_blockers(report, &linalg));
  json_t *root = parse(report);
  ASSERT_TRUE(is_array(root, "0|blockers", 2));
  EXPECT_STREQ("tosa", string_at(root, "0|blockers|0|backend"));
  ASSERT_TRUE(is_array(root, "0|blockers|0|operations", 2));
  const json_t *sure = at(root, "0|blockers|0|operations|0");
  EXPECT_EQ(6, json_object_size(sure));
  EXPECT_STREQ("torch.aten.size.int", string_at(sure, "operation"));
  EXPECT_STREQ("\"in.mlir\":4:8", string_at(sure, "location"));
  EXPECT_TRUE(json_is_true(at(sure, "refused")));
  EXPECT_STREQ("dim is not constant", string_at(sure, "reason"));
  EXPECT_TRUE(is_array(sure, "path|names", 2));
  EXPECT_STREQ("func.return", string_at(sure, "path|names|1"));
  EXPECT_EQ(2, integer_at(sure, "path|count"));
  const json_t *unsure = at(root, "0|blockers|0|operations|1");
  EXPECT_TRUE(json_is_false(at(unsure, "refused")));
  EXPECT_TRUE(is_array(unsure, "path|names", 0));
  EXPECT_EQ(0, integer_at(unsure, "path|count"));
  EXPECT_STREQ("linalg", string_at(root, "0|blockers|1|backend"));
  EXPECT_TRUE(is_array(root, "0|blockers|1|operations", 0));
  json_decref(root);
}

TEST(ReportJson, blockers_belong_to_their_module) {
  report_t *report = report_create();
  for (uint32_t m = 0; m < 3; ++m) {
    add_section(report, "m", "analyze", REPORT_SIMPLE, REPORT_KEPT);
    report_blockers_t list = {"tosa", BLOCKERS, m % 3};
    EXPECT_TRUE(report_add_blockers(report, &list));
  }
  json_t *root = parse(report);
  for (uint32_t m = 0; m < 3; ++m) {
    const json_t *module = json_array_get(root, m);
    EXPECT_TRUE(is_array(module, "verbs", 1));
    EXPECT_TRUE(is_array(module, "blockers|0|operations", m));
  }
  json_decref(root);
}

/* The report outlives what was added to it. */
TEST(ReportJson, blockers_are_copied) {
  report_t *report = report_create();
  char operation[] = "torch.a", location[] = "unknown", reason[] = "why";
  char name[] = "torch.b";
  char file[] = "file";
  report_blocker_t one = {.operation = operation,
                          .location = location,
                          .place = {file, 2, 3},
                          .refused = true,
                          .reason = reason,
                          .path = {.names = {name}, .count = 1}};
  report_blockers_t list = {"tosa", &one, 1};
  EXPECT_TRUE(report_add_blockers(report, &list));
  operation[6] = location[0] = reason[0] = name[6] = file[0] = 'X';
  json_t *root = parse(report);
  const json_t *got = at(root, "0|blockers|0|operations|0");
  EXPECT_STREQ("torch.a", string_at(got, "operation"));
  EXPECT_STREQ("unknown", string_at(got, "location"));
  EXPECT_STREQ("why", string_at(got, "reason"));
  EXPECT_STREQ("file", string_at(got, "place|file"));
  EXPECT_EQ(2, integer_at(got, "place|line"));
  EXPECT_STREQ("torch.b", string_at(got, "path|names|0"));
  json_decref(root);
}

TEST(ReportJson, identifier_function_and_place) {
  json_t *root = parse_one(REPORT_SIMPLE, REPORT_KEPT);
  const json_t *e = at(root, "0|verbs|0|assertions|0");
  EXPECT_EQ(16, strlen(string_at(e, "id")));
  EXPECT_STREQ("f", string_at(e, "function"));
  EXPECT_STREQ("test.mlir", string_at(e, "place|file"));
  EXPECT_EQ(5, integer_at(e, "place|line"));
  EXPECT_EQ(3, integer_at(e, "place|column"));
  json_decref(root);
}

TEST(ReportJson, no_place_is_null) {
  json_t *root = parse_one("func.func @f(%c: i1) {\n"
                           "  cf.assert %c, \"m\" loc(unknown)\n"
                           "  return\n}\n",
                           REPORT_KEPT);
  EXPECT_TRUE(json_is_null(at(root, "0|verbs|0|assertions|0|place")));
  json_decref(root);
}

TEST(ReportJson, operations_of_the_slice) {
  json_t *root = parse_one(REPORT_SIMPLE, REPORT_KEPT);
  ASSERT_TRUE(is_array(root, "0|verbs|0|assertions|0|slice", 3));
  const json_t *last = at(root, "0|verbs|0|assertions|0|slice|2");
  EXPECT_STREQ("torch.aten.gt.int", string_at(last, "operation"));
  EXPECT_EQ(4, integer_at(last, "place|line"));
  json_decref(root);
}

TEST(ReportJson, notes) {
  report_t *report = report_create();
  analysed_t t = analyse(REPORT_SIMPLE);
  MlirOperation op = ir_find(&t.ir, "torch.aten.size.int", 0);
  EXPECT_TRUE(report_add_section(report, "drop", t.analysis, REPORT_KEPT));
  for (int i = 0; i < 20; ++i)
    EXPECT_TRUE(report_add_note(report, REPORT_NOTE_SIZE, op, "why"));
  EXPECT_TRUE(report_add_note(report, REPORT_NOTE_SKIPPED, op, "odd"));
  analysed_destroy(&t);
  json_t *root = parse(report);
  ASSERT_TRUE(is_array(root, "0|verbs|0|notes", 21));
  EXPECT_STREQ("size", string_at(root, "0|verbs|0|notes|19|kind"));
  EXPECT_STREQ("why", string_at(root, "0|verbs|0|notes|19|reason"));
  EXPECT_STREQ("skipped", string_at(root, "0|verbs|0|notes|20|kind"));
  EXPECT_STREQ("torch.aten.size.int",
               string_at(root, "0|verbs|0|notes|20|operation"));
  json_decref(root);
}

/* What the analysis skipped is a note of the section. */
TEST(ReportJson, skipped_ones_are_notes) {
  json_t *root = parse_one(
      "func.func @f(%c: !torch.bool, %s: !torch.str, %n: !torch.none) {\n"
      "  %r = torch.prim.If %c -> (!torch.int) {\n"
      "    %i = torch.constant.int 1\n"
      "    torch.prim.If.yield %i : !torch.int\n"
      "  } else {\n"
      "    torch.prim.RaiseException %s, %n : !torch.str, !torch.none\n"
      "    %u = torch.prim.Uninitialized : !torch.int\n"
      "    torch.prim.If.yield %u : !torch.int\n"
      "  }\n"
      "  \"test.use\"(%r) : (!torch.int) -> ()\n"
      "  return\n}\n",
      REPORT_KEPT);
  ASSERT_TRUE(is_array(root, "0|verbs|0|notes", 1));
  EXPECT_STREQ("skipped", string_at(root, "0|verbs|0|notes|0|kind"));
  EXPECT_STREQ("torch.prim.If", string_at(root, "0|verbs|0|notes|0|operation"));
  json_decref(root);
}

TEST(ReportJson, only_what_is_not_utf_8_is_escaped) {
  json_t *root = parse_one("func.func @f(%c: i1) {\n"
                           "  cf.assert %c, \"a\\0A\\C3\\B6\"\n"
                           "  cf.assert %c, \"a\\0A\\C3\"\n"
                           "  cf.assert %c, \"\"\n"
                           "  return\n}\n",
                           REPORT_KEPT);
  const json_t *list = at(root, "0|verbs|0|assertions");
  EXPECT_TRUE(json_is_null(at(list, "0|message_escaped")));
  EXPECT_STREQ("a\\0A\\C3", string_at(list, "1|message_escaped"));
  EXPECT_TRUE(json_is_null(at(list, "2|message_escaped")));
  json_decref(root);
}
