/* Verdicts on conditions: through chains, over constants and sizes that types
 * fix, and unknown where anything is left open. */
#include <stdio.h>
#include <stdlib.h>

#include "testing/analysis_fixture.h"

#define HEAD                                                                   \
  "func.func @f(%x: !torch.vtensor<[3,?],f32>, %n: !torch.int,"                \
  " %p: !torch.bool, %i: index) {\n"                                           \
  "  %c0 = torch.constant.int 0\n"                                             \
  "  %c1 = torch.constant.int 1\n"                                             \
  "  %c3 = torch.constant.int 3\n"                                             \
  "  %true = torch.constant.bool true\n"                                       \
  "  %false = torch.constant.bool false\n"
#define TAIL "  return\n}\n"
#define II " : !torch.int, !torch.int -> !torch.int\n"
#define IB " : !torch.int, !torch.int -> !torch.bool\n"

static void expect_verdict(analysis_verdict_t wanted, const char *body) {
  SCOPED_TRACE("%s", body);
  char text[4000];
  snprintf(text, sizeof text, "%s%s%s", HEAD, body, TAIL);
  analysed_t t = analyse(text);
  EXPECT_EQ(wanted, nth_assertion(&t, 0)->verdict);
  analysed_destroy(&t);
}

TEST(Fold, literals) {
  expect_verdict(ANALYSIS_PROVEN, "torch.runtime.assert %true, \"\"\n");
  expect_verdict(ANALYSIS_REFUTED, "torch.runtime.assert %false, \"\"\n");
  expect_verdict(ANALYSIS_UNKNOWN, "torch.runtime.assert %p, \"\"\n");
}

TEST(Fold, sizes_that_the_type_fixes) {
  expect_verdict(ANALYSIS_PROVEN,
                 "%s = torch.aten.size.int %x, %c0"
                 " : !torch.vtensor<[3,?],f32>, !torch.int -> !torch.int\n"
                 "%e = torch.aten.eq.int %s, %c3" IB
                 "torch.runtime.assert %e, \"\"\n");
  expect_verdict(ANALYSIS_UNKNOWN,
                 "%s = torch.aten.size.int %x, %c1"
                 " : !torch.vtensor<[3,?],f32>, !torch.int -> !torch.int\n"
                 "%e = torch.aten.eq.int %s, %c3" IB
                 "torch.runtime.assert %e, \"\"\n");
}

TEST(Fold, chains) {
  expect_verdict(ANALYSIS_REFUTED, "%a = torch.aten.add.int %c1, %c3" II
                                   "%b = torch.aten.mul.int %a, %a" II
                                   "%e = torch.aten.lt.int %b, %c3" IB
                                   "torch.runtime.assert %e, \"\"\n");
  expect_verdict(ANALYSIS_UNKNOWN, "%a = torch.aten.add.int %n, %c3" II
                                   "%b = torch.aten.mul.int %a, %a" II
                                   "%e = torch.aten.lt.int %b, %c3" IB
                                   "torch.runtime.assert %e, \"\"\n");
}

TEST(Fold, one_side_may_settle_it) {
  expect_verdict(ANALYSIS_REFUTED,
                 "%a = torch.aten.__and__.bool %p, %false"
                 " : !torch.bool, !torch.bool -> !torch.bool\n"
                 "torch.runtime.assert %a, \"\"\n");
  expect_verdict(ANALYSIS_PROVEN, "%a = torch.aten.__or__.bool %p, %true"
                                  " : !torch.bool, !torch.bool -> !torch.bool\n"
                                  "torch.runtime.assert %a, \"\"\n");
  expect_verdict(ANALYSIS_PROVEN, "%e = torch.aten.le.int %n, %n" IB
                                  "torch.runtime.assert %e, \"\"\n");
}

TEST(Fold, a_division_by_zero_stays_unknown) {
  expect_verdict(ANALYSIS_UNKNOWN, "%a = torch.aten.floordiv.int %c1, %c0" II
                                   "%e = torch.aten.eq.int %a, %c0" IB
                                   "torch.runtime.assert %e, \"\"\n");
}

TEST(Fold, an_integer_is_true_unless_zero) {
  expect_verdict(ANALYSIS_PROVEN, "%t = torch.constant.str \"\"\n"
                                  "torch.aten._assert_scalar %c3, %t"
                                  " : !torch.int, !torch.str\n");
  expect_verdict(ANALYSIS_REFUTED, "%t = torch.constant.str \"\"\n"
                                   "torch.aten._assert_scalar %c0, %t"
                                   " : !torch.int, !torch.str\n");
}

TEST(Fold, arith) {
  expect_verdict(ANALYSIS_PROVEN, "%a = arith.constant 2 : index\n"
                                  "%b = arith.addi %a, %a : index\n"
                                  "%e = arith.cmpi ult, %a, %b : index\n"
                                  "cf.assert %e, \"\"\n");
  expect_verdict(ANALYSIS_UNKNOWN, "%a = arith.constant 2 : index\n"
                                   "%e = arith.cmpi ult, %a, %i : index\n"
                                   "cf.assert %e, \"\"\n");
}

TEST(Fold, a_raising_branch_negates) {
  expect_verdict(ANALYSIS_REFUTED, "%none = torch.constant.none\n"
                                   "%t = torch.constant.str \"\"\n"
                                   "torch.prim.If %true -> () {\n"
                                   "  torch.prim.RaiseException %t, %none"
                                   " : !torch.str, !torch.none\n"
                                   "  torch.prim.If.yield\n"
                                   "} else {\n"
                                   "  torch.prim.If.yield\n"
                                   "}\n");
  expect_verdict(ANALYSIS_PROVEN, "%none = torch.constant.none\n"
                                  "%t = torch.constant.str \"\"\n"
                                  "torch.prim.If %true -> () {\n"
                                  "  torch.prim.If.yield\n"
                                  "} else {\n"
                                  "  torch.prim.RaiseException %t, %none"
                                  " : !torch.str, !torch.none\n"
                                  "  torch.prim.If.yield\n"
                                  "}\n");
}

TEST(Fold, what_runs_more_than_once_stays_unknown) {
  expect_verdict(ANALYSIS_UNKNOWN,
                 "%r = torch.prim.Loop %c3, %true, init(%c0) {\n"
                 "^bb0(%k: !torch.int, %s: !torch.int):\n"
                 "  %e = torch.aten.lt.int %s, %c3" IB
                 "  torch.runtime.assert %e, \"\"\n"
                 "  torch.prim.Loop.condition %true, iter(%c1 : !torch.int)\n"
                 "} : (!torch.int, !torch.bool, !torch.int) -> !torch.int\n");
}

TEST(Fold, a_cycle_stays_unknown) {
  analysed_t t = analyse("module {\n"
                         "  %one = torch.constant.int 1\n"
                         "  %a = torch.aten.add.int %b, %one" II
                         "  %b = torch.aten.mul.int %a, %one" II
                         "  %e = torch.aten.gt.int %a, %one" IB
                         "  torch.runtime.assert %e, \"cycle\"\n"
                         "  %f = torch.aten.lt.int %one, %a" IB
                         "  torch.runtime.assert %f, \"again\"\n"
                         "  %g = torch.aten.eq.int %one, %one" IB
                         "  torch.runtime.assert %g, \"none\"\n"
                         "}\n");
  EXPECT_EQ(ANALYSIS_UNKNOWN, nth_assertion(&t, 0)->verdict);
  EXPECT_EQ(ANALYSIS_UNKNOWN, nth_assertion(&t, 1)->verdict);
  EXPECT_EQ(ANALYSIS_PROVEN, nth_assertion(&t, 2)->verdict);
  analysed_destroy(&t);
}

/* A chain that is as long as wanted, and whose operations each use the one
 * before twice: as a tree it would have two to the power of its length. */
TEST(Fold, a_long_chain_is_evaluated_once) {
  enum { LENGTH = 5000 };
  char *text = malloc((size_t)LENGTH * 100 + 4000);
  char *end = text + sprintf(text, "%s", HEAD);
  end += sprintf(end, "%%v0 = torch.aten.sub.int %%c1, %%c1" II);
  for (int i = 1; i < LENGTH; ++i)
    end += sprintf(end, "%%v%d = torch.aten.add.int %%v%d, %%v%d" II, i, i - 1,
                   i - 1);
  end += sprintf(end, "%%e = torch.aten.eq.int %%v%d, %%c0" IB, LENGTH - 1);
  sprintf(end, "torch.runtime.assert %%e, \"\"\n" TAIL);
  analysed_t t = analyse(text);
  EXPECT_EQ(ANALYSIS_PROVEN, nth_assertion(&t, 0)->verdict);
  EXPECT_EQ(LENGTH + 3, analysis_slice(t.analysis, 0).count);
  analysed_destroy(&t);
  free(text);
}
