/* The table of the options, and how each kind takes its argument. */
#include "cli/option_table.h"

#include "cli/message.h"
#include "cli/options.h"
#include "cli/split.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static void *member(options_t *options, const option_t *option) {
  return (char *)options + option->offset;
}

static MlirLogicalResult set_flag(options_t *options, const option_t *option,
                                  const char *argument) {
  static const char *const words[] = {"false", "False", "FALSE", "0",
                                      "true",  "True",  "TRUE",  "1"};
  bool *flag = member(options, option);
  *flag = true;
  for (size_t i = 0; argument && i < sizeof words / sizeof *words; ++i)
    if (!strcmp(argument, words[i])) {
      *flag = i >= 4;
      argument = NULL;
    }
  if (!argument)
    return mlirLogicalResultSuccess();
  message_error("--%s is true or false, not '%s'", option->name, argument);
  return mlirLogicalResultFailure();
}

static MlirLogicalResult set_string(options_t *options, const option_t *option,
                                    const char *argument) {
  const char **string = member(options, option);
  if (*string && strcmp(*string, argument) != 0) {
    message_error("%s%s is given twice, as '%s' and '%s'",
                  option_dashes(option->name), option->name, *string, argument);
    return mlirLogicalResultFailure();
  }
  *string = argument;
  return mlirLogicalResultSuccess();
}

/* Whether `word` is one of `words`, which '|' divides. */
static bool is_among(const char *word, const char *words) {
  size_t length = strlen(word);
  for (const char *w = words; length && w; w = strchr(w, '|')) {
    w += *w == '|';
    if (strcspn(w, "|") == length && !strncmp(w, word, length))
      return true;
  }
  return false;
}

static MlirLogicalResult set_word(options_t *options, const option_t *option,
                                  const char *argument) {
  if (is_among(argument, option->argument))
    return set_string(options, option, argument);
  message_error("--%s is one of %s, not '%s'", option->name, option->argument,
                argument);
  return mlirLogicalResultFailure();
}

static MlirLogicalResult set_number(options_t *options, const option_t *option,
                                    const char *argument) {
  char *end;
  long *number = member(options, option);
  errno = 0;
  *number = strtol(argument, &end, 0);
  if (*argument >= '0' && *argument <= '9' && !*end && !errno)
    return mlirLogicalResultSuccess();
  message_error("--%s takes a number from 0, not '%s'", option->name, argument);
  return mlirLogicalResultFailure();
}

static MlirLogicalResult set_split(options_t *options, const option_t *option,
                                   const char *argument) {
  bool is_default = !argument || !*argument;
  return set_string(options, option,
                    is_default ? SPLIT_DEFAULT_MARKER : argument);
}

static MlirLogicalResult set_help(options_t *options, const option_t *option,
                                  const char *argument) {
  options->request = OPTION_REQUEST_HELP;
  if (argument)
    return set_word(options, option, argument);
  return set_string(options, option, "text");
}

static MlirLogicalResult set_version(options_t *options, const option_t *option,
                                     const char *argument) {
  (void)option, (void)argument;
  if (options->request == OPTION_REQUEST_RUN)
    options->request = OPTION_REQUEST_VERSION;
  return mlirLogicalResultSuccess();
}

static MlirLogicalResult add_word(options_t *options, const option_t *option,
                                  const char *argument) {
  options->words[options->word_count++] =
      (option_word_t){option->name, argument};
  return mlirLogicalResultSuccess();
}

static MlirLogicalResult add_verb(options_t *options, const option_t *option,
                                  const char *argument) {
  if (argument && !is_among(argument, option->argument)) {
    message_error("--%s is one of %s, not '%s'", option->name, option->argument,
                  argument);
    return mlirLogicalResultFailure();
  }
  options->verb_arguments[options->verb_count] = argument;
  options->verbs[options->verb_count++] =
      verb_find(mlirStringRefCreateFromCString(option->name));
  return mlirLogicalResultSuccess();
}

#define MEMBER(name) offsetof(options_t, name)
#define TAKES_NOTHING OPTION_TAKES_NONE, NULL
#define TAKES(argument) OPTION_TAKES_ARGUMENT, argument
#define MAY_TAKE(argument) OPTION_MAY_TAKE_ARGUMENT, argument

static const option_t table[] = {
    {"kinds", TAKES("KIND,..."), OPTION_GROUP_SELECTION,
     "select only assertions of these kinds", set_string, MEMBER(kinds)},
    {"only", TAKES("FUNCTION"), OPTION_GROUP_SELECTION,
     "select only assertions in the function of this name", set_string,
     MEMBER(only)},
    {"match", TAKES("REGEX"), OPTION_GROUP_SELECTION,
     "select only assertions whose message matches this POSIX extended regular "
     "expression",
     set_string, MEMBER(match)},
    {"keep-at-entry", TAKES_NOTHING, OPTION_GROUP_SELECTION,
     "leave out assertions in the entry block of a function", set_flag,
     MEMBER(keep_at_entry)},

    {"keep-symbols", TAKES_NOTHING, OPTION_GROUP_SELECTION,
     "let --strip keep torch.bind_symbolic_shape and torch.symbolic_int",
     set_flag, MEMBER(keep_symbols)},
    {"target", TAKES("tosa-1.1"), OPTION_GROUP_SELECTION,
     "let --tosa-shapes write assertions on sizes as what this has", set_word,
     MEMBER(target)},

    {"assertion-op", TAKES("NAME[:OPERAND],..."), OPTION_GROUP_POLICY,
     "take operations of this name for assertions, that the operand of this "
     "index is true if one is given",
     add_word, 0},
    {"pure-op", TAKES("NAME,..."), OPTION_GROUP_POLICY,
     "take operations of this name for free of effects", add_word, 0},
    {"effect-op", TAKES("NAME,..."), OPTION_GROUP_POLICY,
     "take operations of this name to have effects", add_word, 0},
    {"policy", TAKES("FILE"), OPTION_GROUP_POLICY,
     "read such words from a file, as --print-policy prints them", add_word, 0},
    {"print-policy", TAKES_NOTHING, OPTION_GROUP_POLICY,
     "print the policy as the other options make it, and stop", set_flag,
     MEMBER(print_policy)},
    {"blockers", TAKES("tosa|stablehlo|linalg"), OPTION_GROUP_POLICY,
     "report what keeps this backend from taking the module", set_word,
     MEMBER(blockers)},

    {"dump", TAKES("last|NUMBER|PASS"), OPTION_GROUP_INPUT,
     "read one module out of a log of --mlir-print-ir-after-all or the like",
     set_string, MEMBER(dump)},
    {"split-input-file", MAY_TAKE("MARKER"), OPTION_GROUP_INPUT,
     "treat the parts of the input between lines '// -----', or the marker "
     "given, each on its own",
     set_split, MEMBER(split)},
    {"allow-unregistered-dialect", MAY_TAKE("true|false"), OPTION_GROUP_INPUT,
     "read operations of unknown dialects; on unless set to false", set_flag,
     MEMBER(allow_unregistered)},

    {"o", TAKES("FILE"), OPTION_GROUP_OUTPUT,
     "write the module to a file, which appears whole or not at all",
     set_string, MEMBER(output)},
    {"report", TAKES("FILE"), OPTION_GROUP_OUTPUT,
     "write the report of what the verbs did to a file", set_string,
     MEMBER(report)},
    {"report-format", TAKES("text|json|sarif|html"), OPTION_GROUP_OUTPUT,
     "the form of the report; without it, the one that the ending of --report "
     "names (.json, .sarif, .html), or text",
     set_word, MEMBER(report_format)},
    {"quiet", TAKES_NOTHING, OPTION_GROUP_OUTPUT, "say no remarks", set_flag,
     MEMBER(quiet)},
    {"keep-going", TAKES_NOTHING, OPTION_GROUP_OUTPUT,
     "go on past what can't be done, and write what was; the exit status is 1 "
     "all the same",
     set_flag, MEMBER(keep_going)},
    {"timing", TAKES_NOTHING, OPTION_GROUP_OUTPUT,
     "say on standard error how long each phase took", set_flag,
     MEMBER(timing)},

    {"view", TAKES("FILE"), OPTION_GROUP_VIEW,
     "draw the assertions, what they read, guard and take with them; the "
     "ending says how: .dot, .svg, .png or .pdf",
     set_string, MEMBER(view)},
    {"view-function", TAKES("NAME"), OPTION_GROUP_VIEW,
     "draw only the function of this name", set_string, MEMBER(view_function)},
    {"view-assertion", TAKES("N"), OPTION_GROUP_VIEW,
     "draw only this assertion, as the report numbers them", set_number,
     MEMBER(view_assertion)},
    {"view-depth", TAKES("N"), OPTION_GROUP_VIEW,
     "draw operations one by one that are up to N uses away from a slice, 1 if "
     "not given; the others are counted",
     set_number, MEMBER(view_depth)},
    {"view-all", TAKES_NOTHING, OPTION_GROUP_VIEW,
     "draw every operation, slices marked, even if those are thousands",
     set_flag, MEMBER(view_all)},
    {"view-before-after", TAKES_NOTHING, OPTION_GROUP_VIEW,
     "draw what the verbs leave beside what they were given", set_flag,
     MEMBER(view_before_after)},
    {"view-link", TAKES("TEMPLATE"), OPTION_GROUP_VIEW,
     "where a click leads, '{file}#{line}' if not given; {column} is known "
     "too, "
     "and nothing leads nowhere",
     set_string, MEMBER(view_link)},

    {"mlir-print-debuginfo", MAY_TAKE("true|false"), OPTION_GROUP_PRINTING,
     "print locations", set_flag, MEMBER(debuginfo)},
    {"mlir-print-op-generic", MAY_TAKE("true|false"), OPTION_GROUP_PRINTING,
     "print operations in the generic form", set_flag, MEMBER(generic)},
    {"mlir-print-local-scope", MAY_TAKE("true|false"), OPTION_GROUP_PRINTING,
     "print attributes, types and locations in place, without aliases",
     set_flag, MEMBER(local_scope)},
    {"mlir-elide-elementsattrs-if-larger", TAKES("N"), OPTION_GROUP_PRINTING,
     "print attributes of more than N elements as '...'", set_number,
     MEMBER(elide_elements)},
    {"mlir-elide-resource-strings-if-larger", TAKES("N"), OPTION_GROUP_PRINTING,
     "leave out resources of more than N characters", set_number,
     MEMBER(elide_resources)},

    {"help", MAY_TAKE("text|man|bash|zsh|fish"), OPTION_GROUP_GENERAL,
     "print this help, the manual page, or the completions of a shell",
     set_help, MEMBER(help_form)},
    {"h", TAKES_NOTHING, OPTION_GROUP_GENERAL, "print this help", set_help,
     MEMBER(help_form)},
    {"version", TAKES_NOTHING, OPTION_GROUP_GENERAL,
     "print the versions of this command and of MLIR", set_version, 0},
};

enum { TABLE_COUNT = sizeof table / sizeof *table };

size_t option_count(void) { return verb_count() + TABLE_COUNT; }

option_t option_get(size_t i) {
  if (i >= verb_count())
    return table[i - verb_count()];
  const verb_t *verb = verb_get(i);
  return (option_t){.name = verb->name,
                    .takes = verb->argument ? OPTION_MAY_TAKE_ARGUMENT
                                            : OPTION_TAKES_NONE,
                    .argument = verb->argument,
                    .group = OPTION_GROUP_VERB,
                    .help = verb->summary,
                    .handle = add_verb};
}

int option_find(const char *name) {
  size_t count = option_count();
  for (size_t i = 0; i < count; ++i)
    if (!strcmp(option_get(i).name, name))
      return (int)i;
  return -1;
}

const char *option_dashes(const char *name) {
  return name[0] && !name[1] ? "-" : "--";
}

const char *option_group_title(option_group_t group) {
  static const char *const titles[OPTION_GROUP_COUNT] = {
      [OPTION_GROUP_VERB] = "Verbs, run in the order given",
      [OPTION_GROUP_SELECTION] = "Which assertions the verbs touch",
      [OPTION_GROUP_POLICY] = "What operations are and do",
      [OPTION_GROUP_INPUT] = "Input",
      [OPTION_GROUP_OUTPUT] = "Output",
      [OPTION_GROUP_VIEW] = "Pictures",
      [OPTION_GROUP_PRINTING] = "How the module is printed, as in mlir-opt",
      [OPTION_GROUP_GENERAL] = "General",
  };
  return titles[group];
}
