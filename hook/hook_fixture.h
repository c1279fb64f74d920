/* A module in a context with all dialects, and what verbs said, for the tests
 * of the hook's C API. */
#ifndef ASSERTION_HOOK_HOOK_FIXTURE_H
#define ASSERTION_HOOK_HOOK_FIXTURE_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "assertion-c/Options.h"
#include "dialect/string_ref.h"
#include "testing/gtest_c.h"
#include "testing/ir.h"

/* A test has one hook_said_t for what it expects to be said, and hands its
 * address to whatever takes a callback with `data`:
 *
 *   hook_said_t said = {.length = 0};
 *   hook_keep_errors(context, &said);
 *   assertionOptionsSetMessageHandler(options, hook_hear, &said);
 *   assertionStrip(module, options);
 *   EXPECT_STREQ("remark: ...\n", said.text);
 *
 * Nothing here allocates, so nothing has to be destroyed. All that is said is
 * kept in the order in which it was said, whichever callback it came by. */

/* Two functions with an assertion each: @f has a slice of two operations, the
 * constant and the comparison; @g reads its argument and has none. Text that a
 * test may parse as often as it likes. */
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

/* Text that callbacks append to. The caller owns it, most often on the stack,
 * and begins with `{.length = 0}`: all of it is zero then, and so the text is
 * ended by NUL before anything was said. */
typedef struct hook_said_t {
  /* Bytes, always ended by NUL; what does not fit is left out. */
  char text[1 << 14];
  /* In bytes, without the NUL. */
  size_t length;
} hook_said_t;

/* A MlirStringCallback, whose `data` is a hook_said_t: appends `chunk`, which
 * it only reads. One message may come in several chunks, so it adds no line
 * feed. Never fails: what does not fit is left out, and the test sees it in
 * what it compares. */
static inline void hook_append(MlirStringRef chunk, void *data) {
  hook_said_t *said = data;
  size_t room = sizeof said->text - 1 - said->length;
  size_t count = chunk.length < room ? chunk.length : room;
  memcpy(said->text + said->length, chunk.data, count);
  said->length += count;
  said->text[said->length] = '\0';
}

/* An AssertionMessageHandler, whose `data` is a hook_said_t: appends
 * "remark: MESSAGE\n", or "warning: MESSAGE\n" for any other severity. Where
 * that is, `location`, is left out. */
static inline void hook_hear(MlirLocation location,
                             MlirDiagnosticSeverity severity,
                             MlirStringRef message, void *data) {
  (void)location;
  hook_append(
      string_ref(severity == MlirDiagnosticRemark ? "remark: " : "warning: "),
      data);
  hook_append(message, data);
  hook_append(string_ref("\n"), data);
}

/* A MlirDiagnosticHandler, whose `data` is a hook_said_t: appends the text of
 * any diagnostic and a line feed. Success says that it was handled, so that
 * nobody prints it. */
static inline MlirLogicalResult hook_keep(MlirDiagnostic diagnostic,
                                          void *data) {
  mlirDiagnosticPrint(diagnostic, hook_append, data);
  hook_append(string_ref("\n"), data);
  return mlirLogicalResultSuccess();
}

/* Makes `context` say its diagnostics to `said` from now on. It borrows `said`,
 * which has to live as long as the context does: nothing takes the handler
 * away. */
static inline void hook_keep_errors(MlirContext context, hook_said_t *said) {
  mlirContextAttachDiagnosticHandler(context, hook_keep, said, NULL);
}

/* Sets the option `name` to `value`, as a host would. The strings are borrowed
 * for the call. The test fails where that is refused or says anything, and goes
 * on. */
static inline void hook_set(AssertionOptions options, const char *name,
                            const char *value) {
  hook_said_t error = {.length = 0};
  MlirLogicalResult result = assertionOptionsSet(
      options, string_ref(name), string_ref(value), hook_append, &error);
  EXPECT_STREQ("", error.text);
  EXPECT_TRUE(mlirLogicalResultIsSuccess(result));
}

#endif
