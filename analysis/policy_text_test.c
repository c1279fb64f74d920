/* The policy as text: files that are read, with what is said against them, and
 * the whole policy printed and read back. */
#include "dialect/string_ref.h"
#include "testing/policy_fixture.h"

/* --- Files --------------------------------------------------------------- */

TEST(PolicyFile, reads_words) {
  begin();
  EXPECT_TRUE(read_text(policy, "# a comment\n"
                                "\n"
                                "pure tf.All   # and why\n"
                                "\treads  my.get\r\n"
                                "recursive my.scope\n"
                                "effects arith.addi\n"
                                "effects my.fill tensor_free\n"
                                "assertion my.check:1\n"
                                "assertion my.guard"));
  EXPECT_STREQ("", message.data);
  EXPECT_EQ(OP_EFFECTS_FREE, lookup(policy, "tf.All").effects);
  EXPECT_STREQ("p.txt:3", lookup(policy, "tf.All").origin);
  EXPECT_EQ(OP_EFFECTS_READ, lookup(policy, "my.get").effects);
  EXPECT_STREQ("p.txt:4", lookup(policy, "my.get").origin);
  EXPECT_EQ(OP_EFFECTS_RECURSIVE, lookup(policy, "my.scope").effects);
  EXPECT_EQ(OP_EFFECTS_WRITE, lookup(policy, "arith.addi").effects);
  EXPECT_EQ(OP_TRAIT_TENSOR_FREE, lookup(policy, "my.fill").traits);
  EXPECT_EQ(1, lookup(policy, "my.check").assertion->condition);
  EXPECT_EQ(-1, lookup(policy, "my.guard").assertion->condition);
  EXPECT_STREQ("p.txt:9", lookup(policy, "my.guard").origin);
  end();
}

TEST(PolicyFile, empty_is_good) {
  begin();
  EXPECT_TRUE(read_text(policy, ""));
  EXPECT_TRUE(read_text(policy, "\n\n"));
  EXPECT_TRUE(read_text(policy, "# only this"));
  EXPECT_TRUE(mlirLogicalResultIsSuccess(
      policy_read(policy, mlirStringRefCreate(NULL, 0), string_ref("p"), said(),
                  &message)));
  end();
}

TEST(PolicyFile, errors_name_their_place) {
  static const struct {
    const char *text, *error;
  } examples[] = {
      {"pure", "p.txt:1:5: error: expected the name of an operation"},
      {"\n  purr a.b\n",
       "p.txt:2:3: error: expected assertion, pure, reads, recursive or "
       "effects: 'purr'"},
      {"free a.b", "p.txt:1:1: error: expected assertion, pure, reads, "
                   "recursive or effects: 'free'"},
      {"unknown a.b", "p.txt:1:1: error: expected assertion, pure, reads, "
                      "recursive or effects: 'unknown'"},
      {"pure a.b\npure ab", "p.txt:2:6: error: not an operation name: 'ab'"},
      {"assertion a.b:x",
       "p.txt:1:11: error: not the index of an operand: 'a.b:x'"},
      {"pure a.b c.d", "p.txt:1:10: error: expected the end of the line: "
                       "'c.d'"},
      {"reads a.b tensor_free x", "p.txt:1:23: error: expected the end of the "
                                  "line: 'x'"},
      {"assertion a.b tensor_free", "p.txt:1:15: error: expected the end of "
                                    "the line: 'tensor_free'"},
      {"pure # a.b", "p.txt:1:6: error: expected the name of an operation"},
  };
  begin();
  for (size_t i = 0; i < sizeof examples / sizeof *examples; ++i) {
    EXPECT_FALSE(read_text(policy, examples[i].text));
    EXPECT_STREQ(examples[i].error, message.data);
  }
  end();
}

TEST(PolicyFile, an_error_undoes_the_whole_file) {
  begin();
  add_effect(policy, "my.op");
  EXPECT_FALSE(read_text(policy, "pure my.op\npure my.other\nbad line"));
  EXPECT_EQ(OP_EFFECTS_WRITE, lookup(policy, "my.op").effects);
  EXPECT_STREQ("user", lookup(policy, "my.op").origin);
  EXPECT_EQ(OP_EFFECTS_UNKNOWN, lookup(policy, "my.other").effects);
  end();
}

TEST(PolicyFile, later_lines_and_files_win) {
  begin();
  EXPECT_TRUE(read_text(policy, "pure my.op\neffects my.op\n"));
  EXPECT_EQ(OP_EFFECTS_WRITE, lookup(policy, "my.op").effects);
  EXPECT_TRUE(read_text(policy, "reads my.op\n"));
  EXPECT_EQ(OP_EFFECTS_READ, lookup(policy, "my.op").effects);
  end();
}

/* --- Printing ------------------------------------------------------------ */

static text_t printed, again;

static void print(const policy_t *from, text_t *to) {
  to->length = 0;
  policy_print(from, append, to);
}

/* Cuts comments and the blanks before them, in place. */
static void strip(text_t *text) {
  size_t out = 0;
  for (size_t i = 0; i < text->length; ++i) {
    if (text->data[i] == '#')
      i += strcspn(text->data + i, "\n");
    while (text->data[i] == '\n' && out > 0 && text->data[out - 1] == ' ')
      --out;
    text->data[out++] = text->data[i];
  }
  text->data[text->length = out] = '\0';
}

static bool prints(const char *line) {
  return strstr(printed.data, line) != NULL;
}

TEST(PolicyPrint, says_all_with_its_origin) {
  begin();
  add_pure(policy, "tf.All");
  add_assertion(policy, "zz.check:1");
  read_text(policy, "\neffects arith.addi\n");
  print(policy, &printed);
  EXPECT_LT(printed.length + 1, sizeof printed.data);
  strip(&printed);
  EXPECT_TRUE(prints("\npure tf.All\n"));
  EXPECT_TRUE(prints("\nassertion zz.check:1\n"));
  EXPECT_FALSE(prints("effects zz.check"));
  EXPECT_TRUE(prints("\neffects arith.addi\n"));
  EXPECT_TRUE(prints("\npure arith.subi\n"));
  EXPECT_TRUE(prints("\nreads memref.load\n"));
  EXPECT_TRUE(prints("\nrecursive scf.if\n"));
  EXPECT_TRUE(prints("\neffects linalg.generic tensor_free\n"));
  EXPECT_TRUE(prints("\neffects cf.assert\nassertion cf.assert:0\n"));
  EXPECT_TRUE(prints("\neffects shape.cstr_eq\nassertion shape.cstr_eq\n"));
  print(policy, &printed);
  char *line = strstr(printed.data, "\npure tf.All ");
  ASSERT_TRUE(line != NULL);
  line[1 + strcspn(line + 1, "\n")] = '\0';
  EXPECT_STREQ(" # user", strchr(line, '#') - 1);
  print(policy, &printed);
  EXPECT_TRUE(prints(" # p.txt:2\n"));
  EXPECT_TRUE(prints(" # table\n"));
  end();
}

TEST(PolicyPrint, is_in_order) {
  begin();
  add_pure(policy, "aa.first");
  add_pure(policy, "mm.middle");
  add_pure(policy, "zz.last");
  print(policy, &printed);
  const char *first = strstr(printed.data, "pure aa.first");
  const char *middle = strstr(printed.data, "pure mm.middle");
  const char *last = strstr(printed.data, "pure zz.last");
  EXPECT_TRUE(first == printed.data);
  EXPECT_TRUE(first && middle && last && first < middle && middle < last);
  EXPECT_STREQ("\n", last ? last + strcspn(last, "\n") : "");
  end();
}

/* Whether both policies say the same of `name`, but for who said it. */
static bool same(const policy_t *a, const policy_t *b, const char *name) {
  policy_entry_t x = lookup(a, name), y = lookup(b, name);
  if (x.effects != y.effects || x.traits != y.traits ||
      !x.assertion != !y.assertion)
    return false;
  return !x.assertion || (x.assertion->kind == y.assertion->kind &&
                          x.assertion->form == y.assertion->form &&
                          x.assertion->condition == y.assertion->condition &&
                          x.assertion->token == y.assertion->token &&
                          x.assertion->message == y.assertion->message &&
                          x.assertion->if_value == y.assertion->if_value);
}

static void expect_read_back(const policy_t *from) {
  static const char *const others[] = {"my.op", "my.check", "tf.All",
                                       "vendor.probe", "aten.special_new"};
  print(from, &printed);
  policy_t *back = policy_create();
  EXPECT_TRUE(read_text(back, printed.data));
  EXPECT_STREQ("", message.data);
  for (size_t i = 0; i < op_table_size(); ++i)
    if (!same(from, back, op_table_row(i)->name))
      ADD_FAILURE("%s is another", op_table_row(i)->name);
  for (size_t i = 0; i < sizeof others / sizeof *others; ++i)
    EXPECT_TRUE(same(from, back, others[i]));
  print(back, &again);
  strip(&printed);
  strip(&again);
  EXPECT_STREQ(printed.data, again.data);
  policy_destroy(back);
}

TEST(PolicyPrint, reads_back) {
  begin();
  expect_read_back(policy);
  end();
}

TEST(PolicyPrint, reads_back_with_words) {
  begin();
  EXPECT_TRUE(read_text(policy, "pure my.op\n"
                                "assertion my.check:3\n"
                                "assertion tf.All\n"
                                "effects tf.Assert\n"
                                "assertion cf.assert:1\n"
                                "pure aten.special_new\n"
                                "effects aten.size.int\n"
                                "pure linalg.generic\n"
                                "reads arith.addi tensor_free\n"
                                "pure torch.runtime.assert\n"));
  expect_read_back(policy);
  end();
}
