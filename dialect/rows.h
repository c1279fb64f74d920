/* Tables of rows that begin with a name, searched by it. */
#ifndef ASSERTION_DIALECT_ROWS_H
#define ASSERTION_DIALECT_ROWS_H

#include <stddef.h>

#include "mlir-c/Support.h"

/* The row of exactly this name, or NULL. Rows are of `size` bytes, the first
 * member of each is its name as a C string, and they are sorted by it in byte
 * order. A binary search; the length of `name` counts. */
const void *rows_find(const void *rows, size_t count, size_t size,
                      MlirStringRef name);

#endif
