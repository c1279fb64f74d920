/* The page as text: its data read back, and nothing in it that could end the
 * element that holds them. */
#include "viz/page/page.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "testing/report_fixture.h"
#include "viz/page/frame.h"

/* The page on a text of which every assertion is then erased; freed by the
 * caller. */
static printed_t print_page(const char *text) {
  analysed_t t = analyse(text);
  view_options_t pictures = view_options_default();
  page_t *page = page_create(&pictures);
  report_t *report = report_create();
  analysis_options_t selection = {.policy = t.policy};
  report_begin_module(report, mlirStringRefCreateFromCString("in.mlir:1"));
  EXPECT_TRUE(page_begin_module(page, t.ir.root, &selection));
  EXPECT_TRUE(report_add_section(report, "drop", t.analysis, REPORT_DROPPED));
  for (uint32_t i = analysis_num_assertions(t.analysis); i--;)
    mlirOperationDestroy(
        analysis_operation(t.analysis, analysis_assertion(t.analysis, i)->id));
  EXPECT_TRUE(page_end_module(page, t.ir.root));
  printed_t printed = printed_create();
  page_print(page, report, "1.2.3", printed_append, &printed);
  report_destroy(report);
  page_destroy(page);
  analysed_destroy(&t);
  return printed;
}

/* The data of a page; the page is freed. */
static json_t *data_of(printed_t printed) {
  size_t head = frame_head().length, tail = frame_tail().length;
  EXPECT_LT(head + tail, printed.length);
  EXPECT_EQ(0, memcmp(frame_head().data, printed.data, head));
  json_error_t error;
  json_t *data = json_loadb(printed.data + head, printed.length - head - tail,
                            JSON_REJECT_DUPLICATES | JSON_ALLOW_NUL, &error);
  if (!data)
    ADD_FAILURE("line %d: %s", error.line, error.text);
  free(printed.data);
  return data;
}

static const json_t *module_of(const json_t *data) {
  return json_array_get(json_object_get(data, "modules"), 0);
}

static const json_t *page_of(const json_t *data) {
  return json_object_get(module_of(data), "page");
}

static const char SIMPLE[] = "func.func @f(%c: i1) {\n"
                             "  cf.assert %c, \"m\"\n"
                             "  return\n"
                             "}\n";

TEST(Page, frame_is_a_page) {
  EXPECT_EQ(0, memcmp("<!DOCTYPE html>", frame_head().data, 15));
  MlirStringRef tail = frame_tail();
  EXPECT_EQ(0, memcmp("</html>\n", tail.data + tail.length - 8, 8));
}

/* Neither a file nor an address outside. */
TEST(Page, frame_asks_for_nothing) {
  static const char *const parts[] = {"http://", "https://", "src=",  "@import",
                                      "url(",    "<link",    "fetch("};
  MlirStringRef texts[] = {frame_head(), frame_tail()};
  for (int t = 0; t < 2; ++t) {
    char *copy = calloc(1, texts[t].length + 1);
    memcpy(copy, texts[t].data, texts[t].length);
    for (size_t i = 0; i < sizeof parts / sizeof *parts; ++i)
      if (strstr(copy, parts[i]))
        ADD_FAILURE("%s is in the page", parts[i]);
    free(copy);
  }
}

TEST(Page, has_report_rows_marks_and_pictures) {
  json_t *data = data_of(print_page(SIMPLE));
  EXPECT_STREQ("1.2.3", json_string_value(json_object_get(data, "version")));
  const json_t *page = page_of(data);
  EXPECT_EQ(4, json_integer_value(json_object_get(page, "operations")));
  EXPECT_EQ(3, json_integer_value(json_object_get(page, "left")));
  EXPECT_EQ(6, json_array_size(json_object_get(page, "rows")));
  EXPECT_EQ(1, json_object_size(json_object_get(page, "marks")));
  EXPECT_EQ(1, json_object_size(json_object_get(page, "pictures")));
  const json_t *verbs = json_object_get(module_of(data), "verbs");
  EXPECT_EQ(1, json_array_size(verbs));
  json_decref(data);
}

TEST(Page, pictures_are_svg_elements) {
  json_t *data = data_of(print_page(SIMPLE));
  const char *name;
  json_t *picture;
  json_object_foreach(json_object_get(page_of(data), "pictures"), name,
                      picture) {
    EXPECT_EQ(16, strlen(name));
    EXPECT_EQ(0, strncmp("<svg", json_string_value(picture), 4));
  }
  json_decref(data);
}

TEST(Page, marks_what_is_gone) {
  json_t *data = data_of(print_page(SIMPLE));
  const json_t *row = json_array_get(json_object_get(page_of(data), "rows"), 2);
  EXPECT_STREQ("-", json_string_value(json_array_get(row, 0)));
  EXPECT_STREQ("    cf.assert %arg0, \"m\"",
               json_string_value(json_array_get(row, 3)));
  json_decref(data);
}

/* How often `part` is in bytes that may hold NUL. */
static int occurrences(const char *data, size_t length, const char *part) {
  int found = 0;
  size_t size = strlen(part);
  for (size_t i = 0; i + size <= length; ++i)
    found += !memcmp(data + i, part, size);
  return found;
}

TEST(Page, no_message_ends_the_element_it_is_in) {
  printed_t printed =
      print_page("func.func @f(%c: i1) {\n"
                 "  cf.assert %c, \"</script><script>alert(1)</script>\"\n"
                 "  cf.assert %c, \"<!--<script>\"\n"
                 "  cf.assert %c, \"]]>\\00\\FF'\\22&amp;\"\n"
                 "  return\n"
                 "}\n");
  size_t head = frame_head().length, tail = frame_tail().length;
  EXPECT_EQ(
      0, occurrences(printed.data + head, printed.length - head - tail, "<"));
  json_t *data = data_of(printed);
  const json_t *list = json_object_get(
      json_array_get(json_object_get(module_of(data), "verbs"), 0),
      "assertions");
  EXPECT_STREQ(
      "</script><script>alert(1)</script>",
      json_string_value(json_object_get(json_array_get(list, 0), "message")));
  EXPECT_STREQ("<!--<script>", json_string_value(json_object_get(
                                   json_array_get(list, 1), "message")));
  json_decref(data);
}

TEST(Page, of_a_module_that_did_not_end_has_no_rows) {
  analysed_t t = analyse(SIMPLE);
  view_options_t pictures = view_options_default();
  page_t *page = page_create(&pictures);
  report_t *report = report_create();
  analysis_options_t selection = {.policy = t.policy};
  for (int m = 0; m < 2; ++m) {
    report_begin_module(report, mlirStringRefCreateFromCString("in.mlir:1"));
    EXPECT_TRUE(page_begin_module(page, t.ir.root, &selection));
  }
  EXPECT_TRUE(page_end_module(page, t.ir.root));
  printed_t printed = printed_create();
  page_print(page, report, "1", printed_append, &printed);
  json_t *data = data_of(printed);
  EXPECT_TRUE(json_object_get(page_of(data), "rows") == NULL);
  EXPECT_EQ(2, json_array_size(json_object_get(data, "modules")));
  json_decref(data);
  report_destroy(report);
  page_destroy(page);
  analysed_destroy(&t);
}

TEST(Page, draws_the_first_of_very_many) {
  enum { COUNT = PAGE_PICTURES + 5 };
  char *text = calloc(1, COUNT * 40 + 100);
  strcpy(text, "func.func @f(%c: i1) {\n");
  for (int i = 0; i < COUNT; ++i)
    sprintf(text + strlen(text), "  cf.assert %%c, \"m%d\"\n", i);
  strcat(text, "  return\n}\n");
  json_t *data = data_of(print_page(text));
  EXPECT_EQ(PAGE_PICTURES,
            json_object_size(json_object_get(page_of(data), "pictures")));
  json_decref(data);
  free(text);
}
