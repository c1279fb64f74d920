/* Strips by running other verbs in order. */
#include "transforms/strip.h"

#include "transforms/dce.h"
#include "transforms/drop.h"

MlirLogicalResult strip_run(MlirOperation root, const verb_options_t *options) {
  static const verb_function_t steps[] = {drop_run, dce_run};
  for (size_t i = 0; i < sizeof steps / sizeof *steps; ++i)
    if (mlirLogicalResultIsFailure(steps[i](root, options)))
      return mlirLogicalResultFailure();
  return mlirLogicalResultSuccess();
}
