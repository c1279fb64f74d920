/* Diagnostics of MLIR on a stream. The order of what is shown follows
 * mlir::SourceMgrDiagnosticHandler. */
#include "cli/diagnostics.h"

#include "cli/input.h"
#include "cli/message.h"

#include <stdlib.h>
#include <string.h>

enum { CALL_STACK_LIMIT = 10 };

static const MlirLocation no_location = {NULL};

void diagnostics_init(diagnostics_t *diagnostics, FILE *file,
                      MlirStringRef name, MlirStringRef text) {
  *diagnostics = (diagnostics_t){.file = file, .name = name, .text = text};
  diagnostics->colour = message_colour(file);
}

void diagnostics_deinit(diagnostics_t *diagnostics) {
  free(diagnostics->lines);
}

static MlirLogicalResult handle(MlirDiagnostic diagnostic, void *user_data) {
  diagnostics_print(user_data, diagnostic);
  return mlirLogicalResultSuccess();
}

void diagnostics_attach(diagnostics_t *diagnostics, MlirContext context) {
  mlirContextAttachDiagnosticHandler(context, handle, diagnostics, NULL);
}

/* A growing list of locations still to look at, the next one last. */
typedef struct location_stack_t {
  MlirLocation *items;
  size_t count, capacity;
} location_stack_t;

/* Makes room for `n` more; false where memory runs out. */
static bool reserve(location_stack_t *stack, size_t n) {
  if (stack->count + n <= stack->capacity)
    return true;
  size_t capacity = 2 * (stack->count + n);
  void *grown = realloc(stack->items, capacity * sizeof *stack->items);
  if (!grown)
    return false;
  stack->items = grown;
  stack->capacity = capacity;
  return true;
}

/* Pushes what `location` is made of, so that the first is taken first. */
static void push_parts(location_stack_t *stack, MlirLocation location) {
  size_t count = stack->count;
  if (mlirLocationIsAName(location) && reserve(stack, 1)) {
    stack->items[stack->count++] = mlirLocationNameGetChildLoc(location);
  } else if (mlirLocationIsACallSite(location) && reserve(stack, 2)) {
    stack->items[stack->count++] = mlirLocationCallSiteGetCaller(location);
    stack->items[stack->count++] = mlirLocationCallSiteGetCallee(location);
  } else if (mlirLocationIsAFused(location)) {
    size_t n = mlirLocationFusedGetNumLocations(location);
    if (!reserve(stack, n))
      return;
    mlirLocationFusedGetLocations(location, stack->items + count);
    for (size_t i = 0; i < n / 2; ++i) {
      MlirLocation other = stack->items[count + i];
      stack->items[count + i] = stack->items[count + n - 1 - i];
      stack->items[count + n - 1 - i] = other;
    }
    stack->count += n;
  }
}

/* The first location in `location`, parents first, that `is` holds for. */
static MlirLocation find(MlirLocation location, bool (*is)(MlirLocation)) {
  location_stack_t stack = {NULL, 0, 0};
  while (!is(location)) {
    push_parts(&stack, location);
    if (!stack.count) {
      location = no_location;
      break;
    }
    location = stack.items[--stack.count];
  }
  free(stack.items);
  return location;
}

MlirLocation diagnostics_position(MlirLocation location) {
  return find(location, mlirLocationIsAFileLineColRange);
}

static void append(MlirStringRef text, void *file) {
  fwrite(text.data, 1, text.length, file);
}

/* Gives back the memory of the text before `offset`, once there is enough of
 * it: text that was shown would otherwise stay for the rest of the run. */
static void forget_before(diagnostics_t *diagnostics, size_t offset) {
  enum { ENOUGH = 1 << 19 };
  if (offset < diagnostics->kept)
    diagnostics->kept = offset;
  if (!diagnostics->mapped || offset - diagnostics->kept < ENOUGH)
    return;
  input_forget(mlirStringRefCreate(diagnostics->text.data + diagnostics->kept,
                                   offset - diagnostics->kept));
  diagnostics->kept = offset;
}

/* Makes room for the beginning of one more line. */
static bool grow_lines(diagnostics_t *diagnostics) {
  size_t count = diagnostics->line_count;
  if (count & (count - 1))
    return true;
  size_t capacity = count ? 2 * count : 1;
  size_t *lines =
      realloc(diagnostics->lines, capacity * sizeof *diagnostics->lines);
  if (!lines)
    return false;
  diagnostics->lines = lines;
  return true;
}

/* Notes where each line of the text begins; of as many lines as there is
 * memory for. */
static void index_lines(diagnostics_t *diagnostics) {
  const char *begin = diagnostics->text.data, *c = begin;
  const char *end = begin + diagnostics->text.length;
  do {
    if (!grow_lines(diagnostics))
      return;
    diagnostics->lines[diagnostics->line_count++] = (size_t)(c - begin);
    forget_before(diagnostics, (size_t)(c - begin));
  } while ((c = memchr(c, '\n', (size_t)(end - c))) && (++c, true));
}

/* Line `number` of the input, without its end, or a null string. */
static MlirStringRef source_line(diagnostics_t *diagnostics, unsigned number) {
  MlirStringRef text = diagnostics->text;
  if (!diagnostics->lines && text.length)
    index_lines(diagnostics);
  if (!number || number > diagnostics->line_count)
    return mlirStringRefCreate(NULL, 0);
  const char *line = text.data + diagnostics->lines[number - 1];
  size_t rest = text.length - diagnostics->lines[number - 1];
  forget_before(diagnostics, diagnostics->lines[number - 1]);
  const char *newline = memchr(line, '\n', rest);
  size_t length = newline ? (size_t)(newline - line) : rest;
  if (length && line[length - 1] == '\r')
    --length;
  return mlirStringRefCreate(line, length);
}

/* A string being written. */
typedef struct writer_t {
  FILE *stream;
  char *data;
  size_t length;
} writer_t;

static bool writer_open(writer_t *writer) {
  *writer = (writer_t){.data = NULL};
  writer->stream = open_memstream(&writer->data, &writer->length);
  return writer->stream;
}

/* The string; `data` of the writer is freed by the caller. */
static MlirStringRef writer_close(writer_t *writer) {
  fclose(writer->stream);
  return mlirStringRefCreate(writer->data, writer->length);
}

static void print_at_position(diagnostics_t *diagnostics, message_t *message,
                              MlirLocation position, bool show_source) {
  writer_t place;
  MlirStringRef name =
      mlirIdentifierStr(mlirLocationFileLineColRangeGetFilename(position));
  int line = mlirLocationFileLineColRangeGetStartLine(position);
  int column = mlirLocationFileLineColRangeGetStartColumn(position);
  if (!writer_open(&place))
    return;
  append(name, place.stream);
  fprintf(place.stream, ":%d:%d", line, column);
  message->place = writer_close(&place);
  message->column = (unsigned)column;
  message->colour = diagnostics->colour;
  if (show_source && column && mlirStringRefEqual(name, diagnostics->name))
    message->source = source_line(diagnostics, (unsigned)line);
  message_print(diagnostics->file, message);
  free(place.data);
}

static bool is_unknown(MlirLocation location) {
  MlirContext context = mlirLocationGetContext(location);
  return mlirLocationEqual(location, mlirLocationUnknownGet(context));
}

/* Prints a message at a location without a position, which becomes part of the
 * text. */
static void print_without_position(diagnostics_t *diagnostics,
                                   message_t *message, MlirLocation location) {
  writer_t text;
  if (!writer_open(&text))
    return;
  if (!is_unknown(location)) {
    mlirLocationPrint(location, append, text.stream);
    fputs(": ", text.stream);
  }
  append(message->text, text.stream);
  message->place = mlirStringRefCreateFromCString("<unknown>:0");
  message->text = writer_close(&text);
  message->colour = diagnostics->colour;
  message_print(diagnostics->file, message);
  free(text.data);
}

static void print(diagnostics_t *diagnostics, MlirLocation location,
                  MlirDiagnosticSeverity severity, MlirStringRef text,
                  bool show_source) {
  message_t message = {.severity = severity, .text = text};
  MlirLocation position = diagnostics_position(location);
  if (mlirLocationIsNull(position))
    print_without_position(diagnostics, &message, location);
  else
    print_at_position(diagnostics, &message, position, show_source);
}

/* Prints from where the call at `location` was made. Returns the last location
 * that was printed. */
static MlirLocation print_callers(diagnostics_t *diagnostics,
                                  MlirLocation location) {
  MlirLocation call = find(location, mlirLocationIsACallSite);
  for (int i = 0; i < CALL_STACK_LIMIT && !mlirLocationIsNull(call); ++i) {
    location = mlirLocationCallSiteGetCaller(call);
    print(diagnostics, location, MlirDiagnosticNote,
          mlirStringRefCreateFromCString("called from"), true);
    call = find(location, mlirLocationIsACallSite);
  }
  return location;
}

/* Prints one diagnostic without its notes. */
static void print_one(diagnostics_t *diagnostics, MlirDiagnostic diagnostic,
                      bool show_source) {
  writer_t text;
  if (!writer_open(&text))
    return;
  mlirDiagnosticPrint(diagnostic, append, text.stream);
  MlirStringRef string = writer_close(&text);
  print(diagnostics, mlirDiagnosticGetLocation(diagnostic),
        mlirDiagnosticGetSeverity(diagnostic), string, show_source);
  free(text.data);
}

void diagnostics_print(diagnostics_t *diagnostics, MlirDiagnostic diagnostic) {
  print_one(diagnostics, diagnostic, true);
  MlirLocation last =
      print_callers(diagnostics, mlirDiagnosticGetLocation(diagnostic));
  intptr_t count = mlirDiagnosticGetNumNotes(diagnostic);
  for (intptr_t i = 0; i < count; ++i) {
    MlirDiagnostic note = mlirDiagnosticGetNote(diagnostic, i);
    MlirLocation location = mlirDiagnosticGetLocation(note);
    print_one(diagnostics, note, !mlirLocationEqual(location, last));
    last = location;
  }
}
