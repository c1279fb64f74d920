/* The report as JSON, through jansson: an array of modules, each with the
 * sections of the verbs that ran. */
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "analysis/report/report_json.h"
#include "analysis/text.h"

json_t *report_json_text(MlirStringRef s) {
  if (!s.data)
    return json_null();
  char *copy = malloc(s.length * 3 + 1);
  size_t length = 0;
  while (copy && s.length) {
    size_t good = text_character(s), taken = good ? good : 1;
    memcpy(copy + length, good ? s.data : "\xEF\xBF\xBD", good ? good : 3);
    length += good ? good : 3;
    s = mlirStringRefCreate(s.data + taken, s.length - taken);
  }
  json_t *out = copy ? json_stringn(copy, length) : NULL;
  free(copy);
  return out;
}

json_t *report_json_string(const char *s) {
  return report_json_text(s ? mlirStringRefCreateFromCString(s)
                            : (MlirStringRef){NULL, 0});
}

/* Whether all of it is UTF-8. */
static bool is_utf_8(MlirStringRef s) {
  while (s.length) {
    size_t good = text_character(s);
    if (!good)
      return false;
    s = mlirStringRefCreate(s.data + good, s.length - good);
  }
  return true;
}

/* A message that is not UTF-8 as MLIR writes it between quotes, else null. */
static json_t *escaped(MlirStringRef message) {
  if (is_utf_8(message))
    return json_null();
  arena_t arena;
  arena_init(&arena, allocator_system());
  text_t text = {.arena = &arena};
  text_add_quoted(&text, message);
  MlirStringRef all = text_ref(&text);
  json_t *out =
      arena.failed ? NULL : json_stringn(all.data + 1, all.length - 2);
  arena_deinit(&arena);
  return out;
}

static json_t *place(const report_place_t *p) {
  if (!p->file)
    return json_null();
  return json_pack("{s:o, s:I, s:I}", "file", report_json_string(p->file),
                   "line", (json_int_t)p->line, "column",
                   (json_int_t)p->column);
}

static json_t *operation(const report_operation_t *op) {
  return json_pack("{s:o, s:o, s:o}", "operation", report_json_string(op->name),
                   "location", report_json_string(op->location), "place",
                   place(&op->place));
}

static json_t *slice(const report_entry_t *e) {
  json_t *list = json_array();
  for (uint32_t k = 0; k < e->exclusive && k < REPORT_LISTED; ++k)
    json_array_append_new(list, operation(&e->slice[k]));
  return list;
}

static json_t *names(const report_names_t *n) {
  json_t *list = json_array();
  for (uint32_t k = 0; k < n->count && k < ANALYSIS_LISTED; ++k)
    json_array_append_new(list, report_json_string(n->names[k]));
  return json_pack("{s:o, s:I, s:b}", "names", list, "count",
                   (json_int_t)n->count, "at_least", (int)n->at_least);
}

const char *report_verdict_name(analysis_verdict_t verdict) {
  static const char *const names[] = {
      [ANALYSIS_UNKNOWN] = "unknown",
      [ANALYSIS_PROVEN] = "proven",
      [ANALYSIS_REFUTED] = "refuted",
  };
  return names[verdict];
}

const char *report_action_name(report_action_t action) {
  static const char *const names[] = {
#define ACTION(action, json, ...) [REPORT_##action] = json,
#include "analysis/report/report_actions.inc"
#undef ACTION
  };
  _Static_assert(sizeof names / sizeof *names == REPORT_ACTION_COUNT,
                 "each action has a row");
  return names[action];
}

static json_t *notes(const report_section_t *s) {
  static const char *const kinds[] = {
      [REPORT_NOTE_SKIPPED] = "skipped",
      [REPORT_NOTE_SIZE] = "size",
      [REPORT_NOTE_FREED] = "freed",
  };
  json_t *list = json_array();
  for (uint32_t i = 0; i < s->num_notes; ++i) {
    json_t *note = operation(&s->notes[i].operation);
    json_object_set_new(note, "kind", json_string(kinds[s->notes[i].kind]));
    json_object_set_new(note, "reason", report_json_string(s->notes[i].reason));
    json_array_append_new(list, note);
  }
  return list;
}

/* What is known of the assertion itself. */
static json_t *entry(const report_entry_t *e) {
  json_t *out = json_pack(
      "{s:I, s:s, s:o, s:s, s:b, s:o, s:o, s:o, s:o, s:o, s:s, s:s, s:o}",
      "number", (json_int_t)e->number, "id", e->id, "function",
      report_json_string(e->function), "kind", policy_kind_name(e->kind),
      "wrapped", (int)e->wrapped, "message", report_json_text(e->message),
      "message_escaped", escaped(e->message), "location",
      report_json_string(e->location), "place", place(&e->place), "condition",
      report_json_string(e->condition), "verdict",
      report_verdict_name(e->verdict), "action", report_action_name(e->action),
      "reason", report_json_string(e->reason));
  json_t *around =
      json_pack("{s:I, s:o, s:I, s:o, s:o, s:o}", "exclusive",
                (json_int_t)e->exclusive, "slice", slice(e), "shared",
                (json_int_t)e->shared, "shared_with", names(&e->sharers),
                "reads", names(&e->captures), "guards", names(&e->guarded));
  json_object_update(out, around);
  json_decref(around);
  return out;
}

static json_t *section(const report_section_t *s) {
  json_t *entries = json_array();
  for (uint32_t i = 0; i < s->num_entries; ++i)
    json_array_append_new(entries, entry(&s->entries[i]));
  return json_pack("{s:s, s:o, s:o, s:I, s:I, s:I}", "verb", s->verb,
                   "assertions", entries, "notes", notes(s), "exclusive",
                   (json_int_t)s->exclusive, "unselected",
                   (json_int_t)s->unselected, "erased", (json_int_t)s->erased);
}

static json_t *blockers(const report_blockers_t *b) {
  json_t *list = json_array();
  for (uint32_t i = 0; i < b->count; ++i) {
    const report_blocker_t *blocker = &b->blockers[i];
    json_array_append_new(
        list,
        json_pack("{s:o, s:o, s:o, s:b, s:o, s:o}", "operation",
                  report_json_string(blocker->operation), "location",
                  report_json_string(blocker->location), "place",
                  place(&blocker->place), "refused", (int)blocker->refused,
                  "reason", report_json_string(blocker->reason), "path",
                  names(&blocker->path)));
  }
  return json_pack("{s:s, s:o}", "backend", b->backend, "operations", list);
}

static json_t *module(const report_t *report, uint32_t m) {
  json_t *sections = json_array();
  for (uint32_t i = 0; i < report_num_sections(report, m); ++i)
    json_array_append_new(sections, section(report_section(report, m, i)));
  json_t *refused = json_array();
  for (uint32_t i = 0; i < report_num_blockers(report, m); ++i)
    json_array_append_new(refused, blockers(report_blockers(report, m, i)));
  return json_pack("{s:o, s:o, s:o}", "module",
                   report_json_string(report_module_name(report, m)), "verbs",
                   sections, "blockers", refused);
}

json_t *report_json_modules(const report_t *report) {
  json_t *modules = json_array();
  for (uint32_t m = 0; m < report_num_modules(report); ++m)
    json_array_append_new(modules, module(report, m));
  return modules;
}

typedef struct sink_t {
  MlirStringCallback print;
  void *user_data;
} sink_t;

static int write_chunk(const char *data, size_t size, void *sink_data) {
  const sink_t *sink = sink_data;
  sink->print(mlirStringRefCreate(data, size), sink->user_data);
  return 0;
}

void report_json_print(json_t *json, size_t flags, MlirStringCallback print,
                       void *user_data) {
  sink_t sink = {print, user_data};
  json_dump_callback(json, write_chunk, &sink, flags);
  json_decref(json);
}

void report_print_json(const report_t *report, MlirStringCallback print,
                       void *user_data) {
  report_json_print(report_json_modules(report), JSON_INDENT(2), print,
                    user_data);
  print(mlirStringRefCreate("\n", 1), user_data);
}
