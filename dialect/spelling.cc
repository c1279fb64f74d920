// The text of torch's types.
#include "dialect/spelling.h"
#include "dialect/torch_type.h"
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Support.h"

MlirStringRef dialect_spelling(MlirType type) {
  auto torch = llvm::dyn_cast<assertion::table::TorchType>(unwrap(type));
  return torch && torch.getAttributes().empty() ? wrap(torch.getText())
                                                : MlirStringRef{nullptr, 0};
}
