// Shifts locations and messages from a text to its file.
#include "dialect/origin.h"
#include "mlir/CAPI/Support.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/Operation.h"

using namespace mlir;

namespace assertion {

Origin::Origin(MLIRContext *context, llvm::StringRef text,
               dialect_origin_t where)
    : context(context), file(unwrap(where.file)), name(file),
      line(where.first_line) {
  // Locations that the text itself spells out must not be taken for its own.
  while (isShifted() && (name == file || text.contains(name)))
    name += "#";
}

Location Origin::at(unsigned textLine, unsigned column) const {
  return FileLineColLoc::get(context, file, textLine + line - 1, column);
}

FileLineColRange Origin::restoreRange(FileLineColRange range) const {
  // Line 0 stands for the whole text.
  unsigned shift = range.getStartLine() ? line - 1 : 0;
  return FileLineColRange::get(
      StringAttr::get(context, file), range.getStartLine() + shift,
      range.getStartColumn(), range.getEndLine() + shift, range.getEndColumn());
}

LocationAttr Origin::restore(LocationAttr location) const {
  if (!isShifted())
    return location;
  AttrTypeReplacer replacer = makeReplacer();
  return cast<LocationAttr>(replacer.replace(Attribute(location)));
}

void Origin::restoreLocations(Operation *root) const {
  if (!isShifted())
    return;
  AttrTypeReplacer replacer = makeReplacer();
  replacer.recursivelyReplaceElementsIn(root, /*replaceAttrs=*/false,
                                        /*replaceLocs=*/true);
}

AttrTypeReplacer Origin::makeReplacer() const {
  AttrTypeReplacer replacer;
  replacer.addReplacement([this](FileLineColRange range) -> Attribute {
    return range.getFilename() == name ? restoreRange(range) : range;
  });
  return replacer;
}

OriginHandler::OriginHandler(const Origin &origin) : origin(origin) {
  id = origin.getContext()->getDiagEngine().registerHandler(
      [this](Diagnostic &diagnostic) { return handle(diagnostic); });
}

OriginHandler::~OriginHandler() {
  origin.getContext()->getDiagEngine().eraseHandler(id);
}

static void copy(const Diagnostic &from, Diagnostic &to) {
  for (const DiagnosticArgument &argument : from.getArguments()) {
    std::string text;
    llvm::raw_string_ostream stream(text);
    argument.print(stream);
    to << text;
  }
}

LogicalResult OriginHandler::handle(Diagnostic &diagnostic) {
  error |= diagnostic.getSeverity() == DiagnosticSeverity::Error;
  auto restore = [&](Location location) {
    return Location(origin.restore(location));
  };
  auto isForeign = [&](Diagnostic &d) {
    return restore(d.getLocation()) == d.getLocation();
  };
  if (isForeign(diagnostic) && llvm::all_of(diagnostic.getNotes(), isForeign))
    return failure(); // Left to the next handler as it is.
  InFlightDiagnostic shifted = origin.getContext()->getDiagEngine().emit(
      restore(diagnostic.getLocation()), diagnostic.getSeverity());
  copy(diagnostic, *shifted.getUnderlyingDiagnostic());
  for (Diagnostic &note : diagnostic.getNotes())
    copy(note, shifted.attachNote(restore(note.getLocation())));
  return success();
}

} // namespace assertion
