// Parsers and printers of StableHLO operations, for the table in
// hlo_special.cc.
#ifndef ASSERTION_DIALECT_HLO_H
#define ASSERTION_DIALECT_HLO_H

#include "dialect/interpret.h"

namespace assertion::table {

mlir::ParseResult parseReduce(mlir::OpAsmParser &parser,
                              mlir::OperationState &result,
                              const Description &description);
void printReduce(mlir::Operation *op, mlir::OpAsmPrinter &printer,
                 const Description &description);

} // namespace assertion::table
#endif
