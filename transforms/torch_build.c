/* Operations through the C API; types through their printed form. */
#include "transforms/torch_build.h"

#include <string.h>

#include "analysis/text.h"
#include "dialect/string_ref.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

/* ---- Constants ---- */

static bool is_first_block(MlirBlock block) {
  MlirRegion region = mlirBlockGetParentRegion(block);
  return mlirBlockEqual(mlirRegionGetFirstBlock(region), block);
}

static bool remember(torch_build_t *b, uint32_t scope, int64_t value,
                     MlirValue result, uint32_t place) {
  int64_t key[] = {scope, value};
  uint32_t before = b->known.count;
  uint32_t id = intern_add(&b->known, key, 2);
  if (id == INTERN_NONE)
    return false;
  uint32_t capacity = b->capacity;
  if (!arena_grow_array(b->arena, (void **)&b->values, &capacity, id,
                        sizeof result) ||
      !arena_grow_array(b->arena, (void **)&b->places, &b->capacity, id,
                        sizeof place))
    return false;
  if (id == before || place < b->places[id]) {
    b->values[id] = result;
    b->places[id] = place;
  }
  return true;
}

/* The value of a torch.constant.int. */
static bool read_constant(MlirOperation op, int64_t *value) {
  if (mlirOperationGetNumResults(op) != 1)
    return false;
  MlirAttribute attribute =
      mlirOperationGetAttributeByName(op, string_ref("value"));
  if (mlirAttributeIsNull(attribute) || !mlirAttributeIsAInteger(attribute) ||
      !mlirTypeIsAInteger(mlirAttributeGetType(attribute)) ||
      !mlirIntegerTypeIsSignless(mlirAttributeGetType(attribute)))
    return false;
  *value = mlirIntegerAttrGetValueInt(attribute);
  return true;
}

bool torch_build_init(torch_build_t *b, const analysis_t *a, arena_t *arena) {
  uint32_t count = analysis_num_operations(a);
  *b = (torch_build_t){.analysis = a, .arena = arena, .known.arena = arena};
  b->scopes = ARENA_NEW(arena, uint32_t, count);
  uint32_t constant = analysis_find_name(a, "torch.constant.int");
  if (!b->scopes)
    return false;
  for (uint32_t id = 1; id < count; ++id) {
    uint32_t parent = analysis_parent(a, id);
    bool isolated = analysis_policy(a, parent).traits & OP_TRAIT_ISOLATED;
    b->scopes[id] = isolated || !parent ? parent : b->scopes[parent];
    MlirOperation op = analysis_operation(a, id);
    int64_t value;
    if (analysis_name_of(a, id) == constant && parent == b->scopes[id] &&
        read_constant(op, &value) &&
        mlirOperationGetNumRegions(analysis_operation(a, parent)) == 1 &&
        is_first_block(mlirOperationGetBlock(op)) &&
        !remember(b, parent, value, mlirOperationGetResult(op, 0), id))
      return false;
  }
  return true;
}

static MlirOperation create_int(MlirContext context, MlirLocation location,
                                int64_t value) {
  MlirOperationState state =
      mlirOperationStateGet(string_ref("torch.constant.int"), location);
  MlirType type = mlirTypeParseGet(context, string_ref("!torch.int"));
  MlirAttribute attribute =
      mlirIntegerAttrGet(mlirIntegerTypeGet(context, 64), value);
  MlirNamedAttribute named = mlirNamedAttributeGet(
      mlirIdentifierGet(context, string_ref("value")), attribute);
  mlirOperationStateAddResults(&state, 1, &type);
  mlirOperationStateAddAttributes(&state, 1, &named);
  return mlirOperationCreate(&state);
}

MlirValue torch_build_int(torch_build_t *b, uint32_t user, int64_t value) {
  uint32_t scope = b->scopes[user];
  int64_t key[] = {scope, value};
  uint32_t id = intern_find(&b->known, key, 2);
  if (id != INTERN_NONE && b->places[id] < user)
    return b->values[id];
  MlirOperation op = analysis_operation(b->analysis, user);
  MlirOperation created = create_int(mlirOperationGetContext(op),
                                     mlirOperationGetLocation(op), value);
  MlirBlock block = mlirRegionGetFirstBlock(
      mlirOperationGetRegion(analysis_operation(b->analysis, scope), 0));
  mlirBlockInsertOwnedOperation(block, 0, created);
  MlirValue result = mlirOperationGetResult(created, 0);
  return remember(b, scope, value, result, 0) ? result : (MlirValue){NULL};
}

/* ---- Operations ---- */

static MlirValue create(MlirOperation before, const char *name, MlirType type,
                        intptr_t count, const MlirValue *operands) {
  MlirOperationState state =
      mlirOperationStateGet(string_ref(name), mlirOperationGetLocation(before));
  mlirOperationStateAddResults(&state, 1, &type);
  mlirOperationStateAddOperands(&state, count, operands);
  MlirOperation created = mlirOperationCreate(&state);
  mlirBlockInsertOwnedOperationBefore(mlirOperationGetBlock(before), before,
                                      created);
  return mlirOperationGetResult(created, 0);
}

MlirValue torch_build_list(MlirOperation before, MlirType type, intptr_t count,
                           const MlirValue *values) {
  return create(before, "torch.prim.ListConstruct", type, count, values);
}

MlirValue torch_build_unsqueeze(MlirOperation before, MlirValue input,
                                MlirValue dim, MlirType type) {
  MlirValue operands[] = {input, dim};
  return create(before, "torch.aten.unsqueeze", type, 2, operands);
}

/* ---- Types ---- */

MlirType torch_build_type(MlirType type, uint32_t count, const int64_t *sizes,
                          arena_t *arena) {
  text_t printed = {.arena = arena}, text = {.arena = arena};
  mlirTypePrint(type, text_callback, &printed);
  const char *begin = strchr(text_string(&printed), '[');
  const char *end = begin ? strchr(begin, ']') : NULL;
  if (!end)
    return (MlirType){NULL};
  const char *all = text_string(&printed);
  text_add(&text, mlirStringRefCreate(all, (size_t)(begin - all) + 1));
  for (uint32_t i = 0; i < count; ++i) {
    text_add_string(&text, i ? "," : "");
    if (sizes[i] < 0)
      text_add_string(&text, "?");
    else
      text_format(&text, "%lld", (long long)sizes[i]);
  }
  text_add_string(&text, end);
  return mlirTypeParseGet(mlirTypeGetContext(type), text_ref(&text));
}
