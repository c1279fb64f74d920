/* What --drop-symbols erases. */
#include "testing/verb_fixture.h"

#define BIND(tensor, symbol)                                                   \
  "  torch.bind_symbolic_shape " tensor ", [" symbol                           \
  "], affine_map<()[s0] -> (s0)> : !torch.vtensor<[?],f32>\n"
#define SYMBOL(name)                                                           \
  "  " name " = torch.symbolic_int \"s\" {min_val = 2, max_val = 9} : "        \
  "!torch.int\n"

TEST(DropSymbols, in_regions_and_functions) {
  verb_fixture_t f = verb_fixture(
      "func.func @f(%x: !torch.vtensor<[?],f32>, %b: !torch.bool) {\n" SYMBOL(
          "%s") "  torch.prim.If %b -> () {\n" BIND("%x", "%s")
          SYMBOL("%t") "    torch.prim.If.yield\n"
                       "  } else {\n"
                       "    torch.prim.If.yield\n"
                       "  }\n"
                       "  return\n"
                       "}\n"
                       "func.func @g(%x: !torch.vtensor<[?],f32>) {\n" SYMBOL(
                           "%s") BIND("%x", "%s") "  return\n"
                                                  "}");
  verb_fixture_run(&f, "drop-symbols");
  EXPECT_EQ(0, ir_count(&f.ir, "torch.bind_symbolic_shape"));
  EXPECT_EQ(0, ir_count(&f.ir, "torch.symbolic_int"));
  EXPECT_EQ(1, ir_count(&f.ir, "torch.prim.If"));
  EXPECT_STREQ("", f.said);
  verb_fixture_expect_stable(&f, "drop-symbols");
  verb_fixture_destroy(&f);
}

/* Whatever assertions are selected. */
TEST(DropSymbols, selection_is_of_assertions) {
  verb_fixture_t f =
      verb_fixture("func.func @f(%x: !torch.vtensor<[?],f32>, %b: "
                   "!torch.bool) {\n" SYMBOL("%s")
                       BIND("%x", "%s") "  torch.runtime.assert %b, \"stays\"\n"
                                        "  return\n"
                                        "}");
  f.options.analysis.keep_at_entry = true;
  verb_fixture_run(&f, "drop-symbols");
  EXPECT_EQ(0, ir_count(&f.ir, "torch.bind_symbolic_shape"));
  EXPECT_EQ(1, ir_count(&f.ir, "torch.runtime.assert"));
  verb_fixture_destroy(&f);
}

TEST(DropSymbols, a_symbol_that_is_a_size_stays) {
  verb_fixture_t f = verb_fixture(
      "func.func @f(%x: !torch.vtensor<[?],f32>) -> !torch.list<int> "
      "{\n" SYMBOL("%s") BIND("%x", "%s") "  %l = torch.prim.ListConstruct %s "
                                          ": (!torch.int) -> !torch.list<int>\n"
                                          "  return %l : !torch.list<int>\n"
                                          "}");
  verb_fixture_run(&f, "drop-symbols");
  EXPECT_EQ(1, ir_count(&f.ir, "torch.symbolic_int"));
  EXPECT_EQ(0, ir_count(&f.ir, "torch.bind_symbolic_shape"));
  verb_fixture_destroy(&f);
}

TEST(DropSymbols, counts_what_it_erased) {
  verb_fixture_t f =
      verb_fixture("func.func @f(%x: !torch.vtensor<[?],f32>) {\n" SYMBOL("%s")
                       BIND("%x", "%s") BIND("%x", "%s") "  return\n"
                                                         "}");
  f.options.report = report_create();
  verb_fixture_run(&f, "drop-symbols");
  const report_section_t *section = report_section(f.options.report, 0, 0);
  EXPECT_STREQ("drop-symbols", section->verb);
  EXPECT_EQ(3, section->erased);
  report_destroy(f.options.report);
  verb_fixture_destroy(&f);
}
