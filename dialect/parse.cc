// Reads text and bytecode, with the file's own lines in locations and messages.
#include "dialect/parse.h"
#include "dialect/bytecode.h"
#include "dialect/nesting.h"
#include "dialect/origin.h"
#include "dialect/resources.h"
#include "dialect/unknown.h"
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Support.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
using assertion::Origin;

/// Brackets; a nested region is one or two of them. Reading, verifying and
/// printing took 2.3 KB of stack for each at most, measured on x86-64.
static constexpr unsigned maxDepth = 25000;
static constexpr size_t stackPerBracket = 8192;

unsigned dialect_max_depth() { return maxDepth; }
size_t dialect_stack_size() { return maxDepth * stackPerBracket; }

/// The text as a buffer that ends in a NUL, in place where it has one.
static std::unique_ptr<llvm::MemoryBuffer> makeBuffer(llvm::StringRef text,
                                                      llvm::StringRef name) {
  if (*text.end() == '\0')
    return llvm::MemoryBuffer::getMemBuffer(text, name);
  return llvm::MemoryBuffer::getMemBufferCopy(text, name);
}

static LogicalResult checkDepth(llvm::StringRef text, const Origin &origin) {
  size_t at = nesting_too_deep(text.data(), text.size(), maxDepth);
  if (at == text.size())
    return success();
  llvm::StringRef before = text.take_front(at);
  unsigned column = at - (before.rfind('\n') + 1) + 1;
  return emitError(origin.at(before.count('\n') + 1, column))
         << "nested deeper than " << maxDepth << " brackets";
}

static OwningOpRef<ModuleOp> parseSource(llvm::StringRef text,
                                         const Origin &origin, bool verified,
                                         FallbackAsmResourceMap *resources) {
  auto sources = std::make_shared<llvm::SourceMgr>();
  sources->AddNewSourceBuffer(makeBuffer(text, origin.bufferName()),
                              llvm::SMLoc());
  ParserConfig config(origin.getContext(), verified, resources);
  auto module = parseSourceFile<ModuleOp>(sources, config);
  if (module)
    origin.restoreLocations(*module);
  return module;
}

static OwningOpRef<ModuleOp> parseText(llvm::StringRef text,
                                       const Origin &origin,
                                       FallbackAsmResourceMap *resources) {
  if (failed(checkDepth(text, origin)))
    return {};
  return parseSource(text, origin, /*verified=*/true, resources);
}

/// Whether an operand is a shape that is computed when the program runs.
static bool takesComputedShape(Operation *op) {
  return llvm::any_of(op->getOperands(), [](Value value) {
    Operation *def = value.getDefiningOp();
    return value.getType().getDialect().getNamespace() == "tosa" &&
           (!def || def->getName().getStringRef() != "tosa.const_shape");
  });
}

/// Some of MLIR's verifiers fail without a word, that of tosa.pad among them.
/// Names the operation that one of them refused.
static void explainSilence(llvm::StringRef text, const Origin &origin) {
  OwningOpRef<ModuleOp> module =
      parseSource(text, origin, /*verified=*/false, nullptr);
  bool found = false;
  if (module)
    module->walk([&](Operation *op) {
      if (succeeded(verify(op, /*verifyRecursively=*/false)))
        return WalkResult::advance();
      auto error = op->emitOpError("is not valid, and MLIR does not say why");
      if (takesComputedShape(op))
        error << "; it takes a shape that is computed";
      found = true;
      return WalkResult::interrupt();
    });
  if (!found)
    emitError(origin.at(1, 1)) << "cannot be read";
}

MlirOperation dialect_parse(MlirContext context, MlirStringRef text,
                            dialect_origin_t where) {
  Origin origin(unwrap(context), unwrap(text), where);
  auto resources = std::make_unique<FallbackAsmResourceMap>();
  OwningOpRef<ModuleOp> module;
  {
    assertion::OriginHandler handler(origin);
    module =
        assertion::isBytecode(unwrap(text))
            ? assertion::readBytecode(unwrap(text), origin, resources.get())
            : parseText(unwrap(text), origin, resources.get());
    if (!module && !handler.sawError())
      explainSilence(unwrap(text), origin);
  }
  if (module) {
    assertion::keepResources(*module, std::move(resources));
    assertion::warnOfUnknownOperations(*module);
  }
  return wrap(module ? module.release().getOperation() : nullptr);
}
