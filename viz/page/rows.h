/* The text of a module before and after the verbs as rows of one table, of a
 * size that a browser shows without a wait. */
#ifndef ASSERTION_VIZ_PAGE_ROWS_H
#define ASSERTION_VIZ_PAGE_ROWS_H

#include <jansson.h>

#include "viz/page/listing.h"

/* Up to ROWS_WHOLE rows all are kept. Of more, those that changed or are
 * wanted are kept, with ROWS_CONTEXT rows on either side, up to ROWS_MOST; and
 * of each row ROWS_BYTES bytes of text. */
enum {
  ROWS_WHOLE = 20000,
  ROWS_CONTEXT = 6,
  ROWS_MOST = 40000,
  ROWS_BYTES = 800,
};

/* A new array of the rows, each an array:
 *   ["=", BEFORE, AFTER, TEXT] a line that is in both, or where its texts
 *       differ in the names of values or in how far they are indented,
 *       ["=", BEFORE, AFTER, TEXT, TEXT AFTER]
 *   ["-", BEFORE, 0, TEXT]  a line that is gone
 *   ["+", 0, AFTER, TEXT]   a line that is new
 *   ["~", COUNT]            so many rows that are left out
 * Lines count from 1. `wanted` has a flag for each line before. A text that was
 * cut ends in "... [N bytes cut]". Returns NULL without memory. */
json_t *rows_create(const listing_t *before, const listing_t *after,
                    const bool *wanted, arena_t *arena);

#endif
