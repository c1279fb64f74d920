/* The table of the options of assertion-opt: the one place from which parsing
 * (options.h), --help, the man page and the shells' completions (help.h) come.
 * The verbs' flags are the rows of transforms/verb.h. */
#ifndef ASSERTION_CLI_OPTION_TABLE_H
#define ASSERTION_CLI_OPTION_TABLE_H

#include <stddef.h>

#include "mlir-c/Support.h"

/* Parts of the help, in its order: what is done, to which assertions, by which
 * policy, from where, to where, as a picture, in which form. */
typedef enum option_group_t {
  OPTION_GROUP_VERB,
  OPTION_GROUP_SELECTION,
  OPTION_GROUP_POLICY,
  OPTION_GROUP_INPUT,
  OPTION_GROUP_OUTPUT,
  OPTION_GROUP_VIEW,
  OPTION_GROUP_PRINTING,
  OPTION_GROUP_GENERAL,
  OPTION_GROUP_COUNT
} option_group_t;

/* Whether an option takes an argument: `--only=NAME` and `--only NAME`. An
 * optional one needs the equals sign: `--split-input-file[=MARKER]`. */
typedef enum option_takes_t {
  OPTION_TAKES_NONE,
  OPTION_TAKES_ARGUMENT,
  OPTION_MAY_TAKE_ARGUMENT,
} option_takes_t;

/* What a command line said, see options.h. */
typedef struct option_t option_t;
struct options_t;

/* Takes the argument of an option, or NULL where it has none, into what the
 * command line said. Fails, after a message that names the option, where the
 * argument is none of those it takes. */
typedef MlirLogicalResult (*option_handler_t)(struct options_t *options,
                                              const option_t *option,
                                              const char *argument);

/* A row of the table. */
struct option_t {
  /* Without dashes. One letter makes a short option. */
  const char *name;
  option_takes_t takes;
  /* "FILE", "REGEX", ... as help has it, or the words that the argument may be,
   * divided by '|', which completion offers; those in capitals stand for
   * something else. NULL where it takes none. */
  const char *argument;
  option_group_t group;
  /* One sentence, in lower case and without a full stop. */
  const char *help;
  option_handler_t handle;
  /* Of the member of options_t that the handler sets. */
  size_t offset;
};

/* All options: one for each verb in the order of transforms/verb.h, then the
 * table's. There are 64 at most, so that a word of bits has one for each; no
 * two have the same name. `i` is less than the count. */
size_t option_count(void);
option_t option_get(size_t i);

/* The heading under which help lists a group. */
const char *option_group_title(option_group_t group);

/* The number of the option of this name, or -1. The name is whole and without
 * dashes. */
int option_find(const char *name);

/* The dashes before a name as it is usually written: "-" before one letter,
 * "--" before more. Static storage, as for titles. For messages, which name an
 * option as its user would. */
const char *option_dashes(const char *name);

#endif
