/* An allocator that counts what it gave out and fails when it is told to. */
#ifndef ASSERTION_TESTING_ALLOCATOR_FIXTURE_H
#define ASSERTION_TESTING_ALLOCATOR_FIXTURE_H

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "analysis/arena.h"

/* Allocations so far, and how many of them are not freed. */
typedef struct counting_t {
  uint32_t calls, live;
  /* The first call that fails, from 1; 0: none does. */
  uint32_t fail_from;
  /* Only that call fails, not those after it. */
  int fail_once;
} counting_t;

static inline void *counting_resize(void *self, void *memory, size_t size) {
  counting_t *counting = self;
  if (!size) {
    counting->live -= memory != NULL;
    free(memory);
    return NULL;
  }
  ++counting->calls;
  int fails = counting->fail_once ? counting->calls == counting->fail_from
                                  : counting->calls >= counting->fail_from;
  if (counting->fail_from && fails)
    return NULL;
  void *out = realloc(memory, size);
  /* What an allocator gives is not zero. */
  if (!memory)
    memset(out, 0xa5, size);
  counting->live += !memory;
  return out;
}

static inline allocator_t counting_allocator(counting_t *counting) {
  return (allocator_t){counting_resize, counting};
}

#endif
