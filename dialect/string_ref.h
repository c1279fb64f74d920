/* Strings with a length, as MLIR has them, beside C's: for names and prefixes
 * that the program itself knows. Nothing is copied; a string may hold NUL. */
#ifndef ASSERTION_DIALECT_STRING_REF_H
#define ASSERTION_DIALECT_STRING_REF_H

#include <stdbool.h>

#include "mlir-c/Support.h"

/* A C string, borrowed; NULL has neither data nor length. */
MlirStringRef string_ref(const char *text);

/* Whether `text` begins with the C string `prefix`, or is it. */
bool string_starts_with(MlirStringRef text, const char *prefix);

/* Takes `prefix` off `text` if it begins so, and returns whether it did. */
bool string_skip(MlirStringRef *text, const char *prefix);

#endif
