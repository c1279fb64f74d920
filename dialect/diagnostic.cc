// The sink that leads to MLIR's own diagnostic engine.
#include "dialect/diagnostic.h"
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Support.h"
#include "mlir/IR/Diagnostics.h"

using namespace mlir;

static void emit(MlirLocation location, MlirDiagnosticSeverity severity,
                 MlirStringRef message, void *) {
  static const DiagnosticSeverity severities[] = {
      DiagnosticSeverity::Error, DiagnosticSeverity::Warning,
      DiagnosticSeverity::Note, DiagnosticSeverity::Remark};
  Location loc = unwrap(location);
  loc.getContext()->getDiagEngine().emit(loc, severities[severity])
      << unwrap(message);
}

diagnostic_sink_t dialect_diagnostic_sink() { return {emit, nullptr}; }
