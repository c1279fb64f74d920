/* Immediate dominators of a flow graph, after Cooper, Harvey and Kennedy, "A
 * Simple, Fast Dominance Algorithm", 2001. */
#ifndef ASSERTION_ANALYSIS_DOMINATORS_H
#define ASSERTION_ANALYSIS_DOMINATORS_H

#include <stdbool.h>
#include <stdint.h>

#include "analysis/arena.h"

#define DOMINATORS_NONE UINT32_MAX

/* A graph of `count` nodes; node 0 is the entry. The successors of node i are
 * successors[begin[i]] up to successors[begin[i + 1]]. */
typedef struct flow_graph_t {
  uint32_t count;
  const uint32_t *begin;
  const uint32_t *successors;
} flow_graph_t;

/* Fills `idom`, which has room for every node: its immediate dominator, 0 for
 * the entry, NONE where it cannot be reached. Scratch memory comes from
 * `arena`. Returns false without memory. */
bool dominators_find(const flow_graph_t *graph, arena_t *arena, uint32_t *idom);

/* Fills `order` with the nodes in pre-order of the dominator tree, children in
 * order of their numbers, the unreachable ones last; and `last`, for each
 * node, with the index in `order` of the last node that it dominates. */
bool dominators_preorder(uint32_t count, const uint32_t *idom, arena_t *arena,
                         uint32_t *order, uint32_t *last);

#endif
