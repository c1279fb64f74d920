/* What the verbs say about assertions, in MLIR's diagnostic form: at the
 * location of the operation, through the sink of the options. Nothing is
 * dropped or left silently, unless the options ask for quiet; warnings and
 * errors are said even then. Call these before the IR changes. */
#ifndef ASSERTION_TRANSFORMS_REMARK_H
#define ASSERTION_TRANSFORMS_REMARK_H

#include "analysis/text.h"
#include "transforms/verb.h"

/* Says that assertion `i` was dropped: its message, what goes with it and what
 * it guarded. A warning, also where the options ask for quiet, if it would
 * always have failed; else a remark. Further assertions that are part of it, in
 * a region or a raising If, get a remark each. */
void remark_dropped(analysis_t *analysis, uint32_t i,
                    const verb_options_t *options);

/* Warns of assertion `i` if it always fails; says nothing of others. It is for
 * verbs that drop nothing. */
void remark_refuted(const analysis_t *analysis, uint32_t i,
                    const verb_options_t *options);

/* Says that `op`, which `what` names, is left as it is, and why: "WHAT is left
 * whole: REASON". */
void remark_left(MlirOperation op, const char *what, const char *reason,
                 const verb_options_t *options);

/* Says what the analysis skipped, one remark each, see analysis_skipped. */
void remark_skipped(const analysis_t *analysis, const verb_options_t *options);

/* Says `text` at the location of `op`, quiet or not; and adds a message to a
 * text, with a blank before it and in quotes, unless it is empty. */
void remark_emit(MlirOperation op, MlirDiagnosticSeverity severity,
                 MlirStringRef text, const verb_options_t *options);
void remark_add_message(text_t *text, MlirStringRef message);

/* The error that there is no memory, at `root`. Returns failure. */
MlirLogicalResult remark_no_memory(MlirOperation root,
                                   const verb_options_t *options);

#endif
