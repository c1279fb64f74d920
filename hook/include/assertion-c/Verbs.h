/* The verbs by name: as functions on an operation, and as passes.
 *
 * assertion-c/Passes.h, which is generated from the table of verbs, has a
 * function of its own for each: assertionDrop, assertionCreateDropPass. */
#ifndef ASSERTION_C_VERBS_H
#define ASSERTION_C_VERBS_H

#include "assertion-c/Options.h"
#include "assertion-c/Support.h"
#include "mlir-c/IR.h"
#include "mlir-c/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The verbs that there are, `i` from 0 to below their number: the name as in
 * "drop" for --drop and the pass assertion-drop, one line on what it does, the
 * words that the option "argument" may be for it, divided by '|', and whether
 * it may change the IR. Static storage. */
ASSERTION_CAPI_EXPORTED intptr_t assertionGetNumVerbs(void);
ASSERTION_CAPI_EXPORTED MlirStringRef assertionVerbGetName(intptr_t i);
ASSERTION_CAPI_EXPORTED MlirStringRef assertionVerbGetSummary(intptr_t i);
ASSERTION_CAPI_EXPORTED MlirStringRef assertionVerbGetArgument(intptr_t i);
ASSERTION_CAPI_EXPORTED bool assertionVerbChangesIR(intptr_t i);

/* Runs a verb on everything under `root`, a module or a function, and verifies
 * it after. Null options are those that assertionOptionsCreate gives. Fails,
 * after a diagnostic, where there is no such verb, where it does not take
 * the options' "argument", where it could not do its work, or where the result
 * is not valid. Not for operations on which a pass manager runs at the same
 * time. */
ASSERTION_CAPI_EXPORTED MlirLogicalResult assertionRunVerb(
    MlirStringRef verb, MlirOperation root, AssertionOptions options);

/* The same without verifying, for a pass: its pass manager does that. */
ASSERTION_CAPI_EXPORTED MlirLogicalResult assertionRunVerbUnverified(
    MlirStringRef verb, MlirOperation root, AssertionOptions options);

/* The verb as a pass on operations of any name, for the host's pass manager to
 * own: add it to one, or nest it under func.func, where MLIR runs it on several
 * functions at once. The options may be destroyed before the pass. Null where
 * there is no such verb, where it does not take the options' "argument", or
 * without memory. */
ASSERTION_CAPI_EXPORTED MlirPass assertionCreatePass(MlirStringRef verb,
                                                     AssertionOptions options);

#ifdef __cplusplus
}
#endif
#endif
