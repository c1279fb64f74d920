/* The verbs for hosts, by name. */
#include "assertion-c/Verbs.h"

#include <stdio.h>
#include <string.h>

#include "hook/options.h"
#include "mlir-c/Diagnostics.h"
#include "transforms/verb.h"

intptr_t assertionGetNumVerbs(void) { return (intptr_t)verb_count(); }

MlirStringRef assertionVerbGetName(intptr_t i) {
  return mlirStringRefCreateFromCString(verb_get((size_t)i)->name);
}

MlirStringRef assertionVerbGetSummary(intptr_t i) {
  return mlirStringRefCreateFromCString(verb_get((size_t)i)->summary);
}

MlirStringRef assertionVerbGetArgument(intptr_t i) {
  const char *words = verb_get((size_t)i)->argument;
  return mlirStringRefCreateFromCString(words ? words : "");
}

bool assertionVerbChangesIR(intptr_t i) { return verb_get((size_t)i)->changes; }

/* The caller's options with one more use, or new ones. */
static hook_options_t *use_options(AssertionOptions options) {
  if (assertionOptionsIsNull(options))
    return assertionOptionsCreate().ptr;
  hook_options_retain(options.ptr);
  return options.ptr;
}

/* Whether the word behind the verb is one of those that it takes. */
static bool takes_argument(const verb_t *verb, const hook_options_t *options) {
  const char *word = options->argument, *words = verb->argument;
  if (!word)
    return true;
  size_t length = strlen(word);
  for (; words; words = strchr(words, '|')) {
    words += *words == '|';
    if (strcspn(words, "|") == length && !strncmp(words, word, length))
      return true;
  }
  return false;
}

static void complain(MlirOperation root, const char *what, MlirStringRef name) {
  char text[160];
  snprintf(text, sizeof text, "%s '%.*s'", what, (int)name.length, name.data);
  mlirEmitError(mlirOperationGetLocation(root), text);
}

static MlirLogicalResult run(const verb_t *verb, MlirOperation root,
                             const hook_options_t *options) {
  if (takes_argument(verb, options))
    return verb->run(root, &options->verb);
  complain(root, "the verb does not take the word",
           mlirStringRefCreateFromCString(options->argument));
  return mlirLogicalResultFailure();
}

static MlirLogicalResult run_verified(const verb_t *verb, MlirOperation root,
                                      const hook_options_t *options) {
  hook_options_t own = *options;
  bool unchanged = !verb->changes;
  own.verb.unchanged = &unchanged;
  MlirLogicalResult result = run(verb, root, &own);
  if (unchanged || mlirOperationVerify(root))
    return result;
  complain(root, "the IR is not valid any more after",
           mlirStringRefCreateFromCString(verb->name));
  return mlirLogicalResultFailure();
}

typedef MlirLogicalResult run_t(const verb_t *verb, MlirOperation root,
                                const hook_options_t *options);

/* Finds verb and options for `how`. */
static MlirLogicalResult run_named(MlirStringRef name, MlirOperation root,
                                   AssertionOptions options, run_t *how) {
  const verb_t *verb = verb_find(name);
  if (!verb) {
    complain(root, "there is no verb", name);
    return mlirLogicalResultFailure();
  }
  hook_options_t *used = use_options(options);
  if (!used) {
    complain(root, "out of memory in", name);
    return mlirLogicalResultFailure();
  }
  MlirLogicalResult result = how(verb, root, used);
  hook_options_release(used);
  return result;
}

MlirLogicalResult assertionRunVerb(MlirStringRef name, MlirOperation root,
                                   AssertionOptions options) {
  return run_named(name, root, options, run_verified);
}

MlirLogicalResult assertionRunVerbUnverified(MlirStringRef name,
                                             MlirOperation root,
                                             AssertionOptions options) {
  return run_named(name, root, options, run);
}

MlirPass assertionCreatePass(MlirStringRef name, AssertionOptions options) {
  const verb_t *verb = verb_find(name);
  hook_options_t *used = verb ? use_options(options) : NULL;
  MlirPass pass = {NULL};
  if (used && takes_argument(verb, used))
    pass = verb_create_pass(verb, &used->verb);
  hook_options_release(used);
  return pass;
}
