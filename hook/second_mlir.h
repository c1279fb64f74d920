/* Whether a plugin works on its host's MLIR, or has brought one of its own.
 * A host that is linked statically and exports nothing loads a plugin with all
 * that it needs, a second MLIR included, whose registries nobody reads. */
#ifndef ASSERTION_HOOK_SECOND_MLIR_H
#define ASSERTION_HOOK_SECOND_MLIR_H

#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Whether the shared object that `dependency` lies in was loaded behind the one
 * that `own` lies in, and so for its sake alone; both are addresses of
 * functions or data. The order is that of the dynamic linker's list. False
 * where either is in no object. */
bool second_mlir_was_brought(const void *own, const void *dependency);

/* Says on standard error that this program cannot be extended, and what to do
 * instead. Once. */
void second_mlir_complain(void);

#ifdef __cplusplus
}
#endif
#endif
