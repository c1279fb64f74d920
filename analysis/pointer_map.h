/* From pointers to 32-bit numbers: operations, values, identifiers and types
 * to their indices. Open addressing; several times faster than a table of
 * linked entries on the hundred thousands of look-ups that one analysis
 * makes. */
#ifndef ASSERTION_ANALYSIS_POINTER_MAP_H
#define ASSERTION_ANALYSIS_POINTER_MAP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "analysis/arena.h"

/* What pointer_map_get returns for an absent key. */
#define POINTER_MAP_NONE UINT32_MAX

/* A map in the caller's memory; its table belongs to the allocator. */
typedef struct pointer_map_t {
  allocator_t allocator;
  /* `capacity` of them; those without a key are free. */
  struct pointer_map_slot_t *slots;
  /* A power of two, or 0. */
  size_t capacity;
  /* Keys in it, at most half the capacity. */
  size_t count;
} pointer_map_t;

/* Begins an empty map, in which `expected` entries fit without growing.
 * Returns false without memory; deinit in either case. A map of zeroes with an
 * allocator is an empty one too. */
bool pointer_map_init(pointer_map_t *map, allocator_t allocator,
                      size_t expected);
void pointer_map_deinit(pointer_map_t *map);

/* Sets `key`, which is not NULL, to `value`, which is not POINTER_MAP_NONE.
 * Returns false without memory, and then the map is as it was. */
bool pointer_map_set(pointer_map_t *map, const void *key, uint32_t value);

/* The value of `key`, or POINTER_MAP_NONE. */
uint32_t pointer_map_get(const pointer_map_t *map, const void *key);

#endif
