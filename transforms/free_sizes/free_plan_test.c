/* What --free-sizes plans, before anything changes: which list says what, what
 * becomes narrower, and why the rest stays. */
#include "transforms/free_sizes/free_plan.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "testing/allocator_fixture.h"
#include "testing/shapes_fixture.h"

/* The plan in words. */
typedef struct words_t {
  char text[1024];
  size_t length;
} words_t;

static void add(words_t *w, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  w->length += (size_t)vsnprintf(w->text + w->length,
                                 sizeof w->text - w->length, format, arguments);
  va_end(arguments);
}

static void add_entries(words_t *w, const free_edit_t *edit) {
  add(w, " #%u [", (unsigned)edit->operand);
  for (uint32_t i = 0; i < edit->count; ++i)
    if (edit->entries[i].keep)
      add(w, i ? " _" : "_");
    else
      add(w, i ? " %d" : "%d", (int)edit->entries[i].value);
  add(w, "]");
}

static void add_narrow(words_t *w, free_plan_t *p, MlirValue value) {
  shape_t shape = free_narrow_shape(p, value);
  add(w, " narrow [");
  for (uint32_t i = 0; i < shape.count; ++i) {
    int64_t size;
    add(w, i ? " " : "");
    if (sizes_is_constant(p->sizes, shape.sizes[i], &size))
      add(w, "%d", (int)size);
    else
      add(w, "?");
  }
  add(w, "]");
}

static void add_operation(words_t *w, free_plan_t *p, uint32_t id) {
  static const char *const actions[] = {"",         " list",      " scalar",
                                        " forward", " unsqueeze", " erase"};
  const free_edit_t *edit = &p->edits[id];
  MlirOperation op = analysis_operation(p->analysis, id);
  MlirValue result = free_result(op);
  bool is_narrow = result.ptr && free_is_narrow(p, result);
  if (edit->action == FREE_NOTHING && !edit->reason && !is_narrow)
    return;
  MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(op));
  static const char prefix[] = "torch.aten.";
  add(w, "%s%s:", w->length ? "; " : "", name.data + sizeof prefix - 1);
  if (is_narrow)
    add_narrow(w, p, result);
  add(w, "%s", actions[edit->action]);
  if (edit->action == FREE_LIST)
    add_entries(w, edit);
  if (edit->reason)
    add(w, " stays, %s", edit->reason);
  if (edit->reason == free_blocked) {
    MlirOperation user = analysis_operation(p->analysis, edit->user);
    MlirStringRef by = mlirIdentifierStr(mlirOperationGetName(user));
    add(w, " by %.*s", (int)by.length, by.data);
  }
}

static bool make(free_plan_t *p, analysis_t *a, arena_t *arena) {
  return free_plan_init(p, a, arena) && free_plan_make(p);
}

static void expect(const char *wanted, const char *arguments,
                   const char *body) {
  SCOPED_TRACE("%s", body);
  analysed_t analysed = analyse(shapes_function(arguments, body));
  words_t words = {.length = 0};
  arena_t arena;
  arena_init(&arena, allocator_system());
  free_plan_t plan;
  if (analysed.analysis) {
    EXPECT_TRUE(make(&plan, analysed.analysis, &arena));
    for (uint32_t id = 0; id < analysis_num_operations(plan.analysis); ++id)
      add_operation(&words, &plan, id);
    free_plan_deinit(&plan);
  }
  EXPECT_STREQ(wanted, words.text);
  arena_deinit(&arena);
  analysed_destroy(&analysed);
}

#define N "%n = torch.aten.size.int %x, %c0 : $[?,4], $i -> $i\n"
#define LIST2(a, b)                                                            \
  "%l = torch.prim.ListConstruct " a ", " b " : ($i, $i) -> $l\n"

TEST(FreePlan, of_nothing) { expect("", "%x: $[?,4]", "return %x : $[?,4]"); }

/* ---- Views ---- */

/* A list that is constant already needs no other one, -1 or not. */
TEST(FreePlan, lists_that_are_constant) {
  expect("", "%x: $[?,4]",
         LIST2("%m1", "%c4") "%r = torch.aten.view %x, %l : $[?,4], $l -> "
                             "$[?,4]\n"
                             "return %r : $[?,4]");
  expect("", "%x: $[2,4]",
         LIST2("%c4", "%c2") "%r = torch.aten.view %x, %l : $[2,4], $l -> "
                             "$[4,2]\n"
                             "return %r : $[4,2]");
}

/* What the result's type fixes is a number, also where nobody computes it. */
TEST(FreePlan, sizes_that_the_type_says) {
  expect("view: list #1 [8 4]", "%x: $[?,4], %i: $i",
         LIST2("%i", "%c4") "%r = torch.aten.view %x, %l : $[?,4], $l -> "
                            "$[8,4]\n"
                            "return %r : $[8,4]");
}

/* A size of a type that names it, computed: it is written as a number. */
TEST(FreePlan, sizes_that_are_computed) {
  expect("view: list #1 [2 8]", "%x: $[4,4]",
         "%n = torch.aten.size.int %x, %c0 : $[4,4], $i -> $i\n"
         "%h = torch.aten.floordiv.int %n, %c2 : $i, $i -> $i\n" LIST2(
             "%h", "%c8") "%r = torch.aten.view %x, %l : $[4,4], $l -> "
                          "$[2,8]\n"
                          "return %r : $[2,8]");
}

/* A list from elsewhere has no entries to keep, but may be written anew. */
TEST(FreePlan, lists_from_elsewhere) {
  expect("view: forward", "%x: $[?,4]",
         "%l = torch.aten.size %x : $[?,4] -> $l\n"
         "%r = torch.aten.view %x, %l : $[?,4], $l -> $[?,4]\n"
         "return %r : $[?,4]");
  expect("view: list #1 [-1 4]", "%x: $[?,4], %y: $[?,2,2]",
         "%n = torch.aten.size.int %x, %c0 : $[?,4], $i -> $i\n"
         "%m = torch.aten.size.int %y, %c0 : $[?,2,2], $i -> $i\n"
         "%e = torch.aten.eq.int %n, %m : $i, $i -> $b\n"
         "torch.runtime.assert %e, \"\"\n"
         "%l = torch.aten.size %x : $[?,4] -> $l\n"
         "%r = torch.aten.view %y, %l : $[?,2,2], $l -> $[?,4]\n"
         "return %r : $[?,4]");
  expect("", "%x: $[?,4], %l: $l",
         "%r = torch.aten.view %x, %l : $[?,4], $l -> $[?,4]\n"
         "return %r : $[?,4]");
}

/* A vector between dimensions of size 1 has one size that is not 1. */
TEST(FreePlan, channels) {
  expect("view: list #1 [1 -1]", "%x: $[?], %i: $i",
         LIST2("%c1", "%i") "%r = torch.aten.view %x, %l : $[?], $l -> "
                            "$[1,?]\n"
                            "return %r : $[1,?]");
  expect("view: stays, its number of elements is not known to be that of its "
         "operand",
         "%x: $[?], %i: $i",
         LIST2("%c2", "%i") "%r = torch.aten.view %x, %l : $[?], $l -> "
                            "$[2,?]\n"
                            "return %r : $[2,?]");
}

/* ---- Broadcasts and filled tensors ---- */

#define EXPAND(to) "%r = torch.aten.broadcast_to %y, %l : $[4], $l -> " to "\n"

/* Its user broadcasts by itself: one row is enough. */
TEST(FreePlan, a_broadcast_that_goes) {
  expect("broadcast_to: narrow [1 4] list #1 [1 4]", "%x: $[?,4], %y: $[4]",
         N LIST2("%n", "%c4")
             EXPAND("$[?,4]") "%s = torch.aten.add.Tensor %x, %r, %c1 : "
                              "$[?,4], $[?,4], $i -> "
                              "$[?,4]\n"
                              "return %s : $[?,4]");
}

/* Of unknown size it has no constant list: dimensions go in front of it. */
TEST(FreePlan, a_broadcast_of_unknown_size) {
  expect("broadcast_to: narrow [1 ?] unsqueeze", "%x: $[?,?], %y: $[?]",
         "%n = torch.aten.size.int %x, %c0 : $[?,?], $i -> $i\n"
         "%m = torch.aten.size.int %x, %c1 : $[?,?], $i -> $i\n" LIST2(
             "%n", "%m") "%r = torch.aten.broadcast_to %y, %l : $[?], $l -> "
                         "$[?,?]\n"
                         "%s = torch.aten.add.Tensor %x, %r, %c1 : $[?,?], "
                         "$[?,?], $i -> $[?,?]\n"
                         "return %s : $[?,?]");
}

/* What is as wide as it was is not narrow: an expansion of all of it. */
TEST(FreePlan, an_expansion_to_its_own_size) {
  expect(
      "broadcast_to: forward", "%x: $[?,4]",
      N LIST2(
          "%n",
          "%c4") "%r = torch.aten.broadcast_to %x, %l : $[?,4], $l -> $[?,4]\n"
                 "return %r : $[?,4]");
}

/* The one that needs it whole is named, through what passes it on. */
TEST(FreePlan, who_needs_it_whole) {
  expect("broadcast_to: stays, it is needed whole by test.give",
         "%x: $[?,4], %y: $[4]",
         N LIST2("%n", "%c4")
             EXPAND("$[?,4]") "%s = torch.aten.exp %r : $[?,4] -> $[?,4]\n"
                              "return %s : $[?,4]");
}

/* Two broadcasts that meet have no size between them: both stay. */
TEST(FreePlan, two_broadcasts_that_meet) {
  expect("broadcast_to: stays, it is needed whole by test.give; full: stays, "
         "it is needed whole by test.give",
         "%x: $[?,4], %y: $[4]",
         N LIST2("%n", "%c4")
             EXPAND("$[?,4]") "%z = torch.aten.full %l, %c1, %none, %none, "
                              "%none, %none : $l, $i, "
                              "$n, $n, $n, $n -> $[?,4]\n"
                              "%s = torch.aten.add.Tensor %z, %r, %c1 : "
                              "$[?,4], $[?,4], $i -> "
                              "$[?,4]\n"
                              "return %s : $[?,4]");
}

/* One element of each row is a row of one element: through views, orders and
 * sums of other dimensions. */
TEST(FreePlan, what_passes_a_narrow_value_on) {
  expect("full: narrow [1 4] list #0 [1 4]; transpose.int: narrow [4 1]"
         "; t: narrow [1 4]",
         "%x: $[?,4]",
         N LIST2("%n", "%c4") "%z = torch.aten.full %l, %c1, %none, %none, "
                              "%none, %none : $l, $i, "
                              "$n, $n, $n, $n -> $[?,4]\n"
                              "%a = torch.aten.transpose.int %z, %c0, %c1 : "
                              "$[?,4], $i, $i -> "
                              "$[4,?]\n"
                              "%d = torch.aten.t %a : $[4,?] -> $[?,4]\n"
                              "%s = torch.aten.add.Tensor %x, %d, %c1 : "
                              "$[?,4], $[?,4], $i -> "
                              "$[?,4]\n"
                              "return %s : $[?,4]");
}

/* Where the branch of an If or a loop takes it, it is whole. */
TEST(FreePlan, regions_need_it_whole) {
  expect("full: stays, it is needed whole by torch.prim.If.yield",
         "%x: $[?,4], %b: $b",
         N LIST2("%n", "%c4") "%z = torch.aten.full %l, %c1, %none, %none, "
                              "%none, %none : $l, $i, "
                              "$n, $n, $n, $n -> $[?,4]\n"
                              "%s = torch.prim.If %b -> ($[?,4]) {\n"
                              "  torch.prim.If.yield %z : $[?,4]\n"
                              "} else {\n"
                              "  torch.prim.If.yield %x : $[?,4]\n"
                              "}\n"
                              "return %s : $[?,4]");
}

/* ---- Reasons ---- */

/* One -1 is there already: what it stands for has to be a number. */
TEST(FreePlan, views_that_infer_another_size) {
#define VIEW(from, to)                                                         \
  "%n = torch.aten.size.int %x, %c0 : " from                                   \
  ", $i -> $i\n" LIST2("%n", "%m1") "%r = torch.aten.view %x, %l : " from      \
                                    ", $l -> " to "\nreturn %r : " to
  expect("view: list #1 [-1 8]", "%x: $[?,2,4]", VIEW("$[?,2,4]", "$[?,?]"));
  expect("view: stays, two unknown dimensions in one shape, which constants "
         "cannot say",
         "%x: $[?,?]", VIEW("$[?,?]", "$[?,?]"));
  expect("view: stays, another dimension is 0, which forbids -1", "%x: $[?,0]",
         VIEW("$[?,0]", "$[?,?]"));
#undef VIEW
  expect("view: stays, its number of elements is not known to be that of its "
         "operand",
         "%x: $[?,4], %i: $i",
         "%j = torch.prim.max.int %i, %c1 : $i, $i -> $i\n" LIST2(
             "%j", "%m1") "%r = torch.aten.view %x, %l : $[?,4], $l -> $[?,?]\n"
                          "return %r : $[?,?]");
}

/* A broadcast that stays says what it can in constants, and keeps the rest. */
TEST(FreePlan, broadcasts_that_may_have_one_row) {
#define TO(entries)                                                            \
  N LIST2("%n", entries) "%r = torch.aten.broadcast_to %y, %l : $[?,1], $l "   \
                         "-> $[?,4]\nreturn %r : $[?,4]"
  expect("broadcast_to: stays, it is needed whole by test.give",
         "%x: $[?,4], %y: $[?,1]", TO("%c4"));
#undef TO
  expect("broadcast_to: list #1 [-1 4]", "%x: $[?,1]",
         "%n = torch.aten.size.int %x, %c0 : $[?,1], $i -> $i\n" LIST2(
             "%n", "%c4") "%r = torch.aten.broadcast_to %x, %l : $[?,1], $l -> "
                          "$[?,4]\nreturn %r : $[?,4]");
}

/* Only dimensions of size 1 in front of its own. */
TEST(FreePlan, a_broadcast_that_adds_ones) {
  expect("broadcast_to: unsqueeze", "%x: $[?]",
         "%n = torch.aten.size.int %x, %c0 : $[?], $i -> $i\n" LIST2(
             "%c1", "%n") "%r = torch.aten.broadcast_to %x, %l : $[?], $l -> "
                          "$[1,?]\nreturn %r : $[1,?]");
}

/* A filled tensor of a size that nothing says stays as it is; of a list that is
 * not known there is nothing to free. */
TEST(FreePlan, a_fill_of_unknown_size) {
  expect("zeros: stays, it is needed whole by test.give", "%i: $i",
         "%l = torch.prim.ListConstruct %i : ($i) -> $l\n"
         "%r = torch.aten.zeros %l, %none, %none, %none, %none : $l, $n, $n, "
         "$n, $n -> $[?]\nreturn %r : $[?]");
  expect("", "%l: $l",
         "%r = torch.aten.zeros %l, %none, %none, %none, %none : $l, $n, $n, "
         "$n, $n -> $[?]\nreturn %r : $[?]");
}

/* ---- Narrow values on their way ---- */

#define FULL                                                                   \
  N LIST2("%n", "%c4") "%z = torch.aten.full %l, %c1, %none, %none, %none, "   \
                       "%none : $l, $i, $n, $n,"                               \
                       " $n, $n -> $[?,4]\n"

/* A view that only moves a dimension of size 1 has a list for the narrow one;
 * one that takes dimensions together needs them whole. */
TEST(FreePlan, views_of_narrow_values) {
  expect("full: narrow [1 4] list #0 [1 4]; view: narrow [1 1 4] list #1 "
         "[1 1 4]",
         "%x: $[?,4]",
         FULL "%k = torch.prim.ListConstruct %n, %c1, %c4 : ($i, $i, $i) -> "
              "$l\n"
              "%v = torch.aten.view %z, %k : $[?,4], $l -> $[?,1,4]\n"
              "%w = torch.aten.unsqueeze %x, %c1 : $[?,4], $i -> $[?,1,4]\n"
              "%s = torch.aten.add.Tensor %w, %v, %c1 : $[?,1,4], $[?,1,4], $i "
              "-> $[?,1,4]\n"
              "return %s : $[?,1,4]");
  expect("full: stays, it is needed whole by torch.aten.view; view: list #1 "
         "[-1]; view: list #1 [-1]",
         "%x: $[?,4]",
         FULL
         "%p = torch.aten.mul.int %n, %c4 : $i, $i -> $i\n"
         "%k = torch.prim.ListConstruct %p : ($i) -> $l\n"
         "%v = torch.aten.view %z, %k : $[?,4], $l -> $[?]\n"
         "%w = torch.aten.view %x, %k : $[?,4], $l -> $[?]\n"
         "%s = torch.aten.add.Tensor %w, %v, %c1 : $[?], $[?], $i -> $[?]\n"
         "return %s : $[?]");
}

/* A row of it is a row: sums of other dimensions and what they leave. */
TEST(FreePlan, sums_of_narrow_values) {
  expect("full: narrow [1 4] list #0 [1 4]; sum.dim_IntList: narrow [1 1]",
         "%x: $[?,4]",
         FULL "%k = torch.prim.ListConstruct %c1 : ($i) -> $l\n"
              "%v = torch.aten.sum.dim_IntList %z, %k, %true, %none : $[?,4], "
              "$l, $b, $n -> $[?,1]\n"
              "%s = torch.aten.add.Tensor %x, %v, %c1 : $[?,4], $[?,1], $i -> "
              "$[?,4]\n"
              "return %s : $[?,4]");
  expect("full: stays, it is needed whole by torch.aten.sum.dim_IntList",
         "%x: $[?,4]",
         FULL "%k = torch.prim.ListConstruct %c0 : ($i) -> $l\n"
              "%v = torch.aten.sum.dim_IntList %z, %k, %true, %none : $[?,4], "
              "$l, $b, $n -> $[1,4]\n"
              "%s = torch.aten.add.Tensor %x, %v, %c1 : $[?,4], $[1,4], $i -> "
              "$[?,4]\n"
              "return %s : $[?,4]");
}

/* An operation of somebody else's may look at the size; one that only dead code
 * uses for a number may not matter. */
TEST(FreePlan, users_that_are_not_known) {
  expect("full: stays, it is needed whole by my.op", "%x: $[?,4]",
         FULL "%s = torch.aten.add.Tensor %x, %z, %c1 : $[?,4], $[?,4], $i -> "
              "$[?,4]\n"
              "\"my.op\"(%z) : ($[?,4]) -> ()\n"
              "return %s : $[?,4]");
  expect("full: narrow [1 4] list #0 [1 4]", "%x: $[?,4]",
         FULL "%s = torch.aten.add.Tensor %x, %z, %c1 : $[?,4], $[?,4], $i -> "
              "$[?,4]\n"
              "%d = torch.aten.size.int %z, %c0 : $[?,4], $i -> $i\n"
              "return %s : $[?,4]");
}

/* A choice whose condition is of a known size may be taken for one of its
 * operands, types being equal: not where their sizes differ unseen. */
TEST(FreePlan, choices_of_narrow_values) {
#define WHERE(condition)                                                       \
  "%n = torch.aten.size.int %x, %c0 : $[?,?], $i -> $i\n"                      \
  "%m = torch.aten.size.int %x, %c1 : $[?,?], $i -> $i\n" LIST2(               \
      "%n", "%m") "%r = torch.aten.broadcast_to %y, %l : $[?], $l -> $[?,?]\n" \
                  "%s = torch.aten.where.self %b, %r, %x : " condition         \
                  ", $[?,?], $[?,?] -> $[?,?]\nreturn %s : $[?,?]"
#define ONE "!torch.vtensor<[1,1],i1>"
#define MANY "!torch.vtensor<[?,?],i1>"
  expect("broadcast_to: stays, it is needed whole by torch.aten.where.self",
         "%x: $[?,?], %y: $[?], %b: " ONE, WHERE(ONE));
  expect("broadcast_to: stays, it is needed whole by test.give",
         "%x: $[?,?], %y: $[?], %b: " MANY, WHERE(MANY));
#undef WHERE
}

/* ---- Slices and parts ---- */

TEST(FreePlan, the_end_of_a_slice) {
#define SLICE(end)                                                             \
  N "%r = torch.aten.slice.Tensor %x, %c0, %c2, " end                          \
    ", %c1 : $[?,4], $i, $i, $i, $i -> $[?,4]\nreturn %r : $[?,4]"
  expect("slice.Tensor: scalar", "%x: $[?,4], %i: $i", SLICE("%n"));
  expect("", "%x: $[?,4], %i: $i", SLICE("%i"));
  expect("", "%x: $[?,4], %i: $i", SLICE("%c3"));
#undef SLICE
}

TEST(FreePlan, parts_of_a_shape) {
#define PARTS(dim, entries, to)                                                \
  "%n = torch.aten.size.int %x, %c1 : $[2,?], $i -> $i\n"                      \
  "%h = torch.aten.floordiv.int %n, %c2 : $i, $i -> $i\n" entries              \
  "%r = torch.aten.unflatten.int %x, " dim ", %l : $[2,?], $i, $l -> " to      \
  "\nreturn %r : " to
  expect("unflatten.int: list #2 [1 -1]", "%x: $[2,?]",
         PARTS("%c1", LIST2("%c1", "%n"), "$[2,1,?]"));
  /* n may be odd. */
  expect("unflatten.int: stays, its number of elements is not known to be that "
         "of its "
         "operand",
         "%x: $[2,?]", PARTS("%m1", LIST2("%c2", "%h"), "$[2,2,?]"));
#undef PARTS
}

/* ---- Maps of views ---- */

/* For each dimension of the first argument the one of the second, "-" for one
 * of size 1; "no" where they are not the same but for ones. */
static void expect_map(const char *wanted, const char *arguments) {
  analysed_t analysed =
      analyse(shapes_function(arguments, "\"my.two\"() : () -> ()\n  return"));
  words_t words = {.length = 0};
  arena_t arena;
  arena_init(&arena, allocator_system());
  free_plan_t plan;
  if (analysed.analysis && free_plan_init(&plan, analysed.analysis, &arena)) {
    MlirOperation function = ir_find(&analysed.ir, "func.func", 0);
    MlirBlock block =
        mlirRegionGetFirstBlock(mlirOperationGetRegion(function, 0));
    shape_t from = shapes_get(plan.shapes, mlirBlockGetArgument(block, 0));
    shape_t to = shapes_get(plan.shapes, mlirBlockGetArgument(block, 1));
    uint32_t map[16];
    bool known = free_unit_map(&plan, from, to, map);
    for (uint32_t i = 0; known && i < from.count; ++i)
      if (map[i] == SIZES_NONE)
        add(&words, "-");
      else
        add(&words, "%u", (unsigned)map[i]);
    EXPECT_STREQ(wanted, known ? words.text : "no");
    free_plan_deinit(&plan);
  }
  arena_deinit(&arena);
  analysed_destroy(&analysed);
}

TEST(FreePlan, maps_of_views) {
  expect_map("0-1", "%x: $[4,1,5], %y: $[4,5]");
  expect_map("13", "%x: $[4,5], %y: $[1,4,1,5,1]");
  expect_map("--", "%x: $[1,1], %y: $[]");
  expect_map("", "%x: $[], %y: $[1,1]");
  expect_map("0", "%x: $[0], %y: $[0,1]");
  expect_map("no", "%x: $[4,5], %y: $[5,4]");
  expect_map("no", "%x: $[4,5], %y: $[20]");
  expect_map("no", "%x: $[4], %y: $[4,5]");
  /* Two unknown sizes are not known to be the same one. */
  expect_map("no", "%x: $[?], %y: $[?]");
}

/* ---- Order ---- */

/* In a block that stands in front of the one that dominates it, an operation is
 * met before anybody knows that its operand would be narrow. */
TEST(FreePlan, users_in_earlier_blocks) {
  expect("broadcast_to: stays, it is needed whole by torch.aten.cumsum",
         "%x: $[?,4], %y: $[4]",
         N LIST2("%n", "%c4") "cf.br ^two\n"
                              "^one:\n"
                              "%s = torch.aten.cumsum %r, %c0, %none : $[?,4], "
                              "$i, $n -> $[?,4]\n"
                              "cf.br ^three\n"
                              "^two:\n" EXPAND("$[?,4]") "cf.br ^one\n"
                                                         "^three:\n"
                                                         "return %s : $[?,4]");
}

/* ---- Memory ---- */

/* A plan is made or it says that it could not be. */
TEST(FreePlan, without_memory) {
  analysed_t analysed = analyse(shapes_function(
      "%x: $[?,4], %y: $[4]",
      N LIST2("%n", "%c4")
          EXPAND("$[?,4]") "%s = torch.aten.add.Tensor %x, %r, %c1 : $[?,4], "
                           "$[?,4], $i -> $[?,4]\n"
                           "return %s : $[?,4]"));
  ASSERT_TRUE(analysed.analysis != NULL);
  unsigned made = 0;
  for (uint32_t k = 1; k < 40; ++k) {
    SCOPED_TRACE("allocation %u", (unsigned)k);
    counting_t counting = {.fail_from = k};
    arena_t arena;
    arena_init(&arena, counting_allocator(&counting));
    free_plan_t plan;
    bool ok = make(&plan, analysed.analysis, &arena);
    EXPECT_EQ(counting.calls < k, ok);
    made += ok;
    free_plan_deinit(&plan);
    arena_deinit(&arena);
    EXPECT_EQ(0, counting.live);
  }
  EXPECT_LT(0, made);
  analysed_destroy(&analysed);
}
