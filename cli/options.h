/* The options of assertion-opt: one table, from which parsing, --help, the man
 * page and the shells' completions come (help.h), and what a command line said.
 * The verbs' flags are the rows of transforms/verb.h. */
#ifndef ASSERTION_CLI_OPTIONS_H
#define ASSERTION_CLI_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "analysis/report.h"
#include "transforms/verb.h"

/* Parts of the help, in its order. */
typedef enum option_group_t {
  OPTION_GROUP_VERB,
  OPTION_GROUP_SELECTION,
  OPTION_GROUP_POLICY,
  OPTION_GROUP_INPUT,
  OPTION_GROUP_OUTPUT,
  OPTION_GROUP_PRINTING,
  OPTION_GROUP_GENERAL,
  OPTION_GROUP_COUNT
} option_group_t;

/* Whether an option takes an argument; an optional one needs the `=`. */
typedef enum option_takes_t {
  OPTION_TAKES_NONE,
  OPTION_TAKES_ARGUMENT,
  OPTION_MAY_TAKE_ARGUMENT,
} option_takes_t;

/* What a command line asks for. */
typedef enum option_request_t {
  OPTION_REQUEST_RUN,
  OPTION_REQUEST_HELP, /* --help; `help_form` says which. */
  OPTION_REQUEST_VERSION,
} option_request_t;

typedef struct options_t options_t;
typedef struct option_t option_t;

/* Takes the argument of an option, or NULL where it has none. Fails after a
 * message. */
typedef MlirLogicalResult (*option_handler_t)(options_t *options,
                                              const option_t *option,
                                              const char *argument);

/* A row of the table. */
struct option_t {
  const char *name; /* Without dashes. One letter: a short option. */
  option_takes_t takes;
  const char *argument; /* "FILE" in help, or the words it may be, divided by
                           '|', which completion offers. NULL for none. */
  option_group_t group;
  const char *help; /* One sentence, lower case, no full stop. */
  option_handler_t handle;
  size_t offset; /* Of the member of options_t that the handler sets. */
};

/* All options: the table's, and one for each verb. */
size_t option_count(void);
option_t option_get(size_t i);
const char *option_group_title(option_group_t group);

/* The first option of this name, or -1. */
int option_find(const char *name);

/* The dashes before a name as it is usually written: "-" or "--". */
const char *option_dashes(const char *name);

/* A word on the policy, kept in order: later words win. */
typedef struct option_word_t {
  const char *option; /* "pure-op", "effect-op", "assertion-op", "policy" */
  const char *argument;
} option_word_t;

/* What a command line said. Strings are borrowed from it; NULL where it said
 * nothing. Numbers are -1 there. */
struct options_t {
  option_request_t request;
  const char *help_form; /* "text", "man", "bash", "zsh" or "fish". */

  const verb_t **verbs; /* In the order given. Owned. */
  size_t verb_count;

  const char *kinds, *only, *match;
  bool keep_at_entry;
  option_word_t *words; /* Owned. */
  size_t word_count;
  bool print_policy;
  const char *blockers;

  const char *input;
  const char *split; /* The marker; NULL: one part. */
  const char *dump;
  bool allow_unregistered;

  const char *output, *report;
  const char *report_format;
  bool quiet, keep_going;

  bool debuginfo, generic, local_scope;
  long elide_elements, elide_resources;

  uint64_t given; /* Bit i: option i of the table was given. */
};

/* Reads a command line, whose order may be changed. Options may have one dash
 * or two, and names are never abbreviated. Fails, after a message, where it
 * can't be understood or contradicts itself. Call options_deinit in any case.
 */
MlirLogicalResult options_parse(options_t *options, int argc, char **argv);
void options_deinit(options_t *options);

/* Whether the option of this name was given. */
bool options_given(const options_t *options, const char *name);

/* Whether the run prints a module: unless its verbs are there to report. */
bool options_print_module(const options_t *options);

/* Checks that what was said fits together. Fails after a message. */
MlirLogicalResult options_check(const options_t *options);

#endif
