/* What wrap moves, clones and captures, and that nothing is lost by it. */
#include "testing/verb_fixture.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Wraps `text`; a second run must change nothing, unwrapping must end where
 * unwrapping once more does, and dropping must be as without wrapping. */
static verb_fixture_t wrapped(const char *text) {
  verb_fixture_t f = verb_fixture(text);
  verb_fixture_run(&f, "wrap");
  verb_fixture_expect_stable(&f, "wrap");
  char *drop = verb_text_after(text, "drop");
  char *wrap_drop = verb_text_after(text, "wrap drop");
  EXPECT_STREQ(drop, wrap_drop);
  char *once = verb_text_after(text, "wrap unwrap");
  char *twice = verb_text_after(text, "wrap unwrap wrap unwrap");
  EXPECT_STREQ(once, twice);
  free(drop);
  free(wrap_drop);
  free(once);
  free(twice);
  return f;
}

/* Wraps `text` and expects `part` in what comes out. */
static void expect_wrapped(const char *text, const char *part) {
  verb_fixture_t f = wrapped(text);
  EXPECT_CONTAINS(part, verb_fixture_text(&f));
  verb_fixture_destroy(&f);
}

TEST(Wrap, the_slice_moves_in_and_values_are_captured) {
  expect_wrapped("func.func @f(%t: tensor<?xf32>) {\n"
                 "  %c0 = arith.constant 0 : index\n"
                 "  %d = tensor.dim %t, %c0 : tensor<?xf32>\n"
                 "  %ok = arith.cmpi ne, %d, %c0 : index\n"
                 "  \"my.between\"() : () -> ()\n"
                 "  cf.assert %ok, \"not empty\"\n"
                 "  return\n"
                 "}",
                 "  func.func @f(%arg0: tensor<?xf32>) {\n"
                 "    \"my.between\"() : () -> ()\n"
                 "    \"assertion.region\"(%arg0) ({\n"
                 "    ^bb0(%arg1: tensor<?xf32>):\n"
                 "      %c0 = arith.constant 0 : index\n"
                 "      %dim = tensor.dim %arg1, %c0 : tensor<?xf32>\n"
                 "      %0 = arith.cmpi ne, %dim, %c0 : index\n"
                 "      cf.assert %0, \"not empty\"\n"
                 "    }) : (tensor<?xf32>) -> ()\n"
                 "    return\n");
}

/* TOSA's shapes come from operations, never from arguments of a block. */
TEST(Wrap, shapes_that_others_need_are_cloned) {
  expect_wrapped("func.func @f(%t: tensor<?x?xf32>) -> tensor<?x?xf32> {\n"
                 "  %n = tosa.dim %t {axis = 0 : i32}"
                 " : (tensor<?x?xf32>) -> !tosa.shape<1>\n"
                 "  %m = tosa.dim %t {axis = 1 : i32}"
                 " : (tensor<?x?xf32>) -> !tosa.shape<1>\n"
                 "  %l = tosa.concat_shape %n, %m"
                 " : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>\n"
                 "  %r = tosa.concat_shape %m, %n"
                 " : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>\n"
                 "  tosa.assert_equal_shape %l, %r {allow_broadcast = false}"
                 " : (!tosa.shape<2>, !tosa.shape<2>) -> ()\n"
                 "  %u = tosa.reshape %t, %r"
                 " : (tensor<?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>\n"
                 "  return %u : tensor<?x?xf32>\n"
                 "}",
                 "    \"assertion.region\"(%arg0) ({\n"
                 "    ^bb0(%arg1: tensor<?x?xf32>):\n"
                 "      %4 = tosa.dim %arg1 {axis = 0 : i32}");
}

TEST(Wrap, shapes_that_cannot_be_cloned_leave_the_assertion) {
  expect_wrapped(
      "func.func @f(%t: tensor<?xf32>) {\n"
      "  %n = \"my.size\"(%t) : (tensor<?xf32>) -> !tosa.shape<1>\n"
      "  tosa.assert_equal_shape %n, %n {allow_broadcast = false}"
      " : (!tosa.shape<1>, !tosa.shape<1>) -> ()\n"
      "  return\n"
      "}",
      "    %0 = \"my.size\"(%arg0) : (tensor<?xf32>) -> !tosa.shape<1>\n"
      "    tosa.assert_equal_shape %0, %0");
}

TEST(Wrap, constants_and_sizes_that_others_need_are_cloned) {
  verb_fixture_t f = wrapped("func.func @f(%t: tensor<?xf32>) -> index {\n"
                             "  %c0 = arith.constant 0 : index\n"
                             "  %d = tensor.dim %t, %c0 : tensor<?xf32>\n"
                             "  %s = arith.addi %d, %d : index\n"
                             "  %ok = arith.cmpi ne, %s, %c0 : index\n"
                             "  cf.assert %ok, \"\"\n"
                             "  return %s : index\n"
                             "}");
  EXPECT_EQ(2, ir_count(&f.ir, "arith.constant"));
  EXPECT_EQ(2, ir_count(&f.ir, "tensor.dim"));
  EXPECT_EQ(2, ir_count(&f.ir, "arith.addi"));
  EXPECT_EQ(5, verb_fixture_region_size(&f, 0));
  EXPECT_CONTAINS("\"assertion.region\"(%arg0)", verb_fixture_text(&f));
  verb_fixture_destroy(&f);
}

TEST(Wrap, assertions_that_share_get_a_clone_each) {
  verb_fixture_t f = wrapped("func.func @f(%t: tensor<?xf32>, %n: index) {\n"
                             "  %c0 = arith.constant 0 : index\n"
                             "  %d = tensor.dim %t, %c0 : tensor<?xf32>\n"
                             "  %a = arith.cmpi ne, %d, %c0 : index\n"
                             "  %b = arith.cmpi ne, %d, %n : index\n"
                             "  cf.assert %a, \"first\"\n"
                             "  cf.assert %b, \"second\"\n"
                             "  cf.assert %a, \"third\"\n"
                             "  return\n"
                             "}");
  EXPECT_EQ(3, ir_count(&f.ir, "assertion.region"));
  EXPECT_EQ(4, verb_fixture_region_size(&f, 0));
  EXPECT_EQ(4, verb_fixture_region_size(&f, 1));
  EXPECT_EQ(4, verb_fixture_region_size(&f, 2));
  verb_fixture_destroy(&f);
}

TEST(Wrap, tensors_that_others_need_are_captured) {
  expect_wrapped("func.func @f(%t: tensor<2xi1>) -> tensor<2xi1> {\n"
                 "  %c0 = arith.constant 0 : index\n"
                 "  %u = arith.andi %t, %t : tensor<2xi1>\n"
                 "  %ok = tensor.extract %u[%c0] : tensor<2xi1>\n"
                 "  cf.assert %ok, \"\"\n"
                 "  return %u : tensor<2xi1>\n"
                 "}",
                 "    %0 = arith.andi %arg0, %arg0 : tensor<2xi1>\n"
                 "    \"assertion.region\"(%0) ({\n"
                 "    ^bb0(%arg1: tensor<2xi1>):\n"
                 "      %c0 = arith.constant 0 : index\n"
                 "      %extracted = tensor.extract %arg1[%c0]");
}

/* Writes a function whose assertion needs a chain of `length` additions, of
 * which the last is live if `live`. The caller frees it. */
static char *chain(int length, bool live) {
  size_t room = 512 + (size_t)length * 64;
  char *text = malloc(room);
  int at = snprintf(text, room,
                    "func.func @f(%%a: i32) -> i32 {\n"
                    "  %%0 = arith.addi %%a, %%a : i32\n");
  for (int i = 1; i < length; ++i)
    at += snprintf(text + at, room - (size_t)at,
                   "  %%%d = arith.addi %%%d, %%a : i32\n", i, i - 1);
  snprintf(text + at, room - (size_t)at,
           "  %%ok = arith.cmpi ne, %%%d, %%a : i32\n"
           "  cf.assert %%ok, \"long\"\n"
           "  return %%%s : i32\n"
           "}",
           length - 1, live ? "0" : "a");
  if (live) {
    char *last = strstr(text, "return %0");
    snprintf(last, 64, "return %%%d : i32\n}", length - 1);
  }
  return text;
}

TEST(Wrap, clones_stop_at_64_operations) {
  static const struct {
    int length, inside;
  } rows[] = {{10, 12}, {62, 64}, {63, 65}, {64, 65}, {200, 65}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; ++i) {
    SCOPED_TRACE("a chain of %d", rows[i].length);
    char *text = chain(rows[i].length, true);
    verb_fixture_t f = wrapped(text);
    /* The assertion itself does not count among the 64. */
    EXPECT_EQ(rows[i].inside, verb_fixture_region_size(&f, 0));
    verb_fixture_destroy(&f);
    free(text);
  }
}

TEST(Wrap, what_is_exclusive_moves_however_long) {
  char *text = chain(500, false);
  verb_fixture_t f = wrapped(text);
  EXPECT_EQ(502, verb_fixture_region_size(&f, 0));
  EXPECT_EQ(500, ir_count(&f.ir, "arith.addi"));
  verb_fixture_destroy(&f);
  free(text);
}

TEST(Wrap, nothing_leaves_or_enters_a_loop) {
  expect_wrapped("func.func @f(%a: i32, %n: index) {\n"
                 "  %c0 = arith.constant 0 : index\n"
                 "  %s = arith.divsi %a, %a : i32\n"
                 "  scf.for %i = %c0 to %n step %n {\n"
                 "    %j = arith.index_cast %i : index to i32\n"
                 "    %ok = arith.cmpi ne, %s, %j : i32\n"
                 "    cf.assert %ok, \"in the loop\"\n"
                 "    \"my.effect\"() : () -> ()\n"
                 "  }\n"
                 "  return\n"
                 "}",
                 "    %0 = arith.divsi %arg0, %arg0 : i32\n"
                 "    scf.for %arg2 = %c0 to %arg1 step %arg1 {\n"
                 "      \"assertion.region\"(%arg2, %0) ({\n"
                 "      ^bb0(%arg3: index, %arg4: i32):\n"
                 "        %1 = arith.index_cast %arg3 : index to i32\n"
                 "        %2 = arith.cmpi ne, %arg4, %1 : i32\n");
}

TEST(Wrap, into_what_runs_once_it_moves) {
  expect_wrapped("func.func @f(%a: i32, %c: i1) {\n"
                 "  %s = arith.divsi %a, %a : i32\n"
                 "  scf.if %c {\n"
                 "    %ok = arith.cmpi ne, %s, %a : i32\n"
                 "    cf.assert %ok, \"in the branch\"\n"
                 "    \"my.effect\"() : () -> ()\n"
                 "  }\n"
                 "  return\n"
                 "}",
                 "    scf.if %arg1 {\n"
                 "      \"assertion.region\"(%arg0) ({\n"
                 "      ^bb0(%arg2: i32):\n"
                 "        %0 = arith.divsi %arg2, %arg2 : i32\n");
}

TEST(Wrap, a_region_operation_of_the_slice_moves_whole) {
  expect_wrapped("func.func @f(%a: i32, %b: i32, %c: i1) {\n"
                 "  %z = arith.constant 0 : i32\n"
                 "  %r = scf.if %c -> i32 {\n"
                 "    %s = arith.addi %a, %z : i32\n"
                 "    scf.yield %s : i32\n"
                 "  } else {\n"
                 "    scf.yield %b : i32\n"
                 "  }\n"
                 "  %ok = arith.cmpi ne, %r, %z : i32\n"
                 "  cf.assert %ok, \"\"\n"
                 "  return\n"
                 "}",
                 "    \"assertion.region\"(%arg2, %arg0, %arg1) ({\n"
                 "    ^bb0(%arg3: i1, %arg4: i32, %arg5: i32):\n"
                 "      %c0_i32 = arith.constant 0 : i32\n"
                 "      %0 = scf.if %arg3 -> (i32) {\n"
                 "        %2 = arith.addi %arg4, %c0_i32 : i32\n"
                 "        scf.yield %2 : i32\n"
                 "      } else {\n"
                 "        scf.yield %arg5 : i32\n"
                 "      }\n");
}

TEST(Wrap, reads_stay_before_the_write_that_follows) {
  expect_wrapped("func.func @f(%m: memref<i32>, %v: i32) {\n"
                 "  %old = memref.load %m[] : memref<i32>\n"
                 "  memref.store %v, %m[] : memref<i32>\n"
                 "  %ok = arith.cmpi ne, %old, %v : i32\n"
                 "  cf.assert %ok, \"changed\"\n"
                 "  return\n"
                 "}",
                 "    %0 = memref.load %arg0[] : memref<i32>\n"
                 "    memref.store %arg1, %arg0[] : memref<i32>\n"
                 "    \"assertion.region\"(%0, %arg1) ({\n");
}

TEST(Wrap, reads_move_where_nothing_is_written_in_between) {
  expect_wrapped("func.func @f(%m: memref<i32>, %v: i32) {\n"
                 "  memref.store %v, %m[] : memref<i32>\n"
                 "  %new = memref.load %m[] : memref<i32>\n"
                 "  %s = arith.addi %v, %v : i32\n"
                 "  %ok = arith.cmpi ne, %new, %s : i32\n"
                 "  cf.assert %ok, \"written\"\n"
                 "  memref.store %s, %m[] : memref<i32>\n"
                 "  return\n"
                 "}",
                 "    ^bb0(%arg2: memref<i32>, %arg3: i32):\n"
                 "      %1 = memref.load %arg2[] : memref<i32>\n"
                 "      %2 = arith.addi %arg3, %arg3 : i32\n");
}

/* The write hides in a loop that does other things too. */
TEST(Wrap, reads_stay_before_a_nested_write) {
  expect_wrapped("func.func @f(%m: memref<i32>, %v: i32, %n: index) {\n"
                 "  %c0 = arith.constant 0 : index\n"
                 "  %old = memref.load %m[] : memref<i32>\n"
                 "  scf.for %i = %c0 to %n step %n {\n"
                 "    memref.store %v, %m[] : memref<i32>\n"
                 "  }\n"
                 "  %ok = arith.cmpi ne, %old, %v : i32\n"
                 "  cf.assert %ok, \"\"\n"
                 "  return\n"
                 "}",
                 "    %0 = memref.load %arg0[] : memref<i32>\n"
                 "    scf.for ");
}

TEST(Wrap, a_mutable_list_is_not_read_later) {
  expect_wrapped(
      "func.func @f(%a: !torch.int) {\n"
      "  %int1 = torch.constant.int 1\n"
      "  %l = torch.prim.ListConstruct %a : (!torch.int) -> !torch.list<int>\n"
      "  %n = torch.aten.len.t %l : !torch.list<int> -> !torch.int\n"
      "  %m = torch.aten.append.t %l, %a : !torch.list<int>, !torch.int -> "
      "!torch.list<int>\n"
      "  %ok = torch.aten.eq.int %n, %int1 : !torch.int, !torch.int -> "
      "!torch.bool\n"
      "  torch.runtime.assert %ok, \"one\"\n"
      "  return\n"
      "}",
      "    %2 = torch.aten.append.t %0, %arg0 : !torch.list<int>, !torch.int "
      "-> "
      "!torch.list<int>\n"
      "    \"assertion.region\"(%1) ({\n");
}

TEST(Wrap, other_blocks_are_captured_from) {
  expect_wrapped("func.func @f(%a: i32, %c: i1) {\n"
                 "  %z = arith.constant 0 : i32\n"
                 "  %s = arith.divsi %a, %a : i32\n"
                 "  %ok = arith.cmpi ne, %s, %z : i32\n"
                 "  cf.cond_br %c, ^bb1(%s : i32), ^bb2\n"
                 "^bb1(%p: i32):\n"
                 "  %q = arith.cmpi ne, %p, %z : i32\n"
                 "  cf.assert %q, \"argument\"\n"
                 "  cf.br ^bb2\n"
                 "^bb2:\n"
                 "  cf.assert %ok, \"other block\"\n"
                 "  return\n"
                 "}",
                 "  ^bb2:  // 2 preds: ^bb0, ^bb1\n"
                 "    \"assertion.region\"(%1) ({\n"
                 "    ^bb0(%arg2: i1):\n"
                 "      cf.assert %arg2, \"other block\"\n");
}

TEST(Wrap, blocks_out_of_order) {
  verb_fixture_t f = wrapped("func.func @f(%a: i32) {\n"
                             "  cf.br ^bb2\n"
                             "^bb1:\n"
                             "  %ok = arith.cmpi ne, %s, %z : i32\n"
                             "  cf.assert %ok, \"listed before its slice\"\n"
                             "  return\n"
                             "^bb2:\n"
                             "  %z = arith.constant 0 : i32\n"
                             "  %s = arith.addi %a, %z : i32\n"
                             "  cf.br ^bb1\n"
                             "}");
  EXPECT_EQ(1, ir_count(&f.ir, "assertion.region"));
  verb_fixture_destroy(&f);
}

TEST(Wrap, unreachable_code_that_uses_itself) {
  verb_fixture_t f = wrapped("func.func @f(%a: i1) {\n"
                             "  return\n"
                             "^bb1:\n"
                             "  %t = arith.andi %t, %a : i1\n"
                             "  cf.assert %t, \"itself\"\n"
                             "  cf.br ^bb1\n"
                             "}");
  EXPECT_EQ(1, ir_count(&f.ir, "assertion.region"));
  verb_fixture_destroy(&f);
}

TEST(Wrap, a_cycle_of_a_graph_region_is_captured) {
  verb_fixture_t f = wrapped("module {\n"
                             "  %a = arith.addi %b, %b : i32\n"
                             "  %b = arith.addi %a, %a : i32\n"
                             "  %ok = arith.cmpi eq, %a, %b : i32\n"
                             "  cf.assert %ok, \"cycle\"\n"
                             "}");
  EXPECT_EQ(1, ir_count(&f.ir, "assertion.region"));
  verb_fixture_destroy(&f);
}

/* Dropping erases the dead user with what it uses, also after wrapping. */
TEST(Wrap, what_a_dead_operation_uses_stays_in_its_sight) {
  verb_fixture_t f = wrapped("func.func @f(%a: i32) {\n"
                             "  %z = arith.constant 0 : i32\n"
                             "  %s = arith.addi %a, %z : i32\n"
                             "  %ok = arith.cmpi ne, %s, %z : i32\n"
                             "  cf.assert %ok, \"\"\n"
                             "  %dead = arith.muli %s, %z : i32\n"
                             "  return\n"
                             "}");
  EXPECT_EQ(1, ir_count(&f.ir, "arith.muli"));
  verb_fixture_destroy(&f);
}

TEST(Wrap, a_raising_if_with_what_its_branches_need) {
  verb_fixture_t f = wrapped(
      "func.func @f(%x: !torch.vtensor<[?],f32>, %c: !torch.bool) {\n"
      "  %none = torch.constant.none\n"
      "  %str = torch.constant.str \"raised\"\n"
      "  %int0 = torch.constant.int 0\n"
      "  torch.prim.If %c -> () {\n"
      "    %s = torch.aten.size.int %x, %int0 : !torch.vtensor<[?],f32>, "
      "!torch.int -> !torch.int\n"
      "    %e = torch.aten.eq.int %s, %int0 : !torch.int, !torch.int -> "
      "!torch.bool\n"
      "    torch.prim.If %e -> () {\n"
      "      torch.prim.RaiseException %str, %none : !torch.str, !torch.none\n"
      "      torch.prim.If.yield\n"
      "    } else {\n"
      "      torch.prim.If.yield\n"
      "    }\n"
      "    torch.prim.If.yield\n"
      "  } else {\n"
      "    torch.prim.If.yield\n"
      "  }\n"
      "  return\n"
      "}");
  EXPECT_EQ(4, verb_fixture_region_size(&f, 0));
  EXPECT_CONTAINS("\"assertion.region\"(%arg1, %arg0) ({",
                  verb_fixture_text(&f));
  verb_fixture_destroy(&f);
}

TEST(Wrap, what_gives_a_value_is_left_whole) {
  verb_fixture_t f =
      wrapped("func.func @f(%s: !shape.shape) -> !shape.witness {\n"
              "  %w = shape.cstr_eq %s, %s : !shape.shape, !shape.shape\n"
              "  %unused = shape.cstr_eq %s, %s : !shape.shape, !shape.shape\n"
              "  return %w : !shape.witness\n"
              "}");
  EXPECT_EQ(1, ir_count(&f.ir, "assertion.region"));
  EXPECT_CONTAINS("2:8: remark: assertion is left whole: its result is used, "
                  "and a region gives none\n",
                  f.said);
  verb_fixture_destroy(&f);
}

TEST(Wrap, locations_and_attributes_go_along) {
  verb_fixture_t f =
      wrapped("func.func @f(%a: i32) {\n"
              "  %s = arith.addi %a, %a {mine = 1 : i32} : i32 loc(\"here\")\n"
              "  %ok = arith.cmpi ne, %s, %a : i32 loc(\"there\")\n"
              "  cf.assert %ok, \"message\" {other} loc(\"where\")\n"
              "  return\n"
              "}");
  MlirOperation region = ir_find(&f.ir, "assertion.region", 0);
  MlirOperation add = ir_find(&f.ir, "arith.addi", 0);
  MlirContext context = f.ir.context;
  EXPECT_TRUE(mlirLocationEqual(
      mlirOperationGetLocation(region),
      mlirLocationNameGet(context, mlirStringRefCreateFromCString("where"),
                          mlirLocationUnknownGet(context))));
  EXPECT_TRUE(mlirLocationEqual(
      mlirOperationGetLocation(add),
      mlirLocationNameGet(context, mlirStringRefCreateFromCString("here"),
                          mlirLocationUnknownGet(context))));
  EXPECT_CONTAINS("{mine = 1 : i32}", verb_fixture_text(&f));
  EXPECT_CONTAINS("\"message\" {other}", verb_fixture_text(&f));
  verb_fixture_destroy(&f);
}

TEST(Wrap, only_those_selected) {
  verb_fixture_t f = verb_fixture("func.func @f(%a: i1, %c: i1) {\n"
                                  "  cf.assert %a, \"at entry\"\n"
                                  "  scf.if %c {\n"
                                  "    cf.assert %a, \"inside\"\n"
                                  "  }\n"
                                  "  return\n"
                                  "}");
  f.options.analysis.keep_at_entry = true;
  verb_fixture_run(&f, "wrap");
  EXPECT_EQ(1, ir_count(&f.ir, "assertion.region"));
  EXPECT_CONTAINS("    cf.assert %arg0, \"at entry\"\n    scf.if",
                  verb_fixture_text(&f));
  verb_fixture_destroy(&f);
}

TEST(Wrap, the_report_says_what_was_left) {
  verb_fixture_t f = verb_fixture(
      "func.func @f(%s: !shape.shape, %a: i1) -> !shape.witness {\n"
      "  cf.assert %a, \"\"\n"
      "  %w = shape.cstr_eq %s, %s : !shape.shape, !shape.shape\n"
      "  return %w : !shape.witness\n"
      "}");
  f.options.report = report_create();
  report_begin_module(f.options.report, mlirStringRefCreateFromCString("x:1"));
  verb_fixture_run(&f, "wrap");
  const report_section_t *section = report_section(f.options.report, 0, 0);
  ASSERT_EQ(2, section->num_entries);
  EXPECT_EQ(REPORT_WRAPPED, section->entries[0].action);
  EXPECT_EQ(REPORT_LEFT, section->entries[1].action);
  EXPECT_CONTAINS("its result is used", section->entries[1].reason);
  report_destroy(f.options.report);
  verb_fixture_destroy(&f);
}

TEST(Wrap, unwrap_puts_all_back) {
  static const char text[] = "func.func @f(%t: tensor<?xf32>) {\n"
                             "  %c0 = arith.constant 0 : index\n"
                             "  %d = tensor.dim %t, %c0 : tensor<?xf32>\n"
                             "  %ok = arith.cmpi ne, %d, %c0 : index\n"
                             "  cf.assert %ok, \"not empty\"\n"
                             "  return\n"
                             "}";
  char *read = verb_text_after(text, "");
  char *back = verb_text_after(text, "wrap unwrap");
  EXPECT_STREQ(read, back);
  free(read);
  free(back);
}
