/* Translates the condition of one assertion, operations before their users. */
#include "transforms/carry/carry_check.h"

#include <string.h>

#include "mlir-c/BuiltinTypes.h"
#include "transforms/carry/carry_table.h"

/* ---- Types ---- */

/* A name of an element or scalar type that a check has, and what it is there.
 */
static const struct {
  const char *name, *type;
  bool is_unsigned;
} types[] = {
    {"!torch.bool", "i1", false}, {"!torch.float", "f64", false},
    {"!torch.int", "i64", false}, {"bf16", "bf16", false},
    {"f16", "f16", false},        {"f32", "f32", false},
    {"f64", "f64", false},        {"i1", "i1", false},
    {"i16", "i16", false},        {"i32", "i32", false},
    {"i64", "i64", false},        {"i8", "i8", false},
    {"index", "index", false},    {"si16", "i16", false},
    {"si32", "i32", false},       {"si64", "i64", false},
    {"si8", "i8", false},         {"ui16", "i16", true},
    {"ui32", "i32", true},        {"ui8", "i8", true},
};

static const char *find_type(MlirStringRef name, bool *is_unsigned) {
  for (size_t i = 0; i < sizeof types / sizeof *types; ++i)
    if (mlirStringRefEqual(name,
                           mlirStringRefCreateFromCString(types[i].name))) {
      *is_unsigned = types[i].is_unsigned;
      return types[i].type;
    }
  return "";
}

const char *carry_type_text(carry_t *c, MlirType type, bool *is_unsigned) {
  *is_unsigned = false;
  type_info_t info = analysis_type(c->analysis, type);
  if (info.tensor && info.element.length)
    return find_type(info.element, is_unsigned);
  if (mlirTypeIsATensor(type))
    type = mlirShapedTypeGetElementType(type);
  else if (!info.scalar)
    return "";
  text_t text = {.arena = c->arena};
  mlirTypePrint(type, text_callback, &text);
  return find_type(text_ref(&text), is_unsigned);
}

/* ---- Values that are read from outside ---- */

MlirValue carry_resolve(MlirValue value) {
  while (mlirValueIsABlockArgument(value)) {
    MlirOperation owner =
        mlirBlockGetParentOperation(mlirBlockArgumentGetOwner(value));
    if (mlirOperationIsNull(owner) ||
        !mlirStringRefEqual(mlirIdentifierStr(mlirOperationGetName(owner)),
                            mlirStringRefCreateFromCString("assertion.region")))
      break;
    value =
        mlirOperationGetOperand(owner, mlirBlockArgumentGetArgNumber(value));
  }
  return value;
}

/* The operation that defines `value`, or whose block's argument it is. */
static MlirOperation owner_of(MlirValue value) {
  if (mlirValueIsAOpResult(value))
    return mlirOpResultGetOwner(value);
  return mlirBlockGetParentOperation(mlirBlockArgumentGetOwner(value));
}

carry_value_t *carry_leaf(carry_t *c, MlirValue value) {
  MlirType type = mlirValueGetType(value);
  type_info_t info = analysis_type(c->analysis, type);
  MlirOperation owner = owner_of(value);
  uint32_t id = analysis_id(c->analysis, owner);
  bool is_unsigned;
  const char *element = carry_type_text(c, type, &is_unsigned);
  if (!info.tensor)
    return carry_refuse_number(c, owner, value);
  if (info.writable)
    return carry_refuse(c, owner, "gives a tensor that others may write to");
  if (info.rank < 0 || !*element)
    return carry_refuse(c, owner,
                        "gives a tensor of which a check can't read the type");
  if (id != ANALYSIS_NONE && id > c->inside && id < c->inside_end)
    return carry_refuse(c, owner, "gives a tensor inside the assertion");
  carry_value_t *tensor = carry_kind(c, CARRY_TENSOR);
  tensor->rank = info.rank;
  tensor->sizes = info.sizes;
  tensor->type = element;
  tensor->is_unsigned = is_unsigned;
  tensor->value = value;
  return tensor;
}

/* ---- Operations ---- */

static carry_value_t *known(const carry_t *c, MlirValue value) {
  uint32_t id = pointer_map_get(&c->ids, value.ptr);
  return id == POINTER_MAP_NONE ? NULL : c->values[id];
}

static bool learn(carry_t *c, MlirValue value, carry_value_t *translated) {
  if (!arena_grow_array(c->arena, (void **)&c->values, &c->max_values,
                        c->num_values, sizeof translated))
    return false;
  c->values[c->num_values] = translated;
  return pointer_map_set(&c->ids, value.ptr, c->num_values++);
}

/* The row by which the definition of `value` is translated; NULL for a leaf. */
static const carry_row_t *row_of(MlirValue value) {
  if (!mlirValueIsAOpResult(value))
    return NULL;
  MlirOperation op = mlirOpResultGetOwner(value);
  if (mlirOperationGetNumRegions(op))
    return NULL;
  return carry_row_lookup(policy_operator_name(op));
}

/* The work list: operations whose operands are being translated. */
typedef struct work_t {
  MlirOperation *ops;
  uint32_t count, capacity, done;
  /* Operations that are or were on the list. */
  pointer_map_t seen;
} work_t;

static bool push(carry_t *c, work_t *work, MlirOperation op) {
  if (!arena_grow_array(c->arena, (void **)&work->ops, &work->capacity,
                        work->count, sizeof op))
    return false;
  work->ops[work->count++] = op;
  return true;
}

/* Makes sure of a value: known, or its operation on the list. What is on the
 * list below already is a cycle, and read as a leaf. */
static bool want(carry_t *c, work_t *work, MlirValue value) {
  value = carry_resolve(value);
  if (known(c, value))
    return true;
  if (!row_of(value))
    return learn(c, value, carry_leaf(c, value));
  MlirOperation op = mlirOpResultGetOwner(value);
  if (pointer_map_get(&work->seen, op.ptr) != POINTER_MAP_NONE)
    return learn(c, value, carry_leaf(c, value));
  return push(c, work, op);
}

static bool want_operands(carry_t *c, work_t *work, MlirOperation op) {
  if (!pointer_map_set(&work->seen, op.ptr, 0))
    return false;
  for (intptr_t k = mlirOperationGetNumOperands(op); k-- > 0;)
    if (!want(c, work, mlirOperationGetOperand(op, k)))
      return false;
  return true;
}

/* What result `k` is, given what its operation's rule gave. A tensor that can't
 * be taken apart is read as the program computes it. */
static carry_value_t *result_value(carry_t *c, carry_value_t *value,
                                   MlirOperation op, intptr_t k) {
  MlirValue result = mlirOperationGetResult(op, k);
  if (value->kind == CARRY_REFUSED &&
      analysis_type(c->analysis, mlirValueGetType(result)).tensor)
    return carry_leaf(c, result);
  if (value->kind == CARRY_LIST && mlirOperationGetNumResults(op) > 1)
    return value->elements[k];
  return value;
}

/* Translates an operation all of whose operands are known. */
static bool translate(carry_t *c, MlirOperation op) {
  intptr_t operands = mlirOperationGetNumOperands(op);
  carry_call_t call = {.row = carry_row_lookup(policy_operator_name(op)),
                       .op = op,
                       .count = (uint32_t)operands};
  call.x = ARENA_NEW(c->arena, carry_value_t *, (size_t)operands + 1);
  if (!call.x)
    return false;
  for (intptr_t k = 0; k < operands; ++k)
    call.x[k] = known(c, carry_resolve(mlirOperationGetOperand(op, k)));
  carry_value_t *value = call.row->rule(c, &call);
  for (intptr_t k = 0; k < mlirOperationGetNumResults(op); ++k)
    if (!known(c, mlirOperationGetResult(op, k)) &&
        !learn(c, mlirOperationGetResult(op, k), result_value(c, value, op, k)))
      return false;
  return true;
}

/* Whether all results are known; in a cycle some may be. */
static bool is_known(const carry_t *c, MlirOperation op) {
  for (intptr_t k = 0; k < mlirOperationGetNumResults(op); ++k)
    if (!known(c, mlirOperationGetResult(op, k)))
      return false;
  return true;
}

static bool work_off(carry_t *c, work_t *work) {
  while (work->count) {
    MlirOperation op = work->ops[work->count - 1];
    uint32_t before = work->count;
    if (pointer_map_get(&work->seen, op.ptr) == POINTER_MAP_NONE) {
      if (!want_operands(c, work, op))
        return false;
      if (work->count > before)
        continue;
    }
    --work->count;
    if (++work->done > CARRY_MAX_OPERATIONS)
      return true;
    if (!is_known(c, op) && !translate(c, op))
      return false;
  }
  return true;
}

carry_value_t *carry_get(carry_t *c, MlirValue value) {
  work_t work = {0};
  value = carry_resolve(value);
  if (pointer_map_init(&work.seen, c->arena->allocator, 32) &&
      want(c, &work, value))
    work_off(c, &work);
  pointer_map_deinit(&work.seen);
  carry_value_t *out = known(c, value);
  return out ? out
             : carry_refuse(c, owner_of(value),
                            "needs more operations than a check may have");
}

/* ---- The condition ---- */

/* What is asserted: a truth value, also as a tensor of one element. */
carry_value_t *carry_truth(carry_t *c, MlirValue condition) {
  carry_value_t *value = carry_get(c, condition);
  if (value->kind == CARRY_TENSOR)
    value = carry_only_element(c, value);
  if (value && value->kind == CARRY_REFUSED)
    return value;
  if (!value || value->kind != CARRY_SCALAR)
    return carry_refuse(c, owner_of(condition), "gives what is not one number");
  return carry_convert(c, value, "i1");
}

/* The number that operand `k` of a range gives, or its other end without. */
static carry_value_t *range_end(carry_t *c, MlirOperation op, intptr_t k,
                                int64_t none) {
  carry_value_t *value = k < mlirOperationGetNumOperands(op)
                             ? carry_get(c, mlirOperationGetOperand(op, k))
                             : carry_kind(c, CARRY_NONE);
  if (value->kind == CARRY_NONE)
    return carry_integer(c, "i64", none);
  if (value->kind == CARRY_TENSOR)
    value = carry_only_element(c, value);
  if (value && value->kind == CARRY_SCALAR)
    return carry_convert(c, value, "i64");
  return value && value->kind == CARRY_REFUSED
             ? value
             : carry_refuse(c, op, "takes what is not numbers");
}

/* Operand 0 is asserted to lie between operands 1 and 2, if those are given;
 * a size is not negative either. */
static carry_value_t *range(carry_t *c, MlirOperation op) {
  MlirStringRef name = policy_operator_name(op);
  static const char suffix[] = "for_size";
  size_t length = sizeof suffix - 1;
  bool is_size = name.length > length &&
                 !memcmp(name.data + name.length - length, suffix, length);
  carry_value_t *x[] = {range_end(c, op, 0, 0),
                        range_end(c, op, 1, is_size ? 0 : INT64_MIN),
                        range_end(c, op, 2, INT64_MAX)};
  for (int k = 0; k < 3; ++k)
    if (x[k]->kind == CARRY_REFUSED)
      return x[k];
  return carry_emit(c, "i1",
                    "$a = arith.cmpi sge, $0, $1 : i64\n"
                    "$b = arith.cmpi sle, $0, $2 : i64\n"
                    "arith.andi $a, $b : i1",
                    x);
}

/* Asserts what the assertion does. Returns a refusal, or NULL. */
static carry_value_t *assert_all(carry_t *c, const analysis_assertion_t *as) {
  MlirOperation op = analysis_operation(c->analysis, as->inner);
  carry_value_t *value = NULL;
  if (!as->row)
    return carry_raise(c);
  if (as->kind == POLICY_KIND_RANGE)
    value = range(c, op);
  else if (!mlirValueIsNull(as->condition))
    value = carry_truth(c, as->condition);
  else
    value = carry_refuse(c, op, "has no condition that is one value");
  if (value->kind == CARRY_REFUSED)
    return value;
  carry_assert(c, value);
  return NULL;
}

/* ---- The function ---- */

static void set_captures(carry_t *c, carry_check_t *check) {
  uint32_t count = c->num_captures;
  check->captures = ARENA_NEW(c->arena, MlirValue, (size_t)count + 1);
  check->types = ARENA_NEW(c->arena, const char *, (size_t)count + 1);
  if (!check->captures || !check->types)
    return;
  check->num_captures = count;
  for (uint32_t k = 0; k < count; ++k) {
    check->captures[k] = c->captures[k]->value;
    check->types[k] = carry_tensor_type(c, c->captures[k]);
  }
}

/* TOSA has neither indices nor tensors with a size of 0. */
static void refuse_types(const carry_t *c, carry_check_t *check) {
  for (uint32_t k = 0; k < c->num_captures; ++k) {
    const carry_value_t *tensor = c->captures[k];
    const char *reason = NULL;
    if (!strcmp(tensor->type, "index"))
      reason = "gives a tensor of a type that TOSA does not have";
    for (int64_t d = 0; d < tensor->rank && !reason; ++d)
      if (tensor->sizes[d] == 0)
        reason = "gives a tensor without elements";
    if (reason) {
      check->reason = reason;
      check->obstacle = owner_of(tensor->value);
    }
  }
}

static void set_text(carry_t *c, carry_check_t *check) {
  text_t text = {.arena = c->arena};
  text_add_string(&text, "func.func @check(");
  for (uint32_t k = 0; k < check->num_captures; ++k)
    text_format(&text, "%s%%arg%u: %s", k ? ", " : "", k, check->types[k]);
  text_add_string(&text, ") {\n");
  text_add(&text, text_ref(&c->body));
  text_add_string(&text, "  return\n}\n");
  check->text = text_ref(&text);
}

static const MlirStringRef NO_MESSAGE = {"assertion failed",
                                         sizeof "assertion failed" - 1};

bool carry_check_make(analysis_t *analysis, uint32_t i, arena_t *arena,
                      carry_check_t *check) {
  const analysis_assertion_t *as = analysis_assertion(analysis, i);
  carry_t c = {.analysis = analysis, .arena = arena};
  c.body.arena = arena;
  c.inside = as->inner;
  c.inside_end = analysis_end(analysis, as->inner);
  *check = (carry_check_t){.reason = NULL};
  carry_set_message(&c, as->message.data ? as->message : NO_MESSAGE);
  if (pointer_map_init(&c.ids, arena->allocator, 64)) {
    carry_value_t *refused = assert_all(&c, as);
    if (refused) {
      check->reason = refused->reason;
      check->obstacle = refused->obstacle;
    } else {
      carry_prune(&c);
      refuse_types(&c, check);
      if (!check->reason) {
        set_captures(&c, check);
        set_text(&c, check);
      }
    }
  }
  pointer_map_deinit(&c.ids);
  return !arena->failed;
}
