/* A module as lines of text, and which line is which operation's: what a page
 * shows, compares and marks. */
#ifndef ASSERTION_VIZ_PAGE_LISTING_H
#define ASSERTION_VIZ_PAGE_LISTING_H

#include <stdbool.h>
#include <stdint.h>

#include "analysis/arena.h"
#include "mlir-c/IR.h"

/* Lines count from 0; this stands for none. */
#define LISTING_NONE UINT32_MAX

/* Constants of more elements and resources of more characters than this are
 * elided, as --mlir-elide-elementsattrs-if-larger does it. */
enum { LISTING_ELEMENTS = 32, LISTING_RESOURCE = 64 };

/* Everything in it is the arena's. */
typedef struct listing_t {
  /* Without the line feeds. */
  MlirStringRef *lines;
  /* One for each line: equal for lines of two listings that say the same of an
   * operation at the same location, whatever their values are called and
   * however far it is indented. */
  uint64_t *keys;
  uint32_t num_lines;
  /* The line on which each operation begins, in pre-order from 0, the root;
   * LISTING_NONE for one that is not printed, such as a terminator that goes
   * without saying. */
  uint32_t *line_of;
  uint32_t num_operations;
} listing_t;

/* Lists the text of `root`, which has been verified. Its locations are replaced
 * and put back meanwhile, so no other thread may read it. Takes time linear in
 * the text. Returns false without memory. */
bool listing_create(listing_t *listing, MlirOperation root, arena_t *arena);

#endif
