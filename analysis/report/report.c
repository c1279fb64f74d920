/* Collects what the verbs found and did. */
#include "analysis/report/report.h"

#include <stdlib.h>
#include <string.h>

#include "analysis/arena.h"
#include "analysis/expression.h"
#include "analysis/identity.h"
#include "analysis/position.h"
#include "analysis/text.h"

typedef struct module_t {
  const char *name;
  report_section_t *sections;
  uint32_t count, capacity;
  report_blockers_t *blockers;
  uint32_t num_blockers, max_blockers;
} module_t;

struct report_t {
  arena_t arena;
  module_t *modules;
  uint32_t count, capacity;
};

report_t *report_create(void) {
  report_t *report = calloc(1, sizeof *report);
  if (report)
    arena_init(&report->arena, allocator_system());
  return report;
}

void report_destroy(report_t *report) {
  if (!report)
    return;
  arena_deinit(&report->arena);
  free(report);
}

bool report_begin_module(report_t *report, MlirStringRef name) {
  if (!arena_grow_array(&report->arena, (void **)&report->modules,
                        &report->capacity, report->count,
                        sizeof *report->modules))
    return false;
  const char *copy = arena_copy(&report->arena, name.data, name.length);
  report->modules[report->count++] = (module_t){.name = copy};
  return copy != NULL;
}

/* What fills one entry. */
typedef struct filler_t {
  arena_t *arena;
  analysis_t *analysis;
  MlirAsmState names;
  const char **ids;
} filler_t;

const char *report_location(arena_t *arena, MlirLocation location) {
  text_t text = {.arena = arena};
  mlirLocationPrint(location, text_callback, &text);
  MlirStringRef all = text_ref(&text);
  static const char prefix[] = "loc(";
  size_t skip = sizeof prefix - 1;
  if (all.length > skip && memcmp(all.data, prefix, skip) == 0)
    return arena_copy(arena, all.data + skip, all.length - skip - 1);
  return text_string(&text);
}

report_place_t report_place(arena_t *arena, MlirLocation location) {
  position_t place = position_of(location);
  if (!place.file.data)
    return (report_place_t){0};
  return (report_place_t){arena_copy(arena, place.file.data, place.file.length),
                          place.line, place.column};
}

static report_operation_t describe(arena_t *arena, MlirOperation op) {
  MlirStringRef name = policy_operator_name(op);
  MlirLocation location = mlirOperationGetLocation(op);
  return (report_operation_t){arena_copy(arena, name.data, name.length),
                              report_location(arena, location),
                              report_place(arena, location)};
}

static const report_operation_t *describe_slice(const filler_t *f,
                                                analysis_ids_t ids) {
  uint32_t count = ids.count < REPORT_LISTED ? ids.count : REPORT_LISTED;
  report_operation_t *out = ARENA_NEW(f->arena, report_operation_t, count + 1);
  for (uint32_t k = 0; out && k < count; ++k)
    out[k] = describe(f->arena, analysis_operation(f->analysis, ids.ids[k]));
  return out;
}

static const char *condition_of(const filler_t *f,
                                const analysis_assertion_t *as) {
  text_t text = {.arena = f->arena};
  expression_print(f->analysis, as, f->names, text_callback, &text);
  return text_string(&text);
}

static uint32_t listed(uint32_t count) {
  return count < ANALYSIS_LISTED ? count : ANALYSIS_LISTED;
}

static report_names_t name_sharers(const filler_t *f, analysis_list_t list) {
  report_names_t out = {.count = list.count, .at_least = list.at_least};
  for (uint32_t k = 0; k < listed(list.count); ++k) {
    text_t text = {.arena = f->arena};
    text_format(&text, "#%u", (unsigned)list.ids[k] + 1);
    out.names[k] = text_string(&text);
  }
  return out;
}

static report_names_t name_captures(const filler_t *f,
                                    analysis_values_t values) {
  report_names_t out = {.count = values.count};
  for (uint32_t k = 0; k < listed(values.count); ++k) {
    text_t text = {.arena = f->arena};
    mlirValuePrintAsOperand(values.values[k], f->names, text_callback, &text);
    out.names[k] = text_string(&text);
  }
  return out;
}

static report_names_t name_guarded(const filler_t *f, analysis_list_t list) {
  report_names_t out = {.count = list.count, .at_least = list.at_least};
  for (uint32_t k = 0; k < listed(list.count); ++k) {
    MlirOperation op = analysis_operation(f->analysis, list.ids[k]);
    text_t text = {.arena = f->arena};
    text_add(&text, policy_operator_name(op));
    text_add_string(&text, " at ");
    text_add_string(&text,
                    report_location(f->arena, mlirOperationGetLocation(op)));
    out.names[k] = text_string(&text);
  }
  return out;
}

static MlirStringRef copy_message(arena_t *arena, MlirStringRef message) {
  if (!message.data)
    return message;
  return mlirStringRefCreate(arena_copy(arena, message.data, message.length),
                             message.length);
}

static report_entry_t fill(const filler_t *f, uint32_t i) {
  const analysis_assertion_t *as = analysis_assertion(f->analysis, i);
  MlirOperation op = analysis_operation(f->analysis, as->inner);
  MlirLocation location = mlirOperationGetLocation(op);
  analysis_shared_t shared = analysis_shared(f->analysis, i);
  analysis_ids_t slice = analysis_slice(f->analysis, i);
  MlirStringRef function = identity_function(f->analysis, as->id);
  return (report_entry_t){
      .number = i + 1,
      .id = f->ids[i],
      .function = arena_copy(f->arena, function.data, function.length),
      .kind = as->kind,
      .wrapped = as->shape == ANALYSIS_REGION,
      .message = copy_message(f->arena, as->message),
      .location = report_location(f->arena, location),
      .place = report_place(f->arena, location),
      .condition = condition_of(f, as),
      .verdict = as->verdict,
      .exclusive = slice.count,
      .slice = describe_slice(f, slice),
      .shared = shared.operations,
      .sharers = name_sharers(f, shared.assertions),
      .captures = name_captures(f, analysis_captures(f->analysis, i)),
      .guarded = name_guarded(f, analysis_guarded(f->analysis, i)),
  };
}

static bool fill_entries(arena_t *arena, analysis_t *analysis,
                         report_action_t action, report_entry_t *entries) {
  uint32_t count = analysis_num_assertions(analysis);
  const char **ids = identity_all(analysis, arena);
  if (!count || !ids)
    return ids != NULL;
  MlirOpPrintingFlags flags = mlirOpPrintingFlagsCreate();
  MlirAsmState names =
      mlirAsmStateCreateForOperation(analysis_operation(analysis, 0), flags);
  filler_t f = {arena, analysis, names, ids};
  for (uint32_t i = 0; i < count; ++i) {
    entries[i] = fill(&f, i);
    entries[i].action = action;
  }
  mlirAsmStateDestroy(names);
  mlirOpPrintingFlagsDestroy(flags);
  return true;
}

static report_section_t *last_section(report_t *report) {
  module_t *module = &report->modules[report->count - 1];
  return &module->sections[module->count - 1];
}

bool report_add_section(report_t *report, const char *verb,
                        analysis_t *analysis, report_action_t action) {
  if (!report->count &&
      !report_begin_module(report, mlirStringRefCreateFromCString("")))
    return false;
  module_t *module = &report->modules[report->count - 1];
  uint32_t count = analysis_num_assertions(analysis);
  report_entry_t *entries = ARENA_NEW(&report->arena, report_entry_t, count);
  if (!entries ||
      !arena_grow_array(&report->arena, (void **)&module->sections,
                        &module->capacity, module->count,
                        sizeof *module->sections) ||
      !fill_entries(&report->arena, analysis, action, entries))
    return false;
  module->sections[module->count++] = (report_section_t){
      .verb = verb,
      .entries = entries,
      .num_entries = count,
      .exclusive = analysis_num_exclusive(analysis),
      .unselected = analysis_num_unselected(analysis),
  };
  for (uint32_t i = 0; i < analysis_num_skipped(analysis); ++i) {
    analysis_skipped_t skipped = analysis_skipped(analysis, i);
    report_add_note(report, REPORT_NOTE_SKIPPED,
                    analysis_operation(analysis, skipped.id), skipped.reason);
  }
  return !report->arena.failed;
}

void report_set_action(report_t *report, uint32_t assertion,
                       report_action_t action) {
  last_section(report)->entries[assertion].action = action;
}

void report_set_left(report_t *report, uint32_t assertion, const char *reason) {
  report_section_t *section = last_section(report);
  report_entry_t *entry = &section->entries[assertion];
  entry->action = REPORT_LEFT;
  entry->reason = arena_copy(&report->arena, reason, strlen(reason));
}

void report_set_erased(report_t *report, uint32_t erased) {
  last_section(report)->erased = erased;
}

bool report_add_note(report_t *report, report_note_kind_t kind,
                     MlirOperation op, const char *reason) {
  report_section_t *section = last_section(report);
  if (!arena_grow_array(&report->arena, (void **)&section->notes,
                        &section->max_notes, section->num_notes,
                        sizeof *section->notes))
    return false;
  section->notes[section->num_notes++] =
      (report_note_t){kind, describe(&report->arena, op),
                      arena_copy(&report->arena, reason, strlen(reason))};
  return !report->arena.failed;
}

uint32_t report_num_modules(const report_t *report) { return report->count; }

const char *report_module_name(const report_t *report, uint32_t module) {
  return report->modules[module].name;
}

uint32_t report_num_sections(const report_t *report, uint32_t module) {
  return report->modules[module].count;
}

const report_section_t *report_section(const report_t *report, uint32_t module,
                                       uint32_t i) {
  return &report->modules[module].sections[i];
}

static const char *copy_string(arena_t *arena, const char *string) {
  return arena_copy(arena, string, strlen(string));
}

static report_blocker_t copy_blocker(arena_t *arena,
                                     const report_blocker_t *from) {
  report_blocker_t out = *from;
  out.operation = copy_string(arena, from->operation);
  out.location = copy_string(arena, from->location);
  if (from->place.file)
    out.place.file = copy_string(arena, from->place.file);
  out.reason = copy_string(arena, from->reason);
  for (uint32_t k = 0; k < listed(from->path.count); ++k)
    out.path.names[k] = copy_string(arena, from->path.names[k]);
  return out;
}

bool report_add_blockers(report_t *report, const report_blockers_t *from) {
  arena_t *arena = &report->arena;
  if (!report->count &&
      !report_begin_module(report, mlirStringRefCreateFromCString("")))
    return false;
  module_t *module = &report->modules[report->count - 1];
  report_blocker_t *copy = ARENA_NEW(arena, report_blocker_t, from->count);
  if (!copy || !arena_grow_array(arena, (void **)&module->blockers,
                                 &module->max_blockers, module->num_blockers,
                                 sizeof *module->blockers))
    return false;
  for (uint32_t i = 0; i < from->count; ++i)
    copy[i] = copy_blocker(arena, &from->blockers[i]);
  module->blockers[module->num_blockers++] =
      (report_blockers_t){copy_string(arena, from->backend), copy, from->count};
  return !arena->failed;
}

uint32_t report_num_blockers(const report_t *report, uint32_t module) {
  return report->modules[module].num_blockers;
}

const report_blockers_t *report_blockers(const report_t *report,
                                         uint32_t module, uint32_t i) {
  return &report->modules[module].blockers[i];
}
