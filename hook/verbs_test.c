/* Each verb of the table has its function and its pass, which do what the verb
 * does. */
#define _GNU_SOURCE
#include <ctype.h>
#include <dlfcn.h>
#include <pthread.h>

#include "assertion-c/Passes.h"
#include "assertion-c/Support.h"
#include "cli/version.h"
#include "dialect/string_ref.h"
#include "hook/hook_fixture.h"
#include "transforms/verb.h"

/* The text after the verb, with what it says of errors behind: a verb may
 * refuse this module. */
static char *end(ir_t *ir, MlirLogicalResult result, hook_said_t *errors) {
  char *text = ir_print(ir->root);
  text = realloc(text, strlen(text) + errors->length + 1);
  strcat(text, errors->text);
  EXPECT_EQ(errors->length != 0, mlirLogicalResultIsFailure(result));
  return text;
}

typedef MlirLogicalResult run_t(MlirStringRef, MlirOperation, AssertionOptions);

static char *after_verb(const verb_t *verb, run_t *run) {
  ir_t ir = ir_parse(hook_text);
  hook_said_t errors = {.length = 0};
  hook_keep_errors(ir.context, &errors);
  AssertionOptions options = assertionOptionsCreate();
  hook_set(options, "quiet", "true");
  char *text = end(&ir, run(string_ref(verb->name), ir.root, options), &errors);
  assertionOptionsDestroy(options);
  ir_destroy(&ir);
  return text;
}

static char *after_pass(MlirPass (*create)(AssertionOptions)) {
  ir_t ir = ir_parse(hook_text);
  hook_said_t errors = {.length = 0};
  hook_keep_errors(ir.context, &errors);
  MlirPassManager manager = mlirPassManagerCreate(ir.context);
  mlirPassManagerAddOwnedPass(manager, create((AssertionOptions){NULL}));
  char *text = end(&ir, mlirPassManagerRunOnOp(manager, ir.root), &errors);
  mlirPassManagerDestroy(manager);
  ir_destroy(&ir);
  return text;
}

TEST(HookVerbs, the_table) {
  ASSERT_EQ(verb_count(), assertionGetNumVerbs());
  for (size_t i = 0; i < verb_count(); ++i) {
    MlirStringRef name = assertionVerbGetName((intptr_t)i);
    EXPECT_BYTES(verb_get(i)->name, name.data, name.length);
    EXPECT_NE(0, assertionVerbGetSummary((intptr_t)i).length);
    EXPECT_EQ(verb_get(i)->changes, assertionVerbChangesIR((intptr_t)i));
  }
}

/* "assertionCreateFreeSizesPass" for "free-sizes" and "Create%sPass". */
static void *find(const char *before, const char *verb, const char *after) {
  char name[128];
  size_t at = (size_t)sprintf(name, "assertion%s", before);
  bool upper = true;
  for (const char *c = verb; *c; ++c) {
    if (*c != '-')
      name[at++] = (char)(upper ? toupper((unsigned char)*c) : *c);
    upper = *c == '-';
  }
  strcpy(name + at, after);
  return dlsym(RTLD_DEFAULT, name);
}

TEST(HookVerbs, each_has_a_function_and_a_pass) {
  for (size_t i = 0; i < verb_count(); ++i) {
    const verb_t *verb = verb_get(i);
    SCOPED_TRACE("%s", verb->name);
    EXPECT_TRUE(find("", verb->name, "") != NULL);
    MlirPass (*create)(AssertionOptions);
    *(void **)&create = find("Create", verb->name, "Pass");
    ASSERT_TRUE(create != NULL);
    char *direct = after_verb(verb, assertionRunVerb);
    char *unverified = after_verb(verb, assertionRunVerbUnverified);
    char *passed = after_pass(create);
    EXPECT_STREQ(direct, unverified);
    EXPECT_STREQ(direct, passed);
    free(direct);
    free(unverified);
    free(passed);
  }
}

TEST(HookVerbs, no_such_verb) {
  EXPECT_TRUE(
      assertionCreatePass(string_ref("fly"), (AssertionOptions){NULL}).ptr ==
      NULL);
  EXPECT_TRUE(
      assertionCreatePass(string_ref(""), (AssertionOptions){NULL}).ptr ==
      NULL);
}

TEST(HookVerbs, version) {
  MlirStringRef version = assertionGetVersion();
  EXPECT_BYTES(ASSERTION_VERSION, version.data, version.length);
}

/* Wraps and strips in a context of its own, again and again. */
static void *work(void *data) {
  (void)data;
  for (int i = 0; i < 20; ++i) {
    ir_t ir = ir_parse(hook_text);
    AssertionReport report = assertionReportCreate(string_ref("thread"));
    AssertionOptions options = assertionOptionsCreate();
    hook_set(options, "match", "not|given");
    assertionOptionsSetReport(options, report);
    assertionWrap(ir.root, options);
    assertionStrip(ir.root, options);
    EXPECT_EQ(0, ir_count(&ir, "cf.assert"));
    ir_destroy(&ir);
    assertionOptionsDestroy(options);
    assertionReportDestroy(report);
  }
  return NULL;
}

TEST(HookVerbs, two_threads_with_two_contexts) {
  pthread_t threads[2];
  for (int i = 0; i < 2; ++i)
    ASSERT_EQ(0, pthread_create(&threads[i], NULL, work, NULL));
  for (int i = 0; i < 2; ++i)
    pthread_join(threads[i], NULL);
}
