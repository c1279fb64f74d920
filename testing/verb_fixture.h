/* Runs verbs on small modules and keeps what they said, for the tests of
 * transforms/. A test writes IR, runs verbs by name and asks for counts, text
 * or messages:
 *
 *   verb_fixture_t f = verb_fixture("func.func @f() { ... }");
 *   verb_fixture_run(&f, "drop");
 *   EXPECT_EQ(0, ir_count(&f.ir, "cf.assert"));
 *   EXPECT_CONTAINS("remark: dropped", f.said);
 *   verb_fixture_destroy(&f);
 */
#ifndef ASSERTION_TESTING_VERB_FIXTURE_H
#define ASSERTION_TESTING_VERB_FIXTURE_H

#include "testing/gtest_c.h"
#include "testing/ir.h"
#include "transforms/verb.h"

typedef struct verb_fixture_t {
  ir_t ir;
  policy_t *policy;
  /* Nothing selected in particular; a test may set more before it runs. */
  verb_options_t options;
  /* What the verbs said, a line each: "3:5: remark: ...". */
  char *said;
  size_t length;
  /* What was printed last. */
  char *text;
} verb_fixture_t;

/* A fixture around `text`. Where it does not parse the test has failed, and
 * verbs do nothing. The caller destroys it. */
verb_fixture_t verb_fixture(const char *text);
void verb_fixture_destroy(verb_fixture_t *fixture);

/* The sink of fixtures; `data` is the fixture. Not for several threads. */
void verb_fixture_emit(MlirLocation location, MlirDiagnosticSeverity severity,
                       MlirStringRef message, void *data);

/* Runs the verb `name` on the module, or on the operation `root` in it. The
 * test fails where the verb does, or where the module is not valid after, or
 * not what it was though the verb says so. */
void verb_fixture_run(verb_fixture_t *fixture, const char *name);
void verb_fixture_run_on(verb_fixture_t *fixture, const char *name,
                         MlirOperation root);

/* Runs the verb `name` on the module, where it has to fail, and to leave a
 * valid one: the same, unless `options.keep_going`. The macro reports what is
 * not so at the line where it stands. */
void verb_fixture_expect_refused(const char *file, int line,
                                 verb_fixture_t *fixture, const char *name);
#define VERB_FIXTURE_EXPECT_REFUSED(fixture, name)                             \
  verb_fixture_expect_refused(__FILE__, __LINE__, (fixture), (name))

/* The module's text; the fixture's, until it is asked again. */
const char *verb_fixture_text(verb_fixture_t *fixture);

/* The test fails if running `name` once more changes anything. */
void verb_fixture_expect_stable(verb_fixture_t *fixture, const char *name);

/* How many operations are directly in the assertion.region number `nth` of the
 * module, in pre-order; -1 where there is none, and the test fails. */
int verb_fixture_region_size(verb_fixture_t *fixture, unsigned nth);

/* The text of `module` after `verbs`, names separated by blanks, for comparing
 * one order with another. The caller frees it. */
char *verb_text_after(const char *module, const char *verbs);

#endif
