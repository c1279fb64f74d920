/* Collects the lines of assertions, slices and guarded operations. */
#include "viz/page/marks.h"

/* What the lines of a module are collected from, and into. */
typedef struct marker_t {
  analysis_t *analysis;
  const listing_t *listing;
  bool *wanted;
} marker_t;

/* Appends the line of an operation, which is then wanted. */
static void add_line(const marker_t *m, json_t *lines, uint32_t id) {
  uint32_t line =
      id < m->listing->num_operations ? m->listing->line_of[id] : LISTING_NONE;
  if (line == LISTING_NONE)
    return;
  m->wanted[line] = true;
  json_array_append_new(lines, json_integer((json_int_t)line + 1));
}

static json_t *self_line(const marker_t *m, uint32_t i) {
  json_t *lines = json_array();
  add_line(m, lines, analysis_assertion(m->analysis, i)->id);
  return lines;
}

static json_t *slice_lines(const marker_t *m, uint32_t i) {
  analysis_ids_t slice = analysis_slice(m->analysis, i);
  json_t *lines = json_array();
  for (uint32_t k = 0; k < slice.count; ++k)
    add_line(m, lines, slice.ids[k]);
  return lines;
}

static json_t *guarded_lines(const marker_t *m, uint32_t i) {
  analysis_list_t guarded = analysis_guarded(m->analysis, i);
  json_t *lines = json_array();
  for (uint32_t k = 0; k < guarded.count && k < ANALYSIS_LISTED; ++k)
    add_line(m, lines, guarded.ids[k]);
  return lines;
}

/* The shared operations found so far; their operands are looked at in turn. */
typedef struct shared_t {
  uint32_t ids[MARKS_SHARED];
  uint32_t count;
} shared_t;

static void add_shared(const marker_t *m, shared_t *shared, uint32_t id) {
  if (shared->count == MARKS_SHARED || id == ANALYSIS_NONE ||
      analysis_class(m->analysis, id) != ANALYSIS_SLICE ||
      analysis_owner(m->analysis, id) != ANALYSIS_NONE)
    return;
  for (uint32_t k = 0; k < shared->count; ++k)
    if (shared->ids[k] == id)
      return;
  shared->ids[shared->count++] = id;
}

static void add_operands(const marker_t *m, shared_t *shared, uint32_t id) {
  MlirOperation op = analysis_operation(m->analysis, id);
  for (intptr_t k = 0; k < mlirOperationGetNumOperands(op); ++k)
    add_shared(m, shared,
               analysis_def(m->analysis, mlirOperationGetOperand(op, k)));
}

static json_t *shared_lines(const marker_t *m, uint32_t i) {
  shared_t shared = {.count = 0};
  analysis_ids_t slice = analysis_slice(m->analysis, i);
  const analysis_assertion_t *as = analysis_assertion(m->analysis, i);
  add_operands(m, &shared, as->id);
  add_operands(m, &shared, as->inner);
  for (uint32_t k = 0; k < slice.count; ++k)
    add_operands(m, &shared, slice.ids[k]);
  for (uint32_t k = 0; k < shared.count; ++k)
    add_operands(m, &shared, shared.ids[k]);
  json_t *lines = json_array();
  for (uint32_t k = 0; k < shared.count; ++k)
    add_line(m, lines, shared.ids[k]);
  return lines;
}

json_t *marks_create(analysis_t *a, const char **ids, const listing_t *listing,
                     bool *wanted) {
  marker_t m = {a, listing, wanted};
  json_t *marks = json_object();
  for (uint32_t i = 0; i < analysis_num_assertions(a); ++i)
    json_object_set_new(marks, ids[i],
                        json_pack("{s:o, s:o, s:o, s:o}", "self",
                                  self_line(&m, i), "slice", slice_lines(&m, i),
                                  "shared", shared_lines(&m, i), "guards",
                                  guarded_lines(&m, i)));
  return marks;
}
