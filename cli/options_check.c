/* Which options contradict each other, and which have nothing to act on. */
#include "cli/options.h"

#include "cli/message.h"
#include "cli/output.h"

#include <string.h>

/* Pairs that can't both be meant. */
static const struct {
  const char *one, *other, *why;
} contradictions[] = {
    {"dump", "split-input-file", "a log is read for one module of it"},
    {"print-policy", "report", "it reads no module"},
    {"print-policy", "dump", "it reads no module"},
    {"print-policy", "split-input-file", "it reads no module"},
    {"print-policy", "blockers", "it reads no module"},
    {"keep-symbols", "drop-symbols", "symbols stay or go"},
};

/* Options that say something about what verbs do. */
static const char *const need_verb[] = {
    "kinds",        "only",      "match",   "keep-at-entry",
    "assertion-op", "effect-op", "pure-op", "policy",
};

static MlirLogicalResult refuse(void) { return mlirLogicalResultFailure(); }

static MlirLogicalResult check_pairs(const options_t *options) {
  for (size_t i = 0; i < sizeof contradictions / sizeof *contradictions; ++i) {
    const char *one = contradictions[i].one, *other = contradictions[i].other;
    if (options_given(options, one) && options_given(options, other)) {
      message_error("--%s and --%s contradict each other: %s", one, other,
                    contradictions[i].why);
      return refuse();
    }
  }
  return mlirLogicalResultSuccess();
}

/* A run that only prints the policy. */
static MlirLogicalResult check_print_policy(const options_t *options) {
  if (!options->print_policy || (!options->input && !options->verb_count))
    return mlirLogicalResultSuccess();
  if (options->input)
    message_error("--print-policy reads no module, yet '%s' is given",
                  options->input);
  else
    message_error("--print-policy reads no module, yet --%s is given",
                  options->verbs[0]->name);
  return refuse();
}

/* Options that would have no effect without a verb. */
static MlirLogicalResult check_verbs(const options_t *options) {
  if (options->verb_count || options->blockers || options->print_policy)
    return mlirLogicalResultSuccess();
  for (size_t i = 0; i < sizeof need_verb / sizeof *need_verb; ++i)
    if (options_given(options, need_verb[i])) {
      message_error("--%s has no effect without a verb such as --analyze",
                    need_verb[i]);
      return refuse();
    }
  if (!options->report)
    return mlirLogicalResultSuccess();
  message_error("--report has no effect without a verb such as --analyze");
  return refuse();
}

/* --keep-symbols is about what --strip does. */
static MlirLogicalResult check_symbols(const options_t *options) {
  if (!options->keep_symbols || options_given(options, "strip"))
    return mlirLogicalResultSuccess();
  message_error("--keep-symbols has no effect without --strip");
  return refuse();
}

static bool has_report(const options_t *options) {
  return options->report || options->blockers ||
         options_given(options, "analyze");
}

static MlirLogicalResult check_report(const options_t *options) {
  if (options->report_format && !has_report(options)) {
    message_error("--report-format has no effect without --report or "
                  "--analyze");
    return refuse();
  }
  if (options->quiet && !options->report && has_report(options) &&
      options_print_module(options)) {
    message_error("--quiet leaves no place for the report of --%s; give it one "
                  "with --report",
                  options->blockers ? "blockers" : "analyze");
    return refuse();
  }
  return mlirLogicalResultSuccess();
}

static bool is_stdin(const char *path) { return !path || !strcmp(path, "-"); }

/* Standard input can be read once only. */
static MlirLogicalResult check_inputs(const options_t *options) {
  bool taken = is_stdin(options->input) && !options->print_policy;
  for (size_t i = 0; i < options->word_count; ++i) {
    const option_word_t *word = &options->words[i];
    if (strcmp(word->option, "policy") != 0 || !is_stdin(word->argument))
      continue;
    if (taken) {
      message_error("--policy=- reads standard input, which is read already");
      return refuse();
    }
    taken = true;
  }
  return mlirLogicalResultSuccess();
}

/* A report must not take the input's place; the module may. */
static bool report_is_input(const options_t *options) {
  return options->report && !is_stdin(options->input) &&
         !is_stdin(options->report) &&
         output_same_file(options->report, options->input);
}

/* Where the module and the report go. */
static MlirLogicalResult check_outputs(const options_t *options) {
  bool module = options_print_module(options) || options->print_policy;
  if (options->output && !module) {
    message_error("-o is where the module goes, but none is printed where no "
                  "verb changes it; the report goes to --report");
    return refuse();
  }
  if (report_is_input(options)) {
    message_error("the report would overwrite the input '%s'", options->input);
    return refuse();
  }
  if (!options->report || !module ||
      !output_same_file(options->report, options->output))
    return mlirLogicalResultSuccess();
  message_error("the module and the report would both go to '%s'",
                options->report);
  return refuse();
}

bool options_print_module(const options_t *options) {
  bool reports = options->verb_count || options->blockers;
  for (size_t i = 0; i < options->verb_count; ++i)
    if (options->verbs[i]->changes)
      return true;
  return !reports;
}

MlirLogicalResult options_check(const options_t *options) {
  static MlirLogicalResult (*const checks[])(const options_t *) = {
      check_pairs,  check_print_policy, check_verbs,   check_symbols,
      check_report, check_inputs,       check_outputs,
  };
  for (size_t i = 0; i < sizeof checks / sizeof *checks; ++i)
    if (mlirLogicalResultIsFailure(checks[i](options)))
      return mlirLogicalResultFailure();
  return mlirLogicalResultSuccess();
}
