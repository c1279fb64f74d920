/* Functions of the host's C API that not every MLIR has. They are weak: the
 * library loads without them, and asks before it calls. All others that it
 * uses are strong, and a host without one is refused by the dynamic linker,
 * which names it. */
#ifndef ASSERTION_HOOK_HOST_H
#define ASSERTION_HOOK_HOST_H

#include "mlir-c/Dialect/IRDL.h"
#include "mlir-c/IR.h"

/* Torch-mlir's alone: a context of its Python knows torch, but not torch_c, of
 * which the casts between torch's tensors and TOSA's are. */
__attribute__((weak)) void torchMlirRegisterAllDialects(MlirContext context);

/* IREE's build of the C API is without the IRDL loader. */
#pragma weak mlirGetDialectHandle__irdl__
#pragma weak mlirLoadIRDLDialects

/* Dynamic traits came after MLIR 22, whose headers do not have them: the type
 * and the functions are declared as later headers declare them. */
typedef struct MlirDynamicOpTrait {
  void *ptr;
} MlirDynamicOpTrait;

/* Both give a trait to the caller, who gives it to Attach or destroys it. They
 * are what IRDL cannot say of an operation: that its block needs no
 * terminator, and that its region sees nothing from outside. */
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
