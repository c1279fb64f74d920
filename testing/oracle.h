/* What exists only for assertions, by definition rather than by algorithm, on
 * small modules of random_module.h: it reads nothing but each operation's
 * attribute "test.is".
 *
 * What goes with a set of assertions is the greatest set of operations that
 * need not stay: each may go, and all that uses it goes too. That equals
 * erasing what is unused until nothing changes, and is right on cycles. What
 * goes with no assertion was dead before; what goes with some, and was not
 * dead before, is their slice. An assertion counts with all that is nested in
 * it, as one that uses all that they use. Quadratic and worse: for some hundred
 * operations. */
#ifndef ASSERTION_TESTING_ORACLE_H
#define ASSERTION_TESTING_ORACLE_H

#include <stdbool.h>
#include <stdint.h>

#include "mlir-c/IR.h"

#define ORACLE_NONE UINT32_MAX

/* Which assertions are selected; NULL and false select all. */
typedef struct oracle_selection_t {
  const char *kind;
  const char *function;
  bool keep_at_entry;
} oracle_selection_t;

typedef enum oracle_class_t {
  ORACLE_LIVE,
  ORACLE_ASSERTION,
  ORACLE_SLICE,
  ORACLE_DEAD,
} oracle_class_t;

/* Operations are numbered in pre-order from the root, 0; the selected
 * assertions in the same order. Arrays are the oracle's. */
typedef struct oracle_t {
  uint32_t count, num_assertions;
  MlirOperation *ops;
  uint32_t *parent;
  /* By assertion: its operation. */
  uint32_t *assertions;
  oracle_class_t *classes;
  /* The assertion with which alone an operation of a slice goes, or NONE. */
  uint32_t *owner;
  /* By assertion, a row of `count` each: whether the operation is of a slice,
   * and the assertion alone keeps it where all others go. */
  bool *needed;
  struct oracle_use_t *uses;
  uint32_t num_uses;
} oracle_t;

oracle_t *oracle_create(MlirOperation root, oracle_selection_t selection);
void oracle_destroy(oracle_t *oracle);

/* How many operations `assertion` and others need, and whether `other` is one
 * of the others. */
uint32_t oracle_num_shared(const oracle_t *oracle, uint32_t assertion);
bool oracle_shares(const oracle_t *oracle, uint32_t assertion, uint32_t other);

/* Whether `assertion` guards operation `id`: dominates it, while it is live
 * and uses what the assertion and its slice read from outside. */
bool oracle_guards(const oracle_t *oracle, uint32_t assertion, uint32_t id);

/* Whether the operation `a` is always run before `b`, by removing the block of
 * `a` and looking whether that of `b` can still be reached. */
bool oracle_dominates(const oracle_t *oracle, uint32_t a, uint32_t b);

/* Erases what dropping the selected assertions erases: they, their slices, and
 * what was dead before and uses one of these. The oracle's operations are not
 * to be used after that. */
void oracle_drop(oracle_t *oracle);

#endif
