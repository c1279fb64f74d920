/* Parses, searches and prints modules for tests. */
#include "testing/ir.h"

#include <stdlib.h>

#include "dialect/context.h"
#include "dialect/parse.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/Diagnostics.h"
#include "testing/gtest_c.h"
#include "testing/printed.h"

static MlirLogicalResult report(MlirDiagnostic diagnostic, void *said) {
  printed_append(mlirStringRefCreateFromCString("\n"), said);
  mlirLocationPrint(mlirDiagnosticGetLocation(diagnostic), printed_append,
                    said);
  printed_append(mlirStringRefCreateFromCString(": "), said);
  mlirDiagnosticPrint(diagnostic, printed_append, said);
  return mlirLogicalResultSuccess();
}

MlirContext ir_context_create(void) {
  return dialect_context_create(true, false);
}

ir_t ir_parse_in(MlirContext context, const char *text) {
  ir_t ir = {.context = context};
  printed_t said = {0};
  MlirDiagnosticHandlerID handler =
      mlirContextAttachDiagnosticHandler(context, report, &said, NULL);
  dialect_origin_t origin = {mlirStringRefCreateFromCString("test.mlir"), 1};
  ir.root =
      dialect_parse(context, mlirStringRefCreateFromCString(text), origin);
  mlirContextDetachDiagnosticHandler(context, handler);
  if (mlirOperationIsNull(ir.root))
    gtest_c_fail(__FILE__, __LINE__, true, "does not parse:%s\n%s",
                 said.data ? said.data : "", text);
  free(said.data);
  return ir;
}

ir_t ir_parse(const char *text) {
  return ir_parse_in(ir_context_create(), text);
}

void ir_destroy_root(ir_t *ir) {
  if (!mlirOperationIsNull(ir->root))
    mlirOperationDestroy(ir->root);
  ir->root = (MlirOperation){NULL};
}

void ir_destroy(ir_t *ir) {
  ir_destroy_root(ir);
  mlirContextDestroy(ir->context);
}

/* Counts down to the operation that is looked for. */
typedef struct search_t {
  MlirStringRef name;
  unsigned seen, nth;
  MlirOperation found;
} search_t;

static MlirWalkResult visit(MlirOperation op, void *data) {
  search_t *search = data;
  MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(op));
  if (mlirStringRefEqual(name, search->name) && search->seen++ == search->nth) {
    search->found = op;
    return MlirWalkResultInterrupt;
  }
  return MlirWalkResultAdvance;
}

MlirOperation ir_find(const ir_t *ir, const char *name, unsigned nth) {
  search_t search = {.name = mlirStringRefCreateFromCString(name), .nth = nth};
  mlirOperationWalk(ir->root, visit, &search, MlirWalkPreOrder);
  if (mlirOperationIsNull(search.found))
    gtest_c_fail(__FILE__, __LINE__, true, "no %s number %u", name, nth);
  return search.found;
}

unsigned ir_count(const ir_t *ir, const char *name) {
  search_t search = {.name = mlirStringRefCreateFromCString(name),
                     .nth = (unsigned)-1};
  mlirOperationWalk(ir->root, visit, &search, MlirWalkPreOrder);
  return search.seen;
}

MlirStringRef ir_string(MlirOperation op, const char *name) {
  MlirAttribute attribute =
      mlirOperationGetAttributeByName(op, mlirStringRefCreateFromCString(name));
  if (mlirAttributeIsNull(attribute) || !mlirAttributeIsAString(attribute))
    return (MlirStringRef){NULL, 0};
  return mlirStringAttrGetValue(attribute);
}

char *ir_print(MlirOperation op) {
  printed_t printed = printed_create();
  MlirOpPrintingFlags flags = mlirOpPrintingFlagsCreate();
  mlirOpPrintingFlagsAssumeVerified(flags);
  mlirOperationPrintWithFlags(op, flags, printed_append, &printed);
  mlirOpPrintingFlagsDestroy(flags);
  return printed.data;
}
