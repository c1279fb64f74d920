/* Part by part: parse, verbs, verify, print. */
#include "cli/run.h"

#include "analysis/blockers/blockers.h"
#include "cli/draw.h"
#include "cli/input.h"
#include "cli/message.h"
#include "cli/progress.h"
#include "cli/split.h"
#include "dialect/context.h"
#include "dialect/parse.h"
#include "dialect/print.h"
#include "dialect/spelling.h"
#include "mlir-c/BuiltinAttributes.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

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
  /* It was verified when it was read, and after each verb. */
  mlirOpPrintingFlagsAssumeVerified(flags);
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
  dialect_print(module, flags, output_write, output);
  mlirOpPrintingFlagsDestroy(flags);
  output_write(mlirStringRefCreate("\n", 1), output);
}

static bool verify(run_t *run, MlirOperation module) {
  timing_begin(&run->timing, "Verify");
  bool valid = mlirOperationVerify(module);
  timing_end(&run->timing);
  return valid;
}

static MlirLogicalResult run_verb(run_t *run, const verb_t *verb,
                                  MlirOperation module,
                                  const verb_options_t *options) {
  verb_options_t own = *options;
  bool unchanged = !verb->changes;
  own.unchanged = &unchanged;
  timing_begin(&run->timing, verb->name);
  MlirLogicalResult result = verb->run(module, &own);
  timing_end(&run->timing);
  if (mlirLogicalResultIsFailure(result) && !options->keep_going)
    return result;
  run->spoiled = !unchanged && !verify(run, module);
  if (!run->spoiled)
    return result;
  message_error("the module is not valid any more after --%s", verb->name);
  return mlirLogicalResultFailure();
}

/* Looks for a message that --match matches, where no verb has met one. */
static void look_for_match(run_t *run, MlirOperation module, types_t *types) {
  if (run->has_match || !run->analysis->match)
    return;
  analysis_options_t options = {.policy = run->analysis->policy,
                                .match = run->analysis->match,
                                .matched = &run->has_match,
                                .types = types};
  analysis_t *analysis = analysis_create(module, &options);
  run->has_match |= !analysis;
  analysis_destroy(analysis);
}

/* Warns where none was seen: the expression is probably misspelt. */
static void warn_of_match(const run_t *run) {
  if (run->analysis->match && !run->has_match)
    message_warning("--match: '%.*s' has no assertion whose message matches "
                    "'%s'",
                    (int)run->name.length, run->name.data, run->options->match);
}

/* Whether a verb comes after verb `i`. */
static bool follows(const options_t *options, size_t i, const verb_t *verb) {
  while (++i < options->verb_count)
    if (options->verbs[i] == verb)
      return true;
  return false;
}

static MlirLogicalResult run_verbs(run_t *run, MlirOperation module,
                                   types_t *types) {
  const options_t *options = run->options;
  verb_options_t verb_options = {.analysis = *run->analysis,
                                 .sink = dialect_diagnostic_sink(),
                                 .report = run->report,
                                 .quiet = options->quiet,
                                 .keep_going = options->keep_going,
                                 .keep_symbols = options->keep_symbols,
                                 .target = options->target};
  verb_options.analysis.types = types;
  verb_options.analysis.matched = &run->has_match;
  MlirLogicalResult result = mlirLogicalResultSuccess();
  const verb_t *shapes =
      verb_find(mlirStringRefCreateFromCString("tosa-shapes"));
  for (size_t i = 0; i < options->verb_count; ++i) {
    verb_options.shapes_follow = follows(options, i, shapes);
    verb_options.argument =
        options->verb_arguments ? options->verb_arguments[i] : NULL;
    if (mlirLogicalResultIsSuccess(
            run_verb(run, options->verbs[i], module, &verb_options)))
      continue;
    result = mlirLogicalResultFailure();
    if (!options->keep_going || run->spoiled)
      return result;
  }
  if (run->report && !options->verb_count)
    result = run_verb(run, verb_find(mlirStringRefCreateFromCString("analyze")),
                      module, &verb_options);
  look_for_match(run, module, types);
  if (options->blockers &&
      mlirLogicalResultIsFailure(
          blockers_report(module, run->analysis->policy,
                          mlirStringRefCreateFromCString(options->blockers),
                          run->report, verb_options.sink)))
    return mlirLogicalResultFailure();
  return result;
}

/* What one verb reads of types is there for the next. */
static MlirLogicalResult run_with_types(run_t *run, MlirOperation module) {
  arena_t arena;
  types_t types;
  arena_init(&arena, allocator_system());
  MlirLogicalResult result = mlirLogicalResultFailure();
  if (types_init(&types, &arena)) {
    types.spelling = dialect_spelling;
    result = run_verbs(run, module, &types);
  } else {
    message_error("out of memory");
  }
  types_deinit(&types);
  arena_deinit(&arena);
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

/* Shows the page, if there is one, the module before the verbs or after. */
static MlirLogicalResult show_page(run_t *run, MlirOperation module,
                                   bool before) {
  if (!run->page)
    return mlirLogicalResultSuccess();
  timing_begin(&run->timing, "Page");
  bool ok = before ? page_begin_module(run->page, module, run->analysis)
                   : page_end_module(run->page, module);
  timing_end(&run->timing);
  if (ok)
    return mlirLogicalResultSuccess();
  message_error("out of memory");
  return mlirLogicalResultFailure();
}

/* Prints the module; a terminal that it goes to is its own. */
static void print_module(run_t *run, MlirOperation module) {
  timing_begin(&run->timing, "Print");
  if (output_is_stdout(run->module) && isatty(STDOUT_FILENO))
    progress_at(NULL);
  run_print(module, run->options, run->module);
  timing_end(&run->timing);
}

/* Does all the work on a module that was read. */
static MlirLogicalResult run_module(run_t *run, MlirOperation module,
                                    unsigned line) {
  run->spoiled = false;
  look_for_only(run, module);
  unseen_look(&run->unseen, module);
  if (!run->options->split && mlirLogicalResultIsFailure(check_only(run)))
    return mlirLogicalResultFailure();
  if (run->report)
    begin_report(run, line);
  if (mlirLogicalResultIsFailure(show_page(run, module, true)))
    return mlirLogicalResultFailure();
  MlirLogicalResult result = draw_before(run, module, line);
  if (mlirLogicalResultIsSuccess(result))
    result = run_with_types(run, module);
  if (mlirLogicalResultIsFailure(result) &&
      (!run->options->keep_going || run->spoiled))
    return result;
  if (mlirLogicalResultIsFailure(draw_after(run, module, line)))
    return mlirLogicalResultFailure();
  if (mlirLogicalResultIsFailure(show_page(run, module, false)))
    return mlirLogicalResultFailure();
  if (run->module)
    print_module(run, module);
  ++run->done;
  return result;
}

/* The module that a part leaves out begins where mlir-opt says: right behind
 * the marker. Lines of the part itself are counted from 1. */
static void place_module(const run_t *run, const split_part_t *part,
                         MlirOperation module) {
  MlirLocation location = mlirOperationGetLocation(module);
  if (!part->marker_end || !mlirLocationIsAFileLineColRange(location) ||
      mlirLocationFileLineColRangeGetStartLine(location))
    return;
  mlirOperationSetLocation(
      module,
      mlirLocationFileLineColGet(mlirOperationGetContext(module), run->name,
                                 part->first_line - 1, part->marker_end));
}

/* Where a text can't be read that would be read in parts with
 * --split-input-file, says so. */
static void note_parts(const run_t *run) {
  MlirStringRef marker = mlirStringRefCreateFromCString(SPLIT_DEFAULT_MARKER);
  split_t split = split_begin(run->text, marker, run->first_line);
  split_part_t part;
  if (run->options->split || !split_next(&split, &part) ||
      !split_next(&split, &part))
    return;
  message_note_at(run->name, part.first_line - 1, 1,
                  "'" SPLIT_DEFAULT_MARKER
                  "' divides a file in modules with --split-input-file");
}

/* Each part has a context of its own, as in mlir-opt: resources of one name in
 * two parts do not meet. */
static MlirLogicalResult run_part(run_t *run, const split_part_t *part,
                                  bool is_last) {
  MlirContext context =
      dialect_context_create(run->options->allow_unregistered, false);
  diagnostics_attach(run->diagnostics, context);
  MlirLogicalResult result = mlirLogicalResultFailure();
  timing_begin(&run->timing, "Parse");
  MlirOperation module = dialect_parse(
      context, part->text, (dialect_origin_t){run->name, part->first_line});
  timing_end(&run->timing);
  if (run->mapped)
    input_forget(part->text);
  if (mlirOperationIsNull(module)) {
    note_parts(run);
  } else {
    place_module(run, part, module);
    result = run_module(run, module, part->first_line);
  }
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
  unseen_init(&run->unseen, run->options);
  for (bool first = true; split_next(&split, &part); first = false) {
    if (!first && run->module)
      output_write(mlirStringRefCreateFromCString(SPLIT_DEFAULT_MARKER "\n"),
                   run->module);
    if (mlirLogicalResultIsFailure(run_part(run, &part, split.done)))
      result = mlirLogicalResultFailure();
  }
  if (run->options->split && mlirLogicalResultIsFailure(check_only(run)))
    result = mlirLogicalResultFailure();
  if (mlirLogicalResultIsSuccess(result)) {
    unseen_warn(&run->unseen, run->name);
    warn_of_match(run);
  }
  unseen_deinit(&run->unseen);
  return result;
}
