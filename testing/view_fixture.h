/* What the tests of pictures share: a text drawn, its DOT read back by cgraph
 * and asked as a graph. */
#ifndef ASSERTION_TESTING_VIEW_FIXTURE_H
#define ASSERTION_TESTING_VIEW_FIXTURE_H

#include <graphviz/cgraph.h>

#include "testing/analysis_fixture.h"
#include "viz/view.h"

/* A picture in one format, and as a graph if that is DOT. */
typedef struct drawn_t {
  /* Ends with NUL; may hold others. */
  char *text;
  size_t length;
  /* NULL where the format is another or rendering failed. */
  Agraph_t *graph;
  /* What rendering said, "" if it succeeded. */
  char error[512];
  uint32_t num_nodes;
} drawn_t;

/* Draws all of `text`, a module. Destroy it in any case. */
drawn_t draw_as(const char *text, view_options_t options, view_format_t format);
/* As DOT. The running test fails where that cannot be drawn or read back. */
drawn_t draw(const char *text, view_options_t options);
void drawn_destroy(drawn_t *drawn);

/* An attribute of a node, edge or cluster, "" if it has none. */
const char *attribute(void *object, const char *name);
/* Whether the class of a node, edge or cluster has this word. */
bool has_class(void *object, const char *word);

/* The first node whose class has the word and whose label has `part` in it, or
 * NULL. Labels are HTML-like. */
Agnode_t *find_node(const drawn_t *drawn, const char *word, const char *part);
/* The nodes whose class has the word. */
unsigned count_nodes(const drawn_t *drawn, const char *word);

/* The first cluster, however deep, whose label has `part` in it, or NULL. */
Agraph_t *find_cluster(const drawn_t *drawn, const char *part);
/* The clusters whose class has the word. */
unsigned count_clusters(const drawn_t *drawn, const char *word);
/* Whether `cluster` holds the node or the cluster. */
bool holds_node(Agraph_t *cluster, Agnode_t *node);
bool holds_cluster(Agraph_t *outer, Agraph_t *inner);

/* The first edge with this word in its class between two nodes, or NULL. */
Agedge_t *find_edge(const drawn_t *drawn, Agnode_t *from, Agnode_t *to,
                    const char *word);
/* All edges with the word, of any nodes. */
unsigned count_edges(const drawn_t *drawn, const char *word);

#endif
