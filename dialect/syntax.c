/* The tables as C arrays, and the lookups in them. */
#include "dialect/syntax.h"

#include <string.h>

static const syntax_row_t rows_[] = {
#include "dialect/syntax_rows.inc"
};
static const syntax_type_t types_[] = {
#include "dialect/syntax_types.inc"
};

/* Compares as if `prefix` ended in a '.', which no table sorts before. */
static int compare_prefix(const char *name, const char *prefix, size_t length) {
  int order = strncmp(name, prefix, length);
  return order ? order : (unsigned char)name[length] - '.';
}

/* The first row at or after the prefix, or after all rows that have it. */
static size_t bound(const char *prefix, int past) {
  size_t low = 0, high = sizeof rows_ / sizeof *rows_;
  while (low < high) {
    size_t middle = (low + high) / 2;
    if (compare_prefix(rows_[middle].name, prefix, strlen(prefix)) < past)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

size_t syntax_rows(const char *dialect, const syntax_row_t **rows) {
  size_t first = bound(dialect, 0);
  *rows = rows_ + first;
  return bound(dialect, 1) - first;
}

const syntax_type_t *syntax_type(const char *kind, size_t length) {
  for (size_t i = 0; i < sizeof types_ / sizeof *types_; ++i)
    if (!strncmp(types_[i].kind, kind, length) && !types_[i].kind[length])
      return types_ + i;
  return NULL;
}
