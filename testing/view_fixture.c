/* Draws, reads back, searches. */
#include "testing/view_fixture.h"

#include <stdlib.h>
#include <string.h>

#include "testing/printed.h"

/* What rendering gives: a text, and what it says of errors. */
typedef struct rendered_t {
  printed_t text;
  drawn_t *drawn;
} rendered_t;

static void append(MlirStringRef text, void *data) {
  rendered_t *rendered = data;
  printed_append(text, &rendered->text);
}

static void append_error(MlirStringRef text, void *data) {
  drawn_t *drawn = ((rendered_t *)data)->drawn;
  size_t used = strlen(drawn->error);
  for (size_t i = 0; i < text.length && used + 1 < sizeof drawn->error; ++i)
    drawn->error[used++] = text.data[i];
  drawn->error[used] = '\0';
}

drawn_t draw_as(const char *text, view_options_t options,
                view_format_t format) {
  drawn_t drawn = {.text = NULL};
  analysed_t analysed = analyse(text);
  view_t *view = view_create(&options);
  if (analysed.analysis) {
    EXPECT_TRUE(
        mlirLogicalResultIsSuccess(view_add(view, analysed.analysis, NULL)));
    analysed_destroy(&analysed);
    rendered_t rendered = {.drawn = &drawn};
    MlirLogicalResult result =
        view_render(view, format, append, append_error, &rendered);
    drawn.text = rendered.text.data;
    drawn.length = rendered.text.length;
    EXPECT_EQ(mlirLogicalResultIsSuccess(result), !*drawn.error);
  }
  drawn.num_nodes = view_num_nodes(view);
  view_destroy(view);
  return drawn;
}

drawn_t draw(const char *text, view_options_t options) {
  drawn_t drawn = draw_as(text, options, VIEW_DOT);
  EXPECT_STREQ("", drawn.error);
  if (drawn.text)
    drawn.graph = agmemread(drawn.text);
  EXPECT_TRUE(drawn.graph != NULL);
  return drawn;
}

void drawn_destroy(drawn_t *drawn) {
  if (drawn->graph)
    agclose(drawn->graph);
  free(drawn->text);
}

const char *attribute(void *object, const char *name) {
  char *value = agget(object, (char *)(uintptr_t)name);
  return value ? value : "";
}

bool has_class(void *object, const char *word) {
  const char *class = attribute(object, "class");
  size_t length = strlen(word);
  for (const char *c = class; (c = strstr(c, word)); ++c)
    if ((c == class || c[-1] == ' ') && (!c[length] || c[length] == ' '))
      return true;
  return false;
}

Agnode_t *find_node(const drawn_t *drawn, const char *word, const char *part) {
  for (Agnode_t *n = agfstnode(drawn->graph); n; n = agnxtnode(drawn->graph, n))
    if (has_class(n, word) && strstr(attribute(n, "label"), part))
      return n;
  return NULL;
}

unsigned count_nodes(const drawn_t *drawn, const char *word) {
  unsigned count = 0;
  for (Agnode_t *n = agfstnode(drawn->graph); n; n = agnxtnode(drawn->graph, n))
    count += has_class(n, word);
  return count;
}

/* The cluster after `graph` in pre-order. */
static Agraph_t *next_cluster(Agraph_t *graph) {
  Agraph_t *next = agfstsubg(graph);
  while (!next && graph != agroot(graph)) {
    next = agnxtsubg(graph);
    graph = agparent(graph);
  }
  return next;
}

Agraph_t *find_cluster(const drawn_t *drawn, const char *part) {
  Agraph_t *g = drawn->graph;
  while ((g = next_cluster(g)))
    if (strstr(attribute(g, "label"), part))
      return g;
  return NULL;
}

unsigned count_clusters(const drawn_t *drawn, const char *word) {
  unsigned count = 0;
  Agraph_t *g = drawn->graph;
  while ((g = next_cluster(g)))
    count += has_class(g, word);
  return count;
}

bool holds_node(Agraph_t *cluster, Agnode_t *node) {
  return agsubnode(cluster, node, false) != NULL;
}

bool holds_cluster(Agraph_t *outer, Agraph_t *inner) {
  while (inner && inner != outer)
    inner = agparent(inner);
  return inner != NULL;
}

Agedge_t *find_edge(const drawn_t *drawn, Agnode_t *from, Agnode_t *to,
                    const char *word) {
  if (!from || !to)
    return NULL;
  for (Agedge_t *e = agfstout(drawn->graph, from); e;
       e = agnxtout(drawn->graph, e))
    if (aghead(e) == to && has_class(e, word))
      return e;
  return NULL;
}

unsigned count_edges(const drawn_t *drawn, const char *word) {
  unsigned count = 0;
  for (Agnode_t *n = agfstnode(drawn->graph); n; n = agnxtnode(drawn->graph, n))
    for (Agedge_t *e = agfstout(drawn->graph, n); e;
         e = agnxtout(drawn->graph, e))
      count += has_class(e, word);
  return count;
}
