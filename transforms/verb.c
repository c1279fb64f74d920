/* The table of verbs. */
#include "transforms/verb.h"

#include "transforms/analyze.h"
#include "transforms/carry/carry.h"
#include "transforms/dce.h"
#include "transforms/drop.h"
#include "transforms/drop_symbols.h"
#include "transforms/free_sizes/free_sizes.h"
#include "transforms/lower/lower.h"
#include "transforms/strip.h"
#include "transforms/tosa_shapes/tosa_shapes.h"
#include "transforms/unwrap.h"
#include "transforms/wrap.h"

static const verb_t verbs[] = {
    {"analyze", "Report assertions and what exists only for them", analyze_run,
     false, NULL},
    {"wrap", "Wrap each assertion with its slice into assertion.region",
     wrap_run, true, NULL},
    {"unwrap", "Put the contents of each assertion.region back in its place",
     unwrap_run, true, NULL},
    {"drop", "Erase assertions and what exists only for them", drop_run, true,
     NULL},
    {"dce", "Erase pure operations and empty regions that nothing needs",
     dce_run, true, NULL},
    {"free-sizes", "Make sizes unnecessary that only shape operands use",
     free_sizes_run, true, NULL},
    {"drop-symbols",
     "Erase torch.bind_symbolic_shape and the torch.symbolic_int it used",
     drop_symbols_run, true, NULL},
    {"strip",
     "Clear the IR for a backend without checks: free-sizes, drop, "
     "drop-symbols, dce",
     strip_run, true, NULL},
    {"tosa-shapes", "Write what needs unknown sizes in TOSA, with its shapes",
     tosa_shapes_run, true, NULL},
    {"carry", "Make each assertion a tosa.custom that goes through TOSA",
     carry_run, true, NULL},
    {"lower", "Put carried checks back, and lower TOSA's shape operations",
     lower_run, true, "assume|entry"},
};

size_t verb_count(void) { return sizeof verbs / sizeof *verbs; }

const verb_t *verb_get(size_t i) { return &verbs[i]; }

const verb_t *verb_find(MlirStringRef name) {
  for (size_t i = 0; i < verb_count(); ++i)
    if (mlirStringRefEqual(name, mlirStringRefCreateFromCString(verbs[i].name)))
      return &verbs[i];
  return NULL;
}
