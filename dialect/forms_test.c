/* Operations and types read from one form and printed in the canonical one. */
#include "testing/gtest_c.h"
#include "testing/reader_fixture.h"

#include <stdio.h>
#include <string.h>

/* A function around the operations, printed so that only they differ. */
#define ARGUMENTS                                                              \
  "%arg0: !torch.vtensor<[?,3],f32>, %arg1: !torch.int, %arg2: !torch.bool"
#define HEAD "module {\n  func.func @f(" ARGUMENTS ") {\n"
#define TAIL "    return\n  }\n}\n"

typedef struct row_t {
  const char *text;    /* As written. */
  const char *printed; /* As printed; NULL: as written. */
} row_t;

static void same(const char *wanted, const char *got, const char *text) {
  if (strcmp(wanted, got))
    ADD_FAILURE("%s\nwants\n%s\nprints\n%s", text, wanted, got);
}

/* Reads a text, and what was printed of it, in both forms. */
static void check_text(const char *text, const char *wanted) {
  reading_t *first = reading_begin(text);
  same(wanted, reading_print(first), text);
  reading_t *generic = reading_begin(reading_print_generic(first));
  same(wanted, reading_print(generic), text);
  reading_end(generic);
  reading_end(first);
}

static void check(const row_t *rows, size_t count) {
  for (size_t i = 0; i < count; ++i) {
    char text[4096], wanted[4096];
    const char *printed = rows[i].printed ? rows[i].printed : rows[i].text;
    snprintf(text, sizeof text, "%s%s%s", HEAD, rows[i].text, TAIL);
    snprintf(wanted, sizeof wanted, "%s%s%s", HEAD, printed, TAIL);
    check_text(text, wanted);
  }
}
#define CHECK(rows) check(rows, sizeof rows / sizeof *rows)

TEST(Forms, constants_and_their_names) {
  const row_t rows[] = {
      {"    %int-7 = torch.constant.int -7\n", NULL},
      {"    %a = torch.constant.int 9223372036854775807\n",
       "    %int9223372036854775807 = torch.constant.int "
       "9223372036854775807\n"},
      {"    %a = torch.constant.int 1 {a.b = 2 : i32}\n",
       "    %int1 = torch.constant.int 1 {a.b = 2 : i32}\n"},
      {"    %a = torch.constant.none\n    %b = torch.constant.none\n",
       "    %none = torch.constant.none\n"
       "    %none_0 = torch.constant.none\n"},
      {"    %true = torch.constant.bool true\n", NULL},
      {"    %false = torch.constant.bool false\n", NULL},
      {"    %float1.000000e00 = torch.constant.float 1.000000e+00\n", NULL},
      {"    %a = torch.constant.float 0xFFF0000000000000\n",
       "    %float-Inf = torch.constant.float 0xFFF0000000000000\n"},
      {"    %a = torch.constant.float 1.0e-5\n",
       "    %float1.000000e-05 = torch.constant.float 1.000000e-05\n"},
      {"    %str = torch.constant.str \"a\\22b\\00\\FF\"\n", NULL},
      {"    %cpu = torch.constant.device \"cpu\"\n", NULL},
      {"    %0 = \"torch.constant.number\"() <{value = 1 : i64}> : () -> "
       "!torch.number\n",
       NULL},
  };
  CHECK(rows);
}

TEST(Forms, default_form) {
  const row_t rows[] = {
      {"    %0 = torch.aten.add.int %arg1,%arg1:!torch.int,!torch.int"
       " ->!torch.int\n",
       "    %0 = torch.aten.add.int %arg1, %arg1 : !torch.int, !torch.int -> "
       "!torch.int\n"},
      {"    %a, %b = torch.aten.max.dim %arg0, %arg1, %arg2 : "
       "!torch.vtensor<[?,3],f32>, !torch.int, !torch.bool -> "
       "!torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>\n",
       "    %values, %indices = torch.aten.max.dim %arg0, %arg1, %arg2 : "
       "!torch.vtensor<[?,3],f32>, !torch.int, !torch.bool -> "
       "!torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>\n"},
      {"    %0 = torch.aten.size.int %arg0, %arg1 {x = \"y\"} : "
       "!torch.vtensor<[?,3],f32>, !torch.int -> !torch.int\n",
       NULL},
  };
  CHECK(rows);
}

TEST(Forms, formats) {
  const row_t rows[] = {
      {"    %0 = torch.prim.ListConstruct  : () -> !torch.list<int>\n", NULL},
      {"    %0 = torch.prim.ListConstruct %arg1, %arg1 : (!torch.int, "
       "!torch.int) -> !torch.list<int>\n",
       NULL},
      {"    %0 = torch.prim.TupleConstruct  :  -> !torch.tuple<>\n", NULL},
      {"    %0 = torch.prim.TupleConstruct %arg1, %arg2 : !torch.int, "
       "!torch.bool -> !torch.tuple<int, bool>\n",
       NULL},
      {"    torch.runtime.assert %arg2, \"message\"\n", NULL},
      {"    torch.runtime.assert %arg2, \"a\" {b}\n", NULL},
      {"    %0 = torch.symbolic_int \"s0\" {min_val = 2, max_val = "
       "9223372036854775807} : !torch.int\n",
       NULL},
      {"    %0 = torch.symbolic_int \"s0\" {min_val = 2, max_val = 9} : "
       "!torch.int\n    torch.bind_symbolic_shape %arg0, [%0], "
       "affine_map<()[s0] -> (s0 * 2, 3)> : !torch.vtensor<[?,3],f32>\n",
       NULL},
      {"    torch.bind_symbolic_shape %arg0, [], affine_map<() -> (2, 3)> : "
       "!torch.vtensor<[?,3],f32>\n",
       NULL},
      {"    %0 = torch.derefine %arg1 : !torch.int to !torch.optional<int>\n",
       NULL},
      {"    %0 = torch.copy.to_tensor %arg0 : !torch.tensor<[?,3],f32>\n"
       "    %1 = torch.copy.to_vtensor %0 : !torch.vtensor<[?,3],f32>\n"
       "    torch.overwrite.tensor.contents %1 overwrites %0 : "
       "!torch.vtensor<[?,3],f32>, !torch.tensor<[?,3],f32>\n",
       NULL},
      {"    %0 = torch.prim.DictConstruct keys() values() -> "
       "!torch.dict<str, int>\n",
       NULL},
      {"    %0 = torch.prim.DictConstruct keys(%arg1 : !torch.int) "
       "values(%arg2 : !torch.bool) -> !torch.dict<int, bool>\n",
       NULL},
      {"    %0 = torch.vtensor.literal(dense<[1, 2]> : tensor<2xsi64>) : "
       "!torch.vtensor<[2],si64>\n",
       NULL},
      {"    %0 = torch.linear_params.create %arg0 : "
       "!torch.vtensor<[?,3],f32>\n",
       NULL},
      {"    %0 = torch.linear_params.create %arg0, %arg0 : "
       "!torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>\n",
       NULL},
  };
  CHECK(rows);
}

TEST(Forms, regions) {
  const row_t rows[] = {
      {"    torch.prim.If %arg2 -> () {\n      torch.prim.If.yield\n"
       "    } else {\n      torch.prim.If.yield\n    }\n",
       NULL},
      {"    %0 = torch.prim.If %arg2 -> (!torch.int) {\n"
       "      torch.prim.If.yield %arg1 : !torch.int\n    } else {\n"
       "      torch.prim.If.yield %arg1 : !torch.int\n    } {a = 1 : i64}\n",
       NULL},
      {"    %0 = torch.prim.Loop %arg1, %arg2, init(%arg1) {\n"
       "    ^bb0(%arg3: !torch.int, %arg4: !torch.int):\n"
       "      torch.prim.Loop.condition %arg2, iter(%arg4 : !torch.int)\n"
       "    } : (!torch.int, !torch.bool, !torch.int) -> !torch.int\n",
       NULL},
      {"    torch.prim.Loop %arg1, %arg2, init() {\n"
       "    ^bb0(%arg3: !torch.int):\n"
       "      torch.prim.Loop.condition %arg2, iter()\n"
       "    } : (!torch.int, !torch.bool) -> ()\n",
       NULL},
      {"    %0 = torch.operator \"onnx.Shape\"(%arg0) {a.b = 1 : si64} : "
       "(!torch.vtensor<[?,3],f32>) -> !torch.vtensor<[2],si64> \n",
       NULL},
      {"    %0 = torch.operator \"onnx.If\"(%arg2) : (!torch.bool) -> "
       "!torch.int {\n      torch.operator_terminator %arg1 : !torch.int\n"
       "    }, {\n      torch.operator_terminator %arg1 : !torch.int\n    }\n",
       NULL},
      {"    %0 = torch.shape.calculate {\n"
       "      torch.shape.calculate.yield %arg0 : !torch.vtensor<[?,3],f32>\n"
       "    } shapes {\n      %1 = torch.prim.ListConstruct %arg1 : "
       "(!torch.int) -> !torch.list<int>\n"
       "      torch.shape.calculate.yield.shapes %1 : !torch.list<int>\n"
       "    } : !torch.vtensor<[?,3],f32>\n",
       NULL},
      {"    \"assertion.region\"(%arg1) ({\n    ^bb0(%arg3: !torch.int):\n"
       "      %int1 = torch.constant.int 1\n"
       "    }) {assertion.message = \"m\"} : (!torch.int) -> ()\n",
       NULL},
  };
  CHECK(rows);
}

TEST(Forms, modules_and_slots) {
  const char *const text =
      "module {\n"
      "  torch.class_type @c {\n"
      "    torch.attr \"b\" : !torch.bool\n"
      "    torch.attr private \"i\" : !torch.int\n"
      "    torch.method \"m\", @f\n"
      "    torch.method private \"n\", @f\n"
      "  }\n"
      "  torch.class_type @empty {\n"
      "  }\n"
      "  torch.global_slot @s : !torch.int\n"
      "  torch.global_slot \"private\" @t : !torch.vtensor<[2],f32>\n"
      "  torch.global_slot.module_initializer {\n"
      "    %int1 = torch.constant.int 1\n"
      "    torch.initialize.global_slots [\n"
      "      @s(%int1 : !torch.int)\n"
      "    ]\n"
      "  }\n"
      "  func.func private @f(%arg0: !torch.nn.Module<\"c\">) {\n"
      "    %0 = torch.global_slot.get @s : !torch.int\n"
      "    torch.global_slot.set @s = %0 : !torch.int\n"
      "    %1 = torch.prim.GetAttr %arg0[\"i\"] : !torch.nn.Module<\"c\"> -> "
      "!torch.int\n"
      "    torch.prim.SetAttr %arg0[\"i\"] = %1 : !torch.nn.Module<\"c\">, "
      "!torch.int\n"
      "    %2 = torch.prim.CallMethod %arg0[\"m\"] (%1) : "
      "!torch.nn.Module<\"c\">, (!torch.int) -> !torch.int\n"
      "    return\n"
      "  }\n"
      "}\n";
  check_text(text, text);
}

TEST(Forms, other_dialects) {
  const char *const text =
      "module {\n"
      "  func.func @f(%arg0: tensor<?x4xf32>, %arg1: !tosa.shape<2>) {\n"
      "    tosa.assert_equal_shape %arg1, %arg1 {allow_broadcast = true} : "
      "(!tosa.shape<2>, !tosa.shape<2>) -> ()\n"
      "    %0 = torch_c.from_builtin_tensor %arg0 : tensor<?x4xf32> -> "
      "!torch.vtensor<[?,4],f32>\n"
      "    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>\n"
      "    %c = stablehlo.constant dense<1> : tensor<i32>\n"
      "    %1 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add "
      "across dimensions = [1] : (tensor<?x4xf32>, tensor<f32>) -> "
      "tensor<?xf32>\n"
      "    %2 = stablehlo.compare LT, %arg0, %arg0, FLOAT : (tensor<?x4xf32>, "
      "tensor<?x4xf32>) -> tensor<?x4xi1>\n"
      "    %3 = stablehlo.concatenate %arg0, %arg0, dim = 0 : "
      "(tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>\n"
      "    stablehlo.custom_call @shape_assertion(%c) "
      "{error_message = \"m\", has_side_effect = true} : (tensor<i32>) -> ()\n"
      "    return\n"
      "  }\n"
      "}\n";
  check_text(text, text);
}

TEST(Forms, a_reducer_that_does_more_is_printed) {
  const char *const text =
      "module {\n"
      "  func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<f32>) {\n"
      "    %0 = stablehlo.reduce(%arg0 init: %arg1) across dimensions = [0] : "
      "(tensor<4xf32>, tensor<f32>) -> tensor<f32>\n"
      "     reducer(%arg2: tensor<f32>, %arg3: tensor<f32>)  {\n"
      "      %1 = stablehlo.add %arg3, %arg2 : tensor<f32>\n"
      "      stablehlo.return %1 : tensor<f32>\n"
      "    }\n"
      "    return\n"
      "  }\n"
      "}\n";
  check_text(text, text);
}

TEST(Forms, types_are_spelled_as_torch_mlir_does) {
  static const char *const types[][2] = {
      {"vtensor<[ ?, 3 ] , f32>", "vtensor<[?,3],f32>"},
      {"vtensor<*,unk>", "vtensor"},
      {"vtensor<*,f32>", "vtensor<*,f32>"},
      {"tensor<[],unk>", "tensor<[],unk>"},
      {"vtensor<[2,],f32>", "vtensor<[2],f32>"},
      {"vtensor<[2],complex<f32>>", "vtensor<[2],complex<f32>>"},
      {"vtensor<[2],!torch.qint8>", "vtensor<[2],!torch.qint8>"},
      {"vtensor<[2],!dtype>", "vtensor<[2],f64>"},
      {"list< vtensor<[2], f32> >", "list<vtensor<[2],f32>>"},
      {"tuple<int,float , list<int>>", "tuple<int, float, list<int>>"},
      {"tuple<>", "tuple<>"},
      {"union<int,none>", "union<int, none>"},
      {"dict<str,tensor>", "dict<str, tensor>"},
      {"optional<list<optional<int>>>", "optional<list<optional<int>>>"},
      {"nn.Module<\"a.b<c>\\22\">", "nn.Module<\"a.b<c>\\22\">"},
      {"Device", "Device"},
      {"Generator", "Generator"},
      {"LinearParams", "LinearParams"},
      {"any", "any"},
      {"number", "number"},
      {"quint8", "quint8"},
  };
  for (size_t i = 0; i < sizeof types / sizeof *types; ++i) {
    char text[512], wanted[512];
    snprintf(text, sizeof text,
             "!dtype = f64\nfunc.func private @f(!torch.%s)\n", types[i][0]);
    snprintf(wanted, sizeof wanted,
             "module {\n  func.func private @f(!torch.%s)\n}\n", types[i][1]);
    check_text(text, wanted);
  }
}

TEST(Forms, sparsity_prints_by_its_alias) {
  check_text("#enc = #sparse_tensor.encoding<{map = (d0) -> (d0 : "
             "compressed)}>\nfunc.func private @f(!torch.list<vtensor<[2], "
             "f32, #enc>>)\n",
             "#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : "
             "compressed) }>\nmodule {\n  func.func private "
             "@f(!torch.list<vtensor<[2],f32,#sparse>>)\n}\n");
}

/* Spellings of one attribute that torch-mlir-opt would not survive. */
TEST(Forms, a_raw_convolution_has_to_fit_together) {
  reading_t *reading = reading_begin(
      "func.func private @f() attributes {a = #stablehlo.conv<raw "
      "input_batch_dimension = 7>}");
  EXPECT_TRUE(mlirOperationIsNull(reading->module));
  EXPECT_STREQ("dimensions do not fit together", reading_print(reading));
  reading_end(reading);
}

TEST(Forms, attributes_of_stablehlo_are_on_one_line) {
  const char *const written =
      "func.func private @f() attributes {a = #stablehlo.foo<\"a  =  b\\\"\"  ,"
      "\n // A comment.\n  [ 1,  2 ]>, b = #stablehlo<precision DEFAULT>, "
      "c = #stablehlo.channel_handle<handle=1, type=0>}";
  const char *const printed =
      "module {\n  func.func private @f() attributes {a = "
      "#stablehlo.foo<\"a  =  b\\\"\", [1, 2]>, b = #stablehlo<precision "
      "DEFAULT>, c = #stablehlo.channel_handle<handle = 1, type = 0>}\n}\n";
  reading_t *reading = reading_begin(written);
  same(printed, reading_print(reading), written);
  reading_end(reading);
}
