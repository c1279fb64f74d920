/* Prints the types as one list and cuts that apart. */
#include "analysis/torch_text.h"

#include "analysis/text.h"
#include "dialect/string_ref.h"
#include "mlir-c/BuiltinAttributes.h"

static char *print_one(arena_t *arena, MlirType type) {
  text_t text = {.arena = arena};
  mlirTypePrint(type, text_callback, &text);
  return text.data;
}

/* "[!torch.int, !torch.str]" */
static char *print_all(arena_t *arena, uint32_t count, const MlirType *types) {
  MlirAttribute *list = ARENA_NEW(arena, MlirAttribute, count);
  text_t text = {.arena = arena};
  for (uint32_t i = 0; i < count && list; ++i)
    list[i] = mlirTypeAttrGet(types[i]);
  if (list)
    mlirAttributePrint(
        mlirArrayAttrGet(mlirTypeGetContext(types[0]), count, list),
        text_callback, &text);
  return text.data;
}

/* The end of the element at `p`: the comma or bracket behind it, or NULL. */
static char *end_of(char *p) {
  uint32_t depth = 0;
  for (bool quoted = false; *p; ++p) {
    if (quoted && *p == '\\' && p[1])
      ++p;
    else if (*p == '"')
      quoted = !quoted;
    else if (quoted || (*p == '-' && p[1] == '>'))
      p += !quoted;
    else if (!depth && (*p == ',' || *p == ']'))
      return p;
    else if (*p == '<' || *p == '[' || *p == '(' || *p == '{')
      ++depth;
    else if (*p == '>' || *p == ']' || *p == ')' || *p == '}')
      --depth;
  }
  return NULL;
}

/* Cuts a list apart; false where it has not as many elements. */
static bool split(char *text, uint32_t count, const char **texts) {
  char *p = text;
  for (uint32_t i = 0; i < count; ++i) {
    char *end = end_of(++p);
    if (!end || (*end == ']') != (i + 1 == count))
      return false;
    texts[i] = p;
    *end = '\0';
    p = end + (i + 1 < count && end[1] == ' ');
  }
  return !p[1];
}

bool torch_texts(arena_t *arena, uint32_t count, const MlirType *types,
                 const char **texts) {
  char *all = count > 1 ? print_all(arena, count, types) : NULL;
  bool apart = all && split(all, count, texts);
  for (uint32_t i = 0; i < count; ++i) {
    if (!apart)
      texts[i] = print_one(arena, types[i]);
    MlirStringRef rest = string_ref(texts[i] ? texts[i] : "");
    texts[i] = string_skip(&rest, "!torch.") ? rest.data : NULL;
  }
  return !arena->failed;
}
