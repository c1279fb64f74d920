/* The report as values of jansson, from which the formats that are or hold JSON
 * are written. All functions return new references, or NULL without memory. */
#ifndef ASSERTION_ANALYSIS_REPORT_JSON_H
#define ASSERTION_ANALYSIS_REPORT_JSON_H

#include <jansson.h>

#include "analysis/report/report.h"

/* The array that report_print_json prints: an object for each module. */
json_t *report_json_modules(const report_t *report);

/* A string that need not be UTF-8: each byte that is not stands as U+FFFD. Null
 * for one without data. */
json_t *report_json_text(MlirStringRef text);
json_t *report_json_string(const char *text);

/* The words of the formats, which are part of them: a verdict, and what a verb
 * did. Static storage. */
const char *report_verdict_name(analysis_verdict_t verdict);
const char *report_action_name(report_action_t action);

/* Prints a value, with the flags of json_dumps, and takes the reference. */
void report_json_print(json_t *json, size_t flags, MlirStringCallback print,
                       void *user_data);

#endif
