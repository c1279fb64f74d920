// The types of the torch dialect: a type is its canonical spelling, as
// torch-mlir prints it, with the attributes inside it (sparsity encodings) kept
// apart so that they print by their aliases. Hosts that have torch-mlir's own
// types never meet these; whoever reads types reads their printed form.
#ifndef ASSERTION_DIALECT_TORCH_TYPE_H
#define ASSERTION_DIALECT_TORCH_TYPE_H

#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/Types.h"
#include "llvm/ADT/StringMap.h"
#include <mutex>

namespace assertion::table {

namespace detail {
/// The storage, unique for a spelling and its attributes in a context.
struct TorchTypeStorage : mlir::TypeStorage {
  /// Spelling and attributes.
  using KeyTy = std::pair<llvm::StringRef, llvm::ArrayRef<mlir::Attribute>>;

  /// MLIR's interface for uniquing: `construct` copies the key.
  explicit TorchTypeStorage(KeyTy key);
  bool operator==(const KeyTy &other) const { return key == other; }
  static TorchTypeStorage *construct(mlir::TypeStorageAllocator &allocator,
                                     const KeyTy &key);

  /// Spelling and attributes; both live in the context.
  KeyTy key;
  /// Bits of the mnemonics, for verifiers.
  uint64_t kind = 0, element = 0;
};
} // namespace detail

/// Any type of the torch dialect. Cheap to copy, as all of MLIR's types. Equal
/// spellings are the same type.
class TorchType : public mlir::Type::TypeBase<TorchType, mlir::Type,
                                              detail::TorchTypeStorage> {
public:
  using Base::Base;
  /// Names the class in MLIR; never printed.
  static constexpr llvm::StringLiteral name = "torch.type";

  /// `text` is the canonical spelling without "!torch.", with a NUL in the
  /// place of each of `attributes`.
  static TorchType get(mlir::MLIRContext *context, llvm::StringRef text,
                       llvm::ArrayRef<mlir::Attribute> attributes = {});

  /// The canonical spelling, borrowed from the context.
  llvm::StringRef getText() const;
  /// What stands in the places of the NULs in it.
  llvm::ArrayRef<mlir::Attribute> getAttributes() const;
  /// Bit of the type's mnemonic, and of the elements' of a list, else 0.
  uint64_t getKind() const;
  uint64_t getListElementKind() const;

  /// Prints it without "!torch.".
  void print(mlir::AsmPrinter &printer) const;
};

/// The bit of a mnemonic ("int", "nn.Module"), or 0 if torch has no such type.
/// There are fewer than 64.
uint64_t torchTypeKind(llvm::StringRef mnemonic);

/// Reads torch types, by the grammar in torch-mlir's TorchTypes.td:
///   vtensor<[?,3],f32>  list<int>  dict<str, tensor>  nn.Module<"name">
/// What was read once is found again by its spelling. Threads may share it.
/// One in each context; it lives as long as the dialect.
class TorchTypeParser {
public:
  /// The parser stands behind "!torch."; emits an error and returns null where
  /// torch-mlir would refuse the type.
  mlir::Type parse(mlir::DialectAsmParser &parser);

private:
  /// Guards `known`: MLIR may parse and verify on several threads.
  std::mutex mutex;
  /// From a spelling as it was written to the type.
  llvm::StringMap<mlir::Type> known;
};

} // namespace assertion::table
#endif
