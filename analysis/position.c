/* Picks a file position out of a location, and writes file URIs. */
#include "analysis/position.h"

#include <stdbool.h>
#include <string.h>

#include "mlir-c/Support.h"

/* How much a position says; a greater one wins. */
typedef enum rank_t {
  RANK_NONE,
  RANK_ANY,
  RANK_PACKAGE,
  RANK_MODEL,
} rank_t;

/* The search: what is still to be looked at, the next one last. */
typedef struct search_t {
  MlirLocation stack[POSITION_SEARCHED];
  intptr_t depth, visited;
  position_t best;
  rank_t rank;
} search_t;

static bool contains(MlirStringRef text, const char *word) {
  size_t length = strlen(word);
  for (size_t i = 0; i + length <= text.length; ++i)
    if (!memcmp(text.data + i, word, length))
      return true;
  return false;
}

static rank_t rank_of(MlirStringRef file) {
  if (file.length < 3 || memcmp(file.data + file.length - 3, ".py", 3))
    return RANK_ANY;
  bool installed =
      contains(file, "site-packages/") || contains(file, "dist-packages/");
  return installed ? RANK_PACKAGE : RANK_MODEL;
}

static void take(search_t *s, MlirLocation location) {
  position_t place = {
      mlirIdentifierStr(mlirLocationFileLineColRangeGetFilename(location)),
      (uint32_t)mlirLocationFileLineColRangeGetStartLine(location),
      (uint32_t)mlirLocationFileLineColRangeGetStartColumn(location)};
  rank_t rank = rank_of(place.file);
  if (!place.file.length || rank <= s->rank)
    return;
  s->best = place;
  s->rank = rank;
}

static void push(search_t *s, MlirLocation location) {
  if (s->depth < POSITION_SEARCHED)
    s->stack[s->depth++] = location;
}

/* Pushes the parts of a fused location, the first one last. */
static void push_parts(search_t *s, MlirLocation location) {
  unsigned count = mlirLocationFusedGetNumLocations(location);
  if (count > POSITION_SEARCHED - s->depth)
    return;
  MlirLocation *parts = s->stack + s->depth;
  mlirLocationFusedGetLocations(location, parts);
  for (unsigned i = 0; i < count / 2; ++i) {
    MlirLocation part = parts[i];
    parts[i] = parts[count - 1 - i];
    parts[count - 1 - i] = part;
  }
  s->depth += count;
}

static void visit(search_t *s, MlirLocation location) {
  if (mlirLocationIsAFileLineColRange(location)) {
    take(s, location);
  } else if (mlirLocationIsAName(location)) {
    push(s, mlirLocationNameGetChildLoc(location));
  } else if (mlirLocationIsACallSite(location)) {
    push(s, mlirLocationCallSiteGetCaller(location));
    push(s, mlirLocationCallSiteGetCallee(location));
  } else if (mlirLocationIsAFused(location)) {
    push_parts(s, location);
  }
}

position_t position_of(MlirLocation location) {
  search_t s;
  s.depth = s.visited = 0;
  s.best = (position_t){0};
  s.rank = RANK_NONE;
  push(&s, location);
  while (s.depth && s.rank < RANK_MODEL && s.visited++ < POSITION_SEARCHED)
    visit(&s, s.stack[--s.depth]);
  return s.best;
}

static bool is_unreserved(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
         (c >= '0' && c <= '9') || (c && strchr("-._~/", c));
}

void position_add_uri(text_t *text, MlirStringRef file) {
  if (file.length && file.data[0] == '/')
    text_add_string(text, "file://");
  for (size_t i = 0; i < file.length; ++i) {
    if (is_unreserved(file.data[i]))
      text_add(text, mlirStringRefCreate(file.data + i, 1));
    else
      text_format(text, "%%%02X", (unsigned char)file.data[i]);
  }
}
