/* Symbolic shapes: a size for each dimension of each value tensor of torch, and
 * a value for each integer, where the same size has the same symbol. Sizes
 * come from types, from the rules of the operations (shapes.inc), from
 * symbolic shapes and from the equalities of assertions that dominate.
 *
 * Two unknown dimensions that an elementwise operation brings together are not
 * taken for equal: one may be 1. Their result is a size of its own unless an
 * assertion says so, the function has torch.assume_strict_symbolic_shapes, or
 * they are equal by construction. */
#ifndef ASSERTION_ANALYSIS_SHAPES_H
#define ASSERTION_ANALYSIS_SHAPES_H

#include <stdbool.h>
#include <stdint.h>

#include "analysis/analysis.h"
#include "analysis/shapes/sizes.h"

/* What a value is to the analysis. */
typedef enum shape_kind_t {
  SHAPE_UNKNOWN,
  /* A ranked tensor: `sizes` are its dimensions; one without dimensions may
   * have a known value. */
  SHAPE_TENSOR,
  /* An integer: its value. */
  SHAPE_SCALAR,
  /* A list of integers: `sizes` are its elements. */
  SHAPE_LIST,
} shape_kind_t;

typedef struct shape_t {
  shape_kind_t kind;
  uint32_t count;
  const size_id_t *sizes;
  /* SIZES_NONE where unknown. */
  size_id_t value;
} shape_t;

typedef struct shapes_t shapes_t;

/* How an operation treats the dimensions of its operands, for whoever wants to
 * give it narrower ones. */
typedef enum shape_flow_t {
  /* Nothing is known. */
  SHAPE_FLOW_NONE,
  /* Its tensor operands broadcast to its result, element by element. */
  SHAPE_FLOW_BROADCAST,
  /* Operand 0 is broadcast to the list of operand 1. */
  SHAPE_FLOW_EXPAND,
  /* A tensor whose elements are all the same, of the sizes in operand 0. */
  SHAPE_FLOW_FILL,
  /* Operand 0 with another shape, that of the list in operand 1. */
  SHAPE_FLOW_VIEW,
  /* A dimension of an operand that the result has too (shapes_map) is gone
   * through element by element. */
  SHAPE_FLOW_MAP,
} shape_flow_t;

/* Shapes of everything under the root of `analysis`, which must outlive them,
 * in the arena. Returns NULL without memory. */
shapes_t *shapes_create(analysis_t *analysis, arena_t *arena);
void shapes_destroy(shapes_t *shapes);

/* Calls `visit` for each operation in pre-order, once the shapes of its results
 * are known, while what dominating assertions and symbolic shapes say is in
 * force. Linear in operations and operands. Returns false without memory. May
 * be called again. */
typedef void (*shapes_visit_t)(shapes_t *shapes, uint32_t id, void *data);
bool shapes_walk(shapes_t *shapes, shapes_visit_t visit, void *data);

/* The shape of a value, from its type where nothing else is known. */
shape_t shapes_get(shapes_t *shapes, MlirValue value);

/* The constant that a value is. */
bool shapes_constant(shapes_t *shapes, MlirValue value, int64_t *constant);

/* The table in which the sizes are compared. */
sizes_t *shapes_sizes(shapes_t *shapes);

/* The number of elements of a tensor of these dimensions. */
size_id_t shapes_num_elements(shapes_t *shapes, shape_t shape);

/* How operation `id` treats dimensions, by its name. */
shape_flow_t shapes_flow(const shapes_t *shapes, uint32_t id);

/* For operand `k` of an operation of SHAPE_FLOW_MAP, sets map[i] to the
 * dimension of the first result that its dimension `i` becomes, or to
 * SIZES_NONE. `map` has room for the operand's rank. False where the rule does
 * not apply. */
bool shapes_map(shapes_t *shapes, MlirOperation op, intptr_t k, uint32_t *map);

#endif
