/* --view: what is drawn of a run, and where that goes. */
#ifndef ASSERTION_CLI_DRAW_H
#define ASSERTION_CLI_DRAW_H

#include "cli/run.h"

/* Checks that what was said of pictures fits together: the ending names a
 * format, nothing is said without --view, the picture has a place of its own.
 * Fails after a message that names the options. */
MlirLogicalResult draw_check(const options_t *options);

/* Whether a verb of the run takes assertions out of the module. */
bool draw_drops(const options_t *options);
/* Whether one also erases whatever is dead. */
bool draw_sweeps(const options_t *options);

/* The view that the options ask for, to be destroyed with view_destroy, or
 * NULL, after a message, without memory. */
view_t *draw_begin(const options_t *options);

/* Adds a module, which begins on `line` of the input, to the view of the run,
 * if it has one: as the verbs are given it, and as they leave it where the
 * options ask for that. Fails after an error. */
MlirLogicalResult draw_before(run_t *run, MlirOperation module, unsigned line);
MlirLogicalResult draw_after(run_t *run, MlirOperation module, unsigned line);

/* Writes the picture to `output`. Fails after a message. */
MlirLogicalResult draw_render(run_t *run, output_t *output);

#endif
