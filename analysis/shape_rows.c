/* The table of the shape rules by name. */
#include <string.h>

#include "analysis/shape_rules.h"
#include "dialect/rows.h"

#define ROW(name, rule, flow) {name, shape_rule_##rule, SHAPE_FLOW_##flow},

static const shape_row_t rows[] = {
#include "analysis/shapes.inc"
};

const shape_row_t *shape_row_lookup(MlirStringRef name) {
  static const char prefix[] = "torch.";
  size_t skip = sizeof prefix - 1;
  if (name.length <= skip || memcmp(name.data, prefix, skip) != 0)
    return NULL;
  name = mlirStringRefCreate(name.data + skip, name.length - skip);
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
