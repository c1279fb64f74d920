/* Arrays of words, each kept once and known by a number: equal contents have
 * equal numbers, so that comparing two of them is comparing numbers (hash
 * consing; Ershov 1958). What is added stays; the numbers are dense and may
 * index arrays of the caller's. */
#ifndef ASSERTION_ANALYSIS_INTERN_H
#define ASSERTION_ANALYSIS_INTERN_H

#include <stdbool.h>
#include <stdint.h>

#include "analysis/arena.h"

/* What intern_add returns without memory. */
#define INTERN_NONE UINT32_MAX

/* One array, borrowed from the table. */
typedef struct interned_t {
  const int64_t *words;
  uint32_t count;
} interned_t;

/* A table whose memory is the arena's; it grows by doubling and the arena
 * keeps the old tables, at most twice the memory. Zeroes with an arena are an
 * empty one. */
typedef struct intern_t {
  arena_t *arena;
  interned_t *entries;
  uint32_t count, capacity;
  /* Numbers of entries plus one, 0 where free; a power of two of them. */
  uint32_t *slots;
  uint32_t num_slots;
} intern_t;

/* The number of the array, from 0 in the order of their first addition. It is
 * copied if it is new. Constant time but for its length. */
uint32_t intern_add(intern_t *table, const int64_t *words, uint32_t count);

/* The number of the array, or INTERN_NONE if it was not added. */
uint32_t intern_find(const intern_t *table, const int64_t *words,
                     uint32_t count);

/* The array of a number that intern_add gave, which is not INTERN_NONE. Good as
 * long as the arena. */
interned_t intern_get(const intern_t *table, uint32_t id);

#endif
