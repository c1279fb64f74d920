/* Diagnostics: their form, the line of source below them, notes, colour. */
#include "cli/diagnostics.h"

#include "cli/input.h"
#include "dialect/context.h"
#include "dialect/diagnostic.h"
#include "dialect/string_ref.h"
#include "testing/capture.h"
#include "testing/gtest_c.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static MlirContext context;

static const char input_text[] = "first\n\tsecond\nthird";

/* Emits `text` at the location that `location` reads as, and returns what is
 * printed with the input above. */
static const char *emitted(const char *location, const char *text) {
  static char said[4096];
  char attribute[1024];
  diagnostics_t diagnostics;
  diagnostic_sink_t sink = dialect_diagnostic_sink();
  context = dialect_context_create(true, false);
  snprintf(attribute, sizeof attribute, "loc(%s)", location);
  MlirLocation parsed = mlirLocationFromAttribute(
      mlirAttributeParseGet(context, string_ref(attribute)));
  capture_begin();
  diagnostics_init(&diagnostics, stderr, string_ref("in.mlir"),
                   string_ref(input_text));
  diagnostics_attach(&diagnostics, context);
  sink.emit(parsed, MlirDiagnosticRemark, string_ref(text), sink.user_data);
  diagnostics_deinit(&diagnostics);
  snprintf(said, sizeof said, "%s", capture_end());
  mlirContextDestroy(context);
  return said;
}

TEST(Diagnostics, shows_the_line) {
  EXPECT_STREQ("in.mlir:1:3: remark: text\nfirst\n  ^\n",
               emitted("\"in.mlir\":1:3", "text"));
  EXPECT_STREQ("in.mlir:2:2: remark: text\n\tsecond\n\t^\n",
               emitted("\"in.mlir\":2:2", "text"));
  EXPECT_STREQ("in.mlir:3:6: remark: text\nthird\n     ^\n",
               emitted("\"in.mlir\":3:6", "text"));
}

TEST(Diagnostics, shows_no_line_that_is_not_there) {
  EXPECT_STREQ("in.mlir:4:1: remark: text\n",
               emitted("\"in.mlir\":4:1", "text"));
  EXPECT_STREQ("in.mlir:0:0: remark: text\n",
               emitted("\"in.mlir\":0:0", "text"));
  EXPECT_STREQ("other.py:1:1: remark: text\n",
               emitted("\"other.py\":1:1", "text"));
}

TEST(Diagnostics, prints_unknown_locations) {
  EXPECT_STREQ("<unknown>:0: remark: text\n", emitted("unknown", "text"));
}

TEST(Diagnostics, prints_locations_without_a_position) {
  EXPECT_STREQ("<unknown>:0: remark: loc(\"name\"): text\n",
               emitted("\"name\"", "text"));
  EXPECT_STREQ("<unknown>:0: remark: loc(fused[\"a\", \"b\"]): text\n",
               emitted("fused[\"a\", \"b\"]", "text"));
}

TEST(Diagnostics, finds_the_position_in_a_location) {
  EXPECT_STREQ("a.py:1:2: remark: text\n",
               emitted("\"n\"(\"a.py\":1:2)", "text"));
  EXPECT_STREQ("a.py:1:2: remark: text\n",
               emitted("fused[\"n\", \"a.py\":1:2, \"b.py\":3:4]", "text"));
  EXPECT_STREQ("a.py:1:2: remark: text\n",
               emitted("fused[fused[unknown, \"n\"], \"m\"(\"a.py\":1:2), "
                       "\"b.py\":3:4]",
                       "text"));
  EXPECT_STREQ("a.py:1:2: remark: text\n",
               emitted("fused<\"tag\">[\"a.py\":1:2, \"b.py\":3:4]", "text"));
}

TEST(Diagnostics, prints_the_callers) {
  EXPECT_STREQ("a.py:1:2: remark: text\nb.py:3:4: note: called from\n",
               emitted("callsite(\"a.py\":1:2 at \"b.py\":3:4)", "text"));
  EXPECT_STREQ("a.py:1:2: remark: text\n"
               "b.py:3:4: note: called from\n"
               "in.mlir:1:1: note: called from\nfirst\n^\n",
               emitted("callsite(\"a.py\":1:2 at callsite(\"b.py\":3:4 at "
                       "\"in.mlir\":1:1))",
                       "text"));
}

TEST(Diagnostics, prints_ten_callers_at_most) {
  char location[1024] = "\"end\":1:1";
  for (int i = 0; i < 15; ++i) {
    char inner[1024];
    snprintf(inner, sizeof inner, "%s", location);
    snprintf(location, sizeof location, "callsite(\"f\":%d:1 at %.900s)", i,
             inner);
  }
  const char *said = emitted(location, "text");
  int callers = 0;
  for (const char *c = said; (c = strstr(c, "called from")); ++c)
    ++callers;
  EXPECT_EQ(10, callers);
}

TEST(Diagnostics, looks_at_wide_and_deep_locations_alike) {
  static char location[1 << 10];
  strcpy(location, "fused[unknown");
  for (int i = 0; i < 50; ++i)
    strcat(location, ", \"n\"");
  strcat(location, ", \"a.py\":1:2]");
  EXPECT_STREQ("a.py:1:2: remark: text\n", emitted(location, "text"));
}

/* What MLIR itself emits: an error with a note. */
static const char *parse(const char *text) {
  static char said[4096];
  diagnostics_t diagnostics;
  context = dialect_context_create(true, false);
  capture_begin();
  diagnostics_init(&diagnostics, stderr, string_ref("in.mlir"),
                   string_ref(text));
  diagnostics_attach(&diagnostics, context);
  MlirOperation module = mlirOperationCreateParse(context, string_ref(text),
                                                  string_ref("in.mlir"));
  if (!mlirOperationIsNull(module))
    mlirOperationDestroy(module);
  diagnostics_deinit(&diagnostics);
  snprintf(said, sizeof said, "%s", capture_end());
  mlirContextDestroy(context);
  return said;
}

TEST(Diagnostics, prints_notes_without_repeating_the_line) {
  EXPECT_STREQ("in.mlir:1:15: error: 'arith.constant' op value must be an "
               "integer, float, or elements attribute\n"
               "module { %b = arith.constant \"x\" : i32 }\n"
               "              ^\n"
               "in.mlir:1:15: note: see current operation: %0 = "
               "\"arith.constant\"() <{value = \"x\" : i32}> : () -> i32\n",
               parse("module { %b = arith.constant \"x\" : i32 }"));
}

TEST(Diagnostics, prints_the_line_of_a_note_elsewhere) {
  EXPECT_STREQ("in.mlir:3:1: error: redefinition of symbol named 'f'\n"
               "func.func private @f()}\n"
               "^\n"
               "in.mlir:3:1: note: see current operation: \n"
               "\"func.func\"() <{function_type = () -> (), sym_name = \"f\", "
               "sym_visibility = \"private\"}> ({\n"
               "}) : () -> ()\n"
               "in.mlir:2:1: note: see existing symbol definition here\n"
               "func.func private @f()\n"
               "^\n",
               parse("module {\nfunc.func private @f()\nfunc.func "
                     "private @f()}"));
}

TEST(Diagnostics, drops_the_return_of_windows_lines) {
  EXPECT_TRUE(strstr(parse("module {\r\n  foo\r\n}"), "\n  foo\n  ^\n"));
}

TEST(Diagnostics, writes_any_byte_of_a_message) {
  diagnostics_t diagnostics;
  diagnostic_sink_t sink = dialect_diagnostic_sink();
  static const char wanted[] = "<unknown>:0: warning: a\0b\xff\n";
  context = dialect_context_create(true, false);
  capture_begin();
  diagnostics_init(&diagnostics, stderr, string_ref("in.mlir"), string_ref(""));
  diagnostics_attach(&diagnostics, context);
  sink.emit(mlirLocationUnknownGet(context), MlirDiagnosticWarning,
            mlirStringRefCreate("a\0b\xff", 4), sink.user_data);
  const char *text = capture_end();
  ASSERT_EQ(sizeof wanted - 1, capture_length());
  EXPECT_EQ(0, memcmp(wanted, text, sizeof wanted - 1));
  diagnostics_deinit(&diagnostics);
  mlirContextDestroy(context);
}

enum { LONG_LINES = 60000 };

/* A mapped file of lines that hold their own numbers; 40 bytes each. */
static input_t mapped_lines(const char *path) {
  input_t input;
  FILE *file = fopen(path, "w");
  for (int line = 1; line <= LONG_LINES; ++line)
    fprintf(file, "%039d\n", line);
  fputs("the last", file);
  fclose(file);
  EXPECT_TRUE(mlirLogicalResultIsSuccess(input_read(&input, path)));
  EXPECT_TRUE(input.mapped);
  return input;
}

/* Emits at one line, and checks which line is shown. */
static void expect_line(diagnostics_t *diagnostics, int line) {
  char wanted[128];
  diagnostic_sink_t sink = dialect_diagnostic_sink();
  capture_begin();
  diagnostics->file = stderr;
  sink.emit(
      mlirLocationFileLineColGet(context, diagnostics->name, (unsigned)line, 1),
      MlirDiagnosticWarning, string_ref("text"), sink.user_data);
  snprintf(wanted, sizeof wanted, "warning: text\n%039d\n^\n", line);
  EXPECT_TRUE(strstr(capture_end(), wanted) != NULL);
}

TEST(Diagnostics, shows_lines_of_text_whose_memory_was_given_back) {
  static const int lines[] = {1, LONG_LINES, 30000, 2, 29999, LONG_LINES - 1};
  input_t input = mapped_lines(capture_path("lines"));
  diagnostics_t diagnostics;
  context = dialect_context_create(true, false);
  diagnostics_init(&diagnostics, stderr, string_ref("in.mlir"), input.text);
  diagnostics.mapped = true;
  diagnostics_attach(&diagnostics, context);
  for (size_t i = 0; i < sizeof lines / sizeof *lines; ++i)
    expect_line(&diagnostics, lines[i]);
  EXPECT_EQ(LONG_LINES + 1, diagnostics.line_count);
  diagnostics_deinit(&diagnostics);
  input_release(&input);
  mlirContextDestroy(context);
}
