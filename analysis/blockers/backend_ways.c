/* The shortest ways from operations to what keeps them. */
#include "analysis/blockers/backend_facts.h"

typedef struct search_t {
  backend_facts_t *facts;
  uint32_t *queue;
  uint32_t head, tail;
} search_t;

/* Notes that `id` is needed by `user`, unless it was reached before. */
static void reach(search_t *search, uint32_t id, uint32_t user) {
  backend_facts_t *facts = search->facts;
  if (id == ANALYSIS_NONE || facts->distance[id])
    return;
  facts->next[id] = user;
  facts->distance[id] = id == user ? 1 : facts->distance[user] + 1;
  search->queue[search->tail++] = id;
}

static bool has_trait(const analysis_t *a, uint32_t id, unsigned trait) {
  return analysis_policy(a, id).traits & trait;
}

static bool is_last(MlirOperation op) {
  return mlirOperationIsNull(mlirOperationGetNextInBlock(op));
}

/* Whether `id` stays without anybody who needs it. */
static bool is_keeper(analysis_t *a, uint32_t id) {
  if (analysis_root(a, id) != ANALYSIS_NOT_ROOT)
    return true;
  uint32_t parent = analysis_parent(a, id);
  return parent != ANALYSIS_NONE && has_trait(a, id, OP_TRAIT_TERMINATOR) &&
         is_last(analysis_operation(a, id)) &&
         has_trait(a, parent, OP_TRAIT_SYMBOL);
}

/* Reaches what `id` needs. */
static void expand(search_t *search, uint32_t id) {
  analysis_t *a = search->facts->analysis;
  MlirOperation op = analysis_operation(a, id);
  for (intptr_t k = 0; k < mlirOperationGetNumOperands(op); ++k)
    reach(search, analysis_def(a, mlirOperationGetOperand(op, k)), id);
  reach(search, analysis_parent(a, id), id);
  if (has_trait(a, id, OP_TRAIT_NO_TERMINATOR))
    return;
  uint32_t end = analysis_end(a, id);
  for (uint32_t child = id + 1; child < end; child = analysis_end(a, child))
    if (is_last(analysis_operation(a, child)))
      reach(search, child, id);
}

bool backend_facts_find_ways(backend_facts_t *facts) {
  search_t search = {.facts = facts};
  search.queue = ARENA_NEW(facts->arena, uint32_t, facts->count);
  facts->next = ARENA_NEW(facts->arena, uint32_t, facts->count);
  facts->distance = ARENA_NEW(facts->arena, uint32_t, facts->count);
  if (!search.queue || !facts->next || !facts->distance)
    return false;
  for (uint32_t id = 0; id < facts->count; ++id) {
    facts->next[id] = ANALYSIS_NONE;
    if (is_keeper(facts->analysis, id))
      reach(&search, id, id);
  }
  while (search.head < search.tail)
    expand(&search, search.queue[search.head++]);
  return true;
}
