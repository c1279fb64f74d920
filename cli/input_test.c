/* Inputs: files, pipes, folders, what cannot be read. */
#include "cli/input.h"

#include "testing/capture.h"
#include "testing/gtest_c.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static MlirStringRef filled(size_t size) {
  static char bytes[1 << 18];
  memset(bytes, 'x', sizeof bytes);
  return mlirStringRefCreate(bytes, size);
}

/* Writes a file of `size` bytes, reads it, and compares. */
static void check_size(size_t size, bool mapped) {
  input_t input;
  MlirStringRef text = filled(size);
  const char *path = capture_path("sized");
  capture_write_file(path, text);
  ASSERT_TRUE(mlirLogicalResultIsSuccess(input_read(&input, path)));
  EXPECT_TRUE(mlirStringRefEqual(text, input.text));
  EXPECT_EQ('\0', input.text.data[input.text.length]);
  EXPECT_EQ(mapped, input.mapped);
  EXPECT_STREQ(path, input.name.data);
  input_release(&input);
  EXPECT_EQ(0, input.text.length);
}

TEST(Input, reads_small_files) {
  check_size(0, false);
  check_size(1, false);
  check_size(4095, false);
  check_size(4096, false);
  check_size(4097, false);
  check_size(8192, false);
}

TEST(Input, maps_large_files_that_leave_room_for_a_nul) {
  check_size((1 << 16) - 1, false);
  check_size(1 << 16, false);
  check_size((1 << 16) + 1, true);
  check_size((1 << 17) - 1, true);
  check_size(1 << 17, false);
}

/* Reads through a pipe as standard input. */
TEST(Input, reads_standard_input) {
  int ends[2], saved = dup(STDIN_FILENO);
  input_t input;
  ASSERT_EQ(0, pipe(ends));
  ASSERT_EQ(5, write(ends[1], "hello", 5));
  close(ends[1]);
  dup2(ends[0], STDIN_FILENO);
  close(ends[0]);
  EXPECT_TRUE(mlirLogicalResultIsSuccess(input_read(&input, "-")));
  EXPECT_STREQ("hello", input.text.data);
  EXPECT_STREQ("<stdin>", input.name.data);
  input_release(&input);
  EXPECT_TRUE(mlirLogicalResultIsSuccess(input_read(&input, NULL)));
  EXPECT_EQ(0, input.text.length);
  input_release(&input);
  dup2(saved, STDIN_FILENO);
  close(saved);
}

TEST(Input, reads_what_has_no_size) {
  input_t input;
  ASSERT_TRUE(
      mlirLogicalResultIsSuccess(input_read(&input, "/proc/self/status")));
  EXPECT_LT(100, input.text.length);
  EXPECT_TRUE(strstr(input.text.data, "Name:"));
  input_release(&input);
}

static const char *refusal_of_path(const char *path) {
  input_t input;
  capture_begin();
  MlirLogicalResult result = input_read(&input, path);
  const char *said = capture_end();
  EXPECT_TRUE(mlirLogicalResultIsFailure(result));
  return said;
}

TEST(Input, says_why_a_file_cannot_be_read) {
  EXPECT_STREQ("assertion-opt: error: cannot read '/no/such': No such file or "
               "directory\n",
               refusal_of_path("/no/such"));
  EXPECT_STREQ("assertion-opt: error: cannot read '': No such file or "
               "directory\n",
               refusal_of_path(""));
  EXPECT_TRUE(strstr(refusal_of_path("/proc/self/mem"), "Input/output error"));
}

TEST(Input, refuses_a_directory) {
  const char *said = refusal_of_path("/");
  EXPECT_TRUE(strstr(said, "cannot read '/': it is a directory"));
  EXPECT_TRUE(strstr(said, "--mlir-print-ir-tree-dir"));
}

/* What input_check says of a text; "" where it passes. */
static const char *check(const char *bytes, size_t length) {
  input_t input = {.name = mlirStringRefCreateFromCString("in"),
                   .text = mlirStringRefCreate(bytes, length)};
  capture_begin();
  MlirLogicalResult result = input_check(&input);
  const char *said = capture_end();
  EXPECT_EQ(!*said, mlirLogicalResultIsSuccess(result));
  return said;
}

#define CHECK(bytes) check(bytes, sizeof bytes - 1)

TEST(InputCheck, passes_text_and_bytecode) {
  EXPECT_STREQ("", CHECK(""));
  EXPECT_STREQ("", CHECK("module {}"));
  EXPECT_STREQ("", CHECK("\n\xc3\xa9"));
  EXPECT_STREQ("", CHECK("ML\xefR\0\0\0\0"));
}

TEST(InputCheck, knows_other_files_by_their_beginning) {
  static const struct {
    const char *bytes, *word;
  } rows[] = {
      {"\x1f\x8b\x08", "gzip -dc"},
      {"\xfd"
       "7zXZ",
       "xz -dc"},
      {"\x28\xb5\x2f\xfd", "zstd -dc"},
      {"BZh9", "bzip2 -dc"},
      {"\x04\x22\x4d\x18", "lz4 -dc"},
      {"PK\x03\x04", "zip archive"},
      {"\x7f"
       "ELF",
       "object file"},
      {"BC\xc0\xde", "LLVM bitcode"},
      {"\xff\xfem", "UTF-16"},
      {"\xfe\xff", "UTF-16"},
      {"\xef\xbb\xbfmodule {}", "byte order mark"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; ++i) {
    const char *said = check(rows[i].bytes, strlen(rows[i].bytes));
    EXPECT_TRUE(strstr(said, "cannot read 'in': it "));
    EXPECT_TRUE(strstr(said, rows[i].word));
  }
}

TEST(InputCheck, passes_what_only_begins_alike) {
  EXPECT_STREQ("", CHECK("\x1f"));
  EXPECT_STREQ("", CHECK("PK"));
  EXPECT_STREQ("", CHECK("BC"));
}

TEST(InputCheck, refuses_nul_outside_strings) {
  EXPECT_STREQ("in:1:1: error: NUL byte outside a string; this is no MLIR "
               "text\n",
               CHECK("\0"));
  EXPECT_STREQ("in:2:3: error: NUL byte outside a string; this is no MLIR "
               "text\n",
               CHECK("a\nbc\0d"));
  EXPECT_STREQ("in:1:5: error: NUL byte outside a string; this is no MLIR "
               "text\n",
               CHECK("\"\0a\"\0"));
  EXPECT_STREQ("in:2:1: error: NUL byte outside a string; this is no MLIR "
               "text\n",
               CHECK("// a\n\0"));
}

TEST(InputCheck, allows_nul_in_strings_and_comments) {
  EXPECT_STREQ("", CHECK("\"a\0b\""));
  EXPECT_STREQ("", CHECK("\"a\\\"\0b\""));
  EXPECT_STREQ("", CHECK("\"\\\\\" \"\0\""));
  EXPECT_STREQ("", CHECK("// a\0b\nc"));
  EXPECT_STREQ("", CHECK("a / b // \"\0\n"));
  EXPECT_STREQ("", CHECK("\"//\0\""));
}

TEST(InputCheck, ends_a_string_at_its_line) {
  EXPECT_TRUE(strstr(CHECK("\"open\n\0"), "in:2:1: error: NUL"));
  EXPECT_TRUE(strstr(CHECK("\"open\\\n\0"), "in:2:1: error: NUL"));
}

/* Many NULs in one line of a string take one pass: this would not end. */
TEST(InputCheck, is_linear) {
  size_t size = 1 << 24;
  char *bytes = calloc(1, size);
  ASSERT_TRUE(bytes);
  bytes[0] = bytes[size - 1] = '"';
  EXPECT_STREQ("", check(bytes, size));
  free(bytes);
}

TEST(InputCheck, knows_bytecode) {
  input_t input = {.text = mlirStringRefCreateFromCString("ML\xefR")};
  EXPECT_TRUE(input_is_bytecode(&input));
  input.text = mlirStringRefCreateFromCString("module");
  EXPECT_FALSE(input_is_bytecode(&input));
  input.text = mlirStringRefCreateFromCString("ML");
  EXPECT_FALSE(input_is_bytecode(&input));
}

/* The first NUL outside strings and comments, said the slow way. */
static size_t find_nul_slowly(const char *text, size_t length) {
  for (size_t i = 0; i < length; ++i) {
    if (text[i])
      continue;
    size_t begin = i;
    while (begin && text[begin - 1] != '\n')
      --begin;
    bool in_string = false, in_comment = false;
    for (size_t j = begin; j < i && !in_comment; ++j) {
      if (in_string && text[j] == '\\')
        ++j;
      else if (text[j] == '"')
        in_string = !in_string;
      else if (!in_string && text[j] == '/' && text[j + 1] == '/')
        in_comment = true;
    }
    if (!in_string && !in_comment)
      return i;
  }
  return length;
}

TEST(InputCheck, finds_the_same_nul_as_a_slow_search) {
  static const char letters[] = {'a', '"', '\\', '/', '/', '\n', '\0', ' '};
  unsigned state = 5;
  for (int round = 0; round < 20000; ++round) {
    char text[24] = "";
    size_t length = 0;
    for (; length < 20; ++length) {
      state = state * 1664525u + 1013904223u;
      text[length] = letters[state >> 20 & 7];
    }
    /* An escaped NUL ends nothing, whichever way one looks at it. */
    if (memmem(text, length, "\\\0", 2) || memmem(text, length, "\\\n", 2))
      continue;
    size_t nul = find_nul_slowly(text, length);
    char wanted[32] = "";
    unsigned line = 1, column = 1;
    for (size_t i = 0; i < nul; ++i) {
      column = text[i] == '\n' ? 1 : column + 1;
      line += text[i] == '\n';
    }
    if (nul < length)
      snprintf(wanted, sizeof wanted, "in:%u:%u: error: ", line, column);
    const char *said = check(text, length);
    ASSERT_EQ(0, strncmp(wanted, said, strlen(wanted)));
    ASSERT_EQ(nul == length, !*said);
  }
}
