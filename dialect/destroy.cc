// Destroys operations from the inside out.
#include "dialect/destroy.h"
#include "dialect/parse.h"
#include "dialect/resources.h"
#include "mlir/CAPI/IR.h"
#include "mlir/IR/Region.h"

using namespace mlir;

namespace assertion {

llvm::SmallVector<std::pair<Operation *, unsigned>>
operationsWithRegions(Operation *root) {
  llvm::SmallVector<std::pair<Operation *, unsigned>> found = {{root, 0}};
  for (size_t i = 0; i < found.size(); ++i) {
    auto [op, depth] = found[i];
    for (Region &region : op->getRegions())
      for (Operation &child : region.getOps())
        if (child.getNumRegions())
          found.push_back({&child, depth + 1});
  }
  return found;
}

void clearRegions(ArrayRef<std::pair<Operation *, unsigned>> operations) {
  for (auto [op, depth] : llvm::reverse(operations))
    for (Region &region : op->getRegions()) {
      region.dropAllReferences();
      region.getBlocks().clear();
    }
}

} // namespace assertion

void dialect_destroy(MlirOperation module) {
  Operation *root = unwrap(module);
  assertion::dropResources(root);
  assertion::clearRegions(assertion::operationsWithRegions(root));
  root->destroy();
}
