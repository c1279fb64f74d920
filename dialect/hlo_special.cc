// StableHLO's operations with parsers of their own, those that dumps of
// torch-mlir have.
#include "dialect/hlo.h"
#include "dialect/special.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace llvm;

namespace assertion::table {
namespace {

/// stablehlo.constant: the result's type is the attribute's, and not repeated.
ParseResult parseConstant(OpAsmParser &parser, OperationState &result,
                          const Description &) {
  ElementsAttr value;
  if (parseAttrDict(parser, result) || parser.parseAttribute(value))
    return failure();
  result.getOrAddProperties<Properties>().attributes =
      parser.getBuilder().getDictionaryAttr(
          parser.getBuilder().getNamedAttr("value", value));
  result.addTypes(value.getType());
  return success();
}

void printConstant(Operation *op, OpAsmPrinter &printer, const Description &) {
  printer.printOptionalAttrDict(op->getAttrs(), {"value"});
  printer << ' ';
  printer.printAttribute(getInherent(op, "value"));
}

/// %c for integers, %cst for all else.
void nameConstant(Operation *op, raw_ostream &os) {
  auto value = dyn_cast_or_null<ElementsAttr>(getInherent(op, "value"));
  if (value)
    os << (isa<IntegerType>(value.getElementType()) ? "c" : "cst");
}

const Special specials[] = {
    {"stablehlo.constant", parseConstant, printConstant, nameConstant},
    {"stablehlo.reduce", parseReduce, printReduce},
};

} // namespace

const Special *findHloSpecial(StringRef name) {
  for (const Special &special : specials)
    if (special.name == name)
      return &special;
  return nullptr;
}

} // namespace assertion::table
