/* assertion.region in a host's context.
 *
 * The dialect is defined through IRDL, so it needs no C++ of the host's. The
 * operation has one region, isolated from above, whose one block has no
 * terminator: IRDL cannot say the latter two, so the host must also offer
 * MLIR's dynamic traits. And its IRDL must take captures of different types.
 * Where the host lacks any of this, assertion.region stays an unregistered
 * operation, which canonicalize and cse leave whole. */
#ifndef ASSERTION_C_DIALECT_H
#define ASSERTION_C_DIALECT_H

#include "assertion-c/Support.h"
#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Makes `context` ready for the verbs: loads those of its dialects in which
 * they write operations, and registers assertion's, or where the host cannot,
 * allows unregistered dialects in this context. Again in the same context it
 * does nothing, and so where the host has the dialect from elsewhere. It loads
 * dialects: call it before passes run, not from one. Fails, after a diagnostic,
 * where the host refuses the definition. */
ASSERTION_CAPI_EXPORTED MlirLogicalResult
assertionRegisterDialect(MlirContext context);

/* Whether assertion.region is a registered operation of `context`. */
ASSERTION_CAPI_EXPORTED bool assertionDialectIsRegistered(MlirContext context);

/* Whether this host can register the dialect. Where it cannot, `print` gets the
 * reason, in pieces: "it has no mlirLoadIRDLDialects, ...". */
ASSERTION_CAPI_EXPORTED bool
assertionDialectIsPossible(MlirStringCallback print, void *userData);

#ifdef __cplusplus
}
#endif
#endif
