/* What an assertion captures and the operations it guards. Operations are
 * ordered so that what an assertion dominates is one interval: blocks in
 * pre-order of their region's dominator tree. Users of a value are sorted by
 * that order once, however many assertions ask. */
#include <string.h>

#include "analysis/analysis_impl.h"
#include "analysis/dominance.h"
#include "analysis/sharing.h"

/* The live users of one value, in order of dominance, each once. */
struct user_list_t {
  uint32_t *orders;
  uint32_t count;
};

/* The operation in whose region `value` is an argument, or its definition. */
static uint32_t owner_of(const analysis_t *a, MlirValue value) {
  if (mlirValueIsAOpResult(value))
    return numbering_def(&a->n, value);
  MlirBlock block = mlirBlockArgumentGetOwner(value);
  return numbering_id(&a->n, mlirBlockGetParentOperation(block));
}

/* Whether `value` comes from outside all slices and is no constant. */
static bool is_captured(const analysis_t *a, MlirValue value) {
  uint32_t owner = owner_of(a, value);
  if (owner == NUMBERING_NONE)
    return true;
  if (in_slice(a, owner) || a->flags[owner] & FLAG_INSIDE)
    return false;
  return !mlirValueIsAOpResult(value) ||
         !(name_info(a, owner)->policy.traits & OP_TRAIT_CONSTANT);
}

/* Values found so far, each once, in the order in which they were met. */
typedef struct capture_set_t {
  arena_t *arena;
  pointer_map_t seen;
  MlirValue *values;
  uint32_t count, capacity;
} capture_set_t;

static bool add_value(analysis_t *a, capture_set_t *set, MlirValue value) {
  if (!is_captured(a, value) ||
      pointer_map_get(&set->seen, value.ptr) != POINTER_MAP_NONE)
    return true;
  if (!arena_grow_array(set->arena, (void **)&set->values, &set->capacity,
                        set->count, sizeof *set->values))
    return false;
  set->values[set->count] = value;
  return pointer_map_set(&set->seen, value.ptr, set->count++);
}

static bool add_operands(analysis_t *a, capture_set_t *set, uint32_t id) {
  MlirOperation op = a->n.ops[id].op;
  intptr_t operands = mlirOperationGetNumOperands(op);
  for (intptr_t k = 0; k < operands; ++k)
    if (!add_value(a, set, mlirOperationGetOperand(op, k)))
      return false;
  return true;
}

static analysis_values_t find_captures(analysis_t *a, uint32_t i,
                                       arena_t *arena) {
  capture_set_t set = {.arena = arena};
  if (!pointer_map_init(&set.seen, a->arena.allocator, 8))
    return (analysis_values_t){0};
  bool complete;
  uint32_t found = sharing_backward_slice(a, i, &complete);
  analysis_sort(a->found, found);
  for (uint32_t k = 0; k < found; ++k)
    add_operands(a, &set, a->found[k]);
  uint32_t id = a->assertions[i].id;
  for (uint32_t k = id; k < a->n.ops[id].end; ++k)
    add_operands(a, &set, k);
  sharing_clear(a, found);
  pointer_map_deinit(&set.seen);
  return (analysis_values_t){set.values, set.count};
}

analysis_values_t analysis_captures(analysis_t *a, uint32_t i) {
  return find_captures(a, i, &a->arena);
}

static uint32_t count_uses(MlirValue value) {
  uint32_t count = 0;
  MlirOpOperand use = mlirValueGetFirstUse(value);
  for (; !mlirOpOperandIsNull(use); use = mlirOpOperandGetNextUse(use))
    ++count;
  return count;
}

static bool is_live(const analysis_t *a, uint32_t id) {
  return id != NUMBERING_NONE && a->flags[id] & FLAG_WITHOUT &&
         !(a->flags[id] & FLAG_INSIDE);
}

/* Collects and sorts the live users of `value`, `uses` at most. */
static struct user_list_t *collect_users(analysis_t *a, MlirValue value,
                                         uint32_t uses, arena_t *arena) {
  struct user_list_t *list = ARENA_NEW(arena, struct user_list_t, 1);
  uint32_t *orders = ARENA_NEW(arena, uint32_t, (size_t)uses + 1);
  if (!list || !orders)
    return NULL;
  list->orders = orders;
  MlirOpOperand use = mlirValueGetFirstUse(value);
  for (; !mlirOpOperandIsNull(use); use = mlirOpOperandGetNextUse(use)) {
    uint32_t id = numbering_id(&a->n, mlirOpOperandGetOwner(use));
    if (is_live(a, id))
      orders[list->count++] = a->dominance->order[id];
  }
  analysis_sort(orders, list->count);
  uint32_t distinct = 0;
  for (uint32_t k = 0; k < list->count; ++k)
    if (!k || orders[k] != orders[k - 1])
      orders[distinct++] = orders[k];
  list->count = distinct;
  return list;
}

/* A list shorter than this is made anew for each question, in `scratch`. */
enum { KEPT_USES = 64 };

/* The list of `value`; a long one is made at the first question and kept. */
static struct user_list_t *users_of(analysis_t *a, MlirValue value,
                                    arena_t *scratch) {
  uint32_t i = pointer_map_get(&a->users, value.ptr);
  if (i != POINTER_MAP_NONE)
    return a->user_lists[i];
  uint32_t uses = count_uses(value);
  if (uses < KEPT_USES)
    return collect_users(a, value, uses, scratch);
  struct user_list_t *list = collect_users(a, value, uses, &a->arena);
  if (!list ||
      !arena_grow_array(&a->arena, (void **)&a->user_lists,
                        &a->capacity_user_lists, a->num_user_lists,
                        sizeof *a->user_lists) ||
      !pointer_map_set(&a->users, value.ptr, a->num_user_lists))
    return NULL;
  return a->user_lists[a->num_user_lists++] = list;
}

/* The first of the sorted `orders` that is greater than `bound`. */
static uint32_t upper(const uint32_t *orders, uint32_t count, uint32_t bound) {
  uint32_t low = 0, high = count;
  while (low < high) {
    uint32_t middle = low + (high - low) / 2;
    if (orders[middle] <= bound)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

/* What assertion `i` dominates: orders in (after, to]. */
typedef struct interval_t {
  uint32_t after, to;
} interval_t;

static void add_users(analysis_t *a, const struct user_list_t *list,
                      interval_t range, bool only_value, uint32_t *found,
                      analysis_list_t *out) {
  uint32_t begin = upper(list->orders, list->count, range.after);
  uint32_t end = upper(list->orders, list->count, range.to);
  uint32_t listed = begin;
  for (; listed < end; ++listed) {
    uint32_t id = a->dominance->by_order[list->orders[listed]];
    if (only_value && out->count >= ANALYSIS_LISTED)
      break;
    if (!sharing_spend(a, 1)) {
      out->at_least = true;
      return;
    }
    if (a->flags[id] & FLAG_MARKED)
      continue;
    a->flags[id] |= FLAG_MARKED;
    a->found[(*found)++] = id;
    if (out->count < ANALYSIS_LISTED)
      out->ids[out->count] = id;
    out->count++;
  }
  out->count += end - listed;
}

analysis_list_t analysis_guarded(analysis_t *a, uint32_t i) {
  analysis_list_t out = {0};
  if (!dominance_ensure(a))
    return out;
  arena_t scratch;
  arena_init(&scratch, a->arena.allocator);
  analysis_values_t captures = find_captures(a, i, &scratch);
  uint32_t id = a->assertions[i].id;
  interval_t range = {dominance_last_inside(a, id), a->dominance->last[id]};
  uint32_t found = 0;
  for (uint32_t k = 0; k < captures.count; ++k) {
    struct user_list_t *list = users_of(a, captures.values[k], &scratch);
    if (list)
      add_users(a, list, range, captures.count == 1, &found, &out);
  }
  sharing_clear(a, found);
  analysis_sort(out.ids,
                out.count < ANALYSIS_LISTED ? out.count : ANALYSIS_LISTED);
  arena_deinit(&scratch);
  return out;
}
