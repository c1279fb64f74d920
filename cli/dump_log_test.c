/* The dump in a log: which one is picked, and what is left out of it. */
#include "cli/dump_log.h"

#include "dialect/string_ref.h"
#include "testing/capture.h"
#include "testing/gtest_c.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static dump_log_t read_log(const char *text) {
  dump_log_t log;
  EXPECT_TRUE(
      mlirLogicalResultIsSuccess(dump_log_read(&log, string_ref(text))));
  return log;
}

/* A copy that ends with NUL; static, one of four. */
static const char *str(MlirStringRef s) {
  static char copies[4][512];
  static int next;
  char *copy = copies[next++ % 4];
  snprintf(copy, sizeof copies[0], "%.*s", (int)s.length, s.data);
  return copy;
}

static void expect_header(const char *header, const char *pass,
                          const char *flag) {
  char text[512];
  snprintf(text, sizeof text, "// -----// IR Dump %s //----- //\nmodule {\n}\n",
           header);
  dump_log_t log = read_log(text);
  ASSERT_EQ(1, log.count);
  EXPECT_STREQ(header, str(log.entries[0].title));
  EXPECT_STREQ(pass, str(log.entries[0].pass));
  EXPECT_STREQ(flag, str(log.entries[0].flag));
  EXPECT_STREQ("module {\n}", str(log.entries[0].text));
  dump_log_release(&log);
}

TEST(DumpLog, reads_headers_of_llvm_22) {
  expect_header("After CSE (cse)", "CSE", "cse");
  expect_header("Before Canonicalizer (canonicalize)", "Canonicalizer",
                "canonicalize");
  expect_header("After CSE (cse) ('func.func' operation: @f)", "CSE", "cse");
  expect_header("Before CSE (cse) ('builtin.module' operation)", "CSE", "cse");
  expect_header("After AffineVectorize Failed (affine-super-vectorize)",
                "AffineVectorize", "affine-super-vectorize");
}

TEST(DumpLog, reads_headers_of_later_llvm) {
  expect_header("After CSEPass: cse", "CSEPass", "cse");
  expect_header("After DecomposeComplexOps: torch-decompose-complex-ops{}",
                "DecomposeComplexOps", "torch-decompose-complex-ops");
  expect_header("Before CanonicalizerPass: canonicalize{max-iterations=10 "
                "top-down=true} ('func.func' operation: @f)",
                "CanonicalizerPass", "canonicalize");
  expect_header("After ConvertTorchToTosa Failed: convert-torch-to-tosa{  "
                "require-full-tosa-conversion=true}",
                "ConvertTorchToTosa", "convert-torch-to-tosa");
}

TEST(DumpLog, reads_headers_without_a_flag) {
  expect_header("Before transform", "transform", "");
  expect_header("After Canonicalizer ('func.func' operation: @f)",
                "Canonicalizer", "");
}

TEST(DumpLog, finds_none_in_other_text) {
  static const char *const texts[] = {
      "",
      "module {}",
      "// -----\nmodule {}",
      "// -----// IR Dump After cut",
      "// -----// IR Dump Around X (x) //----- //",
      "  // -----// IR Dump After X (x) //----- //",
      "\"// -----// IR Dump After X (x) //----- //\"",
  };
  for (size_t i = 0; i < sizeof texts / sizeof *texts; ++i) {
    dump_log_t log = read_log(texts[i]);
    EXPECT_EQ(0, log.count);
    EXPECT_FALSE(dump_log_must_pick(&log));
    dump_log_release(&log);
  }
}

#define HEADER(name) "// -----// IR Dump After " name " (" name ") //----- //\n"

static const char three[] =
    HEADER("a") "func.func @f() {\n  return\n}\n\n" HEADER(
        "b") "func.func private @g()\n\n" HEADER("a") "module {\n}\n\n\n";

TEST(DumpLog, numbers_lines) {
  dump_log_t log = read_log(three);
  ASSERT_EQ(3, log.count);
  EXPECT_EQ(1, log.entries[0].line);
  EXPECT_EQ(6, log.entries[1].line);
  EXPECT_EQ(9, log.entries[2].line);
  EXPECT_STREQ("func.func @f() {\n  return\n}", str(log.entries[0].text));
  EXPECT_STREQ("func.func private @g()", str(log.entries[1].text));
  EXPECT_STREQ("module {\n}", str(log.entries[2].text));
  EXPECT_FALSE(log.stray);
  EXPECT_TRUE(dump_log_must_pick(&log));
  dump_log_release(&log);
}

/* What a dump's text is when `body` follows its header. */
static const char *text_of(const char *body) {
  char text[1024];
  snprintf(text, sizeof text, HEADER("a") "%s", body);
  static char kept[1024];
  dump_log_t log = read_log(text);
  snprintf(kept, sizeof kept, "%s%s", log.count ? str(log.entries[0].text) : "",
           log.stray ? "|stray" : "");
  dump_log_release(&log);
  return kept;
}

TEST(DumpLog, takes_aliases_before_and_behind) {
  EXPECT_STREQ(
      "#loc1 = loc(\"a\":1:1)\n!t = i32\nmodule {\n} loc(#loc)\n#loc = "
      "loc(\"a\":1:1)",
      text_of("#loc1 = loc(\"a\":1:1)\n!t = i32\nmodule {\n} "
              "loc(#loc)\n#loc = loc(\"a\":1:1)\n\n\n"));
}

TEST(DumpLog, takes_resources_behind_a_blank_line) {
  EXPECT_STREQ("module {\n}\n\n{-#\n  dialect_resources: {\n  }\n#-}",
               text_of("module {\n}\n\n{-#\n  dialect_resources: {\n  "
                       "}\n#-}\n\n"));
}

/* What standard output brings when it goes to the same log. */
TEST(DumpLog, leaves_a_module_that_follows_out) {
  EXPECT_STREQ("module {\n}\n#loc = loc(unknown)|stray",
               text_of("module {\n}\n#loc = loc(unknown)\n\n\n#loc = "
                       "loc(unknown)\nmodule {\n}\n"));
  EXPECT_STREQ("module {\n}|stray", text_of("module {\n}\n\nmodule {\n}\n"));
}

TEST(DumpLog, leaves_diagnostics_out) {
  EXPECT_STREQ("func.func @f() {\n}|stray",
               text_of("func.func @f() {\n}\n\nx.mlir:6:8: error: failed to "
                       "legalize\n    %6 = \"x\"(%0) : (\n       ^\n"));
}

TEST(DumpLog, counts_no_brackets_of_strings_and_comments) {
  EXPECT_STREQ("module {\n  \"a\"() {m = \"}\\\"}\"} // }}\n}",
               text_of("module {\n  \"a\"() {m = \"}\\\"}\"} // }}\n}\n"));
}

TEST(DumpLog, knows_the_generic_form) {
  EXPECT_STREQ("\"func.func\"() <{sym_name = \"f\"}> ({\n^bb0:\n  \"a\"() : () "
               "-> ()\n}) : () -> ()|stray",
               text_of("\"func.func\"() <{sym_name = \"f\"}> ({\n^bb0:\n  "
                       "\"a\"() : () -> ()\n}) : () -> ()\nmore\n"));
}

TEST(DumpLog, survives_a_cut_dump) {
  EXPECT_STREQ("module {\n  func.func @f() {",
               text_of("module {\n  func.func @f() {"));
  EXPECT_STREQ("", text_of(""));
  EXPECT_STREQ("", text_of("\n\n"));
}

TEST(DumpLog, takes_windows_line_ends) {
  dump_log_t log = read_log("// -----// IR Dump After CSE (cse) //----- //\r\n"
                            "module {\r\n}\r\n\r\n");
  ASSERT_EQ(1, log.count);
  EXPECT_STREQ("cse", str(log.entries[0].flag));
  EXPECT_FALSE(log.stray);
  dump_log_release(&log);
}

TEST(DumpLog, takes_a_lone_dump_for_a_module) {
  dump_log_t log = read_log(HEADER("a") "module {\n}\n");
  EXPECT_FALSE(dump_log_must_pick(&log));
  dump_log_release(&log);
  log = read_log("// RUN: x\n\n" HEADER("a") "module {\n}\n");
  EXPECT_FALSE(dump_log_must_pick(&log));
  dump_log_release(&log);
  log = read_log("warning\n" HEADER("a") "module {\n}\n");
  EXPECT_TRUE(dump_log_must_pick(&log));
  dump_log_release(&log);
}

/* Number of the dump picked, from 1; 0 for none. Keeps what was said. */
static const char *said;
static size_t pick(const char *which) {
  dump_log_t log = read_log(three);
  capture_begin();
  const dump_log_entry_t *entry = dump_log_pick(&log, which, string_ref("log"));
  said = capture_end();
  size_t number = entry ? (size_t)(entry - log.entries) + 1 : 0;
  dump_log_release(&log);
  return number;
}

TEST(DumpLog, picks) {
  EXPECT_EQ(3, pick("last"));
  EXPECT_EQ(1, pick("1"));
  EXPECT_EQ(3, pick("3"));
  EXPECT_EQ(2, pick("b"));
  EXPECT_STREQ("", said);
}

TEST(DumpLog, says_what_there_is_to_pick) {
  static const char *const wrong[] = {
      "0", "4", "c", "", "-1", "1x", "18446744073709551617"};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; ++i) {
    EXPECT_EQ(0, pick(wrong[i]));
    EXPECT_TRUE(strstr(said, "no such dump among the 3 in 'log'"));
    EXPECT_TRUE(strstr(said, "log:6:1: note: 2: After b (b)\n"));
  }
}

TEST(DumpLog, wants_a_number_for_a_pass_that_ran_twice) {
  EXPECT_EQ(0, pick("a"));
  EXPECT_STREQ("assertion-opt: error: --dump=a: several dumps of this pass; "
               "pick one by its number\n"
               "log:1:1: note: 1: After a (a)\n"
               "log:9:1: note: 3: After a (a)\n",
               said);
}

TEST(DumpLog, refuses_without_a_pick) {
  dump_log_t log = read_log(three);
  capture_begin();
  dump_log_refuse(&log, string_ref("log"));
  EXPECT_STREQ("log:1:1: error: this is a log with 3 dumps; pick one with "
               "--dump=last, --dump=NUMBER or --dump=PASS\n"
               "log:1:1: note: 1: After a (a)\n"
               "log:6:1: note: 2: After b (b)\n"
               "log:9:1: note: 3: After a (a)\n",
               capture_end());
  dump_log_release(&log);
}

TEST(DumpLog, leaves_the_options_of_a_pass_out_of_notes) {
  dump_log_t log =
      read_log("// -----// IR Dump After A: a{x=1 y={2}} "
               "('func.func' operation: @f) //----- //\nmodule {}\n"
               "stray\n");
  capture_begin();
  dump_log_refuse(&log, string_ref("log"));
  const char *text = capture_end();
  EXPECT_TRUE(strstr(text, "a log with 1 dump; pick"));
  EXPECT_TRUE(strstr(text, "1: After A: a ('func.func' operation: @f)\n"));
  dump_log_release(&log);
}

TEST(DumpLog, says_that_a_text_is_no_log) {
  dump_log_t log = read_log("module {}");
  capture_begin();
  EXPECT_FALSE(dump_log_pick(&log, "last", string_ref("in")));
  EXPECT_TRUE(strstr(capture_end(), "--dump: 'in' is no log of "));
  dump_log_release(&log);
}

TEST(DumpLog, says_that_a_dump_is_empty) {
  dump_log_t log = read_log(HEADER("a") "\n" HEADER("b") "module {}\n");
  capture_begin();
  EXPECT_FALSE(dump_log_pick(&log, "1", string_ref("log")));
  EXPECT_STREQ("log:1:1: error: nothing follows the header of this dump\n",
               capture_end());
  dump_log_release(&log);
}

static unsigned next_random(unsigned *state) {
  *state = *state * 1664525u + 1013904223u;
  return *state >> 16;
}

/* Lines of logs in any order: headers, operations, what tools say. */
static size_t random_log(char *text, size_t room, unsigned *state,
                         size_t *headers) {
  static const char *const lines[] = {
      HEADER("a"),
      HEADER("b"),
      ("// -----// IR Dump Before C: c{x=1} ('func.func' operation: @f) "
       "//----- //\n"),
      "module {\n",
      "}\n",
      "func.func private @f()\n",
      "\n",
      "#loc = loc(unknown)\n",
      "{-#\n",
      "#-}\n",
      "x.mlir:1:1: error: (\n",
      "\"}\" // {\n",
      "// a comment\n",
  };
  size_t length = 0;
  *headers = 0;
  for (unsigned n = next_random(state) % 30; n--;) {
    size_t i = next_random(state) % (sizeof lines / sizeof *lines);
    size_t size = strlen(lines[i]);
    if (length + size > room)
      break;
    memcpy(text + length, lines[i], size);
    length += size;
    *headers += i < 3;
  }
  return length;
}

/* Whatever a log holds: one dump a header, in order, between its header and the
 * next, at the line that it says. */
TEST(DumpLog, reads_random_logs) {
  unsigned state = 3;
  for (int round = 0; round < 5000; ++round) {
    char text[4096];
    size_t headers, length = random_log(text, sizeof text, &state, &headers);
    dump_log_t log;
    ASSERT_TRUE(mlirLogicalResultIsSuccess(
        dump_log_read(&log, mlirStringRefCreate(text, length))));
    ASSERT_EQ(headers, log.count);
    const char *at = text;
    unsigned line = 1;
    for (size_t i = 0; i < log.count; ++i) {
      const dump_log_entry_t *entry = &log.entries[i];
      for (; line < entry->line; ++line)
        at = strchr(at, '\n') + 1;
      ASSERT_EQ(0, strncmp(at, "// -----// IR Dump ", 19));
      ASSERT_TRUE(entry->text.data == strchr(at, '\n') + 1);
      ASSERT_LE(entry->text.data + entry->text.length - text, (long)length);
      ASSERT_FALSE(memmem(entry->text.data, entry->text.length, "IR Dump", 7));
    }
    dump_log_release(&log);
  }
}

/* A dump that is whole comes out whole, whatever stands around it. */
TEST(DumpLog, finds_a_dump_among_random_text) {
  static const char dump[] = HEADER("wanted") "module {\n  \"}\"\n}\n\n";
  unsigned state = 4;
  for (int round = 0; round < 2000; ++round) {
    char text[8192];
    size_t headers, length = random_log(text, 3000, &state, &headers);
    memcpy(text + length, dump, sizeof dump - 1);
    length += sizeof dump - 1;
    length += random_log(text + length, 3000, &state, &headers);
    dump_log_t log;
    ASSERT_TRUE(mlirLogicalResultIsSuccess(
        dump_log_read(&log, mlirStringRefCreate(text, length))));
    capture_begin();
    const dump_log_entry_t *entry =
        dump_log_pick(&log, "wanted", string_ref("log"));
    EXPECT_STREQ("", capture_end());
    ASSERT_TRUE(entry);
    ASSERT_EQ(0, strncmp(entry->text.data, "module {\n  \"}\"\n}", 16));
    ASSERT_TRUE(entry->text.length == 16 ||
                !strncmp(entry->text.data + 16, "\n\n{-#", 5) ||
                !strncmp(entry->text.data + 16, "\n\n\n{-#", 6) ||
                entry->text.data[17] == '\n');
    dump_log_release(&log);
  }
}
