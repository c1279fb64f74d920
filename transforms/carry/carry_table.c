/* Looks up the rows of carry_ops.inc. */
#include "transforms/carry/carry_table.h"

#include <string.h>

#include "dialect/rows.h"

#define COMPARE_INTEGER(predicate) "arith.cmpi " predicate ", $0, $1 : i64"
#define COMPARE_REAL(predicate) "arith.cmpf " predicate ", $0, $1 : f64"

static const carry_row_t rows[] = {
#include "transforms/carry/carry_ops.inc"
};

enum { NUM_ROWS = sizeof rows / sizeof *rows };

const carry_row_t *carry_row_lookup(MlirStringRef name) {
  static const char prefix[] = "torch.";
  size_t length = sizeof prefix - 1;
  if (name.length > length && !memcmp(name.data, prefix, length))
    name = mlirStringRefCreate(name.data + length, name.length - length);
  return rows_find(rows, NUM_ROWS, sizeof *rows, name);
}

size_t carry_row_count(void) { return NUM_ROWS; }

const carry_row_t *carry_row_get(size_t i) { return &rows[i]; }
