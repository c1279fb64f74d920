/* Reports for hosts. */
#include "hook/report.h"

#include <stdlib.h>

#include "assertion-c/Report.h"

void hook_report_retain(hook_report_t *report) {
  if (report)
    ++report->uses;
}

void hook_report_release(hook_report_t *report) {
  if (!report || --report->uses)
    return;
  report_destroy(report->report);
  free(report);
}

AssertionReport assertionReportCreate(MlirStringRef name) {
  hook_report_t *out = malloc(sizeof *out);
  report_t *report = report_create();
  if (!out || !report || !report_begin_module(report, name)) {
    free(out);
    report_destroy(report);
    return (AssertionReport){NULL};
  }
  out->uses = 1;
  out->report = report;
  return (AssertionReport){out};
}

void assertionReportDestroy(AssertionReport report) {
  hook_report_release(report.ptr);
}

void assertionReportBeginModule(AssertionReport report, MlirStringRef name) {
  report_begin_module(((hook_report_t *)report.ptr)->report, name);
}

void assertionReportPrintText(AssertionReport report, MlirStringCallback print,
                              void *userData) {
  report_print_text(((hook_report_t *)report.ptr)->report, print, userData);
}

void assertionReportPrintJson(AssertionReport report, MlirStringCallback print,
                              void *userData) {
  report_print_json(((hook_report_t *)report.ptr)->report, print, userData);
}
