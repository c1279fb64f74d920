/* Which lines of a module's text concern which assertion. */
#ifndef ASSERTION_VIZ_PAGE_MARKS_H
#define ASSERTION_VIZ_PAGE_MARKS_H

#include <jansson.h>

#include "analysis/analysis.h"
#include "viz/page/listing.h"

/* Most shared operations of one assertion that are marked. */
enum { MARKS_SHARED = 64 };

/* A new object with, for each assertion by its identifier of `ids`, the numbers
 * of lines from 1:
 *   {"self": [...], "slice": [...], "shared": [...], "guards": [...]}
 * of the assertion, of what is exclusive to it, of what it shares with others
 * and nothing else needs, and of the operations that it guards. Takes time
 * linear in the slices. Each line that is in it is set in `wanted`, which has a
 * flag for each line. */
json_t *marks_create(analysis_t *analysis, const char **ids,
                     const listing_t *listing, bool *wanted);

#endif
