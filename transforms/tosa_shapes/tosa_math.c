/* Operations element by element that TorchToTosa refuses for unknown sizes. */
#include <math.h>

#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "transforms/tosa_shapes/tosa_rows.h"

/* A tensor of floats that a formula is written for. */
typedef struct math_t {
  tosa_rewrite_t *rewrite;
  tosa_sizes_t sizes;
  MlirType element;
} math_t;

static MlirValue number(const math_t *m, double value) {
  return tosa_splat(m->rewrite, m->element, m->sizes.count, value);
}
static MlirValue times(const math_t *m, MlirValue a, MlirValue b) {
  return tosa_mul(m->rewrite, a, b, m->sizes, m->element);
}
static MlirValue plus(const math_t *m, MlirValue a, MlirValue b) {
  return tosa_op(m->rewrite, "tosa.add", m->sizes, m->element,
                 BUILD_VALUES(a, b));
}
static MlirValue unary(const math_t *m, const char *name, MlirValue a) {
  return tosa_op(m->rewrite, name, m->sizes, m->element, 1, &a);
}

/* Whether a tensor and the result have a kind of their own, and a size of them
 * is unknown. */
static tosa_outcome_t check(tosa_rewrite_t *t, MlirOperation op, bool floats) {
  MlirValue self = mlirOperationGetOperand(op, 0);
  MlirValue result = mlirOperationGetResult(op, 0);
  if (!tosa_num_unknown(t, self) && !tosa_num_unknown(t, result))
    return TOSA_NOT_NEEDED;
  if (!tosa_is_tensor(t, self) || !tosa_is_tensor(t, result) ||
      (floats && !mlirTypeIsAFloat(tosa_element(t, self))))
    return tosa_refuse(t, tosa_lacks_element);
  return TOSA_DONE;
}

/* x / 2 * (1 + erf(x / sqrt(2))), or with the tangent: torch's formulas. */
tosa_outcome_t tosa_gelu(tosa_rewrite_t *t, MlirOperation op) {
  MlirValue self = mlirOperationGetOperand(op, 0);
  tosa_outcome_t outcome = check(t, op, true);
  if (outcome != TOSA_DONE)
    return outcome;
  MlirStringRef kind;
  if (!tosa_constant_string(mlirOperationGetOperand(op, 1), &kind))
    return tosa_refuse(t, "how it is approximated is no constant");
  math_t m = {t, tosa_dims(t, self), tosa_element(t, self)};
  MlirValue x = tosa_tensor(t, self), inner;
  if (mlirStringRefEqual(kind, mlirStringRefCreateFromCString("tanh"))) {
    MlirValue cube = times(&m, times(&m, x, x), x);
    inner = plus(&m, x, times(&m, cube, number(&m, 0.044715)));
    inner = unary(&m, "tosa.tanh",
                  times(&m, inner, number(&m, sqrt(2 / acos(-1)))));
  } else {
    inner = unary(&m, "tosa.erf", times(&m, x, number(&m, sqrt(0.5))));
  }
  MlirValue half = times(&m, x, number(&m, 0.5));
  MlirValue out = times(&m, half, plus(&m, inner, number(&m, 1)));
  return tosa_finish(t, op, out, m.sizes);
}

/* The scale and the zero point of a tensor of integers undone. */
tosa_outcome_t tosa_dequantize(tosa_rewrite_t *t, MlirOperation op) {
  MlirValue self = mlirOperationGetOperand(op, 0);
  double scale;
  int64_t zero;
  tosa_outcome_t outcome = check(t, op, false);
  if (outcome != TOSA_DONE)
    return outcome;
  if (!tosa_constant_float(mlirOperationGetOperand(op, 1), &scale) ||
      !tosa_constant_int(mlirOperationGetOperand(op, 2), &zero))
    return tosa_refuse(t, "its scale or its zero point is no constant");
  MlirType element = tosa_element(t, mlirOperationGetResult(op, 0));
  if (!mlirTypeIsAF32(element) || mlirTypeIsAFloat(tosa_element(t, self)) ||
      mlirIntegerTypeGetWidth(tosa_element(t, self)) > 32)
    return tosa_refuse(t, tosa_lacks_element);
  math_t m = {t, tosa_dims(t, self), element};
  MlirValue x = tosa_convert(t, tosa_tensor(t, self), m.sizes, element);
  x = plus(&m, x, number(&m, -(double)zero));
  return tosa_finish(t, op, times(&m, x, number(&m, scale)), m.sizes);
}

/* A number of torch as a tensor of `rank` dimensions of 1, or null. */
static MlirValue constant(tosa_rewrite_t *t, MlirValue value, MlirType element,
                          intptr_t rank) {
  int64_t integer;
  double real;
  if (tosa_constant_int(value, &integer))
    return mlirTypeIsAFloat(element)
               ? tosa_splat(t, element, rank, (double)integer)
               : tosa_splat_int(t, element, rank, integer);
  if (tosa_constant_float(value, &real) && mlirTypeIsAFloat(element))
    return tosa_splat(t, element, rank, real);
  return (MlirValue){NULL};
}

/* A number or a tensor of rank 0 as one of `rank` dimensions of 1. */
static MlirValue filling(tosa_rewrite_t *t, MlirValue value, MlirType element,
                         intptr_t rank) {
  if (!tosa_info(t, value).tensor)
    return constant(t, value, element, rank);
  tosa_sizes_t ones;
  if (!tosa_is_tensor(t, value) || tosa_info(t, value).rank)
    return (MlirValue){NULL};
  MlirValue wide = tosa_pad_rank(t, value, rank, &ones);
  return tosa_convert(t, wide, ones, element);
}

/* The sizes of the one result of `op`, to which two tensors broadcast: read of
 * it where only the program that runs knows. */
static tosa_sizes_t join(tosa_rewrite_t *t, MlirOperation op, tosa_sizes_t a,
                         tosa_sizes_t b) {
  tosa_sizes_t sizes = tosa_copy(t, a);
  for (intptr_t k = 0; k < sizes.count; ++k) {
    if (tosa_is(b.sizes[k], 1) || tosa_same(a.sizes[k], b.sizes[k]))
      continue;
    if (tosa_is(a.sizes[k], 1)) {
      sizes.sizes[k] = b.sizes[k];
      continue;
    }
    tosa_require_equal(t, a.sizes[k], b.sizes[k], true);
    if (!a.sizes[k].known)
      sizes.sizes[k] =
          b.sizes[k].known
              ? b.sizes[k]
              : (tosa_size_t){.tensor = mlirOperationGetResult(op, 0),
                              .axis = k};
  }
  return sizes;
}

tosa_outcome_t tosa_masked_fill(tosa_rewrite_t *t, MlirOperation op) {
  MlirValue self = mlirOperationGetOperand(op, 0);
  MlirValue mask = mlirOperationGetOperand(op, 1);
  tosa_outcome_t outcome = check(t, op, false);
  if (outcome != TOSA_DONE)
    return outcome;
  tosa_sizes_t sizes = tosa_dims(t, self), own;
  MlirType element = tosa_element(t, self);
  if (!tosa_is_tensor(t, mask) || tosa_info(t, mask).rank > sizes.count ||
      tosa_info(t, mask).rank < 0)
    return tosa_refuse(t, "its mask has a higher rank than its tensor");
  MlirValue fill =
      filling(t, mlirOperationGetOperand(op, 2), element, sizes.count);
  if (!fill.ptr)
    return tosa_refuse(t, "what it fills with is no constant");
  MlirValue where = tosa_pad_rank(t, mask, sizes.count, &own);
  sizes = join(t, op, sizes, own);
  MlirValue x = tosa_tensor(t, self);
  MlirValue out =
      tosa_op(t, "tosa.select", sizes, element, BUILD_VALUES(where, fill, x));
  return tosa_finish(t, op, out, tosa_refine(t, op, sizes));
}

tosa_outcome_t tosa_fill(tosa_rewrite_t *t, MlirOperation op) {
  MlirValue self = mlirOperationGetOperand(op, 0);
  tosa_outcome_t outcome = check(t, op, false);
  if (outcome != TOSA_DONE)
    return outcome;
  tosa_sizes_t sizes = tosa_dims(t, self);
  MlirValue fill = filling(t, mlirOperationGetOperand(op, 1),
                           tosa_element(t, self), sizes.count);
  if (!fill.ptr)
    return tosa_refuse(t, "what it fills with is no constant");
  return tosa_finish(t, op, tosa_tile(t, fill, sizes, sizes), sizes);
}

tosa_outcome_t tosa_copy_from(tosa_rewrite_t *t, MlirOperation op) {
  MlirValue self = mlirOperationGetOperand(op, 0);
  MlirValue source = mlirOperationGetOperand(op, 1);
  tosa_outcome_t outcome = check(t, op, false);
  if (outcome != TOSA_DONE)
    return outcome;
  tosa_sizes_t sizes = tosa_dims(t, self), own;
  if (!tosa_is_tensor(t, source) || tosa_info(t, source).rank > sizes.count)
    return tosa_refuse(t, "what it copies has a higher rank");
  MlirValue from = tosa_pad_rank(t, source, sizes.count, &own);
  from = tosa_convert(t, from, own, tosa_element(t, self));
  return tosa_finish(t, op, tosa_broadcast_tensor(t, from, own, sizes), sizes);
}

tosa_outcome_t tosa_random(tosa_rewrite_t *t, MlirOperation op) {
  if (!tosa_num_unknown(t, mlirOperationGetResult(op, 0)))
    return TOSA_NOT_NEEDED;
  return tosa_refuse(t, "TOSA has no random numbers");
}
