/* Shapes as lists of index values, while they are lowered: what the files
 * lower_shape*.c share. */
#ifndef ASSERTION_TRANSFORMS_LOWER_SHAPE_H
#define ASSERTION_TRANSFORMS_LOWER_SHAPE_H

#include "analysis/pointer_map.h"
#include "transforms/build.h"

/* One element of a shape: a number where it is known, else an index value. */
typedef struct lower_size_t {
  /* Then `number` is the size, and there is no value. */
  bool known;
  /* It is not negative, whatever the input. */
  bool natural;
  /* It is at least 1, whatever the input. */
  bool positive;
  int64_t number;
  MlirValue value;
  /* What is known of the value: from `most - slack` to `most` more than `base`;
   * where `divisor` is not 0, of the value times it. Null: that it is itself.
   */
  MlirValue base;
  bool base_is_natural;
  int64_t most, slack, divisor;
} lower_size_t;

/* The elements of a shape, or the sizes of a tensor that were asked for. */
typedef struct lower_list_t {
  lower_size_t *sizes;
  intptr_t count;
  /* Of a tensor: the block in which its sizes are values, and the epoch. */
  MlirBlock block;
  uint32_t epoch;
} lower_list_t;

/* The lowering of one root, made by lower_shapes_run. */
typedef struct lower_shapes_t {
  build_t build;
  arena_t arena;
  /* From shapes and tensors to their place in `lists`. */
  pointer_map_t ids;
  lower_list_t *lists;
  uint32_t num_lists, capacity;
  /* Constants of type index that were built, by some bits of the number. */
  struct lower_number_t {
    int64_t number;
    MlirBlock block;
    MlirValue value;
  } numbers[32];
  /* Grows where something was taken back: what was kept before is gone. */
  uint32_t epoch;
  /* Why the last one was not lowered; static. */
  const char *reason;
} lower_shapes_t;

/* A row of lower_shapes.inc.
 * How an operation is lowered, in front of itself. Returns false where it is
 * not, with `reason` set; what was built by then goes again. */
typedef bool (*lower_function_t)(lower_shapes_t *lower, MlirOperation op);

/* The list of a shape; count -1 where nothing computed it. */
lower_list_t lower_list_of(const lower_shapes_t *lower, MlirValue shape);
/* Room for a list, and what a result is. */
lower_list_t lower_list_create(lower_shapes_t *lower, intptr_t count);
bool lower_list_set(lower_shapes_t *lower, MlirValue shape, lower_list_t list);
bool lower_list_is_known(lower_list_t list);

/* An index value at the builder's place, which for a number is a constant: one
 * in a block. */
MlirValue lower_value(lower_shapes_t *lower, lower_size_t size);
lower_size_t lower_number(int64_t number);

/* What was built since the mark goes again, and is not used any more: sizes of
 * tensors that were read and constants that were made since are read and made
 * anew. Shapes keep their lists, which stand before. */
void lower_rollback(lower_shapes_t *lower, build_mark_t mark);

/* Size `axis` of a tensor: of its type, or tensor.dim, one in a block, of what
 * a tosa.pad by constants was given, and more. */
lower_size_t lower_dim(lower_shapes_t *lower, MlirValue tensor, intptr_t axis);

/* Arithmetic on two sizes; known where both sides are and the result fits.
 * `name` is an operation of arith on index. */
lower_size_t lower_arith(lower_shapes_t *lower, const char *name,
                         lower_size_t left, lower_size_t right);

/* cf.assert that `left` and `right` are as the predicate says: 0 equal, 1
 * different, 3 at most, 7 at most without a sign (arith.cmpi's numbers).
 * Nothing where that is known to hold. */
void lower_require(lower_shapes_t *lower, int predicate, lower_size_t left,
                   lower_size_t right, MlirStringRef message);

/* Whether first operand and result have a known rank; else the reason. */
bool lower_check_ranks(lower_shapes_t *lower, MlirOperation op);
/* Whether two products are the same, whatever the sizes are: what is common to
 * both is left out first. */
bool lower_same_product(lower_shapes_t *lower, lower_list_t a, lower_list_t b);
/* Requires that the sizes which a type names are those computed, and that the
 * others are not negative. */
void lower_require_sizes(lower_shapes_t *lower, MlirType type,
                         const lower_size_t *sizes, const char *message);

/* Puts `value`, a tensor of these sizes, in the place of the one result of
 * `op`. */
void lower_replace(lower_shapes_t *lower, MlirOperation op, MlirValue value,
                   lower_list_t sizes);

/* The rows that are not arithmetic: what gives shapes sets their lists, and is
 * erased once nothing uses it; what takes computed ones is replaced. A row is
 * called only where its operation takes a shape that is no constant, or gives
 * one. */
bool lower_const_shape(lower_shapes_t *lower, MlirOperation op);
bool lower_dim_op(lower_shapes_t *lower, MlirOperation op);
bool lower_concat_shape(lower_shapes_t *lower, MlirOperation op);
bool lower_slice_shape(lower_shapes_t *lower, MlirOperation op);
bool lower_equal_shape(lower_shapes_t *lower, MlirOperation op);
bool lower_reshape(lower_shapes_t *lower, MlirOperation op);
bool lower_tile(lower_shapes_t *lower, MlirOperation op);
bool lower_slice(lower_shapes_t *lower, MlirOperation op);

#endif
