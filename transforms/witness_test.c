/* shape.cstr_* and shape.assuming under drop. */
#include "testing/verb_fixture.h"

#include <regex.h>
#include <stdio.h>
#include <stdlib.h>

/* A function of two shapes, a witness and a bit around `body`. */
#define FUNCTION(body)                                                         \
  "func.func @f(%s: !shape.shape, %t: !shape.shape, %w: !shape.witness, "      \
  "%c: i1, %a: index) -> index {\n" body "}\n"

#define ASSUMING(result, witness, value)                                       \
  "  %" result " = shape.assuming %" witness " -> index {\n"                   \
  "    %x" result " = arith.addi %" value ", %a : index\n"                     \
  "    shape.assuming_yield %x" result " : index\n"                            \
  "  }\n"

/* Drops from `text` and counts what is left of the shape dialect. */
static void expect_left(const char *text, unsigned assuming,
                        unsigned assuming_all, unsigned constant) {
  verb_fixture_t f = verb_fixture(text);
  verb_fixture_run(&f, "drop");
  EXPECT_EQ(0, ir_count(&f.ir, "shape.cstr_eq"));
  EXPECT_EQ(0, ir_count(&f.ir, "shape.cstr_require"));
  EXPECT_EQ(0, ir_count(&f.ir, "shape.cstr_broadcastable"));
  EXPECT_EQ(assuming, ir_count(&f.ir, "shape.assuming"));
  EXPECT_EQ(assuming_all, ir_count(&f.ir, "shape.assuming_all"));
  EXPECT_EQ(constant, ir_count(&f.ir, "shape.const_witness"));
  verb_fixture_expect_stable(&f, "drop");
  verb_fixture_destroy(&f);
}

TEST(Witness, each_kind_gives_way) {
  static const char *const kinds[] = {
      "shape.cstr_eq %s, %t : !shape.shape, !shape.shape",
      "shape.cstr_broadcastable %s, %t : !shape.shape, !shape.shape",
      "shape.cstr_require %c, \"must hold\"",
  };
  static const char before[] =
      "func.func @f(%s: !shape.shape, %t: !shape.shape, %c: i1, %a: index)\n"
      "    -> index {\n";
  static const char after[] = "  %r = shape.assuming %v -> index {\n"
                              "    shape.assuming_yield %a : index\n"
                              "  }\n"
                              "  return %r : index\n"
                              "}\n";
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; ++i) {
    SCOPED_TRACE("%s", kinds[i]);
    char text[1024];
    snprintf(text, sizeof text, "%s  %%v = %s\n%s", before, kinds[i], after);
    expect_left(text, 0, 0, 0);
  }
}

TEST(Witness, the_body_takes_the_place) {
  verb_fixture_t f = verb_fixture(
      FUNCTION("  %v = shape.cstr_eq %s, %t : !shape.shape, !shape.shape\n"
               "  %all = shape.assuming_all %v, %v\n" ASSUMING("r", "all", "a")
                   ASSUMING("q", "v", "r") "  return %q : index\n"));
  verb_fixture_run(&f, "drop");
  EXPECT_CONTAINS("    %0 = arith.addi %arg4, %arg4 : index\n"
                  "    %1 = arith.addi %0, %arg4 : index\n"
                  "    return %1 : index\n",
                  verb_fixture_text(&f));
  verb_fixture_destroy(&f);
}

TEST(Witness, nested) {
  expect_left(
      FUNCTION(
          "  %v = shape.cstr_eq %s, %t : !shape.shape, !shape.shape\n"
          "  %r = shape.assuming %v -> index {\n"
          "    %u = shape.cstr_eq %t, %s : !shape.shape, !shape.shape\n"
          "    %all = shape.assuming_all %u, %v\n"
          "    %q = shape.assuming %all -> index {\n"
          "      %n = shape.cstr_require %c, \"deep\"\n" ASSUMING(
              "deep", "n", "a") "      shape.assuming_yield %deep : index\n"
                                "    }\n"
                                "    shape.assuming_yield %q : index\n"
                                "  }\n"
                                "  return %r : index\n"),
      0, 0, 0);
}

TEST(Witness, a_join_of_joins) {
  expect_left(
      FUNCTION("  %u = shape.cstr_eq %s, %t : !shape.shape, !shape.shape\n"
               "  %v = shape.cstr_eq %t, %s : !shape.shape, !shape.shape\n"
               "  %j = shape.assuming_all %u, %v\n"
               "  %k = shape.assuming_all %j, %u\n" ASSUMING("r", "k", "a")
                   ASSUMING("q", "j", "a") "  return %r : index\n"),
      0, 0, 0);
}

TEST(Witness, one_that_is_given_keeps_the_region) {
  expect_left(
      FUNCTION("  %v = shape.cstr_eq %s, %t : !shape.shape, !shape.shape\n"
               "  %all = shape.assuming_all %w, %v\n" ASSUMING(
                   "r", "all", "a") "  return %r : index\n"),
      1, 1, 1);
}

TEST(Witness, a_constant_that_passes_does_not_keep_it) {
  expect_left(
      FUNCTION("  %v = shape.cstr_eq %s, %t : !shape.shape, !shape.shape\n"
               "  %p = shape.const_witness true\n"
               "  %all = shape.assuming_all %p, %v\n" ASSUMING(
                   "r", "all", "a") "  return %r : index\n"),
      0, 0, 0);
}

TEST(Witness, a_constant_that_fails_keeps_it) {
  expect_left(
      FUNCTION("  %v = shape.cstr_eq %s, %t : !shape.shape, !shape.shape\n"
               "  %p = shape.const_witness false\n"
               "  %all = shape.assuming_all %p, %v\n" ASSUMING(
                   "r", "all", "a") "  return %r : index\n"),
      1, 1, 2);
}

TEST(Witness, what_no_assertion_made_is_left_alone) {
  verb_fixture_t f =
      verb_fixture(FUNCTION("  %p = shape.const_witness true\n"
                            "  %dead = shape.const_witness true\n" ASSUMING(
                                "r", "p", "a") "  return %r : index\n"));
  verb_fixture_expect_stable(&f, "drop");
  EXPECT_EQ(2, ir_count(&f.ir, "shape.const_witness"));
  EXPECT_EQ(1, ir_count(&f.ir, "shape.assuming"));
  verb_fixture_destroy(&f);
}

static const char mixed[] =
    FUNCTION("  %v = shape.cstr_require %c, \"first\"\n"
             "  %u = shape.cstr_require %c, \"second\"\n"
             "  %all = shape.assuming_all %v, %u\n" ASSUMING(
                 "r", "all", "a") "  return %r : index\n");

TEST(Witness, one_that_is_kept_keeps_the_region) {
  verb_fixture_t f = verb_fixture(mixed);
  f.options.analysis.kinds = 1u << POLICY_KIND_CF;
  verb_fixture_expect_stable(&f, "drop");
  EXPECT_EQ(2, ir_count(&f.ir, "shape.cstr_require"));
  verb_fixture_destroy(&f);
}

TEST(Witness, in_two_steps_is_as_in_one) {
  regex_t first;
  ASSERT_EQ(0, regcomp(&first, "first", REG_EXTENDED | REG_NOSUB));
  verb_fixture_t f = verb_fixture(mixed);
  f.options.analysis.match = &first;
  verb_fixture_run(&f, "drop");
  EXPECT_EQ(1, ir_count(&f.ir, "shape.cstr_require"));
  EXPECT_EQ(1, ir_count(&f.ir, "shape.assuming"));
  EXPECT_EQ(1, ir_count(&f.ir, "shape.const_witness"));
  f.options.analysis.match = NULL;
  verb_fixture_run(&f, "drop");
  char *at_once = verb_text_after(mixed, "drop");
  EXPECT_STREQ(at_once, verb_fixture_text(&f));
  free(at_once);
  regfree(&first);
  verb_fixture_destroy(&f);
}

TEST(Witness, returned_or_passed_on) {
  verb_fixture_t f = verb_fixture(
      "func.func @f(%s: !shape.shape, %c: i1) -> !shape.witness {\n"
      "  %v = shape.cstr_eq %s, %s : !shape.shape, !shape.shape\n"
      "  cf.br ^bb1(%v : !shape.witness)\n"
      "^bb1(%u: !shape.witness):\n"
      "  shape.assuming %u {\n"
      "    \"my.effect\"() : () -> ()\n"
      "  }\n"
      "  return %v : !shape.witness\n"
      "}");
  verb_fixture_run(&f, "drop");
  EXPECT_CONTAINS("%0 = shape.const_witness true\n", verb_fixture_text(&f));
  EXPECT_CONTAINS("cf.br ^bb1(%0 : !shape.witness)", verb_fixture_text(&f));
  EXPECT_CONTAINS("return %0 : !shape.witness", verb_fixture_text(&f));
  EXPECT_EQ(1, ir_count(&f.ir, "shape.assuming"));
  verb_fixture_destroy(&f);
}

TEST(Witness, effects_inside_stay) {
  verb_fixture_t f =
      verb_fixture("func.func @f(%s: !shape.shape, %m: memref<i1>, %c: i1) {\n"
                   "  %v = shape.cstr_eq %s, %s : !shape.shape, !shape.shape\n"
                   "  shape.assuming %v {\n"
                   "    memref.store %c, %m[] : memref<i1>\n"
                   "  }\n"
                   "  return\n"
                   "}");
  verb_fixture_run(&f, "drop");
  EXPECT_EQ(1, ir_count(&f.ir, "memref.store"));
  EXPECT_EQ(0, ir_count(&f.ir, "shape.assuming"));
  verb_fixture_destroy(&f);
}

TEST(Witness, inside_what_was_dead) {
  expect_left(
      FUNCTION("  %v = shape.cstr_eq %s, %t : !shape.shape, !shape.shape\n"
               "  scf.if %c {\n" ASSUMING("r", "v", "a") "  }\n"
                                                         "  return %a : "
                                                         "index\n"),
      0, 0, 0);
}

TEST(Witness, inside_the_slice_of_another_assertion) {
  expect_left(
      FUNCTION(
          "  %v = shape.cstr_eq %s, %t : !shape.shape, !shape.shape\n"
          "  %p = shape.const_witness true\n"
          "  %all = shape.assuming_all %v, %p\n" ASSUMING("r", "all", "a")
              ASSUMING("q", "p", "a") "  %ok = arith.cmpi ne, %r, %q : index\n"
                                      "  cf.assert %ok, \"\"\n"
                                      "  return %a : index\n"),
      0, 0, 0);
}

/* What a body yields may be any witness: the one that is given still holds. */
TEST(Witness, one_that_a_body_yields_is_not_known_to_pass) {
  verb_fixture_t f = verb_fixture(
      FUNCTION("  %v = shape.cstr_eq %s, %t : !shape.shape, !shape.shape\n"
               "  %y = shape.assuming %v -> (!shape.witness) {\n"
               "    shape.assuming_yield %w : !shape.witness\n"
               "  }\n" ASSUMING("r", "y", "a") "  return %r : index\n"));
  verb_fixture_run(&f, "drop");
  EXPECT_CONTAINS("shape.assuming %arg2 -> (index)", verb_fixture_text(&f));
  EXPECT_EQ(1, ir_count(&f.ir, "shape.assuming"));
  verb_fixture_destroy(&f);
}

TEST(Witness, unused) {
  expect_left(
      FUNCTION("  %v = shape.cstr_eq %s, %t : !shape.shape, !shape.shape\n"
               "  return %a : index\n"),
      0, 0, 0);
}
