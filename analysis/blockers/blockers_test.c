/* Blockers: which operations are listed, and the ways to what keeps them. */
#include <stdlib.h>

#include "testing/blockers_fixture.h"

/* A size that reaches a result through a list and a view. */
static const char VIEW[] =
    "func.func @f(%a: !torch.vtensor<[?,4],f32>) -> "
    "!torch.vtensor<[?,2,2],f32> {\n"
    "  %c0 = torch.constant.int 0\n"
    "  %c2 = torch.constant.int 2\n"
    "  %n = torch.aten.size.int %a, %c0 : !torch.vtensor<[?,4],f32>, "
    "!torch.int -> !torch.int\n"
    "  %l = torch.prim.ListConstruct %n, %c2, %c2 : (!torch.int, !torch.int, "
    "!torch.int) -> !torch.list<int>\n"
    "  %v = torch.aten.view %a, %l : !torch.vtensor<[?,4],f32>, "
    "!torch.list<int> -> !torch.vtensor<[?,2,2],f32>\n"
    "  return %v : !torch.vtensor<[?,2,2],f32>\n"
    "}\n";

TEST(Blockers, size_and_its_way_to_the_return) {
  fixture_t f = fixture_create(VIEW, BACKEND_TOSA);
  ASSERT_EQ(2, blockers_count(f.blockers));
  const blocker_t *size = blockers_get(f.blockers, 0);
  EXPECT_STREQ("torch.aten.size.int", name_text(&f, 0));
  EXPECT_EQ(BLOCKER_REFUSED, size->certainty);
  EXPECT_STREQ("the size of self at dim is unknown", size->reason);
  EXPECT_EQ(4, size->path_length);
  EXPECT_STREQ("aten.size.int prim.ListConstruct aten.view return",
               path_text(&f, 0));
  EXPECT_STREQ("torch.aten.view", name_text(&f, 1));
  EXPECT_STREQ("aten.view return", path_text(&f, 1));
  EXPECT_STREQ("size is not constant", blockers_get(f.blockers, 1)->reason);
  fixture_destroy(&f);
}

TEST(Blockers, backends_differ) {
  for (int backend = BACKEND_STABLEHLO; backend < BACKEND_COUNT; ++backend) {
    fixture_t f = fixture_create(VIEW, (backend_t)backend);
    EXPECT_EQ(0, blockers_count(f.blockers));
    fixture_destroy(&f);
  }
}

TEST(Blockers, path_is_cut_at_the_capacity) {
  fixture_t f = fixture_create(VIEW, BACKEND_TOSA);
  MlirOperation path[2] = {{0}};
  EXPECT_EQ(4, blockers_path(f.blockers, 0, path, 1));
  EXPECT_TRUE(mlirOperationEqual(path[0], blockers_get(f.blockers, 0)->op));
  EXPECT_TRUE(mlirOperationIsNull(path[1]));
  EXPECT_EQ(4, blockers_path(f.blockers, 0, NULL, 0));
  fixture_destroy(&f);
}

TEST(Blockers, function_as_root) {
  fixture_t f = fixture_parse(VIEW);
  MlirBlock body = mlirRegionGetFirstBlock(mlirOperationGetRegion(f.module, 0));
  f.blockers =
      blockers_find(mlirBlockGetFirstOperation(body), f.policy, BACKEND_TOSA);
  ASSERT_TRUE(f.blockers != NULL);
  EXPECT_EQ(2, blockers_count(f.blockers));
  EXPECT_STREQ("aten.view return", path_text(&f, 1));
  fixture_destroy(&f);
}

TEST(Blockers, empty_module) {
  fixture_t f = fixture_create("module {}", BACKEND_TOSA);
  EXPECT_EQ(0, blockers_count(f.blockers));
  fixture_destroy(&f);
}

TEST(Blockers, dead_size_is_refused_and_nothing_uses_it) {
  fixture_t f = fixture_create(
      "func.func @f(%a: !torch.vtensor<[?],f32>) {\n"
      "  %c0 = torch.constant.int 0\n"
      "  %n = torch.aten.size.int %a, %c0 : !torch.vtensor<[?],f32>, "
      "!torch.int -> !torch.int\n"
      "  return\n}\n",
      BACKEND_TOSA);
  ASSERT_EQ(1, blockers_count(f.blockers));
  EXPECT_EQ(0, blockers_get(f.blockers, 0)->path_length);
  EXPECT_STREQ("", path_text(&f, 0));
  fixture_destroy(&f);
}

TEST(Blockers, dead_list_of_a_size_does_not_keep_it) {
  fixture_t f = fixture_create(
      "func.func @f(%a: !torch.vtensor<[?],f32>) {\n"
      "  %c0 = torch.constant.int 0\n"
      "  %n = torch.aten.size.int %a, %c0 : !torch.vtensor<[?],f32>, "
      "!torch.int -> !torch.int\n"
      "  %l = torch.prim.ListConstruct %n : (!torch.int) -> "
      "!torch.list<int>\n"
      "  return\n}\n",
      BACKEND_TOSA);
  ASSERT_EQ(1, blockers_count(f.blockers));
  EXPECT_EQ(0, blockers_get(f.blockers, 0)->path_length);
  fixture_destroy(&f);
}

TEST(Blockers, static_size_folds) {
  fixture_t f = fixture_create(
      "func.func @f(%a: !torch.vtensor<[3,?],f32>) {\n"
      "  %c = torch.constant.int -2\n"
      "  %n = torch.aten.size.int %a, %c : !torch.vtensor<[3,?],f32>, "
      "!torch.int -> !torch.int\n"
      "  return\n}\n",
      BACKEND_TOSA);
  EXPECT_EQ(0, blockers_count(f.blockers));
  fixture_destroy(&f);
}

static const char ASSERT_TEXT[] =
    "func.func @f(%a: !torch.vtensor<[?,4],f32>) -> "
    "!torch.vtensor<[?,4],f32> {\n"
    "  %c0 = torch.constant.int 0\n"
    "  %c4 = torch.constant.int 4\n"
    "  %n = torch.aten.size.int %a, %c0 : !torch.vtensor<[?,4],f32>, "
    "!torch.int -> !torch.int\n"
    "  %e = torch.aten.eq.int %n, %c4 : !torch.int, !torch.int -> "
    "!torch.bool\n"
    "  torch.runtime.assert %e, \"size must be 4\"\n"
    "  return %a : !torch.vtensor<[?,4],f32>\n"
    "}\n";

TEST(Blockers, assertion_keeps_its_condition) {
  fixture_t f = fixture_create(ASSERT_TEXT, BACKEND_TOSA);
  ASSERT_EQ(3, blockers_count(f.blockers));
  EXPECT_STREQ("aten.size.int aten.eq.int runtime.assert", path_text(&f, 0));
  EXPECT_STREQ("aten.eq.int runtime.assert", path_text(&f, 1));
  EXPECT_STREQ("runtime.assert", path_text(&f, 2));
  EXPECT_EQ(1, blockers_get(f.blockers, 2)->path_length);
  EXPECT_STREQ("it has no conversion", blockers_get(f.blockers, 2)->reason);
  fixture_destroy(&f);
}

TEST(Blockers, stablehlo_takes_constant_assertions_only) {
  fixture_t f = fixture_create(ASSERT_TEXT, BACKEND_STABLEHLO);
  ASSERT_EQ(1, blockers_count(f.blockers));
  EXPECT_STREQ("torch.runtime.assert", name_text(&f, 0));
  EXPECT_STREQ("condition is not the constant true",
               blockers_get(f.blockers, 0)->reason);
  fixture_destroy(&f);
}

TEST(Blockers, constant_assertions_by_backend) {
  static const struct {
    const char *value;
    backend_t backend;
    size_t count;
  } cases[] = {
      {"true", BACKEND_STABLEHLO, 0}, {"false", BACKEND_STABLEHLO, 1},
      {"true", BACKEND_TOSA, 1},      {"false", BACKEND_TOSA, 1},
      {"true", BACKEND_LINALG, 0},    {"false", BACKEND_LINALG, 0},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    char text[256];
    snprintf(text, sizeof text,
             "func.func @f() {\n  %%c = torch.constant.bool %s\n"
             "  torch.runtime.assert %%c, \"m\"\n  return\n}\n",
             cases[i].value);
    fixture_t f = fixture_create(text, cases[i].backend);
    EXPECT_EQ(cases[i].count, blockers_count(f.blockers));
    fixture_destroy(&f);
  }
}

TEST(Blockers, shortest_of_two_ways) {
  fixture_t f = fixture_create(
      "func.func @f(%a: !torch.vtensor<[?],f32>) -> !torch.int {\n"
      "  %c0 = torch.constant.int 0\n"
      "  %n = torch.aten.size.int %a, %c0 : !torch.vtensor<[?],f32>, "
      "!torch.int -> !torch.int\n"
      "  %m = torch.aten.add.int %n, %c0 : !torch.int, !torch.int -> "
      "!torch.int\n"
      "  %e = torch.aten.eq.int %m, %c0 : !torch.int, !torch.int -> "
      "!torch.bool\n"
      "  torch.runtime.assert %e, \"m\"\n"
      "  return %n : !torch.int\n}\n",
      BACKEND_TOSA);
  EXPECT_STREQ("torch.aten.size.int", name_text(&f, 0));
  EXPECT_STREQ("aten.size.int return", path_text(&f, 0));
  fixture_destroy(&f);
}

static const char NESTED[] =
    "func.func @f(%a: !torch.vtensor<[?],f32>, %b: !torch.bool) -> "
    "!torch.int {\n"
    "  %c0 = torch.constant.int 0\n"
    "  %r = torch.prim.If %b -> (!torch.int) {\n"
    "    %n = torch.aten.size.int %a, %c0 : !torch.vtensor<[?],f32>, "
    "!torch.int -> !torch.int\n"
    "    torch.prim.If.yield %n : !torch.int\n"
    "  } else {\n"
    "    torch.prim.If.yield %c0 : !torch.int\n"
    "  }\n"
    "  return %r : !torch.int\n}\n";

TEST(Blockers, way_out_of_a_region_by_its_yield) {
  fixture_t f = fixture_create(NESTED, BACKEND_TOSA);
  size_t found = 0;
  for (size_t i = 0; i < blockers_count(f.blockers); ++i)
    if (strcmp(name_text(&f, i), "torch.aten.size.int") == 0) {
      EXPECT_STREQ("aten.size.int prim.If.yield prim.If return",
                   path_text(&f, i));
      ++found;
    }
  EXPECT_EQ(1, found);
  fixture_destroy(&f);
}

TEST(Blockers, linalg_takes_regions) {
  fixture_t f = fixture_create(NESTED, BACKEND_LINALG);
  EXPECT_EQ(0, blockers_count(f.blockers));
  fixture_destroy(&f);
}

TEST(Blockers, region_is_kept_by_an_effect_in_it) {
  fixture_t f = fixture_create(
      "func.func @f(%a: !torch.vtensor<[?],f32>, %x: !torch.int) {\n"
      "  %c0 = torch.constant.int 0\n"
      "  %n = torch.aten.size.int %a, %c0 : !torch.vtensor<[?],f32>, "
      "!torch.int -> !torch.int\n"
      "  %e = torch.aten.eq.int %n, %c0 : !torch.int, !torch.int -> "
      "!torch.bool\n"
      "  torch.prim.If %e -> () {\n"
      "    torch.prim.Print(%x) : !torch.int\n"
      "    torch.prim.If.yield\n"
      "  } else {\n"
      "    torch.prim.If.yield\n"
      "  }\n"
      "  return\n}\n",
      BACKEND_TOSA);
  EXPECT_STREQ("torch.aten.size.int", name_text(&f, 1));
  EXPECT_STREQ("aten.size.int aten.eq.int prim.If prim.Print",
               path_text(&f, 1));
  fixture_destroy(&f);
}

TEST(Blockers, branch_keeps_its_condition) {
  fixture_t f = fixture_create(
      "func.func @f(%x: !torch.int) {\n"
      "  %c0 = torch.constant.int 0\n"
      "  %e = torch.aten.eq.int %x, %c0 : !torch.int, !torch.int -> "
      "!torch.bool\n"
      "  %b = torch_c.to_i1 %e\n"
      "  cf.cond_br %b, ^bb1, ^bb2\n"
      "^bb1:\n  return\n^bb2:\n  return\n}\n",
      BACKEND_STABLEHLO);
  ASSERT_EQ(1, blockers_count(f.blockers));
  EXPECT_STREQ("cf.cond_br", name_text(&f, 0));
  EXPECT_EQ(1, blockers_get(f.blockers, 0)->path_length);
  fixture_destroy(&f);
}

/* An unused slice, and what it is unused by. */
static size_t count_with_slice(const char *rest, backend_t backend) {
  char text[1024];
  snprintf(text, sizeof text,
           "func.func @f(%%a: !torch.vtensor<[?],f32>) -> "
           "!torch.vtensor<[?],f32> {\n"
           "  %%c0 = torch.constant.int 0\n  %%c1 = torch.constant.int 1\n"
           "  %%s = torch.aten.slice.Tensor %%a, %%c0, %%c0, %%c1, %%c1 : "
           "!torch.vtensor<[?],f32>, !torch.int, !torch.int, !torch.int, "
           "!torch.int -> !torch.vtensor<[?],f32>\n%s}\n",
           rest);
  fixture_t f = fixture_create(text, backend);
  size_t count = blockers_count(f.blockers);
  fixture_destroy(&f);
  return count;
}

TEST(Blockers, unused_slice_is_swept_with_its_users) {
  EXPECT_EQ(0, count_with_slice("  return %a : !torch.vtensor<[?],f32>\n",
                                BACKEND_TOSA));
  EXPECT_EQ(1, count_with_slice("  return %s : !torch.vtensor<[?],f32>\n",
                                BACKEND_TOSA));
  EXPECT_EQ(0, count_with_slice(
                   "  %t = torch.aten.slice.Tensor %s, %c0, %c0, %c1, %c1 : "
                   "!torch.vtensor<[?],f32>, !torch.int, !torch.int, "
                   "!torch.int, !torch.int -> !torch.vtensor<[?],f32>\n"
                   "  return %a : !torch.vtensor<[?],f32>\n",
                   BACKEND_TOSA));
}

TEST(Blockers, symbols_are_refused_where_they_are_bound) {
  static const char unused[] =
      "func.func @f() {\n"
      "  %s = torch.symbolic_int \"s\" {min_val = 0, max_val = 9} : "
      "!torch.int\n  return\n}\n";
  static const char bound[] =
      "func.func @f(%a: !torch.vtensor<[?],f32>) {\n"
      "  %s = torch.symbolic_int \"s\" {min_val = 0, max_val = 9} : "
      "!torch.int\n"
      "  torch.bind_symbolic_shape %a, [%s], affine_map<()[s0] -> (s0)> : "
      "!torch.vtensor<[?],f32>\n  return\n}\n";
  for (int backend = 0; backend < BACKEND_COUNT; ++backend) {
    fixture_t f = fixture_create(unused, (backend_t)backend);
    EXPECT_EQ(0, blockers_count(f.blockers));
    fixture_destroy(&f);
    f = fixture_create(bound, (backend_t)backend);
    EXPECT_EQ(2, blockers_count(f.blockers));
    /* The policy keeps symbols for what their facts are worth. */
    EXPECT_STREQ("symbolic_int", path_text(&f, 0));
    fixture_destroy(&f);
  }
}

TEST(Blockers, unheard_of_torch_operation_is_unknown) {
  fixture_t f = fixture_create(
      "func.func @f(%x: !torch.vtensor<[2],f32>) {\n"
      "  \"torch.aten.of_next_year\"(%x) : (!torch.vtensor<[2],f32>) -> ()\n"
      "  return\n}\n",
      BACKEND_LINALG);
  ASSERT_EQ(1, blockers_count(f.blockers));
  EXPECT_EQ(BLOCKER_UNKNOWN, blockers_get(f.blockers, 0)->certainty);
  EXPECT_STREQ("it is unknown to the table",
               blockers_get(f.blockers, 0)->reason);
  fixture_destroy(&f);
}

TEST(Blockers, contract_excludes_what_it_does_not_list) {
  fixture_t f = fixture_create("func.func @f() {\n  \"other.op\"() : () -> "
                               "()\n  return\n}\n",
                               BACKEND_LINALG);
  ASSERT_EQ(1, blockers_count(f.blockers));
  EXPECT_EQ(BLOCKER_REFUSED, blockers_get(f.blockers, 0)->certainty);
  EXPECT_STREQ("the backend's contract excludes it",
               blockers_get(f.blockers, 0)->reason);
  fixture_destroy(&f);
}

TEST(Blockers, dead_arithmetic_is_swept_before_the_contract) {
  static const char dead[] = "func.func @f(%t: tensor<2xf32>) -> "
                             "tensor<2xf32> {\n"
                             "  %c = arith.constant 1 : index\n"
                             "  %d = arith.addi %c, %c : index\n"
                             "  return %t : tensor<2xf32>\n}\n";
  static const char live[] = "func.func @f(%t: tensor<2xf32>) -> index {\n"
                             "  %c = arith.constant 1 : index\n"
                             "  %d = arith.addi %c, %c : index\n"
                             "  return %d : index\n}\n";
  fixture_t f = fixture_create(dead, BACKEND_TOSA);
  EXPECT_EQ(0, blockers_count(f.blockers));
  fixture_destroy(&f);
  f = fixture_create(live, BACKEND_TOSA);
  EXPECT_EQ(3, blockers_count(f.blockers));
  fixture_destroy(&f);
  f = fixture_create(live, BACKEND_LINALG);
  EXPECT_EQ(0, blockers_count(f.blockers));
  fixture_destroy(&f);
}

TEST(Blockers, tosa_takes_functions_of_tensors_only) {
  fixture_t f = fixture_create("func.func @f(%x: !torch.int) -> !torch.int {\n"
                               "  return %x : !torch.int\n}\n",
                               BACKEND_TOSA);
  ASSERT_EQ(2, blockers_count(f.blockers));
  EXPECT_STREQ("func.func", name_text(&f, 0));
  EXPECT_STREQ("it takes or gives what is not a tensor", refusal(&f));
  EXPECT_STREQ("func.return", name_text(&f, 1));
  fixture_destroy(&f);
}

/* `length` additions in a row, the last of which is asserted on. */
static char *chain(size_t length) {
  size_t capacity = 256 + length * 96, used;
  char *text = malloc(capacity);
  used = (size_t)snprintf(text, capacity, "func.func @f(%%v0: !torch.int) {\n");
  for (size_t i = 0; i < length; ++i)
    used += (size_t)snprintf(text + used, capacity - used,
                             "  %%v%zu = torch.aten.sub.int %%v%zu, %%v%zu : "
                             "!torch.int, !torch.int -> !torch.int\n",
                             i + 1, i, i);
  snprintf(text + used, capacity - used,
           "  torch.prim.Print(%%v%zu) : !torch.int\n  return\n}\n", length);
  return text;
}

TEST(Blockers, long_chain) {
  enum { LENGTH = 20000 };
  char *text = chain(LENGTH);
  fixture_t f = fixture_create(text, BACKEND_TOSA);
  /* The function, which takes a number, and the print are blockers too. */
  ASSERT_EQ(LENGTH + 2, blockers_count(f.blockers));
  EXPECT_EQ(LENGTH + 1, blockers_get(f.blockers, 1)->path_length);
  MlirOperation *path = calloc(LENGTH + 1, sizeof *path);
  EXPECT_EQ(LENGTH + 1, blockers_path(f.blockers, 1, path, LENGTH + 1));
  EXPECT_TRUE(mlirOperationEqual(path[LENGTH],
                                 blockers_get(f.blockers, LENGTH + 1)->op));
  free(path);
  fixture_destroy(&f);
  free(text);
}

/* An allocator that fails at a given allocation and counts what is held. */
typedef struct failing_t {
  long left, held;
} failing_t;

static void *failing_resize(void *self, void *memory, size_t size) {
  failing_t *failing = self;
  if (size == 0) {
    failing->held -= memory != NULL;
    free(memory);
    return NULL;
  }
  if (failing->left-- <= 0)
    return NULL;
  void *result = realloc(memory, size);
  failing->held += result && !memory;
  return result;
}

TEST(Blockers, every_failure_of_memory_is_survived) {
  fixture_t f = fixture_parse(VIEW);
  long failures = 0;
  while (!f.blockers && failures < 10000) {
    failing_t failing = {.left = failures};
    f.blockers = blockers_find_with(f.module, f.policy, BACKEND_TOSA,
                                    (allocator_t){failing_resize, &failing});
    if (!f.blockers) {
      EXPECT_EQ(0, failing.held);
      ++failures;
    } else {
      EXPECT_EQ(2, blockers_count(f.blockers));
      blockers_destroy(f.blockers);
      EXPECT_EQ(0, failing.held);
      f.blockers = NULL;
      break;
    }
  }
  EXPECT_LT(5, failures);
  EXPECT_LT(failures, 10000);
  fixture_destroy(&f);
}
