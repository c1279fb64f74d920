/* The plan of a region by itself, before anything changes. */
#include "transforms/wrap_plan.h"

#include "dialect/context.h"
#include "testing/gtest_c.h"
#include "testing/ir.h"

/* A root, its analysis and a plan for it. */
typedef struct planned_t {
  ir_t ir;
  policy_t *policy;
  analysis_t *analysis;
  arena_t arena;
  wrap_plan_t plan;
} planned_t;

static void plan_init(planned_t *p, const char *text) {
  p->ir = ir_parse(text);
  p->policy = policy_create();
  analysis_options_t options = {.policy = p->policy};
  p->analysis = analysis_create(p->ir.root, &options);
  arena_init(&p->arena, allocator_system());
  EXPECT_TRUE(wrap_plan_init(&p->plan, p->analysis, &p->arena));
}

static void plan_deinit(planned_t *p) {
  wrap_plan_deinit(&p->plan);
  arena_deinit(&p->arena);
  analysis_destroy(p->analysis);
  policy_destroy(p->policy);
  ir_destroy(&p->ir);
}

static void expect_plan(planned_t *p, uint32_t i, uint32_t moved,
                        uint32_t cloned, uint32_t captured) {
  EXPECT_STREQ(NULL, wrap_plan_make(&p->plan, i));
  EXPECT_EQ(moved, p->plan.num_moved);
  EXPECT_EQ(cloned, p->plan.num_cloned);
  EXPECT_EQ(captured, p->plan.num_captures);
  wrap_plan_clear(&p->plan);
}

TEST(WrapPlan, moved_cloned_captured) {
  planned_t p;
  plan_init(&p, "func.func @f(%t: tensor<?xf32>) -> index {\n"
                "  %c0 = arith.constant 0 : index\n"
                "  %d = tensor.dim %t, %c0 : tensor<?xf32>\n"
                "  %s = arith.addi %d, %d : index\n"
                "  %ok = arith.cmpi ne, %s, %c0 : index\n"
                "  cf.assert %ok, \"\"\n"
                "  return %d : index\n"
                "}");
  expect_plan(&p, 0, 2, 2, 1);
  plan_deinit(&p);
}

/* A plan leaves no trace that the next one could see. */
TEST(WrapPlan, plans_are_independent) {
  planned_t p;
  plan_init(&p, "func.func @f(%a: i32, %b: i32) {\n"
                "  %z = arith.constant 0 : i32\n"
                "  %x = arith.cmpi ne, %a, %z : i32\n"
                "  cf.assert %x, \"first\"\n"
                "  %y = arith.cmpi ne, %b, %z : i32\n"
                "  cf.assert %y, \"second\"\n"
                "  return\n"
                "}");
  for (int round = 0; round < 3; ++round) {
    expect_plan(&p, 0, 1, 1, 1);
    expect_plan(&p, 1, 1, 1, 1);
  }
  for (uint32_t id = 0; id < analysis_num_operations(p.analysis); ++id)
    EXPECT_EQ(WRAP_OUTSIDE, p.plan.part[id]);
  plan_deinit(&p);
}

TEST(WrapPlan, a_value_is_captured_once) {
  planned_t p;
  plan_init(&p, "func.func @f(%a: i1) {\n"
                "  %x = arith.andi %a, %a : i1\n"
                "  %y = arith.ori %x, %a : i1\n"
                "  cf.assert %y, \"\"\n"
                "  return\n"
                "}");
  expect_plan(&p, 0, 2, 0, 1);
  plan_deinit(&p);
}

TEST(WrapPlan, many_captures) {
  planned_t p;
  plan_init(&p, "func.func @f(%a: i1, %b: i1, %c: i1, %d: i1, %e: i1, %f: i1, "
                "%g: i1, %h: i1, %i: i1, %j: i1, %k: i1, %l: i1) {\n"
                "  %0 = \"my.pure\"(%a, %b, %c, %d, %e, %f, %g, %h, %i, %j, "
                "%k, %l) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) "
                "-> i1\n"
                "  %1 = arith.andi %0, %a : i1\n"
                "  cf.assert %1, \"\"\n"
                "  return\n"
                "}");
  expect_plan(&p, 0, 1, 0, 2);
  wrap_plan_deinit(&p.plan);
  analysis_destroy(p.analysis);
  policy_add_pure(p.policy, mlirStringRefCreateFromCString("my.pure"), NULL,
                  NULL);
  analysis_options_t options = {.policy = p.policy};
  p.analysis = analysis_create(p.ir.root, &options);
  EXPECT_TRUE(wrap_plan_init(&p.plan, p.analysis, &p.arena));
  expect_plan(&p, 0, 2, 0, 12);
  plan_deinit(&p);
}

TEST(WrapPlan, the_nest_is_the_innermost_loop_or_function) {
  planned_t p;
  plan_init(&p, "func.func @f(%c: i1, %n: index) {\n"
                "  %c0 = arith.constant 0 : index\n"
                "  scf.if %c {\n"
                "    cf.assert %c, \"function\"\n"
                "    scf.for %i = %c0 to %n step %n {\n"
                "      scf.if %c {\n"
                "        cf.assert %c, \"loop\"\n"
                "      }\n"
                "    }\n"
                "  }\n"
                "  return\n"
                "}");
  uint32_t function = analysis_assertion(p.analysis, 0)->id;
  uint32_t loop = analysis_assertion(p.analysis, 1)->id;
  EXPECT_EQ(analysis_id(p.analysis, ir_find(&p.ir, "func.func", 0)),
            p.plan.nest[function]);
  EXPECT_EQ(analysis_id(p.analysis, ir_find(&p.ir, "scf.for", 0)),
            p.plan.nest[loop]);
  plan_deinit(&p);
}

/* The region's block would not be in order of dominance. */
TEST(WrapPlan, a_cycle_is_refused_or_captured) {
  planned_t p;
  plan_init(&p, "module {\n"
                "  %a = arith.andi %b, %b : i1\n"
                "  %b = arith.andi %a, %a : i1\n"
                "  cf.assert %b, \"\"\n"
                "}");
  expect_plan(&p, 0, 0, 0, 1);
  plan_deinit(&p);
}
