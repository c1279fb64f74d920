/* Writing a check: statements in MLIR's text, one a line, each giving one
 * value. Values come from the arena; without memory it says so, and what is
 * returned is still a value. Part of carry; no other file includes it. */
#ifndef ASSERTION_TRANSFORMS_CARRY_EMIT_H
#define ASSERTION_TRANSFORMS_CARRY_EMIT_H

#include "transforms/carry/carry_check.h"

/* Values that need no statement. */
carry_value_t *carry_refuse(carry_t *c, MlirOperation obstacle,
                            const char *reason);
/* The same for a number that `owner` gives or takes as an argument, which it
 * says by its place among them. */
carry_value_t *carry_refuse_number(carry_t *carry, MlirOperation owner,
                                   MlirValue value);
carry_value_t *carry_kind(carry_t *c, carry_kind_t kind);
carry_value_t *carry_integer(carry_t *c, const char *type, int64_t value);
carry_value_t *carry_real(carry_t *c, const char *type, double value);
carry_value_t *carry_list(carry_t *c, carry_value_t **elements, uint32_t count);
/* A tensor made of elements, in row-major order; `sizes` are copied. */
carry_value_t *carry_tensor(carry_t *c, int64_t rank, const int64_t *sizes,
                            const char *type, carry_value_t **elements);

/* The number N of the scalar %N, which is written now where it was not. */
uint32_t carry_name(carry_t *c, carry_value_t *scalar);

/* A scalar of the given type, by statements of which the last gives it. In the
 * template $0 to $9 stand for operands, $T for the type of $0, $a to $z for
 * results of statements of the template, which a newline divides. One that
 * begins with '!' asserts the i1 that follows, with the assertion's message. */
carry_value_t *carry_emit(carry_t *c, const char *type, const char *template_,
                          carry_value_t *const *x);

/* Asserts an i1, with the assertion's message, which is the one set last. */
void carry_assert(carry_t *c, carry_value_t *scalar);
void carry_set_message(carry_t *c, MlirStringRef message);

/* `scalar` as a value of another type: i1, i64 or f64. To i1 is whether it is
 * not 0. A float out of the range of i64 is a failed assertion. */
carry_value_t *carry_convert(carry_t *c, carry_value_t *scalar,
                             const char *type);

/* The size of a tensor in a dimension, from 0 to below its rank, as i64. */
carry_value_t *carry_size(carry_t *c, carry_value_t *tensor, int64_t dim);

/* Gives a tensor of the program its elements, if its sizes are known and there
 * are at most CARRY_MAX_ELEMENTS of them. Returns whether it has them. */
bool carry_elements(carry_t *c, carry_value_t *tensor);

/* The number of the argument that a tensor of the program is, from now on. */
uint32_t carry_argument(carry_t *c, carry_value_t *tensor);

/* The only element of a tensor, of whatever sizes: more or fewer elements at
 * run time are a failed assertion. */
carry_value_t *carry_only_element(carry_t *c, carry_value_t *tensor);

/* Whether a type is a float type. */
bool carry_is_real(const char *type);

/* The type of a tensor as builtin text. */
const char *carry_tensor_type(carry_t *c, const carry_value_t *tensor);

#endif
