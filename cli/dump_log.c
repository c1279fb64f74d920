/* Reads the headers of a log, and how far the operation behind each goes. */
#include "cli/dump_log.h"
#include "dialect/string_ref.h"

#include <stdlib.h>
#include <string.h>

#define PREFIX "// -----// IR Dump "
#define SUFFIX " //----- //"

/* A line of the text, without its end. */
static MlirStringRef line_at(const char *at, const char *end) {
  const char *newline = memchr(at, '\n', (size_t)(end - at));
  size_t length = (size_t)((newline ? newline : end) - at);
  return mlirStringRefCreate(at, length);
}

static const char *behind(MlirStringRef line, const char *end) {
  const char *next = line.data + line.length;
  return next < end ? next + 1 : end;
}

static bool is_blank(MlirStringRef line) {
  for (size_t i = 0; i < line.length; ++i)
    if (!strchr(" \t\r", line.data[i]) || !line.data[i])
      return false;
  return true;
}

/* What precedes the first `mark` in `s`, or all of it. */
static MlirStringRef up_to(MlirStringRef s, const char *mark) {
  const char *found = memmem(s.data, s.length, mark, strlen(mark));
  return found ? mlirStringRefCreate(s.data, (size_t)(found - s.data)) : s;
}

static MlirStringRef skip(MlirStringRef s, size_t n) {
  n = n < s.length ? n : s.length;
  return mlirStringRefCreate(s.data + n, s.length - n);
}

/* Splits "After NAME Failed: flag{...} ('op' operation)" or "Before NAME
 * (flag)". */
static void read_title(dump_log_entry_t *entry) {
  MlirStringRef rest = entry->title;
  rest = skip(rest, up_to(rest, " ").length + 1);
  entry->pass = up_to(up_to(up_to(rest, " Failed"), ": "), " (");
  rest = skip(rest, entry->pass.length);
  if (string_starts_with(rest, " Failed"))
    rest = skip(rest, strlen(" Failed"));
  if (string_starts_with(rest, ": "))
    entry->flag = up_to(up_to(skip(rest, 2), "{"), " (");
  else if (string_starts_with(rest, " (") && !string_starts_with(rest, " ('"))
    entry->flag = up_to(skip(rest, 2), ")");
}

/* Whether the line is a header; sets the entry's names. */
static bool read_header(MlirStringRef line, dump_log_entry_t *entry) {
  if (!string_starts_with(line, PREFIX "After ") &&
      !string_starts_with(line, PREFIX "Before "))
    return false;
  *entry =
      (dump_log_entry_t){.title = up_to(skip(line, strlen(PREFIX)), SUFFIX)};
  if (entry->title.length + strlen(PREFIX) == line.length)
    return false; /* Cut off, or a mention of a header. */
  read_title(entry);
  return true;
}

/* The bracket depth behind a line of IR. Strings and comments don't count, and
 * angle brackets are left out, since an arrow has one. */
static long depth_behind(MlirStringRef line, long depth) {
  bool in_string = false;
  for (size_t i = 0; i < line.length; ++i) {
    char c = line.data[i];
    if (in_string && c == '\\')
      ++i;
    else if (c == '"')
      in_string = !in_string;
    else if (in_string)
      continue;
    else if (c == '/' && i + 1 < line.length && line.data[i + 1] == '/')
      break;
    else if (c == '{' || c == '(' || c == '[')
      ++depth;
    else if (c == '}' || c == ')' || c == ']')
      --depth;
  }
  return depth;
}

static bool is_alias(MlirStringRef line) {
  return string_starts_with(line, "#") || string_starts_with(line, "!");
}

/* Whether a line can stand before the operation of a dump. */
static bool can_precede(MlirStringRef line) {
  return is_blank(line) || is_alias(line) || string_starts_with(line, "//");
}

/* Where the reading of the lines of a log stands. */
typedef struct reader_t {
  dump_log_t *log;
  size_t capacity;
  dump_log_entry_t *open; /* The dump being read, or NULL. */
  long depth;             /* Of its brackets. */
  bool has_operation;     /* Its operation has begun. */
  bool has_gap;           /* A blank line has followed its operation. */
} reader_t;

static bool append(reader_t *reader, const dump_log_entry_t *entry) {
  dump_log_t *log = reader->log;
  if (log->count == reader->capacity) {
    reader->capacity = reader->capacity ? 2 * reader->capacity : 16;
    void *grown =
        realloc(log->entries, reader->capacity * sizeof *log->entries);
    if (!grown)
      return false;
    log->entries = grown;
  }
  reader->open = &log->entries[log->count++];
  *reader->open = *entry;
  reader->depth = 0;
  reader->has_operation = reader->has_gap = false;
  return true;
}

/* Whether a line belongs to the open dump: anything while its brackets are
 * open; behind them, aliases at once, and the resources after a blank line. */
static bool belongs(const reader_t *reader, MlirStringRef line) {
  if (!reader->open)
    return false;
  if (!reader->has_operation || reader->depth > 0 || is_blank(line))
    return true;
  return string_starts_with(line, "{-#") ||
         (!reader->has_gap && is_alias(line));
}

/* Takes a line that is no header: into the open dump, or as stray text. */
static void read_line(reader_t *reader, MlirStringRef line) {
  if (!belongs(reader, line)) {
    reader->log->stray |= !is_blank(line) && !string_starts_with(line, "//");
    reader->open = NULL;
    return;
  }
  reader->has_operation |= !can_precede(line);
  reader->depth = depth_behind(line, reader->depth);
  if (is_blank(line)) {
    reader->has_gap |= reader->has_operation && reader->depth <= 0;
    return;
  }
  dump_log_entry_t *entry = reader->open;
  const char *end = line.data + line.length;
  entry->text.length = (size_t)(end - entry->text.data);
}

MlirLogicalResult dump_log_read(dump_log_t *log, MlirStringRef text) {
  *log = (dump_log_t){.count = 0};
  if (!memmem(text.data, text.length, PREFIX, strlen(PREFIX)))
    return mlirLogicalResultSuccess();
  reader_t reader = {.log = log};
  const char *at = text.data, *end = at + text.length;
  for (unsigned number = 1; at < end; ++number) {
    MlirStringRef line = line_at(at, end);
    dump_log_entry_t entry;
    at = behind(line, end);
    if (!read_header(line, &entry)) {
      read_line(&reader, line);
      continue;
    }
    entry.line = number;
    entry.text = mlirStringRefCreate(at, 0);
    if (!append(&reader, &entry)) {
      dump_log_release(log);
      return mlirLogicalResultFailure();
    }
  }
  return mlirLogicalResultSuccess();
}

void dump_log_release(dump_log_t *log) {
  free(log->entries);
  *log = (dump_log_t){.count = 0};
}

bool dump_log_must_pick(const dump_log_t *log) {
  return log->count > 1 || (log->count && log->stray);
}
