/* The rules of the symbolic shapes, one row a case: the arguments of a
 * function, its body, and the shapes that it returns. */
#include "testing/shapes_fixture.h"

#include <stdio.h>
#include <string.h>

#include "analysis/shapes/shapes_impl.h"
#include "dialect/op_table.h"

/* Of two unknown dimensions one may be 1; an unknown one next to 4 is 1 or 4.
 */
TEST(Shapes, element_by_element) {
  static const shapes_case_t cases[] = {
      {"%x: $[?,4]",
       "%r = torch.aten.relu %x : $[?,4] -> $[?,4]\n"
       "return %r : $[?,4]",
       "[a0.0 4]"},
      {"%x: $[?,4]",
       "%r = torch.aten.relu %x : $[?,4] -> $[?,?]\n"
       "return %r : $[?,?]",
       "[a0.0 4]"},
      {"%x: $[?,4], %y: $[4]",
       "%r = torch.aten.mul.Tensor %x, %y : $[?,4], $[4] -> $[?,4]\n"
       "return %r : $[?,4]",
       "[a0.0 4]"},
      {"%x: $[?,1], %y: $[1,?]",
       "%r = torch.aten.mul.Tensor %x, %y : $[?,1], $[1,?] -> $[?,?]\n"
       "return %r : $[?,?]",
       "[a0.0 a1.1]"},
      {"%x: $[?,?], %y: $[]",
       "%r = torch.aten.mul.Tensor %x, %y : $[?,?], $[] -> $[?,?]\n"
       "return %r : $[?,?]",
       "[a0.0 a0.1]"},
      {"%x: $[?], %y: $[?]",
       "%r = torch.aten.mul.Tensor %x, %y : $[?], $[?] -> $[?]\n"
       "return %r : $[?]",
       "[?]"},
      {"%x: $[?]",
       "%r = torch.aten.mul.Tensor %x, %x : $[?], $[?] -> $[?]\n"
       "return %r : $[?]",
       "[a0.0]"},
      {"%x: $[?], %y: $[4]",
       "%r = torch.aten.mul.Tensor %x, %y : $[?], $[4] -> $[?]\n"
       "return %r : $[?]",
       "[4]"},
      {"%x: $[?,3], %z: $[]",
       "%r = torch.aten.where.self %x, %z, %x : $[?,3], $[], $[?,3] -> $[?,3]\n"
       "return %r : $[?,3]",
       "[a0.0 3]"},
      {"%x: $[?,3]",
       "%r = torch.aten.mul.Scalar %x, %c2 : $[?,3], $i -> $[?,3]\n"
       "return %r : $[?,3]",
       "[a0.0 3]"},
      {"%x: $[?,3]",
       "%r = torch.aten.to.dtype %x, %c7, %false, %false, %none : $[?,3], $i, "
       "$b, $b, $n -> $[?,3]\n"
       "return %r : $[?,3]",
       "[a0.0 3]"},
  };
  SHAPES_EXPECT_ALL(cases);
}

/* A size that may be negative may be -1, and is then another one. */
TEST(Shapes, views) {
  static const shapes_case_t cases[] = {
      {"%x: $[?,3,2]",
       "%n = torch.aten.size.int %x, %c0 : $[?,3,2], $i -> $i\n"
       "%l = torch.prim.ListConstruct %n, %c6 : ($i, $i) -> $l\n"
       "%r = torch.aten.view %x, %l : $[?,3,2], $l -> $[?,6]\n"
       "return %r : $[?,6]",
       "[a0.0 6]"},
      {"%x: $[?,3,2]",
       "%n = torch.aten.size.int %x, %c0 : $[?,3,2], $i -> $i\n"
       "%l = torch.prim.ListConstruct %n, %m1 : ($i, $i) -> $l\n"
       "%r = torch.aten.view %x, %l : $[?,3,2], $l -> $[?,?]\n"
       "return %r : $[?,?]",
       "[a0.0 6]"},
      {"%x: $[?,3,2]",
       "%l = torch.prim.ListConstruct %m1, %c6 : ($i, $i) -> $l\n"
       "%r = torch.aten.reshape %x, %l : $[?,3,2], $l -> $[?,6]\n"
       "return %r : $[?,6]",
       "[a0.0 6]"},
      {"%x: $[?,3]",
       "%l = torch.prim.ListConstruct %c3, %m1 : ($i, $i) -> $l\n"
       "%r = torch.aten._unsafe_view %x, %l : $[?,3], $l -> $[3,?]\n"
       "return %r : $[3,?]",
       "[3 a0.0]"},
      {"%x: $[?,?]",
       "%l = torch.prim.ListConstruct %m1 : ($i) -> $l\n"
       "%r = torch.aten.view %x, %l : $[?,?], $l -> $[?]\n"
       "return %r : $[?]",
       "[?]"},
      {"%x: $[?,4], %i: $i",
       "%l = torch.prim.ListConstruct %i, %c4 : ($i, $i) -> $l\n"
       "%r = torch.aten.view %x, %l : $[?,4], $l -> $[?,4]\n"
       "return %r : $[?,4]",
       "[? 4]"},
      {"%x: $[?,1,?]",
       "%r = torch.aten.flatten.using_ints %x, %c0, %c1 : $[?,1,?], $i, $i -> "
       "$[?,?]\n"
       "return %r : $[?,?]",
       "[a0.0 a0.2]"},
      {"%x: $[?,4,?]",
       "%r = torch.aten.flatten.using_ints %x, %c0, %m2 : $[?,4,?], $i, $i -> "
       "$[?,?]\n"
       "return %r : $[?,?]",
       "[? a0.2]"},
      {"%x: $[4,?]",
       "%l = torch.prim.ListConstruct %c2, %c2 : ($i, $i) -> $l\n"
       "%r = torch.aten.unflatten.int %x, %c0, %l : $[4,?], $i, $l -> "
       "$[2,2,?]\n"
       "return %r : $[2,2,?]",
       "[2 2 a0.1]"},
      {"%x: $[?,8]",
       "%l = torch.prim.ListConstruct %c2, %m1 : ($i, $i) -> $l\n"
       "%r = torch.aten.unflatten.int %x, %c1, %l : $[?,8], $i, $l -> "
       "$[?,2,?]\n"
       "return %r : $[?,2,?]",
       "[a0.0 2 4]"},
  };
  SHAPES_EXPECT_ALL(cases);
}

TEST(Shapes, broadcasts_and_new_tensors) {
  static const shapes_case_t cases[] = {
      {"%x: $[?,1]",
       "%l = torch.prim.ListConstruct %m1, %c4 : ($i, $i) -> $l\n"
       "%r = torch.aten.broadcast_to %x, %l : $[?,1], $l -> $[?,4]\n"
       "return %r : $[?,4]",
       "[a0.0 4]"},
      {"%x: $[?]",
       "%n = torch.aten.size.int %x, %c0 : $[?], $i -> $i\n"
       "%l = torch.prim.ListConstruct %c2, %n : ($i, $i) -> $l\n"
       "%r = torch.aten.broadcast_to %x, %l : $[?], $l -> $[2,?]\n"
       "return %r : $[2,?]",
       "[2 a0.0]"},
      {"%x: $[?]",
       "%l = torch.prim.ListConstruct %c2, %m1 : ($i, $i) -> $l\n"
       "%r = torch.aten.expand %x, %l, %false : $[?], $l, $b -> $[2,?]\n"
       "return %r : $[2,?]",
       "[2 a0.0]"},
      {"%x: $[?]",
       "%n = torch.aten.size.int %x, %c0 : $[?], $i -> $i\n"
       "%l = torch.prim.ListConstruct %n, %c3 : ($i, $i) -> $l\n"
       "%r = torch.aten.zeros %l, %none, %none, %none, %none : $l, $n, $n, $n, "
       "$n -> $[?,3]\n"
       "return %r : $[?,3]",
       "[a0.0 3]"},
      {"%x: $[?]",
       "%n = torch.aten.size.int %x, %c0 : $[?], $i -> $i\n"
       "%l = torch.prim.ListConstruct %c3, %n : ($i, $i) -> $l\n"
       "%r = torch.aten.ones %l, %none, %none, %none, %none : $l, $n, $n, $n, "
       "$n -> $[3,?]\n"
       "return %r : $[3,?]",
       "[3 a0.0]"},
      {"%x: $[?]",
       "%n = torch.aten.size.int %x, %c0 : $[?], $i -> $i\n"
       "%l = torch.prim.ListConstruct %n : ($i) -> $l\n"
       "%r = torch.aten.full %l, %c1, %none, %none, %none, %none : $l, $i, $n, "
       "$n, $n, $n -> $[?]\n"
       "return %r : $[?]",
       "[a0.0]"},
      {"%x: $[?]",
       "%n = torch.aten.size.int %x, %c0 : $[?], $i -> $i\n"
       "%l = torch.prim.ListConstruct %n : ($i) -> $l\n"
       "%r = torch.aten.empty.memory_format %l, %none, %none, %none, %none, "
       "%none : $l, $n, $n, $n, $n, $n -> $[?]\n"
       "return %r : $[?]",
       "[a0.0]"},
      {"%x: $[?,?]",
       "%r = torch.aten.zeros_like %x, %none, %none, %none, %none, %none : "
       "$[?,?], $n, $n, $n, $n, $n -> $[?,?]\n"
       "return %r : $[?,?]",
       "[a0.0 a0.1]"},
      {"%x: $[?,?]",
       "%n = torch.aten.size.int %x, %c0 : $[?,?], $i -> $i\n"
       "%l = torch.prim.ListConstruct %c2, %n : ($i, $i) -> $l\n"
       "%r = torch.aten.new_zeros %x, %l, %none, %none, %none, %none : $[?,?], "
       "$l, $n, $n, $n, $n -> $[2,?]\n"
       "return %r : $[2,?]",
       "[2 a0.0]"},
  };
  SHAPES_EXPECT_ALL(cases);
}

TEST(Shapes, orders_and_ranks) {
  static const shapes_case_t cases[] = {
      {"%x: $[?,4,?]",
       "%l = torch.prim.ListConstruct %c2, %c0, %c1 : ($i, $i, $i) -> $l\n"
       "%r = torch.aten.permute %x, %l : $[?,4,?], $l -> $[?,?,4]\n"
       "return %r : $[?,?,4]",
       "[a0.2 a0.0 4]"},
      {"%x: $[?,4,?]",
       "%l = torch.prim.ListConstruct %m1, %c0, %m2 : ($i, $i, $i) -> $l\n"
       "%r = torch.aten.permute %x, %l : $[?,4,?], $l -> $[?,?,4]\n"
       "return %r : $[?,?,4]",
       "[a0.2 a0.0 4]"},
      {"%x: $[?,?]",
       "%r = torch.aten.transpose.int %x, %c0, %m1 : $[?,?], $i, $i -> $[?,?]\n"
       "return %r : $[?,?]",
       "[a0.1 a0.0]"},
      {"%x: $[?,?]",
       "%r = torch.aten.t %x : $[?,?] -> $[?,?]\n"
       "return %r : $[?,?]",
       "[a0.1 a0.0]"},
      {"%x: $[?,?]",
       "%r = torch.aten.unsqueeze %x, %c1 : $[?,?], $i -> $[?,1,?]\n"
       "return %r : $[?,1,?]",
       "[a0.0 1 a0.1]"},
      {"%x: $[?,?]",
       "%r = torch.aten.unsqueeze %x, %m1 : $[?,?], $i -> $[?,?,1]\n"
       "return %r : $[?,?,1]",
       "[a0.0 a0.1 1]"},
      {"%x: $[?,1,?]",
       "%r = torch.aten.squeeze.dim %x, %c1 : $[?,1,?], $i -> $[?,?]\n"
       "return %r : $[?,?]",
       "[a0.0 a0.2]"},
      {"%x: $[?,?,?]",
       "%r = torch.aten.squeeze.dim %x, %m2 : $[?,?,?], $i -> $[?,?]\n"
       "return %r : $[?,?]",
       "[a0.0 a0.2]"},
      {"%x: $[?,4]",
       "%r = torch.aten.squeeze.dim %x, %c1 : $[?,4], $i -> $[?,4]\n"
       "return %r : $[?,4]",
       "[a0.0 4]"},
      {"%x: $[?,4,?]",
       "%r = torch.aten.select.int %x, %c1, %c0 : $[?,4,?], $i, $i -> $[?,?]\n"
       "return %r : $[?,?]",
       "[a0.0 a0.2]"},
  };
  SHAPES_EXPECT_ALL(cases);
}

TEST(Shapes, reductions) {
  static const shapes_case_t cases[] = {
      {"%x: $[?,4,?]",
       "%l = torch.prim.ListConstruct %c1 : ($i) -> $l\n"
       "%r = torch.aten.sum.dim_IntList %x, %l, %false, %none : $[?,4,?], $l, "
       "$b, $n -> $[?,?]\n"
       "return %r : $[?,?]",
       "[a0.0 a0.2]"},
      {"%x: $[?,4,?]",
       "%l = torch.prim.ListConstruct %c0, %m1 : ($i, $i) -> $l\n"
       "%r = torch.aten.sum.dim_IntList %x, %l, %true, %none : $[?,4,?], $l, "
       "$b, $n -> $[1,4,1]\n"
       "return %r : $[1,4,1]",
       "[1 4 1]"},
      {"%x: $[?,?]",
       "%l = torch.prim.ListConstruct %c1 : ($i) -> $l\n"
       "%r = torch.aten.amax %x, %l, %true : $[?,?], $l, $b -> $[?,1]\n"
       "return %r : $[?,1]",
       "[a0.0 1]"},
      {"%x: $[?,?]",
       "%r = torch.aten.all.dim %x, %c0, %false : $[?,?], $i, $b -> $[?]\n"
       "return %r : $[?]",
       "[a0.1]"},
      {"%x: $[?,?]",
       "%l = torch.prim.ListConstruct %c0 : ($i) -> $l\n"
       "%r = torch.aten.linalg_vector_norm %x, %c2, %l, %true, %none : $[?,?], "
       "$i, $l, $b, $n -> $[1,?]\n"
       "return %r : $[1,?]",
       "[1 a0.1]"},
      {"%x: $[?,?]",
       "%r = torch.aten.argmax %x, %c1, %true : $[?,?], $i, $b -> $[?,1]\n"
       "return %r : $[?,1]",
       "[a0.0 1]"},
      {"%x: $[?,?]",
       "%r = torch.aten.cumsum %x, %c0, %none : $[?,?], $i, $n -> $[?,?]\n"
       "return %r : $[?,?]",
       "[a0.0 a0.1]"},
  };
  SHAPES_EXPECT_ALL(cases);
}

TEST(Shapes, products) {
  static const shapes_case_t cases[] = {
      {"%x: $[?,8], %y: $[8,?]",
       "%r = torch.aten.mm %x, %y : $[?,8], $[8,?] -> $[?,?]\n"
       "return %r : $[?,?]",
       "[a0.0 a1.1]"},
      {"%x: $[?,?,8], %y: $[?,8,5]",
       "%r = torch.aten.bmm %x, %y : $[?,?,8], $[?,8,5] -> $[?,?,5]\n"
       "return %r : $[?,?,5]",
       "[a0.0 a0.1 5]"},
      {"%x: $[?,2,?,8], %y: $[8,5]",
       "%r = torch.aten.matmul %x, %y : $[?,2,?,8], $[8,5] -> $[?,2,?,5]\n"
       "return %r : $[?,2,?,5]",
       "[a0.0 2 a0.2 5]"},
      {"%x: $[?,?,8], %y: $[5,8]",
       "%r = torch.aten.linear %x, %y, %none : $[?,?,8], $[5,8], $n -> "
       "$[?,?,5]\n"
       "return %r : $[?,?,5]",
       "[a0.0 a0.1 5]"},
      {"%x: $[?,8], %y: $[8,?], %z: $[?]",
       "%r = torch.aten.addmm %z, %x, %y, %c1, %c1 : $[?], $[?,8], $[8,?], $i, "
       "$i -> $[?,?]\n"
       "return %r : $[?,?]",
       "[a0.0 a1.1]"},
  };
  SHAPES_EXPECT_ALL(cases);
}

TEST(Shapes, parts) {
  static const shapes_case_t cases[] = {
      {"%x: $[?,?], %y: !torch.vtensor<[3],si64>",
       "%r = torch.aten.index_select %x, %c1, %y : $[?,?], $i, "
       "!torch.vtensor<[3],si64> -> $[?,?]\n"
       "return %r : $[?,?]",
       "[a0.0 3]"},
      {"%x: $[?,?], %y: !torch.vtensor<[?,2],si64>",
       "%r = torch.aten.gather %x, %c1, %y, %false : $[?,?], $i, "
       "!torch.vtensor<[?,2],si64>, $b -> $[?,2]\n"
       "return %r : $[?,2]",
       "[a1.0 2]"},
      {"%x: $[9,4], %y: !torch.vtensor<[?,2],si64>",
       "%r = torch.aten.embedding %x, %y, %m1, %false, %false : $[9,4], "
       "!torch.vtensor<[?,2],si64>, $i, $b, $b -> $[?,2,4]\n"
       "return %r : $[?,2,4]",
       "[a1.0 2 4]"},
      {"%x: $[?,6]",
       "%r = torch.aten.slice.Tensor %x, %c1, %c2, %c4, %c1 : $[?,6], $i, $i, "
       "$i, $i -> $[?,2]\n"
       "return %r : $[?,2]",
       "[a0.0 2]"},
      {"%x: $[?,6]",
       "%n = torch.aten.size.int %x, %c0 : $[?,6], $i -> $i\n"
       "%r = torch.aten.slice.Tensor %x, %c0, %c0, %n, %c1 : $[?,6], $i, $i, "
       "$i, $i -> $[?,6]\n"
       "return %r : $[?,6]",
       "[a0.0 6]"},
      {"%x: $[?,6]",
       "%n = torch.aten.size.int %x, %c0 : $[?,6], $i -> $i\n"
       "%r = torch.aten.slice.Tensor %x, %c0, %c1, %n, %c1 : $[?,6], $i, $i, "
       "$i, $i -> $[?,6]\n"
       "return %r : $[?,6]",
       "[? 6]"},
      {"%x: $[?,2], %y: $[?,3]",
       "%l = torch.prim.ListConstruct %x, %y : ($[?,2], $[?,3]) -> "
       "!torch.list<vtensor>\n"
       "%r = torch.aten.cat %l, %m1 : !torch.list<vtensor>, $i -> $[?,?]\n"
       "return %r : $[?,?]",
       "[a0.0 5]"},
      {"%x: $[?,2]",
       "%l = torch.prim.ListConstruct %x, %x : ($[?,2], $[?,2]) -> "
       "!torch.list<vtensor>\n"
       "%r = torch.aten.cat %l, %c0 : !torch.list<vtensor>, $i -> $[?,2]\n"
       "return %r : $[?,2]",
       "[? 2]"},
  };
  SHAPES_EXPECT_ALL(cases);
}

/* A window of 3 with padding 1 at every place leaves the size as it is. */
TEST(Shapes, windows) {
  static const shapes_case_t cases[] = {
      {"%x: $[?,3,?,?], %w: $[8,3,3,3]",
       "%s = torch.prim.ListConstruct %c1, %c1 : ($i, $i) -> $l\n"
       "%p = torch.prim.ListConstruct %c1, %c1 : ($i, $i) -> $l\n"
       "%d = torch.prim.ListConstruct %c1, %c1 : ($i, $i) -> $l\n"
       "%r = torch.aten.convolution %x, %w, %none, %s, %p, %d, %false, %s, %c1 "
       ": $[?,3,?,?], $[8,3,3,3], $n, $l, $l, $l, $b, $l, $i -> $[?,?,?,?]\n"
       "return %r : $[?,?,?,?]",
       "[a0.0 8 a0.2 a0.3]"},
      {"%x: $[?,3,9,?], %w: $[8,3,3,3]",
       "%s = torch.prim.ListConstruct %c2, %c2 : ($i, $i) -> $l\n"
       "%p = torch.prim.ListConstruct %c0, %c1 : ($i, $i) -> $l\n"
       "%d = torch.prim.ListConstruct %c1, %c1 : ($i, $i) -> $l\n"
       "%r = torch.aten.convolution %x, %w, %none, %s, %p, %d, %false, %s, %c1 "
       ": $[?,3,9,?], $[8,3,3,3], $n, $l, $l, $l, $b, $l, $i -> $[?,8,?,?]\n"
       "return %r : $[?,8,?,?]",
       "[a0.0 8 4 ?]"},
      {"%x: $[?,3,9,9], %w: $[8,3,3,3]",
       "%s = torch.prim.ListConstruct %c1, %c1 : ($i, $i) -> $l\n"
       "%p = torch.prim.ListConstruct %c0, %c0 : ($i, $i) -> $l\n"
       "%d = torch.prim.ListConstruct %c2, %c3 : ($i, $i) -> $l\n"
       "%r = torch.aten.convolution %x, %w, %none, %s, %p, %d, %false, %s, %c1 "
       ": $[?,3,9,9], $[8,3,3,3], $n, $l, $l, $l, $b, $l, $i -> $[?,8,?,?]\n"
       "return %r : $[?,8,?,?]",
       "[a0.0 8 5 3]"},
      {"%x: $[?,?,9,?]",
       "%k = torch.prim.ListConstruct %c3, %c3 : ($i, $i) -> $l\n"
       "%s = torch.prim.ListConstruct %c2, %c1 : ($i, $i) -> $l\n"
       "%p = torch.prim.ListConstruct %c1, %c1 : ($i, $i) -> $l\n"
       "%d = torch.prim.ListConstruct %c1, %c1 : ($i, $i) -> $l\n"
       "%r = torch.aten.max_pool2d %x, %k, %s, %p, %d, %false : $[?,?,9,?], "
       "$l, $l, $l, $l, $b -> $[?,?,?,?]\n"
       "return %r : $[?,?,?,?]",
       "[a0.0 a0.1 5 a0.3]"},
      {"%x: $[?,?,9,?]",
       "%k = torch.prim.ListConstruct %c3, %c3 : ($i, $i) -> $l\n"
       "%s = torch.prim.ListConstruct %c2, %c1 : ($i, $i) -> $l\n"
       "%p = torch.prim.ListConstruct %c1, %c1 : ($i, $i) -> $l\n"
       "%d = torch.prim.ListConstruct %c1, %c1 : ($i, $i) -> $l\n"
       "%r = torch.aten.max_pool2d %x, %k, %s, %p, %d, %true : $[?,?,9,?], $l, "
       "$l, $l, $l, $b -> $[?,?,?,?]\n"
       "return %r : $[?,?,?,?]",
       "[a0.0 a0.1 ? ?]"},
      {"%x: $[?,?,8]",
       "%k = torch.prim.ListConstruct %c2 : ($i) -> $l\n"
       "%s = torch.prim.ListConstruct  : () -> $l\n"
       "%p = torch.prim.ListConstruct %c0 : ($i) -> $l\n"
       "%r = torch.aten.avg_pool1d %x, %k, %s, %p, %false, %true : $[?,?,8], "
       "$l, $l, $l, $b, $b -> $[?,?,?]\n"
       "return %r : $[?,?,?]",
       "[a0.0 a0.1 4]"},
      {"%x: $[?,4]",
       "%l = torch.prim.ListConstruct %c1, %c2 : ($i, $i) -> $l\n"
       "%r = torch.aten.constant_pad_nd %x, %l, %c0 : $[?,4], $l, $i -> "
       "$[?,7]\n"
       "return %r : $[?,7]",
       "[a0.0 7]"},
  };
  SHAPES_EXPECT_ALL(cases);
}

TEST(Shapes, what_nothing_is_known_of) {
  static const shapes_case_t cases[] = {
      {"%x: $[?,4]",
       "%r = torch.my.op %x : $[?,4] -> $[?,4]\n"
       "return %r : $[?,4]",
       "[? 4]"},
      {"%x: !torch.tensor<[?],f32>", "return %x : !torch.tensor<[?],f32>",
       "unknown"},
      {"%x: !torch.vtensor",
       "%r = torch.aten.relu %x : !torch.vtensor -> $[?]\n"
       "return %r : $[?]",
       "[?]"},
      {"%x: $[?,?], %d: $i",
       "%r = torch.aten.unsqueeze %x, %d : $[?,?], $i -> $[?,?,?]\n"
       "return %r : $[?,?,?]",
       "[? ? ?]"},
      {"%x: $[?,?]",
       "%l = torch.prim.ListConstruct %c0, %c7 : ($i, $i) -> $l\n"
       "%r = torch.aten.permute %x, %l : $[?,?], $l -> $[?,?]\n"
       "return %r : $[?,?]",
       "[? ?]"},
  };
  SHAPES_EXPECT_ALL(cases);
}

TEST(Shapes, integers) {
  static const shapes_case_t cases[] = {
      {"%x: $[?,?]",
       "%n = torch.aten.size.int %x, %m1 : $[?,?], $i -> $i\n"
       "return %n : $i",
       "a0.1"},
      {"%x: $[?,?]",
       "%n = torch.aten.size.int %x, %m1 : $[?,?], $i -> $i\n"
       "%a = torch.aten.mul.int %n, %c1 : $i, $i -> $i\n"
       "return %a : $i",
       "a0.1"},
      {"%x: $[?,?]",
       "%n = torch.aten.size.int %x, %m1 : $[?,?], $i -> $i\n"
       "%a = torch.aten.add.int %n, %c0 : $i, $i -> $i\n"
       "%b = torch.aten.floordiv.int %a, %c1 : $i, $i -> $i\n"
       "return %b : $i",
       "a0.1"},
      {"%x: $[?,?]",
       "%n = torch.aten.size.int %x, %m1 : $[?,?], $i -> $i\n"
       "%a = torch.aten.sub.int %c9, %n : $i, $i -> $i\n"
       "%b = torch.aten.sub.int %c9, %a : $i, $i -> $i\n"
       "return %b : $i",
       "a0.1"},
      {"%x: $[?,?]",
       "%n = torch.aten.size.int %x, %m1 : $[?,?], $i -> $i\n"
       "%a = torch.aten.neg.int %n : $i -> $i\n"
       "%b = torch.aten.neg.int %a : $i -> $i\n"
       "return %b : $i",
       "a0.1"},
      {"%x: $[?,?]",
       "%n = torch.aten.size.int %x, %m1 : $[?,?], $i -> $i\n"
       "%a = torch.prim.max.int %n, %n : $i, $i -> $i\n"
       "return %a : $i",
       "a0.1"},
      {"%x: $[?,?]",
       "%n = torch.aten.size.int %x, %m1 : $[?,?], $i -> $i\n"
       "%a = torch.prim.max.int %n, %c1 : $i, $i -> $i\n"
       "return %a : $i",
       "?"},
      {"%x: $[?,?]",
       "%n = torch.aten.size.int %x, %m1 : $[?,?], $i -> $i\n"
       "%a = torch.prim.NumToTensor.Scalar %n : $i -> !torch.vtensor<[],si64>\n"
       "%b = torch.aten.Int.Tensor %a : !torch.vtensor<[],si64> -> $i\n"
       "%d = torch.aten.Int.Scalar %b : $i -> $i\n"
       "return %d : $i",
       "a0.1"},
      {"%x: $[?,?]",
       "%l = torch.aten.size %x : $[?,?] -> $l\n"
       "%a = torch.aten.__getitem__.t %l, %m2 : $l, $i -> $i\n"
       "return %a : $i",
       "a0.0"},
      {"%x: $[?,?]",
       "%l = torch.aten.size %x : $[?,?] -> $l\n"
       "%a = torch.aten.len.t %l : $l -> $i\n"
       "return %a : $i",
       "2"},
      {"%x: $[?,1]",
       "%a = torch.aten.numel %x : $[?,1] -> $i\n"
       "return %a : $i",
       "a0.0"},
      {"%x: $[?,3]",
       "%a = torch.aten.dim %x : $[?,3] -> $i\n"
       "return %a : $i",
       "2"},
      {"%i: $i",
       "%a = torch.aten.add.int %i, %c0 : $i, $i -> $i\n"
       "return %a : $i",
       "a0"},
      {"%x: $[?,?], %d: $i",
       "%a = torch.aten.size.int %x, %d : $[?,?], $i -> $i\n"
       "return %a : $i",
       "?"},
      {"%x: $[?,?], %f: !torch.float",
       "%a = torch.aten.Int.float %f : !torch.float -> $i\n"
       "return %a : $i",
       "?"},
  };
  SHAPES_EXPECT_ALL(cases);
}

/* What goes through tensors of one integer. */
TEST(Shapes, integers_in_tensors) {
#define N "!torch.vtensor<[],si64>"
#define BEGIN                                                                  \
  "%n = torch.aten.size.int %x, %c0 : $[?,?], $i -> $i\n"                      \
  "%t = torch.prim.NumToTensor.Scalar %n : $i -> " N "\n"
#define END "%r = torch.aten.Int.Tensor %u : " N " -> $i\nreturn %r : $i"
  static const shapes_case_t cases[] = {
      {"%x: $[?,?]",
       BEGIN "%s = torch.aten.mul.Scalar %t, %c4 : " N ", $i -> " N "\n"
             "%m = torch.constant.str \"floor\"\n"
             "%u = torch.aten.div.Scalar_mode %s, %c4, %m : " N
             ", $i, !torch.str -> " N "\n" END,
       "a0.0"},
      {"%x: $[?,?]",
       BEGIN
       "%s = torch.aten.add.Scalar %t, %c4, %c2 : " N ", $i, $i -> " N "\n"
       "%u = torch.aten.sub.Scalar %s, %c8, %c1 : " N ", $i, $i -> " N "\n" END,
       "a0.0"},
      {"%x: $[?,?]",
       BEGIN "%m = torch.constant.str \"trunc\"\n"
             "%u = torch.aten.div.Scalar_mode %t, %c1, %m : " N
             ", $i, !torch.str -> " N "\n" END,
       "?"},
      {"%x: $[?,?]",
       BEGIN "%s = torch.aten.mul.Tensor %t, %t : " N ", " N " -> " N "\n"
             "%d = torch.aten.floor_divide.Scalar %s, %c1 : " N ", $i -> " N
             "\n"
             "%u = torch.aten.sub.Tensor %d, %s, %c1 : " N ", " N ", $i -> " N
             "\n" END,
       "0"},
      {"%x: $[?,?]", BEGIN "%u = torch.aten.neg %t : " N " -> " N "\n" END,
       "?"},
  };
  SHAPES_EXPECT_ALL(cases);
#undef N
#undef BEGIN
#undef END
}

TEST(Shapes, a_list_that_is_written_to_is_not_known) {
  static const shapes_case_t cases[] = {
      {"%x: $[?,?]",
       "%n = torch.aten.size.int %x, %m1 : $[?,?], $i -> $i\n"
       "%l = torch.prim.ListConstruct %n : ($i) -> $l\n"
       "%u = torch.aten.append.t %l, %n : $l, $i -> $l\n"
       "%a = torch.aten.__getitem__.t %l, %c0 : $l, $i -> $i\n"
       "return %a : $i",
       "?"},
      {"%x: $[?,?]",
       "%n = torch.aten.size.int %x, %m1 : $[?,?], $i -> $i\n"
       "%l = torch.prim.ListConstruct %n : ($i) -> $l\n"
       "%a = torch.aten.__getitem__.t %l, %c0 : $l, $i -> $i\n"
       "return %a : $i",
       "a0.1"},
  };
  SHAPES_EXPECT_ALL(cases);
}

/* The type of what comes later says what was unknown before. */
TEST(Shapes, types_say_sizes) {
  EXPECT_STREQ(
      "[7 a0.1] [7 a0.1]",
      shapes_returned(
          shapes_function("%x: $[?,?]",
                          "%r = torch.tensor_static_info_cast %x : $[?,?] to "
                          "$[7,?]\n"
                          "return %r, %x : $[7,?], $[?,?]"),
          0));
}

/* ---- Tables ---- */

static MlirStringRef torch_name(const char *name, char *buffer, size_t size) {
  snprintf(buffer, size, "torch.%s", name);
  return mlirStringRefCreateFromCString(buffer);
}

/* A misspelt name would never be found. */
TEST(Shapes, rows_are_sorted_and_name_operations) {
  static const char *const names[] = {
#define ROW(name, rule, flow) name,
#include "analysis/shapes/shapes.inc"
#undef ROW
  };
  for (size_t i = 0; i < sizeof names / sizeof *names; ++i) {
    SCOPED_TRACE("%s", names[i]);
    char buffer[128];
    MlirStringRef name = torch_name(names[i], buffer, sizeof buffer);
    EXPECT_TRUE(op_table_lookup(name) != NULL);
    EXPECT_TRUE(shape_row_lookup(name) != NULL);
    if (i)
      EXPECT_LT(strcmp(names[i - 1], names[i]), 0);
  }
}

/* Narrower operands are only for what has no effects of its own. */
TEST(Shapes, what_takes_narrow_operands_is_free_of_effects) {
  static const struct {
    const char *name;
    shape_flow_t flow;
  } rows[] = {
#define ROW(name, rule, flow) {name, SHAPE_FLOW_##flow},
#include "analysis/shapes/shapes.inc"
#undef ROW
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; ++i) {
    SCOPED_TRACE("%s", rows[i].name);
    char buffer[128];
    MlirStringRef name = torch_name(rows[i].name, buffer, sizeof buffer);
    if (rows[i].flow != SHAPE_FLOW_NONE)
      EXPECT_EQ(OP_EFFECTS_FREE, op_table_lookup(name)->effects);
  }
}

TEST(Shapes, names_of_other_dialects_have_no_row) {
  static const char *const names[] = {"aten.relu",      "torch.",
                                      "torch.aten.rel", "torch.aten.reluu",
                                      "tosa.abs",       ""};
  for (size_t i = 0; i < sizeof names / sizeof *names; ++i)
    EXPECT_TRUE(shape_row_lookup(mlirStringRefCreateFromCString(names[i])) ==
                NULL);
}
