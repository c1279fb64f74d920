/* assertion.region in a host's context: through IRDL and dynamic traits, where
 * the host has both. */
#include "assertion-c/Dialect.h"

#include "hook/host.h"
#include "mlir-c/Diagnostics.h"

/* What tblgen-to-irdl makes of dialect/assertion.td. */
static const char irdl[] =
#include "hook/assertion_irdl.inc"
    ;

static MlirStringRef region_name(void) {
  return mlirStringRefCreateFromCString("assertion.region");
}

/* Calls `print` with what is missing, and returns how many that were. */
static unsigned find_missing(MlirStringCallback print, void *data) {
  const struct {
    const char *name;
    bool found;
  } needed[] = {
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
    ++missing;
    if (print)
      print(mlirStringRefCreateFromCString(needed[i].name), data);
  }
  return missing;
}

void assertionGetMissingFunctions(MlirStringCallback print, void *userData) {
  find_missing(print, userData);
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

MlirLogicalResult assertionRegisterDialect(MlirContext context) {
  if (assertionDialectIsRegistered(context))
    return mlirLogicalResultSuccess();
  if (find_missing(NULL, NULL)) {
    mlirContextSetAllowUnregisteredDialects(context, true);
    return mlirLogicalResultSuccess();
  }
  if (define(context))
    return mlirLogicalResultSuccess();
  mlirEmitError(mlirLocationUnknownGet(context),
                "this host cannot define assertion.region");
  return mlirLogicalResultFailure();
}
