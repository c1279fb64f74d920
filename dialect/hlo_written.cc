// Checks StableHLO's attributes that nothing here takes apart.
#include "dialect/hlo_written.h"

using namespace mlir;
using namespace llvm;

namespace assertion::table {
namespace {

/// `NE`, of `#stablehlo<comparison_direction NE>`.
ParseResult checkWord(AsmParser &parser) {
  std::string word;
  return parser.parseKeywordOrString(&word);
}

/// `<NE>`.
ParseResult checkWordInBrackets(AsmParser &parser) {
  return failure(parser.parseLess() || checkWord(parser) ||
                 parser.parseGreater());
}

/// `<4, ?>`.
ParseResult checkBounds(AsmParser &parser) {
  return parser.parseCommaSeparatedList(AsmParser::Delimiter::LessGreater, [&] {
    int64_t bound;
    if (succeeded(parser.parseOptionalQuestion()))
      return ParseResult(success());
    return parser.parseInteger(bound);
  });
}

/// `<handle = 1, type = 0>`, in any order.
ParseResult checkChannel(AsmParser &parser) {
  bool seen[2] = {};
  auto field = [&]() -> ParseResult {
    SMLoc loc = parser.getCurrentLocation();
    StringRef name;
    int64_t number;
    if (parser.parseKeyword(&name))
      return failure();
    bool isType = name == "type";
    if ((!isType && name != "handle") || seen[isType])
      return parser.emitError(loc, "expected 'handle' and 'type', each once");
    seen[isType] = true;
    return failure(parser.parseEqual() || parser.parseInteger(number));
  };
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::LessGreater, field))
    return failure();
  if (!seen[0] || !seen[1])
    return parser.emitError(loc, "expected 'handle' and 'type', each once");
  return success();
}

/// `<atol = 1.0, rtol = 1.0, ulps = 1, mode = #stablehlo...>`, the numbers
/// optional.
ParseResult checkAccuracy(AsmParser &parser) {
  Attribute mode;
  if (parser.parseLess())
    return failure();
  for (StringRef name : {"atol", "rtol", "ulps"}) {
    double real;
    int64_t number;
    if (failed(parser.parseOptionalKeyword(name)))
      continue;
    if (parser.parseEqual() ||
        (name == "ulps" ? parser.parseInteger(number)
                        : parser.parseFloat(real)) ||
        parser.parseComma())
      return failure();
  }
  return failure(parser.parseKeyword("mode") || parser.parseEqual() ||
                 parser.parseAttribute(mode) || parser.parseGreater());
}

const struct {
  StringLiteral mnemonic;
  ParseResult (*check)(AsmParser &);
} forms[] = {
    {"bounds", checkBounds},
    {"channel_handle", checkChannel},
    {"comparison_direction", checkWord},
    {"comparison_type", checkWord},
    {"fft_type", checkWord},
    {"precision", checkWord},
    {"result_accuracy", checkAccuracy},
    {"result_accuracy_mode", checkWordInBrackets},
    {"rng_algorithm", checkWord},
    {"rng_distribution", checkWord},
    {"transpose", checkWord},
};

} // namespace

ParseResult checkWritten(AsmParser &parser, StringRef mnemonic) {
  for (const auto &form : forms)
    if (form.mnemonic == mnemonic)
      return form.check(parser);
  return success();
}

} // namespace assertion::table
