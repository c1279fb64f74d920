/* --unwrap: the inverse of wrap. */
#ifndef ASSERTION_TRANSFORMS_UNWRAP_H
#define ASSERTION_TRANSFORMS_UNWRAP_H

#include "transforms/verb.h"

/* Puts the contents of each selected assertion.region under `root` in its
 * place, captures for block arguments. A second run changes nothing. */
MlirLogicalResult unwrap_run(MlirOperation root, const verb_options_t *options);

#endif
