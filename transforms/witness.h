/* Shape witnesses: what shape.cstr_* gives and shape.assuming takes. A dropped
 * constraint's witness passes; a shape.assuming all of whose witnesses are
 * such gives way to its body. */
#ifndef ASSERTION_TRANSFORMS_WITNESS_H
#define ASSERTION_TRANSFORMS_WITNESS_H

#include <stdbool.h>
#include <stdint.h>

#include "analysis/analysis.h"

/* What becomes of an operation, beside what is doomed. */
typedef enum witness_fate_t {
  WITNESS_NONE,
  /* A shape.const_witness comes in front of it and takes its uses. */
  WITNESS_REPLACED,
  /* Its body takes its place; it goes with the shape.assuming_yield. */
  WITNESS_GIVES_WAY,
} witness_fate_t;

/* A witness_fate_t for each operation by number, in `arena`, with the IR
 * unchanged, where the operations of `doomed`, a byte for each, are erased.
 * What is nested in those is marked too, and the shape.assuming_all and
 * shape.const_witness that nothing takes any more are added. Linear in
 * operations and uses. Returns NULL without memory. */
uint8_t *witness_fates(const analysis_t *analysis, uint8_t *doomed,
                       arena_t *arena);

/* Does what witness_fates says; the caller erases what is in `doomed`
 * afterwards. Returns false, with the IR unchanged, without memory; else adds
 * to `erased` what it erased itself. */
bool witness_replace(const analysis_t *analysis, uint8_t *doomed,
                     arena_t *arena, uint32_t *erased);

#endif
