/* Places in tensors, as numbers. */
#include "transforms/tosa_shapes/tosa_index.h"

#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "transforms/tosa_shapes/tosa_rows.h"

static tosa_sizes_t three(tosa_rewrite_t *t, tosa_size_t b, tosa_size_t c) {
  tosa_sizes_t sizes = tosa_sizes(t, 3);
  if (sizes.count) {
    sizes.sizes[0] = tosa_number(1);
    sizes.sizes[1] = b;
    sizes.sizes[2] = c;
  }
  return sizes;
}

/* The indices as TOSA takes them: [1, count] of i32. */
static MlirValue index_row(tosa_rewrite_t *t, MlirValue index,
                           tosa_size_t count) {
  tosa_size_t sizes[] = {tosa_number(1), count};
  tosa_sizes_t row = {sizes, 2};
  index = tosa_reshape(t, index, row);
  return tosa_convert(t, index, row, mlirIntegerTypeGet(t->build.context, 32));
}

/* Tables of truth values are of i8 in between. */
static MlirType table_type(tosa_rewrite_t *t, MlirType element) {
  bool is_bool =
      mlirTypeIsAInteger(element) && mlirIntegerTypeGetWidth(element) == 1;
  return is_bool ? mlirIntegerTypeGet(t->build.context, 8) : element;
}

static MlirValue table(tosa_rewrite_t *t, MlirValue tensor, tosa_size_t rows,
                       tosa_size_t width) {
  tosa_sizes_t sizes = three(t, rows, width);
  tensor = tosa_reshape(t, tensor, sizes);
  return tosa_convert(t, tensor, sizes, table_type(t, tosa_element_of(tensor)));
}

MlirValue tosa_take_rows(tosa_rewrite_t *t, MlirValue tensor, tosa_size_t rows,
                         tosa_size_t width, MlirValue index,
                         tosa_size_t count) {
  MlirType element = tosa_element_of(tensor);
  tosa_sizes_t sizes = three(t, count, width);
  MlirValue values = table(t, tensor, rows, width);
  MlirValue places = index_row(t, index, count);
  MlirValue out = tosa_op(t, "tosa.gather", sizes, tosa_element_of(values),
                          BUILD_VALUES(values, places));
  return tosa_convert(t, out, sizes, element);
}

MlirValue tosa_put_rows(tosa_rewrite_t *t, MlirValue tensor, tosa_size_t rows,
                        tosa_size_t width, MlirValue index, tosa_size_t count,
                        MlirValue source) {
  MlirType element = tosa_element_of(tensor);
  tosa_sizes_t sizes = three(t, rows, width);
  MlirValue values = table(t, tensor, rows, width);
  MlirValue from = table(t, source, count, width);
  MlirValue places = index_row(t, index, count);
  MlirValue out = tosa_op(t, "tosa.scatter", sizes, tosa_element_of(values),
                          BUILD_VALUES(values, places, from));
  return tosa_convert(t, out, sizes, element);
}

static tosa_sizes_t ones(tosa_rewrite_t *t, intptr_t rank) {
  tosa_sizes_t sizes = tosa_sizes(t, rank);
  for (intptr_t k = 0; k < sizes.count; ++k)
    sizes.sizes[k] = tosa_number(1);
  return sizes;
}

MlirValue tosa_size_tensor(tosa_rewrite_t *t, tosa_size_t size, intptr_t rank) {
  MlirType i64 = mlirIntegerTypeGet(t->build.context, 64);
  if (size.known)
    return tosa_splat_int(t, i64, rank, size.number);
  return tosa_reshape(t, tosa_size_scalar(t, size), ones(t, rank));
}

MlirValue tosa_index_step(tosa_rewrite_t *t, MlirValue index, tosa_size_t size,
                          MlirValue more, tosa_sizes_t sizes) {
  MlirType i64 = mlirIntegerTypeGet(t->build.context, 64);
  if (!tosa_is(size, 1))
    index = tosa_mul(t, index, tosa_size_tensor(t, size, sizes.count),
                     tosa_sizes_of(t, index), i64);
  if (!more.ptr)
    return index;
  return tosa_op(t, "tosa.add", sizes, i64, BUILD_VALUES(index, more));
}

MlirValue tosa_iota_along(tosa_rewrite_t *t, tosa_size_t size, intptr_t axis,
                          intptr_t rank, tosa_sizes_t *sizes) {
  *sizes = ones(t, rank);
  if (sizes->count)
    sizes->sizes[axis] = size;
  return tosa_reshape(t, tosa_iota(t, size), *sizes);
}

MlirValue tosa_index_wrap(tosa_rewrite_t *t, MlirValue index, tosa_size_t size,
                          tosa_sizes_t sizes) {
  MlirType i64 = mlirIntegerTypeGet(t->build.context, 64);
  MlirValue zero = tosa_splat_int(t, i64, sizes.count, 0);
  MlirValue end = tosa_size_tensor(t, size, sizes.count);
  MlirValue from_end =
      tosa_op(t, "tosa.add", sizes, i64, BUILD_VALUES(index, end));
  MlirValue negative =
      tosa_op(t, "tosa.greater", sizes, mlirIntegerTypeGet(t->build.context, 1),
              BUILD_VALUES(zero, index));
  return tosa_op(t, "tosa.select", sizes, i64,
                 BUILD_VALUES(negative, from_end, index));
}

MlirValue tosa_permute(tosa_rewrite_t *t, MlirValue tensor, tosa_sizes_t *sizes,
                       const int32_t *order) {
  tosa_sizes_t out = tosa_sizes(t, sizes->count);
  bool same = true;
  for (intptr_t k = 0; k < out.count; ++k) {
    out.sizes[k] = sizes->sizes[order[k]];
    same &= order[k] == k;
  }
  *sizes = out;
  if (same)
    return tensor;
  return build_value(&t->build, "tosa.transpose",
                     tosa_type(t, out, tosa_element_of(tensor)), 1, &tensor,
                     "perms",
                     mlirDenseI32ArrayGet(t->build.context, out.count, order));
}
