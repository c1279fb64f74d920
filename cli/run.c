/* Part by part: parse, verbs, verify, print. */
#include "cli/run.h"

#include "analysis/blockers.h"
#include "cli/input.h"
#include "cli/message.h"
#include "cli/split.h"
#include "dialect/context.h"
#include "dialect/parse.h"
#include "mlir-c/BuiltinAttributes.h"

#include <stdio.h>
#include <string.h>

/* The last context ends with the process: to destroy a module takes MLIR time
 * that is quadratic in its nesting. LeakSanitizer wants it destroyed. */
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define __SANITIZE_ADDRESS__ 1 /* As gcc has it. */
#endif
#endif
#if defined(__SANITIZE_ADDRESS__)
enum { DESTROY_LAST = true };
#else
enum { DESTROY_LAST = false };
#endif

static MlirOpPrintingFlags create_flags(const options_t *options) {
  MlirOpPrintingFlags flags = mlirOpPrintingFlagsCreate();
  if (options->debuginfo)
    mlirOpPrintingFlagsEnableDebugInfo(flags, true, false);
  if (options->generic)
    mlirOpPrintingFlagsPrintGenericOpForm(flags);
  if (options->local_scope)
    mlirOpPrintingFlagsUseLocalScope(flags);
  if (options->elide_elements >= 0)
    mlirOpPrintingFlagsElideLargeElementsAttrs(flags, options->elide_elements);
  if (options->elide_resources >= 0)
    mlirOpPrintingFlagsElideLargeResourceString(flags,
                                                options->elide_resources);
  return flags;
}

void run_print(MlirOperation module, const options_t *options,
               output_t *output) {
  MlirOpPrintingFlags flags = create_flags(options);
  mlirOperationPrintWithFlags(module, flags, output_write, output);
  mlirOpPrintingFlagsDestroy(flags);
  output_write(mlirStringRefCreate("\n", 1), output);
}

static MlirLogicalResult run_verb(const verb_t *verb, MlirOperation module,
                                  const verb_options_t *options) {
  if (mlirLogicalResultIsFailure(verb->run(module, options)))
    return mlirLogicalResultFailure();
  if (!verb->changes || mlirOperationVerify(module))
    return mlirLogicalResultSuccess();
  message_error("the module is not valid any more after --%s", verb->name);
  return mlirLogicalResultFailure();
}

static MlirLogicalResult run_verbs(const run_t *run, MlirOperation module) {
  const options_t *options = run->options;
  verb_options_t verb_options = {.analysis = *run->analysis,
                                 .sink = dialect_diagnostic_sink(),
                                 .report = run->report,
                                 .quiet = options->quiet,
                                 .keep_going = options->keep_going,
                                 .keep_symbols = options->keep_symbols,
                                 .target = options->target};
  MlirLogicalResult result = mlirLogicalResultSuccess();
  for (size_t i = 0; i < options->verb_count; ++i) {
    verb_options.argument =
        options->verb_arguments ? options->verb_arguments[i] : NULL;
    if (mlirLogicalResultIsSuccess(
            run_verb(options->verbs[i], module, &verb_options)))
      continue;
    result = mlirLogicalResultFailure();
    if (!options->keep_going)
      return result;
  }
  if (run->report && !options->verb_count)
    result = run_verb(verb_find(mlirStringRefCreateFromCString("analyze")),
                      module, &verb_options);
  if (options->blockers &&
      mlirLogicalResultIsFailure(
          blockers_report(module, run->analysis->policy,
                          mlirStringRefCreateFromCString(options->blockers),
                          run->report, verb_options.sink)))
    return mlirLogicalResultFailure();
  return result;
}

static void begin_report(const run_t *run, unsigned line) {
  char place[4096];
  int length = snprintf(place, sizeof place, "%.*s:%u", (int)run->name.length,
                        run->name.data, line);
  if (length >= (int)sizeof place)
    length = sizeof place - 1;
  report_begin_module(run->report, mlirStringRefCreate(place, (size_t)length));
}

/* The search for a symbol. */
typedef struct search_t {
  MlirStringRef name;
  bool found;
} search_t;

static MlirWalkResult find_symbol(MlirOperation op, void *data) {
  search_t *search = data;
  MlirAttribute name = mlirOperationGetAttributeByName(
      op, mlirStringRefCreateFromCString("sym_name"));
  search->found =
      !mlirAttributeIsNull(name) && mlirAttributeIsAString(name) &&
      mlirStringRefEqual(mlirStringAttrGetValue(name), search->name);
  return search->found ? MlirWalkResultInterrupt : MlirWalkResultAdvance;
}

/* Looks for the function of --only, where it was not seen before. */
static void look_for_only(run_t *run, MlirOperation module) {
  search_t search = {.name = run->analysis->only};
  if (run->has_only || !search.name.length)
    return;
  mlirOperationWalk(module, find_symbol, &search, MlirWalkPreOrder);
  run->has_only = search.found;
}

/* Fails where it was not seen: its name is probably misspelt. */
static MlirLogicalResult check_only(const run_t *run) {
  MlirStringRef name = run->analysis->only;
  if (run->has_only || !name.length)
    return mlirLogicalResultSuccess();
  message_error("--only: '%.*s' has no function '%.*s'", (int)run->name.length,
                run->name.data, (int)name.length, name.data);
  return mlirLogicalResultFailure();
}

/* Does all the work on a module that was read. */
static MlirLogicalResult run_module(run_t *run, MlirOperation module,
                                    unsigned line) {
  look_for_only(run, module);
  if (!run->options->split && mlirLogicalResultIsFailure(check_only(run)))
    return mlirLogicalResultFailure();
  if (run->report)
    begin_report(run, line);
  MlirLogicalResult result = run_verbs(run, module);
  if (mlirLogicalResultIsFailure(result) && !run->options->keep_going)
    return result;
  if (run->module)
    run_print(module, run->options, run->module);
  ++run->done;
  return result;
}

/* Each part has a context of its own, as in mlir-opt: resources of one name in
 * two parts do not meet. */
static MlirLogicalResult run_part(run_t *run, const split_part_t *part,
                                  bool is_last) {
  MlirContext context =
      dialect_context_create(run->options->allow_unregistered, false);
  diagnostics_attach(run->diagnostics, context);
  MlirLogicalResult result = mlirLogicalResultFailure();
  MlirOperation module = dialect_parse(
      context, part->text, (dialect_origin_t){run->name, part->first_line});
  if (run->mapped)
    input_forget(part->text);
  if (!mlirOperationIsNull(module))
    result = run_module(run, module, part->first_line);
  if (run->module)
    output_flush(run->module);
  if (is_last && !DESTROY_LAST)
    return result;
  if (!mlirOperationIsNull(module))
    dialect_destroy(module);
  mlirContextDestroy(context);
  return result;
}

MlirLogicalResult run_all(run_t *run) {
  const char *marker = run->options->split ? run->options->split : "";
  split_t split = split_begin(run->text, mlirStringRefCreateFromCString(marker),
                              run->first_line);
  split_part_t part;
  MlirLogicalResult result = mlirLogicalResultSuccess();
  for (bool first = true; split_next(&split, &part); first = false) {
    if (!first && run->module)
      output_write(mlirStringRefCreateFromCString(SPLIT_DEFAULT_MARKER "\n"),
                   run->module);
    if (mlirLogicalResultIsFailure(run_part(run, &part, split.done)))
      result = mlirLogicalResultFailure();
  }
  if (run->options->split && mlirLogicalResultIsFailure(check_only(run)))
    result = mlirLogicalResultFailure();
  return result;
}
