/* The table of options is whole and free of contradictions. */
#include "cli/option_table.h"

#include "cli/options.h"
#include "testing/capture.h"
#include "testing/gtest_c.h"

#include <string.h>

TEST(OptionTable, is_complete) {
  EXPECT_LT(verb_count(), option_count());
  EXPECT_LE(option_count(), 64);
  for (size_t i = 0; i < option_count(); ++i) {
    option_t option = option_get(i);
    EXPECT_TRUE(option.name && *option.name);
    EXPECT_TRUE(option.help && *option.help);
    EXPECT_TRUE(option.handle);
    EXPECT_EQ(option.takes != OPTION_TAKES_NONE, option.argument != NULL);
    EXPECT_NE('.', option.help[strlen(option.help) - 1]);
    EXPECT_EQ(i, option_find(option.name));
  }
  EXPECT_EQ(-1, option_find("no-such-option"));
  EXPECT_EQ(-1, option_find(""));
  EXPECT_EQ(-1, option_find("--drop"));
}

TEST(OptionTable, begins_with_the_verbs) {
  for (size_t i = 0; i < verb_count(); ++i) {
    option_t option = option_get(i);
    EXPECT_STREQ(verb_get(i)->name, option.name);
    EXPECT_STREQ(verb_get(i)->summary, option.help);
    EXPECT_EQ(OPTION_GROUP_VERB, option.group);
    EXPECT_EQ(verb_get(i)->argument ? OPTION_MAY_TAKE_ARGUMENT
                                    : OPTION_TAKES_NONE,
              option.takes);
    EXPECT_TRUE(verb_get(i)->argument == option.argument);
  }
}

TEST(OptionTable, has_every_group) {
  for (option_group_t group = 0; group < OPTION_GROUP_COUNT; ++group) {
    size_t members = 0;
    for (size_t i = 0; i < option_count(); ++i)
      members += option_get(i).group == group;
    EXPECT_LT(0, members);
    EXPECT_TRUE(option_group_title(group));
  }
}

TEST(OptionTable, writes_names_as_usual) {
  EXPECT_STREQ("-", option_dashes("o"));
  EXPECT_STREQ("--", option_dashes("only"));
  EXPECT_STREQ("--", option_dashes(""));
}

/* Every option sets a member of its own. */
TEST(OptionTable, has_offsets_of_its_own) {
  for (size_t i = verb_count(); i < option_count(); ++i)
    for (size_t j = i + 1; j < option_count(); ++j) {
      option_t a = option_get(i), b = option_get(j);
      if (a.offset && a.offset == b.offset)
        EXPECT_TRUE(a.handle == b.handle && a.group == OPTION_GROUP_GENERAL);
    }
}

/* Gives one option its argument. */
static options_t options;
static const char *said;
static bool give(const char *name, const char *argument) {
  int i = option_find(name);
  if (i < 0)
    return false;
  option_t option = option_get((size_t)i);
  capture_begin();
  MlirLogicalResult result = option.handle(&options, &option, argument);
  said = capture_end();
  return mlirLogicalResultIsSuccess(result);
}

TEST(OptionHandler, sets_words_that_are_among_the_choices) {
  static const char *const wrong[] = {"", "te", "text|", "|", "jsontext"};
  options = (options_t){.input = NULL};
  EXPECT_TRUE(give("report-format", "json"));
  EXPECT_STREQ("json", options.report_format);
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; ++i) {
    EXPECT_FALSE(give("report-format", wrong[i]));
    EXPECT_TRUE(strstr(said, "--report-format is one of text|json, not '"));
  }
  EXPECT_STREQ("json", options.report_format);
}

TEST(OptionHandler, takes_numbers_as_llvm_does) {
  options = (options_t){.input = NULL};
  EXPECT_TRUE(give("mlir-elide-elementsattrs-if-larger", "0x10"));
  EXPECT_EQ(16, options.elide_elements);
  EXPECT_TRUE(give("mlir-elide-elementsattrs-if-larger", "7"));
  EXPECT_EQ(7, options.elide_elements);
  EXPECT_FALSE(give("mlir-elide-elementsattrs-if-larger", "+7"));
  EXPECT_FALSE(give("mlir-elide-elementsattrs-if-larger", " 7"));
}

TEST(OptionHandler, prefers_help_to_the_version) {
  options = (options_t){.input = NULL};
  EXPECT_TRUE(give("version", NULL));
  EXPECT_EQ(OPTION_REQUEST_VERSION, options.request);
  EXPECT_TRUE(give("help", NULL));
  EXPECT_EQ(OPTION_REQUEST_HELP, options.request);
  EXPECT_TRUE(give("version", NULL));
  EXPECT_EQ(OPTION_REQUEST_HELP, options.request);
  EXPECT_STREQ("text", options.help_form);
  EXPECT_FALSE(give("help", "man"));
  EXPECT_TRUE(strstr(said, "--help is given twice, as 'text' and 'man'"));
}
