/* Looks a file up in nested locations, and writes links to it. */
#include "viz/place.h"

#include <stdbool.h>
#include <string.h>

#include "dialect/string_ref.h"

/* Locations still to look at, the next one last. Deeper than that, the first
 * ones found are enough. */
enum { MAX_PENDING = 64 };
typedef struct pending_t {
  MlirLocation items[MAX_PENDING];
  size_t count;
} pending_t;

static void push(pending_t *pending, MlirLocation location) {
  if (pending->count < MAX_PENDING)
    pending->items[pending->count++] = location;
}

static void push_fused(pending_t *pending, MlirLocation location) {
  MlirLocation parts[MAX_PENDING];
  unsigned count = mlirLocationFusedGetNumLocations(location);
  if (count > MAX_PENDING)
    return;
  mlirLocationFusedGetLocations(location, parts);
  for (unsigned i = count; i > 0; --i)
    push(pending, parts[i - 1]);
}

MlirLocation place_of(MlirLocation location) {
  pending_t pending = {.count = 0};
  push(&pending, location);
  while (pending.count) {
    MlirLocation next = pending.items[--pending.count];
    if (mlirLocationIsAFileLineColRange(next))
      return next;
    if (mlirLocationIsAName(next)) {
      push(&pending, mlirLocationNameGetChildLoc(next));
    } else if (mlirLocationIsACallSite(next)) {
      push(&pending, mlirLocationCallSiteGetCaller(next));
      push(&pending, mlirLocationCallSiteGetCallee(next));
    } else if (mlirLocationIsAFused(next)) {
      push_fused(&pending, next);
    }
  }
  return (MlirLocation){NULL};
}

static MlirStringRef file_of(MlirLocation place) {
  return mlirIdentifierStr(mlirLocationFileLineColRangeGetFilename(place));
}

void place_add_short(text_t *text, MlirLocation location) {
  MlirLocation place = place_of(location);
  if (mlirLocationIsNull(place))
    return;
  MlirStringRef file = file_of(place);
  for (size_t i = file.length; i > 0; --i)
    if (file.data[i - 1] == '/') {
      file = mlirStringRefCreate(file.data + i, file.length - i);
      break;
    }
  text_add(text, file);
  text_format(text, ":%d", mlirLocationFileLineColRangeGetStartLine(place));
}

static void add_encoded(text_t *text, MlirStringRef path) {
  static const char plain[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                              "abcdefghijklmnopqrstuvwxyz0123456789-._~/";
  for (size_t i = 0; i < path.length; ++i) {
    unsigned char c = (unsigned char)path.data[i];
    text_format(text, c && strchr(plain, c) ? "%c" : "%%%02X", c);
  }
}

/* Adds a character of a template as it is, or encoded where XML, Graphviz or
 * URLs do not take it so. */
static void add_literal(text_t *text, char c) {
  if (c == '&')
    text_add_string(text, "&amp;");
  else if ((unsigned char)c <= ' ' || (unsigned char)c >= 0x7f ||
           strchr("\"<>\\^`{|}", c))
    text_format(text, "%%%02X", (unsigned char)c);
  else
    text_format(text, "%c", c);
}

enum { FIELD_FILE, FIELD_LINE, FIELD_COLUMN, FIELD_COUNT };
static const char *const fields[FIELD_COUNT] = {
    [FIELD_FILE] = "{file}",
    [FIELD_LINE] = "{line}",
    [FIELD_COLUMN] = "{column}",
};

/* The field at the start of `rest`, or FIELD_COUNT. */
static int field_of(MlirStringRef rest) {
  int field = 0;
  while (field < FIELD_COUNT && !string_starts_with(rest, fields[field]))
    ++field;
  return field;
}

/* How long the word in braces at the start of `rest` is, with these; 0 where
 * there is none. */
static size_t braced(MlirStringRef rest) {
  static const char word[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                             "abcdefghijklmnopqrstuvwxyz0123456789-_";
  size_t end = 1;
  if (!rest.length || *rest.data != '{')
    return 0;
  while (end < rest.length && memchr(word, rest.data[end], sizeof word - 1))
    ++end;
  return end > 1 && end < rest.length && rest.data[end] == '}' ? end + 1 : 0;
}

MlirStringRef place_unknown_field(MlirStringRef template_) {
  for (size_t i = 0; i < template_.length; ++i) {
    MlirStringRef rest =
        mlirStringRefCreate(template_.data + i, template_.length - i);
    size_t length = braced(rest);
    if (length && field_of(rest) == FIELD_COUNT)
      return mlirStringRefCreate(rest.data, length);
  }
  return mlirStringRefCreate(NULL, 0);
}

/* Adds what stands for the field at the start of `rest`, and returns how many
 * characters of it that took; 0 where there is none. */
static size_t add_part(text_t *text, MlirStringRef rest, MlirLocation place) {
  int field = field_of(rest);
  if (field == FIELD_COUNT)
    return 0;
  if (field == FIELD_FILE)
    add_encoded(text, file_of(place));
  else if (field == FIELD_LINE)
    text_format(text, "%d", mlirLocationFileLineColRangeGetStartLine(place));
  else
    text_format(text, "%d", mlirLocationFileLineColRangeGetStartColumn(place));
  return strlen(fields[field]);
}

void place_add_link(text_t *text, MlirLocation location,
                    MlirStringRef template_) {
  MlirLocation place = place_of(location);
  if (mlirLocationIsNull(place))
    return;
  for (size_t i = 0; i < template_.length;) {
    MlirStringRef rest =
        mlirStringRefCreate(template_.data + i, template_.length - i);
    size_t taken = add_part(text, rest, place);
    if (!taken)
      add_literal(text, *rest.data);
    i += taken ? taken : 1;
  }
}
