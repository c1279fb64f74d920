/* The arena: blocks that double up to a limit, in a list. */
#include "analysis/arena.h"

#include <stdlib.h>
#include <string.h>

enum { FIRST_BLOCK = 4096, LARGEST_BLOCK = 1 << 20, ALIGNMENT = 16 };

struct arena_block_t {
  struct arena_block_t *previous;
  size_t size;
};

static void *system_resize(void *self, void *memory, size_t size) {
  (void)self;
  if (size)
    return realloc(memory, size);
  free(memory);
  return NULL;
}

allocator_t allocator_system(void) {
  return (allocator_t){system_resize, NULL};
}

void arena_init(arena_t *arena, allocator_t allocator) {
  *arena = (arena_t){.allocator = allocator};
}

void arena_deinit(arena_t *arena) {
  for (struct arena_block_t *block = arena->blocks; block;) {
    struct arena_block_t *previous = block->previous;
    arena->allocator.resize(arena->allocator.self, block, 0);
    block = previous;
  }
  arena_init(arena, arena->allocator);
}

static size_t next_block_size(const arena_t *arena, size_t wanted) {
  size_t size = arena->blocks ? arena->blocks->size * 2 : FIRST_BLOCK;
  if (size > LARGEST_BLOCK)
    size = LARGEST_BLOCK;
  return size < wanted ? wanted : size;
}

/* Adds a block with room for `size` bytes, which may be larger than usual. */
static int arena_grow(arena_t *arena, size_t size) {
  size_t header = ALIGNMENT;
  if (size > SIZE_MAX - header)
    return 0;
  size_t total = next_block_size(arena, size + header);
  struct arena_block_t *block =
      arena->allocator.resize(arena->allocator.self, NULL, total);
  if (!block)
    return 0;
  *block = (struct arena_block_t){arena->blocks, total};
  arena->blocks = block;
  arena->next = (char *)block + header;
  arena->end = (char *)block + total;
  return 1;
}

void *arena_alloc(arena_t *arena, size_t count, size_t size) {
  if (size && count > (SIZE_MAX - ALIGNMENT) / size) {
    arena->failed = 1;
    return NULL;
  }
  size_t bytes = (count * size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
  bool fits = arena->blocks && (size_t)(arena->end - arena->next) >= bytes;
  if (!fits && !arena_grow(arena, bytes)) {
    arena->failed = 1;
    return NULL;
  }
  char *memory = arena->next;
  arena->next += bytes;
  return memory;
}

void *arena_calloc(arena_t *arena, size_t count, size_t size) {
  void *memory = arena_alloc(arena, count, size);
  return memory ? memset(memory, 0, count * size) : NULL;
}

char *arena_copy(arena_t *arena, const char *data, size_t size) {
  char *copy = arena_calloc(arena, size + 1, 1);
  return copy && size ? memcpy(copy, data, size) : copy;
}

bool allocator_enlarge(allocator_t allocator, void **array, uint32_t *capacity,
                       uint32_t wanted, size_t size) {
  uint32_t larger = *capacity ? *capacity : 64;
  while (larger && larger < wanted)
    larger = capacity_doubled(larger);
  size_t bytes;
  if (!larger || __builtin_mul_overflow(larger, size, &bytes))
    return false;
  void *memory = allocator.resize(allocator.self, *array, bytes);
  if (!memory)
    return false;
  *array = memory;
  *capacity = larger;
  return true;
}

void *arena_double(arena_t *arena, uint32_t *capacity, size_t size) {
  uint32_t larger = *capacity ? capacity_doubled(*capacity) : 4;
  if (!larger) {
    arena->failed = 1;
    return NULL;
  }
  void *memory = arena_calloc(arena, larger, size);
  if (memory)
    *capacity = larger;
  return memory;
}

bool arena_grow_array(arena_t *arena, void **array, uint32_t *capacity,
                      uint32_t count, size_t size) {
  if (count < *capacity)
    return true;
  void *memory = arena_double(arena, capacity, size);
  if (!memory)
    return false;
  if (count)
    memcpy(memory, *array, count * size);
  *array = memory;
  return true;
}
