/* Reads types through the C API where they are builtin, and through their
 * printed form where they are torch's. */
#include "analysis/types.h"

#include <stdlib.h>
#include <string.h>

#include "analysis/torch_text.h"
#include "dialect/string_ref.h"
#include "mlir-c/BuiltinTypes.h"

/* The rank of a type that is expected, and was not read yet. */
enum { EXPECTED = -2 };

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
  if (types->expected)
    allocator.resize(allocator.self, types->expected, 0);
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

/* Reads the text behind "!torch.", which may be NULL. */
static type_info_t read_text(arena_t *arena, const char *text) {
  type_info_t info = UNKNOWN_TYPE;
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
    read_torch_tensor(arena, rest.data, &info);
  return info;
}

static type_info_t read_torch(const types_t *types, MlirType type) {
  MlirStringRef known = {NULL, 0};
  const char *text = NULL;
  if (types->spelling)
    known = types->spelling(type);
  if (known.data)
    text = arena_copy(types->arena, known.data, known.length);
  else if (!torch_texts(types->arena, 1, &type, &text))
    return UNKNOWN_TYPE;
  return read_text(types->arena, text);
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
    if (mlirStringRefEqual(name, string_ref(names[i])))
      return true;
  return false;
}

/* The dialect of a type; an opaque one names it. */
static MlirStringRef dialect_of(MlirType type) {
  if (mlirTypeIsAOpaque(type))
    return mlirOpaqueTypeGetDialectNamespace(type);
  return mlirDialectGetNamespace(mlirTypeGetDialect(type));
}

static bool is_torch(MlirType type) {
  return mlirStringRefEqual(dialect_of(type), string_ref("torch"));
}

static type_info_t read_type(const types_t *types, MlirType type) {
  type_info_t info = UNKNOWN_TYPE;
  if (is_torch(type))
    return read_torch(types, type);
  MlirStringRef dialect = dialect_of(type);
  info.scalar = mlirTypeIsAInteger(type) || mlirTypeIsAIndex(type) ||
                mlirTypeIsAFloat(type);
  info.writable = mlirTypeIsAMemRef(type) || mlirTypeIsAUnrankedMemRef(type) ||
                  !is_immutable_dialect(dialect);
  /* The one type that the dialect has. */
  info.tosa_shape = mlirStringRefEqual(dialect, string_ref("tosa"));
  if (mlirTypeIsATensor(type))
    read_shape(types->arena, type, &info);
  return info;
}

/* Adds what is known of a type that the table does not have. */
static bool add(types_t *types, MlirType type, type_info_t info) {
  if (!allocator_grow(types->arena->allocator, (void **)&types->infos,
                      &types->capacity, types->count + 1,
                      sizeof *types->infos) ||
      !pointer_map_set(&types->ids, type.ptr, types->count))
    return false;
  types->infos[types->count++] = info;
  return true;
}

void types_expect(types_t *types, MlirType type) {
  static const type_info_t expected = {.rank = EXPECTED};
  if (types->spelling || !is_torch(type) ||
      pointer_map_get(&types->ids, type.ptr) != POINTER_MAP_NONE ||
      !allocator_grow(types->arena->allocator, (void **)&types->expected,
                      &types->expected_capacity, types->num_expected + 1,
                      sizeof *types->expected) ||
      !add(types, type, expected))
    return;
  types->expected[types->num_expected++] = type;
}

/* Reads all that is expected. */
static void read_expected(types_t *types) {
  uint32_t count = types->num_expected;
  const char **texts = ARENA_NEW(types->arena, const char *, count);
  bool ok = texts && torch_texts(types->arena, count, types->expected, texts);
  for (uint32_t i = 0; i < count; ++i) {
    uint32_t id = pointer_map_get(&types->ids, types->expected[i].ptr);
    types->infos[id] = read_text(types->arena, ok ? texts[i] : NULL);
  }
  types->num_expected = 0;
}

type_info_t types_get(types_t *types, MlirType type) {
  uint32_t id = pointer_map_get(&types->ids, type.ptr);
  if (id == POINTER_MAP_NONE) {
    type_info_t info = read_type(types, type);
    return add(types, type, info) ? info : UNKNOWN_TYPE;
  }
  if (types->infos[id].rank == EXPECTED)
    read_expected(types);
  return types->infos[id];
}

bool types_is_empty(const type_info_t *info) {
  for (int64_t k = 0; k < info->rank; ++k)
    if (!info->sizes[k])
      return true;
  return false;
}
