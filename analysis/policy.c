/* The policy's answers: the user's words over the tables over "has effects". */
#include "analysis/policy_words.h"

#include <stdlib.h>
#include <string.h>

#include "dialect/rows.h"
#include "dialect/string_ref.h"
#include "mlir-c/BuiltinAttributes.h"

/* --- Known assertions ---------------------------------------------------- */

typedef struct assertion_row_t {
  const char *name;
  policy_assertion_t assertion;
} assertion_row_t;

#define ASSERTION(name, kind, form, condition, token, operand, message,        \
                  attribute, value)                                            \
  {name,                                                                       \
   {POLICY_KIND_##kind, POLICY_FORM_##form, condition, token, operand,         \
    message, attribute, value}},
static const assertion_row_t assertion_rows[] = {
#include "analysis/assertions.inc"
};
#undef ASSERTION

/* --- The spellings of a name --------------------------------------------- */

/* Whether torch.operator may carry `name`, "aten.x" or "onnx.X". */
static bool is_operator_name(MlirStringRef name) {
  static const char *const namespaces[] = {
      "aten.",
      "onnx.",
      "prim.",
      "prims.",
      "quantized.",
      "torchvision.",
      "quantized_decomposed.",
  };
  for (size_t i = 0; i < sizeof namespaces / sizeof *namespaces; ++i)
    if (string_skip(&name, namespaces[i]))
      return true;
  return false;
}

/* The form that all spellings of a name share: "torch.aten.x" is "aten.x". */
static MlirStringRef key_of(MlirStringRef name) {
  MlirStringRef key = name;
  return string_skip(&key, "torch.") && is_operator_name(key) ? key : name;
}

typedef const void *(*find_t)(MlirStringRef name);

/* What `find` finds under any spelling of `name`, or NULL. */
static const void *find_spelling(MlirStringRef name, find_t find) {
  char full[128] = "torch.";
  MlirStringRef key = key_of(name);
  const void *found = find(name);
  if (!found && key.length != name.length)
    return find(key);
  if (found || !is_operator_name(key) || key.length > sizeof full - 6)
    return found;
  memcpy(full + 6, key.data, key.length);
  return find(mlirStringRefCreate(full, key.length + 6));
}

static const void *find_op_row(MlirStringRef name) {
  return op_table_lookup(name);
}

static const void *find_assertion_row(MlirStringRef name) {
  return rows_find(assertion_rows,
                   sizeof assertion_rows / sizeof *assertion_rows,
                   sizeof *assertion_rows, name);
}

static const op_row_t *op_row(MlirStringRef name) {
  return find_spelling(name, find_op_row);
}

static const policy_assertion_t *known_assertion(MlirStringRef name) {
  const assertion_row_t *row = find_spelling(name, find_assertion_row);
  return row ? &row->assertion : NULL;
}

static policy_word_t *find_word(const policy_t *policy, MlirStringRef name) {
  policy_word_t *word;
  if (!policy->words)
    return NULL;
  MlirStringRef key = key_of(name);
  HASH_FIND(hh, policy->words, key.data, key.length, word);
  return word;
}

/* --- Answers ------------------------------------------------------------- */

static void apply_word(const policy_word_t *word, policy_entry_t *entry) {
  if (word->effects_origin) {
    entry->effects = word->effects;
    entry->traits &= ~(unsigned)OP_TRAIT_TENSOR_FREE;
    entry->traits |= word->tensor_free ? OP_TRAIT_TENSOR_FREE : 0;
    entry->assertion = NULL;
    entry->origin = word->effects_origin;
  }
  if (word->assertion_origin) {
    entry->assertion = &word->assertion;
    entry->origin = word->assertion_origin;
  }
}

policy_entry_t policy_lookup(const policy_t *policy, MlirStringRef name) {
  const op_row_t *row = op_row(name);
  const policy_word_t *word = find_word(policy, name);
  policy_entry_t entry = {
      .effects = row ? row->effects : OP_EFFECTS_UNKNOWN,
      .traits = row ? row->traits : 0,
      .assertion = known_assertion(name),
      .origin = row ? "table" : "default",
  };
  if (word)
    apply_word(word, &entry);
  if (entry.assertion)
    entry.effects = OP_EFFECTS_WRITE;
  return entry;
}

static MlirStringRef attribute_text(MlirAttribute attribute) {
  if (mlirAttributeIsNull(attribute))
    return mlirStringRefCreate(NULL, 0);
  if (mlirAttributeIsAString(attribute))
    return mlirStringAttrGetValue(attribute);
  if (mlirAttributeIsAFlatSymbolRef(attribute))
    return mlirFlatSymbolRefAttrGetValue(attribute);
  return mlirStringRefCreate(NULL, 0);
}

static MlirStringRef named_text(MlirOperation op, const char *name) {
  return attribute_text(mlirOperationGetAttributeByName(
      op, mlirStringRefCreateFromCString(name)));
}

bool policy_assertion_applies(const policy_assertion_t *assertion,
                              MlirOperation op) {
  if (!assertion->if_attribute)
    return true;
  return mlirStringRefEqual(
      named_text(op, assertion->if_attribute),
      mlirStringRefCreateFromCString(assertion->if_value));
}

MlirStringRef policy_operator_name(MlirOperation op) {
  MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(op));
  static const char carrier[] = "torch.operator";
  if (name.length != sizeof carrier - 1 ||
      memcmp(name.data, carrier, sizeof carrier - 1) != 0)
    return name;
  MlirStringRef carried = named_text(op, "name");
  return carried.length ? carried : name;
}

/* --- Words --------------------------------------------------------------- */

policy_t *policy_create(void) { return calloc(1, sizeof(policy_t)); }

static void destroy_word(policy_word_t *word) {
  free(word->name);
  free(word->effects_origin);
  free(word->assertion_origin);
  free(word);
}

void policy_destroy(policy_t *policy) {
  if (!policy)
    return;
  policy_word_t *word, *next;
  HASH_ITER(hh, policy->words, word, next) {
    HASH_DEL(policy->words, word);
    destroy_word(word);
  }
  free(policy);
}

static char *copy_text(const char *text, size_t length) {
  char *copy = malloc(length + 1);
  if (!copy)
    return NULL;
  memcpy(copy, text, length);
  copy[length] = '\0';
  return copy;
}

/* The word of `name`, a new one if there is none, NULL if memory runs out. */
static policy_word_t *get_word(policy_t *policy, MlirStringRef name) {
  policy_word_t *word = find_word(policy, name);
  if (word)
    return word;
  const op_row_t *row = op_row(name);
  if (row)
    name = mlirStringRefCreateFromCString(row->name);
  word = calloc(1, sizeof *word);
  if (word)
    word->name = copy_text(name.data, name.length);
  if (word && word->name) {
    MlirStringRef key = key_of(mlirStringRefCreateFromCString(word->name));
    HASH_ADD_KEYPTR(hh, policy->words, key.data, key.length, word);
    if (word->hh.tbl)
      return word;
  }
  if (word)
    destroy_word(word);
  return NULL;
}

static bool is_name_char(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
         (c >= '0' && c <= '9') || c == '_' || c == '$' || c == '-';
}

/* Identifiers joined by dots, two of them or more. */
static bool is_op_name(MlirStringRef name) {
  size_t parts = 1, start = 0;
  for (size_t i = 0; i < name.length; ++i) {
    if (name.data[i] == '.' && i > start) {
      ++parts;
      start = i + 1;
    } else if (!is_name_char(name.data[i])) {
      return false;
    }
  }
  return parts > 1 && start < name.length;
}

const char *policy_say_effects(policy_t *policy, MlirStringRef name,
                               op_effects_t effects, bool tensor_free,
                               const char *origin) {
  if (!is_op_name(name))
    return "not an operation name";
  char *copy = copy_text(origin, strlen(origin));
  policy_word_t *word = copy ? get_word(policy, name) : NULL;
  if (!word) {
    free(copy);
    return "out of memory";
  }
  free(word->effects_origin);
  free(word->assertion_origin);
  word->effects_origin = copy;
  word->assertion_origin = NULL;
  word->effects = effects;
  word->tensor_free = tensor_free;
  return NULL;
}

/* The number that `text` is, at most six digits, or -1. */
static int parse_index(MlirStringRef text) {
  int value = 0;
  if (!text.length || text.length > 6)
    return -1;
  for (size_t i = 0; i < text.length; ++i) {
    if (text.data[i] < '0' || text.data[i] > '9')
      return -1;
    value = value * 10 + (text.data[i] - '0');
  }
  return value;
}

/* What `name` as an assertion is before the user says which operand. */
static policy_assertion_t base_assertion(const policy_t *policy,
                                         MlirStringRef name) {
  const policy_word_t *word = find_word(policy, name);
  const policy_assertion_t *known = known_assertion(name);
  if (word && word->assertion_origin)
    return word->assertion;
  if (known)
    return *known;
  return (policy_assertion_t){
      POLICY_KIND_USER, POLICY_FORM_ERASE, -1, -1, -1, NULL, NULL, NULL};
}

const char *policy_say_assertion(policy_t *policy, MlirStringRef spec,
                                 const char *origin) {
  const char *colon = spec.length ? memchr(spec.data, ':', spec.length) : NULL;
  size_t length = colon ? (size_t)(colon - spec.data) : spec.length;
  MlirStringRef name = mlirStringRefCreate(spec.data, length);
  if (!is_op_name(name))
    return "not an operation name";
  policy_assertion_t assertion = base_assertion(policy, name);
  if (colon) {
    assertion.condition =
        parse_index(mlirStringRefCreate(colon + 1, spec.length - length - 1));
    if (assertion.condition < 0)
      return "not the index of an operand";
  }
  char *copy = copy_text(origin, strlen(origin));
  policy_word_t *word = copy ? get_word(policy, name) : NULL;
  if (!word) {
    free(copy);
    return "out of memory";
  }
  free(word->assertion_origin);
  word->assertion_origin = copy;
  word->assertion = assertion;
  return NULL;
}

/* Copies `from` into `policy`, which has no word of that name; false if memory
 * runs out. */
static bool copy_word(policy_t *policy, const policy_word_t *from) {
  policy_word_t *word =
      get_word(policy, mlirStringRefCreateFromCString(from->name));
  if (!word)
    return false;
  word->effects = from->effects;
  word->tensor_free = from->tensor_free;
  word->assertion = from->assertion;
  if (from->effects_origin &&
      !(word->effects_origin =
            copy_text(from->effects_origin, strlen(from->effects_origin))))
    return false;
  return !from->assertion_origin ||
         (word->assertion_origin = copy_text(from->assertion_origin,
                                             strlen(from->assertion_origin)));
}

policy_t *policy_clone(const policy_t *policy) {
  policy_t *clone = policy_create();
  if (!clone)
    return NULL;
  for (const policy_word_t *word = policy->words; word; word = word->hh.next)
    if (!copy_word(clone, word)) {
      policy_destroy(clone);
      return NULL;
    }
  return clone;
}
