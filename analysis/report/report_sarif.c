/* The report as SARIF 2.1.0, through jansson: what became of each assertion,
 * notes, and what backends refuse, as results of one run. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "analysis/position.h"
#include "analysis/report/report_json.h"
#include "analysis/text.h"

typedef enum rule_t {
#define RULE(name, ...) RULE_##name,
#include "analysis/report/sarif_rules.inc"
#undef RULE
  RULE_COUNT
} rule_t;

static const struct {
  const char *id, *level, *title, *text;
} rules[RULE_COUNT] = {
#define RULE(name, ...) [RULE_##name] = {__VA_ARGS__},
#include "analysis/report/sarif_rules.inc"
#undef RULE
};

/* What the results of a module need. */
typedef struct module_t {
  const report_t *report;
  uint32_t index;
  /* The file that was read, for what has no place of its own. */
  MlirStringRef file;
  /* For short-lived text. */
  arena_t *arena;
  json_t *results;
  /* The number of the last section in which each assertion is, by identifier,
   * and each note, by note_key. */
  json_t *last;
  /* How many results there are of each fingerprint of a note. */
  json_t *counts;
} module_t;

/* ---- Locations ---- */

static json_t *artifact(arena_t *arena, MlirStringRef file) {
  text_t uri = {.arena = arena};
  position_add_uri(&uri, file);
  return json_pack("{s:s}", "uri", text_string(&uri));
}

static json_t *region(const report_place_t *place) {
  json_t *out = json_pack("{s:I}", "startLine", (json_int_t)place->line);
  if (place->column)
    json_object_set_new(out, "startColumn", json_integer(place->column));
  return out;
}

/* A location at `place`, or at the module's file; an empty one where neither is
 * known. */
static json_t *location(const module_t *m, const report_place_t *place) {
  MlirStringRef file =
      place->file ? mlirStringRefCreateFromCString(place->file) : m->file;
  if (!file.length)
    return json_object();
  json_t *physical =
      json_pack("{s:o}", "artifactLocation", artifact(m->arena, file));
  if (place->file && place->line)
    json_object_set_new(physical, "region", region(place));
  return json_pack("{s:o}", "physicalLocation", physical);
}

/* The slice, numbered from 1 as SARIF's links want it. */
static json_t *related(const module_t *m, const report_entry_t *e) {
  json_t *list = json_array();
  for (uint32_t k = 0; k < e->exclusive && k < REPORT_LISTED; ++k) {
    json_t *at = location(m, &e->slice[k].place);
    json_object_set_new(at, "id", json_integer((json_int_t)k + 1));
    json_object_set_new(
        at, "message",
        json_pack("{s:o}", "text", report_json_string(e->slice[k].name)));
    json_array_append_new(list, at);
  }
  return list;
}

/* ---- Messages ---- */

/* The text of a SARIF message (sections 3.11.5 and 3.11.6): braces stand for
 * themselves when doubled, and what would be a link is none. */
static json_t *message(arena_t *arena, const text_t *from) {
  MlirStringRef all = text_ref(from);
  bool links = from->data && strstr(from->data, "](");
  text_t out = {.arena = arena};
  for (size_t i = 0; i < all.length; ++i) {
    char c = all.data[i];
    if (links && (c == '[' || c == ']'))
      text_add_string(&out, "\\");
    if (c == '{' || c == '}')
      text_add(&out, mlirStringRefCreate(&c, 1));
    text_add(&out, mlirStringRefCreate(&c, 1));
  }
  return json_pack("{s:o}", "text", report_json_text(text_ref(&out)));
}

static void add_counted(text_t *text, uint32_t count, const char *what) {
  text_format(text, "%" PRIu32 " operation%s %s", count, count == 1 ? "" : "s",
              what);
}

static json_t *entry_message(arena_t *arena, const report_entry_t *e) {
  static const char *const done[] = {
#define ACTION(action, json, text, rule, done) [REPORT_##action] = done,
#include "analysis/report/report_actions.inc"
#undef ACTION
  };
  text_t text = {.arena = arena};
  text_format(&text, "%s assertion ", policy_kind_name(e->kind));
  if (e->message.length) {
    text_add_quoted(&text, e->message);
    text_add_string(&text, " ");
  }
  text_add_string(&text, done[e->action]);
  if (e->reason)
    text_format(&text, ": %s", e->reason);
  text_format(&text, "; condition: %s%s; slice: ", e->condition,
              e->verdict == ANALYSIS_REFUTED  ? " (always false)"
              : e->verdict == ANALYSIS_PROVEN ? " (always true)"
                                              : "");
  add_counted(&text, e->exclusive, "of its own");
  if (e->shared)
    text_format(&text, ", %" PRIu32 " shared", e->shared);
  if (e->guarded.count)
    text_format(&text, "; guards %s%s", e->guarded.names[0],
                e->guarded.count > 1 ? " and others" : "");
  return message(arena, &text);
}

/* ---- Results ---- */

/* Adds a result and returns it, borrowed. */
static json_t *add_result(module_t *m, rule_t rule, json_t *text, json_t *at) {
  json_t *result = json_pack(
      "{s:s, s:i, s:s, s:o, s:[o]}", "ruleId", rules[rule].id, "ruleIndex",
      (int)rule, "level", rules[rule].level, "message", text, "locations", at);
  json_array_append_new(m->results, result);
  return result;
}

static json_t *fingerprint(const module_t *m, const char *kind,
                           const char *id) {
  text_t text = {.arena = m->arena};
  text_add_string(&text, id);
  if (m->index)
    text_format(&text, "/%" PRIu32, m->index + 1);
  return json_pack("{s:o}", kind, report_json_string(text_string(&text)));
}

/* Counts `key`, which need not be UTF-8, in an object of numbers; returns how
 * many there are now. */
static json_int_t count_up(json_t *counts, const char *key) {
  json_int_t count = json_integer_value(json_object_get(counts, key)) + 1;
  json_object_set_new_nocheck(counts, key, json_integer(count));
  return count;
}

static json_t *properties(const module_t *m, const char *verb,
                          const report_entry_t *e) {
  return json_pack(
      "{s:o, s:s, s:o, s:s, s:o, s:s, s:s, s:b, s:I, s:I}", "module",
      report_json_string(report_module_name(m->report, m->index)), "verb", verb,
      "message", report_json_text(e->message), "kind",
      policy_kind_name(e->kind), "condition", report_json_string(e->condition),
      "verdict", report_verdict_name(e->verdict), "action",
      report_action_name(e->action), "wrapped", (int)e->wrapped, "exclusive",
      (json_int_t)e->exclusive, "shared", (json_int_t)e->shared);
}

static void add_entry(module_t *m, const char *verb, const report_entry_t *e) {
  static const rule_t by_action[] = {
#define ACTION(action, json, text, rule, done) [REPORT_##action] = RULE_##rule,
#include "analysis/report/report_actions.inc"
#undef ACTION
  };
  rule_t rule =
      e->verdict == ANALYSIS_REFUTED ? RULE_FALSE : by_action[e->action];
  json_t *at = location(m, &e->place);
  if (*e->function)
    json_object_set_new(at, "logicalLocations",
                        json_pack("[{s:o, s:s}]", "fullyQualifiedName",
                                  report_json_string(e->function), "kind",
                                  "function"));
  json_t *result = add_result(m, rule, entry_message(m->arena, e), at);
  if (e->exclusive)
    json_object_set_new(result, "relatedLocations", related(m, e));
  json_object_set_new(result, "partialFingerprints",
                      fingerprint(m, "assertionId/v1", e->id));
  json_object_set_new(result, "properties", properties(m, verb, e));
}

/* What a note says, with an ordinal from the second that says so on: as with
 * assertions, no line is part of it. */
static const char *note_id(const module_t *m, const char *said) {
  json_int_t count = count_up(m->counts, said);
  text_t text = {.arena = m->arena};
  text_add_string(&text, said);
  if (count > 1)
    text_format(&text, "-%" JSON_INTEGER_FORMAT, count);
  return text_string(&text);
}

static void add_note(module_t *m, const report_note_t *note) {
  text_t text = {.arena = m->arena};
  rule_t rule = note->kind == REPORT_NOTE_SIZE ? RULE_SIZE : RULE_SKIPPED;
  text_format(&text, "%s: %s", note->operation.name, note->reason);
  json_t *result = add_result(m, rule, message(m->arena, &text),
                              location(m, &note->operation.place));
  json_object_set_new(
      result, "partialFingerprints",
      fingerprint(m, "noteId/v1", note_id(m, text_string(&text))));
}

static void add_blockers(module_t *m, const report_blockers_t *b) {
  for (uint32_t i = 0; i < b->count; ++i) {
    const report_blocker_t *blocker = &b->blockers[i];
    text_t text = {.arena = m->arena};
    text_format(&text, "%s %s %s: %s", b->backend,
                blocker->refused ? "refuses" : "may refuse", blocker->operation,
                blocker->reason);
    add_result(m, blocker->refused ? RULE_BLOCKER : RULE_MAYBE,
               message(m->arena, &text), location(m, &blocker->place));
  }
}

/* A note's kind, operation and location, and which of several such it is in
 * its section, which `seen` counts. */
static const char *note_key(const module_t *m, json_t *seen,
                            const report_note_t *note) {
  text_t text = {.arena = m->arena};
  text_format(&text, "%d %s %s", (int)note->kind, note->operation.name,
              note->operation.location);
  json_int_t count = count_up(seen, text_string(&text));
  text_format(&text, " %" JSON_INTEGER_FORMAT, count);
  return text_string(&text);
}

static void note_last(const module_t *m, uint32_t s) {
  const report_section_t *section = report_section(m->report, m->index, s);
  json_t *seen = json_object();
  for (uint32_t i = 0; i < section->num_entries; ++i)
    json_object_set_new_nocheck(m->last, section->entries[i].id,
                                json_integer(s));
  for (uint32_t i = 0; i < section->num_notes; ++i)
    json_object_set_new_nocheck(m->last, note_key(m, seen, &section->notes[i]),
                                json_integer(s));
  json_decref(seen);
}

static bool is_last(const module_t *m, const char *key, uint32_t s) {
  return json_integer_value(json_object_get(m->last, key)) == s;
}

static void add_section(module_t *m, uint32_t s) {
  const report_section_t *section = report_section(m->report, m->index, s);
  json_t *seen = json_object();
  for (uint32_t i = 0; i < section->num_entries; ++i)
    if (is_last(m, section->entries[i].id, s))
      add_entry(m, section->verb, &section->entries[i]);
  for (uint32_t i = 0; i < section->num_notes; ++i) {
    const report_note_t *note = &section->notes[i];
    if (is_last(m, note_key(m, seen, note), s) &&
        note->kind != REPORT_NOTE_FREED)
      add_note(m, note);
  }
  json_decref(seen);
}

/* The file in a module's name, "FILE:LINE". */
static MlirStringRef file_of(const char *name) {
  const char *colon = strrchr(name, ':');
  return mlirStringRefCreate(name,
                             colon ? (size_t)(colon - name) : strlen(name));
}

static void add_module(const report_t *report, uint32_t index,
                       json_t *results) {
  arena_t arena;
  arena_init(&arena, allocator_system());
  module_t m = {
      report,       index,   file_of(report_module_name(report, index)),
      &arena,       results, json_object(),
      json_object()};
  for (uint32_t s = 0; s < report_num_sections(report, index); ++s)
    note_last(&m, s);
  for (uint32_t s = 0; s < report_num_sections(report, index); ++s)
    add_section(&m, s);
  for (uint32_t i = 0; i < report_num_blockers(report, index); ++i)
    add_blockers(&m, report_blockers(report, index, i));
  json_decref(m.last);
  json_decref(m.counts);
  arena_deinit(&arena);
}

/* ---- The log ---- */

static json_t *driver(const char *version) {
  json_t *list = json_array();
  for (rule_t i = 0; i < RULE_COUNT; ++i)
    json_array_append_new(
        list, json_pack("{s:s, s:{s:s}, s:{s:s}, s:{s:s}}", "id", rules[i].id,
                        "shortDescription", "text", rules[i].title,
                        "fullDescription", "text", rules[i].text,
                        "defaultConfiguration", "level", rules[i].level));
  return json_pack("{s:s, s:s, s:s, s:o}", "name", "assertion-opt", "version",
                   version, "semanticVersion", version, "rules", list);
}

void report_print_sarif(const report_t *report, const char *version,
                        MlirStringCallback print, void *user_data) {
  json_t *results = json_array();
  for (uint32_t m = 0; m < report_num_modules(report); ++m)
    add_module(report, m, results);
  json_t *log = json_pack(
      "{s:s, s:s, s:[{s:{s:o}, s:s, s:o}]}", "$schema",
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/"
      "sarif-schema-2.1.0.json",
      "version", "2.1.0", "runs", "tool", "driver", driver(version),
      "columnKind", "unicodeCodePoints", "results", results);
  report_json_print(log, JSON_INDENT(2), print, user_data);
  print(mlirStringRefCreate("\n", 1), user_data);
}
