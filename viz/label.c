/* Characters that print, and escapes of what Graphviz reads as markup. */
#include "viz/label.h"

#include <string.h>

/* The size of the character at the start of `raw`, or 0 where it is none that
 * XML 1.0 may hold. */
static size_t xml_character(MlirStringRef raw) {
  size_t size = text_character(raw);
  bool is_noncharacter = size == 3 && !memcmp(raw.data, "\xef\xbf", 2) &&
                         ((unsigned char)raw.data[2] == 0xbe ||
                          (unsigned char)raw.data[2] == 0xbf);
  return is_noncharacter ? 0 : size;
}

/* Adds one character or byte and returns its size. */
static size_t add_one(text_t *text, MlirStringRef raw, const char *kept) {
  unsigned char c = (unsigned char)raw.data[0];
  size_t size = xml_character(raw);
  if (size && c >= 0x20 && c != 0x7f)
    text_add(text, mlirStringRefCreate(raw.data, size));
  else if (c && c < 0x20 && strchr(kept, c))
    text_add(text, mlirStringRefCreate(raw.data, 1));
  else if (c == 0x7f)
    text_add_string(text, "\xe2\x90\xa1");
  else if (c < 0x20)
    text_format(text, "\xe2\x90%c", 0x80 + c);
  else
    text_add_string(text, "\xef\xbf\xbd");
  return size ? size : 1;
}

static MlirStringRef rest(MlirStringRef raw, size_t size) {
  return mlirStringRefCreate(raw.data + size, raw.length - size);
}

void label_add(text_t *text, MlirStringRef raw, size_t most) {
  for (size_t i = 0; raw.length && i < most; ++i)
    raw = rest(raw, add_one(text, raw, "\n\t"));
  if (raw.length)
    text_add_string(text, "\xe2\x80\xa6");
}

/* How many characters up to the next space or line feed. */
static size_t word_length(MlirStringRef raw) {
  size_t count = 0;
  for (size_t i = 0; i < raw.length; ++i) {
    unsigned char c = (unsigned char)raw.data[i];
    if (c == ' ' || c == '\n')
      break;
    count += (c & 0xc0) != 0x80;
  }
  return count;
}

void label_add_wrapped(text_t *text, MlirStringRef raw, size_t most,
                       size_t width) {
  size_t column = 0;
  for (size_t i = 0; raw.length && i < most; ++i) {
    char c = raw.data[0];
    bool breaks = c == ' ' && column + 1 + word_length(rest(raw, 1)) > width;
    raw = rest(raw, add_one(text, raw, "\n"));
    column = c == '\n' ? 0 : column + 1;
    if (raw.length && c != '\n' && (breaks || column >= 2 * width)) {
      text_add_string(text, "\n");
      column = 0;
    }
  }
  if (raw.length)
    text_add_string(text, "\xe2\x80\xa6");
}

/* What stands for a character of markup, or NULL. */
static const char *entity(char c) {
  switch (c) {
  case '&':
    return "&amp;";
  case '<':
    return "&lt;";
  case '>':
    return "&gt;";
  case '"':
    return "&quot;";
  default:
    return NULL;
  }
}

void label_add_html(text_t *text, const char *clean) {
  for (; *clean; ++clean) {
    const char *replacement = *clean == '\n'   ? "<br/>"
                              : *clean == '\\' ? "\\\\"
                                               : entity(*clean);
    if (replacement)
      text_add_string(text, replacement);
    else
      text_add(text, mlirStringRefCreate(clean, 1));
  }
}

void label_add_escaped(text_t *text, const char *clean, unsigned passes) {
  for (; *clean; ++clean) {
    size_t count = *clean == '\\' ? (size_t)1 << passes : 1;
    if (*clean == '&')
      text_add_string(text, "&amp;");
    else
      for (size_t i = 0; i < count; ++i)
        text_add(text, mlirStringRefCreate(clean, 1));
  }
}
