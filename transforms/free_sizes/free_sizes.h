/* --free-sizes: makes sizes unnecessary that only feed shape operands. */
#ifndef ASSERTION_TRANSFORMS_FREE_SIZES_H
#define ASSERTION_TRANSFORMS_FREE_SIZES_H

#include "transforms/verb.h"

/* Frees the sizes of shape operands under `root`, as far as their symbols say
 * that it changes nothing: the one unknown size of a view becomes -1, a
 * broadcast goes where its users broadcast by themselves, a tensor of one value
 * becomes one of size 1. Lists that change are new ones at their use, results
 * keep their rank. Uses the equalities of dominating assertions that are
 * selected, whoever drops them. What was needed for the sizes stays until dce.
 * A remark for each operation that still needs a size. A second run changes
 * nothing. */
MlirLogicalResult free_sizes_run(MlirOperation root,
                                 const verb_options_t *options);

#endif
