/* Arithmetic on sizes: what is folded, what changes nothing, and what is built
 * as TOSA's arithmetic on shapes, which is not where Python's integers are. */
#include <stdint.h>
#include <string.h>

#include "testing/ir.h"
#include "testing/verb_fixture.h"
#include "transforms/tosa_shapes/tosa_compare.h"
#include "transforms/tosa_shapes/tosa_rewrite.h"

/* A rewriting of a function of one tensor with two sizes of it. */
typedef struct fixture_t {
  verb_fixture_t verb;
  tosa_rewrite_t rewrite;
  tosa_size_t n, m;
} fixture_t;

static fixture_t fixture(void) {
  fixture_t f = {
      .verb = verb_fixture("func.func @f(%a: !torch.vtensor<[?,?,3,1],f32>) {\n"
                           "  \"my.end\"() : () -> ()\n"
                           "  return\n"
                           "}")};
  return f;
}

/* What points into the fixture is set once it has its place. */
static void begin(fixture_t *f) {
  tosa_rewrite_t *t = &f->rewrite;
  EXPECT_TRUE(tosa_rewrite_init(t, mlirOperationGetContext(f->verb.ir.root),
                                &f->verb.options));
  build_before(&t->build, ir_find(&f->verb.ir, "my.end", 0));
  MlirOperation function = ir_find(&f->verb.ir, "func.func", 0);
  MlirValue tensor = mlirBlockGetArgument(
      mlirRegionGetFirstBlock(mlirOperationGetFirstRegion(function)), 0);
  f->n = tosa_dim(t, tensor, 0);
  f->m = tosa_dim(t, tensor, 1);
}

static void end(fixture_t *f) {
  build_commit(&f->rewrite.build);
  tosa_rewrite_deinit(&f->rewrite);
  verb_fixture_destroy(&f->verb);
}

/* What two numbers give; expects that nothing is built. */
static int64_t fold(fixture_t *f, tosa_size_op_t op, int64_t a, int64_t b) {
  uint32_t built = f->rewrite.build.num_built;
  tosa_size_t size =
      tosa_arith(&f->rewrite, op, tosa_number(a), tosa_number(b));
  EXPECT_TRUE(size.known);
  EXPECT_EQ(built, f->rewrite.build.num_built);
  return size.number;
}

/* A size that is more than another by a number, as it stands. */
static tosa_size_t plus(tosa_size_t size, int64_t number) {
  size.number += number;
  return size;
}

/* Whether two numbers are left to run time. */
static bool is_built(fixture_t *f, tosa_size_op_t op, int64_t a, int64_t b) {
  uint32_t built = f->rewrite.build.num_built;
  tosa_size_t size =
      tosa_arith(&f->rewrite, op, tosa_number(a), tosa_number(b));
  return !size.known && f->rewrite.build.num_built > built;
}

TEST(TosaSizes, numbers_are_folded) {
  fixture_t f = fixture();
  begin(&f);
  EXPECT_EQ(5, fold(&f, TOSA_ADD, 2, 3));
  EXPECT_EQ(-1, fold(&f, TOSA_SUB, 2, 3));
  EXPECT_EQ(-6, fold(&f, TOSA_MUL, -2, 3));
  EXPECT_EQ(3, fold(&f, TOSA_MAX, -2, 3));
  EXPECT_EQ(-2, fold(&f, TOSA_MIN, -2, 3));
  EXPECT_EQ(0, fold(&f, TOSA_MUL, 0, INT64_MIN));
  end(&f);
}

/* As Python divides: down, and the remainder has the divisor's sign. */
TEST(TosaSizes, division_rounds_down) {
  fixture_t f = fixture();
  begin(&f);
  EXPECT_EQ(2, fold(&f, TOSA_DIV_FLOOR, 7, 3));
  EXPECT_EQ(-3, fold(&f, TOSA_DIV_FLOOR, -7, 3));
  EXPECT_EQ(-2, fold(&f, TOSA_DIV_FLOOR, -6, 3));
  EXPECT_EQ(0, fold(&f, TOSA_DIV_FLOOR, 0, 3));
  EXPECT_EQ(3, fold(&f, TOSA_DIV_CEIL, 7, 3));
  EXPECT_EQ(-2, fold(&f, TOSA_DIV_CEIL, -7, 3));
  EXPECT_EQ(2, fold(&f, TOSA_DIV_CEIL, 6, 3));
  EXPECT_EQ(1, fold(&f, TOSA_MOD, 7, 3));
  EXPECT_EQ(2, fold(&f, TOSA_MOD, -7, 3));
  EXPECT_EQ(0, fold(&f, TOSA_MOD, -6, 3));
  end(&f);
}

/* What is no number of 64 bits, and a divisor that is not positive. */
TEST(TosaSizes, what_does_not_fit_is_left_to_run_time) {
  fixture_t f = fixture();
  begin(&f);
  EXPECT_TRUE(is_built(&f, TOSA_ADD, INT64_MAX, 1));
  EXPECT_TRUE(is_built(&f, TOSA_SUB, INT64_MIN, 1));
  EXPECT_TRUE(is_built(&f, TOSA_MUL, INT64_MAX, 2));
  EXPECT_TRUE(is_built(&f, TOSA_DIV_FLOOR, 7, 0));
  EXPECT_TRUE(is_built(&f, TOSA_DIV_CEIL, 7, -1));
  EXPECT_EQ(INT64_MIN / 2, fold(&f, TOSA_DIV_CEIL, INT64_MIN, 2));
  EXPECT_EQ(INT64_MIN, fold(&f, TOSA_DIV_CEIL, INT64_MIN, 1));
  EXPECT_EQ(0, fold(&f, TOSA_MOD, INT64_MIN, 2));
  EXPECT_TRUE(is_built(&f, TOSA_MOD, INT64_MIN, -1));
  EXPECT_EQ(INT64_MAX, fold(&f, TOSA_ADD, INT64_MAX, 0));
  EXPECT_EQ(INT64_MIN, fold(&f, TOSA_DIV_FLOOR, INT64_MIN, 1));
  EXPECT_EQ(INT64_MIN / 3 - 1, fold(&f, TOSA_DIV_FLOOR, INT64_MIN, 3));
  end(&f);
}

/* Whether an operation gives its size and builds nothing. */
static bool gives(fixture_t *f, tosa_size_op_t op, tosa_size_t a, tosa_size_t b,
                  tosa_size_t expected) {
  uint32_t built = f->rewrite.build.num_built;
  return tosa_same(expected, tosa_arith(&f->rewrite, op, a, b)) &&
         f->rewrite.build.num_built == built;
}

TEST(TosaSizes, what_changes_nothing_is_not_built) {
  fixture_t f = fixture();
  begin(&f);
  tosa_size_t zero = tosa_number(0), one = tosa_number(1);
  EXPECT_TRUE(gives(&f, TOSA_ADD, f.n, zero, f.n));
  EXPECT_TRUE(gives(&f, TOSA_ADD, zero, f.n, f.n));
  EXPECT_TRUE(gives(&f, TOSA_SUB, f.n, zero, f.n));
  EXPECT_TRUE(gives(&f, TOSA_MUL, one, f.n, f.n));
  EXPECT_TRUE(gives(&f, TOSA_MUL, f.n, one, f.n));
  EXPECT_TRUE(gives(&f, TOSA_DIV_FLOOR, f.n, one, f.n));
  EXPECT_TRUE(gives(&f, TOSA_DIV_CEIL, f.n, one, f.n));
  EXPECT_TRUE(gives(&f, TOSA_MAX, f.n, f.n, f.n));
  EXPECT_TRUE(gives(&f, TOSA_MIN, f.m, f.m, f.m));
  end(&f);
}

/* What is not neutral on this side, or not for this operation. */
TEST(TosaSizes, what_changes_something_is_built) {
  fixture_t f = fixture();
  begin(&f);
  tosa_size_t zero = tosa_number(0), one = tosa_number(1);
  EXPECT_FALSE(gives(&f, TOSA_SUB, zero, f.n, f.n));
  EXPECT_FALSE(gives(&f, TOSA_ADD, f.n, f.m, f.n));
  EXPECT_FALSE(gives(&f, TOSA_MUL, f.n, zero, f.n));
  EXPECT_FALSE(gives(&f, TOSA_DIV_FLOOR, one, f.n, f.n));
  EXPECT_FALSE(gives(&f, TOSA_MAX, f.n, zero, f.n));
  EXPECT_FALSE(gives(&f, TOSA_MAX, f.n, f.m, f.n));
  EXPECT_FALSE(gives(&f, TOSA_SUB, f.n, f.m, f.n));
  end(&f);
}

/* Numbers add up before anything is built; so do two sizes that differ by a
 * number. */
TEST(TosaSizes, numbers_are_added_to_sizes) {
  fixture_t f = fixture();
  begin(&f);
  tosa_size_t one = tosa_number(1), two = tosa_number(2);
  EXPECT_TRUE(gives(&f, TOSA_ADD, f.n, one, plus(f.n, 1)));
  EXPECT_TRUE(gives(&f, TOSA_ADD, one, f.n, plus(f.n, 1)));
  EXPECT_TRUE(gives(&f, TOSA_SUB, plus(f.n, 1), two, plus(f.n, -1)));
  EXPECT_TRUE(gives(&f, TOSA_SUB, plus(f.n, 1), one, f.n));
  EXPECT_TRUE(gives(&f, TOSA_SUB, f.n, f.n, tosa_number(0)));
  EXPECT_TRUE(gives(&f, TOSA_SUB, plus(f.n, -3), f.n, tosa_number(-3)));
  EXPECT_FALSE(gives(&f, TOSA_SUB, one, f.n, plus(f.n, -1)));
  EXPECT_FALSE(tosa_same(plus(f.n, 1), f.n));
  EXPECT_FALSE(tosa_same(plus(f.n, 1), plus(f.m, 1)));
  EXPECT_TRUE(tosa_is_natural(plus(f.n, 1)));
  EXPECT_FALSE(tosa_is_natural(plus(f.n, -1)));
  end(&f);
}

/* Each sum is built once, and neither where the number is none of 64 bits. */
TEST(TosaSizes, sums_are_built_once) {
  fixture_t f = fixture();
  begin(&f);
  tosa_rewrite_t *t = &f.rewrite;
  MlirValue sum = tosa_size_value(t, plus(f.n, 3));
  EXPECT_TRUE(mlirValueEqual(sum, tosa_size_value(t, plus(f.n, 3))));
  EXPECT_FALSE(mlirValueEqual(sum, tosa_size_value(t, plus(f.n, -3))));
  EXPECT_EQ(1, ir_count(&f.verb.ir, "tosa.add_shape"));
  EXPECT_EQ(1, ir_count(&f.verb.ir, "tosa.sub_shape"));
  EXPECT_EQ(1, ir_count(&f.verb.ir, "tosa.const_shape"));
  tosa_size_t far = plus(f.n, INT64_MAX);
  far = tosa_arith(t, TOSA_ADD, far, tosa_number(1));
  EXPECT_FALSE(far.known);
  EXPECT_EQ(0, far.number);
  EXPECT_EQ(3, ir_count(&f.verb.ir, "tosa.add_shape"));
  end(&f);
}

TEST(TosaSizes, each_size_is_read_once) {
  fixture_t f = fixture();
  begin(&f);
  tosa_rewrite_t *t = &f.rewrite;
  MlirOperation function = ir_find(&f.verb.ir, "func.func", 0);
  MlirValue tensor = mlirBlockGetArgument(
      mlirRegionGetFirstBlock(mlirOperationGetFirstRegion(function)), 0);
  EXPECT_TRUE(tosa_same(f.n, tosa_dim(t, tensor, 0)));
  EXPECT_FALSE(tosa_same(f.n, f.m));
  EXPECT_TRUE(tosa_is(tosa_dim(t, tensor, 2), 3));
  tosa_sizes_t dims = tosa_dims(t, tensor);
  EXPECT_EQ(4, dims.count);
  EXPECT_TRUE(tosa_is(dims.sizes[3], 1));
  EXPECT_EQ(0, ir_count(&f.verb.ir, "tosa.dim"));
  MlirValue n = tosa_size_value(t, f.n);
  EXPECT_TRUE(mlirValueEqual(n, tosa_size_value(t, dims.sizes[0])));
  EXPECT_FALSE(mlirValueEqual(n, tosa_size_value(t, f.m)));
  EXPECT_EQ(2, ir_count(&f.verb.ir, "tosa.dim"));
  EXPECT_EQ(1, ir_count(&f.verb.ir, "torch_c.to_builtin_tensor"));
  end(&f);
}

TEST(TosaSizes, same) {
  tosa_size_t none = {.known = false, .value = {NULL}};
  EXPECT_TRUE(tosa_same(tosa_number(-1), tosa_number(-1)));
  EXPECT_FALSE(tosa_same(tosa_number(0), tosa_number(1)));
  EXPECT_FALSE(tosa_same(tosa_number(0), none));
  EXPECT_FALSE(tosa_same(none, tosa_number(0)));
  EXPECT_TRUE(tosa_is(tosa_number(INT64_MIN), INT64_MIN));
  EXPECT_FALSE(tosa_is(none, 0));
}

/* The product leaves out what is 1; of no sizes it is 1. */
TEST(TosaSizes, product) {
  fixture_t f = fixture();
  begin(&f);
  tosa_rewrite_t *t = &f.rewrite;
  EXPECT_TRUE(tosa_is(tosa_product(t, (tosa_sizes_t){NULL, 0}), 1));
  tosa_size_t numbers[] = {tosa_number(2), tosa_number(0), tosa_number(7)};
  EXPECT_TRUE(tosa_is(tosa_product(t, (tosa_sizes_t){numbers, 3}), 0));
  tosa_size_t mixed[] = {tosa_number(1), f.n, tosa_number(1)};
  EXPECT_TRUE(tosa_same(f.n, tosa_product(t, (tosa_sizes_t){mixed, 3})));
  EXPECT_EQ(0, ir_count(&f.verb.ir, "tosa.mul_shape"));
  tosa_size_t both[] = {f.n, f.m};
  EXPECT_FALSE(tosa_product(t, (tosa_sizes_t){both, 2}).known);
  EXPECT_EQ(1, ir_count(&f.verb.ir, "tosa.mul_shape"));
  end(&f);
}

/* Numbers side by side are one constant; of no sizes it is an empty one. */
TEST(TosaSizes, shapes) {
  fixture_t f = fixture();
  begin(&f);
  tosa_rewrite_t *t = &f.rewrite;
  tosa_size_t sizes[] = {tosa_number(2), tosa_number(3), f.n, tosa_number(4)};
  tosa_shape(t, (tosa_sizes_t){sizes, 4});
  EXPECT_EQ(2, ir_count(&f.verb.ir, "tosa.const_shape"));
  EXPECT_EQ(1, ir_count(&f.verb.ir, "tosa.concat_shape"));
  EXPECT_CONTAINS("dense<[2, 3]> : tensor<2xindex>",
                  verb_fixture_text(&f.verb));
  MlirValue one = tosa_shape(t, (tosa_sizes_t){sizes + 2, 1});
  EXPECT_TRUE(mlirValueEqual(tosa_size_value(t, f.n), one));
  tosa_shape(t, (tosa_sizes_t){NULL, 0});
  EXPECT_CONTAINS("dense<> : tensor<0xindex>", verb_fixture_text(&f.verb));
  EXPECT_EQ(1, ir_count(&f.verb.ir, "tosa.concat_shape"));
  end(&f);
}

TEST(TosaSizes, a_copy_is_its_own) {
  fixture_t f = fixture();
  begin(&f);
  tosa_size_t sizes[] = {tosa_number(2), f.n};
  tosa_sizes_t copy = tosa_copy(&f.rewrite, (tosa_sizes_t){sizes, 2});
  sizes[0] = tosa_number(9);
  EXPECT_EQ(2, copy.count);
  EXPECT_TRUE(tosa_is(copy.sizes[0], 2));
  EXPECT_TRUE(tosa_same(copy.sizes[1], f.n));
  EXPECT_EQ(0, tosa_copy(&f.rewrite, (tosa_sizes_t){NULL, 0}).count);
  end(&f);
}

/* Each relation of numbers is folded. */
TEST(TosaSizes, relations_of_numbers) {
  static const struct {
    tosa_size_op_t relation;
    int64_t less, same, more;
  } rows[] = {{TOSA_EQ, 0, 1, 0}, {TOSA_NE, 1, 0, 1}, {TOSA_LT, 1, 0, 0},
              {TOSA_LE, 1, 1, 0}, {TOSA_GT, 0, 0, 1}, {TOSA_GE, 0, 1, 1}};
  fixture_t f = fixture();
  begin(&f);
  uint32_t built = f.rewrite.build.num_built;
  for (size_t k = 0; k < sizeof rows / sizeof *rows; ++k)
    for (int64_t a = -5; a <= 9; a += 7) {
      int64_t wanted = a < 2 ? rows[k].less : rows[k].more;
      tosa_size_t holds;
      EXPECT_TRUE(tosa_compare(&f.rewrite, rows[k].relation, tosa_number(a),
                               tosa_number(a), &holds));
      EXPECT_TRUE(tosa_is(holds, rows[k].same));
      if (a == 2)
        continue;
      EXPECT_TRUE(tosa_compare(&f.rewrite, rows[k].relation, tosa_number(a),
                               tosa_number(2), &holds));
      EXPECT_TRUE(tosa_is(holds, wanted));
    }
  EXPECT_TRUE(tosa_is(tosa_not(&f.rewrite, tosa_number(0)), 1));
  EXPECT_TRUE(tosa_is(tosa_not(&f.rewrite, tosa_number(1)), 0));
  EXPECT_EQ(built, f.rewrite.build.num_built);
  end(&f);
}

/* Of sizes it is built, and can be a size again. */
TEST(TosaSizes, relations_of_sizes) {
  static const tosa_size_op_t relations[] = {TOSA_EQ, TOSA_NE, TOSA_LT,
                                             TOSA_LE, TOSA_GT, TOSA_GE};
  fixture_t f = fixture();
  begin(&f);
  for (size_t k = 0; k < sizeof relations / sizeof *relations; ++k) {
    tosa_size_t holds;
    EXPECT_TRUE(tosa_compare(&f.rewrite, relations[k], f.n, f.m, &holds));
    EXPECT_FALSE(holds.known);
    EXPECT_TRUE(tosa_is_natural(holds));
    EXPECT_TRUE(tosa_is_natural(tosa_not(&f.rewrite, holds)));
  }
  end(&f);
}

/* A difference to a number near the ends might not be one of 64 bits. */
TEST(TosaSizes, relations_to_the_greatest_number) {
  const int64_t limit = INT64_C(1) << 62;
  const int64_t numbers[] = {limit,      -limit,    limit + 1,
                             -limit - 1, INT64_MAX, INT64_MIN};
  fixture_t f = fixture();
  begin(&f);
  for (int k = 0; k < 6; ++k) {
    tosa_size_t holds, number = tosa_number(numbers[k]);
    EXPECT_EQ(k < 2, tosa_compare(&f.rewrite, TOSA_LT, f.n, number, &holds));
    EXPECT_EQ(k < 2, tosa_compare(&f.rewrite, TOSA_LT, number, f.n, &holds));
  }
  end(&f);
}
