/* A module in a context with all dialects, and what verbs said, for the tests
 * of the hook's C API. */
#ifndef ASSERTION_HOOK_HOOK_FIXTURE_H
#define ASSERTION_HOOK_HOOK_FIXTURE_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "assertion-c/Options.h"
#include "testing/gtest_c.h"
#include "testing/ir.h"

/* Two functions with an assertion each. */
static const char hook_text[] = "func.func @f(%a: i32, %b: i32) -> i32 {\n"
                                "  %z = arith.constant 0 : i32\n"
                                "  %x = arith.cmpi ne, %b, %z : i32\n"
                                "  cf.assert %x, \"not zero\"\n"
                                "  return %a : i32\n"
                                "}\n"
                                "func.func @g(%a: i1) {\n"
                                "  cf.assert %a, \"given\"\n"
                                "  return\n"
                                "}\n";

/* Text that callbacks append to, ended by NUL. */
typedef struct hook_said_t {
  char text[1 << 14];
  size_t length;
} hook_said_t;

static inline void hook_append(MlirStringRef chunk, void *data) {
  hook_said_t *said = data;
  size_t room = sizeof said->text - 1 - said->length;
  size_t count = chunk.length < room ? chunk.length : room;
  memcpy(said->text + said->length, chunk.data, count);
  said->length += count;
  said->text[said->length] = '\0';
}

static inline MlirStringRef hook_ref(const char *text) {
  return mlirStringRefCreateFromCString(text);
}

/* An AssertionMessageHandler: appends "remark: MESSAGE\n". */
static inline void hook_hear(MlirLocation location,
                             MlirDiagnosticSeverity severity,
                             MlirStringRef message, void *data) {
  (void)location;
  hook_append(
      hook_ref(severity == MlirDiagnosticRemark ? "remark: " : "warning: "),
      data);
  hook_append(message, data);
  hook_append(hook_ref("\n"), data);
}

/* A MlirDiagnosticHandler that keeps the text of errors, and ends them there.
 */
static inline MlirLogicalResult hook_keep(MlirDiagnostic diagnostic,
                                          void *data) {
  mlirDiagnosticPrint(diagnostic, hook_append, data);
  hook_append(hook_ref("\n"), data);
  return mlirLogicalResultSuccess();
}

static inline void hook_keep_errors(MlirContext context, hook_said_t *said) {
  mlirContextAttachDiagnosticHandler(context, hook_keep, said, NULL);
}

/* Sets an option; the test fails where it is refused. */
static inline void hook_set(AssertionOptions options, const char *name,
                            const char *value) {
  hook_said_t error = {.length = 0};
  MlirLogicalResult result = assertionOptionsSet(
      options, hook_ref(name), hook_ref(value), hook_append, &error);
  EXPECT_STREQ("", error.text);
  EXPECT_TRUE(mlirLogicalResultIsSuccess(result));
}

#endif
