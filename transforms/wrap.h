/* --wrap: gives each assertion a region that any layer can discard. */
#ifndef ASSERTION_TRANSFORMS_WRAP_H
#define ASSERTION_TRANSFORMS_WRAP_H

#include "transforms/verb.h"

/* Wraps each selected assertion under `root` with its slice into an
 * assertion.region in its place.
 *
 * Moved in: what is exclusive to the assertion, stands in its loop nest and
 * block, and reads nothing that is written in between. Cloned in: scalars that
 * are shared or live, while the region holds at most 64 operations. All else
 * is captured. Assertions that give a value others use are left whole with a
 * remark. A second run changes nothing; unwrap then wrap gives the same. */
MlirLogicalResult wrap_run(MlirOperation root, const verb_options_t *options);

#endif
