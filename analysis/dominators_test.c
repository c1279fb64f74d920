/* Dominators against their definition: `a` dominates `b` if without `a` no path
 * from the entry reaches `b`. */
#include "analysis/dominators.h"

#include <string.h>

#include "testing/allocator_fixture.h"
#include "testing/gtest_c.h"
#include "testing/random_module.h"

enum { MAX_NODES = 24, MAX_EDGES = 200 };

/* A flow graph with its arrays. */
typedef struct graph_t {
  uint32_t count, begin[MAX_NODES + 1], successors[MAX_EDGES];
} graph_t;

static flow_graph_t view(const graph_t *g) {
  return (flow_graph_t){g->count, g->begin, g->successors};
}

static graph_t random_graph(random_t *random) {
  graph_t g = {.count = 1 + random_below(random, MAX_NODES)};
  uint32_t most = 1 + random_below(random, 4);
  for (uint32_t i = 0; i < g.count; ++i) {
    uint32_t edges = random_below(random, most + 1);
    g.begin[i + 1] = g.begin[i] + edges;
    for (uint32_t k = g.begin[i]; k < g.begin[i + 1]; ++k)
      g.successors[k] = random_below(random, g.count);
  }
  return g;
}

/* Marks what is reached from the entry without `without`. */
static void reach(const graph_t *g, uint32_t without, bool *reached) {
  uint32_t stack[MAX_NODES], top = 0;
  memset(reached, 0, MAX_NODES * sizeof *reached);
  if (without == 0)
    return;
  reached[0] = true;
  stack[top++] = 0;
  while (top) {
    uint32_t node = stack[--top];
    for (uint32_t k = g->begin[node]; k < g->begin[node + 1]; ++k) {
      uint32_t to = g->successors[k];
      if (to != without && !reached[to]) {
        reached[to] = true;
        stack[top++] = to;
      }
    }
  }
}

/* Whether `a` is on the way up from `b` along immediate dominators. */
static bool is_above(const uint32_t *idom, uint32_t a, uint32_t b) {
  while (b != a && b != 0)
    b = idom[b];
  return b == a;
}

static void compare_idom(const graph_t *g, const uint32_t *idom) {
  bool reached[MAX_NODES], without[MAX_NODES];
  reach(g, DOMINATORS_NONE, reached);
  for (uint32_t b = 0; b < g->count; ++b)
    ASSERT_EQ(reached[b], idom[b] != DOMINATORS_NONE);
  for (uint32_t a = 0; a < g->count; ++a) {
    reach(g, a, without);
    for (uint32_t b = 0; b < g->count; ++b)
      if (reached[a] && reached[b])
        ASSERT_EQ(a == b || !without[b], is_above(idom, a, b));
  }
}

/* What a node dominates is one interval of the order, and nothing else. */
static void compare_order(const graph_t *g, const uint32_t *idom,
                          arena_t *arena) {
  uint32_t order[MAX_NODES], last[MAX_NODES], place[MAX_NODES];
  bool seen[MAX_NODES] = {false};
  ASSERT_TRUE(dominators_preorder(g->count, idom, arena, order, last));
  for (uint32_t k = 0; k < g->count; ++k) {
    ASSERT_LT(order[k], g->count);
    ASSERT_FALSE(seen[order[k]]);
    seen[order[k]] = true;
    place[order[k]] = k;
  }
  for (uint32_t a = 0; a < g->count; ++a)
    for (uint32_t b = 0; b < g->count; ++b) {
      bool inside = place[a] <= place[b] && place[b] <= last[a];
      bool unreached = idom[a] == DOMINATORS_NONE || idom[b] == DOMINATORS_NONE;
      ASSERT_EQ(unreached ? a == b : is_above(idom, a, b), inside);
    }
}

TEST(Dominators, are_those_of_the_definition) {
  random_t random = random_create(20261201);
  for (unsigned i = 0; i < 3000; ++i) {
    SCOPED_TRACE("graph %u", i);
    graph_t g = random_graph(&random);
    flow_graph_t flow = view(&g);
    uint32_t idom[MAX_NODES];
    arena_t arena;
    arena_init(&arena, allocator_system());
    ASSERT_TRUE(dominators_find(&flow, &arena, idom));
    ASSERT_NO_FATAL_FAILURE(compare_idom(&g, idom));
    ASSERT_NO_FATAL_FAILURE(compare_order(&g, idom, &arena));
    arena_deinit(&arena);
  }
}

TEST(Dominators, of_the_paper) {
  /* Figure 2 of Cooper, Harvey and Kennedy, its node 5 as 0: irreducible, so
   * that one pass in reverse post-order does not settle it. */
  static const uint32_t begin[] = {0, 2, 3, 4, 5, 6};
  static const uint32_t to[] = {1, 2, 3, 4, 4, 3};
  flow_graph_t g = {5, begin, to};
  uint32_t idom[5];
  arena_t arena;
  arena_init(&arena, allocator_system());
  ASSERT_TRUE(dominators_find(&g, &arena, idom));
  for (uint32_t i = 0; i < 5; ++i)
    EXPECT_EQ(0, idom[i]);
  arena_deinit(&arena);
}

TEST(Dominators, a_long_chain_needs_no_recursion) {
  enum { LENGTH = 200000 };
  arena_t arena;
  arena_init(&arena, allocator_system());
  uint32_t *begin = ARENA_NEW(&arena, uint32_t, LENGTH + 1);
  uint32_t *to = ARENA_NEW(&arena, uint32_t, LENGTH);
  uint32_t *idom = ARENA_NEW(&arena, uint32_t, LENGTH);
  uint32_t *order = ARENA_NEW(&arena, uint32_t, LENGTH);
  uint32_t *last = ARENA_NEW(&arena, uint32_t, LENGTH);
  for (uint32_t i = 0; i < LENGTH; ++i) {
    begin[i + 1] = i + 1 < LENGTH ? i + 1 : i;
    to[i] = i + 1;
  }
  flow_graph_t g = {LENGTH, begin, to};
  ASSERT_TRUE(dominators_find(&g, &arena, idom));
  ASSERT_TRUE(dominators_preorder(LENGTH, idom, &arena, order, last));
  for (uint32_t i = 1; i < LENGTH; ++i) {
    ASSERT_EQ(i - 1, idom[i]);
    ASSERT_EQ(i, order[i]);
    ASSERT_EQ(LENGTH - 1, last[i]);
  }
  arena_deinit(&arena);
}

TEST(Dominators, without_memory_they_say_so) {
  static const uint32_t begin[] = {0, 0};
  flow_graph_t g = {1, begin, NULL};
  uint32_t idom[1], order[1], last[1];
  counting_t counting = {.fail_from = 1};
  arena_t arena;
  arena_init(&arena, counting_allocator(&counting));
  EXPECT_FALSE(dominators_find(&g, &arena, idom));
  EXPECT_FALSE(dominators_preorder(1, idom, &arena, order, last));
  arena_deinit(&arena);
}
