/* Which lists of sizes become constant, and why others don't. */
#include <string.h>

#include "transforms/free_sizes/free_plan.h"

#include "dialect/op_name.h"
enum { MAX_RANK = 16 };

static const char TWO[] =
    "two unknown dimensions in one shape, which constants cannot say";
static const char COUNT[] =
    "its number of elements is not known to be that of its operand";
const char free_blocked[] = "it is needed whole";
static const char ZERO[] = "another dimension is 0, which forbids -1";
static const char INFERRED[] = "two other entries of its shape are -1";
static const char NEGATIVE[] = "another entry of its shape is negative";

/* A list being planned. */
typedef struct list_t {
  free_plan_t *plan;
  uint32_t count;
  /* What each entry is, and for those that are constant the number. */
  size_id_t sizes[MAX_RANK];
  int64_t values[MAX_RANK];
  bool known[MAX_RANK];
} list_t;

static void set(list_t *l, uint32_t i, size_id_t size) {
  l->sizes[i] = size;
  l->known[i] = sizes_is_constant(l->plan->sizes, size, &l->values[i]);
}

static void set_constant(list_t *l, uint32_t i, int64_t value) {
  l->known[i] = true;
  l->values[i] = value;
}

/* The entries of operand `k`. False where nothing is known of them. */
static bool read_list(free_plan_t *p, MlirOperation op, intptr_t k, list_t *l) {
  *l = (list_t){.plan = p};
  if (k >= mlirOperationGetNumOperands(op))
    return false;
  shape_t list = shapes_get(p->shapes, mlirOperationGetOperand(op, k));
  if (list.kind != SHAPE_LIST || list.count > MAX_RANK)
    return false;
  l->count = list.count;
  for (uint32_t i = 0; i < list.count; ++i)
    set(l, i, list.sizes[i]);
  return true;
}

static uint32_t count_unknown(const list_t *l, uint32_t *last) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < l->count; ++i)
    if (!l->known[i]) {
      *last = i;
      ++count;
    }
  return count;
}

static MlirOperation defining(MlirValue value) {
  return mlirValueIsAOpResult(value) ? mlirOpResultGetOwner(value)
                                     : (MlirOperation){NULL};
}

/* Whether the list is written with these constants already. */
static bool is_written_so(const list_t *l, MlirValue list) {
  MlirOperation op = defining(list);
  if (!op_is_named(op, "torch.prim.ListConstruct") ||
      mlirOperationGetNumOperands(op) != (intptr_t)l->count)
    return false;
  for (uint32_t i = 0; i < l->count; ++i) {
    MlirValue element = mlirOperationGetOperand(op, i);
    int64_t value;
    if (!l->known[i])
      continue;
    if (!op_is_named(defining(element), "torch.constant.int") ||
        !shapes_constant(l->plan->shapes, element, &value) ||
        value != l->values[i])
      return false;
  }
  return true;
}

/* Plans the list as operand `k` of `id`. What is not known stays as it is,
 * which only a list that is there has. */
static void plan_list(list_t *l, uint32_t id, uint32_t k) {
  free_plan_t *p = l->plan;
  MlirOperation op = analysis_operation(p->analysis, id);
  MlirValue list = mlirOperationGetOperand(op, k);
  uint32_t last;
  if (is_written_so(l, list) ||
      (count_unknown(l, &last) &&
       !op_is_named(defining(list), "torch.prim.ListConstruct")))
    return;
  free_edit_t *edit = &p->edits[id];
  edit->entries = ARENA_NEW(p->arena, free_entry_t, (size_t)l->count + 1);
  if (!edit->entries)
    return;
  for (uint32_t i = 0; i < l->count; ++i)
    edit->entries[i] = (free_entry_t){!l->known[i], l->values[i]};
  edit->action = FREE_LIST;
  edit->operand = k;
  edit->count = l->count;
}

/* ---- Views ---- */

/* The product of the entries but the inferred one; a constant 0 or a negative
 * number other than -1 is reported by `bad`. */
static size_id_t product(const list_t *l, int *inferred, const char **bad) {
  sizes_t *s = l->plan->sizes;
  size_id_t out = sizes_constant(s, 1);
  for (uint32_t i = 0; i < l->count; ++i) {
    if (l->known[i] && l->values[i] == -1) {
      if (*inferred >= 0)
        *bad = INFERRED;
      *inferred = (int)i;
      continue;
    }
    if (l->known[i] && l->values[i] <= 0)
      *bad = l->values[i] ? NEGATIVE : ZERO;
    out = sizes_multiply(
        s, out, l->known[i] ? sizes_constant(s, l->values[i]) : l->sizes[i]);
  }
  return out;
}

/* Makes all entries constant, one of them -1. Returns NULL, or why not. */
static const char *free_one(list_t *l, size_id_t total) {
  sizes_t *s = l->plan->sizes;
  uint32_t unknown = 0;
  int inferred = -1;
  const char *bad = NULL;
  size_id_t others = product(l, &inferred, &bad);
  if (count_unknown(l, &unknown) > 1)
    return TWO;
  if (bad)
    return bad;
  if (inferred < 0) {
    if (!sizes_equal(s, others, total))
      return COUNT;
  } else {
    int64_t value;
    size_id_t rest = sizes_quotient(s, total, others);
    if (rest == SIZES_NONE)
      return COUNT;
    if (!sizes_is_constant(s, rest, &value))
      return TWO;
    if (value <= 0)
      return ZERO;
    set_constant(l, (uint32_t)inferred, value);
  }
  set_constant(l, unknown, -1);
  return NULL;
}

/* Whether the list says the shape that the operand has. */
static bool is_identity(const list_t *l, shape_t from) {
  if (l->count != from.count)
    return false;
  for (uint32_t i = 0; i < l->count; ++i)
    if (!sizes_equal(l->plan->sizes, l->sizes[i], from.sizes[i]))
      return false;
  return true;
}

/* The result's type says sizes too. */
static void use_type(list_t *l, shape_t to, uint32_t skip) {
  for (uint32_t i = 0; i < l->count && skip + i < to.count; ++i) {
    int64_t value;
    if (!l->known[i] &&
        sizes_is_constant(l->plan->sizes, to.sizes[skip + i], &value))
      set_constant(l, i, value);
  }
}

/* Narrow dimensions of the result, which are all 1. */
static void use_narrow(list_t *l, MlirOperation op) {
  free_plan_t *p = l->plan;
  MlirValue out = free_result(op);
  if (!free_is_narrow(p, out))
    return;
  shape_t wide = shapes_get(p->shapes, out);
  shape_t shape = free_narrow_shape(p, out);
  for (uint32_t i = 0; i < l->count; ++i)
    if (!sizes_equal(p->sizes, wide.sizes[i], shape.sizes[i]))
      set(l, i, shape.sizes[i]);
}

static bool is_same_type(MlirOperation op) {
  return mlirTypeEqual(mlirValueGetType(mlirOperationGetOperand(op, 0)),
                       mlirValueGetType(free_result(op)));
}

/* Whether a vector gets dimensions of size 1 around it, as those of a batch
 * norm: then the list says its size by being valid. */
static bool is_channels(const list_t *l, shape_t from) {
  uint32_t ones = 0;
  for (uint32_t i = 0; i < l->count; ++i)
    ones += l->known[i] && l->values[i] == 1;
  return from.kind == SHAPE_TENSOR && from.count == 1 && ones + 1 == l->count;
}

/* The sizes that a view needs. Where its dimensions become narrower its list
 * says so in any case. */
static void visit_view(free_plan_t *p, uint32_t id, MlirOperation op) {
  list_t l;
  MlirValue input = mlirOperationGetOperand(op, 0), out = free_result(op);
  bool is_narrow = free_is_narrow(p, input) || free_is_narrow(p, out);
  uint32_t last;
  if (!read_list(p, op, 1, &l))
    return;
  shape_t from = free_narrow_shape(p, input), to = shapes_get(p->shapes, out);
  if (!is_narrow && count_unknown(&l, &last) && is_identity(&l, from) &&
      is_same_type(op)) {
    p->edits[id].action = FREE_FORWARD;
    return;
  }
  if (to.kind == SHAPE_TENSOR && to.count == l.count) {
    use_narrow(&l, op);
    use_type(&l, to, 0);
  }
  const char *reason = count_unknown(&l, &last)
                           ? free_one(&l, shapes_num_elements(p->shapes, from))
                           : NULL;
  if (reason == COUNT && is_channels(&l, from)) {
    set_constant(&l, last, -1);
    reason = NULL;
  }
  p->edits[id].reason = reason;
  if (!reason || is_narrow)
    plan_list(&l, id, 1);
}

static void visit_unflatten(free_plan_t *p, uint32_t id, MlirOperation op) {
  list_t l;
  uint32_t last;
  int64_t dim;
  if (!read_list(p, op, 2, &l) ||
      !shapes_constant(p->shapes, mlirOperationGetOperand(op, 1), &dim) ||
      !mlirOperationGetNumResults(op))
    return;
  shape_t from = shapes_get(p->shapes, mlirOperationGetOperand(op, 0));
  if (from.kind != SHAPE_TENSOR)
    return;
  dim += dim < 0 ? from.count : 0;
  if (dim < 0 || dim >= from.count)
    return;
  use_type(&l, shapes_get(p->shapes, free_result(op)), (uint32_t)dim);
  if (count_unknown(&l, &last))
    p->edits[id].reason = free_one(&l, from.sizes[dim]);
  if (!p->edits[id].reason)
    plan_list(&l, id, 2);
}

/* ---- Broadcasts and filled tensors ---- */

/* A broadcast that goes: its users broadcast by themselves. */
static void remove_expand(free_plan_t *p, uint32_t id, MlirOperation op) {
  MlirValue input = mlirOperationGetOperand(op, 0), out = free_result(op);
  shape_t from = free_narrow_shape(p, input);
  shape_t to = free_narrow_shape(p, out);
  list_t l = {.plan = p, .count = to.count};
  uint32_t last;
  for (uint32_t i = 0; i < to.count; ++i)
    set(&l, i, to.sizes[i]);
  bool same = from.count == to.count;
  for (uint32_t i = 0; same && i < to.count; ++i)
    same = sizes_equal(p->sizes, from.sizes[i], to.sizes[i]);
  if (same)
    p->edits[id].action = FREE_FORWARD;
  else if (count_unknown(&l, &last))
    p->edits[id].action = FREE_UNSQUEEZE;
  else
    plan_list(&l, id, 1);
}

/* Says why a broadcast or a filled tensor stays. */
static void give_reason(free_plan_t *p, uint32_t id, const char *reason) {
  p->edits[id].reason = p->blocked[id] ? free_blocked : reason;
  p->edits[id].user = p->blocked[id] ? p->blocked[id] - 1 : ANALYSIS_NONE;
}

/* Whether the list says the operand's own shape, with 1 in front. */
static bool adds_ones(const list_t *l, shape_t from) {
  uint32_t skip = l->count - from.count;
  for (uint32_t i = 0; i < l->count; ++i)
    if (i < skip
            ? !sizes_is(l->plan->sizes, l->sizes[i], 1)
            : !sizes_equal(l->plan->sizes, l->sizes[i], from.sizes[i - skip]))
      return false;
  return true;
}

static void visit_expand(free_plan_t *p, uint32_t id, MlirOperation op) {
  list_t l;
  uint32_t last;
  if (free_is_narrow(p, free_result(op))) {
    remove_expand(p, id, op);
    return;
  }
  shape_t from = shapes_get(p->shapes, mlirOperationGetOperand(op, 0));
  shape_t to = shapes_get(p->shapes, free_result(op));
  if (!read_list(p, op, 1, &l) || !count_unknown(&l, &last) ||
      from.kind != SHAPE_TENSOR || to.count != l.count || from.count > l.count)
    return;
  if (is_identity(&l, from) && is_same_type(op)) {
    p->edits[id].action = FREE_FORWARD;
    return;
  }
  uint32_t skip = l.count - from.count;
  if (adds_ones(&l, from) && skip) {
    p->edits[id].action = FREE_UNSQUEEZE;
    return;
  }
  use_type(&l, to, 0);
  for (uint32_t i = skip; i < l.count; ++i)
    if (!l.known[i] && sizes_equal(p->sizes, l.sizes[i], from.sizes[i - skip]))
      set_constant(&l, i, -1);
  if (count_unknown(&l, &last))
    give_reason(p, id, "an unknown dimension may be 1");
  plan_list(&l, id, 1);
}

static void visit_fill(free_plan_t *p, uint32_t id, MlirOperation op) {
  list_t l;
  uint32_t last;
  MlirValue out = free_result(op);
  if (!read_list(p, op, 0, &l))
    return;
  shape_t shape = free_narrow_shape(p, out);
  if (shape.kind != SHAPE_TENSOR || shape.count != l.count)
    return;
  if (free_is_narrow(p, out))
    for (uint32_t i = 0; i < l.count; ++i)
      set(&l, i, shape.sizes[i]);
  use_type(&l, shape, 0);
  if (count_unknown(&l, &last))
    give_reason(p, id, "its size is not known");
  plan_list(&l, id, 0);
}

/* ---- Slices ---- */

/* The end of a slice that is the end of its dimension. */
static void visit_slice(free_plan_t *p, uint32_t id, MlirOperation op) {
  int64_t dim, value;
  if (mlirOperationGetNumOperands(op) != 5 ||
      !shapes_constant(p->shapes, mlirOperationGetOperand(op, 1), &dim))
    return;
  shape_t from = shapes_get(p->shapes, mlirOperationGetOperand(op, 0));
  if (from.kind != SHAPE_TENSOR)
    return;
  dim += dim < 0 ? from.count : 0;
  shape_t end = shapes_get(p->shapes, mlirOperationGetOperand(op, 3));
  if (dim < 0 || dim >= from.count || end.kind != SHAPE_SCALAR ||
      sizes_is_constant(p->sizes, end.value, &value) ||
      !sizes_equal(p->sizes, end.value, from.sizes[dim]))
    return;
  free_edit_t *edit = &p->edits[id];
  edit->entries = ARENA_NEW(p->arena, free_entry_t, 1);
  if (!edit->entries)
    return;
  edit->entries[0] = (free_entry_t){false, INT64_MAX};
  edit->action = FREE_SCALAR;
  edit->operand = 3;
}

/* What has no flow: by its name. */
static void visit_other(free_plan_t *p, uint32_t id, MlirOperation op) {
  uint32_t name = analysis_name_of(p->analysis, id);
  if (name == p->unflatten_name)
    visit_unflatten(p, id, op);
  else if (name == p->slice_name)
    visit_slice(p, id, op);
  else if (name == p->bind_name && mlirOperationGetNumOperands(op) &&
           free_is_narrow(p, mlirOperationGetOperand(op, 0)))
    p->edits[id].action = FREE_ERASE;
}

void free_lists_plan(free_plan_t *p, uint32_t id, MlirOperation op,
                     shape_flow_t flow) {
  switch (flow) {
  case SHAPE_FLOW_VIEW:
    visit_view(p, id, op);
    break;
  case SHAPE_FLOW_EXPAND:
    visit_expand(p, id, op);
    break;
  case SHAPE_FLOW_FILL:
    visit_fill(p, id, op);
    break;
  default:
    visit_other(p, id, op);
  }
}
