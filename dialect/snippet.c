/* Parses texts out of attributes, and keeps what MLIR says against them. */
#include "dialect/snippet.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dialect/nesting.h"
#include "dialect/string_ref.h"
#include "mlir-c/Diagnostics.h"

enum { SNIPPET_MAX_DEPTH = 32, NAME_SIZE = 40 };

/* As a text is called in locations, by which its diagnostics are known. Other
 * threads may read others at the same time. */
static const char *text_name(const dialect_problem_t *problem,
                             char (*name)[NAME_SIZE]) {
  snprintf(*name, sizeof *name, "<text %p>", (const void *)problem);
  return *name;
}

/* Adds to the message as much as fits. */
static void add_message(MlirStringRef chunk, void *data) {
  dialect_problem_t *problem = data;
  size_t used = strlen(problem->message);
  size_t room = sizeof problem->message - 1 - used;
  size_t length = chunk.length < room ? chunk.length : room;
  memcpy(problem->message + used, chunk.data, length);
}

static void set_problem(dialect_problem_t *problem, const char *message) {
  snprintf(problem->message, sizeof problem->message, "%s", message);
}

/* Keeps the first error in the text, and passes on what is about others. */
static MlirLogicalResult handle(MlirDiagnostic diagnostic, void *data) {
  dialect_problem_t *problem = data;
  MlirLocation location = mlirDiagnosticGetLocation(diagnostic);
  char name[NAME_SIZE];
  if (!mlirLocationIsAFileLineColRange(location) ||
      !mlirStringRefEqual(
          mlirIdentifierStr(mlirLocationFileLineColRangeGetFilename(location)),
          string_ref(text_name(problem, &name))))
    return mlirLogicalResultFailure();
  if (problem->message[0] ||
      mlirDiagnosticGetSeverity(diagnostic) != MlirDiagnosticError)
    return mlirLogicalResultSuccess();
  problem->line = (unsigned)mlirLocationFileLineColRangeGetStartLine(location);
  problem->column =
      (unsigned)mlirLocationFileLineColRangeGetStartColumn(location);
  mlirDiagnosticPrint(diagnostic, add_message, problem);
  return mlirLogicalResultSuccess();
}

/* The parser reads up to a NUL, so the text has to have none before. */
static MlirOperation parse(MlirContext context, MlirStringRef text,
                           dialect_problem_t *problem) {
  static const char *const dialects[] = {"func", "arith", "math", "tensor",
                                         "cf"};
  for (size_t i = 0; i < sizeof dialects / sizeof *dialects; ++i)
    mlirContextGetOrLoadDialect(context, string_ref(dialects[i]));
  char name[NAME_SIZE], *copy = malloc(text.length + 1);
  if (!copy)
    return (MlirOperation){NULL};
  if (text.length)
    memcpy(copy, text.data, text.length);
  copy[text.length] = '\0';
  MlirDiagnosticHandlerID id =
      mlirContextAttachDiagnosticHandler(context, handle, problem, NULL);
  MlirOperation op =
      mlirOperationCreateParse(context, mlirStringRefCreate(copy, text.length),
                               string_ref(text_name(problem, &name)));
  mlirContextDetachDiagnosticHandler(context, id);
  free(copy);
  return op;
}

MlirOperation dialect_parse_snippet(MlirContext context, MlirStringRef text,
                                    dialect_problem_t *problem) {
  *problem = (dialect_problem_t){0};
  MlirOperation op = {NULL};
  if (text.length && memchr(text.data, '\0', text.length))
    set_problem(problem, "it has a NUL");
  else if (nesting_too_deep(text.data, text.length, SNIPPET_MAX_DEPTH) <
           text.length)
    set_problem(problem, "it nests too deeply");
  else
    op = parse(context, text, problem);
  if (mlirOperationIsNull(op) && !problem->message[0])
    set_problem(problem, "it is not one operation");
  return op;
}
