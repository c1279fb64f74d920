/* The exact words of remarks and warnings. */
#include "testing/verb_fixture.h"

/* Runs `verb` on `text` and expects it to say `said`. */
static void expect_said(const char *text, const char *verb, bool quiet,
                        const char *said) {
  verb_fixture_t f = verb_fixture(text);
  f.options.quiet = quiet;
  verb_fixture_run(&f, verb);
  EXPECT_STREQ(said, f.said);
  verb_fixture_destroy(&f);
}

TEST(Remark, counts_and_plurals) {
  expect_said("func.func @f(%a: i1) {\n"
              "  cf.assert %a, \"none\"\n"
              "  return\n"
              "}",
              "drop", false,
              "2:3: remark: dropped assertion \"none\" with 0 operations of "
              "its own\n");
  expect_said("func.func @f(%a: i1) {\n"
              "  %b = arith.andi %a, %a : i1\n"
              "  cf.assert %b, \"one\"\n"
              "  return\n"
              "}",
              "drop", false,
              "3:3: remark: dropped assertion \"one\" with 1 operation of its "
              "own\n");
  expect_said("func.func @f(%a: i1) {\n"
              "  %b = arith.andi %a, %a : i1\n"
              "  %c = arith.ori %b, %a : i1\n"
              "  cf.assert %c, \"two\"\n"
              "  cf.assert %b, \"shares\"\n"
              "  return\n"
              "}",
              "drop", false,
              "4:3: remark: dropped assertion \"two\" with 1 operation of its "
              "own and 1 shared\n"
              "5:3: remark: dropped assertion \"shares\" with 0 operations of "
              "its own and 1 shared\n");
}

TEST(Remark, what_was_guarded) {
  expect_said("func.func @f(%a: i32) {\n"
              "  %ok = arith.cmpi eq, %a, %a : i32\n"
              "  cf.assert %ok, \"one\"\n"
              "  \"my.a\"(%a) : (i32) -> ()\n"
              "  return\n"
              "}",
              "drop", false,
              "3:3: remark: dropped assertion \"one\" with 1 operation of its "
              "own; it guarded my.a\n");
  expect_said("func.func @f(%a: i32) {\n"
              "  %ok = arith.cmpi eq, %a, %a : i32\n"
              "  cf.assert %ok, \"two\"\n"
              "  \"my.a\"(%a) : (i32) -> ()\n"
              "  \"my.b\"(%a) : (i32) -> ()\n"
              "  return\n"
              "}",
              "drop", false,
              "3:3: remark: dropped assertion \"two\" with 1 operation of its "
              "own; it guarded my.a and 1 other\n");
  expect_said("func.func @f(%a: i32) {\n"
              "  %ok = arith.cmpi eq, %a, %a : i32\n"
              "  cf.assert %ok, \"three\"\n"
              "  \"my.a\"(%a) : (i32) -> ()\n"
              "  \"my.b\"(%a) : (i32) -> ()\n"
              "  \"my.c\"(%a) : (i32) -> ()\n"
              "  return\n"
              "}",
              "drop", false,
              "3:3: remark: dropped assertion \"three\" with 1 operation of "
              "its own; it guarded my.a and 2 others\n");
}

TEST(Remark, without_a_message) {
  expect_said(
      "func.func @f(%s: !shape.shape) {\n"
      "  %w = shape.cstr_eq %s, %s : !shape.shape, !shape.shape\n"
      "  return\n"
      "}",
      "drop", false,
      "2:8: remark: dropped assertion 'shape.cstr_eq' with 0 operations "
      "of its own\n");
  expect_said("func.func @f(%a: i1) {\n"
              "  cf.assert %a, \"\"\n"
              "  return\n"
              "}",
              "drop", false,
              "2:3: remark: dropped assertion \"\" with 0 operations of its "
              "own\n");
}

static const char refuted[] = "func.func @f() {\n"
                              "  %false = arith.constant false\n"
                              "  cf.assert %false, \"never\"\n"
                              "  return\n"
                              "}";

TEST(Remark, what_always_fails_is_a_warning_also_when_quiet) {
  static const char warning[] =
      "3:3: warning: dropped assertion \"never\", which always fails, with 1 "
      "operation of its own\n";
  expect_said(refuted, "drop", false, warning);
  expect_said(refuted, "drop", true, warning);
  expect_said(refuted, "analyze", true,
              "3:3: warning: assertion \"never\" always fails\n");
  expect_said(refuted, "wrap", false, "");
}

TEST(Remark, quiet) {
  expect_said("func.func @f(%a: i1) {\n"
              "  cf.assert %a, \"\"\n"
              "  return\n"
              "}",
              "drop", true, "");
  expect_said("func.func @f(%s: !shape.shape) -> !shape.witness {\n"
              "  %w = shape.cstr_eq %s, %s : !shape.shape, !shape.shape\n"
              "  return %w : !shape.witness\n"
              "}",
              "wrap", true, "");
}

TEST(Remark, wrapped_assertions_speak_from_where_they_stood) {
  expect_said("func.func @f(%a: i1) {\n"
              "  \"assertion.region\"(%a) ({\n"
              "  ^bb0(%x: i1):\n"
              "    cf.assert %x, \"inside\"\n"
              "    cf.assert %x, \"too\"\n"
              "  }) : (i1) -> ()\n"
              "  return\n"
              "}",
              "drop", false,
              "4:5: remark: dropped assertion \"inside\" with 0 operations of "
              "its own\n"
              "5:5: remark: dropped with the assertion that it is part of\n");
}

TEST(Remark, a_raising_if_with_a_value_is_left) {
  static const char text[] =
      "func.func @f(%c: !torch.bool, %i: !torch.int) -> !torch.int {\n"
      "  %none = torch.constant.none\n"
      "  %str = torch.constant.str \"value\"\n"
      "  %r = torch.prim.If %c -> (!torch.int) {\n"
      "    torch.prim.If.yield %i : !torch.int\n"
      "  } else {\n"
      "    torch.prim.RaiseException %str, %none : !torch.str, !torch.none\n"
      "    torch.prim.If.yield %i : !torch.int\n"
      "  }\n"
      "  return %r : !torch.int\n"
      "}";
  verb_fixture_t f = verb_fixture(text);
  verb_fixture_expect_stable(&f, "drop");
  EXPECT_CONTAINS("4:8: remark: raising torch.prim.If is left whole: ", f.said);
  verb_fixture_destroy(&f);
  expect_said(text, "drop", true, "");
}

/* A message is bytes with a length, and may hold a NUL. */
TEST(Remark, a_message_with_a_nul) {
  verb_fixture_t f = verb_fixture("func.func @f(%a: i1) {\n"
                                  "  cf.assert %a, \"a\\00b\"\n"
                                  "  return\n"
                                  "}");
  f.options.report = report_create();
  report_begin_module(f.options.report, mlirStringRefCreateFromCString("x:1"));
  verb_fixture_run(&f, "drop");
  MlirStringRef message =
      report_section(f.options.report, 0, 0)->entries[0].message;
  EXPECT_EQ(3, message.length);
  report_destroy(f.options.report);
  verb_fixture_destroy(&f);
}
