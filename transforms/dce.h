/* --dce: erases what nothing needs; no upstream pass does it for torch. */
#ifndef ASSERTION_TRANSFORMS_DCE_H
#define ASSERTION_TRANSFORMS_DCE_H

#include "transforms/verb.h"

/* Erases the operations under `root` that no effect, terminator, symbol or
 * assertion needs: scalar and shape chains, and shells of regions that do
 * nothing. All assertions count as needed, whatever is selected. A second run
 * changes nothing. */
MlirLogicalResult dce_run(MlirOperation root, const verb_options_t *options);

#endif
