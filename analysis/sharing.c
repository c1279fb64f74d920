/* To which assertion each operation of the slices belongs. Seen from a virtual
 * root above all assertions, along what each operation needs, an operation is
 * exclusive to the assertion that dominates it; since only that question is
 * asked, labels that meet at "shared" answer it in linear time, where the
 * whole dominator tree would not. */
#include "analysis/sharing.h"

#include <stdlib.h>

/* The label that a visited operation gets. */
typedef struct labelling_t {
  uint32_t label;
  uint32_t top;
} labelling_t;

/* Whether a path along needs goes on through `id`: an operation of a slice, or
 * an assertion whose result is used, which dropping replaces by what it hands
 * through. */
static bool passes(const analysis_t *a, uint32_t id) {
  return in_slice(a, id) || is_assertion(a, id);
}

static void join(analysis_t *a, uint32_t id, void *data) {
  labelling_t *l = data;
  if (!passes(a, id) || a->owner[id] == l->label ||
      a->owner[id] == OWNER_SHARED)
    return;
  a->owner[id] = a->owner[id] == ANALYSIS_NONE ? l->label : OWNER_SHARED;
  a->stack[l->top++] = id;
}

/* Labels what `id` needs and all behind it. A label changes twice at most, and
 * an operation that stands on the stack twice has room, since a label that
 * changed is only pushed by the join that changed it. */
static void label_from(analysis_t *a, uint32_t id, uint32_t label) {
  labelling_t l = {.label = label};
  liveness_edges(a, id, false, join, &l);
  while (l.top) {
    uint32_t next = a->stack[--l.top];
    l.label = a->owner[next];
    liveness_edges(a, next, is_assertion(a, next), join, &l);
  }
}

/* Lists the operations of each assertion, by counting. */
static bool list_slices(analysis_t *a) {
  uint32_t n = a->num_assertions;
  a->slice_begin = ARENA_NEW(&a->arena, uint32_t, (size_t)n + 2);
  a->slice_ids = ARENA_NEW(&a->arena, uint32_t, (size_t)a->num_exclusive + 1);
  if (!a->slice_begin || !a->slice_ids)
    return false;
  for (uint32_t id = 0; id < a->n.count; ++id)
    if (a->owner[id] < n)
      a->slice_begin[a->owner[id] + 2]++;
  for (uint32_t i = 2; i < n + 2; ++i)
    a->slice_begin[i] += a->slice_begin[i - 1];
  for (uint32_t id = 0; id < a->n.count; ++id)
    if (a->owner[id] < n)
      a->slice_ids[a->slice_begin[a->owner[id] + 1]++] = id;
  return true;
}

bool sharing_label(analysis_t *a) {
  for (uint32_t i = 0; i < a->num_assertions; ++i)
    label_from(a, a->assertions[i].id, i);
  for (uint32_t i = 0; i < a->num_assertions; ++i)
    a->owner[a->assertions[i].id] = ANALYSIS_NONE;
  return list_slices(a);
}

analysis_ids_t analysis_slice(const analysis_t *a, uint32_t i) {
  uint32_t begin = a->slice_begin[i];
  return (analysis_ids_t){a->slice_ids + begin, a->slice_begin[i + 1] - begin};
}

/* A search along the slices: `found` lists what it reached. */
typedef struct reach_t {
  uint32_t found, top;
} reach_t;

/* Sets `flag`, FLAG_MARKED or FLAG_THROUGH, and lists `id` for clearing it.
 * Returns false where it was set. */
static bool set(analysis_t *a, uint32_t id, uint8_t flag, reach_t *r) {
  if (a->flags[id] & flag)
    return false;
  if (!(a->flags[id] & (FLAG_MARKED | FLAG_THROUGH)))
    a->found[r->found++] = id;
  a->flags[id] |= flag;
  return true;
}

static void reach(analysis_t *a, uint32_t id, void *data) {
  reach_t *r = data;
  uint8_t flag = is_assertion(a, id) ? FLAG_THROUGH : FLAG_MARKED;
  if (passes(a, id) && set(a, id, flag, r))
    a->stack[r->top++] = id;
}

/* Takes `steps` from what is allowed for costly questions. */
bool sharing_spend(analysis_t *a, uint64_t steps) {
  bool enough = a->budget >= steps;
  a->budget = enough ? a->budget - steps : 0;
  return enough;
}

/* Takes the assertions that `found` lists out of it and clears their flags. */
static uint32_t only_slices(analysis_t *a, uint32_t found) {
  uint32_t kept = 0;
  for (uint32_t k = 0; k < found; ++k)
    if (is_assertion(a, a->found[k]))
      a->flags[a->found[k]] &= (uint8_t)~FLAG_THROUGH;
    else
      a->found[kept++] = a->found[k];
  return kept;
}

uint32_t sharing_backward_slice(analysis_t *a, uint32_t i, bool *complete) {
  reach_t r = {0};
  liveness_edges(a, a->assertions[i].id, false, reach, &r);
  while (r.top && sharing_spend(a, 1)) {
    uint32_t next = a->stack[--r.top];
    liveness_edges(a, next, is_assertion(a, next), reach, &r);
  }
  *complete = !r.top;
  return only_slices(a, r.found);
}

void sharing_clear(analysis_t *a, uint32_t found) {
  for (uint32_t k = 0; k < found; ++k)
    a->flags[a->found[k]] &= (uint8_t)~(FLAG_MARKED | FLAG_THROUGH);
}

static int compare(const void *x, const void *y) {
  uint32_t a = *(const uint32_t *)x, b = *(const uint32_t *)y;
  return (a > b) - (a < b);
}

void analysis_sort(uint32_t *ids, uint32_t count) {
  qsort(ids, count, sizeof *ids, compare);
}

uint32_t analysis_num_shared(analysis_t *a, uint32_t i) {
  bool complete;
  uint32_t found = sharing_backward_slice(a, i, &complete), shared = 0;
  for (uint32_t k = 0; k < found; ++k)
    shared += a->owner[a->found[k]] == OWNER_SHARED;
  sharing_clear(a, found);
  return shared;
}
