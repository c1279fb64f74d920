/* Blockers as remarks, and in the report. */
#include "analysis/analysis.h"
#include "analysis/blockers/blockers.h"
#include "analysis/text.h"

/* Operations of a way that are named: the first ones and the last one. */
enum { NAMED = 8 };

static void add_name(text_t *text, MlirOperation op) {
  text_add(text, mlirIdentifierStr(mlirOperationGetName(op)));
}

static void add_path(text_t *text, const blockers_t *blockers, size_t i) {
  MlirOperation path[NAMED];
  size_t length = blockers_path(blockers, i, path, NAMED);
  if (length <= 1) {
    text_add_string(text, length ? "; it has effects or ends a body"
                                 : "; nothing uses it");
    return;
  }
  text_add_string(text, "; needed by ");
  for (size_t k = 1; k < length && k < NAMED; ++k) {
    text_add_string(text, k > 1 ? " -> " : "");
    add_name(text, path[k]);
  }
  if (length > NAMED)
    text_format(text, " -> ... %zu more", length - NAMED);
}

static void report_one(const blockers_t *blockers, size_t i, backend_t backend,
                       diagnostic_sink_t sink) {
  const blocker_t *blocker = blockers_get(blockers, i);
  arena_t arena;
  arena_init(&arena, allocator_system());
  text_t text = {.arena = &arena};
  text_format(&text, "%s %s '", backend_name(backend),
              blocker->certainty == BLOCKER_REFUSED ? "refuses" : "may refuse");
  add_name(&text, blocker->op);
  text_format(&text, "': %s", blocker->reason);
  add_path(&text, blockers, i);
  sink.emit(mlirOperationGetLocation(blocker->op), MlirDiagnosticRemark,
            text_ref(&text), sink.user_data);
  arena_deinit(&arena);
}

static void report_count(const blockers_t *blockers, MlirOperation root,
                         backend_t backend, diagnostic_sink_t sink) {
  size_t refused = 0;
  for (size_t i = 0; i < blockers_count(blockers); ++i)
    refused += blockers_get(blockers, i)->certainty == BLOCKER_REFUSED;
  arena_t arena;
  arena_init(&arena, allocator_system());
  text_t text = {.arena = &arena};
  text_format(&text, "%s: %zu refused, %zu unknown", backend_name(backend),
              refused, blockers_count(blockers) - refused);
  sink.emit(mlirOperationGetLocation(root), MlirDiagnosticRemark,
            text_ref(&text), sink.user_data);
  arena_deinit(&arena);
}

static MlirLogicalResult fail(MlirOperation root, const char *message,
                              diagnostic_sink_t sink) {
  sink.emit(mlirOperationGetLocation(root), MlirDiagnosticError,
            mlirStringRefCreateFromCString(message), sink.user_data);
  return mlirLogicalResultFailure();
}

static const char *name_of(arena_t *arena, MlirOperation op) {
  MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(op));
  return arena_copy(arena, name.data, name.length);
}

static report_blocker_t describe(const blockers_t *blockers, size_t i,
                                 arena_t *arena) {
  const blocker_t *blocker = blockers_get(blockers, i);
  MlirOperation path[ANALYSIS_LISTED];
  report_blocker_t out = {
      .operation = name_of(arena, blocker->op),
      .location = report_location(arena, mlirOperationGetLocation(blocker->op)),
      .place = report_place(arena, mlirOperationGetLocation(blocker->op)),
      .refused = blocker->certainty == BLOCKER_REFUSED,
      .reason = blocker->reason,
  };
  out.path.count = (uint32_t)blockers_path(blockers, i, path, ANALYSIS_LISTED);
  for (uint32_t k = 0; k < out.path.count && k < ANALYSIS_LISTED; ++k)
    out.path.names[k] = name_of(arena, path[k]);
  return out;
}

static bool add_to_report(const blockers_t *blockers, backend_t backend,
                          report_t *report) {
  arena_t arena;
  arena_init(&arena, allocator_system());
  size_t count = blockers_count(blockers);
  report_blocker_t *list = ARENA_NEW(&arena, report_blocker_t, count + 1);
  for (size_t i = 0; list && i < count; ++i)
    list[i] = describe(blockers, i, &arena);
  report_blockers_t all = {backend_name(backend), list, (uint32_t)count};
  bool ok = list && !arena.failed && report_add_blockers(report, &all);
  arena_deinit(&arena);
  return ok;
}

static void remark_all(const blockers_t *blockers, MlirOperation root,
                       backend_t backend, diagnostic_sink_t sink) {
  for (size_t i = 0; i < blockers_count(blockers); ++i)
    report_one(blockers, i, backend, sink);
  report_count(blockers, root, backend, sink);
}

MlirLogicalResult blockers_report(MlirOperation root, const policy_t *policy,
                                  MlirStringRef name, report_t *report,
                                  diagnostic_sink_t sink) {
  backend_t backend;
  if (!backend_parse(name, &backend))
    return fail(root, "no backend of this name: tosa, stablehlo, linalg", sink);
  blockers_t *blockers = blockers_find(root, policy, backend);
  if (!blockers)
    return fail(root, "out of memory", sink);
  bool ok = !report || add_to_report(blockers, backend, report);
  if (!report)
    remark_all(blockers, root, backend, sink);
  blockers_destroy(blockers);
  return ok ? mlirLogicalResultSuccess() : fail(root, "out of memory", sink);
}
