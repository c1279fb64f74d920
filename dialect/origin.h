// Where a text comes from. MLIR counts lines from the beginning of the buffer
// that it parses; a text that begins further down in its file is parsed under a
// name of its own, and locations with that name become the file's afterwards.
#ifndef ASSERTION_DIALECT_ORIGIN_H
#define ASSERTION_DIALECT_ORIGIN_H

#include "dialect/parse.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Location.h"
#include "mlir/IR/MLIRContext.h"

namespace assertion {

class Origin {
public:
  Origin(mlir::MLIRContext *context, llvm::StringRef text,
         dialect_origin_t where);

  mlir::MLIRContext *getContext() const { return context; }
  llvm::StringRef bufferName() const { return name; }
  bool isShifted() const { return line > 1; }

  /// A place in the file, from line and column within the text.
  mlir::Location at(unsigned line, unsigned column) const;
  /// `location` in terms of the file; unchanged where it is not the text's.
  mlir::LocationAttr restore(mlir::LocationAttr location) const;
  /// The same for all operations and block arguments under `root`.
  void restoreLocations(mlir::Operation *root) const;

private:
  mlir::AttrTypeReplacer makeReplacer() const;
  mlir::FileLineColRange restoreRange(mlir::FileLineColRange range) const;

  mlir::MLIRContext *context;
  std::string file, name;
  unsigned line;
};

/// While it lives, messages of the context pass on with their locations in
/// terms of the file.
class OriginHandler {
public:
  explicit OriginHandler(const Origin &origin);
  ~OriginHandler();

  bool sawError() const { return error; }

private:
  llvm::LogicalResult handle(mlir::Diagnostic &diagnostic);

  const Origin &origin;
  mlir::DiagnosticEngine::HandlerID id;
  bool error = false;
};

} // namespace assertion
#endif
