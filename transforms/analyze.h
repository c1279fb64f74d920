/* --analyze: the report, and no change. */
#ifndef ASSERTION_TRANSFORMS_ANALYZE_H
#define ASSERTION_TRANSFORMS_ANALYZE_H

#include "transforms/verb.h"

/* Adds a section to the report. A condition that is always false gives a
 * warning, what looks like an assertion and is none to us a remark. */
MlirLogicalResult analyze_run(MlirOperation root,
                              const verb_options_t *options);

#endif
