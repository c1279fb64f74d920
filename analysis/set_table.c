/* Interned sets: sorted arrays behind a hash table, and a memo of unions. */
#include "analysis/set_table.h"

#include <string.h>

/* A slot of either hash table: the key's hash, and what it leads to. For the
 * memo the key is a pair of sets, kept whole. */
typedef struct slot_t {
  uint64_t key;
  set_id_t value;
  bool used;
} slot_t;

typedef struct hash_t {
  slot_t *slots;
  uint32_t capacity, count;
} hash_t;

struct set_table_t {
  arena_t *arena;
  set_t *sets;
  uint32_t count, capacity;
  hash_t by_content, unions;
};

static uint64_t mix(uint64_t x) {
  x *= UINT64_C(0x9E3779B97F4A7C15);
  return x ^ x >> 32;
}

static uint64_t content_key(const uint32_t *members, uint32_t count) {
  uint64_t key = mix(count + 1);
  for (uint32_t i = 0; i < count; ++i)
    key = mix(key ^ members[i]);
  return key;
}

static uint64_t pair_key(set_id_t a, set_id_t b) {
  return (uint64_t)(a < b ? a : b) << 32 | (a < b ? b : a);
}

/* Adds an entry; entries of one key may stand side by side. */
static bool hash_add(arena_t *arena, hash_t *hash, uint64_t key,
                     set_id_t value) {
  if (hash->count * 2 >= hash->capacity) {
    hash_t old = *hash, larger = {.capacity = old.capacity};
    larger.slots = arena_double(arena, &larger.capacity, sizeof *larger.slots);
    if (!larger.slots)
      return false;
    *hash = larger;
    for (uint32_t i = 0; i < old.capacity; ++i)
      if (old.slots[i].used)
        hash_add(arena, hash, old.slots[i].key, old.slots[i].value);
  }
  uint32_t i = (uint32_t)mix(key) & (hash->capacity - 1);
  while (hash->slots[i].used)
    i = (i + 1) & (hash->capacity - 1);
  hash->slots[i] = (slot_t){key, value, true};
  hash->count++;
  return true;
}

/* The next entry of `key`, `*i` being where to look; NULL behind the last. */
static const slot_t *hash_next(const hash_t *hash, uint64_t key, uint32_t *i) {
  if (!hash->capacity)
    return NULL;
  for (;; ++*i) {
    const slot_t *slot = &hash->slots[*i & (hash->capacity - 1)];
    if (!slot->used)
      return NULL;
    if (slot->key == key) {
      ++*i;
      return slot;
    }
  }
}

set_table_t *set_table_create(arena_t *arena) {
  set_table_t *table = ARENA_NEW(arena, set_table_t, 1);
  if (!table)
    return NULL;
  table->arena = arena;
  return set_table_add(table, NULL, 0) == 0 ? table : NULL;
}

set_id_t set_table_add(set_table_t *table, const uint32_t *members,
                       uint32_t count) {
  uint64_t key = content_key(members, count);
  uint32_t i = (uint32_t)mix(key);
  const slot_t *slot;
  while ((slot = hash_next(&table->by_content, key, &i))) {
    set_t set = table->sets[slot->value];
    if (set.count == count &&
        (!count || !memcmp(set.members, members, count * sizeof *members)))
      return slot->value;
  }
  uint32_t *copy = ARENA_NEW(table->arena, uint32_t, (size_t)count + 1);
  if (!copy ||
      !arena_grow_array(table->arena, (void **)&table->sets, &table->capacity,
                        table->count, sizeof *table->sets) ||
      !hash_add(table->arena, &table->by_content, key, table->count))
    return SET_NONE;
  if (count)
    memcpy(copy, members, count * sizeof *members);
  table->sets[table->count] = (set_t){copy, count};
  return table->count++;
}

/* Merges two sorted arrays; returns how many numbers there are in `out`. */
static uint32_t merge(set_t a, set_t b, uint32_t *out) {
  uint32_t i = 0, k = 0, count = 0;
  while (i < a.count || k < b.count) {
    bool from_a = k == b.count || (i < a.count && a.members[i] <= b.members[k]);
    uint32_t member = from_a ? a.members[i] : b.members[k];
    i += i < a.count && a.members[i] == member;
    k += k < b.count && b.members[k] == member;
    out[count++] = member;
  }
  return count;
}

set_id_t set_table_union(set_table_t *table, set_id_t a, set_id_t b) {
  if (a == b || b == 0)
    return a;
  if (a == 0)
    return b;
  uint64_t key = pair_key(a, b);
  uint32_t i = (uint32_t)mix(key);
  const slot_t *slot = hash_next(&table->unions, key, &i);
  if (slot)
    return slot->value;
  set_t x = table->sets[a], y = table->sets[b];
  uint32_t *out = ARENA_NEW(table->arena, uint32_t, (size_t)x.count + y.count);
  if (!out)
    return SET_NONE;
  set_id_t id = set_table_add(table, out, merge(x, y, out));
  if (id == SET_NONE || !hash_add(table->arena, &table->unions, key, id))
    return SET_NONE;
  return id;
}

set_t set_table_get(const set_table_t *table, set_id_t id) {
  return table->sets[id];
}
