/* Options for hosts: their life, and where messages go. */
#include "hook/options.h"

#include <stdlib.h>
#include <string.h>

/* The C API takes a message that ends with NUL, so one inside is written as
 * MLIR escapes it. */
static void emit_error(MlirLocation location, MlirStringRef message) {
  char *text = malloc(message.length * 3 + 1), *end = text;
  if (!text) {
    mlirEmitError(location, "out of memory");
    return;
  }
  for (size_t i = 0; i < message.length; ++i) {
    if (message.data[i]) {
      *end++ = message.data[i];
      continue;
    }
    memcpy(end, "\\00", 3);
    end += 3;
  }
  *end = '\0';
  mlirEmitError(location, text);
  free(text);
}

static void emit(MlirLocation location, MlirDiagnosticSeverity severity,
                 MlirStringRef message, void *data) {
  const hook_options_t *options = data;
  if (severity == MlirDiagnosticError)
    emit_error(location, message);
  else if (options->handler)
    options->handler(location, severity, message, options->handler_data);
}

void hook_options_retain(void *options) {
  if (options)
    ++((hook_options_t *)options)->uses;
}

void hook_options_release(void *data) {
  hook_options_t *options = data;
  if (!options || --options->uses)
    return;
  if (options->verb.analysis.match)
    regfree(&options->match);
  policy_destroy(options->policy);
  hook_report_release(options->report);
  hook_messages_release(options->messages);
  free(options->only);
  free(options->argument);
  free(options);
}

AssertionOptions assertionOptionsCreate(void) {
  hook_options_t *options = malloc(sizeof *options);
  policy_t *policy = policy_create();
  if (!options || !policy) {
    free(options);
    policy_destroy(policy);
    return (AssertionOptions){NULL};
  }
  *options = (hook_options_t){
      .uses = 1,
      .policy = policy,
      .verb = {.analysis.policy = policy,
               .sink = {emit, options},
               .keeper = {hook_options_retain, hook_options_release, options}}};
  return (AssertionOptions){options};
}

void assertionOptionsDestroy(AssertionOptions options) {
  hook_options_release(options.ptr);
}

void assertionOptionsSetMessageHandler(AssertionOptions options,
                                       AssertionMessageHandler handler,
                                       void *userData) {
  hook_options_t *o = options.ptr;
  o->handler = handler;
  o->handler_data = userData;
}

void assertionOptionsSetMessages(AssertionOptions options,
                                 AssertionMessages messages) {
  hook_options_t *o = options.ptr;
  hook_messages_retain(messages.ptr);
  hook_messages_release(o->messages);
  o->messages = messages.ptr;
  assertionOptionsSetMessageHandler(
      options, o->messages ? hook_messages_add : NULL, o->messages);
}

void assertionOptionsSetReport(AssertionOptions options,
                               AssertionReport report) {
  hook_options_t *o = options.ptr;
  hook_report_retain(report.ptr);
  hook_report_release(o->report);
  o->report = report.ptr;
  o->verb.report = o->report ? o->report->report : NULL;
}

static const hook_option_t *find(MlirStringRef name) {
  for (size_t i = 0; i < hook_option_count(); ++i)
    if (mlirStringRefEqual(
            name, mlirStringRefCreateFromCString(hook_option_get(i)->name)))
      return hook_option_get(i);
  return NULL;
}

static void ignore(MlirStringRef text, void *data) { (void)text, (void)data; }

MlirLogicalResult assertionOptionsSet(AssertionOptions options,
                                      MlirStringRef name, MlirStringRef value,
                                      MlirStringCallback print,
                                      void *userData) {
  hook_error_t error = {print ? print : ignore, userData};
  const hook_option_t *option = find(name);
  char *copy = malloc(value.length + 1);
  MlirLogicalResult result = mlirLogicalResultFailure();
  if (copy) {
    if (value.length)
      memcpy(copy, value.data, value.length);
    copy[value.length] = '\0';
  }
  if (!option)
    hook_error_say(error, 1, (const char *[]){"there is no such option"});
  else if (!copy)
    hook_error_say(error, 1, (const char *[]){"out of memory"});
  else
    result = option->set(options.ptr, copy, error);
  free(copy);
  return result;
}

intptr_t assertionGetNumOptions(void) { return (intptr_t)hook_option_count(); }

MlirStringRef assertionOptionGetName(intptr_t i) {
  return mlirStringRefCreateFromCString(hook_option_get((size_t)i)->name);
}

MlirStringRef assertionOptionGetSummary(intptr_t i) {
  return mlirStringRefCreateFromCString(hook_option_get((size_t)i)->summary);
}
