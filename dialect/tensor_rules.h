// What operations demand of the sizes and dtypes of torch tensors. The words
// are torch-mlir's, and the order of checks where there are several.
#ifndef ASSERTION_DIALECT_TENSOR_RULES_H
#define ASSERTION_DIALECT_TENSOR_RULES_H

#include "mlir/IR/Operation.h"

namespace assertion::table {

/// For operations whose operands and results are tensors of the kinds that the
/// tables ask for, and which have the attributes declared. Each emits an error
/// where it fails, and keeps no state: MLIR verifies on several threads.

/// The type of a literal follows from the elements: exactly for
/// torch.vtensor.literal, and up to what torch.tensor.literal leaves unknown.
llvm::LogicalResult verifyValueLiteral(mlir::Operation *op);
llvm::LogicalResult verifyLiteral(mlir::Operation *op);

/// torch.tensor_static_info_cast: what both types know agrees.
llvm::LogicalResult verifyInfoCast(mlir::Operation *op);

/// torch.derefine goes to a wider type, torch.prim.unchecked_cast to a
/// narrower one.
llvm::LogicalResult verifyDerefine(mlir::Operation *op);
llvm::LogicalResult verifyUncheckedCast(mlir::Operation *op);

/// torch.copy.to_tensor and torch.copy.to_vtensor: one type but for value
/// semantics.
llvm::LogicalResult verifyCopy(mlir::Operation *op);

/// torch_c.to_builtin_tensor and torch_c.from_builtin_tensor: the same sizes,
/// and the same dtype up to the signedness of integers.
llvm::LogicalResult verifyBuiltinTensor(mlir::Operation *op);

} // namespace assertion::table
#endif
