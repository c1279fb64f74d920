/* What the files of the shape analysis share; no other file includes it.
 *
 *   shapes.c         walks the operations and keeps what is known of values
 *   shape_scalars.c  integers and lists of them, by shape_scalars.inc
 *   shape_rows.c     the table shapes.inc of rules for tensors, and the rules
 *                    of names
 *   shape_rules.c, shape_parts.c, shape_windows.c
 *                    the rules
 *   shape_facts.c    what assertions and symbolic shapes say
 *
 * A value is looked at once, when the operation that gives it is met, so that
 * the work is linear; values of later operations (in graph regions) and of
 * block arguments are what their types say. */
#ifndef ASSERTION_ANALYSIS_SHAPES_IMPL_H
#define ASSERTION_ANALYSIS_SHAPES_IMPL_H

#include "analysis/pointer_map.h"
#include "analysis/shapes/shapes.h"

/* A block under way: what was learnt in it is forgotten at its end. */
typedef struct shape_scope_t {
  MlirBlock block;
  /* Its first block dominates the others of a region. */
  bool is_entry;
  /* Of the sizes, at its beginning. */
  uint32_t mark;
} shape_scope_t;

/* A fact that holds once the region around it is left, as an assertion in a
 * region of its own says something of what stands behind that. */
typedef struct shape_fact_t {
  /* They are equal, or `a` broadcasts to `b`. */
  size_id_t a, b;
  bool broadcast;
  /* Scopes there may be when it is applied. */
  uint32_t depth;
} shape_fact_t;

struct shapes_t {
  /* Borrowed, both. */
  analysis_t *analysis;
  arena_t *arena;
  /* In the arena. */
  sizes_t *sizes;
  /* By number of name. */
  struct shape_name_t *names;
  /* The numbers of the names to which there is more, or ANALYSIS_NONE:
   * torch.bind_symbolic_shape, assertion.region. */
  uint32_t bind_name, region_name;
  /* From values to `shapes`. */
  pointer_map_t ids;
  shape_t *shapes;
  uint32_t count, capacity;
  /* The blocks around the operation under way, the innermost last. */
  shape_scope_t *scopes;
  uint32_t depth, max_depth;
  /* Those of the innermost regions last. */
  shape_fact_t *pending;
  uint32_t num_pending, max_pending;
  /* The function under way takes unknown dimensions for equal. */
  bool strict;
};

/* A call of a rule: an operation whose results are not known yet. */
typedef struct shape_call_t {
  shapes_t *shapes;
  sizes_t *sizes;
  MlirOperation op;
  intptr_t num_operands;
  /* How an integer is made; NULL for none. */
  const struct shape_scalar_t *scalar;
} shape_call_t;

/* A shape being made. One of more dimensions has failed. */
enum { SHAPE_MAX_RANK = 16 };
typedef struct shape_dims_t {
  size_id_t sizes[SHAPE_MAX_RANK];
  uint32_t count;
  bool failed;
} shape_dims_t;

/* A rule finds the shape of one result; `count` 0 and `failed` where it cannot.
 * A size that it does not know is SIZES_NONE. */
typedef shape_dims_t (*shape_rule_t)(const shape_call_t *call);

/* One row of shapes.inc. */
typedef struct shape_row_t {
  /* Without "torch.". */
  const char *name;
  shape_rule_t rule;
  /* How it takes narrower operands. */
  shape_flow_t flow;
} shape_row_t;

/* What is known of a name, looked up once for all operations of it. */
typedef struct shape_name_t {
  const shape_row_t *row;
  /* A row of shape_scalars.inc. */
  const struct shape_scalar_t *scalar;
  /* By torch.operator: then only the shape of a result is known. */
  bool carried;
} shape_name_t;

/* The row of an operation's name, or NULL. A binary search. */
const shape_row_t *shape_row_lookup(MlirStringRef name);
const struct shape_scalar_t *shape_scalar_lookup(MlirStringRef name);

/* The names of all operations under the root; NULL without memory. */
shape_name_t *shape_names_find(const analysis_t *analysis, arena_t *arena);

/* What the rule of a scalar operation gives for a result; false if it is none
 * of these, or unknown. */
bool shape_scalar(const shape_call_t *call, shape_t *out);

/* Learns what assertion or symbolic shape `id` says. */
void shape_facts_learn(shapes_t *shapes, uint32_t id);

/* The operand `k`; a null value where there is none. */
static inline MlirValue shape_operand(const shape_call_t *call, intptr_t k) {
  return k < call->num_operands ? mlirOperationGetOperand(call->op, k)
                                : (MlirValue){NULL};
}

/* The shape of operand `k`, SHAPE_UNKNOWN where there is none. */
static inline shape_t shape_of(const shape_call_t *call, intptr_t k) {
  MlirValue value = shape_operand(call, k);
  return value.ptr ? shapes_get(call->shapes, value)
                   : (shape_t){.value = SIZES_NONE};
}

/* The dimension that operand `k` names, of a tensor of this rank: negative ones
 * count from the end. False where it is none. */
bool shape_dim(const shape_call_t *call, intptr_t k, uint32_t rank,
               uint32_t *dim);

/* The constant operand `k`. */
bool shape_int(const shape_call_t *call, intptr_t k, int64_t *value);

/* Whether something may write to a list, whose elements are then not known. */
bool shape_is_written(const shape_call_t *call, MlirValue list);

/* A copy of sizes in the arena; NULL without memory. */
const size_id_t *shape_copy(shapes_t *shapes, const size_id_t *sizes,
                            uint32_t count);

#endif
