/* Sets of small numbers, each kept once. Many operations are needed by exactly
 * the same assertions, so that the sets of a whole module are few, and the
 * union of two of them is asked for again and again. */
#ifndef ASSERTION_ANALYSIS_SET_TABLE_H
#define ASSERTION_ANALYSIS_SET_TABLE_H

#include <stdbool.h>
#include <stdint.h>

#include "analysis/arena.h"

/* The number of a set; equal sets have equal numbers. 0 is the empty set. */
typedef uint32_t set_id_t;

/* What a function returns that finds no memory. */
#define SET_NONE UINT32_MAX

/* The members of a set, in ascending order. */
typedef struct set_t {
  const uint32_t *members;
  uint32_t count;
} set_t;

typedef struct set_table_t set_table_t;

/* A table that lives in `arena`. Returns NULL without memory. */
set_table_t *set_table_create(arena_t *arena);

/* The set of the `count` numbers, which ascend without repetition; they are
 * copied if the set is new. */
set_id_t set_table_add(set_table_t *table, const uint32_t *members,
                       uint32_t count);

/* The union. Takes time linear in the sets at the first time, and constant
 * time when it was asked for before. */
set_id_t set_table_union(set_table_t *table, set_id_t a, set_id_t b);

/* The members of `id`, valid as long as the arena. */
set_t set_table_get(const set_table_t *table, set_id_t id);

#endif
