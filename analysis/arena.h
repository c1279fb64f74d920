/* Memory of one analysis or one transform: blocks that are freed together.
 * All of the core's memory goes through an allocator_t, so that tests can make
 * it fail. */
#ifndef ASSERTION_ANALYSIS_ARENA_H
#define ASSERTION_ANALYSIS_ARENA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Where memory comes from. `resize` behaves as realloc: from NULL it
 * allocates, to size 0 it frees and returns NULL; it returns NULL on failure
 * and then leaves the old memory as it was. */
typedef struct allocator_t {
  void *(*resize)(void *self, void *memory, size_t size);
  void *self;
} allocator_t;

/* The C library's heap. */
allocator_t allocator_system(void);

/* An arena in the caller's memory. Nothing in it is freed before
 * arena_deinit, which frees all. A failed allocation sets `failed`, which
 * stays set, so that a caller may check once after several. */
typedef struct arena_t {
  allocator_t allocator;
  struct arena_block_t *blocks;
  char *next, *end;
  int failed;
} arena_t;

/* Begins an empty arena, which has no memory yet; frees all of it. After
 * arena_deinit the arena is as after arena_init. */
void arena_init(arena_t *arena, allocator_t allocator);
void arena_deinit(arena_t *arena);

/* Returns `count * size` bytes, zeroed, aligned for any type, or NULL where
 * the memory is not to be had or the product overflows. */
void *arena_calloc(arena_t *arena, size_t count, size_t size);

/* The same without zeroes, for work space: what is never touched costs
 * nothing. */
void *arena_alloc(arena_t *arena, size_t count, size_t size);

/* A copy of `size` bytes with a NUL behind them, or NULL. */
char *arena_copy(arena_t *arena, const char *data, size_t size);

/* Twice as many elements, or 0 where 32 bits do not count them: for so many
 * there is no memory. */
static inline uint32_t capacity_doubled(uint32_t capacity) {
  return capacity > UINT32_MAX / 2 ? 0 : capacity * 2;
}

/* What allocator_grow does where `wanted` is above the capacity. */
bool allocator_enlarge(allocator_t allocator, void **array, uint32_t *capacity,
                       uint32_t wanted, size_t size);

/* Makes room for `wanted` elements of `size` bytes in an array that an
 * allocator gave, which at least doubles. Returns false without memory, as for
 * more than 2^31 of them, the array then being as it was. */
static inline bool allocator_grow(allocator_t allocator, void **array,
                                  uint32_t *capacity, uint32_t wanted,
                                  size_t size) {
  return wanted <= *capacity ||
         allocator_enlarge(allocator, array, capacity, wanted, size);
}

/* Zeroed room for twice as many elements as `*capacity`, or for the first
 * four, which it then is; NULL without memory, and the arena has failed. For a
 * table, in which elements get other places. */
void *arena_double(arena_t *arena, uint32_t *capacity, size_t size);

/* Makes room for one more element in an array in an arena, which doubles where
 * all of it, `count`, is in use. The arena keeps the old one, and what is
 * behind `count` is zero. Returns false without memory, as above. */
bool arena_grow_array(arena_t *arena, void **array, uint32_t *capacity,
                      uint32_t count, size_t size);

/* Room for `count` objects of a type, zeroed, or NULL. */
#define ARENA_NEW(arena, type, count)                                          \
  ((type *)arena_calloc((arena), (count), sizeof(type)))

#endif
