/* Sizes of tensors as torch computes with them and TOSA has them: numbers where
 * they are known, else values of type !tosa.shape<1>, of which each is built
 * once, where it is first needed. */
#ifndef ASSERTION_TRANSFORMS_TOSA_SIZES_H
#define ASSERTION_TRANSFORMS_TOSA_SIZES_H

#include <stdbool.h>
#include <stdint.h>

#include "mlir-c/IR.h"

/* The rewriting that sizes are built in: tosa_rewrite.h. */
typedef struct tosa_rewrite_t tosa_rewrite_t;

/* A size: a number, or that number more than what is not known before the
 * program runs: a shape of one element, or a dimension of a tensor of torch,
 * for which nothing is built before it is needed (tosa_size_value). */
typedef struct tosa_size_t {
  bool known;
  /* All of it, or what is added to the rest. */
  int64_t number;
  /* Of type !tosa.shape<1>; null where none was built. */
  MlirValue value;
  /* Where there is no value: null for a size of which nothing is known. */
  MlirValue tensor;
  int64_t axis;
} tosa_size_t;

/* Sizes of a tensor, in the arena. Without memory there are none, and the
 * builder has failed. */
typedef struct tosa_sizes_t {
  tosa_size_t *sizes;
  intptr_t count;
} tosa_sizes_t;

/* Operations on two sizes: what TOSA's arithmetic on shapes has, and from
 * TOSA_EQ on relations, named as torch names them (tosa_compare.h). */
typedef enum tosa_size_op_t {
  TOSA_NO_OP,
  TOSA_ADD,
  TOSA_SUB,
  TOSA_MUL,
  TOSA_DIV_FLOOR,
  TOSA_DIV_CEIL,
  TOSA_MOD,
  TOSA_MAX,
  TOSA_MIN,
  TOSA_EQ,
  TOSA_NE,
  TOSA_LT,
  TOSA_LE,
  TOSA_GT,
  TOSA_GE,
} tosa_size_op_t;

/* A number as a size, and whether a size is known to be it. Any number will do,
 * also one that no dimension has. */
tosa_size_t tosa_number(int64_t number);
bool tosa_is(tosa_size_t size, int64_t number);

/* A size as a shape of one element: read, or added up, once. A null value
 * without memory; the builder has failed then. */
MlirValue tosa_size_value(tosa_rewrite_t *rewrite, tosa_size_t size);

/* Whether a size is known not to be negative when it runs, from the few
 * operations that give it. */
bool tosa_is_natural(tosa_size_t size);
/* Whether two sizes are the same number or the same value. */
bool tosa_same(tosa_size_t a, tosa_size_t b);
/* What arithmetic gives. Known numbers are folded, where that is a number of 64
 * bits and the divisor positive: else it is left to run time. An operation on
 * what is not known is built once, and none for what changes nothing. */
tosa_size_t tosa_arith(tosa_rewrite_t *rewrite, tosa_size_op_t op,
                       tosa_size_t a, tosa_size_t b);
/* The number of elements of a tensor of these sizes; 1 of none. */
tosa_size_t tosa_product(tosa_rewrite_t *rewrite, tosa_sizes_t sizes);
/* Dimension `axis` of a tensor of torch, and all of them. Nothing is built. */
tosa_size_t tosa_dim(tosa_rewrite_t *rewrite, MlirValue tensor, int64_t axis);
tosa_sizes_t tosa_dims(tosa_rewrite_t *rewrite, MlirValue tensor);
/* An integer of torch, or false where it is no expression of sizes. */
bool tosa_int(tosa_rewrite_t *rewrite, MlirValue value, tosa_size_t *size);
/* The entries of a small tensor, likewise; one of an integer. */
bool tosa_entries(tosa_rewrite_t *rewrite, MlirValue value, tosa_sizes_t *out);
/* A list of integers, likewise. */
bool tosa_int_list(tosa_rewrite_t *rewrite, MlirValue list, tosa_sizes_t *out);
/* Whether an entry of the list is computed from sizes. */
bool tosa_is_computed(MlirValue list);
/* Room for sizes in the arena, to be filled in; and a copy. Both have as many
 * sizes as were wanted, or none without memory. */
tosa_sizes_t tosa_sizes(tosa_rewrite_t *rewrite, intptr_t count);
tosa_sizes_t tosa_copy(tosa_rewrite_t *rewrite, tosa_sizes_t sizes);
/* Whether `op` computes integers of sizes, by the table. */
bool tosa_is_int_op(tosa_rewrite_t *rewrite, MlirOperation op);
/* Computes what an operation on integers gives, in front of it, for tosa_int to
 * find. One that is not in the table, or is no expression of sizes, leaves
 * nothing. */
void tosa_visit_int(tosa_rewrite_t *rewrite, MlirOperation op);

#endif
