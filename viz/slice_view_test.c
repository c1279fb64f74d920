/* What is drawn of assertions and their slices, read back as a graph. */
#include "testing/view_fixture.h"

#include <stdio.h>
#include <string.h>

#define T "!torch.vtensor<[?,8],f32>"

/* One assertion on a size, guarding one operation, and some more. */
static const char center[] =
    "func.func @center(%x: " T ", %y: " T ") -> " T " {\n"
    "  %int0 = torch.constant.int 0\n"
    "  %int1 = torch.constant.int 1\n"
    "  %n = torch.aten.size.int %x, %int0 : " T ", !torch.int -> !torch.int\n"
    "  %ok = torch.aten.ge.int %n, %int1 : !torch.int, !torch.int -> "
    "!torch.bool\n"
    "  torch.runtime.assert %ok, \"the batch is not empty\"\n"
    "  %r = torch.aten.sub.Tensor %x, %y, %int1 : " T ", " T
    ", !torch.int -> " T "\n"
    "  %s = torch.aten.relu %r : " T " -> " T "\n"
    "  %t = torch.aten.tanh %s : " T " -> " T "\n"
    "  return %t : " T "\n"
    "}\n";

static view_options_t dropping(void) {
  view_options_t options = view_options_default();
  options.dropped = true;
  return options;
}

TEST(SliceView, has_a_cluster_for_the_assertion) {
  drawn_t d = draw(center, view_options_default());
  Agraph_t *slice = find_cluster(&d, "#1 kept");
  ASSERT_TRUE(slice != NULL);
  EXPECT_EQ(1, count_clusters(&d, "slice"));
  EXPECT_TRUE(has_class(slice, "kept"));
  EXPECT_FALSE(has_class(slice, "goes"));
  EXPECT_TRUE(holds_cluster(find_cluster(&d, "func.func @center"), slice));
  EXPECT_TRUE(holds_node(slice, find_node(&d, "assertion", "runtime.assert")));
  EXPECT_TRUE(holds_node(slice, find_node(&d, "operation", "aten.size.int")));
  EXPECT_TRUE(holds_node(slice, find_node(&d, "operation", "aten.ge.int")));
  EXPECT_FALSE(holds_node(slice, find_node(&d, "guarded", "aten.sub.Tensor")));
  EXPECT_FALSE(holds_node(slice, find_node(&d, "capture", "%arg0")));
  drawn_destroy(&d);
}

TEST(SliceView, says_what_is_checked) {
  drawn_t d = draw(center, view_options_default());
  Agnode_t *node = find_node(&d, "assertion", "");
  EXPECT_CONTAINS("size(%arg0, 0) &gt;= 1", attribute(node, "label"));
  EXPECT_CONTAINS("the batch is not empty", attribute(node, "label"));
  EXPECT_CONTAINS("the batch is not empty", attribute(node, "tooltip"));
  drawn_destroy(&d);
}

TEST(SliceView, colours_by_what_becomes_of_it) {
  drawn_t kept = draw(center, view_options_default());
  drawn_t gone = draw(center, dropping());
  Agraph_t *a = find_cluster(&kept, "#1 kept");
  Agraph_t *b = find_cluster(&gone, "#1 dropped");
  ASSERT_TRUE(a && b);
  EXPECT_TRUE(has_class(b, "dropped") && has_class(b, "goes"));
  EXPECT_TRUE(strcmp(attribute(a, "color"), attribute(b, "color")) != 0);
  EXPECT_CONTAINS("dashed", attribute(b, "style"));
  EXPECT_FALSE(strstr(attribute(a, "style"), "dashed") != NULL);
  drawn_destroy(&kept);
  drawn_destroy(&gone);
}

TEST(SliceView, dashes_what_goes_and_nothing_else) {
  drawn_t d = draw(center, dropping());
  static const struct {
    const char *class, *label;
    bool goes;
  } rows[] = {
      {"assertion", "runtime.assert", true},
      {"operation", "aten.ge.int", true},
      {"operation", "aten.size.int", true},
      {"guarded", "aten.sub", false},
      {"capture", "%arg0", false},
      {"argument", "%arg1", false},
      {"constant", ">0<", true},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; ++i) {
    SCOPED_TRACE("%s", rows[i].label);
    Agnode_t *node = find_node(&d, rows[i].class, rows[i].label);
    ASSERT_TRUE(node != NULL);
    EXPECT_EQ(rows[i].goes, has_class(node, "goes"));
    EXPECT_EQ(rows[i].goes, strstr(attribute(node, "style"), "dashed") != NULL);
  }
  drawn_destroy(&d);
}

static const char witness[] =
    "func.func @f(%s: !shape.shape, %w: !shape.witness, %a: index)\n"
    "    -> (index, index) {\n"
    "  %v = shape.cstr_eq %s, %s : !shape.shape, !shape.shape\n"
    "  %all = shape.assuming_all %v, %v\n"
    "  %r = shape.assuming %all -> (index) {\n"
    "    %x = arith.addi %a, %a : index\n"
    "    shape.assuming_yield %x : index\n"
    "  }\n"
    "  %q = shape.assuming %w -> (index) {\n"
    "    %y = arith.muli %a, %a : index\n"
    "    shape.assuming_yield %y : index\n"
    "  }\n"
    "  return %r, %q : index, index\n"
    "}\n";

/* A shape.assuming gives way to its body: it goes, and its end, but not what is
 * between; one whose witness is given stays whole. */
TEST(SliceView, dashes_what_gives_way) {
  view_options_t options = dropping();
  options.all = true;
  drawn_t d = draw(witness, options);
  EXPECT_CONTAINS("4 of 11 operations go", attribute(d.graph, "label"));
  EXPECT_TRUE(has_class(find_node(&d, "operation", "assuming_all"), "goes"));
  EXPECT_TRUE(has_class(find_node(&d, "operation", "%2 :"), "goes"));
  EXPECT_FALSE(has_class(find_node(&d, "operation", "%3 :"), "goes"));
  EXPECT_FALSE(has_class(find_node(&d, "operation", "arith.muli"), "goes"));
  EXPECT_FALSE(has_class(find_node(&d, "plain", "arith.addi"), "goes"));
  EXPECT_EQ(4, count_nodes(&d, "goes"));
  drawn_destroy(&d);
}

static const char dead[] = "func.func @f(%c: i1, %a: index) -> index {\n"
                           "  cf.assert %c, \"\"\n"
                           "  %x = arith.addi %a, %a : index\n"
                           "  %y = arith.muli %a, %a : index\n"
                           "  return %y : index\n"
                           "}\n";

/* What is dead and uses no slice goes only where that is swept away too. */
TEST(SliceView, says_what_of_a_fold_goes) {
  drawn_t dropped = draw(dead, dropping());
  EXPECT_CONTAINS("1 of 6 operations go", attribute(dropped.graph, "label"));
  Agnode_t *fold = find_node(&dropped, "fold", "3 operations");
  EXPECT_FALSE(strstr(attribute(fold, "label"), "of the") != NULL);
  drawn_destroy(&dropped);
  view_options_t options = dropping();
  options.swept = true;
  drawn_t swept = draw(dead, options);
  EXPECT_CONTAINS("2 of 6 operations go", attribute(swept.graph, "label"));
  fold = find_node(&swept, "fold", "3 operations");
  EXPECT_CONTAINS("1 of the operations go", attribute(fold, "label"));
  drawn_destroy(&swept);
}

TEST(SliceView, draws_values_as_edges) {
  drawn_t d = draw(center, view_options_default());
  Agnode_t *x = find_node(&d, "capture", "%arg0");
  Agnode_t *size = find_node(&d, "operation", "aten.size.int");
  Agnode_t *ge = find_node(&d, "operation", "aten.ge.int");
  Agnode_t *assert = find_node(&d, "assertion", "");
  Agnode_t *sub = find_node(&d, "guarded", "aten.sub");
  EXPECT_TRUE(find_edge(&d, x, size, "use") != NULL);
  EXPECT_TRUE(find_edge(&d, size, ge, "use") != NULL);
  EXPECT_TRUE(find_edge(&d, ge, assert, "use") != NULL);
  EXPECT_TRUE(find_edge(&d, x, sub, "use") != NULL);
  EXPECT_FALSE(find_edge(&d, x, ge, "use") != NULL);
  EXPECT_FALSE(find_edge(&d, sub, size, "use") != NULL);
  drawn_destroy(&d);
}

TEST(SliceView, labels_edges_that_cross) {
  drawn_t d = draw(center, view_options_default());
  Agnode_t *x = find_node(&d, "capture", "%arg0");
  Agnode_t *size = find_node(&d, "operation", "aten.size.int");
  Agnode_t *ge = find_node(&d, "operation", "aten.ge.int");
  EXPECT_CONTAINS("vtensor&lt;[?,8],f32&gt;",
                  attribute(find_edge(&d, x, size, "use"), "label"));
  EXPECT_STREQ("", attribute(find_edge(&d, size, ge, "use"), "label"));
  EXPECT_CONTAINS("!torch.vtensor<[?,8],f32>",
                  attribute(find_edge(&d, x, size, "use"), "tooltip"));
  drawn_destroy(&d);
}

TEST(SliceView, draws_guards) {
  drawn_t d = draw(center, view_options_default());
  Agnode_t *assert = find_node(&d, "assertion", "");
  Agnode_t *sub = find_node(&d, "guarded", "aten.sub");
  Agedge_t *guard = find_edge(&d, assert, sub, "guard");
  ASSERT_TRUE(guard != NULL);
  EXPECT_EQ(1, count_edges(&d, "guard"));
  EXPECT_CONTAINS("guards", attribute(guard, "label"));
  EXPECT_STREQ(agnameof(find_cluster(&d, "#1 kept")),
               attribute(guard, "ltail"));
  drawn_destroy(&d);
}

TEST(SliceView, folds_the_rest) {
  drawn_t d = draw(center, view_options_default());
  Agnode_t *fold = find_node(&d, "fold", "3 operations");
  ASSERT_TRUE(fold != NULL);
  EXPECT_EQ(1, count_nodes(&d, "fold"));
  EXPECT_TRUE(
      find_edge(&d, find_node(&d, "guarded", "aten.sub"), fold, "use") != NULL);
  EXPECT_CONTAINS("torch.aten.relu", attribute(fold, "tooltip"));
  EXPECT_FALSE(find_node(&d, "operation", "aten.relu") != NULL);
  drawn_destroy(&d);
}

TEST(SliceView, repeats_constants) {
  drawn_t d = draw(center, view_options_default());
  Agraph_t *slice = find_cluster(&d, "#1 ");
  unsigned ones = 0, in_slice = 0;
  for (Agnode_t *n = agfstnode(d.graph); n; n = agnxtnode(d.graph, n))
    if (has_class(n, "constant") && strstr(attribute(n, "label"), ">1<")) {
      ++ones;
      in_slice += holds_node(slice, n);
      EXPECT_EQ(1, agdegree(d.graph, n, false, true));
      EXPECT_FALSE(has_class(n, "goes"));
    }
  EXPECT_EQ(2, ones);
  EXPECT_EQ(1, in_slice);
  drawn_destroy(&d);
}

TEST(SliceView, draws_what_assertions_share) {
  drawn_t d = draw("func.func @f(%n: !torch.int) {\n"
                   "  %c = torch.constant.int 7\n"
                   "  %m = torch.aten.mul.int %n, %c : !torch.int, !torch.int "
                   "-> !torch.int\n"
                   "  %a = torch.aten.eq.int %m, %c : !torch.int, !torch.int "
                   "-> !torch.bool\n"
                   "  torch.runtime.assert %a, \"a\"\n"
                   "  %b = torch.aten.lt.int %m, %c : !torch.int, !torch.int "
                   "-> !torch.bool\n"
                   "  torch.runtime.assert %b, \"b\"\n"
                   "  return\n}\n",
                   dropping());
  Agraph_t *shared = find_cluster(&d, "needed by several");
  Agnode_t *mul = find_node(&d, "operation", "aten.mul.int");
  ASSERT_TRUE(shared && mul);
  EXPECT_TRUE(has_class(shared, "shared"));
  EXPECT_TRUE(has_class(mul, "shared") && has_class(mul, "goes"));
  EXPECT_TRUE(holds_node(shared, mul));
  EXPECT_EQ(3, count_clusters(&d, "slice"));
  EXPECT_CONTAINS(
      "int",
      attribute(
          find_edge(&d, mul, find_node(&d, "operation", "aten.eq.int"), "use"),
          "label"));
  drawn_destroy(&d);
}

TEST(SliceView, tells_what_always_fails_and_holds) {
  drawn_t d = draw("func.func @f() {\n"
                   "  %f = torch.constant.bool false\n"
                   "  %t = torch.constant.bool true\n"
                   "  torch.runtime.assert %f, \"no\"\n"
                   "  torch.runtime.assert %t, \"yes\"\n"
                   "  return\n}\n",
                   dropping());
  Agraph_t *fails = find_cluster(&d, "#1 always fails, dropped");
  Agraph_t *holds = find_cluster(&d, "#2 always holds, dropped");
  ASSERT_TRUE(fails && holds);
  EXPECT_TRUE(has_class(fails, "false") && has_class(holds, "true"));
  EXPECT_CONTAINS("1 always fails", attribute(d.graph, "label"));
  EXPECT_CONTAINS("1 always holds", attribute(d.graph, "label"));
  drawn_destroy(&d);
}

TEST(SliceView, counts_in_the_legend) {
  drawn_t d = draw(center, dropping());
  EXPECT_CONTAINS("1 assertion<", attribute(d.graph, "label"));
  EXPECT_CONTAINS("1 dropped", attribute(d.graph, "label"));
  EXPECT_CONTAINS("4 of 11 operations go", attribute(d.graph, "label"));
  drawn_destroy(&d);
}

TEST(SliceView, draws_a_wrapped_assertion) {
  drawn_t d = draw("func.func @f(%n: i32) {\n"
                   "  \"assertion.region\"(%n) ({\n"
                   "  ^bb0(%m: i32):\n"
                   "    %c = arith.constant 3 : i32\n"
                   "    %e = arith.cmpi eq, %m, %c : i32\n"
                   "    cf.assert %e, \"three\"\n"
                   "  }) {message = \"three\"} : (i32) -> ()\n"
                   "  return\n}\n",
                   view_options_default());
  Agraph_t *slice = find_cluster(&d, "#1 kept");
  Agnode_t *assert = find_node(&d, "assertion", "cf.assert");
  ASSERT_TRUE(slice && assert);
  EXPECT_TRUE(holds_node(slice, assert));
  EXPECT_TRUE(holds_node(slice, find_node(&d, "operation", "arith.cmpi")));
  EXPECT_TRUE(holds_cluster(slice, find_cluster(&d, "<b>assertion.region")));
  drawn_destroy(&d);
}

TEST(SliceView, a_raising_if_is_one_node) {
  drawn_t d =
      draw("func.func @f(%ok: !torch.bool) {\n"
           "  %none = torch.constant.none\n"
           "  torch.prim.If %ok -> () {\n"
           "    torch.prim.If.yield\n"
           "  } else {\n"
           "    %s = torch.constant.str \"no\"\n"
           "    torch.prim.RaiseException %s, %none : !torch.str, !torch.none\n"
           "    torch.prim.If.yield\n"
           "  }\n"
           "  return\n}\n",
           view_options_default());
  Agnode_t *node = find_node(&d, "assertion", "prim.If");
  ASSERT_TRUE(node != NULL);
  EXPECT_CONTAINS("\xe2\x80\x9cno\xe2\x80\x9d", attribute(node, "label"));
  EXPECT_TRUE(find_edge(&d, find_node(&d, "capture", "%arg0"), node, "use") !=
              NULL);
  EXPECT_FALSE(find_node(&d, "operation", "RaiseException") != NULL);
  drawn_destroy(&d);
}

TEST(SliceView, draws_dead_users_of_slices) {
  drawn_t d = draw(
      "func.func @f(%x: " T ") {\n"
      "  %c = torch.constant.int 0\n"
      "  %n = torch.aten.size.int %x, %c : " T ", !torch.int -> !torch.int\n"
      "  %dead = torch.aten.neg.int %n : !torch.int -> !torch.int\n"
      "  %ok = torch.aten.ge.int %n, %c : !torch.int, !torch.int -> "
      "!torch.bool\n"
      "  torch.runtime.assert %ok, \"m\"\n"
      "  return\n}\n",
      dropping());
  Agnode_t *dead = find_node(&d, "operation", "aten.neg.int");
  ASSERT_TRUE(dead != NULL);
  EXPECT_TRUE(has_class(dead, "goes") && has_class(dead, "plain"));
  EXPECT_FALSE(holds_node(find_cluster(&d, "#1 "), dead));
  drawn_destroy(&d);
}

TEST(SliceView, names_values_of_many_users) {
  char text[8192] = "func.func @f(%n: !torch.int) {\n"
                    "  %c = torch.constant.int 0\n";
  for (int i = 0; i < 20; ++i) {
    char part[256];
    snprintf(part, sizeof part,
             "  %%a%d = torch.aten.gt.int %%n, %%c : !torch.int, !torch.int -> "
             "!torch.bool\n  torch.runtime.assert %%a%d, \"m%d\"\n",
             i, i, i);
    strcat(text, part);
  }
  strcat(text, "  return\n}\n");
  drawn_t d = draw(text, view_options_default());
  Agnode_t *n = find_node(&d, "capture", "%arg0");
  ASSERT_TRUE(n != NULL);
  EXPECT_EQ(6, agdegree(d.graph, n, false, true));
  EXPECT_EQ(14, count_nodes(&d, "reference"));
  EXPECT_EQ(20, count_clusters(&d, "slice"));
  EXPECT_CONTAINS("%arg0", attribute(find_node(&d, "reference", ""), "label"));
  drawn_destroy(&d);
}
