/* The context's dialects, and attributes through the C API. */
#include "dialect/context.h"
#include "dialect/diagnostic.h"
#include "dialect/string_ref.h"
#include "testing/gtest_c.h"
#include "testing/reader_fixture.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mlir-c/BuiltinAttributes.h"

TEST(Context, has_every_dialect_at_hand) {
  const char *names[] = {
      "affine", "arith",  "assertion",  "bufferization", "builtin",
      "cf",     "chlo",   "complex",    "func",          "gpu",
      "index",  "linalg", "llvm",       "math",          "memref",
      "quant",  "scf",    "shape",      "smt",           "sparse_tensor",
      "tensor", "tosa",   "stablehlo",  "torch",         "torch_c",
      "ub",     "vector", "ml_program",
  };
  MlirContext context = dialect_context_create(false, false);
  EXPECT_EQ(2, mlirContextGetNumLoadedDialects(context)); /* And builtin. */
  EXPECT_TRUE(mlirContextIsRegisteredOperation(context,
                                               string_ref("assertion.region")));
  for (size_t i = 0; i < sizeof names / sizeof *names; ++i)
    EXPECT_FALSE(mlirDialectIsNull(
        mlirContextGetOrLoadDialect(context, string_ref(names[i]))));
  mlirContextDestroy(context);
}

TEST(Context, allows_unregistered_dialects_where_asked) {
  MlirContext open = dialect_context_create(true, false);
  EXPECT_TRUE(mlirContextGetAllowUnregisteredDialects(open));
  mlirContextDestroy(open);
  MlirContext strict = dialect_context_create(false, false);
  EXPECT_FALSE(mlirContextGetAllowUnregisteredDialects(strict));
  mlirContextDestroy(strict);
}

/* The same assertion pretty, generic, and generic as older MLIR printed it. */
static const char *const asserts[] = {
    "func.func @f(%c: !torch.bool) {\n"
    "torch.runtime.assert %c, \"m\" {x = 1 : i64}\nreturn }",
    "func.func @f(%c: !torch.bool) {\n\"torch.runtime.assert\"(%c) "
    "<{message = \"m\"}> {x = 1 : i64} : (!torch.bool) -> ()\nreturn }",
    "func.func @f(%c: !torch.bool) {\n\"torch.runtime.assert\"(%c) "
    "{message = \"m\", x = 1 : i64} : (!torch.bool) -> ()\nreturn }",
};

TEST(Attributes, are_the_same_in_every_form) {
  for (size_t i = 0; i < sizeof asserts / sizeof *asserts; ++i) {
    reading_t *reading = reading_begin(asserts[i]);
    MlirOperation op = reading_find(reading, "torch.runtime.assert");
    ASSERT_FALSE(mlirOperationIsNull(op));
    EXPECT_STREQ("\"m\"", reading_attribute(reading, op, "message"));
    EXPECT_STREQ("1 : i64", reading_attribute(reading, op, "x"));
    EXPECT_TRUE(reading_attribute(reading, op, "y") == NULL);
    EXPECT_TRUE(
        mlirOperationHasInherentAttributeByName(op, string_ref("message")));
    EXPECT_FALSE(mlirOperationHasInherentAttributeByName(op, string_ref("x")));
    EXPECT_EQ(1, mlirOperationGetNumDiscardableAttributes(op));
    reading_end(reading);
  }
}

TEST(Attributes, print_apart_in_the_generic_form) {
  for (size_t i = 0; i < sizeof asserts / sizeof *asserts; ++i) {
    reading_t *reading = reading_begin(asserts[i]);
    EXPECT_TRUE(strstr(reading_print_generic(reading),
                       "<{message = \"m\"}> {x = 1 : i64}") != NULL);
    reading_end(reading);
  }
}

TEST(Attributes, can_be_set_and_removed) {
  reading_t *reading = reading_begin(asserts[0]);
  MlirOperation op = reading_find(reading, "torch.runtime.assert");
  mlirOperationSetInherentAttributeByName(
      op, string_ref("message"),
      mlirStringAttrGet(reading->context, string_ref("other")));
  EXPECT_STREQ("\"other\"", reading_attribute(reading, op, "message"));
  mlirOperationSetAttributeByName(
      op, string_ref("message"),
      mlirStringAttrGet(reading->context, string_ref("third")));
  EXPECT_STREQ("\"third\"", reading_attribute(reading, op, "message"));
  EXPECT_EQ(1, mlirOperationGetNumDiscardableAttributes(op));
  EXPECT_TRUE(mlirOperationVerify(reading->module));
  EXPECT_TRUE(mlirOperationRemoveAttributeByName(op, string_ref("message")));
  EXPECT_FALSE(mlirOperationVerify(reading->module));
  reading_end(reading);
}

TEST(Attributes, belong_to_copies_of_their_own) {
  reading_t *reading = reading_begin(asserts[0]);
  MlirOperation op = reading_find(reading, "torch.runtime.assert");
  MlirOperation copy = mlirOperationClone(op);
  mlirOperationSetInherentAttributeByName(
      copy, string_ref("message"),
      mlirStringAttrGet(reading->context, string_ref("new")));
  EXPECT_STREQ("\"new\"", reading_attribute(reading, copy, "message"));
  EXPECT_STREQ("\"m\"", reading_attribute(reading, op, "message"));
  mlirOperationDestroy(copy);
  reading_end(reading);
}

TEST(Attributes, stand_in_operations_made_through_the_api) {
  reading_t *reading = reading_begin(asserts[0]);
  MlirOperation op = reading_find(reading, "torch.runtime.assert");
  MlirOperationState state = mlirOperationStateGet(
      string_ref("torch.constant.int"), mlirOperationGetLocation(op));
  MlirType type = mlirTypeParseGet(reading->context, string_ref("!torch.int"));
  MlirAttribute seven =
      mlirAttributeParseGet(reading->context, string_ref("7 : i64"));
  MlirNamedAttribute value = mlirNamedAttributeGet(
      mlirIdentifierGet(reading->context, string_ref("value")), seven);
  mlirOperationStateAddResults(&state, 1, &type);
  mlirOperationStateAddAttributes(&state, 1, &value);
  MlirOperation constant = mlirOperationCreate(&state);
  mlirBlockInsertOwnedOperationBefore(mlirOperationGetBlock(op), op, constant);
  EXPECT_TRUE(
      strstr(reading_print(reading), "%int7 = torch.constant.int 7\n") != NULL);
  EXPECT_EQ(0, mlirOperationGetNumDiscardableAttributes(constant));
  reading_end(reading);
}

static void record(MlirLocation location, MlirDiagnosticSeverity severity,
                   const char *text, size_t length, reading_t *reading) {
  diagnostic_sink_t sink = dialect_diagnostic_sink();
  sink.emit(location, severity, mlirStringRefCreate(text, length),
            sink.user_data);
  const message_t *message = reading->messages + reading->message_count - 1;
  EXPECT_EQ(severity, message->severity);
  ASSERT_EQ(length, message->text.length);
  EXPECT_EQ(0, memcmp(text, message->text.data, length));
}

TEST(Diagnostic, reaches_the_handlers_with_its_severity) {
  reading_t *reading = reading_begin("module {}");
  MlirLocation location =
      mlirLocationFileLineColGet(reading->context, string_ref("f.mlir"), 3, 4);
  record(location, MlirDiagnosticError, "error", 5, reading);
  record(location, MlirDiagnosticWarning, "warning", 7, reading);
  record(location, MlirDiagnosticNote, "note", 4, reading);
  record(location, MlirDiagnosticRemark, "remark", 6, reading);
  EXPECT_EQ(4, reading->message_count);
  EXPECT_EQ(3, reading->messages[0].line);
  EXPECT_STREQ("f.mlir", reading->messages[0].file.data);
  reading_end(reading);
}

TEST(Diagnostic, carries_any_bytes) {
  reading_t *reading = reading_begin("module {}");
  record(mlirLocationUnknownGet(reading->context), MlirDiagnosticRemark,
         "a\0b\xFF", 4, reading);
  reading_end(reading);
}

/* Many functions, which MLIR verifies on its threads. */
static char *functions(unsigned count) {
  char *text = malloc(count * 200u + 1), *end = text;
  for (unsigned i = 0; i < count; ++i)
    end += sprintf(end,
                   "func.func @f%u(%%a: !torch.int, %%c: !torch.bool) {\n"
                   "%%0 = torch.aten.add.int %%a, %%a : !torch.int, "
                   "!torch.int -> !torch.int\n"
                   "torch.runtime.assert %%c, \"%u\"\nreturn }\n",
                   i, i);
  return text;
}

static void *read_functions(void *threads) {
  char *text = functions(500);
  MlirContext context = dialect_context_create(false, threads != NULL);
  dialect_origin_t origin = {string_ref("many.mlir"), 1};
  MlirOperation module = dialect_parse(context, string_ref(text), origin);
  EXPECT_FALSE(mlirOperationIsNull(module));
  EXPECT_TRUE(mlirOperationVerify(module));
  mlirOperationDestroy(module);
  mlirContextDestroy(context);
  free(text);
  return NULL;
}

TEST(Context, verifies_on_threads) {
  bool threads = true;
  read_functions(&threads);
}

TEST(Context, several_may_live_at_once) {
  pthread_t threads[4];
  for (int i = 0; i < 4; ++i)
    ASSERT_EQ(0, pthread_create(threads + i, NULL, read_functions, NULL));
  for (int i = 0; i < 4; ++i)
    pthread_join(threads[i], NULL);
}
