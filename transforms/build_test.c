/* Building, taking back and replacing. */
#include "transforms/build.h"

#include <stdlib.h>

#include "dialect/string_ref.h"
#include "mlir-c/BuiltinTypes.h"
#include "testing/allocator_fixture.h"
#include "testing/gtest_c.h"
#include "testing/ir.h"

static const char *const TEXT = "func.func @f(%a: index) -> index {\n"
                                "  %0 = arith.addi %a, %a : index\n"
                                "  %1 = arith.muli %0, %a : index\n"
                                "  return %1 : index\n"
                                "}";

static MlirValue add(build_t *b, MlirValue x, MlirValue y) {
  return build_value(b, "arith.addi", mlirIndexTypeGet(b->context),
                     BUILD_VALUES(x, y), NULL, (MlirAttribute){NULL});
}

TEST(Build, rollback_leaves_all_as_it_was) {
  ir_t ir = ir_parse(TEXT);
  char *before = ir_print(ir.root);
  build_t b;
  build_init(&b, ir.context, allocator_system());
  MlirOperation op = ir_find(&ir, "arith.muli", 0);
  build_before(&b, op);
  MlirValue one = build_index(&b, 1), two = add(&b, one, one);
  build_replace(&b, op, 1, &two);
  EXPECT_EQ(2, b.num_built);
  build_rollback(&b, (build_mark_t){0, 0});
  EXPECT_EQ(0, b.num_built);
  EXPECT_EQ(0, b.num_replaced);
  char *after = ir_print(ir.root);
  EXPECT_STREQ(before, after);
  free(before);
  free(after);
  build_deinit(&b);
  ir_destroy(&ir);
}

TEST(Build, rollback_to_a_mark) {
  ir_t ir = ir_parse(TEXT);
  build_t b;
  build_init(&b, ir.context, allocator_system());
  MlirOperation op = ir_find(&ir, "arith.muli", 0);
  build_before(&b, op);
  MlirValue one = build_index(&b, 1);
  build_replace(&b, op, 1, &one);
  build_mark_t mark = build_mark(&b);
  build_index(&b, 2);
  build_rollback(&b, mark);
  EXPECT_EQ(1, b.num_built);
  EXPECT_EQ(1, b.num_replaced);
  build_commit(&b);
  EXPECT_EQ(0, ir_count(&ir, "arith.muli"));
  EXPECT_EQ(1, ir_count(&ir, "arith.constant"));
  build_deinit(&b);
  ir_destroy(&ir);
}

/* The second replacement stands for a value that the first one replaces. */
TEST(Build, commit_follows_chains) {
  ir_t ir = ir_parse(TEXT);
  build_t b;
  build_init(&b, ir.context, allocator_system());
  MlirOperation first = ir_find(&ir, "arith.addi", 0);
  MlirOperation second = ir_find(&ir, "arith.muli", 0);
  MlirValue old = mlirOperationGetResult(first, 0);
  build_before(&b, first);
  MlirValue seven = build_index(&b, 7);
  build_replace(&b, first, 1, &seven);
  build_replace(&b, second, 1, &old);
  build_commit(&b);
  char *text = ir_print(ir.root);
  EXPECT_STREQ("module {\n"
               "  func.func @f(%arg0: index) -> index {\n"
               "    %c7 = arith.constant 7 : index\n"
               "    return %c7 : index\n"
               "  }\n"
               "}\n",
               text);
  free(text);
  build_deinit(&b);
  ir_destroy(&ir);
}

TEST(Build, sweep_erases_what_nothing_uses) {
  ir_t ir = ir_parse(TEXT);
  build_t b;
  build_init(&b, ir.context, allocator_system());
  build_before(&b, ir_find(&ir, "arith.muli", 0));
  MlirValue one = build_index(&b, 1), two = add(&b, one, one);
  add(&b, two, one);
  build_commit(&b);
  EXPECT_EQ(3, ir_count(&ir, "arith.addi"));
  build_sweep(&b);
  EXPECT_EQ(0, ir_count(&ir, "arith.constant"));
  EXPECT_EQ(1, ir_count(&ir, "arith.addi"));
  build_deinit(&b);
  ir_destroy(&ir);
}

TEST(Build, behind_an_argument_and_behind_a_result) {
  ir_t ir = ir_parse(TEXT);
  build_t b;
  build_init(&b, ir.context, allocator_system());
  MlirOperation op = ir_find(&ir, "arith.muli", 0);
  MlirValue a = mlirOperationGetOperand(op, 1);
  MlirValue sum = mlirOperationGetOperand(op, 0);
  build_before(&b, op);
  build_place_t place = build_place(&b);
  build_behind(&b, a);
  MlirValue first = add(&b, a, a);
  build_behind(&b, sum);
  MlirValue second = add(&b, sum, first);
  build_return(&b, place);
  MlirValue third = add(&b, second, second);
  build_replace(&b, op, 1, &third);
  build_commit(&b);
  EXPECT_TRUE(mlirOperationVerify(ir.root));
  EXPECT_EQ(4, ir_count(&ir, "arith.addi"));
  EXPECT_TRUE(
      mlirOperationEqual(mlirOpResultGetOwner(first),
                         mlirBlockGetFirstOperation(mlirOperationGetBlock(
                             mlirOpResultGetOwner(third)))));
  build_deinit(&b);
  ir_destroy(&ir);
}

/* However little memory there is, the module is whole and the builder says
 * that it failed. */
TEST(Build, what_no_cast_makes_of_another) {
  static const struct {
    const char *from, *to, *differ;
  } rows[] = {
      {"i32", "i32", NULL},
      {"i32", "tensor<i32>", "being a tensor"},
      {"tensor<2xi32>", "tensor<2xf32>", "element type"},
      {"tensor<2xi32>", "tensor<*xi32>", NULL},
      {"tensor<2xi32>", "tensor<2x1xi32>", "rank"},
      {"tensor<2x?xi32>", "tensor<?x3xi32>", NULL},
      {"tensor<2x?xi32>", "tensor<3x?xi32>", "a size"},
  };
  MlirContext context = ir_context_create();
  for (size_t i = 0; i < sizeof rows / sizeof *rows; ++i) {
    SCOPED_TRACE("%s to %s", rows[i].from, rows[i].to);
    EXPECT_STREQ(
        rows[i].differ,
        build_refuse_cast(mlirTypeParseGet(context, string_ref(rows[i].from)),
                          mlirTypeParseGet(context, string_ref(rows[i].to))));
  }
  mlirContextDestroy(context);
}

TEST(Build, without_memory) {
  for (uint32_t fail = 1; fail < 6; ++fail) {
    ir_t ir = ir_parse(TEXT);
    counting_t memory = {.fail_from = fail};
    build_t b;
    build_init(&b, ir.context, counting_allocator(&memory));
    MlirOperation op = ir_find(&ir, "arith.muli", 0);
    build_before(&b, op);
    MlirValue one = build_index(&b, 1);
    build_replace(&b, op, 1, &one);
    EXPECT_EQ(fail < 4, b.failed);
    build_rollback(&b, (build_mark_t){0, 0});
    EXPECT_TRUE(mlirOperationVerify(ir.root));
    EXPECT_EQ(0, ir_count(&ir, "arith.constant"));
    build_deinit(&b);
    EXPECT_EQ(0, memory.live);
    ir_destroy(&ir);
  }
}
