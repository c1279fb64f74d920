// Asks MLIR itself: every operation that upstream registers has a row, and no
// row says less than what MLIR declares.
#include "dialect/op_table.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "mlir/Dialect/Linalg/IR/LinalgInterfaces.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/RegionKindInterface.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Parser/Parser.h"

using namespace mlir;

namespace {

// Rows that say more than MLIR, which declares nothing of these.
const std::set<std::string> kOurs = {"shape.is_broadcastable", "shape.meet",
                                     "shape.reduce"};

MLIRContext &context() {
  static MLIRContext *context = [] {
    DialectRegistry registry;
    registerAllDialects(registry);
    registerAllExtensions(registry);
    auto *made = new MLIRContext(registry, MLIRContext::Threading::DISABLED);
    made->loadAllAvailableDialects();
    return made;
  }();
  return *context;
}

const op_row_t *lookup(StringRef name) {
  return op_table_lookup(mlirStringRefCreate(name.data(), name.size()));
}

/// Calls `check` on each registered operation that has a row.
void eachRow(
    llvm::function_ref<void(RegisteredOperationName, const op_row_t &)> check) {
  for (RegisteredOperationName name : context().getRegisteredOperations())
    if (const op_row_t *row = lookup(name.getStringRef()))
      check(name, *row);
}

using Effects = SmallVector<MemoryEffects::EffectInstance>;

/// The effects of an operation `name` made with `operands` operands that
/// nothing verifies.
Effects effectsOf(RegisteredOperationName name, unsigned operands) {
  Builder builder(&context());
  Block block;
  for (unsigned i = 0; i < operands; ++i)
    block.addArgument(MemRefType::get({}, builder.getF32Type()),
                      builder.getUnknownLoc());
  OperationState state(builder.getUnknownLoc(), name);
  state.addOperands(block.getArguments());
  Operation *op = Operation::create(state);
  Effects effects;
  if (auto interface = dyn_cast<MemoryEffectOpInterface>(op))
    interface.getEffects(effects);
  op->destroy();
  return effects;
}

TEST(EffectsOracle, every_registered_operation_has_a_row) {
  EXPECT_LT(2000u, context().getRegisteredOperations().size());
  for (RegisteredOperationName name : context().getRegisteredOperations())
    EXPECT_TRUE(lookup(name.getStringRef())) << name.getStringRef().str();
}

TEST(EffectsOracle, free_is_declared) {
  eachRow([](RegisteredOperationName name, const op_row_t &row) {
    if (row.effects != OP_EFFECTS_FREE || kOurs.count(row.name))
      return;
    if (!name.hasInterface<MemoryEffectOpInterface>())
      ADD_FAILURE() << row.name << " declares no effects";
    else if (!effectsOf(name, 0).empty())
      ADD_FAILURE() << row.name << " has effects";
  });
}

TEST(EffectsOracle, pure_is_free) {
  eachRow([](RegisteredOperationName name, const op_row_t &row) {
    // As isPure has it: speculatable, and an interface that declares nothing.
    bool pure = name.hasTrait<OpTrait::AlwaysSpeculatableImplTrait>() &&
                name.hasInterface<MemoryEffectOpInterface>();
    if (pure && effectsOf(name, 8).empty()) {
      EXPECT_EQ(OP_EFFECTS_FREE, row.effects) << row.name;
    }
  });
}

TEST(EffectsOracle, recursive_is_declared) {
  eachRow([](RegisteredOperationName name, const op_row_t &row) {
    if (row.effects != OP_EFFECTS_RECURSIVE || kOurs.count(row.name))
      return;
    EXPECT_TRUE(name.hasTrait<OpTrait::HasRecursiveMemoryEffects>())
        << row.name;
    EXPECT_FALSE(name.hasInterface<MemoryEffectOpInterface>()) << row.name;
  });
}

TEST(EffectsOracle, reads_only_reads) {
  eachRow([](RegisteredOperationName name, const op_row_t &row) {
    if (row.effects != OP_EFFECTS_READ || row.traits & OP_TRAIT_TENSOR_FREE)
      return;
    EXPECT_TRUE(name.hasInterface<MemoryEffectOpInterface>()) << row.name;
    EXPECT_FALSE(name.hasTrait<OpTrait::HasRecursiveMemoryEffects>())
        << row.name;
    for (const MemoryEffects::EffectInstance &effect : effectsOf(name, 8))
      EXPECT_TRUE(isa<MemoryEffects::Read>(effect.getEffect())) << row.name;
  });
}

TEST(EffectsOracle, traits_are_those_of_mlir) {
  eachRow([](RegisteredOperationName name, const op_row_t &row) {
    auto expect = [&](bool wanted, unsigned bit, const char *what) {
      EXPECT_EQ(wanted, (row.traits & bit) != 0) << row.name << ' ' << what;
    };
    expect(name.hasTrait<OpTrait::IsTerminator>(), OP_TRAIT_TERMINATOR,
           "terminator");
    expect(name.hasInterface<SymbolOpInterface>(), OP_TRAIT_SYMBOL, "symbol");
    expect(name.hasTrait<OpTrait::ConstantLike>(), OP_TRAIT_CONSTANT,
           "constant");
    expect(name.hasTrait<OpTrait::NoTerminator>(), OP_TRAIT_NO_TERMINATOR,
           "no_terminator");
    expect(name.hasTrait<OpTrait::IsIsolatedFromAbove>(), OP_TRAIT_ISOLATED,
           "isolated");
    expect(name.hasInterface<RegionKindInterface>(), OP_TRAIT_GRAPH, "graph");
    if (name.hasInterface<LoopLikeOpInterface>())
      expect(true, OP_TRAIT_LOOP, "loop");
  });
}

/// Whether `text`, the body of a function, is free of effects except for its
/// terminator.
bool isFree(StringRef text) {
  std::string module = ("func.func @f(%t: tensor<4x4xf32>, %m: memref<4x4xf32>,"
                        " %v: vector<4xf32>, %i: index, %f: f32) {" +
                        text + " return }")
                           .str();
  OwningOpRef<ModuleOp> parsed =
      parseSourceString<ModuleOp>(module, ParserConfig(&context()));
  if (!parsed) {
    ADD_FAILURE() << text.str();
    return false;
  }
  bool free = true;
  for (Operation &op : parsed->getOps().begin()->getRegion(0).front())
    if (const op_row_t *row = lookup(op.getName().getStringRef()))
      if (row->traits & OP_TRAIT_TENSOR_FREE)
        free &= isMemoryEffectFree(&op);
  return free;
}

TEST(EffectsOracle, tensor_free_is_free_without_memrefs) {
  EXPECT_TRUE(isFree("linalg.fill ins(%f : f32) outs(%t : tensor<4x4xf32>)"
                     " -> tensor<4x4xf32>"));
  EXPECT_FALSE(isFree("linalg.fill ins(%f : f32) outs(%m : memref<4x4xf32>)"));
  EXPECT_TRUE(isFree("linalg.softmax dimension(0) ins(%t : tensor<4x4xf32>)"
                     " outs(%t : tensor<4x4xf32>) -> tensor<4x4xf32>"));
  EXPECT_FALSE(isFree("linalg.softmax dimension(0) ins(%m : memref<4x4xf32>)"
                      " outs(%m : memref<4x4xf32>)"));
  EXPECT_TRUE(isFree("vector.transfer_read %t[%i, %i], %f :"
                     " tensor<4x4xf32>, vector<4xf32>"));
  EXPECT_FALSE(isFree("vector.transfer_read %m[%i, %i], %f :"
                      " memref<4x4xf32>, vector<4xf32>"));
  EXPECT_TRUE(isFree("vector.transfer_write %v, %t[%i, %i] :"
                     " vector<4xf32>, tensor<4x4xf32>"));
  EXPECT_FALSE(isFree("vector.transfer_write %v, %m[%i, %i] :"
                      " vector<4xf32>, memref<4x4xf32>"));
  EXPECT_TRUE(isFree("bufferization.materialize_in_destination %t in %t :"
                     " (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>"));
  EXPECT_FALSE(isFree("bufferization.materialize_in_destination %t in"
                      " restrict writable %m :"
                      " (tensor<4x4xf32>, memref<4x4xf32>) -> ()"));
}

TEST(EffectsOracle, tensor_free_is_linalg_or_tested_above) {
  const std::set<std::string> tested = {
      "bufferization.materialize_in_destination", "linalg.softmax",
      "vector.transfer_read", "vector.transfer_write"};
  eachRow([&](RegisteredOperationName name, const op_row_t &row) {
    if (!(row.traits & OP_TRAIT_TENSOR_FREE) || tested.count(row.name))
      return;
    EXPECT_TRUE(name.hasInterface<linalg::LinalgOp>()) << row.name;
    EXPECT_TRUE(name.hasTrait<OpTrait::HasRecursiveMemoryEffects>())
        << row.name;
  });
}

} // namespace
