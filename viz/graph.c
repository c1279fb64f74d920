/* Nodes, edges, clusters and legend with their attributes. */
#include "viz/graph.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "viz/label.h"
#include "viz/style.h"

/* Attributes of nodes, edges and graphs, each declared once. */
typedef enum attribute_t {
  ATTRIBUTE_LABEL,
  ATTRIBUTE_CLASS,
  ATTRIBUTE_ID,
  ATTRIBUTE_TOOLTIP,
  ATTRIBUTE_URL,
  ATTRIBUTE_COLOR,
  ATTRIBUTE_FILL,
  ATTRIBUTE_STYLE,
  ATTRIBUTE_SHAPE,
  ATTRIBUTE_MARGIN,
  ATTRIBUTE_WIDTH,
  ATTRIBUTE_ARROW,
  ATTRIBUTE_WEIGHT,
  ATTRIBUTE_TAIL,
  ATTRIBUTE_CONSTRAINT,
  ATTRIBUTE_COUNT
} attribute_t;

static const char *const attribute_names[ATTRIBUTE_COUNT] = {
    "label", "class",     "id",     "tooltip", "URL",
    "color", "fillcolor", "style",  "shape",   "margin",
    "width", "arrowhead", "weight", "ltail",   "constraint",
};

/* A graph being filled. */
typedef struct filler_t {
  const graphviz_t *graphviz;
  const picture_t *picture;
  const graph_options_t *options;
  Agraph_t *graph;
  Agraph_t **clusters;
  Agnode_t **nodes;
  /* By kind, AGRAPH to AGEDGE. */
  Agsym_t *symbols[3][ATTRIBUTE_COUNT];
  /* Of the strings that Graphviz copies. */
  arena_t arena;
} filler_t;

/* Graphviz takes strings that it does not change without const. */
static char *cast(const char *string) { return (char *)(uintptr_t)string; }

static void set(filler_t *f, void *object, int kind, attribute_t attribute,
                const char *value) {
  if (value)
    f->graphviz->agxset(object, f->symbols[kind][attribute], cast(value));
}

static void set_html(filler_t *f, void *object, int kind, text_t *html) {
  if (html->length)
    set(f, object, kind, ATTRIBUTE_LABEL,
        f->graphviz->agstrdup_html(f->graph, cast(text_string(html))));
}

/* Values for all of a kind that say nothing else. */
static const struct {
  int kind;
  const char *name, *value;
} defaults[] = {
    {AGRAPH, "compound", "true"},      {AGRAPH, "newrank", "true"},
    {AGRAPH, "nodesep", "0.2"},        {AGRAPH, "ranksep", "0.35"},
    {AGRAPH, "fontname", STYLE_FONT},  {AGRAPH, "fontsize", "11"},
    {AGRAPH, "labeljust", "l"},        {AGRAPH, "charset", "UTF-8"},
    {AGNODE, "fontname", STYLE_FONT},  {AGNODE, "fontsize", "11"},
    {AGNODE, "height", "0.2"},         {AGEDGE, "fontname", STYLE_FONT},
    {AGEDGE, "fontsize", "9"},         {AGEDGE, "arrowsize", "0.6"},
    {AGEDGE, "fontcolor", STYLE_GREY},
};

static void declare(filler_t *f) {
  for (int kind = AGRAPH; kind <= AGEDGE; ++kind)
    for (int i = 0; i < ATTRIBUTE_COUNT; ++i)
      f->symbols[kind][i] =
          f->graphviz->agattr(f->graph, kind, cast(attribute_names[i]), "");
  for (size_t i = 0; i < sizeof defaults / sizeof *defaults; ++i)
    f->graphviz->agattr(f->graph, defaults[i].kind, cast(defaults[i].name),
                        cast(defaults[i].value));
}

/* From so many nodes on, layout is to be fast rather than tidy. */
enum { MANY_NODES = 300 };

/* Bounds the steps of network simplex, and draws edges of straight pieces. */
static void hurry(filler_t *f) {
  static const char *const attributes[][2] = {
      {"nslimit", "2"}, {"nslimit1", "2"}, {"splines", "polyline"}};
  for (size_t i = 0; i < sizeof attributes / sizeof *attributes; ++i)
    f->graphviz->agattr(f->graph, AGRAPH, cast(attributes[i][0]),
                        cast(attributes[i][1]));
}

/* ---- Labels ---- */

static void add_line(text_t *html, const char *text, const char *before,
                     const char *after, const char *line_end) {
  if (!text || !*text)
    return;
  if (html->length)
    text_add_string(html, line_end);
  text_add_string(html, before);
  text_t escaped = {.arena = html->arena};
  label_add_html(&escaped, text);
  text_add(html, text_ref(&escaped));
  text_add_string(html, after);
}

/* Title, body and note on lines of their own. */
static text_t label_of(filler_t *f, const picture_text_t *text,
                       const char *ink) {
  text_t html = {.arena = &f->arena};
  char title[64], body[64];
  snprintf(title, sizeof title, "<font color=\"%s\"><b>", ink);
  snprintf(body, sizeof body, "<font color=\"%s\">", ink);
  add_line(&html, text->title, title, "</b></font>", "<br/>");
  add_line(&html, text->body, body, "</font>", "<br/>");
  add_line(&html, text->note,
           "<font point-size=\"9\" color=\"" STYLE_GREY "\">", "</font>",
           "<br/>");
  return html;
}

static void set_id(filler_t *f, void *object, int kind, char letter,
                   uint32_t i) {
  text_t id = {.arena = &f->arena};
  text_add(&id, f->options->id);
  text_format(&id, "%c%u", letter, (unsigned)i);
  set(f, object, kind, ATTRIBUTE_ID, text_string(&id));
}

static void set_tooltip(filler_t *f, void *object, int kind,
                        const char *tooltip) {
  text_t text = {.arena = &f->arena};
  if (!tooltip)
    return;
  label_add_escaped(&text, tooltip, f->options->passes);
  set(f, object, kind, ATTRIBUTE_TOOLTIP, text_string(&text));
}

static void set_class(filler_t *f, void *object, int kind, const char *what,
                      picture_fate_t fate, bool goes) {
  text_t text = {.arena = &f->arena};
  text_format(&text, "%s %s%s", what, style_fate(fate)->class_name,
              goes ? " goes" : "");
  set(f, object, kind, ATTRIBUTE_CLASS, text_string(&text));
}

/* Style words, with one more where something goes. */
static void set_style(filler_t *f, void *object, int kind, const char *words,
                      bool goes) {
  text_t text = {.arena = &f->arena};
  text_add_string(&text, words);
  if (goes)
    text_add_string(&text, *words ? ",dashed" : "dashed");
  set(f, object, kind, ATTRIBUTE_STYLE, text_string(&text));
}

/* ---- Clusters, nodes, edges ---- */

static void add_cluster(filler_t *f, uint32_t i) {
  const picture_cluster_t *cluster = &f->picture->clusters[i];
  const style_fate_t *fate = style_fate(cluster->fate);
  Agraph_t *parent =
      cluster->parent == PICTURE_NONE ? f->graph : f->clusters[cluster->parent];
  char name[32];
  snprintf(name, sizeof name, "cluster_%u", (unsigned)i);
  Agraph_t *graph = f->graphviz->agsubg(parent, name, true);
  bool is_slice = cluster->fate != PICTURE_PLAIN;
  text_t label = label_of(f, &cluster->text, fate->ink);
  f->clusters[i] = graph;
  set_html(f, graph, AGRAPH, &label);
  set(f, graph, AGRAPH, ATTRIBUTE_COLOR, fate->line);
  set(f, graph, AGRAPH, ATTRIBUTE_FILL, is_slice ? fate->paper : "#ffffff00");
  set_style(f, graph, AGRAPH, is_slice ? "filled,rounded" : "rounded",
            cluster->goes);
  set_class(f, graph, AGRAPH, is_slice ? "slice" : "place", cluster->fate,
            cluster->goes);
  set_id(f, graph, AGRAPH, 'c', i);
  set_tooltip(f, graph, AGRAPH, cluster->text.tooltip);
  set(f, graph, AGRAPH, ATTRIBUTE_URL, cluster->text.link);
}

static void add_node(filler_t *f, uint32_t i) {
  const picture_node_t *node = &f->picture->nodes[i];
  const style_fate_t *fate = style_fate(node->fate);
  const style_role_t *role = style_role(node->role);
  Agraph_t *graph =
      node->cluster == PICTURE_NONE ? f->graph : f->clusters[node->cluster];
  char name[32];
  snprintf(name, sizeof name, "n%u", (unsigned)i);
  Agnode_t *made = f->graphviz->agnode(graph, name, true);
  text_t label = label_of(f, &node->text, fate->ink);
  f->nodes[i] = made;
  set_html(f, made, AGNODE, &label);
  set(f, made, AGNODE, ATTRIBUTE_SHAPE, role->shape);
  set(f, made, AGNODE, ATTRIBUTE_MARGIN, role->margin);
  set(f, made, AGNODE, ATTRIBUTE_WIDTH, role->width);
  set(f, made, AGNODE, ATTRIBUTE_COLOR, fate->line);
  set(f, made, AGNODE, ATTRIBUTE_FILL,
      node->role == PICTURE_ASSERTION || node->role == PICTURE_FOLDED_ASSERTION
          ? fate->paper
          : "#ffffff");
  set_style(f, made, AGNODE, role->style, node->goes);
  set_class(f, made, AGNODE, role->class_name, node->fate, node->goes);
  set_id(f, made, AGNODE, 'n', i);
  set_tooltip(f, made, AGNODE, node->text.tooltip);
  set(f, made, AGNODE, ATTRIBUTE_URL, node->text.link);
}

/* How each kind of edge looks. */
static const struct {
  const char *class_name, *style, *arrow, *weight;
} links[PICTURE_LINK_COUNT] = {
    [PICTURE_USE] = {"use", "solid", "normal", "2"},
    [PICTURE_GUARD] = {"guard", "dashed,bold", "vee", "1"},
    [PICTURE_CONTROL] = {"control", "dotted", "empty", "1"},
    [PICTURE_REPEAT] = {"repeat", "dotted", "empty", "0"},
    [PICTURE_ORDER] = {"order", "invis", "none", "0"},
};

/* A guard leaves the whole slice where it guards something outside. */
static void set_tail(filler_t *f, Agedge_t *made, const picture_edge_t *edge) {
  const picture_t *p = f->picture;
  uint32_t from = p->nodes[edge->from].cluster;
  uint32_t slice = picture_slice(p, from);
  char name[32];
  if (slice == PICTURE_NONE ||
      slice == picture_slice(p, p->nodes[edge->to].cluster))
    return;
  while (p->clusters[from].parent != PICTURE_NONE &&
         picture_slice(p, p->clusters[from].parent) == slice)
    from = p->clusters[from].parent;
  snprintf(name, sizeof name, "cluster_%u", (unsigned)from);
  set(f, made, AGEDGE, ATTRIBUTE_TAIL, name);
}

static void add_edge(filler_t *f, uint32_t i) {
  const picture_edge_t *edge = &f->picture->edges[i];
  const char *line = style_fate(edge->fate)->line;
  char name[32];
  snprintf(name, sizeof name, "e%u", (unsigned)i);
  Agedge_t *made = f->graphviz->agedge(f->graph, f->nodes[edge->from],
                                       f->nodes[edge->to], name, true);
  text_t label = label_of(f, &(picture_text_t){.note = edge->label}, line);
  set_html(f, made, AGEDGE, &label);
  set(f, made, AGEDGE, ATTRIBUTE_COLOR, line);
  set(f, made, AGEDGE, ATTRIBUTE_STYLE, links[edge->link].style);
  set(f, made, AGEDGE, ATTRIBUTE_ARROW, links[edge->link].arrow);
  set(f, made, AGEDGE, ATTRIBUTE_WEIGHT, links[edge->link].weight);
  set_class(f, made, AGEDGE, links[edge->link].class_name, edge->fate, false);
  set_id(f, made, AGEDGE, 'e', i);
  set_tooltip(f, made, AGEDGE, edge->tooltip);
  if (edge->link == PICTURE_REPEAT)
    set(f, made, AGEDGE, ATTRIBUTE_CONSTRAINT, "false");
  if (edge->link == PICTURE_GUARD)
    set_tail(f, made, edge);
}

/* ---- The legend ---- */

static void add_cell(text_t *html, const style_fate_t *fate, uint32_t count) {
  text_format(html,
              "<td bgcolor=\"%s\" color=\"%s\" border=\"1\">"
              "<font color=\"%s\">%u %s</font></td>",
              fate->paper, fate->line, fate->ink, (unsigned)count, fate->name);
}

/* What the colours mean, with how many assertions have each. */
static void add_legend(filler_t *f) {
  const picture_t *p = f->picture;
  uint32_t total = 0;
  text_t html = {.arena = &f->arena};
  for (int fate = 0; fate < PICTURE_FATE_COUNT; ++fate)
    total += p->assertions[fate];
  text_format(&html,
              "<table border=\"0\" cellborder=\"0\" cellspacing=\"6\" "
              "cellpadding=\"4\"><tr><td><b>%u assertion%s</b></td>",
              (unsigned)total, total == 1 ? "" : "s");
  for (int fate = 0; fate < PICTURE_FATE_COUNT; ++fate)
    if (p->assertions[fate])
      add_cell(&html, style_fate((picture_fate_t)fate), p->assertions[fate]);
  if (p->gone)
    text_format(&html,
                "<td><font color=\"" STYLE_GREY "\">%u of %u operations go "
                "(dashed)</font></td>",
                (unsigned)p->gone, (unsigned)p->operations);
  text_add_string(&html, "</tr></table>");
  set_html(f, f->graph, AGRAPH, &html);
}

/* ---- Identifiers ---- */

/* Objects are numbered as they are made. Left to itself, cgraph takes the
 * addresses of their names, and then the order of clusters, in the text and
 * from left to right, is that of memory. */
static void *open_ids(Agraph_t *graph, Agdisc_t *disciplines) {
  (void)graph, (void)disciplines;
  return calloc(1, sizeof(IDTYPE));
}

/* Maps no names, which cgraph then does, but gives the next number. */
static long next_id(void *state, int kind, char *name, IDTYPE *id, int create) {
  IDTYPE *last = state;
  (void)kind;
  if (name || !create || !last)
    return false;
  *id = ++*last;
  return true;
}

static long refuse_id(void *state, int kind, IDTYPE id) {
  (void)state, (void)kind, (void)id;
  return false;
}

static void forget_id(void *state, int kind, IDTYPE id) {
  (void)state, (void)kind, (void)id;
}

static char *no_name(void *state, int kind, IDTYPE id) {
  (void)state, (void)kind, (void)id;
  return NULL;
}

static void note_object(void *state, int kind, void *object) {
  (void)state, (void)kind, (void)object;
}

static Agiddisc_t ids = {open_ids, next_id, refuse_id,  forget_id,
                         no_name,  free,    note_object};
static Agdisc_t disciplines = {NULL, &ids, NULL};

static bool begin(filler_t *f) {
  const picture_t *p = f->picture;
  arena_init(&f->arena, allocator_system());
  f->clusters = ARENA_NEW(&f->arena, Agraph_t *, p->num_clusters + 1);
  f->nodes = ARENA_NEW(&f->arena, Agnode_t *, p->num_nodes + 1);
  f->graph =
      f->graphviz->agopen("assertions", f->graphviz->directed, &disciplines);
  return f->clusters && f->nodes && f->graph;
}

static void fill(filler_t *f) {
  const picture_t *p = f->picture;
  declare(f);
  f->graphviz->agattr(f->graph, AGRAPH, "bgcolor",
                      f->options->is_inline ? "transparent" : "white");
  if (p->num_nodes > MANY_NODES)
    hurry(f);
  set_id(f, f->graph, AGRAPH, 'g', 0);
  for (uint32_t i = 0; i < p->num_clusters; ++i)
    add_cluster(f, i);
  for (uint32_t i = 0; i < p->num_nodes; ++i)
    add_node(f, i);
  for (uint32_t i = 0; i < p->num_edges; ++i)
    add_edge(f, i);
  if (!f->options->is_inline)
    add_legend(f);
}

Agraph_t *graph_create(const graphviz_t *graphviz, const picture_t *picture,
                       const graph_options_t *options) {
  filler_t f = {.graphviz = graphviz, .picture = picture, .options = options};
  if (begin(&f))
    fill(&f);
  if (f.arena.failed && f.graph) {
    graphviz->agclose(f.graph);
    f.graph = NULL;
  }
  arena_deinit(&f.arena);
  return f.graph;
}
