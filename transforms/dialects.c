/* Loads dialects by name. */
#include "transforms/dialects.h"

void dialects_load(MlirContext context) {
  static const char *const names[] = {"func",   "arith", "math", "tensor", "cf",
                                      "linalg", "llvm",  "tosa", "torch_c"};
  for (size_t i = 0; i < sizeof names / sizeof *names; ++i)
    mlirContextGetOrLoadDialect(context,
                                mlirStringRefCreateFromCString(names[i]));
}
