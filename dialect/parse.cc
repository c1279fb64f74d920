// Reads text and bytecode.
#include "dialect/parse.h"
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Support.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
using namespace llvm;

MlirOperation dialect_parse(MlirContext context, MlirStringRef text,
                            dialect_origin_t origin) {
  auto sources = std::make_shared<SourceMgr>();
  sources->AddNewSourceBuffer(
      MemoryBuffer::getMemBuffer(unwrap(text), unwrap(origin.file)), SMLoc());
  OwningOpRef<ModuleOp> module =
      parseSourceFile<ModuleOp>(sources, ParserConfig(unwrap(context)));
  return wrap(module ? module.release().getOperation() : nullptr);
}

unsigned dialect_max_depth() { return 10000; }
size_t dialect_stack_size() { return size_t(1) << 30; }
