/* --unwrap: the inverse of wrap. */
#ifndef ASSERTION_TRANSFORMS_UNWRAP_H
#define ASSERTION_TRANSFORMS_UNWRAP_H

#include "transforms/verb.h"

/* Puts the contents of each selected assertion.region under `root` in its
 * place, captures for block arguments, and so for those nested in it. One that
 * holds a terminator, written by hand, is left with a remark. A second run
 * changes nothing. */
MlirLogicalResult unwrap_run(MlirOperation root, const verb_options_t *options);

/* Moves the contents of `region`, an assertion.region without a terminator, in
 * front of it and destroys it. Regions in it stay. */
void unwrap_region(MlirOperation region);

#endif
