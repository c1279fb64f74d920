/* Assertions on sizes as tosa.assert_equal_shape, which TOSA 1.1 has. */
#ifndef ASSERTION_TRANSFORMS_TOSA_ASSERT_H
#define ASSERTION_TRANSFORMS_TOSA_ASSERT_H

#include "transforms/tosa_shapes/tosa_rewrite.h"

/* Replaces each selected torch.runtime.assert whose condition is a conjunction
 * of equalities of sizes by one tosa.assert_equal_shape on all of them, with
 * the message as the discardable attribute "assertion.message". Others stay, as
 * they are, for --carry. Call it once the sizes of live operations are known;
 * it computes those that only assertions need. Returns how many it replaced. */
uint32_t tosa_assert_sizes(tosa_rewrite_t *rewrite, const analysis_t *analysis);

#endif
