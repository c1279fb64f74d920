/* Operations that share a node: how many, and which kinds. */
#include "viz/build_impl.h"

#include "viz/label.h"

uint32_t build_fold_create(build_t *b, picture_role_t role, uint32_t cluster) {
  bool is_assertion = role == PICTURE_FOLDED_ASSERTION;
  bool dropped = is_assertion && b->plan->options->dropped;
  picture_fate_t fate = dropped        ? PICTURE_DROPPED
                        : is_assertion ? PICTURE_KEPT
                                       : PICTURE_PLAIN;
  uint32_t node = picture_add_node(
      b->picture,
      (picture_node_t){
          .role = role, .fate = fate, .goes = dropped, .cluster = cluster});
  build_fold_t row = {.node = node, .id = ANALYSIS_NONE};
  if (node == PICTURE_NONE ||
      !arena_grow_array(&b->arena, (void **)&b->folds, &b->max_folds,
                        b->num_folds, sizeof row))
    return PICTURE_NONE;
  b->folds[b->num_folds] = row;
  return b->num_folds++;
}

/* The first assertion whose operation is not before `id`. */
static uint32_t assertion_from(const analysis_t *a, uint32_t id) {
  uint32_t low = 0, high = analysis_num_assertions(a);
  while (low < high) {
    uint32_t middle = low + (high - low) / 2;
    if (analysis_assertion(a, middle)->id < id)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

uint32_t build_assertions_in(const build_t *b, uint32_t id) {
  const analysis_t *a = b->plan->analysis;
  return assertion_from(a, analysis_end(a, id)) - assertion_from(a, id);
}

/* Lists a name that is not listed yet, while there is room. */
static void add_name(build_fold_t *fold, MlirStringRef name) {
  for (size_t i = 0; i < BUILD_FOLD_NAMES; ++i) {
    if (!fold->names[i].data)
      fold->names[i] = name;
    if (mlirStringRefEqual(fold->names[i], name))
      return;
  }
}

void build_fold_add(build_t *b, uint32_t i, uint32_t id) {
  analysis_t *a = b->plan->analysis;
  build_fold_t *fold = &b->folds[i];
  bool is_symbol = analysis_policy(a, id).traits & OP_TRAIT_SYMBOL;
  if (fold->id == ANALYSIS_NONE)
    fold->id = id;
  fold->operations += analysis_end(a, id) - id;
  for (uint32_t k = id; k < analysis_end(a, id); ++k)
    fold->gone += plan_goes(b->plan, k);
  fold->functions +=
      is_symbol && mlirOperationGetNumRegions(analysis_operation(a, id));
  fold->assertions += build_assertions_in(b, id);
  add_name(fold, policy_operator_name(analysis_operation(a, id)));
}

static const char *tooltip_of(build_t *b, const build_fold_t *fold) {
  text_t raw = {.arena = b->d.arena}, text = {.arena = b->d.arena};
  for (size_t i = 0; i < BUILD_FOLD_NAMES && fold->names[i].data; ++i) {
    text_add_string(&raw, i ? "\n" : "");
    text_add(&raw, fold->names[i]);
  }
  label_add(&text, text_ref(&raw), LABEL_MAX_TOOLTIP);
  return text_string(&text);
}

/* What is counted: assertions that are folded as such, else functions, else
 * operations; the others stand below. */
static void finish(build_t *b, const build_fold_t *fold) {
  picture_node_t *node = &b->picture->nodes[fold->node];
  bool is_assertions = node->role == PICTURE_FOLDED_ASSERTION;
  const char *counts[4];
  size_t count = 0;
  if (is_assertions)
    counts[count++] = describe_count(&b->d, fold->assertions, "more assertion");
  if (fold->functions)
    counts[count++] = describe_count(&b->d, fold->functions, "function");
  counts[count++] = describe_count(&b->d, fold->operations, "operation");
  if (fold->assertions && !is_assertions && count < 3)
    counts[count++] = describe_count(&b->d, fold->assertions, "assertion");
  if (fold->constants)
    counts[count++] = describe_count(&b->d, fold->constants, "constant");
  text_t note = {.arena = b->d.arena};
  for (size_t i = 1; i < count; ++i)
    text_format(&note, "%s%s", i > 1 ? ", " : "", counts[i]);
  node->goes |= fold->gone == fold->operations;
  if (fold->gone && !node->goes)
    text_format(&note, "%s%u of the operations go", note.length ? "\n" : "",
                (unsigned)fold->gone);
  node->text = (picture_text_t){.title = counts[0],
                                .note = note.length ? text_string(&note) : NULL,
                                .tooltip = tooltip_of(b, fold)};
  if (fold->operations == 1 && !fold->assertions) {
    node->text = describe_operation(&b->d, fold->id);
    node->role = PICTURE_OPERATION;
  }
}

void build_fold_finish(build_t *b) {
  for (uint32_t i = 0; i < b->num_folds; ++i)
    finish(b, &b->folds[i]);
}
