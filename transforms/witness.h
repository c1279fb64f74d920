/* Shape witnesses: what shape.cstr_* gives and shape.assuming takes. A dropped
 * constraint's witness passes; a shape.assuming all of whose witnesses are
 * such gives way to its body. */
#ifndef ASSERTION_TRANSFORMS_WITNESS_H
#define ASSERTION_TRANSFORMS_WITNESS_H

#include <stdbool.h>
#include <stdint.h>

#include "analysis/analysis.h"

/* Puts the bodies of such shape.assuming in their places and erases them, then
 * puts shape.const_witness where something that stays still takes the witness
 * of an assertion in `doomed`. That array, a byte for each operation by number,
 * says what the caller erases afterwards: what is nested in those is marked
 * too, and the shape.assuming_all and shape.const_witness that nothing takes
 * any more are added. `arena` gives scratch memory. Returns false, with the IR
 * unchanged, without memory; else adds to `erased` what it erased itself. */
bool witness_replace(const analysis_t *analysis, uint8_t *doomed,
                     arena_t *arena, uint32_t *erased);

#endif
