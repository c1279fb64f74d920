/* What the table of the options is printed as. */
#ifndef ASSERTION_CLI_HELP_H
#define ASSERTION_CLI_HELP_H

#include "mlir-c/Support.h"

/* Prints the help in one of its forms: "text", for a terminal of 80 columns;
 * "man", an mdoc(7) manual page; "bash", "zsh", "fish", the completion of that
 * shell. `print` is called with `data` any number of times. */
void help_print(const char *form, MlirStringCallback print, void *data);

/* Prints name and version, and MLIR's. */
void help_print_version(MlirStringCallback print, void *data);

/* Where the forms print to, and the printing itself. */
typedef struct help_stream_t {
  MlirStringCallback print;
  void *data;
} help_stream_t;

/* Prints as printf does. */
void help_format(help_stream_t stream, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* The forms, one file each. */
void help_text(help_stream_t stream);
void help_man(help_stream_t stream);
void help_bash(help_stream_t stream);
void help_zsh(help_stream_t stream);
void help_fish(help_stream_t stream);

#endif
