/* What the analysis needs of types. Torch's types are read through their
 * printed form, so that the same code runs on the reader's opaque types and
 * inside a host that has torch-mlir's own; each distinct type is parsed once.
 */
#ifndef ASSERTION_ANALYSIS_TYPES_H
#define ASSERTION_ANALYSIS_TYPES_H

#include <stdbool.h>
#include <stdint.h>

#include "analysis/arena.h"
#include "analysis/pointer_map.h"
#include "mlir-c/IR.h"

/* A size or a rank that the type leaves open. */
#define TYPES_UNKNOWN (-1)

/* What is known of one type. `sizes` and `element` live as long as the table
 * that gave it. */
typedef struct type_info_t {
  /* A builtin or torch tensor; the fields below are its. */
  bool tensor;
  /* One number, truth value, string or none. */
  bool scalar;
  /* Others may write to it: !torch.tensor, lists, buffers. */
  bool writable;
  /* !tosa.shape: what uses it wants an operation that gives it, and no block
   * argument. */
  bool tosa_shape;
  /* Number of dimensions, or TYPES_UNKNOWN. */
  int64_t rank;
  /* `rank` of them, each possibly TYPES_UNKNOWN. */
  int64_t *sizes;
  /* "f32", "si64"; empty where the type names none. */
  MlirStringRef element;
} type_info_t;

/* The text of a type of torch behind "!torch."; data NULL where it is not at
 * hand. */
typedef MlirStringRef (*types_spelling_t)(MlirType type);

/* A table of types in the caller's memory. */
typedef struct types_t {
  /* Borrowed. */
  arena_t *arena;
  /* From MlirType.ptr to the index in `infos`. */
  pointer_map_t ids;
  type_info_t *infos;
  uint32_t count, capacity;
  /* NULL, or set after types_init: types are printed where it has no text. */
  types_spelling_t spelling;
  /* Types that will be asked for and were not read yet. */
  MlirType *expected;
  uint32_t num_expected, expected_capacity;
} types_t;

/* Begins an empty table. Its arrays come from the arena's allocator, what it
 * knows of a type from the arena. Returns false without memory; deinit in
 * either case, before the arena's. */
bool types_init(types_t *types, arena_t *arena);
void types_deinit(types_t *types);

/* Says that `type` will be asked for. What is printed of torch's types is
 * printed of all that are expected when one of them is asked for: alone, each
 * costs nearly as much. */
void types_expect(types_t *types, MlirType type);

/* What is known of `type`. Without memory, what is always right: a writable
 * type of which nothing else is known. */
type_info_t types_get(types_t *types, MlirType type);

/* Whether what is known of a type says that it is a tensor without elements: a
 * size is 0. */
bool types_is_empty(const type_info_t *info);

#endif
