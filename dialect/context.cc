// The context, and the dialects registered in it.
#include "dialect/context.h"
#include "dialect/assertion_dialect.h"
#include "dialect/table_dialect.h"
#include "mlir/CAPI/IR.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Async/IR/Async.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/EmitC/IR/EmitC.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/Index/IR/IndexDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Quant/IR/Quant.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SMT/IR/SMTDialect.h"
#include "mlir/Dialect/Shape/IR/Shape.h"
#include "mlir/Dialect/SparseTensor/IR/SparseTensor.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/MLIRContext.h"

using namespace mlir;

MlirContext dialect_context_create(bool allow_unregistered,
                                   bool multithreaded) {
  DialectRegistry registry;
  registry.insert<
      affine::AffineDialect, arith::ArithDialect, assertion::AssertionDialect,
      async::AsyncDialect, bufferization::BufferizationDialect,
      complex::ComplexDialect, cf::ControlFlowDialect, emitc::EmitCDialect,
      func::FuncDialect, gpu::GPUDialect, index::IndexDialect,
      LLVM::LLVMDialect, linalg::LinalgDialect, ml_program::MLProgramDialect,
      math::MathDialect, memref::MemRefDialect, quant::QuantDialect,
      scf::SCFDialect, shape::ShapeDialect, smt::SMTDialect,
      sparse_tensor::SparseTensorDialect, tensor::TensorDialect,
      tosa::TosaDialect, ub::UBDialect, vector::VectorDialect>();
  assertion::table::registerTableDialects(registry);
  auto *context = new MLIRContext(
      registry, multithreaded ? MLIRContext::Threading::ENABLED
                              : MLIRContext::Threading::DISABLED);
  context->allowUnregisteredDialects(allow_unregistered);
  // --wrap makes regions that no parser has met.
  context->loadDialect<assertion::AssertionDialect>();
  return wrap(context);
}
