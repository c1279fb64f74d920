// Operations of which a table row does not say all: parsers and printers of
// their own, names of results, types that follow from others, rules beyond
// types. One row each in a small table, found once for each operation name.
// What a format can say belongs into the tables, not here.
#ifndef ASSERTION_DIALECT_SPECIAL_H
#define ASSERTION_DIALECT_SPECIAL_H

#include "dialect/interpret.h"

namespace assertion::table {

/// One operation's row, constant data of the program; null functions leave the
/// matter to the description.
struct Special {
  /// The operation, with its dialect.
  llvm::StringLiteral name;
  /// Reads and prints the custom form; null: as the format says.
  mlir::ParseResult (*parse)(mlir::OpAsmParser &, mlir::OperationState &,
                             const Description &) = nullptr;
  void (*print)(mlir::Operation *, mlir::OpAsmPrinter &,
                const Description &) = nullptr;
  /// Names the first result, as in %int1; null: as the table says.
  void (*resultName)(mlir::Operation *, llvm::raw_ostream &) = nullptr;
  /// The type of an operand that the text leaves out, from what was read.
  mlir::Type (*operandType)(const mlir::OperationState &) = nullptr;
  /// Rules of the operation's own; an error has been emitted on failure.
  llvm::LogicalResult (*verify)(mlir::Operation *) = nullptr;
  /// The same for what depends on regions, once those have been verified.
  llvm::LogicalResult (*verifyRegions)(mlir::Operation *) = nullptr;
  /// Names every argument of the regions' first blocks, or empty.
  llvm::StringLiteral argumentName = "";
  /// Whether the custom form would leave out what makes this one different; it
  /// is then printed in the generic form.
  bool (*isGeneric)(mlir::Operation *) = nullptr;
};

/// The row for this operation, or null. Linear; asked once for each name.
/// The caller keeps what it gets in the operation's description.
const Special *findSpecial(llvm::StringRef name);
/// The same, for StableHLO's operations alone; they have a table of their own.
const Special *findHloSpecial(llvm::StringRef name);

/// Appends the terminator that the text of a region may leave out.
void addImplicitTerminator(mlir::Region &region, mlir::OpAsmParser &parser,
                           mlir::OperationState &result,
                           const Description &description);

} // namespace assertion::table
#endif
