/* The files around a run. */
#include "cli/job.h"

#include "cli/diagnostics.h"
#include "cli/draw.h"
#include "cli/dump_log.h"
#include "cli/input.h"
#include "cli/message.h"
#include "cli/output.h"
#include "cli/progress.h"
#include "cli/run.h"
#include "cli/selection.h"
#include "cli/thread.h"
#include "cli/version.h"
#include "dialect/parse.h"
#include "viz/page/page.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

MlirLogicalResult job_print(const options_t *options,
                            void (*print)(const void *what,
                                          MlirStringCallback callback,
                                          void *data),
                            const void *what) {
  output_t output;
  if (mlirLogicalResultIsFailure(output_open(&output, options->output)))
    return mlirLogicalResultFailure();
  print(what, output_write, &output);
  return output_close(&output, true);
}

/* What the thread with the large stack does. */
typedef struct task_t {
  run_t *run;
  MlirLogicalResult result;
} task_t;

static void run_task(void *data) {
  task_t *task = data;
  task->result = run_all(task->run);
}

static MlirLogicalResult run_on_thread(run_t *run) {
  task_t task = {run, mlirLogicalResultFailure()};
  thread_run(dialect_stack_size(), run_task, &task);
  return task.result;
}

static MlirLogicalResult pick(run_t *run, const dump_log_t *log) {
  const dump_log_entry_t *entry =
      dump_log_pick(log, run->options->dump, run->name);
  if (!entry)
    return mlirLogicalResultFailure();
  run->text = entry->text;
  run->first_line = entry->line + 1;
  return mlirLogicalResultSuccess();
}

/* Narrows the text to the dump that was asked for. Fails where there is none,
 * and where the input is a log and none was asked for. */
static MlirLogicalResult narrow(run_t *run) {
  dump_log_t log;
  MlirLogicalResult result = dump_log_read(&log, run->text);
  if (mlirLogicalResultIsFailure(result)) {
    message_error("out of memory");
  } else if (run->options->dump) {
    result = pick(run, &log);
  } else if (dump_log_must_pick(&log)) {
    dump_log_refuse(&log, run->name);
    result = mlirLogicalResultFailure();
  }
  dump_log_release(&log);
  return result;
}

/* Bytecode is one module without lines. */
static MlirLogicalResult check_bytecode(const options_t *options) {
  if (!options->dump && !options->split)
    return mlirLogicalResultSuccess();
  message_error("--%s is for text, but the input is bytecode",
                options->dump ? "dump" : "split-input-file");
  return mlirLogicalResultFailure();
}

/* Runs on an input in memory. */
static MlirLogicalResult run_input(run_t *run, const input_t *input) {
  bool is_bytecode = input_is_bytecode(input);
  diagnostics_t diagnostics;
  diagnostics_init(&diagnostics, stderr, input->name,
                   is_bytecode ? mlirStringRefCreate("", 0) : input->text);
  run->diagnostics = &diagnostics;
  run->name = input->name;
  run->text = input->text;
  run->first_line = 1;
  run->mapped = diagnostics.mapped = input->mapped;
  MlirLogicalResult result =
      is_bytecode ? check_bytecode(run->options) : narrow(run);
  if (mlirLogicalResultIsSuccess(result))
    result = run_on_thread(run);
  diagnostics_deinit(&diagnostics);
  return result;
}

static MlirLogicalResult run_file(run_t *run) {
  input_t input;
  if (mlirLogicalResultIsFailure(input_read(&input, run->options->input)))
    return mlirLogicalResultFailure();
  MlirLogicalResult result = input_check(&input);
  if (mlirLogicalResultIsSuccess(result))
    result = run_input(run, &input);
  input_release(&input);
  return result;
}

/* Closes an output of a run. What the run could not finish is kept only where
 * it was to keep going and has done something. */
static MlirLogicalResult close_output(output_t *output, const run_t *run,
                                      MlirLogicalResult result) {
  bool keep = mlirLogicalResultIsSuccess(result) ||
              (run->options->keep_going && run->done);
  return mlirLogicalResultIsSuccess(output_close(output, keep))
             ? result
             : mlirLogicalResultFailure();
}

/* Runs with the picture's output open, if there is one. */
static MlirLogicalResult run_and_draw(run_t *run) {
  output_t output;
  if (!run->options->view)
    return run_file(run);
  if (mlirLogicalResultIsFailure(output_open(&output, run->options->view)))
    return mlirLogicalResultFailure();
  run->view = draw_begin(run->options);
  MlirLogicalResult result =
      run->view ? run_file(run) : mlirLogicalResultFailure();
  bool keep = run->done &&
              (mlirLogicalResultIsSuccess(result) || run->options->keep_going);
  if (keep && mlirLogicalResultIsFailure(draw_render(run, &output))) {
    keep = false;
    run->done = 0;
    result = mlirLogicalResultFailure();
  }
  view_destroy(run->view);
  return mlirLogicalResultIsSuccess(output_close(&output, keep))
             ? result
             : mlirLogicalResultFailure();
}

static void print_report(const run_t *run, output_t *output) {
  const char *format = options_report_format(run->options);
  if (run->page)
    page_print(run->page, run->report, ASSERTION_VERSION, output_write, output);
  else if (!strcmp(format, "json"))
    report_print_json(run->report, output_write, output);
  else if (!strcmp(format, "sarif"))
    report_print_sarif(run->report, ASSERTION_VERSION, output_write, output);
  else
    report_print_text(run->report, output_write, output);
}

/* Begins the report, and the page if it is one. Fails after a message. */
static bool create_report(run_t *run) {
  const options_t *options = run->options;
  view_options_t pictures = view_options_default();
  pictures.dropped = draw_drops(options);
  pictures.swept = draw_sweeps(options);
  pictures.link = mlirStringRefCreate(NULL, 0);
  bool is_page = !strcmp(options_report_format(options), "html");
  run->report = report_create();
  if (is_page)
    run->page = page_create(&pictures);
  if (run->report && (run->page || !is_page))
    return true;
  message_error("out of memory");
  return false;
}

/* Runs with the report's output open at `path`. */
static MlirLogicalResult run_with_report(run_t *run, const char *path) {
  output_t output;
  if (mlirLogicalResultIsFailure(output_open(&output, path)))
    return mlirLogicalResultFailure();
  MlirLogicalResult result =
      create_report(run) ? run_and_draw(run) : mlirLogicalResultFailure();
  if (run->report && run->done)
    print_report(run, &output);
  page_destroy(run->page);
  report_destroy(run->report);
  return close_output(&output, run, result);
}

/* Where the report goes: to the file of --report; else, where there is one and
 * no module is printed, to standard output; else, where it was asked for, to
 * standard error. NULL: nowhere. */
static const char *report_path(const options_t *options) {
  if (options->report)
    return options->report;
  bool reports = options->verb_count || options->blockers;
  if (reports && !options_print_module(options))
    return "-";
  return options_given(options, "analyze") ? "/dev/stderr" : NULL;
}

static MlirLogicalResult run_to_report(run_t *run) {
  const char *path = report_path(run->options);
  return path ? run_with_report(run, path) : run_and_draw(run);
}

/* Runs with the module's output open, if there is one. It is closed last: a
 * report that cannot be written leaves the module's file as it was. */
static MlirLogicalResult run_with_module(run_t *run) {
  output_t module;
  if (!options_print_module(run->options))
    return run_to_report(run);
  if (mlirLogicalResultIsFailure(output_open(&module, run->options->output)))
    return mlirLogicalResultFailure();
  run->module = &module;
  return close_output(&module, run, run_to_report(run));
}

/* Runs under the eyes of who waits for it. */
static MlirLogicalResult run_watched(run_t *run) {
  double begun = timing_now();
  progress_begin(STDERR_FILENO, PROGRESS_DELAY);
  MlirLogicalResult result = run_with_module(run);
  progress_end();
  if (run->options->timing)
    timing_print(&run->timing, timing_now() - begun, stderr);
  return result;
}

MlirLogicalResult job_run(const options_t *options) {
  selection_t selection;
  if (mlirLogicalResultIsFailure(selection_create(&selection, options)))
    return mlirLogicalResultFailure();
  run_t run = {.options = options, .analysis = &selection.analysis};
  MlirLogicalResult result = run_watched(&run);
  selection_destroy(&selection);
  return result;
}
