/* Prints the blockers of files for all backends, one a line, for the judge
 * that compares them with what the pipelines say (blockers_judge.py):
 *
 *   FILE BACKEND LINE:COLUMN OPERATION refused|unknown USES REASON
 *
 * with tabs between. USES is the lines of what the operation
 * takes, for pipelines that name a constant in the stead of its user. A
 * file that can't be read gives one line with "unreadable". */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "analysis/blockers/blockers.h"
#include "dialect/context.h"
#include "dialect/parse.h"

static char *read_file(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  if (!file)
    return NULL;
  char *text = NULL;
  size_t capacity = 0;
  *size = 0;
  do {
    capacity = capacity ? capacity * 2 : 1 << 16;
    char *larger = realloc(text, capacity);
    if (!larger)
      break;
    text = larger;
    *size += fread(text + *size, 1, capacity - *size - 1, file);
  } while (*size == capacity - 1);
  fclose(file);
  if (text)
    text[*size] = '\0';
  return text;
}

static int line_of(MlirOperation op) {
  MlirLocation location = mlirOperationGetLocation(op);
  return mlirLocationIsAFileLineColRange(location)
             ? mlirLocationFileLineColRangeGetStartLine(location)
             : 0;
}

static int column_of(MlirOperation op) {
  MlirLocation location = mlirOperationGetLocation(op);
  return mlirLocationIsAFileLineColRange(location)
             ? mlirLocationFileLineColRangeGetStartColumn(location)
             : 0;
}

static bool is_named(MlirOperation op, const char *prefix) {
  MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(op));
  size_t length = strlen(prefix);
  return name.length >= length && memcmp(name.data, prefix, length) == 0;
}

/* Whether a literal may stand for `op` once it is folded. */
static bool is_passed_through(MlirOperation op) {
  return is_named(op, "torch.prim.ListConstruct") ||
         is_named(op, "torch.aten.clone") ||
         is_named(op, "torch.aten.to.dtype");
}

/* The lines of what `op` takes, up to `depth` further. */
static void print_uses(MlirOperation op, int depth) {
  for (intptr_t k = 0; k < mlirOperationGetNumOperands(op); ++k) {
    MlirValue value = mlirOperationGetOperand(op, k);
    if (!mlirValueIsAOpResult(value))
      continue;
    MlirOperation def = mlirOpResultGetOwner(value);
    printf("%d,", line_of(def));
    if (depth > 0 && is_passed_through(def))
      print_uses(def, depth - 1);
  }
}

static void print_blocker(const char *path, backend_t backend,
                          const blocker_t *blocker) {
  MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(blocker->op));
  printf("%s\t%s\t%d:%d\t%.*s\t%s\t", path, backend_name(backend),
         line_of(blocker->op), column_of(blocker->op), (int)name.length,
         name.data,
         blocker->certainty == BLOCKER_REFUSED ? "refused" : "unknown");
  print_uses(blocker->op, 3);
  printf("\t%s\n", blocker->reason);
}

static void print_backend(const char *path, MlirOperation module,
                          const policy_t *policy, backend_t backend) {
  blockers_t *blockers = blockers_find(module, policy, backend);
  if (!blockers)
    exit(1);
  for (size_t i = 0; i < blockers_count(blockers); ++i)
    print_blocker(path, backend, blockers_get(blockers, i));
  blockers_destroy(blockers);
}

static void dump(const char *path, const policy_t *policy) {
  size_t size = 0;
  char *text = read_file(path, &size);
  MlirContext context = dialect_context_create(true, false);
  MlirOperation module = {0};
  if (text)
    module = dialect_parse(
        context, mlirStringRefCreate(text, size),
        (dialect_origin_t){mlirStringRefCreateFromCString(path), 1});
  if (mlirOperationIsNull(module)) {
    printf("%s\tunreadable\n", path);
  } else {
    for (int backend = 0; backend < BACKEND_COUNT; ++backend)
      print_backend(path, module, policy, (backend_t)backend);
    mlirOperationDestroy(module);
  }
  mlirContextDestroy(context);
  free(text);
}

int main(int argc, char **argv) {
  policy_t *policy = policy_create();
  for (int i = 1; i < argc; ++i)
    dump(argv[i], policy);
  policy_destroy(policy);
  return argc < 2;
}
