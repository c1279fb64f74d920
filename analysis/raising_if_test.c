/* TorchScript's checks: Ifs that only raise, on either side and nested, and
 * Ifs that do more than that. */
#include <stdio.h>

#include "testing/analysis_fixture.h"

#define HEAD                                                                   \
  "func.func @f(%p: !torch.bool, %q: !torch.bool, %n: !torch.int) {\n"         \
  "  %none = torch.constant.none\n"                                            \
  "  %m = torch.constant.str \"wrong\"\n"
#define TAIL "  return\n}\n"
#define RAISE "torch.prim.RaiseException %m, %none : !torch.str, !torch.none\n"
#define YIELD "torch.prim.If.yield\n"
#define IF(condition, then, otherwise)                                         \
  "torch.prim.If " condition " -> () {\n" then YIELD                           \
  "} else {\n" otherwise YIELD "}\n"

/* How many assertions `body` has, and of what form the first is. */
typedef struct wanted_t {
  const char *body;
  uint32_t count;
  bool has_condition, negated;
} wanted_t;

static const wanted_t rows[] = {
    /* On one side. */
    {IF("%p", RAISE, ""), 1, true, true},
    {IF("%p", "", RAISE), 1, true, false},
    /* On both: it fails whatever the condition is. */
    {IF("%p", RAISE, RAISE), 1, false, false},
    /* Not at all. */
    {IF("%p", "", ""), 0, false, false},
    /* Nested on each side. */
    {IF("%p", IF("%q", RAISE, ""), ""), 1, false, false},
    {IF("%p", "", IF("%q", "", RAISE)), 1, false, false},
    {IF("%p", IF("%q", RAISE, RAISE), ""), 1, true, true},
    {IF("%p", "", IF("%q", RAISE, RAISE)), 1, true, false},
    {IF("%p", RAISE, IF("%q", RAISE, "")), 1, false, false},
    {IF("%p", IF("%q", IF("%p", RAISE, ""), ""), ""), 1, false, false},
    {IF("%p", IF("%q", "", ""), RAISE), 1, true, false},
    /* Pure work beside it does not count. */
    {IF("%p", "%c = torch.constant.int 3\n" RAISE, ""), 1, true, true},
    {IF("%p", RAISE, "%c = torch.constant.int 3\n"), 1, true, true},
    /* Other effects do. */
    {IF("%p", RAISE, "torch.prim.Print(%m) : !torch.str\n"), 0, false, false},
    {IF("%p", "torch.prim.Print(%m) : !torch.str\n" RAISE, ""), 0, false,
     false},
    {IF("%p", "\"test.unknown\"() : () -> ()\n" RAISE, ""), 0, false, false},
    {IF("%p", IF("%q", RAISE, "torch.prim.Print(%m) : !torch.str\n"), ""), 0,
     false, false},
    /* An assertion that stands in a branch is one of its own. */
    {IF("%p", "torch.runtime.assert %q, \"\"\n", ""), 1, true, false},
    {IF("%p", IF("%q", RAISE, "") "torch.prim.Print(%m) : !torch.str\n", ""), 1,
     true, true},
    /* Outside an If, raising is an effect as any. */
    {RAISE, 0, false, false},
    {"torch.prim.Print(%m) : !torch.str\n" RAISE, 0, false, false},
};

TEST(RaisingIf, is_told_from_other_ifs) {
  for (size_t i = 0; i < sizeof rows / sizeof *rows; ++i) {
    SCOPED_TRACE("row %u: %s", (unsigned)i, rows[i].body);
    char text[4000];
    snprintf(text, sizeof text, "%s%s%s", HEAD, rows[i].body, TAIL);
    analysed_t t = analyse(text);
    EXPECT_EQ(rows[i].count, analysis_num_assertions(t.analysis));
    if (rows[i].count && analysis_num_assertions(t.analysis)) {
      const analysis_assertion_t *as = nth_assertion(&t, 0);
      EXPECT_EQ(rows[i].has_condition, !mlirValueIsNull(as->condition));
      EXPECT_EQ(rows[i].negated, as->negated);
    }
    analysed_destroy(&t);
  }
}

TEST(RaisingIf, is_of_the_kind_raise) {
  analysed_t t = analyse(HEAD IF("%p", RAISE, "") TAIL);
  const analysis_assertion_t *as = nth_assertion(&t, 0);
  EXPECT_EQ(POLICY_KIND_RAISE, as->kind);
  EXPECT_EQ(ANALYSIS_RAISE, as->shape);
  EXPECT_TRUE(as->row == NULL);
  EXPECT_EQ(as->id, as->inner);
  EXPECT_EQ(nth_id(&t, "torch.prim.If", 0), as->id);
  EXPECT_BYTES("wrong", as->message.data, as->message.length);
  analysed_destroy(&t);
}

TEST(RaisingIf, takes_all_that_is_nested_in_it) {
  expect_classes(
      "func.func @f(%p: !torch.bool, %n: !torch.int) {\n"
      "  %none = torch.constant.none {want = \"slice 0\"}\n"
      "  %f = torch.constant.str \"got {}\" {want = \"slice 0\"}\n"
      "  %d = torch.aten.neg.int %n {want = \"slice 0\"}"
      " : !torch.int -> !torch.int\n"
      "  %o = torch.aten.neg.int %n {want = \"dead\"}"
      " : !torch.int -> !torch.int\n"
      "  torch.prim.If %p -> () {\n"
      "    torch.prim.If.yield {want = \"assertion 0\"}\n"
      "  } else {\n"
      "    %m = torch.aten.format(%f, %d) {want = \"assertion 0\"}"
      " : !torch.str, !torch.int -> !torch.str\n"
      "    torch.prim.RaiseException %m, %none {want = \"assertion 0\"}"
      " : !torch.str, !torch.none\n"
      "    torch.prim.If.yield {want = \"assertion 0\"}\n"
      "  } {want = \"assertion 0\"}\n"
      "  return {want = \"live\"}\n"
      "}\n");
}

TEST(RaisingIf, with_other_effects_keeps_what_it_needs) {
  expect_classes("func.func @f(%p: !torch.bool, %n: !torch.int) {\n"
                 "  %none = torch.constant.none {want = \"live\"}\n"
                 "  %m = torch.constant.str \"no\" {want = \"live\"}\n"
                 "  %q = torch.aten.__not__ %p {want = \"live\"}"
                 " : !torch.bool -> !torch.bool\n"
                 "  torch.prim.If %q -> () {\n"
                 "    torch.prim.RaiseException %m, %none {want = \"live\"}"
                 " : !torch.str, !torch.none\n"
                 "    torch.prim.If.yield {want = \"live\"}\n"
                 "  } else {\n"
                 "    torch.prim.Print(%n) {want = \"live\"} : !torch.int\n"
                 "    torch.prim.If.yield {want = \"live\"}\n"
                 "  } {want = \"live\"}\n"
                 "  return\n"
                 "}\n");
}

TEST(RaisingIf, in_a_loop_belongs_to_it) {
  expect_classes(
      "func.func @f(%p: !torch.bool, %n: !torch.int) -> !torch.int {\n"
      "  %none = torch.constant.none {want = \"slice 0\"}\n"
      "  %m = torch.constant.str \"no\" {want = \"slice 0\"}\n"
      "  %t = torch.constant.bool true {want = \"live\"}\n"
      "  %r = torch.prim.Loop %n, %t, init(%n) {\n"
      "  ^bb0(%i: !torch.int, %s: !torch.int):\n"
      "    %e = torch.aten.lt.int %i, %s {want = \"slice 0\"}"
      " : !torch.int, !torch.int -> !torch.bool\n"
      "    torch.prim.If %e -> () {\n"
      "      torch.prim.If.yield\n"
      "    } else {\n"
      "      torch.prim.RaiseException %m, %none {want = \"assertion 0\"}"
      " : !torch.str, !torch.none\n"
      "      torch.prim.If.yield\n"
      "    } {want = \"assertion 0\"}\n"
      "    torch.prim.Loop.condition %t, iter(%s : !torch.int)"
      " {want = \"live\"}\n"
      "  } {want = \"live\"} : (!torch.int, !torch.bool, !torch.int)"
      " -> !torch.int\n"
      "  return %r : !torch.int\n"
      "}\n");
}

static const char gives_value[] =
    "func.func @f(%p: !torch.bool, %n: !torch.int) -> !torch.int {\n"
    "  %none = torch.constant.none {want = \"live\"}\n"
    "  %m = torch.constant.str \"no\" {want = \"live\"}\n"
    "  %r = torch.prim.If %p -> (!torch.int) {\n"
    "    torch.prim.If.yield %n : !torch.int\n"
    "  } else {\n"
    "    torch.prim.RaiseException %m, %none : !torch.str, !torch.none\n"
    "    %u = torch.prim.Uninitialized : !torch.int\n"
    "    torch.prim.If.yield %u : !torch.int\n"
    "  } {want = \"live\"}\n"
    "  return %r : !torch.int\n"
    "}\n";

TEST(RaisingIf, that_gives_a_value_is_left_and_named) {
  analysed_t t = analyse(gives_value);
  EXPECT_EQ(0, analysis_num_assertions(t.analysis));
  ASSERT_EQ(1, analysis_num_skipped(t.analysis));
  analysis_skipped_t skipped = analysis_skipped(t.analysis, 0);
  EXPECT_EQ(nth_id(&t, "torch.prim.If", 0), skipped.id);
  EXPECT_CONTAINS("gives a value", skipped.reason);
  expect_wanted(&t);
  analysed_destroy(&t);
}

TEST(RaisingIf, that_gives_a_value_on_both_sides_is_none) {
  analysed_t t =
      analyse("func.func @f(%p: !torch.bool, %n: !torch.int) -> !torch.int {\n"
              "  %r = torch.prim.If %p -> (!torch.int) {\n"
              "    torch.prim.If.yield %n : !torch.int\n"
              "  } else {\n"
              "    torch.prim.If.yield %n : !torch.int\n"
              "  }\n"
              "  return %r : !torch.int\n"
              "}\n");
  EXPECT_EQ(0, analysis_num_skipped(t.analysis));
  analysed_destroy(&t);
}

#define PRINT "torch.prim.Print(%m) : !torch.str\n"
#define MORE "a branch of it does more than raise"
#define OTHER "its other branch does more than check"

/* Why the only If of `body` that is named is left; NULL: none is named. */
static void expect_skipped(const char *reason, const char *body) {
  SCOPED_TRACE("%s", body);
  char text[4000];
  snprintf(text, sizeof text, "%s%s%s", HEAD, body, TAIL);
  analysed_t t = analyse(text);
  EXPECT_EQ(reason ? 1 : 0, analysis_num_skipped(t.analysis));
  if (reason && analysis_num_skipped(t.analysis))
    EXPECT_STREQ(reason, analysis_skipped(t.analysis, 0).reason);
  analysed_destroy(&t);
}

TEST(RaisingIf, that_does_more_is_left_and_named) {
  expect_skipped(MORE, IF("%p", PRINT RAISE, ""));
  expect_skipped(MORE, IF("%p", "", RAISE PRINT));
  expect_skipped(MORE, IF("%p", PRINT IF("%q", RAISE, RAISE), ""));
  expect_skipped(OTHER, IF("%p", RAISE, PRINT));
  expect_skipped(OTHER, IF("%p", "\"test.unknown\"() : () -> ()\n", RAISE));
  expect_skipped(MORE, IF("%q", IF("%p", PRINT RAISE, ""), ""));
}

/* Those that never raise themselves, or whose raising is done by a whole one
 * in them. */
TEST(RaisingIf, that_only_holds_others_is_not_named) {
  expect_skipped(NULL, IF("%p", PRINT, ""));
  expect_skipped(NULL, IF("%p", PRINT IF("%q", RAISE, ""), ""));
  expect_skipped(NULL, IF("%p", RAISE, IF("%q", RAISE, "")));
}
