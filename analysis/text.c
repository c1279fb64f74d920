/* Growing text: the buffer doubles, the arena keeps the old ones. */
#include "analysis/text.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static int reserve(text_t *text, size_t more) {
  size_t wanted = text->length + more + 1;
  if (wanted <= text->capacity)
    return 1;
  size_t capacity = wanted * 2 + 32;
  char *data = arena_calloc(text->arena, capacity, 1);
  if (!data)
    return 0;
  if (text->length)
    memcpy(data, text->data, text->length);
  text->data = data;
  text->capacity = capacity;
  return 1;
}

void text_add(text_t *text, MlirStringRef chunk) {
  if (!reserve(text, chunk.length))
    return;
  if (chunk.length)
    memcpy(text->data + text->length, chunk.data, chunk.length);
  text->length += chunk.length;
  text->data[text->length] = '\0';
}

void text_add_string(text_t *text, const char *string) {
  text_add(text, mlirStringRefCreateFromCString(string));
}

void text_format(text_t *text, const char *format, ...) {
  va_list args, again;
  va_start(args, format);
  va_copy(again, args);
  int length = vsnprintf(NULL, 0, format, args);
  if (length >= 0 && reserve(text, (size_t)length)) {
    vsnprintf(text->data + text->length, (size_t)length + 1, format, again);
    text->length += (size_t)length;
  }
  va_end(again);
  va_end(args);
}

/* How many bytes at the start of `text` are one character that prints as it is,
 * or 0: control characters, quotes, backslashes, what is not UTF-8. */
static size_t printing_character(MlirStringRef text) {
  unsigned char c = (unsigned char)text.data[0];
  bool escaped = c < 0x20 || c == '"' || c == '\\' || c == 0x7f;
  return escaped ? 0 : text_character(text);
}

void text_add_quoted(text_t *text, MlirStringRef message) {
  text_add_string(text, "\"");
  while (message.length) {
    size_t size = printing_character(message);
    if (size)
      text_add(text, mlirStringRefCreate(message.data, size));
    else
      text_format(text, "\\%02X", (unsigned char)message.data[0]);
    size += !size;
    message = mlirStringRefCreate(message.data + size, message.length - size);
  }
  text_add_string(text, "\"");
}

void text_callback(MlirStringRef chunk, void *text) { text_add(text, chunk); }

const char *text_string(const text_t *text) {
  return text->data ? text->data : "";
}

MlirStringRef text_ref(const text_t *text) {
  return mlirStringRefCreate(text_string(text), text->length);
}

size_t text_character(MlirStringRef text) {
  unsigned char c = (unsigned char)text.data[0];
  if (c < 0x80)
    return 1;
  size_t length = c >= 0xf0 ? 4 : c >= 0xe0 ? 3 : 2;
  if (c < 0xc2 || c > 0xf4 || length > text.length)
    return 0;
  uint32_t code = c & (0x7fu >> length);
  for (size_t i = 1; i < length; ++i) {
    unsigned char next = (unsigned char)text.data[i];
    if ((next & 0xc0) != 0x80)
      return 0;
    code = code << 6 | (next & 0x3f);
  }
  static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
  bool surrogate = code >= 0xd800 && code < 0xe000;
  return code < least[length] || code > 0x10ffff || surrogate ? 0 : length;
}
