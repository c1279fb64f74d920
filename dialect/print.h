/* Printing: the counterpart of dialect_parse. A module that was read is printed
 * through here, so that nothing of its file gets lost. */
#ifndef ASSERTION_DIALECT_PRINT_H
#define ASSERTION_DIALECT_PRINT_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Prints `module` as mlir-opt does, without the newline that mlir-opt puts
 * behind it. Where dialect_parse made it, the external resources at the end of
 * its file follow: MLIR keeps those of dialects by itself, the others only a
 * printer that has them. Any other operation is printed as
 * mlirOperationPrintWithFlags prints it. `flags` is borrowed; `callback` gets
 * the text in pieces, with `data`. */
void dialect_print(MlirOperation module, MlirOpPrintingFlags flags,
                   MlirStringCallback callback, void *data);

#ifdef __cplusplus
}
#endif
#endif
