/* The table of the shape rules by name, and the rules of all names. */
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

shape_name_t *shape_names_find(const analysis_t *a, arena_t *arena) {
  uint32_t count = analysis_num_names(a);
  shape_name_t *names = ARENA_NEW(arena, shape_name_t, (size_t)count + 1);
  for (uint32_t i = 0; i < count && names; ++i) {
    MlirStringRef name = analysis_name(a, i);
    names[i] = (shape_name_t){shape_row_lookup(name), shape_scalar_lookup(name),
                              analysis_is_carried(a, i)};
    if (names[i].carried)
      names[i].scalar = NULL;
  }
  return names;
}

shape_flow_t shapes_flow(const shapes_t *s, uint32_t id) {
  const shape_name_t *name = &s->names[analysis_name_of(s->analysis, id)];
  const shape_row_t *row = name->row;
  if (!row || row->flow == SHAPE_FLOW_NONE || name->carried)
    return SHAPE_FLOW_NONE;
  MlirOperation op = analysis_operation(s->analysis, id);
  bool has_list =
      row->flow == SHAPE_FLOW_VIEW || row->flow == SHAPE_FLOW_EXPAND;
  return mlirOperationGetNumResults(op) &&
                 mlirOperationGetNumOperands(op) > has_list
             ? row->flow
             : SHAPE_FLOW_NONE;
}
