/* The fixture of the reader's tests. */
#include "testing/reader_fixture.h"

#include "dialect/print.h"

#include <stdlib.h>

#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/Diagnostics.h"

typedef struct fixture_t {
  reading_t reading; /* First: the tests hold a pointer to it. */
  printed_t printed;
} fixture_t;

static void clear(printed_t *printed) {
  free(printed->data);
  *printed = printed_create();
}

static MlirLogicalResult receive(MlirDiagnostic diagnostic, void *data) {
  reading_t *reading = data;
  unsigned i = reading->message_count++;
  if (i >= sizeof reading->messages / sizeof *reading->messages)
    return mlirLogicalResultSuccess();
  message_t *message = reading->messages + i;
  MlirLocation location = mlirDiagnosticGetLocation(diagnostic);
  message->severity = mlirDiagnosticGetSeverity(diagnostic);
  clear(&message->text);
  clear(&message->file);
  mlirDiagnosticPrint(diagnostic, printed_append, &message->text);
  if (mlirLocationIsAFileLineColRange(location)) {
    message->line =
        (unsigned)mlirLocationFileLineColRangeGetStartLine(location);
    message->column =
        (unsigned)mlirLocationFileLineColRangeGetStartColumn(location);
    printed_append(
        mlirIdentifierStr(mlirLocationFileLineColRangeGetFilename(location)),
        &message->file);
  }
  return mlirLogicalResultSuccess();
}

reading_t *reading_begin_at(MlirStringRef text, unsigned first_line,
                            bool allow_unregistered) {
  fixture_t *fixture = calloc(1, sizeof *fixture);
  reading_t *reading = &fixture->reading;
  reading->context = dialect_context_create(allow_unregistered, false);
  mlirContextAttachDiagnosticHandler(reading->context, receive, reading, NULL);
  dialect_origin_t origin = {mlirStringRefCreateFromCString("test.mlir"),
                             first_line};
  reading->module = dialect_parse(reading->context, text, origin);
  return reading;
}

reading_t *reading_begin(const char *text) {
  return reading_begin_at(mlirStringRefCreateFromCString(text), 1, true);
}

void reading_end(reading_t *reading) {
  fixture_t *fixture = (fixture_t *)reading;
  if (!mlirOperationIsNull(reading->module))
    dialect_destroy(reading->module);
  mlirContextDestroy(reading->context);
  for (unsigned i = 0; i < 8; ++i) {
    free(reading->messages[i].text.data);
    free(reading->messages[i].file.data);
  }
  free(fixture->printed.data);
  free(fixture);
}

static const char *print(reading_t *reading, bool generic, bool locations) {
  printed_t *printed = &((fixture_t *)reading)->printed;
  clear(printed);
  if (mlirOperationIsNull(reading->module))
    return reading->message_count ? reading->messages[0].text.data : "";
  MlirOpPrintingFlags flags = mlirOpPrintingFlagsCreate();
  if (generic)
    mlirOpPrintingFlagsPrintGenericOpForm(flags);
  if (locations)
    mlirOpPrintingFlagsEnableDebugInfo(flags, true, false);
  dialect_print(reading->module, flags, printed_append, printed);
  mlirOpPrintingFlagsDestroy(flags);
  return printed->data;
}

const char *reading_print(reading_t *reading) {
  return print(reading, false, false);
}
const char *reading_print_generic(reading_t *reading) {
  return print(reading, true, false);
}
const char *reading_print_locations(reading_t *reading) {
  return print(reading, false, true);
}

typedef struct search_t {
  MlirStringRef name;
  MlirOperation found;
} search_t;

static MlirWalkResult visit(MlirOperation op, void *data) {
  search_t *search = data;
  MlirIdentifier name = mlirOperationGetName(op);
  if (!mlirStringRefEqual(mlirIdentifierStr(name), search->name))
    return MlirWalkResultAdvance;
  search->found = op;
  return MlirWalkResultInterrupt;
}

MlirOperation reading_find(reading_t *reading, const char *name) {
  search_t search = {mlirStringRefCreateFromCString(name), {NULL}};
  if (!mlirOperationIsNull(reading->module))
    mlirOperationWalk(reading->module, visit, &search, MlirWalkPreOrder);
  return search.found;
}

const char *reading_attribute(reading_t *reading, MlirOperation op,
                              const char *name) {
  printed_t *printed = &((fixture_t *)reading)->printed;
  clear(printed);
  MlirAttribute attribute =
      mlirOperationGetAttributeByName(op, mlirStringRefCreateFromCString(name));
  if (mlirAttributeIsNull(attribute))
    return NULL;
  mlirAttributePrint(attribute, printed_append, printed);
  return printed->data;
}
