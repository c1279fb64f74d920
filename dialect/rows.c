/* Searches tables by name. */
#include "dialect/rows.h"

#include <stdlib.h>
#include <string.h>

static int compare(const void *key, const void *row) {
  const MlirStringRef *name = key;
  const char *other = *(const char *const *)row;
  size_t length = strlen(other);
  size_t common = name->length < length ? name->length : length;
  int order = common ? memcmp(name->data, other, common) : 0;
  return order ? order : (name->length > length) - (name->length < length);
}

const void *rows_find(const void *rows, size_t count, size_t size,
                      MlirStringRef name) {
  return bsearch(&name, rows, count, size, compare);
}
