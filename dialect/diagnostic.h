/* Messages with a location and a severity. MLIR's C API can only emit errors;
 * the core says remarks and warnings too, so it takes a sink: the command
 * gives it MLIR's own diagnostic engine, a host gives its own. */
#ifndef ASSERTION_DIALECT_DIAGNOSTIC_H
#define ASSERTION_DIALECT_DIAGNOSTIC_H

#include "mlir-c/Diagnostics.h"
#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Receives messages, in the order in which the core says them, on the thread
 * that runs it; several threads need a sink that locks. `emit` borrows
 * `message` for the call only; it may contain any byte. It must not be called
 * while the sink's owner has gone. */
typedef struct diagnostic_sink_t {
  void (*emit)(MlirLocation location, MlirDiagnosticSeverity severity,
               MlirStringRef message, void *user_data);
  /* Handed to `emit` as it is. */
  void *user_data;
} diagnostic_sink_t;

/* The command's sink. The sink that hands everything to the diagnostic engine
 * of the location's context, and so to the handlers attached there, the latest
 * first; without one MLIR prints errors to stderr and drops the rest. It has no
 * state, and may be used from the threads on which MLIR runs passes. */
diagnostic_sink_t dialect_diagnostic_sink(void);

#ifdef __cplusplus
}
#endif
#endif
