/* Looks up the rows of carry_ops.inc. */
#include "transforms/carry_table.h"

#include <string.h>

#define COMPARE_INTEGER(predicate) "arith.cmpi " predicate ", $0, $1 : i64"
#define COMPARE_REAL(predicate) "arith.cmpf " predicate ", $0, $1 : f64"

static const carry_row_t rows[] = {
#include "transforms/carry_ops.inc"
};

enum { NUM_ROWS = sizeof rows / sizeof *rows };

static int compare(MlirStringRef name, const char *other) {
  size_t length = strlen(other);
  size_t both = name.length < length ? name.length : length;
  int order = both ? memcmp(name.data, other, both) : 0;
  return order ? order : (name.length > length) - (name.length < length);
}

const carry_row_t *carry_row_lookup(MlirStringRef name) {
  static const char prefix[] = "torch.";
  size_t length = sizeof prefix - 1;
  if (name.length > length && !memcmp(name.data, prefix, length))
    name = mlirStringRefCreate(name.data + length, name.length - length);
  size_t low = 0, high = NUM_ROWS;
  while (low < high) {
    size_t middle = (low + high) / 2;
    int order = compare(name, rows[middle].name);
    if (!order)
      return &rows[middle];
    if (order < 0)
      high = middle;
    else
      low = middle + 1;
  }
  return NULL;
}

size_t carry_row_count(void) { return NUM_ROWS; }

const carry_row_t *carry_row_get(size_t i) { return &rows[i]; }
