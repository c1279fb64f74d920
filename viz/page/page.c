/* Collects what the page shows, and prints it as JSON between the two halves
 * of the page. */
#include "viz/page/page.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "analysis/identity.h"
#include "analysis/report_json.h"
#include "viz/page/frame.h"
#include "viz/page/listing.h"
#include "viz/page/rows.h"

struct page_t {
  /* One object for each module begun; NULL in case of no memory. */
  json_t *modules;
  /* Of the module begun last, until it ends. */
  arena_t arena;
  listing_t before;
  bool *wanted;
};

page_t *page_create(void) {
  page_t *page = calloc(1, sizeof *page);
  if (!page)
    return NULL;
  page->modules = json_array();
  arena_init(&page->arena, allocator_system());
  return page;
}

void page_destroy(page_t *page) {
  if (!page)
    return;
  json_decref(page->modules);
  arena_deinit(&page->arena);
  free(page);
}

/* ---- Marks: which lines are whose ---- */

/* Appends the line of an operation, from 1, which is then wanted. */
static void add_line(page_t *page, json_t *lines, uint32_t id) {
  uint32_t line = id < page->before.num_operations ? page->before.line_of[id]
                                                   : LISTING_NONE;
  if (line == LISTING_NONE)
    return;
  page->wanted[line] = true;
  json_array_append_new(lines, json_integer((json_int_t)line + 1));
}

static json_t *slice_lines(page_t *page, const analysis_t *a, uint32_t i) {
  analysis_ids_t slice = analysis_slice(a, i);
  json_t *lines = json_array();
  for (uint32_t k = 0; k < slice.count; ++k)
    add_line(page, lines, slice.ids[k]);
  return lines;
}

static json_t *guarded_lines(page_t *page, analysis_t *a, uint32_t i) {
  analysis_list_t guarded = analysis_guarded(a, i);
  json_t *lines = json_array();
  for (uint32_t k = 0; k < guarded.count && k < ANALYSIS_LISTED; ++k)
    add_line(page, lines, guarded.ids[k]);
  return lines;
}

static json_t *marks_of(page_t *page, analysis_t *a, const char **ids) {
  json_t *marks = json_object();
  for (uint32_t i = 0; i < analysis_num_assertions(a); ++i) {
    json_t *self = json_array();
    add_line(page, self, analysis_assertion(a, i)->id);
    json_object_set_new(marks, ids[i],
                        json_pack("{s:o, s:o, s:o}", "self", self, "slice",
                                  slice_lines(page, a, i), "guards",
                                  guarded_lines(page, a, i)));
  }
  return marks;
}

/* ---- Modules ---- */

static bool take_in(page_t *page, MlirOperation module, analysis_t *a) {
  if (!a || !listing_create(&page->before, module, &page->arena))
    return false;
  const char **ids = identity_all(a, &page->arena);
  page->wanted = ARENA_NEW(&page->arena, bool, page->before.num_lines);
  if (!ids || !page->wanted)
    return false;
  json_t *data =
      json_pack("{s:o, s:I}", "marks", marks_of(page, a, ids), "operations",
                (json_int_t)analysis_num_operations(a));
  return !json_array_append_new(page->modules, data);
}

bool page_begin_module(page_t *page, MlirOperation module,
                       const analysis_options_t *selection) {
  arena_deinit(&page->arena);
  arena_init(&page->arena, allocator_system());
  analysis_t *a = analysis_create(module, selection);
  bool ok = take_in(page, module, a);
  analysis_destroy(a);
  return ok;
}

bool page_end_module(page_t *page, MlirOperation module) {
  listing_t after;
  if (!listing_create(&after, module, &page->arena))
    return false;
  size_t last = json_array_size(page->modules) - 1;
  json_t *data = json_array_get(page->modules, last);
  json_t *rows = rows_create(&page->before, &after, page->wanted, &page->arena);
  bool ok = rows && !json_object_set_new(data, "rows", rows);
  json_object_set_new(data, "left", json_integer(after.num_operations));
  arena_deinit(&page->arena);
  return ok;
}

/* ---- Printing ---- */

/* Where JSON goes that stands in a script element: there, "<" could end it. */
typedef struct sink_t {
  MlirStringCallback print;
  void *user_data;
} sink_t;

static void print_escaped(MlirStringRef text, void *data) {
  const sink_t *sink = data;
  while (text.length) {
    const char *less = memchr(text.data, '<', text.length);
    size_t length = less ? (size_t)(less - text.data) : text.length;
    sink->print(mlirStringRefCreate(text.data, length), sink->user_data);
    if (less)
      sink->print(mlirStringRefCreateFromCString("\\u003c"), sink->user_data);
    length += less != NULL;
    text = mlirStringRefCreate(text.data + length, text.length - length);
  }
}

/* The report's modules, each with what the page has of it as "page". */
static json_t *join(const page_t *page, const report_t *report) {
  json_t *modules = report_json_modules(report);
  for (size_t i = 0; i < json_array_size(page->modules); ++i)
    json_object_set(json_array_get(modules, i), "page",
                    json_array_get(page->modules, i));
  return modules;
}

void page_print(const page_t *page, const report_t *report, const char *version,
                MlirStringCallback print, void *user_data) {
  sink_t sink = {print, user_data};
  json_t *data = json_pack("{s:s, s:o}", "version", version, "modules",
                           join(page, report));
  print(frame_head(), user_data);
  report_json_print(data, JSON_COMPACT, print_escaped, &sink);
  print(frame_tail(), user_data);
}
