/* The scan for nesting: one pass, with a table that says what a byte is. */
#include "dialect/nesting.h"

#include <stdbool.h>
#include <string.h>

enum { OTHER, OPEN, CLOSE, LESS, GREATER, QUOTE, SLASH };

static const unsigned char classes[256] = {
    ['('] = OPEN,  [')'] = CLOSE, ['['] = OPEN,    [']'] = CLOSE, ['{'] = OPEN,
    ['}'] = CLOSE, ['<'] = LESS,  ['>'] = GREATER, ['"'] = QUOTE, ['/'] = SLASH,
};

/* Past the string that begins at `i`; a line's end ends it too, as in MLIR. */
static size_t skip_string(const char *text, size_t length, size_t i) {
  for (++i; i < length && text[i] != '"' && text[i] != '\n'; ++i)
    if (text[i] == '\\')
      ++i;
  return i < length ? i + 1 : length;
}

static size_t skip_line(const char *text, size_t length, size_t i) {
  const char *end = memchr(text + i, '\n', length - i);
  return end ? (size_t)(end - text) + 1 : length;
}

static bool is_at(const char *text, size_t length, size_t i, char c) {
  return i < length && text[i] == c;
}

/* -1, 0 or 1: what the byte at `i` does to the depth. */
static int change(const char *text, size_t length, size_t i) {
  switch (classes[(unsigned char)text[i]]) {
  case OPEN:
    return 1;
  case CLOSE:
    return -1;
  case LESS:
    return is_at(text, length, i + 1, '=') ? 0 : 1;
  case GREATER:
    return is_at(text, length, i + 1, '=') || (i && text[i - 1] == '-') ? 0
                                                                        : -1;
  default:
    return 0;
  }
}

size_t nesting_too_deep(const char *text, size_t length, unsigned limit) {
  unsigned depth = 0;
  for (size_t i = 0; i < length;) {
    unsigned char class = classes[(unsigned char)text[i]];
    if (class == OTHER) {
      ++i;
    } else if (class == QUOTE) {
      i = skip_string(text, length, i);
    } else if (class == SLASH && is_at(text, length, i + 1, '/')) {
      i = skip_line(text, length, i);
    } else {
      int step = change(text, length, i);
      if (step > 0 && ++depth > limit)
        return i;
      if (step < 0 && depth)
        --depth;
      ++i;
    }
  }
  return length;
}
