/* A branch that is taken by what sizes are. */
#ifndef ASSERTION_TRANSFORMS_TOSA_IF_H
#define ASSERTION_TRANSFORMS_TOSA_IF_H

#include "transforms/tosa_shapes/tosa_rewrite.h"

/* The rows of torch.prim.If and of its terminator. */
tosa_row_t tosa_branch, tosa_yield;

/* Gives each tosa.cond_if the branches of what it will replace: directly before
 * the builder commits. */
void tosa_move_branches(tosa_rewrite_t *rewrite);

#endif
