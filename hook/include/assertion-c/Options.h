/* Options of the verbs: which assertions are meant, what is known of the
 * host's operations, where messages and the report go.
 *
 * They are set by the names that the command's flags have, so that a new flag
 * needs no new function: assertionOptionsSet(options, "kinds", "cf,runtime").
 * A flag that may be given again (pure-op) adds up. */
#ifndef ASSERTION_C_OPTIONS_H
#define ASSERTION_C_OPTIONS_H

#include "assertion-c/Report.h"
#include "assertion-c/Support.h"
#include "mlir-c/Diagnostics.h"
#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct AssertionOptions {
  void *ptr;
} AssertionOptions;

/* Options as the command has them when no flag is given. Null without memory.
 * The caller destroys them; passes keep what they need of them alive. They must
 * not change any more once they were given to a pass. */
ASSERTION_CAPI_EXPORTED AssertionOptions assertionOptionsCreate(void);
ASSERTION_CAPI_EXPORTED void assertionOptionsDestroy(AssertionOptions options);

static inline bool assertionOptionsIsNull(AssertionOptions options) {
  return !options.ptr;
}

/* Sets the option `name` (without dashes) to `value`; a flag is "true" or
 * "false", a list is divided by commas. Both are copied. On failure `error`,
 * unless it is NULL, gets one line that says why, in pieces and without a
 * newline, and nothing of `value` counts. */
ASSERTION_CAPI_EXPORTED MlirLogicalResult assertionOptionsSet(
    AssertionOptions options, MlirStringRef name, MlirStringRef value,
    MlirStringCallback error, void *userData);

/* The options that there are, `i` from 0 to below their number, and one line
 * on each. Static storage. */
ASSERTION_CAPI_EXPORTED intptr_t assertionGetNumOptions(void);
ASSERTION_CAPI_EXPORTED MlirStringRef assertionOptionGetName(intptr_t i);
ASSERTION_CAPI_EXPORTED MlirStringRef assertionOptionGetSummary(intptr_t i);

/* Receives remarks and warnings, on the thread that runs the verb; where passes
 * run on several threads it has to bear that. `message` is borrowed for the
 * call. */
typedef void (*AssertionMessageHandler)(MlirLocation location,
                                        MlirDiagnosticSeverity severity,
                                        MlirStringRef message, void *userData);

/* Sets where remarks and warnings go; without a handler they are not said.
 * Errors go to the diagnostic handlers of the host's context always; MLIR's C
 * API has no way in for the others. `userData` must live as long as options
 * and passes do. */
ASSERTION_CAPI_EXPORTED void assertionOptionsSetMessageHandler(
    AssertionOptions options, AssertionMessageHandler handler, void *userData);

/* Sets the report that verbs add to; a null one, none. */
ASSERTION_CAPI_EXPORTED void assertionOptionsSetReport(AssertionOptions options,
                                                       AssertionReport report);

#ifdef __cplusplus
}
#endif
#endif
