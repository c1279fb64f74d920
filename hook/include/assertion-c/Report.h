/* The report: what the verbs found and did, as data that outlives the IR.
 *
 * Verbs add to the report that their options name, a section each. It holds no
 * reference into a context, so the context may go before it. */
#ifndef ASSERTION_C_REPORT_H
#define ASSERTION_C_REPORT_H

#include "assertion-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Modules, each with a section for every verb that ran on it, and in a section
 * an entry for every assertion: kind, message, location, condition, verdict,
 * what goes with it, what it guards, and what the verb did with it. */
typedef struct AssertionReport {
  void *ptr;
} AssertionReport;

/* An empty report whose first module is `name`, say "FILE:LINE". Null without
 * memory. The caller destroys it; options and passes that use it keep what
 * they need of it alive. */
ASSERTION_CAPI_EXPORTED AssertionReport
assertionReportCreate(MlirStringRef name);
ASSERTION_CAPI_EXPORTED void assertionReportDestroy(AssertionReport report);

/* Whether there was no memory for it. The other functions do not take a null
 * one, but Destroy, and Set of options. It is no part of any IR. */
static inline bool assertionReportIsNull(AssertionReport report) {
  return !report.ptr;
}

/* Begins the next module: what verbs add from now on is about that one. `name`
 * is copied. */
ASSERTION_CAPI_EXPORTED void assertionReportBeginModule(AssertionReport report,
                                                        MlirStringRef name);

/* Prints the report, in pieces, which are there until `print` returns: as text
 * for readers, or as JSON for programs, an array with an object for each
 * module. Passes that add to one report take turns; but print it, or begin a
 * module, only while none of them runs. */
ASSERTION_CAPI_EXPORTED void assertionReportPrintText(AssertionReport report,
                                                      MlirStringCallback print,
                                                      void *userData);
ASSERTION_CAPI_EXPORTED void assertionReportPrintJson(AssertionReport report,
                                                      MlirStringCallback print,
                                                      void *userData);

#ifdef __cplusplus
}
#endif
#endif
