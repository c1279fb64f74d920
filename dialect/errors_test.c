/* What is wrong in a text is said where it is, in the words of torch-mlir. */
#include "testing/gtest_c.h"
#include "testing/reader_fixture.h"

#include <string.h>

typedef struct row_t {
  const char *text;
  unsigned line, column;
  const char *message; /* Part of the first error. */
} row_t;

/* A function around the text, which begins on line 2. */
#define IN(arguments, text) "func.func @f(" arguments ") {\n" text "\nreturn }"
#define INT "%a: !torch.int"
#define BOOL "%a: !torch.bool"
#define TENSOR "%a: !torch.vtensor<[?],f32>"

static const row_t counts[] = {
    {IN(INT, "%0 = torch.aten.add.int %a : !torch.int -> !torch.int"), 2, 25,
     "expected 2 operands"},
    {IN(INT, "%0 = torch.aten.add.int %a, %a : !torch.int -> !torch.int"), 2,
     25, "got 2 operands and 1 types"},
    {IN(INT, "%0 = torch.aten.add.int %a, %a : !torch.int, !torch.int"), 2, 56,
     "expected '->'"},
    {IN(INT, "torch.aten.add.int %a, %a : !torch.int, !torch.int -> "
             "!torch.int, !torch.int"),
     2, 1, "requires one result"},
    {IN(INT, "%0:2 = torch.aten.add.int %a, %a : !torch.int, !torch.int -> "
             "!torch.int"),
     2, 1, "operation defines 1 result"},
    {IN(BOOL, "\"torch.runtime.assert\"(%a, %a) <{message = \"x\"}> : "
              "(!torch.bool, !torch.bool) -> ()"),
     2, 1, "requires a single operand"},
    {IN(BOOL, "\"torch.runtime.assert\"(%a) <{message = \"x\"}> ({}) : "
              "(!torch.bool) -> ()"),
     2, 1, "requires zero regions"},
    {IN(BOOL, "\"torch.prim.If\"(%a) ({}) : (!torch.bool) -> ()"), 2, 1,
     "expected 2 regions"},
    {IN(INT, "%0 = torch.prim.ListConstruct %a, %a : (!torch.int) -> "
             "!torch.list<int>"),
     2, 6, "2 operands and 1 types"},
    {IN("%a: tensor<2xf32>", "%0 = stablehlo.add %a, %a : (tensor<2xf32>) -> "
                             "tensor<2xf32>"),
     2, 29, "2 operands present, but expected 1"},
};

static const row_t types[] = {
    {IN("", "%0 = torch.vtensor.literal(dense<1> : tensor<2xsi64>) : "
            "!torch.vtensor<[3],si64>"),
     2, 6, "inferred type(s) '!torch.vtensor<[2],si64>' are incompatible"},
    {IN("", "%0 = torch.tensor.literal(dense<1> : tensor<2x3xsi64>) : "
            "!torch.tensor<[?,4],unk>"),
     2, 6, "inferred type(s) '!torch.tensor<[2,3],si64>' are incompatible"},
    {IN(INT, "%0 = torch.derefine %a : !torch.int to !torch.optional<str>"), 2,
     6, "are cast incompatible"},
    {IN("%a: !torch.vtensor<[2,?],f32>",
        "%0 = torch.tensor_static_info_cast %a : !torch.vtensor<[2,?],f32> to "
        "!torch.vtensor<[?],f32>"),
     2, 6, "are cast incompatible"},
    {IN("%a: !torch.vtensor<[2],complex<f32>>",
        "%0 = torch_c.to_builtin_tensor %a : !torch.vtensor<[2],complex<f32>> "
        "-> tensor<2xcomplex<f64>>"),
     2, 6, "operand and result must have the same size and dtype"},
    {IN("%a: tensor<*xi8>", "%0 = torch_c.from_builtin_tensor %a : "
                            "tensor<*xi8> -> !torch.vtensor<[2],ui8>"),
     2, 6, "operand and result must have the same size and dtype"},
    {IN("%a: !torch.float", "%0 = torch.aten.add.int %a, %a : !torch.float, "
                            "!torch.float -> !torch.int"),
     2, 6, "operand #0 must be Torch IntType, but got '!torch.float'"},
    {IN(INT, "%0 = torch.aten.add.int %a, %a : !torch.int, !torch.int -> "
             "!torch.float"),
     2, 6, "result #0 must be Torch IntType, but got '!torch.float'"},
    {IN(INT, "%0 = torch.aten.add.int %a, %a : !torch.int, !torch.float -> "
             "!torch.int"),
     2, 29, "expects different type than prior uses"},
    {IN("", "%0 = \"torch.constant.int\"() <{value = 1 : i64}> : () -> "
            "!torch.float"),
     2, 6, "result #0 must be Torch IntType"},
    {IN(INT, "torch.runtime.assert %a, \"x\""), 2, 22, "'!torch.bool' vs"},
    {IN(INT, "%0 = torch.prim.ListConstruct %a : (!torch.int) -> "
             "!torch.list<float>"),
     2, 6, "operand types should have the same type as the list"},
    {IN(INT, "%0 = torch.prim.ListConstruct %a : (!torch.int) -> !torch.int"),
     2, 6, "result #0 must be Any Torch list Type"},
    {IN(INT, "%0 = torch.prim.TupleConstruct %a : !torch.int -> "
             "!torch.tuple<int, int>"),
     2, 6, "contained types correspond to operand types"},
    {IN(TENSOR, "torch.overwrite.tensor.contents %a overwrites %a : "
                "!torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>"),
     2, 1, "operand #1 must be Multi-dimensional array"},
    {IN(TENSOR, "%0 = torch.copy.to_tensor %a : !torch.tensor<[2],f32>"), 2, 27,
     "'!torch.vtensor<[2],f32>' vs '!torch.vtensor<[?],f32>'"},
    {"func.func @f(%a: !torch.foo)", 1, 25, "unknown  type `foo`"},
    {"func.func @f(%a: !torch.vtensor<[2],i32>)", 1, 32, "invalid dtype 'i32'"},
    {"func.func @f(%a: !torch.vtensor<[2] f32>)", 1, 36, "expected ','"},
    {"func.func @f(%a: !torch.vtensor<[-2],f32>)", 1, 32, "invalid size -2"},
    {"func.func @f(%a: !torch.vtensor<[2],f32,7>)", 1, 32,
     "invalid sparsity encoding"},
    {"func.func @f(%a: !torch.list<i32>)", 1, 30, "unknown  type `i32`"},
    {"func.func @f(%a: !torch.list<int, int>)", 1, 33, "expected '>'"},
    {"func.func @f(%a: !torch.nn.Module<foo>)", 1, 35, "expected string"},
};

static const row_t attributes[] = {
    {IN("", "%0 = \"torch.constant.int\"() : () -> !torch.int"), 2, 6,
     "requires attribute 'value'"},
    {IN("", "%0 = \"torch.constant.int\"() {value = \"x\"} : () -> "
            "!torch.int"),
     2, 6, "failed to satisfy constraint: 64-bit signless integer"},
    {IN("", "%0 = \"torch.constant.int\"() <{value = \"x\"}> : () -> "
            "!torch.int"),
     2, 6, "Invalid attribute `value` in property conversion"},
    {IN("", "%0 = \"torch.constant.none\"() <{value = 1}> : () -> "
            "!torch.none"),
     2, 6, "this operation has empty properties"},
    {IN("", "%0 = torch.constant.int 1.5"), 2, 25, "expected integer value"},
    {IN("", "%0 = torch.constant.int \"x\""), 2, 25, "expected integer value"},
    {IN("", "%0 = torch.constant.bool 7"), 2, 26, "integer constant out of"},
    {IN("", "%0 = torch.constant.str 7"), 2, 25, "integer literal not"},
    {IN(BOOL, "torch.runtime.assert %a"), 2, 24, "expected ','"},
    {IN(BOOL, "torch.runtime.assert %a, 7"), 2, 26, "integer literal"},
    {IN(BOOL, "\"torch.runtime.assert\"(%a) : (!torch.bool) -> ()"), 2, 1,
     "requires attribute 'message'"},
    {IN("", "%0 = torch.symbolic_int \"s\" {min_val = 2} : !torch.int"), 2, 41,
     "expected ','"},
    {IN(TENSOR, "%0 = torch.symbolic_int \"s\" {min_val = 2, max_val = 4} : "
                "!torch.int\ntorch.bind_symbolic_shape %a, [%0], "
                "affine_map<()[s0, s1] -> (s0)> : !torch.vtensor<[?],f32>"),
     3, 1, "requires equal number of shape symbol args"},
    {IN(TENSOR ", %s: !torch.int", "torch.bind_symbolic_shape %a, [%s], "
                                   "affine_map<()[s0] -> (s0)> : "
                                   "!torch.vtensor<[?],f32>"),
     2, 1, "must be produced by a SymbolicIntOp"},
    {IN("%a: !tosa.shape<2>", "tosa.assert_equal_shape %a, %a : "
                              "(!tosa.shape<2>, !tosa.shape<2>) -> ()"),
     2, 1, "requires attribute 'allow_broadcast'"},
    {IN("%a: tensor<2xf32>", "%0 = stablehlo.compare XX, %a, %a : "
                             "(tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>"),
     2, 24, "EQ, NE, GE, GT, LE, LT"},
};

static const row_t regions[] = {
    {IN(BOOL, "torch.prim.If %a -> () {\ntorch.prim.If.yield\n} els {\n}"), 4,
     3, "expected 'else'"},
    {IN(BOOL, "torch.prim.If %a -> () {\n} else {\ntorch.prim.If.yield\n}"), 2,
     1, "region with 1 blocks"},
    {IN(BOOL, "torch.prim.If.yield"), 2, 1,
     "expects parent op 'torch.prim.If'"},
    {IN(BOOL, "%0 = torch.prim.If %a -> (!torch.int) {\n"
              "torch.prim.If.yield\n} else {\ntorch.prim.If.yield\n}"),
     2, 6, "has 0 operands, but region successor needs 1 inputs"},
    {IN(BOOL, "torch.prim.If %a -> () {\ntorch.prim.If.yield %a : !torch.bool"
              "\n} else {\ntorch.prim.If.yield\n}"),
     2, 1, "has 1 operands, but region successor needs 0 inputs"},
    {IN(BOOL ", %n: !torch.int",
        "torch.prim.Loop %n, %a, init(%n) {\n^bb0(%i: !torch.int):\n"
        "torch.prim.Loop.condition %a, iter()\n} : (!torch.int, !torch.bool, "
        "!torch.int) -> ()"),
     2, 1, "from parent to Region #0"},
    {IN(BOOL ", %n: !torch.int",
        "%r = torch.prim.Loop %n, %a, init(%n) {\n"
        "^bb0(%i: !torch.int, %k: !torch.int):\n"
        "torch.prim.Loop.condition %a, iter(%a : !torch.bool)\n} : "
        "(!torch.int, !torch.bool, !torch.int) -> !torch.int"),
     2, 6, "'!torch.bool' should match successor input type #0 '!torch.int'"},
    {IN("", "torch.attr \"a\" : !torch.int"), 2, 1,
     "expects parent op 'torch.class_type'"},
    {"torch.global_slot @s : !torch.int\ntorch.global_slot @s : !torch.int", 2,
     1, "redefinition of symbol named 's'"},
    {IN(INT, "\"assertion.region\"(%a) ({\n}) : (!torch.int) -> ()"), 2, 1,
     "region with 1 blocks"},
    {IN(INT, "\"assertion.region\"(%a) ({\n^bb0:\n}) : (!torch.int) -> ()"), 2,
     1, "has 1 captures, but its block has 0 arguments"},
    {IN(INT, "\"assertion.region\"(%a) ({\n^bb0(%b: !torch.float):\n}) : "
             "(!torch.int) -> ()"),
     2, 1, "capture #0 is of type '!torch.int'"},
    {IN(INT, "\"assertion.region\"() ({\n^bb0:\n\"x.y\"(%a) : (!torch.int) -> "
             "()\n}) : () -> ()"),
     4, 1, "using value defined outside the region"},
};

static void check(const row_t *rows, size_t count) {
  for (size_t i = 0; i < count; ++i) {
    reading_t *reading = reading_begin(rows[i].text);
    const message_t *first = reading->messages;
    EXPECT_TRUE(mlirOperationIsNull(reading->module));
    if (reading->message_count == 0 ||
        !strstr(first->text.data, rows[i].message) ||
        first->line != rows[i].line || first->column != rows[i].column)
      ADD_FAILURE("%s\nwants %u:%u: %s\nsays  %u:%u: %s", rows[i].text,
                  rows[i].line, rows[i].column, rows[i].message, first->line,
                  first->column, first->text.data ? first->text.data : "");
    reading_end(reading);
  }
}

TEST(Errors, numbers_of_operands_results_regions) {
  check(counts, sizeof counts / sizeof *counts);
}

TEST(Errors, types) { check(types, sizeof types / sizeof *types); }

TEST(Errors, attributes) {
  check(attributes, sizeof attributes / sizeof *attributes);
}

TEST(Errors, regions) { check(regions, sizeof regions / sizeof *regions); }

static void refuses_unknown(const char *text, const char *message) {
  reading_t *strict =
      reading_begin_at(mlirStringRefCreateFromCString(text), 1, false);
  EXPECT_TRUE(mlirOperationIsNull(strict->module));
  EXPECT_TRUE(strict->message_count &&
              strstr(strict->messages[0].text.data, message));
  reading_end(strict);
  reading_t *open = reading_begin(text);
  EXPECT_FALSE(mlirOperationIsNull(open->module));
  reading_end(open);
}

TEST(Errors, unknown_operations_are_for_those_who_allow_them) {
  refuses_unknown(IN(INT, "%0 = torch.aten.nope %a : !torch.int -> !torch.int"),
                  "custom op 'torch.aten.nope' is unknown");
  refuses_unknown(
      IN(INT, "%0 = \"torch.aten.nope\"(%a) : (!torch.int) -> !torch.int"),
      "unregistered operation 'torch.aten.nope'");
  refuses_unknown("\"other.op\"() : () -> ()", "unregistered");
}
