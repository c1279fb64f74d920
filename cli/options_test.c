/* Command lines: what they ask for, and what is said against those in error. */
#include "cli/options.h"

#include "cli/split.h"
#include "testing/capture.h"
#include "testing/gtest_c.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_WORDS = 16 };

/* The options of the command line "assertion-opt LINE", whose words one blank
 * divides; the caller deinitialises them. Keeps what was said. */
static options_t options;
static const char *said;
static char line_copy[1024];

static bool parse(const char *line) {
  static char name[] = "assertion-opt";
  char *argv[MAX_WORDS + 1] = {name};
  int argc = 1;
  strncpy(line_copy, line, sizeof line_copy - 1);
  for (char *save, *word = strtok_r(line_copy, " ", &save); word;
       word = strtok_r(NULL, " ", &save))
    argv[argc++] = word;
  capture_begin();
  MlirLogicalResult result = options_parse(&options, argc, argv);
  said = capture_end();
  EXPECT_EQ(mlirLogicalResultIsSuccess(result), !*said);
  return mlirLogicalResultIsSuccess(result);
}

/* What is said about a command line that can't be taken. */
static const char *refusal(const char *line) {
  EXPECT_FALSE(parse(line));
  options_deinit(&options);
  return said;
}

#define EXPECT_REFUSAL(text, line)                                             \
  EXPECT_STREQ("assertion-opt: error: " text "\n", refusal(line))

/* Parses a line that must be right. */
#define PARSE(line)                                                            \
  do {                                                                         \
    bool parsed = parse(line);                                                 \
    EXPECT_STREQ("", said);                                                    \
    ASSERT_TRUE(parsed);                                                       \
  } while (0)

TEST(Options, have_defaults) {
  PARSE("");
  EXPECT_EQ(OPTION_REQUEST_RUN, options.request);
  EXPECT_STREQ(NULL, options.input);
  EXPECT_STREQ(NULL, options.output);
  EXPECT_STREQ(NULL, options.split);
  EXPECT_STREQ(NULL, options.report);
  EXPECT_EQ(0, options.verb_count);
  EXPECT_EQ(-1, options.elide_elements);
  EXPECT_EQ(-1, options.elide_resources);
  EXPECT_TRUE(options.allow_unregistered);
  EXPECT_FALSE(options.quiet);
  EXPECT_TRUE(options_print_module(&options));
  options_deinit(&options);
}

TEST(Options, keep_the_word_of_each_verb) {
  PARSE("--lower --drop --lower=entry --lower=assume");
  ASSERT_EQ(4, options.verb_count);
  EXPECT_STREQ(NULL, options.verb_arguments[0]);
  EXPECT_STREQ(NULL, options.verb_arguments[1]);
  EXPECT_STREQ("entry", options.verb_arguments[2]);
  EXPECT_STREQ("assume", options.verb_arguments[3]);
  options_deinit(&options);
  EXPECT_REFUSAL("--lower is one of assume|entry, not 'enter'",
                 "--lower=enter");
  EXPECT_REFUSAL("--lower is one of assume|entry, not ''", "--lower=");
  EXPECT_REFUSAL("--carry takes no argument", "--carry=yes");
}

TEST(Options, keep_the_order_of_verbs) {
  PARSE("--drop in.mlir -wrap --analyze --drop");
  ASSERT_EQ(4, options.verb_count);
  EXPECT_STREQ("drop", options.verbs[0]->name);
  EXPECT_STREQ("wrap", options.verbs[1]->name);
  EXPECT_STREQ("analyze", options.verbs[2]->name);
  EXPECT_STREQ("drop", options.verbs[3]->name);
  EXPECT_STREQ("in.mlir", options.input);
  options_deinit(&options);
}

TEST(Options, have_a_flag_for_every_verb) {
  for (size_t i = 0; i < verb_count(); ++i) {
    char line[64] = "--";
    strcat(line, verb_get(i)->name);
    PARSE(line);
    ASSERT_EQ(1, options.verb_count);
    EXPECT_TRUE(options.verbs[0] == verb_get(i));
    EXPECT_TRUE(options_given(&options, verb_get(i)->name));
    options_deinit(&options);
  }
}

TEST(Options, take_arguments_in_every_spelling) {
  static const char *const lines[] = {"-o out",  "--o out",  "-o=out",
                                      "--o=out", "x -o out", "-o out x"};
  for (size_t i = 0; i < sizeof lines / sizeof *lines; ++i) {
    PARSE(lines[i]);
    EXPECT_STREQ("out", options.output);
    options_deinit(&options);
  }
  PARSE("--drop --only=f -match m --report r -kinds=cf,aten");
  EXPECT_STREQ("f", options.only);
  EXPECT_STREQ("m", options.match);
  EXPECT_STREQ("r", options.report);
  EXPECT_STREQ("cf,aten", options.kinds);
  options_deinit(&options);
}

TEST(Options, take_dashes_as_files_where_they_are) {
  PARSE("-");
  EXPECT_STREQ("-", options.input);
  options_deinit(&options);
  PARSE("-o - --");
  EXPECT_STREQ("-", options.output);
  EXPECT_STREQ(NULL, options.input);
  options_deinit(&options);
  PARSE("--drop -- --wrap");
  EXPECT_STREQ("--wrap", options.input);
  EXPECT_EQ(1, options.verb_count);
  options_deinit(&options);
  PARSE("-o -weird");
  EXPECT_STREQ("-weird", options.output);
  options_deinit(&options);
}

/* Options may follow the file even where POSIX would have it otherwise. */
TEST(Options, do_not_depend_on_the_environment) {
  setenv("POSIXLY_CORRECT", "1", 1);
  PARSE("in.mlir --drop");
  EXPECT_EQ(1, options.verb_count);
  EXPECT_STREQ("in.mlir", options.input);
  options_deinit(&options);
  unsetenv("POSIXLY_CORRECT");
}

TEST(Options, take_optional_arguments_behind_an_equals_sign) {
  PARSE("--split-input-file");
  EXPECT_STREQ(SPLIT_DEFAULT_MARKER, options.split);
  options_deinit(&options);
  PARSE("-split-input-file=");
  EXPECT_STREQ(SPLIT_DEFAULT_MARKER, options.split);
  options_deinit(&options);
  PARSE("-split-input-file=---");
  EXPECT_STREQ("---", options.split);
  options_deinit(&options);
  PARSE("--split-input-file in.mlir");
  EXPECT_STREQ(SPLIT_DEFAULT_MARKER, options.split);
  EXPECT_STREQ("in.mlir", options.input);
  options_deinit(&options);
}

TEST(Options, take_truth_as_llvm_does) {
  static const struct {
    const char *line;
    bool value;
  } rows[] = {
      {"--mlir-print-debuginfo", true},
      {"-mlir-print-debuginfo", true},
      {"--mlir-print-debuginfo=true", true},
      {"--mlir-print-debuginfo=1", true},
      {"--mlir-print-debuginfo=TRUE", true},
      {"--mlir-print-debuginfo=false", false},
      {"--mlir-print-debuginfo=0", false},
      {"--mlir-print-debuginfo --mlir-print-debuginfo=False", false},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; ++i) {
    PARSE(rows[i].line);
    EXPECT_EQ(rows[i].value, options.debuginfo);
    options_deinit(&options);
  }
  EXPECT_REFUSAL("--mlir-print-debuginfo is true or false, not 'yes'",
                 "--mlir-print-debuginfo=yes");
}

TEST(Options, turn_unregistered_dialects_off) {
  PARSE("--allow-unregistered-dialect");
  EXPECT_TRUE(options.allow_unregistered);
  options_deinit(&options);
  PARSE("--allow-unregistered-dialect=false");
  EXPECT_FALSE(options.allow_unregistered);
  options_deinit(&options);
}

TEST(Options, take_how_to_print) {
  PARSE("--mlir-print-op-generic --mlir-print-local-scope "
        "--mlir-elide-elementsattrs-if-larger=8 "
        "--mlir-elide-resource-strings-if-larger 0");
  EXPECT_TRUE(options.generic);
  EXPECT_TRUE(options.local_scope);
  EXPECT_EQ(8, options.elide_elements);
  EXPECT_EQ(0, options.elide_resources);
  options_deinit(&options);
}

TEST(Options, take_only_numbers_for_numbers) {
  static const char *const wrong[] = {"x", "-1", "1x", "99999999999999999999"};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; ++i) {
    char line[128] = "--mlir-elide-elementsattrs-if-larger=";
    strcat(line, wrong[i]);
    EXPECT_TRUE(strstr(refusal(line), "takes a number from 0, not '"));
  }
  EXPECT_TRUE(strstr(refusal("--mlir-elide-elementsattrs-if-larger="),
                     "takes a number from 0, not ''"));
}

TEST(Options, keep_words_on_the_policy_in_order) {
  PARSE("--drop --pure-op=a.b --effect-op c.d --policy=f --assertion-op=e.f:1 "
        "--pure-op=g.h");
  static const char *const wanted[][2] = {{"pure-op", "a.b"},
                                          {"effect-op", "c.d"},
                                          {"policy", "f"},
                                          {"assertion-op", "e.f:1"},
                                          {"pure-op", "g.h"}};
  ASSERT_EQ(5, options.word_count);
  for (size_t i = 0; i < 5; ++i) {
    EXPECT_STREQ(wanted[i][0], options.words[i].option);
    EXPECT_STREQ(wanted[i][1], options.words[i].argument);
  }
  options_deinit(&options);
}

TEST(Options, name_the_nearest_to_an_unknown_one) {
  EXPECT_REFUSAL("unknown option '--dorp'; did you mean '--drop'?", "--dorp");
  EXPECT_REFUSAL("unknown option '-wrapp'; did you mean '--wrap'?", "-wrapp");
  EXPECT_REFUSAL("unknown option '--split-input-files=x'; did you mean "
                 "'--split-input-file'?",
                 "--split-input-files=x");
  EXPECT_REFUSAL("unknown option '--convert-to-llvm'; see --help",
                 "--convert-to-llvm");
}

TEST(Options, are_not_abbreviated) {
  EXPECT_REFUSAL("unknown option '--analyz'; did you mean '--analyze'?",
                 "--analyz");
  EXPECT_REFUSAL("unknown option '--split'; see --help", "--split");
  EXPECT_REFUSAL("unknown option '--mlir-print'; see --help", "--mlir-print");
  EXPECT_REFUSAL("unknown option '-ofile'; see --help", "-ofile");
  EXPECT_TRUE(strstr(refusal("---drop"), "unknown option '---drop'"));
}

TEST(Options, survive_any_word) {
  char line[512] = "--";
  memset(line + 2, 'x', sizeof line - 3);
  line[sizeof line - 1] = '\0';
  EXPECT_TRUE(strstr(refusal(line), "unknown option '--xxx"));
  EXPECT_TRUE(strstr(refusal("--="), "unknown option '--='"));
  EXPECT_TRUE(strstr(refusal("--\xff"), "unknown option '--\xff'"));
}

TEST(Options, say_that_an_argument_is_missing_or_too_much) {
  EXPECT_REFUSAL("-o needs an argument, FILE", "-o");
  EXPECT_REFUSAL("--only needs an argument, FUNCTION", "--drop --only");
  EXPECT_REFUSAL("--drop takes no argument", "--drop=x");
  EXPECT_REFUSAL("--quiet takes no argument", "--quiet=true");
}

TEST(Options, refuse_words_that_are_none) {
  EXPECT_REFUSAL("--blockers is one of tosa|stablehlo|linalg, not 'llvm'",
                 "--blockers=llvm");
  EXPECT_REFUSAL("--report-format is one of text|json|sarif|html, not 'tex'",
                 "--analyze --report-format=tex");
  EXPECT_REFUSAL(
      "--report-format is one of text|json|sarif|html, not 'text|json'",
      "--analyze --report-format=text|json");
  EXPECT_REFUSAL("--help is one of text|man|bash|zsh|fish, not 'html'",
                 "--help=html");
  EXPECT_REFUSAL("--help is one of text|man|bash|zsh|fish, not ''", "--help=");
}

TEST(Options, say_what_contradicts) {
  EXPECT_REFUSAL("-o is given twice, as 'a' and 'b'", "-o a -o b");
  EXPECT_REFUSAL("--only is given twice, as 'f' and 'g'",
                 "--drop --only=f --only=g");
  EXPECT_REFUSAL("one input at a time, not 'a' and 'b'", "a b");
  EXPECT_REFUSAL("one input at a time, not 'a' and 'b'", "a -- b");
  EXPECT_REFUSAL("--dump and --split-input-file contradict each other: a log "
                 "is read for one module of it",
                 "--dump=last --split-input-file");
  EXPECT_REFUSAL("--print-policy and --report contradict each other: it reads "
                 "no module",
                 "--print-policy --report=x");
  EXPECT_REFUSAL("--print-policy reads no module, yet 'a' is given",
                 "--print-policy a");
  EXPECT_REFUSAL("--print-policy reads no module, yet --drop is given",
                 "--print-policy --drop");
}

TEST(Options, may_say_the_same_twice) {
  PARSE("-o a -o a --drop --only=f --only f --quiet --quiet");
  EXPECT_STREQ("a", options.output);
  options_deinit(&options);
}

TEST(Options, say_what_has_no_effect) {
  static const char *const words[] = {
      "kinds=cf",         "only=f",        "match=m",  "keep-at-entry",
      "assertion-op=a.b", "effect-op=a.b", "policy=f", "pure-op=a.b",
  };
  for (size_t i = 0; i < sizeof words / sizeof *words; ++i) {
    char line[64] = "--", wanted[128];
    strcat(line, words[i]);
    strcpy(wanted, "assertion-opt: error: ");
    strncat(wanted, line, strcspn(line, "="));
    strcat(wanted, " has no effect without a verb such as --analyze\n");
    EXPECT_STREQ(wanted, refusal(line));
    strcat(line, " --drop");
    PARSE(line);
    options_deinit(&options);
  }
  EXPECT_REFUSAL("--report has no effect without a verb such as --analyze",
                 "--report=x");
  EXPECT_REFUSAL("--report-format has no effect without --report or --analyze",
                 "--drop --report-format=json");
}

TEST(Options, say_what_selects_nothing) {
  EXPECT_REFUSAL("--kinds has no effect on --dce, which touches no assertion",
                 "--dce --kinds=cf");
  EXPECT_REFUSAL(
      "--keep-at-entry has no effect on --dce, which touches no assertion",
      "--dce --dce --keep-at-entry");
  EXPECT_REFUSAL("--only takes the name of a function, not ''",
                 "--drop --only=");
  EXPECT_REFUSAL("--only takes the name of a function, not '@'",
                 "--drop --only=@");
  EXPECT_REFUSAL("--print-policy and --match contradict each other: it reads "
                 "no module",
                 "--print-policy --match=x");
  PARSE("--dce --drop --kinds=cf --only=@f --match=");
  options_deinit(&options);
  PARSE("--dce --pure-op=a.b");
  options_deinit(&options);
}

TEST(Options, keep_symbols_is_for_strip) {
  EXPECT_REFUSAL("--keep-symbols has no effect without --strip",
                 "--drop --keep-symbols");
  EXPECT_REFUSAL("--keep-symbols and --drop-symbols contradict each other: "
                 "symbols stay or go",
                 "--strip --drop-symbols --keep-symbols");
  PARSE("--strip --keep-symbols");
  EXPECT_TRUE(options.keep_symbols);
  options_deinit(&options);
}

TEST(Options, say_where_module_and_report_can_go) {
  EXPECT_REFUSAL("-o is where the module goes, but none is printed where no "
                 "verb changes it; the report goes to --report",
                 "--analyze -o x");
  EXPECT_REFUSAL("the module and the report would both go to 'x'",
                 "--drop -o x --report=x");
  EXPECT_REFUSAL("the module and the report would both go to '-'",
                 "--drop --report=-");
  EXPECT_REFUSAL("--quiet leaves no place for the report of --analyze; give it "
                 "one with --report",
                 "--quiet --analyze --drop");
  EXPECT_REFUSAL("--quiet leaves no place for the report of --blockers; give "
                 "it one with --report",
                 "--quiet --blockers=tosa --drop");
  PARSE("--quiet --blockers=tosa --drop --report=x");
  options_deinit(&options);
  PARSE("--quiet --analyze --drop --report=x");
  options_deinit(&options);
  PARSE("--quiet --analyze");
  options_deinit(&options);
  PARSE("--analyze --report=-");
  options_deinit(&options);
  PARSE("--drop -o x --report=y --report-format=json");
  EXPECT_STREQ("json", options.report_format);
  options_deinit(&options);
}

TEST(Options, say_that_standard_input_is_read_already) {
  EXPECT_REFUSAL("--policy=- reads standard input, which is read already",
                 "--drop --policy=-");
  EXPECT_REFUSAL("--policy=- reads standard input, which is read already",
                 "--drop --policy=- -");
  EXPECT_REFUSAL("--policy=- reads standard input, which is read already",
                 "--drop --policy=- --policy=- in.mlir");
  PARSE("--drop --policy=- in.mlir");
  options_deinit(&options);
  PARSE("--print-policy --policy=-");
  options_deinit(&options);
}

TEST(Options, say_that_a_report_would_overwrite_the_input) {
  EXPECT_REFUSAL("the report would overwrite the input 'a'",
                 "--analyze --report=a a");
  EXPECT_REFUSAL("the report would overwrite the input 'a'",
                 "--drop -o b --report a a");
  PARSE("--drop -o a --report b a");
  options_deinit(&options);
  PARSE("--analyze --report=- -");
  options_deinit(&options);
}

TEST(Options, know_whether_a_module_is_printed) {
  static const struct {
    const char *line;
    bool prints;
  } rows[] = {
      {"", true},
      {"--analyze", false},
      {"--analyze --analyze", false},
      {"--analyze --drop", true},
      {"--drop", true},
      {"--blockers=tosa", false},
      {"--blockers=tosa --drop", true},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; ++i) {
    PARSE(rows[i].line);
    EXPECT_EQ(rows[i].prints, options_print_module(&options));
    options_deinit(&options);
  }
}

TEST(Options, ask_for_help) {
  static const struct {
    const char *line, *form;
  } rows[] = {
      {"--help", "text"},
      {"-help", "text"},
      {"-h", "text"},
      {"--help=man", "man"},
      {"--help=fish", "fish"},
      {"--drop --help", "text"},
      {"--help --version", "text"},
      {"--version --help", "text"},
      {"--only=f --help", "text"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; ++i) {
    PARSE(rows[i].line);
    EXPECT_EQ(OPTION_REQUEST_HELP, options.request);
    EXPECT_STREQ(rows[i].form, options.help_form);
    options_deinit(&options);
  }
  PARSE("--version");
  EXPECT_EQ(OPTION_REQUEST_VERSION, options.request);
  options_deinit(&options);
}

/* Any command line is taken, or refused with one line that says why. */
TEST(Options, survive_random_command_lines) {
  static const char *const words[] = {
      "--drop",
      "-wrap",
      "--only",
      "--only=f",
      "-o",
      "-o=x",
      "--",
      "-",
      "file",
      "--split-input-file",
      "--dump=",
      "--dump=last",
      "--quiet",
      "--report",
      "--mlir-print-debuginfo=",
      "--",
      "---",
      "--pure-op",
      "=",
      "--report-format=json",
      "-h",
      "--nope",
      "-x=",
      "--kinds",
      "--print-policy",
  };
  unsigned state = 6;
  size_t taken = 0;
  for (int round = 0; round < 3000; ++round) {
    char line[512] = "";
    for (unsigned n = (state = state * 1664525u + 1013904223u) >> 29; n--;) {
      state = state * 1664525u + 1013904223u;
      strcat(line, words[(state >> 16) % (sizeof words / sizeof *words)]);
      strcat(line, " ");
    }
    if (parse(line))
      ++taken;
    else
      EXPECT_EQ(strlen(said) - 1, strcspn(said, "\n"));
    options_deinit(&options);
  }
  EXPECT_LT(100, taken);
}

/* The form of the report that a command line asks for. */
static const char *format_of(const char *line) {
  EXPECT_TRUE(parse(line));
  const char *format = options_report_format(&options);
  options_deinit(&options);
  return format;
}

TEST(Options, the_form_of_the_report_is_that_of_its_name) {
  EXPECT_STREQ("text", format_of("--analyze"));
  EXPECT_STREQ("text", format_of("--analyze --report=a.txt"));
  EXPECT_STREQ("json", format_of("--analyze --report=a.json"));
  EXPECT_STREQ("sarif", format_of("--analyze --report=dir/a.sarif"));
  EXPECT_STREQ("html", format_of("--analyze --report=a.b.html"));
  EXPECT_STREQ("html", format_of("--analyze --report=a.htm"));
  EXPECT_STREQ("html", format_of("--analyze --report=a.HTML"));
  EXPECT_STREQ("text", format_of("--analyze --report=.html"));
  EXPECT_STREQ("text", format_of("--analyze --report=a.b/c"));
  EXPECT_STREQ("text", format_of("--analyze --report=tmp.rH3kkPDFx"));
  EXPECT_STREQ("text", format_of("--analyze --report=html"));
  EXPECT_STREQ("text", format_of("--analyze --report=-"));
}

TEST(Options, an_ending_that_names_no_form_is_refused) {
  static const char *const names[] = {"a.pdf", "a.json.b", "dir.txt/a.mlir",
                                      "a.jsonl"};
  for (size_t i = 0; i < sizeof names / sizeof *names; ++i) {
    char line[64], why[96];
    snprintf(line, sizeof line, "--analyze --report=%s", names[i]);
    snprintf(why, sizeof why, "that the ending of '%s' asks for", names[i]);
    EXPECT_CONTAINS(why, refusal(line));
  }
  EXPECT_STREQ("text", format_of("--drop --report=a.pdf "
                                 "--report-format=text"));
}

TEST(Options, the_form_that_is_given_wins) {
  EXPECT_STREQ("text", format_of("--analyze --report=a.json "
                                 "--report-format=text"));
  EXPECT_STREQ("html", format_of("--analyze --report=a "
                                 "--report-format=html"));
  EXPECT_STREQ("sarif", format_of("--analyze --report-format=sarif"));
}
