/* How long a run takes, phase by phase, for --timing. It also tells the line of
 * progress (progress.h) what the run is at. */
#ifndef ASSERTION_CLI_TIMING_H
#define ASSERTION_CLI_TIMING_H

#include <stddef.h>
#include <stdio.h>

/* At most so many different phases are told apart; the others count together.
 */
enum { TIMING_ROWS = 32 };

/* Wall time of the phases, in the order in which they first began. Zeroed, it
 * is empty. */
typedef struct timing_t {
  /* A name outlives the timing. */
  struct {
    const char *name;
    double seconds;
  } rows[TIMING_ROWS];
  size_t count;
  /* When the phase began that has not ended, in seconds. */
  double begun;
  size_t current;
} timing_t;

/* Begins a phase, and ends it. Phases of one name are added up; they do not
 * nest. */
void timing_begin(timing_t *timing, const char *name);
void timing_end(timing_t *timing);

/* Prints the phases as mlir-opt's --mlir-timing does, with what no phase took
 * of `total` seconds as "Rest". */
void timing_print(const timing_t *timing, double total, FILE *file);

/* Seconds since some point in the past. */
double timing_now(void);

#endif
