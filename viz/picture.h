/* A picture as plain data: nodes, edges and nested clusters, each with a role
 * that says what it stands for. It is filled from an analysis (build.h) and
 * becomes a graph of Graphviz (graph.h); nothing here knows either. */
#ifndef ASSERTION_VIZ_PICTURE_H
#define ASSERTION_VIZ_PICTURE_H

#include <stdbool.h>
#include <stdint.h>

#include "analysis/arena.h"

/* What stands for nothing: the cluster of what is in none, and so on. */
#define PICTURE_NONE UINT32_MAX

/* What becomes of something, from which its colour follows. The order is that
 * of the legend. */
typedef enum picture_fate_t {
  /* Part of the program as any other. */
  PICTURE_PLAIN,
  /* Of an assertion that stays. */
  PICTURE_KEPT,
  /* Of an assertion that is dropped. */
  PICTURE_DROPPED,
  /* Needed by several assertions and nothing else. */
  PICTURE_SHARED,
  /* Of an assertion that always fails. */
  PICTURE_FALSE,
  /* Of an assertion that never fails. */
  PICTURE_TRUE,
  PICTURE_FATE_COUNT
} picture_fate_t;

/* What a node stands for, from which its shape follows. */
typedef enum picture_role_t {
  /* One operation, of those that none of the next describes. */
  PICTURE_OPERATION,
  PICTURE_ASSERTION,
  /* A constant, at one of its uses. */
  PICTURE_CONSTANT,
  /* An argument of a block, or several. */
  PICTURE_ARGUMENT,
  /* An operation or argument that a slice reads. */
  PICTURE_CAPTURE,
  PICTURE_GUARDED,
  /* Operations, counted. */
  PICTURE_FOLD,
  /* One assertion with its slice, or several, counted. */
  PICTURE_FOLDED_ASSERTION,
  /* Where control enters a block. */
  PICTURE_BLOCK,
  /* A value by its name, beside one of many that use it. */
  PICTURE_REFERENCE,
  PICTURE_ROLE_COUNT
} picture_role_t;

/* What an edge stands for. */
typedef enum picture_link_t {
  /* Values, from what defines them to what uses them. */
  PICTURE_USE,
  /* From an assertion to what it guards. */
  PICTURE_GUARD,
  /* From a terminator to a block, and from an operation into its regions. */
  PICTURE_CONTROL,
  /* From the end of a loop back to it. It has no label: it does not constrain
   * ranks, and dot (2.43) frees memory twice for a label within one rank. */
  PICTURE_REPEAT,
  /* Nothing to see: what comes first is drawn above. */
  PICTURE_ORDER,
  PICTURE_LINK_COUNT
} picture_link_t;

/* What is written on something, in UTF-8 without control characters other than
 * line feeds, which begin new lines. NULL: nothing. */
typedef struct picture_text_t {
  const char *title;
  /* Below it, as important. */
  const char *body;
  /* Below that, small and in grey. */
  const char *note;
  /* Shown by a pointer that rests on it. */
  const char *tooltip;
  /* Where a click leads. */
  const char *link;
} picture_text_t;

/* A node. Its colour is that of its fate, whatever cluster it lies in. */
typedef struct picture_node_t {
  picture_role_t role;
  picture_fate_t fate;
  /* Whether the verbs erase it. */
  bool goes;
  /* The innermost cluster that it lies in, or PICTURE_NONE. */
  uint32_t cluster;
  picture_text_t text;
} picture_node_t;

/* An edge, at most one of a kind from one node to another. */
typedef struct picture_edge_t {
  /* Numbers of nodes, which differ. */
  uint32_t from, to;
  picture_link_t link;
  /* Of what the edge leads to, from which its colour follows. */
  picture_fate_t fate;
  /* How many uses or the like it stands for. */
  uint32_t count;
  /* As in picture_text_t; NULL: nothing. */
  const char *label;
  const char *tooltip;
} picture_edge_t;

/* A cluster. Those of slices have the fate of their assertion, and `slice` is
 * its number or another; what lies in them has the same, all else
 * PICTURE_NONE. */
typedef struct picture_cluster_t {
  /* The cluster around it, which has a lower number, or PICTURE_NONE. */
  uint32_t parent;
  uint32_t slice;
  picture_fate_t fate;
  bool goes;
  picture_text_t text;
} picture_cluster_t;

/* A picture in the caller's memory. All else is the arena's, strings too. */
typedef struct picture_t {
  arena_t arena;
  picture_node_t *nodes;
  picture_edge_t *edges;
  picture_cluster_t *clusters;
  /* How many there are, and how many have room. */
  uint32_t num_nodes, max_nodes;
  uint32_t num_edges, max_edges;
  uint32_t num_clusters, max_clusters;
  /* Assertions by fate, for the legend. */
  uint32_t assertions[PICTURE_FATE_COUNT];
  /* Operations that were seen, and those of them that go. */
  uint32_t operations, gone;
} picture_t;

/* Begins an empty picture, which has no memory yet, and frees all of it. A copy
 * of the struct is what the picture was when it was made: taken back, what was
 * added since is gone, though its memory is not. */
void picture_init(picture_t *picture);
void picture_deinit(picture_t *picture);

/* The slice that a cluster is in. */
uint32_t picture_slice(const picture_t *picture, uint32_t cluster);

/* Each adds a copy and returns its number, or PICTURE_NONE without memory, in
 * which case the arena has failed. Strings are not copied. */
uint32_t picture_add_node(picture_t *picture, picture_node_t node);
uint32_t picture_add_edge(picture_t *picture, picture_edge_t edge);
uint32_t picture_add_cluster(picture_t *picture, picture_cluster_t cluster);

#endif
