/* Phases that add up, and their table. */
#include "cli/timing.h"

#include "testing/gtest_c.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

static void pass(long milliseconds) {
  struct timespec time = {.tv_nsec = milliseconds * 1000000};
  nanosleep(&time, NULL);
}

/* The table; the caller frees it. */
static char *table(const timing_t *timing, double total) {
  char *text = NULL;
  size_t length;
  FILE *file = open_memstream(&text, &length);
  timing_print(timing, total, file);
  fclose(file);
  return text;
}

TEST(Timing, goes_on) {
  double before = timing_now();
  pass(2);
  double passed = timing_now() - before;
  EXPECT_TRUE(passed >= 0.002 && passed < 60);
}

TEST(Timing, adds_up_phases) {
  timing_t timing = {.count = 0};
  for (int i = 0; i < 2; ++i) {
    timing_begin(&timing, "Parse");
    pass(2);
    timing_end(&timing);
    timing_begin(&timing, "drop");
    timing_end(&timing);
  }
  ASSERT_EQ(2, timing.count);
  EXPECT_STREQ("Parse", timing.rows[0].name);
  EXPECT_TRUE(timing.rows[0].seconds >= 0.004);
  EXPECT_STREQ("drop", timing.rows[1].name);
  EXPECT_TRUE(timing.rows[1].seconds < timing.rows[0].seconds);
}

TEST(Timing, prints_a_table) {
  timing_t timing = {.rows = {{"Parse", 1.5}, {"Print", 0.25}}, .count = 2};
  char *text = table(&timing, 2);
  EXPECT_CONTAINS("... Execution time report ...\n", text);
  EXPECT_CONTAINS("  Total Execution Time: 2.0000 seconds\n", text);
  EXPECT_CONTAINS("  ----Wall Time----  ----Name----\n"
                  "     1.5000 ( 75.0%)  Parse\n"
                  "     0.2500 ( 12.5%)  Print\n"
                  "     0.2500 ( 12.5%)  Rest\n"
                  "     2.0000 (100.0%)  Total\n",
                  text);
  free(text);
}

TEST(Timing, prints_an_empty_table) {
  timing_t timing = {.count = 0};
  char *text = table(&timing, 0);
  EXPECT_CONTAINS("     0.0000 (  0.0%)  Total\n", text);
  free(text);
}

TEST(Timing, does_not_overflow) {
  static char names[2 * TIMING_ROWS][12];
  timing_t timing = {.count = 0};
  for (int i = 0; i < 2 * TIMING_ROWS; ++i) {
    snprintf(names[i], sizeof names[i], "%d", i);
    timing_begin(&timing, names[i]);
    timing_end(&timing);
  }
  EXPECT_EQ(TIMING_ROWS, timing.count);
  EXPECT_STREQ("31", timing.rows[TIMING_ROWS - 1].name);
}
