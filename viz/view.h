/* Pictures of assertions: what each checks, what it guards and what goes away
 * with it. A view takes in what one or more analyses know, as plain data that
 * outlives the IR, and gives it as a graph of Graphviz (cgraph), laid out and
 * rendered by its library (gvc), without a process of its own.
 *
 *   view_t *view = view_create(&options);
 *   view_add(view, analysis, "before");
 *   view_render(view, VIEW_SVG, print, error, data);
 *   view_destroy(view);
 *
 * Graphviz is loaded when the first picture is rendered, not when the program
 * starts: see graphviz.h for why. */
#ifndef ASSERTION_VIZ_VIEW_H
#define ASSERTION_VIZ_VIEW_H

#include <stdbool.h>
#include <stdint.h>

#include "analysis/analysis.h"
#include "mlir-c/IR.h"

typedef struct view_t view_t;

/* The forms of a picture. DOT is the graph as it is before layout, for other
 * tools: it is made in time linear in the IR. All others are laid out. */
typedef enum view_format_t {
  VIEW_DOT,
  VIEW_SVG,
  VIEW_PNG,
  VIEW_PDF,
  /* The svg element alone, for use within a page: no XML declaration, no
   * background, identifiers that begin with the option `id`. */
  VIEW_SVG_INLINE,
  VIEW_FORMAT_COUNT
} view_format_t;

/* Most nodes that a picture has unless all were asked for. */
enum { VIEW_MAX_NODES = 2000 };

/* What is drawn. The defaults are every assertion of every function, with what
 * it reads and guards. Strings are borrowed while the view lives. */
typedef struct view_options_t {
  /* Only the function of this name; empty: all. */
  MlirStringRef function;
  /* Only this assertion, as the analysis numbers them (from 0). */
  uint32_t assertion;
  /* How many uses away from slices operations are drawn one by one: 0 for
   * slices alone, 1 for what they read and guard as well. */
  uint32_t depth;
  /* How many times view_add will be called: they share the nodes. */
  uint32_t parts;
  /* Every operation, slices marked, however many nodes that makes. */
  bool all;
  /* The assertions are dropped: they and their slices go. */
  bool dropped;
  /* What is dead goes with them, whether or not it uses a slice. */
  bool swept;
  /* Where a node leads: "{file}", "{line}" and "{column}" stand for its place,
   * percent-encoded. Empty: nowhere. */
  MlirStringRef link;
  /* Begins the id attributes of SVG, so that several fit in one page. */
  MlirStringRef id;
} view_options_t;

/* The defaults: assertion ANALYSIS_NONE, depth 1, one part, the link
 * "{file}#{line}", all else zero. */
view_options_t view_options_default(void);

/* The format that the ending of `path` names (".dot", ".gv", ".svg", ".png",
 * ".pdf"), or VIEW_FORMAT_COUNT. */
view_format_t view_format_of(MlirStringRef path);

/* An empty view. Returns NULL without memory. */
view_t *view_create(const view_options_t *options);
void view_destroy(view_t *view);

/* Adds what `analysis` knows, as a cluster with this title if it is not NULL.
 * Nothing of analysis or IR is needed afterwards. Takes time linear in both.
 * What does not have the function or the assertion of the options adds nothing.
 * Fails after an error on the root without memory. */
MlirLogicalResult view_add(view_t *view, analysis_t *analysis,
                           const char *title);

/* Whether assertions of what is added from here on are dropped: the module that
 * verbs leave is added to the one they were given. */
void view_set_dropped(view_t *view, bool dropped);

/* Whether the legend counts what is added from here on, as it does at first: a
 * module that is there twice is counted once. */
void view_set_counted(view_t *view, bool counted);

/* What the view has: for tests, progress and figures. */
uint32_t view_num_nodes(const view_t *view);
uint32_t view_num_edges(const view_t *view);

/* Renders the picture. On failure `error` has got one line that says why, in
 * pieces, with the same `data`: nothing added has the function or the assertion
 * of the options; Graphviz is not installed, or refuses. */
MlirLogicalResult view_render(view_t *view, view_format_t format,
                              MlirStringCallback print,
                              MlirStringCallback error, void *data);

/* A picture of assertion `assertion` alone, with what the other options say:
 * view_create, view_add and view_render in one. `data` goes to `print` and
 * `error`. Fails as those do. */
MlirLogicalResult view_render_assertion(analysis_t *analysis,
                                        uint32_t assertion,
                                        const view_options_t *options,
                                        view_format_t format,
                                        MlirStringCallback print,
                                        MlirStringCallback error, void *data);

#endif
