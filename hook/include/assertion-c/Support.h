/* What every header of assertion-c/ uses: visibility and version.
 *
 * The library works on IR through the C API of whatever host it is loaded
 * into: its mlir* functions are undefined and bound when it is loaded, so it
 * brings no second MLIR. It follows MLIR's own conventions: Create gives what
 * Destroy takes back, a parameter is borrowed for the call unless its
 * description says otherwise, an MlirStringRef is not ended by NUL and may
 * hold some. */
#ifndef ASSERTION_C_SUPPORT_H
#define ASSERTION_C_SUPPORT_H

#include "mlir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Every other symbol of the library is hidden. */
#define ASSERTION_CAPI_EXPORTED __attribute__((visibility("default")))

/* "MAJOR.MINOR.PATCH". MAJOR is that of the library's file name, and grows when
 * a program compiled against an earlier version may not run any more. */
ASSERTION_CAPI_EXPORTED MlirStringRef assertionGetVersion(void);

#ifdef __cplusplus
}
#endif
#endif
