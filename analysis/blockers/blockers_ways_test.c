/* The ways from blockers to what keeps them: shapes of graphs by hand, and
 * random modules against a search by definition. */
#include <stdlib.h>

#include "mlir-c/BuiltinAttributes.h"
#include "testing/blockers_fixture.h"
#include "testing/ir.h"
#include "testing/random_module.h"

/* The blockers of `text` for TOSA, where "other.op" has no effects. */
static fixture_t find(const char *text) {
  fixture_t f = fixture_parse(text);
  EXPECT_TRUE(mlirLogicalResultIsSuccess(policy_add_pure(
      f.policy, mlirStringRefCreateFromCString("other.op"), NULL, NULL)));
  f.blockers = blockers_find(f.module, f.policy, BACKEND_TOSA);
  EXPECT_TRUE(f.blockers != NULL);
  return f;
}

/* Which operation is numbered so by the attribute "n". */
static int64_t number_of(MlirOperation op) {
  MlirStringRef n = mlirStringRefCreateFromCString("n");
  MlirAttribute attribute = mlirOperationGetAttributeByName(op, n);
  return mlirAttributeIsNull(attribute) ? -1
                                        : mlirIntegerAttrGetValueInt(attribute);
}

/* The index of the blocker that carries `n`. */
static size_t blocker_of(const fixture_t *f, int64_t n) {
  for (size_t i = 0; i < blockers_count(f->blockers); ++i)
    if (number_of(blockers_get(f->blockers, i)->op) == n)
      return i;
  ADD_FAILURE("no blocker %d", (int)n);
  return 0;
}

/* The numbers on the way of the blocker that carries `n`: "1 4 7", with '.'
 * for what carries none. */
static const char *way(const fixture_t *f, int64_t n) {
  static char text[512];
  MlirOperation path[64];
  size_t length = blockers_path(f->blockers, blocker_of(f, n), path, 64);
  text[0] = '\0';
  for (size_t k = 0; k < length && k < 64; ++k) {
    char one[24] = ".";
    if (number_of(path[k]) >= 0)
      snprintf(one, sizeof one, "%d", (int)number_of(path[k]));
    strcat(text, k ? " " : "");
    strcat(text, one);
  }
  return text;
}

TEST(BlockersWays, diamond) {
  fixture_t f = find("func.func @f(%a: tensor<2xf32>) -> i32 {\n"
                     "  %0 = \"other.op\"() {n = 0} : () -> i32\n"
                     "  %1 = \"other.op\"(%0) {n = 1} : (i32) -> i32\n"
                     "  %2 = \"other.op\"(%0) {n = 2} : (i32) -> i32\n"
                     "  %3 = \"other.op\"(%1, %2) {n = 3} : (i32, i32) -> i32\n"
                     "  return {n = 9} %3 : i32\n}\n");
  EXPECT_EQ(4, blockers_get(f.blockers, blocker_of(&f, 0))->path_length);
  const char *text = way(&f, 0);
  EXPECT_TRUE(strcmp(text, "0 1 3 9") == 0 || strcmp(text, "0 2 3 9") == 0);
  EXPECT_STREQ("1 3 9", way(&f, 1));
  EXPECT_STREQ("2 3 9", way(&f, 2));
  fixture_destroy(&f);
}

TEST(BlockersWays, the_nearer_of_two_keepers) {
  fixture_t f = find("func.func @f() -> i32 {\n"
                     "  %0 = \"other.op\"() {n = 0} : () -> i32\n"
                     "  %1 = \"other.op\"(%0) {n = 1} : (i32) -> i32\n"
                     "  %2 = \"other.op\"(%1) {n = 2} : (i32) -> i32\n"
                     "  \"other.keeps\"(%1) {n = 3} : (i32) -> ()\n"
                     "  return {n = 9} %2 : i32\n}\n");
  EXPECT_STREQ("0 1 3", way(&f, 0));
  EXPECT_STREQ("2 9", way(&f, 2));
  EXPECT_STREQ("3", way(&f, 3));
  fixture_destroy(&f);
}

TEST(BlockersWays, what_is_dead_keeps_nothing) {
  fixture_t f = find("func.func @f() -> i32 {\n"
                     "  %1 = \"other.op\"() {n = 1} : () -> i32\n"
                     "  %2 = \"other.op\"(%1) {n = 2} : (i32) -> i32\n"
                     "  %3 = \"other.op\"(%1) {n = 3} : (i32) -> i32\n"
                     "  %4 = \"other.op\"(%3) {n = 4} : (i32) -> i32\n"
                     "  return {n = 9} %4 : i32\n}\n");
  EXPECT_STREQ("1 3 4 9", way(&f, 1));
  for (size_t i = 0; i < blockers_count(f.blockers); ++i)
    EXPECT_NE(2, number_of(blockers_get(f.blockers, i)->op));
  fixture_destroy(&f);
}

TEST(BlockersWays, functions_do_not_keep_each_other) {
  fixture_t f = find("func.func @f() -> i32 {\n"
                     "  %0 = \"other.op\"() {n = 0} : () -> i32\n"
                     "  return {n = 8} %0 : i32\n}\n"
                     "func.func @g() -> i32 {\n"
                     "  %0 = \"other.op\"() {n = 1} : () -> i32\n"
                     "  return {n = 9} %0 : i32\n}\n");
  EXPECT_STREQ("0 8", way(&f, 0));
  EXPECT_STREQ("1 9", way(&f, 1));
  fixture_destroy(&f);
}

static const char LOOP[] =
    "func.func @f(%x: index) -> i32 {\n"
    "  %0 = \"other.op\"() {n = 0} : () -> i32\n"
    "  %1 = scf.for %i = %x to %x step %x iter_args(%v = %0) -> (i32) {\n"
    "    %2 = \"other.op\"(%v) {n = 2} : (i32) -> i32\n"
    "    scf.yield {n = 3} %2 : i32\n"
    "  } {n = 1}\n"
    "  return {n = 9} %1 : i32\n}\n";

TEST(BlockersWays, through_a_loop) {
  fixture_t f = find(LOOP);
  EXPECT_STREQ("0 1 9", way(&f, 0));
  EXPECT_STREQ("2 3 1 9", way(&f, 2));
  EXPECT_STREQ("3 1 9", way(&f, 3));
  fixture_destroy(&f);
}

TEST(BlockersWays, out_of_nested_regions_to_an_effect) {
  fixture_t f = find("func.func @f(%c: i1) {\n"
                     "  %0 = \"other.op\"() {n = 0} : () -> i32\n"
                     "  scf.if %c {\n"
                     "    scf.if %c {\n"
                     "      \"other.keeps\"(%0) {n = 1} : (i32) -> ()\n"
                     "    } {n = 3}\n"
                     "  } {n = 2}\n"
                     "  return\n}\n");
  EXPECT_STREQ("0 1", way(&f, 0));
  EXPECT_STREQ("3 1", way(&f, 3));
  EXPECT_STREQ("2 3 1", way(&f, 2));
  fixture_destroy(&f);
}

TEST(BlockersWays, over_branches) {
  fixture_t f = find("func.func @f(%c: i1) -> i32 {\n"
                     "  %0 = \"other.op\"() {n = 0} : () -> i32\n"
                     "  cf.br ^bb1(%0 : i32) {n = 1}\n"
                     "^bb1(%v: i32):\n"
                     "  %2 = \"other.op\"(%v) {n = 2} : (i32) -> i32\n"
                     "  return {n = 9} %2 : i32\n}\n");
  EXPECT_STREQ("0 1", way(&f, 0));
  EXPECT_STREQ("2 9", way(&f, 2));
  fixture_destroy(&f);
}

/* --- Random modules ------------------------------------------------------ */

/* All operations in pre-order, and their distances by definition. */
typedef struct naive_t {
  MlirOperation ops[512];
  uint32_t distance[512];
  uint32_t count;
} naive_t;

static MlirWalkResult list_one(MlirOperation op, void *data) {
  naive_t *naive = data;
  if (naive->count < 512)
    naive->ops[naive->count++] = op;
  return MlirWalkResultAdvance;
}

static bool has_word(MlirOperation op, const char *name, const char *word) {
  return mlirStringRefEqual(ir_string(op, name),
                            mlirStringRefCreateFromCString(word));
}

static bool is(MlirOperation op, const char *word) {
  return has_word(op, "test.is", word);
}

static bool is_last(MlirOperation op) {
  return mlirOperationIsNull(mlirOperationGetNextInBlock(op));
}

static bool is_named(MlirOperation op, const char *name) {
  return mlirStringRefEqual(mlirIdentifierStr(mlirOperationGetName(op)),
                            mlirStringRefCreateFromCString(name));
}

/* Whether it stays by itself. A branch that only raises stays for what raises
 * in it; a terminator that no table knows has effects. */
static bool keeps(MlirOperation op) {
  if (is(op, "effects") || is(op, "symbol") || is_named(op, "test.end"))
    return true;
  if (is(op, "assertion"))
    return !has_word(op, "test.kind", "raise");
  MlirOperation parent = mlirOperationGetParentOperation(op);
  return mlirOperationIsNull(parent) ||
         (is(op, "end") && is_last(op) && is(parent, "symbol"));
}

static bool uses(MlirOperation user, MlirOperation def) {
  for (intptr_t k = 0; k < mlirOperationGetNumOperands(user); ++k) {
    MlirValue value = mlirOperationGetOperand(user, k);
    if (mlirValueIsAOpResult(value) &&
        mlirOperationEqual(mlirOpResultGetOwner(value), def))
      return true;
  }
  return false;
}

/* Whether `user` needs `def`: uses it, is in it, or is what it ends. What is
 * last in an operation that no table knows may end it. */
static bool needs(MlirOperation user, MlirOperation def) {
  MlirOperation around = mlirOperationGetParentOperation(def);
  return uses(user, def) ||
         mlirOperationEqual(mlirOperationGetParentOperation(user), def) ||
         (mlirOperationEqual(around, user) && is_last(def) &&
          !is_named(user, "builtin.module"));
}

static bool relax(naive_t *naive, uint32_t user, uint32_t def) {
  uint32_t through = naive->distance[user] + 1;
  if (!naive->distance[user] || !needs(naive->ops[user], naive->ops[def]) ||
      (naive->distance[def] && naive->distance[def] <= through))
    return false;
  naive->distance[def] = through;
  return true;
}

static naive_t search(MlirOperation root) {
  naive_t naive = {.count = 0};
  mlirOperationWalk(root, list_one, &naive, MlirWalkPreOrder);
  for (uint32_t id = 0; id < naive.count; ++id)
    naive.distance[id] = keeps(naive.ops[id]);
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t user = 0; user < naive.count; ++user)
      for (uint32_t def = 0; def < naive.count; ++def)
        changed |= relax(&naive, user, def);
  }
  return naive;
}

static uint32_t distance_of(const naive_t *naive, MlirOperation op) {
  for (uint32_t id = 0; id < naive->count; ++id)
    if (mlirOperationEqual(naive->ops[id], op))
      return naive->distance[id];
  ADD_FAILURE("not listed");
  return 0;
}

/* The way is as short as can be, and each step is needed by the next. */
static void check_way(const fixture_t *f, size_t i, const naive_t *naive) {
  MlirOperation path[64];
  const blocker_t *blocker = blockers_get(f->blockers, i);
  size_t length = blockers_path(f->blockers, i, path, 64);
  ASSERT_EQ(blocker->path_length, length);
  ASSERT_EQ(distance_of(naive, blocker->op), length);
  if (!length)
    return;
  ASSERT_LT(length, 64);
  ASSERT_TRUE(mlirOperationEqual(blocker->op, path[0]));
  for (size_t k = 1; k < length; ++k)
    ASSERT_TRUE(needs(path[k], path[k - 1]));
  ASSERT_TRUE(keeps(path[length - 1]));
}

/* Checks all blockers of one module; returns how many there are. */
static size_t check_module(const char *text, backend_t backend) {
  fixture_t f = fixture_create(text, backend);
  if (!f.blockers)
    return 0;
  naive_t naive = search(f.module);
  size_t count = blockers_count(f.blockers);
  for (size_t i = 0; i < count && !gtest_c_has_fatal_failure(); ++i)
    check_way(&f, i, &naive);
  fixture_destroy(&f);
  return count;
}

static void check_random(random_module_t options, unsigned times) {
  size_t count = 0;
  for (unsigned i = 0; i < random_times(times); ++i) {
    options.seed = random_first_seed(3000) + i;
    SCOPED_TRACE("seed %llu", (unsigned long long)options.seed);
    char *text = random_module_create(&options);
    count += check_module(text, (backend_t)(i % BACKEND_COUNT));
    free(text);
    if (gtest_c_has_fatal_failure())
      return;
  }
  EXPECT_LT(times, count);
}

TEST(BlockersWays, random_modules) {
  check_random((random_module_t){.operations = 40}, 150);
}

TEST(BlockersWays, random_modules_with_branches) {
  check_random((random_module_t){.operations = 40, .blocks = true}, 150);
}

TEST(BlockersWays, random_modules_with_cycles) {
  check_random((random_module_t){.operations = 40, .graphs = true}, 150);
}
