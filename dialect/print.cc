// Prints a module with the resources that were read with it.
#include "dialect/print.h"
#include "dialect/resources.h"
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Utils.h"
#include "mlir/IR/AsmState.h"
#include "mlir/IR/Operation.h"

using namespace mlir;

void dialect_print(MlirOperation module, MlirOpPrintingFlags flags,
                   MlirStringCallback callback, void *data) {
  Operation *op = unwrap(module);
  detail::CallbackOstream stream(callback, data);
  FallbackAsmResourceMap *resources = assertion::findResources(op);
  if (!resources)
    return op->print(stream, *unwrap(flags));
  AsmState state(op, *unwrap(flags), /*locationMap=*/nullptr, resources);
  op->print(stream, state);
}
