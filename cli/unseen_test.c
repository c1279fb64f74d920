/* Operations named by options that occur, and those that do not. */
#include "cli/unseen.h"

#include "dialect/context.h"
#include "dialect/parse.h"
#include "dialect/string_ref.h"
#include "testing/capture.h"
#include "testing/gtest_c.h"

#include <string.h>

/* What is said of `words` where the modules are `one` and `other`. */
static const char *said(option_word_t *words, size_t count, const char *one,
                        const char *other) {
  options_t options = {.words = words, .word_count = count};
  const char *const texts[] = {one, other};
  unseen_t unseen;
  unseen_init(&unseen, &options);
  for (size_t i = 0; i < 2; ++i) {
    MlirContext context = dialect_context_create(true, false);
    MlirOperation module = dialect_parse(
        context, string_ref(texts[i]),
        (dialect_origin_t){.file = string_ref("t.mlir"), .first_line = 1});
    unseen_look(&unseen, module);
    dialect_destroy(module);
    mlirContextDestroy(context);
  }
  capture_begin();
  unseen_warn(&unseen, string_ref("t.mlir"));
  unseen_deinit(&unseen);
  return capture_end();
}

TEST(Unseen, names_in_any_module_are_seen) {
  option_word_t words[] = {{"assertion-op", "my.one:2,my.other"}};
  EXPECT_STREQ("", said(words, 1, "\"my.one\"() : () -> ()",
                        "\"my.other\"() : () -> ()"));
}

TEST(Unseen, torch_names_are_known_by_both_spellings) {
  option_word_t words[] = {{"assertion-op", "aten.check"},
                           {"assertion-op", "torch.aten.also"}};
  EXPECT_STREQ("", said(words, 2,
                        "torch.operator \"torch.aten.check\"() : () -> ()",
                        "torch.operator \"aten.also\"() : () -> ()"));
}

TEST(Unseen, others_are_warned_of_in_order) {
  option_word_t words[] = {{"assertion-op", "my.two,my.one:1"},
                           {"pure-op", "my.pure"},
                           {"assertion-op", "my.onee"},
                           {"effect-op", "my.one,my.write"},
                           {"policy", "my.policy"}};
  EXPECT_STREQ(
      "assertion-opt: warning: --assertion-op: 't.mlir' has no operation "
      "'my.two'\n"
      "assertion-opt: warning: --pure-op: 't.mlir' has no operation "
      "'my.pure'\n"
      "assertion-opt: warning: --assertion-op: 't.mlir' has no operation "
      "'my.onee'\n"
      "assertion-opt: warning: --effect-op: 't.mlir' has no operation "
      "'my.write'\n",
      said(words, 5, "\"my.one\"() : () -> ()", ""));
}
