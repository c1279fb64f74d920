/* What the tests of the report share: sections about pieces of IR, what is
 * printed of them, and JSON read back:
 *
 *   report_t *report = report_create();
 *   add_section(report, "in.mlir:1", "drop", text, REPORT_DROPPED);
 *   printed_t printed = printed_create();
 *   report_print_json(report, printed_append, &printed);
 *   json_t *root = printed_parse(&printed);
 *   EXPECT_EQ(0, integer_at(root, "0|verbs|0|erased"));
 */
#ifndef ASSERTION_TESTING_REPORT_FIXTURE_H
#define ASSERTION_TESTING_REPORT_FIXTURE_H

#include <jansson.h>

#include "analysis/report/report.h"
#include "testing/analysis_fixture.h"
#include "testing/printed.h"

/* A function with one assertion, which has a slice of three operations and
 * guards one. The second with the locations, as in " loc(...)", of the
 * comparison in the slice and of the assertion. */
#define REPORT_SIMPLE REPORT_SIMPLE_AT("", "")
#define REPORT_SIMPLE_AT(comparison, assertion)                                \
  "func.func @f(%x: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {\n"   \
  "  %c = torch.constant.int 0\n"                                              \
  "  %n = torch.aten.size.int %x, %c"                                          \
  " : !torch.vtensor<[?],f32>, !torch.int -> !torch.int\n"                     \
  "  %e = torch.aten.gt.int %n, %c"                                            \
  " : !torch.int, !torch.int -> !torch.bool" comparison "\n"                   \
  "  torch.runtime.assert %e, \"empty\"" assertion "\n"                        \
  "  %r = torch.aten.relu %x"                                                  \
  " : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>\n"                    \
  "  return %r : !torch.vtensor<[?],f32>\n"                                    \
  "}\n"

/* The text as JSON, the caller's; NULL, and the test has failed, where it is
 * none. Frees the text. */
json_t *printed_parse(printed_t *printed);

/* Begins a module of this name, with a section about `text`, whose IR is gone
 * when it returns. */
void add_section(report_t *report, const char *name, const char *verb,
                 const char *text, report_action_t action);

/* What is in `root` at `path`, keys and indices divided by '|': borrowed. There
 * is NULL where nothing is; the other two fail the test where it is no string,
 * giving "", or no integer. */
const json_t *at(const json_t *root, const char *path);
const char *string_at(const json_t *root, const char *path);
json_int_t integer_at(const json_t *root, const char *path);

#endif
