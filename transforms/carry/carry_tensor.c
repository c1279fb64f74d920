/* Rules for tensors of few elements, each of which is a number. Arithmetic is
 * on 64-bit integers and truth values: it is the same on tensors and numbers.
 */
#include <string.h>

#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "transforms/carry/carry_table.h"

enum { MAX_RANK = 8 };

static carry_value_t *refuse_elements(carry_t *c, const carry_call_t *call) {
  return carry_refuse_call(c, call, "takes a tensor that can't be taken apart");
}

static bool has_elements(carry_t *c, const carry_call_t *call, uint32_t k) {
  return carry_is(call, k, CARRY_TENSOR) && call->x[k]->rank >= 0 &&
         call->x[k]->rank <= MAX_RANK && carry_elements(c, call->x[k]);
}

/* ---- Making them ---- */

/* Element `k` of a constant; NULL where its type is not looked into. */
static carry_value_t *literal_element(carry_t *c, MlirAttribute value,
                                      intptr_t k, const char *type) {
  MlirType element = mlirShapedTypeGetElementType(mlirAttributeGetType(value));
  bool splat = mlirDenseElementsAttrIsSplat(value);
  k = splat ? 0 : k;
  if (mlirTypeIsAF64(element))
    return carry_real(c, type, mlirDenseElementsAttrGetDoubleValue(value, k));
  if (mlirTypeIsAF32(element))
    return carry_real(c, type,
                      (double)mlirDenseElementsAttrGetFloatValue(value, k));
  if (!mlirTypeIsAInteger(element))
    return NULL;
  if (mlirIntegerTypeGetWidth(element) == 1)
    return carry_integer(c, type, mlirDenseElementsAttrGetBoolValue(value, k));
  if (mlirIntegerTypeGetWidth(element) == 64)
    return carry_integer(c, type, mlirDenseElementsAttrGetInt64Value(value, k));
  if (mlirIntegerTypeGetWidth(element) == 32 &&
      !mlirIntegerTypeIsUnsigned(element))
    return carry_integer(c, type, mlirDenseElementsAttrGetInt32Value(value, k));
  return NULL;
}

carry_value_t *carry_literal(carry_t *c, const carry_call_t *call) {
  MlirAttribute value = mlirOperationGetAttributeByName(
      call->op, mlirStringRefCreateFromCString("value"));
  type_info_t info = carry_result_info(c, call);
  const char *type = carry_result_type(c, call);
  if (mlirAttributeIsNull(value) || !mlirAttributeIsADenseElements(value) ||
      info.rank < 0 || info.rank > MAX_RANK ||
      mlirElementsAttrGetNumElements(value) > CARRY_MAX_ELEMENTS)
    return refuse_elements(c, call);
  intptr_t count = mlirElementsAttrGetNumElements(value);
  carry_value_t **elements =
      ARENA_NEW(c->arena, carry_value_t *, (size_t)count + 1);
  for (intptr_t k = 0; k < count && elements; ++k)
    if (!(elements[k] = literal_element(c, value, k, type)))
      return refuse_elements(c, call);
  return carry_tensor(c, elements ? info.rank : 0, info.sizes, type, elements);
}

/* Numbers, in a list or one, as a tensor of the result's type. */
carry_value_t *carry_to_tensor(carry_t *c, const carry_call_t *call) {
  type_info_t info = carry_result_info(c, call);
  const char *type = carry_result_type(c, call);
  bool list = carry_is(call, 0, CARRY_LIST);
  int64_t count = list ? call->x[0]->count : 1;
  carry_value_t **x = list ? call->x[0]->elements : call->x;
  if ((strcmp(type, "i64") != 0 && strcmp(type, "i1") != 0 &&
       strcmp(type, "f64") != 0) ||
      info.rank != list || count > CARRY_MAX_ELEMENTS)
    return refuse_elements(c, call);
  carry_value_t **elements =
      ARENA_NEW(c->arena, carry_value_t *, (size_t)count + 1);
  for (int64_t k = 0; k < count && elements; ++k) {
    if (x[k]->kind != CARRY_SCALAR)
      return refuse_elements(c, call);
    elements[k] = carry_convert(c, x[k], type);
  }
  return carry_tensor(c, elements ? list : 0, &count, type, elements);
}

/* ---- Moving elements ---- */

/* The same elements in other sizes, which the type says. */
carry_value_t *carry_reshape(carry_t *c, const carry_call_t *call) {
  type_info_t info = carry_result_info(c, call);
  if (!has_elements(c, call, 0) || info.rank < 0 || info.rank > MAX_RANK ||
      strcmp(carry_result_type(c, call), call->x[0]->type) != 0)
    return refuse_elements(c, call);
  int64_t count = 1;
  for (int64_t k = 0; k < info.rank; ++k)
    if (info.sizes[k] < 0 || (count *= info.sizes[k]) > CARRY_MAX_ELEMENTS)
      return refuse_elements(c, call);
  if (count != call->x[0]->count)
    return refuse_elements(c, call);
  return carry_tensor(c, info.rank, info.sizes, call->x[0]->type,
                      call->x[0]->elements);
}

/* `size` elements of dimension `dim`, every `step`th from `begin`; without the
 * dimension if `drop`. */
static carry_value_t *gather(carry_t *c, const carry_value_t *t, int64_t dim,
                             int64_t begin, int64_t step, int64_t size,
                             bool drop) {
  int64_t inner = 1, sizes[MAX_RANK], rank = 0, outer = 1;
  for (int64_t k = dim + 1; k < t->rank; ++k)
    inner *= t->sizes[k];
  for (int64_t k = 0; k < dim; ++k)
    outer *= t->sizes[k];
  for (int64_t k = 0; k < t->rank; ++k)
    if (k != dim || !drop)
      sizes[rank++] = k == dim ? size : t->sizes[k];
  carry_value_t **elements =
      ARENA_NEW(c->arena, carry_value_t *, (size_t)(outer * size * inner) + 1);
  if (!elements)
    return carry_tensor(c, 0, sizes, t->type, elements);
  carry_value_t **out = elements;
  for (int64_t o = 0; o < outer; ++o)
    for (int64_t k = 0; k < size; ++k)
      for (int64_t i = 0; i < inner; ++i)
        *out++ =
            t->elements[(o * t->sizes[dim] + begin + k * step) * inner + i];
  return carry_tensor(c, rank, sizes, t->type, elements);
}

/* The dimension that operand 1 says, from the end where negative. */
static bool dimension(const carry_call_t *call, int64_t *dim) {
  if (!carry_known_integer(call, 1, dim))
    return false;
  *dim += *dim < 0 ? call->x[0]->rank : 0;
  return *dim >= 0 && *dim < call->x[0]->rank;
}

carry_value_t *carry_select_element(carry_t *c, const carry_call_t *call) {
  int64_t dim, at;
  if (!has_elements(c, call, 0) || !dimension(call, &dim) ||
      !carry_known_integer(call, 2, &at))
    return refuse_elements(c, call);
  at += at < 0 ? call->x[0]->sizes[dim] : 0;
  if (at < 0 || at >= call->x[0]->sizes[dim])
    return carry_refuse_call(c, call, "takes an element that is not there");
  return gather(c, call->x[0], dim, at, 1, 1, true);
}

/* The bound that operand `k` says, none being `none`, within 0 to `size`. */
static bool bound(const carry_call_t *call, uint32_t k, int64_t size,
                  int64_t none, int64_t *out) {
  *out = none;
  if (!carry_is(call, k, CARRY_NONE) && !carry_known_integer(call, k, out))
    return false;
  *out += *out < 0 ? size : 0;
  *out = *out < 0 ? 0 : *out > size ? size : *out;
  return true;
}

carry_value_t *carry_slice_elements(carry_t *c, const carry_call_t *call) {
  int64_t dim, begin, end, step;
  if (!has_elements(c, call, 0) || !dimension(call, &dim))
    return refuse_elements(c, call);
  int64_t size = call->x[0]->sizes[dim];
  if (!bound(call, 2, size, 0, &begin) || !bound(call, 3, size, size, &end) ||
      !carry_known_integer(call, 4, &step) || step < 1)
    return carry_refuse_call(c, call, "takes bounds that are not known");
  int64_t count = end > begin ? (end - begin - 1) / step + 1 : 0;
  return gather(c, call->x[0], dim, begin, step, count, false);
}

/* Whether tensor `t` can be put behind others, of rank 1 each. */
static bool can_follow(carry_t *c, carry_value_t *t, const char *type) {
  return t->kind == CARRY_TENSOR && t->rank == 1 && carry_elements(c, t) &&
         !strcmp(t->type, type);
}

/* Vectors one behind the other. */
carry_value_t *carry_cat_elements(carry_t *c, const carry_call_t *call) {
  const char *type = carry_result_type(c, call);
  int64_t count = 0;
  if (!carry_is(call, 0, CARRY_LIST))
    return refuse_elements(c, call);
  const carry_value_t *list = call->x[0];
  for (uint32_t k = 0; k < list->count; ++k) {
    if (!can_follow(c, list->elements[k], type) ||
        (count += list->elements[k]->count) > CARRY_MAX_ELEMENTS)
      return refuse_elements(c, call);
  }
  carry_value_t **elements =
      ARENA_NEW(c->arena, carry_value_t *, (size_t)count + 1);
  carry_value_t **out = elements;
  for (uint32_t k = 0; k < list->count && elements; ++k)
    for (uint32_t n = 0; n < list->elements[k]->count; ++n)
      *out++ = list->elements[k]->elements[n];
  return carry_tensor(c, elements != NULL, &count, type, elements);
}

/* ---- Arithmetic ---- */

static bool is_exact(const carry_value_t *x) {
  return !strcmp(x->type, "i64") || !strcmp(x->type, "i1");
}

/* Whether operand `k` can take part: a number, or a tensor of known elements.
 */
static bool takes_part(carry_t *c, const carry_call_t *call, uint32_t k) {
  if (carry_is(call, k, CARRY_SCALAR))
    return is_exact(call->x[k]);
  return has_elements(c, call, k) && is_exact(call->x[k]);
}

/* Grows `sizes` so that `x` broadcasts to it, aligned at the last. */
static bool broadcast(int64_t *sizes, int64_t *rank, const carry_value_t *x) {
  int64_t own = x->kind == CARRY_TENSOR ? x->rank : 0;
  for (; *rank < own; ++*rank) {
    memmove(sizes + 1, sizes, (size_t)*rank * sizeof *sizes);
    sizes[0] = 1;
  }
  for (int64_t k = 0; k < own; ++k) {
    int64_t *size = &sizes[*rank - own + k];
    if (*size != x->sizes[k] && *size != 1 && x->sizes[k] != 1)
      return false;
    *size = *size == 1 ? x->sizes[k] : *size;
  }
  return true;
}

/* The element of `x` that meets place `place` of a tensor of these sizes. */
static carry_value_t *element_at(carry_value_t *x, const int64_t *sizes,
                                 int64_t rank, int64_t place) {
  if (x->kind == CARRY_SCALAR)
    return x;
  int64_t at = 0, stride = 1;
  for (int64_t k = rank; k-- > rank - x->rank; place /= sizes[k]) {
    int64_t own = x->sizes[k - (rank - x->rank)];
    at += own == 1 ? 0 : place % sizes[k] * stride;
    stride *= own;
  }
  return x->elements[at];
}

/* Whether the operand behind those with numbers is as its letter says: a factor
 * of 1, or the word "floor". */
static bool is_plain(const carry_call_t *call, uint32_t k, char letter) {
  int64_t factor;
  if (letter == 'a')
    return carry_known_integer(call, k, &factor) && factor == 1;
  return carry_is(call, k, CARRY_STRING) &&
         mlirStringRefEqual(call->x[k]->text,
                            mlirStringRefCreateFromCString("floor"));
}

/* One element of the result; NULL where the row has no integer template. */
static carry_value_t *combine(carry_t *c, const carry_call_t *call,
                              uint32_t count, const int64_t *sizes,
                              int64_t rank, int64_t place) {
  carry_value_t *x[2] = {NULL, NULL};
  char letters[3] = {0};
  bool real;
  for (uint32_t k = 0; k < count; ++k) {
    x[k] = element_at(call->x[k], sizes, rank, place);
    letters[k] = call->row->operands[k];
  }
  bool one_bit = !strcmp(call->row->type, "n") && !strcmp(x[0]->type, "i1") &&
                 (count == 1 || !strcmp(x[1]->type, "i1"));
  for (uint32_t k = 0; k < count && one_bit; ++k)
    letters[k] = 'b';
  if (!carry_convert_operands(c, letters, x, count, &real))
    return NULL;
  return carry_apply(c, call->row, real, x);
}

/* The same numbers as elements of another type that holds them all, or as truth
 * values. */
carry_value_t *carry_cast_elements(carry_t *c, const carry_call_t *call) {
  const char *type = carry_result_type(c, call);
  if (!has_elements(c, call, 0) || !is_exact(call->x[0]) ||
      (strcmp(type, "i64") != 0 && strcmp(type, "i1") != 0))
    return refuse_elements(c, call);
  const carry_value_t *x = call->x[0];
  carry_value_t **elements =
      ARENA_NEW(c->arena, carry_value_t *, (size_t)x->count + 1);
  for (uint32_t k = 0; k < x->count && elements; ++k)
    elements[k] = carry_convert(c, x->elements[k], type);
  return carry_tensor(c, elements ? x->rank : 0, x->sizes, type, elements);
}

/* The number of places of a tensor to which `count` operands broadcast, which
 * get its sizes; -1 where there is no such tensor or it is large. */
static int64_t common_sizes(const carry_call_t *call, uint32_t count,
                            int64_t *sizes, int64_t *rank) {
  int64_t places = 1;
  *rank = 0;
  for (uint32_t k = 0; k < count; ++k)
    if (!broadcast(sizes, rank, call->x[k]))
      return -1;
  for (int64_t k = 0; k < *rank; ++k)
    if ((places *= sizes[k]) > CARRY_MAX_ELEMENTS)
      return -1;
  return places;
}

/* Repeated to sizes that the type says. */
carry_value_t *carry_broadcast(carry_t *c, const carry_call_t *call) {
  type_info_t info = carry_result_info(c, call);
  int64_t sizes[MAX_RANK] = {0}, rank, places = 1;
  if (!has_elements(c, call, 0) || info.rank < call->x[0]->rank ||
      info.rank > MAX_RANK)
    return refuse_elements(c, call);
  for (rank = 0; rank < info.rank; ++rank) {
    sizes[rank] = info.sizes[rank];
    if (sizes[rank] < 0 || (places *= sizes[rank]) > CARRY_MAX_ELEMENTS)
      return refuse_elements(c, call);
  }
  int64_t common[MAX_RANK], common_rank = rank;
  memcpy(common, sizes, sizeof common);
  if (!broadcast(common, &common_rank, call->x[0]) ||
      memcmp(common, sizes, (size_t)rank * sizeof *sizes) != 0)
    return refuse_elements(c, call);
  carry_value_t **elements =
      ARENA_NEW(c->arena, carry_value_t *, (size_t)places + 1);
  for (int64_t k = 0; k < places && elements; ++k)
    elements[k] = element_at(call->x[0], sizes, rank, k);
  return carry_tensor(c, elements ? rank : 0, sizes, call->x[0]->type,
                      elements);
}

carry_value_t *carry_where(carry_t *c, const carry_call_t *call) {
  const char *type = carry_result_type(c, call);
  int64_t sizes[MAX_RANK] = {0}, rank;
  for (uint32_t k = 0; k < 3; ++k)
    if (!takes_part(c, call, k) ||
        strcmp(call->x[k]->type, k ? type : "i1") != 0)
      return refuse_elements(c, call);
  int64_t places = common_sizes(call, 3, sizes, &rank);
  if (places < 0)
    return refuse_elements(c, call);
  carry_value_t **elements =
      ARENA_NEW(c->arena, carry_value_t *, (size_t)places + 1);
  for (int64_t k = 0; k < places && elements; ++k) {
    carry_value_t *x[] = {element_at(call->x[1], sizes, rank, k),
                          element_at(call->x[2], sizes, rank, k),
                          element_at(call->x[0], sizes, rank, k)};
    elements[k] = carry_emit(c, type, "arith.select $2, $0, $1 : $T", x);
  }
  return carry_tensor(c, elements ? rank : 0, sizes, type, elements);
}

carry_value_t *carry_elementwise(carry_t *c, const carry_call_t *call) {
  const char *letters = call->row->operands;
  uint32_t count = (uint32_t)strcspn(letters, "am");
  int64_t sizes[MAX_RANK] = {0}, rank;
  for (uint32_t k = 0; k < strlen(letters); ++k)
    if (k < count ? !takes_part(c, call, k) : !is_plain(call, k, letters[k]))
      return refuse_elements(c, call);
  int64_t places = common_sizes(call, count, sizes, &rank);
  if (places < 0)
    return refuse_elements(c, call);
  carry_value_t **elements =
      ARENA_NEW(c->arena, carry_value_t *, (size_t)places + 1);
  const char *type = carry_result_type(c, call);
  for (int64_t k = 0; k < places && elements; ++k) {
    elements[k] = combine(c, call, count, sizes, rank, k);
    if (!elements[k] || strcmp(elements[k]->type, type) != 0)
      return refuse_elements(c, call);
  }
  return carry_tensor(c, elements ? rank : 0, sizes, type, elements);
}

/* All elements taken together; the row's last column is what none give. */
carry_value_t *carry_reduce(carry_t *c, const carry_call_t *call) {
  type_info_t info = carry_result_info(c, call);
  if (info.rank != 0 || !has_elements(c, call, 0) || !is_exact(call->x[0]) ||
      strcmp(carry_result_type(c, call), call->row->type) != 0)
    return refuse_elements(c, call);
  carry_value_t *both[2] = {NULL, NULL};
  for (uint32_t k = 0; k < call->x[0]->count; ++k) {
    both[1] = carry_convert(c, call->x[0]->elements[k], call->row->type);
    both[0] = both[0] ? carry_apply(c, call->row, false, both) : both[1];
  }
  if (!both[0] && !call->row->real)
    return carry_refuse_call(c, call, "takes an empty tensor");
  if (!both[0])
    both[0] = carry_integer(c, call->row->type, *call->row->real - '0');
  carry_value_t **elements = ARENA_NEW(c->arena, carry_value_t *, 1);
  if (elements)
    elements[0] = both[0];
  return carry_tensor(c, 0, NULL, call->row->type, elements);
}
