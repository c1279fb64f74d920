/* One analysis of a root, which everything else asks: the assertions, what
 * exists only for them, what they share, read and guard. It walks the root
 * once, keeps no state outside itself, and is thrown away, not patched, once
 * the IR changes. Strings and arrays that it gives are its own and live as
 * long as it does. */
#ifndef ASSERTION_ANALYSIS_ANALYSIS_H
#define ASSERTION_ANALYSIS_ANALYSIS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "analysis/arena.h"
#include "analysis/policy.h"
#include "analysis/types.h"
#include "mlir-c/IR.h"

typedef struct analysis_t analysis_t;

/* Operations are numbered in pre-order from 0, the root itself; the selected
 * assertions from 0 in the same order. ANALYSIS_NONE stands for neither. */
#define ANALYSIS_NONE UINT32_MAX

/* Which assertions are selected; the others stay and count as effects. */
typedef struct analysis_options_t {
  /* Borrowed while the analysis lives. */
  const policy_t *policy;
  /* Bit 1 << policy_kind_t each; 0 means all. */
  uint32_t kinds;
  /* Only in the function of this name; empty: all. */
  MlirStringRef only;
  /* regex_t *: only messages that match; NULL: all. */
  const void *match;
  /* Set where a message matches, of an assertion that is selected or not; NULL:
   * nobody asks. */
  bool *matched;
  /* Not those in the entry block of a function. */
  bool keep_at_entry;
  /* torch.bind_symbolic_shape and torch.symbolic_int have no effects: only what
   * else needs them keeps them. */
  bool without_symbols;
  /* What was read of types before in the same context, by one analysis after
   * the other; NULL: each reads its own. Borrowed while the analysis lives. */
  types_t *types;
} analysis_options_t;

/* Analyses everything under `root`, a module or one function, in time linear
 * in operations and operands. Returns NULL without memory. */
analysis_t *analysis_create(MlirOperation root,
                            const analysis_options_t *options);
analysis_t *analysis_create_with(MlirOperation root,
                                 const analysis_options_t *options,
                                 allocator_t allocator);
void analysis_destroy(analysis_t *analysis);

/* ---- Operations ---- */

/* The class of an operation, from two liveness sweeps (Cytron et al. 1991,
 * section 7.1): one has the selected assertions as roots, one has not. */
typedef enum analysis_class_t {
  /* Needed without the assertions. */
  ANALYSIS_LIVE,
  /* A selected assertion, or inside one. */
  ANALYSIS_ASSERTION,
  /* Needed only by selected assertions. */
  ANALYSIS_SLICE,
  /* Needed by nothing. Its uses do not count. */
  ANALYSIS_DEAD,
} analysis_class_t;

/* Why an operation is a root of liveness. */
typedef enum analysis_root_t {
  ANALYSIS_NOT_ROOT,
  ANALYSIS_ROOT_EFFECTS,
  /* Nothing is known of it, so it has effects. */
  ANALYSIS_ROOT_UNKNOWN,
  /* Others may refer to it by name. */
  ANALYSIS_ROOT_SYMBOL,
  /* An assertion that is not selected. */
  ANALYSIS_ROOT_UNSELECTED,
} analysis_root_t;

/* From numbers to operations and back; NONE for an operation that is not under
 * the root. The parent of the root is NONE. */
uint32_t analysis_num_operations(const analysis_t *analysis);
MlirOperation analysis_operation(const analysis_t *analysis, uint32_t id);
uint32_t analysis_id(const analysis_t *analysis, MlirOperation op);
uint32_t analysis_parent(const analysis_t *analysis, uint32_t id);
/* One past the last number in the subtree of `id`. */
uint32_t analysis_end(const analysis_t *analysis, uint32_t id);
/* The number of the operation that defines `value`; NONE for an argument. */
uint32_t analysis_def(const analysis_t *analysis, MlirValue value);
analysis_class_t analysis_class(const analysis_t *analysis, uint32_t id);
/* Why the operation stays whatever needs it. */
analysis_root_t analysis_root(analysis_t *analysis, uint32_t id);
/* What the policy knows of the operation. */
policy_entry_t analysis_policy(const analysis_t *analysis, uint32_t id);
/* The names under which the policy knows operations, by numbers from 0, each
 * once and once more if torch.operator carries it; and the number of that of
 * operation `id`. */
uint32_t analysis_num_names(const analysis_t *analysis);
MlirStringRef analysis_name(const analysis_t *analysis, uint32_t name);
uint32_t analysis_name_of(const analysis_t *analysis, uint32_t id);
/* Whether it is one that torch.operator carries. */
bool analysis_is_carried(const analysis_t *analysis, uint32_t name);
/* The number of a name that is not, or NONE where no operation under the root
 * has it. To ask each for its name costs more than to compare numbers. */
uint32_t analysis_find_name(const analysis_t *analysis, const char *name);
/* For an operation of a slice, the assertion to which it is exclusive: with
 * that one alone it would die. NONE where several assertions share it. */
uint32_t analysis_owner(const analysis_t *analysis, uint32_t id);
/* Whether the operation reads what others may write: by its effects, or
 * because an operand is a mutable tensor, list, dictionary or buffer. */
bool analysis_reads_mutable(analysis_t *analysis, uint32_t id);
/* What is known of a type; its arrays are the analysis's. */
type_info_t analysis_type(analysis_t *analysis, MlirType type);
/* Says that the types of all values will be asked for, see types_expect. */
void analysis_expect_types(analysis_t *analysis);

/* ---- Assertions ---- */

/* What is known of a condition without running it, from constants and from
 * sizes that types fix. */
typedef enum analysis_verdict_t {
  ANALYSIS_UNKNOWN,
  /* Always true. */
  ANALYSIS_PROVEN,
  /* Always false: it fails whenever it is reached. */
  ANALYSIS_REFUTED,
} analysis_verdict_t;

/* How an assertion is written. */
typedef enum analysis_shape_t {
  /* An operation that takes its condition. */
  ANALYSIS_PLAIN,
  /* torch.prim.If of which one branch only raises. */
  ANALYSIS_RAISE,
  /* assertion.region around one of the others. */
  ANALYSIS_REGION,
} analysis_shape_t;

typedef struct analysis_assertion_t {
  /* The operation that goes: the region where wrapped. */
  uint32_t id;
  /* The assertion proper: `id` itself unless wrapped. */
  uint32_t inner;
  policy_kind_t kind;
  analysis_shape_t shape;
  /* NULL for a raising If. */
  const policy_assertion_t *row;
  /* Null where it is not one value. */
  MlirValue condition;
  /* Asserted to be false. */
  bool negated;
  /* Data NULL where it has none. Borrowed from IR. */
  MlirStringRef message;
  analysis_verdict_t verdict;
} analysis_assertion_t;

/* The selected assertions, `i` from 0 to below their number. */
uint32_t analysis_num_assertions(const analysis_t *analysis);
const analysis_assertion_t *analysis_assertion(const analysis_t *analysis,
                                               uint32_t i);
/* The assertion whose operation (or whose subtree) `id` is, or NONE. */
uint32_t analysis_assertion_at(const analysis_t *analysis, uint32_t id);
/* Assertions that were found and not selected. */
uint32_t analysis_num_unselected(const analysis_t *analysis);
/* Operations in all exclusive slices together. */
uint32_t analysis_num_exclusive(const analysis_t *analysis);

/* What looks like an assertion and is left whole, and why: a raising
 * torch.prim.If that gives a value or does more than check, or an operation
 * that the policy calls an assertion but that is not made as it says. `reason`
 * is a clause of its own. */
typedef struct analysis_skipped_t {
  uint32_t id;
  const char *reason;
} analysis_skipped_t;
uint32_t analysis_num_skipped(const analysis_t *analysis);
analysis_skipped_t analysis_skipped(const analysis_t *analysis, uint32_t i);

/* ---- Slices ---- */

/* A list of numbers in ascending order. */
typedef struct analysis_ids_t {
  const uint32_t *ids;
  uint32_t count;
} analysis_ids_t;

/* Brings numbers into that order. */
void analysis_sort(uint32_t *ids, uint32_t count);

/* The operations exclusive to assertion `i` alone. */
analysis_ids_t analysis_slice(const analysis_t *analysis, uint32_t i);

/* How many of a long list are named. */
enum { ANALYSIS_LISTED = 8 };

/* At most ANALYSIS_LISTED of a set that has `count` members. Where the work
 * allowed for such questions is used up, `at_least` is set and the count is a
 * lower bound. */
typedef struct analysis_list_t {
  uint32_t ids[ANALYSIS_LISTED];
  uint32_t count;
  bool at_least;
} analysis_list_t;

/* What assertion `i` shares: the number of operations that it needs and
 * others need too, and the other assertions. */
typedef struct analysis_shared_t {
  uint32_t operations;
  analysis_list_t assertions;
} analysis_shared_t;
analysis_shared_t analysis_shared(analysis_t *analysis, uint32_t i);
/* The number of operations alone, for which no user has to be visited. */
uint32_t analysis_num_shared(analysis_t *analysis, uint32_t i);

/* The values that assertion `i` and its slice, shared operations included,
 * read from outside all slices, without constants: arguments, tensors. */
typedef struct analysis_values_t {
  MlirValue *values;
  uint32_t count;
} analysis_values_t;
analysis_values_t analysis_captures(analysis_t *analysis, uint32_t i);

/* The operations that assertion `i` guards: it dominates them (Cooper, Harvey
 * and Kennedy 2001), they are live, and they use a value it captures. */
analysis_list_t analysis_guarded(analysis_t *analysis, uint32_t i);

#endif
