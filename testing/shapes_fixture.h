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

/* What shapes_function takes, and the shapes that the function returns. */
typedef struct shapes_case_t {
  const char *arguments, *body, *wanted;
} shapes_case_t;

/* Compares the shapes of each case of an array. The macro reports those that
 * differ at the line where it stands, with the body. */
void shapes_expect_all(const char *file, int line, const shapes_case_t *cases,
                       size_t count);
#define SHAPES_EXPECT_ALL(cases)                                               \
  shapes_expect_all(__FILE__, __LINE__, (cases),                               \
                    sizeof(cases) / sizeof *(cases))

#endif
