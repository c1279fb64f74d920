/* What the tests of the analysis share: text to analyse, in which each
 * operation may carry what is wanted of it.
 *
 *   %n = torch.aten.size.int %x, %c {want = "slice 0"} : ...
 *
 * The words: "live", "dead", "slice N" for what is exclusive to assertion N,
 * "shared" for what several assertions need, "assertion N". */
#ifndef ASSERTION_TESTING_ANALYSIS_FIXTURE_H
#define ASSERTION_TESTING_ANALYSIS_FIXTURE_H

#include "analysis/analysis.h"
#include "testing/gtest_c.h"
#include "testing/ir.h"

/* An analysis with all that it borrows. */
typedef struct analysed_t {
  ir_t ir;
  policy_t *policy;
  analysis_t *analysis;
} analysed_t;

/* Analyses `text` under the policy of the tables. On failure the test has
 * failed and `analysis` is NULL. */
analysed_t analyse(const char *text);

/* As analyse, with a selection; the policy is filled in. */
analysed_t analyse_with(const char *text, analysis_options_t options);
void analysed_destroy(analysed_t *analysed);

/* The number of the operation named `name`, the `nth` of them from 0. */
uint32_t nth_id(const analysed_t *analysed, const char *name, unsigned nth);

/* Compares every operation that carries "want" with its class. */
void expect_wanted(const analysed_t *analysed);

/* Analyses, compares, destroys. */
void expect_classes(const char *text);

/* The assertion `i`, its message and its condition as expression_print writes
 * it. The strings are good until the next call. */
const analysis_assertion_t *nth_assertion(const analysed_t *analysed,
                                          uint32_t i);
const char *condition_text(const analysed_t *analysed, uint32_t i);

#endif
