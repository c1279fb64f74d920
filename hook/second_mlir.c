/* Finds out whether MLIR was loaded for the sake of a plugin. */
#define _GNU_SOURCE
#include "hook/second_mlir.h"

#include <errno.h>
#include <link.h>
#include <stdint.h>
#include <stdio.h>

/* Two addresses, and at which places of the list their objects stand, from 1.
 */
typedef struct search_t {
  uintptr_t own, dependency;
  unsigned objects, own_at, dependency_at;
} search_t;

static bool holds(const struct dl_phdr_info *object, uintptr_t address) {
  for (size_t i = 0; i < object->dlpi_phnum; ++i) {
    const ElfW(Phdr) *segment = &object->dlpi_phdr[i];
    uintptr_t start = object->dlpi_addr + segment->p_vaddr;
    if (segment->p_type == PT_LOAD && address >= start &&
        address - start < segment->p_memsz)
      return true;
  }
  return false;
}

static int visit(struct dl_phdr_info *object, size_t size, void *data) {
  (void)size;
  search_t *search = data;
  ++search->objects;
  if (holds(object, search->own))
    search->own_at = search->objects;
  if (holds(object, search->dependency))
    search->dependency_at = search->objects;
  return 0;
}

bool second_mlir_was_brought(const void *own, const void *dependency) {
  search_t search = {.own = (uintptr_t)own,
                     .dependency = (uintptr_t)dependency};
  dl_iterate_phdr(visit, &search);
  return search.own_at && search.own_at < search.dependency_at;
}

void second_mlir_complain(void) {
  static bool said;
  if (said)
    return;
  said = true;
  fprintf(stderr,
          "assertion plugin: error: %s has an MLIR of its own, which plugins "
          "cannot reach, so the passes assertion-* are not there. Use a pipe, "
          "assertion-opt --strip FILE | %s ..., or the Python package "
          "'assertion'.\n",
          program_invocation_short_name, program_invocation_short_name);
}
