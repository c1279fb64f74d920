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

typedef struct AssertionReport {
  void *ptr;
} AssertionReport;

/* An empty report whose first module is `name`, say "FILE:LINE". Null without
 * memory. The caller destroys it; options and passes that use it keep what
 * they need of it alive. */
ASSERTION_CAPI_EXPORTED AssertionReport
assertionReportCreate(MlirStringRef name);
ASSERTION_CAPI_EXPORTED void assertionReportDestroy(AssertionReport report);

static inline bool assertionReportIsNull(AssertionReport report) {
  return !report.ptr;
}

/* Begins the next module: what verbs add from now on is about that one. */
ASSERTION_CAPI_EXPORTED void assertionReportBeginModule(AssertionReport report,
                                                        MlirStringRef name);

/* Prints the report, in pieces: as text for readers, or as JSON for programs.
 * docs/manual.md describes both. Not while a verb that adds to it runs. */
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
