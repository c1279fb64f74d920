/* Rewriting torch operations with unknown sizes in TOSA, while a root is gone
 * through: what the files tosa_*.c share. A row takes one operation and builds
 * its replacement in front of it; values of torch come in and go out through
 * torch_c's casts. Sizes are numbers where they are known, else values of type
 * !tosa.shape<1>, of which each is built once. */
#ifndef ASSERTION_TRANSFORMS_TOSA_REWRITE_H
#define ASSERTION_TRANSFORMS_TOSA_REWRITE_H

#include "analysis/types.h"
#include "transforms/build.h"
#include "transforms/tosa_shapes/tosa_sizes.h"
#include "transforms/verb.h"

/* What a value of torch is in TOSA, as far as it was asked for. */
typedef struct tosa_value_t {
  /* A tensor, as builtin tensor; null until asked for. */
  MlirValue tensor;
  /* Its dimensions; NULL until one was asked for. What was read of them. */
  tosa_size_t *dims;
  MlirValue *read;
  /* An integer, or a tensor that holds one. */
  tosa_size_t size;
  bool has_size;
  /* The entries of a small tensor of integers or flags; none where it has
   * others, or they are no expressions of sizes. */
  tosa_sizes_t entries;
  /* A number as a builtin tensor of rank 0; null until asked for. */
  MlirValue scalar;
  /* It is computed from a size, and something needs it as data. */
  bool data;
} tosa_value_t;

/* How many element types torch's tensors and TOSA's have in common. */
enum { TOSA_NUM_ELEMENTS = 9 };

/* The rewriting of one root. */
struct tosa_rewrite_t {
  build_t build;
  arena_t arena;
  /* Those of the options, or its own. */
  types_t *types, own_types;
  const verb_options_t *options;
  /* From values to their place in `values`. */
  pointer_map_t ids;
  tosa_value_t **values;
  uint32_t num_values, capacity;
  /* What the tables have: by number of name, and for the operation at hand
   * (tosa_names.h). */
  const struct tosa_name_t *names, *name;
  /* The operation at hand gives a small tensor of sizes (tosa_entries.h). */
  bool has_entries;
  /* Of the operation that makes lists, which is asked for at each operand. */
  MlirIdentifier list_name;
  /* What was built (tosa_shared.h), and whether the builder stands elsewhere
   * than the operation that is written. */
  struct tosa_shared_t *shared;
  uint32_t num_shared, shared_capacity;
  bool aside;
  /* Types by their text, each read once: element types, and shapes by rank. */
  MlirType elements[TOSA_NUM_ELEMENTS], shapes[8];
  /* A type made since this was cleared says that it has no element. */
  bool empty;
  /* Why what was built for the operation can't stay; static, or NULL. */
  const char *defect;
  /* Why the last row refused; static. */
  const char *reason;
};

/* Begins a rewriting in the caller's memory, with no place; false without
 * memory. Deinit in either case; what is built stays. */
bool tosa_rewrite_init(tosa_rewrite_t *rewrite, MlirContext context,
                       const verb_options_t *options);
void tosa_rewrite_deinit(tosa_rewrite_t *rewrite);

/* What a row did. */
typedef enum tosa_outcome_t {
  /* The operation will be replaced. */
  TOSA_DONE,
  /* TorchToTosa takes it as it is. */
  TOSA_NOT_NEEDED,
  /* It can't be written in TOSA; `reason` says why. */
  TOSA_REFUSED,
} tosa_outcome_t;
/* A row: writes `op` in TOSA, in front of it. The place of the builder is set.
 */
typedef tosa_outcome_t tosa_row_t(tosa_rewrite_t *rewrite, MlirOperation op);

/* Refuses, for a reason that is static. */
tosa_outcome_t tosa_refuse(tosa_rewrite_t *rewrite, const char *reason);

/* ---- Values of torch ---- */

/* The record of a value; a scratch one without memory. */
tosa_value_t *tosa_value(tosa_rewrite_t *rewrite, MlirValue value);
/* What is known of its type. */
type_info_t tosa_info(tosa_rewrite_t *rewrite, MlirValue value);
/* Whether the type of a value says that it has no element. */
bool tosa_is_empty(tosa_rewrite_t *rewrite, MlirValue value);
/* Whether the type of a value is a tensor of known rank, of an element type
 * that TOSA has, and not empty; how many of its dimensions are unknown. */
bool tosa_is_tensor(tosa_rewrite_t *rewrite, MlirValue value);
int tosa_num_unknown(tosa_rewrite_t *rewrite, MlirValue value);
/* What a constant is. */
bool tosa_constant_int(MlirValue value, int64_t *number);
bool tosa_constant_bool(MlirValue value, bool *flag);
bool tosa_constant_float(MlirValue value, double *number);
bool tosa_constant_string(MlirValue value, MlirStringRef *text);
/* Whether it is torch.constant.none. */
bool tosa_is_none(MlirValue value);
/* The elements of a list made by prim.ListConstruct, or false. */
bool tosa_list(MlirValue value, MlirOperation *list);
/* Constant integers of a list; false if one is none, or there are more. */
bool tosa_constant_list(MlirValue value, int64_t *numbers, intptr_t capacity,
                        intptr_t *count);
/* A constant dimension, from 0 to below `rank`. */
bool tosa_constant_dim(MlirValue value, int64_t rank, int64_t *dim);

/* ---- Tensors ---- */

/* The builtin tensor of a tensor of torch. */
MlirValue tosa_tensor(tosa_rewrite_t *rewrite, MlirValue value);
/* The builtin element type of a torch tensor; null if TOSA has none. */
MlirType tosa_element(tosa_rewrite_t *rewrite, MlirValue value);
/* A ranked tensor type. */
MlirType tosa_type(tosa_rewrite_t *rewrite, tosa_sizes_t sizes,
                   MlirType element);
/* A shape of all the sizes. */
MlirValue tosa_shape(tosa_rewrite_t *rewrite, tosa_sizes_t sizes);
/* tosa.reshape to these sizes; one that is not known is left to the number of
 * elements where that settles it. */
MlirValue tosa_reshape(tosa_rewrite_t *rewrite, MlirValue tensor,
                       tosa_sizes_t sizes);
/* tosa.tile, or the tensor itself where every multiple is 1. */
MlirValue tosa_tile(tosa_rewrite_t *rewrite, MlirValue tensor,
                    tosa_sizes_t multiples, tosa_sizes_t sizes);
/* tosa.slice from `starts` on. */
MlirValue tosa_slice(tosa_rewrite_t *rewrite, MlirValue tensor,
                     tosa_sizes_t starts, tosa_sizes_t sizes);
/* An operation of one result; a result that has the element type and the
 * sizes given. */
MlirValue tosa_op(tosa_rewrite_t *rewrite, const char *name, tosa_sizes_t sizes,
                  MlirType element, intptr_t num_operands,
                  const MlirValue *operands);
/* The same with an axis. */
MlirValue tosa_op_axis(tosa_rewrite_t *rewrite, const char *name, int64_t axis,
                       tosa_sizes_t sizes, MlirType element,
                       intptr_t num_operands, const MlirValue *operands);
/* A constant of `rank` dimensions of 1; for wide integers the second. */
MlirValue tosa_splat(tosa_rewrite_t *rewrite, MlirType element, intptr_t rank,
                     double number);
MlirValue tosa_splat_int(tosa_rewrite_t *rewrite, MlirType element,
                         intptr_t rank, int64_t number);
/* The sizes of a builtin tensor as its type has them, unknown ones as sizes
 * that only a type can be made of. */
tosa_sizes_t tosa_sizes_of(tosa_rewrite_t *rewrite, MlirValue tensor);
/* A product, with the shift that tosa.mul takes. */
MlirValue tosa_mul(tosa_rewrite_t *rewrite, MlirValue a, MlirValue b,
                   tosa_sizes_t sizes, MlirType element);
/* A type by its text, which is ours and valid; the type of a shape; the element
 * type of a builtin tensor. */
MlirType tosa_named_type(tosa_rewrite_t *rewrite, const char *text);
MlirType tosa_shape_type(tosa_rewrite_t *rewrite, intptr_t rank);
MlirType tosa_element_of(MlirValue tensor);
/* What of a builtin tensor torch's conversion to another element type gives:
 * towards zero, and to bool by comparing with zero. Null where TOSA has no
 * such cast. */
MlirValue tosa_convert(tosa_rewrite_t *rewrite, MlirValue tensor,
                       tosa_sizes_t sizes, MlirType element);

/* Puts a builtin tensor of these sizes in the place of the one result of `op`;
 * of two, both of these sizes; of several, each of its own. Null stands for a
 * result that nothing uses. */
tosa_outcome_t tosa_finish(tosa_rewrite_t *rewrite, MlirOperation op,
                           MlirValue tensor, tosa_sizes_t sizes);
tosa_outcome_t tosa_finish_all(tosa_rewrite_t *rewrite, MlirOperation op,
                               const MlirValue *tensors, tosa_sizes_t sizes);
tosa_outcome_t tosa_finish_each(tosa_rewrite_t *rewrite, MlirOperation op,
                                const MlirValue *tensors,
                                const tosa_sizes_t *sizes);
/* A tensor type of torch, with an element type as torch calls it. */
MlirType tosa_torch_type(tosa_rewrite_t *rewrite, tosa_sizes_t sizes,
                         MlirStringRef element);
/* The builtin tensor as a tensor of torch. */
MlirValue tosa_to_torch(tosa_rewrite_t *rewrite, MlirValue tensor,
                        MlirType type);

/* ---- Numbers as data ---- */

/* A size as a builtin tensor of i64 of rank 0: as many ones, added up. */
MlirValue tosa_size_scalar(tosa_rewrite_t *rewrite, tosa_size_t size);
/* A number of torch as a builtin tensor of rank 0, i64 or f64, or null. */
MlirValue tosa_scalar(tosa_rewrite_t *rewrite, MlirValue value);

#endif
