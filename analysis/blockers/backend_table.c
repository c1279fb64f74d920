/* The tables of backends, as backends/backend_table_gen.py prints them. */
#include "analysis/blockers/backend_table.h"

#include <stdlib.h>
#include <string.h>

static const clause_t clauses[] = {
#include "analysis/blockers/backends/backend_clauses.inc"
};

static const backend_row_t rows[] = {
#include "analysis/blockers/backends/backend_rows.inc"
};

static const char *const names[BACKEND_COUNT] = {"tosa", "stablehlo", "linalg"};

const char *backend_name(backend_t backend) { return names[backend]; }

bool backend_parse(MlirStringRef name, backend_t *backend) {
  for (int i = 0; i < BACKEND_COUNT; ++i)
    if (mlirStringRefEqual(name, mlirStringRefCreateFromCString(names[i]))) {
      *backend = (backend_t)i;
      return true;
    }
  return false;
}

static int compare(const void *key, const void *row) {
  const MlirStringRef *name = key;
  const char *other = ((const backend_row_t *)row)->name;
  size_t length = strlen(other);
  int order =
      memcmp(name->data, other, name->length < length ? name->length : length);
  return order ? order : (name->length > length) - (name->length < length);
}

static const backend_row_t *find(MlirStringRef name) {
  return bsearch(&name, rows, sizeof rows / sizeof *rows, sizeof *rows,
                 compare);
}

const backend_row_t *backend_row_lookup(MlirStringRef name) {
  const backend_row_t *row = find(name);
  const char *dot = row ? NULL : memchr(name.data, '.', name.length);
  char dialect[64];
  size_t length = dot ? (size_t)(dot - name.data) + 1 : sizeof dialect;
  if (length >= sizeof dialect - 1)
    return row;
  memcpy(dialect, name.data, length);
  dialect[length] = '*';
  return find(mlirStringRefCreate(dialect, length + 1));
}

const clause_t *backend_clause(size_t i) { return &clauses[i]; }

size_t backend_row_count(void) { return sizeof rows / sizeof *rows; }

const backend_row_t *backend_row(size_t i) { return &rows[i]; }
