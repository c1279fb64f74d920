/* Places picked out of locations, and file URIs. */
#include "analysis/position.h"

#include <stdio.h>
#include <string.h>

#include "testing/analysis_fixture.h"

/* The place of an assertion with this location, as "FILE:LINE:COLUMN"; good
 * until the next call. */
static const char *place_text(const char *location) {
  static char out[256];
  char text[1024];
  snprintf(text, sizeof text,
           "func.func @f(%%c: i1) {\n  cf.assert %%c, \"\" loc(%s)\n"
           "  return\n}\n",
           location);
  ir_t ir = ir_parse(text);
  position_t place =
      position_of(mlirOperationGetLocation(ir_find(&ir, "cf.assert", 0)));
  snprintf(out, sizeof out, "%.*s:%u:%u", (int)place.file.length,
           place.file.data ? place.file.data : "", place.line, place.column);
  ir_destroy(&ir);
  return out;
}

TEST(Position, of_a_file_position) {
  EXPECT_STREQ("m.py:3:9", place_text("\"m.py\":3:9"));
  EXPECT_STREQ("dir/a b.mlir:1:2", place_text("\"dir/a b.mlir\":1:2"));
}

TEST(Position, of_a_range_is_its_start) {
  EXPECT_STREQ("m.py:3:9", place_text("\"m.py\":3:9 to 4:1"));
}

TEST(Position, of_nothing) {
  EXPECT_STREQ(":0:0", place_text("unknown"));
  EXPECT_STREQ(":0:0", place_text("\"only a name\""));
  EXPECT_STREQ(":0:0", place_text("fused[unknown, \"a\"]"));
}

TEST(Position, of_a_name_is_its_child) {
  EXPECT_STREQ("m.py:3:9", place_text("\"aten::relu\"(\"m.py\":3:9)"));
  EXPECT_STREQ("m.py:3:9", place_text("\"a\"(\"b\"(\"m.py\":3:9))"));
}

TEST(Position, of_a_call_is_the_callee_before_the_caller) {
  EXPECT_STREQ("a.py:1:2",
               place_text("callsite(\"a.py\":1:2 at \"b.py\":3:4)"));
  EXPECT_STREQ("b.py:3:4", place_text("callsite(\"name\" at \"b.py\":3:4)"));
}

TEST(Position, of_a_fused_one_is_the_first) {
  EXPECT_STREQ("a.py:1:2", place_text("fused[\"a.py\":1:2, \"b.py\":3:4]"));
  EXPECT_STREQ("b.py:3:4", place_text("fused<\"x\">[unknown, \"b.py\":3:4]"));
}

/* The dump's own line and the model's. */
TEST(Position, the_python_line_wins) {
  EXPECT_STREQ("b.py:3:4", place_text("fused[\"a.mlir\":1:2, \"b.py\":3:4]"));
  EXPECT_STREQ("m.py:5:6",
               place_text("callsite(\"a.mlir\":1:2 at \"x\"(\"m.py\":5:6))"));
  EXPECT_STREQ("a.pyx:1:2", place_text("fused[\"a.pyx\":1:2, \"b.mlir\":3:4]"));
}

TEST(Position, the_model_wins_over_an_installed_package) {
  EXPECT_STREQ("/home/me/model.py:7:1",
               place_text("callsite(\"/v/site-packages/torch/nn/f.py\":1:2 at "
                          "\"/home/me/model.py\":7:1)"));
  EXPECT_STREQ("/v/dist-packages/torch/f.py:1:2",
               place_text("fused[\"x.mlir\":3:4, "
                          "\"/v/dist-packages/torch/f.py\":1:2]"));
}

/* More parts than are searched: the search ends, with what it saw. */
TEST(Position, of_very_many_parts_ends) {
  ir_t ir = ir_parse("module {}\n");
  MlirContext context = ir.context;
  MlirLocation at = mlirLocationFileLineColGet(
      context, mlirStringRefCreateFromCString("deep.mlir"), 1, 1);
  for (int depth = 0; depth < 5000; ++depth)
    at = mlirLocationCallSiteGet(
        mlirLocationNameGet(context, mlirStringRefCreateFromCString("n"),
                            mlirLocationUnknownGet(context)),
        at);
  EXPECT_EQ(0, position_of(at).line);
  MlirLocation parts[2 * POSITION_SEARCHED];
  for (int i = 0; i < 2 * POSITION_SEARCHED; ++i)
    parts[i] = mlirLocationFileLineColGet(
        context, mlirStringRefCreateFromCString("a.mlir"), (unsigned)i + 1, 1);
  EXPECT_EQ(0, position_of(mlirLocationFusedGet(context, 2 * POSITION_SEARCHED,
                                                parts, (MlirAttribute){NULL}))
                   .line);
  EXPECT_EQ(1, position_of(mlirLocationFusedGet(context, POSITION_SEARCHED / 2,
                                                parts, (MlirAttribute){NULL}))
                   .line);
  ir_destroy(&ir);
}

static void expect_uri(const char *uri, const char *file, size_t length) {
  arena_t arena;
  arena_init(&arena, allocator_system());
  text_t text = {.arena = &arena};
  position_add_uri(&text, mlirStringRefCreate(file, length));
  EXPECT_STREQ(uri, text_string(&text));
  arena_deinit(&arena);
}

TEST(Position, uris) {
  static const char *const rows[][2] = {
      {"a/b-c_d.~1.mlir", "a/b-c_d.~1.mlir"},
      {"/tmp/m.py", "file:///tmp/m.py"},
      {"/a b/#%?.py", "file:///a%20b/%23%25%3F.py"},
      {"größe.py", "gr%C3%B6%C3%9Fe.py"},
      {"<stdin>", "%3Cstdin%3E"},
      {"a:b.mlir", "a%3Ab.mlir"},
      {"\xff.py", "%FF.py"},
      {"a\\b\"c'(d)[e]", "a%5Cb%22c%27%28d%29%5Be%5D"},
      {"", ""},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; ++i)
    expect_uri(rows[i][1], rows[i][0], strlen(rows[i][0]));
  expect_uri("a%00b", "a\0b", 3);
}
