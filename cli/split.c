/* Parts of a text between marker lines; one pass, nothing copied. */
#include "cli/split.h"

#include <string.h>

split_t split_begin(MlirStringRef text, MlirStringRef marker,
                    unsigned first_line) {
  return (split_t){.rest = text, .marker = marker, .line = first_line};
}

static bool is_space(char c) { return c == ' ' || c == '\t' || c == '\r'; }

/* The column behind the marker, from 1, or 0 where the line is none. */
static unsigned find_marker(const char *line, size_t length,
                            MlirStringRef marker) {
  size_t begin = 0;
  while (begin < length && is_space(line[begin]))
    ++begin;
  while (length > begin && is_space(line[length - 1]))
    --length;
  bool is_marker = length - begin == marker.length &&
                   !memcmp(line + begin, marker.data, marker.length);
  return is_marker ? (unsigned)length + 1 : 0;
}

static size_t line_length(const char *line, const char *end) {
  const char *newline = memchr(line, '\n', (size_t)(end - line));
  return (size_t)((newline ? newline : end) - line);
}

bool split_next(split_t *split, split_part_t *part) {
  if (split->done)
    return false;
  const char *begin = split->rest.data, *end = begin + split->rest.length;
  part->first_line = split->line;
  part->marker_end = split->marker_end;
  for (const char *line = begin; line < end; ++split->line) {
    size_t length = line_length(line, end);
    const char *next = line + length + (line + length < end);
    split->marker_end =
        split->marker.length ? find_marker(line, length, split->marker) : 0;
    if (split->marker_end) {
      part->text = mlirStringRefCreate(begin, (size_t)(line - begin));
      split->rest = mlirStringRefCreate(next, (size_t)(end - next));
      ++split->line;
      return true;
    }
    line = next;
  }
  part->text = split->rest;
  split->done = true;
  return true;
}
