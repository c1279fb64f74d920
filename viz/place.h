/* Where an operation comes from: as text and as a link into the source. */
#ifndef ASSERTION_VIZ_PLACE_H
#define ASSERTION_VIZ_PLACE_H

#include "analysis/text.h"
#include "mlir-c/IR.h"

/* The first file, line and column in `location`, a callee before its caller, or
 * a null location where it has none. */
MlirLocation place_of(MlirLocation location);

/* Adds "model.py:12", or nothing for a location without a file. */
void place_add_short(text_t *text, MlirLocation location);

/* Adds `template` with the place in it: "{file}" is its path, percent-encoded
 * but for the characters that no URL gives a meaning to and '/', so that no
 * path can be taken for a scheme, a query or a fragment; "{line}" and
 * "{column}" are numbers from 1. Adds nothing for a location without a file.
 * What the template itself holds is made safe in XML only. */
void place_add_link(text_t *text, MlirLocation location,
                    MlirStringRef template_);

/* The first word in braces of `template` that place_add_link does not fill in,
 * with the braces; without data where there is none. */
MlirStringRef place_unknown_field(MlirStringRef template_);

#endif
