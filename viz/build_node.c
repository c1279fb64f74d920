/* A node for each operation shown; the others are folded between them. */
#include "viz/build_impl.h"

/* So many arguments of a block have nodes of their own, used or not. */
enum { FEW_ARGUMENTS = 8 };

static picture_role_t role_of(const plan_t *plan, uint32_t id) {
  uint32_t at = analysis_assertion_at(plan->analysis, id);
  if (at != ANALYSIS_NONE &&
      analysis_assertion(plan->analysis, at)->inner == id)
    return PICTURE_ASSERTION;
  if (analysis_root(plan->analysis, id) == ANALYSIS_ROOT_UNSELECTED)
    return PICTURE_ASSERTION;
  if (plan->ops[id] & PLAN_GUARDED)
    return PICTURE_GUARDED;
  return plan->ops[id] & PLAN_CAPTURE ? PICTURE_CAPTURE : PICTURE_OPERATION;
}

static picture_fate_t fate_of(const build_t *b, uint32_t id) {
  uint32_t owner = plan_owner(b->plan, id);
  if (owner == PLAN_SHARED)
    return PICTURE_SHARED;
  if (owner != ANALYSIS_NONE)
    return describe_fate(&b->d, owner);
  bool kept = analysis_root(b->plan->analysis, id) == ANALYSIS_ROOT_UNSELECTED;
  return kept ? PICTURE_KEPT : PICTURE_PLAIN;
}

static void set_homes(build_t *b, uint32_t id, uint32_t node) {
  uint32_t end = analysis_end(b->plan->analysis, id);
  for (uint32_t k = id; k < end; ++k)
    b->homes[k] = node;
}

static void add_node(build_t *b, uint32_t id, uint32_t cluster) {
  picture_role_t role = role_of(b->plan, id);
  uint32_t at = analysis_assertion_at(b->plan->analysis, id);
  bool is_assertion = role == PICTURE_ASSERTION && at != ANALYSIS_NONE;
  picture_node_t node = {.role = role,
                         .fate = fate_of(b, id),
                         .goes = plan_goes(b->plan, id),
                         .cluster = cluster};
  node.text = is_assertion ? describe_assertion(&b->d, at)
                           : describe_operation(&b->d, id);
  set_homes(b, id, picture_add_node(b->picture, node));
  build_block_t *block = build_block_of(
      b, mlirOperationGetBlock(analysis_operation(b->plan->analysis, id)));
  if (block && block->first == PICTURE_NONE)
    block->first = b->homes[id];
}

/* An operation with something shown in it: a node for it, if values enter or
 * leave it, in the cluster of what is in it. */
static void add_holder(build_t *b, uint32_t id) {
  MlirOperation op = analysis_operation(b->plan->analysis, id);
  MlirBlock first = mlirRegionGetFirstBlock(mlirOperationGetRegion(op, 0));
  bool has_values =
      mlirOperationGetNumOperands(op) || mlirOperationGetNumResults(op) ||
      analysis_assertion_at(b->plan->analysis, id) != ANALYSIS_NONE;
  if (!has_values || mlirBlockIsNull(first))
    return;
  build_block_t *block = build_block_of(b, first);
  uint32_t cluster = block ? build_block_cluster(b, block) : b->base;
  if (block && (!block->one_region || !block->one_block))
    cluster = b->clusters[id];
  uint32_t before = b->homes[id];
  add_node(b, id, cluster);
  uint32_t node = b->homes[id];
  set_homes(b, id, before);
  b->homes[id] = node;
}

/* ---- Assertions that are not shown whole ---- */

static build_block_t *block_of_assertion(build_t *b, uint32_t i) {
  uint32_t id = analysis_assertion(b->plan->analysis, i)->id;
  return build_block_of(
      b, mlirOperationGetBlock(analysis_operation(b->plan->analysis, id)));
}

static const char *with_count(build_t *b, const char *note, uint32_t count) {
  text_t text = {.arena = b->d.arena};
  if (note)
    text_format(&text, "%s\n", note);
  text_add_string(&text, describe_count(&b->d, count, "operation"));
  return text_string(&text);
}

static uint32_t compact_node(build_t *b, uint32_t i) {
  if (b->compact[i] != PICTURE_NONE)
    return b->compact[i];
  build_block_t *block = block_of_assertion(b, i);
  picture_text_t text = describe_assertion(&b->d, i);
  uint32_t count = analysis_slice(b->plan->analysis, i).count;
  text.title = describe_slice(&b->d, i).title;
  text.note = with_count(b, text.note, count + 1);
  ++b->num_compact;
  return b->compact[i] = picture_add_node(
             b->picture,
             (picture_node_t){.role = PICTURE_FOLDED_ASSERTION,
                              .fate = describe_fate(&b->d, i),
                              .goes = b->plan->options->dropped,
                              .cluster = block ? build_block_cluster(b, block)
                                               : b->base,
                              .text = text});
}

/* The fold of assertions in the block of assertion `i`. */
static uint32_t group_of(build_t *b, uint32_t i) {
  build_block_t *block = block_of_assertion(b, i);
  if (!block)
    return PICTURE_NONE;
  if (block->group == PICTURE_NONE)
    block->group = build_fold_create(b, PICTURE_FOLDED_ASSERTION,
                                     build_block_cluster(b, block));
  return block->group;
}

/* The node of what belongs to assertion `i`, which is not shown whole. */
static uint32_t folded_home(build_t *b, uint32_t i, uint32_t id) {
  if (b->plan->details[i] != PLAN_GROUPED)
    return compact_node(b, i);
  uint32_t group = group_of(b, i);
  if (group == PICTURE_NONE)
    return PICTURE_NONE;
  build_fold_add(b, group, id);
  return b->folds[group].node;
}

/* ---- All operations ---- */

/* Whether the operation only ends a block that runs once: nothing flows into
 * it, and nothing leads on from it. */
static bool is_mere_end(const build_t *b, uint32_t id) {
  const analysis_t *a = b->plan->analysis;
  MlirOperation op = analysis_operation(a, id);
  uint32_t parent = analysis_parent(a, id);
  bool repeats = parent != ANALYSIS_NONE &&
                 analysis_policy(a, parent).traits & OP_TRAIT_LOOP;
  return !repeats && analysis_policy(a, id).traits & OP_TRAIT_TERMINATOR &&
         !mlirOperationGetNumOperands(op) && !mlirOperationGetNumSuccessors(op);
}

/* Constants are counted with several operations: one is drawn as it is. */
static void take_constants(build_block_t *block, build_fold_t *fold) {
  if (fold->operations < 2)
    return;
  fold->constants += block->constants;
  block->constants = 0;
}

static void fold(build_t *b, uint32_t id) {
  MlirOperation op = analysis_operation(b->plan->analysis, id);
  build_block_t *block = build_block_of(b, mlirOperationGetBlock(op));
  if (!block || (block->fold == PICTURE_NONE && block->first != PICTURE_NONE &&
                 is_mere_end(b, id)))
    return;
  if (block->fold == PICTURE_NONE)
    block->fold =
        build_fold_create(b, PICTURE_FOLD, build_block_cluster(b, block));
  if (block->fold == PICTURE_NONE)
    return;
  build_fold_add(b, block->fold, id);
  take_constants(block, &b->folds[block->fold]);
  set_homes(b, id, b->folds[block->fold].node);
  if (block->first == PICTURE_NONE)
    block->first = b->homes[id];
}

/* Whether `id` belongs to an assertion that is one node, or one of a group. */
static bool in_folded_assertion(const plan_t *plan, uint32_t id) {
  uint32_t owner = plan_owner(plan, id);
  return owner < PLAN_SHARED && plan->details[owner] != PLAN_HIDDEN &&
         plan->details[owner] != PLAN_FULL;
}

/* Counts a constant that is not drawn, for the next fold of its block. */
static void fold_constant(build_t *b, uint32_t id) {
  MlirOperation op = analysis_operation(b->plan->analysis, id);
  build_block_t *block = build_block_of(b, mlirOperationGetBlock(op));
  if (!block || plan_is_used(b->plan, id, PLAN_SHOWN | PLAN_HOLDS) ||
      in_folded_assertion(b->plan, id))
    return;
  ++block->constants;
}

/* What is folded from here on is behind `id`. */
static void end_fold(build_t *b, uint32_t id) {
  MlirOperation op = analysis_operation(b->plan->analysis, id);
  build_block_t *block = build_block_of(b, mlirOperationGetBlock(op));
  if (block && plan_owner(b->plan, id) == ANALYSIS_NONE)
    block->fold = PICTURE_NONE;
}

/* Makes the node of `id`; returns the number of the next operation to look at.
 */
static uint32_t visit(build_t *b, uint32_t id) {
  const plan_t *plan = b->plan;
  uint32_t end = analysis_end(plan->analysis, id);
  if (plan_is_constant(plan->analysis, id)) {
    fold_constant(b, id);
    return id + 1;
  }
  if (id == plan->scope)
    return id + 1;
  if (plan->ops[id] & PLAN_HOLDS) {
    build_cluster_of(b, id);
    end_fold(b, id);
    add_holder(b, id);
    return id + 1;
  }
  if (plan->ops[id] & PLAN_SHOWN) {
    end_fold(b, id);
    add_node(b, id, build_cluster_of(b, id));
  } else if (in_folded_assertion(plan, id)) {
    set_homes(b, id, folded_home(b, plan_owner(plan, id), id));
  } else {
    fold(b, id);
  }
  return end;
}

/* Few arguments are all shown, so that a loop has its variable. */
static void show_arguments(build_t *b) {
  const plan_t *plan = b->plan;
  analysis_t *a = plan->analysis;
  for (uint32_t id = plan->scope; id < analysis_end(a, plan->scope); ++id) {
    MlirOperation op = analysis_operation(a, id);
    intptr_t regions =
        plan->ops[id] & PLAN_HOLDS ? mlirOperationGetNumRegions(op) : 0;
    for (intptr_t r = 0; r < regions; ++r) {
      MlirBlock block = mlirRegionGetFirstBlock(mlirOperationGetRegion(op, r));
      for (; !mlirBlockIsNull(block); block = mlirBlockGetNextInRegion(block)) {
        build_block_t *row = build_block_of(b, block);
        intptr_t count = mlirBlockGetNumArguments(block);
        if (row && !row->is_folded && count <= FEW_ARGUMENTS)
          for (intptr_t k = 0; k < count; ++k)
            build_argument(b, mlirBlockGetArgument(block, k));
      }
    }
  }
}

void build_nodes(build_t *b) {
  analysis_t *a = b->plan->analysis;
  show_arguments(b);
  uint32_t end = analysis_end(a, b->plan->scope);
  for (uint32_t id = b->plan->scope; id < end;)
    id = visit(b, id);
  build_fold_finish(b);
}

/* The node of the arguments of a block that have none of their own. */
static uint32_t other_arguments(build_t *b, build_block_t *block) {
  if (block->arguments != PICTURE_NONE)
    return block->arguments;
  return block->arguments = picture_add_node(
             b->picture,
             (picture_node_t){.role = PICTURE_ARGUMENT,
                              .cluster = build_block_cluster(b, block),
                              .text = {.title = "other arguments"}});
}

uint32_t build_argument(build_t *b, MlirValue value) {
  uint32_t node = pointer_map_get(&b->arguments, value.ptr);
  MlirBlock mlir_block = mlirBlockArgumentGetOwner(value);
  build_block_t *block = build_block_of(b, mlir_block);
  if (node != POINTER_MAP_NONE || !block)
    return block ? node : PICTURE_NONE;
  bool is_capture =
      pointer_map_get(&b->plan->arguments, value.ptr) != POINTER_MAP_NONE;
  bool is_own = is_capture || b->plan->options->all ||
                mlirBlockGetNumArguments(mlir_block) <= FEW_ARGUMENTS;
  if (!is_own || block->is_folded)
    return other_arguments(b, block);
  node = picture_add_node(
      b->picture,
      (picture_node_t){.role = is_capture ? PICTURE_CAPTURE : PICTURE_ARGUMENT,
                       .cluster = build_block_cluster(b, block),
                       .text = describe_argument(&b->d, value)});
  pointer_map_set(&b->arguments, value.ptr, node);
  return node;
}

uint32_t build_entry(build_t *b, build_block_t *block) {
  if (block->is_folded && block->fold != PICTURE_NONE)
    return b->folds[block->fold].node;
  if (block->entry != PICTURE_NONE)
    return block->entry;
  return block->entry = picture_add_node(
             b->picture,
             (picture_node_t){.role = PICTURE_BLOCK,
                              .cluster = build_block_cluster(b, block)});
}
