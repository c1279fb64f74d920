/* The table of the options that a host sets, and how each takes its value. */
#include "hook/options.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void hook_error_say(hook_error_t error, size_t count,
                    const char *const *strings) {
  for (size_t i = 0; i < count; ++i)
    error.print(mlirStringRefCreateFromCString(strings[i]), error.data);
}

#define SAY(error, ...)                                                        \
  hook_error_say(error, sizeof(const char *[]){__VA_ARGS__} / sizeof(char *),  \
                 (const char *[]){__VA_ARGS__})

static MlirLogicalResult set_flag(bool *flag, const char *value,
                                  hook_error_t error) {
  bool on = !*value || !strcmp(value, "true") || !strcmp(value, "1");
  if (!on && strcmp(value, "false") != 0 && strcmp(value, "0") != 0) {
    SAY(error, "true or false, not '", value, "'");
    return mlirLogicalResultFailure();
  }
  *flag = on;
  return mlirLogicalResultSuccess();
}

static MlirLogicalResult set_quiet(hook_options_t *options, const char *value,
                                   hook_error_t error) {
  return set_flag(&options->verb.quiet, value, error);
}

static MlirLogicalResult set_keep_going(hook_options_t *options,
                                        const char *value, hook_error_t error) {
  return set_flag(&options->verb.keep_going, value, error);
}

static MlirLogicalResult set_keep_symbols(hook_options_t *options,
                                          const char *value,
                                          hook_error_t error) {
  return set_flag(&options->verb.keep_symbols, value, error);
}

static MlirLogicalResult set_target(hook_options_t *options, const char *value,
                                    hook_error_t error) {
  static const char known[] = "tosa-1.1";
  if (strcmp(value, known) != 0) {
    SAY(error, "one of ", known, ", not '", value, "'");
    return mlirLogicalResultFailure();
  }
  options->verb.target = known;
  return mlirLogicalResultSuccess();
}

static MlirLogicalResult set_keep_at_entry(hook_options_t *options,
                                           const char *value,
                                           hook_error_t error) {
  return set_flag(&options->verb.analysis.keep_at_entry, value, error);
}

/* Cuts the next word off a list divided by commas; NULL behind the last. */
static char *next_word(char **list) {
  char *word = *list;
  if (word) {
    size_t length = strcspn(word, ",");
    *list = word[length] ? word + length + 1 : NULL;
    word[length] = '\0';
  }
  return word;
}

static char *copy_of(const char *text) {
  size_t size = strlen(text) + 1;
  char *copy = malloc(size);
  return copy ? memcpy(copy, text, size) : NULL;
}

static MlirLogicalResult set_kinds(hook_options_t *options, const char *value,
                                   hook_error_t error) {
  uint32_t kinds = 0;
  bool ok = true;
  char *copy = copy_of(value), *list = copy;
  for (char *word; ok && (word = next_word(&list));) {
    policy_kind_t kind =
        policy_kind_parse(mlirStringRefCreateFromCString(word));
    ok = kind != POLICY_KIND_NONE;
    kinds |= UINT32_C(1) << kind;
    if (!ok)
      SAY(error, "unknown kind '", word, "'");
  }
  free(copy);
  if (!ok || !kinds)
    return mlirLogicalResultFailure();
  options->verb.analysis.kinds = kinds;
  return mlirLogicalResultSuccess();
}

/* Lets a copy of `value` stand for the options' own string. */
static MlirLogicalResult replace_string(char **string, const char *value,
                                        hook_error_t error) {
  char *copy = copy_of(value);
  if (!copy) {
    SAY(error, "out of memory");
    return mlirLogicalResultFailure();
  }
  free(*string);
  *string = copy;
  return mlirLogicalResultSuccess();
}

static MlirLogicalResult set_only(hook_options_t *options, const char *value,
                                  hook_error_t error) {
  value += *value == '@'; /* As symbols are written. */
  MlirLogicalResult result = replace_string(&options->only, value, error);
  if (options->only)
    options->verb.analysis.only = mlirStringRefCreateFromCString(options->only);
  return result;
}

/* Which words there are is the verb's matter. */
static MlirLogicalResult set_argument(hook_options_t *options,
                                      const char *value, hook_error_t error) {
  MlirLogicalResult result = replace_string(&options->argument, value, error);
  options->verb.argument = options->argument;
  return result;
}

static MlirLogicalResult set_match(hook_options_t *options, const char *value,
                                   hook_error_t error) {
  regex_t match;
  int status = regcomp(&match, value, REG_EXTENDED | REG_NOSUB);
  if (status) {
    char reason[128];
    regerror(status, &match, reason, sizeof reason);
    SAY(error, "'", value, "' is no regular expression: ", reason);
    return mlirLogicalResultFailure();
  }
  if (options->verb.analysis.match)
    regfree(&options->match);
  options->match = match;
  options->verb.analysis.match = &options->match;
  return mlirLogicalResultSuccess();
}

typedef MlirLogicalResult (*add_t)(policy_t *, MlirStringRef,
                                   MlirStringCallback, void *);

/* Lets `policy` stand for the options' own. */
static void replace_policy(hook_options_t *options, policy_t *policy) {
  policy_destroy(options->policy);
  options->policy = policy;
  options->verb.analysis.policy = policy;
}

/* Adds each word of the list, or none. */
static MlirLogicalResult add_words(hook_options_t *options, const char *value,
                                   hook_error_t error, add_t add) {
  policy_t *policy = policy_clone(options->policy);
  char *copy = copy_of(value), *list = copy;
  bool ok = policy && copy;
  if (!ok)
    SAY(error, "out of memory");
  for (char *word; ok && (word = next_word(&list));)
    ok = mlirLogicalResultIsSuccess(add(
        policy, mlirStringRefCreateFromCString(word), error.print, error.data));
  free(copy);
  if (!ok) {
    policy_destroy(policy);
    return mlirLogicalResultFailure();
  }
  replace_policy(options, policy);
  return mlirLogicalResultSuccess();
}

static MlirLogicalResult add_assertion(hook_options_t *options,
                                       const char *value, hook_error_t error) {
  return add_words(options, value, error, policy_add_assertion);
}

static MlirLogicalResult add_pure(hook_options_t *options, const char *value,
                                  hook_error_t error) {
  return add_words(options, value, error, policy_add_pure);
}

static MlirLogicalResult add_effect(hook_options_t *options, const char *value,
                                    hook_error_t error) {
  return add_words(options, value, error, policy_add_effect);
}

/* The whole file at `path`; the caller frees it. NULL, and errno, where it
 * cannot be read. */
static char *read_file(const char *path, size_t *length) {
  enum { STEP = 1 << 16 };
  FILE *file = fopen(path, "rb");
  char *text = NULL;
  size_t got = STEP;
  for (*length = 0; file && got == STEP; *length += got) {
    char *more = realloc(text, *length + STEP);
    if (!more)
      break;
    text = more;
    got = fread(text + *length, 1, STEP, file);
  }
  bool failed = got == STEP || ferror(file);
  int status = errno;
  if (file)
    fclose(file);
  if (failed) {
    free(text);
    errno = status;
    return NULL;
  }
  return text;
}

static MlirLogicalResult read_policy(hook_options_t *options, const char *value,
                                     hook_error_t error) {
  size_t length;
  char *text = read_file(value, &length);
  if (!text) {
    SAY(error, "cannot read '", value, "': ", strerror(errno));
    return mlirLogicalResultFailure();
  }
  MlirLogicalResult result = policy_read(
      options->policy, mlirStringRefCreate(text, length),
      mlirStringRefCreateFromCString(value), error.print, error.data);
  free(text);
  return result;
}

static const hook_option_t table[] = {
    {"kinds", "touch only assertions of these kinds", set_kinds},
    {"only", "touch only assertions in this function", set_only},
    {"match", "touch only assertions whose message matches", set_match},
    {"keep-at-entry", "leave out assertions in the entry block of a function",
     set_keep_at_entry},
    {"assertion-op", "take operations of this name for assertions",
     add_assertion},
    {"pure-op", "take operations of this name for free of effects", add_pure},
    {"effect-op", "take operations of this name to have effects", add_effect},
    {"policy", "read such words from a file", read_policy},
    {"argument", "the word behind the verb, as in --lower=assume",
     set_argument},
    {"keep-symbols", "leave symbols to --drop-symbols", set_keep_symbols},
    {"target", "write assertions on sizes as what this has: tosa-1.1",
     set_target},
    {"quiet", "say no remarks", set_quiet},
    {"keep-going", "go on past what can't be done", set_keep_going},
};

size_t hook_option_count(void) { return sizeof table / sizeof *table; }

const hook_option_t *hook_option_get(size_t i) { return &table[i]; }
