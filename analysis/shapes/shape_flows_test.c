/* How operations treat dimensions: which they go through one element at a time
 * (shapes_map), and what shapes_flow says of a name. */
#include "testing/shapes_fixture.h"

#include <stdio.h>
#include <string.h>

typedef struct flow_case_t {
  const char *arguments, *body;
  /* The operation, without "torch.aten.", and the operand asked for. */
  const char *op;
  intptr_t operand;
  const char *wanted;
} flow_case_t;

/* What is asked, and the answer so far. */
typedef struct question_t {
  const analysed_t *analysed;
  const flow_case_t *row;
  char text[128];
} question_t;

static void visit(shapes_t *shapes, uint32_t id, void *data) {
  question_t *q = data;
  MlirOperation op = analysis_operation(q->analysed->analysis, id);
  char name[64];
  snprintf(name, sizeof name, "torch.aten.%s", q->row->op);
  if (!mlirStringRefEqual(mlirIdentifierStr(mlirOperationGetName(op)),
                          mlirStringRefCreateFromCString(name)))
    return;
  MlirValue value = mlirOperationGetOperand(op, q->row->operand);
  shape_t before = shapes_get(shapes, value);
  uint32_t map[16];
  if (!shapes_map(shapes, op, q->row->operand, map)) {
    strcpy(q->text, "no");
    return;
  }
  for (uint32_t i = 0; i < before.count; ++i) {
    char *end = q->text + strlen(q->text);
    if (map[i] == SIZES_NONE)
      strcpy(end, i ? " -" : "-");
    else
      sprintf(end, i ? " %u" : "%u", (unsigned)map[i]);
  }
  /* Asking changes nothing of what is known. */
  shape_t after = shapes_get(shapes, value);
  EXPECT_EQ(before.count, after.count);
  EXPECT_TRUE(before.sizes == after.sizes);
}

/* For each dimension of the operand the one of the result, "-" for none. */
static void expect(const flow_case_t *row) {
  SCOPED_TRACE("%s", row->body);
  analysed_t analysed = analyse(shapes_function(row->arguments, row->body));
  question_t q = {.analysed = &analysed, .row = row, .text = ""};
  arena_t arena;
  arena_init(&arena, allocator_system());
  shapes_t *shapes =
      analysed.analysis ? shapes_create(analysed.analysis, &arena) : NULL;
  if (shapes)
    EXPECT_TRUE(shapes_walk(shapes, visit, &q));
  EXPECT_STREQ(row->wanted, q.text);
  shapes_destroy(shapes);
  arena_deinit(&arena);
  analysed_destroy(&analysed);
}

#define EXPECT_ALL(rows)                                                       \
  for (size_t i = 0; i < sizeof rows / sizeof *rows; ++i)                      \
  expect(&rows[i])

TEST(ShapeFlows, orders) {
  static const flow_case_t rows[] = {
      {"%x: $[?,?,4]",
       "%r = torch.aten.transpose.int %x, %c0, %m1 : $[?,?,4], $i, $i -> "
       "$[4,?,?]\n"
       "return %r : $[4,?,?]",
       "transpose.int", 0, "2 1 0"},
      {"%x: $[?,?,4]",
       "%l = torch.prim.ListConstruct %c2, %c0, %c1 : ($i, $i, $i) -> $l\n"
       "%r = torch.aten.permute %x, %l : $[?,?,4], $l -> $[4,?,?]\n"
       "return %r : $[4,?,?]",
       "permute", 0, "1 2 0"},
      {"%x: $[?,4]",
       "%r = torch.aten.t %x : $[?,4] -> $[4,?]\n"
       "return %r : $[4,?]",
       "t", 0, "1 0"},
  };
  EXPECT_ALL(rows);
}

/* One more is nobody's; of the one that is gone nothing is left. */
TEST(ShapeFlows, ranks) {
  static const flow_case_t rows[] = {
      {"%x: $[?,4]",
       "%r = torch.aten.unsqueeze %x, %c1 : $[?,4], $i -> $[?,1,4]\n"
       "return %r : $[?,1,4]",
       "unsqueeze", 0, "0 2"},
      {"%x: $[?,4,?]",
       "%r = torch.aten.select.int %x, %c1, %c0 : $[?,4,?], $i, $i -> $[?,?]\n"
       "return %r : $[?,?]",
       "select.int", 0, "0 - 1"},
      {"%x: $[?,1,?]",
       "%r = torch.aten.squeeze.dim %x, %c1 : $[?,1,?], $i -> $[?,?]\n"
       "return %r : $[?,?]",
       "squeeze.dim", 0, "0 - 1"},
  };
  EXPECT_ALL(rows);
}

/* One that is not 1 would go if it were: a narrower operand has another rank.
 */
TEST(ShapeFlows, a_squeeze_that_leaves_its_dimension) {
  static const flow_case_t rows[] = {
      {"%x: $[?,4]",
       "%r = torch.aten.squeeze.dim %x, %c1 : $[?,4], $i -> $[?,4]\n"
       "return %r : $[?,4]",
       "squeeze.dim", 0, "no"},
  };
  EXPECT_ALL(rows);
}

/* What is added up is not gone through element by element, kept or not. */
TEST(ShapeFlows, reductions) {
  static const flow_case_t rows[] = {
      {"%x: $[?,4,?]",
       "%l = torch.prim.ListConstruct %c1 : ($i) -> $l\n"
       "%r = torch.aten.sum.dim_IntList %x, %l, %false, %none : $[?,4,?], $l, "
       "$b, $n -> $[?,?]\n"
       "return %r : $[?,?]",
       "sum.dim_IntList", 0, "0 - 1"},
      {"%x: $[?,4,?]",
       "%l = torch.prim.ListConstruct %c0, %m1 : ($i, $i) -> $l\n"
       "%r = torch.aten.amax %x, %l, %true : $[?,4,?], $l, $b -> $[1,4,1]\n"
       "return %r : $[1,4,1]",
       "amax", 0, "- 1 -"},
      {"%x: $[?,4]",
       "%r = torch.aten.argmax %x, %c0, %true : $[?,4], $i, $b -> $[1,4]\n"
       "return %r : $[1,4]",
       "argmax", 0, "- 1"},
      /* All dimensions: none is named. */
      {"%x: $[?,4]",
       "%r = torch.aten.argmax %x, %none, %false : $[?,4], $n, $b -> $[]\n"
       "return %r : $[]",
       "argmax", 0, "no"},
  };
  EXPECT_ALL(rows);
}

/* The rows of the one, the columns of the other; what they share is summed. */
TEST(ShapeFlows, products) {
#define MM                                                                     \
  "%r = torch.aten.mm %x, %y : $[?,8], $[8,?] -> $[?,?]\nreturn %r : $[?,?]"
  static const flow_case_t rows[] = {
      {"%x: $[?,8], %y: $[8,?]", MM, "mm", 0, "0 -"},
      {"%x: $[?,8], %y: $[8,?]", MM, "mm", 1, "- 1"},
  };
  EXPECT_ALL(rows);
#undef MM
}

TEST(ShapeFlows, parts) {
#define INDEX "!torch.vtensor<[?],si64>"
#define SELECT                                                                 \
  "%r = torch.aten.index_select %x, %c1, %i : $[?,4], $i, " INDEX              \
  " -> $[?,?]\nreturn %r : $[?,?]"
  static const flow_case_t rows[] = {
      {"%x: $[?,4], %i: " INDEX, SELECT, "index_select", 0, "0 -"},
      {"%x: $[?,4], %i: " INDEX, SELECT, "index_select", 2, "1"},
      {"%x: $[?,4]",
       "%r = torch.aten.slice.Tensor %x, %c1, %c0, %c2, %c1 : $[?,4], $i, $i, "
       "$i, $i -> $[?,2]\n"
       "return %r : $[?,2]",
       "slice.Tensor", 0, "0 -"},
  };
  EXPECT_ALL(rows);
#undef SELECT
}

/* A number has no dimensions to follow; an operation without a rule has no
 * map. */
TEST(ShapeFlows, what_has_no_map) {
  static const flow_case_t rows[] = {
      {"%x: $[?,4]",
       "%r = torch.aten.unsqueeze %x, %c1 : $[?,4], $i -> $[?,1,4]\n"
       "return %r : $[?,1,4]",
       "unsqueeze", 1, "no"},
      {"%x: $[?,4], %d: $i",
       "%r = torch.aten.unsqueeze %x, %d : $[?,4], $i -> $[?,?,?]\n"
       "return %r : $[?,?,?]",
       "unsqueeze", 0, "no"},
      {"%x: $[?,4]",
       "%n = torch.aten.numel %x : $[?,4] -> $i\n"
       "return %n : $i",
       "numel", 0, "no"},
  };
  EXPECT_ALL(rows);
}

/* ---- Flows ---- */

static shape_flow_t flow_of(const char *name, const char *operands,
                            const char *types, const char *results) {
  char body[512];
  snprintf(body, sizeof body, "%s%s(%s) : (%s) -> %s\n  return",
           *results == '(' ? "" : "%r = ", name, operands, types, results);
  analysed_t analysed = analyse(shapes_function("%x: $[?,4]", body));
  arena_t arena;
  arena_init(&arena, allocator_system());
  shapes_t *shapes =
      analysed.analysis ? shapes_create(analysed.analysis, &arena) : NULL;
  shape_flow_t flow = SHAPE_FLOW_NONE;
  uint32_t last = shapes ? analysis_num_operations(analysed.analysis) : 0;
  /* In front of the return. */
  if (last > 2)
    flow = shapes_flow(shapes, last - 2);
  shapes_destroy(shapes);
  arena_deinit(&arena);
  analysed_destroy(&analysed);
  return flow;
}

TEST(ShapeFlows, by_name) {
  EXPECT_EQ(SHAPE_FLOW_BROADCAST,
            flow_of("\"torch.aten.exp\"", "%x", "$[?,4]", "$[?,4]"));
  EXPECT_EQ(SHAPE_FLOW_MAP,
            flow_of("\"torch.aten.t\"", "%x", "$[?,4]", "$[4,?]"));
  /* There is a rule, but nothing is to be made of it. */
  EXPECT_EQ(SHAPE_FLOW_NONE, flow_of("\"torch.aten.cumsum\"", "%x, %c0, %none",
                                     "$[?,4], $i, $n", "$[?,4]"));
  EXPECT_EQ(SHAPE_FLOW_NONE,
            flow_of("\"torch.aten.numel\"", "%x", "$[?,4]", "$i"));
}

/* Another dialect's operation of that name is not torch's. */
TEST(ShapeFlows, of_other_dialects) {
  EXPECT_EQ(SHAPE_FLOW_NONE,
            flow_of("\"my.aten.exp\"", "%x", "$[?,4]", "$[?,4]"));
  EXPECT_EQ(SHAPE_FLOW_NONE, flow_of("\"aten.exp\"", "%x", "$[?,4]", "$[?,4]"));
  EXPECT_EQ(SHAPE_FLOW_NONE, flow_of("\"my.none\"", "%x", "$[?,4]", "()"));
}

/* The operands of torch.operator are not to be touched, whatever it carries. */
TEST(ShapeFlows, of_what_torch_operator_carries) {
  EXPECT_EQ(SHAPE_FLOW_NONE, flow_of("torch.operator \"torch.aten.exp\"", "%x",
                                     "$[?,4]", "$[?,4]"));
}

/* ---- Elements ---- */

static void count_elements(shapes_t *shapes, uint32_t id, void *data) {
  question_t *q = data;
  MlirOperation op = analysis_operation(q->analysed->analysis, id);
  if (!mlirStringRefEqual(mlirIdentifierStr(mlirOperationGetName(op)),
                          mlirStringRefCreateFromCString("test.give")))
    return;
  for (intptr_t k = 0; k < mlirOperationGetNumOperands(op); ++k) {
    shape_t shape = shapes_get(shapes, mlirOperationGetOperand(op, k));
    size_id_t count = shapes_num_elements(shapes, shape);
    int64_t value;
    char *end = q->text + strlen(q->text);
    if (count == SIZES_NONE)
      strcpy(end, " none");
    else if (sizes_is_constant(shapes_sizes(shapes), count, &value))
      sprintf(end, " %d", (int)value);
    else
      strcpy(end, " ?");
  }
}

/* A number has no elements, a tensor without dimensions has one. */
TEST(ShapeFlows, numbers_of_elements) {
  analysed_t analysed = analyse(shapes_function(
      "%a: $[3,4], %b: $[], %c: $[?,0], %d: $[?], %e: $i, %f: !torch.vtensor",
      "return %a, %b, %c, %d, %e, %f : $[3,4], $[], $[?,0], $[?], $i, "
      "!torch.vtensor"));
  question_t q = {.analysed = &analysed, .text = ""};
  arena_t arena;
  arena_init(&arena, allocator_system());
  shapes_t *shapes =
      analysed.analysis ? shapes_create(analysed.analysis, &arena) : NULL;
  if (shapes)
    EXPECT_TRUE(shapes_walk(shapes, count_elements, &q));
  EXPECT_STREQ(" 12 1 0 ? none none", q.text);
  shapes_destroy(shapes);
  arena_deinit(&arena);
  analysed_destroy(&analysed);
}
