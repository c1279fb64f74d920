/* assertion.region in a host's context: through IRDL and dynamic traits, where
 * the host has both. */
#include "assertion-c/Dialect.h"

#include "hook/host.h"
#include "mlir-c/Diagnostics.h"
#include "transforms/dialects.h"

/* What tblgen-to-irdl makes of dialect/assertion.td. */
static const char irdl[] =
#include "hook/assertion_irdl.inc"
    ;

static MlirStringRef region_name(void) {
  return mlirStringRefCreateFromCString("assertion.region");
}

typedef struct function_t {
  const char *name;
  bool found;
} function_t;

/* Calls `print` with the names of what the host lacks, and returns how many
 * they are. */
static unsigned print_missing(MlirStringCallback print, void *data) {
  const function_t needed[] = {
      {"mlirGetDialectHandle__irdl__", mlirGetDialectHandle__irdl__ != NULL},
      {"mlirLoadIRDLDialects", mlirLoadIRDLDialects != NULL},
      {"mlirDynamicOpTraitNoTerminatorCreate",
       mlirDynamicOpTraitNoTerminatorCreate != NULL},
      {"mlirDynamicOpTraitIsIsolatedFromAboveCreate",
       mlirDynamicOpTraitIsIsolatedFromAboveCreate != NULL},
      {"mlirDynamicOpTraitAttach", mlirDynamicOpTraitAttach != NULL},
  };
  unsigned missing = 0;
  for (size_t i = 0; i < sizeof needed / sizeof *needed; ++i) {
    if (needed[i].found)
      continue;
    print(mlirStringRefCreateFromCString(missing++ ? ", " : "it has no "),
          data);
    print(mlirStringRefCreateFromCString(needed[i].name), data);
  }
  return missing;
}

bool assertionDialectIsRegistered(MlirContext context) {
  return mlirContextIsRegisteredOperation(context, region_name());
}

static bool attach(MlirDynamicOpTrait trait, MlirContext context) {
  return mlirDynamicOpTraitAttach(trait, region_name(), context);
}

static bool define(MlirContext context) {
  mlirDialectHandleLoadDialect(mlirGetDialectHandle__irdl__(), context);
  MlirModule module =
      mlirModuleCreateParse(context, mlirStringRefCreateFromCString(irdl));
  if (mlirModuleIsNull(module))
    return false;
  bool ok = mlirLogicalResultIsSuccess(mlirLoadIRDLDialects(module)) &&
            attach(mlirDynamicOpTraitNoTerminatorCreate(), context) &&
            attach(mlirDynamicOpTraitIsIsolatedFromAboveCreate(), context);
  mlirModuleDestroy(module);
  return ok;
}

static MlirLogicalResult swallow(MlirDiagnostic diagnostic, void *data) {
  (void)diagnostic, (void)data;
  return mlirLogicalResultSuccess();
}

/* Whether the definition takes what --wrap writes, tried in a context of its
 * own, because a dialect that was loaded stays. IRDL of MLIR up to 24 wants all
 * operands of a variadic group to have one type. */
static bool takes_mixed_captures(void) {
  static const char text[] =
      "%0:2 = \"builtin.unrealized_conversion_cast\"() : () -> (i1, index)\n"
      "\"assertion.region\"(%0#0, %0#1) ({\n"
      "^bb0(%a: i1, %b: index):\n"
      "}) : (i1, index) -> ()";
  MlirContext context = mlirContextCreateWithThreading(false);
  mlirContextAttachDiagnosticHandler(context, swallow, NULL, NULL);
  MlirModule module = {NULL};
  if (define(context))
    module =
        mlirModuleCreateParse(context, mlirStringRefCreateFromCString(text));
  bool ok = !mlirModuleIsNull(module);
  if (ok)
    mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return ok;
}

bool assertionDialectIsPossible(MlirStringCallback print, void *userData) {
  if (print_missing(print, userData))
    return false;
  if (takes_mixed_captures())
    return true;
  print(mlirStringRefCreateFromCString(
            "its IRDL wants all captures of an operation to have one type"),
        userData);
  return false;
}

static void ignore(MlirStringRef text, void *data) { (void)text, (void)data; }

MlirLogicalResult assertionRegisterDialect(MlirContext context) {
  if (torchMlirRegisterAllDialects)
    torchMlirRegisterAllDialects(context);
  dialects_load(context);
  /* It may be registered and not loaded, so that nothing has met it yet. */
  if (!mlirDialectIsNull(mlirContextGetOrLoadDialect(
          context, mlirStringRefCreateFromCString("assertion"))))
    return mlirLogicalResultSuccess();
  if (!assertionDialectIsPossible(ignore, NULL)) {
    mlirContextSetAllowUnregisteredDialects(context, true);
    return mlirLogicalResultSuccess();
  }
  if (define(context))
    return mlirLogicalResultSuccess();
  mlirEmitError(mlirLocationUnknownGet(context),
                "this host cannot define assertion.region");
  return mlirLogicalResultFailure();
}
