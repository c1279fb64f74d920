/* Graphviz, loaded when it is first asked for.
 *
 * Linked, it would bring nine shared libraries into every run: measured on a
 * program that does nothing, 1.3 ms of start-up instead of 0.6 ms, and the
 * whole command takes 3 ms. And without it installed nothing at all would run.
 * So it is opened by name, and its functions are called through a table whose
 * types are those of its headers. */
#ifndef ASSERTION_VIZ_GRAPHVIZ_H
#define ASSERTION_VIZ_GRAPHVIZ_H

#include <graphviz/cgraph.h>
#include <graphviz/gvc.h>

/* Its functions under their own names; graphviz.inc lists them. */
typedef struct graphviz_t {
#define GRAPHVIZ(library, name) __typeof__(name) *name;
#include "viz/graphviz.inc"
#undef GRAPHVIZ
  /* Makes a graph directed when it is opened. */
  Agdesc_t directed;
} graphviz_t;

/* The table, or NULL where Graphviz is not installed or lacks one of the
 * functions; graphviz_error then says what. It stays loaded. Not for several
 * threads at a time, as all of Graphviz. */
const graphviz_t *graphviz_get(void);

/* One line on what failed last, in loading or in Graphviz itself, without a
 * newline; "" if nothing did. Good until the next call of either. */
const char *graphviz_error(void);

#endif
