// The kinds of inherent attributes that tables name: how each is read inside an
// assembly format, printed there, and verified.
#ifndef ASSERTION_DIALECT_ATTRIBUTE_KIND_H
#define ASSERTION_DIALECT_ATTRIBUTE_KIND_H

#include "dialect/description.h"
#include "mlir/IR/OpImplementation.h"

namespace assertion::table {

enum class AttributeSyntax : unsigned char {
  Plain,       // As any attribute, with its type.
  WithoutType, // The type follows from the kind.
  SymbolName,  // @name
  IntArray,    // [1, 2]
  BoolArray,   // [true, false]
  Keyword,     // A case of an enumeration.
};

struct AttributeKind {
  llvm::StringRef name;
  llvm::StringRef summary; // As verifier messages say it.
  AttributeSyntax syntax;
  bool (*accepts)(mlir::Attribute);
  mlir::Type (*type)(mlir::Builder &); // Handed to the parser, or null.
};

/// The kind of this name, or one that takes any attribute.
const AttributeKind *attributeKind(llvm::StringRef name);

/// Reads an attribute of the kind declared. Emits an error where it fails.
mlir::ParseResult parseAttribute(mlir::OpAsmParser &parser,
                                 const AttributeDecl &decl,
                                 mlir::Attribute &result);
/// The same where the attribute may be left out.
mlir::OptionalParseResult parseOptionalAttribute(mlir::OpAsmParser &parser,
                                                 const AttributeDecl &decl,
                                                 mlir::Attribute &result);
void printAttribute(mlir::OpAsmPrinter &printer, const AttributeDecl &decl,
                    mlir::Attribute attribute);

/// Whether `attribute` spells the value by which the table says that it may be
/// left out.
bool isDefaultValue(const AttributeDecl &decl, mlir::Attribute attribute);

} // namespace assertion::table
#endif
