// stablehlo.reduce. Its inputs stand in pairs with their initial values; a body
// that only applies one commutative operation is left out of the text:
//   stablehlo.reduce(%x init: %0) applies stablehlo.add across dimensions = [1]
#include "dialect/hlo.h"
#include "dialect/table_dialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace llvm;

namespace assertion::table {
namespace {

using Operands = SmallVector<OpAsmParser::UnresolvedOperand, 4>;

/// What stands before the body: operands, dimensions, attributes, types.
struct Head {
  Operands operands;
  SmallVector<int64_t> dimensions;
  FunctionType type;
  SMLoc loc;
};

/// Whether the operation combines two values of one type, in any order.
bool isCombiner(OperationName name) {
  return name.getDialectNamespace() == "stablehlo" && name.isRegistered() &&
         name.hasTrait<OpTrait::IsCommutative>();
}

ParseResult parsePairs(OpAsmParser &parser, Operands &operands) {
  Operands initial;
  auto pair = [&] {
    return failure(
        parser.parseLParen() || parser.parseOperand(operands.emplace_back()) ||
        parser.parseKeyword("init") || parser.parseColon() ||
        parser.parseOperand(initial.emplace_back()) || parser.parseRParen());
  };
  if (parser.parseCommaSeparatedList([&]() -> ParseResult { return pair(); }))
    return failure();
  append_range(operands, initial);
  return success();
}

ParseResult parseRest(OpAsmParser &parser, OperationState &result, Head &head) {
  auto dimension = [&] {
    return parser.parseInteger(head.dimensions.emplace_back());
  };
  if (parser.parseKeyword("across") || parser.parseKeyword("dimensions") ||
      parser.parseEqual() ||
      parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, dimension) ||
      parseAttrDict(parser, result) || parser.parseColon() ||
      parser.parseType(head.type) ||
      parser.resolveOperands(head.operands, head.type.getInputs(), head.loc,
                             result.operands))
    return failure();
  result.addTypes(head.type.getResults());
  Builder &builder = parser.getBuilder();
  result.getOrAddProperties<Properties>().attributes =
      builder.getDictionaryAttr(builder.getNamedAttr(
          "dimensions", builder.getDenseI64ArrayAttr(head.dimensions)));
  return success();
}

/// The body that `applies NAME` stands for.
void buildBody(OperationState &result, OperationName combiner, Type element) {
  Type type = RankedTensorType::get({}, element);
  Block &block = result.addRegion()->emplaceBlock();
  Location loc = result.location;
  block.addArguments({type, type}, {loc, loc});
  OpBuilder builder(loc.getContext());
  builder.setInsertionPointToStart(&block);
  OperationState combine(loc, combiner, block.getArguments(), TypeRange(type));
  Operation *combined = builder.create(combine);
  builder.create(OperationState(loc, "stablehlo.return", combined->getResults(),
                                TypeRange()));
}

/// One `(%x: type, %acc: type)` behind `reducer`.
ParseResult parseArgumentPair(OpAsmParser &parser,
                              SmallVectorImpl<OpAsmParser::Argument> &inputs,
                              SmallVectorImpl<OpAsmParser::Argument> &initial) {
  return failure(
      parser.parseArgument(inputs.emplace_back(), /*allowType=*/true) ||
      parser.parseOptionalLocationSpecifier(inputs.back().sourceLoc) ||
      parser.parseComma() ||
      parser.parseArgument(initial.emplace_back(), /*allowType=*/true) ||
      parser.parseOptionalLocationSpecifier(initial.back().sourceLoc) ||
      parser.parseRParen());
}

ParseResult parseBody(OpAsmParser &parser, OperationState &result) {
  SmallVector<OpAsmParser::Argument> inputs, initial;
  if (parser.parseKeyword("reducer"))
    return failure();
  while (succeeded(parser.parseOptionalLParen()))
    if (parseArgumentPair(parser, inputs, initial))
      return failure();
  append_range(inputs, initial);
  return parser.parseRegion(*result.addRegion(), inputs);
}

ParseResult parseCombiner(OpAsmParser &parser, OperationState &result,
                          Head &head) {
  FailureOr<OperationName> combiner = parser.parseCustomOperationName();
  if (failed(combiner))
    return failure();
  if (!isCombiner(*combiner))
    return parser.emitError(
        head.loc, "expected the inner-op to be a commutative binary-op from "
                  "the stablehlo dialect, with zero region, producing single "
                  "result");
  std::optional<Location> location;
  if (parseRest(parser, result, head) ||
      parser.parseOptionalLocationSpecifier(location))
    return failure();
  if (head.type.getInputs().empty())
    return parser.emitError(head.loc,
                            "input types missing in reduce-op function type");
  result.location = location.value_or(parser.getEncodedSourceLoc(head.loc));
  buildBody(result, *combiner, getElementTypeOrSelf(head.type.getInput(0)));
  return success();
}

/// The operation that the body applies, where the body does nothing else.
Operation *onlyCombiner(Operation *op) {
  Block &block = op->getRegion(0).front();
  if (block.getOperations().size() != 2 || op->getNumOperands() == 0)
    return nullptr;
  Operation &combiner = block.front(), &end = block.back();
  Type element = getElementTypeOrSelf(op->getOperand(0).getType());
  auto isPlain = [&](Type type) {
    return type == RankedTensorType::get({}, element);
  };
  bool only = isCombiner(combiner.getName()) &&
              all_of(combiner.getOperandTypes(), isPlain) &&
              all_of(combiner.getResultTypes(), isPlain) &&
              equal(block.getArguments(), combiner.getOperands()) &&
              end.getName().stripDialect() == "return" &&
              equal(combiner.getResults(), end.getOperands());
  return only ? &combiner : nullptr;
}

void printBody(Operation *op, OpAsmPrinter &printer) {
  Block &block = op->getRegion(0).front();
  unsigned pairs = op->getNumOperands() / 2;
  printer.printNewline();
  printer << " reducer";
  for (unsigned i = 0; i < pairs; ++i) {
    printer << "(";
    printer.printRegionArgument(block.getArgument(i));
    printer << ", ";
    printer.printRegionArgument(block.getArgument(i + pairs));
    printer << ") ";
  }
  printer << ' ';
  printer.printRegion(op->getRegion(0), /*printEntryBlockArgs=*/false);
}

} // namespace

ParseResult parseReduce(OpAsmParser &parser, OperationState &result,
                        const Description &) {
  Head head;
  head.loc = parser.getCurrentLocation();
  if (parsePairs(parser, head.operands))
    return failure();
  if (succeeded(parser.parseOptionalKeyword("applies")))
    return parseCombiner(parser, result, head);
  // StableHLO's own parser takes this place, not the operation's name's.
  result.location = parser.getEncodedSourceLoc(head.loc);
  return failure(parseRest(parser, result, head) || parseBody(parser, result));
}

void printReduce(Operation *op, OpAsmPrinter &printer, const Description &) {
  unsigned pairs = op->getNumOperands() / 2;
  interleaveComma(seq(pairs), printer, [&](unsigned i) {
    printer << "(" << op->getOperand(i)
            << " init: " << op->getOperand(i + pairs) << ")";
  });
  Operation *combiner = onlyCombiner(op);
  if (combiner)
    printer << " applies " << combiner->getName().getStringRef();
  printer << " across dimensions = ";
  cast<DenseI64ArrayAttr>(getInherent(op, "dimensions")).print(printer);
  printer.printOptionalAttrDict(op->getAttrs(), {"dimensions"});
  printer << " : ";
  printer.printFunctionalType(op);
  if (!combiner)
    printBody(op, printer);
}

} // namespace assertion::table
