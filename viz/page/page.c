/* Collects what the page shows, and prints it as JSON between the two halves
 * of the page. */
#include "viz/page/page.h"

#include <inttypes.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "analysis/identity.h"
#include "analysis/report/report_json.h"
#include "analysis/text.h"
#include "viz/page/frame.h"
#include "viz/page/listing.h"
#include "viz/page/marks.h"
#include "viz/page/rows.h"

struct page_t {
  /* One object for each module begun; NULL in case of no memory. */
  json_t *modules;
  view_options_t pictures;
  /* How many more may be drawn, and from how many operations. */
  uint32_t pictures_left, operations_left;
  /* Of the module begun last, until it ends. */
  arena_t arena;
  listing_t before;
  bool *wanted;
};

page_t *page_create(const view_options_t *pictures) {
  page_t *page = calloc(1, sizeof *page);
  if (!page)
    return NULL;
  page->modules = json_array();
  page->pictures = *pictures;
  page->pictures_left = PAGE_PICTURES;
  page->operations_left = PAGE_PICTURE_OPERATIONS;
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

/* ---- Pictures ---- */

/* A picture, or why there is none. */
typedef struct picture_t {
  text_t svg, error;
} picture_t;

static void add_svg(MlirStringRef text, void *data) {
  picture_t *picture = data;
  text_add(&picture->svg, text);
}

static void add_error(MlirStringRef text, void *data) {
  picture_t *picture = data;
  text_add(&picture->error, text);
}

/* Adds the picture of assertion `i` to `pictures`. Where it can't be drawn,
 * adds why under the empty name and returns false. */
static bool add_picture(page_t *page, analysis_t *a, uint32_t i, const char *id,
                        json_t *pictures) {
  arena_t arena;
  arena_init(&arena, allocator_system());
  picture_t picture = {{.arena = &arena}, {.arena = &arena}};
  text_t prefix = {.arena = &arena};
  text_format(&prefix, "m%zu-%" PRIu32 "-", json_array_size(page->modules), i);
  view_options_t options = page->pictures;
  options.id = text_ref(&prefix);
  bool drawn = mlirLogicalResultIsSuccess(view_render_assertion(
      a, i, &options, VIEW_SVG_INLINE, add_svg, add_error, &picture));
  text_t *text = drawn ? &picture.svg : &picture.error;
  json_object_set_new(pictures, drawn ? id : "",
                      report_json_text(text_ref(text)));
  arena_deinit(&arena);
  return drawn;
}

/* The pictures of the first assertions, up to one that can't be drawn. */
static json_t *pictures_of(page_t *page, analysis_t *a, const char **ids) {
  json_t *pictures = json_object();
  uint32_t count = analysis_num_assertions(a);
  uint32_t operations = analysis_num_operations(a);
  uint32_t most = page->operations_left / operations;
  if (most > page->pictures_left)
    most = page->pictures_left;
  if (count > most)
    count = most;
  page->pictures_left -= count;
  page->operations_left -= count * operations;
  for (uint32_t i = 0; i < count; ++i)
    if (!add_picture(page, a, i, ids[i], pictures))
      break;
  return pictures;
}

/* ---- Modules ---- */

static bool take_in(page_t *page, MlirOperation module, analysis_t *a) {
  if (!a || !listing_create(&page->before, module, &page->arena))
    return false;
  const char **ids = identity_all(a, &page->arena);
  page->wanted = ARENA_NEW(&page->arena, bool, page->before.num_lines);
  if (!ids || !page->wanted)
    return false;
  json_t *data = json_pack("{s:o, s:o, s:I}", "marks",
                           marks_create(a, ids, &page->before, page->wanted),
                           "pictures", pictures_of(page, a, ids), "operations",
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
