/* Messages on standard error, as llvm::SMDiagnostic prints them. */
#include "cli/message.h"

#include "cli/progress.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define RESET "\033[0m"
#define BOLD "\033[1m"
#define CARET "\033[0;1;32m"

static const struct {
  const char *label;
  const char *colour;
} severities[] = {
    [MlirDiagnosticError] = {"error: ", "\033[0;1;31m"},
    [MlirDiagnosticWarning] = {"warning: ", "\033[0;1;35m"},
    [MlirDiagnosticNote] = {"note: ", "\033[0;1;30m"},
    [MlirDiagnosticRemark] = {"remark: ", "\033[0;1;34m"},
};

int message_colour(FILE *file) {
  const char *no_color = getenv("NO_COLOR");
  const char *term = getenv("TERM");
  if (no_color && *no_color)
    return MESSAGE_PLAIN;
  return isatty(fileno(file)) && term && strcmp(term, "dumb") != 0
             ? MESSAGE_COLOURED
             : MESSAGE_PLAIN;
}

static bool in_colour(FILE *file, const message_t *message) {
  int colour = message->colour;
  if (colour == MESSAGE_COLOUR_UNKNOWN)
    colour = message_colour(file);
  return colour == MESSAGE_COLOURED;
}

static bool is_urgent(const message_t *message) {
  return message->severity == MlirDiagnosticError ||
         message->severity == MlirDiagnosticWarning;
}

static void put(FILE *file, const char *escape, MlirStringRef text) {
  fputs(escape, file);
  fwrite(text.data, 1, text.length, file);
  fputs(*escape ? RESET : "", file);
}

static void put_source(FILE *file, const message_t *message, bool colour) {
  MlirStringRef line = message->source;
  size_t caret = message->column ? message->column - 1 : 0;
  if (caret > line.length)
    caret = line.length;
  fwrite(line.data, 1, line.length, file);
  putc('\n', file);
  for (size_t i = 0; i < caret; ++i)
    putc(line.data[i] == '\t' ? '\t' : ' ', file);
  put(file, colour ? CARET : "", mlirStringRefCreate("^", 1));
  putc('\n', file);
}

void message_print(FILE *file, const message_t *message) {
  bool colour = in_colour(file, message);
  const char *bold = colour ? BOLD : "";
  progress_hide();
  flockfile(file);
  if (message->place.length) {
    put(file, bold, message->place);
    put(file, bold, mlirStringRefCreate(": ", 2));
  }
  put(file, colour ? severities[message->severity].colour : "",
      mlirStringRefCreateFromCString(severities[message->severity].label));
  put(file, bold, message->text);
  putc('\n', file);
  if (message->source.data)
    put_source(file, message, colour);
  if (is_urgent(message) || colour)
    fflush(file);
  funlockfile(file);
}

/* Prints a message to standard error whose text is formatted. */
static void print_formatted(MlirDiagnosticSeverity severity,
                            MlirStringRef place, const char *format,
                            va_list arguments) {
  char *text;
  int length = vasprintf(&text, format, arguments);
  if (length < 0)
    return;
  message_print(
      stderr, &(message_t){.severity = severity,
                           .place = place,
                           .text = mlirStringRefCreate(text, (size_t)length)});
  free(text);
}

void message_error(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  print_formatted(MlirDiagnosticError,
                  mlirStringRefCreateFromCString("assertion-opt"), format,
                  arguments);
  va_end(arguments);
}

static void print_at(MlirDiagnosticSeverity severity, MlirStringRef file,
                     unsigned line, unsigned column, const char *format,
                     va_list arguments) {
  char *place;
  int length =
      asprintf(&place, "%.*s:%u:%u", (int)file.length, file.data, line, column);
  if (length < 0)
    return;
  print_formatted(severity, mlirStringRefCreate(place, (size_t)length), format,
                  arguments);
  free(place);
}

void message_error_at(MlirStringRef file, unsigned line, unsigned column,
                      const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  print_at(MlirDiagnosticError, file, line, column, format, arguments);
  va_end(arguments);
}

void message_note_at(MlirStringRef file, unsigned line, unsigned column,
                     const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  print_at(MlirDiagnosticNote, file, line, column, format, arguments);
  va_end(arguments);
}
