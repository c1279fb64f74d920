/* Puts two listings into one table, and leaves out what would be too much. */
#include "viz/page/rows.h"

#include <string.h>

#include "analysis/report/report_json.h"
#include "analysis/text.h"
#include "viz/page/difference.h"

/* A row, by its lines; LISTING_NONE on the side where it has none. */
typedef struct row_t {
  uint32_t before, after;
} row_t;

typedef struct table_t {
  const listing_t *before, *after;
  const bool *wanted;
  row_t *rows;
  bool *kept;
  uint32_t count;
  arena_t *arena;
} table_t;

static void add(table_t *t, uint32_t before, uint32_t after) {
  t->rows[t->count++] = (row_t){before, after};
}

/* Fills the rows: what is gone stands before what is new in its place. */
static void merge(table_t *t, const uint32_t *match) {
  uint32_t next = 0;
  for (uint32_t i = 0; i < t->before->num_lines; ++i) {
    if (match[i] == DIFFERENCE_NONE) {
      add(t, i, LISTING_NONE);
      continue;
    }
    while (next < match[i])
      add(t, LISTING_NONE, next++);
    add(t, i, next++);
  }
  while (next < t->after->num_lines)
    add(t, LISTING_NONE, next++);
}

static bool is_important(const table_t *t, uint32_t i) {
  const row_t *row = &t->rows[i];
  return row->before == LISTING_NONE || row->after == LISTING_NONE ||
         t->wanted[row->before];
}

/* Marks the rows to keep, from both ends so that each sees how far away the
 * last important one is. */
static void choose(table_t *t) {
  uint32_t distance = ROWS_CONTEXT + 1, total = 0;
  bool all = t->count <= ROWS_WHOLE;
  for (uint32_t i = 0; i < t->count; ++i) {
    distance = is_important(t, i) ? 0 : distance + 1;
    t->kept[i] = all || distance <= ROWS_CONTEXT;
  }
  distance = ROWS_CONTEXT + 1;
  for (uint32_t i = t->count; i--;) {
    distance = is_important(t, i) ? 0 : distance + 1;
    t->kept[i] |= distance <= ROWS_CONTEXT;
  }
  for (uint32_t i = 0; i < t->count; ++i)
    t->kept[i] = t->kept[i] && total++ < ROWS_MOST;
}

static json_t *text_of(const table_t *t, MlirStringRef line) {
  if (line.length <= ROWS_BYTES)
    return report_json_text(line);
  size_t end = ROWS_BYTES;
  while (end > ROWS_BYTES - 4 && (line.data[end] & 0xC0) == 0x80)
    --end;
  text_t text = {.arena = t->arena};
  text_add(&text, mlirStringRefCreate(line.data, end));
  text_format(&text, "... [%zu bytes cut]", line.length - end);
  return report_json_text(text_ref(&text));
}

static json_t *row_of(const table_t *t, const row_t *row) {
  bool gone = row->after == LISTING_NONE, added = row->before == LISTING_NONE;
  MlirStringRef line =
      added ? t->after->lines[row->after] : t->before->lines[row->before];
  json_t *out =
      json_pack("[s, I, I, o]",
                gone    ? "-"
                : added ? "+"
                        : "=",
                (json_int_t)(added ? 0 : row->before + 1),
                (json_int_t)(gone ? 0 : row->after + 1), text_of(t, line));
  if (!gone && !added && !mlirStringRefEqual(line, t->after->lines[row->after]))
    json_array_append_new(out, text_of(t, t->after->lines[row->after]));
  return out;
}

static json_t *write_rows(const table_t *t) {
  json_t *out = json_array();
  uint32_t left_out = 0;
  for (uint32_t i = 0; i <= t->count; ++i) {
    if (i < t->count && !t->kept[i]) {
      ++left_out;
      continue;
    }
    if (left_out)
      json_array_append_new(out,
                            json_pack("[s, I]", "~", (json_int_t)left_out));
    left_out = 0;
    if (i < t->count)
      json_array_append_new(out, row_of(t, &t->rows[i]));
  }
  return out;
}

json_t *rows_create(const listing_t *before, const listing_t *after,
                    const bool *wanted, arena_t *arena) {
  uint32_t most = before->num_lines + after->num_lines;
  table_t t = {.before = before,
               .after = after,
               .wanted = wanted,
               .rows = ARENA_NEW(arena, row_t, most),
               .kept = ARENA_NEW(arena, bool, most),
               .arena = arena};
  uint32_t *match = ARENA_NEW(arena, uint32_t, before->num_lines);
  if (arena->failed ||
      !difference_find(before->keys, before->num_lines, after->keys,
                       after->num_lines, match, arena))
    return NULL;
  merge(&t, match);
  choose(&t);
  return write_rows(&t);
}
