/* Prints reports and reads them back. */
#include "testing/report_fixture.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dialect/string_ref.h"

json_t *printed_parse(printed_t *printed) {
  json_error_t error;
  json_t *root = json_loadb(printed->data, printed->length,
                            JSON_REJECT_DUPLICATES | JSON_ALLOW_NUL, &error);
  if (!root)
    ADD_FAILURE("line %d: %s", error.line, error.text);
  free(printed->data);
  return root;
}

void add_section(report_t *report, const char *name, const char *verb,
                 const char *text, report_action_t action) {
  analysed_t t = analyse(text);
  EXPECT_TRUE(report_begin_module(report, string_ref(name)));
  EXPECT_TRUE(report_add_section(report, verb, t.analysis, action));
  analysed_destroy(&t);
}

const json_t *at(const json_t *root, const char *path) {
  char copy[160];
  snprintf(copy, sizeof copy, "%s", path);
  for (char *step = strtok(copy, "|"); step; step = strtok(NULL, "|"))
    root = json_is_array(root) ? json_array_get(root, (size_t)atoi(step))
                               : json_object_get(root, step);
  return root;
}

const char *string_at(const json_t *root, const char *path) {
  const char *text = json_string_value(at(root, path));
  if (!text)
    ADD_FAILURE("no string at %s", path);
  return text ? text : "";
}

json_int_t integer_at(const json_t *root, const char *path) {
  if (!json_is_integer(at(root, path)))
    ADD_FAILURE("no integer at %s", path);
  return json_integer_value(at(root, path));
}
