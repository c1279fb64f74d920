/* Blocks, regions and slices as nested clusters. */
#include "viz/build_impl.h"

/* A block whose argument a slice reads has something to show: its name. */
static bool find_captures(build_t *b, uint32_t i) {
  const plan_t *plan = b->plan;
  analysis_values_t captures = analysis_captures(plan->analysis, i);
  bool fits = true;
  for (uint32_t k = 0; k < captures.count; ++k) {
    MlirValue value = captures.values[k];
    if (pointer_map_get(&plan->arguments, value.ptr) == POINTER_MAP_NONE)
      continue;
    MlirBlock block = mlirBlockArgumentGetOwner(value);
    fits = pointer_map_set(&b->content, block.ptr, 1) && fits;
  }
  return fits;
}

/* Notes in which blocks something is shown. */
static bool find_content(build_t *b) {
  const plan_t *plan = b->plan;
  uint32_t count = analysis_num_operations(plan->analysis);
  bool fits = true;
  for (uint32_t id = 1; id < count; ++id) {
    uint32_t at = analysis_assertion_at(plan->analysis, id);
    bool is_node = at != ANALYSIS_NONE && plan->details[at];
    if (!is_node && !(plan->ops[id] & (PLAN_SHOWN | PLAN_HOLDS)))
      continue;
    MlirBlock block =
        mlirOperationGetBlock(analysis_operation(plan->analysis, id));
    fits = pointer_map_set(&b->content, block.ptr, 1) && fits;
  }
  for (uint32_t i = 0; i < analysis_num_assertions(plan->analysis); ++i)
    if (plan->details[i])
      fits = find_captures(b, i) && fits;
  return fits;
}

build_block_t *build_block_of(build_t *b, MlirBlock block) {
  uint32_t i = pointer_map_get(&b->block_of, block.ptr);
  return i == POINTER_MAP_NONE ? NULL : &b->blocks[i];
}

/* The slice in which the regions of `id` lie. */
static uint32_t owner_of_regions(build_t *b, uint32_t id) {
  uint32_t owner = plan_owner(b->plan, id);
  if (owner != ANALYSIS_NONE || id == b->plan->scope)
    return owner;
  build_block_t *block = build_block_of(
      b, mlirOperationGetBlock(analysis_operation(b->plan->analysis, id)));
  return block ? block->owner : ANALYSIS_NONE;
}

static bool add_block(build_t *b, MlirBlock block, build_block_t row) {
  if (!arena_grow_array(&b->arena, (void **)&b->blocks, &b->max_blocks,
                        b->num_blocks, sizeof row) ||
      !pointer_map_set(&b->block_of, block.ptr, b->num_blocks))
    return false;
  row.fold = row.group = row.entry = row.arguments = row.first = PICTURE_NONE;
  b->blocks[b->num_blocks++] = row;
  return true;
}

/* Registers the blocks of one region. Those in which nothing is shown become
 * one. */
static bool add_region(build_t *b, MlirRegion region, build_block_t row) {
  uint32_t folded = POINTER_MAP_NONE;
  MlirBlock block = mlirRegionGetFirstBlock(region);
  row.one_block = mlirBlockIsNull(block) ||
                  mlirBlockIsNull(mlirBlockGetNextInRegion(block));
  for (; !mlirBlockIsNull(block); block = mlirBlockGetNextInRegion(block)) {
    row.is_folded = !row.one_block &&
                    pointer_map_get(&b->content, block.ptr) == POINTER_MAP_NONE;
    if (row.is_folded && folded != POINTER_MAP_NONE) {
      if (!pointer_map_set(&b->block_of, block.ptr, folded))
        return false;
    } else {
      if (row.is_folded)
        folded = b->num_blocks;
      if (!add_block(b, block, row))
        return false;
    }
    ++row.index;
  }
  return true;
}

/* Whether at most one region of `op` has blocks. */
static bool has_one_region(MlirOperation op) {
  int count = 0;
  for (intptr_t r = 0; r < mlirOperationGetNumRegions(op); ++r)
    count += !mlirBlockIsNull(
        mlirRegionGetFirstBlock(mlirOperationGetRegion(op, r)));
  return count <= 1;
}

/* ---- Clusters ---- */

static uint32_t add_cluster(build_t *b, uint32_t parent, const char *title) {
  return picture_add_cluster(
      b->picture,
      (picture_cluster_t){.parent = parent,
                          .slice = picture_slice(b->picture, parent),
                          .text = {.title = title}});
}

/* The cluster of an operation in which something is shown. */
static uint32_t operation_cluster(build_t *b, uint32_t id) {
  if (!id)
    return b->base;
  if (b->clusters[id] != PICTURE_NONE)
    return b->clusters[id];
  uint32_t parent = id == b->plan->scope ? b->base : build_cluster_of(b, id);
  uint32_t cluster = add_cluster(b, parent, NULL);
  if (cluster != PICTURE_NONE) {
    b->picture->clusters[cluster].text = describe_place(&b->d, id);
    b->picture->clusters[cluster].goes = plan_goes(b->plan, id);
  }
  return b->clusters[id] = cluster;
}

/* What a region is called: by what it is for, where that is known. */
static const char *region_title(build_t *b, const build_block_t *block) {
  MlirOperation op = analysis_operation(b->plan->analysis, block->parent);
  MlirStringRef name = policy_operator_name(op);
  static const char *const ifs[] = {"torch.prim.If", "scf.if"};
  text_t text = {.arena = b->d.arena};
  for (size_t i = 0; i < sizeof ifs / sizeof *ifs; ++i)
    if (mlirStringRefEqual(name, mlirStringRefCreateFromCString(ifs[i])))
      return block->region ? "else" : "then";
  text_format(&text, "region %u", (unsigned)block->region);
  return text_string(&text);
}

static uint32_t region_cluster(build_t *b, const build_block_t *block) {
  uint32_t parent = operation_cluster(b, block->parent);
  if (block->one_region)
    return parent;
  const void *key = build_pair(block->parent, block->region);
  uint32_t cluster = pointer_map_get(&b->regions, key);
  if (cluster != POINTER_MAP_NONE)
    return cluster;
  cluster = add_cluster(b, parent, region_title(b, block));
  return pointer_map_set(&b->regions, key, cluster) ? cluster : parent;
}

uint32_t build_block_cluster(build_t *b, build_block_t *block) {
  if (block->has_cluster)
    return block->cluster;
  uint32_t cluster = region_cluster(b, block);
  if (!block->one_block && !block->is_folded) {
    text_t title = {.arena = b->d.arena};
    text_format(&title, "^bb%u", (unsigned)block->index);
    cluster = add_cluster(b, cluster, text_string(&title));
  }
  block->has_cluster = true;
  return block->cluster = cluster;
}

/* What is written on the part of a slice that lies in one block: all of it
 * where the assertion is. */
static picture_text_t slice_text(build_t *b, uint32_t owner, MlirBlock block) {
  if (owner == PLAN_SHARED)
    return (picture_text_t){.title = "needed by several assertions"};
  uint32_t id = analysis_assertion(b->plan->analysis, owner)->id;
  MlirOperation op = analysis_operation(b->plan->analysis, id);
  if (mlirBlockEqual(mlirOperationGetBlock(op), block))
    return describe_slice(&b->d, owner);
  text_t title = {.arena = b->d.arena};
  text_format(&title, "for #%u", (unsigned)owner + 1);
  return (picture_text_t){.title = text_string(&title)};
}

static uint32_t slice_cluster(build_t *b, uint32_t owner, uint32_t parent,
                              MlirBlock mlir_block, uint32_t block) {
  const void *key = build_pair(block, owner);
  uint32_t cluster = pointer_map_get(&b->slices, key);
  if (cluster != POINTER_MAP_NONE)
    return cluster;
  picture_fate_t fate =
      owner == PLAN_SHARED ? PICTURE_SHARED : describe_fate(&b->d, owner);
  cluster = picture_add_cluster(
      b->picture,
      (picture_cluster_t){.parent = parent,
                          .slice = owner,
                          .fate = fate,
                          .goes = b->plan->options->dropped,
                          .text = slice_text(b, owner, mlir_block)});
  return pointer_map_set(&b->slices, key, cluster) ? cluster : parent;
}

uint32_t build_cluster_of(build_t *b, uint32_t id) {
  MlirBlock mlir_block =
      mlirOperationGetBlock(analysis_operation(b->plan->analysis, id));
  build_block_t *block = build_block_of(b, mlir_block);
  if (!block)
    return b->base;
  uint32_t owner = plan_owner(b->plan, id);
  uint32_t cluster = build_block_cluster(b, block);
  bool is_slice = owner != ANALYSIS_NONE && owner != block->owner &&
                  b->plan->ops[id] & PLAN_SHOWN;
  if (!is_slice)
    return cluster;
  return slice_cluster(b, owner, cluster, mlir_block,
                       (uint32_t)(block - b->blocks));
}

/* Registers the blocks of one operation. */
static bool add_regions(build_t *b, uint32_t id) {
  MlirOperation op = analysis_operation(b->plan->analysis, id);
  build_block_t row = {.parent = id,
                       .one_region = has_one_region(op),
                       .owner = owner_of_regions(b, id)};
  uint32_t before = b->num_blocks;
  for (intptr_t r = 0; r < mlirOperationGetNumRegions(op); ++r) {
    row.region = (uint32_t)r;
    if (!add_region(b, mlirOperationGetRegion(op, r), row))
      return false;
  }
  if (b->num_blocks > before)
    operation_cluster(b, id);
  return true;
}

bool build_blocks(build_t *b) {
  const plan_t *plan = b->plan;
  analysis_t *a = plan->analysis;
  if (!find_content(b))
    return false;
  for (uint32_t id = plan->scope; id < analysis_end(a, plan->scope); ++id) {
    if (plan->ops[id] & PLAN_HOLDS && !add_regions(b, id))
      return false;
  }
  return true;
}
