/* Reads types through the C API where they are builtin, and through their
 * printed form where they are torch's. */
#include "analysis/types.h"

#include <stdlib.h>
#include <string.h>

#include "analysis/text.h"
#include "dialect/string_ref.h"
#include "mlir-c/BuiltinTypes.h"

static const type_info_t UNKNOWN_TYPE = {.writable = true,
                                         .rank = TYPES_UNKNOWN};

bool types_init(types_t *types, arena_t *arena) {
  *types = (types_t){.arena = arena};
  return pointer_map_init(&types->ids, arena->allocator, 16);
}

void types_deinit(types_t *types) {
  allocator_t allocator = types->arena->allocator;
  if (types->infos)
    allocator.resize(allocator.self, types->infos, 0);
  pointer_map_deinit(&types->ids);
}

/* Reads the sizes of `[?,3]` at `*text`, behind the bracket. */
static bool read_sizes(arena_t *arena, const char **text, type_info_t *info) {
  int64_t count = **text != ']';
  for (const char *p = *text; *p && *p != ']'; ++p)
    count += *p == ',';
  info->sizes = ARENA_NEW(arena, int64_t, (size_t)count + 1);
  if (!info->sizes)
    return false;
  const char *p = *text;
  for (int64_t i = 0; i < count; ++i) {
    p += strspn(p, " ,");
    char *end = (char *)(uintptr_t)p + 1;
    info->sizes[i] = *p == '?' ? TYPES_UNKNOWN : strtoll(p, &end, 10);
    if (end == p)
      return false;
    p = end;
  }
  p += strspn(p, " ");
  if (*p != ']')
    return false;
  info->rank = count;
  *text = p + 1;
  return true;
}

/* Reads `<[2,?],f32>`, `<*,f32>`, `<[2],unk>` or nothing behind the name of a
 * torch tensor type. */
static void read_torch_tensor(arena_t *arena, const char *text,
                              type_info_t *info) {
  info->tensor = true;
  if (*text++ != '<')
    return;
  if (*text == '[') {
    ++text;
    if (!read_sizes(arena, &text, info))
      return;
  } else {
    text += *text == '*';
  }
  text += strspn(text, " ,");
  size_t length = strcspn(text, ">, ");
  if (strncmp(text, "unk", length) != 0)
    info->element = mlirStringRefCreate(text, length);
}

/* The text behind "!torch.", NULL without memory. */
static const char *torch_text(const types_t *types, MlirType type) {
  MlirStringRef known = {NULL, 0};
  if (types->spelling)
    known = types->spelling(type);
  if (known.data)
    return arena_copy(types->arena, known.data, known.length);
  text_t text = {.arena = types->arena};
  mlirTypePrint(type, text_callback, &text);
  MlirStringRef rest = text_ref(&text);
  return string_skip(&rest, "!torch.") && !types->arena->failed ? rest.data
                                                                : NULL;
}

static type_info_t read_torch(const types_t *types, MlirType type) {
  type_info_t info = UNKNOWN_TYPE;
  const char *text = torch_text(types, type);
  if (!text)
    return info;
  static const char *const scalars[] = {"int", "bool",   "float", "none",
                                        "str", "Device", "number"};
  for (size_t i = 0; i < sizeof scalars / sizeof *scalars; ++i)
    if (strcmp(text, scalars[i]) == 0) {
      info.writable = false;
      info.scalar = true;
    }
  MlirStringRef rest = string_ref(text);
  bool is_value = string_skip(&rest, "vtensor");
  info.writable &= !is_value;
  if (is_value || string_skip(&rest, "tensor"))
    read_torch_tensor(types->arena, rest.data, &info);
  return info;
}

static void read_shape(arena_t *arena, MlirType type, type_info_t *info) {
  info->tensor = true;
  if (!mlirShapedTypeHasRank(type))
    return;
  int64_t rank = mlirShapedTypeGetRank(type);
  info->sizes = ARENA_NEW(arena, int64_t, (size_t)rank + 1);
  if (!info->sizes)
    return;
  info->rank = rank;
  for (int64_t i = 0; i < rank; ++i)
    info->sizes[i] = mlirShapedTypeIsDynamicDim(type, i)
                         ? TYPES_UNKNOWN
                         : mlirShapedTypeGetDimSize(type, i);
}

/* Dialects none of whose types others can write to. */
static bool is_immutable_dialect(MlirStringRef name) {
  static const char *const names[] = {"builtin", "shape", "tosa", "quant",
                                      "complex"};
  for (size_t i = 0; i < sizeof names / sizeof *names; ++i)
    if (mlirStringRefEqual(name, mlirStringRefCreateFromCString(names[i])))
      return true;
  return false;
}

/* The dialect of a type; an opaque one names it. */
static MlirStringRef dialect_of(MlirType type) {
  if (mlirTypeIsAOpaque(type))
    return mlirOpaqueTypeGetDialectNamespace(type);
  return mlirDialectGetNamespace(mlirTypeGetDialect(type));
}

static type_info_t read_type(const types_t *types, MlirType type) {
  type_info_t info = UNKNOWN_TYPE;
  MlirStringRef dialect = dialect_of(type);
  if (mlirStringRefEqual(dialect, mlirStringRefCreateFromCString("torch")))
    return read_torch(types, type);
  info.scalar = mlirTypeIsAInteger(type) || mlirTypeIsAIndex(type) ||
                mlirTypeIsAFloat(type);
  info.writable = mlirTypeIsAMemRef(type) || mlirTypeIsAUnrankedMemRef(type) ||
                  !is_immutable_dialect(dialect);
  /* The one type that the dialect has. */
  info.tosa_shape =
      mlirStringRefEqual(dialect, mlirStringRefCreateFromCString("tosa"));
  if (mlirTypeIsATensor(type))
    read_shape(types->arena, type, &info);
  return info;
}

type_info_t types_get(types_t *types, MlirType type) {
  uint32_t id = pointer_map_get(&types->ids, type.ptr);
  if (id != POINTER_MAP_NONE)
    return types->infos[id];
  if (!allocator_grow(types->arena->allocator, (void **)&types->infos,
                      &types->capacity, types->count + 1, sizeof *types->infos))
    return UNKNOWN_TYPE;
  types->infos[types->count] = read_type(types, type);
  if (!pointer_map_set(&types->ids, type.ptr, types->count))
    return UNKNOWN_TYPE;
  return types->infos[types->count++];
}
