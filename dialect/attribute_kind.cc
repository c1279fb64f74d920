// Reading, printing and checking inherent attributes by kind.
#include "dialect/attribute_kind.h"
#include "mlir/IR/AffineMap.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/OpImplementation.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace llvm;

namespace assertion::table {
namespace {

template <typename... T> bool isOne(Attribute a) { return isa<T...>(a); }
bool isAny(Attribute) { return true; }

template <unsigned width> bool isInteger(Attribute a) {
  auto integer = dyn_cast<IntegerAttr>(a);
  return integer && integer.getType().isSignlessInteger(width);
}
template <unsigned width> Type integerType(Builder &b) {
  return b.getIntegerType(width);
}

bool isF64(Attribute a) {
  auto number = dyn_cast<FloatAttr>(a);
  return number && number.getType().isF64();
}
bool isF32(Attribute a) {
  auto number = dyn_cast<FloatAttr>(a);
  return number && number.getType().isF32();
}
Type f64Type(Builder &b) { return b.getF64Type(); }
Type f32Type(Builder &b) { return b.getF32Type(); }
Type noneType(Builder &b) { return b.getNoneType(); }

bool isSymbolArray(Attribute a) {
  auto array = dyn_cast<ArrayAttr>(a);
  return array &&
         all_of(array, [](Attribute e) { return isa<SymbolRefAttr>(e); });
}

template <typename Predicate> bool isHlo(Attribute a, Predicate is) {
  auto term = dyn_cast<OpaqueAttr>(a);
  return term && term.getDialectNamespace() == "stablehlo" &&
         is(term.getAttrData());
}
bool isDot(Attribute a) {
  return isHlo(a, [](StringRef text) { return text.starts_with("dot<"); });
}
bool isConvolution(Attribute a) {
  return isHlo(a, [](StringRef text) { return text.starts_with("conv<["); });
}
bool isAlgorithm(Attribute a) {
  return isHlo(
      a, [](StringRef text) { return text.starts_with("dot_algorithm<"); });
}
bool isPrecisions(Attribute a) {
  auto array = dyn_cast<ArrayAttr>(a);
  return array && all_of(array, [](Attribute e) {
           return isHlo(e, [](StringRef text) {
             return text.starts_with("precision ");
           });
         });
}
bool isI64Elements(Attribute a) {
  auto elements = dyn_cast<DenseIntElementsAttr>(a);
  return elements && elements.getElementType().isSignlessInteger(64);
}

using S = AttributeSyntax;
const AttributeKind kinds[] = {
    {"StrAttr", "string attribute", S::WithoutType, isOne<StringAttr>,
     noneType},
    {"SymbolNameAttr", "string attribute", S::SymbolName, isOne<StringAttr>,
     noneType},
    {"FlatSymbolRefAttr", "flat symbol reference attribute", S::WithoutType,
     isOne<FlatSymbolRefAttr>, noneType},
    {"SymbolRefArrayAttr", "symbol ref array attribute", S::WithoutType,
     isSymbolArray, noneType},
    {"TypeAttr", "any type attribute", S::WithoutType, isOne<TypeAttr>,
     noneType},
    {"UnitAttr", "unit attribute", S::WithoutType, isOne<UnitAttr>, noneType},
    {"BoolAttr", "bool attribute", S::WithoutType, isInteger<1>,
     integerType<1>},
    {"I1Attr", "1-bit signless integer attribute", S::WithoutType, isInteger<1>,
     integerType<1>},
    {"I32Attr", "32-bit signless integer attribute", S::WithoutType,
     isInteger<32>, integerType<32>},
    {"I64Attr", "64-bit signless integer attribute", S::WithoutType,
     isInteger<64>, integerType<64>},
    {"F32Attr", "32-bit float attribute", S::WithoutType, isF32, f32Type},
    {"F64Attr", "64-bit float attribute", S::WithoutType, isF64, f64Type},
    {"ElementsAttr", "constant vector/tensor attribute", S::Plain,
     isOne<ElementsAttr>, nullptr},
    {"Builtin_AffineMapAttr", "AffineMap attribute", S::Plain,
     isOne<AffineMapAttr>, nullptr},
    {"DictionaryAttr", "dictionary of named attribute values", S::Plain,
     isOne<DictionaryAttr>, nullptr},
    {"DenseI64ArrayAttr", "i64 dense array attribute", S::IntArray,
     isOne<DenseI64ArrayAttr>, nullptr},
    {"DenseI32ArrayAttr", "i32 dense array attribute", S::Plain,
     isOne<DenseI32ArrayAttr>, nullptr},
    {"DenseBoolArrayAttr", "i1 dense array attribute", S::BoolArray,
     isOne<DenseBoolArrayAttr>, nullptr},
    {"I64ElementsAttr", "64-bit signless integer elements attribute", S::Plain,
     isI64Elements, nullptr},
    {"StableHLO_DotDimensionNumbers",
     "Attribute that models the dimension information for dot.", S::Plain,
     isDot, nullptr},
    {"StableHLO_ConvDimensionNumbers",
     "Structure of dimension information "
     "for conv op",
     S::Plain, isConvolution, nullptr},
    {"StableHLO_DotAlgorithm",
     "Attribute that models the algorithm "
     "constraints to use for computing dot.",
     S::Plain, isAlgorithm, nullptr},
    {"StableHLO_PrecisionConfigAttr", "Precision Config attribute", S::Plain,
     isPrecisions, nullptr},
    {"Enum", "enumeration attribute", S::Keyword, isAny, nullptr},
};
const AttributeKind anyKind = {"Any", "attribute", S::Plain, isAny, nullptr};

ParseResult parseKeyword(OpAsmParser &parser, const AttributeDecl &decl,
                         Attribute &result) {
  SMLoc loc = parser.getCurrentLocation();
  StringRef word;
  if (parser.parseKeyword(&word))
    return failure();
  if (!is_contained(decl.enumCases, word))
    return parser.emitError(loc, "expected one of ")
           << join(decl.enumCases, ", ");
  std::string text = (decl.enumMnemonic + " " + word).str();
  result = OpaqueAttr::get(parser.getBuilder().getStringAttr(decl.enumDialect),
                           text, parser.getBuilder().getNoneType());
  return success();
}

void printKeyword(OpAsmPrinter &printer, const AttributeDecl &decl,
                  Attribute attribute) {
  auto term = dyn_cast<OpaqueAttr>(attribute);
  StringRef text = term ? term.getAttrData() : "";
  if (text.consume_front(decl.enumMnemonic) && text.consume_front(" "))
    printer << text;
  else
    printer.printAttribute(attribute);
}

template <typename Array>
ParseResult parseArray(OpAsmParser &parser, Attribute &result) {
  Array array;
  if (parser.parseCustomAttributeWithFallback(array, Type()))
    return failure();
  result = array;
  return success();
}

} // namespace

const AttributeKind *attributeKind(StringRef name) {
  auto it = find_if(kinds, [&](auto &kind) { return kind.name == name; });
  return it == std::end(kinds) ? &anyKind : it;
}

ParseResult parseAttribute(OpAsmParser &parser, const AttributeDecl &decl,
                           Attribute &result) {
  const AttributeKind &kind = *decl.kind;
  SMLoc loc = parser.getCurrentLocation();
  switch (kind.syntax) {
  case S::SymbolName: {
    StringAttr name;
    if (parser.parseSymbolName(name))
      return failure();
    result = name;
    return success();
  }
  case S::IntArray:
    return parseArray<DenseI64ArrayAttr>(parser, result);
  case S::BoolArray:
    return parseArray<DenseBoolArrayAttr>(parser, result);
  case S::Keyword:
    return parseKeyword(parser, decl, result);
  case S::Plain:
  case S::WithoutType:
    break;
  }
  if (parser.parseAttribute(result, kind.type ? kind.type(parser.getBuilder())
                                              : Type()))
    return failure();
  if (!kind.accepts(result))
    return parser.emitError(loc, "invalid kind of attribute specified");
  return success();
}

/// Strings and symbols are told from what may follow by their first token.
template <typename T>
static OptionalParseResult parseOptional(OpAsmParser &parser, Type type,
                                         Attribute &result) {
  T attribute;
  OptionalParseResult parsed = parser.parseOptionalAttribute(attribute, type);
  result = attribute;
  return parsed;
}

OptionalParseResult parseOptionalAttribute(OpAsmParser &parser,
                                           const AttributeDecl &decl,
                                           Attribute &result) {
  const AttributeKind &kind = *decl.kind;
  Type type = kind.type ? kind.type(parser.getBuilder()) : Type();
  if (kind.syntax == S::SymbolName || kind.syntax == S::Keyword)
    return parseAttribute(parser, decl, result);
  if (kind.name == "StrAttr")
    return parseOptional<StringAttr>(parser, type, result);
  if (kind.name == "FlatSymbolRefAttr")
    return parseOptional<SymbolRefAttr>(parser, type, result);
  return parser.parseOptionalAttribute(result, type);
}

void printAttribute(OpAsmPrinter &printer, const AttributeDecl &decl,
                    Attribute attribute) {
  switch (decl.kind->syntax) {
  case S::SymbolName:
    if (auto name = dyn_cast<StringAttr>(attribute))
      return printer.printSymbolName(name.getValue());
    break;
  case S::IntArray:
    if (auto array = dyn_cast<DenseI64ArrayAttr>(attribute))
      return array.print(printer);
    break;
  case S::BoolArray:
    if (auto array = dyn_cast<DenseBoolArrayAttr>(attribute))
      return array.print(printer);
    break;
  case S::Keyword:
    return printKeyword(printer, decl, attribute);
  case S::WithoutType:
    return printer.printAttributeWithoutType(attribute);
  case S::Plain:
    break;
  }
  printer.printAttribute(attribute);
}

/// How ODS's default values are printed, where that is not how ODS names them.
const struct {
  StringLiteral name, text;
} defaults[] = {
    {"{}", "[]"},
    {"{}", "{}"},
    {"API_VERSION_ORIGINAL", "1"},
    {"DEFAULT", "#stablehlo.result_accuracy<mode = "
                "#stablehlo.result_accuracy_mode<DEFAULT>>"},
};

bool isDefaultValue(const AttributeDecl &decl, Attribute attribute) {
  if (decl.defaultValue.empty())
    return false;
  std::string text;
  raw_string_ostream stream(text);
  attribute.print(stream, /*elideType=*/true);
  return text == decl.defaultValue || any_of(defaults, [&](const auto &known) {
           return known.name == decl.defaultValue && known.text == text;
         });
}

} // namespace assertion::table
