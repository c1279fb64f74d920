/* The manual page, in mdoc(7). */
#include "cli/help.h"

#include "cli/option_table.h"

#include <string.h>

/* Prints `text` so that no character of it is markup: a hyphen is a hyphen, and
 * no line begins with a dot or a quote. */
static void put_escaped(help_stream_t stream, const char *text) {
  for (const char *c = text; *c; ++c) {
    if (*c == '-')
      help_format(stream, "\\-");
    else if (*c == '\\')
      help_format(stream, "\\e");
    else if (*c == '\'')
      help_format(stream, "\\(aq");
    else if (*c == '.' && (c == text || !strncmp(c, "...", 3)))
      help_format(stream, "\\&.");
    else
      help_format(stream, "%c", *c);
  }
}

static void put_argument(help_stream_t stream, const option_t *option) {
  bool optional = option->takes == OPTION_MAY_TAKE_ARGUMENT;
  bool is_short = !option->name[1];
  if (option->takes == OPTION_TAKES_NONE)
    return;
  help_format(stream, "%s",
              optional   ? " Ns Oo Ns = Ns Ar \\&"
              : is_short ? " Ar \\&"
                         : " Ns = Ns Ar \\&");
  put_escaped(stream, option->argument);
  help_format(stream, "%s", optional ? " Oc" : "");
}

static void put_option(help_stream_t stream, const option_t *option) {
  help_format(stream, ".It Fl %s", option->name[1] ? "\\-" : "");
  put_escaped(stream, option->name);
  put_argument(stream, option);
  help_format(stream, "\n");
  char first[] = {option->help[0], '\0'};
  if (*first >= 'a' && *first <= 'z')
    *first = (char)(*first - 'a' + 'A');
  help_format(stream, "\\&");
  put_escaped(stream, first);
  put_escaped(stream, option->help + 1);
  help_format(stream, ".\n");
}

static void put_group(help_stream_t stream, option_group_t group) {
  help_format(stream, ".Ss %s\n.Bl -tag -width Ds\n",
              option_group_title(group));
  for (size_t i = 0; i < option_count(); ++i) {
    option_t option = option_get(i);
    if (option.group == group)
      put_option(stream, &option);
  }
  help_format(stream, ".El\n");
}

static const char head[] =
    ".Dd December 1, 2026\n"
    ".Dt ASSERTION\\-OPT 1\n"
    ".Os\n"
    ".Sh NAME\n"
    ".Nm assertion\\-opt\n"
    ".Nd find, wrap and drop the run\\-time assertions in MLIR\n"
    ".Sh SYNOPSIS\n"
    ".Nm\n"
    ".Op Ar option ...\n"
    ".Op Ar file\n"
    ".Sh DESCRIPTION\n"
    ".Nm\n"
    "reads a dump of MLIR, such as torch\\-mlir's, finds its run\\-time\n"
    "assertions and the operations that exist only for them, and does what "
    "the\n"
    "verbs among the options say, in the order given.\n"
    "Without a verb it prints the module that it read.\n"
    "It reads standard input where\n"
    ".Ar file\n"
    "is missing or\n"
    ".Sq \\- .\n"
    ".Pp\n"
    "The module goes to standard output or the file of\n"
    ".Fl o ,\n"
    "remarks go to standard error.\n"
    "Where no verb changes the module, as with\n"
    ".Fl \\-analyze\n"
    "alone, the report goes to standard output and no module is printed.\n"
    ".Sh OPTIONS\n"
    "A single dash will do for every option, as for the tools of LLVM.\n";

static const char tail[] =
    ".Sh ENVIRONMENT\n"
    ".Bl -tag -width NO_COLOR\n"
    ".It Ev NO_COLOR\n"
    "If set and not empty, messages have no colour on a terminal either.\n"
    ".El\n"
    ".Sh EXIT STATUS\n"
    "0 where everything was done, else 1.\n"
    ".Sh EXAMPLES\n"
    "Take the checks out of a dump, so that a backend takes it:\n"
    ".Pp\n"
    ".Dl assertion\\-opt \\-\\-strip model.mlir \\-o model.nocheck.mlir\n"
    ".Pp\n"
    "See what the assertions of one function cost:\n"
    ".Pp\n"
    ".Dl assertion\\-opt \\-\\-analyze \\-\\-only=main model.mlir\n"
    ".Pp\n"
    "Look at the module as a pass left it:\n"
    ".Pp\n"
    ".Dl torch\\-mlir\\-opt \\-\\-mlir\\-print\\-ir\\-after\\-all ... 2> log\n"
    ".Dl assertion\\-opt \\-\\-dump=last \\-\\-analyze log\n"
    ".Sh SEE ALSO\n"
    ".Lk https://mlir.llvm.org/docs/Tutorials/MlirOpt/ mlir\\-opt\n";

void help_man(help_stream_t stream) {
  help_format(stream, "%s", head);
  for (option_group_t group = 0; group < OPTION_GROUP_COUNT; ++group)
    put_group(stream, group);
  help_format(stream, "%s", tail);
}
