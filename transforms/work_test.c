/* Steps share an analysis until one changes the IR. */
#include "transforms/work.h"

#include "testing/verb_fixture.h"

#include <stdlib.h>

static const char text[] = "func.func @f(%c: i1) {\n"
                           "  cf.assert %c, \"a\"\n"
                           "  return\n"
                           "}";

/* What the steps below saw; steps have no data of their own. */
static const analysis_t *seen[4];
static uint32_t seen_assertions[4];
static int num_seen;

static bool look(work_t *w) {
  seen_assertions[num_seen] = analysis_num_assertions(w->analysis);
  seen[num_seen++] = w->analysis;
  return true;
}

static bool look_and_change(work_t *w) {
  w->changed = true;
  w->erased = 3;
  return look(w);
}

static bool fail(work_t *w) {
  (void)w;
  return false;
}

static const work_step_t looking = {"look", REPORT_KEPT, look, false};
static const work_step_t looking_at_all = {"all", REPORT_KEPT, look, true};
static const work_step_t changing = {"change", REPORT_DROPPED, look_and_change,
                                     false};
static const work_step_t failing = {"fail", REPORT_KEPT, fail, false};

/* Runs `count` steps in one work. */
static void run(verb_fixture_t *f, const work_step_t *const *steps, int count) {
  work_t w;
  num_seen = 0;
  work_begin(&w, f->ir.root, &f->options);
  EXPECT_TRUE(w.analysis == NULL);
  for (int i = 0; i < count; ++i)
    EXPECT_TRUE(work_do(&w, steps[i]));
  work_end(&w);
}

TEST(Work, steps_share_the_analysis) {
  static const work_step_t *const steps[] = {&looking, &looking,
                                             &looking_at_all};
  verb_fixture_t f = verb_fixture(text);
  run(&f, steps, 3);
  EXPECT_EQ(3, num_seen);
  EXPECT_TRUE(seen[0] != NULL);
  EXPECT_TRUE(seen[0] == seen[1]);
  EXPECT_TRUE(seen[0] == seen[2]);
  verb_fixture_destroy(&f);
}

static bool drop_first(work_t *w) {
  mlirOperationDestroy(analysis_operation(w->analysis, 2));
  w->changed = true;
  return true;
}

TEST(Work, a_change_is_analysed_anew) {
  static const work_step_t dropping = {"drop", REPORT_DROPPED, drop_first,
                                       false};
  static const work_step_t *const steps[] = {&looking, &dropping, &looking};
  verb_fixture_t f = verb_fixture(text);
  run(&f, steps, 3);
  EXPECT_EQ(2, num_seen);
  EXPECT_EQ(1, seen_assertions[0]);
  EXPECT_EQ(0, seen_assertions[1]);
  verb_fixture_destroy(&f);
}

TEST(Work, says_where_no_step_changed_anything) {
  static const work_step_t *const steps[] = {&looking, &changing, &looking};
  verb_fixture_t f = verb_fixture(text);
  for (int count = 1; count <= 3; ++count) {
    bool unchanged = false;
    f.options.unchanged = &unchanged;
    run(&f, steps, count);
    EXPECT_EQ(count == 1, unchanged);
  }
  verb_fixture_destroy(&f);
}

TEST(Work, a_step_for_all_does_not_see_the_selection) {
  static const work_step_t *const steps[] = {&looking, &looking_at_all,
                                             &looking};
  verb_fixture_t f = verb_fixture(text);
  f.options.analysis.kinds = 1u << POLICY_KIND_RAISE;
  run(&f, steps, 3);
  EXPECT_EQ(0, seen_assertions[0]);
  EXPECT_EQ(1, seen_assertions[1]);
  EXPECT_EQ(0, seen_assertions[2]);
  verb_fixture_destroy(&f);
}

TEST(Work, each_step_has_its_section) {
  static const work_step_t *const steps[] = {&looking, &changing, &looking};
  verb_fixture_t f = verb_fixture(text);
  f.options.report = report_create();
  report_begin_module(f.options.report, mlirStringRefCreateFromCString("x:1"));
  run(&f, steps, 3);
  EXPECT_STREQ("look", report_section(f.options.report, 0, 0)->verb);
  EXPECT_EQ(0, report_section(f.options.report, 0, 0)->erased);
  EXPECT_STREQ("change", report_section(f.options.report, 0, 1)->verb);
  EXPECT_EQ(3, report_section(f.options.report, 0, 1)->erased);
  EXPECT_EQ(0, report_section(f.options.report, 0, 2)->erased);
  report_destroy(f.options.report);
  verb_fixture_destroy(&f);
}

TEST(Work, a_step_that_fails_has_no_memory) {
  verb_fixture_t f = verb_fixture(text);
  f.options.sink = (diagnostic_sink_t){verb_fixture_emit, &f};
  MlirOperation root = f.ir.root;
  EXPECT_TRUE(mlirLogicalResultIsSuccess(work_run(root, &f.options, &looking)));
  EXPECT_TRUE(mlirLogicalResultIsFailure(work_run(root, &f.options, &failing)));
  EXPECT_CONTAINS("error: out of memory", f.said);
  verb_fixture_destroy(&f);
}
