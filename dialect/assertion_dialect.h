// The dialect of assertion.region, generated from assertion.td.
#ifndef ASSERTION_DIALECT_ASSERTION_DIALECT_H
#define ASSERTION_DIALECT_ASSERTION_DIALECT_H

#include "dialect/resources.h"
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "dialect/assertion_dialect.h.inc"
#define GET_OP_CLASSES
#include "dialect/assertion_ops.h.inc"

#endif
