/* Lists of sizes, and index arithmetic on them that folds what is known. */
#include "transforms/lower/lower_shape.h"

#include <string.h>

#include "analysis/text.h"
#include "dialect/op_name.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

lower_list_t lower_list_of(const lower_shapes_t *l, MlirValue shape) {
  uint32_t id = pointer_map_get(&l->ids, shape.ptr);
  return id == POINTER_MAP_NONE ? (lower_list_t){.count = -1} : l->lists[id];
}

lower_list_t lower_list_create(lower_shapes_t *l, intptr_t count) {
  lower_size_t *sizes = ARENA_NEW(&l->arena, lower_size_t, (size_t)count + 1);
  l->build.failed |= !sizes;
  return (lower_list_t){.sizes = sizes, .count = sizes ? count : 0};
}

bool lower_list_set(lower_shapes_t *l, MlirValue shape, lower_list_t list) {
  if (!arena_grow_array(&l->arena, (void **)&l->lists, &l->capacity,
                        l->num_lists, sizeof list))
    return !(l->build.failed = true);
  l->lists[l->num_lists] = list;
  if (!pointer_map_set(&l->ids, shape.ptr, l->num_lists++))
    l->build.failed = true;
  return !l->build.failed;
}

bool lower_list_is_known(lower_list_t list) {
  for (intptr_t k = 0; k < list.count; ++k)
    if (!list.sizes[k].known)
      return false;
  return true;
}

static MlirValue index_of(lower_shapes_t *l, int64_t number) {
  uint32_t count = sizeof l->numbers / sizeof *l->numbers;
  struct lower_number_t *kept = &l->numbers[(uint64_t)number % count];
  if (kept->value.ptr && kept->number == number &&
      mlirBlockEqual(kept->block, l->build.place.block))
    return kept->value;
  MlirValue value = build_index(&l->build, number);
  *kept = (struct lower_number_t){number, l->build.place.block, value};
  return value;
}

MlirValue lower_value(lower_shapes_t *l, lower_size_t size) {
  return size.known ? index_of(l, size.number) : size.value;
}

void lower_rollback(lower_shapes_t *l, build_mark_t mark) {
  if (l->build.num_built > mark.built) {
    memset(l->numbers, 0, sizeof l->numbers);
    ++l->epoch;
  }
  build_rollback(&l->build, mark);
}

lower_size_t lower_number(int64_t number) {
  return (lower_size_t){.known = true,
                        .natural = number >= 0,
                        .positive = number > 0,
                        .number = number};
}

/* Where the size of a tensor is kept for this block; NULL without memory. */
static lower_size_t *size_of(lower_shapes_t *l, MlirValue tensor,
                             intptr_t axis) {
  lower_list_t list = lower_list_of(l, tensor);
  if (list.count < 0 || list.epoch != l->epoch ||
      !mlirBlockEqual(list.block, l->build.place.block)) {
    list = lower_list_create(
        l, (intptr_t)mlirShapedTypeGetRank(mlirValueGetType(tensor)));
    list.block = l->build.place.block;
    list.epoch = l->epoch;
    if (!lower_list_set(l, tensor, list))
      return NULL;
  }
  return &list.sizes[axis];
}

/* The tensor to which a tosa.pad by constants adds `more` along the axis; the
 * tensor itself where none does. Looks at a few operations. */
static MlirValue unpadded(const lower_shapes_t *l, MlirValue tensor,
                          intptr_t axis, int64_t *more) {
  *more = 0;
  for (int depth = 0; depth < 4 && mlirValueIsAOpResult(tensor); ++depth) {
    MlirOperation op = mlirOpResultGetOwner(tensor);
    if (!op_is_named(op, "tosa.pad"))
      break;
    lower_list_t pads = lower_list_of(l, mlirOperationGetOperand(op, 1));
    if (pads.count <= 2 * axis + 1 || !lower_list_is_known(pads) ||
        __builtin_add_overflow(*more, pads.sizes[2 * axis].number, more) ||
        __builtin_add_overflow(*more, pads.sizes[2 * axis + 1].number, more))
      break;
    tensor = mlirOperationGetOperand(op, 0);
  }
  return tensor;
}

static lower_size_t read_dim(lower_shapes_t *l, MlirValue tensor,
                             intptr_t axis);

lower_size_t lower_dim(lower_shapes_t *l, MlirValue tensor, intptr_t axis) {
  MlirType type = mlirValueGetType(tensor);
  int64_t more;
  if (!mlirShapedTypeIsDynamicDim(type, axis))
    return lower_number(mlirShapedTypeGetDimSize(type, axis));
  tensor = unpadded(l, tensor, axis, &more);
  return lower_arith(l, "arith.addi", read_dim(l, tensor, axis),
                     lower_number(more));
}

/* A size as the tensor has it when it runs, or as it was computed. */
static lower_size_t read_dim(lower_shapes_t *l, MlirValue tensor,
                             intptr_t axis) {
  MlirType type = mlirValueGetType(tensor);
  if (!mlirShapedTypeIsDynamicDim(type, axis))
    return lower_number(mlirShapedTypeGetDimSize(type, axis));
  lower_size_t *size = size_of(l, tensor, axis);
  if (size && size->value.ptr)
    return *size;
  MlirValue number = index_of(l, axis);
  lower_size_t dim = {.natural = true,
                      .value = build_value(&l->build, "tensor.dim",
                                           mlirIndexTypeGet(l->build.context),
                                           BUILD_VALUES(tensor, number), NULL,
                                           (MlirAttribute){NULL})};
  if (size)
    *size = dim;
  return dim;
}

static bool divide(int64_t a, int64_t b, bool up, int64_t *out) {
  if (!b || (a == INT64_MIN && b == -1))
    return false;
  bool exact = a % b == 0, negative = (a < 0) != (b < 0);
  *out = a / b + (exact ? 0 : up ? !negative : -negative);
  return true;
}

/* What arith.NAME gives; false where that is not a number of 64 bits. */
static bool fold(const char *name, int64_t a, int64_t b, int64_t *out) {
  if (!strcmp(name, "arith.addi"))
    return !__builtin_add_overflow(a, b, out);
  if (!strcmp(name, "arith.subi"))
    return !__builtin_sub_overflow(a, b, out);
  if (!strcmp(name, "arith.muli"))
    return !__builtin_mul_overflow(a, b, out);
  if (!strcmp(name, "arith.floordivsi"))
    return divide(a, b, false, out);
  if (!strcmp(name, "arith.ceildivsi"))
    return divide(a, b, true, out);
  if (!strcmp(name, "arith.remsi") && a >= 0 && b > 0)
    *out = a % b;
  else if (!strcmp(name, "arith.maxsi"))
    *out = a > b ? a : b;
  else if (!strcmp(name, "arith.minsi"))
    *out = a < b ? a : b;
  else
    return false;
  return true;
}

static bool is_natural(const char *name, lower_size_t a, lower_size_t b) {
  if (!strcmp(name, "arith.maxsi"))
    return a.natural || b.natural;
  return a.natural && b.natural && strcmp(name, "arith.subi") != 0;
}

static bool is_positive(const char *name, lower_size_t a, lower_size_t b) {
  if (!strcmp(name, "arith.maxsi"))
    return a.positive || b.positive;
  if (!strcmp(name, "arith.addi"))
    return (a.positive && b.natural) || (a.natural && b.positive);
  return a.positive && b.positive &&
         (!strcmp(name, "arith.minsi") || !strcmp(name, "arith.muli") ||
          !strcmp(name, "arith.ceildivsi"));
}

/* A size with what is known of it, if only that it is itself. */
static lower_size_t with_bounds(lower_size_t size) {
  if (!size.base.ptr && size.value.ptr) {
    size.base = size.value;
    size.base_is_natural = size.natural;
  }
  return size;
}

/* What is known of a size with which a number was added, taken, multiplied or
 * divided: a quotient that is rounded down and multiplied again is at most what
 * it was, and less by less than the divisor. */
static void bound(const char *name, lower_size_t left, lower_size_t right,
                  lower_size_t *out) {
  lower_size_t known = with_bounds(left);
  bool ok = !left.known && right.known && right.number > 0;
  if (ok && !strcmp(name, "arith.addi") && !known.divisor)
    ok = !__builtin_add_overflow(known.most, right.number, &known.most);
  else if (ok && !strcmp(name, "arith.subi") && !known.divisor)
    ok = !__builtin_sub_overflow(known.most, right.number, &known.most);
  else if (ok && !strcmp(name, "arith.floordivsi") && !known.divisor)
    ok = !__builtin_add_overflow(known.slack, right.number - 1, &known.slack),
    known.divisor = right.number;
  else if (ok && !strcmp(name, "arith.muli") && known.divisor == right.number)
    known.divisor = 0;
  else
    ok = false;
  int64_t least;
  if (!ok || __builtin_sub_overflow(known.most, known.slack, &least))
    return;
  known.known = false;
  known.positive = out->positive;
  known.value = out->value;
  known.natural =
      out->natural || (!known.divisor && known.base_is_natural && least >= 0);
  *out = known;
}

/* Whether a size is at most another, by what is known of both. */
static bool is_bounded(lower_size_t left, lower_size_t right) {
  left = with_bounds(left), right = with_bounds(right);
  return left.base.ptr && left.base.ptr == right.base.ptr && !left.divisor &&
         !right.divisor && left.most <= right.most - right.slack;
}

lower_size_t lower_arith(lower_shapes_t *l, const char *name, lower_size_t left,
                         lower_size_t right) {
  int64_t number;
  bool product = !strcmp(name, "arith.muli"), sum = !strcmp(name, "arith.addi");
  if (left.known && right.known &&
      fold(name, left.number, right.number, &number))
    return lower_number(number);
  if ((product || sum) && left.known && left.number == product)
    return right;
  if ((product || sum) && right.known && right.number == product)
    return left;
  MlirValue a = lower_value(l, left), b = lower_value(l, right);
  lower_size_t out = {
      .natural = is_natural(name, left, right),
      .positive = is_positive(name, left, right),
      .value = build_value(&l->build, name, mlirIndexTypeGet(l->build.context),
                           BUILD_VALUES(a, b), NULL, (MlirAttribute){NULL})};
  bound(name, left, right, &out);
  return out;
}

static bool holds(int predicate, lower_size_t left, lower_size_t right) {
  if (predicate == 1 && left.positive && right.known && right.number == 0)
    return true;
  if (predicate == 3 && left.known && left.number == 0 && right.natural)
    return true;
  if (!left.known && !right.known && predicate == 3 && is_bounded(left, right))
    return true;
  if (!left.known && !right.known)
    return predicate != 1 && left.value.ptr == right.value.ptr;
  if (!left.known || !right.known)
    return false;
  int64_t a = left.number, b = right.number;
  if (predicate == 7)
    return (uint64_t)a <= (uint64_t)b;
  return predicate == 0 ? a == b : predicate == 1 ? a != b : a <= b;
}

void lower_require(lower_shapes_t *l, int predicate, lower_size_t left,
                   lower_size_t right, MlirStringRef message) {
  if (holds(predicate, left, right))
    return;
  MlirValue a = lower_value(l, left), b = lower_value(l, right);
  MlirAttribute number =
      mlirIntegerAttrGet(mlirIntegerTypeGet(l->build.context, 64), predicate);
  MlirValue condition = build_value(&l->build, "arith.cmpi",
                                    mlirIntegerTypeGet(l->build.context, 1),
                                    BUILD_VALUES(a, b), "predicate", number);
  MlirNamedAttribute text = build_attribute(
      &l->build, "msg", mlirStringAttrGet(l->build.context, message));
  build_op(&l->build, &(build_spec_t){.name = "cf.assert",
                                      .num_operands = 1,
                                      .operands = &condition,
                                      .num_attributes = 1,
                                      .attributes = &text});
}
