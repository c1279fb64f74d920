/* What unwrap puts back, and where. */
#include "testing/verb_fixture.h"

#include <stdlib.h>

TEST(Unwrap, contents_take_the_place_and_captures_the_arguments) {
  verb_fixture_t f = verb_fixture("func.func @f(%a: i32, %b: i32) {\n"
                                  "  \"my.before\"() : () -> ()\n"
                                  "  \"assertion.region\"(%b, %a) ({\n"
                                  "  ^bb0(%x: i32, %y: i32):\n"
                                  "    %ok = arith.cmpi slt, %x, %y : i32\n"
                                  "    cf.assert %ok, \"less\"\n"
                                  "  }) : (i32, i32) -> ()\n"
                                  "  \"my.after\"() : () -> ()\n"
                                  "  return\n"
                                  "}");
  verb_fixture_run(&f, "unwrap");
  EXPECT_STREQ("module {\n"
               "  func.func @f(%arg0: i32, %arg1: i32) {\n"
               "    \"my.before\"() : () -> ()\n"
               "    %0 = arith.cmpi slt, %arg1, %arg0 : i32\n"
               "    cf.assert %0, \"less\"\n"
               "    \"my.after\"() : () -> ()\n"
               "    return\n"
               "  }\n"
               "}\n",
               verb_fixture_text(&f));
  EXPECT_STREQ("", f.said);
  verb_fixture_expect_stable(&f, "unwrap");
  verb_fixture_destroy(&f);
}

TEST(Unwrap, a_value_captured_twice) {
  verb_fixture_t f = verb_fixture("func.func @f(%a: i1) {\n"
                                  "  \"assertion.region\"(%a, %a) ({\n"
                                  "  ^bb0(%x: i1, %y: i1):\n"
                                  "    %ok = arith.andi %x, %y : i1\n"
                                  "    cf.assert %ok, \"\"\n"
                                  "  }) : (i1, i1) -> ()\n"
                                  "  return\n"
                                  "}");
  verb_fixture_run(&f, "unwrap");
  EXPECT_CONTAINS("arith.andi %arg0, %arg0 : i1", verb_fixture_text(&f));
  verb_fixture_destroy(&f);
}

TEST(Unwrap, regions_without_an_assertion) {
  verb_fixture_t f = verb_fixture("func.func @f(%a: i1) {\n"
                                  "  \"assertion.region\"(%a) ({\n"
                                  "  ^bb0(%x: i1):\n"
                                  "  }) : (i1) -> ()\n"
                                  "  \"assertion.region\"(%a) ({\n"
                                  "  ^bb0(%x: i1):\n"
                                  "    \"my.effect\"(%x) : (i1) -> ()\n"
                                  "  }) : (i1) -> ()\n"
                                  "  return\n"
                                  "}");
  verb_fixture_run(&f, "unwrap");
  EXPECT_EQ(0, ir_count(&f.ir, "assertion.region"));
  EXPECT_CONTAINS("\"my.effect\"(%arg0)", verb_fixture_text(&f));
  verb_fixture_destroy(&f);
}

TEST(Unwrap, several_assertions_in_one) {
  verb_fixture_t f = verb_fixture("func.func @f(%a: i1) {\n"
                                  "  \"assertion.region\"(%a) ({\n"
                                  "  ^bb0(%x: i1):\n"
                                  "    cf.assert %x, \"one\"\n"
                                  "    scf.if %x {\n"
                                  "      cf.assert %x, \"two\"\n"
                                  "    }\n"
                                  "  }) : (i1) -> ()\n"
                                  "  return\n"
                                  "}");
  verb_fixture_run(&f, "unwrap");
  EXPECT_EQ(2, ir_count(&f.ir, "cf.assert"));
  EXPECT_EQ(1, ir_count(&f.ir, "scf.if"));
  EXPECT_EQ(0, ir_count(&f.ir, "assertion.region"));
  verb_fixture_destroy(&f);
}

TEST(Unwrap, nested_regions) {
  verb_fixture_t f = verb_fixture("func.func @f(%a: i1) {\n"
                                  "  \"assertion.region\"(%a) ({\n"
                                  "  ^bb0(%x: i1):\n"
                                  "    scf.if %x {\n"
                                  "      \"assertion.region\"(%x) ({\n"
                                  "      ^bb0(%y: i1):\n"
                                  "        \"assertion.region\"(%y) ({\n"
                                  "        ^bb0(%z: i1):\n"
                                  "          cf.assert %z, \"deep\"\n"
                                  "        }) : (i1) -> ()\n"
                                  "        cf.assert %y, \"less deep\"\n"
                                  "      }) : (i1) -> ()\n"
                                  "    }\n"
                                  "  }) : (i1) -> ()\n"
                                  "  return\n"
                                  "}");
  verb_fixture_run(&f, "unwrap");
  EXPECT_CONTAINS("    scf.if %arg0 {\n"
                  "      cf.assert %arg0, \"deep\"\n"
                  "      cf.assert %arg0, \"less deep\"\n"
                  "    }\n",
                  verb_fixture_text(&f));
  verb_fixture_expect_stable(&f, "unwrap");
  verb_fixture_destroy(&f);
}

TEST(Unwrap, one_with_a_terminator_is_left_whole) {
  verb_fixture_t f = verb_fixture("func.func @f(%a: i1) {\n"
                                  "  \"assertion.region\"(%a) ({\n"
                                  "  ^bb0(%x: i1):\n"
                                  "    cf.assert %x, \"\"\n"
                                  "    ub.unreachable\n"
                                  "  }) : (i1) -> ()\n"
                                  "  return\n"
                                  "}");
  verb_fixture_expect_stable(&f, "unwrap");
  EXPECT_EQ(1, ir_count(&f.ir, "assertion.region"));
  EXPECT_CONTAINS("2:3: remark: assertion is left whole: it holds a "
                  "terminator, which can't stand in the middle\n",
                  f.said);
  verb_fixture_destroy(&f);
}

TEST(Unwrap, only_those_selected) {
  verb_fixture_t f = verb_fixture("func.func @f(%a: i1, %b: !torch.bool) {\n"
                                  "  \"assertion.region\"(%a) ({\n"
                                  "  ^bb0(%x: i1):\n"
                                  "    cf.assert %x, \"cf\"\n"
                                  "  }) : (i1) -> ()\n"
                                  "  \"assertion.region\"(%b) ({\n"
                                  "  ^bb0(%x: !torch.bool):\n"
                                  "    torch.runtime.assert %x, \"torch\"\n"
                                  "  }) : (!torch.bool) -> ()\n"
                                  "  return\n"
                                  "}");
  f.options.analysis.kinds = 1u << POLICY_KIND_CF;
  verb_fixture_run(&f, "unwrap");
  EXPECT_EQ(1, ir_count(&f.ir, "assertion.region"));
  EXPECT_CONTAINS("cf.assert %arg0, \"cf\"", verb_fixture_text(&f));
  verb_fixture_destroy(&f);
}

TEST(Unwrap, assertions_that_are_not_wrapped_are_left_alone) {
  verb_fixture_t f = verb_fixture("func.func @f(%a: i1) {\n"
                                  "  cf.assert %a, \"\"\n"
                                  "  return\n"
                                  "}");
  verb_fixture_expect_stable(&f, "unwrap");
  verb_fixture_destroy(&f);
}

TEST(Unwrap, on_one_function) {
  verb_fixture_t f = verb_fixture("func.func @f(%a: i1) {\n"
                                  "  \"assertion.region\"(%a) ({\n"
                                  "  ^bb0(%x: i1):\n"
                                  "    cf.assert %x, \"\"\n"
                                  "  }) : (i1) -> ()\n"
                                  "  return\n"
                                  "}\n"
                                  "func.func @g(%a: i1) {\n"
                                  "  \"assertion.region\"(%a) ({\n"
                                  "  ^bb0(%x: i1):\n"
                                  "    cf.assert %x, \"\"\n"
                                  "  }) : (i1) -> ()\n"
                                  "  return\n"
                                  "}");
  verb_fixture_run_on(&f, "unwrap", ir_find(&f.ir, "func.func", 1));
  EXPECT_EQ(1, ir_count(&f.ir, "assertion.region"));
  EXPECT_CONTAINS("func.func @g(%arg0: i1) {\n    cf.assert",
                  verb_fixture_text(&f));
  verb_fixture_destroy(&f);
}
