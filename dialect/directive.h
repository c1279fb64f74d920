// The directives `custom<Name>(...)` of StableHLO's formats, as rows of tables.
#ifndef ASSERTION_DIALECT_DIRECTIVE_H
#define ASSERTION_DIALECT_DIRECTIVE_H

#include "dialect/interpret.h"

namespace assertion::table {

/// One directive. Both functions get the format's element, whose children are
/// the directive's arguments.
struct Directive {
  llvm::StringLiteral name;
  /// Reads into `state`; an error has been emitted where it fails.
  mlir::ParseResult (*parse)(ParseState &state, const Element &directive);
  /// Prints what `parse` reads, of a verified operation.
  void (*print)(mlir::Operation *op, mlir::OpAsmPrinter &printer,
                const Description &description, const Element &directive);
};

/// The directives on attributes made of numbers, or null; those on types are in
/// directive.cc.
const Directive *findNumbersDirective(llvm::StringRef name);

} // namespace assertion::table
#endif
