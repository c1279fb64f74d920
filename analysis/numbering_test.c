/* Numbers in pre-order: parents, subtrees, definitions, names. */
#include "analysis/numbering.h"

#include "mlir-c/BuiltinTypes.h"
#include "testing/allocator_fixture.h"
#include "testing/gtest_c.h"
#include "testing/ir.h"

static const char text[] =
    "module {\n"
    "  func.func @f(%x: tensor<?xf32>, %c: i1) -> index {\n"
    "    %c0 = arith.constant 0 : index\n"
    "    %r = scf.if %c -> (index) {\n"
    "      %d = tensor.dim %x, %c0 : tensor<?xf32>\n"
    "      scf.yield %d : index\n"
    "    } else {\n"
    "      scf.yield %c0 : index\n"
    "    }\n"
    "    cf.br ^bb1\n"
    "  ^bb1:\n"
    "    %s = arith.addi %r, %c0 : index\n"
    "    return %s : index\n"
    "  }\n"
    "}\n";

/* The numbers that `text` gets. */
enum { MODULE, FUNC, C0, IF, DIM, YIELD, YIELD2, BR, ADD, RETURN, COUNT };

typedef struct numbered_t {
  ir_t ir;
  numbering_t n;
} numbered_t;

static numbered_t number(const char *source) {
  numbered_t out = {.ir = ir_parse(source)};
  EXPECT_TRUE(numbering_init(&out.n, allocator_system(), out.ir.root));
  return out;
}

static void destroy(numbered_t *numbered) {
  numbering_deinit(&numbered->n);
  ir_destroy(&numbered->ir);
}

static void expect_name(const numbering_t *n, uint32_t id, const char *name) {
  MlirStringRef found = n->names[n->ops[id].name].text;
  EXPECT_BYTES(name, found.data, found.length);
}

TEST(Numbering, is_in_pre_order) {
  static const char *const names[COUNT] = {
      "builtin.module", "func.func",  "arith.constant", "scf.if",
      "tensor.dim",     "scf.yield",  "scf.yield",      "cf.br",
      "arith.addi",     "func.return"};
  numbered_t t = number(text);
  ASSERT_EQ(COUNT, t.n.count);
  for (uint32_t id = 0; id < COUNT; ++id) {
    expect_name(&t.n, id, names[id]);
    EXPECT_EQ(id, numbering_id(&t.n, t.n.ops[id].op));
  }
  EXPECT_EQ(COUNT - 1, t.n.name_count);
  destroy(&t);
}

TEST(Numbering, knows_parents_and_subtrees) {
  static const uint32_t parents[COUNT] = {
      NUMBERING_NONE, MODULE, FUNC, FUNC, IF, IF, IF, FUNC, FUNC, FUNC};
  static const uint32_t ends[COUNT] = {
      COUNT,     COUNT,      C0 + 1, YIELD2 + 1, DIM + 1,
      YIELD + 1, YIELD2 + 1, BR + 1, ADD + 1,    COUNT};
  numbered_t t = number(text);
  for (uint32_t id = 0; id < COUNT; ++id) {
    SCOPED_TRACE("operation %u", (unsigned)id);
    EXPECT_EQ(parents[id], t.n.ops[id].parent);
    EXPECT_EQ(ends[id], t.n.ops[id].end);
  }
  EXPECT_TRUE(numbering_is_inside(&t.n, DIM, IF));
  EXPECT_TRUE(numbering_is_inside(&t.n, IF, IF));
  EXPECT_FALSE(numbering_is_inside(&t.n, BR, IF));
  EXPECT_FALSE(numbering_is_inside(&t.n, C0, IF));
  destroy(&t);
}

TEST(Numbering, knows_the_last_of_each_block) {
  numbered_t t = number(text);
  for (uint32_t id = 1; id < COUNT; ++id)
    EXPECT_EQ(id == FUNC || id == YIELD || id == YIELD2 || id == BR ||
                  id == RETURN,
              t.n.ops[id].last);
  destroy(&t);
}

TEST(Numbering, resolves_operands) {
  numbered_t t = number(text);
  const uint32_t *defs = t.n.defs;
  ASSERT_EQ(2, numbering_num_operands(&t.n, DIM));
  EXPECT_EQ(NUMBERING_NONE, defs[t.n.ops[DIM].operand]);
  EXPECT_EQ(C0, defs[t.n.ops[DIM].operand + 1]);
  EXPECT_EQ(0, numbering_num_operands(&t.n, BR));
  EXPECT_EQ(IF, defs[t.n.ops[ADD].operand]);
  ASSERT_EQ(1, numbering_num_operands(&t.n, RETURN));
  EXPECT_EQ(ADD, defs[t.n.ops[RETURN].operand]);
  destroy(&t);
}

/* A chain, whose operations each use the one before and the first. */
static MlirOperation build_chain(const ir_t *ir, int length) {
  MlirLocation location = mlirLocationUnknownGet(ir->context);
  MlirType type = mlirIndexTypeGet(ir->context);
  MlirBlock block = mlirModuleGetBody(mlirModuleFromOperation(ir->root));
  MlirOperation first = {NULL}, op = {NULL};
  for (int i = 0; i < length; ++i) {
    MlirOperationState state = mlirOperationStateGet(
        mlirStringRefCreateFromCString("test.link"), location);
    mlirOperationStateAddResults(&state, 1, &type);
    if (op.ptr) {
      MlirValue operands[] = {mlirOperationGetResult(first, 0),
                              mlirOperationGetResult(op, 0)};
      mlirOperationStateAddOperands(&state, 2, operands);
    }
    op = mlirOperationCreate(&state);
    mlirBlockAppendOwnedOperation(block, op);
    first = first.ptr ? first : op;
  }
  return first;
}

TEST(Numbering, resolves_what_was_defined_long_before) {
  enum { LENGTH = 5000 };
  ir_t ir = ir_parse("module {}\n");
  MlirOperation first = build_chain(&ir, LENGTH);
  numbering_t n;
  ASSERT_TRUE(numbering_init(&n, allocator_system(), ir.root));
  ASSERT_EQ(LENGTH + 1, n.count);
  ASSERT_TRUE(mlirOperationEqual(first, n.ops[1].op));
  for (uint32_t id = 2; id <= LENGTH; ++id) {
    EXPECT_EQ(1, n.defs[n.ops[id].operand]);
    EXPECT_EQ(id - 1, n.defs[n.ops[id].operand + 1]);
  }
  numbering_deinit(&n);
  ir_destroy(&ir);
}

TEST(Numbering, resolves_what_is_defined_after_its_use) {
  numbered_t t = number("\"test.graph\"() ({\n"
                        "  %a = \"test.a\"(%b) : (i1) -> i1\n"
                        "  %b = \"test.b\"(%a) : (i1) -> i1\n"
                        "  %c = \"test.c\"(%c) : (i1) -> i1\n"
                        "}) : () -> ()\n");
  ASSERT_EQ(5, t.n.count);
  EXPECT_EQ(3, t.n.defs[t.n.ops[2].operand]);
  EXPECT_EQ(2, t.n.defs[t.n.ops[3].operand]);
  EXPECT_EQ(4, t.n.defs[t.n.ops[4].operand]);
  destroy(&t);
}

TEST(Numbering, of_a_function_leaves_out_the_rest) {
  ir_t ir = ir_parse("func.func @a() { return }\n"
                     "func.func @b() { return }\n");
  numbering_t n;
  ASSERT_TRUE(
      numbering_init(&n, allocator_system(), ir_find(&ir, "func.func", 1)));
  EXPECT_EQ(2, n.count);
  EXPECT_EQ(NUMBERING_NONE, numbering_id(&n, ir_find(&ir, "func.func", 0)));
  EXPECT_EQ(NUMBERING_NONE, numbering_id(&n, ir.root));
  numbering_deinit(&n);
  ir_destroy(&ir);
}

TEST(Numbering, a_value_from_outside_has_no_definition) {
  numbered_t t = number(text);
  numbering_t inner;
  ASSERT_TRUE(numbering_init(&inner, allocator_system(), t.n.ops[IF].op));
  EXPECT_EQ(4, inner.count);
  EXPECT_EQ(NUMBERING_NONE, inner.defs[inner.ops[1].operand + 1]);
  numbering_deinit(&inner);
  destroy(&t);
}

TEST(Numbering, empty_regions_and_blocks_are_passed_over) {
  numbered_t t = number("\"test.op\"() ({}, {\n"
                        "  \"test.in\"() : () -> ()\n"
                        "^bb1:\n"
                        "  \"test.two\"() ({}) : () -> ()\n"
                        "}, {}) : () -> ()\n"
                        "\"test.after\"() : () -> ()\n");
  ASSERT_EQ(5, t.n.count);
  expect_name(&t.n, 2, "test.in");
  expect_name(&t.n, 3, "test.two");
  expect_name(&t.n, 4, "test.after");
  EXPECT_EQ(0, t.n.ops[4].parent);
  EXPECT_TRUE(t.n.ops[2].last);
  EXPECT_TRUE(t.n.ops[3].last);
  destroy(&t);
}

TEST(Numbering, torch_operators_bear_the_name_they_carry) {
  numbered_t t =
      number("func.func @f(%x: !torch.vtensor<[?],f32>) {\n"
             "  %0 = torch.operator \"onnx.Shape\"(%x)"
             " : (!torch.vtensor<[?],f32>) -> !torch.vtensor<[1],si64>\n"
             "  return\n"
             "}\n");
  expect_name(&t.n, 2, "onnx.Shape");
  destroy(&t);
}

/* One that torch.operator carries is not the operation's of that name. */
TEST(Numbering, tells_carried_names_from_others) {
  static const bool carried[] = {false, false, true, true, false};
  numbered_t t = number("func.func @f(%x: !torch.int) {\n"
                        "  torch.operator \"torch.my.op\"(%x)"
                        " : (!torch.int) -> ()\n"
                        "  torch.operator \"torch.my.op\"(%x)"
                        " : (!torch.int) -> ()\n"
                        "  \"torch.my.op\"(%x) : (!torch.int) -> ()\n"
                        "  return\n"
                        "}\n");
  for (uint32_t id = 2; id < 5; ++id)
    expect_name(&t.n, id, "torch.my.op");
  for (uint32_t id = 0; id < 5; ++id)
    EXPECT_EQ(carried[id], t.n.names[t.n.ops[id].name].carried);
  EXPECT_EQ(t.n.ops[2].name, t.n.ops[3].name);
  EXPECT_EQ(5, t.n.name_count);
  destroy(&t);
}

TEST(Numbering, does_not_recurse_on_nesting) {
  enum { DEPTH = 20000 };
  ir_t ir = ir_parse("\"test.top\"() : () -> ()\n");
  MlirLocation location = mlirLocationUnknownGet(ir.context);
  MlirOperation inner = {NULL};
  for (int i = 0; i < DEPTH; ++i) {
    MlirRegion region = mlirRegionCreate();
    MlirBlock block = mlirBlockCreate(0, NULL, NULL);
    if (inner.ptr)
      mlirBlockAppendOwnedOperation(block, inner);
    mlirRegionAppendOwnedBlock(region, block);
    MlirOperationState state = mlirOperationStateGet(
        mlirStringRefCreateFromCString("test.nest"), location);
    mlirOperationStateAddOwnedRegions(&state, 1, &region);
    inner = mlirOperationCreate(&state);
  }
  numbering_t n;
  EXPECT_TRUE(numbering_init(&n, allocator_system(), inner));
  EXPECT_EQ(DEPTH, n.count);
  EXPECT_EQ(DEPTH, n.ops[0].end);
  /* MLIR itself recurses when it destroys: from the inside out it need not. */
  for (uint32_t id = n.count; id-- > 0;)
    mlirOperationDestroy(n.ops[id].op);
  numbering_deinit(&n);
  ir_destroy(&ir);
}

TEST(Numbering, without_memory_it_says_so) {
  ir_t ir = ir_parse(text);
  counting_t whole = {0};
  numbering_t n;
  ASSERT_TRUE(numbering_init(&n, counting_allocator(&whole), ir.root));
  numbering_deinit(&n);
  EXPECT_EQ(0, whole.live);
  for (uint32_t k = 1; k <= whole.calls; ++k) {
    counting_t counting = {.fail_from = k};
    EXPECT_FALSE(numbering_init(&n, counting_allocator(&counting), ir.root));
    numbering_deinit(&n);
    EXPECT_EQ(0, counting.live);
  }
  ir_destroy(&ir);
}
