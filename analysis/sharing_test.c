/* What several assertions share: counts, names, and the work allowed. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "testing/analysis_fixture.h"

#define II " : !torch.int, !torch.int -> !torch.int\n"
#define IB " : !torch.int, !torch.int -> !torch.bool\n"

/* A function that grows line by line. */
typedef struct writer_t {
  char *text, *end;
} writer_t;

static writer_t begin(size_t lines) {
  char *text = malloc(lines * 200 + 1000);
  char *end = text + sprintf(text, "%s", "func.func @f(%n: !torch.int) {\n");
  return (writer_t){text, end};
}

static analysed_t finish(writer_t *w) {
  sprintf(w->end, "%s", "  return\n}\n");
  analysed_t t = analyse(w->text);
  free(w->text);
  return t;
}

/* `count` assertions of sums with one shared summand. */
static analysed_t star(unsigned count) {
  writer_t w = begin(count * 3 + 1);
  w.end += sprintf(w.end, "%%s = torch.aten.neg.int %%n"
                          " : !torch.int -> !torch.int\n");
  for (unsigned i = 0; i < count; ++i)
    w.end += sprintf(w.end,
                     "%%a%u = torch.aten.add.int %%s, %%n" II
                     "%%e%u = torch.aten.eq.int %%a%u, %%n" IB
                     "torch.runtime.assert %%e%u, \"\"\n",
                     i, i, i, i);
  return finish(&w);
}

TEST(Sharing, counts_what_others_need_too) {
  analysed_t t = star(3);
  for (uint32_t i = 0; i < 3; ++i) {
    analysis_shared_t shared = analysis_shared(t.analysis, i);
    EXPECT_EQ(1, shared.operations);
    EXPECT_EQ(1, analysis_num_shared(t.analysis, i));
    EXPECT_EQ(2, shared.assertions.count);
    EXPECT_EQ(i == 0 ? 1 : 0, shared.assertions.ids[0]);
    EXPECT_EQ(i == 2 ? 1 : 2, shared.assertions.ids[1]);
    EXPECT_FALSE(shared.assertions.at_least);
    EXPECT_EQ(2, analysis_slice(t.analysis, i).count);
  }
  EXPECT_EQ(7, analysis_num_exclusive(t.analysis));
  analysed_destroy(&t);
}

TEST(Sharing, alone_nothing_is_shared) {
  analysed_t t = star(1);
  analysis_shared_t shared = analysis_shared(t.analysis, 0);
  EXPECT_EQ(0, shared.operations);
  EXPECT_EQ(0, shared.assertions.count);
  EXPECT_EQ(3, analysis_slice(t.analysis, 0).count);
  analysed_destroy(&t);
}

TEST(Sharing, lists_eight_and_counts_all) {
  analysed_t t = star(30);
  analysis_shared_t shared = analysis_shared(t.analysis, 7);
  EXPECT_EQ(29, shared.assertions.count);
  for (uint32_t k = 0; k < ANALYSIS_LISTED; ++k) {
    EXPECT_LT(shared.assertions.ids[k], 30);
    EXPECT_NE(7, shared.assertions.ids[k]);
    if (k)
      EXPECT_LT(shared.assertions.ids[k - 1], shared.assertions.ids[k]);
  }
  analysed_destroy(&t);
}

TEST(Sharing, answers_do_not_change_by_asking) {
  analysed_t t = star(12);
  analysis_shared_t first = analysis_shared(t.analysis, 3);
  for (uint32_t i = 0; i < 12; ++i) {
    analysis_captures(t.analysis, i);
    analysis_guarded(t.analysis, i);
    analysis_num_shared(t.analysis, i);
  }
  analysis_shared_t again = analysis_shared(t.analysis, 3);
  EXPECT_EQ(first.operations, again.operations);
  EXPECT_EQ(first.assertions.count, again.assertions.count);
  for (uint32_t k = 0; k < ANALYSIS_LISTED; ++k)
    EXPECT_EQ(first.assertions.ids[k], again.assertions.ids[k]);
  analysed_destroy(&t);
}

TEST(Sharing, through_what_is_exclusive_to_two) {
  analysed_t t =
      analyse("func.func @f(%n: !torch.int) {\n"
              "  %c = torch.constant.int 1 {want = \"shared\"}\n"
              "  %u = torch.aten.add.int %n, %c {want = \"shared\"}" II
              "  %v = torch.aten.mul.int %u, %u {want = \"shared\"}" II
              "  %d = torch.aten.eq.int %v, %c {want = \"slice 0\"}" IB
              "  torch.runtime.assert %d, \"\" {want = \"assertion 0\"}\n"
              "  %w = torch.aten.sub.int %v, %n {want = \"slice 1\"}" II
              "  %e = torch.aten.eq.int %w, %n {want = \"slice 1\"}" IB
              "  torch.runtime.assert %e, \"\" {want = \"assertion 1\"}\n"
              "  %f = torch.aten.eq.int %n, %n {want = \"slice 2\"}" IB
              "  torch.runtime.assert %f, \"\" {want = \"assertion 2\"}\n"
              "  return\n"
              "}\n");
  expect_wanted(&t);
  EXPECT_EQ(3, analysis_shared(t.analysis, 0).operations);
  EXPECT_EQ(3, analysis_shared(t.analysis, 1).operations);
  EXPECT_EQ(0, analysis_shared(t.analysis, 2).operations);
  EXPECT_EQ(1, analysis_shared(t.analysis, 0).assertions.ids[0]);
  analysed_destroy(&t);
}

TEST(Sharing, in_the_cycles_of_a_graph_region) {
  analysed_t t =
      analyse("module {\n"
              "  %a = torch.aten.add.int %b, %b {want = \"shared\"}" II
              "  %b = torch.aten.mul.int %a, %a {want = \"shared\"}" II
              "  %c = torch.aten.mul.int %c, %a {want = \"slice 0\"}" II
              "  %d = torch.aten.eq.int %c, %b {want = \"slice 0\"}" IB
              "  torch.runtime.assert %d, \"\" {want = \"assertion 0\"}\n"
              "  %e = torch.aten.eq.int %a, %b {want = \"slice 1\"}" IB
              "  torch.runtime.assert %e, \"\" {want = \"assertion 1\"}\n"
              "}\n");
  expect_wanted(&t);
  EXPECT_EQ(2, analysis_shared(t.analysis, 0).operations);
  EXPECT_EQ(1, analysis_shared(t.analysis, 0).assertions.count);
  analysed_destroy(&t);
}

/* Each assertion needs the whole chain and shares it with all others: asking
 * for each would take quadratic time. */
TEST(Sharing, the_work_for_all_questions_is_bounded) {
  enum { COUNT = 8000 };
  writer_t w = begin(COUNT * 3);
  w.end += sprintf(w.end, "%%a0 = torch.aten.neg.int %%n"
                          " : !torch.int -> !torch.int\n");
  for (unsigned i = 1; i <= COUNT; ++i)
    w.end += sprintf(w.end,
                     "%%a%u = torch.aten.add.int %%a%u, %%n" II
                     "%%e%u = torch.aten.eq.int %%a%u, %%n" IB
                     "torch.runtime.assert %%e%u, \"\"\n",
                     i, i - 1, i, i, i);
  analysed_t t = finish(&w);
  bool cut = false;
  for (uint32_t i = 0; i < COUNT; ++i) {
    analysis_shared_t shared = analysis_shared(t.analysis, i);
    cut |= shared.assertions.at_least;
    EXPECT_LE(shared.assertions.count, COUNT - 1);
    if (!shared.assertions.at_least)
      ASSERT_EQ(COUNT - 1, shared.assertions.count);
  }
  EXPECT_TRUE(cut);
  EXPECT_EQ(2 * COUNT + 1, analysis_num_exclusive(t.analysis));
  analysed_destroy(&t);
}

/* A token handed through by many assertions in a row is followed once. */
TEST(Sharing, long_chains_of_tokens) {
  enum { COUNT = 20000 };
  static const char type[] = "!torch.vtensor<[],i1>";
  writer_t w = begin(COUNT * 2);
  w.end += sprintf(w.end,
                   "%%k = torch.constant.int 1\n"
                   "%%s = torch.constant.str \"m\"\n"
                   "%%t0 = torch.prim.NumToTensor.Scalar %%k"
                   " : !torch.int -> %s\n",
                   type);
  for (unsigned i = 1; i <= COUNT; ++i)
    w.end += sprintf(w.end,
                     "%%t%u = torch.operator"
                     " \"aten._functional_assert_async.msg\""
                     "(%%t0, %%s, %%t%u) : (%s, !torch.str, %s) -> %s\n",
                     i, i - 1, type, type, type);
  analysed_t t = finish(&w);
  EXPECT_EQ(COUNT, analysis_num_assertions(t.analysis));
  EXPECT_EQ(3, analysis_num_exclusive(t.analysis));
  EXPECT_EQ(0, analysis_slice(t.analysis, COUNT / 2).count);
  analysed_destroy(&t);
}
