/* How --free-sizes changes the IR and what it says; which shapes allow it is
 * shown in testdata/free_sizes. */
#include "testing/verb_fixture.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TYPE "!torch.vtensor<[?,4],f32>"
#define INTS "!torch.list<int>"

/* A view of %x to [n, 2, 2], n being its first dimension. */
#define VIEW                                                                   \
  "  %c2 = torch.constant.int 2\n"                                             \
  "  %n = torch.aten.size.int %x, %c0 : " TYPE ", !torch.int -> !torch.int\n"  \
  "  %l = torch.prim.ListConstruct %n, %c2, %c2 : (!torch.int, !torch.int, "   \
  "!torch.int) -> " INTS "\n"                                                  \
  "  %r = torch.aten.view %x, %l {kept} : " TYPE ", " INTS                     \
  " -> !torch.vtensor<[?,2,2],f32>\n"

static const char view[] =
    "func.func @f(%x: " TYPE ") -> !torch.vtensor<[?,2,2],f32> {\n"
    "  %c0 = torch.constant.int 0\n" VIEW
    "  return %r : !torch.vtensor<[?,2,2],f32>\n"
    "}";

/* The list of the first view. */
static MlirOperation list_of(const verb_fixture_t *f, const char *user,
                             intptr_t operand) {
  MlirValue list = mlirOperationGetOperand(ir_find(&f->ir, user, 0), operand);
  return mlirOpResultGetOwner(list);
}

TEST(FreeSizes, the_old_list_is_left_to_dce) {
  verb_fixture_t f = verb_fixture(view);
  verb_fixture_run(&f, "free-sizes");
  EXPECT_EQ(2, ir_count(&f.ir, "torch.prim.ListConstruct"));
  EXPECT_EQ(1, ir_count(&f.ir, "torch.aten.size.int"));
  verb_fixture_expect_stable(&f, "free-sizes");
  verb_fixture_run(&f, "dce");
  EXPECT_EQ(1, ir_count(&f.ir, "torch.prim.ListConstruct"));
  EXPECT_EQ(0, ir_count(&f.ir, "torch.aten.size.int"));
  EXPECT_STREQ("", f.said);
  verb_fixture_destroy(&f);
}

TEST(FreeSizes, constants_that_are_there_are_used) {
  verb_fixture_t f = verb_fixture(view);
  verb_fixture_run(&f, "free-sizes");
  EXPECT_EQ(3, ir_count(&f.ir, "torch.constant.int"));
  verb_fixture_destroy(&f);
}

TEST(FreeSizes, attributes_and_locations_stay) {
  verb_fixture_t f = verb_fixture(view);
  MlirOperation op = ir_find(&f.ir, "torch.aten.view", 0);
  MlirLocation before = mlirOperationGetLocation(op);
  verb_fixture_run(&f, "free-sizes");
  op = ir_find(&f.ir, "torch.aten.view", 0);
  EXPECT_TRUE(mlirLocationEqual(before, mlirOperationGetLocation(op)));
  EXPECT_FALSE(mlirAttributeIsNull(mlirOperationGetAttributeByName(
      op, mlirStringRefCreateFromCString("kept"))));
  EXPECT_TRUE(mlirLocationEqual(
      before, mlirOperationGetLocation(list_of(&f, "torch.aten.view", 1))));
  verb_fixture_destroy(&f);
}

TEST(FreeSizes, on_a_function_alone) {
  verb_fixture_t f = verb_fixture(view);
  verb_fixture_run_on(&f, "free-sizes", ir_find(&f.ir, "func.func", 0));
  verb_fixture_run(&f, "dce");
  EXPECT_EQ(0, ir_count(&f.ir, "torch.aten.size.int"));
  verb_fixture_destroy(&f);
}

/* A constant in a branch does not serve the other one. */
TEST(FreeSizes, constants_dominate) {
  verb_fixture_t f = verb_fixture(
      "func.func @f(%x: " TYPE ", %b: !torch.bool) -> "
      "!torch.vtensor<[?,2,2],f32> {\n"
      "  %c0 = torch.constant.int 0\n"
      "  %q = torch.prim.If %b -> (!torch.vtensor<[?,2,2],f32>) {\n"
      "    %m1 = torch.constant.int -1\n" VIEW
      "    torch.prim.If.yield %r : !torch.vtensor<[?,2,2],f32>\n"
      "  } else {\n" VIEW
      "    torch.prim.If.yield %r : !torch.vtensor<[?,2,2],f32>\n"
      "  }\n"
      "  return %q : !torch.vtensor<[?,2,2],f32>\n"
      "}");
  verb_fixture_run(&f, "free-sizes");
  verb_fixture_run(&f, "dce");
  EXPECT_EQ(0, ir_count(&f.ir, "torch.aten.size.int"));
  verb_fixture_destroy(&f);
}

/* A constant behind the view does not serve it either. */
TEST(FreeSizes, constants_come_first) {
  verb_fixture_t f = verb_fixture(
      "func.func @f(%x: " TYPE
      ") -> (!torch.vtensor<[?,2,2],f32>, !torch.int) {\n"
      "  %c0 = torch.constant.int 0\n" VIEW "  %m1 = torch.constant.int -1\n"
      "  return %r, %m1 : !torch.vtensor<[?,2,2],f32>, !torch.int\n"
      "}");
  verb_fixture_run(&f, "free-sizes");
  EXPECT_EQ(4, ir_count(&f.ir, "torch.constant.int"));
  verb_fixture_expect_stable(&f, "free-sizes");
  verb_fixture_destroy(&f);
}

/* What is not selected does not count: it might be taken for granted. */
TEST(FreeSizes, only_selected_assertions_count) {
  static const char text[] =
      "func.func @f(%x: " TYPE ", %y: !torch.vtensor<[?],f32>) -> "
      "!torch.vtensor<[?,2,2],f32> {\n"
      "  %c0 = torch.constant.int 0\n"
      "  %c2 = torch.constant.int 2\n"
      "  %n = torch.aten.size.int %x, %c0 : " TYPE
      ", !torch.int -> !torch.int\n"
      "  %m = torch.aten.size.int %y, %c0 : !torch.vtensor<[?],f32>, "
      "!torch.int -> !torch.int\n"
      "  %e = torch.aten.eq.int %n, %m : !torch.int, !torch.int -> "
      "!torch.bool\n"
      "  torch.runtime.assert %e, \"same\"\n"
      "  %l = torch.prim.ListConstruct %m, %c2, %c2 : (!torch.int, !torch.int, "
      "!torch.int) -> " INTS "\n"
      "  %r = torch.aten.view %x, %l : " TYPE ", " INTS
      " -> !torch.vtensor<[?,2,2],f32>\n"
      "  return %r : !torch.vtensor<[?,2,2],f32>\n"
      "}";
  for (int keep = 0; keep < 2; ++keep) {
    verb_fixture_t f = verb_fixture(text);
    f.options.analysis.keep_at_entry = keep;
    verb_fixture_run(&f, "free-sizes");
    MlirOperation list = list_of(&f, "torch.aten.view", 1);
    MlirOperation first =
        mlirOpResultGetOwner(mlirOperationGetOperand(list, 0));
    EXPECT_EQ(keep, mlirStringRefEqual(
                        mlirIdentifierStr(mlirOperationGetName(first)),
                        mlirStringRefCreateFromCString("torch.aten.size.int")));
    verb_fixture_destroy(&f);
  }
}

/* ---- Narrower values ---- */

/* The type of the first result of the operation. */
static void expect_type(const verb_fixture_t *f, const char *op,
                        const char *wanted) {
  MlirValue value = mlirOperationGetResult(ir_find(&f->ir, op, 0), 0);
  MlirType type = mlirTypeParseGet(mlirOperationGetContext(f->ir.root),
                                   mlirStringRefCreateFromCString(wanted));
  SCOPED_TRACE("%s", op);
  EXPECT_TRUE(mlirTypeEqual(type, mlirValueGetType(value)));
}

#define FILL(users)                                                            \
  "func.func @f(%x: " TYPE ") -> " TYPE " {\n"                                 \
  "  %c0 = torch.constant.int 0\n"                                             \
  "  %c1 = torch.constant.int 1\n"                                             \
  "  %c4 = torch.constant.int 4\n"                                             \
  "  %none = torch.constant.none\n"                                            \
  "  %n = torch.aten.size.int %x, %c0 : " TYPE ", !torch.int -> !torch.int\n"  \
  "  %l = torch.prim.ListConstruct %n, %c4 : (!torch.int, !torch.int) "        \
  "-> " INTS "\n"                                                              \
  "  %z = torch.aten.ones %l, %none, %none, %none, %none : " INTS              \
  ", !torch.none, !torch.none, !torch.none, !torch.none -> " TYPE "\n" users   \
  "}"

TEST(FreeSizes, types_of_what_becomes_narrower) {
  verb_fixture_t f = verb_fixture(FILL(
      "  %e = torch.aten.exp %z : " TYPE " -> " TYPE "\n"
      "  %r = torch.aten.mul.Tensor %e, %x : " TYPE ", " TYPE " -> " TYPE "\n"
      "  return %r : " TYPE "\n"));
  verb_fixture_run(&f, "free-sizes");
  expect_type(&f, "torch.aten.ones", "!torch.vtensor<[1,4],f32>");
  expect_type(&f, "torch.aten.exp", "!torch.vtensor<[1,4],f32>");
  expect_type(&f, "torch.aten.mul.Tensor", TYPE);
  verb_fixture_destroy(&f);
}

/* One user that needs it whole is enough. */
TEST(FreeSizes, one_user_that_needs_it_whole) {
  verb_fixture_t f = verb_fixture(FILL(
      "  %e = torch.aten.exp %z : " TYPE " -> " TYPE "\n"
      "  %r = torch.aten.mul.Tensor %e, %x : " TYPE ", " TYPE " -> " TYPE "\n"
      "  %s = \"my.op\"(%e) : (" TYPE ") -> " TYPE "\n"
      "  return %r : " TYPE "\n"));
  verb_fixture_run(&f, "free-sizes");
  expect_type(&f, "torch.aten.ones", TYPE);
  expect_type(&f, "torch.aten.exp", TYPE);
  EXPECT_CONTAINS("torch.aten.ones still needs a size: my.op needs it whole",
                  f.said);
  verb_fixture_destroy(&f);
}

/* A sum over the dimension that is missing would be another one. */
TEST(FreeSizes, sums_need_what_they_add_up) {
  for (int dim = 0; dim < 2; ++dim) {
    const char *type =
        dim ? "!torch.vtensor<[?,1],f32>" : "!torch.vtensor<[1,4],f32>";
    char users[1024];
    snprintf(
        users, sizeof users,
        "  %%true = torch.constant.bool true\n"
        "  %%d = torch.prim.ListConstruct %%c%d : (!torch.int) -> " INTS "\n"
        "  %%s = torch.aten.sum.dim_IntList %%z, %%d, %%true, %%none "
        ": " TYPE ", " INTS ", !torch.bool, !torch.none -> %s\n"
        "  %%r = torch.aten.mul.Tensor %%s, %%x : %s, " TYPE " -> " TYPE "\n"
        "  return %%r : " TYPE "\n",
        dim, type, type);
    char text[4096];
    snprintf(text, sizeof text, "%s", FILL("USERS"));
    char *at = strstr(text, "USERS");
    ASSERT_TRUE(at != NULL);
    snprintf(at, sizeof text - (size_t)(at - text), "%s}", users);
    verb_fixture_t f = verb_fixture(text);
    verb_fixture_run(&f, "free-sizes");
    expect_type(&f, "torch.aten.ones",
                dim ? "!torch.vtensor<[1,4],f32>" : TYPE);
    verb_fixture_destroy(&f);
  }
}

/* Dead code is run too unless somebody erases it: what it makes of a size stays
 * valid. */
TEST(FreeSizes, dead_code_stays_valid) {
  static const char size[] = "  %d = torch.aten.size.int %z, %c0 : " TYPE
                             ", !torch.int -> !torch.int\n";
  static const char view_of_it[] =
      "  %k = torch.prim.ListConstruct %d, %c4 : (!torch.int, !torch.int) -> "
      "" INTS "\n"
      "  %v = torch.aten.broadcast_to %x, %k : " TYPE ", " INTS " -> " TYPE
      "\n";
  for (int shape = 0; shape < 2; ++shape) {
    char text[4096];
    snprintf(text, sizeof text, "%s", FILL("USERS"));
    char *at = strstr(text, "USERS");
    ASSERT_TRUE(at != NULL);
    snprintf(at, sizeof text - (size_t)(at - text),
             "%s%s  %%r = torch.aten.mul.Tensor %%z, %%x : " TYPE ", " TYPE
             " -> " TYPE "\n  return %%r : " TYPE "\n}",
             size, shape ? view_of_it : "");
    verb_fixture_t f = verb_fixture(text);
    verb_fixture_run(&f, "free-sizes");
    expect_type(&f, "torch.aten.ones",
                shape ? TYPE : "!torch.vtensor<[1,4],f32>");
    verb_fixture_destroy(&f);
  }
}

/* ---- What is said ---- */

TEST(FreeSizes, quiet_says_nothing) {
  verb_fixture_t f = verb_fixture(FILL("  return %z : " TYPE "\n"));
  f.options.quiet = true;
  verb_fixture_run(&f, "free-sizes");
  EXPECT_STREQ("", f.said);
  verb_fixture_destroy(&f);
}

TEST(FreeSizes, the_report_has_what_was_freed_and_what_not) {
  verb_fixture_t f = verb_fixture(
      "func.func @f(%x: " TYPE ") -> (!torch.vtensor<[?,2,2],f32>, " TYPE
      ") {\n"
      "  %c0 = torch.constant.int 0\n" VIEW
      "  %d = torch.aten.div.Scalar %x, %n : " TYPE ", !torch.int -> " TYPE "\n"
      "  return %r, %d : !torch.vtensor<[?,2,2],f32>, " TYPE "\n"
      "}");
  f.options.report = report_create();
  verb_fixture_run(&f, "free-sizes");
  const report_section_t *section = report_section(f.options.report, 0, 0);
  EXPECT_STREQ("free-sizes", section->verb);
  ASSERT_EQ(2, section->num_notes);
  EXPECT_EQ(REPORT_NOTE_FREED, section->notes[0].kind);
  EXPECT_STREQ("torch.aten.view", section->notes[0].operation.name);
  EXPECT_STREQ("its shape is constant", section->notes[0].reason);
  EXPECT_EQ(REPORT_NOTE_SIZE, section->notes[1].kind);
  EXPECT_STREQ("torch.aten.div.Scalar", section->notes[1].operation.name);
  EXPECT_STREQ("\"test.mlir\":7:8", section->notes[1].operation.location);
  EXPECT_STREQ("it takes a size as a number", section->notes[1].reason);
  EXPECT_CONTAINS("7:8: remark: torch.aten.div.Scalar still needs a size: it "
                  "takes a size as a number",
                  f.said);
  report_destroy(f.options.report);
  verb_fixture_destroy(&f);
}

/* What only assertions and dead code use is nobody's need. */
TEST(FreeSizes, slices_and_dead_code_are_not_reported) {
  verb_fixture_t f = verb_fixture(
      "func.func @f(%x: " TYPE ", %k: !torch.int) -> " TYPE " {\n"
      "  %c0 = torch.constant.int 0\n"
      "  %n = torch.aten.size.int %x, %c0 : " TYPE
      ", !torch.int -> !torch.int\n"
      "  %e = torch.aten.eq.int %n, %k : !torch.int, !torch.int -> "
      "!torch.bool\n"
      "  torch.runtime.assert %e, \"same\"\n"
      "  %d = torch.aten.div.Scalar %x, %n : " TYPE ", !torch.int -> " TYPE "\n"
      "  return %x : " TYPE "\n"
      "}");
  verb_fixture_run(&f, "free-sizes");
  EXPECT_STREQ("", f.said);
  verb_fixture_destroy(&f);
}

/* ---- Whole functions ---- */

/* The text after the verb and the removal of dead code; again it changes
 * nothing. */
static void expect_text(const char *wanted, const char *text) {
  verb_fixture_t f = verb_fixture(text);
  verb_fixture_run(&f, "free-sizes");
  verb_fixture_expect_stable(&f, "free-sizes");
  verb_fixture_run(&f, "dce");
  EXPECT_STREQ(wanted, verb_fixture_text(&f));
  EXPECT_STREQ("", f.said);
  verb_fixture_destroy(&f);
}

#define VECTOR "!torch.vtensor<[?],f32>"
#define CUBE "!torch.vtensor<[1,1,?],f32>"

/* Dimensions go in front one by one, each with a type of its own. */
TEST(FreeSizes, two_dimensions_in_front) {
  expect_text(
      "module {\n"
      "  func.func @f(%arg0: " VECTOR ") -> " CUBE " {\n"
      "    %int0 = torch.constant.int 0\n"
      "    %0 = torch.aten.unsqueeze %arg0, %int0 : " VECTOR
      ", !torch.int -> !torch.vtensor<[1,?],f32>\n"
      "    %1 = torch.aten.unsqueeze %0, %int0 : !torch.vtensor<[1,?],f32>, "
      "!torch.int -> " CUBE "\n"
      "    return %1 : " CUBE "\n"
      "  }\n"
      "}\n",
      "func.func @f(%x: " VECTOR ") -> " CUBE " {\n"
      "  %c0 = torch.constant.int 0\n"
      "  %c1 = torch.constant.int 1\n"
      "  %n = torch.aten.size.int %x, %c0 : " VECTOR
      ", !torch.int -> !torch.int\n"
      "  %l = torch.prim.ListConstruct %c1, %c1, %n : (!torch.int, !torch.int, "
      "!torch.int) -> " INTS "\n"
      "  %r = torch.aten.broadcast_to %x, %l : " VECTOR ", " INTS " -> " CUBE
      "\n"
      "  return %r : " CUBE "\n"
      "}");
}

/* The end of a dimension is the largest number there is. */
TEST(FreeSizes, the_end_of_a_slice) {
  expect_text(
      "module {\n"
      "  func.func @f(%arg0: " VECTOR ") -> " VECTOR " {\n"
      "    %int9223372036854775807 = torch.constant.int 9223372036854775807\n"
      "    %int0 = torch.constant.int 0\n"
      "    %int1 = torch.constant.int 1\n"
      "    %0 = torch.aten.slice.Tensor %arg0, %int0, %int1, "
      "%int9223372036854775807, %int1 : " VECTOR
      ", !torch.int, !torch.int, !torch.int, !torch.int -> " VECTOR "\n"
      "    return %0 : " VECTOR "\n"
      "  }\n"
      "}\n",
      "func.func @f(%x: " VECTOR ") -> " VECTOR " {\n"
      "  %c0 = torch.constant.int 0\n"
      "  %c1 = torch.constant.int 1\n"
      "  %n = torch.aten.size.int %x, %c0 : " VECTOR
      ", !torch.int -> !torch.int\n"
      "  %r = torch.aten.slice.Tensor %x, %c0, %c1, %n, %c1 : " VECTOR
      ", !torch.int, !torch.int, !torch.int, !torch.int -> " VECTOR "\n"
      "  return %r : " VECTOR "\n"
      "}");
}

/* A pool whose places may be rounded up has as many as its type says, and no
 * size that another tensor has. */
TEST(FreeSizes, places_that_are_told_at_run_time) {
  static const char pool[] =
      "func.func @f(%%x: !torch.vtensor<[?,3,8],f32>, %%up: !torch.bool) -> "
      "!torch.vtensor<[?,12],f32> {\n"
      "  %%c0 = torch.constant.int 0\n"
      "  %%c2 = torch.constant.int 2\n"
      "  %%c12 = torch.constant.int 12\n"
      "  %%c1 = torch.constant.int 1\n"
      "  %%down = torch.constant.bool false\n"
      "  %%k = torch.prim.ListConstruct %%c2 : (!torch.int) -> " INTS "\n"
      "  %%p = torch.prim.ListConstruct %%c0 : (!torch.int) -> " INTS "\n"
      "  %%d = torch.prim.ListConstruct %%c1 : (!torch.int) -> " INTS "\n"
      "  %%z = torch.aten.max_pool1d %%x, %%k, %%k, %%p, %%d, %s : "
      "!torch.vtensor<[?,3,8],f32>, " INTS ", " INTS ", " INTS ", " INTS
      ", !torch.bool -> !torch.vtensor<[?,3,?],f32>\n"
      "  %%n = torch.aten.size.int %%x, %%c0 : !torch.vtensor<[?,3,8],f32>, "
      "!torch.int -> !torch.int\n"
      "  %%l = torch.prim.ListConstruct %%n, %%c12 : (!torch.int, !torch.int) "
      "-> " INTS "\n"
      "  %%r = torch.aten.view %%z, %%l : !torch.vtensor<[?,3,?],f32>, " INTS
      " -> !torch.vtensor<[?,12],f32>\n"
      "  return %%r : !torch.vtensor<[?,12],f32>\n"
      "}";
  for (int up = 0; up < 2; ++up) {
    char text[2048];
    snprintf(text, sizeof text, pool, up ? "%up" : "%down");
    verb_fixture_t f = verb_fixture(text);
    verb_fixture_run(&f, "free-sizes");
    EXPECT_STREQ(
        up ? "13:8: remark: torch.aten.view still needs a size: its number of "
             "elements is not known to be that of its operand\n"
           : "",
        f.said);
    verb_fixture_destroy(&f);
  }
}

#undef CUBE
#undef VECTOR

/* ---- Growth ---- */

/* Views one behind the other, each of the size of the one before. */
static char *chain(unsigned count) {
  enum { LINE = 512 };
  char *text = malloc((size_t)count * 3 * LINE + 1024);
  if (!text)
    abort();
  char *at = text + sprintf(text, "func.func @f(%%v0: " TYPE ") -> " TYPE " {\n"
                                  "  %%c0 = torch.constant.int 0\n"
                                  "  %%c4 = torch.constant.int 4\n");
  for (unsigned i = 0; i < count; ++i)
    at += sprintf(at,
                  "  %%n%u = torch.aten.size.int %%v%u, %%c0 : " TYPE
                  ", !torch.int -> !torch.int\n"
                  "  %%l%u = torch.prim.ListConstruct %%n%u, %%c4 : "
                  "(!torch.int, !torch.int) -> " INTS "\n"
                  "  %%v%u = torch.aten.view %%v%u, %%l%u : " TYPE ", " INTS
                  " -> " TYPE "\n",
                  i, i, i, i, i + 1, i, i);
  sprintf(at, "  return %%v%u : " TYPE "\n}\n", count);
  return text;
}

TEST(FreeSizes, a_long_chain) {
  char *text = chain(20000);
  verb_fixture_t f = verb_fixture(text);
  verb_fixture_run(&f, "free-sizes");
  verb_fixture_run(&f, "dce");
  EXPECT_EQ(0, ir_count(&f.ir, "torch.aten.view"));
  EXPECT_EQ(0, ir_count(&f.ir, "torch.aten.size.int"));
  verb_fixture_destroy(&f);
  free(text);
}
