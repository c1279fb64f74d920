/* Files in locations of every form, and links to them. */
#include "viz/place.h"

#include "testing/gtest_c.h"
#include "testing/ir.h"

#include <stdio.h>
#include <string.h>

typedef struct placed_t {
  MlirContext context;
  MlirLocation location;
  arena_t arena;
  text_t text;
} placed_t;

static placed_t parse(const char *location) {
  placed_t out = {.context = ir_context_create()};
  char attribute[1024];
  snprintf(attribute, sizeof attribute, "loc(%s)", location);
  MlirAttribute parsed = mlirAttributeParseGet(
      out.context, mlirStringRefCreateFromCString(attribute));
  EXPECT_FALSE(mlirAttributeIsNull(parsed));
  out.location = mlirLocationFromAttribute(parsed);
  arena_init(&out.arena, allocator_system());
  return out;
}

static void destroy(placed_t *placed) {
  arena_deinit(&placed->arena);
  mlirContextDestroy(placed->context);
}

static void expect_short(const char *wanted, const char *location) {
  placed_t placed = parse(location);
  placed.text.arena = &placed.arena;
  place_add_short(&placed.text, placed.location);
  EXPECT_STREQ(wanted, text_string(&placed.text));
  destroy(&placed);
}

static void expect_link(const char *wanted, const char *location,
                        const char *template_) {
  placed_t placed = parse(location);
  placed.text.arena = &placed.arena;
  place_add_link(&placed.text, placed.location,
                 mlirStringRefCreateFromCString(template_));
  EXPECT_STREQ(wanted, text_string(&placed.text));
  destroy(&placed);
}

TEST(Place, of_a_file) {
  expect_short("model.py:12", "\"model.py\":12:3");
  expect_short("model.py:12", "\"/deep/down/model.py\":12:3");
}

TEST(Place, of_none) {
  expect_short("", "unknown");
  expect_short("", "\"only a name\"");
  expect_short("", "fused[\"a\", \"b\"]");
}

TEST(Place, within_others) {
  expect_short("model.py:12", "\"aten::add\"(\"model.py\":12:3)");
  expect_short("callee.py:1",
               "callsite(\"callee.py\":1:2 at \"caller.py\":3:4)");
  expect_short("caller.py:3", "callsite(\"f\" at \"caller.py\":3:4)");
  expect_short("a.py:1", "fused[\"n\", \"a.py\":1:1, \"b.py\":2:2]");
  expect_short("b.py:2", "fused<\"pass\">[unknown, \"x\"(\"b.py\":2:2)]");
}

TEST(Place, of_more_parts_than_are_looked_at) {
  char location[1024] = "\"x\"(fused[";
  for (int i = 0; i < 100; ++i)
    snprintf(location + strlen(location), 16, "%s\"n%d\"", i ? "," : "", i);
  strcat(location, "])");
  expect_short("", location);
}

TEST(Place, links_by_a_template) {
  expect_link("model.py#12", "\"model.py\":12:3", "{file}#{line}");
  expect_link("vscode://file/m.py:1:2", "\"m.py\":1:2",
              "vscode://file/{file}:{line}:{column}");
  expect_link("", "\"m.py\":1:2", "");
  expect_link("", "unknown", "{file}#{line}");
}

TEST(Place, encodes_paths) {
  expect_link("a%20b%23c%3Fd%25e.py#1", "\"a b#c?d%e.py\":1:1",
              "{file}#{line}");
  expect_link("javascript%3Aalert%281%29#1", "\"javascript:alert(1)\":1:1",
              "{file}#{line}");
  expect_link("%22%3E%3Cscript%3E&amp;x", "\"\\22><script>\":1:1", "{file}&x");
  expect_link("gr%C3%B6%C3%9Fe/x_-~.py",
              "\"gr\xc3\xb6\xc3\x9f\x65/x_-~.py\":1:1", "{file}");
}

TEST(Place, makes_templates_safe) {
  expect_link("a%20%22%3Cb%3E&amp;c%5C", "\"m.py\":1:1", "a \"<b>&c\\");
  expect_link("%7Bfiles%7D%7B", "\"m.py\":1:1", "{files}{");
  expect_link("https://h/x?f=m.py&amp;l=1#L1", "\"m.py\":1:1",
              "https://h/x?f={file}&l={line}#L{line}");
}

TEST(Place, finds_what_is_no_field) {
  static const struct {
    const char *template_, *unknown;
  } rows[] = {
      {"{file}#{line}:{column}", ""},
      {"", ""},
      {"{foo}", "{foo}"},
      {"{file}#{Line}", "{Line}"},
      {"{file{lines}", "{lines}"},
      {"{file", ""},
      {"{}{ }{a b}", ""},
      {"{{line}}", ""},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; ++i) {
    SCOPED_TRACE("%s", rows[i].template_);
    MlirStringRef found =
        place_unknown_field(mlirStringRefCreateFromCString(rows[i].template_));
    EXPECT_EQ(strlen(rows[i].unknown), found.length);
    EXPECT_TRUE(!found.length ||
                !memcmp(rows[i].unknown, found.data, found.length));
  }
}
