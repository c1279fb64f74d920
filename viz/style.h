/* How things look: the one place for colours and shapes. The rows are in
 * style.inc. */
#ifndef ASSERTION_VIZ_STYLE_H
#define ASSERTION_VIZ_STYLE_H

#include "viz/picture.h"

/* Colours of a fate, as "#rrggbb". Text in `ink` reads on `paper` and on white
 * with a contrast of at least 4.5 (WCAG 2.1, AA). */
typedef struct style_fate_t {
  /* What the legend calls it, and the class attribute in SVG. */
  const char *name, *class_name;
  /* Of text, of outlines and edges, and behind what has that fate. */
  const char *ink, *line, *paper;
} style_fate_t;

/* Shape and outline of a role. */
typedef struct style_role_t {
  /* The first word of the class attribute. */
  const char *class_name;
  /* Graphviz's name of a shape. */
  const char *shape;
  /* Graphviz's style words. What goes is dashed as well. */
  const char *style;
  /* Around the text and the least width, both in inches. */
  const char *margin;
  const char *width;
} style_role_t;

/* The row of a fate and of a role: every one has one. Static storage. */
const style_fate_t *style_fate(picture_fate_t fate);
const style_role_t *style_role(picture_role_t role);

/* Ink of what is said in passing, and of lines between plain things. */
#define STYLE_GREY "#64748b"
/* The font, by names that Pango and browsers both know. */
#define STYLE_FONT "Helvetica,Arial,sans-serif"

#endif
