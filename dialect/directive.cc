// The directives `custom<Name>(...)` of StableHLO's formats.
#include "dialect/attribute_kind.h"
#include "dialect/interpret.h"
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

struct Directive {
  StringLiteral name;
  ParseResult (*parse)(ParseState &, const Element &);
  void (*print)(Operation *, OpAsmPrinter &, const Description &,
                const Element &);
};
const Directive directives[] = {
    {"SameOperandsAndResultType", parseSameType, printSameType},
    {"CustomCallTarget", parseTarget, printTarget},
    {"VariadicOperandWithAttribute", parseOperandsThenAttribute,
     printOperandsThenAttribute},
};

const Directive *findDirective(StringRef name) {
  auto it = find_if(directives, [&](auto &d) { return d.name == name; });
  return it == std::end(directives) ? nullptr : it;
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
