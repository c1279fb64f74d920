/* Compares strings that have a length with those that end with NUL. */
#include "dialect/string_ref.h"

#include <string.h>

MlirStringRef string_ref(const char *text) {
  return mlirStringRefCreate(text, text ? strlen(text) : 0);
}

bool string_starts_with(MlirStringRef text, const char *prefix) {
  size_t length = strlen(prefix);
  return text.length >= length && memcmp(text.data, prefix, length) == 0;
}

bool string_skip(MlirStringRef *text, const char *prefix) {
  size_t length = strlen(prefix);
  if (!string_starts_with(*text, prefix))
    return false;
  *text = mlirStringRefCreate(text->data + length, text->length - length);
  return true;
}
