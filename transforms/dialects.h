/* The dialects in which verbs write operations that were not there. */
#ifndef ASSERTION_TRANSFORMS_DIALECTS_H
#define ASSERTION_TRANSFORMS_DIALECTS_H

#include "mlir-c/IR.h"

/* Loads those of func, arith, math, tensor, cf, linalg, llvm, tosa and torch_c
 * that the context has. Not while several threads work on it, unless they are
 * loaded already; passes do it before they run. */
void dialects_load(MlirContext context);

#endif
