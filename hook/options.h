/* The options behind AssertionOptions: what the verbs take, with all that it
 * borrows. Counted, because passes and their clones keep it. */
#ifndef ASSERTION_HOOK_OPTIONS_H
#define ASSERTION_HOOK_OPTIONS_H

#include <regex.h>

#include "assertion-c/Options.h"
#include "hook/messages.h"
#include "hook/report.h"
#include "transforms/verb.h"

typedef struct hook_options_t {
  /* Of the host, and of each pass. */
  _Atomic unsigned uses;
  /* What verbs are given. It borrows from all below, and its sink's data and
   * its keeper's are these options. */
  verb_options_t verb;
  /* Replaced as a whole where a list of names is added, so that a list of
   * which one is wrong changes nothing. */
  policy_t *policy;
  /* Compiled only where `verb.analysis` has it. */
  regex_t match;
  /* Of the function; NULL: all. */
  char *only;
  /* The word behind the verb's flag; NULL: none. */
  char *argument;
  /* NULL: none. */
  hook_report_t *report;
  /* NULL: none are collected. */
  hook_messages_t *messages;
  /* NULL: remarks and warnings are not said. */
  AssertionMessageHandler handler;
  /* Handed through. */
  void *handler_data;
} hook_options_t;

/* As verb_keeper_t wants them: one more use, or one less; at none they are
 * destroyed. NULL is let be. */
void hook_options_retain(void *options);
void hook_options_release(void *options);

/* Where a setter says why it refuses: one line, in pieces. */
typedef struct hook_error_t {
  MlirStringCallback print;
  void *data;
} hook_error_t;

/* One option: its name as a flag, and what takes its value, which ends with NUL
 * and is borrowed. A setter that fails has said why and changed nothing. */
typedef struct hook_option_t {
  /* Without dashes. */
  const char *name;
  /* One line, without a full stop. */
  const char *summary;
  /* Takes the value; a flag's may be empty, which is true. */
  MlirLogicalResult (*set)(hook_options_t *options, const char *value,
                           hook_error_t error);
} hook_option_t;

/* The table of them; `i` from 0 to below the count. */
size_t hook_option_count(void);
const hook_option_t *hook_option_get(size_t i);

/* Says all that the `count` strings hold, one after the other, for a setter
 * that refuses. */
void hook_error_say(hook_error_t error, size_t count,
                    const char *const *strings);

#endif
