/* Text for pictures. It may come with any byte in it, and is made into what
 * every format can show: UTF-8 without control characters. */
#ifndef ASSERTION_VIZ_LABEL_H
#define ASSERTION_VIZ_LABEL_H

#include "analysis/text.h"

/* How long texts on nodes, on edges and under the pointer may be, in
 * characters; what is longer ends in an ellipsis. */
enum {
  LABEL_MAX_NAME = 48,
  LABEL_MAX_MESSAGE = 120,
  LABEL_MAX_TYPE = 40,
  LABEL_MAX_TOOLTIP = 1200,
  /* At how many characters lines of a message break. */
  LABEL_WIDTH = 60,
};

/* Adds at most `most` characters of `raw`. Line feeds and tabs stay, other
 * control characters become their pictures (U+2400 for NUL), and each byte that
 * is not UTF-8, or stands for what XML does not know, U+FFFD. Where something
 * is left out, "…" is added. */
void label_add(text_t *text, MlirStringRef raw, size_t most);

/* As label_add, with tabs as pictures and line feeds where the words reach
 * `width` characters: for text that is shown on several lines. */
void label_add_wrapped(text_t *text, MlirStringRef raw, size_t most,
                       size_t width);

/* Adds a clean text as Graphviz's HTML-like labels want it: entities, line
 * breaks, backslashes doubled. */
void label_add_html(text_t *text, const char *clean);

/* Adds a clean text as an attribute of type escString wants it. `passes` is how
 * often Graphviz takes escapes out of it: tooltips go through that twice when
 * they are rendered (as of 2.43), once by the description of the format. */
void label_add_escaped(text_t *text, const char *clean, unsigned passes);

#endif
