/* --lower: checks come back where scalars are allowed. */
#ifndef ASSERTION_TRANSFORMS_LOWER_H
#define ASSERTION_TRANSFORMS_LOWER_H

#include "transforms/verb.h"

/* Puts in the place of each selected carried check, and of each region of
 * builtin types, its operations: tensor.dim, arith, cf.assert. They have the
 * location of what they replace. An operand whose type has changed since gets a
 * tensor.cast. Other assertions stay.
 *
 * With the argument "assume" each cf.assert among them becomes
 * llvm.intr.assume: a check that fails is then undefined behaviour. With
 * "entry" checks that depend on arguments of the function alone go to its
 * beginning, in their order: those in blocks that every run comes to, with
 * nothing that has effects and no other assertion before them.
 *
 * Before that TOSA's shape operations, tosa.assert_equal_shape among them, are
 * lowered, see lower_shapes_run.
 *
 * A check that can't be read is an error that says where in its text, and a
 * region with torch's operations is one too; nothing is changed then, or with
 * `keep_going` all but those. A second run changes nothing. */
MlirLogicalResult lower_run(MlirOperation root, const verb_options_t *options);

#endif
