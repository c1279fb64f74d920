/* What the table of the options is printed as. */
#ifndef ASSERTION_CLI_HELP_H
#define ASSERTION_CLI_HELP_H

#include "mlir-c/Support.h"

/* Prints the help in one of its forms: "text", for a terminal of 80 columns;
 * "man", an mdoc(7) manual page; "bash", "zsh", "fish", the completion of that
 * shell. `print` is called with `data` any number of times. */
void help_print(const char *form, MlirStringCallback print, void *data);

/* Prints one line with the name and version of the command, and the version of
 * the MLIR that is linked into it. */
void help_print_version(MlirStringCallback print, void *data);

/* Where a form prints to: the callback and its data, as they were given to
 * help_print. Passed by value. */
typedef struct help_stream_t {
  MlirStringCallback print;
  void *data;
} help_stream_t;

/* Prints as printf does. */
void help_format(help_stream_t stream, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* The forms. Each prints all options of the table and all verbs, so that none
 * can be forgotten; what an option takes decides what a shell offers for it:
 * files, a few words, or nothing. */
void help_text(help_stream_t stream);
void help_man(help_stream_t stream);
void help_bash(help_stream_t stream);
void help_zsh(help_stream_t stream);
void help_fish(help_stream_t stream);

#endif
