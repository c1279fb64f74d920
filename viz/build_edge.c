/* Values that flow between nodes, guards, and control. */
#include "viz/build_impl.h"

#include <string.h>

/* Whether the node of `id` is that of no other operation. */
static bool is_single(const build_t *b, uint32_t id) {
  return b->plan->ops[id] & (PLAN_SHOWN | PLAN_HOLDS);
}

static const void *key_of(picture_edge_t edge) {
  return build_pair(edge.from,
                    edge.to * PICTURE_LINK_COUNT + (uint32_t)edge.link);
}

static bool has_edge(const build_t *b, picture_edge_t edge) {
  return pointer_map_get(&b->edges, key_of(edge)) != POINTER_MAP_NONE;
}

/* The edge between two nodes, made if there is none. */
static picture_edge_t *edge_between(build_t *b, picture_edge_t edge) {
  const void *key = key_of(edge);
  uint32_t i = pointer_map_get(&b->edges, key);
  if (i == POINTER_MAP_NONE) {
    i = picture_add_edge(b->picture, edge);
    if (i == PICTURE_NONE || !pointer_map_set(&b->edges, key, i))
      return NULL;
  }
  ++b->picture->edges[i].count;
  return &b->picture->edges[i];
}

static bool crosses(const build_t *b, uint32_t from, uint32_t to) {
  const picture_t *p = b->picture;
  return picture_slice(p, p->nodes[from].cluster) !=
         picture_slice(p, p->nodes[to].cluster);
}

/* How many edges leave a node, to be counted on. NULL without memory. */
static uint32_t *leaving(build_t *b, uint32_t node) {
  if (node >= b->max_leaving) {
    size_t larger = 2 * (size_t)b->picture->num_nodes + 16;
    uint32_t *counts = ARENA_NEW(&b->arena, uint32_t, larger);
    if (!counts)
      return NULL;
    if (b->max_leaving)
      memcpy(counts, b->leaving, b->max_leaving * sizeof *counts);
    b->leaving = counts;
    b->max_leaving = larger;
  }
  return &b->leaving[node];
}

/* A node beside `to` that names `value`, in place of an edge from its
 * definition. What is folded does without. */
static void add_reference(build_t *b, uint32_t from, uint32_t to,
                          MlirValue value) {
  picture_node_t *user = &b->picture->nodes[to];
  if (user->role == PICTURE_FOLD || user->role == PICTURE_FOLDED_ASSERTION)
    return;
  text_t name = {.arena = b->d.arena};
  mlirValuePrintAsOperand(value, b->d.names, text_callback, &name);
  picture_node_t node = {.role = PICTURE_REFERENCE,
                         .cluster = user->cluster,
                         .text = {.title = text_string(&name),
                                  .tooltip = describe_value(&b->d, value),
                                  .link = b->picture->nodes[from].text.link}};
  picture_edge_t edge = {.to = to, .link = PICTURE_USE, .fate = user->fate};
  edge.from = picture_add_node(b->picture, node);
  if (edge.from != PICTURE_NONE)
    edge_between(b, edge);
}

/* Whether an edge between two nodes would say nothing. */
static bool says_nothing(const build_t *b, uint32_t from, uint32_t to) {
  if (from == PICTURE_NONE || to == PICTURE_NONE || from == to)
    return true;
  const picture_node_t *nodes = b->picture->nodes;
  return b->num_compact > BUILD_CROWD && nodes[from].role == PICTURE_FOLD &&
         nodes[to].role == PICTURE_FOLDED_ASSERTION;
}

/* Joins the node `from`, which has `value`, to `to`. */
static void join(build_t *b, uint32_t from, uint32_t to, MlirValue value) {
  if (says_nothing(b, from, to))
    return;
  picture_edge_t row = {.from = from,
                        .to = to,
                        .link = PICTURE_USE,
                        .fate = b->picture->nodes[to].fate};
  uint32_t *count = leaving(b, from);
  if (!count || (*count >= BUILD_MOST_EDGES && !has_edge(b, row))) {
    add_reference(b, from, to, value);
    return;
  }
  picture_edge_t *edge = edge_between(b, row);
  if (!edge || edge->count > 1)
    return;
  ++*count;
  edge->tooltip = describe_value(&b->d, value);
  if (crosses(b, from, to))
    edge->label = describe_type(&b->d, value);
}

/* A constant beside its user. */
static void add_constant(build_t *b, uint32_t id, uint32_t to) {
  picture_node_t *user = &b->picture->nodes[to];
  bool goes = plan_goes(b->plan, id);
  picture_node_t node = {.role = PICTURE_CONSTANT,
                         .fate = goes ? user->fate : PICTURE_PLAIN,
                         .goes = goes,
                         .cluster = user->cluster,
                         .text = describe_constant(&b->d, id)};
  picture_edge_t edge = {.to = to, .link = PICTURE_USE, .count = 1};
  edge.from = picture_add_node(b->picture, node);
  if (edge.from != PICTURE_NONE)
    picture_add_edge(b->picture, edge);
}

static void add_operand(build_t *b, uint32_t id, MlirValue value) {
  const plan_t *plan = b->plan;
  uint32_t to = b->homes[id], def = analysis_def(plan->analysis, value);
  if (to == PICTURE_NONE)
    return;
  if (def == ANALYSIS_NONE) {
    if (mlirValueIsABlockArgument(value))
      join(b, build_argument(b, value), to, value);
  } else if (!plan_is_constant(plan->analysis, def)) {
    join(b, b->homes[def], to, value);
  } else if (is_single(b, id)) {
    add_constant(b, def, to);
  }
}

static void add_control(build_t *b, uint32_t from, uint32_t to) {
  if (from == PICTURE_NONE || to == PICTURE_NONE || from == to)
    return;
  edge_between(
      b, (picture_edge_t){.from = from, .to = to, .link = PICTURE_CONTROL});
}

/* From the end of a loop's region to the loop. */
static void add_repeat(build_t *b, uint32_t id, MlirOperation terminator) {
  uint32_t last = mlirOperationIsNull(terminator)
                      ? ANALYSIS_NONE
                      : analysis_id(b->plan->analysis, terminator);
  if (last == ANALYSIS_NONE || b->homes[last] == PICTURE_NONE ||
      b->homes[id] == PICTURE_NONE)
    return;
  edge_between(b, (picture_edge_t){.from = b->homes[last],
                                   .to = b->homes[id],
                                   .link = PICTURE_REPEAT});
}

static void add_successors(build_t *b, uint32_t id, MlirOperation op) {
  for (intptr_t s = 0; s < mlirOperationGetNumSuccessors(op); ++s) {
    build_block_t *block = build_block_of(b, mlirOperationGetSuccessor(op, s));
    if (block)
      add_control(b, b->homes[id], build_entry(b, block));
  }
}

/* From an operation to the arguments of what is in it, or to the first of it;
 * and back from the end of a loop. */
static void add_entries(build_t *b, uint32_t id, MlirOperation op) {
  bool is_loop = analysis_policy(b->plan->analysis, id).traits & OP_TRAIT_LOOP;
  for (intptr_t r = 0; r < mlirOperationGetNumRegions(op); ++r) {
    MlirBlock block = mlirRegionGetFirstBlock(mlirOperationGetRegion(op, r));
    if (mlirBlockIsNull(block))
      continue;
    intptr_t count = mlirBlockGetNumArguments(block);
    for (intptr_t k = 0; k < count; ++k)
      add_control(b, b->homes[id],
                  build_argument(b, mlirBlockGetArgument(block, k)));
    build_block_t *row = build_block_of(b, block);
    if (row && !count)
      add_control(b, b->homes[id], row->first);
    if (is_loop)
      add_repeat(b, id, mlirBlockGetTerminator(block));
  }
}

static void add_guards(build_t *b) {
  for (uint32_t i = 0; i < b->plan->num_guards; ++i) {
    plan_guard_t guard = b->plan->guards[i];
    uint32_t inner =
        analysis_assertion(b->plan->analysis, guard.assertion)->inner;
    uint32_t from = b->homes[inner], to = b->homes[guard.operation];
    if (from == PICTURE_NONE || to == PICTURE_NONE || from == to)
      continue;
    picture_edge_t *edge = edge_between(
        b, (picture_edge_t){.from = from,
                            .to = to,
                            .link = PICTURE_GUARD,
                            .fate = describe_fate(&b->d, guard.assertion)});
    if (edge && (!i || b->plan->guards[i - 1].assertion != guard.assertion))
      edge->label = "guards";
  }
}

/* By cluster: the block that it is or lies in, among those that are entered. */
static uint32_t *entered_blocks(build_t *b) {
  const picture_t *p = b->picture;
  uint32_t *block_in = ARENA_NEW(&b->arena, uint32_t, p->num_clusters + 1);
  for (uint32_t i = 0; block_in && i < b->num_blocks; ++i)
    if (b->blocks[i].entry != PICTURE_NONE && !b->blocks[i].is_folded)
      block_in[b->blocks[i].cluster] = i + 1;
  for (uint32_t c = 0; block_in && c < p->num_clusters; ++c)
    if (!block_in[c] && p->clusters[c].parent != PICTURE_NONE)
      block_in[c] = block_in[p->clusters[c].parent];
  return block_in;
}

/* Puts what is in a block below where control enters it. */
static void order_blocks(build_t *b) {
  picture_t *p = b->picture;
  uint32_t *block_in = entered_blocks(b), count = p->num_nodes;
  bool *has_above = ARENA_NEW(&b->arena, bool, count + 1);
  if (!block_in || !has_above)
    return;
  for (uint32_t e = 0; e < p->num_edges; ++e) {
    uint32_t from = p->nodes[p->edges[e].from].cluster;
    uint32_t to = p->nodes[p->edges[e].to].cluster;
    has_above[p->edges[e].to] |= from != PICTURE_NONE && to != PICTURE_NONE &&
                                 block_in[from] == block_in[to];
  }
  for (uint32_t n = 0; n < count; ++n) {
    uint32_t cluster = p->nodes[n].cluster;
    uint32_t block = cluster == PICTURE_NONE ? 0 : block_in[cluster];
    uint32_t entry = block ? b->blocks[block - 1].entry : PICTURE_NONE;
    if (entry != PICTURE_NONE && n != entry && !has_above[n])
      picture_add_edge(
          p, (picture_edge_t){.from = entry, .to = n, .link = PICTURE_ORDER});
  }
}

/* Puts a crowd of assertions in rows, half as many columns as rows since a node
 * is wider than high. */
static void arrange_crowd(build_t *b) {
  uint32_t total = analysis_num_assertions(b->plan->analysis);
  uint32_t *nodes = ARENA_NEW(&b->arena, uint32_t, total + 1);
  uint32_t count = 0, columns = 1;
  if (!nodes || b->num_compact <= BUILD_CROWD)
    return;
  while (2 * columns * columns < b->num_compact)
    ++columns;
  for (uint32_t i = 0; i < total; ++i)
    if (b->compact[i] != PICTURE_NONE)
      nodes[count++] = b->compact[i];
  for (uint32_t k = columns; k < count; ++k)
    picture_add_edge(b->picture, (picture_edge_t){.from = nodes[k - columns],
                                                  .to = nodes[k],
                                                  .link = PICTURE_ORDER});
}

void build_edges(build_t *b) {
  analysis_t *a = b->plan->analysis;
  uint32_t end = analysis_end(a, b->plan->scope);
  for (uint32_t id = b->plan->scope; id < end; ++id) {
    MlirOperation op = analysis_operation(a, id);
    for (intptr_t k = 0; k < mlirOperationGetNumOperands(op); ++k)
      add_operand(b, id, mlirOperationGetOperand(op, k));
    add_successors(b, id, op);
    if (b->plan->ops[id] & PLAN_HOLDS)
      add_entries(b, id, op);
  }
  add_guards(b);
  order_blocks(b);
  arrange_crowd(b);
}
