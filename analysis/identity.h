/* Names for assertions that stay the same while other parts of the module
 * change, so that two reports can be compared and a link keeps its meaning. */
#ifndef ASSERTION_ANALYSIS_IDENTITY_H
#define ASSERTION_ANALYSIS_IDENTITY_H

#include "analysis/analysis.h"
#include "analysis/arena.h"

/* The identifiers of all assertions of an analysis, in their order, in the
 * arena; NULL without memory, and not NULL where there are none.
 *
 * An identifier is 16 hexadecimal digits, the 64-bit FNV-1a hash (Fowler, Noll
 * and Vo; RFC 9923) of the function's name, the kind, the message and the
 * condition as expression_print_unnamed writes it. The second and further
 * assertions that agree in all of them have "-2", "-3", ... behind it. Lines,
 * numbers of values, and whether it is wrapped are not part of it. Unique
 * within the analysed root. */
const char **identity_all(analysis_t *analysis, arena_t *arena);

/* The name of the symbol in which an operation is, a function as a rule;
 * borrowed from the IR, and empty where there is none. */
MlirStringRef identity_function(const analysis_t *analysis, uint32_t id);

#endif
