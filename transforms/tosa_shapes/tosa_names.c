/* What the tables have for a name, looked up once for all operations of it. */
#include "transforms/tosa_shapes/tosa_names.h"

/* Those that are in no table of integers and numbers. */
static bool hands_on(MlirStringRef name) {
  static const char *const names[] = {"torch.aten.split_with_sizes",
                                      "torch.constant.int",
                                      "torch.prim.ListConstruct"};
  for (size_t i = 0; i < sizeof names / sizeof *names; ++i)
    if (mlirStringRefEqual(name, mlirStringRefCreateFromCString(names[i])))
      return true;
  return false;
}

bool tosa_names_find(tosa_rewrite_t *t, const analysis_t *a) {
  uint32_t count = analysis_num_names(a);
  tosa_name_t *names = ARENA_NEW(&t->arena, tosa_name_t, (size_t)count + 1);
  if (!names)
    return false;
  for (uint32_t i = 0; i < count; ++i) {
    MlirStringRef name = analysis_name(a, i);
    names[i] = (tosa_name_t){.row = tosa_find_row(name),
                             .integer = tosa_find_int(name),
                             .entries = tosa_find_entries(name),
                             .scalar = tosa_find_scalar(name),
                             .taker = tosa_find_taker(name),
                             .hands_on = hands_on(name)};
  }
  t->names = names;
  return true;
}

MlirOperation tosa_enter(tosa_rewrite_t *t, const analysis_t *a, uint32_t id) {
  MlirOperation op = analysis_operation(a, id);
  t->name = &t->names[analysis_name_of(a, id)];
  build_before(&t->build, op);
  return op;
}
