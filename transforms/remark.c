/* Composes and emits the verbs' messages. */
#include "transforms/remark.h"

#include "analysis/text.h"

void remark_emit(MlirOperation op, MlirDiagnosticSeverity severity,
                 MlirStringRef text, const verb_options_t *options) {
  options->sink.emit(mlirOperationGetLocation(op), severity, text,
                     options->sink.user_data);
}

void remark_add_message(text_t *text, MlirStringRef message) {
  if (!message.data)
    return;
  text_add_string(text, " ");
  text_add_quoted(text, message);
}

/* Adds the message, or where there is none the operation's name. */
static void add_assertion(text_t *text, const analysis_t *a,
                          const analysis_assertion_t *as) {
  remark_add_message(text, as->message);
  if (as->message.data)
    return;
  text_add_string(text, " '");
  text_add(text, policy_operator_name(analysis_operation(a, as->inner)));
  text_add_string(text, "'");
}

static void add_slice(text_t *text, analysis_t *a, uint32_t i) {
  uint32_t own = analysis_slice(a, i).count;
  uint32_t shared = analysis_num_shared(a, i);
  text_format(text, " with %u operation%s of its own", own,
              own == 1 ? "" : "s");
  if (shared)
    text_format(text, " and %u shared", shared);
}

static void add_guarded(text_t *text, analysis_t *a, uint32_t i) {
  analysis_list_t guarded = analysis_guarded(a, i);
  if (!guarded.count)
    return;
  text_add_string(text, "; it guarded ");
  text_add(text, policy_operator_name(analysis_operation(a, guarded.ids[0])));
  if (guarded.count > 1)
    text_format(text, " and %s%u other%s", guarded.at_least ? "at least " : "",
                guarded.count - 1, guarded.count == 2 ? "" : "s");
}

/* Says that the further assertions in assertion `as` go with it. */
static void remark_nested(const analysis_t *a, const analysis_assertion_t *as,
                          const verb_options_t *options) {
  MlirStringRef text = mlirStringRefCreateFromCString(
      "dropped with the assertion that it is part of");
  uint32_t end = analysis_end(a, as->id);
  for (uint32_t k = as->id + 1; k < end; ++k) {
    const policy_assertion_t *row = analysis_policy(a, k).assertion;
    MlirOperation op = analysis_operation(a, k);
    if (k != as->inner && row && row->kind != POLICY_KIND_REGION &&
        policy_assertion_applies(row, op))
      remark_emit(op, MlirDiagnosticRemark, text, options);
  }
}

void remark_dropped(analysis_t *a, uint32_t i, const verb_options_t *options) {
  const analysis_assertion_t *as = analysis_assertion(a, i);
  bool refuted = as->verdict == ANALYSIS_REFUTED;
  if (options->quiet && !refuted)
    return;
  arena_t arena;
  arena_init(&arena, allocator_system());
  text_t text = {.arena = &arena};
  text_add_string(&text, "dropped assertion");
  add_assertion(&text, a, as);
  if (refuted)
    text_add_string(&text, ", which always fails,");
  add_slice(&text, a, i);
  add_guarded(&text, a, i);
  remark_emit(analysis_operation(a, as->inner),
              refuted ? MlirDiagnosticWarning : MlirDiagnosticRemark,
              text_ref(&text), options);
  arena_deinit(&arena);
  if (!options->quiet)
    remark_nested(a, as, options);
}

void remark_refuted(const analysis_t *a, uint32_t i,
                    const verb_options_t *options) {
  const analysis_assertion_t *as = analysis_assertion(a, i);
  if (as->verdict != ANALYSIS_REFUTED)
    return;
  arena_t arena;
  arena_init(&arena, allocator_system());
  text_t text = {.arena = &arena};
  text_add_string(&text, "assertion");
  add_assertion(&text, a, as);
  text_add_string(&text, " always fails");
  remark_emit(analysis_operation(a, as->inner), MlirDiagnosticWarning,
              text_ref(&text), options);
  arena_deinit(&arena);
}

void remark_left(MlirOperation op, const char *what, const char *reason,
                 const verb_options_t *options) {
  if (options->quiet)
    return;
  arena_t arena;
  arena_init(&arena, allocator_system());
  text_t text = {.arena = &arena};
  text_add_string(&text, what);
  text_add_string(&text, " is left whole: ");
  text_add_string(&text, reason);
  remark_emit(op, MlirDiagnosticRemark, text_ref(&text), options);
  arena_deinit(&arena);
}

/* Says of an operation that the policy calls an assertion why it is none here:
 * a warning where the user called it that. */
static void remark_unusable(const analysis_t *a, analysis_skipped_t skipped,
                            const verb_options_t *options) {
  bool is_users =
      analysis_policy(a, skipped.id).assertion->kind == POLICY_KIND_USER;
  if (options->quiet && !is_users)
    return;
  MlirOperation op = analysis_operation(a, skipped.id);
  arena_t arena;
  arena_init(&arena, allocator_system());
  text_t text = {.arena = &arena};
  text_add_string(&text, "'");
  text_add(&text, policy_operator_name(op));
  text_add_string(&text, "' is not taken for an assertion: ");
  text_add_string(&text, skipped.reason);
  remark_emit(op, is_users ? MlirDiagnosticWarning : MlirDiagnosticRemark,
              text_ref(&text), options);
  arena_deinit(&arena);
}

void remark_skipped(const analysis_t *a, const verb_options_t *options) {
  for (uint32_t i = 0; i < analysis_num_skipped(a); ++i) {
    analysis_skipped_t skipped = analysis_skipped(a, i);
    if (analysis_policy(a, skipped.id).assertion)
      remark_unusable(a, skipped, options);
    else
      remark_left(analysis_operation(a, skipped.id), "raising torch.prim.If",
                  skipped.reason, options);
  }
}

MlirLogicalResult remark_no_memory(MlirOperation root,
                                   const verb_options_t *options) {
  options->sink.emit(mlirOperationGetLocation(root), MlirDiagnosticError,
                     mlirStringRefCreateFromCString("out of memory"),
                     options->sink.user_data);
  return mlirLogicalResultFailure();
}
