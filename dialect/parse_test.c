/* Files, lines, modules, bytecode, depth: what dialect_parse does besides the
 * forms of operations. */
#include "dialect/parse.h"
#include "dialect/string_ref.h"
#include "testing/gtest_c.h"
#include "testing/reader_fixture.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool contains(const char *part, const char *text) {
  return strstr(text, part) != NULL;
}

TEST(Parse, makes_an_implicit_module) {
  reading_t *reading = reading_begin("func.func private @f()\n"
                                     "func.func private @g()\n");
  EXPECT_STREQ("module {\n  func.func private @f()\n"
               "  func.func private @g()\n}\n",
               reading_print(reading));
  reading_end(reading);
}

TEST(Parse, takes_a_module_as_it_is) {
  reading_t *reading = reading_begin("module @m attributes {a.b} {}");
  EXPECT_STREQ("module @m attributes {a.b} {\n}\n", reading_print(reading));
  reading_end(reading);
}

TEST(Parse, an_empty_text_is_an_empty_module) {
  reading_t *reading = reading_begin("");
  EXPECT_STREQ("module {\n}\n", reading_print(reading));
  EXPECT_EQ(0, reading->message_count);
  reading_end(reading);
}

/* Beside builtin only assertion, of which verbs make operations. */
TEST(Parse, loads_no_dialect_for_an_empty_module) {
  reading_t *reading = reading_begin("module {}");
  EXPECT_EQ(2, mlirContextGetNumLoadedDialects(reading->context));
  reading_end(reading);
}

TEST(Parse, locations_bear_the_files_name) {
  reading_t *reading = reading_begin("\n  \"x.y\"() : () -> ()");
  EXPECT_TRUE(
      contains("loc(\"test.mlir\":2:3)", reading_print_locations(reading)));
  reading_end(reading);
}

static const char *const located =
    "func.func @f(%a: i32) -> i32 {\n"
    "  %0 = \"x.y\"(%a) : (i32) -> i32 loc(\"other\":7:8)\n"
    "  %1 = \"x.z\"(%a) : (i32) -> i32 loc(fused[\"test.mlir\":1:1, \"q\"])\n"
    "  return %0 : i32\n"
    "}\n";

TEST(Parse, a_text_may_begin_further_down) {
  reading_t *reading = reading_begin_at(string_ref(located), 100, true);
  const char *text = reading_print_locations(reading);
  EXPECT_TRUE(contains("\"test.mlir\":100:1", text));  /* the function */
  EXPECT_TRUE(contains("\"test.mlir\":100:14", text)); /* its argument */
  EXPECT_TRUE(contains("\"test.mlir\":103:3", text));  /* the return */
  EXPECT_TRUE(contains("\"test.mlir\":0:0", text));    /* the module */
  reading_end(reading);
}

TEST(Parse, locations_written_out_stay) {
  reading_t *reading = reading_begin_at(string_ref(located), 100, true);
  const char *text = reading_print_locations(reading);
  EXPECT_TRUE(contains("\"other\":7:8", text));
  EXPECT_TRUE(contains("loc(\"test.mlir\":1:1)", text));
  EXPECT_FALSE(contains("test.mlir#", text));
  reading_end(reading);
}

TEST(Parse, a_texts_own_name_is_not_taken_for_ours) {
  reading_t *reading = reading_begin_at(
      string_ref("\"x.y\"() : () -> () loc(\"test.mlir#\":1:1)"), 9, true);
  EXPECT_TRUE(contains("\"test.mlir#\":1:1", reading_print_locations(reading)));
  reading_end(reading);
}

TEST(Parse, messages_bear_the_files_lines) {
  reading_t *reading =
      reading_begin_at(string_ref("\n\n  func.nope"), 41, true);
  EXPECT_TRUE(mlirOperationIsNull(reading->module));
  ASSERT_TRUE(reading->message_count >= 1);
  EXPECT_EQ(43, reading->messages[0].line);
  EXPECT_EQ(3, reading->messages[0].column);
  EXPECT_STREQ("test.mlir", reading->messages[0].file.data);
  reading_end(reading);
}

TEST(Parse, verifiers_messages_do_too) {
  reading_t *reading = reading_begin_at(
      string_ref("func.func private @f()\nfunc.func private @f()"), 41, true);
  EXPECT_TRUE(mlirOperationIsNull(reading->module));
  ASSERT_TRUE(reading->message_count >= 1);
  EXPECT_EQ(42, reading->messages[0].line);
  EXPECT_STREQ("redefinition of symbol named 'f'",
               reading->messages[0].text.data);
  reading_end(reading);
}

TEST(Parse, uses_a_text_that_does_not_end_in_nul) {
  const char *text = "func.func private @f()X";
  reading_t *reading =
      reading_begin_at(mlirStringRefCreate(text, strlen(text) - 1), 1, true);
  EXPECT_FALSE(mlirOperationIsNull(reading->module));
  reading_end(reading);
}

TEST(Parse, any_bytes_survive_in_messages) {
  const char text[] = "func.func @f(%arg0: !torch.bool) {\n"
                      "  torch.runtime.assert %arg0, \"a\\00b\xFF\xC0\"\n"
                      "  return\n}\n";
  reading_t *reading =
      reading_begin_at(mlirStringRefCreate(text, sizeof text - 1), 1, true);
  EXPECT_TRUE(contains("\"a\\00b\\FF\\C0\"", reading_print(reading)));
  MlirAttribute message = mlirOperationGetAttributeByName(
      reading_find(reading, "torch.runtime.assert"), string_ref("message"));
  ASSERT_FALSE(mlirAttributeIsNull(message));
  reading_end(reading);
}

/* Runs on a stack as large as the reader asks for. */
static void on_large_stack(void *(*run)(void *), void *data) {
  pthread_attr_t attributes;
  pthread_t thread;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, dialect_stack_size());
  ASSERT_EQ(0, pthread_create(&thread, &attributes, run, data));
  pthread_join(thread, NULL);
  pthread_attr_destroy(&attributes);
}

typedef struct nest_t {
  const char *open, *middle, *close;
  unsigned times;
  bool deep; /* Whether it is more than the limit. */
} nest_t;

static char *repeat(const nest_t *nest) {
  size_t open = strlen(nest->open), close = strlen(nest->close);
  char *text = malloc((open + close) * nest->times + strlen(nest->middle) + 1);
  char *end = text;
  for (unsigned i = 0; i < nest->times; ++i, end += open)
    memcpy(end, nest->open, open);
  end += sprintf(end, "%s", nest->middle);
  for (unsigned i = 0; i < nest->times; ++i, end += close)
    memcpy(end, nest->close, close);
  *end = '\0';
  return text;
}

static void *read_nest(void *data) {
  const nest_t *nest = data;
  char *text = repeat(nest);
  reading_t *reading = reading_begin(text);
  EXPECT_EQ(nest->deep, mlirOperationIsNull(reading->module));
  if (nest->deep) {
    EXPECT_EQ(1, reading->message_count);
    EXPECT_TRUE(contains("nested deeper than", reading->messages[0].text.data));
    EXPECT_LT(0, reading->messages[0].line);
  }
  reading_end(reading);
  free(text);
  return NULL;
}

TEST(Parse, reads_regions_nested_ten_thousand_deep) {
  nest_t nest = {"\"x\"() ({\n", "", "}) : () -> ()\n", 10000, false};
  on_large_stack(read_nest, &nest);
}

TEST(Parse, reads_to_the_limit_and_refuses_beyond) {
  unsigned half = dialect_max_depth() / 2;
  nest_t within = {"\"x\"() ({\n", "", "}) : () -> ()\n", half, false};
  on_large_stack(read_nest, &within);
  nest_t beyond = {"\"x\"() ({\n", "", "}) : () -> ()\n", half + 1, true};
  on_large_stack(read_nest, &beyond);
}

TEST(Parse, says_where_it_is_too_deep) {
  nest_t nest = {"(", "", ")", dialect_max_depth() + 1, true};
  char *text = repeat(&nest);
  char *lower = malloc(strlen(text) + 3);
  sprintf(lower, "\n\n%s", text);
  reading_t *reading = reading_begin_at(string_ref(lower), 10, true);
  ASSERT_EQ(1, reading->message_count);
  EXPECT_EQ(12, reading->messages[0].line);
  EXPECT_EQ(dialect_max_depth() + 1, reading->messages[0].column);
  reading_end(reading);
  free(lower);
  free(text);
}

static printed_t to_bytecode(const char *text) {
  printed_t bytes = {0};
  reading_t *reading = reading_begin(text);
  EXPECT_FALSE(mlirOperationIsNull(reading->module));
  if (!mlirOperationIsNull(reading->module))
    mlirOperationWriteBytecode(reading->module, printed_append, &bytes);
  reading_end(reading);
  return bytes;
}

static const char *const bytecode_text =
    "module {\n"
    "  func.func @f(%arg0: !torch.vtensor<[?],f32>, %arg1: !torch.bool) {\n"
    "    %int7 = torch.constant.int 7\n"
    "    %0 = torch.symbolic_int \"s0\" {min_val = 2, max_val = 9} : "
    "!torch.int\n"
    "    torch.runtime.assert %arg1, \"message\" {a.b = 1 : i32}\n"
    "    %1 = torch.operator \"onnx.X\"(%arg0) : (!torch.vtensor<[?],f32>) -> "
    "!torch.int \n"
    "    return\n"
    "  }\n"
    "  torch.global_slot \"private\" @s : !torch.int\n"
    "  torch.global_slot @t : !torch.int\n"
    "}\n";

TEST(Parse, bytecode_loses_nothing_of_torch) {
  printed_t bytes = to_bytecode(bytecode_text);
  reading_t *reading =
      reading_begin_at(mlirStringRefCreate(bytes.data, bytes.length), 1, true);
  EXPECT_STREQ(bytecode_text, reading_print(reading));
  reading_end(reading);
  free(bytes.data);
}

TEST(Parse, truncated_bytecode_is_an_error_at_every_length) {
  printed_t bytes = to_bytecode(bytecode_text);
  for (size_t length = 4; length < bytes.length; ++length) {
    char *part = malloc(length);
    memcpy(part, bytes.data, length);
    part[length - 1] = bytes.data[length - 1];
    char *ended = realloc(part, length + 1);
    ended[length] = '\0';
    reading_t *reading =
        reading_begin_at(mlirStringRefCreate(ended, length), 1, true);
    EXPECT_TRUE(mlirOperationIsNull(reading->module));
    EXPECT_LT(0, reading->message_count);
    reading_end(reading);
    free(ended);
  }
  free(bytes.data);
}

TEST(Parse, unreadable_bytecode_says_how_it_becomes_text) {
  printed_t bytes = to_bytecode("\"other.op\"() {a = 1 : i32} : () -> ()");
  enum { VERSION = 4, LATER_VERSION = 127 << 1 | 1 };
  bytes.data[VERSION] = (char)LATER_VERSION;
  reading_t *reading =
      reading_begin_at(mlirStringRefCreate(bytes.data, bytes.length), 1, true);
  ASSERT_LT(0, reading->message_count);
  const message_t *last = reading->messages + reading->message_count - 1;
  EXPECT_TRUE(contains("torch-mlir-opt FILE -o FILE.mlir", last->text.data));
  reading_end(reading);
  free(bytes.data);
}

TEST(Parse, attributes_that_bytecode_cannot_name_are_refused) {
  printed_t bytes = to_bytecode("\"other.op\"() <{a = 1 : i32}> : () -> ()");
  reading_t *reading =
      reading_begin_at(mlirStringRefCreate(bytes.data, bytes.length), 1, true);
  EXPECT_TRUE(mlirOperationIsNull(reading->module));
  ASSERT_EQ(1, reading->message_count);
  EXPECT_TRUE(contains("'other.op'", reading->messages[0].text.data));
  EXPECT_TRUE(contains("torch-mlir-opt FILE -o FILE.mlir",
                       reading->messages[0].text.data));
  reading_end(reading);
  free(bytes.data);
}

TEST(Parse, unknown_operations_without_such_attributes_are_read) {
  printed_t bytes = to_bytecode("\"other.op\"() {a = 1 : i32} : () -> ()");
  reading_t *reading =
      reading_begin_at(mlirStringRefCreate(bytes.data, bytes.length), 1, true);
  EXPECT_TRUE(contains("\"other.op\"() {a = 1 : i32}", reading_print(reading)));
  reading_end(reading);
  free(bytes.data);
}

static void *read_deep_bytecode(void *data) {
  const nest_t *nest = data;
  char *text = repeat(nest);
  printed_t bytes = to_bytecode(text);
  reading_t *reading =
      reading_begin_at(mlirStringRefCreate(bytes.data, bytes.length), 1, true);
  EXPECT_EQ(nest->deep, mlirOperationIsNull(reading->module));
  if (nest->deep)
    EXPECT_TRUE(contains("nested deeper than", reading->messages[0].text.data));
  reading_end(reading);
  free(bytes.data);
  free(text);
  return NULL;
}

TEST(Parse, bytecode_has_a_depth_too) {
  nest_t within = {"\"x\"() ({\n", "", "}) : () -> ()\n", 10000, false};
  on_large_stack(read_deep_bytecode, &within);
  nest_t beyond = {"scf.execute_region {\n", "", "scf.yield }\n", 13000, true};
  on_large_stack(read_deep_bytecode, &beyond);
}

#define WITH_RESOURCES(name, value)                                            \
  "module @" name " {}\n{-# external_resources: { tool: { key: " value         \
  " } } #-}\n"

TEST(Parse, external_resources_stay_with_their_module) {
  reading_t *one = reading_begin(WITH_RESOURCES("one", "\"first\""));
  EXPECT_TRUE(contains("key: \"first\"", reading_print(one)));
  dialect_origin_t origin = {string_ref("other.mlir"), 1};
  MlirOperation other = dialect_parse(
      one->context, string_ref(WITH_RESOURCES("two", "\"second\"")), origin);
  MlirOperation none =
      dialect_parse(one->context, string_ref("module @three {}"), origin);
  EXPECT_TRUE(contains("key: \"first\"", reading_print(one)));
  dialect_destroy(one->module);
  one->module = other;
  EXPECT_TRUE(contains("key: \"second\"", reading_print(one)));
  dialect_destroy(one->module);
  one->module = none;
  EXPECT_FALSE(contains("{-#", reading_print(one)));
  EXPECT_EQ(0u, one->message_count);
  reading_end(one);
}

TEST(Parse, unknown_operations_are_warned_of_once) {
  reading_t *reading = reading_begin("\"torch.aten.adt.int\"() : () -> ()\n"
                                     "\"torch.aten.adt.int\"() : () -> ()\n"
                                     "\"stablehlo.of_old\"() : () -> ()\n"
                                     "\"my.own\"() : () -> ()\n");
  EXPECT_EQ(2u, reading->message_count);
  EXPECT_EQ(MlirDiagnosticWarning, reading->messages[0].severity);
  EXPECT_EQ(1u, reading->messages[0].line);
  EXPECT_TRUE(contains("did you mean 'torch.aten.add.int'?",
                       reading->messages[0].text.data));
  EXPECT_EQ(3u, reading->messages[1].line);
  EXPECT_FALSE(contains("did you mean", reading->messages[1].text.data));
  reading_end(reading);
}
