/* Analyses texts and compares what their operations carry. */
#include "testing/analysis_fixture.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "analysis/expression.h"

analysed_t analyse_with(const char *text, analysis_options_t options) {
  analysed_t out = {.ir = ir_parse(text), .policy = policy_create()};
  options.policy = out.policy;
  if (!mlirOperationIsNull(out.ir.root))
    out.analysis = analysis_create(out.ir.root, &options);
  EXPECT_TRUE(out.analysis != NULL);
  return out;
}

analysed_t analyse(const char *text) {
  return analyse_with(text, (analysis_options_t){0});
}

void analysed_destroy(analysed_t *analysed) {
  analysis_destroy(analysed->analysis);
  policy_destroy(analysed->policy);
  ir_destroy(&analysed->ir);
}

uint32_t nth_id(const analysed_t *analysed, const char *name, unsigned nth) {
  MlirOperation op = ir_find(&analysed->ir, name, nth);
  return mlirOperationIsNull(op) ? ANALYSIS_NONE
                                 : analysis_id(analysed->analysis, op);
}

/* What the analysis says of `id`, in the words of "want". */
static void describe(const analysis_t *a, uint32_t id, char *text,
                     size_t size) {
  uint32_t number = ANALYSIS_NONE;
  const char *word = "live";
  switch (analysis_class(a, id)) {
  case ANALYSIS_LIVE:
    break;
  case ANALYSIS_DEAD:
    word = "dead";
    break;
  case ANALYSIS_ASSERTION:
    word = "assertion";
    number = analysis_assertion_at(a, id);
    break;
  case ANALYSIS_SLICE:
    number = analysis_owner(a, id);
    word = number == ANALYSIS_NONE ? "shared" : "slice";
    break;
  }
  if (number == ANALYSIS_NONE)
    snprintf(text, size, "%s", word);
  else
    snprintf(text, size, "%s %u", word, (unsigned)number);
}

void expect_wanted(const analysed_t *analysed) {
  const analysis_t *a = analysed->analysis;
  unsigned compared = 0;
  for (uint32_t id = 0; a && id < analysis_num_operations(a); ++id) {
    MlirStringRef want = ir_string(analysis_operation(a, id), "want");
    if (!want.data)
      continue;
    char text[32];
    describe(a, id, text, sizeof text);
    MlirStringRef name = policy_operator_name(analysis_operation(a, id));
    SCOPED_TRACE("operation %u, %.*s", (unsigned)id, (int)name.length,
                 name.data);
    EXPECT_BYTES(text, want.data, want.length);
    ++compared;
  }
  EXPECT_LT(0, compared);
}

void expect_classes(const char *text) {
  analysed_t analysed = analyse(text);
  expect_wanted(&analysed);
  analysed_destroy(&analysed);
}

const analysis_assertion_t *nth_assertion(const analysed_t *analysed,
                                          uint32_t i) {
  static const analysis_assertion_t none;
  uint32_t count = analysis_num_assertions(analysed->analysis);
  if (i >= count)
    ADD_FAILURE("no assertion %u of %u", (unsigned)i, (unsigned)count);
  return i < count ? analysis_assertion(analysed->analysis, i) : &none;
}

static void append(MlirStringRef chunk, void *data) {
  char *text = data;
  strncat(text, chunk.data, chunk.length);
}

const char *condition_text(const analysed_t *analysed, uint32_t i) {
  static char text[EXPRESSION_MAX + 1];
  text[0] = '\0';
  MlirOpPrintingFlags flags = mlirOpPrintingFlagsCreate();
  MlirAsmState names = mlirAsmStateCreateForOperation(
      analysis_operation(analysed->analysis, 0), flags);
  expression_print(analysed->analysis, nth_assertion(analysed, i), names,
                   append, text);
  mlirAsmStateDestroy(names);
  mlirOpPrintingFlagsDestroy(flags);
  return text;
}
