/* The values of torch: their types, constants and lists. */
#include "transforms/tosa_shapes/tosa_rewrite.h"

#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "transforms/tosa_shapes/tosa_rows.h"

const char tosa_lacks_element[] = "it has an element type that TOSA lacks";
const char tosa_no_constant_dim[] = "its dimension is no constant in range";

bool tosa_rewrite_init(tosa_rewrite_t *t, MlirContext context,
                       const verb_options_t *options) {
  allocator_t system = allocator_system();
  *t = (tosa_rewrite_t){.options = options};
  build_init(&t->build, context, system);
  t->list_name = mlirIdentifierGet(
      context, mlirStringRefCreateFromCString("torch.prim.ListConstruct"));
  arena_init(&t->arena, system);
  t->types = options->analysis.types ? options->analysis.types : &t->own_types;
  bool ok = types_init(&t->own_types, &t->arena);
  return pointer_map_init(&t->ids, system, 256) && ok;
}

void tosa_rewrite_deinit(tosa_rewrite_t *t) {
  pointer_map_deinit(&t->ids);
  types_deinit(&t->own_types);
  arena_deinit(&t->arena);
  build_deinit(&t->build);
}

tosa_outcome_t tosa_refuse(tosa_rewrite_t *t, const char *reason) {
  t->reason = reason;
  return TOSA_REFUSED;
}

tosa_value_t *tosa_value(tosa_rewrite_t *t, MlirValue value) {
  static tosa_value_t scratch;
  uint32_t id = pointer_map_get(&t->ids, value.ptr);
  if (id != POINTER_MAP_NONE)
    return t->values[id];
  tosa_value_t *record = ARENA_NEW(&t->arena, tosa_value_t, 1);
  if (!record ||
      !arena_grow_array(&t->arena, (void **)&t->values, &t->capacity,
                        t->num_values, sizeof record) ||
      !pointer_map_set(&t->ids, value.ptr, t->num_values)) {
    t->build.failed = true;
    return &scratch;
  }
  return t->values[t->num_values++] = record;
}

type_info_t tosa_info(tosa_rewrite_t *t, MlirValue value) {
  return types_get(t->types, mlirValueGetType(value));
}

/* Element types that torch's tensors and TOSA's have in common. */
static const struct {
  const char *torch, *builtin;
} elements[TOSA_NUM_ELEMENTS] = {
    {"f32", "f32"},   {"f64", "f64"},  {"f16", "f16"},
    {"bf16", "bf16"}, {"si64", "i64"}, {"si32", "i32"},
    {"si16", "i16"},  {"si8", "i8"},   {"i1", "i1"},
};

MlirType tosa_named_type(tosa_rewrite_t *t, const char *text) {
  return mlirTypeParseGet(t->build.context,
                          mlirStringRefCreateFromCString(text));
}

MlirType tosa_element(tosa_rewrite_t *t, MlirValue value) {
  MlirStringRef name = tosa_info(t, value).element;
  int k = 0;
  while (k < TOSA_NUM_ELEMENTS &&
         !mlirStringRefEqual(name,
                             mlirStringRefCreateFromCString(elements[k].torch)))
    ++k;
  if (k == TOSA_NUM_ELEMENTS)
    return (MlirType){NULL};
  if (!t->elements[k].ptr)
    t->elements[k] = tosa_named_type(t, elements[k].builtin);
  return t->elements[k];
}

bool tosa_is_empty(tosa_rewrite_t *t, MlirValue value) {
  type_info_t info = tosa_info(t, value);
  return types_is_empty(&info);
}

bool tosa_is_tensor(tosa_rewrite_t *t, MlirValue value) {
  type_info_t info = tosa_info(t, value);
  return info.tensor && !info.writable && info.rank >= 0 &&
         !mlirTypeIsNull(tosa_element(t, value)) && !tosa_is_empty(t, value);
}

int tosa_num_unknown(tosa_rewrite_t *t, MlirValue value) {
  type_info_t info = tosa_info(t, value);
  int count = 0;
  for (int64_t k = 0; k < info.rank; ++k)
    count += info.sizes[k] == TYPES_UNKNOWN;
  return count;
}

/* The operation of this name that defines a value; null if another does. */
static MlirOperation defined_by(MlirValue value, const char *name) {
  if (!mlirValueIsAOpResult(value))
    return (MlirOperation){NULL};
  MlirOperation op = mlirOpResultGetOwner(value);
  bool is = mlirStringRefEqual(mlirIdentifierStr(mlirOperationGetName(op)),
                               mlirStringRefCreateFromCString(name));
  return is ? op : (MlirOperation){NULL};
}

static MlirAttribute constant(MlirValue value, const char *name) {
  MlirOperation op = defined_by(value, name);
  if (mlirOperationIsNull(op))
    return (MlirAttribute){NULL};
  return mlirOperationGetAttributeByName(
      op, mlirStringRefCreateFromCString("value"));
}

bool tosa_constant_int(MlirValue value, int64_t *number) {
  MlirAttribute attribute = constant(value, "torch.constant.int");
  if (mlirAttributeIsNull(attribute) || !mlirAttributeIsAInteger(attribute))
    return false;
  *number = mlirIntegerAttrGetValueInt(attribute);
  return true;
}

bool tosa_constant_bool(MlirValue value, bool *flag) {
  MlirAttribute attribute = constant(value, "torch.constant.bool");
  if (mlirAttributeIsNull(attribute))
    return false;
  *flag = mlirAttributeIsABool(attribute)
              ? mlirBoolAttrGetValue(attribute)
              : mlirIntegerAttrGetValueInt(attribute) != 0;
  return true;
}

bool tosa_constant_float(MlirValue value, double *number) {
  MlirAttribute attribute = constant(value, "torch.constant.float");
  if (mlirAttributeIsNull(attribute) || !mlirAttributeIsAFloat(attribute))
    return false;
  *number = mlirFloatAttrGetValueDouble(attribute);
  return true;
}

bool tosa_constant_string(MlirValue value, MlirStringRef *text) {
  MlirAttribute attribute = constant(value, "torch.constant.str");
  if (mlirAttributeIsNull(attribute) || !mlirAttributeIsAString(attribute))
    return false;
  *text = mlirStringAttrGetValue(attribute);
  return true;
}

bool tosa_is_none(MlirValue value) {
  return !mlirOperationIsNull(defined_by(value, "torch.constant.none"));
}

bool tosa_list(MlirValue value, MlirOperation *list) {
  *list = defined_by(value, "torch.prim.ListConstruct");
  return !mlirOperationIsNull(*list);
}

bool tosa_constant_list(MlirValue value, int64_t *numbers, intptr_t capacity,
                        intptr_t *count) {
  MlirOperation list;
  if (!tosa_list(value, &list))
    return false;
  *count = mlirOperationGetNumOperands(list);
  for (intptr_t k = 0; k < *count; ++k)
    if (k == capacity ||
        !tosa_constant_int(mlirOperationGetOperand(list, k), &numbers[k]))
      return false;
  return true;
}

bool tosa_constant_dim(MlirValue value, int64_t rank, int64_t *dim) {
  if (!tosa_constant_int(value, dim))
    return false;
  *dim += *dim < 0 ? rank : 0;
  return *dim >= 0 && *dim < rank;
}
