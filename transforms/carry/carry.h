/* --carry: assertions go through TOSA as tosa.custom. */
#ifndef ASSERTION_TRANSFORMS_CARRY_H
#define ASSERTION_TRANSFORMS_CARRY_H

#include "transforms/verb.h"

/* Puts in the place of each selected assertion under `root`, wrapped or not, a
 * tosa.custom of domain "assertion" on the tensors that its condition reads,
 * with the check as text in implementation_attrs: a func.func in the dialects
 * func, arith, math, tensor and cf, with one argument for each tensor. Message
 * and location are kept; slices go, but for operations that make those tensors.
 * Scalars that others need too are computed again in the check.
 *
 * An assertion that has an operation without a form in a check is an error that
 * names it. Nothing is changed then, or with `keep_going` all but those. What
 * is tosa's already stays. A second run changes nothing. */
MlirLogicalResult carry_run(MlirOperation root, const verb_options_t *options);

#endif
