/* The verbs as external passes. */
#define _POSIX_C_SOURCE 200809L
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "mlir-c/Support.h"
#include "transforms/dialects.h"
#include "transforms/verb.h"

/* What one pass carries. */
typedef struct pass_t {
  const verb_t *verb;
  verb_options_t options;
  policy_t *policy; /* Its own. */
} pass_t;

static pass_t *pass_create(const verb_t *verb, const verb_options_t *options) {
  pass_t *pass = malloc(sizeof *pass);
  policy_t *policy = policy_clone(options->analysis.policy);
  if (!pass || !policy) {
    free(pass);
    policy_destroy(policy);
    return NULL;
  }
  *pass = (pass_t){verb, *options, policy};
  pass->options.analysis.policy = policy;
  pass->options.analysis.types = NULL;
  pass->options.analysis.matched = NULL;
  if (options->keeper.retain)
    options->keeper.retain(options->keeper.data);
  return pass;
}

static void construct(void *data) { (void)data; }

/* On several threads no dialect can be loaded any more. */
static MlirLogicalResult initialize(MlirContext context, void *data) {
  (void)data;
  dialects_load(context);
  return mlirLogicalResultSuccess();
}

static void destruct(void *data) {
  pass_t *pass = data;
  policy_destroy(pass->policy);
  if (pass->options.keeper.release)
    pass->options.keeper.release(pass->options.keeper.data);
  free(pass);
}

static void *clone(void *data) {
  const pass_t *pass = data;
  return pass_create(pass->verb, &pass->options);
}

/* A report takes sections one after the other, and a section is written to
 * until its verb is done: passes that write one take turns. */
static pthread_mutex_t reporting = PTHREAD_MUTEX_INITIALIZER;

static void run(MlirOperation op, MlirExternalPass external, void *data) {
  pass_t *pass = data;
  if (pass->options.report)
    pthread_mutex_lock(&reporting);
  MlirLogicalResult result = pass->verb->run(op, &pass->options);
  if (pass->options.report)
    pthread_mutex_unlock(&reporting);
  if (mlirLogicalResultIsFailure(result))
    mlirExternalPassSignalFailure(external);
}

/* The names of pass and flag, joined once for each verb. */
typedef struct pass_name_t {
  char name[40];
} pass_name_t;

static pass_name_t name_of(const verb_t *verb) {
  pass_name_t out = {"assertion-"};
  size_t length = 10;
  for (const char *c = verb->name; *c && length < sizeof out.name - 1; ++c)
    out.name[length++] = *c;
  return out;
}

/* An identity for the passes of each name in the table, and one for others. */
static MlirTypeID type_id_of(const verb_t *verb) {
  enum { COUNT = 32 };
  static _Alignas(8) char identities[COUNT][8];
  size_t i = 0;
  while (i < verb_count() && i < COUNT - 1 &&
         strcmp(verb_get(i)->name, verb->name) != 0)
    ++i;
  return mlirTypeIDCreate(identities[i]);
}

MlirPass verb_create_pass(const verb_t *verb, const verb_options_t *options) {
  pass_t *pass = pass_create(verb, options);
  if (!pass)
    return (MlirPass){NULL};
  pass_name_t name = name_of(verb);
  MlirStringRef text = mlirStringRefCreateFromCString(name.name);
  MlirExternalPassCallbacks callbacks = {construct, destruct, initialize, clone,
                                         run};
  return mlirCreateExternalPass(type_id_of(verb), text, text,
                                mlirStringRefCreateFromCString(verb->summary),
                                (MlirStringRef){"", 0}, 0, NULL, callbacks,
                                pass);
}
