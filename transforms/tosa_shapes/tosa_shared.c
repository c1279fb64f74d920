/* A hash table of what was built, by open addressing. */
#include "transforms/tosa_shapes/tosa_shared.h"

/* The slot of a key: its own, or the free one where it belongs. The table has
 * one. */
static struct tosa_shared_t *slot_of(const tosa_rewrite_t *t, const void *key,
                                     int64_t number) {
  uint64_t hash =
      ((uintptr_t)key ^ (uint64_t)number << 4) * UINT64_C(0x9E3779B97F4A7C15);
  uint32_t i = (uint32_t)(hash >> 32) & (t->shared_capacity - 1);
  while (t->shared[i].key &&
         (t->shared[i].key != key || t->shared[i].number != number))
    i = (i + 1) & (t->shared_capacity - 1);
  return &t->shared[i];
}

/* A table twice as large, with what is in the old one. Without memory it stays
 * as it is. */
static void grow(tosa_rewrite_t *t) {
  struct tosa_shared_t *old = t->shared;
  uint32_t count = t->shared_capacity, capacity = count ? 2 * count : 64;
  struct tosa_shared_t *larger =
      ARENA_NEW(&t->arena, struct tosa_shared_t, capacity);
  if (!larger)
    return;
  t->shared = larger;
  t->shared_capacity = capacity;
  for (uint32_t i = 0; i < count; ++i)
    if (old[i].key)
      *slot_of(t, old[i].key, old[i].number) = old[i];
}

MlirValue tosa_shared_get(const tosa_rewrite_t *t, const void *key,
                          int64_t number) {
  if (t->aside || !t->num_shared)
    return (MlirValue){NULL};
  const struct tosa_shared_t *slot = slot_of(t, key, number);
  bool found = slot->key && mlirBlockEqual(slot->block, t->build.block);
  return found ? slot->value : (MlirValue){NULL};
}

void tosa_shared_set(tosa_rewrite_t *t, const void *key, int64_t number,
                     MlirValue value) {
  if (t->aside || !value.ptr)
    return;
  if (2 * t->num_shared >= t->shared_capacity)
    grow(t);
  if (2 * t->num_shared >= t->shared_capacity)
    return;
  struct tosa_shared_t *slot = slot_of(t, key, number);
  t->num_shared += !slot->key;
  *slot = (struct tosa_shared_t){key, number, t->build.block, value};
}

void tosa_shared_clear(tosa_rewrite_t *t) {
  t->shared = NULL;
  t->num_shared = t->shared_capacity = 0;
}

tosa_place_t tosa_aside(tosa_rewrite_t *t, MlirValue value) {
  tosa_place_t place = {t->build, t->aside};
  build_behind(&t->build, value);
  t->aside = true;
  return place;
}

void tosa_return(tosa_rewrite_t *t, const tosa_place_t *place) {
  build_return(&t->build, &place->build);
  t->aside = place->aside;
}

MlirValue tosa_constant(tosa_rewrite_t *t, const char *name, MlirType type,
                        MlirAttribute elements) {
  MlirValue value = tosa_shared_get(t, elements.ptr, 0);
  if (value.ptr)
    return value;
  value = build_value(&t->build, name, type, 0, NULL, "values", elements);
  tosa_shared_set(t, elements.ptr, 0, value);
  return value;
}
