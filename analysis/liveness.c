/* The two liveness sweeps, one with the selected assertions as roots and one
 * without: mark from the roots along what a live operation needs, after the
 * dead code elimination of Cytron et al., "Efficiently Computing Static Single
 * Assignment Form and the Control Dependence Graph", 1991, section 7.1.
 * Linear; right on cycles, since every operation is visited once. */
#include "analysis/analysis_impl.h"

/* Whether others may write to an operand or a result of `op`. */
static bool touches_mutable(analysis_t *a, MlirOperation op) {
  for (intptr_t k = mlirOperationGetNumOperands(op); k-- > 0;) {
    MlirType type = mlirValueGetType(mlirOperationGetOperand(op, k));
    if (types_get(a->types, type).writable)
      return true;
  }
  for (intptr_t k = mlirOperationGetNumResults(op); k-- > 0;) {
    MlirType type = mlirValueGetType(mlirOperationGetResult(op, k));
    if (types_get(a->types, type).writable)
      return true;
  }
  return false;
}

op_effects_t liveness_effects(analysis_t *a, uint32_t id) {
  const policy_entry_t *policy = &name_info(a, id)->policy;
  if (!(policy->traits & OP_TRAIT_TENSOR_FREE) ||
      touches_mutable(a, a->n.ops[id].op))
    return policy->effects;
  return OP_EFFECTS_RECURSIVE;
}

analysis_root_t analysis_root(analysis_t *a, uint32_t id) {
  unsigned traits = name_info(a, id)->policy.traits;
  if (a->flags[id] & FLAG_UNSELECTED)
    return ANALYSIS_ROOT_UNSELECTED;
  if (traits & OP_TRAIT_SYMBOL)
    return ANALYSIS_ROOT_SYMBOL;
  op_effects_t effects = liveness_effects(a, id);
  if (effects == OP_EFFECTS_WRITE)
    return ANALYSIS_ROOT_EFFECTS;
  if (effects == OP_EFFECTS_UNKNOWN && !(traits & OP_TRAIT_TERMINATOR))
    return ANALYSIS_ROOT_UNKNOWN;
  return ANALYSIS_NOT_ROOT;
}

/* Visits the definitions of the operands of `id`. */
static void visit_operands(analysis_t *a, uint32_t id, edge_visit_t visit,
                           void *data) {
  const uint32_t *def = a->n.defs + a->n.ops[id].operand;
  for (uint32_t k = numbering_num_operands(&a->n, id); k > 0; --k, ++def)
    if (*def != NUMBERING_NONE)
      visit(a, *def, data);
}

static bool has_trait(const analysis_t *a, uint32_t id, unsigned trait) {
  return name_info(a, id)->policy.traits & trait;
}

/* Visits the terminators of the blocks of `id`. Where it may do without, the
 * last operation of a block is one only if it says so (emitc.do has one region
 * of either sort). */
static void visit_terminators(analysis_t *a, uint32_t id, edge_visit_t visit,
                              void *data) {
  bool without = has_trait(a, id, OP_TRAIT_NO_TERMINATOR);
  uint32_t end = a->n.ops[id].end;
  for (uint32_t child = id + 1; child < end; child = a->n.ops[child].end)
    if (a->n.ops[child].last &&
        (!without || has_trait(a, child, OP_TRAIT_TERMINATOR)))
      visit(a, child, data);
}

static void visit_parent(analysis_t *a, uint32_t id, edge_visit_t visit,
                         void *data) {
  if (a->n.ops[id].parent != NUMBERING_NONE)
    visit(a, a->n.ops[id].parent, data);
}

/* What remains needed of a selected assertion once it is dropped, reached
 * because its result is used. */
static void visit_dropped(analysis_t *a, uint32_t id, edge_visit_t visit,
                          void *data) {
  const policy_assertion_t *row = a->assertions[a->at[id]].row;
  if (!row || row->form != POLICY_FORM_TOKEN)
    return;
  uint32_t def = a->n.defs[a->n.ops[id].operand + (uint32_t)row->token];
  if (def != NUMBERING_NONE)
    visit(a, def, data);
}

void liveness_edges(analysis_t *a, uint32_t id, bool without_assertions,
                    edge_visit_t visit, void *data) {
  visit_parent(a, id, visit, data);
  if (!is_assertion(a, id)) {
    visit_operands(a, id, visit, data);
    visit_terminators(a, id, visit, data);
    return;
  }
  if (without_assertions) {
    visit_dropped(a, id, visit, data);
    return;
  }
  for (uint32_t i = id; i < a->n.ops[id].end; ++i)
    visit_operands(a, i, visit, data);
}

/* One sweep: `flag` marks what is live in it. Without assertions the two are
 * one. */
typedef struct sweep_t {
  uint8_t flag;
  uint32_t top; /* Of the analysis's stack. */
} sweep_t;

static void mark(analysis_t *a, uint32_t id, void *data) {
  sweep_t *sweep = data;
  if (a->flags[id] & sweep->flag)
    return;
  a->flags[id] |= sweep->flag;
  a->stack[sweep->top++] = id;
}

static void propagate(analysis_t *a, sweep_t *sweep) {
  while (sweep->top)
    liveness_edges(a, a->stack[--sweep->top], sweep->flag == FLAG_WITHOUT, mark,
                   sweep);
}

static void mark_root(analysis_t *a, uint32_t id, sweep_t *sweep) {
  if (a->flags[id] & FLAG_ROOT) {
    mark(a, id, sweep);
  } else if (is_assertion(a, id)) {
    if (sweep->flag == FLAG_WITH)
      mark(a, id, sweep);
    else
      visit_parent(a, id, mark, sweep);
  }
}

/* Asks for the roots once for both sweeps. */
static void find_roots(analysis_t *a) {
  for (uint32_t id = 1; id < a->n.count; ++id)
    if (!(a->flags[id] & FLAG_INSIDE) &&
        analysis_root(a, id) != ANALYSIS_NOT_ROOT)
      a->flags[id] |= FLAG_ROOT;
}

static void sweep_with(analysis_t *a, uint8_t flag) {
  sweep_t sweep = {.flag = flag};
  mark(a, 0, &sweep);
  for (uint32_t id = 1; id < a->n.count; ++id) {
    mark_root(a, id, &sweep);
    propagate(a, &sweep);
  }
}

bool liveness_sweep(analysis_t *a) {
  find_roots(a);
  if (a->num_assertions) {
    sweep_with(a, FLAG_WITH);
    sweep_with(a, FLAG_WITHOUT);
  } else {
    sweep_with(a, FLAG_WITH | FLAG_WITHOUT);
    return true;
  }
  for (uint32_t id = 0; id < a->n.count; ++id)
    a->num_exclusive += in_slice(a, id);
  return true;
}
