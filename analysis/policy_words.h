/* What a user added to a policy, shared by policy.c, which keeps and answers
 * it, and policy_text.c, which reads and prints it. */
#ifndef ASSERTION_ANALYSIS_POLICY_WORDS_H
#define ASSERTION_ANALYSIS_POLICY_WORDS_H

/* Both files see the words; no other does. */
#include "analysis/policy.h"

/* Memory that runs out is an error of the caller's, not the process's end. */
#define HASH_NONFATAL_OOM 1
#include <uthash.h>

/* All that was said of one name; owns its strings. Later words win, and what
 * is said of its effects ends that it is an assertion. */
typedef struct policy_word_t {
  /* The key: as the tables spell it, if they have it. */
  char *name;
  /* Where it was said, "user" or "FILE:LINE"; NULL where nothing was said of
   * its effects. The next two fields count only where it is not. */
  char *effects_origin;
  op_effects_t effects;
  /* OP_TRAIT_TENSOR_FREE. */
  bool tensor_free;
  /* As effects_origin, of what makes it an assertion. */
  char *assertion_origin;
  policy_assertion_t assertion;
  UT_hash_handle hh;
} policy_word_t;

/* The words in the order in which they came, which uthash keeps. The tables are
 * no part of it: they are static. */
/* The words alone: what the tables say is not copied.
 */
struct policy_t {
  policy_word_t *words;
};

/* Each adds one word and returns NULL, or returns what is wrong with it and
 * has changed nothing. `spec` is NAME[:OPERAND]. `origin` is copied. */
const char *policy_say_effects(policy_t *policy, MlirStringRef name,
                               op_effects_t effects, bool tensor_free,
                               const char *origin);
const char *policy_say_assertion(policy_t *policy, MlirStringRef spec,
                                 const char *origin);

#endif
