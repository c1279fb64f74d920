/* Verdicts: evaluates a condition as far as constants and static sizes go.
 * Every operation is evaluated once, however many conditions use it. */
#include "analysis/analysis_impl.h"
#include "analysis/scalar_ops.h"

/* What is known of an operation's result so far. */
struct fold_t {
  scalar_t value;
  bool done;
};

static bool fold_ensure(analysis_t *a) {
  if (!a->folds)
    a->folds = ARENA_NEW(&a->arena, struct fold_t, a->n.count);
  return a->folds != NULL;
}

/* The row by which `id` can be evaluated, or NULL. */
static const scalar_op_t *row_of(const analysis_t *a, uint32_t id) {
  const scalar_op_t *row = scalar_op_lookup(a->n.names[a->n.ops[id].name]);
  return row && row->fold &&
                 numbering_num_operands(&a->n, id) <= SCALAR_MAX_OPERANDS
             ? row
             : NULL;
}

/* Pushes the operands of `id` that are not evaluated yet. */
static bool push_operands(analysis_t *a, uint32_t id, uint32_t *top) {
  const uint32_t *def = a->n.defs + a->n.ops[id].operand;
  uint32_t before = *top;
  for (uint32_t k = 0; k < numbering_num_operands(&a->n, id); ++k)
    if (def[k] != NUMBERING_NONE && !a->folds[def[k]].done &&
        !(a->flags[def[k]] & FLAG_MARKED))
      a->stack[(*top)++] = def[k];
  return *top > before;
}

static void evaluate_one(analysis_t *a, uint32_t id, const scalar_op_t *row) {
  scalar_t x[SCALAR_MAX_OPERANDS] = {{0}};
  const uint32_t *def = a->n.defs + a->n.ops[id].operand;
  for (uint32_t k = 0; k < numbering_num_operands(&a->n, id); ++k)
    if (def[k] != NUMBERING_NONE)
      x[k] = a->folds[def[k]].value;
  scalar_call_t call = {a->n.ops[id].op, x, &a->types};
  a->folds[id].value = row->fold(&call);
}

/* Evaluates `id` and what it needs. An operation is marked while its operands
 * are evaluated, so that a cycle stays unknown. */
static void evaluate(analysis_t *a, uint32_t id) {
  uint32_t top = 0;
  a->stack[top++] = id;
  while (top) {
    uint32_t next = a->stack[top - 1];
    const scalar_op_t *row = a->folds[next].done ? NULL : row_of(a, next);
    if (row && !(a->flags[next] & FLAG_MARKED)) {
      a->flags[next] |= FLAG_MARKED;
      if (push_operands(a, next, &top))
        continue;
    }
    if (row)
      evaluate_one(a, next, row);
    a->folds[next].done = true;
    a->flags[next] &= (uint8_t)~FLAG_MARKED;
    --top;
  }
}

analysis_verdict_t fold_condition(analysis_t *a,
                                  const analysis_assertion_t *as) {
  if (mlirValueIsNull(as->condition) || !fold_ensure(a))
    return ANALYSIS_UNKNOWN;
  uint32_t id = numbering_def(&a->n, as->condition);
  if (id == NUMBERING_NONE)
    return ANALYSIS_UNKNOWN;
  evaluate(a, id);
  scalar_t value = a->folds[id].value;
  if (value.kind != SCALAR_INT)
    return ANALYSIS_UNKNOWN;
  return (value.i != 0) != as->negated ? ANALYSIS_PROVEN : ANALYSIS_REFUTED;
}
