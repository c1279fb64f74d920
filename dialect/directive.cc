// Directives for types and lists of operands, and the way to all of them.
#include "dialect/directive.h"
#include "dialect/attribute_kind.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace llvm;

namespace assertion::table {
namespace {

const ValueRef &typeArgument(const Element &argument) {
  return argument.values.front();
}

/// SameOperandsAndResultType and its like: one type for all, or a function
/// type.
ParseResult parseSameType(ParseState &state, const Element &directive) {
  Type type;
  SMLoc loc = state.parser.getCurrentLocation();
  if (state.parser.parseType(type))
    return failure();
  auto function = dyn_cast<FunctionType>(type);
  size_t inputs = count_if(directive.children, [](const Element &argument) {
    return argument.kind == ElementKind::Type &&
           !typeArgument(argument).isResult;
  });
  if (function && function.getNumInputs() != inputs)
    return state.parser.emitError(loc)
           << inputs << " operands present, but expected "
           << function.getNumInputs();
  if (function && function.getNumResults() != 1)
    return state.parser.emitError(loc, "expected single output");
  unsigned input = 0;
  for (const Element &argument : directive.children)
    state.types(typeArgument(argument))
        .push_back(!function ? type
                   : typeArgument(argument).isResult
                       ? function.getResult(0)
                       : function.getInput(input++));
  return success();
}

void printSameType(Operation *op, OpAsmPrinter &printer, const Description &,
                   const Element &) {
  Type type = op->getResult(0).getType();
  if (all_of(op->getOperandTypes(), [&](Type t) { return t == type; }))
    printer << type;
  else
    printer.printFunctionalType(op);
}

/// CustomCallTarget: the string as a symbol.
ParseResult parseTarget(ParseState &state, const Element &directive) {
  StringAttr name;
  if (state.parser.parseSymbolName(name))
    return failure();
  int index = directive.children.front().index;
  state.inherent.append(state.description.attributes[index].name, name);
  return success();
}

void printTarget(Operation *op, OpAsmPrinter &printer,
                 const Description &description, const Element &directive) {
  int index = directive.children.front().index;
  auto name = dyn_cast_or_null<StringAttr>(
      getInherent(op, description.attributes[index].name));
  printer.printSymbolName(name ? name.getValue() : "");
}

/// VariadicOperandWithAttribute: operands, each with a comma behind it.
ParseResult parseOperandsThenAttribute(ParseState &state,
                                       const Element &directive) {
  OperandGroup &group = state.operands[directive.children.front().index];
  group.loc = state.parser.getCurrentLocation();
  OpAsmParser::UnresolvedOperand operand;
  OptionalParseResult parsed = state.parser.parseOptionalOperand(operand);
  while (parsed.has_value()) {
    if (failed(*parsed) || state.parser.parseComma())
      return failure();
    group.operands.push_back(operand);
    parsed = state.parser.parseOptionalOperand(operand);
  }
  return success();
}

void printOperandsThenAttribute(Operation *op, OpAsmPrinter &printer,
                                const Description &description,
                                const Element &directive) {
  ValueRange values =
      valuesOf(op, description, {false, directive.children.front().index});
  printer.printOperands(values);
  if (!values.empty())
    printer << ',';
}

/// The types of one argument.
TypeRange typesOf(Operation *op, const Description &description,
                  const Element &directive, unsigned i) {
  return valuesOf(op, description, typeArgument(directive.children[i]))
      .getTypes();
}

SmallVectorImpl<Type> &typesOf(ParseState &state, const Element &directive,
                               unsigned i) {
  return state.types(typeArgument(directive.children[i]));
}

/// Gives the arguments, of which the last is the result, the types of a
/// function type.
ParseResult assignTypes(ParseState &state, const Element &directive, SMLoc loc,
                        FunctionType function) {
  size_t inputs = directive.children.size() - 1;
  if (function.getNumInputs() != inputs)
    return state.parser.emitError(loc)
           << inputs << " operands present, but expected "
           << function.getNumInputs();
  if (function.getNumResults() != 1)
    return state.parser.emitError(loc, "expected single output");
  for (size_t i = 0; i < inputs; ++i)
    typesOf(state, directive, i).push_back(function.getInput(i));
  typesOf(state, directive, inputs).push_back(function.getResult(0));
  return success();
}

/// SelectOpType: the condition's type and all others', or a function type.
ParseResult parseSelect(ParseState &state, const Element &directive) {
  SMLoc loc = state.parser.getCurrentLocation();
  SmallVector<Type> types;
  if (state.parser.parseTypeList(types))
    return failure();
  auto function = dyn_cast<FunctionType>(types.front());
  if (types.size() == 1 && function)
    return assignTypes(state, directive, loc, function);
  if (types.size() != 2)
    return state.parser.emitError(
        loc, "expected functional type or list of two types");
  for (unsigned i = 0; i < directive.children.size(); ++i)
    typesOf(state, directive, i).push_back(types[i ? 1 : 0]);
  return success();
}

void printSelect(Operation *op, OpAsmPrinter &printer, const Description &,
                 const Element &) {
  Type type = op->getResult(0).getType();
  TypeRange operands = op->getOperandTypes();
  if (all_of(operands.drop_front(), [&](Type t) { return t == type; }))
    printer << operands.front() << ", " << type;
  else
    printer.printFunctionalType(op);
}

/// The same tensor of the parts of complex numbers.
Type partsType(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  auto complex =
      shaped ? dyn_cast<ComplexType>(shaped.getElementType()) : ComplexType();
  return complex ? Type(shaped.clone(complex.getElementType())) : Type();
}

/// ComplexOpType: the result's type, from which the operands' follow, or a
/// function type.
ParseResult parseComplex(ParseState &state, const Element &directive) {
  SMLoc loc = state.parser.getCurrentLocation();
  Type type;
  if (state.parser.parseType(type))
    return failure();
  if (auto function = dyn_cast<FunctionType>(type))
    return assignTypes(state, directive, loc, function);
  Type parts = partsType(type);
  if (!parts)
    return state.parser.emitError(loc,
                                  "expected tensor with complex element type");
  typesOf(state, directive, 0).push_back(parts);
  typesOf(state, directive, 1).push_back(parts);
  typesOf(state, directive, 2).push_back(type);
  return success();
}

void printComplex(Operation *op, OpAsmPrinter &printer, const Description &,
                  const Element &) {
  Type type = op->getResult(0).getType(), parts = partsType(type);
  if (all_of(op->getOperandTypes(), [&](Type t) { return t == parts; }))
    printer << type;
  else
    printer.printFunctionalType(op);
}

/// PairwiseOpType: the operands' types, which are the results' too.
ParseResult parsePairwise(ParseState &state, const Element &directive) {
  SmallVectorImpl<Type> &types = typesOf(state, directive, 0);
  if (state.parser.parseTypeList(types))
    return failure();
  typesOf(state, directive, 1).append(types.begin(), types.end());
  return success();
}

void printFirst(Operation *op, OpAsmPrinter &printer,
                const Description &description, const Element &directive) {
  interleaveComma(typesOf(op, description, directive, 0), printer);
}

/// TupleOpType: the result's type, made of the operands'.
ParseResult parseTuple(ParseState &state, const Element &directive) {
  SMLoc loc = state.parser.getCurrentLocation();
  Type type;
  if (state.parser.parseType(type))
    return failure();
  auto tuple = dyn_cast<TupleType>(type);
  if (!tuple)
    return state.parser.emitError(loc, "expected tuple type");
  append_range(typesOf(state, directive, 0), tuple.getTypes());
  typesOf(state, directive, 1).push_back(tuple);
  return success();
}

void printTuple(Operation *op, OpAsmPrinter &printer, const Description &,
                const Element &) {
  printer << op->getResult(0).getType();
}

/// VariadicSameOperandsAndResultType: as many operands as were read.
ParseResult parseSameTypes(ParseState &state, const Element &directive) {
  SMLoc loc = state.parser.getCurrentLocation();
  Type type;
  if (state.parser.parseType(type))
    return failure();
  size_t count = state.operands[directive.children[0].index].operands.size();
  auto function = dyn_cast<FunctionType>(type);
  if (function && function.getNumInputs() != count)
    return state.parser.emitError(loc)
           << count << " operands present, but expected "
           << function.getNumInputs();
  if (function && function.getNumResults() != 1)
    return state.parser.emitError(loc, "expected single output");
  SmallVectorImpl<Type> &types = typesOf(state, directive, 1);
  if (function)
    append_range(types, function.getInputs());
  else
    types.append(count, type);
  typesOf(state, directive, 2)
      .push_back(function ? function.getResult(0) : type);
  return success();
}

const Directive directives[] = {
    {"SameOperandsAndResultType", parseSameType, printSameType},
    {"CustomCallTarget", parseTarget, printTarget},
    {"VariadicOperandWithAttribute", parseOperandsThenAttribute,
     printOperandsThenAttribute},
    {"VariadicSameOperandsAndResultType", parseSameTypes, printSameType},
    {"SelectOpType", parseSelect, printSelect},
    {"ComplexOpType", parseComplex, printComplex},
    {"PairwiseOpType", parsePairwise, printFirst},
    {"TupleOpType", parseTuple, printTuple},
};

const Directive *findDirective(StringRef name) {
  auto it = find_if(directives, [&](auto &d) { return d.name == name; });
  return it == std::end(directives) ? findNumbersDirective(name) : it;
}

} // namespace

bool hasDirective(StringRef name) { return findDirective(name); }

ParseResult parseDirective(ParseState &state, const Element &directive) {
  return findDirective(directive.text)->parse(state, directive);
}

void printDirective(Operation *op, OpAsmPrinter &printer,
                    const Description &description, const Element &directive) {
  findDirective(directive.text)->print(op, printer, description, directive);
}

} // namespace assertion::table
