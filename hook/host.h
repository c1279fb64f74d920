/* Functions of the host's C API that not every MLIR has. They are weak: the
 * library loads without them, and asks before it calls. */
#ifndef ASSERTION_HOOK_HOST_H
#define ASSERTION_HOOK_HOST_H

#include "mlir-c/Dialect/IRDL.h"
#include "mlir-c/IR.h"

#pragma weak mlirGetDialectHandle__irdl__
#pragma weak mlirLoadIRDLDialects

/* Later than MLIR 22, whose headers do not have them. */
typedef struct MlirDynamicOpTrait {
  void *ptr;
} MlirDynamicOpTrait;

/* Both give a trait to the caller, who gives it to Attach or destroys it. */
__attribute__((weak)) MlirDynamicOpTrait
mlirDynamicOpTraitNoTerminatorCreate(void);
__attribute__((weak)) MlirDynamicOpTrait
mlirDynamicOpTraitIsIsolatedFromAboveCreate(void);

/* Takes the trait for the operation of that name, which a dialect loaded into
 * `context` defines dynamically. False where it is not such an operation. */
__attribute__((weak)) bool mlirDynamicOpTraitAttach(MlirDynamicOpTrait trait,
                                                    MlirStringRef name,
                                                    MlirContext context);

#endif
