/* The verbs on random modules: dropping against erasing by definition, and
 * what must hold between verbs. */
#include <stdlib.h>
#include <string.h>

#include "testing/gtest_c.h"
#include "testing/ir.h"
#include "testing/oracle.h"
#include "testing/random_module.h"
#include "transforms/verb.h"

static void ignore(MlirLocation location, MlirDiagnosticSeverity severity,
                   MlirStringRef message, void *user_data) {
  (void)location, (void)severity, (void)message, (void)user_data;
}

/* One module with the options for all verbs on it. */
typedef struct sample_t {
  ir_t ir;
  const char *text;
  verb_options_t options;
  oracle_selection_t selection;
} sample_t;

/* Runs a verb, which is right if it says that it changed nothing. */
static bool run_verb(const sample_t *s, const verb_t *verb,
                     MlirOperation root) {
  verb_options_t options = s->options;
  bool unchanged = false;
  options.unchanged = &unchanged;
  char *before = ir_print(root);
  bool ok = mlirLogicalResultIsSuccess(verb->run(root, &options));
  char *after = ir_print(root);
  if (unchanged)
    EXPECT_STREQ(before, after);
  free(before);
  free(after);
  return ok;
}

/* Runs verbs, separated by blanks, on a copy and returns what is printed. */
static char *run(const sample_t *s, const char *verbs) {
  MlirOperation root = mlirOperationClone(s->ir.root);
  while (*verbs) {
    size_t length = strcspn(verbs, " ");
    const verb_t *verb = verb_find(mlirStringRefCreate(verbs, length));
    if (!verb) {
      gtest_c_fail(__FILE__, __LINE__, true, "no verb %s", verbs);
      break;
    }
    bool ok = run_verb(s, verb, root) || s->options.keep_going;
    if (!ok || !mlirOperationVerify(root))
      gtest_c_fail(__FILE__, __LINE__, true, "after `%s` the module is wrong",
                   verbs);
    verbs += length + strspn(verbs + length, " ");
  }
  char *text = ir_print(root);
  mlirOperationDestroy(root);
  return text;
}

/* The same text after `verbs` as after `others`. */
static void expect_same(const sample_t *s, const char *verbs,
                        const char *others) {
  char *text = run(s, verbs), *other = run(s, others);
  if (strcmp(text, other) != 0)
    FAIL("`%s` gives\n%s\n`%s` gives\n%s", verbs, text, others, other);
  free(text);
  free(other);
}

/* Dropping is erasing what the definition says. */
static void expect_dropped(const sample_t *s) {
  MlirOperation root = mlirOperationClone(s->ir.root);
  oracle_t *oracle = oracle_create(root, s->selection);
  oracle_drop(oracle);
  oracle_destroy(oracle);
  char *wanted = ir_print(root), *text = run(s, "drop");
  if (strcmp(wanted, text) != 0)
    FAIL("`drop` gives\n%s\ninstead of\n%s", text, wanted);
  free(wanted);
  free(text);
  mlirOperationDestroy(root);
}

/* Nothing that is selected remains. */
static void expect_none_left(const sample_t *s) {
  MlirOperation root = mlirOperationClone(s->ir.root);
  verb_find(mlirStringRefCreateFromCString("drop"))->run(root, &s->options);
  analysis_t *a = analysis_create(root, &s->options.analysis);
  EXPECT_EQ(0, analysis_num_assertions(a));
  analysis_destroy(a);
  mlirOperationDestroy(root);
}

static void expect_drops(const sample_t *s) {
  expect_dropped(s);
  expect_none_left(s);
  expect_same(s, "drop drop", "drop");
  expect_same(s, "analyze", "");
  expect_same(s, "dce dce", "dce");
  expect_same(s, "strip strip", "strip");
  expect_same(s, "free-sizes free-sizes", "free-sizes");
  expect_same(s, "free-sizes drop drop-symbols dce", "strip");
}

/* In a region of an unknown operation the last operation may be a terminator,
 * and another is the last one where the last was an assertion: so only where
 * there is no such region. */
static void expect_drops_in_any_order(const sample_t *s) {
  expect_drops(s);
  expect_same(s, "dce drop dce", "drop dce");
}

static void expect_wraps(const sample_t *s) {
  expect_same(s, "wrap drop dce", "drop dce");
  expect_same(s, "wrap wrap", "wrap");
  expect_same(s, "unwrap", "");
  expect_same(s, "wrap unwrap unwrap", "wrap unwrap");
}

/* In a graph region the place of an operation decides whether it is
 * cloned, and unwrapping changes places: so only where there is none. */
static void expect_settled_wraps(const sample_t *s) {
  expect_wraps(s);
  expect_same(s, "wrap unwrap wrap unwrap", "wrap unwrap");
  expect_same(s, "wrap unwrap drop", "drop");
}

/* What is carried and lowered drops as what was there; what can't be carried is
 * left. */
static void expect_carries(const sample_t *s) {
  sample_t going = *s;
  going.options.keep_going = true;
  expect_same(&going, "carry carry", "carry");
  expect_same(&going, "carry drop", "drop");
  expect_same(&going, "carry lower drop", "drop");
  expect_same(&going, "carry lower lower", "carry lower");
  expect_same(&going, "wrap carry drop dce", "drop dce");
}

/* Runs `check` on `count` modules under one selection until one fails. */
static void check_many(void (*check)(const sample_t *), random_module_t random,
                       unsigned count, analysis_options_t analysis,
                       oracle_selection_t selection) {
  MlirContext context = ir_context_create();
  policy_t *policy = policy_create();
  analysis.policy = policy;
  random.seed = random_first_seed(random.seed);
  count = random_times(count);
  for (unsigned i = 0; i < count && !gtest_c_has_fatal_failure();
       ++i, ++random.seed) {
    SCOPED_TRACE("seed %u", (unsigned)random.seed);
    random.operations = 8 + i % 40;
    char *text = random_module_create(&random);
    sample_t s = {
        .ir = ir_parse_in(context, text), .text = text, .selection = selection};
    s.options = (verb_options_t){.analysis = analysis, .sink = {ignore, NULL}};
    if (!mlirOperationIsNull(s.ir.root))
      check(&s);
    if (gtest_c_has_fatal_failure())
      ADD_FAILURE("%s", text);
    ir_destroy_root(&s.ir);
    free(text);
  }
  policy_destroy(policy);
  mlirContextDestroy(context);
}

static const analysis_options_t all = {0};
static const analysis_options_t away = {.keep_at_entry = true};
static const analysis_options_t runtime = {.kinds = 1u << POLICY_KIND_RUNTIME};
static const random_module_t plain = {.seed = 1};
static const random_module_t blocks = {.seed = 500000, .blocks = true};
static const random_module_t full = {
    .seed = 1000000, .blocks = true, .graphs = true};

TEST(Random, drop) {
  check_many(expect_drops_in_any_order, plain, 150, all,
             (oracle_selection_t){0});
}

TEST(Random, drop_with_blocks) {
  check_many(expect_drops_in_any_order, blocks, 150, all,
             (oracle_selection_t){0});
}

TEST(Random, drop_with_blocks_and_graphs) {
  check_many(expect_drops, full, 150, all, (oracle_selection_t){0});
}

TEST(Random, drop_away_from_the_entry) {
  check_many(expect_drops, full, 100, away,
             (oracle_selection_t){.keep_at_entry = true});
}

TEST(Random, drop_one_kind) {
  check_many(expect_drops, full, 100, runtime,
             (oracle_selection_t){.kind = "runtime"});
}

TEST(Random, carry) {
  check_many(expect_carries, plain, 150, all, (oracle_selection_t){0});
}

TEST(Random, carry_with_blocks) {
  check_many(expect_carries, blocks, 150, all, (oracle_selection_t){0});
}

TEST(Random, carry_with_blocks_and_graphs) {
  check_many(expect_carries, full, 150, all, (oracle_selection_t){0});
}

TEST(Random, wrap) {
  check_many(expect_settled_wraps, plain, 150, all, (oracle_selection_t){0});
}

TEST(Random, wrap_with_blocks) {
  check_many(expect_settled_wraps, blocks, 150, all, (oracle_selection_t){0});
}

TEST(Random, wrap_with_blocks_and_graphs) {
  check_many(expect_wraps, full, 150, all, (oracle_selection_t){0});
}

TEST(Random, wrap_away_from_the_entry) {
  check_many(expect_settled_wraps, blocks, 100, away, (oracle_selection_t){0});
}

TEST(Random, wrap_one_kind) {
  check_many(expect_settled_wraps, blocks, 100, runtime,
             (oracle_selection_t){0});
}
