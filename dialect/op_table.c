/* The rows of op_table.h: a sorted array that Bazel makes from the tables. */
#include "dialect/op_table.h"

#include "dialect/rows.h"

static const op_row_t rows[] = {
#include "dialect/op_table.inc"
};

const op_row_t *op_table_lookup(MlirStringRef name) {
  return rows_find(rows, op_table_size(), sizeof *rows, name);
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
    if (mlirStringRefEqual(word,
                           mlirStringRefCreateFromCString(effects_names[i]))) {
      *effects = (op_effects_t)i;
      return true;
    }
  return false;
}
