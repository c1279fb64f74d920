/* Erasing many operations at once. */
#ifndef ASSERTION_TRANSFORMS_ERASE_H
#define ASSERTION_TRANSFORMS_ERASE_H

#include <stdbool.h>
#include <stdint.h>

#include "analysis/analysis.h"

/* Erases the operations whose byte in `doomed`, by number, is not zero, with
 * all that is nested in them. They may use each other in any order and in
 * cycles; nothing else may use them. The analysis must not be asked about them
 * afterwards. Returns how many operations went, nested ones included. */
uint32_t erase_all(const analysis_t *analysis, const uint8_t *doomed);

/* Puts in the place of assertion `i`'s result, where it has one that is not a
 * witness, the operand that it hands through. */
void erase_token(const analysis_t *analysis, uint32_t i);

#endif
