/* What --free-sizes will do, decided before anything changes. Part of
 * free-sizes; no other file includes it. */
#ifndef ASSERTION_TRANSFORMS_FREE_PLAN_H
#define ASSERTION_TRANSFORMS_FREE_PLAN_H

#include "analysis/pointer_map.h"
#include "analysis/shapes/shapes.h"
#include "transforms/verb.h"

/* An entry of a list: a number in place of what is there, or that. */
typedef struct free_entry_t {
  bool keep;
  int64_t value;
} free_entry_t;

typedef enum free_action_t {
  FREE_NOTHING,
  /* A new list for operand `operand`. */
  FREE_LIST,
  /* A constant, entries[0], for operand `operand`. */
  FREE_SCALAR,
  /* Operand 0 in the place of the result; the operation goes. */
  FREE_FORWARD,
  /* Operand 0 with dimensions of size 1 in front, in the place of it. */
  FREE_UNSQUEEZE,
  /* It goes: what it says of a narrow value is wrong. */
  FREE_ERASE,
} free_action_t;

/* What happens to one operation. Zeroes are nothing. */
typedef struct free_edit_t {
  free_action_t action;
  /* Which operand a list or a constant is for. */
  uint32_t operand;
  /* In the list, those of the one that is there or others. */
  uint32_t count;
  free_entry_t *entries;
  /* Why its sizes stay, static; NULL where nothing was to be freed. */
  const char *reason;
  /* With free_blocked, the operation that needs it whole. */
  uint32_t user;
} free_edit_t;

/* The reason that names `user`. */
extern const char free_blocked[];

/* A value that gets narrower dimensions than it has: 1, or a size that
 * broadcasts to the old one. */
typedef struct free_narrow_t {
  MlirValue value;
  /* The operation that gives it. */
  uint32_t id;
  /* What it will have. */
  shape_t shape;
  /* Something needs it whole. */
  bool demanded;
} free_narrow_t;

/* The plan for a root. Arrays are the arena's. */
typedef struct free_plan_t {
  /* Borrowed. */
  analysis_t *analysis;
  /* Its own, and the table in it. */
  shapes_t *shapes;
  sizes_t *sizes;
  /* Borrowed. */
  arena_t *arena;
  /* Numbers of names, see analysis_find_name. */
  uint32_t bind_name, unflatten_name, slice_name;
  /* By number of operation. */
  free_edit_t *edits;
  /* By number: for a broadcast or a filled tensor that has to stay whole, one
   * more than the operation that needs it so; else 0. */
  uint32_t *blocked;
  /* By number: it may be given narrow values, whatever it does with them. */
  uint8_t *careless;
  /* From values to `narrows`. */
  pointer_map_t narrow_ids;
  free_narrow_t *narrows;
  uint32_t num_narrows, max_narrows;
  /* Room for one number an operation. */
  uint32_t *stack;
  /* Something was blocked in this round; nothing may be narrow in it. */
  bool changed, is_whole;
} free_plan_t;

/* Plans for everything that `analysis` describes. Both must outlive the plan.
 * Returns false without memory; deinit in either case. */
bool free_plan_init(free_plan_t *plan, analysis_t *analysis, arena_t *arena);
void free_plan_deinit(free_plan_t *plan);

/* Finds which values become narrower: broadcasts and filled tensors start it,
 * element-wise operations pass it on until another operand is wide, and what
 * needs the whole value takes it back. Plans the edits by that. A few rounds of
 * one walk each; false without memory. */
bool free_plan_make(free_plan_t *plan);

/* A broadcast or filled tensor that has to stay whole, because of `user`. */
void free_block(free_plan_t *plan, uint32_t id, uint32_t user);

/* Whether an operation of this flow makes its result narrow, or as good as,
 * whatever it takes; whether it goes on to be right with narrow operands, its
 * result then being narrow too. */
bool free_narrow_start(free_plan_t *plan, uint32_t id, MlirOperation op,
                       shape_flow_t flow);
bool free_narrow_pass(free_plan_t *plan, uint32_t id, MlirOperation op,
                      shape_flow_t flow);

/* The dimensions that a value will have. */
shape_t free_narrow_shape(free_plan_t *plan, MlirValue value);
bool free_is_narrow(const free_plan_t *plan, MlirValue value);

/* For a view that only adds and removes dimensions of size 1: map[i] is the
 * dimension of `to` that dimension `i` of `from` becomes, or SIZES_NONE. */
bool free_unit_map(free_plan_t *plan, shape_t from, shape_t to, uint32_t *map);

/* Plans the edit of one live operation, of which it is known what it takes and
 * gives that is narrow. While shapes_walk is at it. */
void free_lists_plan(free_plan_t *plan, uint32_t id, MlirOperation op,
                     shape_flow_t flow);

/* What to say of the plan, to the sink of `options` and to its report, if any
 * of them is to hear it. Before the IR changes. Returns false without memory.
 */
bool free_report(free_plan_t *plan, const verb_options_t *options);

/* The first result of an operation; null where it has none. */
static inline MlirValue free_result(MlirOperation op) {
  return mlirOperationGetNumResults(op) ? mlirOperationGetResult(op, 0)
                                        : (MlirValue){NULL};
}

#endif
