/* The conditions of the backend tables, each a function on an operation. */
#include <string.h>

#include "analysis/blockers/backend_facts.h"
#include "analysis/text.h"
#include "dialect/string_ref.h"

/* A condition being asked of an operation. */
typedef struct question_t {
  backend_facts_t *facts;
  uint32_t id;
  MlirOperation op;
  const condition_t *condition;
} question_t;

typedef bool (*predicate_t)(const question_t *q);

/* The value that operand or result `i` of a condition stands for, or null. */
static MlirValue value_of(const question_t *q, int i) {
  if (i >= 0 && i < mlirOperationGetNumOperands(q->op))
    return mlirOperationGetOperand(q->op, i);
  if (i < 0 && -1 - i < mlirOperationGetNumResults(q->op))
    return mlirOperationGetResult(q->op, -1 - i);
  return (MlirValue){0};
}

/* The number of the operation that defines operand `i`, or ANALYSIS_NONE. */
static uint32_t def_of(const question_t *q, int i) {
  if (i < 0 || i >= mlirOperationGetNumOperands(q->op))
    return ANALYSIS_NONE;
  return analysis_def(q->facts->analysis, mlirOperationGetOperand(q->op, i));
}

static bool is_named(const question_t *q, uint32_t id, const char *name) {
  if (id == ANALYSIS_NONE)
    return false;
  MlirOperation op = analysis_operation(q->facts->analysis, id);
  return mlirStringRefEqual(mlirIdentifierStr(mlirOperationGetName(op)),
                            mlirStringRefCreateFromCString(name));
}

static type_info_t type_of(const question_t *q, MlirValue value) {
  if (mlirValueIsNull(value))
    return (type_info_t){0};
  return types_get(&q->facts->types, mlirValueGetType(value));
}

/* Whether `check` holds for tensor `a` of the condition, or for all tensors of
 * a list built in place. */
static bool all_tensors(const question_t *q,
                        bool (*check)(const type_info_t *type)) {
  type_info_t type = type_of(q, value_of(q, q->condition->a));
  if (type.tensor)
    return check(&type);
  uint32_t def = def_of(q, q->condition->a);
  if (!is_named(q, def, "torch.prim.ListConstruct"))
    return false;
  MlirOperation list = analysis_operation(q->facts->analysis, def);
  intptr_t count = mlirOperationGetNumOperands(list);
  for (intptr_t k = 0; k < count; ++k) {
    type = type_of(q, mlirOperationGetOperand(list, k));
    if (!type.tensor || !check(&type))
      return false;
  }
  return count > 0;
}

static int unknown_sizes(const type_info_t *type) {
  int count = 0;
  for (int64_t i = 0; i < type->rank; ++i)
    count += type->sizes[i] == TYPES_UNKNOWN;
  return count;
}

static bool check_static(const type_info_t *type) {
  return type->rank != TYPES_UNKNOWN && unknown_sizes(type) == 0;
}

static bool check_bool(const type_info_t *type) {
  return mlirStringRefEqual(type->element,
                            mlirStringRefCreateFromCString("i1"));
}

static bool check_int(const type_info_t *type) {
  MlirStringRef e = type->element;
  size_t skip = string_starts_with(e, "si") || string_starts_with(e, "ui");
  return !check_bool(type) && e.length > skip + 1 && e.data[skip] == 'i' &&
         e.data[skip + 1] >= '0' && e.data[skip + 1] <= '9';
}

static bool check_float(const type_info_t *type) {
  MlirStringRef e = type->element;
  size_t skip = string_starts_with(e, "bf");
  return e.length > skip + 1 && e.data[skip] == 'f' &&
         e.data[skip + 1] >= '0' && e.data[skip + 1] <= '9';
}

static bool holds_const(const question_t *q) {
  uint32_t def = def_of(q, q->condition->a);
  return def != ANALYSIS_NONE && q->facts->constant[def];
}

static bool holds_is_none(const question_t *q) {
  uint32_t def = def_of(q, q->condition->a);
  if (is_named(q, def, "torch.derefine"))
    def = analysis_def(q->facts->analysis,
                       mlirOperationGetOperand(
                           analysis_operation(q->facts->analysis, def), 0));
  return is_named(q, def, "torch.constant.none");
}

/* Whether operand `a` is the literal truth value `value`. What folds to one is
 * none yet where a pipeline converts before it folds. */
static bool is_literal(const question_t *q, int64_t value) {
  uint32_t def = def_of(q, q->condition->a);
  return is_named(q, def, "torch.constant.bool") &&
         q->facts->values[def].kind == SCALAR_INT &&
         q->facts->values[def].i == value;
}

static bool holds_is_true(const question_t *q) { return is_literal(q, 1); }

static bool holds_is_false(const question_t *q) { return is_literal(q, 0); }

static bool holds_list(const question_t *q) {
  return is_named(q, def_of(q, q->condition->a), "torch.prim.ListConstruct");
}

static bool holds_static(const question_t *q) {
  return all_tensors(q, check_static);
}

static bool holds_unknown(const question_t *q) {
  type_info_t type = type_of(q, value_of(q, q->condition->a));
  return type.tensor && type.rank != TYPES_UNKNOWN &&
         unknown_sizes(&type) <= q->condition->b;
}

static bool holds_static_dim(const question_t *q) {
  type_info_t type = type_of(q, value_of(q, q->condition->a));
  uint32_t def = def_of(q, q->condition->b);
  if (!type.tensor || type.rank == TYPES_UNKNOWN || def == ANALYSIS_NONE ||
      q->facts->values[def].kind != SCALAR_INT)
    return false;
  int64_t dim = q->facts->values[def].i;
  dim += dim < 0 ? type.rank : 0;
  return dim >= 0 && dim < type.rank && type.sizes[dim] != TYPES_UNKNOWN;
}

static bool holds_nonempty(const question_t *q) {
  type_info_t type = type_of(q, value_of(q, q->condition->a));
  return type.tensor && type.rank != TYPES_UNKNOWN && !types_is_empty(&type);
}

static bool takes_empty(const question_t *q, MlirOperation op) {
  for (intptr_t k = 0; k < mlirOperationGetNumOperands(op); ++k) {
    type_info_t type = type_of(q, mlirOperationGetOperand(op, k));
    if (types_is_empty(&type))
      return true;
  }
  return false;
}

static bool gives_empty(const question_t *q) {
  for (intptr_t k = 0; k < mlirOperationGetNumResults(q->op); ++k) {
    type_info_t type = type_of(q, mlirOperationGetResult(q->op, k));
    if (types_is_empty(&type))
      return true;
  }
  return false;
}

static bool holds_filled(const question_t *q) {
  if (takes_empty(q, q->op) || gives_empty(q))
    return false;
  for (int k = 0; k < mlirOperationGetNumOperands(q->op); ++k) {
    uint32_t def = def_of(q, k);
    if (is_named(q, def, "torch.prim.ListConstruct") &&
        takes_empty(q, analysis_operation(q->facts->analysis, def)))
      return false;
  }
  return true;
}

static bool holds_float(const question_t *q) {
  return all_tensors(q, check_float);
}

static bool holds_int(const question_t *q) { return all_tensors(q, check_int); }

static bool holds_bool(const question_t *q) {
  return all_tensors(q, check_bool);
}

static bool holds_rank(const question_t *q) {
  type_info_t type = type_of(q, value_of(q, q->condition->a));
  return type.tensor && type.rank == q->condition->b;
}

static bool holds_same_element(const question_t *q) {
  type_info_t a = type_of(q, value_of(q, q->condition->a));
  type_info_t b = type_of(q, value_of(q, q->condition->b));
  return a.tensor && b.tensor && mlirStringRefEqual(a.element, b.element);
}

static bool holds_same_rank(const question_t *q) {
  type_info_t a = type_of(q, value_of(q, q->condition->a));
  type_info_t b = type_of(q, value_of(q, q->condition->b));
  return a.tensor && b.tensor && a.rank != TYPES_UNKNOWN && a.rank == b.rank;
}

static bool holds_same_type(const question_t *q) {
  MlirValue a = value_of(q, q->condition->a), b = value_of(q, q->condition->b);
  return !mlirValueIsNull(a) && !mlirValueIsNull(b) &&
         mlirTypeEqual(mlirValueGetType(a), mlirValueGetType(b));
}

/* What a contract may ask of a type. */
enum { ALLOW_TENSOR = 1, ALLOW_NUMBER = 2 };

/* Whether a scalar type becomes a number: not none, a string or a device. */
static bool is_number_type(const question_t *q, MlirType type) {
  static const char *const others[] = {"!torch.none", "!torch.str",
                                       "!torch.Device", "!torch.number"};
  text_t text = {.arena = q->facts->arena};
  mlirTypePrint(type, text_callback, &text);
  for (size_t i = 0; i < sizeof others / sizeof *others; ++i)
    if (strcmp(text_string(&text), others[i]) == 0)
      return false;
  return true;
}

static bool is_allowed(const question_t *q, MlirValue value, int allowed) {
  type_info_t type = type_of(q, value);
  if (type.tensor)
    return (allowed & ALLOW_TENSOR) && !type.writable;
  return (allowed & ALLOW_NUMBER) && type.scalar &&
         is_number_type(q, mlirValueGetType(value));
}

static bool are_arguments_allowed(const question_t *q, int allowed) {
  for (intptr_t r = 0; r < mlirOperationGetNumRegions(q->op); ++r) {
    MlirBlock block = mlirRegionGetFirstBlock(mlirOperationGetRegion(q->op, r));
    intptr_t count =
        mlirBlockIsNull(block) ? 0 : mlirBlockGetNumArguments(block);
    for (intptr_t k = 0; k < count; ++k)
      if (!is_allowed(q, mlirBlockGetArgument(block, k), allowed))
        return false;
  }
  return true;
}

static bool are_all_allowed(const question_t *q, int allowed) {
  for (intptr_t k = 0; k < mlirOperationGetNumOperands(q->op); ++k)
    if (!is_allowed(q, mlirOperationGetOperand(q->op, k), allowed))
      return false;
  for (intptr_t k = 0; k < mlirOperationGetNumResults(q->op); ++k)
    if (!is_allowed(q, mlirOperationGetResult(q->op, k), allowed))
      return false;
  return are_arguments_allowed(q, allowed);
}

static bool holds_tensors(const question_t *q) {
  return are_all_allowed(q, ALLOW_TENSOR);
}

static bool holds_values(const question_t *q) {
  return are_all_allowed(q, ALLOW_TENSOR | ALLOW_NUMBER);
}

static bool holds_scalars(const question_t *q) {
  return are_all_allowed(q, ALLOW_NUMBER);
}

static const predicate_t predicates[CONDITION_COUNT] = {
    [CONDITION_CONST] = holds_const,
    [CONDITION_IS_NONE] = holds_is_none,
    [CONDITION_IS_TRUE] = holds_is_true,
    [CONDITION_IS_FALSE] = holds_is_false,
    [CONDITION_LIST] = holds_list,
    [CONDITION_STATIC] = holds_static,
    [CONDITION_UNKNOWN] = holds_unknown,
    [CONDITION_STATIC_DIM] = holds_static_dim,
    [CONDITION_NONEMPTY] = holds_nonempty,
    [CONDITION_FILLED] = holds_filled,
    [CONDITION_FLOAT] = holds_float,
    [CONDITION_INT] = holds_int,
    [CONDITION_BOOL] = holds_bool,
    [CONDITION_RANK] = holds_rank,
    [CONDITION_SAME_ELEMENT] = holds_same_element,
    [CONDITION_SAME_RANK] = holds_same_rank,
    [CONDITION_SAME_TYPE] = holds_same_type,
    [CONDITION_TENSORS] = holds_tensors,
    [CONDITION_VALUES] = holds_values,
    [CONDITION_SCALARS] = holds_scalars,
};

bool backend_clause_holds(backend_facts_t *facts, uint32_t id,
                          const clause_t *clause) {
  for (int i = 0; i < CLAUSE_ALTERNATIVES; ++i) {
    const condition_t *condition = &clause->conditions[i];
    predicate_t predicate = predicates[condition->kind];
    question_t q = {facts, id, analysis_operation(facts->analysis, id),
                    condition};
    if (predicate && predicate(&q) != condition->negated)
      return true;
  }
  return false;
}
