/* Integers and lists of them: what each operation gives of its operands. */
#include "analysis/shapes/shapes_impl.h"
#include "dialect/rows.h"
#include "dialect/string_ref.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

typedef struct shape_scalar_t {
  const char *name;
  bool (*rule)(const shape_call_t *call, int operation, shape_t *out);
  int operation;
} shape_scalar_t;

/* The integer that operand `k` is or, without dimensions, holds. */
static size_id_t value_of(const shape_call_t *call, intptr_t k) {
  return shape_of(call, k).value;
}

static bool give(shape_t *out, size_id_t value) {
  *out = (shape_t){.kind = SHAPE_SCALAR, .value = value};
  return value != SIZES_NONE;
}

static bool give_list(const shape_call_t *call, shape_t *out,
                      const size_id_t *sizes, uint32_t count) {
  *out = (shape_t){.kind = SHAPE_LIST, .count = count, .value = SIZES_NONE};
  out->sizes = shape_copy(call->shapes, sizes, count);
  return out->sizes != NULL;
}

/* The integer in an attribute of the operation; an unsigned one is none. */
static bool read_integer(const shape_call_t *call, const char *name,
                         int64_t *out) {
  MlirAttribute value = mlirOperationGetAttributeByName(
      call->op, mlirStringRefCreateFromCString(name));
  if (mlirAttributeIsNull(value) || !mlirAttributeIsAInteger(value))
    return false;
  MlirType type = mlirAttributeGetType(value);
  bool is_signed = mlirTypeIsAInteger(type) && mlirIntegerTypeIsSigned(type);
  if (mlirTypeIsAInteger(type) && mlirIntegerTypeIsUnsigned(type))
    return false;
  *out = is_signed ? mlirIntegerAttrGetValueSInt(value)
                   : mlirIntegerAttrGetValueInt(value);
  return true;
}

static bool constant(const shape_call_t *call, int operation, shape_t *out) {
  (void)operation;
  int64_t value;
  return read_integer(call, "value", &value) &&
         give(out, sizes_constant(call->sizes, value));
}

/* Type conversions, and reading a tensor of one element. A float is no
 * integer: what it came from is not known. */
static bool same(const shape_call_t *call, int operation, shape_t *out) {
  (void)operation;
  *out = shape_of(call, 0);
  if (out->kind == SHAPE_LIST)
    return true;
  return !(out->kind == SHAPE_TENSOR && out->count) && give(out, out->value);
}

static bool to_tensor(const shape_call_t *call, int operation, shape_t *out) {
  (void)operation;
  *out = (shape_t){.kind = SHAPE_TENSOR, .value = value_of(call, 0)};
  out->sizes = shape_copy(call->shapes, NULL, 0);
  MlirType type = mlirValueGetType(mlirOperationGetResult(call->op, 0));
  return shape_of(call, 0).kind == SHAPE_SCALAR &&
         analysis_type(call->shapes->analysis, type).rank == 0;
}

static bool size(const shape_call_t *call, int operation, shape_t *out) {
  (void)operation;
  shape_t tensor = shape_of(call, 0);
  uint32_t dim;
  if (tensor.kind != SHAPE_TENSOR || !shape_dim(call, 1, tensor.count, &dim))
    return false;
  return give(out, tensor.sizes[dim]);
}

static bool size_0(const shape_call_t *call, int operation, shape_t *out) {
  (void)operation;
  shape_t tensor = shape_of(call, 0);
  return tensor.kind == SHAPE_TENSOR && tensor.count &&
         give(out, tensor.sizes[0]);
}

/* Whether an operation may write to a list that it takes, or give it to what is
 * not looked at: other blocks, regions, other functions. What makes a tensor of
 * a list does not, whatever other effects it has. */
static bool may_write(const shapes_t *s, uint32_t id) {
  const analysis_t *a = s->analysis;
  const shape_name_t *name = &s->names[analysis_name_of(a, id)];
  if (name->row && !name->carried)
    return false;
  policy_entry_t entry = analysis_policy(a, id);
  MlirOperation op = analysis_operation(a, id);
  MlirOperation parent = mlirOperationGetParentOperation(op);
  return (entry.effects != OP_EFFECTS_FREE &&
          entry.effects != OP_EFFECTS_READ) ||
         mlirOperationGetNumRegions(op) || mlirOperationGetNumSuccessors(op) ||
         ((entry.traits & OP_TRAIT_TERMINATOR) &&
          mlirOperationGetNumResults(parent));
}

/* Pushes the results that may be the list under another type or hold it. False
 * where there are too many. */
static bool push_aliases(const shape_call_t *call, MlirOperation op,
                         MlirValue *lists, uint32_t *count, uint32_t room) {
  for (intptr_t k = 0; k < mlirOperationGetNumResults(op); ++k) {
    MlirValue result = mlirOperationGetResult(op, k);
    type_info_t info =
        analysis_type(call->shapes->analysis, mlirValueGetType(result));
    if (!info.writable || info.tensor)
      continue;
    if (*count == room)
      return false;
    lists[(*count)++] = result;
  }
  return true;
}

bool shape_is_written(const shape_call_t *call, MlirValue list) {
  enum { MAX_ALIASES = 16 };
  const analysis_t *a = call->shapes->analysis;
  MlirValue lists[MAX_ALIASES] = {list};
  uint32_t count = 1;
  for (uint32_t i = 0; i < count; ++i) {
    MlirOpOperand use = mlirValueGetFirstUse(lists[i]);
    for (; !mlirOpOperandIsNull(use); use = mlirOpOperandGetNextUse(use)) {
      MlirOperation user = mlirOpOperandGetOwner(use);
      uint32_t id = analysis_id(a, user);
      if (id == ANALYSIS_NONE || may_write(call->shapes, id) ||
          !push_aliases(call, user, lists, &count, MAX_ALIASES))
        return true;
    }
  }
  return false;
}

static bool size_list(const shape_call_t *call, int operation, shape_t *out) {
  (void)operation;
  shape_t tensor = shape_of(call, 0);
  return tensor.kind == SHAPE_TENSOR &&
         !shape_is_written(call, mlirOperationGetResult(call->op, 0)) &&
         give_list(call, out, tensor.sizes, tensor.count);
}

static bool rank(const shape_call_t *call, int operation, shape_t *out) {
  (void)operation;
  shape_t tensor = shape_of(call, 0);
  return tensor.kind == SHAPE_TENSOR &&
         give(out, sizes_constant(call->sizes, tensor.count));
}

static bool numel(const shape_call_t *call, int operation, shape_t *out) {
  (void)operation;
  return give(out, shapes_num_elements(call->shapes, shape_of(call, 0)));
}

static bool list(const shape_call_t *call, int operation, shape_t *out) {
  (void)operation;
  size_id_t elements[SHAPE_MAX_RANK];
  if (call->num_operands > SHAPE_MAX_RANK ||
      shape_is_written(call, mlirOperationGetResult(call->op, 0)))
    return false;
  for (intptr_t k = 0; k < call->num_operands; ++k) {
    shape_t element = shape_of(call, k);
    if (element.kind != SHAPE_SCALAR || element.value == SIZES_NONE)
      return false;
    elements[k] = element.value;
  }
  return give_list(call, out, elements, (uint32_t)call->num_operands);
}

static bool get_item(const shape_call_t *call, int operation, shape_t *out) {
  (void)operation;
  shape_t elements = shape_of(call, 0);
  uint32_t at;
  return elements.kind == SHAPE_LIST &&
         shape_dim(call, 1, elements.count, &at) &&
         give(out, elements.sizes[at]);
}

static bool length(const shape_call_t *call, int operation, shape_t *out) {
  (void)operation;
  shape_t elements = shape_of(call, 0);
  return elements.kind == SHAPE_LIST &&
         give(out, sizes_constant(call->sizes, elements.count));
}

/* A size, unless its range says that it may be negative. */
static bool symbolic(const shape_call_t *call, int operation, shape_t *out) {
  (void)operation;
  int64_t least = 0;
  read_integer(call, "min_val", &least);
  return give(out, sizes_symbol(call->sizes, least >= 0));
}

#define BINARY(name, function)                                                 \
  static bool name(const shape_call_t *call, int operation, shape_t *out) {    \
    (void)operation;                                                           \
    return give(out,                                                           \
                function(call->sizes, value_of(call, 0), value_of(call, 1)));  \
  }
BINARY(add, sizes_add)
BINARY(subtract, sizes_subtract)
BINARY(multiply, sizes_multiply)
BINARY(floor_divide, sizes_floor_divide)
BINARY(greater, sizes_greater)

static bool negate(const shape_call_t *call, int operation, shape_t *out) {
  (void)operation;
  return give(out, sizes_multiply(call->sizes, value_of(call, 0),
                                  sizes_constant(call->sizes, -1)));
}

/* a + alpha * b, or a - alpha * b, of tensors with a known value. */
static bool add_alpha(const shape_call_t *call, int sign, shape_t *out) {
  size_id_t scaled =
      sizes_multiply(call->sizes, value_of(call, 1), value_of(call, 2));
  return give(out,
              sizes_add(call->sizes, value_of(call, 0),
                        sizes_multiply(call->sizes, scaled,
                                       sizes_constant(call->sizes, sign))));
}

/* Rounded down, as operand 2 says. */
static bool divide_mode(const shape_call_t *call, int operation, shape_t *out) {
  (void)operation;
  MlirValue mode = shape_operand(call, 2);
  if (!mode.ptr || !mlirValueIsAOpResult(mode))
    return false;
  MlirAttribute word = mlirOperationGetAttributeByName(
      mlirOpResultGetOwner(mode), mlirStringRefCreateFromCString("value"));
  return !mlirAttributeIsNull(word) && mlirAttributeIsAString(word) &&
         mlirStringRefEqual(mlirStringAttrGetValue(word),
                            mlirStringRefCreateFromCString("floor")) &&
         floor_divide(call, 0, out);
}

static bool apply(const shape_call_t *call, int operation, shape_t *out) {
  size_id_t operands[] = {value_of(call, 0), value_of(call, 1)};
  return give(out,
              sizes_apply(call->sizes, (sizes_op_t)operation, operands, 2));
}

static const shape_scalar_t rules[] = {
#include "analysis/shapes/shape_scalars.inc"
};

const shape_scalar_t *shape_scalar_lookup(MlirStringRef name) {
  if (!string_skip(&name, "torch."))
    return NULL;
  return rows_find(rules, sizeof rules / sizeof *rules, sizeof *rules, name);
}

bool shape_scalar(const shape_call_t *call, shape_t *out) {
  const shape_scalar_t *found = call->scalar;
  return found && found->rule(call, found->operation, out);
}
