/* Judges torch.prim.Ifs from the innermost out. */
#include "analysis/raising_if.h"

bool raising_if_possible(const analysis_t *a) {
  for (uint32_t i = 0; i < a->n.name_count; ++i)
    if (a->names[i].special == SPECIAL_RAISE)
      return true;
  return false;
}

/* What an If does, from its two branches. */
static raising_if_does_t join(const uint8_t branches[2]) {
  uint8_t least = branches[0] < branches[1] ? branches[0] : branches[1];
  uint8_t most = branches[0] < branches[1] ? branches[1] : branches[0];
  if (most == DOES_OTHER || most == DOES_ASSERT || least == most)
    return most;
  return DOES_MAYBE_RAISE;
}

/* What an operation does that has no effects but those in its regions. */
static raising_if_does_t recursive(const raising_if_t *ifs, uint32_t id) {
  uint8_t inside = ifs->branches[id][0];
  return inside <= DOES_ASSERT ? inside : DOES_OTHER;
}

static raising_if_does_t does(const raising_if_t *ifs, uint32_t id) {
  const name_info_t *info = name_info(ifs->analysis, id);
  if (ifs->analysis->flags[id] & FLAG_MARKED)
    return DOES_ASSERT;
  switch (info->special) {
  case SPECIAL_RAISE:
    return DOES_RAISE;
  case SPECIAL_IF:
    return join(ifs->branches[id]);
  default:
    break;
  }
  if (info->policy.traits & OP_TRAIT_TERMINATOR)
    return DOES_NOTHING;
  switch (liveness_effects(ifs->analysis, id)) {
  case OP_EFFECTS_FREE:
  case OP_EFFECTS_READ:
  case OP_EFFECTS_RECURSIVE:
    return recursive(ifs, id);
  default:
    return DOES_OTHER;
  }
}

/* Whether `id` raises on every path, whatever else it does. */
static bool raises(const raising_if_t *ifs, uint32_t id) {
  special_t special = name_info(ifs->analysis, id)->special;
  return special == SPECIAL_RAISE ||
         (special == SPECIAL_IF && ifs->raises[id][0] && ifs->raises[id][1]);
}

/* Adds what `id` does to the branch of its parent that it stands in; only for
 * Ifs are the two branches told apart. */
static void add_to_parent(raising_if_t *ifs, uint32_t id) {
  const numbering_t *n = &ifs->analysis->n;
  uint32_t parent = n->ops[id].parent;
  int side = 0;
  if (name_info(ifs->analysis, parent)->special == SPECIAL_IF) {
    MlirRegion region =
        mlirBlockGetParentRegion(mlirOperationGetBlock(n->ops[id].op));
    side = !mlirRegionEqual(region,
                            mlirOperationGetFirstRegion(n->ops[parent].op));
  }
  uint8_t what = does(ifs, id);
  if (what > ifs->branches[parent][side])
    ifs->branches[parent][side] = what;
  ifs->raises[parent][side] |= raises(ifs, id);
}

bool raising_if_init(raising_if_t *ifs, analysis_t *a) {
  *ifs = (raising_if_t){.analysis = a};
  if (!raising_if_possible(a))
    return true;
  ifs->branches = arena_calloc(&a->arena, a->n.count, sizeof *ifs->branches);
  ifs->raises = arena_calloc(&a->arena, a->n.count, sizeof *ifs->raises);
  if (!ifs->branches || !ifs->raises)
    return false;
  for (uint32_t id = a->n.count - 1; id > 0; --id)
    add_to_parent(ifs, id);
  return true;
}

bool raising_if_is_assertion(const raising_if_t *ifs, uint32_t id) {
  if (!ifs->branches || name_info(ifs->analysis, id)->special != SPECIAL_IF ||
      mlirOperationGetNumResults(ifs->analysis->n.ops[id].op))
    return false;
  raising_if_does_t what = join(ifs->branches[id]);
  return what == DOES_MAYBE_RAISE || what == DOES_RAISE;
}

/* Why `id`, some branch of which raises, is no assertion, or NULL. */
static const char *defect_of(const raising_if_t *ifs, uint32_t id) {
  const uint8_t *branches = ifs->branches[id];
  const bool *raises = ifs->raises[id];
  if (mlirOperationGetNumResults(ifs->analysis->n.ops[id].op))
    return "it gives a value; dropping it would need the other branch in its "
           "place";
  if ((raises[0] && branches[0] == DOES_OTHER) ||
      (raises[1] && branches[1] == DOES_OTHER))
    return "a branch of it does more than raise";
  return join(branches) == DOES_OTHER ? "its other branch does more than check"
                                      : NULL;
}

const char *raising_if_defect(const raising_if_t *ifs, uint32_t id) {
  if (!ifs->branches || name_info(ifs->analysis, id)->special != SPECIAL_IF ||
      !(ifs->raises[id][0] || ifs->raises[id][1]))
    return NULL;
  return defect_of(ifs, id);
}

raising_if_side_t raising_if_side(const raising_if_t *ifs, uint32_t id) {
  const uint8_t *branches = ifs->branches[id];
  if (branches[0] == DOES_RAISE && branches[1] == DOES_NOTHING)
    return RAISING_IF_THEN;
  if (branches[1] == DOES_RAISE && branches[0] == DOES_NOTHING)
    return RAISING_IF_ELSE;
  return RAISING_IF_NESTED;
}
