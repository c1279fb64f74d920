/* Makes the policy and the selection of assertions out of what the command
 * line said. */
#ifndef ASSERTION_CLI_SELECTION_H
#define ASSERTION_CLI_SELECTION_H

#include <regex.h>

#include "analysis/analysis.h"
#include "cli/options.h"

/* The selection, and what it borrows from. */
typedef struct selection_t {
  /* For the verbs; borrows from the rest. */
  analysis_options_t analysis;
  /* Owned. */
  policy_t *policy;
  /* Compiled only where `analysis` has it. */
  regex_t match;
} selection_t;

/* Reads function name, kinds, regular expression, operation names and policy
 * files, in the order given. Fails, after a message that names the option,
 * where one is wrong; the selection then holds nothing. The options outlive it.
 */
MlirLogicalResult selection_create(selection_t *selection,
                                   const options_t *options);

/* Gives back what it holds. */
void selection_destroy(selection_t *selection);

#endif
