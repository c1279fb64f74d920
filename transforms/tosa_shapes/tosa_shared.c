/* A hash table of what was built, by open addressing. */
#include "transforms/tosa_shapes/tosa_shared.h"

/* What was built of a key in a block. */
typedef struct tosa_shared_t {
  tosa_key_t key;
  MlirBlock block;
  MlirValue value;
} shared_t;

static bool is_key(const shared_t *slot, tosa_key_t key) {
  return slot->key.first == key.first && slot->key.second == key.second &&
         slot->key.number == key.number;
}

/* The slot of a key: its own, or the free one where it belongs. The table has
 * one. */
static shared_t *slot_of(const tosa_rewrite_t *t, tosa_key_t key) {
  uint64_t hash = (uintptr_t)key.first * UINT64_C(0x9E3779B97F4A7C15);
  hash ^= (uintptr_t)key.second * UINT64_C(0xC2B2AE3D27D4EB4F);
  hash ^= (uint64_t)key.number * UINT64_C(0x165667B19E3779F9);
  uint32_t i = (uint32_t)(hash >> 32) & (t->shared_capacity - 1);
  while (t->shared[i].value.ptr && !is_key(&t->shared[i], key))
    i = (i + 1) & (t->shared_capacity - 1);
  return &t->shared[i];
}

/* A table twice as large, with what is in the old one. Without memory it stays
 * as it is. */
static void grow(tosa_rewrite_t *t) {
  shared_t *old = t->shared;
  uint32_t count = t->shared_capacity;
  shared_t *larger =
      arena_double(&t->arena, &t->shared_capacity, sizeof *larger);
  if (!larger)
    return;
  t->shared = larger;
  for (uint32_t i = 0; i < count; ++i)
    if (old[i].value.ptr)
      *slot_of(t, old[i].key) = old[i];
}

MlirValue tosa_shared_get(const tosa_rewrite_t *t, tosa_key_t key) {
  if (t->aside || !t->num_shared)
    return (MlirValue){NULL};
  const shared_t *slot = slot_of(t, key);
  bool found =
      slot->value.ptr && mlirBlockEqual(slot->block, t->build.place.block);
  return found ? slot->value : (MlirValue){NULL};
}

void tosa_shared_set(tosa_rewrite_t *t, tosa_key_t key, MlirValue value) {
  if (t->aside || !value.ptr)
    return;
  if (2 * t->num_shared >= t->shared_capacity)
    grow(t);
  if (2 * t->num_shared >= t->shared_capacity)
    return;
  shared_t *slot = slot_of(t, key);
  t->num_shared += !slot->value.ptr;
  *slot = (shared_t){key, t->build.place.block, value};
}

void tosa_shared_clear(tosa_rewrite_t *t) {
  t->shared = NULL;
  t->num_shared = t->shared_capacity = 0;
}

tosa_place_t tosa_aside(tosa_rewrite_t *t, MlirValue value) {
  tosa_place_t place = {build_place(&t->build), t->aside};
  build_behind(&t->build, value);
  t->aside = true;
  return place;
}

void tosa_return(tosa_rewrite_t *t, tosa_place_t place) {
  build_return(&t->build, place.place);
  t->aside = place.aside;
}

MlirValue tosa_constant(tosa_rewrite_t *t, const char *name, MlirType type,
                        MlirAttribute elements) {
  tosa_key_t key = {elements.ptr, NULL, 0};
  MlirValue value = tosa_shared_get(t, key);
  if (value.ptr)
    return value;
  value = build_value(&t->build, name, type, 0, NULL, "values", elements);
  tosa_shared_set(t, key, value);
  return value;
}
