/* From the options of --view to a view, and from that to a file. */
#include "cli/draw.h"

#include "analysis/text.h"
#include "cli/message.h"
#include "cli/thread.h"
#include "dialect/parse.h"
#include "dialect/string_ref.h"
#include "viz/place.h"

#include <stdio.h>
#include <string.h>

/* Options that say how a picture looks. */
static const char *const need_view[] = {
    "view-function", "view-assertion",    "view-depth",
    "view-all",      "view-before-after", "view-link",
};

static MlirLogicalResult check_view_given(const options_t *options) {
  for (size_t i = 0; !options->view && i < sizeof need_view / sizeof *need_view;
       ++i)
    if (options_given(options, need_view[i])) {
      message_error("--%s has no effect without --view", need_view[i]);
      return mlirLogicalResultFailure();
    }
  return mlirLogicalResultSuccess();
}

static MlirLogicalResult check_link(const options_t *options) {
  MlirStringRef unknown = place_unknown_field(string_ref(options->view_link));
  if (!unknown.length)
    return mlirLogicalResultSuccess();
  message_error("--view-link fills in {file}, {line} and {column}, not '%.*s'",
                (int)unknown.length, unknown.data);
  return mlirLogicalResultFailure();
}

static MlirLogicalResult check_values(const options_t *options) {
  if (view_format_of(string_ref(options->view)) == VIEW_FORMAT_COUNT) {
    message_error("--view draws into a file whose name ends in .dot, .svg, "
                  ".png or .pdf, not '%s'",
                  options->view);
    return mlirLogicalResultFailure();
  }
  if (options_given(options, "view-assertion") &&
      (options->view_assertion < 1 || options->view_assertion >= UINT32_MAX)) {
    message_error("--view-assertion takes the number of an assertion, from 1");
    return mlirLogicalResultFailure();
  }
  if (mlirLogicalResultIsFailure(check_link(options)))
    return mlirLogicalResultFailure();
  if (!options->view_before_after || options_changes(options))
    return mlirLogicalResultSuccess();
  message_error("--view-before-after has no effect without a verb that changes "
                "the module, such as --drop");
  return mlirLogicalResultFailure();
}

static MlirLogicalResult check_place(const options_t *options) {
  bool has_input = options->input && strcmp(options->input, "-") != 0;
  const struct {
    const char *path, *what;
  } others[] = {{has_input ? options->input : NULL, "input"},
                {options->report, "report"},
                {options->output, "module"}};
  for (size_t i = 0; i < sizeof others / sizeof *others; ++i)
    if (others[i].path && output_same_file(options->view, others[i].path)) {
      message_error("the picture and the %s are the same file, '%s'",
                    others[i].what, options->view);
      return mlirLogicalResultFailure();
    }
  return mlirLogicalResultSuccess();
}

MlirLogicalResult draw_check(const options_t *options) {
  if (!options->view)
    return check_view_given(options);
  if (mlirLogicalResultIsFailure(check_values(options)))
    return mlirLogicalResultFailure();
  return check_place(options);
}

static bool runs(const options_t *options, const char *verb) {
  for (size_t i = 0; i < options->verb_count; ++i)
    if (!strcmp(options->verbs[i]->name, verb))
      return true;
  return false;
}

bool draw_drops(const options_t *options) {
  return runs(options, "drop") || runs(options, "strip");
}

bool draw_sweeps(const options_t *options) {
  return runs(options, "dce") || runs(options, "strip");
}

view_t *draw_begin(const options_t *options) {
  view_options_t view = view_options_default();
  view.function = string_ref(options->view_function);
  view.all = options->view_all;
  view.dropped = draw_drops(options);
  view.swept = draw_sweeps(options);
  view.parts = options->view_before_after ? 2 : 1;
  if (options_given(options, "view-assertion"))
    view.assertion = (uint32_t)(options->view_assertion - 1);
  if (options_given(options, "view-depth"))
    view.depth = options->view_depth < UINT32_MAX
                     ? (uint32_t)options->view_depth
                     : UINT32_MAX;
  if (options->view_link)
    view.link = string_ref(options->view_link);
  view_t *made = view_create(&view);
  if (!made)
    message_error("out of memory");
  return made;
}

static MlirLogicalResult add(run_t *run, MlirOperation module, unsigned line,
                             const char *when) {
  char title[64] = "";
  const char *space = *when && run->options->split ? ", " : "";
  if (run->options->split)
    snprintf(title, sizeof title, "line %u%s%s", line, space, when);
  else
    snprintf(title, sizeof title, "%s", when);
  timing_begin(&run->timing, "Analysis");
  analysis_t *analysis = analysis_create(module, run->analysis);
  timing_end(&run->timing);
  if (!analysis) {
    message_error("out of memory");
    return mlirLogicalResultFailure();
  }
  view_set_counted(run->view, strcmp(when, "after") != 0);
  timing_begin(&run->timing, "Picture");
  MlirLogicalResult result =
      view_add(run->view, analysis, *title ? title : NULL);
  timing_end(&run->timing);
  analysis_destroy(analysis);
  return result;
}

MlirLogicalResult draw_before(run_t *run, MlirOperation module, unsigned line) {
  if (!run->view)
    return mlirLogicalResultSuccess();
  return add(run, module, line,
             run->options->view_before_after ? "before" : "");
}

MlirLogicalResult draw_after(run_t *run, MlirOperation module, unsigned line) {
  if (!run->view || !run->options->view_before_after)
    return mlirLogicalResultSuccess();
  view_set_dropped(run->view, false);
  MlirLogicalResult result = add(run, module, line, "after");
  view_set_dropped(run->view, draw_drops(run->options));
  return result;
}

/* What the thread that renders does. */
typedef struct task_t {
  const run_t *run;
  output_t *output;
  /* What went wrong. */
  text_t error;
  MlirLogicalResult result;
} task_t;

static void print(MlirStringRef text, void *task) {
  output_write(text, ((task_t *)task)->output);
}

static void keep_error(MlirStringRef text, void *task) {
  text_add(&((task_t *)task)->error, text);
}

static void render(void *data) {
  task_t *task = data;
  task->result = view_render(
      task->run->view, view_format_of(string_ref(task->run->options->view)),
      print, keep_error, task);
}

/* Layout recurses on the graph, and all of a module may be asked for. */
MlirLogicalResult draw_render(run_t *run, output_t *output) {
  arena_t arena;
  arena_init(&arena, allocator_system());
  task_t task = {run, output, {.arena = &arena}, mlirLogicalResultFailure()};
  timing_begin(&run->timing, "Layout");
  thread_run(dialect_stack_size(), render, &task);
  timing_end(&run->timing);
  if (task.error.length)
    message_error("--view: %s", text_string(&task.error));
  arena_deinit(&arena);
  return task.result;
}
