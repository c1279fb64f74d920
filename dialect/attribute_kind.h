// The kinds of inherent attributes that tables name: how each is read inside an
// assembly format, printed there, and verified.
#ifndef ASSERTION_DIALECT_ATTRIBUTE_KIND_H
#define ASSERTION_DIALECT_ATTRIBUTE_KIND_H

#include "dialect/description.h"
#include "mlir/IR/OpImplementation.h"

namespace assertion::table {

/// How an attribute is spelled where a format names it.
enum class AttributeSyntax : unsigned char {
  /// As any attribute, with its type.
  Plain,
  /// The type follows from the kind.
  WithoutType,
  /// @name
  SymbolName,
  /// [1, 2]
  IntArray,
  /// [true, false]
  BoolArray,
  /// A case of an enumeration.
  Keyword,
};

/// One kind; a row of the table in attribute_kind.cc.
struct AttributeKind {
  /// As ODS and the tables call it: "StrAttr".
  llvm::StringRef name;
  /// As verifier messages say it: "string attribute".
  llvm::StringRef summary;
  AttributeSyntax syntax;
  /// Whether an attribute is of this kind. It is never asked of a null one.
  bool (*accepts)(mlir::Attribute);
  /// The type that the parser assumes where the text says none; null: none.
  mlir::Type (*type)(mlir::Builder &);
};

/// The kind of this name, or one that takes any attribute.
const AttributeKind *attributeKind(llvm::StringRef name);

/// Reads an attribute of the kind declared into `result`. Emits an error where
/// it fails, in the words of MLIR's own parser.
mlir::ParseResult parseAttribute(mlir::OpAsmParser &parser,
                                 const AttributeDecl &decl,
                                 mlir::Attribute &result);
/// The same where the attribute may be left out: has no value if the next token
/// cannot begin one.
mlir::OptionalParseResult parseOptionalAttribute(mlir::OpAsmParser &parser,
                                                 const AttributeDecl &decl,
                                                 mlir::Attribute &result);
/// Prints what parseAttribute reads. An attribute that is not of the kind,
/// which the verifier would refuse, is printed as any.
void printAttribute(mlir::OpAsmPrinter &printer, const AttributeDecl &decl,
                    mlir::Attribute attribute);

/// Whether `attribute` spells the value by which the table says that it may be
/// left out.
bool isDefaultValue(const AttributeDecl &decl, mlir::Attribute attribute);

} // namespace assertion::table
#endif
