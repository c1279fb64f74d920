/* What the files that make up the analysis share; no other file includes it.
 * analysis.c runs the stages in order: numbering, names and effects,
 * assertions, liveness, sharing; fold and guards answer on demand. */
#ifndef ASSERTION_ANALYSIS_ANALYSIS_IMPL_H
#define ASSERTION_ANALYSIS_ANALYSIS_IMPL_H

#include "analysis/analysis.h"
#include "analysis/numbering.h"
#include "analysis/pointer_map.h"
#include "analysis/types.h"

/* Operations that the analysis treats by name. */
typedef enum special_t {
  SPECIAL_NONE,
  /* torch.prim.If */
  SPECIAL_IF,
  /* torch.prim.RaiseException */
  SPECIAL_RAISE,
  /* assertion.region */
  SPECIAL_REGION,
} special_t;

/* One distinct operation name: all that depends on it alone is looked up once,
 * however many operations bear it. */
typedef struct name_info_t {
  policy_entry_t policy;
  special_t special;
} name_info_t;

/* Bits of `flags`, one byte an operation. What is in a slice has FLAG_WITH and
 * none of the next two. */
enum {
  /* Live with the assertions. */
  FLAG_WITH = 1 << 0,
  /* Live without them. */
  FLAG_WITHOUT = 1 << 1,
  /* A selected assertion or inside one. */
  FLAG_INSIDE = 1 << 2,
  /* An assertion that is not selected: a root of both sweeps. */
  FLAG_UNSELECTED = 1 << 3,
  /* Scratch of one query, cleared by it. */
  FLAG_MARKED = 1 << 4,
  /* The same, of an assertion whose result was reached. */
  FLAG_THROUGH = 1 << 5,
  /* Live whatever needs it. */
  FLAG_ROOT = 1 << 6,
};

/* Everything that is known of a root. Arrays are the arena's; `numbering` and
 * the maps have memory of their own, from the same allocator. */
struct analysis_t {
  /* Itself, for answers that are found when they are first asked for. */
  struct analysis_t *self;
  arena_t arena;
  analysis_options_t options;
  /* The operations; all numbers of operations are its. */
  numbering_t n;
  /* By index of name. */
  name_info_t *names;
  /* By number of operation, as the next two. */
  uint8_t *flags;
  /* Assertion, SHARED, or NONE. */
  uint32_t *owner;
  /* Assertion whose operation this is, or NONE. */
  uint32_t *at;

  /* In order of their numbers, those that are selected. */
  analysis_assertion_t *assertions;
  /* By assertion: whether its message and its verdict were asked for. */
  bool *is_judged;
  uint32_t num_assertions, num_unselected, num_exclusive;
  /* What looks like an assertion and is left whole. */
  analysis_skipped_t *skipped;
  uint32_t num_skipped;

  /* The slice of assertion i is slice_ids[slice_begin[i]] up to
   * slice_ids[slice_begin[i + 1]]. */
  uint32_t *slice_begin;
  uint32_t *slice_ids;

  /* Room for every operation three times. */
  uint32_t *stack;
  /* The same, for results of queries. */
  uint32_t *found;
  /* Steps left for questions that may be costly. */
  uint64_t budget;
  /* Made at the first question about sharing. */
  struct sharers_t *sharers;
  /* Made at the first verdict. */
  struct fold_t *folds;
  /* Made at the first question about it. */
  struct dominance_t *dominance;
  /* Those of the options, or its own. */
  types_t *types, own_types;
  /* From values to their lists in user_lists. */
  pointer_map_t users;
  struct user_list_t **user_lists;
  uint32_t num_user_lists, capacity_user_lists;
};

/* In `owner`: several assertions need it. To others it is NONE. */
#define OWNER_SHARED (UINT32_MAX - 1)

/* What is known of operation `id` by its name. */
static inline const name_info_t *name_info(const analysis_t *a, uint32_t id) {
  return &a->names[a->n.ops[id].name];
}

/* Whether `id` is a selected assertion itself, not only inside one. */
static inline bool is_assertion(const analysis_t *a, uint32_t id) {
  return a->at[id] != ANALYSIS_NONE;
}

/* Whether only selected assertions need `id`, one or several. */
static inline bool in_slice(const analysis_t *a, uint32_t id) {
  return (a->flags[id] & (FLAG_WITH | FLAG_WITHOUT | FLAG_INSIDE)) == FLAG_WITH;
}

/* The stages, each false without memory: finds and selects the assertions;
 * marks what is live with them and without; labels what is in slices with the
 * assertion to which it belongs. */
bool assertions_find(analysis_t *analysis);
bool liveness_sweep(analysis_t *analysis);
bool sharing_label(analysis_t *analysis);

/* The message of an assertion, read from the IR. It is asked for when it is
 * first needed: where there are many, that is most of the work on them. */
MlirStringRef assertions_message(const analysis_t *analysis,
                                 const analysis_assertion_t *assertion);

/* The effects of an operation, its operands' types considered. */
op_effects_t liveness_effects(analysis_t *analysis, uint32_t id);

/* Calls `visit` for each operation that `id`, being live, keeps alive: the
 * definitions of its operands, the operation around it, its terminators. An
 * assertion's whole subtree counts as one. With `without_assertions` a
 * selected assertion keeps only what its dropping leaves. */
typedef void (*edge_visit_t)(analysis_t *analysis, uint32_t to, void *data);
void liveness_edges(analysis_t *analysis, uint32_t id, bool without_assertions,
                    edge_visit_t visit, void *data);

/* The verdict on the condition of an assertion: unknown too where it has none,
 * and without memory. */
analysis_verdict_t fold_condition(analysis_t *analysis,
                                  const analysis_assertion_t *assertion);

#endif
