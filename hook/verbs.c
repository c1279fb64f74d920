/* The verbs for hosts, by name. */
#include "assertion-c/Verbs.h"

#include <stdio.h>

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

bool assertionVerbChangesIR(intptr_t i) { return verb_get((size_t)i)->changes; }

/* The caller's options with one more use, or new ones. */
static hook_options_t *use_options(AssertionOptions options) {
  if (assertionOptionsIsNull(options))
    return assertionOptionsCreate().ptr;
  hook_options_retain(options.ptr);
  return options.ptr;
}

static void complain(MlirOperation root, const char *what, MlirStringRef name) {
  char text[160];
  snprintf(text, sizeof text, "%s '%.*s'", what, (int)name.length, name.data);
  mlirEmitError(mlirOperationGetLocation(root), text);
}

static MlirLogicalResult run(const verb_t *verb, MlirOperation root,
                             const hook_options_t *options) {
  MlirLogicalResult result = verb->run(root, &options->verb);
  if (!verb->changes || mlirOperationVerify(root))
    return result;
  complain(root, "the IR is not valid any more after",
           mlirStringRefCreateFromCString(verb->name));
  return mlirLogicalResultFailure();
}

MlirLogicalResult assertionRunVerb(MlirStringRef name, MlirOperation root,
                                   AssertionOptions options) {
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
  MlirLogicalResult result = run(verb, root, used);
  hook_options_release(used);
  return result;
}

MlirPass assertionCreatePass(MlirStringRef name, AssertionOptions options) {
  const verb_t *verb = verb_find(name);
  hook_options_t *used = verb ? use_options(options) : NULL;
  MlirPass pass = {NULL};
  if (used)
    pass = verb_create_pass(verb, &used->verb);
  hook_options_release(used);
  return pass;
}
