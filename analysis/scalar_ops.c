/* The table of scalar operations and their arithmetic. Torch's integers follow
 * Python: floor division and remainder round towards minus infinity. */
#include "analysis/scalar_ops.h"

#include <math.h>
#include <stdbool.h>
#include <stdlib.h>

#include "dialect/rows.h"
#include "dialect/string_ref.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

static bool both(const scalar_t *x, scalar_kind_t kind) {
  return x[0].kind == kind && x[1].kind == kind;
}

/* A constant, from its attribute "value". */
static scalar_t constant(const scalar_call_t *c) {
  MlirAttribute value = mlirOperationGetAttributeByName(
      c->op, mlirStringRefCreateFromCString("value"));
  if (mlirAttributeIsNull(value))
    return scalar_unknown();
  if (mlirAttributeIsABool(value))
    return scalar_int(mlirBoolAttrGetValue(value));
  if (mlirAttributeIsAFloat(value))
    return scalar_float(mlirFloatAttrGetValueDouble(value));
  if (!mlirAttributeIsAInteger(value))
    return scalar_unknown();
  MlirType type = mlirAttributeGetType(value);
  if (mlirTypeIsAInteger(type) && mlirIntegerTypeGetWidth(type) > 64)
    return scalar_unknown();
  if (mlirTypeIsAInteger(type) && mlirIntegerTypeIsUnsigned(type))
    return scalar_unknown();
  if (mlirTypeIsAInteger(type) && mlirIntegerTypeIsSigned(type))
    return scalar_int(mlirIntegerAttrGetValueSInt(value));
  return scalar_int(mlirIntegerAttrGetValueInt(value));
}

static scalar_t same(const scalar_call_t *c) { return c->x[0]; }

static scalar_t truth(const scalar_call_t *c) {
  if (c->x[0].kind == SCALAR_INT)
    return scalar_int(c->x[0].i != 0);
  return c->x[0].kind == SCALAR_FLOAT ? scalar_int(c->x[0].f != 0)
                                      : scalar_unknown();
}

static scalar_t not_(const scalar_call_t *c) {
  scalar_t t = truth(c);
  return t.kind == SCALAR_INT ? scalar_int(!t.i) : t;
}

/* False as soon as one side is. */
static scalar_t and_(const scalar_call_t *c) {
  for (int k = 0; k < 2; ++k)
    if (c->x[k].kind == SCALAR_INT && !c->x[k].i)
      return scalar_int(0);
  return both(c->x, SCALAR_INT) ? scalar_int(c->x[0].i & c->x[1].i)
                                : scalar_unknown();
}

static scalar_t or_bool(const scalar_call_t *c) {
  for (int k = 0; k < 2; ++k)
    if (c->x[k].kind == SCALAR_INT && c->x[k].i == 1)
      return scalar_int(1);
  return both(c->x, SCALAR_INT) ? scalar_int(c->x[0].i | c->x[1].i)
                                : scalar_unknown();
}

#define CHECKED(name, builtin)                                                 \
  static scalar_t name(const scalar_call_t *c) {                               \
    int64_t out;                                                               \
    if (!both(c->x, SCALAR_INT) || builtin(c->x[0].i, c->x[1].i, &out))        \
      return scalar_unknown();                                                 \
    return scalar_int(out);                                                    \
  }
CHECKED(add, __builtin_add_overflow)
CHECKED(subtract, __builtin_sub_overflow)
CHECKED(multiply, __builtin_mul_overflow)

static bool divides(const scalar_t *x) {
  return both(x, SCALAR_INT) && x[1].i != 0 &&
         !(x[0].i == INT64_MIN && x[1].i == -1);
}

static scalar_t floor_divide(const scalar_call_t *c) {
  if (!divides(c->x))
    return scalar_unknown();
  int64_t quotient = c->x[0].i / c->x[1].i, rest = c->x[0].i % c->x[1].i;
  return scalar_int(quotient - (rest && (rest < 0) != (c->x[1].i < 0)));
}

static scalar_t remainder_(const scalar_call_t *c) {
  if (!divides(c->x))
    return scalar_unknown();
  int64_t rest = c->x[0].i % c->x[1].i;
  return scalar_int(rest && (rest < 0) != (c->x[1].i < 0) ? rest + c->x[1].i
                                                          : rest);
}

static scalar_t negate(const scalar_call_t *c) {
  if (c->x[0].kind != SCALAR_INT || c->x[0].i == INT64_MIN)
    return scalar_unknown();
  return scalar_int(-c->x[0].i);
}

static scalar_t smaller(const scalar_call_t *c) {
  return both(c->x, SCALAR_INT) ? c->x[c->x[1].i < c->x[0].i]
                                : scalar_unknown();
}

static scalar_t greater(const scalar_call_t *c) {
  return both(c->x, SCALAR_INT) ? c->x[c->x[1].i > c->x[0].i]
                                : scalar_unknown();
}

/* Comparisons of one value with itself are known, except of floats: a NaN is
 * not equal to itself. */
#define COMPARE(name, sign, reflexive)                                         \
  static scalar_t name##_int(const scalar_call_t *c) {                         \
    if (both(c->x, SCALAR_INT))                                                \
      return scalar_int(c->x[0].i sign c->x[1].i);                             \
    return c->same ? scalar_int(reflexive) : scalar_unknown();                 \
  }
COMPARE(eq, ==, 1)
COMPARE(ne, !=, 0)
COMPARE(lt, <, 0)
COMPARE(le, <=, 1)
COMPARE(gt, >, 0)
COMPARE(ge, >=, 1)

#define COMPARE_FLOAT(name, sign)                                              \
  static scalar_t name##_float(const scalar_call_t *c) {                       \
    return both(c->x, SCALAR_FLOAT) ? scalar_int(c->x[0].f sign c->x[1].f)     \
                                    : scalar_unknown();                        \
  }
COMPARE_FLOAT(eq, ==)
COMPARE_FLOAT(lt, <)
COMPARE_FLOAT(gt, >)
COMPARE_FLOAT(ge, >=)

/* arith's integer predicates, in the order of their numbers. */
static const struct predicate_t {
  const char *sign;
  scalar_t (*fold)(const scalar_call_t *);
  bool is_unsigned;
} predicates[] = {
    {"==", eq_int, false}, {"!=", ne_int, false}, {"<", lt_int, false},
    {"<=", le_int, false}, {">", gt_int, false},  {">=", ge_int, false},
    {"<", lt_int, true},   {"<=", le_int, true},  {">", gt_int, true},
    {">=", ge_int, true},
};

static const struct predicate_t *predicate_of(MlirOperation op) {
  MlirAttribute value = mlirOperationGetAttributeByName(
      op, mlirStringRefCreateFromCString("predicate"));
  if (mlirAttributeIsNull(value) || !mlirAttributeIsAInteger(value))
    return NULL;
  int64_t i = mlirIntegerAttrGetValueInt(value);
  return i >= 0 && i < (int64_t)(sizeof predicates / sizeof *predicates)
             ? &predicates[i]
             : NULL;
}

const char *scalar_op_predicate(MlirOperation op) {
  const struct predicate_t *predicate = predicate_of(op);
  return predicate ? predicate->sign : "?";
}

static bool is_bit(MlirValue value) {
  MlirType type = mlirValueGetType(value);
  return mlirTypeIsAInteger(type) && mlirIntegerTypeGetWidth(type) == 1;
}

/* For unsigned predicates two values of one sign compare as signed ones do. To
 * a signed order of i1, true is -1, and here it is 1. */
static scalar_t compare(const scalar_call_t *c) {
  const struct predicate_t *predicate = predicate_of(c->op);
  if (!predicate)
    return scalar_unknown();
  bool is_order = predicate->fold != eq_int && predicate->fold != ne_int;
  if (is_order && !predicate->is_unsigned &&
      is_bit(mlirOperationGetOperand(c->op, 0)))
    return scalar_unknown();
  if (both(c->x, SCALAR_INT) && predicate->is_unsigned &&
      (c->x[0].i < 0) != (c->x[1].i < 0))
    return scalar_unknown();
  return predicate->fold(c);
}

/* arith's sums and products wrap at their type's width: only those of 64 bits
 * are known where nothing overflows. */
static bool is_wide(MlirOperation op) {
  MlirType type = mlirValueGetType(mlirOperationGetResult(op, 0));
  return mlirTypeIsAIndex(type) ||
         (mlirTypeIsAInteger(type) && mlirIntegerTypeGetWidth(type) == 64);
}

static scalar_t add_wide(const scalar_call_t *c) {
  return is_wide(c->op) ? add(c) : scalar_unknown();
}
static scalar_t subtract_wide(const scalar_call_t *c) {
  return is_wide(c->op) ? subtract(c) : scalar_unknown();
}
static scalar_t multiply_wide(const scalar_call_t *c) {
  return is_wide(c->op) ? multiply(c) : scalar_unknown();
}

/* i1 arithmetic: -1 and 1 are both true. */
static scalar_t and_bit(const scalar_call_t *c) {
  return is_bit(mlirOperationGetResult(c->op, 0)) ? and_(c) : scalar_unknown();
}
static scalar_t or_bit(const scalar_call_t *c) {
  return is_bit(mlirOperationGetResult(c->op, 0)) ? or_bool(c)
                                                  : scalar_unknown();
}

/* The size of a dimension that the type fixes; torch counts negative ones from
 * the end. */
static scalar_t size(const scalar_call_t *c) {
  type_info_t type =
      types_get(c->types, mlirValueGetType(mlirOperationGetOperand(c->op, 0)));
  if (type.rank < 0 || c->x[1].kind != SCALAR_INT)
    return scalar_unknown();
  int64_t dim = c->x[1].i < 0 ? c->x[1].i + type.rank : c->x[1].i;
  if (dim < 0 || dim >= type.rank || type.sizes[dim] < 0)
    return scalar_unknown();
  return scalar_int(type.sizes[dim]);
}

static scalar_t rank(const scalar_call_t *c) {
  type_info_t type =
      types_get(c->types, mlirValueGetType(mlirOperationGetOperand(c->op, 0)));
  return type.rank < 0 ? scalar_unknown() : scalar_int(type.rank);
}

/* Sorted by name in byte order. */
static const scalar_op_t rows[] = {
#include "analysis/scalar_ops.inc"
};

size_t scalar_op_count(void) { return sizeof rows / sizeof *rows; }

const scalar_op_t *scalar_op_get(size_t i) { return &rows[i]; }

const scalar_op_t *scalar_op_lookup(MlirStringRef name) {
  string_skip(&name, "torch.");
  return rows_find(rows, scalar_op_count(), sizeof *rows, name);
}
