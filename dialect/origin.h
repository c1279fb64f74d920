// Where a text comes from. MLIR counts lines from the beginning of the buffer
// that it parses; a text that begins further down in its file is parsed under a
// name of its own, and locations with that name become the file's afterwards.
// That is linear in the text, where filling it up with empty lines would be
// quadratic in the number of parts of a split file.
#ifndef ASSERTION_DIALECT_ORIGIN_H
#define ASSERTION_DIALECT_ORIGIN_H

#include "dialect/parse.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Location.h"
#include "mlir/IR/MLIRContext.h"

namespace assertion {

/// One text of one file. Read-only once made.
/// It outlives the parsing of its text, and the handler below.
class Origin {
public:
  /// `text` is only looked at here, for names that must not be mistaken.
  Origin(mlir::MLIRContext *context, llvm::StringRef text,
         dialect_origin_t where);

  /// The context in which the text is parsed; borrowed.
  mlir::MLIRContext *getContext() const { return context; }
  /// The name under which the text is to be parsed: the file's own where lines
  /// agree, else one that no location written out in the text has.
  llvm::StringRef bufferName() const { return name; }
  /// Whether lines of the text and of the file differ.
  bool isShifted() const { return line > 1; }

  /// A place in the file, from line and column within the text.
  mlir::Location at(unsigned line, unsigned column) const;
  /// `location` in terms of the file; unchanged where it is not the text's.
  mlir::LocationAttr restore(mlir::LocationAttr location) const;
  /// The same for all operations and block arguments under `root`; linear, and
  /// nothing where lines agree.
  void restoreLocations(mlir::Operation *root) const;

private:
  /// Replaces locations inside locations and attributes, each once.
  mlir::AttrTypeReplacer makeReplacer() const;
  /// Moves begin and end of one range down by the lines before the text.
  mlir::FileLineColRange restoreRange(mlir::FileLineColRange range) const;

  mlir::MLIRContext *context;
  /// The file's name, and the buffer's.
  std::string file, name;
  /// The text's first line in the file, from 1.
  unsigned line;
};

/// While it lives, messages of the context pass on to the handlers that were
/// there before, with their locations in terms of the file. Handlers are the
/// context's: nothing else may parse in the same context meanwhile.
class OriginHandler {
public:
  /// `origin` is borrowed while the handler lives.
  explicit OriginHandler(const Origin &origin);
  ~OriginHandler();

  /// Whether an error has passed.
  bool sawError() const { return error; }

private:
  /// Passes one message on.
  llvm::LogicalResult handle(mlir::Diagnostic &diagnostic);

  const Origin &origin;
  mlir::DiagnosticEngine::HandlerID id;
  bool error = false;
};

} // namespace assertion
#endif
