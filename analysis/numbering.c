/* Numbers the operations under a root in pre-order. */
#include "analysis/numbering.h"

#include <string.h>

#include "analysis/policy.h"
#include "dialect/op_name.h"

/* The first operation in the regions from `region` on, or null. */
static MlirOperation first_from_region(MlirRegion region) {
  for (; !mlirRegionIsNull(region);
       region = mlirRegionGetNextInOperation(region)) {
    MlirBlock block = mlirRegionGetFirstBlock(region);
    for (; !mlirBlockIsNull(block); block = mlirBlockGetNextInRegion(block)) {
      MlirOperation op = mlirBlockGetFirstOperation(block);
      if (!mlirOperationIsNull(op))
        return op;
    }
  }
  return (MlirOperation){NULL};
}

/* What follows `op` under the same parent, in a later block or region, or
 * null. */
static MlirOperation next_sibling(MlirOperation op) {
  MlirOperation next = mlirOperationGetNextInBlock(op);
  if (!mlirOperationIsNull(next))
    return next;
  MlirBlock block = mlirOperationGetBlock(op);
  MlirRegion region = mlirBlockGetParentRegion(block);
  while (!mlirBlockIsNull(block = mlirBlockGetNextInRegion(block)))
    if (!mlirOperationIsNull(next = mlirBlockGetFirstOperation(block)))
      return next;
  return first_from_region(mlirRegionGetNextInOperation(region));
}

/* Adds the name of `op`, unless torch.operator carried it before. */
static uint32_t add_name(numbering_t *n, MlirOperation op, MlirIdentifier id) {
  MlirStringRef text = policy_operator_name(op);
  bool carried = text.data != mlirIdentifierStr(id).data;
  const void *key = op_is_named(op, "torch.operator") ? text.data : id.ptr;
  uint32_t i = pointer_map_get(&n->name_ids, key);
  if (i != POINTER_MAP_NONE)
    return i;
  if (!allocator_grow(n->allocator, (void **)&n->names, &n->name_capacity,
                      n->name_count + 1, sizeof *n->names) ||
      !pointer_map_set(&n->name_ids, key, n->name_count))
    return NUMBERING_NONE;
  n->names[n->name_count] = (numbered_name_t){text, carried};
  return n->name_count++;
}

/* The index of the name of `op`, or NONE without memory. Identifiers and their
 * characters are uniqued by the context, so addresses tell them apart. */
static uint32_t name_of(numbering_t *n, MlirOperation op) {
  MlirIdentifier id = mlirOperationGetName(op);
  uint32_t i = pointer_map_get(&n->name_ids, id.ptr);
  return i == POINTER_MAP_NONE ? add_name(n, op, id) : i;
}

/* The slot of `op`: its own, or the free one where it belongs. */
static uint32_t slot_of(const numbering_t *n, MlirOperation op) {
  uint64_t hash = (uint64_t)(uintptr_t)op.ptr * UINT64_C(0x9E3779B97F4A7C15);
  uint32_t i = (uint32_t)(hash >> 32) & (n->num_slots - 1);
  while (n->slots[i] != NUMBERING_NONE && n->ops[n->slots[i]].op.ptr != op.ptr)
    i = (i + 1) & (n->num_slots - 1);
  return i;
}

/* Enters all operations into a table of the size that they need, once they
 * are known: growing it along the walk costs as much again. */
static bool fill_slots(numbering_t *n) {
  uint32_t num_slots = 16;
  while (num_slots && num_slots / 2 < n->count)
    num_slots = capacity_doubled(num_slots);
  if (!num_slots)
    return false;
  n->slots = n->allocator.resize(n->allocator.self, NULL,
                                 num_slots * sizeof *n->slots);
  if (!n->slots)
    return false;
  n->num_slots = num_slots;
  memset(n->slots, 0xff, num_slots * sizeof *n->slots);
  for (uint32_t i = 0; i < n->count; ++i)
    n->slots[slot_of(n, n->ops[i].op)] = i;
  return true;
}

uint32_t numbering_id(const numbering_t *n, MlirOperation op) {
  return n->slots[slot_of(n, op)];
}

uint32_t numbering_def(const numbering_t *n, MlirValue value) {
  if (!mlirValueIsAOpResult(value))
    return NUMBERING_NONE;
  return numbering_id(n, mlirOpResultGetOwner(value));
}

/* Where in `recent` an operation stands, if it stands there. */
static struct numbered_recent_t *recent_of(numbering_t *n, const void *op) {
  size_t count = sizeof n->recent / sizeof *n->recent;
  return &n->recent[(uintptr_t)op / 32 % count];
}

/* Leaves operand `k`, which `op` defines, until all operations have numbers.
 */
static bool postpone(numbering_t *n, uint32_t k, MlirOperation op) {
  if (!allocator_grow(n->allocator, (void **)&n->pending, &n->pending_capacity,
                      n->num_pending + 1, sizeof *n->pending))
    return false;
  n->pending[n->num_pending++] = (numbered_pending_t){op, k};
  return true;
}

/* Resolves the operands of `op`, of which the first is number `first` of
 * all: at once where `recent` knows them. */
static bool resolve(numbering_t *n, MlirOperation op, uint32_t first,
                    uint32_t count) {
  for (uint32_t k = 0; k < count; ++k) {
    MlirValue value = mlirOperationGetOperand(op, k);
    n->defs[first + k] = NUMBERING_NONE;
    if (!mlirValueIsAOpResult(value))
      continue;
    MlirOperation def = mlirOpResultGetOwner(value);
    struct numbered_recent_t *recent = recent_of(n, def.ptr);
    if (recent->op == def.ptr)
      n->defs[first + k] = recent->id;
    else if (!postpone(n, first + k, def))
      return false;
  }
  return true;
}

/* Resolves what had to wait. */
static void resolve_pending(numbering_t *n) {
  for (uint32_t i = 0; i < n->num_pending; ++i)
    n->defs[n->pending[i].operand] = numbering_id(n, n->pending[i].op);
}

/* Asks for the memory of the operation that is visited next: an operation and
 * its operands are three or four cache lines. */
static void prefetch(MlirOperation op) {
  const char *memory = op.ptr;
  if (!memory)
    return;
  __builtin_prefetch(memory);
  __builtin_prefetch(memory + 64);
  __builtin_prefetch(memory + 128);
}

/* Adds `op`, and a sentinel behind it. Its operands are resolved while it is
 * at hand: most are defined before, and memory costs more than all else. */
static bool add(numbering_t *n, MlirOperation op, uint32_t parent) {
  if (!allocator_grow(n->allocator, (void **)&n->ops, &n->capacity,
                      n->count + 2, sizeof *n->ops))
    return false;
  numbered_op_t *entry = &n->ops[n->count];
  uint32_t operand = n->count ? entry->operand : 0;
  uint32_t name = name_of(n, op);
  *entry = (numbered_op_t){.op = op, .parent = parent, .operand = operand};
  entry->name = name & INT32_MAX;
  if (n->count) {
    MlirOperation next = mlirOperationGetNextInBlock(op);
    entry->last = mlirOperationIsNull(next);
    prefetch(next);
  }
  uint32_t operands = (uint32_t)mlirOperationGetNumOperands(op);
  entry[1].operand = operand + operands;
  if (name == NUMBERING_NONE ||
      !allocator_grow(n->allocator, (void **)&n->defs, &n->def_capacity,
                      operand + operands + 1, sizeof *n->defs))
    return false;
  *recent_of(n, op.ptr) = (struct numbered_recent_t){op.ptr, n->count++};
  return resolve(n, op, operand, operands);
}

/* Walks in pre-order; `parent` is the operation whose subtree is open. */
static bool walk(numbering_t *n, MlirOperation root) {
  if (!add(n, root, NUMBERING_NONE))
    return false;
  uint32_t current = 0;
  for (;;) {
    MlirOperation next =
        first_from_region(mlirOperationGetFirstRegion(n->ops[current].op));
    uint32_t parent = current;
    while (mlirOperationIsNull(next)) {
      n->ops[current].end = n->count;
      if (current == 0)
        return true;
      parent = n->ops[current].parent;
      next = next_sibling(n->ops[current].op);
      if (mlirOperationIsNull(next))
        current = parent;
    }
    current = n->count;
    if (!add(n, next, parent))
      return false;
  }
}

bool numbering_init(numbering_t *n, allocator_t allocator, MlirOperation root) {
  *n = (numbering_t){.allocator = allocator};
  if (!pointer_map_init(&n->name_ids, allocator, 64) || !walk(n, root) ||
      !fill_slots(n))
    return false;
  resolve_pending(n);
  return true;
}

void numbering_deinit(numbering_t *n) {
  void *const arrays[] = {n->ops, n->defs, n->names, n->slots, n->pending};
  for (size_t i = 0; i < sizeof arrays / sizeof *arrays; ++i)
    if (arrays[i])
      n->allocator.resize(n->allocator.self, arrays[i], 0);
  pointer_map_deinit(&n->name_ids);
  *n = (numbering_t){.allocator = n->allocator};
}
