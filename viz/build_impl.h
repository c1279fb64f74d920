/* What the files that fill a picture share; no other file includes it: blocks
 * and their clusters (build_block.c), nodes (build_node.c), edges
 * (build_edge.c), in this order. */
#ifndef ASSERTION_VIZ_BUILD_IMPL_H
#define ASSERTION_VIZ_BUILD_IMPL_H

#include "analysis/text.h"
#include "viz/describe.h"
#include "viz/picture.h"
#include "viz/plan.h"

/* A value with more users is drawn by its name beside each further one: one
 * long edge a user takes layout time quadratic in their number. */
enum { BUILD_MOST_EDGES = 6 };

/* More assertions of one node each are a crowd: they stand in rows, and what is
 * folded is not joined to them. */
enum { BUILD_CROWD = 12 };

/* How many different names of folded operations are listed. */
enum { BUILD_FOLD_NAMES = 6 };

/* Operations that share a node, and what is counted of them. Names are
 * borrowed from the IR; the first without data ends them. */
typedef struct build_fold_t {
  uint32_t node;
  uint32_t operations, functions, assertions;
  /* Those of the operations that the verbs erase. */
  uint32_t gone;
  /* Constants that are drawn beside none of their uses. */
  uint32_t constants;
  /* The first of the operations. */
  uint32_t id;
  MlirStringRef names[BUILD_FOLD_NAMES];
} build_fold_t;

/* A block of an operation in which something is shown, or all those blocks of
 * one of its regions in which nothing is. Nodes and folds are PICTURE_NONE
 * until they are made. */
typedef struct build_block_t {
  uint32_t parent;
  /* Which region of the parent and which block of the region it is. */
  uint32_t region, index;
  /* Whether there are others. */
  bool one_region, one_block;
  /* Whether it stands for blocks in which nothing is shown. */
  bool is_folded;
  /* Its cluster, once `has_cluster`. */
  uint32_t cluster;
  bool has_cluster;
  /* The slice that it lies in, or ANALYSIS_NONE. */
  uint32_t owner;
  /* What is folded since the last operation shown, and grouped assertions. */
  uint32_t fold, group;
  /* Constants drawn beside no use that no fold counts yet. */
  uint32_t constants;
  /* Its entry, and those of its arguments that have no node of their own. */
  uint32_t entry, arguments;
  /* The first node made of an operation in it. */
  uint32_t first;
} build_block_t;

/* A picture being filled. The picture has an arena for what stays in it; this
 * one is for what is needed until it is filled. */
typedef struct build_t {
  picture_t *picture;
  const plan_t *plan;
  describe_t d;
  /* The cluster that all goes into, or PICTURE_NONE. */
  uint32_t base;
  arena_t arena;
  /* By operation: its node, and the cluster of what is in it. */
  uint32_t *homes, *clusters;
  /* By assertion: its node where it is compact. */
  uint32_t *compact;
  /* How many of those there are. */
  uint32_t num_compact;
  build_block_t *blocks;
  uint32_t num_blocks, max_blocks;
  build_fold_t *folds;
  uint32_t num_folds, max_folds;
  /* From blocks to their numbers; from blocks to 1 where something is shown. */
  pointer_map_t block_of, content;
  /* From pairs of numbers: clusters of regions and slices, and edges. */
  pointer_map_t regions, slices, edges;
  /* By node: edges that leave it so far. */
  uint32_t *leaving;
  size_t max_leaving;
  /* From arguments to nodes. */
  pointer_map_t arguments;
} build_t;

/* Two numbers as a key that is not NULL. */
static inline const void *build_pair(uint32_t a, uint32_t b) {
  return (const void *)(((uintptr_t)a << 32 | b) + 1);
}

/* Registers the blocks of all operations in which something is shown, and makes
 * the clusters of those operations, outer ones first. */
bool build_blocks(build_t *build);
/* The block that `op` is in, or NULL for one of a folded operation. */
build_block_t *build_block_of(build_t *build, MlirBlock block);
/* The cluster of a block; the one in it for operation `id`, which may be that
 * of its slice. */
uint32_t build_block_cluster(build_t *build, build_block_t *block);
uint32_t build_cluster_of(build_t *build, uint32_t id);

/* Makes the nodes of all operations. */
void build_nodes(build_t *build);
/* The node of a block argument, and of the entry of a block. */
uint32_t build_argument(build_t *build, MlirValue value);
uint32_t build_entry(build_t *build, build_block_t *block);

/* Makes all edges, and a node for each use of a constant. */
void build_edges(build_t *build);

/* How many assertions operation `id` has in it, itself included. */
uint32_t build_assertions_in(const build_t *build, uint32_t id);

/* A fold of `role`, which belongs to `cluster`; another operation in it; and
 * what they say once all is in them. */
uint32_t build_fold_create(build_t *build, picture_role_t role,
                           uint32_t cluster);
void build_fold_add(build_t *build, uint32_t fold, uint32_t id);
void build_fold_finish(build_t *build);

#endif
