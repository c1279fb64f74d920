// Reading and printing one operation as its description says.
#ifndef ASSERTION_DIALECT_INTERPRET_H
#define ASSERTION_DIALECT_INTERPRET_H

#include "dialect/description.h"
#include "mlir/IR/OpImplementation.h"

namespace assertion::table {

/// The inherent attributes of an operation, which MLIR keeps in its
/// properties: null or a dictionary.
struct Properties {
  mlir::DictionaryAttr attributes;

  mlir::Attribute get(llvm::StringRef name) const {
    return attributes ? attributes.get(name) : mlir::Attribute();
  }
};

/// The inherent attribute `name` of `op`, which a table describes.
mlir::Attribute getInherent(mlir::Operation *op, llvm::StringRef name);

/// Operands that one declaration or directive read, with their types.
struct OperandGroup {
  llvm::SmallVector<mlir::OpAsmParser::UnresolvedOperand, 4> operands;
  llvm::SmallVector<mlir::Type, 4> types;
  llvm::SMLoc loc;
  bool typed = false;
};

/// What has been read of an operation so far.
struct ParseState {
  mlir::OpAsmParser &parser;
  mlir::OperationState &result;
  const Description &description;
  llvm::SmallVector<OperandGroup, 3> operands; // For each declaration.
  OperandGroup allOperands;                    // `operands`, and their types.
  llvm::SmallVector<llvm::SmallVector<mlir::Type, 2>, 2> results;
  llvm::SmallVector<mlir::Type, 2> allResults;
  bool allResultsTyped = false;
  mlir::NamedAttrList inherent;
  llvm::SmallVector<llvm::SmallVector<std::unique_ptr<mlir::Region>, 1>, 1>
      regions;

  ParseState(mlir::OpAsmParser &parser, mlir::OperationState &result,
             const Description &description);
  mlir::ParseResult parse(llvm::ArrayRef<Element> elements);
  mlir::ParseResult finish();

  /// The types read for `ref`, to be filled.
  llvm::SmallVectorImpl<mlir::Type> &types(const ValueRef &ref);

private:
  mlir::ParseResult parse(const Element &element);
  mlir::ParseResult parseLiteral(llvm::StringRef text, bool optional = false);
  mlir::ParseResult parseOperand(const Element &element);
  mlir::ParseResult parseAttributeElement(const Element &element);
  mlir::ParseResult parseRegions(const Element &element);
  mlir::ParseResult parseGroup(const Element &group);
  mlir::OptionalParseResult parseOptional(const Element &element);
  mlir::OptionalParseResult parseOptionalOperand(const Element &element);
  mlir::OptionalParseResult parseOptionalAttribute(const Element &element);
  mlir::OptionalParseResult parseOptionalRegions(const Element &element);
  mlir::ParseResult parseTypes(const ValueRef &ref);
  mlir::ParseResult parseFunctionType(const Element &element);
  mlir::ParseResult resolveResults();
  mlir::ParseResult resolveOperands();
  mlir::ParseResult typeOperands();
};

/// Reads `attr-dict`, and checks the inherent attributes given there.
mlir::ParseResult parseAttrDict(mlir::OpAsmParser &parser,
                                mlir::OperationState &result);

/// The custom form of an operation, after its name.
mlir::ParseResult parseOperation(mlir::OpAsmParser &parser,
                                 mlir::OperationState &result,
                                 const Description &description);
void printOperation(mlir::Operation *op, mlir::OpAsmPrinter &printer,
                    const Description &description);

/// torch's default form, for exactly so many operands and results, or for any
/// number of them where -1 is given.
mlir::ParseResult parseDefaultForm(mlir::OpAsmParser &parser,
                                   mlir::OperationState &result, int operands,
                                   int results);
void printDefaultForm(mlir::Operation *op, mlir::OpAsmPrinter &printer);

/// A directive `custom<Name>(...)`, by its name. An operation whose format has
/// one that is not known keeps MLIR's generic form.
bool hasDirective(llvm::StringRef name);
mlir::ParseResult parseDirective(ParseState &state, const Element &directive);
void printDirective(mlir::Operation *op, mlir::OpAsmPrinter &printer,
                    const Description &description, const Element &directive);

/// The values of `op` that `ref` speaks of.
mlir::ValueRange valuesOf(mlir::Operation *op, const Description &description,
                          const ValueRef &ref);

} // namespace assertion::table
#endif
