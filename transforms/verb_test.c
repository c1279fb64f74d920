/* The table of verbs, and what is true of all of them. */
#include "testing/verb_fixture.h"

#include <ctype.h>
#include <string.h>

TEST(Verb, each_row_is_complete) {
  ASSERT_GT(verb_count(), 0);
  for (size_t i = 0; i < verb_count(); ++i) {
    const verb_t *verb = verb_get(i);
    SCOPED_TRACE("%s", verb->name);
    EXPECT_TRUE(verb->run != NULL);
    EXPECT_GT(strlen(verb->name), 0);
    for (const char *c = verb->name; *c; ++c)
      EXPECT_TRUE(islower((unsigned char)*c) || *c == '-');
    EXPECT_TRUE(isupper((unsigned char)verb->summary[0]));
    EXPECT_NE('.', verb->summary[strlen(verb->summary) - 1]);
    EXPECT_TRUE(verb_find(mlirStringRefCreateFromCString(verb->name)) == verb);
  }
}

TEST(Verb, names_are_found_whole) {
  EXPECT_TRUE(verb_find(mlirStringRefCreateFromCString("dro")) == NULL);
  EXPECT_TRUE(verb_find(mlirStringRefCreateFromCString("dropp")) == NULL);
  EXPECT_TRUE(verb_find(mlirStringRefCreateFromCString("")) == NULL);
  EXPECT_TRUE(verb_find(mlirStringRefCreateFromCString("--drop")) == NULL);
  EXPECT_TRUE(verb_find(mlirStringRefCreate("drop\0p", 6)) == NULL);
  EXPECT_TRUE(verb_find(mlirStringRefCreate("drops", 4)) != NULL);
}

TEST(Verb, the_verbs_of_the_core_are_there) {
  static const char *const names[] = {"analyze", "wrap",  "unwrap", "drop",
                                      "dce",     "strip", "carry",  "lower"};
  for (size_t i = 0; i < sizeof names / sizeof *names; ++i) {
    SCOPED_TRACE("%s", names[i]);
    EXPECT_TRUE(verb_find(mlirStringRefCreateFromCString(names[i])) != NULL);
  }
}

TEST(Verb, one_that_says_so_changes_nothing) {
  for (size_t i = 0; i < verb_count(); ++i) {
    if (verb_get(i)->changes)
      continue;
    SCOPED_TRACE("%s", verb_get(i)->name);
    verb_fixture_t f = verb_fixture("func.func @f(%a: i1) {\n"
                                    "  %dead = arith.andi %a, %a : i1\n"
                                    "  cf.assert %a, \"\"\n"
                                    "  return\n"
                                    "}");
    verb_fixture_expect_stable(&f, verb_get(i)->name);
    verb_fixture_destroy(&f);
  }
}

TEST(Verb, all_take_an_empty_module) {
  for (size_t i = 0; i < verb_count(); ++i) {
    SCOPED_TRACE("%s", verb_get(i)->name);
    verb_fixture_t f = verb_fixture("module {\n}");
    verb_fixture_expect_stable(&f, verb_get(i)->name);
    EXPECT_STREQ("", f.said);
    verb_fixture_destroy(&f);
  }
}

TEST(Verb, all_take_one_function_and_leave_the_others) {
  for (size_t i = 0; i < verb_count(); ++i) {
    SCOPED_TRACE("%s", verb_get(i)->name);
    verb_fixture_t f = verb_fixture("func.func @f(%t: tensor<i1>) {\n"
                                    "  %a = tensor.extract %t[] : tensor<i1>\n"
                                    "  %dead = arith.andi %a, %a : i1\n"
                                    "  cf.assert %a, \"\"\n"
                                    "  return\n"
                                    "}\n"
                                    "func.func @g(%a: i1) {\n"
                                    "  %dead = arith.andi %a, %a : i1\n"
                                    "  cf.assert %a, \"\"\n"
                                    "  return\n"
                                    "}");
    verb_fixture_run_on(&f, verb_get(i)->name, ir_find(&f.ir, "func.func", 0));
    EXPECT_CONTAINS("  func.func @g(%arg0: i1) {\n"
                    "    %0 = arith.andi %arg0, %arg0 : i1\n"
                    "    cf.assert %arg0, \"\"\n"
                    "    return\n",
                    verb_fixture_text(&f));
    verb_fixture_destroy(&f);
  }
}
