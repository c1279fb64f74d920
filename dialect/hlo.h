// Parsers and printers of StableHLO operations, for the table in
// hlo_special.cc.
#ifndef ASSERTION_DIALECT_HLO_H
#define ASSERTION_DIALECT_HLO_H

#include "dialect/interpret.h"

namespace assertion::table {

/// stablehlo.reduce, with its body or with the name of the one operation that
/// the body applies. The form is that of StableHLO's AssemblyFormat.cpp, in
/// which operands stand in pairs; in the operation all inputs come before all
/// initial values.
/// stablehlo.reduce, with its body or with the name of the one operation that
/// the body applies. Operands stand in pairs in the text; in the operation all
/// inputs come before all initial values.
mlir::ParseResult parseReduce(mlir::OpAsmParser &parser,
                              mlir::OperationState &result,
                              const Description &description);
void printReduce(mlir::Operation *op, mlir::OpAsmPrinter &printer,
                 const Description &description);

} // namespace assertion::table
#endif
