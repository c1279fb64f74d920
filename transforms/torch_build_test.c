/* Small torch operations: constants that dominate what they are for, lists, and
 * types of other sizes. */
#include "transforms/torch_build.h"

#include <stdlib.h>
#include <string.h>

#include "testing/allocator_fixture.h"
#include "testing/analysis_fixture.h"

/* A builder on a module. */
typedef struct build_t {
  analysed_t analysed;
  arena_t arena;
  torch_build_t build;
} build_t;

static bool begin(build_t *b, const char *text) {
  b->analysed = analyse(text);
  arena_init(&b->arena, allocator_system());
  bool ok = b->analysed.analysis &&
            torch_build_init(&b->build, b->analysed.analysis, &b->arena);
  EXPECT_TRUE(ok);
  return ok;
}

static void end(build_t *b) {
  EXPECT_TRUE(mlirOperationVerify(b->analysed.ir.root));
  arena_deinit(&b->arena);
  analysed_destroy(&b->analysed);
}

/* A constant for the "my.use" number `nth`. */
static MlirValue constant(build_t *b, unsigned nth, int64_t value) {
  return torch_build_int(&b->build, nth_id(&b->analysed, "my.use", nth), value);
}

/* Whether it is the torch.constant.int number `nth` of the module. */
static bool is_constant(const build_t *b, MlirValue value, unsigned nth) {
  MlirOperation op = ir_find(&b->analysed.ir, "torch.constant.int", nth);
  return mlirOperationEqual(op, mlirOpResultGetOwner(value));
}

static unsigned num_constants(const build_t *b) {
  return ir_count(&b->analysed.ir, "torch.constant.int");
}

static void expect_text(const build_t *b, const char *wanted) {
  char *text = ir_print(b->analysed.ir.root);
  EXPECT_STREQ(wanted, text);
  free(text);
}

TEST(TorchBuild, a_constant_that_is_there) {
  build_t b;
  if (begin(&b, "func.func @f() {\n"
                "  %0 = torch.constant.int 7\n"
                "  %1 = torch.constant.int 8\n"
                "  \"my.use\"() : () -> ()\n"
                "  return\n"
                "}")) {
    EXPECT_TRUE(is_constant(&b, constant(&b, 0, 8), 1));
    EXPECT_TRUE(is_constant(&b, constant(&b, 0, 7), 0));
    EXPECT_EQ(2, num_constants(&b));
  }
  end(&b);
}

/* The first of several, so that what comes early finds it too. */
TEST(TorchBuild, the_first_of_several) {
  build_t b;
  if (begin(&b, "func.func @f() {\n"
                "  %0 = torch.constant.int 7\n"
                "  \"my.use\"() : () -> ()\n"
                "  %1 = torch.constant.int 7\n"
                "  \"my.use\"() : () -> ()\n"
                "  return\n"
                "}")) {
    EXPECT_TRUE(is_constant(&b, constant(&b, 1, 7), 0));
    EXPECT_TRUE(is_constant(&b, constant(&b, 0, 7), 0));
  }
  end(&b);
}

/* One is made at the start of the function, once. */
TEST(TorchBuild, a_new_constant) {
  build_t b;
  if (begin(&b, "func.func @f() {\n"
                "  \"my.use\"() : () -> ()\n"
                "  \"my.use\"() : () -> ()\n"
                "  return\n"
                "}")) {
    MlirValue first = constant(&b, 1, -1);
    EXPECT_TRUE(mlirValueEqual(first, constant(&b, 0, -1)));
    constant(&b, 0, INT64_MAX);
    expect_text(&b, "module {\n"
                    "  func.func @f() {\n"
                    "    %int9223372036854775807 = torch.constant.int "
                    "9223372036854775807\n"
                    "    %int-1 = torch.constant.int -1\n"
                    "    \"my.use\"() : () -> ()\n"
                    "    \"my.use\"() : () -> ()\n"
                    "    return\n"
                    "  }\n"
                    "}\n");
  }
  end(&b);
}

/* A constant behind the use does not dominate it: a new one is made, which then
 * serves both. */
TEST(TorchBuild, a_constant_that_comes_too_late) {
  build_t b;
  if (begin(&b, "func.func @f() {\n"
                "  \"my.use\"() : () -> ()\n"
                "  %0 = torch.constant.int 7\n"
                "  \"my.use\"() : () -> ()\n"
                "  return\n"
                "}")) {
    EXPECT_TRUE(is_constant(&b, constant(&b, 1, 7), 0));
    MlirValue early = constant(&b, 0, 7);
    EXPECT_EQ(2, num_constants(&b));
    EXPECT_TRUE(is_constant(&b, early, 0));
    EXPECT_TRUE(mlirValueEqual(early, constant(&b, 1, 7)));
  }
  end(&b);
}

/* Neither a branch's constants nor those of another block or function serve:
 * they need not be on the way. */
TEST(TorchBuild, constants_that_do_not_dominate) {
  build_t b;
  if (begin(&b, "func.func @f(%b: !torch.bool) {\n"
                "  torch.prim.If %b -> () {\n"
                "    %0 = torch.constant.int 7\n"
                "    torch.prim.If.yield\n"
                "  } else {\n"
                "    \"my.use\"() : () -> ()\n"
                "    torch.prim.If.yield\n"
                "  }\n"
                "  cf.br ^bb1\n"
                "^bb1:\n"
                "  %1 = torch.constant.int 7\n"
                "  \"my.use\"() : () -> ()\n"
                "  return\n"
                "}\n"
                "func.func @g() {\n"
                "  %0 = torch.constant.int 7\n"
                "  return\n"
                "}")) {
    MlirValue made = constant(&b, 0, 7);
    EXPECT_EQ(4, num_constants(&b));
    EXPECT_TRUE(is_constant(&b, made, 0));
    EXPECT_TRUE(mlirValueEqual(made, constant(&b, 1, 7)));
  }
  end(&b);
}

/* A use in a branch takes the function's constant; each function has its own.
 */
TEST(TorchBuild, each_function_has_its_own) {
  build_t b;
  if (begin(&b, "func.func @f(%b: !torch.bool) {\n"
                "  %0 = torch.constant.int 7\n"
                "  torch.prim.If %b -> () {\n"
                "    \"my.use\"() : () -> ()\n"
                "    torch.prim.If.yield\n"
                "  } else {\n"
                "    torch.prim.If.yield\n"
                "  }\n"
                "  return\n"
                "}\n"
                "func.func @g() {\n"
                "  \"my.use\"() : () -> ()\n"
                "  return\n"
                "}")) {
    EXPECT_TRUE(is_constant(&b, constant(&b, 0, 7), 0));
    MlirValue other = constant(&b, 1, 7);
    EXPECT_EQ(2, num_constants(&b));
    EXPECT_TRUE(is_constant(&b, other, 1));
  }
  end(&b);
}

/* What is made is where the operation is that it is for. */
TEST(TorchBuild, locations) {
  build_t b;
  if (begin(&b, "func.func @f(%n: !torch.int) {\n"
                "  \"my.use\"() : () -> () loc(\"m.py\":3:4)\n"
                "  return\n"
                "}")) {
    MlirOperation use = ir_find(&b.analysed.ir, "my.use", 0);
    MlirLocation place = mlirOperationGetLocation(use);
    MlirValue values[] = {constant(&b, 0, 2), constant(&b, 0, 3)};
    MlirType type =
        mlirTypeParseGet(b.analysed.ir.context,
                         mlirStringRefCreateFromCString("!torch.list<int>"));
    MlirValue list = torch_build_list(use, type, 2, values);
    MlirOperation op = mlirOpResultGetOwner(list);
    EXPECT_TRUE(mlirLocationEqual(place, mlirOperationGetLocation(op)));
    EXPECT_TRUE(mlirLocationEqual(
        place, mlirOperationGetLocation(mlirOpResultGetOwner(values[0]))));
    EXPECT_TRUE(mlirOperationEqual(use, mlirOperationGetNextInBlock(op)));
  }
  end(&b);
}

TEST(TorchBuild, lists_and_dimensions) {
  build_t b;
  if (begin(&b, "func.func @f(%x: !torch.vtensor<[?],f32>) {\n"
                "  %int0 = torch.constant.int 0\n"
                "  \"my.use\"(%x) : (!torch.vtensor<[?],f32>) -> ()\n"
                "  return\n"
                "}")) {
    MlirOperation use = ir_find(&b.analysed.ir, "my.use", 0);
    MlirValue x = mlirOperationGetOperand(use, 0), zero = constant(&b, 0, 0);
    int64_t sizes[] = {1, -1};
    MlirType type = torch_build_type(mlirValueGetType(x), 2, sizes, &b.arena);
    MlirType ints =
        mlirTypeParseGet(b.analysed.ir.context,
                         mlirStringRefCreateFromCString("!torch.list<int>"));
    torch_build_unsqueeze(use, x, zero, type);
    torch_build_list(use, ints, 0, NULL);
    expect_text(
        &b,
        "module {\n"
        "  func.func @f(%arg0: !torch.vtensor<[?],f32>) {\n"
        "    %int0 = torch.constant.int 0\n"
        "    %0 = torch.aten.unsqueeze %arg0, %int0 : !torch.vtensor<[?],f32>, "
        "!torch.int -> !torch.vtensor<[1,?],f32>\n"
        "    %1 = torch.prim.ListConstruct  : () -> !torch.list<int>\n"
        "    \"my.use\"(%arg0) : (!torch.vtensor<[?],f32>) -> ()\n"
        "    return\n"
        "  }\n"
        "}\n");
  }
  end(&b);
}

/* Many constants: the tables grow, and each is found again. */
TEST(TorchBuild, many_constants) {
  enum { COUNT = 1000 };
  build_t b;
  if (begin(&b, "func.func @f() {\n"
                "  \"my.use\"() : () -> ()\n"
                "  return\n"
                "}")) {
    MlirValue made[COUNT];
    for (int i = 0; i < COUNT; ++i)
      made[i] = constant(&b, 0, i * 3 - COUNT);
    for (int i = 0; i < COUNT; ++i)
      EXPECT_TRUE(mlirValueEqual(made[i], constant(&b, 0, i * 3 - COUNT)));
    EXPECT_EQ(COUNT, num_constants(&b));
  }
  end(&b);
}

/* ---- Types ---- */

/* The type with these sizes, in print; "" where there is none. */
static void expect_type(const char *wanted, const char *from, uint32_t count,
                        const int64_t *sizes) {
  ir_t ir = ir_parse("module {}");
  arena_t arena;
  arena_init(&arena, allocator_system());
  MlirType type =
      mlirTypeParseGet(ir.context, mlirStringRefCreateFromCString(from));
  ASSERT_FALSE(mlirTypeIsNull(type));
  MlirType made = torch_build_type(type, count, sizes, &arena);
  SCOPED_TRACE("%s", from);
  EXPECT_EQ(*wanted == '\0', mlirTypeIsNull(made));
  if (*wanted)
    EXPECT_TRUE(mlirTypeEqual(
        mlirTypeParseGet(ir.context, mlirStringRefCreateFromCString(wanted)),
        made));
  arena_deinit(&arena);
  ir_destroy(&ir);
}

/* Element type and what else a type says stay; -1 is unknown, 0 is a size. */
TEST(TorchBuild, types) {
  static const int64_t sizes[] = {1, -1, 0};
  expect_type("!torch.vtensor<[1,?,0],f32>", "!torch.vtensor<[4],f32>", 3,
              sizes);
  expect_type("!torch.vtensor<[1],si64>", "!torch.vtensor<[?,?],si64>", 1,
              sizes);
  expect_type("!torch.vtensor<[],i1>", "!torch.vtensor<[2,3],i1>", 0, sizes);
  expect_type("!torch.vtensor<[1,?],f32>", "!torch.vtensor<[],f32>", 2, sizes);
  expect_type("!torch.tensor<[1],unk>", "!torch.tensor<[?],unk>", 1, sizes);
}

/* What names no sizes gets none. */
TEST(TorchBuild, types_without_sizes) {
  static const int64_t sizes[] = {1};
  expect_type("", "!torch.vtensor", 1, sizes);
  expect_type("", "!torch.vtensor<*,f32>", 1, sizes);
  expect_type("", "!torch.int", 1, sizes);
}

/* ---- Memory ---- */

TEST(TorchBuild, without_memory) {
  analysed_t analysed = analyse("func.func @f() {\n"
                                "  %0 = torch.constant.int 7\n"
                                "  \"my.use\"() : () -> ()\n"
                                "  return\n"
                                "}");
  counting_t counting = {.fail_from = 1};
  arena_t arena;
  arena_init(&arena, counting_allocator(&counting));
  torch_build_t build;
  EXPECT_FALSE(torch_build_init(&build, analysed.analysis, &arena));
  arena_deinit(&arena);
  EXPECT_EQ(0, counting.live);
  analysed_destroy(&analysed);
}
