/* Blocks, then nodes, then edges; and what the legend counts. */
#include "viz/build.h"

#include <string.h>

#include "viz/build_impl.h"

/* An array of `count` times PICTURE_NONE. */
static uint32_t *none(build_t *b, uint32_t count) {
  uint32_t *array = ARENA_NEW(&b->arena, uint32_t, (size_t)count + 1);
  if (array)
    memset(array, 0xff, count * sizeof *array);
  return array;
}

static bool init_maps(build_t *b) {
  pointer_map_t *maps[] = {&b->block_of, &b->content, &b->regions,
                           &b->slices,   &b->edges,   &b->arguments};
  bool fits = true;
  for (size_t i = 0; i < sizeof maps / sizeof *maps; ++i)
    fits = pointer_map_init(maps[i], allocator_system(), 16) && fits;
  return fits;
}

static bool begin(build_t *b) {
  const plan_t *plan = b->plan;
  uint32_t operations = analysis_num_operations(plan->analysis);
  arena_init(&b->arena, allocator_system());
  bool has_maps = init_maps(b);
  b->homes = none(b, operations);
  b->clusters = none(b, operations);
  b->compact = none(b, analysis_num_assertions(plan->analysis));
  b->d = describe_begin(&b->picture->arena, plan->analysis, plan->options);
  return has_maps && !b->arena.failed;
}

static void end(build_t *b) {
  describe_end(&b->d);
  pointer_map_deinit(&b->block_of);
  pointer_map_deinit(&b->content);
  pointer_map_deinit(&b->regions);
  pointer_map_deinit(&b->slices);
  pointer_map_deinit(&b->edges);
  pointer_map_deinit(&b->arguments);
  arena_deinit(&b->arena);
}

/* Counts assertions by what becomes of them, and operations. */
static void count(build_t *b) {
  const plan_t *plan = b->plan;
  analysis_t *a = plan->analysis;
  picture_t *p = b->picture;
  for (uint32_t i = 0; i < analysis_num_assertions(a); ++i)
    p->assertions[describe_fate(&b->d, i)] += plan_wants(plan, i);
  for (uint32_t id = plan->scope; id < analysis_end(a, plan->scope); ++id) {
    p->gone += plan_goes(plan, id);
    ++p->operations;
  }
}

bool build_picture(picture_t *picture, const plan_t *plan, uint32_t base) {
  build_t b = {.picture = picture, .plan = plan, .base = base};
  bool done = begin(&b) && build_blocks(&b);
  if (done) {
    build_nodes(&b);
    build_edges(&b);
    count(&b);
  }
  done = done && !b.arena.failed && !picture->arena.failed;
  end(&b);
  return done;
}
