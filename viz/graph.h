/* From a picture to a graph of cgraph, with all the attributes that say how it
 * looks. */
#ifndef ASSERTION_VIZ_GRAPH_H
#define ASSERTION_VIZ_GRAPH_H

#include "analysis/text.h"
#include "viz/graphviz.h"
#include "viz/picture.h"

/* What does not follow from the picture. */
typedef struct graph_options_t {
  /* How often escapes are taken out of tooltips, see label_add_escaped. */
  unsigned passes;
  /* Without a background and a legend, for use within a page. */
  bool is_inline;
  /* Begins identifiers. */
  MlirStringRef id;
} graph_options_t;

/* Node i is named "nI" and cluster i "cluster_I". Nodes, edges and clusters
 * have the class of their role and fate, an id, and URL and tooltip where there
 * are such. The caller closes the graph. Returns NULL without memory. */
Agraph_t *graph_create(const graphviz_t *graphviz, const picture_t *picture,
                       const graph_options_t *options);

#endif
