/* strip is free-sizes, drop, drop-symbols, then dce. */
#include "testing/verb_fixture.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char text[] =
    "func.func @f(%t: tensor<?xf32>, %c: i1) -> tensor<?xf32> {\n"
    "  %c0 = arith.constant 0 : index\n"
    "  %d = tensor.dim %t, %c0 : tensor<?xf32>\n"
    "  %e = tensor.empty(%d) : tensor<?xf32>\n"
    "  scf.if %c {\n"
    "    %ok = arith.cmpi ne, %d, %c0 : index\n"
    "    cf.assert %ok, \"not empty\"\n"
    "  }\n"
    "  return %t : tensor<?xf32>\n"
    "}";

TEST(Strip, leaves_neither_chains_nor_shells) {
  verb_fixture_t f = verb_fixture(text);
  verb_fixture_run(&f, "strip");
  EXPECT_STREQ(
      "module {\n"
      "  func.func @f(%arg0: tensor<?xf32>, %arg1: i1) -> tensor<?xf32> {\n"
      "    return %arg0 : tensor<?xf32>\n"
      "  }\n"
      "}\n",
      verb_fixture_text(&f));
  EXPECT_CONTAINS("7:5: remark: dropped assertion \"not empty\"", f.said);
  verb_fixture_expect_stable(&f, "strip");
  verb_fixture_destroy(&f);
}

TEST(Strip, is_drop_then_dce) {
  static const char *const lists[] = {"drop dce", "wrap strip", "strip dce",
                                      "dce strip", "wrap unwrap strip"};
  char *strip = verb_text_after(text, "strip");
  for (size_t i = 0; i < sizeof lists / sizeof *lists; ++i) {
    SCOPED_TRACE("%s", lists[i]);
    char *other = verb_text_after(text, lists[i]);
    EXPECT_STREQ(strip, other);
    free(other);
  }
  free(strip);
}

/* What needs a step of its own between drop and dce. */
static const char *const particular[] = {
    /* The constraint's body needs, once it gives way, what was dead. */
    "func.func @f(%ok: i1, %t: tensor<2xf32>) -> tensor<2xf32> {\n"
    "  %w = shape.cstr_require %ok, \"w\"\n"
    "  %all = shape.assuming_all %w, %w\n"
    "  %r = shape.assuming %all -> (tensor<2xf32>) {\n"
    "    shape.assuming_yield %t : tensor<2xf32>\n"
    "  }\n"
    "  return %r : tensor<2xf32>\n"
    "}",
    /* The symbol is needed until what binds it is gone. */
    "func.func @f(%t: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {\n"
    "  %s = torch.symbolic_int \"s\" {min_val = 2, max_val = 9} "
    ": !torch.int\n"
    "  torch.bind_symbolic_shape %t, [%s], affine_map<()[s0] -> (s0)> "
    ": !torch.vtensor<[?],f32>\n"
    "  return %t : !torch.vtensor<[?],f32>\n"
    "}",
    /* What is around an assertion alone, where no size is read. */
    "func.func @f() {\n"
    "  %ok = arith.constant true\n"
    "  scf.if %ok {\n"
    "    cf.assert %ok, \"shape.\"\n"
    "  }\n"
    "  return\n"
    "}",
};

TEST(Strip, is_its_steps_where_one_needs_another) {
  for (size_t i = 0; i < sizeof particular / sizeof *particular; ++i) {
    SCOPED_TRACE("%zu", i);
    char *strip = verb_text_after(particular[i], "strip");
    char *steps =
        verb_text_after(particular[i], "free-sizes drop drop-symbols dce");
    EXPECT_STREQ(steps, strip);
    EXPECT_FALSE(strstr(strip, "shape.") || strstr(strip, "torch.symbolic"));
    free(strip);
    free(steps);
  }
}

/* A symbol that only dead arithmetic takes; with an assertion its steps are
 * taken one by one, to say what the assertion had of its own. */
TEST(Strip, leaves_no_symbol_that_is_not_needed) {
  static const char format[] =
      "func.func @f(%%x: !torch.vtensor<[?],f32>, %%b: !torch.bool) {\n"
      "  %%s = torch.symbolic_int \"s0\" {min_val = 2, max_val = 9} : "
      "!torch.int\n"
      "  torch.bind_symbolic_shape %%x, [%%s], affine_map<()[s0] -> (s0)> : "
      "!torch.vtensor<[?],f32>\n"
      "  %%d = torch.aten.add.int %%s, %%s : !torch.int, !torch.int -> "
      "!torch.int\n"
      "  %s\n"
      "  return\n"
      "}";
  static const char *const more[] = {"", "torch.runtime.assert %b, \"b\""};
  for (size_t i = 0; i < sizeof more / sizeof *more; ++i) {
    char source[1024];
    snprintf(source, sizeof source, format, more[i]);
    char *strip = verb_text_after(source, "strip");
    EXPECT_STREQ("module {\n"
                 "  func.func @f(%arg0: !torch.vtensor<[?],f32>, "
                 "%arg1: !torch.bool) {\n"
                 "    return\n"
                 "  }\n"
                 "}\n",
                 strip);
    free(strip);
  }
}

TEST(Strip, what_is_not_selected_stays_with_its_slice) {
  verb_fixture_t f = verb_fixture(text);
  f.options.analysis.kinds = 1u << POLICY_KIND_RUNTIME;
  verb_fixture_run(&f, "strip");
  EXPECT_EQ(1, ir_count(&f.ir, "cf.assert"));
  EXPECT_EQ(1, ir_count(&f.ir, "arith.cmpi"));
  EXPECT_EQ(1, ir_count(&f.ir, "scf.if"));
  EXPECT_EQ(0, ir_count(&f.ir, "tensor.empty"));
  verb_fixture_destroy(&f);
}

TEST(Strip, reports_a_section_for_each_step) {
  verb_fixture_t f = verb_fixture(text);
  f.options.report = report_create();
  report_begin_module(f.options.report, mlirStringRefCreateFromCString("x:1"));
  verb_fixture_run(&f, "strip");
  static const char *const verbs[] = {"free-sizes", "drop", "drop-symbols",
                                      "dce"};
  ASSERT_EQ(4, report_num_sections(f.options.report, 0));
  for (uint32_t i = 0; i < 4; ++i)
    EXPECT_STREQ(verbs[i], report_section(f.options.report, 0, i)->verb);
  report_destroy(f.options.report);
  verb_fixture_destroy(&f);
}

TEST(Strip, keeps_symbols_where_asked) {
  static const char symbols[] =
      "func.func @f(%x: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {\n"
      "  %s = torch.symbolic_int \"s0\" {min_val = 2, max_val = 9} : "
      "!torch.int\n"
      "  torch.bind_symbolic_shape %x, [%s], affine_map<()[s0] -> (s0)> : "
      "!torch.vtensor<[?],f32>\n"
      "  return %x : !torch.vtensor<[?],f32>\n"
      "}";
  verb_fixture_t f = verb_fixture(symbols);
  f.options.keep_symbols = true;
  verb_fixture_run(&f, "strip");
  EXPECT_EQ(1, ir_count(&f.ir, "torch.bind_symbolic_shape"));
  EXPECT_EQ(1, ir_count(&f.ir, "torch.symbolic_int"));
  f.options.keep_symbols = false;
  verb_fixture_run(&f, "strip");
  EXPECT_EQ(0, ir_count(&f.ir, "torch.bind_symbolic_shape"));
  EXPECT_EQ(0, ir_count(&f.ir, "torch.symbolic_int"));
  verb_fixture_destroy(&f);
}
