/* What a user added to a policy, shared by policy.c, which keeps and answers
 * it, and policy_text.c, which reads and prints it. */
#ifndef ASSERTION_ANALYSIS_POLICY_WORDS_H
#define ASSERTION_ANALYSIS_POLICY_WORDS_H

#include "analysis/policy.h"

/* Memory that runs out is an error of the caller's, not the process's end. */
#define HASH_NONFATAL_OOM 1
#include <uthash.h>

/* All that was said of one name. An origin is NULL where nothing was. */
typedef struct policy_word_t {
  char *name; /* As the tables spell it, if they have it. */
  char *effects_origin;
  op_effects_t effects;
  bool tensor_free;
  char *assertion_origin;
  policy_assertion_t assertion;
  UT_hash_handle hh;
} policy_word_t;

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
