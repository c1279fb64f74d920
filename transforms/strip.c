/* Strips by running other verbs in order. */
#include "transforms/strip.h"

#include "transforms/dce.h"
#include "transforms/drop.h"
#include "transforms/drop_symbols.h"
#include "transforms/free_sizes.h"

MlirLogicalResult strip_run(MlirOperation root, const verb_options_t *options) {
  static const verb_function_t steps[] = {free_sizes_run, drop_run,
                                          drop_symbols_run, dce_run};
  for (size_t i = 0; i < sizeof steps / sizeof *steps; ++i) {
    if (steps[i] == drop_symbols_run && options->keep_symbols)
      continue;
    if (mlirLogicalResultIsFailure(steps[i](root, options)))
      return mlirLogicalResultFailure();
  }
  return mlirLogicalResultSuccess();
}
