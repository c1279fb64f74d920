/* The report as JSON, through jansson: an array of modules, each with the
 * sections of the verbs that ran. */
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "analysis/report.h"
#include "analysis/text.h"

/* A string that need not be UTF-8: bytes that are not stand as U+FFFD. */
static json_t *text(MlirStringRef s) {
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

static json_t *c_text(const char *s) {
  return text(s ? mlirStringRefCreateFromCString(s) : (MlirStringRef){NULL, 0});
}

static json_t *names(const report_names_t *n) {
  json_t *list = json_array();
  for (uint32_t k = 0; k < n->count && k < ANALYSIS_LISTED; ++k)
    json_array_append_new(list, c_text(n->names[k]));
  return json_pack("{s:o, s:I, s:b}", "names", list, "count",
                   (json_int_t)n->count, "at_least", (int)n->at_least);
}

static const char *const verdicts[] = {
    [ANALYSIS_UNKNOWN] = "unknown",
    [ANALYSIS_PROVEN] = "proven",
    [ANALYSIS_REFUTED] = "refuted",
};

static const char *const actions[] = {
    [REPORT_KEPT] = "kept",           [REPORT_WRAPPED] = "wrapped",
    [REPORT_UNWRAPPED] = "unwrapped", [REPORT_DROPPED] = "dropped",
    [REPORT_CARRIED] = "carried",     [REPORT_LOWERED] = "lowered",
    [REPORT_LEFT] = "left",
};

static json_t *entry(const report_entry_t *e) {
  return json_pack(
      "{s:I, s:s, s:b, s:o, s:o, s:o, s:s, s:I, s:I, s:o, s:o, s:o, s:s, s:o}",
      "number", (json_int_t)e->number, "kind", policy_kind_name(e->kind),
      "wrapped", (int)e->wrapped, "message", text(e->message), "location",
      c_text(e->location), "condition", c_text(e->condition), "verdict",
      verdicts[e->verdict], "exclusive", (json_int_t)e->exclusive, "shared",
      (json_int_t)e->shared, "shared_with", names(&e->sharers), "reads",
      names(&e->captures), "guards", names(&e->guarded), "action",
      actions[e->action], "reason", c_text(e->reason));
}

static json_t *sizes(const report_section_t *s) {
  json_t *list = json_array();
  for (uint32_t i = 0; i < s->num_sizes; ++i) {
    const report_size_t *size = &s->sizes[i];
    json_array_append_new(list, json_pack("{s:o, s:o, s:b, s:o}", "operation",
                                          c_text(size->operation), "location",
                                          c_text(size->location), "freed",
                                          (int)size->freed, "what",
                                          c_text(size->what)));
  }
  return list;
}

/* Only free-sizes has sizes. */
static json_t *section(const report_section_t *s) {
  json_t *entries = json_array();
  for (uint32_t i = 0; i < s->num_entries; ++i)
    json_array_append_new(entries, entry(&s->entries[i]));
  json_t *out =
      json_pack("{s:s, s:o, s:I, s:I, s:I}", "verb", s->verb, "assertions",
                entries, "exclusive", (json_int_t)s->exclusive, "unselected",
                (json_int_t)s->unselected, "erased", (json_int_t)s->erased);
  if (s->num_sizes)
    json_object_set_new(out, "sizes", sizes(s));
  return out;
}

static json_t *blockers(const report_blockers_t *b) {
  json_t *list = json_array();
  for (uint32_t i = 0; i < b->count; ++i) {
    const report_blocker_t *blocker = &b->blockers[i];
    json_array_append_new(list,
                          json_pack("{s:o, s:o, s:b, s:o, s:o}", "operation",
                                    c_text(blocker->operation), "location",
                                    c_text(blocker->location), "refused",
                                    (int)blocker->refused, "reason",
                                    c_text(blocker->reason), "path",
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
                   c_text(report_module_name(report, m)), "verbs", sections,
                   "blockers", refused);
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

void report_print_json(const report_t *report, MlirStringCallback print,
                       void *user_data) {
  sink_t sink = {print, user_data};
  json_t *modules = json_array();
  for (uint32_t m = 0; m < report_num_modules(report); ++m)
    json_array_append_new(modules, module(report, m));
  json_dump_callback(modules, write_chunk, &sink, JSON_INDENT(2));
  json_decref(modules);
  print(mlirStringRefCreate("\n", 1), user_data);
}
