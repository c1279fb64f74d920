// StableHLO's attributes. They stay text (OpaqueAttr), but those that a custom
// form takes apart are spelled canonically, as StableHLO prints them, so that
// whoever reads the text need not parse it.
#ifndef ASSERTION_DIALECT_HLO_ATTRIBUTE_H
#define ASSERTION_DIALECT_HLO_ATTRIBUTE_H

#include "mlir/IR/OpImplementation.h"

namespace assertion::table {

/// Dimensions, or one number alone where the field is no list.
using Numbers = llvm::SmallVector<int64_t, 4>;

/// The attribute `#stablehlo.TEXT`.
mlir::Attribute hloAttribute(mlir::MLIRContext *context,
                             const llvm::Twine &text);

/// The attribute's text from behind the mnemonic on ("<[b, 0, f]...>"), or an
/// empty string where it is no such attribute.
llvm::StringRef hloText(mlir::Attribute attribute, llvm::StringRef mnemonic);

/// `text` on one line: without comments, with the white space that MLIR's
/// printers put around brackets, commas and equality signs; strings stay as
/// they are.
std::string squeeze(llvm::StringRef text);

/// Reads any attribute of the dialect, from its mnemonic on. Returns null, with
/// an error, where it is one of those above and malformed.
mlir::Attribute parseHloAttribute(mlir::DialectAsmParser &parser);

/// `#stablehlo.dot` from its four lists: batching dimensions of the two sides,
/// then contracting ones.
mlir::Attribute dotDimensions(mlir::MLIRContext *context,
                              llvm::ArrayRef<Numbers> lists);
/// The lists of such an attribute; all are empty where it is none.
llvm::SmallVector<Numbers, 4> dotDimensions(mlir::Attribute attribute);

/// Reads "[b, 0, f]x[0, i, o]->[b, 0, f]", and gives it as text.
mlir::ParseResult parseConvolution(mlir::AsmParser &parser, std::string &text);

/// Reads "<lhs_precision_type = tf32, ...>", and gives it as text.
mlir::ParseResult parseDotAlgorithm(mlir::AsmParser &parser, std::string &text);

} // namespace assertion::table
#endif
