/* Places operations in order of dominance, region by region. */
#include "analysis/dominance.h"

#include "analysis/dominators.h"

/* A block of a region: the operations from `first` up to `end`. */
typedef struct run_t {
  uint32_t first, end;
} run_t;

/* The runs of one region at a time. */
typedef struct runs_t {
  run_t *runs;
  uint32_t count;
} runs_t;

static uint32_t length(const run_t *run) { return run->end - run->first; }

/* Collects the blocks of the region that begins with operation `child` of
 * `parent`; returns the child behind the region. */
static uint32_t collect(const analysis_t *a, uint32_t parent, uint32_t child,
                        runs_t *out) {
  const numbered_op_t *ops = a->n.ops;
  MlirRegion region =
      mlirBlockGetParentRegion(mlirOperationGetBlock(ops[child].op));
  out->count = 0;
  while (child < ops[parent].end) {
    MlirBlock block = mlirOperationGetBlock(ops[child].op);
    if (!mlirRegionEqual(mlirBlockGetParentRegion(block), region))
      break;
    uint32_t first = child;
    while (!ops[child].last)
      child = ops[child].end;
    child = ops[child].end;
    out->runs[out->count++] = (run_t){first, child};
  }
  return child;
}

/* Gives the operations of `run` the places from `place` on. */
static void put(analysis_t *a, const run_t *run, uint32_t place,
                uint32_t last) {
  for (uint32_t id = run->first; id < run->end; id = a->n.ops[id].end) {
    a->dominance->order[id] = place + (id - run->first);
    a->dominance->last[id] = last;
  }
}

/* The last operation of `run`, which has its block's successors. */
static MlirOperation terminator_of(const analysis_t *a, const run_t *run) {
  MlirBlock block = mlirOperationGetBlock(a->n.ops[run->first].op);
  return mlirBlockGetTerminator(block);
}

/* The flow graph of the blocks in `runs`. */
static bool build_graph(analysis_t *a, const runs_t *runs, flow_graph_t *g) {
  pointer_map_t ids;
  bool ok = pointer_map_init(&ids, a->arena.allocator, runs->count);
  uint32_t *begin = ARENA_NEW(&a->arena, uint32_t, (size_t)runs->count + 1);
  ok = ok && begin;
  for (uint32_t i = 0; ok && i < runs->count; ++i) {
    MlirOperation end = terminator_of(a, &runs->runs[i]);
    MlirBlock block = mlirOperationGetBlock(a->n.ops[runs->runs[i].first].op);
    begin[i + 1] =
        begin[i] + (mlirOperationIsNull(end)
                        ? 0
                        : (uint32_t)mlirOperationGetNumSuccessors(end));
    ok = pointer_map_set(&ids, block.ptr, i);
  }
  uint32_t *to =
      ok ? ARENA_NEW(&a->arena, uint32_t, (size_t)begin[runs->count] + 1)
         : NULL;
  ok = ok && to;
  for (uint32_t i = 0; ok && i < runs->count; ++i)
    for (uint32_t k = begin[i]; k < begin[i + 1]; ++k) {
      MlirOperation end = terminator_of(a, &runs->runs[i]);
      MlirBlock next = mlirOperationGetSuccessor(end, k - begin[i]);
      uint32_t id = pointer_map_get(&ids, next.ptr);
      to[k] = id == POINTER_MAP_NONE ? 0 : id; /* An empty block: no edge. */
    }
  pointer_map_deinit(&ids);
  *g = (flow_graph_t){runs->count, begin, to};
  return ok;
}

/* Places the blocks of one region, from `place` on. */
static bool place_region(analysis_t *a, const runs_t *runs, uint32_t place) {
  if (runs->count == 1) {
    put(a, runs->runs, place, place + length(runs->runs) - 1);
    return true;
  }
  flow_graph_t graph;
  uint32_t *scratch = ARENA_NEW(&a->arena, uint32_t, (size_t)runs->count * 4);
  if (!scratch || !build_graph(a, runs, &graph))
    return false;
  uint32_t *order = scratch + runs->count, *last = order + runs->count;
  uint32_t *end = last + runs->count;
  if (!dominators_find(&graph, &a->arena, scratch) ||
      !dominators_preorder(runs->count, scratch, &a->arena, order, last))
    return false;
  uint32_t behind = place;
  for (uint32_t k = 0; k < runs->count; ++k)
    end[k] = behind += length(&runs->runs[order[k]]);
  for (uint32_t k = 0; k < runs->count; ++k) {
    uint32_t block = order[k];
    put(a, &runs->runs[block], place, end[last[block]] - 1);
    place = end[k];
  }
  return true;
}

static bool place_children(analysis_t *a, uint32_t parent, runs_t *runs) {
  uint32_t place = a->dominance->order[parent] + 1;
  for (uint32_t child = parent + 1; child < a->n.ops[parent].end;) {
    uint32_t behind = collect(a, parent, child, runs);
    if (!place_region(a, runs, place))
      return false;
    place += behind - child;
    child = behind;
  }
  return true;
}

bool dominance_ensure(analysis_t *a) {
  if (a->dominance)
    return true;
  struct dominance_t *d = ARENA_NEW(&a->arena, struct dominance_t, 1);
  uint32_t *memory = ARENA_NEW(&a->arena, uint32_t, (size_t)a->n.count * 3);
  runs_t runs = {ARENA_NEW(&a->arena, run_t, a->n.count), 0};
  if (!d || !memory || !runs.runs)
    return false;
  *d = (struct dominance_t){memory, memory + a->n.count,
                            memory + 2 * (size_t)a->n.count};
  a->dominance = d;
  for (uint32_t id = 0; id < a->n.count; ++id)
    if (a->n.ops[id].end > id + 1 && !place_children(a, id, &runs)) {
      a->dominance = NULL;
      return false;
    }
  for (uint32_t id = 0; id < a->n.count; ++id)
    d->by_order[d->order[id]] = id;
  return true;
}

uint32_t dominance_last_inside(const analysis_t *a, uint32_t id) {
  return a->dominance->order[id] + (a->n.ops[id].end - id) - 1;
}
