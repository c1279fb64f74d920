/* A clock and a table. */
#include "cli/timing.h"

#include "cli/progress.h"

#include <string.h>
#include <time.h>

double timing_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* The row of this name; the last one where there are too many. */
static size_t find_row(timing_t *timing, const char *name) {
  for (size_t i = 0; i < timing->count; ++i)
    if (!strcmp(timing->rows[i].name, name))
      return i;
  if (timing->count == TIMING_ROWS)
    return TIMING_ROWS - 1;
  timing->rows[timing->count].name = name;
  return timing->count++;
}

void timing_begin(timing_t *timing, const char *name) {
  progress_at(name);
  timing->current = find_row(timing, name);
  timing->begun = timing_now();
}

void timing_end(timing_t *timing) {
  timing->rows[timing->current].seconds += timing_now() - timing->begun;
}

static void print_row(FILE *file, double seconds, double total,
                      const char *name) {
  double share = total > 0 ? 100 * seconds / total : 0;
  fprintf(file, "  %9.4f (%5.1f%%)  %s\n", seconds, share, name);
}

void timing_print(const timing_t *timing, double total, FILE *file) {
  static const char line[] = "===-------------------------------------------"
                             "------------------------------===\n";
  double rest = total;
  fprintf(file, "%s%27s... Execution time report ...\n%s", line, "", line);
  fprintf(file, "  Total Execution Time: %.4f seconds\n\n", total);
  fprintf(file, "  ----Wall Time----  ----Name----\n");
  for (size_t i = 0; i < timing->count; ++i) {
    rest -= timing->rows[i].seconds;
    print_row(file, timing->rows[i].seconds, total, timing->rows[i].name);
  }
  print_row(file, rest, total, "Rest");
  print_row(file, total, total, "Total");
  fflush(file);
}
