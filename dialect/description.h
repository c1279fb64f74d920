// What a table row says of one operation, compiled once for each context at the
// operation's first use: declarations of operands, attributes, results and
// regions, traits, and the assembly format.
#ifndef ASSERTION_DIALECT_DESCRIPTION_H
#define ASSERTION_DIALECT_DESCRIPTION_H

#include "dialect/format.h"
#include "dialect/syntax.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir {
class OpAsmParser;
class OpAsmPrinter;
} // namespace mlir

namespace assertion::table {

struct AttributeKind;
struct Special;

enum class Arity : unsigned char { One, Optional, Variadic };

/// Which types a constraint allows: mnemonics of torch types as bits, those
/// of the elements of a list apart.
struct TypeSet {
  bool any = true;
  uint64_t types = 0;
  uint64_t listElements = 0;
};

struct ValueDecl {
  llvm::StringRef name;
  Arity arity = Arity::One;
  const syntax_type_t *constraint = nullptr; // Null where no table has it.
  mlir::Type build;                          // The only type allowed, or null.
  TypeSet accepts;
};

struct AttributeDecl {
  mlir::StringAttr name;
  bool optional = false;
  llvm::StringRef defaultValue; // As the table writes it, or empty.
  const AttributeKind *kind = nullptr;
  // Of an enumeration: #dialect<mnemonic CASE>.
  llvm::StringRef enumDialect, enumMnemonic;
  llvm::SmallVector<llvm::StringRef> enumCases;
};

struct RegionDecl {
  llvm::StringRef name;
  bool variadic = false;
  unsigned blocks = 0; // Their number, 0 for any.
};

/// The traits that MLIR or the reader asks for.
struct Traits {
  bool terminator = false, isolated = false, singleBlock = false;
  bool commutative = false;
  llvm::SmallVector<llvm::StringRef, 1> parents; // HasParent<a|b>.
  llvm::StringRef implicitTerminator;
};

/// Number of values of each declaration, from the total number that an
/// operation has; empty if the total fits none.
using Segments = llvm::SmallVector<unsigned, 4>;

struct Description {
  llvm::StringRef name;
  bool isDefault = false; // torch's default form.
  bool isGeneric = false; // No form but MLIR's generic one.
  const Special *special = nullptr;
  llvm::SmallVector<ValueDecl, 0> operands, results;
  llvm::SmallVector<AttributeDecl, 0> attributes;
  llvm::SmallVector<RegionDecl, 0> regions;
  Traits traits;
  std::vector<Element> format;

  Description(const syntax_row_t &row, mlir::MLIRContext *context);

  const AttributeDecl *findAttribute(llvm::StringRef name) const;
  Segments segments(llvm::ArrayRef<ValueDecl> decls, unsigned total) const;
  /// The one variadic or optional declaration, or -1.
  static int variadicIndex(llvm::ArrayRef<ValueDecl> decls);
};

} // namespace assertion::table
#endif
