/* Collects what the verbs found and did. */
#include "analysis/report.h"

#include <stdlib.h>
#include <string.h>

#include "analysis/arena.h"
#include "analysis/expression.h"
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

/* Makes room for one more element of `size` bytes in an array of the arena. */
static bool grow(arena_t *arena, void **array, uint32_t count,
                 uint32_t *capacity, size_t size) {
  if (count < *capacity)
    return true;
  uint32_t larger = *capacity * 2 + 4;
  void *memory = arena_calloc(arena, larger, size);
  if (!memory)
    return false;
  if (count)
    memcpy(memory, *array, count * size);
  *array = memory;
  *capacity = larger;
  return true;
}

bool report_begin_module(report_t *report, MlirStringRef name) {
  if (!grow(&report->arena, (void **)&report->modules, report->count,
            &report->capacity, sizeof *report->modules))
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
  analysis_shared_t shared = analysis_shared(f->analysis, i);
  return (report_entry_t){
      .number = i + 1,
      .kind = as->kind,
      .wrapped = as->shape == ANALYSIS_REGION,
      .message = copy_message(f->arena, as->message),
      .location = report_location(f->arena, mlirOperationGetLocation(op)),
      .condition = condition_of(f, as),
      .verdict = as->verdict,
      .exclusive = analysis_slice(f->analysis, i).count,
      .shared = shared.operations,
      .sharers = name_sharers(f, shared.assertions),
      .captures = name_captures(f, analysis_captures(f->analysis, i)),
      .guarded = name_guarded(f, analysis_guarded(f->analysis, i)),
  };
}

static void fill_entries(arena_t *arena, analysis_t *analysis,
                         report_action_t action, report_entry_t *entries) {
  uint32_t count = analysis_num_assertions(analysis);
  if (!count)
    return;
  MlirOpPrintingFlags flags = mlirOpPrintingFlagsCreate();
  MlirAsmState names =
      mlirAsmStateCreateForOperation(analysis_operation(analysis, 0), flags);
  filler_t f = {arena, analysis, names};
  for (uint32_t i = 0; i < count; ++i) {
    entries[i] = fill(&f, i);
    entries[i].action = action;
  }
  mlirAsmStateDestroy(names);
  mlirOpPrintingFlagsDestroy(flags);
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
      !grow(&report->arena, (void **)&module->sections, module->count,
            &module->capacity, sizeof *module->sections))
    return false;
  fill_entries(&report->arena, analysis, action, entries);
  module->sections[module->count++] = (report_section_t){
      .verb = verb,
      .entries = entries,
      .num_entries = count,
      .exclusive = analysis_num_exclusive(analysis),
      .unselected = analysis_num_unselected(analysis),
  };
  return !report->arena.failed;
}

static report_section_t *last_section(report_t *report) {
  module_t *module = &report->modules[report->count - 1];
  return &module->sections[module->count - 1];
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

bool report_set_sizes(report_t *report, const report_size_t *sizes,
                      uint32_t count) {
  arena_t *arena = &report->arena;
  report_size_t *copy = ARENA_NEW(arena, report_size_t, (size_t)count + 1);
  for (uint32_t i = 0; copy && i < count; ++i)
    copy[i] =
        (report_size_t){copy_string(arena, sizes[i].operation),
                        copy_string(arena, sizes[i].location), sizes[i].freed,
                        copy_string(arena, sizes[i].what)};
  last_section(report)->sizes = copy;
  last_section(report)->num_sizes = copy ? count : 0;
  return !arena->failed;
}

static report_blocker_t copy_blocker(arena_t *arena,
                                     const report_blocker_t *from) {
  report_blocker_t out = *from;
  out.operation = copy_string(arena, from->operation);
  out.location = copy_string(arena, from->location);
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
  if (!copy || !grow(arena, (void **)&module->blockers, module->num_blockers,
                     &module->max_blockers, sizeof *module->blockers))
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
