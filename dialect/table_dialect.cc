// The dialects torch, torch_c, tm_tensor, stablehlo and chlo, made from the
// tables.
#include "dialect/table_dialect.h"
#include "dialect/hlo_attribute.h"
#include "dialect/hlo_written.h"
#include "dialect/interpret.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/DialectImplementation.h"

using namespace mlir;
using namespace llvm;

namespace assertion::table {
namespace {

/// What the dialects have in common. Where unregistered operations are
/// allowed, names that the table lacks are read too, torch's in its default
/// form: they may come from a younger frontend.
class TableDialect : public Dialect {
protected:
  TableDialect(StringRef name, MLIRContext *context, TypeID id)
      : Dialect(name, context, id) {
    allowUnknownOperations(context->allowsUnregisteredDialects());
    addTableOperations(*this);
  }
};

class TorchDialect : public TableDialect {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TorchDialect)
  static constexpr StringLiteral getDialectNamespace() { return "torch"; }

  explicit TorchDialect(MLIRContext *context)
      : TableDialect("torch", context, TypeID::get<TorchDialect>()) {
    addTypes<TorchType>();
  }

  Type parseType(DialectAsmParser &parser) const override {
    return types.parse(parser);
  }
  void printType(Type type, DialectAsmPrinter &printer) const override {
    cast<TorchType>(type).print(printer);
  }

  std::optional<ParseOpHook> getParseOperationHook(StringRef) const override {
    if (!allowsUnknownOperations())
      return std::nullopt;
    return ParseOpHook([](OpAsmParser &parser, OperationState &result) {
      return parseDefaultForm(parser, result, -1, -1);
    });
  }
  unique_function<void(Operation *, OpAsmPrinter &)>
  getOperationPrinter(Operation *op) const override {
    // Without values the default form ends at its colon, and is not read again.
    bool hasTypes = op->getNumOperands() || op->getNumResults();
    if (!hasTypes || op->getNumRegions() || op->getNumSuccessors() ||
        op->getPropertiesAsAttribute())
      return nullptr;
    return printDefaultForm;
  }

private:
  mutable TorchTypeParser types;
};

class TorchConversionDialect : public TableDialect {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TorchConversionDialect)
  static constexpr StringLiteral getDialectNamespace() { return "torch_c"; }

  explicit TorchConversionDialect(MLIRContext *context)
      : TableDialect("torch_c", context,
                     TypeID::get<TorchConversionDialect>()) {
    context->getOrLoadDialect<TorchDialect>();
  }
};

class TMTensorDialect : public TableDialect {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TMTensorDialect)
  static constexpr StringLiteral getDialectNamespace() { return "tm_tensor"; }

  explicit TMTensorDialect(MLIRContext *context)
      : TableDialect("tm_tensor", context, TypeID::get<TMTensorDialect>()) {}
};

/// StableHLO's types and attributes stay as they are written.
class HloDialect : public TableDialect {
protected:
  using TableDialect::TableDialect;

  Type parseType(DialectAsmParser &parser) const override {
    return OpaqueType::get(StringAttr::get(getContext(), getNamespace()),
                           parser.getFullSymbolSpec());
  }
  Attribute parseAttribute(DialectAsmParser &parser, Type type) const override {
    StringRef text = parser.getFullSymbolSpec(), mnemonic;
    if (parser.parseKeyword(&mnemonic) || checkWritten(parser, mnemonic))
      return {};
    return OpaqueAttr::get(StringAttr::get(getContext(), getNamespace()),
                           squeeze(text), NoneType::get(getContext()));
  }
};

class StablehloDialect : public HloDialect {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(StablehloDialect)
  static constexpr StringLiteral getDialectNamespace() { return "stablehlo"; }

  explicit StablehloDialect(MLIRContext *context)
      : HloDialect("stablehlo", context, TypeID::get<StablehloDialect>()) {}

  Attribute parseAttribute(DialectAsmParser &parser, Type) const override {
    return parseHloAttribute(parser);
  }
};

class ChloDialect : public HloDialect {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(ChloDialect)
  static constexpr StringLiteral getDialectNamespace() { return "chlo"; }

  explicit ChloDialect(MLIRContext *context)
      : HloDialect("chlo", context, TypeID::get<ChloDialect>()) {}
};

} // namespace

void registerTableDialects(DialectRegistry &registry) {
  registry.insert<TorchDialect, TorchConversionDialect, StablehloDialect,
                  ChloDialect, TMTensorDialect>();
  registry.addExtension(+[](MLIRContext *, tosa::TosaDialect *dialect) {
    addTableOperations(*dialect);
  });
}

} // namespace assertion::table
