// Directives for dimensions, windows, slices and precisions.
#include "dialect/attribute_kind.h"
#include "dialect/directive.h"
#include "dialect/hlo_attribute.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace llvm;

namespace assertion::table {
namespace {

/// The name of the attribute that argument `i` stands for.
StringAttr nameOf(const Description &description, const Element &directive,
                  unsigned i) {
  return description.attributes[directive.children[i].index].name;
}

void set(ParseState &state, const Element &directive, unsigned i,
         Attribute value) {
  if (value)
    state.inherent.append(nameOf(state.description, directive, i), value);
}

Attribute get(Operation *op, const Description &description,
              const Element &directive, unsigned i) {
  return getInherent(op, nameOf(description, directive, i));
}

ParseResult parseNumbers(OpAsmParser &parser, Numbers &numbers) {
  return parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&] {
    return parser.parseInteger(numbers.emplace_back());
  });
}

void printNumbers(OpAsmPrinter &printer, ArrayRef<int64_t> numbers) {
  printer << '[';
  interleaveComma(numbers, printer);
  printer << ']';
}

ArrayRef<int64_t> numbersOf(Attribute attribute) {
  auto array = dyn_cast_or_null<DenseI64ArrayAttr>(attribute);
  return array ? array.asArrayRef() : ArrayRef<int64_t>();
}

/// SliceRanges: [start:limit, start:limit:stride]
ParseResult parseSlices(ParseState &state, const Element &directive) {
  OpAsmParser &parser = state.parser;
  Numbers start, limit, stride;
  auto range = [&]() -> ParseResult {
    if (parser.parseInteger(start.emplace_back()) || parser.parseColon() ||
        parser.parseInteger(limit.emplace_back()))
      return failure();
    stride.push_back(1);
    return failed(parser.parseOptionalColon())
               ? success()
               : parser.parseInteger(stride.back());
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, range))
    return failure();
  Builder &builder = parser.getBuilder();
  set(state, directive, 0, builder.getDenseI64ArrayAttr(start));
  set(state, directive, 1, builder.getDenseI64ArrayAttr(limit));
  set(state, directive, 2, builder.getDenseI64ArrayAttr(stride));
  return success();
}

/// Lists of different lengths can't be written so; StableHLO names them then,
/// in a form that nothing reads.
void printSlices(Operation *op, OpAsmPrinter &printer,
                 const Description &description, const Element &directive) {
  ArrayRef<int64_t> start = numbersOf(get(op, description, directive, 0));
  ArrayRef<int64_t> limit = numbersOf(get(op, description, directive, 1));
  ArrayRef<int64_t> stride = numbersOf(get(op, description, directive, 2));
  printer << '[';
  if (start.size() != limit.size() || start.size() != stride.size()) {
    printer << "start_indices: ";
    interleaveComma(start, printer);
    printer << ", limit_indices: ";
    interleaveComma(limit, printer);
    printer << ", strides: ";
    interleaveComma(stride, printer);
  } else {
    interleaveComma(seq(start.size()), printer, [&](size_t i) {
      printer << start[i] << ':' << limit[i];
      if (stride[i] != 1)
        printer << ':' << stride[i];
    });
  }
  printer << ']';
}

/// ExponentMantissa: e8m7
ParseResult parseFloatFormat(ParseState &state, const Element &directive) {
  OpAsmParser &parser = state.parser;
  SMLoc loc = parser.getCurrentLocation();
  StringRef word;
  if (parser.parseKeyword(&word))
    return failure();
  StringRef rest = word;
  int32_t exponent, mantissa;
  if (!rest.consume_front("e") || rest.consumeInteger(10, exponent) ||
      !rest.consume_front("m") || rest.getAsInteger(10, mantissa))
    return parser.emitError(loc, "expected exponent mantissa in format e#m#, "
                                 "saw ")
           << word;
  Builder &builder = parser.getBuilder();
  set(state, directive, 0, builder.getI32IntegerAttr(exponent));
  set(state, directive, 1, builder.getI32IntegerAttr(mantissa));
  return success();
}

void printFloatFormat(Operation *op, OpAsmPrinter &printer,
                      const Description &description,
                      const Element &directive) {
  printer << 'e';
  printer.printAttributeWithoutType(get(op, description, directive, 0));
  printer << 'm';
  printer.printAttributeWithoutType(get(op, description, directive, 1));
}

/// DotDimensionNumbers: batching_dims = [0] x [0], contracting_dims = [2] x [1]
ParseResult parsePair(OpAsmParser &parser, MutableArrayRef<Numbers> pair) {
  return failure(parser.parseEqual() || parseNumbers(parser, pair[0]) ||
                 parser.parseKeyword("x") || parseNumbers(parser, pair[1]));
}

ParseResult parseDot(ParseState &state, const Element &directive) {
  OpAsmParser &parser = state.parser;
  Numbers lists[4];
  MutableArrayRef<Numbers> all(lists);
  if (succeeded(parser.parseOptionalKeyword("batching_dims")))
    if (parsePair(parser, all.take_front(2)) || parser.parseComma())
      return failure();
  if (parser.parseKeyword("contracting_dims") ||
      parsePair(parser, all.drop_front(2)))
    return failure();
  set(state, directive, 0, dotDimensions(parser.getContext(), lists));
  return success();
}

void printDot(Operation *op, OpAsmPrinter &printer,
              const Description &description, const Element &directive) {
  auto lists = dotDimensions(get(op, description, directive, 0));
  auto pair = [&](StringRef name, unsigned first) {
    printer << name << " = ";
    printNumbers(printer, lists[first]);
    printer << " x ";
    printNumbers(printer, lists[first + 1]);
  };
  if (!lists[0].empty() || !lists[1].empty()) {
    pair("batching_dims", 0);
    printer << ", ";
  }
  pair("contracting_dims", 2);
}

/// PrecisionConfig: , precision = [DEFAULT, HIGHEST]
ParseResult parsePrecisions(ParseState &state, const Element &directive) {
  OpAsmParser &parser = state.parser;
  SmallVector<Attribute> list;
  auto one = [&]() -> ParseResult {
    SMLoc loc = parser.getCurrentLocation();
    StringRef word;
    if (parser.parseKeyword(&word))
      return failure();
    if (!is_contained({"DEFAULT", "HIGH", "HIGHEST"}, word))
      return parser.emitError(loc)
             << "expected one of DEFAULT, HIGH, HIGHEST, not '" << word << "'";
    list.push_back(hloAttribute(parser.getContext(), "precision " + word));
    return success();
  };
  if (parser.parseKeyword("precision") || parser.parseEqual() ||
      parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, one))
    return failure();
  set(state, directive, 0, parser.getBuilder().getArrayAttr(list));
  return success();
}

ParseResult parsePrecision(ParseState &state, const Element &directive) {
  return failed(state.parser.parseOptionalComma())
             ? success()
             : parsePrecisions(state, directive);
}

void printPrecision(Operation *op, OpAsmPrinter &printer,
                    const Description &description, const Element &directive) {
  auto list = dyn_cast_or_null<ArrayAttr>(get(op, description, directive, 0));
  if (!list)
    return;
  printer << ", precision = [";
  interleaveComma(list, printer, [&](Attribute item) {
    printer << cast<OpaqueAttr>(item).getAttrData().split(' ').second;
  });
  printer << ']';
}

/// PrecisionConfigAndAlgorithm: the same, and , algorithm = <...>
ParseResult parseAlgorithm(ParseState &state, const Element &directive) {
  std::string text;
  if (state.parser.parseEqual() || parseDotAlgorithm(state.parser, text))
    return failure();
  set(state, directive, 1,
      hloAttribute(state.parser.getContext(), "dot_algorithm" + text));
  return success();
}

ParseResult parsePrecisionAndAlgorithm(ParseState &state,
                                       const Element &directive) {
  OpAsmParser &parser = state.parser;
  if (failed(parser.parseOptionalComma()))
    return success();
  if (succeeded(parser.parseOptionalKeyword("algorithm")))
    return parseAlgorithm(state, directive);
  if (parsePrecisions(state, directive))
    return failure();
  if (failed(parser.parseOptionalComma()))
    return success();
  return failure(parser.parseKeyword("algorithm") ||
                 parseAlgorithm(state, directive));
}

void printPrecisionAndAlgorithm(Operation *op, OpAsmPrinter &printer,
                                const Description &description,
                                const Element &directive) {
  printPrecision(op, printer, description, directive);
  StringRef text = hloText(get(op, description, directive, 1), "dot_algorithm");
  if (!text.empty())
    printer << ", algorithm = " << text;
}

/// ConvolutionDimensions: [b, 0, f]x[0, i, o]->[b, 0, f]
ParseResult parseLayouts(ParseState &state, const Element &directive) {
  std::string text;
  if (parseConvolution(state.parser, text))
    return failure();
  set(state, directive, 0,
      hloAttribute(state.parser.getContext(), "conv<" + text + ">"));
  return success();
}

void printLayouts(Operation *op, OpAsmPrinter &printer,
                  const Description &description, const Element &directive) {
  StringRef text = hloText(get(op, description, directive, 0), "conv");
  printer << text.drop_front().drop_back();
}

/// WindowAttributes: stride = [2, 2], pad = [[1, 1], [0, 0]], ...
const StringLiteral windowNames[] = {"stride", "pad", "lhs_dilate",
                                     "rhs_dilate", "reverse"};

ParseResult parsePadding(OpAsmParser &parser, Attribute &result) {
  Numbers numbers;
  auto pair = [&]() -> ParseResult {
    SMLoc loc = parser.getCurrentLocation();
    size_t before = numbers.size();
    if (parseNumbers(parser, numbers))
      return failure();
    if (numbers.size() - before == 2)
      return success();
    return parser.emitError(loc)
           << "expected array with 2 elements, got " << numbers.size() - before
           << " elements instead";
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, pair))
    return failure();
  auto type = RankedTensorType::get({int64_t(numbers.size() / 2), 2},
                                    parser.getBuilder().getI64Type());
  result = DenseIntElementsAttr::get(type, ArrayRef<int64_t>(numbers));
  return success();
}

ParseResult parseWindowValue(OpAsmParser &parser, StringRef name,
                             Attribute &result) {
  if (name == "pad")
    return parsePadding(parser, result);
  Numbers numbers;
  if (parseNumbers(parser, numbers))
    return failure();
  if (name != "reverse") {
    result = parser.getBuilder().getDenseI64ArrayAttr(numbers);
    return success();
  }
  SmallVector<bool> flags;
  for (int64_t number : numbers)
    flags.push_back(number != 0);
  result = parser.getBuilder().getDenseBoolArrayAttr(flags);
  return success();
}

ParseResult parseWindow(ParseState &state, const Element &directive) {
  OpAsmParser &parser = state.parser;
  Attribute values[std::size(windowNames)];
  StringRef name;
  do {
    SMLoc loc = parser.getCurrentLocation();
    if (failed(parser.parseOptionalKeyword(&name)))
      break;
    size_t i = find(windowNames, name) - std::begin(windowNames);
    if (i == std::size(windowNames) || values[i])
      return parser.emitError(loc, "unexpected keyword ") << name;
    if (parser.parseEqual() || parseWindowValue(parser, name, values[i]))
      return failure();
  } while (succeeded(parser.parseOptionalComma()));
  for (unsigned i = 0; i < std::size(windowNames); ++i)
    set(state, directive, i, values[i]);
  return success();
}

void printWindowValue(OpAsmPrinter &printer, Attribute value) {
  printer << '[';
  if (auto padding = dyn_cast<DenseIntElementsAttr>(value)) {
    auto numbers = to_vector(padding.getValues<int64_t>());
    interleaveComma(seq(numbers.size() / 2), printer, [&](size_t i) {
      printNumbers(printer, {numbers[2 * i], numbers[2 * i + 1]});
    });
  } else if (auto flags = dyn_cast<DenseBoolArrayAttr>(value)) {
    interleaveComma(flags.asArrayRef(), printer);
  } else {
    interleaveComma(numbersOf(value), printer);
  }
  printer << ']';
}

void printWindow(Operation *op, OpAsmPrinter &printer,
                 const Description &description, const Element &directive) {
  ListSeparator separator;
  for (auto [i, name] : enumerate(windowNames))
    if (Attribute value = get(op, description, directive, i)) {
      printer << StringRef(separator) << name << " = ";
      printWindowValue(printer, value);
    }
}

const Directive directives[] = {
    {"SliceRanges", parseSlices, printSlices},
    {"ExponentMantissa", parseFloatFormat, printFloatFormat},
    {"DotDimensionNumbers", parseDot, printDot},
    {"PrecisionConfig", parsePrecision, printPrecision},
    {"PrecisionConfigAndAlgorithm", parsePrecisionAndAlgorithm,
     printPrecisionAndAlgorithm},
    {"ConvolutionDimensions", parseLayouts, printLayouts},
    {"WindowAttributes", parseWindow, printWindow},
};

} // namespace

const Directive *findNumbersDirective(StringRef name) {
  auto it = find_if(directives, [&](auto &d) { return d.name == name; });
  return it == std::end(directives) ? nullptr : it;
}

} // namespace assertion::table
