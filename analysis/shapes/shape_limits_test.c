/* Where the rules of the tensors end: operands that say too little, dimensions
 * that are not there, ranks beyond the bound, and memory that runs out. */
#include "testing/shapes_fixture.h"

#include "testing/allocator_fixture.h"

#define I64 "!torch.vtensor<[?],si64>"
#define TENSORS "!torch.list<vtensor>"

/* A list that is not written out, or that somebody else writes to, may have
 * any number of tensors. */
TEST(ShapeLimits, lists_of_tensors_that_are_not_known) {
  static const shapes_case_t cases[] = {
      {"%x: $[?,2]",
       "%l = \"my.op\"(%x) : ($[?,2]) -> " TENSORS "\n"
       "%r = torch.aten.cat %l, %c0 : " TENSORS ", $i -> $[?,2]\n"
       "return %r : $[?,2]",
       "[? 2]"},
      {"%x: $[?,2]",
       "%l = torch.prim.ListConstruct %x : ($[?,2]) -> " TENSORS "\n"
       "%r = torch.aten.cat %l, %c0 : " TENSORS ", $i -> $[?,2]\n"
       "return %r : $[?,2]",
       "[a0.0 2]"},
      {"%x: $[?,2]",
       "%l = torch.prim.ListConstruct %x : ($[?,2]) -> " TENSORS "\n"
       "\"my.op\"(%l) : (" TENSORS ") -> ()\n"
       "%r = torch.aten.cat %l, %c0 : " TENSORS ", $i -> $[?,2]\n"
       "return %r : $[?,2]",
       "[? 2]"},
      {"%l: " TENSORS,
       "%r = torch.aten.cat %l, %c0 : " TENSORS ", $i -> $[?]\n"
       "return %r : $[?]",
       "[?]"},
  };
  SHAPES_EXPECT_ALL(cases);
}

TEST(ShapeLimits, tensors_that_are_not_put_together) {
  static const shapes_case_t cases[] = {
      /* An empty vector may stand among others, and is left out. */
      {"%x: $[?,2], %y: $[0]",
       "%l = torch.prim.ListConstruct %x, %y : ($[?,2], $[0]) -> " TENSORS "\n"
       "%r = torch.aten.cat %l, %c0 : " TENSORS ", $i -> $[?,2]\n"
       "return %r : $[?,2]",
       "[? 2]"},
      {"%x: $[?,2]",
       "%l = torch.prim.ListConstruct %x : ($[?,2]) -> " TENSORS "\n"
       "%r = torch.aten.cat %l, %c2 : " TENSORS ", $i -> $[?,?]\n"
       "return %r : $[?,?]",
       "[? ?]"},
      {"%x: $[?,2], %y: !torch.vtensor",
       "%l = torch.prim.ListConstruct %x, %y : ($[?,2], !torch.vtensor) -> "
       "" TENSORS "\n"
       "%r = torch.aten.cat %l, %c0 : " TENSORS ", $i -> $[?,2]\n"
       "return %r : $[?,2]",
       "[? 2]"},
      /* 0 rows more are no more. */
      {"%x: $[?,2], %y: $[0,2]",
       "%l = torch.prim.ListConstruct %x, %y : ($[?,2], $[0,2]) -> " TENSORS
       "\n"
       "%r = torch.aten.cat %l, %c0 : " TENSORS ", $i -> $[?,2]\n"
       "return %r : $[?,2]",
       "[a0.0 2]"},
  };
  SHAPES_EXPECT_ALL(cases);
}

/* Dimensions beyond the rank, or that only the run knows. */
TEST(ShapeLimits, dimensions_that_are_not_there) {
  static const shapes_case_t cases[] = {
      {"%x: $[?,?], %d: $i",
       "%l = torch.prim.ListConstruct %d : ($i) -> $l\n"
       "%r = torch.aten.sum.dim_IntList %x, %l, %true, %none : $[?,?], $l, $b, "
       "$n -> $[?,?]\n"
       "return %r : $[?,?]",
       "[? ?]"},
      {"%x: $[?,?]",
       "%l = torch.prim.ListConstruct %c2 : ($i) -> $l\n"
       "%r = torch.aten.amax %x, %l, %true : $[?,?], $l, $b -> $[?,?]\n"
       "return %r : $[?,?]",
       "[? ?]"},
      {"%x: $[?,?]",
       "%r = torch.aten.all.dim %x, %c5, %true : $[?,?], $i, $b -> $[?,?]\n"
       "return %r : $[?,?]",
       "[? ?]"},
      {"%x: $[?,?]",
       "%r = torch.aten.argmax %x, %none, %false : $[?,?], $n, $b -> $[]\n"
       "return %r : $[]",
       "[]"},
      {"%x: $[?,?], %i: " I64,
       "%r = torch.aten.index_select %x, %c2, %i : $[?,?], $i, " I64
       " -> $[?,?]\n"
       "return %r : $[?,?]",
       "[? ?]"},
      {"%x: $[?,?]",
       "%r = torch.aten.slice.Tensor %x, %c2, %c0, %c1, %c1 : $[?,?], $i, $i, "
       "$i, $i -> $[?,?]\n"
       "return %r : $[?,?]",
       "[? ?]"},
      {"%x: $[?,?]",
       "%r = torch.aten.transpose.int %x, %c0, %c2 : $[?,?], $i, $i -> $[?,?]\n"
       "return %r : $[?,?]",
       "[? ?]"},
      {"%x: $[?,?]",
       "%r = torch.aten.select.int %x, %c2, %c0 : $[?,?], $i, $i -> $[?]\n"
       "return %r : $[?]",
       "[?]"},
      {"%x: $[?,?]",
       "%r = torch.aten.squeeze.dim %x, %c2 : $[?,?], $i -> $[?]\n"
       "return %r : $[?]",
       "[?]"},
      {"%x: $[?,?]",
       "%r = torch.aten.flatten.using_ints %x, %c1, %c0 : $[?,?], $i, $i -> "
       "$[?,?]\n"
       "return %r : $[?,?]",
       "[? ?]"},
      {"%x: $[?,?]",
       "%l = torch.prim.ListConstruct %c1, %c1 : ($i, $i) -> $l\n"
       "%r = torch.aten.unflatten.int %x, %c2, %l : $[?,?], $i, $l -> "
       "$[?,?,?]\n"
       "return %r : $[?,?,?]",
       "[? ? ?]"},
      {"%x: $[?,?], %d: $i",
       "%l = torch.prim.ListConstruct %d, %c0 : ($i, $i) -> $l\n"
       "%r = torch.aten.permute %x, %l : $[?,?], $l -> $[?,?]\n"
       "return %r : $[?,?]",
       "[? ?]"},
  };
  SHAPES_EXPECT_ALL(cases);
}

/* Matrices have two dimensions at least, and as many as the rule says. */
TEST(ShapeLimits, ranks_that_do_not_fit) {
  static const shapes_case_t cases[] = {
      {"%x: $[?], %y: $[?,?]",
       "%r = torch.aten.matmul %x, %y : $[?], $[?,?] -> $[?]\n"
       "return %r : $[?]",
       "[?]"},
      {"%x: $[?,?], %y: $[?]",
       "%r = torch.aten.linear %x, %y, %none : $[?,?], $[?], $n -> $[?]\n"
       "return %r : $[?]",
       "[?]"},
      {"%x: $[?,?], %y: $[?]",
       "%r = torch.aten.mm %x, %y : $[?,?], $[?] -> $[?,?]\n"
       "return %r : $[?,?]",
       "[? ?]"},
      {"%z: $[?], %x: $[?], %y: $[?,?]",
       "%r = torch.aten.addmm %z, %x, %y, %c1, %c1 : $[?], $[?], $[?,?], $i, "
       "$i -> $[?,?]\n"
       "return %r : $[?,?]",
       "[? ?]"},
      {"%x: $[?,?], %i: !torch.vtensor<[?,?],si64>",
       "%r = torch.aten.index_select %x, %c0, %i : $[?,?], $i, "
       "!torch.vtensor<[?,?],si64> -> $[?,?]\n"
       "return %r : $[?,?]",
       "[? ?]"},
      {"%w: $[?], %i: " I64,
       "%r = torch.aten.embedding %w, %i, %m1, %false, %false : $[?], " I64
       ", $i, $b, $b -> $[?,?]\n"
       "return %r : $[?,?]",
       "[? ?]"},
      /* A list shorter than the operand does not expand it. */
      {"%x: $[?,?]",
       "%l = torch.prim.ListConstruct %m1 : ($i) -> $l\n"
       "%r = torch.aten.expand %x, %l, %false : $[?,?], $l, $b -> $[?]\n"
       "return %r : $[?]",
       "[?]"},
  };
  SHAPES_EXPECT_ALL(cases);
}

/* Both batches broadcast where they are unknown; a 1 gives way. */
TEST(ShapeLimits, batches_of_matrices) {
  static const shapes_case_t cases[] = {
      {"%x: $[?,?,8], %y: $[?,8,5]",
       "%r = torch.aten.matmul %x, %y : $[?,?,8], $[?,8,5] -> $[?,?,5]\n"
       "return %r : $[?,?,5]",
       "[? a0.1 5]"},
      {"%x: $[1,?,8], %y: $[?,8,5]",
       "%r = torch.aten.matmul %x, %y : $[1,?,8], $[?,8,5] -> $[?,?,5]\n"
       "return %r : $[?,?,5]",
       "[a1.0 a0.1 5]"},
      {"%x: $[?,8], %y: $[?,3,8,?]",
       "%r = torch.aten.matmul %x, %y : $[?,8], $[?,3,8,?] -> $[?,?,?,?]\n"
       "return %r : $[?,?,?,?]",
       "[a1.0 3 a0.0 a1.3]"},
  };
  SHAPES_EXPECT_ALL(cases);
}

/* Without dimensions, and with ones of size 0 and 1. */
TEST(ShapeLimits, small_shapes) {
  static const shapes_case_t cases[] = {
      {"%x: $[]",
       "%r = torch.aten.unsqueeze %x, %m1 : $[], $i -> $[?]\n"
       "return %r : $[?]",
       "[1]"},
      {"%x: $[]",
       "%r = torch.aten.t %x : $[] -> $[]\n"
       "return %r : $[]",
       "[]"},
      {"%x: $[0,?]",
       "%l = torch.prim.ListConstruct %m1, %c4 : ($i, $i) -> $l\n"
       "%r = torch.aten.view %x, %l : $[0,?], $l -> $[?,4]\n"
       "return %r : $[?,4]",
       "[0 4]"},
      {"%x: $[0,?]",
       "%l = torch.prim.ListConstruct %m1, %c0 : ($i, $i) -> $l\n"
       "%r = torch.aten.view %x, %l : $[0,?], $l -> $[?,?]\n"
       "return %r : $[?,?]",
       "[? 0]"},
      {"%x: $[0], %y: $[1]",
       "%r = torch.aten.mul.Tensor %x, %y : $[0], $[1] -> $[?]\n"
       "return %r : $[?]",
       "[0]"},
      {"%x: $[0,?]",
       "%r = torch.aten.flatten.using_ints %x, %c0, %m1 : $[0,?], $i, $i -> "
       "$[?]\n"
       "return %r : $[?]",
       "[0]"},
      {"%x: $[?,?]",
       "%l = torch.prim.ListConstruct %m1, %m1 : ($i, $i) -> $l\n"
       "%r = torch.aten.view %x, %l : $[?,?], $l -> $[?,?]\n"
       "return %r : $[?,?]",
       "[? ?]"},
  };
  SHAPES_EXPECT_ALL(cases);
}

/* The end that torch writes for "all of it", and what is nearly that. */
TEST(ShapeLimits, slices_of_all) {
#define SLICE(start, end, step)                                                \
  "%max = torch.constant.int 9223372036854775807\n"                            \
  "%n = torch.aten.size.int %x, %c0 : $[?,6], $i -> $i\n"                      \
  "%r = torch.aten.slice.Tensor %x, %c0, " start ", " end ", " step            \
  " : $[?,6], $i, $i, $i, $i -> $[?,6]\nreturn %r : $[?,6]"
  static const shapes_case_t cases[] = {
      {"%x: $[?,6]", SLICE("%c0", "%max", "%c1"), "[a0.0 6]"},
      {"%x: $[?,6]", SLICE("%c0", "%max", "%c2"), "[? 6]"},
      {"%x: $[?,6]", SLICE("%c0", "%m1", "%c1"), "[? 6]"},
      {"%x: $[?,6]", SLICE("%m1", "%n", "%c1"), "[? 6]"},
  };
  SHAPES_EXPECT_ALL(cases);
#undef SLICE
}

/* Self is broadcast to the mask as well, so that its size is not the result's:
 * what is 3 here may be 1 there. */
TEST(ShapeLimits, a_masked_scatter_broadcasts) {
  static const shapes_case_t cases[] = {
      {"%x: $[?], %m: !torch.vtensor<[3],i1>, %s: $[?]",
       "%r = torch.aten.masked_scatter %x, %m, %s : $[?], "
       "!torch.vtensor<[3],i1>, $[?] -> $[3]\n"
       "return %r, %x : $[3], $[?]",
       "[3] [a0.0]"},
  };
  SHAPES_EXPECT_ALL(cases);
}

/* 16 dimensions are the most; a seventeenth makes it a value like any other. */
TEST(ShapeLimits, ranks_beyond_the_bound) {
#define FIFTEEN "1,1,1,1,1,1,1,1,1,1,1,1,1,1,1"
  static const shapes_case_t cases[] = {
      {"%x: $[?," FIFTEEN "]",
       "%r = torch.aten.relu %x : $[?," FIFTEEN "] -> $[?," FIFTEEN "]\n"
       "return %r : $[?," FIFTEEN "]",
       "[a0.0 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1]"},
      {"%x: $[?," FIFTEEN "]",
       "%r = torch.aten.unsqueeze %x, %c0 : $[?," FIFTEEN "], $i -> $[1,?,"
       "" FIFTEEN "]\n"
       "return %r : $[1,?," FIFTEEN "]",
       "unknown"},
      {"%x: $[?,?," FIFTEEN "]",
       "%n = torch.aten.size.int %x, %c0 : $[?,?," FIFTEEN "], $i -> $i\n"
       "return %n : $i",
       "?"},
  };
  SHAPES_EXPECT_ALL(cases);
#undef FIFTEEN
}

/* ---- Memory ---- */

static void count_visits(shapes_t *shapes, uint32_t id, void *data) {
  (void)shapes;
  (void)id;
  ++*(unsigned *)data;
}

/* Whichever allocation fails, the walk says so and nothing is left behind;
 * where none fails it visits everything. */
TEST(ShapeLimits, without_memory) {
  analysed_t analysed = analyse(shapes_function(
      "%x: $[?,?], %y: $[?,?]",
      "%n = torch.aten.size.int %x, %c0 : $[?,?], $i -> $i\n"
      "%m = torch.aten.size.int %y, %c0 : $[?,?], $i -> $i\n"
      "%e = torch.aten.eq.int %n, %m : $i, $i -> $b\n"
      "torch.runtime.assert %e, \"\"\n"
      "%l = torch.prim.ListConstruct %n, %m1 : ($i, $i) -> $l\n"
      "%v = torch.aten.view %x, %l : $[?,?], $l -> $[?,?]\n"
      "%r = torch.aten.mul.Tensor %v, %y : $[?,?], $[?,?] -> $[?,?]\n"
      "return %r : $[?,?]"));
  ASSERT_TRUE(analysed.analysis != NULL);
  unsigned succeeded = 0;
  for (uint32_t k = 1; k < 40; ++k) {
    SCOPED_TRACE("allocation %u", (unsigned)k);
    counting_t counting = {.fail_from = k};
    arena_t arena;
    arena_init(&arena, counting_allocator(&counting));
    shapes_t *shapes = shapes_create(analysed.analysis, &arena);
    unsigned visits = 0;
    bool done = shapes && shapes_walk(shapes, count_visits, &visits);
    EXPECT_EQ(counting.calls < k, done);
    if (done)
      EXPECT_EQ(analysis_num_operations(analysed.analysis), visits);
    succeeded += done;
    shapes_destroy(shapes);
    arena_deinit(&arena);
    EXPECT_EQ(0, counting.live);
  }
  EXPECT_LT(0, succeeded);
  analysed_destroy(&analysed);
}
