/* The numbers from 0 up to a size. TOSA makes no such tensor, so it is put
 * together of constants: the number i is 1024 times i / 1024, and the rest. */
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "transforms/tosa_shapes/tosa_rows.h"
#include "transforms/tosa_shapes/tosa_shared.h"

enum {
  IOTA_BASE = 1024,
  /* As many digits: up to 2^30 numbers. More is a slice out of bounds. */
  IOTA_DIGITS = 3,
  MOST = IOTA_BASE * IOTA_BASE * IOTA_BASE,
};

/* A constant of 0 to IOTA_BASE - 1, with `rank` dimensions, the last full. */
static MlirValue digits(tosa_rewrite_t *t, int64_t count, intptr_t rank) {
  MlirType element = mlirIntegerTypeGet(t->build.context, 64);
  tosa_sizes_t sizes = tosa_sizes(t, rank);
  for (intptr_t k = 0; k < sizes.count; ++k)
    sizes.sizes[k] = tosa_number(k + 1 < rank ? 1 : count);
  int64_t *numbers = ARENA_NEW(&t->arena, int64_t, (size_t)count + 1);
  t->build.failed |= !numbers;
  for (int64_t k = 0; k < count && numbers; ++k)
    numbers[k] = k;
  MlirType type = tosa_type(t, sizes, element);
  MlirAttribute values =
      numbers
          ? mlirDenseElementsAttrInt64Get(type, count, numbers)
          : mlirDenseElementsAttrSplatGet(type, mlirIntegerAttrGet(element, 0));
  return tosa_constant(t, "tosa.const", type, values);
}

static tosa_sizes_t pair(tosa_rewrite_t *t, tosa_size_t a, tosa_size_t b) {
  tosa_sizes_t sizes = tosa_sizes(t, 2);
  if (sizes.count) {
    sizes.sizes[0] = a;
    sizes.sizes[1] = b;
  }
  return sizes;
}

static MlirValue cut(tosa_rewrite_t *t, MlirValue tensor, tosa_size_t size) {
  tosa_size_t zero = tosa_number(0);
  return tosa_slice(t, tensor, (tosa_sizes_t){&zero, 1},
                    (tosa_sizes_t){&size, 1});
}

/* One digit more: from 0 .. high - 1 to 0 .. IOTA_BASE * high - 1. */
static MlirValue append_digit(tosa_rewrite_t *t, MlirValue tensor,
                              tosa_size_t high) {
  MlirType element = mlirIntegerTypeGet(t->build.context, 64);
  tosa_size_t one = tosa_number(1), base = tosa_number(IOTA_BASE);
  tosa_sizes_t column = pair(t, high, one), table = pair(t, high, base);
  MlirValue left = tosa_reshape(t, tensor, column);
  MlirValue times = tosa_splat(t, element, 2, IOTA_BASE);
  left = tosa_mul(t, left, times, column, element);
  MlirValue right = digits(t, IOTA_BASE, 2);
  MlirValue sum =
      tosa_op(t, "tosa.add", table, element, BUILD_VALUES(left, right));
  tosa_size_t all = tosa_arith(t, TOSA_MUL, high, base);
  return tosa_reshape(t, sum, (tosa_sizes_t){&all, 1});
}

MlirValue tosa_iota(tosa_rewrite_t *t, tosa_size_t size) {
  if (size.known && size.number <= IOTA_BASE)
    return digits(t, size.number > 0 ? size.number : 0, 1);
  if (size.known && size.number > MOST)
    t->defect = "no tensor of TOSA has the numbers up to a size this large";
  tosa_size_t sizes[IOTA_DIGITS] = {size};
  for (int k = 1; k < IOTA_DIGITS; ++k)
    sizes[k] =
        tosa_arith(t, TOSA_DIV_CEIL, sizes[k - 1], tosa_number(IOTA_BASE));
  MlirValue tensor = cut(t, digits(t, IOTA_BASE, 1), sizes[IOTA_DIGITS - 1]);
  for (int k = IOTA_DIGITS - 1; k-- > 0;)
    tensor = cut(t, append_digit(t, tensor, sizes[k + 1]), sizes[k]);
  return tensor;
}

tosa_outcome_t tosa_arange(tosa_rewrite_t *t, MlirOperation op) {
  MlirValue result = mlirOperationGetResult(op, 0);
  tosa_size_t start, end, step;
  if (!tosa_num_unknown(t, result))
    return TOSA_NOT_NEEDED;
  if (!tosa_is_tensor(t, result))
    return tosa_refuse(t, tosa_lacks_element);
  if (!tosa_int(t, mlirOperationGetOperand(op, 0), &start) ||
      !tosa_int(t, mlirOperationGetOperand(op, 1), &end) ||
      !tosa_int(t, mlirOperationGetOperand(op, 2), &step))
    return tosa_refuse(t, "a bound of it is no expression of sizes");
  if (!start.known || !step.known || step.number <= 0)
    return tosa_refuse(t, "its start or its step is no constant");
  tosa_size_t size =
      tosa_arith(t, TOSA_DIV_CEIL, tosa_arith(t, TOSA_SUB, end, start), step);
  tosa_sizes_t sizes = {&size, 1};
  sizes = tosa_refine(t, op, sizes);
  if (!sizes.count)
    return TOSA_DONE;
  MlirValue tensor = tosa_iota(t, sizes.sizes[0]);
  MlirType element = tosa_element_of(tensor);
  if (step.number != 1) {
    MlirValue times = tosa_splat_int(t, element, 1, step.number);
    tensor = tosa_mul(t, tensor, times, sizes, element);
  }
  if (start.number != 0) {
    MlirValue first = tosa_splat_int(t, element, 1, start.number);
    tensor =
        tosa_op(t, "tosa.add", sizes, element, BUILD_VALUES(tensor, first));
  }
  tensor = tosa_convert(t, tensor, sizes, tosa_element(t, result));
  return tosa_finish(t, op, tensor, sizes);
}
