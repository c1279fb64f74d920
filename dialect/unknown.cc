// Finds names that no table has, and the nearest that one has.
#include "dialect/unknown.h"
#include "dialect/syntax.h"
#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace llvm;

namespace assertion {

/// The name in the tables that is spelled most alike, if any is at all.
static StringRef nearestName(StringRef name) {
  const syntax_row_t *rows;
  size_t count = syntax_rows(name.split('.').first.str().c_str(), &rows);
  unsigned limit = name.size() / 8 + 1;
  StringRef nearest;
  for (const syntax_row_t &row : ArrayRef(rows, count)) {
    unsigned distance = name.edit_distance(row.name, true, limit);
    if (distance > limit)
      continue;
    limit = distance;
    nearest = row.name;
  }
  return nearest;
}

static void warn(Operation *op) {
  StringRef name = op->getName().getStringRef();
  InFlightDiagnostic warning = emitWarning(op->getLoc())
                               << "unknown operation '" << name
                               << "', taken to have effects: it is misspelt, "
                                  "or of a later version";
  StringRef nearest = nearestName(name);
  if (!nearest.empty())
    warning << "; did you mean '" << nearest << "'?";
}

void warnOfUnknownOperations(Operation *root) {
  llvm::DenseSet<OperationName> seen;
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    OperationName name = op->getName();
    if (!name.isRegistered() && name.getDialect() && seen.insert(name).second)
      warn(op);
  });
}

} // namespace assertion
