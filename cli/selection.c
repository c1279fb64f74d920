/* From words to policy and selection. */
#include "cli/selection.h"

#include "cli/input.h"
#include "cli/message.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Calls `take` with each word of a list divided by commas. */
static MlirLogicalResult
each_word(const char *list, MlirLogicalResult (*take)(MlirStringRef, void *),
          void *data) {
  for (;;) {
    size_t length = strcspn(list, ",");
    MlirStringRef word = mlirStringRefCreate(list, length);
    if (mlirLogicalResultIsFailure(take(word, data)))
      return mlirLogicalResultFailure();
    if (!list[length])
      return mlirLogicalResultSuccess();
    list += length + 1;
  }
}

static MlirLogicalResult refuse_kind(MlirStringRef name) {
  char word[32], names[256] = "";
  snprintf(word, sizeof word, "%.*s", (int)name.length, name.data);
  for (int kind = POLICY_KIND_NONE + 1; kind < POLICY_KIND_COUNT; ++kind) {
    size_t used = strlen(names);
    snprintf(names + used, sizeof names - used, "%s%s", used ? ", " : "",
             policy_kind_name((policy_kind_t)kind));
  }
  message_error("--kinds: unknown kind '%s'; there are %s", word, names);
  return mlirLogicalResultFailure();
}

static MlirLogicalResult add_kind(MlirStringRef name, void *data) {
  uint32_t *kinds = data;
  policy_kind_t kind = policy_kind_parse(name);
  if (kind == POLICY_KIND_NONE)
    return refuse_kind(name);
  *kinds |= UINT32_C(1) << kind;
  return mlirLogicalResultSuccess();
}

static MlirLogicalResult set_match(selection_t *selection, const char *match) {
  int error = regcomp(&selection->match, match, REG_EXTENDED | REG_NOSUB);
  if (error) {
    char reason[128];
    regerror(error, &selection->match, reason, sizeof reason);
    message_error("--match: '%s' is no regular expression: %s", match, reason);
    return mlirLogicalResultFailure();
  }
  selection->analysis.match = &selection->match;
  return mlirLogicalResultSuccess();
}

/* How the policy takes a name. */
typedef MlirLogicalResult (*add_t)(policy_t *, MlirStringRef,
                                   MlirStringCallback, void *);

/* A word on its way into the policy. */
typedef struct addition_t {
  policy_t *policy;
  const option_word_t *word;
  add_t add;
} addition_t;

static void write_to(MlirStringRef text, void *file) {
  fwrite(text.data, 1, text.length, file);
}

/* Says why the policy refused, in the reason's own words. */
static void say_reason(const option_word_t *word, char *reason) {
  size_t length = strlen(reason);
  if (length && reason[length - 1] == '\n')
    reason[length - 1] = '\0';
  message_error("--%s: %s", word->option, reason);
}

static MlirLogicalResult add_name(MlirStringRef name, void *data) {
  const addition_t *addition = data;
  char *reason = NULL;
  size_t length;
  FILE *stream = open_memstream(&reason, &length);
  if (!stream)
    return mlirLogicalResultFailure();
  MlirLogicalResult result =
      addition->add(addition->policy, name, write_to, stream);
  fclose(stream);
  if (mlirLogicalResultIsFailure(result))
    say_reason(addition->word, reason);
  free(reason);
  return result;
}

static MlirLogicalResult read_policy(policy_t *policy, const char *path) {
  input_t input;
  if (mlirLogicalResultIsFailure(input_read(&input, path)))
    return mlirLogicalResultFailure();
  MlirLogicalResult result =
      policy_read(policy, input.text, input.name, write_to, stderr);
  if (mlirLogicalResultIsFailure(result))
    fputc('\n', stderr);
  fflush(stderr);
  input_release(&input);
  return result;
}

static MlirLogicalResult add_word(policy_t *policy, const option_word_t *word) {
  static const struct {
    const char *option;
    add_t add;
  } rows[] = {
      {"assertion-op", policy_add_assertion},
      {"pure-op", policy_add_pure},
      {"effect-op", policy_add_effect},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; ++i)
    if (!strcmp(rows[i].option, word->option)) {
      addition_t addition = {policy, word, rows[i].add};
      return each_word(word->argument, add_name, &addition);
    }
  return read_policy(policy, word->argument);
}

static MlirLogicalResult fill(selection_t *selection,
                              const options_t *options) {
  analysis_options_t *analysis = &selection->analysis;
  if (options->kinds && mlirLogicalResultIsFailure(each_word(
                            options->kinds, add_kind, &analysis->kinds)))
    return mlirLogicalResultFailure();
  for (size_t i = 0; i < options->word_count; ++i)
    if (mlirLogicalResultIsFailure(
            add_word(selection->policy, &options->words[i])))
      return mlirLogicalResultFailure();
  return options->match ? set_match(selection, options->match)
                        : mlirLogicalResultSuccess();
}

MlirLogicalResult selection_create(selection_t *selection,
                                   const options_t *options) {
  const char *only = options->only ? options->only : "";
  only += *only == '@'; /* As symbols are written. */
  *selection = (selection_t){.policy = policy_create()};
  if (!selection->policy) {
    message_error("out of memory");
    return mlirLogicalResultFailure();
  }
  selection->analysis =
      (analysis_options_t){.policy = selection->policy,
                           .only = mlirStringRefCreateFromCString(only),
                           .keep_at_entry = options->keep_at_entry};
  if (mlirLogicalResultIsSuccess(fill(selection, options)))
    return mlirLogicalResultSuccess();
  selection_destroy(selection);
  return mlirLogicalResultFailure();
}

void selection_destroy(selection_t *selection) {
  if (selection->analysis.match)
    regfree(&selection->match);
  policy_destroy(selection->policy);
  *selection = (selection_t){.policy = NULL};
}
