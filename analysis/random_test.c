/* The analysis of thousands of random modules against slices by definition. */
#include "testing/analysis_fixture.h"

#include <stdlib.h>

#include "testing/oracle.h"
#include "testing/random_module.h"

/* One random module, analysed both ways. */
typedef struct sample_t {
  ir_t ir;
  analysis_t *analysis;
  oracle_t *oracle;
} sample_t;

static void compare_classes(const sample_t *s) {
  static const analysis_class_t classes[] = {
      [ORACLE_LIVE] = ANALYSIS_LIVE,
      [ORACLE_ASSERTION] = ANALYSIS_ASSERTION,
      [ORACLE_SLICE] = ANALYSIS_SLICE,
      [ORACLE_DEAD] = ANALYSIS_DEAD,
  };
  uint32_t exclusive = 0;
  for (uint32_t id = 0; id < s->oracle->count; ++id) {
    SCOPED_TRACE("operation %u", (unsigned)id);
    ASSERT_TRUE(mlirOperationEqual(s->oracle->ops[id],
                                   analysis_operation(s->analysis, id)));
    ASSERT_EQ(s->oracle->parent[id], analysis_parent(s->analysis, id));
    ASSERT_EQ(classes[s->oracle->classes[id]], analysis_class(s->analysis, id));
    ASSERT_EQ(s->oracle->owner[id], analysis_owner(s->analysis, id));
    exclusive += s->oracle->classes[id] == ORACLE_SLICE;
  }
  ASSERT_EQ(exclusive, analysis_num_exclusive(s->analysis));
}

static void compare_slice(const sample_t *s, uint32_t i) {
  analysis_ids_t slice = analysis_slice(s->analysis, i);
  uint32_t k = 0;
  for (uint32_t id = 0; id < s->oracle->count; ++id)
    if (s->oracle->owner[id] == i) {
      ASSERT_LT(k, slice.count);
      ASSERT_EQ(id, slice.ids[k++]);
    }
  ASSERT_EQ(k, slice.count);
}

/* Compares a list cut at ANALYSIS_LISTED with all members of the set. */
static void compare_list(const analysis_list_t *list, const bool *wanted,
                         uint32_t size) {
  uint32_t count = 0;
  for (uint32_t k = 0; k < size; ++k)
    count += wanted[k];
  ASSERT_FALSE(list->at_least);
  ASSERT_EQ(count, list->count);
  for (uint32_t k = 0; k < list->count && k < ANALYSIS_LISTED; ++k) {
    ASSERT_LT(list->ids[k], size);
    ASSERT_TRUE(wanted[list->ids[k]]);
    if (k)
      ASSERT_LT(list->ids[k - 1], list->ids[k]);
  }
}

static void compare_shared(const sample_t *s, uint32_t i) {
  bool wanted[1024] = {false};
  uint32_t n = s->oracle->num_assertions;
  for (uint32_t other = 0; other < n; ++other)
    wanted[other] = oracle_shares(s->oracle, i, other);
  analysis_shared_t shared = analysis_shared(s->analysis, i);
  ASSERT_EQ(oracle_num_shared(s->oracle, i), shared.operations);
  ASSERT_EQ(shared.operations, analysis_num_shared(s->analysis, i));
  compare_list(&shared.assertions, wanted, n);
}

static void compare_guarded(const sample_t *s, uint32_t i) {
  bool wanted[1024] = {false};
  for (uint32_t id = 0; id < s->oracle->count; ++id)
    wanted[id] = oracle_guards(s->oracle, i, id);
  analysis_list_t guarded = analysis_guarded(s->analysis, i);
  compare_list(&guarded, wanted, s->oracle->count);
}

static void compare_assertions(const sample_t *s) {
  uint32_t n = s->oracle->num_assertions;
  ASSERT_EQ(n, analysis_num_assertions(s->analysis));
  for (uint32_t i = 0; i < n; ++i) {
    SCOPED_TRACE("assertion %u", (unsigned)i);
    ASSERT_EQ(s->oracle->assertions[i], analysis_assertion(s->analysis, i)->id);
    ASSERT_NO_FATAL_FAILURE(compare_slice(s, i));
    ASSERT_NO_FATAL_FAILURE(compare_shared(s, i));
    ASSERT_NO_FATAL_FAILURE(compare_guarded(s, i));
  }
}

/* Compares one module under one selection; prints it where they differ. */
static void compare(MlirContext context, const policy_t *policy,
                    const random_module_t *options, uint32_t kinds,
                    oracle_selection_t selection) {
  SCOPED_TRACE("seed %u", (unsigned)options->seed);
  char *text = random_module_create(options);
  sample_t s = {.ir = ir_parse_in(context, text)};
  if (!mlirOperationIsNull(s.ir.root)) {
    const char *only = selection.function ? selection.function : "";
    analysis_options_t analysis = {.policy = policy,
                                   .kinds = kinds,
                                   .only = mlirStringRefCreateFromCString(only),
                                   .keep_at_entry = selection.keep_at_entry};
    s.analysis = analysis_create(s.ir.root, &analysis);
    s.oracle = oracle_create(s.ir.root, selection);
    compare_classes(&s);
    if (!gtest_c_has_fatal_failure())
      compare_assertions(&s);
    if (gtest_c_has_fatal_failure())
      ADD_FAILURE("%s", text);
    analysis_destroy(s.analysis);
    oracle_destroy(s.oracle);
  }
  ir_destroy_root(&s.ir);
  free(text);
}

/* Compares `count` modules, in one context, until one differs. */
static void compare_many(random_module_t options, unsigned count,
                         uint32_t kinds, oracle_selection_t selection) {
  MlirContext context = ir_context_create();
  policy_t *policy = policy_create();
  uint64_t first = random_first_seed(options.seed);
  count = random_times(count);
  for (unsigned i = 0; i < count && !gtest_c_has_fatal_failure(); ++i) {
    options.seed = first + i;
    options.operations = 8 + i % 40;
    compare(context, policy, &options, kinds, selection);
  }
  policy_destroy(policy);
  mlirContextDestroy(context);
}

TEST(Random, straight_code_and_regions) {
  random_module_t options = {.seed = 1};
  compare_many(options, 1500, 0, (oracle_selection_t){0});
}

TEST(Random, several_blocks) {
  random_module_t options = {.seed = 100000, .blocks = true};
  compare_many(options, 1000, 0, (oracle_selection_t){0});
}

TEST(Random, graph_regions_with_cycles) {
  random_module_t options = {.seed = 200000, .graphs = true};
  compare_many(options, 1000, 0, (oracle_selection_t){0});
}

TEST(Random, all_together) {
  random_module_t options = {.seed = 300000, .blocks = true, .graphs = true};
  compare_many(options, 1000, 0, (oracle_selection_t){0});
}

TEST(Random, selection_by_kind) {
  random_module_t options = {.seed = 400000, .blocks = true, .graphs = true};
  compare_many(options, 300, 1u << POLICY_KIND_RUNTIME,
               (oracle_selection_t){.kind = "runtime"});
  compare_many(options, 300, 1u << POLICY_KIND_RAISE,
               (oracle_selection_t){.kind = "raise"});
}

TEST(Random, selection_by_function) {
  random_module_t options = {.seed = 500000, .blocks = true};
  compare_many(options, 300, 0, (oracle_selection_t){.function = "f1"});
}

TEST(Random, selection_away_from_the_entry) {
  random_module_t options = {.seed = 600000, .blocks = true, .graphs = true};
  compare_many(options, 500, 0, (oracle_selection_t){.keep_at_entry = true});
}
