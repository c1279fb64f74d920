/* A program that has MLIR's C API of its own, loads the library and strips a
 * module with it. */
#include <stdio.h>

#include "assertion-c/Dialect.h"
#include "assertion-c/Messages.h"
#include "assertion-c/Passes.h"

static void print(MlirStringRef text, void *data) {
  fwrite(text.data, 1, text.length, data);
}

static void say(MlirLocation location, MlirDiagnosticSeverity severity,
                MlirStringRef message, void *data) {
  (void)location, (void)severity;
  print(message, data);
  fputc('\n', data);
}

static int strip(MlirContext context, AssertionOptions options) {
  MlirModule module = mlirModuleCreateParse(
      context, mlirStringRefCreateFromCString(
                   "%0 = \"my.ok\"() : () -> i1\n"
                   "\"cf.assert\"(%0) <{msg = \"no longer\"}> : (i1) -> ()"));
  if (mlirModuleIsNull(module))
    return 1;
  MlirOperation root = mlirModuleGetOperation(module);
  MlirPassManager manager = mlirPassManagerCreate(context);
  mlirPassManagerAddOwnedPass(manager, assertionCreateWrapPass(options));
  mlirPassManagerAddOwnedPass(manager, assertionCreateStripPass(options));
  bool ok = mlirLogicalResultIsSuccess(mlirPassManagerRunOnOp(manager, root));
  mlirPassManagerDestroy(manager);
  mlirOperationPrint(root, print, stdout);
  mlirModuleDestroy(module);
  return !ok;
}

int main(void) {
  MlirContext context = mlirContextCreate();
  AssertionReport report =
      assertionReportCreate(mlirStringRefCreateFromCString("user"));
  AssertionOptions options = assertionOptionsCreate();
  assertionOptionsSetReport(options, report);
  assertionOptionsSetMessageHandler(options, say, stdout);
  int status = 1;
  for (int i = 0; i < 2; ++i)
    if (mlirLogicalResultIsSuccess(assertionRegisterDialect(context)))
      status = strip(context, options);
  mlirContextDestroy(context);
  assertionReportPrintText(report, print, stdout);
  assertionOptionsDestroy(options);
  assertionReportDestroy(report);
  print(assertionGetVersion(), stdout);
  putchar('\n');
  return status;
}
