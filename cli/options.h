/* What a command line of assertion-opt said, read by the table of the options
 * (option_table.h). */
#ifndef ASSERTION_CLI_OPTIONS_H
#define ASSERTION_CLI_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "cli/option_table.h"
#include "transforms/verb.h"

/* What a command line asks for. */
typedef enum option_request_t {
  OPTION_REQUEST_RUN,
  OPTION_REQUEST_HELP,
  OPTION_REQUEST_VERSION,
} option_request_t;

/* A word on the policy, kept in order: later words win. The option is
 * "pure-op", "effect-op", "assertion-op" or "policy". */
typedef struct option_word_t {
  const char *option;
  const char *argument;
} option_word_t;

/* What it said. Strings are borrowed from the command line; NULL where it said
 * nothing. The arrays are owned. */
typedef struct options_t {
  option_request_t request;
  /* "text", "man", "bash", "zsh" or "fish". */
  const char *help_form;

  /* The verbs, in the order given. */
  const verb_t **verbs;
  /* For each the word given to its flag, or NULL; NULL: none has one. */
  const char **verb_arguments;
  size_t verb_count;

  /* Which assertions they touch: kinds divided by commas, the name of a
   * function, a regular expression not yet compiled, and whether to leave the
   * entry blocks of functions alone. */
  const char *kinds, *only, *match;
  bool keep_at_entry;

  /* --strip leaves symbols alone. */
  bool keep_symbols;
  /* What the backend has. */
  const char *target;

  /* The policy; selection.h makes one of the words. */
  option_word_t *words;
  size_t word_count;
  bool print_policy;
  /* "tosa", "stablehlo" or "linalg". */
  const char *blockers;

  /* The path of the input, NULL or "-" for standard input; the marker between
   * its parts, NULL if it is one; and "last", a number or a pass if it is a log
   * of dumps. */
  const char *input, *split, *dump;
  bool allow_unregistered;

  /* Paths of the outputs, as for the input, but for a NULL report see job.h. */
  const char *output, *report;
  /* As given; see options_report_format. */
  const char *report_format;
  bool quiet, keep_going;

  /* Path of the picture, NULL for none; the function drawn and the template of
   * links, NULL where not given; the assertion, from 1, and the depth; and
   * whether all is drawn, and what the verbs leave as well. */
  const char *view, *view_function, *view_link;
  long view_assertion, view_depth;
  bool view_all, view_before_after;

  /* Whether to say how long each phase took. */
  bool timing;

  /* How modules are printed: with locations, in the generic form, without
   * aliases; and the longest constants that are, in elements and in characters,
   * -1 for all. */
  bool debuginfo, generic, local_scope;
  long elide_elements, elide_resources;

  /* Bit i: option i of the table was given. */
  uint64_t given;
} options_t;

/* Reads a command line, whose order may be changed. Options may have one dash
 * or two, and names are never abbreviated. Fails, after a message, where it
 * can't be understood or contradicts itself. Call options_deinit in any case.
 */
MlirLogicalResult options_parse(options_t *options, int argc, char **argv);
void options_deinit(options_t *options);

/* Whether the option of this name was given, with whatever argument. */
bool options_given(const options_t *options, const char *name);

/* The form of the report: what --report-format says; else what the ending of
 * --report's path names, in small letters or in capitals; else text. One of
 * "text", "json", "sarif" and "html". */
const char *options_report_format(const options_t *options);

/* Whether a verb may change the module. */
bool options_changes(const options_t *options);

/* Whether the run prints a module: unless its verbs are there to report. */
bool options_print_module(const options_t *options);

/* Checks that what was said fits together: that no two options contradict each
 * other, that none is without effect, that every output has a place of its own.
 * Fails after a message that names the options. */
MlirLogicalResult options_check(const options_t *options);

#endif
