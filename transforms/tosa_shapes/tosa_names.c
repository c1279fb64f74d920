/* What the tables have for a name, looked up once for all operations of it. */
#include "transforms/tosa_shapes/tosa_names.h"

#include "dialect/op_name.h"

/* Those that are in no table of integers and numbers. */
static bool hands_on(MlirOperation op) {
  return op_is_named(op, "torch.prim.ListConstruct") ||
         op_is_named(op, "torch.constant.int");
}

static bool add(tosa_rewrite_t *t, MlirOperation op, MlirStringRef name) {
  if (!allocator_grow(t->build.allocator, (void **)&t->names, &t->name_capacity,
                      t->num_names + 1, sizeof *t->names) ||
      !pointer_map_set(&t->name_ids, name.data, t->num_names))
    return false;
  t->names[t->num_names++] = (tosa_name_t){.row = tosa_find_row(name),
                                           .integer = tosa_find_int(name),
                                           .scalar = tosa_find_scalar(name),
                                           .taker = tosa_find_taker(name),
                                           .hands_on = hands_on(op)};
  return true;
}

tosa_name_t tosa_name(tosa_rewrite_t *t, MlirOperation op) {
  MlirStringRef name = op_name(op);
  uint32_t id = pointer_map_get(&t->name_ids, name.data);
  if (id == POINTER_MAP_NONE) {
    id = t->num_names;
    if (!add(t, op, name)) {
      t->build.failed = true;
      return (tosa_name_t){.row = NULL};
    }
  }
  return t->names[id];
}
