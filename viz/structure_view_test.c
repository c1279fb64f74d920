/* Regions, blocks, loops, what is folded and what the options choose, read back
 * as a graph. */
#include "testing/view_fixture.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char loop[] = "func.func @f(%n: index, %b: i1) {\n"
                           "  %c0 = arith.constant 0 : index\n"
                           "  %c1 = arith.constant 1 : index\n"
                           "  scf.for %i = %c0 to %n step %c1 {\n"
                           "    %ok = arith.cmpi slt, %i, %n : index\n"
                           "    cf.assert %ok, \"in the loop\"\n"
                           "    scf.if %b {\n"
                           "      cf.assert %b, \"then\"\n"
                           "    } else {\n"
                           "      \"test.use\"(%i) : (index) -> ()\n"
                           "    }\n"
                           "  }\n"
                           "  return\n}\n";

TEST(StructureView, nests_regions) {
  drawn_t d = draw(loop, view_options_default());
  Agraph_t *function = find_cluster(&d, "func.func @f");
  Agraph_t *outer = find_cluster(&d, "<b>scf.for");
  Agraph_t *inner = find_cluster(&d, "<b>scf.if");
  Agraph_t *then = find_cluster(&d, "<b>then");
  ASSERT_TRUE(function && outer && inner && then);
  EXPECT_TRUE(holds_cluster(function, outer));
  EXPECT_TRUE(holds_cluster(outer, inner));
  EXPECT_TRUE(holds_cluster(inner, then));
  EXPECT_TRUE(holds_cluster(then, find_cluster(&d, "#2 kept")));
  EXPECT_FALSE(holds_cluster(inner, find_cluster(&d, "#1 kept")));
  EXPECT_TRUE(holds_cluster(outer, find_cluster(&d, "#1 kept")));
  drawn_destroy(&d);
}

TEST(StructureView, shows_arguments_of_blocks) {
  drawn_t d = draw(loop, view_options_default());
  Agraph_t *outer = find_cluster(&d, "<b>scf.for");
  Agnode_t *variable = find_node(&d, "capture", "%arg2");
  ASSERT_TRUE(variable != NULL);
  EXPECT_TRUE(holds_node(outer, variable));
  EXPECT_TRUE(find_edge(&d, find_node(&d, "operation", "scf.for"), variable,
                        "control") != NULL);
  EXPECT_FALSE(holds_node(outer, find_node(&d, "capture", "%arg0")));
  drawn_destroy(&d);
}

TEST(StructureView, closes_loops) {
  drawn_t d = draw(loop, view_options_default());
  EXPECT_EQ(1, count_edges(&d, "repeat"));
  Agnode_t *node = find_node(&d, "operation", "scf.for");
  bool found = false;
  for (Agedge_t *e = agfstin(d.graph, node); e; e = agnxtin(d.graph, e))
    if (has_class(e, "repeat")) {
      found = true;
      EXPECT_STREQ("false", attribute(e, "constraint"));
      EXPECT_STREQ("", attribute(e, "label"));
    }
  EXPECT_TRUE(found);
  drawn_destroy(&d);
}

static const char blocks[] = "func.func @f(%x: i1, %y: i1) {\n"
                             "  cf.cond_br %x, ^bb1, ^bb2(%y : i1)\n"
                             "^bb1:\n"
                             "  cf.assert %y, \"in bb1\"\n"
                             "  cf.br ^bb2(%x : i1)\n"
                             "^bb2(%z: i1):\n"
                             "  cf.assert %z, \"in bb2\"\n"
                             "  cf.br ^bb3\n"
                             "^bb3:\n"
                             "  \"test.a\"() : () -> ()\n"
                             "  cf.br ^bb4\n"
                             "^bb4:\n"
                             "  return\n}\n";

TEST(StructureView, draws_blocks_and_control) {
  drawn_t d = draw(blocks, view_options_default());
  Agraph_t *one = find_cluster(&d, "<b>^bb1"),
           *two = find_cluster(&d, "<b>^bb2");
  ASSERT_TRUE(one && two);
  EXPECT_TRUE(holds_cluster(one, find_cluster(&d, "#1 kept")));
  EXPECT_TRUE(holds_cluster(two, find_cluster(&d, "#2 kept")));
  EXPECT_FALSE(find_cluster(&d, "<b>^bb3") != NULL);
  EXPECT_TRUE(holds_node(two, find_node(&d, "capture", "%2")
                                  ? find_node(&d, "capture", "%2")
                                  : find_node(&d, "capture", "%0")));
  EXPECT_EQ(2, count_nodes(&d, "block"));
  EXPECT_EQ(4, count_edges(&d, "control"));
  drawn_destroy(&d);
}

TEST(StructureView, puts_blocks_below_their_entry) {
  drawn_t d = draw(blocks, view_options_default());
  for (Agnode_t *n = agfstnode(d.graph); n; n = agnxtnode(d.graph, n))
    if (has_class(n, "block"))
      for (Agedge_t *e = agfstout(d.graph, n); e; e = agnxtout(d.graph, e)) {
        EXPECT_TRUE(has_class(e, "order"));
        EXPECT_CONTAINS("invis", attribute(e, "style"));
      }
  EXPECT_TRUE(count_edges(&d, "order") >= 2);
  drawn_destroy(&d);
}

/* `before` operations, an assertion that guards the next, `after` operations;
 * the caller frees it. */
static char *chain(int before, int after) {
  char *text = malloc(4096 + 100 * (size_t)(before + after));
  char *end =
      text + sprintf(text, "func.func @f(%%x: tensor<?xf32>) {\n"
                           "  %%c = arith.constant 0 : index\n"
                           "  %%v0 = \"test.op\"(%%x) : (tensor<?xf32>) "
                           "-> tensor<?xf32>\n");
  for (int i = 1; i <= before; ++i)
    end += sprintf(end,
                   "  %%v%d = \"test.op\"(%%v%d) : (tensor<?xf32>) -> "
                   "tensor<?xf32>\n",
                   i, i - 1);
  end += sprintf(end,
                 "  %%n = tensor.dim %%v%d, %%c : tensor<?xf32>\n"
                 "  %%ok = arith.cmpi sgt, %%n, %%c : index\n"
                 "  cf.assert %%ok, \"m\"\n",
                 before);
  for (int i = before + 1; i <= before + after; ++i)
    end += sprintf(end,
                   "  %%v%d = \"test.op\"(%%v%d) : (tensor<?xf32>) -> "
                   "tensor<?xf32>\n",
                   i, i - 1);
  sprintf(end, "  return\n}\n");
  return text;
}

TEST(StructureView, counts_what_is_folded) {
  char *text = chain(10, 20);
  drawn_t d = draw(text, view_options_default());
  Agnode_t *before = find_node(&d, "fold", "10 operations");
  Agnode_t *after = find_node(&d, "fold", "20 operations");
  Agnode_t *capture = find_node(&d, "capture", "test.op");
  Agnode_t *guarded = find_node(&d, "guarded", "test.op");
  ASSERT_TRUE(before && after && capture && guarded);
  EXPECT_TRUE(find_edge(&d, before, capture, "use") != NULL);
  EXPECT_TRUE(find_edge(&d, capture, guarded, "use") != NULL);
  EXPECT_TRUE(find_edge(&d, guarded, after, "use") != NULL);
  EXPECT_EQ(2, count_nodes(&d, "fold"));
  drawn_destroy(&d);
  free(text);
}

TEST(StructureView, depth_says_how_far) {
  char *text = chain(10, 20);
  static const struct {
    uint32_t depth;
    unsigned shown, folded;
  } rows[] = {{0, 0, 2}, {1, 2, 2}, {2, 4, 2}, {5, 10, 2}, {30, 31, 0}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; ++i) {
    SCOPED_TRACE("depth %u", rows[i].depth);
    view_options_t options = view_options_default();
    options.depth = rows[i].depth;
    drawn_t d = draw(text, options);
    unsigned shown = 0;
    for (Agnode_t *n = agfstnode(d.graph); n; n = agnxtnode(d.graph, n))
      shown += strstr(attribute(n, "label"), "test.op") != NULL;
    EXPECT_EQ(rows[i].shown, shown);
    EXPECT_EQ(i ? 1 : 0, count_edges(&d, "guard"));
    drawn_destroy(&d);
  }
  free(text);
}

TEST(StructureView, all_is_every_operation) {
  char *text = chain(10, 20);
  view_options_t options = view_options_default();
  options.all = true;
  drawn_t d = draw(text, options);
  unsigned shown = 0;
  for (Agnode_t *n = agfstnode(d.graph); n; n = agnxtnode(d.graph, n))
    shown += strstr(attribute(n, "label"), "test.op") != NULL;
  EXPECT_EQ(31, shown);
  EXPECT_EQ(0, count_nodes(&d, "fold"));
  EXPECT_EQ(1, count_clusters(&d, "slice"));
  drawn_destroy(&d);
  free(text);
}

static const char functions[] =
    "func.func @a(%x: i1) {\n  cf.assert %x, \"in a\"\n  return\n}\n"
    "func.func @b(%x: i1) {\n  cf.assert %x, \"in b\"\n  return\n}\n"
    "func.func @c() {\n  return\n}\n";

TEST(StructureView, draws_all_functions) {
  drawn_t d = draw(functions, view_options_default());
  EXPECT_TRUE(find_cluster(&d, "func.func @a") != NULL);
  EXPECT_TRUE(find_cluster(&d, "func.func @b") != NULL);
  EXPECT_TRUE(find_cluster(&d, "func.func @c") != NULL);
  EXPECT_EQ(2, count_clusters(&d, "slice"));
  drawn_destroy(&d);
}

TEST(StructureView, draws_one_function) {
  view_options_t options = view_options_default();
  options.function = mlirStringRefCreateFromCString("b");
  drawn_t d = draw(functions, options);
  EXPECT_FALSE(find_cluster(&d, "func.func @a") != NULL);
  EXPECT_TRUE(find_cluster(&d, "func.func @b") != NULL);
  EXPECT_FALSE(find_cluster(&d, "func.func @c") != NULL);
  EXPECT_TRUE(find_cluster(&d, "#2 kept") != NULL);
  EXPECT_EQ(1, count_clusters(&d, "slice"));
  EXPECT_CONTAINS("1 assertion<", attribute(d.graph, "label"));
  drawn_destroy(&d);
}

TEST(StructureView, draws_one_assertion) {
  view_options_t options = view_options_default();
  options.assertion = 0;
  drawn_t d = draw(functions, options);
  EXPECT_TRUE(find_cluster(&d, "#1 kept") != NULL);
  EXPECT_EQ(1, count_clusters(&d, "slice"));
  drawn_destroy(&d);
}

TEST(StructureView, counts_many_functions) {
  char text[8192] = "";
  for (int i = 0; i < 40; ++i)
    sprintf(text + strlen(text), "func.func @f%d() {\n  return\n}\n", i);
  strcat(text, functions);
  drawn_t d = draw(text, view_options_default());
  EXPECT_TRUE(find_node(&d, "fold", "40 functions") != NULL);
  EXPECT_FALSE(find_cluster(&d, "func.func @f0") != NULL);
  EXPECT_TRUE(find_cluster(&d, "func.func @b") != NULL);
  drawn_destroy(&d);
}

TEST(StructureView, draws_a_module_without_assertions) {
  drawn_t d = draw("func.func @f() {\n  return\n}\n", view_options_default());
  EXPECT_TRUE(find_cluster(&d, "func.func @f") != NULL);
  EXPECT_CONTAINS("0 assertions", attribute(d.graph, "label"));
  drawn_destroy(&d);
}

TEST(StructureView, draws_an_empty_module) {
  drawn_t d = draw("module {\n}\n", view_options_default());
  EXPECT_EQ(0, agnnodes(d.graph));
  EXPECT_CONTAINS("0 assertions", attribute(d.graph, "label"));
  drawn_destroy(&d);
}

/* `count` assertions, each of an argument of its own. */
static char *many(int count) {
  char *text = malloc(256 + 200 * (size_t)count);
  char *end = text + sprintf(text, "func.func @f(%%n: index, %%x: "
                                   "tensor<?xf32>) {\n"
                                   "  %%c = arith.constant 0 : index\n");
  for (int i = 0; i < count; ++i)
    end += sprintf(end,
                   "  %%d%d = tensor.dim %%x, %%c : tensor<?xf32>\n"
                   "  %%a%d = arith.cmpi slt, %%d%d, %%n : index\n"
                   "  cf.assert %%a%d, \"m\"\n"
                   "  \"test.use\"(%%x) : (tensor<?xf32>) -> ()\n",
                   i, i, i, i);
  sprintf(end, "  return\n}\n");
  return text;
}

TEST(StructureView, has_a_bound) {
  static const int counts[] = {1, 10, 100, 1000, 3000};
  for (size_t i = 0; i < sizeof counts / sizeof *counts; ++i) {
    SCOPED_TRACE("%d assertions", counts[i]);
    char *text = many(counts[i]);
    drawn_t d = draw(text, view_options_default());
    EXPECT_LE(agnnodes(d.graph), VIEW_MAX_NODES);
    EXPECT_EQ(d.num_nodes, agnnodes(d.graph));
    unsigned full = count_clusters(&d, "slice");
    unsigned compact = count_nodes(&d, "slice");
    if (counts[i] <= 100)
      EXPECT_EQ(counts[i], full);
    else if (counts[i] <= 1000)
      EXPECT_EQ(counts[i], full + compact);
    else
      EXPECT_TRUE(find_node(&d, "slice", "more assertions") != NULL);
    char legend[64];
    snprintf(legend, sizeof legend, "<b>%d assertion", counts[i]);
    EXPECT_CONTAINS(legend, attribute(d.graph, "label"));
    drawn_destroy(&d);
    free(text);
  }
}

TEST(StructureView, has_no_bound_where_all_is_asked_for) {
  char *text = many(1000);
  view_options_t options = view_options_default();
  options.all = true;
  drawn_t d = draw(text, options);
  EXPECT_EQ(1000, count_clusters(&d, "slice"));
  EXPECT_GT(agnnodes(d.graph), VIEW_MAX_NODES);
  drawn_destroy(&d);
  free(text);
}

/* An assertion in `depth` operations; the caller frees it. */
static char *nested(int depth) {
  char *text = malloc(64 + 32 * (size_t)depth), *end = text;
  end += sprintf(end, "func.func @f(%%x: i1) {\n");
  for (int i = 0; i < depth; ++i)
    end += sprintf(end, "scf.if %%x {\n");
  end += sprintf(end, "cf.assert %%x, \"deep\"\n");
  for (int i = 0; i < depth; ++i)
    end += sprintf(end, "}\n");
  sprintf(end, "return\n}\n");
  return text;
}

TEST(StructureView, draws_nesting) {
  char *text = nested(40);
  drawn_t d = draw(text, view_options_default());
  EXPECT_EQ(1, count_clusters(&d, "slice"));
  /* Each with its yield, and the return. */
  EXPECT_EQ(2 * 40 + 1, count_nodes(&d, "operation"));
  drawn_destroy(&d);
  free(text);
}

TEST(StructureView, folds_what_nests_too_deep) {
  char *text = nested(1000);
  drawn_t d = draw(text, view_options_default());
  EXPECT_EQ(0, count_clusters(&d, "slice"));
  Agnode_t *fold = find_node(&d, "fold", "operations");
  ASSERT_TRUE(fold != NULL);
  EXPECT_CONTAINS("1 assertion", attribute(fold, "label"));
  EXPECT_LT(agnnodes(d.graph), 10);
  drawn_destroy(&d);
  free(text);
}
