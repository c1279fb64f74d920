/* The table of the shape rules by name. */
#include "analysis/shapes/shape_rules.h"
#include "dialect/rows.h"
#include "dialect/string_ref.h"

#define ROW(name, rule, flow) {name, shape_rule_##rule, SHAPE_FLOW_##flow},

static const shape_row_t rows[] = {
#include "analysis/shapes/shapes.inc"
};

const shape_row_t *shape_row_lookup(MlirStringRef name) {
  if (!string_skip(&name, "torch."))
    return NULL;
  return rows_find(rows, sizeof rows / sizeof *rows, sizeof *rows, name);
}

shape_flow_t shapes_flow(MlirOperation op) {
  const shape_row_t *row =
      shape_row_lookup(mlirIdentifierStr(mlirOperationGetName(op)));
  if (!row || !mlirOperationGetNumResults(op))
    return SHAPE_FLOW_NONE;
  bool has_list =
      row->flow == SHAPE_FLOW_VIEW || row->flow == SHAPE_FLOW_EXPAND;
  return mlirOperationGetNumOperands(op) > has_list ? row->flow
                                                    : SHAPE_FLOW_NONE;
}
