/* Sizes: constants, dimensions, and arithmetic on integers of torch as TOSA's
 * arithmetic on shapes. */
#include "transforms/tosa_rewrite.h"

#include "dialect/rows.h"
#include "transforms/tosa_compare.h"

#include <stdio.h>
#include <string.h>

#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

tosa_size_t tosa_number(int64_t number) {
  return (tosa_size_t){.known = true, .number = number};
}

bool tosa_is(tosa_size_t size, int64_t number) {
  return size.known && size.number == number;
}

bool tosa_same(tosa_size_t a, tosa_size_t b) {
  return a.known ? tosa_is(b, a.number)
                 : !b.known && a.value.ptr == b.value.ptr;
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
  return size.known ? size.number >= 0 : is_natural(size.value, DEPTH);
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

static MlirValue value_of(tosa_rewrite_t *t, tosa_size_t size) {
  return size.known ? tosa_shape(t, (tosa_sizes_t){&size, 1}) : size.value;
}

static int64_t floor_div(int64_t a, int64_t b) {
  return a / b - (a % b && (a < 0) != (b < 0));
}

/* What two numbers give; false where that is no number of 64 bits. */
static bool fold(const char *name, int64_t a, int64_t b, int64_t *out) {
  if (!strcmp(name, "add_shape"))
    return !__builtin_add_overflow(a, b, out);
  if (!strcmp(name, "sub_shape"))
    return !__builtin_sub_overflow(a, b, out);
  if (!strcmp(name, "mul_shape"))
    return !__builtin_mul_overflow(a, b, out);
  if (!strcmp(name, "max_shape"))
    return *out = a > b ? a : b, true;
  if (!strcmp(name, "min_shape"))
    return *out = a < b ? a : b, true;
  if (b <= 0)
    return false;
  if (!strcmp(name, "div_floor_shape"))
    return *out = floor_div(a, b), true;
  if (!strcmp(name, "div_ceil_shape"))
    return *out = -floor_div(-a, b), true;
  return *out = a - b * floor_div(a, b), true;
}

/* Whether the operation gives its other side where one is the number. */
static bool is_neutral(const char *name, tosa_size_t right) {
  if (!strcmp(name, "mul_shape") || !strncmp(name, "div_", 4))
    return tosa_is(right, 1);
  if (!strcmp(name, "add_shape") || !strcmp(name, "sub_shape"))
    return tosa_is(right, 0);
  return false;
}

tosa_size_t tosa_arith(tosa_rewrite_t *t, const char *name, tosa_size_t a,
                       tosa_size_t b) {
  int64_t number;
  bool commutes = !strcmp(name, "mul_shape") || !strcmp(name, "add_shape");
  bool keeps = !strncmp(name, "max_", 4) || !strncmp(name, "min_", 4);
  if (a.known && b.known && fold(name, a.number, b.number, &number))
    return tosa_number(number);
  if (is_neutral(name, b) || (keeps && tosa_same(a, b)))
    return a;
  if (commutes && is_neutral(name, a))
    return b;
  char full[32];
  snprintf(full, sizeof full, "tosa.%s", name);
  MlirValue left = value_of(t, a), right = value_of(t, b);
  return (tosa_size_t){
      .value =
          build_value(&t->build, full, tosa_named_type(t, "!tosa.shape<1>"),
                      BUILD_VALUES(left, right), NULL, (MlirAttribute){NULL})};
}

tosa_size_t tosa_product(tosa_rewrite_t *t, tosa_sizes_t sizes) {
  tosa_size_t all = tosa_number(1);
  for (intptr_t k = 0; k < sizes.count; ++k)
    all = tosa_arith(t, "mul_shape", all, sizes.sizes[k]);
  return all;
}

/* tosa.dim, directly behind what defines the tensor. */
static tosa_size_t read_dim(tosa_rewrite_t *t, MlirValue tensor, int64_t axis) {
  build_t place = t->build;
  MlirValue builtin = tosa_tensor(t, tensor);
  if (!builtin.ptr)
    return tosa_number(0);
  build_behind(&t->build, builtin);
  MlirValue dim =
      build_value(&t->build, "tosa.dim", tosa_named_type(t, "!tosa.shape<1>"),
                  1, &builtin, "axis", build_i32(&t->build, axis));
  build_return(&t->build, &place);
  return (tosa_size_t){.value = dim};
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
  if (!dim->known && !dim->value.ptr)
    *dim = read_dim(t, tensor, axis);
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
  if (id == POINTER_MAP_NONE || !t->values[id]->has_size)
    return false;
  *size = t->values[id]->size;
  return true;
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

bool tosa_is_computed(tosa_rewrite_t *t, MlirValue value) {
  MlirOperation list;
  int64_t number;
  (void)t;
  if (!tosa_list(value, &list))
    return false;
  for (intptr_t k = mlirOperationGetNumOperands(list); k-- > 0;)
    if (!tosa_constant_int(mlirOperationGetOperand(list, k), &number))
      return true;
  return false;
}

static void set_size(tosa_rewrite_t *t, MlirOperation op, tosa_size_t size) {
  tosa_value_t *record = tosa_value(t, mlirOperationGetResult(op, 0));
  record->size = size;
  record->has_size = true;
}

/* How an operation on integers is computed. */
typedef struct int_row_t {
  const char *name;
  void (*compute)(tosa_rewrite_t *t, MlirOperation op, const char *shape);
  const char *shape;
} int_row_t;

static void compute_size(tosa_rewrite_t *t, MlirOperation op, const char *s) {
  (void)s;
  MlirValue tensor = mlirOperationGetOperand(op, 0);
  type_info_t info = tosa_info(t, tensor);
  int64_t axis;
  if (info.tensor &&
      tosa_constant_dim(mlirOperationGetOperand(op, 1), info.rank, &axis) &&
      (info.sizes[axis] != TYPES_UNKNOWN || tosa_is_tensor(t, tensor)))
    set_size(t, op, tosa_dim(t, tensor, axis));
}

static void compute_numel(tosa_rewrite_t *t, MlirOperation op, const char *s) {
  (void)s;
  MlirValue tensor = mlirOperationGetOperand(op, 0);
  if (tosa_is_empty(t, tensor))
    set_size(t, op, tosa_number(0));
  else if (tosa_is_tensor(t, tensor))
    set_size(t, op, tosa_product(t, tosa_dims(t, tensor)));
}

/* Operand k: an integer, or a flag as 0 or 1. */
static bool operand(tosa_rewrite_t *t, MlirOperation op, intptr_t k,
                    tosa_size_t *size) {
  bool flag;
  MlirValue value = mlirOperationGetOperand(op, k);
  if (!tosa_constant_bool(value, &flag))
    return tosa_int(t, value, size);
  *size = tosa_number(flag);
  return true;
}

static void compute_arith(tosa_rewrite_t *t, MlirOperation op, const char *s) {
  tosa_size_t a, b;
  if (operand(t, op, 0, &a) && operand(t, op, 1, &b))
    set_size(t, op, tosa_arith(t, s, a, b));
}

static void compute_compare(tosa_rewrite_t *t, MlirOperation op,
                            const char *s) {
  tosa_size_t a, b, holds;
  if (operand(t, op, 0, &a) && operand(t, op, 1, &b) &&
      tosa_compare(t, s, a, b, &holds))
    set_size(t, op, holds);
}

static void compute_bool(tosa_rewrite_t *t, MlirOperation op, const char *s) {
  tosa_size_t a, holds;
  if (operand(t, op, 0, &a) && tosa_compare(t, s, a, tosa_number(0), &holds))
    set_size(t, op, holds);
}

static void compute_not(tosa_rewrite_t *t, MlirOperation op, const char *s) {
  (void)s;
  tosa_size_t flag;
  if (operand(t, op, 0, &flag))
    set_size(t, op, tosa_not(t, flag));
}

/* Of a list of flags: the least, or the greatest. */
static void compute_every(tosa_rewrite_t *t, MlirOperation op, const char *s) {
  MlirOperation list;
  if (!tosa_list(mlirOperationGetOperand(op, 0), &list))
    return;
  tosa_size_t all = tosa_number(!strcmp(s, "min_shape"));
  for (intptr_t k = 0; k < mlirOperationGetNumOperands(list); ++k) {
    tosa_size_t flag;
    if (!operand(t, list, k, &flag))
      return;
    all = tosa_arith(t, s, all, flag);
  }
  set_size(t, op, all);
}

/* Python's remainder by a positive number, of a size that may be negative. */
static void compute_remainder(tosa_rewrite_t *t, MlirOperation op,
                              const char *s) {
  (void)s;
  tosa_size_t a, b;
  if (!tosa_int(t, mlirOperationGetOperand(op, 0), &a) ||
      !tosa_int(t, mlirOperationGetOperand(op, 1), &b))
    return;
  tosa_size_t times = tosa_arith(t, "div_floor_shape", a, b);
  set_size(t, op,
           tosa_arith(t, "sub_shape", a, tosa_arith(t, "mul_shape", times, b)));
}

static void compute_negative(tosa_rewrite_t *t, MlirOperation op,
                             const char *s) {
  tosa_size_t a;
  if (tosa_int(t, mlirOperationGetOperand(op, 0), &a))
    set_size(t, op, tosa_arith(t, s, tosa_number(0), a));
}

static void compute_same(tosa_rewrite_t *t, MlirOperation op, const char *s) {
  (void)s;
  tosa_size_t a;
  if (operand(t, op, 0, &a))
    set_size(t, op, a);
}

/* A quotient that is rounded down, as the mode says. */
static void compute_floor(tosa_rewrite_t *t, MlirOperation op, const char *s) {
  MlirStringRef mode;
  if (tosa_constant_string(mlirOperationGetOperand(op, 2), &mode) &&
      mlirStringRefEqual(mode, mlirStringRefCreateFromCString("floor")))
    compute_arith(t, op, s);
}

/* A sum or a difference, whose factor has to be 1. */
static void compute_scaled(tosa_rewrite_t *t, MlirOperation op, const char *s) {
  int64_t factor;
  if (tosa_constant_int(mlirOperationGetOperand(op, 2), &factor) && factor == 1)
    compute_arith(t, op, s);
}

static const int_row_t rows[] = {
#include "transforms/tosa_sizes.inc"
};

/* Integers also stand in tensors of rank 0. */
static bool is_integer(tosa_rewrite_t *t, MlirValue value) {
  type_info_t info = tosa_info(t, value);
  MlirStringRef si64 = mlirStringRefCreateFromCString("si64");
  return !info.tensor ||
         (info.rank == 0 && mlirStringRefEqual(info.element, si64));
}

static const int_row_t *find(tosa_rewrite_t *t, MlirOperation op) {
  if (mlirOperationGetNumResults(op) != 1 ||
      !is_integer(t, mlirOperationGetResult(op, 0)))
    return NULL;
  return rows_find(rows, sizeof rows / sizeof *rows, sizeof *rows,
                   mlirIdentifierStr(mlirOperationGetName(op)));
}

bool tosa_is_int_op(tosa_rewrite_t *t, MlirOperation op) {
  return find(t, op) != NULL;
}

void tosa_visit_int(tosa_rewrite_t *t, MlirOperation op) {
  const int_row_t *row = find(t, op);
  if (row)
    row->compute(t, op, row->shape);
}
