/* --drop: removes assertions, wrapped or not, and what exists only for them. */
#ifndef ASSERTION_TRANSFORMS_DROP_H
#define ASSERTION_TRANSFORMS_DROP_H

#include "transforms/verb.h"

/* Drops the selected assertions under `root` with their exclusive slices, and
 * erases what was dead before and uses a value of a slice. The token operand
 * of a functional assertion takes the place of its result; shape.assuming
 * whose witnesses are all dropped gives way to its body. Emits a remark for
 * each assertion, a warning for one that always fails. A second run changes
 * nothing. */
MlirLogicalResult drop_run(MlirOperation root, const verb_options_t *options);

#endif
