/* Formats, what goes wrong, texts that are markup elsewhere. */
#include "dialect/string_ref.h"
#include "testing/view_fixture.h"

#include <stdio.h>
#include <string.h>

static const char one[] =
    "func.func @f(%x: i1) {\n  cf.assert %x, \"m\"\n  return\n}\n";

TEST(View, knows_formats_by_endings) {
  EXPECT_EQ(VIEW_DOT, view_format_of(string_ref("a.dot")));
  EXPECT_EQ(VIEW_DOT, view_format_of(string_ref("a.gv")));
  EXPECT_EQ(VIEW_SVG, view_format_of(string_ref("dir.png/a.svg")));
  EXPECT_EQ(VIEW_PNG, view_format_of(string_ref("a.b.png")));
  EXPECT_EQ(VIEW_PDF, view_format_of(string_ref(".pdf")));
  static const char *const others[] = {"", "-", "svg", "a.svgz", "a.SVG", "a."};
  for (size_t i = 0; i < sizeof others / sizeof *others; ++i)
    EXPECT_EQ(VIEW_FORMAT_COUNT, view_format_of(string_ref(others[i])));
}

TEST(View, renders_every_format) {
  static const struct {
    view_format_t format;
    const char *begin;
  } rows[] = {{VIEW_DOT, "digraph assertions {"},
              {VIEW_SVG, "<?xml"},
              {VIEW_PNG, "\x89PNG\r\n"},
              {VIEW_PDF, "%PDF-"},
              {VIEW_SVG_INLINE, "<svg "}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; ++i) {
    drawn_t d = draw_as(one, view_options_default(), rows[i].format);
    EXPECT_STREQ("", d.error);
    ASSERT_TRUE(d.length > 100);
    EXPECT_EQ(0, memcmp(rows[i].begin, d.text, strlen(rows[i].begin)));
    drawn_destroy(&d);
  }
}

TEST(View, draws_the_same_twice) {
  static const view_format_t formats[] = {VIEW_DOT, VIEW_SVG};
  for (size_t i = 0; i < sizeof formats / sizeof *formats; ++i) {
    drawn_t a = draw_as(one, view_options_default(), formats[i]);
    drawn_t b = draw_as(one, view_options_default(), formats[i]);
    EXPECT_STREQ(a.text, b.text);
    drawn_destroy(&a);
    drawn_destroy(&b);
  }
}

TEST(View, inline_svg_has_its_own_identifiers) {
  view_options_t options = view_options_default();
  options.id = string_ref("a7");
  drawn_t d = draw_as(one, options, VIEW_SVG_INLINE);
  EXPECT_CONTAINS("id=\"a7n0\"", d.text);
  EXPECT_CONTAINS("id=\"a7c0\"", d.text);
  EXPECT_FALSE(strstr(d.text, "id=\"n0\"") != NULL);
  EXPECT_FALSE(strstr(d.text, "<?xml") != NULL);
  EXPECT_FALSE(strstr(d.text, "fill=\"white\" stroke=\"transparent\"") != NULL);
  EXPECT_CONTAINS("</svg>", d.text);
  drawn_destroy(&d);
}

TEST(View, marks_classes_in_svg) {
  view_options_t options = view_options_default();
  options.dropped = true;
  drawn_t d = draw_as(one, options, VIEW_SVG);
  EXPECT_CONTAINS("class=\"node assertion dropped goes\"", d.text);
  EXPECT_CONTAINS("class=\"cluster slice dropped goes\"", d.text);
  EXPECT_CONTAINS("class=\"node capture plain\"", d.text);
  drawn_destroy(&d);
}

TEST(View, refuses_a_function_that_is_not_there) {
  view_options_t options = view_options_default();
  options.function = string_ref("g");
  drawn_t d = draw_as(one, options, VIEW_DOT);
  EXPECT_STREQ("there is no function 'g' to draw", d.error);
  EXPECT_EQ(0, d.length);
  drawn_destroy(&d);
}

TEST(View, refuses_an_assertion_that_is_not_there) {
  view_options_t options = view_options_default();
  options.assertion = 1;
  drawn_t d = draw_as(one, options, VIEW_DOT);
  EXPECT_STREQ("there is no assertion 2 to draw: 1 was found", d.error);
  drawn_destroy(&d);
  options.function = string_ref("f");
  d = draw_as("func.func @f() {\n return\n}\n", options, VIEW_DOT);
  EXPECT_STREQ("there is no assertion 2 to draw in that function: 0 were found",
               d.error);
  drawn_destroy(&d);
}

TEST(View, links_nodes) {
  static const char located[] =
      "func.func @f(%x: i1) {\n"
      "  cf.assert %x, \"m\" loc(\"my model.py\":7:3)\n  return\n}\n";
  view_options_t options = view_options_default();
  drawn_t d = draw(located, options);
  Agnode_t *node = find_node(&d, "assertion", "");
  EXPECT_STREQ("my%20model.py#7", attribute(node, "URL"));
  EXPECT_CONTAINS("my model.py:7", attribute(node, "label"));
  EXPECT_CONTAINS("\"my model.py\":7:3", attribute(node, "tooltip"));
  EXPECT_STREQ("my%20model.py#7",
               attribute(find_cluster(&d, "#1 kept"), "URL"));
  drawn_destroy(&d);
  options.link = string_ref("");
  d = draw(located, options);
  EXPECT_STREQ("", attribute(find_node(&d, "assertion", ""), "URL"));
  drawn_destroy(&d);
}

/* The message on an assertion's node in DOT, markup and all. */
static void expect_message(const char *wanted, const char *escaped) {
  char text[512];
  snprintf(text, sizeof text,
           "func.func @f(%%x: i1) {\n  cf.assert %%x, \"%s\"\n  return\n}\n",
           escaped);
  char quoted[512];
  snprintf(quoted, sizeof quoted, "\xe2\x80\x9c%s\xe2\x80\x9d", wanted);
  drawn_t d = draw(text, view_options_default());
  EXPECT_CONTAINS(quoted, attribute(find_node(&d, "assertion", ""), "label"));
  drawn_destroy(&d);
  d = draw_as(text, view_options_default(), VIEW_SVG);
  EXPECT_STREQ("", d.error);
  drawn_destroy(&d);
}

TEST(View, draws_any_message) {
  expect_message("", "");
  expect_message(" ", " ");
  expect_message("a &quot;b&quot; \\\\c", "a \\\"b\\\" \\\\c");
  expect_message("{a|b} &lt;c&gt; &amp; &amp;amp; \\\\N %s",
                 "{a|b} <c> & &amp; \\\\N %s");
  expect_message("one<br/>two", "one\\ntwo");
  expect_message("a<br/><br/>b", "a\\n\\nb");
  expect_message("nul\xe2\x90\x80.", "nul\\00.");
  expect_message("\xef\xbf\xbd\xef\xbf\xbd", "\\FF\\FE");
  expect_message("&lt;/font&gt;&lt;script&gt;", "</font><script>");
  expect_message("\xf0\x9f\x9a\xab", "\xf0\x9f\x9a\xab");
}

TEST(View, cuts_long_messages) {
  char text[4096] = "func.func @f(%x: i1) {\n  cf.assert %x, \"";
  for (int i = 0; i < 100; ++i)
    strcat(text, "too long ");
  strcat(text, "the end\"\n  return\n}\n");
  drawn_t d = draw(text, view_options_default());
  Agnode_t *node = find_node(&d, "assertion", "");
  EXPECT_CONTAINS("\xe2\x80\xa6\xe2\x80\x9d", attribute(node, "label"));
  EXPECT_FALSE(strstr(attribute(node, "label"), "the end") != NULL);
  EXPECT_CONTAINS("the end", attribute(node, "tooltip"));
  drawn_destroy(&d);
}

TEST(View, cuts_large_constants) {
  char text[8192] = "func.func @f() {\n"
                    "  %c = arith.constant dense<[";
  for (int i = 0; i < 500; ++i)
    sprintf(text + strlen(text), "%s%d", i ? "," : "", 1000 + i);
  strcat(text, "]> : tensor<500xi32>\n"
               "  %ok = \"test.check\"(%c) : (tensor<500xi32>) -> i1\n"
               "  cf.assert %ok, \"m\"\n  return\n}\n");
  drawn_t d = draw(text, view_options_default());
  Agnode_t *node = find_node(&d, "constant", "dense");
  ASSERT_TRUE(node != NULL);
  EXPECT_CONTAINS("\xe2\x80\xa6", attribute(node, "label"));
  EXPECT_CONTAINS("tensor&lt;500xi32&gt;", attribute(node, "label"));
  EXPECT_LT(strlen(attribute(node, "label")), 200);
  EXPECT_FALSE(strstr(d.text, "1499") != NULL);
  drawn_destroy(&d);
}

TEST(View, before_and_after_are_two_clusters) {
  analysed_t before = analyse(one);
  analysed_t after = analyse("func.func @f(%x: i1) {\n  return\n}\n");
  view_options_t options = view_options_default();
  options.dropped = true;
  options.parts = 2;
  view_t *view = view_create(&options);
  view_add(view, before.analysis, "before");
  view_set_dropped(view, false);
  view_set_counted(view, false);
  view_add(view, after.analysis, "after <1>");
  EXPECT_EQ(4, view_num_nodes(view));
  EXPECT_EQ(1, view_num_edges(view));
  view_destroy(view);
  analysed_destroy(&before);
  analysed_destroy(&after);
}

static void keep(MlirStringRef text, void *data) {
  char *kept = data;
  size_t used = strlen(kept);
  if (used + text.length < 1 << 16)
    memcpy(kept + used, text.data, text.length);
}

TEST(View, renders_one_assertion) {
  static char svg[1 << 16];
  analysed_t analysed = analyse("func.func @f(%x: i1, %y: i1) {\n"
                                "  cf.assert %x, \"first\"\n"
                                "  cf.assert %y, \"second\"\n  return\n}\n");
  view_options_t options = view_options_default();
  options.id = string_ref("s");
  EXPECT_TRUE(mlirLogicalResultIsSuccess(view_render_assertion(
      analysed.analysis, 1, &options, VIEW_SVG_INLINE, keep, keep, svg)));
  EXPECT_CONTAINS("second", svg);
  EXPECT_CONTAINS("#2 kept", svg);
  EXPECT_FALSE(strstr(svg, "first") != NULL);
  memset(svg, 0, sizeof svg);
  EXPECT_TRUE(mlirLogicalResultIsFailure(view_render_assertion(
      analysed.analysis, 2, &options, VIEW_SVG_INLINE, keep, keep, svg)));
  EXPECT_STREQ("there is no assertion 3 to draw: 2 were found", svg);
  analysed_destroy(&analysed);
}
