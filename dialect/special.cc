// The table of special operations, and the functions in its rows.
#include "dialect/special.h"
#include "dialect/rules.h"
#include "dialect/tensor_rules.h"
#include "dialect/torch_type.h"
#include "mlir/IR/AffineMap.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/OpDefinition.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"

using namespace mlir;
using namespace llvm;

namespace assertion::table {
namespace {

void setInherent(OperationState &result, StringRef name, Attribute value) {
  MLIRContext *context = value.getContext();
  result.getOrAddProperties<Properties>().attributes = DictionaryAttr::get(
      context, NamedAttribute(StringAttr::get(context, name), value));
}

/// torch.constant.int: a bare number, which may carry a minus sign.
ParseResult parseInt(OpAsmParser &parser, OperationState &result,
                     const Description &description) {
  int64_t value;
  if (parser.parseInteger(value))
    return failure();
  if (parseAttrDict(parser, result))
    return failure();
  if (result.attributes.get("value"))
    return parser.emitError(parser.getNameLoc(),
                            "attribute 'value' occurs more than once in the "
                            "attribute list");
  setInherent(result, "value", parser.getBuilder().getI64IntegerAttr(value));
  result.addTypes(description.results.front().build);
  return success();
}

void printInt(Operation *op, OpAsmPrinter &printer, const Description &) {
  printer << ' ' << cast<IntegerAttr>(getInherent(op, "value")).getInt();
  if (!op->getRawDictionaryAttrs().empty())
    printer.printOptionalAttrDict(op->getAttrs(), {"value"});
}

/// torch.prim.If: both regions without the entry block's arguments, and the
/// attributes at the very end.
ParseResult parseIf(OpAsmParser &parser, OperationState &result,
                    const Description &description) {
  OpAsmParser::UnresolvedOperand condition;
  Region *thenRegion = result.addRegion(), *elseRegion = result.addRegion();
  return failure(
      parser.parseOperand(condition) ||
      parser.resolveOperand(condition, description.operands.front().build,
                            result.operands) ||
      parser.parseArrowTypeList(result.types) ||
      parser.parseRegion(*thenRegion) || parser.parseKeyword("else") ||
      parser.parseRegion(*elseRegion) ||
      parser.parseOptionalAttrDict(result.attributes));
}

void printIf(Operation *op, OpAsmPrinter &printer, const Description &) {
  printer << ' ';
  printer.printOperands(op->getOperands());
  printer << " -> (";
  interleaveComma(op->getResultTypes(), printer);
  printer << ") ";
  printer.printRegion(op->getRegion(0), /*printEntryBlockArgs=*/false);
  printer << " else ";
  printer.printRegion(op->getRegion(1), /*printEntryBlockArgs=*/false);
  printer.printOptionalAttrDict(op->getAttrs());
}

/// torch.initialize.global_slots: pairs of a slot and its value, a line each.
ParseResult parseSlots(OpAsmParser &parser, OperationState &result,
                       const Description &) {
  if (parser.parseOptionalAttrDict(result.attributes) || parser.parseLSquare())
    return failure();
  SmallVector<Attribute> slots;
  while (failed(parser.parseOptionalRSquare())) {
    StringAttr slot;
    OpAsmParser::UnresolvedOperand value;
    Type type;
    if (parser.parseSymbolName(slot) || parser.parseLParen() ||
        parser.parseOperand(value) || parser.parseColonType(type) ||
        parser.parseRParen() ||
        parser.resolveOperand(value, type, result.operands))
      return failure();
    slots.push_back(FlatSymbolRefAttr::get(slot));
  }
  setInherent(result, "slotSymNames", parser.getBuilder().getArrayAttr(slots));
  return success();
}

void printSlots(Operation *op, OpAsmPrinter &printer, const Description &) {
  auto slots = cast<ArrayAttr>(getInherent(op, "slotSymNames"));
  printer.printOptionalAttrDict(op->getAttrs(), {"slotSymNames"});
  printer << " [";
  printer.printNewline();
  for (auto [slot, value] : zip(slots, op->getOperands())) {
    printer << "  " << slot << "(" << value << " : " << value.getType() << ")";
    printer.printNewline();
  }
  printer << "]";
}

LogicalResult verifySlots(Operation *op) {
  if (op->getNumOperands() ==
      cast<ArrayAttr>(getInherent(op, "slotSymNames")).size())
    return success();
  return op->emitOpError(
      "expected number of operands to match number of slots");
}

/// torch.bind_symbolic_shape: the affine map always in place, not as an alias.
ParseResult parseBind(OpAsmParser &parser, OperationState &result,
                      const Description &description) {
  OpAsmParser::UnresolvedOperand operand;
  SmallVector<OpAsmParser::UnresolvedOperand> symbols;
  AffineMapAttr map;
  Type type;
  if (parser.parseOperand(operand) || parser.parseComma() ||
      parser.parseLSquare() || parser.parseOperandList(symbols) ||
      parser.parseRSquare() || parser.parseComma() ||
      parser.parseAttribute(map) || parseAttrDict(parser, result) ||
      parser.parseColonType(type) ||
      parser.resolveOperand(operand, type, result.operands) ||
      parser.resolveOperands(symbols, description.operands[1].build,
                             result.operands))
    return failure();
  setInherent(result, "shape_expressions", map);
  return success();
}

void printBind(Operation *op, OpAsmPrinter &printer, const Description &) {
  printer << ' ' << op->getOperand(0) << ", [";
  printer.printOperands(op->getOperands().drop_front());
  printer
      << "], affine_map<"
      << cast<AffineMapAttr>(getInherent(op, "shape_expressions")).getValue()
      << ">";
  printer.printOptionalAttrDict(op->getAttrs(), {"shape_expressions"});
  printer << " : " << op->getOperand(0).getType();
}

LogicalResult verifyBind(Operation *op) {
  auto map = cast<AffineMapAttr>(getInherent(op, "shape_expressions"));
  if (op->getNumOperands() - 1 != map.getValue().getNumSymbols())
    return op->emitOpError(
        "requires equal number of shape symbol args and symbol args to "
        "the attached affine map, since they are 1:1 mapped");
  for (Value symbol : op->getOperands().drop_front()) {
    Operation *source = symbol.getDefiningOp();
    if (!source || source->getName().getStringRef() != "torch.symbolic_int")
      return op->emitOpError(
          "shape symbol must be produced by a SymbolicIntOp");
  }
  return success();
}

/// torch.onnx.rotary_embedding: the default form, where torch-mlir prints no
/// discardable attributes.
ParseResult parseRotary(OpAsmParser &parser, OperationState &result,
                        const Description &description) {
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  SmallVector<Type> types;
  return failure(
      parser.parseOperandList(operands, description.operands.size()) ||
      parseAttrDict(parser, result) || parser.parseColonTypeList(types) ||
      parser.resolveOperands(operands, types, parser.getCurrentLocation(),
                             result.operands) ||
      parser.parseArrowTypeList(result.types));
}

void printRotary(Operation *op, OpAsmPrinter &printer, const Description &) {
  printer << ' ';
  printer.printOperands(op->getOperands());
  printer << " : ";
  interleaveComma(op->getOperandTypes(), printer);
  printer << " -> " << op->getResult(0).getType();
}

void nameNone(Operation *, raw_ostream &os) { os << "none"; }
void nameStr(Operation *, raw_ostream &os) { os << "str"; }
void nameBool(Operation *op, raw_ostream &os) {
  auto value = dyn_cast_or_null<BoolAttr>(getInherent(op, "value"));
  os << (value && value.getValue() ? "true" : "false");
}
void nameInt(Operation *op, raw_ostream &os) {
  if (auto value = dyn_cast_or_null<IntegerAttr>(getInherent(op, "value")))
    os << "int" << value.getValue();
}
void nameDevice(Operation *op, raw_ostream &os) {
  if (auto value = dyn_cast_or_null<StringAttr>(getInherent(op, "value")))
    os << value.getValue();
}
void nameFloat(Operation *op, raw_ostream &os) {
  auto value = dyn_cast_or_null<FloatAttr>(getInherent(op, "value"));
  if (!value)
    return;
  SmallString<24> digits;
  value.getValue().toString(digits, /*FormatPrecision=*/6,
                            /*FormatMaxPadding=*/0, /*TruncateZero=*/false);
  erase(digits, '+'); // No identifier may contain it.
  os << "float" << digits;
}

/// torch.copy.to_tensor and torch.copy.to_vtensor say only what they make.
Type otherTensor(const OperationState &result) {
  auto type = dyn_cast<TorchType>(result.types.front());
  uint64_t tensors = torchTypeKind("tensor") | torchTypeKind("vtensor");
  if (!type || !(type.getKind() & tensors))
    return {};
  StringRef text = type.getText().split(StringRef(",\0", 2)).first;
  bool isValue = text.consume_front("v");
  std::string other = ((isValue ? "" : "v") + text).str();
  if (!type.getAttributes().empty())
    other += '>';
  return TorchType::get(type.getContext(), other);
}

const Special specials[] = {
    {"torch.constant.int", parseInt, printInt, nameInt},
    {"torch.constant.bool", nullptr, nullptr, nameBool},
    {"torch.constant.device", nullptr, nullptr, nameDevice},
    {"torch.constant.float", nullptr, nullptr, nameFloat},
    {"torch.constant.none", nullptr, nullptr, nameNone},
    {"torch.constant.str", nullptr, nullptr, nameStr},
    {"torch.copy.to_tensor", nullptr, nullptr, nullptr, otherTensor,
     verifyCopy},
    {"torch.copy.to_vtensor", nullptr, nullptr, nullptr, otherTensor,
     verifyCopy},
    {"torch.derefine", nullptr, nullptr, nullptr, nullptr, verifyDerefine},
    {"torch.prim.unchecked_cast", nullptr, nullptr, nullptr, nullptr,
     verifyUncheckedCast},
    {"torch.tensor.literal", nullptr, nullptr, nullptr, nullptr, verifyLiteral},
    {"torch.vtensor.literal", nullptr, nullptr, nullptr, nullptr,
     verifyValueLiteral},
    {"torch.tensor_static_info_cast", nullptr, nullptr, nullptr, nullptr,
     verifyInfoCast},
    {"torch_c.from_builtin_tensor", nullptr, nullptr, nullptr, nullptr,
     verifyBuiltinTensor},
    {"torch_c.to_builtin_tensor", nullptr, nullptr, nullptr, nullptr,
     verifyBuiltinTensor},
    {"torch.prim.DictConstruct", nullptr, nullptr, nullptr, nullptr,
     verifyDictConstruct},
    {"torch.prim.If", parseIf, printIf, nullptr, nullptr, nullptr,
     verifyIfRegions},
    {"torch.prim.ListConstruct", nullptr, nullptr, nullptr, nullptr,
     verifyListConstruct},
    {"torch.prim.Loop", nullptr, nullptr, nullptr, nullptr, nullptr,
     verifyLoopRegions},
    {"torch.prim.TupleConstruct", nullptr, nullptr, nullptr, nullptr,
     verifyTupleConstruct},
    {"torch.initialize.global_slots", parseSlots, printSlots, nullptr, nullptr,
     verifySlots},
    {"torch.bind_symbolic_shape", parseBind, printBind, nullptr, nullptr,
     verifyBind},
    {"torch.onnx.rotary_embedding", parseRotary, printRotary},
};

} // namespace

const Special *findSpecial(StringRef name) {
  for (const Special &special : specials)
    if (special.name == name)
      return &special;
  return findHloSpecial(name);
}

void addImplicitTerminator(Region &region, OpAsmParser &parser,
                           OperationState &result,
                           const Description &description) {
  StringRef name = description.traits.implicitTerminator;
  if (name.empty())
    return;
  mlir::impl::ensureRegionTerminator(
      region, parser.getBuilder(), result.location,
      [&](OpBuilder &, Location loc) {
        return Operation::create(OperationState(loc, name));
      });
}

} // namespace assertion::table
