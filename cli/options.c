/* Reads the command line: getopt_long_only on the table of the options. */
#include "cli/options.h"

#include "cli/message.h"
#include "cli/suggest.h"

#include <getopt.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_OPTIONS = 64, FIRST_VALUE = 256 };

/* Fills getopt's table; the value of option i is FIRST_VALUE + i. */
static void fill(struct option *rows) {
  static const int has_argument[] = {
      [OPTION_TAKES_NONE] = no_argument,
      [OPTION_TAKES_ARGUMENT] = required_argument,
      [OPTION_MAY_TAKE_ARGUMENT] = optional_argument,
  };
  size_t count = option_count();
  for (size_t i = 0; i < count; ++i) {
    option_t option = option_get(i);
    rows[i] = (struct option){.name = option.name,
                              .has_arg = has_argument[option.takes],
                              .val = FIRST_VALUE + (int)i};
  }
  rows[count] = (struct option){.name = NULL};
}

/* Says that `word` is no option, and which one it may be. */
static MlirLogicalResult refuse_unknown(const char *word, const char *name) {
  suggest_t suggest = suggest_begin(name);
  for (size_t i = 0; i < option_count(); ++i)
    if (strlen(option_get(i).name) > 1)
      suggest_offer(&suggest, option_get(i).name);
  if (suggest.nearest)
    message_error("unknown option '%s'; did you mean '--%s'?", word,
                  suggest.nearest);
  else
    message_error("unknown option '%s'; see --help", word);
  return mlirLogicalResultFailure();
}

static MlirLogicalResult refuse_argument(const option_t *option) {
  if (option->takes == OPTION_TAKES_ARGUMENT)
    message_error("%s%s needs an argument, %s", option_dashes(option->name),
                  option->name, option->argument);
  else
    message_error("%s%s takes no argument", option_dashes(option->name),
                  option->name);
  return mlirLogicalResultFailure();
}

static MlirLogicalResult take_input(options_t *options, const char *path) {
  if (options->input) {
    message_error("one input at a time, not '%s' and '%s'", options->input,
                  path);
    return mlirLogicalResultFailure();
  }
  options->input = path;
  return mlirLogicalResultSuccess();
}

/* Takes the command line's `word`. `got` is what getopt made of it; it is not
 * asked about names, since it would take abbreviated ones. */
static MlirLogicalResult take(options_t *options, const char *word, int got) {
  if (got == 1)
    return take_input(options, optarg);
  char name[MAX_OPTIONS];
  const char *begin = word + 1 + (word[1] == '-');
  size_t length = strcspn(begin, "=");
  if (length >= sizeof name)
    return refuse_unknown(word, begin);
  memcpy(name, begin, length);
  name[length] = '\0';
  int i = option_find(name);
  if (i < 0)
    return refuse_unknown(word, name);
  option_t option = option_get((size_t)i);
  if (got < FIRST_VALUE)
    return refuse_argument(&option);
  options->given |= UINT64_C(1) << i;
  return option.handle(options, &option, optarg);
}

static MlirLogicalResult read_words(options_t *options, int argc, char **argv) {
  struct option rows[MAX_OPTIONS + 1];
  fill(rows);
  optind = 0; /* Makes glibc forget an earlier command line. */
  opterr = 0;
  for (;;) {
    int at = optind ? optind : 1;
    /* '-': options and files in their order; ':': tell what is missing. */
    int got = getopt_long_only(argc, argv, "-:", rows, NULL);
    if (got == -1)
      break;
    if (mlirLogicalResultIsFailure(take(options, argv[at], got)))
      return mlirLogicalResultFailure();
  }
  while (optind < argc)
    if (mlirLogicalResultIsFailure(take_input(options, argv[optind++])))
      return mlirLogicalResultFailure();
  return mlirLogicalResultSuccess();
}

MlirLogicalResult options_parse(options_t *options, int argc, char **argv) {
  *options = (options_t){
      .allow_unregistered = true, .elide_elements = -1, .elide_resources = -1};
  options->verbs = calloc((size_t)argc + 1, sizeof *options->verbs);
  options->verb_arguments =
      calloc((size_t)argc + 1, sizeof *options->verb_arguments);
  options->words = calloc((size_t)argc + 1, sizeof *options->words);
  if (!options->verbs || !options->verb_arguments || !options->words) {
    message_error("out of memory");
    return mlirLogicalResultFailure();
  }
  if (mlirLogicalResultIsFailure(read_words(options, argc, argv)))
    return mlirLogicalResultFailure();
  if (options->request != OPTION_REQUEST_RUN)
    return mlirLogicalResultSuccess();
  return options_check(options);
}

void options_deinit(options_t *options) {
  free(options->verbs);
  free(options->verb_arguments);
  free(options->words);
}

bool options_given(const options_t *options, const char *name) {
  int i = option_find(name);
  return i >= 0 && options->given >> i & 1;
}
