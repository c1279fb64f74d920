// Reads StableHLO's attributes into their canonical text.
#include "dialect/hlo_attribute.h"
#include "dialect/hlo_written.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace llvm;

namespace assertion::table {
namespace {

struct Field {
  StringLiteral name;
  bool isList = true;
};

const Field dotFields[] = {
    {"lhs_batching_dimensions"},
    {"rhs_batching_dimensions"},
    {"lhs_contracting_dimensions"},
    {"rhs_contracting_dimensions"},
};
const Field gatherFields[] = {
    {"offset_dims"},           {"collapsed_slice_dims"},
    {"operand_batching_dims"}, {"start_indices_batching_dims"},
    {"start_index_map"},       {"index_vector_dim", false},
};
const Field scatterFields[] = {
    {"update_window_dims"},           {"inserted_window_dims"},
    {"input_batching_dims"},          {"scatter_indices_batching_dims"},
    {"scatter_dims_to_operand_dims"}, {"index_vector_dim", false},
};

/// Of the input, the kernel and the output: where its dimensions stand.
const Field convolutionFields[] = {
    {"input_batch_dimension", false},
    {"input_feature_dimension", false},
    {"input_spatial_dimensions"},
    {"kernel_input_feature_dimension", false},
    {"kernel_output_feature_dimension", false},
    {"kernel_spatial_dimensions"},
    {"output_batch_dimension", false},
    {"output_feature_dimension", false},
    {"output_spatial_dimensions"},
};

/// Attributes that are structures of numbers.
const struct {
  StringLiteral mnemonic;
  ArrayRef<Field> fields;
} structures[] = {
    {"dot", dotFields},
    {"gather", gatherFields},
    {"scatter", scatterFields},
};

ParseResult parseList(AsmParser &parser, Numbers &numbers) {
  return parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&] {
    return parser.parseInteger(numbers.emplace_back());
  });
}

/// Which of the fields stands next; an error where none does.
ParseResult parseName(AsmParser &parser, ArrayRef<Field> fields,
                      unsigned &index) {
  SMLoc loc = parser.getCurrentLocation();
  StringRef name;
  if (succeeded(parser.parseOptionalKeyword(&name)))
    for (index = 0; index < fields.size(); ++index)
      if (fields[index].name == name)
        return success();
  InFlightDiagnostic error = parser.emitError(loc) << "expected one of: ";
  interleaveComma(fields, error,
                  [&](const Field &f) { error << "`" << f.name << "`"; });
  return error;
}

/// `name = [1], other = 2>`, in any order; a comma may stand at the end.
ParseResult parseFields(AsmParser &parser, ArrayRef<Field> fields,
                        MutableArrayRef<Numbers> values) {
  uint64_t seen = 0;
  while (failed(parser.parseOptionalGreater())) {
    SMLoc loc = parser.getCurrentLocation();
    unsigned i = 0;
    if (parseName(parser, fields, i))
      return failure();
    if (seen >> i & 1)
      return parser.emitError(loc)
             << "duplicated `" << fields[i].name << "` entry";
    seen |= uint64_t(1) << i;
    if (parser.parseEqual() ||
        (fields[i].isList ? parseList(parser, values[i])
                          : parser.parseInteger(values[i].emplace_back())))
      return failure();
    if (failed(parser.parseOptionalComma()))
      return parser.parseGreater();
  }
  return success();
}

/// Empty lists and the number 0 are left out.
std::string printFields(ArrayRef<Field> fields, ArrayRef<Numbers> values) {
  std::string text;
  raw_string_ostream os(text);
  ListSeparator separator;
  for (auto [field, numbers] : zip(fields, values)) {
    if (numbers.empty() || (!field.isList && numbers.front() == 0))
      continue;
    os << separator << field.name << " = " << (field.isList ? "[" : "");
    interleaveComma(numbers, os);
    os << (field.isList ? "]" : "");
  }
  return text;
}

/// The list `name = [1, 2]` in what printFields wrote.
Numbers findList(StringRef text, StringRef name) {
  Numbers numbers;
  size_t at = text.find((name + " = [").str());
  if (at == StringRef::npos)
    return numbers;
  text = text.drop_front(at + name.size() + 4).take_until([](char c) {
    return c == ']';
  });
  SmallVector<StringRef> words;
  text.split(words, ", ");
  for (StringRef word : words)
    if (word.getAsInteger(10, numbers.emplace_back()))
      numbers.pop_back();
  return numbers;
}

/// One `[b, 0, f]`: the two letters, and the numbers from 0 on, in any order.
ParseResult parseLayout(AsmParser &parser, StringRef letters, raw_ostream &os) {
  SMLoc loc = parser.getCurrentLocation();
  SmallVector<std::string> found;
  auto one = [&]() -> ParseResult {
    int64_t number;
    OptionalParseResult parsed = parser.parseOptionalInteger(number);
    if (parsed.has_value()) {
      found.push_back(std::to_string(number));
      return *parsed;
    }
    StringRef letter;
    if (parser.parseKeyword(&letter))
      return failure();
    found.push_back(letter.str());
    return success();
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, one))
    return failure();
  SmallVector<std::string> wanted = {letters.take_front().str(),
                                     letters.drop_front().str()};
  for (size_t i = 0; i + 2 < found.size(); ++i)
    wanted.push_back(std::to_string(i));
  for (const std::string &dimension : wanted)
    if (count(found, dimension) != 1)
      return parser.emitError(loc) << "expected the dimensions "
                                   << join(wanted, ", ") << ", each once";
  os << '[' << join(found, ", ") << ']';
  return success();
}

/// `<name = value, ...>` in exactly this order, as ODS's formats have it.
ParseResult parseAlgorithmField(AsmParser &parser, StringRef name,
                                raw_ostream &os) {
  os << name << " = ";
  if (parser.parseKeyword(name) || parser.parseEqual())
    return failure();
  if (name.ends_with("_type")) {
    Type type;
    if (parser.parseType(type))
      return failure();
    os << type;
    return success();
  }
  SMLoc loc = parser.getCurrentLocation();
  StringRef word;
  int64_t number;
  if (!name.starts_with("allow")) {
    if (parser.parseInteger(number))
      return failure();
    os << number;
    return success();
  }
  if (parser.parseKeyword(&word))
    return failure();
  if (word != "true" && word != "false")
    return parser.emitError(loc, "expected 'true' or 'false'");
  os << word;
  return success();
}

const StringLiteral algorithmFields[] = {
    "lhs_precision_type",          "rhs_precision_type",
    "accumulation_type",           "lhs_component_count",
    "rhs_component_count",         "num_primitive_operations",
    "allow_imprecise_accumulation"};

Attribute parseStructure(DialectAsmParser &parser, StringRef mnemonic,
                         ArrayRef<Field> fields) {
  SmallVector<Numbers> values(fields.size());
  if (parser.parseLess() || parseFields(parser, fields, values))
    return {};
  return hloAttribute(parser.getContext(),
                      mnemonic + "<" + printFields(fields, values) + ">");
}

/// The layout of one tensor, from where its dimensions stand.
std::string rawLayout(StringRef letters, int64_t first, int64_t second,
                      ArrayRef<int64_t> spatial) {
  SmallVector<std::string> names(spatial.size() + 2);
  auto name = [&](int64_t at, std::string what) {
    if (at >= 0 && size_t(at) < names.size())
      names[at] = what;
  };
  name(first, letters.take_front().str());
  name(second, letters.drop_front().str());
  for (auto [i, at] : enumerate(spatial))
    name(at, std::to_string(i));
  return is_contained(names, "") ? "" : "[" + join(names, ", ") + "]";
}

/// `conv<raw input_batch_dimension = 0, ...>` says the same in words.
Attribute parseRawConvolution(DialectAsmParser &parser, SMLoc loc) {
  SmallVector<Numbers> values(std::size(convolutionFields));
  if (parseFields(parser, convolutionFields, values))
    return {};
  std::string layouts[3];
  for (unsigned i = 0; i < 3; ++i) {
    auto number = [&](unsigned k) {
      return values[3 * i + k].empty() ? 0 : values[3 * i + k].front();
    };
    layouts[i] = rawLayout(i == 1 ? "io" : "bf", number(0), number(1),
                           values[3 * i + 2]);
    if (layouts[i].empty())
      return parser.emitError(loc, "dimensions do not fit together"),
             Attribute();
  }
  return hloAttribute(parser.getContext(), "conv<" + layouts[0] + "x" +
                                               layouts[1] + "->" + layouts[2] +
                                               ">");
}

Attribute parseConvolutionAttribute(DialectAsmParser &parser) {
  std::string text;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseLess())
    return {};
  if (succeeded(parser.parseOptionalKeyword("raw")))
    return parseRawConvolution(parser, loc);
  if (parseConvolution(parser, text) || parser.parseGreater())
    return {};
  return hloAttribute(parser.getContext(), "conv<" + text + ">");
}

Attribute parseAlgorithmAttribute(DialectAsmParser &parser) {
  std::string text;
  if (parseDotAlgorithm(parser, text))
    return {};
  return hloAttribute(parser.getContext(), "dot_algorithm" + text);
}

/// An older spelling of `bounds<4, ?>`.
Attribute parseTypeExtensions(DialectAsmParser &parser) {
  std::string text;
  raw_string_ostream os(text);
  auto bound = [&]() -> ParseResult {
    int64_t number;
    os << (text.empty() ? "" : ", ");
    if (succeeded(parser.parseOptionalQuestion()))
      return os << '?', success();
    if (parser.parseInteger(number))
      return failure();
    return os << number, success();
  };
  if (parser.parseLess() || parser.parseKeyword("bounds") ||
      parser.parseEqual() ||
      parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, bound) ||
      parser.parseGreater())
    return {};
  return hloAttribute(parser.getContext(), "bounds<" + text + ">");
}

/// Where a string, a comment or a single character ends that begins at `i`.
size_t endOfPiece(StringRef text, size_t i) {
  if (text.substr(i).starts_with("//"))
    return std::min(text.find('\n', i), text.size());
  if (text[i] != '"')
    return i + 1;
  for (++i; i < text.size() && text[i] != '"'; ++i)
    i += text[i] == '\\';
  return std::min(i + 1, text.size());
}

} // namespace

std::string squeeze(StringRef text) {
  std::string result;
  for (size_t i = 0, end; i < text.size(); i = end) {
    end = endOfPiece(text, i);
    StringRef piece = text.slice(i, end);
    bool isSpace = llvm::isSpace(piece.front()) || piece.starts_with("//");
    char last = result.empty() ? ' ' : result.back();
    if (piece == "=" && last != ' ')
      result += " = ";
    else if (!isSpace && last == ' ' && StringRef(">])},").contains(piece[0]))
      result.back() = piece[0];
    else if (!isSpace)
      result += piece;
    else if (!StringRef(" <[({").contains(last))
      result += ' ';
    if (piece == "=" && last == ' ')
      result += ' ';
  }
  return result;
}

Attribute hloAttribute(MLIRContext *context, const Twine &text) {
  return OpaqueAttr::get(StringAttr::get(context, "stablehlo"), text.str(),
                         NoneType::get(context));
}

StringRef hloText(Attribute attribute, StringRef mnemonic) {
  auto term = dyn_cast_or_null<OpaqueAttr>(attribute);
  StringRef text = term ? term.getAttrData() : "";
  return text.consume_front(mnemonic) && text.starts_with("<") ? text : "";
}

Attribute parseHloAttribute(DialectAsmParser &parser) {
  StringRef text = parser.getFullSymbolSpec(), mnemonic;
  Attribute whole = hloAttribute(parser.getContext(), squeeze(text));
  if (parser.parseKeyword(&mnemonic))
    return {};
  for (const auto &structure : structures)
    if (structure.mnemonic == mnemonic)
      return parseStructure(parser, mnemonic, structure.fields);
  if (mnemonic == "conv")
    return parseConvolutionAttribute(parser);
  if (mnemonic == "dot_algorithm")
    return parseAlgorithmAttribute(parser);
  if (mnemonic == "type_extensions")
    return parseTypeExtensions(parser);
  return failed(checkWritten(parser, mnemonic)) ? Attribute() : whole;
}

Attribute dotDimensions(MLIRContext *context, ArrayRef<Numbers> lists) {
  return hloAttribute(context, "dot<" + printFields(dotFields, lists) + ">");
}

SmallVector<Numbers, 4> dotDimensions(Attribute attribute) {
  SmallVector<Numbers, 4> lists;
  for (const Field &field : dotFields)
    lists.push_back(findList(hloText(attribute, "dot"), field.name));
  return lists;
}

ParseResult parseConvolution(AsmParser &parser, std::string &text) {
  raw_string_ostream os(text);
  if (parseLayout(parser, "bf", os) || parser.parseKeyword("x"))
    return failure();
  os << 'x';
  if (parseLayout(parser, "io", os) || parser.parseArrow())
    return failure();
  os << "->";
  return parseLayout(parser, "bf", os);
}

ParseResult parseDotAlgorithm(AsmParser &parser, std::string &text) {
  raw_string_ostream os(text);
  os << '<';
  if (parser.parseLess())
    return failure();
  for (StringRef name : algorithmFields) {
    bool isFirst = name == algorithmFields[0];
    if (!isFirst && parser.parseComma())
      return failure();
    os << (isFirst ? "" : ", ");
    if (parseAlgorithmField(parser, name, os))
      return failure();
  }
  os << '>';
  return parser.parseGreater();
}

} // namespace assertion::table
