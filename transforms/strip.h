/* --strip: what a backend without checks runs. */
#ifndef ASSERTION_TRANSFORMS_STRIP_H
#define ASSERTION_TRANSFORMS_STRIP_H

#include "transforms/verb.h"

/* Runs free-sizes, drop, drop-symbols unless symbols are kept, dce. */
MlirLogicalResult strip_run(MlirOperation root, const verb_options_t *options);

#endif
