/* The table of scalar operations, and what each gives for known operands. */
#include "analysis/scalar_ops.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "dialect/op_table.h"
#include "dialect/string_ref.h"
#include "testing/gtest_c.h"
#include "testing/ir.h"

TEST(ScalarOps, rows_are_sorted_and_found) {
  ASSERT_LT(100, scalar_op_count());
  for (size_t i = 0; i < scalar_op_count(); ++i) {
    const scalar_op_t *row = scalar_op_get(i);
    SCOPED_TRACE("%s", row->name);
    if (i)
      EXPECT_LT(strcmp(scalar_op_get(i - 1)->name, row->name), 0);
    EXPECT_TRUE(scalar_op_lookup(string_ref(row->name)) == row);
    char name[128];
    snprintf(name, sizeof name, "torch.%s", row->name);
    EXPECT_TRUE(scalar_op_lookup(string_ref(name)) == row);
  }
}

/* A misspelt name would never be met. */
TEST(ScalarOps, rows_name_operations_that_exist) {
  for (size_t i = 0; i < scalar_op_count(); ++i) {
    const char *name = scalar_op_get(i)->name;
    char torch[128], torch_c[128];
    snprintf(torch, sizeof torch, "torch.%s", name);
    snprintf(torch_c, sizeof torch_c, "torch_%s", name);
    if (!op_table_lookup(string_ref(name)) &&
        !op_table_lookup(string_ref(torch)) &&
        !op_table_lookup(string_ref(torch_c)))
      ADD_FAILURE("%s is no operation", name);
  }
}

TEST(ScalarOps, formats_are_well_formed) {
  for (size_t i = 0; i < scalar_op_count(); ++i) {
    const scalar_op_t *row = scalar_op_get(i);
    SCOPED_TRACE("%s: %s", row->name, row->format);
    EXPECT_LE(PRECEDENCE_OR, row->precedence);
    EXPECT_LE(row->precedence, PRECEDENCE_CALL);
    for (const char *f = row->format; *f; ++f) {
      if (*f == '$')
        EXPECT_TRUE(strchr("0123456789*+", f[1]) && f[1]);
      if (*f == '@')
        EXPECT_TRUE(f[1] >= 'a' && f[1] <= 'z');
    }
  }
}

TEST(ScalarOps, names_that_only_begin_alike_are_not_found) {
  static const char *const names[] = {"",
                                      "torch.",
                                      "aten.add",
                                      "aten.add.in",
                                      "aten.add.int_",
                                      "torch.torch.aten.add.int",
                                      "zzz",
                                      "\xff"};
  for (size_t i = 0; i < sizeof names / sizeof *names; ++i)
    EXPECT_TRUE(scalar_op_lookup(string_ref(names[i])) == NULL);
  EXPECT_TRUE(scalar_op_lookup(mlirStringRefCreate("aten.add.int\0", 13)) ==
              NULL);
}

#define I(n) {.kind = SCALAR_INT, .i = (n)}
#define F(x) {.kind = SCALAR_FLOAT, .f = (x)}
#define UNKNOWN {.kind = SCALAR_UNKNOWN}

/* An operation on the arguments of `head`, and what it gives for two operands
 * that are known so. */
typedef struct case_t {
  const char *op;
  scalar_t x[2], wanted;
} case_t;

static const char head[] =
    "func.func @f(%i: !torch.int, %j: !torch.int, %p: !torch.bool,"
    " %q: !torch.bool, %f: !torch.float, %g: !torch.float, %x: index,"
    " %y: index, %c: i1, %d: i1, %b: i8, %w: i64, %v: i32,"
    " %t: !torch.vtensor<[4,?,6],f32>, %o: !torch.vtensor<*,f32>,"
    " %u: tensor<?x5xf32>, %z: tensor<*xf32>) {\n  %r = ";
static const char tail[] = "\n  return\n}\n";

static void check(MlirContext context, const case_t *c) {
  SCOPED_TRACE("%s for %lld, %lld", c->op, (long long)c->x[0].i,
               (long long)c->x[1].i);
  char text[2000];
  snprintf(text, sizeof text, "%s%s%s", head, c->op, tail);
  ir_t ir = ir_parse_in(context, text);
  ASSERT_FALSE(mlirOperationIsNull(ir.root));
  MlirOperation func = ir_find(&ir, "func.func", 0);
  MlirOperation op = mlirBlockGetFirstOperation(
      mlirRegionGetFirstBlock(mlirOperationGetRegion(func, 0)));
  const scalar_op_t *row =
      scalar_op_lookup(mlirIdentifierStr(mlirOperationGetName(op)));
  ASSERT_TRUE(row && row->fold);
  arena_t arena;
  types_t types;
  arena_init(&arena, allocator_system());
  ASSERT_TRUE(types_init(&types, &arena));
  scalar_t x[SCALAR_MAX_OPERANDS] = {c->x[0], c->x[1]};
  bool same = mlirOperationGetNumOperands(op) == 2 &&
              mlirValueEqual(mlirOperationGetOperand(op, 0),
                             mlirOperationGetOperand(op, 1));
  scalar_call_t call = {op, x, same, &types};
  scalar_t got = row->fold(&call);
  EXPECT_EQ(c->wanted.kind, got.kind);
  EXPECT_EQ(c->wanted.i, got.i);
  if (!isnan(c->wanted.f))
    EXPECT_NEAR(c->wanted.f, got.f, 0);
  else
    EXPECT_TRUE(isnan(got.f));
  types_deinit(&types);
  arena_deinit(&arena);
  ir_destroy_root(&ir);
}

static void check_all(const case_t *cases, size_t count) {
  MlirContext context = ir_context_create();
  for (size_t i = 0; i < count; ++i)
    check(context, &cases[i]);
  mlirContextDestroy(context);
}

#define INT2 " %i, %j : !torch.int, !torch.int -> !torch.int"
#define CMP2 " %i, %j : !torch.int, !torch.int -> !torch.bool"
#define SAME " %i, %i : !torch.int, !torch.int -> !torch.bool"
#define BOOL2 " %p, %q : !torch.bool, !torch.bool -> !torch.bool"
#define FLOAT2 " %f, %g : !torch.float, !torch.float -> !torch.bool"

TEST(ScalarOps, integers_as_in_python) {
  static const case_t cases[] = {
      {"torch.aten.add.int" INT2, {I(2), I(3)}, I(5)},
      {"torch.aten.add.int" INT2, {I(INT64_MAX), I(1)}, UNKNOWN},
      {"torch.aten.add.int" INT2, {I(INT64_MIN), I(-1)}, UNKNOWN},
      {"torch.aten.add.int" INT2, {I(1), UNKNOWN}, UNKNOWN},
      {"torch.aten.add.int" INT2, {F(1), F(2)}, UNKNOWN},
      {"torch.aten.sub.int" INT2, {I(2), I(3)}, I(-1)},
      {"torch.aten.sub.int" INT2, {I(INT64_MIN), I(1)}, UNKNOWN},
      {"torch.aten.mul.int" INT2, {I(-4), I(3)}, I(-12)},
      {"torch.aten.mul.int" INT2,
       {I(INT64_C(1) << 32), I(INT64_C(1) << 31)},
       UNKNOWN},
      {"torch.aten.mul.int" INT2,
       {I(INT64_C(1) << 31), I(INT64_C(1) << 31)},
       I(INT64_C(1) << 62)},
      {"torch.aten.floordiv.int" INT2, {I(7), I(2)}, I(3)},
      {"torch.aten.floordiv.int" INT2, {I(-7), I(2)}, I(-4)},
      {"torch.aten.floordiv.int" INT2, {I(7), I(-2)}, I(-4)},
      {"torch.aten.floordiv.int" INT2, {I(-7), I(-2)}, I(3)},
      {"torch.aten.floordiv.int" INT2, {I(-8), I(2)}, I(-4)},
      {"torch.aten.floordiv.int" INT2, {I(1), I(0)}, UNKNOWN},
      {"torch.aten.floordiv.int" INT2, {I(INT64_MIN), I(-1)}, UNKNOWN},
      {"torch.aten.remainder.int" INT2, {I(7), I(3)}, I(1)},
      {"torch.aten.remainder.int" INT2, {I(-7), I(3)}, I(2)},
      {"torch.aten.remainder.int" INT2, {I(7), I(-3)}, I(-2)},
      {"torch.aten.remainder.int" INT2, {I(-7), I(-3)}, I(-1)},
      {"torch.aten.remainder.int" INT2, {I(-6), I(3)}, I(0)},
      {"torch.aten.remainder.int" INT2, {I(1), I(0)}, UNKNOWN},
      {"torch.aten.remainder.int" INT2, {I(INT64_MIN), I(-1)}, UNKNOWN},
      {"torch.aten.neg.int %i : !torch.int -> !torch.int", {I(5)}, I(-5)},
      {"torch.aten.neg.int %i : !torch.int -> !torch.int",
       {I(INT64_MIN)},
       UNKNOWN},
      {"torch.prim.min.int" INT2, {I(4), I(-1)}, I(-1)},
      {"torch.prim.min.int" INT2, {I(-4), I(-1)}, I(-4)},
      {"torch.prim.max.int" INT2, {I(4), I(-1)}, I(4)},
      {"torch.prim.max.int" INT2, {I(4), UNKNOWN}, UNKNOWN},
      {"torch.aten.Int.bool %p : !torch.bool -> !torch.int", {I(1)}, I(1)},
  };
  check_all(cases, sizeof cases / sizeof *cases);
}

TEST(ScalarOps, comparisons) {
  static const case_t cases[] = {
      {"torch.aten.eq.int" CMP2, {I(2), I(2)}, I(1)},
      {"torch.aten.eq.int" CMP2, {I(2), I(3)}, I(0)},
      {"torch.aten.eq.int" CMP2, {UNKNOWN, I(3)}, UNKNOWN},
      {"torch.aten.ne.int" CMP2, {I(2), I(3)}, I(1)},
      {"torch.aten.lt.int" CMP2, {I(-2), I(3)}, I(1)},
      {"torch.aten.lt.int" CMP2, {I(3), I(3)}, I(0)},
      {"torch.aten.le.int" CMP2, {I(3), I(3)}, I(1)},
      {"torch.aten.gt.int" CMP2, {I(4), I(3)}, I(1)},
      {"torch.aten.ge.int" CMP2, {I(2), I(3)}, I(0)},
      {"torch.aten.eq.int" SAME, {UNKNOWN, UNKNOWN}, I(1)},
      {"torch.aten.ne.int" SAME, {UNKNOWN, UNKNOWN}, I(0)},
      {"torch.aten.lt.int" SAME, {UNKNOWN, UNKNOWN}, I(0)},
      {"torch.aten.le.int" SAME, {UNKNOWN, UNKNOWN}, I(1)},
      {"torch.aten.gt.int" SAME, {UNKNOWN, UNKNOWN}, I(0)},
      {"torch.aten.ge.int" SAME, {UNKNOWN, UNKNOWN}, I(1)},
      {"torch.aten.eq.bool" BOOL2, {I(1), I(1)}, I(1)},
      {"torch.aten.ne.bool" BOOL2, {I(1), I(0)}, I(1)},
  };
  check_all(cases, sizeof cases / sizeof *cases);
}

TEST(ScalarOps, floats_are_not_reflexive) {
  static const case_t cases[] = {
      {"torch.aten.eq.float" FLOAT2, {F(0.5), F(0.5)}, I(1)},
      {"torch.aten.eq.float" FLOAT2, {F(NAN), F(NAN)}, I(0)},
      {"torch.aten.lt.float" FLOAT2, {F(NAN), F(1)}, I(0)},
      {"torch.aten.ge.float" FLOAT2, {F(1), F(NAN)}, I(0)},
      {"torch.aten.ge.float" FLOAT2, {F(1), F(1)}, I(1)},
      {"torch.aten.gt.float" FLOAT2, {F(1), UNKNOWN}, UNKNOWN},
      {"torch.aten.eq.float %f, %f : !torch.float, !torch.float -> !torch.bool",
       {UNKNOWN, UNKNOWN},
       UNKNOWN},
  };
  check_all(cases, sizeof cases / sizeof *cases);
}

TEST(ScalarOps, truth_values) {
  static const case_t cases[] = {
      {"torch.aten.__not__ %p : !torch.bool -> !torch.bool", {I(1)}, I(0)},
      {"torch.aten.__not__ %p : !torch.bool -> !torch.bool", {I(0)}, I(1)},
      {"torch.aten.__not__ %p : !torch.bool -> !torch.bool",
       {UNKNOWN},
       UNKNOWN},
      {"torch.aten.__and__.bool" BOOL2, {I(1), I(1)}, I(1)},
      {"torch.aten.__and__.bool" BOOL2, {I(0), UNKNOWN}, I(0)},
      {"torch.aten.__and__.bool" BOOL2, {UNKNOWN, I(0)}, I(0)},
      {"torch.aten.__and__.bool" BOOL2, {UNKNOWN, I(1)}, UNKNOWN},
      {"torch.aten.__or__.bool" BOOL2, {I(0), I(0)}, I(0)},
      {"torch.aten.__or__.bool" BOOL2, {UNKNOWN, I(1)}, I(1)},
      {"torch.aten.__or__.bool" BOOL2, {UNKNOWN, I(0)}, UNKNOWN},
      {"torch.aten.Bool.int %i : !torch.int -> !torch.bool", {I(7)}, I(1)},
      {"torch.aten.Bool.int %i : !torch.int -> !torch.bool", {I(0)}, I(0)},
      {"torch.aten.Bool.float %f : !torch.float -> !torch.bool",
       {F(-0.0)},
       I(0)},
      {"torch.aten.Bool.float %f : !torch.float -> !torch.bool",
       {F(NAN)},
       I(1)},
  };
  check_all(cases, sizeof cases / sizeof *cases);
}

TEST(ScalarOps, arith_wraps_at_its_width) {
  static const case_t cases[] = {
      {"arith.addi %x, %y : index", {I(2), I(3)}, I(5)},
      {"arith.addi %w, %w : i64", {I(2), I(2)}, I(4)},
      {"arith.addi %w, %w : i64", {I(INT64_MAX), I(INT64_MAX)}, UNKNOWN},
      {"arith.addi %v, %v : i32", {I(2), I(2)}, UNKNOWN},
      {"arith.subi %x, %y : index", {I(2), I(3)}, I(-1)},
      {"arith.muli %x, %y : index", {I(2), I(3)}, I(6)},
      {"arith.muli %b, %b : i8", {I(100), I(100)}, UNKNOWN},
      {"arith.andi %c, %d : i1", {I(1), I(1)}, I(1)},
      {"arith.andi %c, %d : i1", {UNKNOWN, I(0)}, I(0)},
      {"arith.andi %x, %y : index", {I(6), I(3)}, UNKNOWN},
      {"arith.ori %c, %d : i1", {I(1), UNKNOWN}, I(1)},
      {"arith.ori %b, %b : i8", {I(1), I(1)}, UNKNOWN},
  };
  check_all(cases, sizeof cases / sizeof *cases);
}

TEST(ScalarOps, arith_comparisons) {
  static const case_t cases[] = {
      {"arith.cmpi eq, %x, %y : index", {I(2), I(2)}, I(1)},
      {"arith.cmpi ne, %x, %y : index", {I(2), I(2)}, I(0)},
      {"arith.cmpi slt, %x, %y : index", {I(-2), I(2)}, I(1)},
      {"arith.cmpi sle, %x, %y : index", {I(3), I(2)}, I(0)},
      {"arith.cmpi sgt, %x, %y : index", {I(3), I(2)}, I(1)},
      {"arith.cmpi sge, %x, %y : index", {I(2), I(2)}, I(1)},
      {"arith.cmpi ult, %x, %y : index", {I(1), I(2)}, I(1)},
      {"arith.cmpi ult, %x, %y : index", {I(-2), I(-1)}, I(1)},
      /* -1 is the greatest: not told, rather than told wrong. */
      {"arith.cmpi ult, %x, %y : index", {I(1), I(-1)}, UNKNOWN},
      {"arith.cmpi ule, %x, %y : index", {I(2), I(2)}, I(1)},
      {"arith.cmpi ugt, %x, %y : index", {I(1), I(2)}, I(0)},
      {"arith.cmpi uge, %x, %y : index", {I(-1), I(0)}, UNKNOWN},
      {"arith.cmpi uge, %x, %x : index", {UNKNOWN, UNKNOWN}, I(1)},
      {"arith.cmpi ugt, %x, %x : index", {UNKNOWN, UNKNOWN}, I(0)},
      /* True is -1 to a signed comparison of i1. */
      {"arith.cmpi slt, %c, %d : i1", {I(1), I(0)}, UNKNOWN},
      {"arith.cmpi ult, %c, %d : i1", {I(0), I(1)}, I(1)},
      {"arith.cmpi eq, %c, %d : i1", {I(1), I(1)}, I(1)},
  };
  check_all(cases, sizeof cases / sizeof *cases);
}

TEST(ScalarOps, constants) {
  static const case_t cases[] = {
      {"torch.constant.int -7", {UNKNOWN}, I(-7)},
      {"torch.constant.int 9223372036854775807", {UNKNOWN}, I(INT64_MAX)},
      {"torch.constant.bool true", {UNKNOWN}, I(1)},
      {"torch.constant.bool false", {UNKNOWN}, I(0)},
      {"torch.constant.float 2.500000e+00", {UNKNOWN}, F(2.5)},
      {"arith.constant 5 : index", {UNKNOWN}, I(5)},
      {"arith.constant -5 : i8", {UNKNOWN}, I(-5)},
      {"arith.constant true", {UNKNOWN}, I(1)},
      {"arith.constant 1.500000e+00 : f32", {UNKNOWN}, F(1.5)},
      {"arith.constant dense<1> : tensor<2xi32>", {UNKNOWN}, UNKNOWN},
      {"arith.constant 1 : i128", {UNKNOWN}, UNKNOWN},
      {"index.constant 4", {UNKNOWN}, I(4)},
  };
  check_all(cases, sizeof cases / sizeof *cases);
}

#define SIZE                                                                   \
  "torch.aten.size.int %t, %i : !torch.vtensor<[4,?,6],f32>, !torch.int -> "   \
  "!torch.int"

TEST(ScalarOps, sizes_that_types_fix) {
  static const case_t cases[] = {
      {SIZE, {UNKNOWN, I(0)}, I(4)},
      {SIZE, {UNKNOWN, I(1)}, UNKNOWN},
      {SIZE, {UNKNOWN, I(2)}, I(6)},
      {SIZE, {UNKNOWN, I(-1)}, I(6)},
      {SIZE, {UNKNOWN, I(-3)}, I(4)},
      {SIZE, {UNKNOWN, I(3)}, UNKNOWN},
      {SIZE, {UNKNOWN, I(-4)}, UNKNOWN},
      {SIZE, {UNKNOWN, UNKNOWN}, UNKNOWN},
      {"torch.aten.size.int %o, %i : !torch.vtensor<*,f32>, !torch.int -> "
       "!torch.int",
       {UNKNOWN, I(0)},
       UNKNOWN},
      {"torch.aten.dim %t : !torch.vtensor<[4,?,6],f32> -> !torch.int",
       {UNKNOWN},
       I(3)},
      {"torch.aten.dim %o : !torch.vtensor<*,f32> -> !torch.int",
       {UNKNOWN},
       UNKNOWN},
      {"tensor.dim %u, %x : tensor<?x5xf32>", {UNKNOWN, I(1)}, I(5)},
      {"tensor.dim %u, %x : tensor<?x5xf32>", {UNKNOWN, I(0)}, UNKNOWN},
      {"tensor.dim %u, %x : tensor<?x5xf32>", {UNKNOWN, I(2)}, UNKNOWN},
      {"tensor.rank %u : tensor<?x5xf32>", {UNKNOWN}, I(2)},
      {"tensor.rank %z : tensor<*xf32>", {UNKNOWN}, UNKNOWN},
  };
  check_all(cases, sizeof cases / sizeof *cases);
}

TEST(ScalarOps, signs_of_predicates) {
  static const struct {
    const char *predicate, *sign;
  } rows[] = {{"eq", "=="}, {"ne", "!="},  {"slt", "<"}, {"sle", "<="},
              {"sgt", ">"}, {"sge", ">="}, {"ult", "<"}, {"ule", "<="},
              {"ugt", ">"}, {"uge", ">="}};
  MlirContext context = ir_context_create();
  for (size_t i = 0; i < sizeof rows / sizeof *rows; ++i) {
    char text[2000];
    snprintf(text, sizeof text, "%sarith.cmpi %s, %%x, %%y : index%s", head,
             rows[i].predicate, tail);
    ir_t ir = ir_parse_in(context, text);
    EXPECT_STREQ(rows[i].sign,
                 scalar_op_predicate(ir_find(&ir, "arith.cmpi", 0)));
    ir_destroy_root(&ir);
  }
  ir_t ir = ir_parse_in(context, "\"test.op\"() : () -> ()\n");
  EXPECT_STREQ("?", scalar_op_predicate(ir_find(&ir, "test.op", 0)));
  ir_destroy_root(&ir);
  mlirContextDestroy(context);
}
