/* The classes of operations: what is live, what is needed by assertions alone,
 * and what was dead before. */
#include "testing/analysis_fixture.h"

#define II " : !torch.int, !torch.int -> !torch.int\n"
#define IB " : !torch.int, !torch.int -> !torch.bool\n"
#define X "!torch.vtensor<[?],f32>"

TEST(Liveness, a_chain_belongs_to_its_assertion) {
  expect_classes("func.func @f(%x: " X ") {\n"
                 "  %c = torch.constant.int 0 {want = \"slice 0\"}\n"
                 "  %n = torch.aten.size.int %x, %c {want = \"slice 0\"}"
                 " : " X ", !torch.int -> !torch.int\n"
                 "  %e = torch.aten.gt.int %n, %c {want = \"slice 0\"}" IB
                 "  torch.runtime.assert %e, \"m\" {want = \"assertion 0\"}\n"
                 "  return {want = \"live\"}\n"
                 "}\n");
}

TEST(Liveness, what_a_result_needs_stays) {
  expect_classes("func.func @f(%x: " X ") -> !torch.int {\n"
                 "  %c = torch.constant.int 0 {want = \"live\"}\n"
                 "  %n = torch.aten.size.int %x, %c {want = \"live\"}"
                 " : " X ", !torch.int -> !torch.int\n"
                 "  %e = torch.aten.gt.int %n, %c {want = \"slice 0\"}" IB
                 "  torch.runtime.assert %e, \"m\" {want = \"assertion 0\"}\n"
                 "  return {want = \"live\"} %n : !torch.int\n"
                 "}\n");
}

TEST(Liveness, uses_by_dead_operations_do_not_count) {
  expect_classes("func.func @f(%a: !torch.int) {\n"
                 "  %c = torch.constant.int 0 {want = \"dead\"}\n"
                 "  %d = torch.constant.int 1 {want = \"slice 0\"}\n"
                 "  %n = torch.aten.add.int %c, %d {want = \"dead\"}" II
                 "  %m = torch.aten.add.int %n, %n {want = \"dead\"}" II
                 "  %e = torch.aten.gt.int %a, %d {want = \"slice 0\"}" IB
                 "  torch.runtime.assert %e, \"m\" {want = \"assertion 0\"}\n"
                 "  return\n"
                 "}\n");
}

TEST(Liveness, effects_stay_with_all_that_they_need) {
  expect_classes(
      "func.func @f(%a: !torch.int, %b: !torch.tensor<[?],f32>) {\n"
      "  %c = torch.constant.int 0 {want = \"live\"}\n"
      "  %d = torch.constant.int 1 {want = \"live\"}\n"
      "  %p = torch.aten.add.int %a, %c {want = \"live\"}" II
      "  torch.prim.Print(%p) {want = \"live\"} : !torch.int\n"
      "  %w = torch.aten.add_.Tensor %b, %b, %d {want = \"live\"}"
      " : !torch.tensor<[?],f32>, !torch.tensor<[?],f32>, !torch.int"
      " -> !torch.tensor<[?],f32>\n"
      "  %u = \"test.unknown\"() {want = \"live\"} : () -> !torch.int\n"
      "  %e = torch.aten.gt.int %u, %p {want = \"slice 0\"}" IB
      "  torch.runtime.assert %e, \"m\" {want = \"assertion 0\"}\n"
      "  return\n"
      "}\n");
}

TEST(Liveness, one_result_that_is_needed_keeps_them_all) {
  expect_classes("func.func @f(%x: " X ") -> " X " {\n"
                 "  %c = torch.constant.int 0 {want = \"live\"}\n"
                 "  %k = torch.constant.bool false {want = \"live\"}\n"
                 "  %v, %i = torch.aten.max.dim %x, %c, %k {want = \"live\"}"
                 " : " X ", !torch.int, !torch.bool -> " X
                 ", !torch.vtensor<[?],si64>\n"
                 "  %e = torch.aten.Bool.Tensor %i {want = \"slice 0\"}"
                 " : !torch.vtensor<[?],si64> -> !torch.bool\n"
                 "  torch.runtime.assert %e, \"m\" {want = \"assertion 0\"}\n"
                 "  return %v : " X "\n"
                 "}\n");
  expect_classes("func.func @f(%x: " X ") -> " X " {\n"
                 "  %c = torch.constant.int 0 {want = \"slice 0\"}\n"
                 "  %k = torch.constant.bool false {want = \"slice 0\"}\n"
                 "  %v, %i = torch.aten.max.dim %x, %c, %k {want = \"slice 0\"}"
                 " : " X ", !torch.int, !torch.bool -> " X
                 ", !torch.vtensor<[?],si64>\n"
                 "  %e = torch.aten.Bool.Tensor %i {want = \"slice 0\"}"
                 " : !torch.vtensor<[?],si64> -> !torch.bool\n"
                 "  torch.runtime.assert %e, \"m\" {want = \"assertion 0\"}\n"
                 "  return %x : " X "\n"
                 "}\n");
}

TEST(Liveness, a_shell_around_assertions_stays) {
  expect_classes("func.func @f(%c: i1, %d: i1) {\n"
                 "  %t = arith.constant {want = \"live\"} true\n"
                 "  %s = arith.andi %c, %t {want = \"live\"} : i1\n"
                 "  scf.if %s {\n"
                 "    %e = arith.andi %d, %c {want = \"slice 0\"} : i1\n"
                 "    cf.assert %e, \"m\" {want = \"assertion 0\"}\n"
                 "  } {want = \"live\"}\n"
                 "  return\n"
                 "}\n");
}

TEST(Liveness, a_region_in_a_slice_goes_whole) {
  expect_classes("func.func @f(%c: i1, %i: index) {\n"
                 "  %r = scf.if %c -> (i1) {\n"
                 "    %z = arith.constant {want = \"slice 0\"} 0 : index\n"
                 "    %y = arith.constant {want = \"dead\"} 9 : index\n"
                 "    %e = arith.cmpi ne, %i, %z {want = \"slice 0\"} : index\n"
                 "    scf.yield {want = \"slice 0\"} %e : i1\n"
                 "  } else {\n"
                 "    scf.yield {want = \"slice 0\"} %c : i1\n"
                 "  } {want = \"slice 0\"}\n"
                 "  cf.assert %r, \"m\" {want = \"assertion 0\"}\n"
                 "  return\n"
                 "}\n");
}

TEST(Liveness, a_region_with_an_effect_stays_and_keeps_its_own) {
  expect_classes("func.func @f(%c: i1, %i: index) {\n"
                 "  %r = scf.if %c -> (i1) {\n"
                 "    %z = arith.constant {want = \"live\"} 0 : index\n"
                 "    %e = arith.cmpi ne, %i, %z {want = \"live\"} : index\n"
                 "    \"test.sink\"(%i) {want = \"live\"} : (index) -> ()\n"
                 "    scf.yield {want = \"live\"} %e : i1\n"
                 "  } else {\n"
                 "    scf.yield %c : i1\n"
                 "  } {want = \"live\"}\n"
                 "  cf.assert %r, \"m\" {want = \"assertion 0\"}\n"
                 "  return\n"
                 "}\n");
}

TEST(Liveness, block_arguments_keep_what_is_passed) {
  expect_classes("func.func @f(%c: i1) {\n"
                 "  %t = arith.constant {want = \"live\"} true\n"
                 "  %u = arith.andi %c, %t {want = \"live\"} : i1\n"
                 "  cf.br ^bb1(%u : i1) {want = \"live\"}\n"
                 "^bb1(%p: i1):\n"
                 "  %v = arith.andi %p, %c {want = \"slice 0\"} : i1\n"
                 "  cf.assert %v, \"m\" {want = \"assertion 0\"}\n"
                 "  return\n"
                 "}\n");
}

TEST(Liveness, cycles_in_a_graph_region) {
  expect_classes("module {\n"
                 "  %one = torch.constant.int 1 {want = \"slice 0\"}\n"
                 "  %a = torch.aten.add.int %b, %one {want = \"slice 0\"}" II
                 "  %b = torch.aten.mul.int %a, %one {want = \"slice 0\"}" II
                 "  %e = torch.aten.gt.int %a, %b {want = \"slice 0\"}" IB
                 "  torch.runtime.assert %e, \"m\" {want = \"assertion 0\"}\n"
                 "  %c = torch.aten.add.int %d, %d {want = \"dead\"}" II
                 "  %d = torch.aten.mul.int %c, %c {want = \"dead\"}" II
                 "  %g = torch.aten.add.int %h, %h {want = \"live\"}" II
                 "  %h = torch.aten.mul.int %g, %g {want = \"live\"}" II
                 "  torch.prim.Print(%h) {want = \"live\"} : !torch.int\n"
                 "}\n");
}

TEST(Liveness, an_operation_that_needs_only_itself_is_dead) {
  expect_classes("module {\n"
                 "  %a = torch.aten.add.int %a, %a {want = \"dead\"}" II "}\n");
}

TEST(Liveness, calls_and_symbols_stay) {
  expect_classes(
      "func.func private @callee(i1) -> i1 attributes {test.want = 1}\n"
      "func.func @f(%c: i1) {\n"
      "  %t = arith.constant {want = \"live\"} true\n"
      "  %r = call @callee(%t) {want = \"live\"} : (i1) -> i1\n"
      "  cf.assert %r, \"m\" {want = \"assertion 0\"}\n"
      "  return\n"
      "}\n");
}

TEST(Liveness, facts_about_symbols_are_no_slice) {
  expect_classes("func.func @f(%x: " X ") {\n"
                 "  %s = torch.symbolic_int \"s0\" {min_val = 2, max_val = 9}"
                 " {want = \"live\"} : !torch.int\n"
                 "  torch.bind_symbolic_shape %x, [%s],"
                 " affine_map<()[s0] -> (s0)> {want = \"live\"} : " X "\n"
                 "  %c = torch.constant.int 3 {want = \"slice 0\"}\n"
                 "  %e = torch.aten.gt.int %s, %c {want = \"slice 0\"}" IB
                 "  torch.runtime.assert %e, \"m\" {want = \"assertion 0\"}\n"
                 "  return\n"
                 "}\n");
}

static analysis_root_t root_of(const analysed_t *t, const char *name,
                               unsigned nth) {
  return analysis_root(t->analysis, nth_id(t, name, nth));
}

TEST(Liveness, roots_have_reasons) {
  analysis_options_t options = {.kinds = 1u << POLICY_KIND_RUNTIME};
  analysed_t t = analyse_with("func.func @f(%c: i1, %n: !torch.int) {\n"
                              "  %t = arith.constant true\n"
                              "  torch.prim.Print(%n) : !torch.int\n"
                              "  \"test.sink\"() : () -> ()\n"
                              "  cf.assert %c, \"m\"\n"
                              "  return\n"
                              "}\n",
                              options);
  EXPECT_EQ(ANALYSIS_NOT_ROOT, root_of(&t, "arith.constant", 0));
  EXPECT_EQ(ANALYSIS_ROOT_EFFECTS, root_of(&t, "torch.prim.Print", 0));
  EXPECT_EQ(ANALYSIS_ROOT_UNKNOWN, root_of(&t, "test.sink", 0));
  EXPECT_EQ(ANALYSIS_ROOT_UNSELECTED, root_of(&t, "cf.assert", 0));
  EXPECT_EQ(ANALYSIS_ROOT_SYMBOL, root_of(&t, "func.func", 0));
  EXPECT_EQ(ANALYSIS_NOT_ROOT, root_of(&t, "func.return", 0));
  analysed_destroy(&t);
}

TEST(Liveness, reading_what_others_may_write) {
  analysed_t t =
      analyse("func.func @f(%m: memref<4xf32>, %i: index,"
              " %w: !torch.tensor<[?],f32>, %v: " X ", %c: !torch.int) {\n"
              "  %a = memref.load %m[%i] : memref<4xf32>\n"
              "  %b = torch.aten.size.int %w, %c"
              " : !torch.tensor<[?],f32>, !torch.int -> !torch.int\n"
              "  %d = torch.aten.size.int %v, %c"
              " : " X ", !torch.int -> !torch.int\n"
              "  %e = arith.addi %i, %i : index\n"
              "  return\n"
              "}\n");
  analysis_t *a = t.analysis;
  EXPECT_TRUE(analysis_reads_mutable(a, nth_id(&t, "memref.load", 0)));
  EXPECT_TRUE(analysis_reads_mutable(a, nth_id(&t, "torch.aten.size.int", 0)));
  EXPECT_FALSE(analysis_reads_mutable(a, nth_id(&t, "torch.aten.size.int", 1)));
  EXPECT_FALSE(analysis_reads_mutable(a, nth_id(&t, "arith.addi", 0)));
  analysed_destroy(&t);
}

TEST(Liveness, a_function_alone_may_be_the_root) {
  ir_t ir = ir_parse("func.func @f(%c: i1) {\n"
                     "  %t = arith.constant true\n"
                     "  %e = arith.andi %c, %t : i1\n"
                     "  cf.assert %e, \"m\"\n"
                     "  return\n"
                     "}\n");
  policy_t *policy = policy_create();
  analysis_options_t options = {.policy = policy};
  analysis_t *a = analysis_create(ir_find(&ir, "func.func", 0), &options);
  EXPECT_EQ(5, analysis_num_operations(a));
  EXPECT_EQ(2, analysis_num_exclusive(a));
  EXPECT_EQ(ANALYSIS_NONE, analysis_parent(a, 0));
  EXPECT_EQ(ANALYSIS_NONE, analysis_id(a, ir.root));
  analysis_destroy(a);
  policy_destroy(policy);
  ir_destroy(&ir);
}
