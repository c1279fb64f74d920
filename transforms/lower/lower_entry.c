/* Walks each function from its entry along the blocks that every run comes to,
 * up to the first thing over which nothing may be moved. */
#include "transforms/lower/lower_entry.h"

#include "analysis/dominators.h"

/* The blocks of one function. Node 0 of the reversed graph is its end, block k
 * is node k + 1. */
typedef struct blocks_t {
  MlirBlock *blocks;
  uint32_t count;
  /* From blocks to their numbers. */
  pointer_map_t ids;
  /* By node: the next block to which every run comes. */
  uint32_t *next;
  uint8_t *visited;
  uint32_t *stack;
} blocks_t;

/* One walk. */
typedef struct walk_t {
  analysis_t *analysis;
  const uint8_t *candidates;
  uint8_t *hoisted;
  blocks_t b;
} walk_t;

MlirValue lower_entry_argument(MlirOperation function, MlirValue value) {
  MlirStringRef cast = mlirStringRefCreateFromCString("tensor.cast");
  while (mlirValueIsAOpResult(value)) {
    MlirOperation op = mlirOpResultGetOwner(value);
    if (!mlirStringRefEqual(mlirIdentifierStr(mlirOperationGetName(op)), cast))
      return (MlirValue){NULL};
    value = mlirOperationGetOperand(op, 0);
  }
  MlirBlock entry =
      mlirRegionGetFirstBlock(mlirOperationGetFirstRegion(function));
  bool is_argument = mlirBlockEqual(mlirBlockArgumentGetOwner(value), entry);
  return is_argument ? value : (MlirValue){NULL};
}

/* ---- Blocks ---- */

static intptr_t num_successors(MlirBlock block) {
  MlirOperation last = mlirBlockGetTerminator(block);
  return mlirOperationIsNull(last) ? 0 : mlirOperationGetNumSuccessors(last);
}

static uint32_t successor(const blocks_t *b, uint32_t block, intptr_t k) {
  MlirBlock to =
      mlirOperationGetSuccessor(mlirBlockGetTerminator(b->blocks[block]), k);
  return pointer_map_get(&b->ids, to.ptr);
}

/* Lists the edges of the reversed graph by node: first counts, then places. */
static bool reverse(blocks_t *b, arena_t *arena, flow_graph_t *graph) {
  uint32_t nodes = b->count + 1, edges = 0;
  uint32_t *begin = ARENA_NEW(arena, uint32_t, (size_t)nodes + 2);
  if (!begin)
    return false;
  for (uint32_t k = 0; k < b->count; ++k) {
    intptr_t successors = num_successors(b->blocks[k]);
    edges += successors ? (uint32_t)successors : 1;
    begin[2] += !successors;
    for (intptr_t n = 0; n < successors; ++n)
      if (successor(b, k, n) + 3 < nodes + 2)
        ++begin[successor(b, k, n) + 3];
  }
  for (uint32_t k = 2; k < nodes + 2; ++k)
    begin[k] += begin[k - 1];
  uint32_t *to = ARENA_NEW(arena, uint32_t, (size_t)edges + 1);
  for (uint32_t k = 0; k < b->count && to; ++k) {
    intptr_t successors = num_successors(b->blocks[k]);
    if (!successors)
      to[begin[1]++] = k + 1;
    for (intptr_t n = 0; n < successors; ++n)
      to[begin[successor(b, k, n) + 2]++] = k + 1;
  }
  *graph = (flow_graph_t){nodes, begin, to};
  return to != NULL;
}

static bool blocks_init(blocks_t *b, MlirOperation function, arena_t *arena) {
  MlirRegion region = mlirOperationGetFirstRegion(function);
  MlirBlock block = mlirRegionGetFirstBlock(region);
  for (b->count = 0; !mlirBlockIsNull(block);
       block = mlirBlockGetNextInRegion(block))
    ++b->count;
  b->blocks = ARENA_NEW(arena, MlirBlock, b->count);
  b->next = ARENA_NEW(arena, uint32_t, (size_t)b->count + 1);
  b->visited = ARENA_NEW(arena, uint8_t, b->count);
  b->stack = ARENA_NEW(arena, uint32_t, b->count);
  bool ok = pointer_map_init(&b->ids, arena->allocator, b->count) &&
            b->blocks && b->next && b->visited && b->stack;
  block = mlirRegionGetFirstBlock(region);
  for (uint32_t k = 0; k < b->count && ok;
       ++k, block = mlirBlockGetNextInRegion(block)) {
    b->blocks[k] = block;
    ok = pointer_map_set(&b->ids, block.ptr, k);
  }
  flow_graph_t graph;
  return ok && reverse(b, arena, &graph) &&
         dominators_find(&graph, arena, b->next);
}

/* ---- The walk ---- */

/* Whether nothing may be moved over operation `id` or what is in it. */
static bool is_barrier(analysis_t *a, uint32_t id) {
  for (uint32_t k = id; k < analysis_end(a, id); ++k) {
    analysis_root_t root = analysis_root(a, k);
    if (analysis_class(a, k) == ANALYSIS_ASSERTION)
      return true;
    if (!(analysis_policy(a, k).traits & OP_TRAIT_TERMINATOR) &&
        (root == ANALYSIS_ROOT_EFFECTS || root == ANALYSIS_ROOT_UNKNOWN ||
         root == ANALYSIS_ROOT_UNSELECTED))
      return true;
  }
  return false;
}

/* Goes through a block; `always` says that every run comes to it. Returns false
 * at a barrier. */
static bool walk_block(walk_t *w, uint32_t block, bool always) {
  MlirOperation op = mlirBlockGetFirstOperation(w->b.blocks[block]);
  for (; !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op)) {
    uint32_t id = analysis_id(w->analysis, op);
    uint32_t i = analysis_assertion_at(w->analysis, id);
    if (i != ANALYSIS_NONE && always && w->candidates[i])
      w->hoisted[i] = 1;
    else if (is_barrier(w->analysis, id))
      return false;
  }
  return true;
}

static void push_successors(walk_t *w, uint32_t block, uint32_t *top) {
  for (intptr_t n = 0; n < num_successors(w->b.blocks[block]); ++n) {
    uint32_t to = successor(&w->b, block, n);
    if (w->b.visited[to])
      continue;
    w->b.visited[to] = 1;
    w->b.stack[(*top)++] = to;
  }
}

/* Goes through the blocks between `from` and `to`, to which not every run
 * comes. */
static bool walk_between(walk_t *w, uint32_t from, uint32_t to) {
  uint32_t top = 0;
  if (to < w->b.count)
    w->b.visited[to] = 1;
  push_successors(w, from, &top);
  while (top) {
    uint32_t block = w->b.stack[--top];
    if (!walk_block(w, block, false))
      return false;
    push_successors(w, block, &top);
  }
  return true;
}

static void walk(walk_t *w) {
  w->b.visited[0] = 1;
  for (uint32_t node = 1; node && node != DOMINATORS_NONE;) {
    uint32_t next = w->b.next[node];
    if (!walk_block(w, node - 1, true) || next == DOMINATORS_NONE || !next ||
        !walk_between(w, node - 1, next - 1))
      return;
    node = next;
  }
}

/* Whether `id` is a function: isolated, with a name. */
static bool is_function(const analysis_t *a, uint32_t id) {
  unsigned wanted = OP_TRAIT_SYMBOL | OP_TRAIT_ISOLATED;
  MlirOperation op = analysis_operation(a, id);
  return (analysis_policy(a, id).traits & wanted) == wanted &&
         mlirOperationGetNumRegions(op) == 1 &&
         mlirStringRefEqual(mlirIdentifierStr(mlirOperationGetName(op)),
                            mlirStringRefCreateFromCString("func.func"));
}

bool lower_entry_find(analysis_t *a, const uint8_t *candidates, arena_t *arena,
                      uint8_t *hoisted) {
  uint32_t done = ANALYSIS_NONE;
  bool ok = true;
  for (uint32_t i = 0; i < analysis_num_assertions(a) && ok; ++i) {
    uint32_t function = analysis_parent(a, analysis_assertion(a, i)->id);
    if (!candidates[i] || function == ANALYSIS_NONE || function == done ||
        !is_function(a, function))
      continue;
    walk_t w = {.analysis = a, .candidates = candidates, .hoisted = hoisted};
    ok = blocks_init(&w.b, analysis_operation(a, function), arena);
    if (ok)
      walk(&w);
    pointer_map_deinit(&w.b.ids);
    done = function;
  }
  return ok;
}
