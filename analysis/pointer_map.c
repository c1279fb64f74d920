/* The pointer map: linear probing at a load of at most one half, Fibonacci
 * hashing (Knuth, The Art of Computer Programming 3, 6.4). */
#include "analysis/pointer_map.h"

#include <string.h>

struct pointer_map_slot_t {
  const void *key;
  uint32_t value;
};

static size_t slot_of(const pointer_map_t *map, const void *key) {
  uint64_t hash = (uint64_t)(uintptr_t)key * UINT64_C(0x9E3779B97F4A7C15);
  size_t i = (size_t)(hash >> 20) & (map->capacity - 1);
  while (map->slots[i].key && map->slots[i].key != key)
    i = (i + 1) & (map->capacity - 1);
  return i;
}

static bool resize(pointer_map_t *map, size_t capacity) {
  size_t bytes;
  if (__builtin_mul_overflow(capacity, sizeof *map->slots, &bytes))
    return false;
  void *memory = map->allocator.resize(map->allocator.self, NULL, bytes);
  if (!memory)
    return false;
  pointer_map_t old = *map;
  map->slots = memset(memory, 0, bytes);
  map->capacity = capacity;
  for (size_t i = 0; i < old.capacity; ++i)
    if (old.slots[i].key)
      map->slots[slot_of(map, old.slots[i].key)] = old.slots[i];
  if (old.slots)
    map->allocator.resize(map->allocator.self, old.slots, 0);
  return true;
}

bool pointer_map_init(pointer_map_t *map, allocator_t allocator,
                      size_t expected) {
  *map = (pointer_map_t){.allocator = allocator};
  size_t capacity = 16;
  while (capacity / 2 < expected && capacity <= SIZE_MAX / 2)
    capacity *= 2;
  return resize(map, capacity);
}

void pointer_map_deinit(pointer_map_t *map) {
  if (map->slots)
    map->allocator.resize(map->allocator.self, map->slots, 0);
  *map = (pointer_map_t){.allocator = map->allocator};
}

bool pointer_map_set(pointer_map_t *map, const void *key, uint32_t value) {
  if ((map->count + 1) * 2 > map->capacity &&
      !resize(map, map->capacity ? map->capacity * 2 : 16))
    return false;
  struct pointer_map_slot_t *slot = &map->slots[slot_of(map, key)];
  map->count += !slot->key;
  *slot = (struct pointer_map_slot_t){key, value};
  return true;
}

uint32_t pointer_map_get(const pointer_map_t *map, const void *key) {
  if (!map->capacity)
    return POINTER_MAP_NONE;
  const struct pointer_map_slot_t *slot = &map->slots[slot_of(map, key)];
  return slot->key ? slot->value : POINTER_MAP_NONE;
}
