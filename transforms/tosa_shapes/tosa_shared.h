/* What is built once for several uses: constants, sums of a size and a number,
 * sizes as tensors. What a table has no memory for is built once more. */
#ifndef ASSERTION_TRANSFORMS_TOSA_SHARED_H
#define ASSERTION_TRANSFORMS_TOSA_SHARED_H

#include "transforms/tosa_shapes/tosa_rewrite.h"

/* What something was built of: one or two values or attributes, and a number
 * that says what else. */
typedef struct tosa_key_t {
  const void *first, *second;
  int64_t number;
} tosa_key_t;

/* What was built for a key, if it stands in the block in which the builder is
 * now: the places of a block are visited in order, so it stands before. Null
 * where there is none, or where the builder has been sent aside. */
MlirValue tosa_shared_get(const tosa_rewrite_t *rewrite, tosa_key_t key);
void tosa_shared_set(tosa_rewrite_t *rewrite, tosa_key_t key, MlirValue value);
/* Forgets all: before places are visited a second time. */
void tosa_shared_clear(tosa_rewrite_t *rewrite);

/* Sends the builder directly behind what defines `value`, for what is needed
 * wherever that value is; and back to `place`, which the former gave. What is
 * built in between is not shared: it may stand before or behind what is. Both
 * may be nested. */
typedef struct tosa_place_t {
  build_place_t place;
  bool aside;
} tosa_place_t;
tosa_place_t tosa_aside(tosa_rewrite_t *rewrite, MlirValue value);
void tosa_return(tosa_rewrite_t *rewrite, tosa_place_t place);

/* tosa.const or tosa.const_shape of these elements: one in a block. */
MlirValue tosa_constant(tosa_rewrite_t *rewrite, const char *name,
                        MlirType type, MlirAttribute elements);

#endif
