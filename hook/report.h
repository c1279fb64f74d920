/* The report behind AssertionReport: counted, because options, the passes that
 * use them and their clones on other threads all keep it. */
#ifndef ASSERTION_HOOK_REPORT_H
#define ASSERTION_HOOK_REPORT_H

#include "analysis/report/report.h"

typedef struct hook_report_t {
  _Atomic unsigned uses;
  report_t *report;
} hook_report_t;

/* One more use, or one less; at none it is destroyed. NULL is let be. */
void hook_report_retain(hook_report_t *report);
void hook_report_release(hook_report_t *report);

#endif
