/* What of an analysed root a picture shows one by one, and what it folds. The
 * number of nodes is bounded before any is made: assertions come first, those
 * that always fail ahead of all, then what they read and guard, then what lies
 * around. */
#ifndef ASSERTION_VIZ_PLAN_H
#define ASSERTION_VIZ_PLAN_H

#include "analysis/analysis.h"
#include "analysis/pointer_map.h"
#include "viz/view.h"

/* Bits of what is planned for an operation. */
enum {
  /* It has a node of its own. */
  PLAN_SHOWN = 1 << 0,
  /* Something in it is shown: it is a cluster. */
  PLAN_HOLDS = 1 << 1,
  /* A slice reads its result; an assertion guards it. */
  PLAN_CAPTURE = 1 << 2,
  PLAN_GUARDED = 1 << 3,
};

/* How much of an assertion is seen. */
typedef enum plan_detail_t {
  /* It is folded like any operation. */
  PLAN_HIDDEN,
  /* Counted together with others of its block. */
  PLAN_GROUPED,
  /* One node with its slice. */
  PLAN_COMPACT,
  /* A cluster. */
  PLAN_FULL,
} plan_detail_t;

/* An edge from an assertion to an operation that it guards. */
typedef struct plan_guard_t {
  uint32_t assertion;
  uint32_t operation;
} plan_guard_t;

/* A plan in the caller's memory; arrays are its arena's. */
typedef struct plan_t {
  analysis_t *analysis;
  const view_options_t *options;
  arena_t arena;
  /* By operation: bits, and for those that hold something how many around them
   * do. By assertion: how much is seen. */
  uint8_t *ops;
  uint8_t *depths;
  uint8_t *details;
  /* By operation, whether the verbs erase it; NULL where they drop nothing. */
  const uint8_t *gone;
  /* The function drawn, or the root. Operations elsewhere are not drawn. */
  uint32_t scope;
  /* Arguments of blocks that slices read. */
  pointer_map_t arguments;
  plan_guard_t *guards;
  uint32_t num_guards, max_guards;
  /* Nodes that may still be made. */
  uint32_t left;
} plan_t;

/* The operation that defines the symbol `name` and has regions, or
 * ANALYSIS_NONE. Takes the first where several do. */
uint32_t plan_find_function(const analysis_t *analysis, MlirStringRef name);

/* Nothing is shown in more operations around it than this: clusters in clusters
 * say nothing any more, and Graphviz recurses on them. */
enum { PLAN_MAX_NESTING = 64 };

/* Makes a plan with about `nodes` nodes, of which `spare` are left for what it
 * cannot foresee, in time linear in operations and operands. The scope is the
 * function of the options, which exists, or the root. Returns false without
 * memory; plan_deinit in either case. */
bool plan_make(plan_t *plan, analysis_t *analysis,
               const view_options_t *options, uint32_t nodes, uint32_t spare);
void plan_deinit(plan_t *plan);

/* Whether the operation is a constant, which is drawn at each of its uses. */
bool plan_is_constant(const analysis_t *analysis, uint32_t id);

/* Whether an operation with any of these bits uses a result of `id`. */
bool plan_is_used(const plan_t *plan, uint32_t id, uint8_t bits);

/* What the operation belongs to: an assertion, PLAN_SHARED, or ANALYSIS_NONE
 * for what is in no slice. */
#define PLAN_SHARED (UINT32_MAX - 1)
uint32_t plan_owner(const plan_t *plan, uint32_t id);

/* Whether the verbs erase the operation. */
bool plan_goes(const plan_t *plan, uint32_t id);

/* Whether the assertion is one that the options ask for. */
bool plan_wants(const plan_t *plan, uint32_t assertion);

#endif
