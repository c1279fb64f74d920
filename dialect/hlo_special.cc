// StableHLO's operations with parsers of their own.
#include "dialect/hlo.h"
#include "dialect/special.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace llvm;

namespace assertion::table {
namespace {

/// What the generic form has behind the operation's name.
ParseResult parseGenericConstant(OpAsmParser &parser, OperationState &result) {
  Attribute properties;
  FunctionType type;
  if (parser.parseRParen())
    return failure();
  if (succeeded(parser.parseOptionalLess()) &&
      (parser.parseAttribute(properties) || parser.parseGreater()))
    return failure();
  if (parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseColonType(type))
    return failure();
  if (type.getNumInputs() || type.getNumResults() != 1)
    return parser.emitError(parser.getNameLoc(),
                            "expected no operand and one result");
  result.addTypes(type.getResults());
  auto dictionary = dyn_cast_or_null<DictionaryAttr>(properties);
  if (Attribute value = dictionary ? dictionary.get("value") : Attribute())
    result.getOrAddProperties<Properties>().attributes =
        parser.getBuilder().getDictionaryAttr(
            parser.getBuilder().getNamedAttr("value", value));
  return success();
}

/// stablehlo.constant: the result's type is the attribute's, and not repeated;
/// where it is another, of quantized numbers say, the form is the generic one.
ParseResult parseConstant(OpAsmParser &parser, OperationState &result,
                          const Description &) {
  ElementsAttr value;
  if (succeeded(parser.parseOptionalLParen()))
    return parseGenericConstant(parser, result);
  if (parseAttrDict(parser, result) || parser.parseAttribute(value))
    return failure();
  result.getOrAddProperties<Properties>().attributes =
      parser.getBuilder().getDictionaryAttr(
          parser.getBuilder().getNamedAttr("value", value));
  result.addTypes(value.getType());
  return success();
}

void printConstant(Operation *op, OpAsmPrinter &printer, const Description &) {
  auto value = cast<ElementsAttr>(getInherent(op, "value"));
  if (value.getType() != op->getResult(0).getType())
    return printer.printGenericOp(op, /*printOpName=*/false);
  printer.printOptionalAttrDict(op->getAttrs(), {"value"});
  printer << ' ';
  printer.printAttribute(value);
}

/// %c for integers, %cst for all else.
void nameConstant(Operation *op, raw_ostream &os) {
  Type element = getElementTypeOrSelf(op->getResult(0).getType());
  os << (isa<IntegerType>(element) ? "c" : "cst");
}

/// stablehlo.while: one list of names for the arguments of both regions.
ParseResult parseIteration(OpAsmParser &parser,
                           SmallVectorImpl<OpAsmParser::Argument> &arguments,
                           OperandGroup &values) {
  auto one = [&]() -> ParseResult {
    return failure(parser.parseOperand(arguments.emplace_back().ssaName) ||
                   parser.parseEqual() ||
                   parser.parseOperand(values.operands.emplace_back()));
  };
  values.loc = parser.getCurrentLocation();
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Paren, one))
    return failure();
  if (arguments.empty())
    return success();
  if (parser.parseColonTypeList(values.types))
    return failure();
  if (values.types.size() != arguments.size())
    return parser.emitError(values.loc)
           << arguments.size() << " operands present, but expected "
           << values.types.size();
  for (auto [argument, type] : zip(arguments, values.types))
    argument.type = type;
  return success();
}

ParseResult parseWhile(OpAsmParser &parser, OperationState &result,
                       const Description &) {
  SmallVector<OpAsmParser::Argument> arguments;
  OperandGroup values;
  if (parseIteration(parser, arguments, values) ||
      parser.resolveOperands(values.operands, values.types, values.loc,
                             result.operands) ||
      parser.parseOptionalAttrDictWithKeyword(result.attributes))
    return failure();
  result.addTypes(values.types);
  Region *condition = result.addRegion(), *body = result.addRegion();
  return failure(parser.parseKeyword("cond") ||
                 parser.parseRegion(*condition, arguments) ||
                 parser.parseKeyword("do") ||
                 parser.parseRegion(*body, arguments));
}

/// The form has the types of the operands alone. StableHLO prints it even where
/// others are refined, and does not read that.
bool hasOtherTypes(Operation *op) {
  TypeRange types = op->getOperandTypes();
  return types != op->getResultTypes() ||
         any_of(op->getRegions(), [&](Region &region) {
           return region.empty() || types != region.getArgumentTypes();
         });
}

void printWhile(Operation *op, OpAsmPrinter &printer, const Description &) {
  printer << '(';
  interleaveComma(zip(op->getRegion(1).getArguments(), op->getOperands()),
                  printer, [&](auto pair) {
                    printer << std::get<0>(pair) << " = " << std::get<1>(pair);
                  });
  printer << ')';
  if (op->getNumOperands()) {
    printer << " : ";
    interleaveComma(op->getOperandTypes(), printer);
  }
  printer.printOptionalAttrDictWithKeyword(op->getAttrs());
  printer.printNewline();
  printer << "cond ";
  printer.printRegion(op->getRegion(0), /*printEntryBlockArgs=*/false);
  printer << " do ";
  printer.printRegion(op->getRegion(1), /*printEntryBlockArgs=*/false);
}

/// stablehlo.slice is written by its ranges, each of three numbers.
LogicalResult verifySlice(Operation *op) {
  auto size = [&](StringRef name) {
    return cast<DenseI64ArrayAttr>(getInherent(op, name)).size();
  };
  if (size("start_indices") == size("limit_indices") &&
      size("start_indices") == size("strides"))
    return success();
  return op->emitOpError("failed to verify that all of {start_indices, "
                         "limit_indices, strides} have same size");
}

/// stablehlo.convolution writes its padding in pairs.
LogicalResult verifyConvolution(Operation *op) {
  auto padding = dyn_cast_or_null<ElementsAttr>(getInherent(op, "padding"));
  if (!padding)
    return success();
  ShapedType type = padding.getShapedType();
  if (type.getRank() == 2 && type.getDimSize(1) == 2)
    return success();
  InFlightDiagnostic error = op->emitError(
      "expects the shape of padding-attribute to be {N, 2}, but got {");
  interleaveComma(type.getShape(), error);
  return error << "}.";
}

const Special specials[] = {
    {"stablehlo.constant", parseConstant, printConstant, nameConstant},
    {"chlo.constant", parseConstant, printConstant},
    {"stablehlo.convolution", nullptr, nullptr, nullptr, nullptr,
     verifyConvolution},
    {"stablehlo.slice", nullptr, nullptr, nullptr, nullptr, verifySlice},
    {"stablehlo.reduce", parseReduce, printReduce},
    {"stablehlo.while", parseWhile, printWhile, nullptr, nullptr, nullptr,
     nullptr, "iterArg", hasOtherTypes},
};

} // namespace

const Special *findHloSpecial(StringRef name) {
  for (const Special &special : specials)
    if (special.name == name)
      return &special;
  return nullptr;
}

} // namespace assertion::table
