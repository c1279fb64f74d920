// Reads operations: walks the elements of an assembly format along the text.
#include "dialect/attribute_kind.h"
#include "dialect/interpret.h"
#include "dialect/special.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace llvm;

namespace assertion::table {

ParseState::ParseState(OpAsmParser &parser, OperationState &result,
                       const Description &description)
    : parser(parser), result(result), description(description),
      operands(description.operands.size()),
      results(description.results.size()), regions(description.regions.size()) {
}

ParseResult ParseState::parse(ArrayRef<Element> elements) {
  for (const Element &element : elements)
    if (parse(element))
      return failure();
  return success();
}

ParseResult ParseState::parse(const Element &element) {
  switch (element.kind) {
  case ElementKind::Literal:
    return parseLiteral(element.text);
  case ElementKind::Space:
    return success();
  case ElementKind::Operand:
    return parseOperand(element);
  case ElementKind::Operands:
    allOperands.loc = parser.getCurrentLocation();
    return parser.parseOperandList(allOperands.operands);
  case ElementKind::Attribute:
    return parseAttributeElement(element);
  case ElementKind::Region:
    return parseRegions(element);
  case ElementKind::AttrDict:
    return parseAttrDict(parser, result);
  case ElementKind::Type:
    return parseTypes(element.values.front());
  case ElementKind::FunctionType:
    return parseFunctionType(element);
  case ElementKind::Group:
    return parseGroup(element);
  case ElementKind::Custom:
    return parseDirective(*this, element);
  }
  return failure();
}

namespace {

using Parse = ParseResult (*)(OpAsmParser &);
struct Punctuation {
  StringLiteral text;
  Parse required, optional;
};
#define PUNCTUATION(text, name)                                                \
  {text, [](OpAsmParser &p) { return p.parse##name(); },                       \
   [](OpAsmParser &p) { return p.parseOptional##name(); }}
const Punctuation punctuation[] = {
    PUNCTUATION("->", Arrow),   PUNCTUATION("{", LBrace),
    PUNCTUATION("}", RBrace),   PUNCTUATION(":", Colon),
    PUNCTUATION(",", Comma),    PUNCTUATION("=", Equal),
    PUNCTUATION("<", Less),     PUNCTUATION(">", Greater),
    PUNCTUATION("?", Question), PUNCTUATION("+", Plus),
    PUNCTUATION("*", Star),     PUNCTUATION("|", VerticalBar),
    PUNCTUATION("(", LParen),   PUNCTUATION(")", RParen),
    PUNCTUATION("[", LSquare),  PUNCTUATION("]", RSquare),
};

} // namespace

ParseResult ParseState::parseLiteral(StringRef text, bool optional) {
  for (const Punctuation &mark : punctuation)
    if (mark.text == text)
      return (optional ? mark.optional : mark.required)(parser);
  return optional ? parser.parseOptionalKeyword(text)
                  : parser.parseKeyword(text);
}

ParseResult ParseState::parseOperand(const Element &element) {
  OperandGroup &group = operands[element.index];
  group.loc = parser.getCurrentLocation();
  switch (description.operands[element.index].arity) {
  case Arity::Variadic:
    return parser.parseOperandList(group.operands);
  case Arity::Optional: {
    OptionalParseResult result = parseOptionalOperand(element);
    return result.has_value() ? *result : success();
  }
  case Arity::One:
    return parser.parseOperand(group.operands.emplace_back());
  }
  return failure();
}

OptionalParseResult ParseState::parseOptionalOperand(const Element &element) {
  OperandGroup &group = operands[element.index];
  group.loc = parser.getCurrentLocation();
  OpAsmParser::UnresolvedOperand operand;
  OptionalParseResult result = parser.parseOptionalOperand(operand);
  if (!result.has_value() || failed(*result))
    return result;
  group.operands.push_back(operand);
  if (description.operands[element.index].arity != Arity::Variadic)
    return success();
  while (succeeded(parser.parseOptionalComma()))
    if (parser.parseOperand(group.operands.emplace_back()))
      return ParseResult(failure());
  return success();
}

ParseResult ParseState::parseAttributeElement(const Element &element) {
  const AttributeDecl &decl = description.attributes[element.index];
  Attribute attribute;
  if (parseAttribute(parser, decl, attribute))
    return failure();
  inherent.append(decl.name, attribute);
  return success();
}

OptionalParseResult ParseState::parseOptionalAttribute(const Element &element) {
  const AttributeDecl &decl = description.attributes[element.index];
  Attribute attribute;
  OptionalParseResult parsed =
      table::parseOptionalAttribute(parser, decl, attribute);
  if (parsed.has_value() && succeeded(*parsed))
    inherent.append(decl.name, attribute);
  return parsed;
}

ParseResult ParseState::parseRegions(const Element &element) {
  auto &group = regions[element.index];
  if (description.regions[element.index].variadic) {
    OptionalParseResult parsed = parseOptionalRegions(element);
    return parsed.has_value() ? *parsed : success();
  }
  if (parser.parseRegion(*group.emplace_back(std::make_unique<Region>())))
    return failure();
  addImplicitTerminator(*group.back(), parser, result, description);
  return success();
}

OptionalParseResult ParseState::parseOptionalRegions(const Element &element) {
  auto &group = regions[element.index];
  std::unique_ptr<Region> region;
  OptionalParseResult parsed = parser.parseOptionalRegion(region);
  if (!parsed.has_value() || failed(*parsed))
    return parsed;
  group.push_back(std::move(region));
  while (succeeded(parser.parseOptionalComma()))
    if (parser.parseRegion(*group.emplace_back(std::make_unique<Region>())))
      return ParseResult(failure());
  return success();
}

/// Whether the group is there shows in its first element.
ParseResult ParseState::parseGroup(const Element &group) {
  ArrayRef<Element> children(group.children);
  while (children.front().kind == ElementKind::Space)
    children = children.drop_front();
  OptionalParseResult first = parseOptional(children.front());
  if (!first.has_value())
    return parse(ArrayRef<Element>(group.otherwise));
  if (failed(*first))
    return failure();
  const Element &anchor = group.children[group.anchor];
  bool isFlag = anchor.kind == ElementKind::Attribute &&
                description.attributes[anchor.index].kind->name == "UnitAttr";
  if (isFlag)
    inherent.append(description.attributes[anchor.index].name,
                    parser.getBuilder().getUnitAttr());
  for (const Element &element : children.drop_front())
    if (!(isFlag && &element == &anchor) && parse(element))
      return failure();
  return success();
}

OptionalParseResult ParseState::parseOptional(const Element &element) {
  switch (element.kind) {
  case ElementKind::Literal:
    if (failed(parseLiteral(element.text, /*optional=*/true)))
      return std::nullopt;
    return success();
  case ElementKind::Operand:
    return parseOptionalOperand(element);
  case ElementKind::Attribute:
    return parseOptionalAttribute(element);
  case ElementKind::Region:
    return parseOptionalRegions(element);
  default:
    return parse(element);
  }
}

SmallVectorImpl<Type> &ParseState::types(const ValueRef &ref) {
  if (ref.isResult) {
    allResultsTyped |= ref.index < 0;
    return ref.index < 0 ? allResults : results[ref.index];
  }
  OperandGroup &group = ref.index < 0 ? allOperands : operands[ref.index];
  group.typed = true;
  return group.types;
}

ParseResult ParseState::parseTypes(const ValueRef &ref) {
  SmallVectorImpl<Type> &list = types(ref);
  ArrayRef<ValueDecl> decls =
      ref.isResult ? description.results : description.operands;
  Arity arity = ref.index < 0 ? Arity::Variadic : decls[ref.index].arity;
  if (arity == Arity::One)
    return parser.parseType(list.emplace_back());
  // Nothing is printed for no types, so nothing is read, which ODS's own
  // parser refuses: torch.prim.TupleConstruct  :  -> !torch.tuple<>
  Type type;
  OptionalParseResult parsed = parser.parseOptionalType(type);
  if (!parsed.has_value())
    return success();
  list.push_back(type);
  if (failed(*parsed) || arity == Arity::Optional)
    return *parsed;
  return succeeded(parser.parseOptionalComma()) ? parser.parseTypeList(list)
                                                : success();
}

ParseResult ParseState::parseFunctionType(const Element &element) {
  FunctionType type;
  if (parser.parseType(type))
    return failure();
  append_range(types(element.values[0]), type.getInputs());
  append_range(types(element.values[1]), type.getResults());
  return success();
}

ParseResult ParseState::finish() {
  if (!inherent.empty())
    result.getOrAddProperties<Properties>().attributes =
        inherent.getDictionary(parser.getContext());
  for (auto &group : regions)
    result.addRegions(group);
  return failure(resolveResults() || resolveOperands());
}

ParseResult ParseState::resolveResults() {
  if (allResultsTyped) {
    result.addTypes(allResults);
    return success();
  }
  for (auto [decl, types] : zip(description.results, results)) {
    if (types.empty() && decl.arity == Arity::One && decl.build)
      types.push_back(decl.build);
    result.addTypes(types);
  }
  return success();
}

/// Gives the operands whose types the text does not say the only type that
/// they can have, or the one that follows from the results.
ParseResult ParseState::typeOperands() {
  for (auto [decl, group] : zip(description.operands, operands)) {
    if (group.typed || group.operands.empty())
      continue;
    Type type = decl.build;
    if (!type && description.special && description.special->operandType)
      type = description.special->operandType(result);
    if (!type)
      return parser.emitError(group.loc, "type of operand is not known");
    group.types.assign(group.operands.size(), type);
  }
  return success();
}

ParseResult ParseState::resolveOperands() {
  if (!allOperands.operands.empty() || allOperands.typed) {
    for (OperandGroup &group : operands) {
      append_range(allOperands.operands, group.operands);
      append_range(allOperands.types, group.types);
    }
    SMLoc loc =
        allOperands.loc.isValid() ? allOperands.loc : parser.getNameLoc();
    return parser.resolveOperands(allOperands.operands, allOperands.types, loc,
                                  result.operands);
  }
  if (typeOperands())
    return failure();
  for (OperandGroup &group : operands)
    if (parser.resolveOperands(group.operands, group.types, group.loc,
                               result.operands))
      return failure();
  return success();
}

ParseResult parseAttrDict(OpAsmParser &parser, OperationState &result) {
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOptionalAttrDict(result.attributes))
    return failure();
  if (result.attributes.empty())
    return success();
  return result.name.verifyInherentAttrs(result.attributes, [&] {
    return parser.emitError(loc)
           << "'" << result.name.getStringRef() << "' op ";
  });
}

ParseResult parseDefaultForm(OpAsmParser &parser, OperationState &result,
                             int operands, int results) {
  SmallVector<OpAsmParser::UnresolvedOperand, 8> list;
  SmallVector<Type, 8> types;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOperandList(list, operands) ||
      parseAttrDict(parser, result) || parser.parseColon())
    return failure();
  if (!list.empty() &&
      (parser.parseTypeList(types) ||
       parser.resolveOperands(list, types, loc, result.operands)))
    return failure();
  if (results == 0)
    return success();
  if (!list.empty()) {
    if (results < 0)
      return succeeded(parser.parseOptionalArrow())
                 ? parser.parseTypeList(result.types)
                 : success();
    if (parser.parseArrow())
      return failure();
  }
  return parser.parseTypeList(result.types);
}

ParseResult parseOperation(OpAsmParser &parser, OperationState &result,
                           const Description &description) {
  if (description.isDefault)
    return parseDefaultForm(parser, result, description.operands.size(),
                            description.results.size());
  if (description.isGeneric)
    return parser.emitError(parser.getNameLoc())
           << (description.hasUnknownForm
                   ? "has a custom assembly form that is not known here"
                   : "has no custom assembly form")
           << "; give its generic form, \"" << description.name
           << "\"(...), as --mlir-print-op-generic prints it";
  if (description.special && description.special->parse)
    return description.special->parse(parser, result, description);
  ParseState state(parser, result, description);
  return failure(state.parse(description.format) || state.finish());
}

} // namespace assertion::table
