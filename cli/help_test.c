/* Help, manual page and completions name every option and say it the same way.
 */
#include "cli/help.h"

#include "cli/option_table.h"
#include "cli/version.h"
#include "testing/capture.h"
#include "testing/gtest_c.h"

#include <stdio.h>
#include <string.h>

static const char *printed(const char *form) {
  static capture_text_t text;
  text.length = 0;
  text.data[0] = '\0';
  help_print(form, capture_append, &text);
  return text.data;
}

TEST(Help, has_no_unknown_form) { EXPECT_STREQ("", printed("html")); }

TEST(Help, names_every_option_in_every_form) {
  static const char *const forms[] = {"text", "bash", "zsh"};
  for (size_t f = 0; f < 3; ++f)
    for (size_t i = 0; i < option_count(); ++i) {
      char flag[64];
      option_t option = option_get(i);
      snprintf(flag, sizeof flag, "%s%s", option_dashes(option.name),
               option.name);
      if (!strstr(printed(forms[f]), flag))
        ADD_FAILURE("%s lacks %s", forms[f], flag);
    }
}

/* Lines of 80 columns wrap on a terminal of 80. */
TEST(Help, fits_a_terminal) {
  const char *line = printed("text");
  while (*line) {
    size_t length = strcspn(line, "\n");
    if (length > 79)
      ADD_FAILURE("too long: %.*s", (int)length, line);
    EXPECT_TRUE(length == 0 || line[length - 1] != ' ');
    line += length + 1;
  }
}

TEST(Help, lines_explanations_up) {
  const char *text = printed("text");
  EXPECT_TRUE(strstr(text, "\n  --drop                    "));
  EXPECT_TRUE(strstr(text, "\n  -o FILE                   write "));
  EXPECT_TRUE(strstr(text, "\n  --split-input-file[=MARKER]\n"
                           "                            treat "));
}

TEST(Help, says_every_help_in_full) {
  static char joined[CAPTURE_SIZE];
  size_t n = 0;
  bool blank = false;
  for (const char *c = printed("text"); *c; ++c) {
    bool space = *c == ' ' || *c == '\n';
    if (!space || !blank)
      joined[n++] = space ? ' ' : *c;
    blank = space;
  }
  joined[n] = '\0';
  for (size_t i = 0; i < option_count(); ++i)
    if (!strstr(joined, option_get(i).help))
      ADD_FAILURE("lacks: %s", option_get(i).help);
}

TEST(HelpMan, is_mdoc) {
  const char *page = printed("man");
  static const char *const sections[] = {
      ".Sh NAME\n",     ".Sh SYNOPSIS\n",    ".Sh DESCRIPTION\n",
      ".Sh OPTIONS\n",  ".Sh ENVIRONMENT\n", ".Sh EXIT STATUS\n",
      ".Sh EXAMPLES\n", ".Sh SEE ALSO\n",
  };
  EXPECT_EQ(0, strncmp(page, ".Dd ", 4));
  for (size_t i = 0; i < sizeof sections / sizeof *sections; ++i) {
    const char *section = strstr(page, sections[i]);
    if (!section)
      FAIL("no %s after the one before", sections[i]);
    page = section;
  }
}

TEST(HelpMan, escapes_what_roff_would_read) {
  const char *page = printed("man");
  EXPECT_TRUE(strstr(page, ".It Fl \\-mlir\\-print\\-debuginfo"));
  EXPECT_TRUE(strstr(page, "\\(aq// \\-\\-\\-\\-\\-\\(aq"));
  for (const char *line = page; line; line = strchr(line, '\n')) {
    line += *line == '\n';
    EXPECT_FALSE(*line == '\'');
  }
}

TEST(HelpMan, begins_options_in_capitals_and_ends_them) {
  EXPECT_TRUE(strstr(printed("man"), "\\&Write the module to a file, which "
                                     "appears whole or not at all.\n"));
}

TEST(HelpCompletion, offers_words_without_placeholders) {
  EXPECT_TRUE(strstr(printed("bash"), "  --dump)\n"));
  EXPECT_TRUE(strstr(printed("bash"), "-W 'last' --"));
  EXPECT_TRUE(strstr(printed("bash"), "-W 'tosa stablehlo linalg' --"));
  EXPECT_TRUE(strstr(printed("zsh"), ":word:(tosa stablehlo linalg)'"));
  EXPECT_TRUE(strstr(printed("fish"), "-l report-format"));
  EXPECT_TRUE(strstr(printed("fish"), " -x -a 'text json sarif html'\n"));
}

TEST(HelpCompletion, offers_files) {
  EXPECT_TRUE(strstr(printed("fish"), "-s o -d 'write the module to a file, "
                                      "which appears whole or not at all' -r "
                                      "-F\n"));
  EXPECT_TRUE(strstr(printed("zsh"), "]:FILE:_files'"));
}

TEST(HelpCompletion, quotes_quotes) {
  EXPECT_TRUE(strstr(printed("zsh"), "can'\\''t"));
  EXPECT_TRUE(strstr(printed("fish"), "can\\'t"));
}

TEST(Help, prints_versions) {
  static capture_text_t text;
  help_print_version(capture_append, &text);
  EXPECT_STREQ("assertion-opt " ASSERTION_VERSION " (MLIR " MLIR_VERSION ")\n",
               text.data);
}
