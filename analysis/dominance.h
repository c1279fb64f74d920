/* Dominance between operations as intervals of one numbering. Part of the
 * analysis; no other room includes it. */
#ifndef ASSERTION_ANALYSIS_DOMINANCE_H
#define ASSERTION_ANALYSIS_DOMINANCE_H

#include "analysis/analysis_impl.h"

/* Operations in an order in which those that one operation dominates follow it
 * without a gap: the operations of a block in sequence, each with its subtree,
 * the blocks of a region in pre-order of its dominator tree. */
struct dominance_t {
  uint32_t *order;    /* By number of operation: its place. */
  uint32_t *by_order; /* By place: the number of the operation. */
  uint32_t *last;     /* By number: the last place that its block dominates. */
};

/* Makes `analysis->dominance` if it is not there. Linear where regions have
 * one block. Returns false without memory. */
bool dominance_ensure(analysis_t *analysis);

/* The last place in the subtree of `id`: behind it begins what it dominates. */
uint32_t dominance_last_inside(const analysis_t *analysis, uint32_t id);

#endif
