/* Verdicts: evaluates a condition as far as constants and static sizes go.
 * Every operation is evaluated once, however many conditions use it. */
#include "analysis/analysis_impl.h"
#include "analysis/scalar_ops.h"

/* What is known of an operation's result so far, in 16 bytes. */
typedef struct known_t {
  union {
    int64_t i;
    double f;
  };
  uint8_t kind; /* scalar_kind_t */
  bool done;
} known_t;

struct fold_t {
  /* By number of operation. */
  known_t *known;
  /* By index of name: its row if it can be evaluated, else NULL. */
  const scalar_op_t **rows;
};

static bool fold_ensure(analysis_t *a) {
  if (a->folds)
    return true;
  struct fold_t *folds = ARENA_NEW(&a->arena, struct fold_t, 1);
  if (!folds)
    return false;
  folds->known = ARENA_NEW(&a->arena, known_t, a->n.count);
  folds->rows = ARENA_NEW(&a->arena, const scalar_op_t *, a->n.name_count);
  if (!folds->known || !folds->rows)
    return false;
  for (uint32_t i = 0; i < a->n.name_count; ++i) {
    const scalar_op_t *row = scalar_op_lookup(a->n.names[i].text);
    folds->rows[i] = row && row->fold ? row : NULL;
  }
  a->folds = folds;
  return true;
}

static scalar_t value_of(const analysis_t *a, uint32_t id) {
  const known_t *known = &a->folds->known[id];
  if (known->kind == SCALAR_INT)
    return scalar_int(known->i);
  return known->kind == SCALAR_FLOAT ? scalar_float(known->f)
                                     : scalar_unknown();
}

static void set_value(analysis_t *a, uint32_t id, scalar_t value) {
  known_t *known = &a->folds->known[id];
  known->kind = (uint8_t)value.kind;
  if (value.kind == SCALAR_FLOAT)
    known->f = value.f;
  else
    known->i = value.i;
}

/* The row by which `id` can be evaluated, or NULL. */
static const scalar_op_t *row_of(const analysis_t *a, uint32_t id) {
  return numbering_num_operands(&a->n, id) <= SCALAR_MAX_OPERANDS
             ? a->folds->rows[a->n.ops[id].name]
             : NULL;
}

/* Pushes the operands of `id` that are not evaluated yet. */
static bool push_operands(analysis_t *a, uint32_t id, uint32_t *top) {
  const uint32_t *def = a->n.defs + a->n.ops[id].operand;
  uint32_t before = *top;
  for (uint32_t k = 0; k < numbering_num_operands(&a->n, id); ++k)
    if (def[k] != NUMBERING_NONE && !a->folds->known[def[k]].done &&
        !(a->flags[def[k]] & FLAG_MARKED))
      a->stack[(*top)++] = def[k];
  return *top > before;
}

/* Whether `id` has two operands that are one value. The IR is only looked at
 * where their definitions are one. */
static bool has_same_operands(const analysis_t *a, uint32_t id) {
  const uint32_t *def = a->n.defs + a->n.ops[id].operand;
  if (numbering_num_operands(&a->n, id) != 2 || def[0] != def[1])
    return false;
  MlirOperation op = a->n.ops[id].op;
  return mlirValueEqual(mlirOperationGetOperand(op, 0),
                        mlirOperationGetOperand(op, 1));
}

static void evaluate_one(analysis_t *a, uint32_t id, const scalar_op_t *row) {
  scalar_t x[SCALAR_MAX_OPERANDS] = {{0}};
  const uint32_t *def = a->n.defs + a->n.ops[id].operand;
  for (uint32_t k = 0; k < numbering_num_operands(&a->n, id); ++k)
    if (def[k] != NUMBERING_NONE)
      x[k] = value_of(a, def[k]);
  scalar_call_t call = {a->n.ops[id].op, x, has_same_operands(a, id), a->types};
  set_value(a, id, row->fold(&call));
}

/* Evaluates `id` and what it needs. An operation is marked while its operands
 * are evaluated, so that a cycle stays unknown. */
static void evaluate(analysis_t *a, uint32_t id) {
  uint32_t top = 0;
  a->stack[top++] = id;
  while (top) {
    uint32_t next = a->stack[top - 1];
    const scalar_op_t *row =
        a->folds->known[next].done ? NULL : row_of(a, next);
    if (row && !(a->flags[next] & FLAG_MARKED)) {
      a->flags[next] |= FLAG_MARKED;
      if (push_operands(a, next, &top))
        continue;
    }
    if (row)
      evaluate_one(a, next, row);
    a->folds->known[next].done = true;
    a->flags[next] &= (uint8_t)~FLAG_MARKED;
    --top;
  }
}

analysis_verdict_t fold_condition(analysis_t *a,
                                  const analysis_assertion_t *as) {
  if (mlirValueIsNull(as->condition) || !fold_ensure(a))
    return ANALYSIS_UNKNOWN;
  uint32_t operand = as->row ? (uint32_t)as->row->condition : 0;
  uint32_t id = a->n.defs[a->n.ops[as->inner].operand + operand];
  if (id == NUMBERING_NONE)
    return ANALYSIS_UNKNOWN;
  evaluate(a, id);
  scalar_t value = value_of(a, id);
  if (value.kind != SCALAR_INT)
    return ANALYSIS_UNKNOWN;
  return (value.i != 0) != as->negated ? ANALYSIS_PROVEN : ANALYSIS_REFUTED;
}
