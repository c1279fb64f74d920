/* One analysis of a root, which everything else asks: the assertions, what
 * exists only for them, what they share, read and guard. It walks the root
 * once, keeps no state outside itself, and is thrown away, not patched, once
 * the IR changes. */
#ifndef ASSERTION_ANALYSIS_ANALYSIS_H
#define ASSERTION_ANALYSIS_ANALYSIS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "analysis/policy.h"
#include "mlir-c/IR.h"

typedef struct analysis_t analysis_t;

/* Operations are numbered in pre-order from 0, the root itself; assertions
 * from 0 in the same order. ANALYSIS_NONE stands for neither. */
#define ANALYSIS_NONE UINT32_MAX

/* Which assertions are selected; the others stay and count as effects. */
typedef struct analysis_options_t {
  const policy_t *policy; /* Borrowed while the analysis lives. */
  uint32_t kinds;         /* Bit 1 << policy_kind_t each; 0 means all. */
  MlirStringRef only;     /* Only in the function of this name; empty: all. */
  const void *match;      /* regex_t *: only messages that match; NULL: all. */
  bool keep_at_entry;     /* Not those in the entry block of a function. */
} analysis_options_t;

/* What is known of an assertion without running it. */
typedef enum analysis_verdict_t {
  ANALYSIS_UNKNOWN,
  ANALYSIS_PROVEN,  /* Its condition is always true. */
  ANALYSIS_REFUTED, /* Its condition is always false. */
} analysis_verdict_t;

/* The class of an operation, from the two liveness sweeps. */
typedef enum analysis_class_t {
  ANALYSIS_LIVE,
  ANALYSIS_ASSERTION, /* A selected assertion, or inside one. */
  ANALYSIS_SLICE,     /* Lives only for selected assertions. */
  ANALYSIS_DEAD,      /* Nothing needs it, with or without assertions. */
} analysis_class_t;

/* Why a live operation is a root of liveness, for reports. */
typedef enum analysis_root_t {
  ANALYSIS_NOT_ROOT,
  ANALYSIS_ROOT_EFFECTS,
  ANALYSIS_ROOT_UNKNOWN, /* No table row: treated as having effects. */
  ANALYSIS_ROOT_TERMINATOR,
  ANALYSIS_ROOT_SYMBOL,
  ANALYSIS_ROOT_UNSELECTED, /* An assertion that is not selected. */
} analysis_root_t;
#endif
