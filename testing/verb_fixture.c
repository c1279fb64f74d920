/* Runs verbs for tests. */
#define _GNU_SOURCE /* strdup */
#include "testing/verb_fixture.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void verb_fixture_emit(MlirLocation location, MlirDiagnosticSeverity severity,
                       MlirStringRef message, void *data) {
  static const char *const names[] = {"error", "warning", "note", "remark"};
  verb_fixture_t *f = data;
  char place[32] = "?";
  if (mlirLocationIsAFileLineColRange(location))
    snprintf(place, sizeof place, "%d:%d",
             mlirLocationFileLineColRangeGetStartLine(location),
             mlirLocationFileLineColRangeGetStartColumn(location));
  size_t room = message.length + 64;
  f->said = realloc(f->said, f->length + room);
  f->length +=
      (size_t)snprintf(f->said + f->length, room, "%s: %s: %.*s\n", place,
                       names[severity], (int)message.length, message.data);
}

verb_fixture_t verb_fixture(const char *text) {
  verb_fixture_t f = {.ir = ir_parse(text), .policy = policy_create()};
  f.said = calloc(1, 1);
  f.options.analysis.policy = f.policy;
  return f;
}

void verb_fixture_destroy(verb_fixture_t *f) {
  ir_destroy(&f->ir);
  policy_destroy(f->policy);
  free(f->said);
  free(f->text);
}

void verb_fixture_run_on(verb_fixture_t *f, const char *name,
                         MlirOperation root) {
  const verb_t *verb = verb_find(mlirStringRefCreateFromCString(name));
  EXPECT_TRUE(verb != NULL);
  if (!verb || mlirOperationIsNull(root))
    return;
  f->options.sink = (diagnostic_sink_t){verb_fixture_emit, f};
  bool unchanged = false;
  verb_options_t options = f->options;
  options.unchanged = &unchanged;
  char *before = ir_print(f->ir.root);
  EXPECT_TRUE(mlirLogicalResultIsSuccess(verb->run(root, &options)));
  EXPECT_TRUE(mlirOperationVerify(f->ir.root));
  char *after = ir_print(f->ir.root);
  if (unchanged)
    EXPECT_STREQ(before, after);
  free(before);
  free(after);
}

void verb_fixture_run(verb_fixture_t *f, const char *name) {
  verb_fixture_run_on(f, name, f->ir.root);
}

void verb_fixture_expect_refused(const char *file, int line, verb_fixture_t *f,
                                 const char *name) {
  const verb_t *verb = verb_find(mlirStringRefCreateFromCString(name));
  if (!gtest_c_true(file, line, false, "verb_find", true, verb != NULL) ||
      mlirOperationIsNull(f->ir.root))
    return;
  f->options.sink = (diagnostic_sink_t){verb_fixture_emit, f};
  char *before = ir_print(f->ir.root);
  bool fails = mlirLogicalResultIsFailure(verb->run(f->ir.root, &f->options));
  gtest_c_true(file, line, false, "failure of the verb", true, fails);
  gtest_c_true(file, line, false, "mlirOperationVerify", true,
               mlirOperationVerify(f->ir.root));
  if (!f->options.keep_going)
    gtest_c_streq(file, line, false, "before", "after", before,
                  verb_fixture_text(f));
  free(before);
}

const char *verb_fixture_text(verb_fixture_t *f) {
  free(f->text);
  f->text = mlirOperationIsNull(f->ir.root) ? NULL : ir_print(f->ir.root);
  return f->text ? f->text : "";
}

void verb_fixture_expect_stable(verb_fixture_t *f, const char *name) {
  char *before = strdup(verb_fixture_text(f));
  verb_fixture_run(f, name);
  EXPECT_STREQ(before, verb_fixture_text(f));
  free(before);
}

int verb_fixture_region_size(verb_fixture_t *f, unsigned nth) {
  MlirOperation region = ir_find(&f->ir, "assertion.region", nth);
  if (mlirOperationIsNull(region))
    return -1;
  MlirBlock block =
      mlirRegionGetFirstBlock(mlirOperationGetFirstRegion(region));
  int count = 0;
  for (MlirOperation op = mlirBlockGetFirstOperation(block);
       !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op))
    ++count;
  return count;
}

char *verb_text_after(const char *text, const char *verbs) {
  verb_fixture_t f = verb_fixture(text);
  char *list = strdup(verbs), *rest = list;
  for (char *verb; (verb = strtok_r(rest, " ", &rest));)
    verb_fixture_run(&f, verb);
  free(list);
  char *out = strdup(verb_fixture_text(&f));
  verb_fixture_destroy(&f);
  return out;
}
