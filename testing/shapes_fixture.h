/* What the tests of the symbolic shapes share: the shapes of what a function
 * returns, in terms of its arguments. */
#ifndef ASSERTION_TESTING_SHAPES_FIXTURE_H
#define ASSERTION_TESTING_SHAPES_FIXTURE_H

#include "analysis/shapes/shapes.h"
#include "testing/analysis_fixture.h"

/* The shapes of the operands of the "test.give" number `nth`, from 0, in
 * `text`, which is a module: "[a0.1 4 ?] [?]". A size is a number, "aK.I" where
 * it is dimension I of argument K of the function around it, or "?"; a scalar
 * is its value alone. Sizes are compared there. Good until the next call. */
const char *shapes_returned(const char *text, unsigned nth);

/* A function @f of `arguments` whose body begins with the constants -2 to 9 as
 * %m2, %m1, %c0 to %c9, with %none, %true and %false; `body` follows. In
 * it a last line "return %x : TYPE" is a "test.give" and a return. In both,
 * "$[?,3]" stands for !torch.vtensor<[?,3],f32>, "$i", "$b", "$n" for
 * !torch.int, bool and none, "$l" for lists of int. Good until the next call.
 */
const char *shapes_function(const char *arguments, const char *body);

#endif
