/* The help as text, and the choice between its forms. */
#include "cli/help.h"

#include "cli/options.h"
#include "cli/version.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Columns of the text: where explanations begin, and where lines end. */
enum { TEXT_COLUMN = 28, LINE_END = 79 };

void help_format(help_stream_t stream, const char *format, ...) {
  char *text;
  va_list arguments;
  va_start(arguments, format);
  int length = vasprintf(&text, format, arguments);
  va_end(arguments);
  if (length < 0)
    return;
  stream.print(mlirStringRefCreate(text, (size_t)length), stream.data);
  free(text);
}

/* Prints words from `column` on, in lines that begin at TEXT_COLUMN. */
static void put_wrapped(help_stream_t stream, const char *words, int column) {
  if (column > TEXT_COLUMN - 2) {
    help_format(stream, "\n");
    column = 0;
  }
  help_format(stream, "%*s", TEXT_COLUMN - column, "");
  column = TEXT_COLUMN;
  for (const char *word = words; *word;) {
    int length = (int)strcspn(word, " ");
    if (column > TEXT_COLUMN && column + 1 + length > LINE_END) {
      help_format(stream, "\n%*s", TEXT_COLUMN, "");
      column = TEXT_COLUMN;
    }
    bool first = column == TEXT_COLUMN;
    help_format(stream, "%s%.*s", first ? "" : " ", length, word);
    column += length + !first;
    word += length + (word[length] == ' ');
  }
  help_format(stream, "\n");
}

static void put_option(help_stream_t stream, const option_t *option) {
  static const char *const forms[][2] = {
      [OPTION_TAKES_NONE] = {"", ""},
      [OPTION_TAKES_ARGUMENT] = {"=", ""},
      [OPTION_MAY_TAKE_ARGUMENT] = {"[=", "]"},
  };
  bool is_short = !option->name[1];
  const char *argument = option->argument ? option->argument : "";
  const char *separator = is_short && *argument ? " " : forms[option->takes][0];
  char flag[128];
  int column =
      snprintf(flag, sizeof flag, "  %s%s%s%s%s", option_dashes(option->name),
               option->name, separator, argument, forms[option->takes][1]);
  help_format(stream, "%s", flag);
  put_wrapped(stream, option->help, column);
}

void help_text(help_stream_t stream) {
  help_format(stream,
              "Usage: assertion-opt [OPTION]... [FILE]\n\n"
              "Finds the run-time assertions in a dump of MLIR, such as "
              "torch-mlir's, and the\noperations that exist only for them, and "
              "does what the verbs say. Without a\nverb it prints the module "
              "that it read. It reads standard input where FILE is\nmissing or "
              "'-'. A single dash will do for every option.\n");
  for (option_group_t group = 0; group < OPTION_GROUP_COUNT; ++group) {
    help_format(stream, "\n%s:\n", option_group_title(group));
    for (size_t i = 0; i < option_count(); ++i) {
      option_t option = option_get(i);
      if (option.group == group)
        put_option(stream, &option);
    }
  }
  help_format(stream, "\nThe exit status is 0 where everything was done, "
                      "else 1.\n");
}

void help_print(const char *form, MlirStringCallback print, void *data) {
  static const struct {
    const char *form;
    void (*print)(help_stream_t stream);
  } forms[] = {
      {"text", help_text}, {"man", help_man},   {"bash", help_bash},
      {"zsh", help_zsh},   {"fish", help_fish},
  };
  for (size_t i = 0; i < sizeof forms / sizeof *forms; ++i)
    if (!strcmp(forms[i].form, form))
      forms[i].print((help_stream_t){print, data});
}

void help_print_version(MlirStringCallback print, void *data) {
  help_format((help_stream_t){print, data},
              "assertion-opt " ASSERTION_VERSION " (MLIR " MLIR_VERSION ")\n");
}
