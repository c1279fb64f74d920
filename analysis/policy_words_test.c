/* What users add to a policy, a word at a time, and what wins. */
#include "testing/policy_fixture.h"

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
