/* What the verbs say about assertions, in MLIR's diagnostic form. */
#ifndef ASSERTION_TRANSFORMS_REMARK_H
#define ASSERTION_TRANSFORMS_REMARK_H

#include "transforms/verb.h"

/* Says that assertion `i` was dropped: its message, what goes with it and what
 * it guarded. A warning, also where the options ask for quiet, if it would
 * always have failed; else a remark. */
void remark_dropped(analysis_t *analysis, uint32_t i,
                    const verb_options_t *options);

/* Warns of assertion `i` if it always fails. */
void remark_refuted(const analysis_t *analysis, uint32_t i,
                    const verb_options_t *options);

/* Says that `op` is left as it is, and why. */
void remark_left(MlirOperation op, const char *what, const char *reason,
                 const verb_options_t *options);

/* Says what the analysis skipped, see analysis_skipped. */
void remark_skipped(const analysis_t *analysis, const verb_options_t *options);

/* The error that there is no memory, at `root`. Returns failure. */
MlirLogicalResult remark_no_memory(MlirOperation root,
                                   const verb_options_t *options);

#endif
