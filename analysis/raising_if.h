/* TorchScript's checks: torch.prim.If of which some path only raises and the
 * others do nothing. Judged bottom-up for all Ifs at once. Part of the
 * analysis; no other room includes it. */
#ifndef ASSERTION_ANALYSIS_RAISING_IF_H
#define ASSERTION_ANALYSIS_RAISING_IF_H

#include "analysis/analysis_impl.h"

/* On which side an If raises. */
typedef enum raising_if_side_t {
  RAISING_IF_THEN,
  RAISING_IF_ELSE,
  /* On neither or both: decided by Ifs in it. */
  RAISING_IF_NESTED,
} raising_if_side_t;

/* What running an operation, or a branch, does. A branch does the greatest of
 * what its operations do. */
typedef enum raising_if_does_t {
  DOES_NOTHING,
  /* Nothing but selected assertions, which leave nothing once they go. */
  DOES_ASSERT,
  DOES_MAYBE_RAISE,
  /* On every path. */
  DOES_RAISE,
  DOES_OTHER,
} raising_if_does_t;

typedef struct raising_if_t {
  analysis_t *analysis;
  /* By number of operation; NULL: nothing raises. */
  uint8_t (*branches)[2];
  /* Which of them raise on every path, whatever else they do. */
  bool (*raises)[2];
} raising_if_t;

/* Whether anything raises at all; otherwise there is nothing to judge, and the
 * marks below are not needed. */
bool raising_if_possible(const analysis_t *analysis);

/* Judges the Ifs of an analysis whose names are known and whose selected
 * assertions, apart from these Ifs, carry FLAG_MARKED. An If that raises and
 * has such in its branches is one assertion with them. Memory is the
 * analysis's. Returns false without memory. */
bool raising_if_init(raising_if_t *ifs, analysis_t *analysis);

/* Whether `id` is an If that does nothing but raise on some path, and has no
 * results. */
bool raising_if_is_assertion(const raising_if_t *ifs, uint32_t id);

/* Why `id`, an If of which some branch raises, is no assertion all the same: a
 * clause. NULL for an assertion and for what does not raise. */
const char *raising_if_defect(const raising_if_t *ifs, uint32_t id);

raising_if_side_t raising_if_side(const raising_if_t *ifs, uint32_t id);

#endif
