/* Operations on integers of torch that are computed from sizes: the rows of
 * tosa_sizes.inc. */
#include <string.h>

#include "analysis/types.h"
#include "dialect/rows.h"
#include "transforms/tosa_shapes/tosa_compare.h"
#include "transforms/tosa_shapes/tosa_names.h"

static void set_size(tosa_rewrite_t *t, MlirOperation op, tosa_size_t size) {
  tosa_value_t *record = tosa_value(t, mlirOperationGetResult(op, 0));
  record->size = size;
  record->has_size = true;
}

/* How an operation on integers is computed. */
typedef struct tosa_int_row_t {
  const char *name;
  void (*compute)(tosa_rewrite_t *t, MlirOperation op, tosa_size_op_t with);
  tosa_size_op_t with;
} int_row_t;

static void compute_size(tosa_rewrite_t *t, MlirOperation op,
                         tosa_size_op_t with) {
  (void)with;
  MlirValue tensor = mlirOperationGetOperand(op, 0);
  type_info_t info = tosa_info(t, tensor);
  int64_t axis;
  if (info.tensor &&
      tosa_constant_dim(mlirOperationGetOperand(op, 1), info.rank, &axis) &&
      (info.sizes[axis] != TYPES_UNKNOWN || tosa_is_tensor(t, tensor)))
    set_size(t, op, tosa_dim(t, tensor, axis));
}

static void compute_numel(tosa_rewrite_t *t, MlirOperation op,
                          tosa_size_op_t with) {
  (void)with;
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

static void compute_arith(tosa_rewrite_t *t, MlirOperation op,
                          tosa_size_op_t with) {
  tosa_size_t a, b;
  if (operand(t, op, 0, &a) && operand(t, op, 1, &b))
    set_size(t, op, tosa_arith(t, with, a, b));
}

static void compute_compare(tosa_rewrite_t *t, MlirOperation op,
                            tosa_size_op_t with) {
  tosa_size_t a, b, holds;
  if (operand(t, op, 0, &a) && operand(t, op, 1, &b) &&
      tosa_compare(t, with, a, b, &holds))
    set_size(t, op, holds);
}

static void compute_bool(tosa_rewrite_t *t, MlirOperation op,
                         tosa_size_op_t with) {
  tosa_size_t a, holds;
  if (operand(t, op, 0, &a) && tosa_compare(t, with, a, tosa_number(0), &holds))
    set_size(t, op, holds);
}

static void compute_not(tosa_rewrite_t *t, MlirOperation op,
                        tosa_size_op_t with) {
  (void)with;
  tosa_size_t flag;
  if (operand(t, op, 0, &flag))
    set_size(t, op, tosa_not(t, flag));
}

/* Of a list of flags: the least, or the greatest. */
static void compute_every(tosa_rewrite_t *t, MlirOperation op,
                          tosa_size_op_t with) {
  MlirOperation list;
  if (!tosa_list(mlirOperationGetOperand(op, 0), &list))
    return;
  tosa_size_t all = tosa_number(with == TOSA_MIN);
  for (intptr_t k = 0; k < mlirOperationGetNumOperands(list); ++k) {
    tosa_size_t flag;
    if (!operand(t, list, k, &flag))
      return;
    all = tosa_arith(t, with, all, flag);
  }
  set_size(t, op, all);
}

/* Python's remainder by a positive number, of a size that may be negative. */
static void compute_remainder(tosa_rewrite_t *t, MlirOperation op,
                              tosa_size_op_t with) {
  (void)with;
  tosa_size_t a, b;
  if (!tosa_int(t, mlirOperationGetOperand(op, 0), &a) ||
      !tosa_int(t, mlirOperationGetOperand(op, 1), &b))
    return;
  tosa_size_t times = tosa_arith(t, TOSA_DIV_FLOOR, a, b);
  set_size(t, op,
           tosa_arith(t, TOSA_SUB, a, tosa_arith(t, TOSA_MUL, times, b)));
}

static void compute_negative(tosa_rewrite_t *t, MlirOperation op,
                             tosa_size_op_t with) {
  tosa_size_t a;
  if (tosa_int(t, mlirOperationGetOperand(op, 0), &a))
    set_size(t, op, tosa_arith(t, with, tosa_number(0), a));
}

static void compute_same(tosa_rewrite_t *t, MlirOperation op,
                         tosa_size_op_t with) {
  (void)with;
  tosa_size_t a;
  if (operand(t, op, 0, &a))
    set_size(t, op, a);
}

/* A quotient that is rounded down, as the mode says. */
static void compute_floor(tosa_rewrite_t *t, MlirOperation op,
                          tosa_size_op_t with) {
  MlirStringRef mode;
  if (tosa_constant_string(mlirOperationGetOperand(op, 2), &mode) &&
      mlirStringRefEqual(mode, mlirStringRefCreateFromCString("floor")))
    compute_arith(t, op, with);
}

/* A sum or a difference, whose factor has to be 1. */
static void compute_scaled(tosa_rewrite_t *t, MlirOperation op,
                           tosa_size_op_t with) {
  int64_t factor;
  if (tosa_constant_int(mlirOperationGetOperand(op, 2), &factor) && factor == 1)
    compute_arith(t, op, with);
}

static const int_row_t rows[] = {
#include "transforms/tosa_shapes/tosa_sizes.inc"
};

/* Integers also stand in tensors of rank 0. */
static bool is_integer(tosa_rewrite_t *t, MlirValue value) {
  type_info_t info = tosa_info(t, value);
  MlirStringRef si64 = mlirStringRefCreateFromCString("si64");
  return !info.tensor ||
         (info.rank == 0 && mlirStringRefEqual(info.element, si64));
}

const int_row_t *tosa_find_int(MlirStringRef name) {
  return rows_find(rows, sizeof rows / sizeof *rows, sizeof *rows, name);
}

bool tosa_is_int_op(tosa_rewrite_t *t, MlirOperation op) {
  return t->name->integer && mlirOperationGetNumResults(op) == 1 &&
         is_integer(t, mlirOperationGetResult(op, 0));
}

void tosa_visit_int(tosa_rewrite_t *t, MlirOperation op) {
  const int_row_t *row = t->name->integer;
  if (row && tosa_is_int_op(t, op))
    row->compute(t, op, row->with);
}
