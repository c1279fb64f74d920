/* The analysis where memory runs out, at every place where it asks for some. */
#include "testing/allocator_fixture.h"
#include "testing/analysis_fixture.h"

#include "testing/random_module.h"

/* Asks all that is answered on demand. */
static void ask(analysis_t *a) {
  for (uint32_t i = 0; i < analysis_num_assertions(a); ++i) {
    analysis_shared(a, i);
    analysis_num_shared(a, i);
    analysis_captures(a, i);
    analysis_guarded(a, i);
  }
  for (uint32_t id = 0; id < analysis_num_operations(a); ++id)
    analysis_reads_mutable(a, id);
}

/* Analyses `root` and asks; returns whether there was an analysis. */
static bool analyse_counting(MlirOperation root, const policy_t *policy,
                             counting_t *counting) {
  analysis_options_t options = {.policy = policy};
  allocator_t allocator = counting_allocator(counting);
  analysis_t *a = analysis_create_with(root, &options, allocator);
  if (a)
    ask(a);
  analysis_destroy(a);
  return a != NULL;
}

/* Lets every allocation fail in turn, and all after it unless `once`. */
static void fail_everywhere(MlirOperation root, const policy_t *policy,
                            int once) {
  counting_t whole = {0};
  ASSERT_TRUE(analyse_counting(root, policy, &whole));
  ASSERT_EQ(0, whole.live);
  uint32_t failed = 0;
  for (uint32_t k = 1; k <= whole.calls; ++k) {
    SCOPED_TRACE("allocation %u", (unsigned)k);
    counting_t counting = {.fail_from = k, .fail_once = once};
    failed += !analyse_counting(root, policy, &counting);
    ASSERT_EQ(0, counting.live);
  }
  EXPECT_LT(0, failed);
}

static void fail_in_modules(random_module_t random, unsigned count) {
  MlirContext context = ir_context_create();
  policy_t *policy = policy_create();
  for (unsigned i = 0; i < count; ++i, ++random.seed) {
    SCOPED_TRACE("seed %u", (unsigned)random.seed);
    char *text = random_module_create(&random);
    ir_t ir = ir_parse_in(context, text);
    fail_everywhere(ir.root, policy, 0);
    fail_everywhere(ir.root, policy, 1);
    ir_destroy_root(&ir);
    free(text);
  }
  policy_destroy(policy);
  mlirContextDestroy(context);
}

TEST(Memory, small_modules) {
  random_module_t random = {.seed = 1, .operations = 30, .blocks = true};
  fail_in_modules(random, 20);
}

TEST(Memory, a_module_of_several_hundred_operations) {
  random_module_t random = {
      .seed = 77, .operations = 600, .blocks = true, .graphs = true};
  fail_in_modules(random, 4);
}

TEST(Memory, without_any) {
  random_module_t random = {.seed = 5, .operations = 10};
  char *text = random_module_create(&random);
  ir_t ir = ir_parse(text);
  policy_t *policy = policy_create();
  counting_t counting = {.fail_from = 1};
  EXPECT_FALSE(analyse_counting(ir.root, policy, &counting));
  EXPECT_EQ(1, counting.calls);
  policy_destroy(policy);
  ir_destroy(&ir);
  free(text);
}
