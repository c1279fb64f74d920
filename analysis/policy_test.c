#include "analysis/policy.h"
#include "testing/gtest_c.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static MlirStringRef ref(const char *text) {
  return mlirStringRefCreateFromCString(text);
}

/* Text that a callback collects; longer text is cut. */
typedef struct text_t {
  size_t length;
  char data[400000];
} text_t;

static void append(MlirStringRef piece, void *data) {
  text_t *text = data;
  for (size_t i = 0; i < piece.length; ++i)
    if (text->length + 1 < sizeof text->data)
      text->data[text->length++] = piece.data[i];
  text->data[text->length] = '\0';
}

/* What adding said last, "" if nothing. */
static text_t message;

static MlirStringCallback said(void) {
  message.length = 0;
  message.data[0] = '\0';
  return append;
}

static bool add_assertion(policy_t *policy, const char *spec) {
  return mlirLogicalResultIsSuccess(
      policy_add_assertion(policy, ref(spec), said(), &message));
}

static bool add_pure(policy_t *policy, const char *name) {
  return mlirLogicalResultIsSuccess(
      policy_add_pure(policy, ref(name), said(), &message));
}

static bool add_effect(policy_t *policy, const char *name) {
  return mlirLogicalResultIsSuccess(
      policy_add_effect(policy, ref(name), said(), &message));
}

static bool read_text(policy_t *policy, const char *text) {
  return mlirLogicalResultIsSuccess(
      policy_read(policy, ref(text), ref("p.txt"), said(), &message));
}

static policy_entry_t lookup(const policy_t *policy, const char *name) {
  return policy_lookup(policy, ref(name));
}

static policy_kind_t kind_of(const policy_t *policy, const char *name) {
  policy_entry_t entry = lookup(policy, name);
  return entry.assertion ? entry.assertion->kind : POLICY_KIND_NONE;
}

static policy_t *policy;

/* Each test begins with a policy of the tables alone. */
static void begin(void) { policy = policy_create(); }
static void end(void) { policy_destroy(policy); }

/* --- The tables ---------------------------------------------------------- */

TEST(Policy, answers_from_the_table) {
  begin();
  policy_entry_t entry = lookup(policy, "torch.aten.size.int");
  EXPECT_EQ(OP_EFFECTS_FREE, entry.effects);
  EXPECT_TRUE(entry.assertion == NULL);
  EXPECT_STREQ("table", entry.origin);
  EXPECT_EQ(OP_TRAIT_LOOP, lookup(policy, "torch.prim.Loop").traits);
  EXPECT_TRUE(lookup(policy, "linalg.generic").traits & OP_TRAIT_TENSOR_FREE);
  end();
}

TEST(Policy, unknown_stays_unknown) {
  begin();
  policy_entry_t entry = lookup(policy, "vendor.probe");
  EXPECT_EQ(OP_EFFECTS_UNKNOWN, entry.effects);
  EXPECT_EQ(0, entry.traits);
  EXPECT_TRUE(entry.assertion == NULL);
  EXPECT_STREQ("default", entry.origin);
  EXPECT_EQ(OP_EFFECTS_UNKNOWN, lookup(policy, "").effects);
  EXPECT_EQ(OP_EFFECTS_UNKNOWN, lookup(policy, "aten.").effects);
  EXPECT_EQ(OP_EFFECTS_UNKNOWN, lookup(policy, "torch.").effects);
  end();
}

/* Names that torch.operator carries have two spellings, others have one. */
TEST(Policy, spellings_of_operator_names) {
  begin();
  EXPECT_EQ(OP_EFFECTS_FREE, lookup(policy, "aten.size.int").effects);
  EXPECT_EQ(OP_EFFECTS_FREE, lookup(policy, "torch.onnx.Shape").effects);
  EXPECT_EQ(OP_EFFECTS_FREE, lookup(policy, "onnx.Shape").effects);
  EXPECT_EQ(OP_EFFECTS_WRITE, lookup(policy, "onnx.RandomNormal").effects);
  EXPECT_EQ(OP_EFFECTS_WRITE, lookup(policy, "aten.add_.Tensor").effects);
  EXPECT_EQ(OP_EFFECTS_WRITE, lookup(policy, "prim.Print").effects);
  EXPECT_EQ(OP_EFFECTS_UNKNOWN, lookup(policy, "constant.int").effects);
  EXPECT_EQ(OP_EFFECTS_UNKNOWN, lookup(policy, "torch.arith.addi").effects);
  EXPECT_EQ(OP_EFFECTS_UNKNOWN, lookup(policy, "torch.tosa.add").effects);
  EXPECT_EQ(POLICY_KIND_ATEN, kind_of(policy, "aten._assert_async.msg"));
  EXPECT_EQ(POLICY_KIND_ATEN, kind_of(policy, "torch.aten._assert_async.msg"));
  end();
}

TEST(Policy, takes_names_of_any_length) {
  begin();
  char name[4096];
  memset(name, 'x', sizeof name);
  memcpy(name, "aten.", 5);
  for (size_t length = 100; length < 140; ++length)
    EXPECT_EQ(OP_EFFECTS_UNKNOWN,
              policy_lookup(policy, mlirStringRefCreate(name, length)).effects);
  EXPECT_EQ(
      OP_EFFECTS_UNKNOWN,
      policy_lookup(policy, mlirStringRefCreate(name, sizeof name)).effects);
  end();
}

/* A name carries its length: it may be a part of a longer text. */
TEST(Policy, takes_names_without_terminator) {
  begin();
  EXPECT_EQ(
      OP_EFFECTS_FREE,
      policy_lookup(policy, mlirStringRefCreate("onnx.Shapes", 10)).effects);
  EXPECT_EQ(
      OP_EFFECTS_UNKNOWN,
      policy_lookup(policy, mlirStringRefCreate("onnx.Shape\0", 11)).effects);
  EXPECT_TRUE(
      policy_lookup(policy, mlirStringRefCreate("cf.assert\0", 10)).assertion ==
      NULL);
  EXPECT_TRUE(
      policy_lookup(policy, mlirStringRefCreate("cf.asserted", 9)).assertion !=
      NULL);
  end();
}

/* --- Assertions ---------------------------------------------------------- */

#define ASSERTION(name, kind, form, condition, token, operand, message,        \
                  attribute, value)                                            \
  name,
static const char *const assertion_names[] = {
#include "analysis/assertions.inc"
};
#undef ASSERTION
enum { ASSERTION_COUNT = sizeof assertion_names / sizeof *assertion_names };

TEST(Policy, assertions_are_sorted_and_have_rows) {
  begin();
  for (int i = 0; i < ASSERTION_COUNT; ++i) {
    const char *name = assertion_names[i];
    if (i > 0 && strcmp(assertion_names[i - 1], name) >= 0)
      ADD_FAILURE("%s is not before %s", assertion_names[i - 1], name);
    if (kind_of(policy, name) == POLICY_KIND_NONE)
      ADD_FAILURE("%s not found", name);
    const op_row_t *row = op_table_lookup(ref(name));
    if (!row || row->effects != OP_EFFECTS_WRITE)
      ADD_FAILURE("%s has no row or is not effects", name);
  }
  end();
}

TEST(Policy, assertions_by_example) {
  static const struct {
    const char *name;
    policy_kind_t kind;
    policy_form_t form;
    int condition, token, message_operand;
    const char *message;
  } examples[] = {
      {"assertion.region", POLICY_KIND_REGION, POLICY_FORM_ERASE, -1, -1, -1,
       "message"},
      {"cf.assert", POLICY_KIND_CF, POLICY_FORM_ERASE, 0, -1, -1, "msg"},
      {"torch.runtime.assert", POLICY_KIND_RUNTIME, POLICY_FORM_ERASE, 0, -1,
       -1, "message"},
      {"aten._assert_async", POLICY_KIND_ATEN, POLICY_FORM_ERASE, 0, -1, -1,
       NULL},
      {"aten._assert_async.msg", POLICY_KIND_ATEN, POLICY_FORM_ERASE, 0, -1, 1,
       NULL},
      {"aten._assert_scalar", POLICY_KIND_ATEN, POLICY_FORM_ERASE, 0, -1, 1,
       NULL},
      {"torch.aten._assert_tensor_metadata", POLICY_KIND_ATEN,
       POLICY_FORM_ERASE, -1, -1, -1, NULL},
      {"aten._functional_assert_async.msg", POLICY_KIND_ATEN, POLICY_FORM_TOKEN,
       0, 2, 1, NULL},
      {"aten._functional_assert_scalar", POLICY_KIND_ATEN, POLICY_FORM_TOKEN, 0,
       2, 1, NULL},
      {"torch.aten.sym_constrain_range", POLICY_KIND_RANGE, POLICY_FORM_ERASE,
       -1, -1, -1, NULL},
      {"aten.sym_constrain_range_for_size", POLICY_KIND_RANGE,
       POLICY_FORM_ERASE, -1, -1, -1, NULL},
      {"aten._functional_sym_constrain_range", POLICY_KIND_RANGE,
       POLICY_FORM_TOKEN, -1, 3, -1, NULL},
      {"aten._functional_sym_constrain_range_for_size", POLICY_KIND_RANGE,
       POLICY_FORM_TOKEN, -1, 3, -1, NULL},
      {"shape.cstr_broadcastable", POLICY_KIND_SHAPE, POLICY_FORM_WITNESS, -1,
       -1, -1, NULL},
      {"shape.cstr_eq", POLICY_KIND_SHAPE, POLICY_FORM_WITNESS, -1, -1, -1,
       NULL},
      {"shape.cstr_require", POLICY_KIND_SHAPE, POLICY_FORM_WITNESS, 0, -1, -1,
       "msg"},
      {"stablehlo.custom_call", POLICY_KIND_STABLEHLO, POLICY_FORM_ERASE, 0, -1,
       -1, "error_message"},
      {"tosa.assert_equal_shape", POLICY_KIND_TOSA, POLICY_FORM_ERASE, -1, -1,
       -1, "assertion.message"},
      {"tf.Assert", POLICY_KIND_FOREIGN, POLICY_FORM_ERASE, 0, -1, -1, NULL},
      {"tt.assert", POLICY_KIND_FOREIGN, POLICY_FORM_ERASE, 0, -1, -1,
       "message"},
      {"util.assert", POLICY_KIND_FOREIGN, POLICY_FORM_ERASE, 0, -1, -1,
       "message"},
  };
  begin();
  for (size_t i = 0; i < sizeof examples / sizeof *examples; ++i) {
    policy_entry_t entry = lookup(policy, examples[i].name);
    if (!entry.assertion) {
      ADD_FAILURE("%s is no assertion", examples[i].name);
      continue;
    }
    const policy_assertion_t *a = entry.assertion;
    EXPECT_EQ(OP_EFFECTS_WRITE, entry.effects);
    EXPECT_STREQ(examples[i].message, a->message);
    if (a->kind != examples[i].kind || a->form != examples[i].form ||
        a->condition != examples[i].condition ||
        a->token != examples[i].token ||
        a->message_operand != examples[i].message_operand)
      ADD_FAILURE("%s is another assertion", examples[i].name);
  }
  end();
}

TEST(Policy, raising_if_has_no_row) {
  begin();
  EXPECT_EQ(POLICY_KIND_NONE, kind_of(policy, "torch.prim.If"));
  EXPECT_EQ(OP_EFFECTS_RECURSIVE, lookup(policy, "torch.prim.If").effects);
  EXPECT_EQ(POLICY_KIND_NONE, kind_of(policy, "torch.prim.RaiseException"));
  end();
}

TEST(Policy, a_token_form_has_a_token_and_only_it) {
  begin();
  for (int i = 0; i < ASSERTION_COUNT; ++i) {
    const policy_assertion_t *a = lookup(policy, assertion_names[i]).assertion;
    EXPECT_EQ(a->form == POLICY_FORM_TOKEN, a->token >= 0);
    EXPECT_EQ(a->if_attribute == NULL, a->if_value == NULL);
  }
  end();
}

/* --- Operations ---------------------------------------------------------- */

/* Calls `check` on the first operation of `text`. */
static void with_first_op(const char *text, void (*check)(MlirOperation)) {
  MlirContext context = mlirContextCreate();
  mlirContextSetAllowUnregisteredDialects(context, true);
  MlirModule module = mlirModuleCreateParse(context, ref(text));
  if (mlirModuleIsNull(module))
    ADD_FAILURE("%s", text);
  else
    check(mlirBlockGetFirstOperation(mlirModuleGetBody(module)));
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
}

static const char *wanted_name;

static void check_name(MlirOperation op) {
  MlirStringRef name = policy_operator_name(op);
  EXPECT_TRUE(mlirStringRefEqual(ref(wanted_name), name));
}

TEST(Policy, operator_name) {
  wanted_name = "test.op";
  with_first_op("\"test.op\"() {name = \"other\"} : () -> ()", check_name);
  wanted_name = "onnx.Shape";
  with_first_op("\"torch.operator\"() {name = \"onnx.Shape\"} : () -> ()",
                check_name);
  with_first_op("\"torch.operator\"() <{name = \"onnx.Shape\"}> : () -> ()",
                check_name);
  wanted_name = "torch.operator";
  with_first_op("\"torch.operator\"() : () -> ()", check_name);
  with_first_op("\"torch.operator\"() {name = 3 : i32} : () -> ()", check_name);
  with_first_op("\"torch.operator\"() {name = \"\"} : () -> ()", check_name);
}

static bool wanted_applies;

static void check_applies(MlirOperation op) {
  begin();
  policy_entry_t entry = policy_lookup(policy, policy_operator_name(op));
  if (!entry.assertion)
    ADD_FAILURE("no assertion");
  else
    EXPECT_EQ(wanted_applies, policy_assertion_applies(entry.assertion, op));
  end();
}

TEST(Policy, assertion_applies_by_its_attribute) {
  wanted_applies = true;
  with_first_op("\"cf.assert\"() : () -> ()", check_applies);
  with_first_op("\"stablehlo.custom_call\"() {call_target_name = "
                "\"shape_assertion\"} : () -> ()",
                check_applies);
  with_first_op("\"stablehlo.custom_call\"() {call_target_name = "
                "@shape_assertion} : () -> ()",
                check_applies);
  with_first_op("\"tosa.custom\"() <{domain_name = \"assertion\"}> : () -> ()",
                check_applies);
  wanted_applies = false;
  with_first_op("\"stablehlo.custom_call\"() {call_target_name = \"other\"} :"
                " () -> ()",
                check_applies);
  with_first_op("\"stablehlo.custom_call\"() {call_target_name = "
                "\"shape_assertion\\00\"} : () -> ()",
                check_applies);
  with_first_op("\"stablehlo.custom_call\"() {call_target_name = 1 : i32} :"
                " () -> ()",
                check_applies);
  with_first_op("\"stablehlo.custom_call\"() : () -> ()", check_applies);
}

/* --- The user's words ---------------------------------------------------- */

TEST(Policy, user_words_win_over_the_table) {
  begin();
  EXPECT_TRUE(add_pure(policy, "tf.All"));
  EXPECT_TRUE(add_effect(policy, "arith.addi"));
  EXPECT_TRUE(add_pure(policy, "torch.aten.rand_like"));
  EXPECT_EQ(OP_EFFECTS_FREE, lookup(policy, "tf.All").effects);
  EXPECT_STREQ("user", lookup(policy, "tf.All").origin);
  EXPECT_EQ(OP_EFFECTS_WRITE, lookup(policy, "arith.addi").effects);
  EXPECT_EQ(OP_EFFECTS_FREE, lookup(policy, "torch.aten.rand_like").effects);
  EXPECT_EQ(OP_EFFECTS_UNKNOWN, lookup(policy, "tf.Less").effects);
  EXPECT_STREQ("", message.data);
  end();
}

TEST(Policy, later_words_win) {
  begin();
  EXPECT_TRUE(add_pure(policy, "my.op"));
  EXPECT_TRUE(add_effect(policy, "my.op"));
  EXPECT_EQ(OP_EFFECTS_WRITE, lookup(policy, "my.op").effects);
  EXPECT_TRUE(add_assertion(policy, "my.op:1"));
  EXPECT_EQ(POLICY_KIND_USER, kind_of(policy, "my.op"));
  EXPECT_TRUE(add_pure(policy, "my.op"));
  EXPECT_EQ(POLICY_KIND_NONE, kind_of(policy, "my.op"));
  EXPECT_EQ(OP_EFFECTS_FREE, lookup(policy, "my.op").effects);
  EXPECT_TRUE(add_assertion(policy, "my.op:2"));
  EXPECT_TRUE(add_assertion(policy, "my.op:3"));
  EXPECT_EQ(3, lookup(policy, "my.op").assertion->condition);
  EXPECT_EQ(OP_EFFECTS_WRITE, lookup(policy, "my.op").effects);
  end();
}

TEST(Policy, effect_ends_that_a_known_name_is_an_assertion) {
  begin();
  EXPECT_TRUE(add_effect(policy, "tf.Assert"));
  EXPECT_EQ(POLICY_KIND_NONE, kind_of(policy, "tf.Assert"));
  EXPECT_TRUE(add_assertion(policy, "tf.Assert"));
  EXPECT_EQ(POLICY_KIND_FOREIGN, kind_of(policy, "tf.Assert"));
  end();
}

TEST(Policy, user_assertion) {
  begin();
  EXPECT_TRUE(add_assertion(policy, "my.check"));
  const policy_assertion_t *a = lookup(policy, "my.check").assertion;
  ASSERT_TRUE(a != NULL);
  EXPECT_EQ(POLICY_KIND_USER, a->kind);
  EXPECT_EQ(POLICY_FORM_ERASE, a->form);
  EXPECT_EQ(-1, a->condition);
  EXPECT_EQ(OP_EFFECTS_WRITE, lookup(policy, "my.check").effects);
  EXPECT_TRUE(add_assertion(policy, "my.check:12"));
  EXPECT_EQ(12, lookup(policy, "my.check").assertion->condition);
  EXPECT_TRUE(add_assertion(policy, "my.check"));
  EXPECT_EQ(12, lookup(policy, "my.check").assertion->condition);
  end();
}

/* What the tables know of an assertion stays. */
TEST(Policy, operand_of_a_known_assertion) {
  begin();
  EXPECT_TRUE(add_assertion(policy, "cf.assert:2"));
  const policy_assertion_t *a = lookup(policy, "cf.assert").assertion;
  EXPECT_EQ(POLICY_KIND_CF, a->kind);
  EXPECT_EQ(2, a->condition);
  EXPECT_STREQ("msg", a->message);
  EXPECT_TRUE(add_assertion(policy, "aten._functional_assert_scalar"));
  a = lookup(policy, "torch.aten._functional_assert_scalar").assertion;
  EXPECT_EQ(POLICY_FORM_TOKEN, a->form);
  EXPECT_EQ(2, a->token);
  end();
}

TEST(Policy, words_hold_for_each_spelling) {
  begin();
  EXPECT_TRUE(add_effect(policy, "aten.size.int"));
  EXPECT_EQ(OP_EFFECTS_WRITE, lookup(policy, "torch.aten.size.int").effects);
  EXPECT_TRUE(add_pure(policy, "torch.aten.special_new"));
  EXPECT_EQ(OP_EFFECTS_FREE, lookup(policy, "aten.special_new").effects);
  end();
}

/* To say that linalg.generic has effects is to say it of tensors too. */
TEST(Policy, effects_are_said_without_conditions) {
  begin();
  EXPECT_TRUE(add_effect(policy, "linalg.generic"));
  EXPECT_EQ(OP_TRAIT_LOOP, lookup(policy, "linalg.generic").traits);
  end();
}

TEST(Policy, refuses_what_is_no_name) {
  static const char *const names[] = {
      "",      "x",      "func",       ".x",          "x.",      "a..b",
      "a b.c", "a.b c",  "a.b\n",      "\"cf.assert", "a.b\xc3", "a.b,c.d",
      "a/b.c", "--x.y=", "cf.assert ", "a.b#",
  };
  begin();
  for (size_t i = 0; i < sizeof names / sizeof *names; ++i) {
    if (add_pure(policy, names[i]) || add_effect(policy, names[i]) ||
        add_assertion(policy, names[i]))
      ADD_FAILURE("'%s' accepted", names[i]);
    EXPECT_TRUE(strstr(message.data, "not an operation name") != NULL);
  }
  EXPECT_FALSE(mlirLogicalResultIsSuccess(policy_add_pure(
      policy, mlirStringRefCreate("a.b\0c", 5), said(), &message)));
  EXPECT_TRUE(add_pure(policy, "stablehlo.cross-replica-sum"));
  EXPECT_TRUE(add_pure(policy, "a$.b_1.C"));
  end();
}

TEST(Policy, refuses_what_is_no_operand) {
  static const char *const specs[] = {
      "my.check:",        "my.check:x",   "my.check:-1",
      "my.check:1x",      "my.check: 1",  "my.check:+1",
      "my.check:9999999", "my.check:1:2", "my.check:0x1"};
  begin();
  for (size_t i = 0; i < sizeof specs / sizeof *specs; ++i) {
    if (add_assertion(policy, specs[i]))
      ADD_FAILURE("'%s' accepted", specs[i]);
    EXPECT_TRUE(strstr(message.data, specs[i]) != NULL);
  }
  EXPECT_STREQ("not the index of an operand: 'my.check:0x1'", message.data);
  EXPECT_EQ(POLICY_KIND_NONE, kind_of(policy, "my.check"));
  EXPECT_EQ(OP_EFFECTS_UNKNOWN, lookup(policy, "my.check").effects);
  end();
}

TEST(Policy, clone_is_a_copy_of_its_own) {
  begin();
  add_pure(policy, "my.op");
  add_assertion(policy, "my.check:1");
  policy_t *clone = policy_clone(policy);
  add_effect(policy, "my.op");
  add_pure(clone, "my.other");
  EXPECT_EQ(OP_EFFECTS_FREE, lookup(clone, "my.op").effects);
  EXPECT_EQ(OP_EFFECTS_WRITE, lookup(policy, "my.op").effects);
  EXPECT_EQ(OP_EFFECTS_UNKNOWN, lookup(policy, "my.other").effects);
  end();
  EXPECT_EQ(1, lookup(clone, "my.check").assertion->condition);
  EXPECT_STREQ("user", lookup(clone, "my.check").origin);
  policy_destroy(clone);
  policy_destroy(NULL);
}

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
  EXPECT_TRUE(mlirLogicalResultIsSuccess(policy_read(
      policy, mlirStringRefCreate(NULL, 0), ref("p"), said(), &message)));
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

/* --- Kinds --------------------------------------------------------------- */

TEST(PolicyKind, names_go_both_ways) {
  for (int kind = 0; kind < POLICY_KIND_COUNT; ++kind) {
    const char *name = policy_kind_name((policy_kind_t)kind);
    ASSERT_TRUE(name != NULL);
    EXPECT_EQ(kind, policy_kind_parse(ref(name)));
  }
  EXPECT_STREQ("runtime", policy_kind_name(POLICY_KIND_RUNTIME));
  EXPECT_EQ(POLICY_KIND_RAISE, policy_kind_parse(ref("raise")));
  EXPECT_EQ(POLICY_KIND_NONE, policy_kind_parse(ref("Runtime")));
  EXPECT_EQ(POLICY_KIND_NONE, policy_kind_parse(ref("")));
  EXPECT_EQ(POLICY_KIND_NONE,
            policy_kind_parse(mlirStringRefCreate("cf\0", 3)));
}
