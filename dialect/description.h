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

namespace assertion::table {

/// Rows of other tables, see attribute_kind.h and special.h.
struct AttributeKind;
struct Special;

/// How many values stand for one declaration: exactly one, at most one, or any
/// number.
/// ODS's Optional<> and Variadic<>.
enum class Arity : unsigned char { One, Optional, Variadic };

/// Which types a constraint allows: mnemonics of torch types as bits, those
/// of the elements of a list apart.
struct TypeSet {
  /// No restriction: the rest is not looked at.
  bool any = true;
  /// A bit for each mnemonic allowed, see torchTypeKind.
  uint64_t types = 0;
  /// The same, for the elements of a list.
  uint64_t listElements = 0;
};

/// Lives as long as the context's description of the operation.
/// One declaration of operands or results. All text in it is the table's own
/// and lives as long as the program.
struct ValueDecl {
  /// As formats refer to it, and as results are named: "values".
  llvm::StringRef name;
  Arity arity = Arity::One;
  /// Null where no table has the constraint; nothing is checked then.
  const syntax_type_t *constraint = nullptr;
  /// The only type allowed, which text need not say, or null.
  mlir::Type build;
  TypeSet accepts;
};

/// One inherent attribute.
struct AttributeDecl {
  mlir::StringAttr name;
  bool optional = false;
  /// The value that is not printed, as the table writes it, or empty.
  llvm::StringRef defaultValue;
  /// How it is read, printed and checked; never null.
  const AttributeKind *kind = nullptr;
  /// Of an enumeration: it is spelled #dialect<mnemonic CASE>, and as the CASE
  /// alone in assembly formats.
  llvm::StringRef enumDialect, enumMnemonic;
  llvm::SmallVector<llvm::StringRef> enumCases;
};

/// One region, or where `variadic` all that there are.
struct RegionDecl {
  llvm::StringRef name;
  bool variadic = false;
  /// The number of blocks that it must have, 0 for any.
  unsigned blocks = 0;
};

/// The traits that MLIR or the reader asks for.
struct Traits {
  bool terminator = false, isolated = false, singleBlock = false;
  bool commutative = false;
  /// The operations of which one must stand directly around it; empty: any.
  llvm::SmallVector<llvm::StringRef, 1> parents;
  /// The operation that ends its regions where the text leaves it out.
  llvm::StringRef implicitTerminator;
};

/// Number of values of each declaration, from the total number that an
/// operation has; empty if the total fits none.
using Segments = llvm::SmallVector<unsigned, 4>;

/// A row, taken apart. It is made for one context, whose types and strings it
/// holds, and not changed afterwards, so that threads may share it.
struct Description {
  llvm::StringRef name;
  /// Whether it has torch's default form: operands, attributes, types.
  bool isDefault = false;
  /// Whether it has no form but MLIR's generic one: the table says so, or its
  /// own form needs code that is not here.
  bool isGeneric = false;
  /// Whether the latter.
  bool hasUnknownForm = false;
  /// What the table cannot say, or null.
  const Special *special = nullptr;
  llvm::SmallVector<ValueDecl, 0> operands, results;
  llvm::SmallVector<AttributeDecl, 0> attributes;
  llvm::SmallVector<RegionDecl, 0> regions;
  Traits traits;
  /// Empty where one of the above stands for it.
  std::vector<Element> format;

  Description(const syntax_row_t &row, mlir::MLIRContext *context);

  /// The inherent attribute of this name, or null.
  const AttributeDecl *findAttribute(llvm::StringRef name) const;
  /// How many of `total` values belong to each declaration. Several variadic
  /// ones share evenly (SameVariadicOperandSize).
  Segments segments(llvm::ArrayRef<ValueDecl> decls, unsigned total) const;
};

} // namespace assertion::table
#endif
