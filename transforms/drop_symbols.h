/* --drop-symbols: what exporters say of symbolic shapes, which no backend
 * takes. */
#ifndef ASSERTION_TRANSFORMS_DROP_SYMBOLS_H
#define ASSERTION_TRANSFORMS_DROP_SYMBOLS_H

#include "transforms/verb.h"

/* Erases torch.bind_symbolic_shape under `root`, and then each
 * torch.symbolic_int that nothing uses, whatever is selected. A second run
 * changes nothing. */
MlirLogicalResult drop_symbols_run(MlirOperation root,
                                   const verb_options_t *options);

#endif
