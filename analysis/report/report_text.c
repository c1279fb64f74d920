/* The report as text. */
#include <inttypes.h>
#include <stdio.h>

#include "analysis/report/report.h"
#include "analysis/text.h"

typedef struct printer_t {
  MlirStringCallback print;
  void *user_data;
} printer_t;

static void put(const printer_t *p, const char *text) {
  p->print(mlirStringRefCreateFromCString(text), p->user_data);
}

static void put_number(const printer_t *p, uint32_t number) {
  char digits[16];
  snprintf(digits, sizeof digits, "%" PRIu32, number);
  put(p, digits);
}

static void put_counted(const printer_t *p, uint32_t count, const char *noun) {
  put_number(p, count);
  put(p, " ");
  put(p, noun);
  put(p, count == 1 ? "" : "s");
}

static void put_message(const printer_t *p, MlirStringRef message) {
  arena_t arena;
  arena_init(&arena, allocator_system());
  text_t text = {.arena = &arena};
  text_add_quoted(&text, message);
  p->print(text_ref(&text), p->user_data);
  arena_deinit(&arena);
}

static void put_names(const printer_t *p, const char *label,
                      const report_names_t *names) {
  if (!names->count)
    return;
  put(p, label);
  uint32_t shown =
      names->count < ANALYSIS_LISTED ? names->count : ANALYSIS_LISTED;
  for (uint32_t k = 0; k < shown; ++k) {
    put(p, k ? ", " : "");
    put(p, names->names[k]);
  }
  if (names->count > shown || names->at_least) {
    put(p, names->at_least ? " and others, at least " : " and others, ");
    put_number(p, names->count);
    put(p, " in all");
  }
  put(p, "\n");
}

static const char *verdict_text(analysis_verdict_t verdict) {
  switch (verdict) {
  case ANALYSIS_PROVEN:
    return " (always true)";
  case ANALYSIS_REFUTED:
    return " (always false)";
  default:
    return "";
  }
}

static const char *const action_text[] = {
#define ACTION(action, json, text, ...) [REPORT_##action] = text,
#include "analysis/report/report_actions.inc"
#undef ACTION
};

static void put_slice(const printer_t *p, const report_entry_t *e) {
  put(p, "    slice: ");
  put_counted(p, e->exclusive, "exclusive operation");
  if (e->shared) {
    put(p, ", ");
    put_number(p, e->shared);
    put(p, " shared");
    put_names(p, " with ", &e->sharers);
    if (e->sharers.count)
      return;
  }
  put(p, "\n");
}

static void put_entry(const printer_t *p, const report_entry_t *e) {
  put(p, "  #");
  put_number(p, e->number);
  put(p, " ");
  put(p, policy_kind_name(e->kind));
  put(p, e->wrapped ? " (wrapped)" : "");
  if (e->message.data) {
    put(p, " ");
    put_message(p, e->message);
  }
  put(p, "\n    at: ");
  put(p, e->location);
  put(p, "\n    condition: ");
  put(p, e->condition);
  put(p, verdict_text(e->verdict));
  put(p, "\n");
  put_slice(p, e);
  put_names(p, "    reads: ", &e->captures);
  put_names(p, "    guards: ", &e->guarded);
  put(p, "    ");
  put(p, action_text[e->action]);
  if (e->reason) {
    put(p, ": ");
    put(p, e->reason);
  }
  put(p, "\n");
}

static void put_note(const printer_t *p, const report_note_t *note) {
  static const char *const begins[] = {
      [REPORT_NOTE_SKIPPED] = "  skipped: ",
      [REPORT_NOTE_SIZE] = "  needs a size: ",
      [REPORT_NOTE_FREED] = "  freed: ",
  };
  put(p, begins[note->kind]);
  put(p, note->operation.name);
  put(p, " at ");
  put(p, note->operation.location);
  put(p, ": ");
  put(p, note->reason);
  put(p, "\n");
}

static void put_section(const printer_t *p, const report_section_t *section) {
  put(p, section->verb);
  put(p, ": ");
  put_counted(p, section->num_entries, "assertion");
  if (section->unselected) {
    put(p, ", ");
    put_number(p, section->unselected);
    put(p, " not selected");
  }
  if (section->erased) {
    put(p, ", ");
    put_counted(p, section->erased, "operation");
    put(p, " erased");
  }
  put(p, "\n");
  for (uint32_t i = 0; i < section->num_entries; ++i)
    put_entry(p, &section->entries[i]);
  for (uint32_t i = 0; i < section->num_notes; ++i)
    put_note(p, &section->notes[i]);
}

static void put_path(const printer_t *p, const report_names_t *path) {
  if (path->count <= 1) {
    put(p, path->count ? "    has effects or ends a body\n"
                       : "    nothing uses it\n");
    return;
  }
  put(p, "    kept by: ");
  for (uint32_t k = 1; k < path->count && k < ANALYSIS_LISTED; ++k) {
    put(p, k > 1 ? " -> " : "");
    put(p, path->names[k]);
  }
  if (path->count > ANALYSIS_LISTED) {
    put(p, " -> ... ");
    put_number(p, path->count - ANALYSIS_LISTED);
    put(p, " more");
  }
  put(p, "\n");
}

/* "tosa: 2 operations refused", and how many more may be. */
static void put_num_blockers(const printer_t *p, const report_blockers_t *b) {
  uint32_t refused = 0;
  for (uint32_t i = 0; i < b->count; ++i)
    refused += b->blockers[i].refused;
  put(p, b->backend);
  put(p, ": ");
  put_counted(p, refused, "operation");
  put(p, " refused");
  if (refused < b->count) {
    put(p, ", perhaps ");
    put_number(p, b->count - refused);
    put(p, " more");
  }
  put(p, "\n");
}

static void put_blockers(const printer_t *p, const report_blockers_t *b) {
  put_num_blockers(p, b);
  for (uint32_t i = 0; i < b->count; ++i) {
    const report_blocker_t *blocker = &b->blockers[i];
    put(p, "  ");
    put(p, blocker->operation);
    put(p, " at ");
    put(p, blocker->location);
    put(p, blocker->refused ? ": " : ": perhaps, ");
    put(p, blocker->reason);
    put(p, "\n");
    put_path(p, &blocker->path);
  }
}

static void put_module(const printer_t *p, const report_t *report, uint32_t m) {
  uint32_t assertions = 0, exclusive = 0;
  const char *name = report_module_name(report, m);
  if (*name) {
    put(p, name);
    put(p, "\n");
  }
  for (uint32_t i = 0; i < report_num_sections(report, m); ++i) {
    const report_section_t *section = report_section(report, m, i);
    put_section(p, section);
    if (i)
      continue;
    assertions = section->num_entries;
    exclusive = section->exclusive;
  }
  for (uint32_t i = 0; i < report_num_blockers(report, m); ++i)
    put_blockers(p, report_blockers(report, m, i));
  put(p, "assertions: ");
  put_number(p, assertions);
  put(p, ", exclusive operations: ");
  put_number(p, exclusive);
  put(p, "\n");
}

void report_print_text(const report_t *report, MlirStringCallback print,
                       void *user_data) {
  printer_t p = {print, user_data};
  for (uint32_t m = 0; m < report_num_modules(report); ++m)
    put_module(&p, report, m);
}
