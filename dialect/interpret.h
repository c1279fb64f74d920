// Reading and printing one operation as its description says: an interpreter
// for the elements of ODS's declarative assembly formats, where mlir-tblgen
// generates code. Every function that parses emits an error where it fails.
#ifndef ASSERTION_DIALECT_INTERPRET_H
#define ASSERTION_DIALECT_INTERPRET_H

#include "dialect/description.h"
#include "mlir/IR/OpImplementation.h"

namespace assertion::table {

/// The inherent attributes of an operation, which MLIR keeps in its
/// properties: null or a dictionary.
struct Properties {
  mlir::DictionaryAttr attributes;

  /// The attribute of this name, or null.
  mlir::Attribute get(llvm::StringRef name) const {
    return attributes ? attributes.get(name) : mlir::Attribute();
  }
};

/// The inherent attribute `name` of `op`, which a table describes, or null.
mlir::Attribute getInherent(mlir::Operation *op, llvm::StringRef name);

/// Operands that one declaration or directive read, with their types.
struct OperandGroup {
  llvm::SmallVector<mlir::OpAsmParser::UnresolvedOperand, 4> operands;
  llvm::SmallVector<mlir::Type, 4> types;
  /// Where they stand, for messages.
  llvm::SMLoc loc;
  /// Whether the text had a place for their types.
  bool typed = false;
};

/// Reads an operation by its format, and holds what has been read of it so far.
/// Errors are emitted where they stand, in the words of ODS's parsers.
/// Lives on the stack of one call of parseOperation, and is used once;
/// whatever it borrows outlives it. After a failure what it holds is
/// incomplete and thrown away with the operation's state.
struct ParseState {
  mlir::OpAsmParser &parser;
  mlir::OperationState &result;
  const Description &description;
  /// For each declaration.
  llvm::SmallVector<OperandGroup, 3> operands;
  /// What the directive `operands` read, and types of all operands together.
  OperandGroup allOperands;
  /// Types for each declaration of results, or of all together.
  llvm::SmallVector<llvm::SmallVector<mlir::Type, 2>, 2> results;
  llvm::SmallVector<mlir::Type, 2> allResults;
  bool allResultsTyped = false;
  /// Inherent attributes; discardable ones go to `result` at once.
  mlir::NamedAttrList inherent;
  /// For each declaration.
  llvm::SmallVector<llvm::SmallVector<std::unique_ptr<mlir::Region>, 1>, 1>
      regions;

  /// All three are borrowed; nothing is read yet.
  ParseState(mlir::OpAsmParser &parser, mlir::OperationState &result,
             const Description &description);
  /// Reads along the elements.
  mlir::ParseResult parse(llvm::ArrayRef<Element> elements);
  /// Puts all that was read into `result`: resolves operands, types results.
  mlir::ParseResult finish();

  /// The types read for `ref`, to be filled.
  llvm::SmallVectorImpl<mlir::Type> &types(const ValueRef &ref);

private:
  /// One element of any kind; the others below are for one kind each.
  mlir::ParseResult parse(const Element &element);
  /// A keyword or punctuation; an optional one may be absent.
  mlir::ParseResult parseLiteral(llvm::StringRef text, bool optional = false);
  /// One operand, or a list of them where the declaration is variadic.
  mlir::ParseResult parseOperand(const Element &element);
  /// An inherent attribute in the syntax of its kind.
  mlir::ParseResult parseAttributeElement(const Element &element);
  /// One region, or all that follow where the declaration is variadic.
  mlir::ParseResult parseRegions(const Element &element);
  /// An optional group, which is there if its first element is.
  mlir::ParseResult parseGroup(const Element &group);
  /// These have no value if the next token begins no such element.
  mlir::OptionalParseResult parseOptional(const Element &element);
  mlir::OptionalParseResult parseOptionalOperand(const Element &element);
  mlir::OptionalParseResult parseOptionalAttribute(const Element &element);
  mlir::OptionalParseResult parseOptionalRegions(const Element &element);
  /// `type($x)` and `functional-type(...)`.
  mlir::ParseResult parseTypes(const ValueRef &ref);
  /// Operand and result types in parentheses, around an arrow.
  mlir::ParseResult parseFunctionType(const Element &element);
  /// Once all elements are read: gives every value its type, from the text or
  /// from the declaration where that allows one only.
  mlir::ParseResult resolveResults();
  /// Resolves operands against their types, in the order declared.
  mlir::ParseResult resolveOperands();
  /// Gives operands whose types the text leaves out the only type allowed.
  mlir::ParseResult typeOperands();
};

/// Reads `attr-dict`, and checks the inherent attributes given there.
mlir::ParseResult parseAttrDict(mlir::OpAsmParser &parser,
                                mlir::OperationState &result);

/// Reads the custom form of an operation, after its name: the default form, a
/// special one, or the format. Fails, with an error, where it has none.
mlir::ParseResult parseOperation(mlir::OpAsmParser &parser,
                                 mlir::OperationState &result,
                                 const Description &description);
/// Prints the same, after the name. Not for operations without a form.
void printOperation(mlir::Operation *op, mlir::OpAsmPrinter &printer,
                    const Description &description);

/// torch's default form, for exactly so many operands and results, or for any
/// number of them where -1 is given.
mlir::ParseResult parseDefaultForm(mlir::OpAsmParser &parser,
                                   mlir::OperationState &result, int operands,
                                   int results);
/// Prints it: operands, attributes, their types, result types.
void printDefaultForm(mlir::Operation *op, mlir::OpAsmPrinter &printer);

/// A directive `custom<Name>(...)`, by its name. An operation whose format has
/// one that is not known keeps MLIR's generic form, so that the two functions
/// after this one only ever meet known ones.
bool hasDirective(llvm::StringRef name);
mlir::ParseResult parseDirective(ParseState &state, const Element &directive);
void printDirective(mlir::Operation *op, mlir::OpAsmPrinter &printer,
                    const Description &description, const Element &directive);

/// The values of `op` that `ref` speaks of.
mlir::ValueRange valuesOf(mlir::Operation *op, const Description &description,
                          const ValueRef &ref);

} // namespace assertion::table
#endif
