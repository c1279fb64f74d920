/* Prints a module twice: as people read it, and with each operation's number in
 * the place of its location, by which lines are matched with operations. */
#include "viz/page/listing.h"

#include <stdlib.h>
#include <string.h>

#include "analysis/text.h"

/* The file name of the locations that stand for numbers. */
#define TAG " loc(\"op\":"

/* The operations of a root in pre-order, and their locations. */
typedef struct walk_t {
  arena_t *arena;
  MlirOperation *ops;
  MlirLocation *locations;
  uint32_t count, capacity;
} walk_t;

static MlirWalkResult collect(MlirOperation op, void *data) {
  walk_t *walk = data;
  if (!arena_grow_array(walk->arena, (void **)&walk->ops, &walk->capacity,
                        walk->count, sizeof op))
    return MlirWalkResultInterrupt;
  walk->ops[walk->count++] = op;
  return MlirWalkResultAdvance;
}

static MlirStringRef print(MlirOperation root, bool tagged, arena_t *arena) {
  text_t text = {.arena = arena};
  MlirOpPrintingFlags flags = mlirOpPrintingFlagsCreate();
  mlirOpPrintingFlagsElideLargeElementsAttrs(flags, LISTING_ELEMENTS);
  mlirOpPrintingFlagsElideLargeResourceString(flags, LISTING_RESOURCE);
  if (tagged) {
    mlirOpPrintingFlagsEnableDebugInfo(flags, true, false);
    mlirOpPrintingFlagsUseLocalScope(flags);
  }
  mlirOperationPrintWithFlags(root, flags, text_callback, &text);
  mlirOpPrintingFlagsDestroy(flags);
  return text_ref(&text);
}

/* Prints with the number of each operation as the line of its location. */
static MlirStringRef print_tagged(walk_t *walk, MlirOperation root) {
  MlirContext context = mlirOperationGetContext(root);
  MlirStringRef file = mlirStringRefCreateFromCString("op");
  for (uint32_t i = 0; i < walk->count; ++i) {
    walk->locations[i] = mlirOperationGetLocation(walk->ops[i]);
    mlirOperationSetLocation(walk->ops[i],
                             mlirLocationFileLineColGet(context, file, i, 0));
  }
  MlirStringRef text = print(root, true, walk->arena);
  for (uint32_t i = 0; i < walk->count; ++i)
    mlirOperationSetLocation(walk->ops[i], walk->locations[i]);
  return text;
}

/* How many lines there are; the line feed at the end, if any, begins none. */
static uint32_t count_lines(MlirStringRef text) {
  uint32_t count = text.length && text.data[text.length - 1] != '\n';
  for (size_t i = 0; i < text.length; ++i)
    count += text.data[i] == '\n';
  return count;
}

/* The next line of `text`, which moves behind it. */
static MlirStringRef next_line(MlirStringRef *text) {
  const char *end = memchr(text->data, '\n', text->length);
  size_t length = end ? (size_t)(end - text->data) : text->length;
  MlirStringRef line = mlirStringRefCreate(text->data, length);
  size_t skip = length + (end != NULL);
  *text = mlirStringRefCreate(text->data + skip, text->length - skip);
  return line;
}

/* The number of the operation that ends on a tagged line, or LISTING_NONE. */
static uint32_t tag_of(MlirStringRef line) {
  size_t at = line.length, size = sizeof TAG - 1;
  while (at && line.data[at - 1] != '(')
    --at;
  size_t open = sizeof " loc(" - 1;
  if (at < open || line.length - (at - open) < size ||
      memcmp(line.data + at - open, TAG, size))
    return LISTING_NONE;
  return (uint32_t)strtoul(line.data + at - open + size, NULL, 10);
}

static MlirStringRef trim(MlirStringRef line) {
  while (line.length && *line.data == ' ')
    line = mlirStringRefCreate(line.data + 1, line.length - 1);
  return line;
}

/* Matches lines with operations from the first to the last. Lines that open
 * regions wait in `open` until an operation ends on one that closes them. */
typedef struct matcher_t {
  listing_t *listing;
  uint32_t *op_of;
  uint32_t *open;
  uint32_t depth;
} matcher_t;

static void match_line(matcher_t *m, uint32_t n, MlirStringRef line) {
  uint32_t op = tag_of(line);
  MlirStringRef text = trim(line);
  bool closes = text.length && *text.data == '}';
  bool opens = text.length && text.data[text.length - 1] == '{';
  uint32_t begin = n;
  if (op == LISTING_NONE) {
    if (opens && !closes)
      m->open[m->depth++] = n;
    return;
  }
  if (closes && m->depth)
    begin = m->open[--m->depth];
  if (op >= m->listing->num_operations)
    return;
  m->listing->line_of[op] = begin;
  m->op_of[begin] = m->op_of[n] = op;
}

/* How many lines of aliases stand before the operation. */
static uint32_t count_aliases(const listing_t *l) {
  uint32_t count = 0;
  while (count < l->num_lines && l->lines[count].length &&
         (*l->lines[count].data == '#' || *l->lines[count].data == '!'))
    ++count;
  return count;
}

/* Whether both begin alike: indented as far, with the same character. */
static bool begin_alike(MlirStringRef one, MlirStringRef other) {
  MlirStringRef a = trim(one), b = trim(other);
  return one.length - a.length == other.length - b.length &&
         !a.length == !b.length && (!a.length || *a.data == *b.data);
}

/* The tagged text has the same lines as the listing, without aliases, up to the
 * resources at the end. */
static bool match_lines(listing_t *l, MlirStringRef tagged, uint32_t *op_of,
                        arena_t *arena) {
  uint32_t n = count_aliases(l);
  matcher_t m = {l, op_of, ARENA_NEW(arena, uint32_t, l->num_lines + 1), 0};
  if (!m.open)
    return false;
  for (; n < l->num_lines && tagged.length; ++n) {
    MlirStringRef line = next_line(&tagged);
    if (!begin_alike(line, l->lines[n]) || (line.length && *line.data == '{'))
      break;
    match_line(&m, n, line);
  }
  return true;
}

static bool is_name(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
         (c >= '0' && c <= '9') || c == '_' || c == '$' || c == '.' || c == '-';
}

/* FNV-1a over a line, how far it is indented and the names of values left out:
 * what is around an operation may go without it. */
static uint64_t hash_line(MlirStringRef all) {
  MlirStringRef line = trim(all);
  uint64_t hash = UINT64_C(0xCBF29CE484222325);
  bool quoted = false, name = false;
  for (size_t i = 0; i < line.length; ++i) {
    char c = line.data[i];
    name = name && is_name(c);
    if (name)
      continue;
    quoted ^= c == '"' && !(i && line.data[i - 1] == '\\');
    name = c == '%' && !quoted;
    hash = (hash ^ (unsigned char)c) * UINT64_C(0x100000001B3);
  }
  return hash;
}

static void hash_lines(listing_t *l, const walk_t *walk,
                       const uint32_t *op_of) {
  for (uint32_t n = 0; n < l->num_lines; ++n) {
    uint64_t hash = hash_line(l->lines[n]);
    if (op_of[n] != LISTING_NONE)
      hash ^= (uint64_t)(uintptr_t)walk->locations[op_of[n]].ptr *
              UINT64_C(0x9E3779B97F4A7C15);
    l->keys[n] = hash;
  }
}

static bool split(listing_t *l, MlirStringRef text, arena_t *arena) {
  l->num_lines = count_lines(text);
  l->lines = ARENA_NEW(arena, MlirStringRef, l->num_lines);
  l->keys = ARENA_NEW(arena, uint64_t, l->num_lines);
  for (uint32_t n = 0; l->lines && n < l->num_lines; ++n)
    l->lines[n] = next_line(&text);
  return l->lines && l->keys;
}

bool listing_create(listing_t *l, MlirOperation root, arena_t *arena) {
  walk_t walk = {.arena = arena};
  mlirOperationWalk(root, collect, &walk, MlirWalkPreOrder);
  walk.locations = ARENA_NEW(arena, MlirLocation, walk.count + 1);
  if (arena->failed || !split(l, print(root, false, arena), arena))
    return false;
  uint32_t *op_of = ARENA_NEW(arena, uint32_t, l->num_lines);
  l->num_operations = walk.count;
  l->line_of = ARENA_NEW(arena, uint32_t, walk.count + 1);
  if (!op_of || !l->line_of)
    return false;
  memset(op_of, 0xff, l->num_lines * sizeof *op_of);
  memset(l->line_of, 0xff, walk.count * sizeof *l->line_of);
  MlirStringRef tagged = print_tagged(&walk, root);
  if (arena->failed || !match_lines(l, tagged, op_of, arena))
    return false;
  hash_lines(l, &walk, op_of);
  return true;
}
