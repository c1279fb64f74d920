/* Which options contradict each other, and which have nothing to act on. */
#include "cli/options.h"

#include "cli/draw.h"
#include "cli/message.h"
#include "cli/output.h"

#include <string.h>
#include <strings.h>

/* Pairs that can't both be meant. */
static const struct {
  const char *one, *other, *why;
} contradictions[] = {
    {"dump", "split-input-file", "a log is read for one module of it"},
    {"print-policy", "report", "it reads no module"},
    {"print-policy", "dump", "it reads no module"},
    {"print-policy", "split-input-file", "it reads no module"},
    {"print-policy", "blockers", "it reads no module"},
    {"print-policy", "kinds", "it reads no module"},
    {"print-policy", "only", "it reads no module"},
    {"print-policy", "match", "it reads no module"},
    {"print-policy", "keep-at-entry", "it reads no module"},
    {"print-policy", "view", "it reads no module"},
    {"print-policy", "timing", "it reads no module"},
    {"view-all", "view-depth", "everything is drawn at any depth"},
    {"view-before-after", "view-assertion",
     "assertions have other numbers in what is left"},
    {"keep-symbols", "drop-symbols", "symbols stay or go"},
};

/* Options that say something about what verbs do. */
static const char *const need_verb[] = {
    "kinds",        "only",      "match",   "keep-at-entry",
    "assertion-op", "effect-op", "pure-op", "policy",
};

/* Those that select assertions, and the verbs that touch none. */
static const char *const selecting[] = {"kinds", "only", "match",
                                        "keep-at-entry"};
static const char *const without_selection[] = {"dce", "drop-symbols"};

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
  if (options->verb_count || options->blockers || options->print_policy ||
      options->view)
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

static bool selects(const verb_t *verb) {
  for (size_t i = 0; i < sizeof without_selection / sizeof *without_selection;
       ++i)
    if (!strcmp(without_selection[i], verb->name))
      return false;
  return true;
}

static MlirLogicalResult check_only(const options_t *options) {
  if (!options->only || options->only[options->only[0] == '@'])
    return mlirLogicalResultSuccess();
  message_error("--only takes the name of a function, not '%s'", options->only);
  return refuse();
}

/* A selection that none of the verbs looks at. */
static MlirLogicalResult check_selection(const options_t *options) {
  if (!options->verb_count)
    return mlirLogicalResultSuccess();
  for (size_t i = 0; i < options->verb_count; ++i)
    if (selects(options->verbs[i]))
      return mlirLogicalResultSuccess();
  for (size_t i = 0; i < sizeof selecting / sizeof *selecting; ++i)
    if (options_given(options, selecting[i])) {
      message_error("--%s has no effect on --%s, which touches no assertion",
                    selecting[i], options->verbs[0]->name);
      return refuse();
    }
  return mlirLogicalResultSuccess();
}

/* Options that are about what one verb does. */
static MlirLogicalResult check_owners(const options_t *options) {
  static const char *const owners[][2] = {{"keep-symbols", "strip"},
                                          {"target", "tosa-shapes"}};
  for (size_t i = 0; i < sizeof owners / sizeof *owners; ++i)
    if (options_given(options, owners[i][0]) &&
        !options_given(options, owners[i][1])) {
      message_error("--%s has no effect without --%s", owners[i][0],
                    owners[i][1]);
      return refuse();
    }
  return mlirLogicalResultSuccess();
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

/* The ending of a file's name, without the dot; NULL if it has none. What is
 * longer than such endings are is part of a name, as mktemp makes it. */
static const char *ending_of(const char *path) {
  enum { LONGEST = 5 };
  const char *slash = strrchr(path, '/');
  const char *name = slash ? slash + 1 : path, *dot = strrchr(name, '.');
  return dot && dot > name && dot[1] && strlen(dot + 1) <= LONGEST ? dot + 1
                                                                   : NULL;
}

/* The form of the report that --report's path names; NULL: none that there is.
 */
static const char *format_of(const char *path) {
  static const char *const endings[][2] = {
      {"json", "json"}, {"sarif", "sarif"}, {"html", "html"},
      {"htm", "html"},  {"txt", "text"},    {"text", "text"},
      {"log", "text"},  {"out", "text"},    {"tmp", "text"},
  };
  const char *ending = path ? ending_of(path) : NULL;
  for (size_t i = 0; ending && i < sizeof endings / sizeof *endings; ++i)
    if (!strcasecmp(endings[i][0], ending))
      return endings[i][1];
  return ending ? NULL : "text";
}

/* A form that the ending asks for and there is not. */
static MlirLogicalResult check_ending(const options_t *options) {
  if (options->report_format || format_of(options->report))
    return mlirLogicalResultSuccess();
  message_error("there is no report in the form that the ending of '%s' asks "
                "for; .html, .json and .sarif are known, and .txt for text, or "
                "say it with --report-format",
                options->report);
  return refuse();
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

const char *options_report_format(const options_t *options) {
  const char *named = format_of(options->report);
  return options->report_format ? options->report_format
         : named                ? named
                                : "text";
}

bool options_changes(const options_t *options) {
  for (size_t i = 0; i < options->verb_count; ++i)
    if (options->verbs[i]->changes)
      return true;
  return false;
}

bool options_print_module(const options_t *options) {
  bool reports = options->verb_count || options->blockers || options->view;
  return options_changes(options) || !reports;
}

MlirLogicalResult options_check(const options_t *options) {
  static MlirLogicalResult (*const checks[])(const options_t *) = {
      check_pairs,     check_print_policy, check_verbs,  check_only,
      check_selection, check_owners,       check_report, check_inputs,
      check_outputs,   draw_check,         check_ending,
  };
  for (size_t i = 0; i < sizeof checks / sizeof *checks; ++i)
    if (mlirLogicalResultIsFailure(checks[i](options)))
      return mlirLogicalResultFailure();
  return mlirLogicalResultSuccess();
}
