/* What an assertion captures, and which operations it guards: over blocks,
 * nested regions and loops, with many users, beyond what is listed. */
#include <stdio.h>
#include <stdlib.h>

#include "testing/analysis_fixture.h"

#define X "!torch.vtensor<[?],f32>"
#define RELU(to, from)                                                         \
  "  %" to " = torch.aten.relu %" from " : " X " -> " X "\n"
/* Asserts that %x is not empty. */
#define CHECK                                                                  \
  "  %c = torch.constant.int 0\n"                                              \
  "  %n = torch.aten.size.int %x, %c : " X ", !torch.int -> !torch.int\n"      \
  "  %e = torch.aten.gt.int %n, %c : !torch.int, !torch.int -> !torch.bool\n"  \
  "  torch.runtime.assert %e, \"\"\n"

static bool guards(const analysed_t *t, uint32_t i, uint32_t id) {
  analysis_list_t list = analysis_guarded(t->analysis, i);
  for (uint32_t k = 0; k < list.count && k < ANALYSIS_LISTED; ++k)
    if (list.ids[k] == id)
      return true;
  return false;
}

TEST(Guards, what_follows_and_uses_the_tensor) {
  analysed_t t =
      analyse("func.func @f(%x: " X ", %y: " X ") -> " X " {\n" RELU("a", "x")
                  CHECK RELU("b", "x") RELU("d", "y")
                      RELU("g", "b") "  %s = torch.aten.mul.Tensor %a, %d : " X
                                     ", " X " -> " X "\n"
                                     "  %u = torch.aten.mul.Tensor %s, %g : " X
                                     ", " X " -> " X "\n"
                                     "  return %u : " X "\n"
                                     "}\n");
  analysis_values_t captures = analysis_captures(t.analysis, 0);
  EXPECT_EQ(1, captures.count);
  EXPECT_TRUE(mlirValueIsABlockArgument(captures.values[0]));
  /* Not the one in front of it, nor what uses another tensor. */
  EXPECT_EQ(1, analysis_guarded(t.analysis, 0).count);
  EXPECT_TRUE(guards(&t, 0, nth_id(&t, "torch.aten.relu", 1)));
  analysed_destroy(&t);
}

TEST(Guards, no_dead_operation_and_no_other_assertion) {
  analysed_t t = analyse("func.func @f(%x: " X ") {\n" CHECK RELU(
      "b", "x") "  %m = torch.aten.size.int %x, %c : " X
                ", !torch.int -> !torch.int\n"
                "  %g = torch.aten.gt.int %m, %c"
                " : !torch.int, !torch.int -> !torch.bool\n"
                "  torch.runtime.assert %g, \"\"\n"
                "  return\n"
                "}\n");
  EXPECT_EQ(0, analysis_guarded(t.analysis, 0).count);
  analysed_destroy(&t);
}

TEST(Guards, one_operation_once_however_often_it_uses_it) {
  analysed_t t =
      analyse("func.func @f(%x: " X ") -> " X " {\n" CHECK
              "  %s = torch.aten.mul.Tensor %x, %x : " X ", " X " -> " X "\n"
              "  return %s : " X "\n"
              "}\n");
  EXPECT_EQ(1, analysis_guarded(t.analysis, 0).count);
  analysed_destroy(&t);
}

TEST(Guards, in_what_is_nested_behind_it_but_not_outside_of_its_branch) {
  analysed_t t = analyse(
      "func.func @f(%x: " X ", %p: !torch.bool) -> " X " {\n"
      "  %r = torch.prim.If %p -> (" X ") {\n" CHECK
      "    %s = torch.prim.If %p -> (" X ") {\n" RELU(
          "a", "x") "      torch.prim.If.yield %a : " X "\n"
                    "    } else {\n"
                    "      torch.prim.If.yield %x : " X "\n"
                    "    }\n"
                    "    torch.prim.If.yield %s : " X "\n"
                    "  } else {\n" RELU(
                        "b",
                        "x") "    torch.prim.If.yield %b : " X "\n"
                             "  }\n" RELU(
                                 "d",
                                 "x") "  %u = torch.aten.mul.Tensor %d, %r : " X
                                      ", " X " -> " X "\n"
                                      "  return %u : " X "\n"
                                      "}\n");
  analysis_list_t list = analysis_guarded(t.analysis, 0);
  EXPECT_EQ(2, list.count);
  EXPECT_TRUE(guards(&t, 0, nth_id(&t, "torch.aten.relu", 0)));
  EXPECT_FALSE(guards(&t, 0, nth_id(&t, "torch.aten.relu", 1)));
  EXPECT_FALSE(guards(&t, 0, nth_id(&t, "torch.aten.relu", 2)));
  analysed_destroy(&t);
}

TEST(Guards, the_rest_of_the_iteration) {
  analysed_t t = analyse(
      "func.func @f(%x: " X ", %k: !torch.int) -> " X " {\n"
      "  %t = torch.constant.bool true\n"
      "  %r = torch.prim.Loop %k, %t, init(%x) {\n"
      "  ^bb0(%i: !torch.int, %v: " X
      "):\n" RELU("a", "v") "    %c = torch.constant.int 0\n"
                            "    %n = torch.aten.size.int %v, %c : " X
                            ", !torch.int -> !torch.int\n"
                            "    %e = torch.aten.gt.int %n, %i"
                            " : !torch.int, !torch.int -> !torch.bool\n"
                            "    torch.runtime.assert %e, \"\"\n"
                            "    %b = torch.aten.mul.Tensor %a, %v : " X ", " X
                            " -> " X "\n"
                            "    torch.prim.Loop.condition %t, iter(%b : " X
                            ")\n"
                            "  } : (!torch.int, !torch.bool, " X ") -> " X "\n"
                            "  return %r : " X "\n"
                            "}\n");
  EXPECT_EQ(2, analysis_captures(t.analysis, 0).count);
  EXPECT_EQ(1, analysis_guarded(t.analysis, 0).count);
  EXPECT_TRUE(guards(&t, 0, nth_id(&t, "torch.aten.mul.Tensor", 0)));
  analysed_destroy(&t);
}

/* The check stands in ^bb1; ^bb3 is reached past it, ^bb4 only through it, and
 * ^bb5 not at all. */
static const char blocks[] = "func.func @f(%i: index, %c: i1) -> index {\n"
                             "  %z = arith.constant 0 : index\n"
                             "  cf.cond_br %c, ^bb1, ^bb3(%i : index)\n"
                             "^bb1:\n"
                             "  %e = arith.cmpi ne, %i, %z : index\n"
                             "  cf.assert %e, \"\"\n"
                             "  cf.cond_br %c, ^bb4, ^bb3(%z : index)\n"
                             "^bb3(%j: index):\n"
                             "  %a = arith.addi %i, %j : index\n"
                             "  return %a : index\n"
                             "^bb4:\n"
                             "  %b = arith.muli %i, %i : index\n"
                             "  cf.br ^bb3(%b : index)\n"
                             "^bb5:\n"
                             "  %d = arith.subi %i, %i : index\n"
                             "  return %d : index\n"
                             "}\n";

TEST(Guards, over_blocks) {
  analysed_t t = analyse(blocks);
  EXPECT_EQ(1, analysis_guarded(t.analysis, 0).count);
  EXPECT_TRUE(guards(&t, 0, nth_id(&t, "arith.muli", 0)));
  analysed_destroy(&t);
}

TEST(Guards, around_a_loop_of_blocks) {
  analysed_t t = analyse("func.func @f(%i: index, %c: i1) {\n"
                         "  %z = arith.constant 0 : index\n"
                         "  cf.br ^bb1\n"
                         "^bb1:\n"
                         "  \"test.before\"(%i) : (index) -> ()\n"
                         "  %e = arith.cmpi ne, %i, %z : index\n"
                         "  cf.assert %e, \"\"\n"
                         "  \"test.after\"(%i) : (index) -> ()\n"
                         "  cf.cond_br %c, ^bb1, ^bb2\n"
                         "^bb2:\n"
                         "  \"test.exit\"(%i) : (index) -> ()\n"
                         "  return\n"
                         "}\n");
  EXPECT_EQ(2, analysis_guarded(t.analysis, 0).count);
  EXPECT_TRUE(guards(&t, 0, nth_id(&t, "test.after", 0)));
  EXPECT_TRUE(guards(&t, 0, nth_id(&t, "test.exit", 0)));
  EXPECT_FALSE(guards(&t, 0, nth_id(&t, "test.before", 0)));
  analysed_destroy(&t);
}

/* `users` operations behind `checks` assertions of two arguments. */
static analysed_t many(unsigned checks, unsigned users) {
  char *text = malloc((size_t)(checks + users) * 200 + 1000);
  char *end =
      text + sprintf(text, "%s", "func.func @f(%i: index, %j: index) {\n");
  for (unsigned k = 0; k < checks; ++k)
    end += sprintf(end,
                   "%%e%u = arith.cmpi ne, %%i, %%j : index\n"
                   "cf.assert %%e%u, \"\"\n",
                   k, k);
  for (unsigned k = 0; k < users; ++k)
    end += sprintf(end, "\"test.use\"(%%i, %%j) : (index, index) -> ()\n");
  sprintf(end, "%s", "  return\n}\n");
  analysed_t t = analyse(text);
  free(text);
  return t;
}

TEST(Guards, lists_eight_in_order_and_counts_all) {
  analysed_t t = many(1, 50);
  analysis_list_t list = analysis_guarded(t.analysis, 0);
  EXPECT_EQ(50, list.count);
  EXPECT_FALSE(list.at_least);
  for (uint32_t k = 0; k < ANALYSIS_LISTED; ++k)
    EXPECT_EQ(nth_id(&t, "test.use", k), list.ids[k]);
  analysed_destroy(&t);
}

TEST(Guards, the_work_for_all_questions_is_bounded) {
  enum { CHECKS = 3000, USERS = 3000 };
  analysed_t t = many(CHECKS, USERS);
  bool cut = false;
  for (uint32_t i = 0; i < CHECKS; ++i) {
    analysis_list_t list = analysis_guarded(t.analysis, i);
    cut |= list.at_least;
    EXPECT_LE(list.count, USERS);
    if (!list.at_least)
      ASSERT_EQ(USERS, list.count);
  }
  EXPECT_TRUE(cut);
  analysed_destroy(&t);
}

TEST(Guards, captures_come_from_outside_of_all_slices) {
  analysed_t t = analyse("func.func @f(%x: " X ", %k: !torch.int) {\n"
                         "  %c = torch.constant.int 0\n"
                         "  %u = \"test.source\"() : () -> !torch.int\n"
                         "  %n = torch.aten.size.int %x, %c : " X
                         ", !torch.int -> !torch.int\n"
                         "  %s = torch.aten.add.int %n, %u"
                         " : !torch.int, !torch.int -> !torch.int\n"
                         "  %e = torch.aten.eq.int %s, %k"
                         " : !torch.int, !torch.int -> !torch.bool\n"
                         "  torch.runtime.assert %e, \"\"\n"
                         "  %f = torch.aten.eq.int %s, %c"
                         " : !torch.int, !torch.int -> !torch.bool\n"
                         "  torch.runtime.assert %f, \"\"\n"
                         "  torch.prim.Print(%c) : !torch.int\n"
                         "  return\n"
                         "}\n");
  analysis_values_t first = analysis_captures(t.analysis, 0);
  analysis_values_t second = analysis_captures(t.analysis, 1);
  MlirValue source =
      mlirOperationGetResult(ir_find(&t.ir, "test.source", 0), 0);
  EXPECT_EQ(3, first.count);
  ASSERT_EQ(2, second.count);
  /* In order of the operations that read them. */
  EXPECT_TRUE(mlirValueIsABlockArgument(second.values[0]));
  EXPECT_TRUE(mlirValueEqual(source, second.values[1]));
  analysed_destroy(&t);
}

TEST(Guards, a_raising_branch_captures_what_its_message_reads) {
  analysed_t t = analyse(
      "func.func @f(%p: !torch.bool, %k: !torch.int) {\n"
      "  %none = torch.constant.none\n"
      "  %m = torch.constant.str \"{}\"\n"
      "  torch.prim.If %p -> () {\n"
      "    %g = torch.aten.format(%m, %k) : !torch.str, !torch.int"
      " -> !torch.str\n"
      "    torch.prim.RaiseException %g, %none : !torch.str, !torch.none\n"
      "    torch.prim.If.yield\n"
      "  } else {\n"
      "    torch.prim.If.yield\n"
      "  }\n"
      "  torch.prim.Print(%k) : !torch.int\n"
      "  return\n"
      "}\n");
  EXPECT_EQ(2, analysis_captures(t.analysis, 0).count);
  EXPECT_TRUE(guards(&t, 0, nth_id(&t, "torch.prim.Print", 0)));
  analysed_destroy(&t);
}
