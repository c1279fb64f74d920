// Reads bytecode, and refuses what would lose attributes.
#include "dialect/bytecode.h"
#include "dialect/destroy.h"
#include "mlir/Bytecode/BytecodeReader.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/MemoryBuffer.h"
#include <cstring>
#include <optional>

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

/// Takes a number off the front of `text`: the zero bits at the low end of its
/// first byte say how many bytes follow, and all zeros eight.
static std::optional<uint64_t> takeNumber(llvm::StringRef &text) {
  if (text.empty())
    return std::nullopt;
  uint8_t first = text.front();
  size_t size = first ? llvm::countr_zero(first) + 1 : 9;
  if (text.size() < size)
    return std::nullopt;
  uint64_t value = 0;
  std::memcpy(&value, text.data() + (first ? 0 : 1), first ? size : 8);
  text = text.drop_front(size);
  return first ? value >> size : value;
}

/// Takes a section of what lies at the end of a file of `fileSize` bytes, and
/// returns its number.
static std::optional<unsigned> takeSection(llvm::StringRef &text,
                                           size_t fileSize) {
  uint8_t id = text.front();
  text = text.drop_front();
  std::optional<uint64_t> size = takeNumber(text);
  if (size && id & 0x80) {
    std::optional<uint64_t> alignment = takeNumber(text);
    if (!alignment || !*alignment)
      return std::nullopt;
    uint64_t offset = fileSize - text.size();
    text = text.drop_front(std::min<uint64_t>(
        text.size(), llvm::alignTo(offset, *alignment) - offset));
  }
  if (!size || *size > text.size())
    return std::nullopt;
  text = text.drop_front(*size);
  return id & 0x7F;
}

/// Whether the file ends within a section or before one that all files have
/// (mlir/docs/BytecodeFormat.md): strings, dialects, attributes and types,
/// their offsets and the IR, from version 5 on properties.
static bool isCutOff(llvm::StringRef text) {
  llvm::StringRef rest = text.drop_front(4);
  std::optional<uint64_t> version = takeNumber(rest);
  size_t producerEnd = rest.find('\0');
  if (!version || producerEnd == llvm::StringRef::npos)
    return true;
  rest = rest.drop_front(producerEnd + 1);
  uint64_t wanted = *version >= 5 ? 0x11F : 0x1F, seen = 0;
  while (!rest.empty()) {
    std::optional<unsigned> id = takeSection(rest, text.size());
    if (!id)
      return true;
    if (*id < 64)
      seen |= uint64_t{1} << *id;
  }
  return (seen & wanted) != wanted;
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
  if (isCutOff(text)) {
    emitError(origin.at(0, 0)) << "this bytecode is cut off";
    return {};
  }
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
