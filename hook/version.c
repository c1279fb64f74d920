/* The library's version, which is the command's. */
#include "assertion-c/Support.h"

#include "cli/version.h"

MlirStringRef assertionGetVersion(void) {
  return mlirStringRefCreateFromCString(ASSERTION_VERSION);
}
