/* What dce erases: what no effect, terminator, symbol or assertion needs. */
#include "testing/verb_fixture.h"

TEST(Dce, chains_and_shells) {
  verb_fixture_t f = verb_fixture(
      "func.func @f(%t: tensor<?xf32>, %c: i1) -> tensor<?xf32> {\n"
      "  %c0 = arith.constant 0 : index\n"
      "  %d = tensor.dim %t, %c0 : tensor<?xf32>\n"
      "  %e = tensor.empty(%d) : tensor<?xf32>\n"
      "  scf.if %c {\n"
      "    %s = arith.addi %d, %d : index\n"
      "  }\n"
      "  return %t : tensor<?xf32>\n"
      "}");
  verb_fixture_run(&f, "dce");
  EXPECT_STREQ("module {\n"
               "  func.func @f(%arg0: tensor<?xf32>, %arg1: i1) -> "
               "tensor<?xf32> {\n"
               "    return %arg0 : tensor<?xf32>\n"
               "  }\n"
               "}\n",
               verb_fixture_text(&f));
  EXPECT_STREQ("", f.said);
  verb_fixture_destroy(&f);
}

TEST(Dce, a_cycle) {
  verb_fixture_t f = verb_fixture("module {\n"
                                  "  %a = arith.addi %b, %b : i32\n"
                                  "  %b = arith.addi %a, %a : i32\n"
                                  "}");
  verb_fixture_run(&f, "dce");
  EXPECT_EQ(0, ir_count(&f.ir, "arith.addi"));
  verb_fixture_destroy(&f);
}

TEST(Dce, assertions_stay_whatever_is_selected) {
  verb_fixture_t f = verb_fixture(
      "func.func @f(%a: i32, %s: !shape.shape, %x: !torch.bool) {\n"
      "  %z = arith.constant 0 : i32\n"
      "  %ok = arith.cmpi ne, %a, %z : i32\n"
      "  cf.assert %ok, \"kept\"\n"
      "  %w = shape.cstr_eq %s, %s : !shape.shape, !shape.shape\n"
      "  torch.runtime.assert %x, \"kept\"\n"
      "  \"assertion.region\"(%ok) ({\n"
      "  ^bb0(%o: i1):\n"
      "    cf.assert %o, \"kept\"\n"
      "  }) : (i1) -> ()\n"
      "  return\n"
      "}");
  verb_fixture_expect_stable(&f, "dce");
  f.options.analysis.kinds = 1u << POLICY_KIND_TOSA;
  f.options.analysis.keep_at_entry = true;
  verb_fixture_expect_stable(&f, "dce");
  EXPECT_EQ(2, ir_count(&f.ir, "cf.assert"));
  verb_fixture_destroy(&f);
}

TEST(Dce, its_section_has_what_is_selected) {
  verb_fixture_t f = verb_fixture("func.func @f(%c: i1, %x: !torch.bool) {\n"
                                  "  %dead = arith.ori %c, %c : i1\n"
                                  "  cf.assert %c, \"left out\"\n"
                                  "  torch.runtime.assert %x, \"selected\"\n"
                                  "  return\n"
                                  "}");
  f.options.analysis.kinds = 1u << POLICY_KIND_RUNTIME;
  f.options.report = report_create();
  verb_fixture_run(&f, "dce");
  const report_section_t *section = report_section(f.options.report, 0, 0);
  EXPECT_EQ(1, section->num_entries);
  EXPECT_EQ(POLICY_KIND_RUNTIME, section->entries[0].kind);
  EXPECT_EQ(1, section->unselected);
  EXPECT_EQ(1, section->erased);
  EXPECT_EQ(1, ir_count(&f.ir, "cf.assert"));
  report_destroy(f.options.report);
  verb_fixture_destroy(&f);
}

/* What an assertion.region holds goes by the assertions in it. */
TEST(Dce, dead_code_in_a_region_of_ours) {
  verb_fixture_t f = verb_fixture("func.func @f(%c: i1) {\n"
                                  "  \"assertion.region\"(%c) ({\n"
                                  "  ^bb0(%o: i1):\n"
                                  "    cf.assert %o, \"kept\"\n"
                                  "  }) : (i1) -> ()\n"
                                  "  return\n"
                                  "}");
  verb_fixture_expect_stable(&f, "dce");
  EXPECT_EQ(1, ir_count(&f.ir, "assertion.region"));
  verb_fixture_destroy(&f);
}

TEST(Dce, effects_stay) {
  verb_fixture_t f = verb_fixture(
      "func.func private @called()\n"
      "func.func @f(%m: memref<i32>, %v: i32, %n: index, %c: i1) {\n"
      "  %c0 = arith.constant 0 : index\n"
      "  call @called() : () -> ()\n"
      "  %u = \"my.unknown\"() : () -> i32\n"
      "  %read = memref.load %m[] : memref<i32>\n"
      "  scf.for %i = %c0 to %n step %n {\n"
      "    scf.if %c {\n"
      "      memref.store %v, %m[] : memref<i32>\n"
      "    } else {\n"
      "      %dead = arith.addi %v, %v : i32\n"
      "    }\n"
      "  }\n"
      "  return\n"
      "}");
  verb_fixture_run(&f, "dce");
  EXPECT_EQ(1, ir_count(&f.ir, "func.call"));
  EXPECT_EQ(1, ir_count(&f.ir, "my.unknown"));
  EXPECT_EQ(1, ir_count(&f.ir, "memref.store"));
  EXPECT_EQ(1, ir_count(&f.ir, "scf.for"));
  EXPECT_EQ(1, ir_count(&f.ir, "arith.constant"));
  EXPECT_EQ(0, ir_count(&f.ir, "memref.load"));
  EXPECT_EQ(0, ir_count(&f.ir, "arith.addi"));
  EXPECT_EQ(2, ir_count(&f.ir, "func.func"));
  verb_fixture_expect_stable(&f, "dce");
  verb_fixture_destroy(&f);
}

TEST(Dce, terminators_of_regions_that_stay) {
  verb_fixture_t f = verb_fixture(
      "func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {\n"
      "  %r = scf.forall (%i) in (8) shared_outs(%o = %x) -> (tensor<8xf32>) "
      "{\n"
      "    %e = tensor.extract_slice %o[%i] [1] [1] : tensor<8xf32> to "
      "tensor<1xf32>\n"
      "    scf.forall.in_parallel {\n"
      "      tensor.parallel_insert_slice %e into %o[%i] [1] [1] : "
      "tensor<1xf32> into tensor<8xf32>\n"
      "    }\n"
      "  }\n"
      "  return %r : tensor<8xf32>\n"
      "}");
  verb_fixture_expect_stable(&f, "dce");
  verb_fixture_destroy(&f);
}

/* emitc.do has a region without a terminator and one with. */
TEST(Dce, terminators_of_one_region_of_two) {
  verb_fixture_t f =
      verb_fixture("func.func @f(%a: i1) {\n"
                   "  emitc.do {\n"
                   "    emitc.call_opaque \"body\"() : () -> ()\n"
                   "  } while {\n"
                   "    %c = emitc.expression %a : (i1) -> i1 {\n"
                   "      %n = logical_not %a : i1\n"
                   "      yield %n : i1\n"
                   "    }\n"
                   "    emitc.yield %c : i1\n"
                   "  }\n"
                   "  return\n"
                   "}");
  verb_fixture_expect_stable(&f, "dce");
  EXPECT_EQ(2, ir_count(&f.ir, "emitc.yield"));
  verb_fixture_destroy(&f);
}

TEST(Dce, unreachable_blocks_keep_their_terminators) {
  verb_fixture_t f = verb_fixture("func.func @f(%a: i32) -> i32 {\n"
                                  "  return %a : i32\n"
                                  "^bb1:\n"
                                  "  %s = arith.addi %a, %a : i32\n"
                                  "  %dead = arith.muli %a, %a : i32\n"
                                  "  cf.br ^bb2(%s : i32)\n"
                                  "^bb2(%x: i32):\n"
                                  "  return %x : i32\n"
                                  "}");
  verb_fixture_run(&f, "dce");
  EXPECT_EQ(1, ir_count(&f.ir, "arith.addi"));
  EXPECT_EQ(0, ir_count(&f.ir, "arith.muli"));
  EXPECT_EQ(1, ir_count(&f.ir, "cf.br"));
  verb_fixture_destroy(&f);
}

TEST(Dce, the_user_says_what_is_pure_and_what_is_not) {
  static const char text[] = "func.func @f(%a: i32) {\n"
                             "  %u = \"my.pure\"(%a) : (i32) -> i32\n"
                             "  %v = arith.addi %a, %u : i32\n"
                             "  return\n"
                             "}";
  verb_fixture_t f = verb_fixture(text);
  policy_add_pure(f.policy, mlirStringRefCreateFromCString("my.pure"), NULL,
                  NULL);
  policy_add_effect(f.policy, mlirStringRefCreateFromCString("arith.addi"),
                    NULL, NULL);
  verb_fixture_expect_stable(&f, "dce");
  verb_fixture_destroy(&f);
  f = verb_fixture(text);
  policy_add_pure(f.policy, mlirStringRefCreateFromCString("my.pure"), NULL,
                  NULL);
  verb_fixture_run(&f, "dce");
  EXPECT_EQ(0, ir_count(&f.ir, "my.pure"));
  verb_fixture_destroy(&f);
}

TEST(Dce, the_report_counts) {
  verb_fixture_t f = verb_fixture("func.func @f(%a: i32, %c: i1) {\n"
                                  "  %b = arith.addi %a, %a : i32\n"
                                  "  scf.if %c {\n"
                                  "    %d = arith.addi %b, %a : i32\n"
                                  "  }\n"
                                  "  return\n"
                                  "}");
  f.options.report = report_create();
  report_begin_module(f.options.report, mlirStringRefCreateFromCString("x:1"));
  verb_fixture_run(&f, "dce");
  /* The If's terminator too. */
  EXPECT_EQ(4, report_section(f.options.report, 0, 0)->erased);
  report_destroy(f.options.report);
  verb_fixture_destroy(&f);
}
