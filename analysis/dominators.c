/* Dominators by iteration in reverse post-order. */
#include "analysis/dominators.h"

/* Numbers nodes in post-order from the entry without recursion. Returns how
 * many it reached; `postorder` lists them, `number` tells their places. */
static uint32_t depth_first(const flow_graph_t *g, uint32_t *stack,
                            uint32_t *next, uint32_t *postorder,
                            uint32_t *number) {
  uint32_t top = 0, reached = 0;
  for (uint32_t i = 0; i < g->count; ++i) {
    next[i] = g->begin[i];
    number[i] = DOMINATORS_NONE;
  }
  stack[top++] = 0;
  number[0] = 0;
  while (top) {
    uint32_t node = stack[top - 1];
    if (next[node] == g->begin[node + 1]) {
      number[node] = reached;
      postorder[reached++] = node;
      --top;
      continue;
    }
    uint32_t to = g->successors[next[node]++];
    if (number[to] == DOMINATORS_NONE) {
      number[to] = 0;
      stack[top++] = to;
    }
  }
  return reached;
}

static uint32_t intersect(const uint32_t *idom, const uint32_t *number,
                          uint32_t a, uint32_t b) {
  while (a != b) {
    while (number[a] < number[b])
      a = idom[a];
    while (number[b] < number[a])
      b = idom[b];
  }
  return a;
}

/* Offers `node` as a dominator to its successors. */
static bool offer(const flow_graph_t *g, const uint32_t *number, uint32_t node,
                  uint32_t *idom) {
  bool changed = false;
  for (uint32_t k = g->begin[node]; k < g->begin[node + 1]; ++k) {
    uint32_t to = g->successors[k];
    if (to == 0)
      continue;
    uint32_t found = idom[to] == DOMINATORS_NONE
                         ? node
                         : intersect(idom, number, node, idom[to]);
    changed |= found != idom[to];
    idom[to] = found;
  }
  return changed;
}

bool dominators_find(const flow_graph_t *g, arena_t *arena, uint32_t *idom) {
  uint32_t *scratch = ARENA_NEW(arena, uint32_t, (size_t)g->count * 4);
  if (!scratch)
    return false;
  uint32_t *postorder = scratch + 2 * (size_t)g->count;
  uint32_t *number = scratch + 3 * (size_t)g->count;
  uint32_t reached =
      depth_first(g, scratch, scratch + g->count, postorder, number);
  for (uint32_t i = 0; i < g->count; ++i)
    idom[i] = DOMINATORS_NONE;
  idom[0] = 0;
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t k = reached; k-- > 0;)
      changed |= offer(g, number, postorder[k], idom);
  }
  return true;
}

/* Links each reached node into its dominator's list of children; the list is
 * in ascending order because nodes are linked from the last to the first. */
static void link_children(uint32_t count, const uint32_t *idom, uint32_t *first,
                          uint32_t *sibling) {
  for (uint32_t i = 0; i < count; ++i)
    first[i] = sibling[i] = DOMINATORS_NONE;
  for (uint32_t i = count; i-- > 1;) {
    if (idom[i] == DOMINATORS_NONE)
      continue;
    sibling[i] = first[idom[i]];
    first[idom[i]] = i;
  }
}

bool dominators_preorder(uint32_t count, const uint32_t *idom, arena_t *arena,
                         uint32_t *order, uint32_t *last) {
  uint32_t *first = ARENA_NEW(arena, uint32_t, (size_t)count * 2);
  if (!first)
    return false;
  uint32_t *sibling = first + count;
  link_children(count, idom, first, sibling);
  uint32_t placed = 0, node = 0;
  order[placed++] = 0;
  for (;;) {
    if (first[node] != DOMINATORS_NONE) {
      node = first[node];
      order[placed++] = node;
      continue;
    }
    last[node] = placed - 1;
    while (node && sibling[node] == DOMINATORS_NONE)
      last[node = idom[node]] = placed - 1;
    if (!node)
      break;
    node = sibling[node];
    order[placed++] = node;
  }
  for (uint32_t i = 1; i < count; ++i)
    if (idom[i] == DOMINATORS_NONE) {
      last[i] = placed;
      order[placed++] = i;
    }
  return true;
}
