/* With whom an assertion shares its slice: for each operation of the slices
 * the set of the assertions that need it, found from users to definitions, in
 * a table in which every set stands once. */
#include <string.h>

#include "analysis/analysis_impl.h"
#include "analysis/set_table.h"
#include "analysis/sharing.h"

struct sharers_t {
  set_table_t *table;
  set_id_t *sets;    /* By number, of assertions and the outermost in slices. */
  uint32_t *members; /* Room for every assertion. */
  bool *seen;        /* By assertion; clear between two sets. */
  bool backward;     /* Some use stands before what it uses. */
  bool changed;      /* The last pass over all operations changed a set. */
  bool lower_bound;  /* Something was left out. */
};

/* What counts for `id`: the assertion that it is in, or the outermost
 * operation of the slices around it. Whatever is nested in that one is needed
 * by the same assertions. */
static uint32_t unit_of(const analysis_t *a, uint32_t id) {
  while (a->flags[id] & FLAG_INSIDE && !is_assertion(a, id))
    id = a->n.ops[id].parent;
  while (in_slice(a, id) && in_slice(a, a->n.ops[id].parent))
    id = a->n.ops[id].parent;
  return id;
}

/* Adds the members of `set` that are not seen yet. */
static void add_members(analysis_t *a, struct sharers_t *s, set_t set,
                        uint32_t *count) {
  if (!sharing_spend(a, set.count + 1)) {
    s->lower_bound = true;
    return;
  }
  for (uint32_t k = 0; k < set.count; ++k)
    if (!s->seen[set.members[k]]) {
      s->seen[set.members[k]] = true;
      s->members[(*count)++] = set.members[k];
    }
}

/* Whether `use` is the one whose value the assertion `id` hands through. */
static bool is_token(const analysis_t *a, uint32_t id, MlirOpOperand use) {
  const analysis_assertion_t *as = &a->assertions[a->at[id]];
  return as->shape == ANALYSIS_PLAIN && as->row->form == POLICY_FORM_TOKEN &&
         mlirOpOperandGetOperandNumber(use) == (unsigned)as->row->token;
}

/* Adds the assertions that need what `use` uses, which `unit` defines. */
static void add_use(analysis_t *a, struct sharers_t *s, uint32_t unit,
                    MlirOpOperand use, uint32_t *count) {
  uint32_t user = numbering_id(&a->n, mlirOpOperandGetOwner(use));
  if (user == NUMBERING_NONE)
    return;
  user = unit_of(a, user);
  if (is_assertion(a, user))
    add_members(a, s, (set_t){&a->at[user], 1}, count);
  if (!is_assertion(a, user) || is_token(a, user, use))
    add_members(a, s, set_table_get(s->table, s->sets[user]), count);
  s->backward |= user < unit && in_slice(a, user);
}

/* Finds the set of the assertions that need a result of `id`: of an assertion,
 * those that need what it hands through. */
static bool find_set(analysis_t *a, struct sharers_t *s, uint32_t id) {
  uint32_t count = 0;
  MlirOperation op = a->n.ops[id].op;
  for (intptr_t k = mlirOperationGetNumResults(op); k-- > 0;) {
    MlirOpOperand use = mlirValueGetFirstUse(mlirOperationGetResult(op, k));
    for (; !mlirOpOperandIsNull(use); use = mlirOpOperandGetNextUse(use))
      add_use(a, s, id, use, &count);
  }
  analysis_sort(s->members, count);
  for (uint32_t k = 0; k < count; ++k)
    s->seen[s->members[k]] = false;
  set_id_t set = set_table_add(s->table, s->members, count);
  s->changed |= set != s->sets[id];
  s->sets[id] = set;
  return set != SET_NONE;
}

static bool find_sets_once(analysis_t *a, struct sharers_t *s) {
  for (uint32_t id = a->n.count; id-- > 1;)
    if ((is_assertion(a, id) || (in_slice(a, id) && unit_of(a, id) == id)) &&
        !find_set(a, s, id))
      return false;
  return true;
}

/* Finds all sets, users first. One pass is enough where definitions stand
 * before their uses; in graph regions passes go on until nothing changes. */
static bool find_sets(analysis_t *a, struct sharers_t *s) {
  do {
    s->changed = false;
    if (!find_sets_once(a, s))
      return false;
  } while (s->backward && s->changed && !s->lower_bound);
  return true;
}

static bool ensure(analysis_t *a) {
  if (a->sharers)
    return true;
  size_t assertions = (size_t)a->num_assertions + 1;
  struct sharers_t *s = ARENA_NEW(&a->arena, struct sharers_t, 1);
  if (!s)
    return false;
  s->table = set_table_create(&a->arena);
  s->sets = ARENA_NEW(&a->arena, set_id_t, a->n.count);
  s->members = ARENA_NEW(&a->arena, uint32_t, assertions);
  s->seen = ARENA_NEW(&a->arena, bool, assertions);
  if (!s->table || !s->sets || !s->members || !s->seen || !find_sets(a, s))
    return false;
  a->sharers = s;
  return true;
}

/* The members of a set but for assertion `i`. */
static analysis_list_t list_others(set_t set, uint32_t i) {
  analysis_list_t out = {0};
  for (uint32_t k = 0; k < set.count && out.count < ANALYSIS_LISTED; ++k)
    if (set.members[k] != i)
      out.ids[out.count++] = set.members[k];
  out.count = set.count ? set.count - 1 : 0;
  return out;
}

analysis_shared_t analysis_shared(analysis_t *a, uint32_t i) {
  analysis_shared_t out = {.assertions.at_least = true};
  if (!ensure(a))
    return out;
  bool complete;
  uint32_t found = sharing_backward_slice(a, i, &complete);
  set_id_t all = 0;
  for (uint32_t k = 0; k < found && all != SET_NONE; ++k) {
    uint32_t id = a->found[k];
    out.operations += a->owner[id] == OWNER_SHARED;
    if (a->owner[id] == OWNER_SHARED)
      all = set_table_union(a->sharers->table, all,
                            a->sharers->sets[unit_of(a, id)]);
  }
  sharing_clear(a, found);
  if (all == SET_NONE)
    return out;
  out.assertions = list_others(set_table_get(a->sharers->table, all), i);
  out.assertions.at_least = !complete || a->sharers->lower_bound;
  return out;
}
