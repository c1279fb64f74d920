/* The rows of op_table.h: a sorted array that Bazel makes from the tables. */
#include "dialect/op_table.h"

#include <string.h>

static const op_row_t rows[] = {
#include "dialect/op_table.inc"
};

/* Byte order of `name`, which carries its length, against a row's name. */
static int compare(MlirStringRef name, const char *row) {
  size_t length = strlen(row);
  size_t common = name.length < length ? name.length : length;
  int order = common ? memcmp(name.data, row, common) : 0;
  return order ? order : (name.length > length) - (name.length < length);
}

const op_row_t *op_table_lookup(MlirStringRef name) {
  size_t low = 0, high = op_table_size();
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    int order = compare(name, rows[middle].name);
    if (order == 0)
      return &rows[middle];
    if (order < 0)
      high = middle;
    else
      low = middle + 1;
  }
  return NULL;
}

size_t op_table_size(void) { return sizeof rows / sizeof *rows; }

const op_row_t *op_table_row(size_t i) { return &rows[i]; }

static const char *const effects_names[] = {
    [OP_EFFECTS_UNKNOWN] = "unknown", [OP_EFFECTS_FREE] = "free",
    [OP_EFFECTS_READ] = "reads",      [OP_EFFECTS_RECURSIVE] = "recursive",
    [OP_EFFECTS_WRITE] = "effects",
};

const char *op_effects_name(op_effects_t effects) {
  return effects_names[effects];
}

bool op_effects_parse(MlirStringRef word, op_effects_t *effects) {
  for (size_t i = 0; i < sizeof effects_names / sizeof *effects_names; ++i)
    if (compare(word, effects_names[i]) == 0) {
      *effects = (op_effects_t)i;
      return true;
    }
  return false;
}
