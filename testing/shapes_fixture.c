/* Prints symbolic shapes in terms of a function's arguments. */
#include "testing/shapes_fixture.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Text of one answer. */
typedef struct answer_t {
  char text[512];
  size_t length;
  analysed_t *analysed;
  unsigned nth, met;
} answer_t;

static void add(answer_t *a, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  int length = vsnprintf(a->text + a->length, sizeof a->text - a->length,
                         format, arguments);
  va_end(arguments);
  a->length += (size_t)length;
}

static void add_size(answer_t *a, shapes_t *shapes, MlirBlock block,
                     size_id_t size) {
  int64_t value;
  if (sizes_is_constant(shapes_sizes(shapes), size, &value)) {
    add(a, "%d", (int)value);
    return;
  }
  for (intptr_t k = 0; k < mlirBlockGetNumArguments(block); ++k) {
    shape_t shape = shapes_get(shapes, mlirBlockGetArgument(block, k));
    for (uint32_t i = 0; i < shape.count; ++i)
      if (sizes_equal(shapes_sizes(shapes), shape.sizes[i], size)) {
        add(a, "a%d.%u", (int)k, (unsigned)i);
        return;
      }
    if (shape.kind == SHAPE_SCALAR &&
        sizes_equal(shapes_sizes(shapes), shape.value, size)) {
      add(a, "a%d", (int)k);
      return;
    }
  }
  add(a, "?");
}

static void add_shape(answer_t *a, shapes_t *shapes, MlirBlock block,
                      shape_t shape) {
  add(a, a->length ? " " : "");
  if (shape.kind == SHAPE_SCALAR) {
    add_size(a, shapes, block, shape.value);
    return;
  }
  if (shape.kind == SHAPE_UNKNOWN) {
    add(a, "unknown");
    return;
  }
  add(a, "[");
  for (uint32_t i = 0; i < shape.count; ++i) {
    add(a, i ? " " : "");
    add_size(a, shapes, block, shape.sizes[i]);
  }
  add(a, "]");
}

static void visit(shapes_t *shapes, uint32_t id, void *data) {
  answer_t *a = data;
  MlirOperation op = analysis_operation(a->analysed->analysis, id);
  if (!mlirStringRefEqual(mlirIdentifierStr(mlirOperationGetName(op)),
                          mlirStringRefCreateFromCString("test.give")) ||
      a->met++ != a->nth)
    return;
  MlirOperation function = mlirOperationGetParentOperation(op);
  MlirBlock block =
      mlirRegionGetFirstBlock(mlirOperationGetRegion(function, 0));
  for (intptr_t k = 0; k < mlirOperationGetNumOperands(op); ++k)
    add_shape(a, shapes, block,
              shapes_get(shapes, mlirOperationGetOperand(op, k)));
}

const char *shapes_returned(const char *text, unsigned nth) {
  static answer_t answer;
  answer = (answer_t){.nth = nth};
  analysed_t analysed = analyse(text);
  answer.analysed = &analysed;
  arena_t arena;
  arena_init(&arena, allocator_system());
  shapes_t *shapes =
      analysed.analysis ? shapes_create(analysed.analysis, &arena) : NULL;
  if (shapes) {
    EXPECT_TRUE(shapes_walk(shapes, NULL, NULL));
    EXPECT_TRUE(shapes_walk(shapes, visit, &answer));
  }
  shapes_destroy(shapes);
  arena_deinit(&arena);
  analysed_destroy(&analysed);
  return answer.text;
}

/* Appends `text` with its abbreviations written out. */
static size_t expand(char *out, size_t length, const char *text) {
  static const char *const words[] = {
      ['i'] = "!torch.int",
      ['b'] = "!torch.bool",
      ['n'] = "!torch.none",
      ['l'] = "!torch.list<int>",
  };
  for (; *text; ++text) {
    if (*text != '$') {
      out[length++] = *text;
      continue;
    }
    size_t skip = strcspn(text, "]");
    if (text[1] == '[') {
      length += (size_t)sprintf(out + length, "!torch.vtensor<%.*s],f32>",
                                (int)skip - 1, text + 1);
      text += skip;
      continue;
    }
    const char *word = words[(unsigned char)*++text];
    strcpy(out + length, word);
    length += strlen(word);
  }
  out[length] = '\0';
  return length;
}

const char *shapes_function(const char *arguments, const char *body) {
  static char *text;
  free(text);
  text = malloc(16 * (strlen(arguments) + strlen(body)) + 2048);
  if (!text)
    abort();
  size_t n = (size_t)sprintf(text, "func.func @f(");
  n = expand(text, n, arguments);
  n += (size_t)sprintf(text + n, ") {\n"
                                 "  %%m1 = torch.constant.int -1\n"
                                 "  %%m2 = torch.constant.int -2\n"
                                 "  %%none = torch.constant.none\n"
                                 "  %%true = torch.constant.bool true\n"
                                 "  %%false = torch.constant.bool false\n");
  for (int i = 0; i < 10; ++i)
    n += (size_t)sprintf(text + n, "  %%c%d = torch.constant.int %d\n", i, i);
  const char *end = strstr(body, "return ");
  const char *types = end ? strstr(end, " : ") : NULL;
  char *given = malloc(strlen(body) + 64);
  if (!given)
    abort();
  if (types)
    sprintf(given, "%.*s\"test.give\"(%.*s) : (%s) -> ()\n  return",
            (int)(end - body), body, (int)(types - end) - 7, end + 7,
            types + 3);
  n = expand(text, n, types ? given : body);
  free(given);
  strcpy(text + n, "\n}\n");
  return text;
}

void shapes_expect_all(const char *file, int line, const shapes_case_t *cases,
                       size_t count) {
  for (size_t i = 0; i < count; ++i) {
    SCOPED_TRACE("%s", cases[i].body);
    const char *text = shapes_function(cases[i].arguments, cases[i].body);
    gtest_c_streq(file, line, false, "wanted", "the shapes", cases[i].wanted,
                  shapes_returned(text, 0));
  }
}
