/* Plans, builds and renders. */
#include "viz/view.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mlir-c/Diagnostics.h"
#include "viz/build.h"
#include "viz/graph.h"
#include "viz/graphviz.h"
#include "viz/label.h"

struct view_t {
  view_options_t options;
  picture_t picture;
  /* What was added, and what of it has what the options ask for. */
  uint32_t added, with_function, with_assertion;
  /* The most assertions that one of those added has. */
  uint32_t most_assertions;
  /* Whether the legend leaves out what is added. */
  bool is_uncounted;
};

view_options_t view_options_default(void) {
  return (view_options_t){
      .assertion = ANALYSIS_NONE,
      .depth = 1,
      .parts = 1,
      .link = mlirStringRefCreateFromCString("{file}#{line}"),
  };
}

view_format_t view_format_of(MlirStringRef path) {
  static const struct {
    const char *ending;
    view_format_t format;
  } endings[] = {{".dot", VIEW_DOT},
                 {".gv", VIEW_DOT},
                 {".svg", VIEW_SVG},
                 {".png", VIEW_PNG},
                 {".pdf", VIEW_PDF}};
  for (size_t i = 0; i < sizeof endings / sizeof *endings; ++i) {
    size_t length = strlen(endings[i].ending);
    if (path.length >= length &&
        !memcmp(path.data + path.length - length, endings[i].ending, length))
      return endings[i].format;
  }
  return VIEW_FORMAT_COUNT;
}

view_t *view_create(const view_options_t *options) {
  view_t *view = calloc(1, sizeof *view);
  if (!view)
    return NULL;
  view->options = *options;
  picture_init(&view->picture);
  return view;
}

void view_destroy(view_t *view) {
  if (!view)
    return;
  picture_deinit(&view->picture);
  free(view);
}

/* ---- Adding ---- */

/* Whether the analysis has what the options ask for. */
static bool has_wanted(view_t *view, analysis_t *analysis) {
  const view_options_t *options = &view->options;
  uint32_t function = 0, count = analysis_num_assertions(analysis);
  ++view->added;
  if (count > view->most_assertions)
    view->most_assertions = count;
  if (options->function.length)
    function = plan_find_function(analysis, options->function);
  if (function == ANALYSIS_NONE)
    return false;
  ++view->with_function;
  if (options->assertion == ANALYSIS_NONE)
    return true;
  if (options->assertion >= count)
    return false;
  uint32_t id = analysis_assertion(analysis, options->assertion)->id;
  bool is_in = id >= function && id < analysis_end(analysis, function);
  view->with_assertion += is_in;
  return is_in;
}

/* How many nodes may be added now, so that all parts get their share. */
static uint32_t share(const view_t *view) {
  uint32_t used = view->picture.num_nodes;
  uint32_t left = used < VIEW_MAX_NODES ? VIEW_MAX_NODES - used : 0;
  uint32_t parts = view->added < view->options.parts
                       ? view->options.parts - view->added + 1
                       : 1;
  return left / parts;
}

/* Takes what the legend counts back to what it was. */
static void uncount(picture_t *picture, const picture_t *before) {
  picture->operations = before->operations;
  picture->gone = before->gone;
  memcpy(picture->assertions, before->assertions, sizeof before->assertions);
}

/* Takes a picture back to what it was. */
static void truncate_to(picture_t *picture, const picture_t *before) {
  picture->num_nodes = before->num_nodes;
  picture->num_edges = before->num_edges;
  picture->num_clusters = before->num_clusters;
  uncount(picture, before);
}

/* Adds a picture of about `nodes` nodes. */
static bool add(view_t *view, analysis_t *analysis, uint32_t base,
                uint32_t nodes, uint32_t spare) {
  plan_t plan;
  bool done = plan_make(&plan, analysis, &view->options, nodes, spare) &&
              build_picture(&view->picture, &plan, base);
  plan_deinit(&plan);
  return done;
}

static uint32_t add_base(view_t *view, const char *title) {
  text_t text = {.arena = &view->picture.arena};
  if (!title)
    return PICTURE_NONE;
  label_add(&text, mlirStringRefCreateFromCString(title), LABEL_MAX_NAME);
  return picture_add_cluster(
      &view->picture,
      (picture_cluster_t){.parent = PICTURE_NONE,
                          .slice = PICTURE_NONE,
                          .text = {.title = text_string(&text)}});
}

/* Writes behind the title of a cluster how many operations it stands for. */
static void add_count(picture_t *picture, uint32_t base, uint32_t operations) {
  if (base == PICTURE_NONE)
    return;
  picture_text_t *all = &picture->clusters[base].text;
  text_t text = {.arena = &picture->arena};
  text_format(&text, "%s: %u operation%s", all->title, (unsigned)operations,
              operations == 1 ? "" : "s");
  all->title = text_string(&text);
}

/* Adds ever less until it fits: at last assertions in folds alone. */
static bool add_until_it_fits(view_t *view, analysis_t *analysis,
                              uint32_t base) {
  enum { STEPS = 4 };
  picture_t before = view->picture;
  uint32_t most = share(view);
  for (uint32_t step = 0; step <= STEPS + 1; ++step) {
    truncate_to(&view->picture, &before);
    if (!add(view, analysis, base, step > STEPS ? 0 : most,
             most / STEPS * step))
      return false;
    if (view->picture.num_nodes - before.num_nodes <= most || view->options.all)
      break;
  }
  if (view->options.parts > 1)
    add_count(&view->picture, base,
              view->picture.operations - before.operations);
  if (view->is_uncounted)
    uncount(&view->picture, &before);
  return true;
}

MlirLogicalResult view_add(view_t *view, analysis_t *analysis,
                           const char *title) {
  if (!has_wanted(view, analysis))
    return mlirLogicalResultSuccess();
  if (add_until_it_fits(view, analysis, add_base(view, title)))
    return mlirLogicalResultSuccess();
  mlirEmitError(mlirOperationGetLocation(analysis_operation(analysis, 0)),
                "out of memory for a picture of this");
  return mlirLogicalResultFailure();
}

void view_set_dropped(view_t *view, bool dropped) {
  view->options.dropped = dropped;
}

void view_set_counted(view_t *view, bool counted) {
  view->is_uncounted = !counted;
}

uint32_t view_num_nodes(const view_t *view) { return view->picture.num_nodes; }

uint32_t view_num_edges(const view_t *view) { return view->picture.num_edges; }

/* ---- Rendering ---- */

/* What a rendering says where it fails. */
typedef struct sayer_t {
  MlirStringCallback error;
  void *data;
} sayer_t;

static MlirLogicalResult fail(const sayer_t *sayer, const char *text) {
  sayer->error(mlirStringRefCreateFromCString(text), sayer->data);
  return mlirLogicalResultFailure();
}

/* Fails where nothing that was added has what was asked for. */
static MlirLogicalResult check(const view_t *view, const sayer_t *sayer) {
  const view_options_t *options = &view->options;
  char text[128];
  if (options->function.length && !view->with_function) {
    sayer->error(mlirStringRefCreateFromCString("there is no function '"),
                 sayer->data);
    sayer->error(options->function, sayer->data);
    return fail(sayer, "' to draw");
  }
  if (options->assertion == ANALYSIS_NONE || view->with_assertion)
    return mlirLogicalResultSuccess();
  snprintf(text, sizeof text, "there is no assertion %u to draw%s: %u %s found",
           (unsigned)options->assertion + 1,
           options->function.length ? " in that function" : "",
           (unsigned)view->most_assertions,
           view->most_assertions == 1 ? "was" : "were");
  return fail(sayer, text);
}

static MlirLogicalResult write_dot(const graphviz_t *graphviz, Agraph_t *graph,
                                   MlirStringCallback print, void *data) {
  char *text = NULL;
  size_t length = 0;
  FILE *stream = open_memstream(&text, &length);
  if (!stream)
    return mlirLogicalResultFailure();
  int status = graphviz->agwrite(graph, stream);
  status |= fclose(stream);
  if (!status)
    print(mlirStringRefCreate(text, length), data);
  free(text);
  return status ? mlirLogicalResultFailure() : mlirLogicalResultSuccess();
}

/* The name by which Graphviz knows a format. */
static const char *const format_names[VIEW_FORMAT_COUNT] = {
    [VIEW_SVG] = "svg",
    [VIEW_PNG] = "png:cairo",
    [VIEW_PDF] = "pdf",
    [VIEW_SVG_INLINE] = "svg",
};

/* The svg element without what stands before it. */
static MlirStringRef element_of(MlirStringRef svg) {
  for (size_t i = 0; i + 4 < svg.length; ++i)
    if (!memcmp(svg.data + i, "<svg", 4))
      return mlirStringRefCreate(svg.data + i, svg.length - i);
  return svg;
}

static MlirLogicalResult lay_out(const graphviz_t *graphviz, Agraph_t *graph,
                                 view_format_t format, MlirStringCallback print,
                                 void *data) {
  GVC_t *context = graphviz_context();
  if (!context)
    return mlirLogicalResultFailure();
  char *text = NULL;
  unsigned length = 0;
  int status = graphviz->gvLayout(context, graph, "dot");
  if (!status) {
    status = graphviz->gvRenderData(context, graph, format_names[format], &text,
                                    &length);
    graphviz->gvFreeLayout(context, graph);
  }
  MlirStringRef all = mlirStringRefCreate(text, length);
  if (!status && text)
    print(format == VIEW_SVG_INLINE ? element_of(all) : all, data);
  bool done = !status && text;
  if (text)
    graphviz->gvFreeRenderData(text);
  return done ? mlirLogicalResultSuccess() : mlirLogicalResultFailure();
}

MlirLogicalResult view_render(view_t *view, view_format_t format,
                              MlirStringCallback print,
                              MlirStringCallback error, void *data) {
  sayer_t sayer = {error, data};
  if (mlirLogicalResultIsFailure(check(view, &sayer)))
    return mlirLogicalResultFailure();
  const graphviz_t *graphviz = graphviz_get();
  if (!graphviz)
    return fail(&sayer, graphviz_error());
  graph_options_t options = {.passes = format == VIEW_DOT ? 1 : 2,
                             .is_inline = format == VIEW_SVG_INLINE,
                             .id = view->options.id};
  Agraph_t *graph = graph_create(graphviz, &view->picture, &options);
  if (!graph)
    return fail(&sayer, "out of memory");
  MlirLogicalResult result =
      format == VIEW_DOT ? write_dot(graphviz, graph, print, data)
                         : lay_out(graphviz, graph, format, print, data);
  graphviz->agclose(graph);
  if (mlirLogicalResultIsFailure(result))
    return fail(&sayer, *graphviz_error() ? graphviz_error()
                                          : "Graphviz could not draw this");
  return result;
}

MlirLogicalResult view_render_assertion(analysis_t *analysis,
                                        uint32_t assertion,
                                        const view_options_t *options,
                                        view_format_t format,
                                        MlirStringCallback print,
                                        MlirStringCallback error, void *data) {
  view_options_t own = *options;
  own.assertion = assertion;
  view_t *view = view_create(&own);
  if (!view) {
    error(mlirStringRefCreateFromCString("out of memory"), data);
    return mlirLogicalResultFailure();
  }
  MlirLogicalResult result = view_add(view, analysis, NULL);
  if (mlirLogicalResultIsSuccess(result))
    result = view_render(view, format, print, error, data);
  view_destroy(view);
  return result;
}
