/* What drop erases and, more to the point, what it must not. */
#include "testing/verb_fixture.h"

#include <stdio.h>

TEST(Drop, erases_assertion_and_slice) {
  verb_fixture_t f =
      verb_fixture("func.func @f(%t: tensor<?xf32>) -> tensor<?xf32> {\n"
                   "  %c0 = arith.constant 0 : index\n"
                   "  %d = tensor.dim %t, %c0 : tensor<?xf32>\n"
                   "  %ok = arith.cmpi ne, %d, %c0 : index\n"
                   "  cf.assert %ok, \"not empty\"\n"
                   "  return %t : tensor<?xf32>\n"
                   "}");
  verb_fixture_run(&f, "drop");
  EXPECT_STREQ("module {\n"
               "  func.func @f(%arg0: tensor<?xf32>) -> tensor<?xf32> {\n"
               "    return %arg0 : tensor<?xf32>\n"
               "  }\n"
               "}\n",
               verb_fixture_text(&f));
  EXPECT_STREQ("5:3: remark: dropped assertion \"not empty\" with 3 operations "
               "of its own; it guarded func.return\n",
               f.said);
  verb_fixture_expect_stable(&f, "drop");
  verb_fixture_destroy(&f);
}

TEST(Drop, nothing_to_drop) {
  verb_fixture_t f = verb_fixture("func.func @f() {\n"
                                  "  %dead = arith.constant 0 : index\n"
                                  "  return\n"
                                  "}");
  verb_fixture_expect_stable(&f, "drop");
  EXPECT_EQ(1, ir_count(&f.ir, "arith.constant"));
  EXPECT_STREQ("", f.said);
  verb_fixture_destroy(&f);
}

TEST(Drop, what_others_use_stays) {
  verb_fixture_t f = verb_fixture("func.func @f(%a: i32, %b: i32) -> i1 {\n"
                                  "  %sum = arith.addi %a, %b : i32\n"
                                  "  %ok = arith.cmpi ne, %sum, %a : i32\n"
                                  "  %and = arith.cmpi ne, %sum, %b : i32\n"
                                  "  cf.assert %ok, \"\"\n"
                                  "  cf.assert %and, \"\"\n"
                                  "  return %and : i1\n"
                                  "}");
  verb_fixture_run(&f, "drop");
  EXPECT_EQ(1, ir_count(&f.ir, "arith.addi"));
  EXPECT_EQ(1, ir_count(&f.ir, "arith.cmpi"));
  EXPECT_EQ(0, ir_count(&f.ir, "cf.assert"));
  verb_fixture_destroy(&f);
}

TEST(Drop, a_cycle_in_a_graph_region_goes_whole) {
  verb_fixture_t f = verb_fixture("module {\n"
                                  "  %a = arith.addi %b, %b : i32\n"
                                  "  %b = arith.addi %a, %a : i32\n"
                                  "  %ok = arith.cmpi eq, %a, %b : i32\n"
                                  "  cf.assert %ok, \"cycle\"\n"
                                  "}");
  verb_fixture_run(&f, "drop");
  EXPECT_STREQ("module {\n}\n", verb_fixture_text(&f));
  verb_fixture_destroy(&f);
}

TEST(Drop, dead_users_of_a_slice_go_with_it) {
  verb_fixture_t f = verb_fixture("func.func @f(%a: i32, %c: i1) {\n"
                                  "  %z = arith.constant 0 : i32\n"
                                  "  %ok = arith.cmpi ne, %a, %z : i32\n"
                                  "  cf.assert %ok, \"\"\n"
                                  "  %dead = arith.extui %ok : i1 to i32\n"
                                  "  %deader = arith.addi %dead, %a : i32\n"
                                  "  scf.if %c {\n"
                                  "    scf.if %c {\n"
                                  "      %deep = arith.muli %deader, %z : i32\n"
                                  "    }\n"
                                  "  }\n"
                                  "  %unrelated = arith.addi %a, %a : i32\n"
                                  "  return\n"
                                  "}");
  verb_fixture_run(&f, "drop");
  EXPECT_EQ(0, ir_count(&f.ir, "arith.extui"));
  EXPECT_EQ(0, ir_count(&f.ir, "scf.if"));
  EXPECT_EQ(0, ir_count(&f.ir, "arith.constant"));
  EXPECT_EQ(1, ir_count(&f.ir, "arith.addi")); /* Dead, and no slice's. */
  verb_fixture_destroy(&f);
}

TEST(Drop, an_operation_with_one_live_result_stays) {
  verb_fixture_t f = verb_fixture("func.func @f(%c: i1, %a: i32) -> i32 {\n"
                                  "  %r:2 = scf.if %c -> (i32, i32) {\n"
                                  "    %s = arith.addi %a, %a : i32\n"
                                  "    scf.yield %a, %s : i32, i32\n"
                                  "  } else {\n"
                                  "    scf.yield %a, %a : i32, i32\n"
                                  "  }\n"
                                  "  %ok = arith.cmpi ne, %r#1, %a : i32\n"
                                  "  cf.assert %ok, \"\"\n"
                                  "  return %r#0 : i32\n"
                                  "}");
  verb_fixture_run(&f, "drop");
  EXPECT_EQ(1, ir_count(&f.ir, "scf.if"));
  EXPECT_EQ(1, ir_count(&f.ir, "arith.addi"));
  EXPECT_EQ(0, ir_count(&f.ir, "arith.cmpi"));
  verb_fixture_destroy(&f);
}

TEST(Drop, effects_in_a_slice_stay_with_what_they_need) {
  verb_fixture_t f = verb_fixture("func.func private @sensor() -> i32\n"
                                  "func.func @f(%m: memref<i32>, %v: i32) {\n"
                                  "  %z = arith.constant 0 : i32\n"
                                  "  %s = call @sensor() : () -> i32\n"
                                  "  %u = \"my.unknown\"(%s) : (i32) -> i32\n"
                                  "  memref.store %v, %m[] : memref<i32>\n"
                                  "  %l = memref.load %m[] : memref<i32>\n"
                                  "  %x = arith.addi %u, %l : i32\n"
                                  "  %ok = arith.cmpi ne, %x, %z : i32\n"
                                  "  cf.assert %ok, \"\"\n"
                                  "  return\n"
                                  "}");
  verb_fixture_run(&f, "drop");
  EXPECT_EQ(1, ir_count(&f.ir, "func.call"));
  EXPECT_EQ(1, ir_count(&f.ir, "my.unknown"));
  EXPECT_EQ(1, ir_count(&f.ir, "memref.store"));
  EXPECT_EQ(0, ir_count(&f.ir, "memref.load"));
  EXPECT_EQ(0, ir_count(&f.ir, "arith.constant"));
  verb_fixture_destroy(&f);
}

TEST(Drop, terminators_and_loop_carried_values_stay) {
  verb_fixture_t f = verb_fixture(
      "func.func @f(%n: index, %m: memref<?xi1>) {\n"
      "  %c0 = arith.constant 0 : index\n"
      "  %t = arith.constant true\n"
      "  scf.for %i = %c0 to %n step %n iter_args(%ok = %t) -> i1 {\n"
      "    cf.assert %ok, \"carried\"\n"
      "    %next = memref.load %m[%i] : memref<?xi1>\n"
      "    scf.yield %next : i1\n"
      "  }\n"
      "  return\n"
      "}");
  verb_fixture_run(&f, "drop");
  EXPECT_EQ(0, ir_count(&f.ir, "cf.assert"));
  EXPECT_EQ(1, ir_count(&f.ir, "scf.for"));
  EXPECT_EQ(1, ir_count(&f.ir, "memref.load"));
  EXPECT_EQ(2, ir_count(&f.ir, "arith.constant"));
  verb_fixture_run(&f, "dce");
  EXPECT_EQ(0, ir_count(&f.ir, "scf.for"));
  verb_fixture_destroy(&f);
}

static const char tokens[] =
    "func.func @f(%x: !torch.vtensor<[],i1>, %dep: !torch.vtensor<[0],f32>)\n"
    "    -> !torch.vtensor<[0],f32> {\n"
    "  %m = torch.constant.str \"first\"\n"
    "  %n = torch.constant.str \"second\"\n"
    "  %t = torch.operator \"aten._functional_assert_async.msg\"(%x, %m, %dep) "
    ": (!torch.vtensor<[],i1>, !torch.str, !torch.vtensor<[0],f32>) -> "
    "!torch.vtensor<[0],f32>\n"
    "  %u = torch.operator \"torch.aten._functional_assert_async.msg\"(%x, %n, "
    "%t) : (!torch.vtensor<[],i1>, !torch.str, !torch.vtensor<[0],f32>) -> "
    "!torch.vtensor<[0],f32>\n"
    "  return %u : !torch.vtensor<[0],f32>\n"
    "}";

TEST(Drop, a_token_takes_its_result_place) {
  verb_fixture_t f = verb_fixture(tokens);
  verb_fixture_run(&f, "drop");
  EXPECT_EQ(0, ir_count(&f.ir, "torch.operator"));
  EXPECT_EQ(0, ir_count(&f.ir, "torch.constant.str"));
  EXPECT_CONTAINS("return %arg1 : !torch.vtensor<[0],f32>",
                  verb_fixture_text(&f));
  verb_fixture_destroy(&f);
}

TEST(Drop, a_token_that_stays_hands_through_the_one_before) {
  verb_fixture_t f = verb_fixture(tokens);
  f.options.analysis.only = mlirStringRefCreateFromCString("g");
  verb_fixture_expect_stable(&f, "drop");
  EXPECT_EQ(2, ir_count(&f.ir, "torch.operator"));
  verb_fixture_destroy(&f);
}

TEST(Drop, dropping_adds_to_the_report) {
  verb_fixture_t f = verb_fixture("func.func @f(%a: i1, %b: i1) {\n"
                                  "  %c = arith.andi %a, %b : i1\n"
                                  "  cf.assert %c, \"both\"\n"
                                  "  return\n"
                                  "}");
  f.options.report = report_create();
  report_begin_module(f.options.report,
                      mlirStringRefCreateFromCString("test.mlir:1"));
  verb_fixture_run(&f, "drop");
  ASSERT_EQ(1, report_num_sections(f.options.report, 0));
  const report_section_t *section = report_section(f.options.report, 0, 0);
  EXPECT_STREQ("drop", section->verb);
  EXPECT_EQ(1, section->num_entries);
  EXPECT_EQ(1, section->exclusive);
  EXPECT_EQ(2, section->erased);
  EXPECT_EQ(REPORT_DROPPED, section->entries[0].action);
  report_destroy(f.options.report);
  verb_fixture_destroy(&f);
}

/* Runs drop with `kinds` and returns how many Ifs are left. */
static unsigned ifs_left(const char *text, uint32_t kinds) {
  verb_fixture_t f = verb_fixture(text);
  f.options.analysis.kinds = kinds;
  verb_fixture_run(&f, "drop");
  unsigned left = ir_count(&f.ir, "torch.prim.If");
  verb_fixture_expect_stable(&f, "drop");
  verb_fixture_destroy(&f);
  return left;
}

#define RAISING_IF(then, otherwise)                                            \
  "func.func @f(%c: !torch.bool, %n: !torch.int) {\n"                          \
  "  %true = torch.constant.bool true\n"                                       \
  "  %none = torch.constant.none\n"                                            \
  "  %str = torch.constant.str \"raised\"\n"                                   \
  "  torch.prim.If %c -> () {\n" then "    torch.prim.If.yield\n"              \
  "  } else {\n" otherwise "    torch.prim.If.yield\n"                         \
  "  }\n"                                                                      \
  "  return\n"                                                                 \
  "}"
#define RAISE                                                                  \
  "torch.prim.RaiseException %str, %none : !torch.str, !torch.none\n"
#define ASSERT "torch.runtime.assert %c, \"asserted\"\n"
#define PRINT "torch.prim.Print(%c) : !torch.bool\n"
#define LOOP(body)                                                             \
  "torch.prim.Loop %n, %true, init() {\n"                                      \
  "^bb0(%i: !torch.int):\n" body "  torch.prim.Loop.condition %true, iter()\n" \
  "} : (!torch.int, !torch.bool) -> ()\n"

TEST(Drop, raising_ifs) {
  EXPECT_EQ(0, ifs_left(RAISING_IF(RAISE, ""), 0));
  EXPECT_EQ(0, ifs_left(RAISING_IF("", RAISE), 0));
  EXPECT_EQ(0, ifs_left(RAISING_IF(RAISE, RAISE), 0));
  EXPECT_EQ(1, ifs_left(RAISING_IF(RAISE, PRINT), 0));
  EXPECT_EQ(1, ifs_left(RAISING_IF(PRINT RAISE, ""), 0));
  EXPECT_EQ(1, ifs_left(RAISING_IF(LOOP(RAISE), ""), 0));
  EXPECT_EQ(1, ifs_left(RAISING_IF("", ""), 0));
}

/* Once the assertion inside is gone, a second run would find the If. */
TEST(Drop, raising_ifs_with_assertions_inside) {
  EXPECT_EQ(0, ifs_left(RAISING_IF(ASSERT RAISE, ""), 0));
  EXPECT_EQ(0, ifs_left(RAISING_IF(ASSERT, RAISE), 0));
  EXPECT_EQ(0, ifs_left(RAISING_IF(LOOP(ASSERT) RAISE, ASSERT), 0));
  EXPECT_EQ(1, ifs_left(RAISING_IF(ASSERT, ""), 0)); /* Its shell. */
  EXPECT_EQ(1, ifs_left(RAISING_IF(ASSERT PRINT, RAISE), 0));
}

TEST(Drop, assertions_that_are_not_selected_keep_a_raising_if) {
  EXPECT_EQ(1, ifs_left(RAISING_IF(ASSERT, RAISE), 1u << POLICY_KIND_RAISE));
  EXPECT_EQ(1, ifs_left(RAISING_IF(ASSERT, RAISE), 1u << POLICY_KIND_RUNTIME));
  verb_fixture_t f = verb_fixture(RAISING_IF(ASSERT, RAISE));
  f.options.analysis.kinds = 1u << POLICY_KIND_RUNTIME;
  verb_fixture_run(&f, "drop");
  EXPECT_EQ(0, ir_count(&f.ir, "torch.runtime.assert"));
  EXPECT_EQ(1, ir_count(&f.ir, "torch.prim.RaiseException"));
  verb_fixture_destroy(&f);
}

TEST(Drop, assertions_inside_one_are_named) {
  verb_fixture_t f = verb_fixture(RAISING_IF(ASSERT, RAISE));
  verb_fixture_run(&f, "drop");
  EXPECT_STREQ("5:3: remark: dropped assertion \"raised\" with 2 operations of "
               "its own\n"
               "6:1: remark: dropped with the assertion that it is part of\n",
               f.said);
  verb_fixture_destroy(&f);
}

TEST(Drop, terminators_are_no_assertions) {
  verb_fixture_t f =
      verb_fixture("func.func @f(%c: i1) {\n"
                   "  \"my.check\"(%c)[^bb1, ^bb2] : (i1) -> ()\n"
                   "^bb1:\n"
                   "  return\n"
                   "^bb2:\n"
                   "  cf.br ^bb1\n"
                   "}");
  static const char *const names[] = {"my.check:0", "func.return", "cf.br"};
  for (size_t i = 0; i < sizeof names / sizeof *names; ++i)
    policy_add_assertion(f.policy, mlirStringRefCreateFromCString(names[i]),
                         NULL, NULL);
  verb_fixture_expect_stable(&f, "drop");
  EXPECT_STREQ(
      "2:3: warning: 'my.check' is not taken for an assertion: it ends its "
      "block\n"
      "4:3: warning: 'func.return' is not taken for an assertion: it ends its "
      "block\n"
      "6:3: warning: 'cf.br' is not taken for an assertion: it ends its "
      "block\n",
      f.said);
  verb_fixture_destroy(&f);
}

/* The first token is defined further down, in what may be a cycle. */
TEST(Drop, tokens_that_lead_back_stay) {
  static const char one[] =
      "  %t = torch.operator \"aten._functional_assert_async.msg\"(%x, %m, %t) "
      ": (!torch.vtensor<[],i1>, !torch.str, !torch.vtensor<[0],f32>) -> "
      "!torch.vtensor<[0],f32>\n";
  char text[1024];
  snprintf(text, sizeof text,
           "module {\n"
           "  %%x = \"my.x\"() : () -> !torch.vtensor<[],i1>\n"
           "  %%m = torch.constant.str \"cycle\"\n"
           "%s  \"my.use\"(%%t) : (!torch.vtensor<[0],f32>) -> ()\n"
           "}",
           one);
  verb_fixture_t f = verb_fixture(text);
  verb_fixture_expect_stable(&f, "drop");
  EXPECT_EQ(1, ir_count(&f.ir, "torch.operator"));
  verb_fixture_destroy(&f);
}
