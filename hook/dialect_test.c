/* The dialect in a host's context: here MLIR 22, which has no dynamic traits.
 */
#include "assertion-c/Dialect.h"
#include "assertion-c/Passes.h"
#include "dialect/string_ref.h"
#include "hook/hook_fixture.h"

TEST(HookDialect, the_reason_names_what_is_missing) {
  hook_said_t reason = {.length = 0};
  EXPECT_FALSE(assertionDialectIsPossible(hook_append, &reason));
  EXPECT_CONTAINS("it has no ", reason.text);
  EXPECT_CONTAINS(", mlirDynamicOpTraitAttach", reason.text);
}

TEST(HookDialect, without_it_the_context_allows_unregistered) {
  MlirContext context = mlirContextCreate();
  mlirContextSetAllowUnregisteredDialects(context, false);
  for (int i = 0; i < 2; ++i) {
    EXPECT_TRUE(mlirLogicalResultIsSuccess(assertionRegisterDialect(context)));
    EXPECT_FALSE(assertionDialectIsRegistered(context));
    EXPECT_TRUE(mlirContextGetAllowUnregisteredDialects(context));
  }
  mlirContextDestroy(context);
}

TEST(HookDialect, two_contexts) {
  MlirContext one = mlirContextCreate(), two = mlirContextCreate();
  assertionRegisterDialect(one);
  assertionRegisterDialect(two);
  mlirContextDestroy(one);
  EXPECT_TRUE(mlirContextGetAllowUnregisteredDialects(two));
  mlirContextDestroy(two);
}

/* Where the dialect is registered already, it is loaded, and nothing else
 * changes. */
TEST(HookDialect, a_context_that_has_it) {
  ir_t ir = ir_parse(hook_text);
  mlirContextSetAllowUnregisteredDialects(ir.context, false);
  for (int i = 0; i < 2; ++i) {
    EXPECT_TRUE(
        mlirLogicalResultIsSuccess(assertionRegisterDialect(ir.context)));
    EXPECT_TRUE(assertionDialectIsRegistered(ir.context));
    EXPECT_FALSE(mlirContextGetAllowUnregisteredDialects(ir.context));
  }
  EXPECT_TRUE(mlirLogicalResultIsSuccess(
      assertionWrap(ir.root, (AssertionOptions){NULL})));
  ir_destroy(&ir);
}

/* A region of a context that does not know them is an error, at the module. */
TEST(HookDialect, wrapping_without_registering_fails) {
  MlirContext context = mlirContextCreate();
  mlirContextSetAllowUnregisteredDialects(context, true);
  MlirModule module = mlirModuleCreateParse(
      context, string_ref("%0 = \"my.size\"() : () -> i1\n"
                          "\"cf.assert\"(%0) {msg = \"m\"} : (i1) -> ()"));
  ir_t ir = {context, mlirModuleGetOperation(module)};
  hook_said_t errors = {.length = 0};
  hook_keep_errors(context, &errors);
  mlirContextSetAllowUnregisteredDialects(context, false);
  EXPECT_TRUE(mlirLogicalResultIsFailure(
      assertionWrap(ir.root, (AssertionOptions){NULL})));
  EXPECT_CONTAINS("assertion.region is not registered", errors.text);
  EXPECT_EQ(1, ir_count(&ir, "cf.assert"));
  EXPECT_EQ(0, ir_count(&ir, "assertion.region"));
  mlirContextSetAllowUnregisteredDialects(context, true);
  EXPECT_TRUE(mlirLogicalResultIsSuccess(
      assertionWrap(ir.root, (AssertionOptions){NULL})));
  EXPECT_EQ(1, ir_count(&ir, "assertion.region"));
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
}
