/* Stable identifiers: a hash of what an assertion says, and an ordinal. */
#include "analysis/identity.h"

#include <inttypes.h>
#include <stdio.h>

#include "analysis/expression.h"
#include "analysis/pointer_map.h"
#include "analysis/text.h"
#include "mlir-c/BuiltinAttributes.h"

static uint64_t hash_bytes(uint64_t hash, const char *data, size_t length) {
  for (size_t i = 0; i < length; ++i)
    hash = (hash ^ (unsigned char)data[i]) * UINT64_C(0x100000001B3);
  return hash;
}

/* Hashes a string and its length, so that no two lists of strings run together
 * into the same bytes. */
static uint64_t hash_string(uint64_t hash, MlirStringRef text) {
  char length[24];
  int digits = snprintf(length, sizeof length, "%zu:", text.length);
  hash = hash_bytes(hash, length, (size_t)digits);
  return hash_bytes(hash, text.data, text.length);
}

MlirStringRef identity_function(const analysis_t *a, uint32_t id) {
  MlirStringRef key = mlirStringRefCreateFromCString("sym_name");
  for (; id != ANALYSIS_NONE; id = analysis_parent(a, id)) {
    MlirAttribute name =
        mlirOperationGetAttributeByName(analysis_operation(a, id), key);
    if (!mlirAttributeIsNull(name) && mlirAttributeIsAString(name))
      return mlirStringAttrGetValue(name);
  }
  return mlirStringRefCreate("", 0);
}

static uint64_t hash_assertion(analysis_t *a, const analysis_assertion_t *as,
                               text_t *condition) {
  uint64_t hash = UINT64_C(0xCBF29CE484222325);
  condition->length = 0;
  expression_print_unnamed(a, as, text_callback, condition);
  hash = hash_string(hash, identity_function(a, as->id));
  hash = hash_string(
      hash, mlirStringRefCreateFromCString(policy_kind_name(as->kind)));
  hash = hash_string(hash, as->message);
  return hash_string(hash, text_ref(condition));
}

/* How many assertions with this hash there were, this one included; 0 without
 * memory. */
static uint32_t count_up(pointer_map_t *counts, uint64_t hash) {
  const void *key = (const void *)(uintptr_t)(hash | 1);
  uint32_t before = pointer_map_get(counts, key);
  uint32_t count = before == POINTER_MAP_NONE ? 1 : before + 1;
  return pointer_map_set(counts, key, count) ? count : 0;
}

static const char *name_assertion(arena_t *arena, uint64_t hash,
                                  uint32_t ordinal) {
  text_t text = {.arena = arena};
  text_format(&text, "%016" PRIx64, hash);
  if (ordinal > 1)
    text_format(&text, "-%" PRIu32, ordinal);
  return text_string(&text);
}

const char **identity_all(analysis_t *a, arena_t *arena) {
  uint32_t count = analysis_num_assertions(a);
  const char **names = ARENA_NEW(arena, const char *, count + 1);
  pointer_map_t counts;
  bool ok = pointer_map_init(&counts, arena->allocator, count) && names;
  text_t condition = {.arena = arena};
  for (uint32_t i = 0; ok && i < count; ++i) {
    uint64_t hash = hash_assertion(a, analysis_assertion(a, i), &condition);
    uint32_t ordinal = count_up(&counts, hash);
    names[i] = name_assertion(arena, hash, ordinal);
    ok = ordinal && !arena->failed;
  }
  pointer_map_deinit(&counts);
  return ok ? names : NULL;
}
