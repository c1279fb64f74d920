/* Symbolic sizes: polynomials over symbols with integer coefficients, each kept
 * once, so that two sizes are equal where their numbers are. What does not fit
 * the form, or its bounds, is a symbol of its own that stands for the
 * operation and its operands. Equalities learnt on the way (an assertion, a
 * symbolic shape) hold until they are taken back. */
#ifndef ASSERTION_ANALYSIS_SIZES_H
#define ASSERTION_ANALYSIS_SIZES_H

#include <stdbool.h>
#include <stdint.h>

#include "analysis/arena.h"

/* The number of a size. */
typedef uint32_t size_id_t;

/* No size: without memory, or where there is no answer. All functions take it
 * and give it back. */
#define SIZES_NONE UINT32_MAX

/* Bounds of a polynomial: longer ones become symbols. */
enum { SIZES_MAX_TERMS = 8, SIZES_MAX_FACTORS = 8 };

/* Operations that are no polynomials. */
typedef enum sizes_op_t {
  SIZES_SUM,
  SIZES_PRODUCT,
  SIZES_FLOOR,
  SIZES_REMAINDER,
  SIZES_MAX,
  SIZES_MIN,
  /* What two dimensions broadcast to. */
  SIZES_BROADCAST,
  /* The elements that a slice takes: of size, start, end, step. */
  SIZES_SLICE,
  /* The places of a window, which are not negative. */
  SIZES_WINDOW,
} sizes_op_t;

typedef struct sizes_t sizes_t;

/* A table that lives in `arena`. Returns NULL without memory. */
sizes_t *sizes_create(arena_t *arena);

/* A constant; a new symbol, which is never negative if it is `natural`. */
size_id_t sizes_constant(sizes_t *sizes, int64_t value);
size_id_t sizes_symbol(sizes_t *sizes, bool natural);

/* Arithmetic. A quotient and a remainder round as Python's do; that of what a
 * constant divides exactly is a polynomial again. */
size_id_t sizes_add(sizes_t *sizes, size_id_t a, size_id_t b);
size_id_t sizes_subtract(sizes_t *sizes, size_id_t a, size_id_t b);
size_id_t sizes_multiply(sizes_t *sizes, size_id_t a, size_id_t b);
size_id_t sizes_floor_divide(sizes_t *sizes, size_id_t a, size_id_t b);

/* The symbol of an operation on sizes, at most four; the same one for the same
 * operands. */
size_id_t sizes_apply(sizes_t *sizes, sizes_op_t op, const size_id_t *operands,
                      uint32_t count);

/* The size that two dimensions broadcast to: the other of a 1, one of two
 * equal ones, a constant other than 1; else a symbol of both. */
size_id_t sizes_broadcast(sizes_t *sizes, size_id_t a, size_id_t b);
size_id_t sizes_greater(sizes_t *sizes, size_id_t a, size_id_t b);

/* x with x * b == a, for whatever the symbols are but zeroes in `b`; NONE
 * where there is no such polynomial. */
size_id_t sizes_quotient(sizes_t *sizes, size_id_t a, size_id_t b);

/* The size as it is known under the equalities; all functions look through
 * them, only numbers compared by the caller have to be resolved. */
size_id_t sizes_resolve(sizes_t *sizes, size_id_t id);
bool sizes_equal(sizes_t *sizes, size_id_t a, size_id_t b);
bool sizes_is_constant(sizes_t *sizes, size_id_t id, int64_t *value);
bool sizes_is(sizes_t *sizes, size_id_t id, int64_t value);
/* Never negative, by what its symbols are. */
bool sizes_is_natural(sizes_t *sizes, size_id_t id);

/* Learns that two sizes are equal, or that `narrow` is 1 or equal to `wide`
 * until sizes_forget is called with an earlier mark. What contradicts a
 * constant is not learnt. */
void sizes_equate(sizes_t *sizes, size_id_t a, size_id_t b);
void sizes_learn_broadcast(sizes_t *sizes, size_id_t narrow, size_id_t wide);
bool sizes_broadcasts(sizes_t *sizes, size_id_t narrow, size_id_t wide);
uint32_t sizes_mark(const sizes_t *sizes);
void sizes_forget(sizes_t *sizes, uint32_t mark);

#endif
