// Reads bytecode, and refuses what would lose attributes.
#include "dialect/bytecode.h"
#include "dialect/destroy.h"
#include "mlir/Bytecode/BytecodeReader.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace mlir;

namespace assertion {

bool isBytecode(llvm::StringRef text) { return text.starts_with("ML\xEFR"); }

/// Bytecode has no brackets to count beforehand, so the depth is that of the
/// operations, found without recursion.
static LogicalResult checkDepth(Operation *root) {
  unsigned limit = dialect_max_depth() / 2;
  auto operations = operationsWithRegions(root);
  if (operations.back().second <= limit)
    return success();
  auto tooDeep = llvm::find_if(operations,
                               [&](auto &item) { return item.second > limit; });
  tooDeep->first->emitError() << "nested deeper than " << limit << " regions";
  clearRegions(operations);
  return failure();
}

static constexpr llvm::StringLiteral remedy =
    "turn the file into text: torch-mlir-opt FILE -o FILE.mlir";

static LogicalResult checkAttributes(Operation *root) {
  WalkResult result = root->walk([&](Operation *op) -> WalkResult {
    if (op->isRegistered() || !op->getPropertiesAsAttribute())
      return WalkResult::advance();
    return op->emitError() << "'" << op->getName()
                           << "' in bytecode has attributes whose "
                           << "names only its own dialect knows; " << remedy;
  });
  return failure(result.wasInterrupted());
}

OwningOpRef<ModuleOp> readBytecode(llvm::StringRef text, const Origin &origin,
                                   FallbackAsmResourceMap *resources) {
  // The reader wants its sections aligned in memory as they are in the file.
  auto buffer = llvm::WritableMemoryBuffer::getNewUninitMemBuffer(
      text.size(), origin.bufferName(), llvm::Align(4096));
  llvm::copy(text, buffer->getBufferStart());
  text = {buffer->getBufferStart(), text.size()};
  ParserConfig config(origin.getContext(), /*verifyAfterParse=*/false,
                      resources);
  auto module = parseSourceString<ModuleOp>(text, config, origin.bufferName());
  if (!module) {
    emitError(origin.at(0, 0)) << "cannot read this bytecode; " << remedy;
    return {};
  }
  if (failed(checkDepth(*module)) || failed(checkAttributes(*module)) ||
      failed(verify(*module)))
    return {};
  return module;
}

} // namespace assertion
