/* Open addressing over hashes of the words. */
#include "analysis/shapes/intern.h"

#include <string.h>

static uint32_t hash(const int64_t *words, uint32_t count) {
  uint64_t h = count + 1;
  for (uint32_t i = 0; i < count; ++i) {
    h = (h ^ (uint64_t)words[i]) * 0x9E3779B97F4A7C15u;
    h ^= h >> 29;
  }
  return (uint32_t)(h ^ (h >> 32));
}

static bool is_same(interned_t entry, const int64_t *words, uint32_t count) {
  return entry.count == count &&
         (!count || !memcmp(entry.words, words, count * sizeof *words));
}

/* The slot that holds the array or is free for it; there are slots. */
static uint32_t *slot_of(const intern_t *table, const int64_t *words,
                         uint32_t count) {
  uint32_t mask = table->num_slots - 1;
  uint32_t i = hash(words, count) & mask;
  while (table->slots[i] &&
         !is_same(table->entries[table->slots[i] - 1], words, count))
    i = (i + 1) & mask;
  return &table->slots[i];
}

/* Makes room for one more, with half of the slots free. */
static bool grow(intern_t *table) {
  if (!arena_grow_array(table->arena, (void **)&table->entries,
                        &table->capacity, table->count, sizeof *table->entries))
    return false;
  if (table->count < table->num_slots / 2)
    return true;
  intern_t larger = *table;
  larger.slots =
      arena_double(table->arena, &larger.num_slots, sizeof *larger.slots);
  if (!larger.slots)
    return false;
  for (uint32_t i = 0; i < larger.count; ++i) {
    interned_t entry = larger.entries[i];
    *slot_of(&larger, entry.words, entry.count) = i + 1;
  }
  *table = larger;
  return true;
}

uint32_t intern_find(const intern_t *table, const int64_t *words,
                     uint32_t count) {
  uint32_t slot = table->num_slots ? *slot_of(table, words, count) : 0;
  return slot ? slot - 1 : INTERN_NONE;
}

uint32_t intern_add(intern_t *table, const int64_t *words, uint32_t count) {
  uint32_t found = intern_find(table, words, count);
  if (found != INTERN_NONE)
    return found;
  if (!grow(table))
    return INTERN_NONE;
  int64_t *copy = ARENA_NEW(table->arena, int64_t, (size_t)count + 1);
  if (!copy)
    return INTERN_NONE;
  if (count)
    memcpy(copy, words, count * sizeof *words);
  table->entries[table->count] = (interned_t){copy, count};
  *slot_of(table, copy, count) = table->count + 1;
  return table->count++;
}

interned_t intern_get(const intern_t *table, uint32_t id) {
  return table->entries[id];
}
