/* Values that flow between nodes, guards, and control. */
#include "viz/build_impl.h"

/* Whether the node of `id` is that of no other operation. */
static bool is_single(const build_t *b, uint32_t id) {
  return b->plan->ops[id] & (PLAN_SHOWN | PLAN_HOLDS);
}

/* The edge between two nodes, made if there is none. */
static picture_edge_t *edge_between(build_t *b, picture_edge_t edge) {
  const void *key =
      build_pair(edge.from, edge.to * PICTURE_LINK_COUNT + (uint32_t)edge.link);
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

/* Joins the node `from`, which has `value`, to `to`. */
static void join(build_t *b, uint32_t from, uint32_t to, MlirValue value) {
  if (from == PICTURE_NONE || to == PICTURE_NONE || from == to)
    return;
  picture_edge_t *edge =
      edge_between(b, (picture_edge_t){.from = from,
                                       .to = to,
                                       .link = PICTURE_USE,
                                       .fate = b->picture->nodes[to].fate});
  if (!edge || edge->count > 1)
    return;
  edge->tooltip = describe_value(&b->d, value);
  if (crosses(b, from, to))
    edge->label = describe_type(&b->d, value);
}

/* A constant beside its user. */
static void add_constant(build_t *b, uint32_t id, uint32_t to) {
  picture_node_t *user = &b->picture->nodes[to];
  analysis_class_t class = analysis_class(b->plan->analysis, id);
  bool goes = b->plan->options->dropped && class == ANALYSIS_SLICE;
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

static void add_successors(build_t *b, uint32_t id, MlirOperation op) {
  for (intptr_t s = 0; s < mlirOperationGetNumSuccessors(op); ++s) {
    build_block_t *block = build_block_of(b, mlirOperationGetSuccessor(op, s));
    if (block)
      add_control(b, b->homes[id], build_entry(b, block));
  }
}

/* From an operation to the arguments of what is in it. */
static void add_entries(build_t *b, uint32_t id, MlirOperation op) {
  for (intptr_t r = 0; r < mlirOperationGetNumRegions(op); ++r) {
    MlirBlock block = mlirRegionGetFirstBlock(mlirOperationGetRegion(op, r));
    intptr_t count =
        mlirBlockIsNull(block) ? 0 : mlirBlockGetNumArguments(block);
    for (intptr_t k = 0; k < count; ++k)
      add_control(b, b->homes[id],
                  build_argument(b, mlirBlockGetArgument(block, k)));
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
    if (edge)
      edge->label = "guards";
  }
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
}
