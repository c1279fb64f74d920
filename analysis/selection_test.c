/* Which assertions are selected: by kind, function, message and place. */
#include <regex.h>
#include <string.h>

#include "dialect/string_ref.h"
#include "testing/analysis_fixture.h"

static const char text[] = "func.func @first(%p: !torch.bool, %c: i1) {\n"
                           "  torch.runtime.assert %p, \"size of batch\"\n"
                           "  cf.assert %c, \"rank\"\n"
                           "  scf.if %c {\n"
                           "    cf.assert %c, \"size of channel\"\n"
                           "  }\n"
                           "  return\n"
                           "}\n"
                           "func.func @second(%p: !torch.bool, %c: i1) {\n"
                           "  cf.br ^bb1\n"
                           "^bb1:\n"
                           "  cf.assert %c, \"size\\00hidden tail\"\n"
                           "  torch.runtime.assert %p, \"\\FF\\FE bytes\"\n"
                           "  torch.runtime.assert %p, \"\"\n"
                           "  return\n"
                           "}\n";

/* The assertions of `text` as one bit each: "0" is bit 0. */
enum { ALL = 0x3f };

/* Which of the assertions of `text` are selected, by where they stand. */
static unsigned selected(analysis_options_t options) {
  analysed_t every = analyse(text);
  analysed_t some = analyse_with(text, options);
  unsigned bits = 0;
  EXPECT_EQ(6, analysis_num_assertions(every.analysis));
  for (uint32_t i = 0; i < analysis_num_assertions(some.analysis); ++i)
    for (uint32_t k = 0; k < 6; ++k)
      if (nth_assertion(&every, k)->id == nth_assertion(&some, i)->id)
        bits |= 1u << k;
  EXPECT_EQ(6, analysis_num_assertions(some.analysis) +
                   analysis_num_unselected(some.analysis));
  analysed_destroy(&every);
  analysed_destroy(&some);
  return bits;
}

/* Whether a message matches says nothing of whether its assertion is selected
 * otherwise. */
TEST(Selection, that_a_message_matches_is_said) {
  regex_t regex;
  static const char *const patterns[] = {"size", "no such message"};
  for (int i = 0; i < 2; ++i) {
    bool matched = false;
    ASSERT_EQ(0, regcomp(&regex, patterns[i], REG_EXTENDED | REG_NOSUB));
    EXPECT_EQ(0, selected((analysis_options_t){.match = &regex,
                                               .matched = &matched,
                                               .only = string_ref("none")}));
    EXPECT_EQ(i == 0, matched);
    regfree(&regex);
  }
}

static unsigned matching(const char *pattern) {
  regex_t regex;
  EXPECT_EQ(0, regcomp(&regex, pattern, REG_EXTENDED));
  unsigned bits = selected((analysis_options_t){.match = &regex});
  regfree(&regex);
  return bits;
}

TEST(Selection, all_by_default) {
  EXPECT_EQ(ALL, selected((analysis_options_t){0}));
}

TEST(Selection, by_kind) {
  EXPECT_EQ(0x31,
            selected((analysis_options_t){.kinds = 1u << POLICY_KIND_RUNTIME}));
  EXPECT_EQ(0x0e,
            selected((analysis_options_t){.kinds = 1u << POLICY_KIND_CF}));
  EXPECT_EQ(ALL,
            selected((analysis_options_t){.kinds = 1u << POLICY_KIND_CF |
                                                   1u << POLICY_KIND_RUNTIME}));
  EXPECT_EQ(0, selected((analysis_options_t){.kinds = 1u << POLICY_KIND_ATEN}));
}

TEST(Selection, by_function) {
  EXPECT_EQ(0x07, selected((analysis_options_t){.only = string_ref("first")}));
  EXPECT_EQ(0x38, selected((analysis_options_t){.only = string_ref("second")}));
  EXPECT_EQ(0, selected((analysis_options_t){.only = string_ref("fir")}));
  EXPECT_EQ(0, selected((analysis_options_t){.only = string_ref("third")}));
}

TEST(Selection, by_message) {
  EXPECT_EQ(0x0d, matching("size"));
  EXPECT_EQ(0x02, matching("^rank$"));
  EXPECT_EQ(0x20, matching("^$"));
  EXPECT_EQ(ALL, matching(""));
}

TEST(Selection, a_message_goes_on_behind_a_nul) {
  EXPECT_EQ(0x08, matching("hidden tail$"));
  EXPECT_EQ(0x08, matching("^size.*tail$") | matching("hidden"));
}

TEST(Selection, a_message_may_be_no_utf_8) {
  EXPECT_EQ(0x10, matching("bytes"));
}

TEST(Selection, away_from_the_entry) {
  EXPECT_EQ(0x3c, selected((analysis_options_t){.keep_at_entry = true}));
}

TEST(Selection, all_of_it_together) {
  regex_t regex;
  ASSERT_EQ(0, regcomp(&regex, "size", REG_EXTENDED));
  EXPECT_EQ(0x04, selected((analysis_options_t){.kinds = 1u << POLICY_KIND_CF,
                                                .only = string_ref("first"),
                                                .match = &regex,
                                                .keep_at_entry = true}));
  regfree(&regex);
}

TEST(Selection, what_is_not_selected_keeps_its_chain) {
  analysis_options_t options = {.kinds = 1u << POLICY_KIND_CF};
  analysed_t t =
      analyse_with("func.func @f(%n: !torch.int, %i: index) {\n"
                   "  %e = torch.aten.eq.int %n, %n {want = \"live\"}"
                   " : !torch.int, !torch.int -> !torch.bool\n"
                   "  torch.runtime.assert %e, \"stays\" {want = \"live\"}\n"
                   "  %z = arith.cmpi eq, %i, %i {want = \"slice 0\"} : index\n"
                   "  cf.assert %z, \"goes\" {want = \"assertion 0\"}\n"
                   "  return\n"
                   "}\n",
                   options);
  expect_wanted(&t);
  EXPECT_EQ(ANALYSIS_ROOT_UNSELECTED,
            analysis_root(t.analysis, nth_id(&t, "torch.runtime.assert", 0)));
  analysed_destroy(&t);
}

TEST(Selection, a_region_counts_by_what_is_in_it) {
  static const char wrapped[] = "func.func @f(%c: i1) {\n"
                                "  \"assertion.region\"(%c) ({\n"
                                "  ^bb0(%d: i1):\n"
                                "    cf.assert %d, \"in the region\"\n"
                                "  }) : (i1) -> ()\n"
                                "  return\n"
                                "}\n";
  analysed_t t = analyse_with(
      wrapped, (analysis_options_t){.kinds = 1u << POLICY_KIND_CF});
  EXPECT_EQ(1, analysis_num_assertions(t.analysis));
  analysed_destroy(&t);
  t = analyse_with(wrapped,
                   (analysis_options_t){.kinds = 1u << POLICY_KIND_RUNTIME});
  EXPECT_EQ(0, analysis_num_assertions(t.analysis));
  EXPECT_EQ(1, analysis_num_unselected(t.analysis));
  analysed_destroy(&t);
  t = analyse_with(wrapped, (analysis_options_t){.keep_at_entry = true});
  EXPECT_EQ(1, analysis_num_unselected(t.analysis));
  analysed_destroy(&t);
}

/* What would not be selected, were it an assertion, is not spoken of. */
TEST(Selection, of_what_looks_like_an_assertion) {
  static const char text[] =
      "func.func @f(%p: !torch.bool, %n: !torch.int) -> !torch.int {\n"
      "  %none = torch.constant.none\n"
      "  %m = torch.constant.str \"no\"\n"
      "  %r = torch.prim.If %p -> (!torch.int) {\n"
      "    torch.prim.If.yield %n : !torch.int\n"
      "  } else {\n"
      "    torch.prim.RaiseException %m, %none : !torch.str, !torch.none\n"
      "    %u = torch.prim.Uninitialized : !torch.int\n"
      "    torch.prim.If.yield %u : !torch.int\n"
      "  }\n"
      "  \"tt.assert\"() {message = \"no\"} : () -> ()\n"
      "  return %r : !torch.int\n"
      "}\n";
  regex_t other;
  ASSERT_EQ(0, regcomp(&other, "yes", REG_EXTENDED | REG_NOSUB));
  const struct {
    analysis_options_t options;
    unsigned skipped;
  } cases[] = {
      {{0}, 2},
      {{.kinds = 1u << POLICY_KIND_RAISE}, 1},
      {{.kinds = 1u << POLICY_KIND_FOREIGN}, 1},
      {{.kinds = 1u << POLICY_KIND_CF}, 0},
      {{.only = string_ref("f")}, 2},
      {{.only = string_ref("g")}, 0},
      {{.match = &other}, 0},
      {{.keep_at_entry = true}, 0},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    analysed_t t = analyse_with(text, cases[i].options);
    EXPECT_EQ(cases[i].skipped, analysis_num_skipped(t.analysis));
    analysed_destroy(&t);
  }
  regfree(&other);
}
