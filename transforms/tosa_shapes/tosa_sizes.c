/* Sizes: constants, dimensions, and arithmetic on integers of torch as TOSA's
 * arithmetic on shapes. */
#include "transforms/tosa_shapes/tosa_rewrite.h"

#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "transforms/tosa_shapes/tosa_shared.h"

tosa_size_t tosa_number(int64_t number) {
  return (tosa_size_t){.known = true, .number = number};
}

bool tosa_is(tosa_size_t size, int64_t number) {
  return size.known && size.number == number;
}

/* Whether what is not known of two sizes is the same. */
static bool same_base(tosa_size_t a, tosa_size_t b) {
  return a.value.ptr == b.value.ptr &&
         (a.value.ptr || (a.tensor.ptr == b.tensor.ptr && a.axis == b.axis));
}

bool tosa_same(tosa_size_t a, tosa_size_t b) {
  return a.known == b.known && a.number == b.number &&
         (a.known || same_base(a, b));
}

/* What is said of the sign of a shape value by the operation that gives it. */
typedef enum sign_t { SIGN_ANY, SIGN_IF_ALL, SIGN_IF_ONE, SIGN_NATURAL } sign_t;

static sign_t sign_of(MlirOperation op) {
  static const struct {
    const char *name;
    sign_t sign;
  } signs[] = {
      {"tosa.dim", SIGN_NATURAL},
      {"tosa.add_shape", SIGN_IF_ALL},
      {"tosa.mul_shape", SIGN_IF_ALL},
      {"tosa.div_floor_shape", SIGN_IF_ALL},
      {"tosa.div_ceil_shape", SIGN_IF_ALL},
      {"tosa.min_shape", SIGN_IF_ALL},
      {"tosa.max_shape", SIGN_IF_ONE},
  };
  MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(op));
  for (size_t i = 0; i < sizeof signs / sizeof *signs; ++i)
    if (mlirStringRefEqual(name, mlirStringRefCreateFromCString(signs[i].name)))
      return signs[i].sign;
  return SIGN_ANY;
}

/* Whether a constant shape has no negative number. */
static bool is_natural_constant(MlirOperation op) {
  MlirAttribute values = mlirOperationGetAttributeByName(
      op, mlirStringRefCreateFromCString("values"));
  if (mlirAttributeIsNull(values) || !mlirAttributeIsADenseElements(values) ||
      !mlirTypeIsAIndex(
          mlirShapedTypeGetElementType(mlirAttributeGetType(values))))
    return false;
  for (int64_t i = mlirElementsAttrGetNumElements(values); i-- > 0;)
    if ((int64_t)mlirDenseElementsAttrGetIndexValue(values, i) < 0)
      return false;
  return true;
}

/* Looks at most `depth` operations deep. */
static bool is_natural(MlirValue value, int depth) {
  if (!mlirValueIsAOpResult(value) || !depth)
    return false;
  MlirOperation op = mlirOpResultGetOwner(value);
  sign_t sign = sign_of(op);
  if (sign == SIGN_NATURAL || sign == SIGN_ANY)
    return sign == SIGN_NATURAL || is_natural_constant(op);
  bool all = true, one = false;
  for (intptr_t k = mlirOperationGetNumOperands(op); k-- > 0;) {
    bool natural = is_natural(mlirOperationGetOperand(op, k), depth - 1);
    all &= natural;
    one |= natural;
  }
  return sign == SIGN_IF_ONE ? one : all;
}

bool tosa_is_natural(tosa_size_t size) {
  enum { DEPTH = 6 };
  if (size.known || size.number < 0)
    return size.number >= 0;
  return size.value.ptr ? is_natural(size.value, DEPTH)
                        : size.tensor.ptr != NULL;
}

tosa_sizes_t tosa_sizes(tosa_rewrite_t *t, intptr_t count) {
  tosa_size_t *sizes = ARENA_NEW(&t->arena, tosa_size_t, (size_t)count + 1);
  t->build.failed |= !sizes;
  return (tosa_sizes_t){sizes, sizes ? count : 0};
}

tosa_sizes_t tosa_copy(tosa_rewrite_t *t, tosa_sizes_t sizes) {
  tosa_sizes_t copy = tosa_sizes(t, sizes.count);
  for (intptr_t k = 0; k < copy.count; ++k)
    copy.sizes[k] = sizes.sizes[k];
  return copy;
}

/* tosa.dim, directly behind what defines the tensor. */
static MlirValue read_dim(tosa_rewrite_t *t, MlirValue tensor, int64_t axis) {
  tosa_value_t *record = tosa_value(t, tensor);
  MlirValue none = {NULL}, builtin = tosa_tensor(t, tensor);
  if (!record->read)
    record->read =
        ARENA_NEW(&t->arena, MlirValue, (size_t)tosa_info(t, tensor).rank);
  t->build.failed |= !record->read;
  if (t->build.failed)
    return none;
  if (record->read[axis].ptr)
    return record->read[axis];
  tosa_place_t place = tosa_aside(t, builtin);
  record->read[axis] =
      build_value(&t->build, "tosa.dim", tosa_shape_type(t, 1), 1, &builtin,
                  "axis", build_i32(&t->build, axis));
  tosa_return(t, place);
  return record->read[axis];
}

static MlirValue build_arith(tosa_rewrite_t *t, tosa_size_op_t op,
                             MlirValue left, MlirValue right) {
  static const char *const names[] = {
      [TOSA_ADD] = "tosa.add_shape",
      [TOSA_SUB] = "tosa.sub_shape",
      [TOSA_MUL] = "tosa.mul_shape",
      [TOSA_DIV_FLOOR] = "tosa.div_floor_shape",
      [TOSA_DIV_CEIL] = "tosa.div_ceil_shape",
      [TOSA_MOD] = "tosa.mod_shape",
      [TOSA_MAX] = "tosa.max_shape",
      [TOSA_MIN] = "tosa.min_shape",
  };
  tosa_key_t key = {left.ptr, right.ptr, op};
  MlirValue value = tosa_shared_get(t, key);
  if (value.ptr)
    return value;
  value = build_value(&t->build, names[op], tosa_shape_type(t, 1),
                      BUILD_VALUES(left, right), NULL, (MlirAttribute){NULL});
  tosa_shared_set(t, key, value);
  return value;
}

MlirValue tosa_size_value(tosa_rewrite_t *t, tosa_size_t size) {
  if (size.known)
    return tosa_shape(t, (tosa_sizes_t){&size, 1});
  MlirValue base = size.value;
  if (!base.ptr && size.tensor.ptr)
    base = read_dim(t, size.tensor, size.axis);
  if (!size.number)
    return base;
  bool less = size.number < 0;
  tosa_size_t more = tosa_number(less ? -size.number : size.number);
  return build_arith(t, less ? TOSA_SUB : TOSA_ADD, base,
                     tosa_size_value(t, more));
}

static int64_t floor_div(int64_t a, int64_t b) {
  return a / b - (a % b && (a < 0) != (b < 0));
}

/* What two numbers give; false where that is no number of 64 bits. */
static bool fold(tosa_size_op_t op, int64_t a, int64_t b, int64_t *out) {
  if (op >= TOSA_DIV_FLOOR && op <= TOSA_MOD && b <= 0)
    return false;
  switch (op) {
  case TOSA_ADD:
    return !__builtin_add_overflow(a, b, out);
  case TOSA_SUB:
    return !__builtin_sub_overflow(a, b, out);
  case TOSA_MUL:
    return !__builtin_mul_overflow(a, b, out);
  case TOSA_DIV_FLOOR:
    return *out = floor_div(a, b), true;
  case TOSA_DIV_CEIL:
    return *out = floor_div(a, b) + (a % b != 0), true;
  case TOSA_MOD:
    return *out = a % b + (a % b < 0 ? b : 0), true;
  case TOSA_MAX:
    return *out = a > b ? a : b, true;
  default:
    return *out = a < b ? a : b, true;
  }
}

/* Whether the operation gives its other side where one is the number. */
static bool is_neutral(tosa_size_op_t op, tosa_size_t right) {
  return (op == TOSA_MUL || op == TOSA_DIV_FLOOR || op == TOSA_DIV_CEIL) &&
         tosa_is(right, 1);
}

/* What adding or taking a number, or what two sizes differ by, gives without an
 * operation; false where it takes one. */
static bool shift(tosa_size_op_t op, tosa_size_t a, tosa_size_t b,
                  tosa_size_t *out) {
  int64_t number;
  if (op > TOSA_SUB || !fold(op, a.number, b.number, &number) ||
      number == INT64_MIN)
    return false;
  if (op == TOSA_SUB && !a.known && !b.known && same_base(a, b))
    *out = tosa_number(number);
  else if (!a.known && b.known)
    *out = a;
  else if (op == TOSA_ADD && a.known && !b.known)
    *out = b;
  else
    return false;
  out->number = number;
  return true;
}

tosa_size_t tosa_arith(tosa_rewrite_t *t, tosa_size_op_t op, tosa_size_t a,
                       tosa_size_t b) {
  int64_t number;
  tosa_size_t shifted;
  if (a.known && b.known && fold(op, a.number, b.number, &number))
    return tosa_number(number);
  if (shift(op, a, b, &shifted))
    return shifted;
  if (is_neutral(op, b) ||
      ((op == TOSA_MAX || op == TOSA_MIN) && tosa_same(a, b)))
    return a;
  if (op == TOSA_MUL && is_neutral(op, a))
    return b;
  MlirValue left = tosa_size_value(t, a), right = tosa_size_value(t, b);
  return (tosa_size_t){.value = build_arith(t, op, left, right)};
}

tosa_size_t tosa_product(tosa_rewrite_t *t, tosa_sizes_t sizes) {
  tosa_size_t all = tosa_number(1);
  for (intptr_t k = 0; k < sizes.count; ++k)
    all = tosa_arith(t, TOSA_MUL, all, sizes.sizes[k]);
  return all;
}

tosa_size_t tosa_dim(tosa_rewrite_t *t, MlirValue tensor, int64_t axis) {
  type_info_t info = tosa_info(t, tensor);
  if (info.sizes[axis] != TYPES_UNKNOWN)
    return tosa_number(info.sizes[axis]);
  tosa_value_t *record = tosa_value(t, tensor);
  if (!record->dims)
    record->dims = ARENA_NEW(&t->arena, tosa_size_t, (size_t)info.rank);
  if (!record->dims) {
    t->build.failed = true;
    return tosa_number(0);
  }
  tosa_size_t *dim = &record->dims[axis];
  if (!dim->known && !dim->value.ptr && !dim->tensor.ptr)
    *dim = (tosa_size_t){.tensor = tensor, .axis = axis};
  return *dim;
}

tosa_sizes_t tosa_dims(tosa_rewrite_t *t, MlirValue tensor) {
  tosa_sizes_t sizes = tosa_sizes(t, (intptr_t)tosa_info(t, tensor).rank);
  for (intptr_t k = 0; k < sizes.count; ++k)
    sizes.sizes[k] = tosa_dim(t, tensor, k);
  return sizes;
}

bool tosa_int(tosa_rewrite_t *t, MlirValue value, tosa_size_t *size) {
  int64_t number;
  if (tosa_constant_int(value, &number)) {
    *size = tosa_number(number);
    return true;
  }
  uint32_t id = pointer_map_get(&t->ids, value.ptr);
  if (id == POINTER_MAP_NONE)
    return false;
  const tosa_value_t *record = t->values[id];
  bool single = record->entries.sizes && record->entries.count == 1;
  if (record->has_size || single)
    *size = record->has_size ? record->size : record->entries.sizes[0];
  return record->has_size || single;
}

bool tosa_int_list(tosa_rewrite_t *t, MlirValue value, tosa_sizes_t *out) {
  MlirOperation list;
  if (!tosa_list(value, &list))
    return false;
  *out = tosa_sizes(t, mlirOperationGetNumOperands(list));
  for (intptr_t k = 0; k < out->count; ++k)
    if (!tosa_int(t, mlirOperationGetOperand(list, k), &out->sizes[k]))
      return false;
  return true;
}

bool tosa_is_computed(MlirValue value) {
  MlirOperation list;
  int64_t number;
  if (!tosa_list(value, &list))
    return false;
  for (intptr_t k = mlirOperationGetNumOperands(list); k-- > 0;)
    if (!tosa_constant_int(mlirOperationGetOperand(list, k), &number))
      return true;
  return false;
}
