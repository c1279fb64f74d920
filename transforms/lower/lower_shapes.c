/* Lowers shape operations in the order in which they stand. */
#include "transforms/lower/lower_shapes.h"

#include <string.h>

#include "analysis/text.h"
#include "dialect/rows.h"
#include "mlir-c/BuiltinTypes.h"
#include "transforms/lower/lower_shape.h"
#include "transforms/remark.h"

/* One operation of the table. */
typedef struct row_t {
  const char *name;
  lower_function_t lower;
  /* For what computes each size of two shapes. */
  const char *arith;
} row_t;

static const row_t rows[] = {
#include "transforms/lower/lower_shapes.inc"
};

static bool is_shape(MlirType type) {
  MlirStringRef dialect = mlirDialectGetNamespace(mlirTypeGetDialect(type));
  return mlirStringRefEqual(dialect, mlirStringRefCreateFromCString("tosa"));
}

/* What takes or gives shapes, in pre-order, and what else matters to --lower.
 */
typedef struct found_t {
  struct found_op_t {
    MlirOperation op;
    const row_t *row;
    bool gives;
  } *ops;
  uint32_t count, capacity;
  /* Names that were looked up, by some bits of their address. */
  struct found_name_t {
    const void *name;
    const row_t *row;
  } names[16];
  /* No memory. */
  bool failed;
  /* The dialect of types that was found to be TOSA's, and the last other; the
   * last type of another. */
  MlirDialect tosa, other;
  MlirType last;
  /* The names of carried checks and of regions; whether one was met. */
  MlirIdentifier custom, region;
  bool has_checks;
} found_t;

static bool is_found_shape(found_t *f, MlirType type) {
  if (type.ptr == f->last.ptr)
    return false;
  MlirDialect dialect = mlirTypeGetDialect(type);
  if (dialect.ptr == f->other.ptr) {
    f->last = type;
    return false;
  }
  if (dialect.ptr != f->tosa.ptr)
    *(is_shape(type) ? &f->tosa : &f->other) = dialect;
  return dialect.ptr == f->tosa.ptr;
}

static bool uses_shape(found_t *f, MlirOperation op) {
  for (intptr_t k = mlirOperationGetNumOperands(op); k-- > 0;)
    if (is_found_shape(f, mlirValueGetType(mlirOperationGetOperand(op, k))))
      return true;
  return false;
}

static bool gives_shape(found_t *f, MlirOperation op) {
  for (intptr_t k = mlirOperationGetNumResults(op); k-- > 0;)
    if (is_found_shape(f, mlirValueGetType(mlirOperationGetResult(op, k))))
      return true;
  return false;
}

/* The row of a name; NULL if it has none. */
static const row_t *row_of(found_t *f, MlirIdentifier name) {
  size_t count = sizeof f->names / sizeof *f->names;
  struct found_name_t *known = &f->names[(uintptr_t)name.ptr / 16 % count];
  if (known->name != name.ptr)
    *known = (struct found_name_t){
        name.ptr, rows_find(rows, sizeof rows / sizeof *rows, sizeof *rows,
                            mlirIdentifierStr(name))};
  return known->row;
}

static MlirWalkResult find_op(MlirOperation op, void *data) {
  found_t *f = data;
  MlirIdentifier name = mlirOperationGetName(op);
  f->has_checks |= name.ptr == f->custom.ptr || name.ptr == f->region.ptr;
  bool gives = gives_shape(f, op);
  if (!gives && !uses_shape(f, op))
    return MlirWalkResultAdvance;
  if (!allocator_grow(allocator_system(), (void **)&f->ops, &f->capacity,
                      f->count + 1, sizeof *f->ops)) {
    f->failed = true;
    return MlirWalkResultInterrupt;
  }
  f->ops[f->count++] = (struct found_op_t){op, row_of(f, name), gives};
  return MlirWalkResultAdvance;
}

static found_t find(MlirOperation root) {
  MlirContext context = mlirOperationGetContext(root);
  found_t found = {
      .custom = mlirIdentifierGet(
          context, mlirStringRefCreateFromCString("tosa.custom")),
      .region = mlirIdentifierGet(
          context, mlirStringRefCreateFromCString("assertion.region"))};
  mlirOperationWalk(root, find_op, &found, MlirWalkPreOrder);
  return found;
}

/* Whether every shape it takes is a tosa.const_shape, which upstream lowers. */
static bool takes_constants(MlirOperation op) {
  for (intptr_t k = mlirOperationGetNumOperands(op); k-- > 0;) {
    MlirValue value = mlirOperationGetOperand(op, k);
    if (!is_shape(mlirValueGetType(value)))
      continue;
    if (!mlirValueIsAOpResult(value) ||
        !mlirStringRefEqual(mlirIdentifierStr(mlirOperationGetName(
                                mlirOpResultGetOwner(value))),
                            mlirStringRefCreateFromCString("tosa.const_shape")))
      return false;
  }
  return true;
}

/* Whether upstream has no lowering for constant multiples either: it reshapes
 * to several unknown sizes. */
static bool is_wide_tile(const row_t *row, MlirOperation op) {
  if (!row || row->lower != lower_tile)
    return false;
  MlirType type = mlirValueGetType(mlirOperationGetOperand(op, 0));
  int unknown = 0;
  if (mlirShapedTypeHasRank(type))
    for (int64_t k = mlirShapedTypeGetRank(type); k-- > 0;)
      unknown += mlirShapedTypeIsDynamicDim(type, (intptr_t)k);
  return unknown > 1;
}

/* Size by size; a divisor must not be zero. */
static bool lower_elements(lower_shapes_t *l, MlirOperation op,
                           const char *arith) {
  lower_list_t a = lower_list_of(l, mlirOperationGetOperand(op, 0));
  lower_list_t b = lower_list_of(l, mlirOperationGetOperand(op, 1));
  if (a.count < 0 || b.count < 0)
    return false;
  if (a.count != b.count) {
    l->reason = "its shapes have different ranks";
    return false;
  }
  bool divides = strstr(arith, "div") || strstr(arith, "rem");
  lower_list_t list = lower_list_create(l, a.count);
  for (intptr_t k = 0; k < list.count; ++k) {
    if (divides && b.sizes[k].known && b.sizes[k].number == 0) {
      l->reason = "it divides by zero";
      return false;
    }
    if (divides)
      lower_require(l, 1, b.sizes[k], lower_number(0),
                    mlirStringRefCreateFromCString(
                        "a size is divided by a size of zero"));
    list.sizes[k] = lower_arith(l, arith, a.sizes[k], b.sizes[k]);
  }
  return lower_list_set(l, mlirOperationGetResult(op, 0), list);
}

static void say(lower_shapes_t *l, MlirOperation op,
                const verb_options_t *options) {
  text_t text = {.arena = &l->arena};
  text_add(&text, mlirIdentifierStr(mlirOperationGetName(op)));
  text_add_string(&text, " is not lowered: ");
  text_add_string(&text, l->reason);
  options->sink.emit(mlirOperationGetLocation(op), MlirDiagnosticError,
                     text_ref(&text), options->sink.user_data);
}

/* Lowers one operation, or takes back what was built for it. */
static bool lower_one(lower_shapes_t *l, const struct found_op_t *found,
                      const verb_options_t *options) {
  MlirOperation op = found->op;
  const row_t *row = found->row;
  bool gives = found->gives;
  bool computed = !gives && (!takes_constants(op) || is_wide_tile(row, op));
  bool asserts = row && row->lower == lower_equal_shape;
  if (!gives && !computed && !asserts)
    return true;
  build_mark_t mark = build_mark(&l->build);
  build_before(&l->build, op);
  l->reason = "nothing here computes the shape it takes";
  if (!row)
    l->reason = gives ? "it has no lowering" : "its shape is computed";
  else if (row->arith ? lower_elements(l, op, row->arith) : row->lower(l, op))
    return true;
  lower_rollback(l, mark);
  if (!l->build.failed)
    say(l, op, options);
  return false;
}

/* Puts what was built in its place; false where that is nothing. */
static bool finish(lower_shapes_t *l, const found_t *found) {
  bool changed = l->build.num_built || l->build.num_replaced;
  build_commit(&l->build);
  /* The shapes that nothing takes any more, users first. */
  for (uint32_t i = found->count; i-- > 0;)
    if (found->ops[i].gives && build_is_unused(found->ops[i].op)) {
      mlirOperationDestroy(found->ops[i].op);
      changed = true;
    }
  build_sweep(&l->build);
  return changed;
}

static bool lower_all(lower_shapes_t *l, const found_t *found, bool *failed,
                      lower_met_t *met, const verb_options_t *options) {
  for (uint32_t i = 0; i < found->count && !l->build.failed; ++i)
    *failed |= !lower_one(l, &found->ops[i], options);
  if (l->build.failed || (*failed && !options->keep_going)) {
    build_rollback(&l->build, (build_mark_t){0, 0});
    return !l->build.failed;
  }
  met->unchanged = !finish(l, found);
  return true;
}

MlirLogicalResult lower_shapes_run(MlirOperation root,
                                   const verb_options_t *options,
                                   lower_met_t *met) {
  lower_shapes_t l = {.num_lists = 0};
  allocator_t system = allocator_system();
  bool failed = false;
  found_t found = find(root);
  *met = (lower_met_t){.checks = found.has_checks};
  l.ids.allocator = system;
  build_init(&l.build, mlirOperationGetContext(root), system);
  arena_init(&l.arena, system);
  bool ok = !found.failed;
  if (found.count)
    ok = pointer_map_init(&l.ids, system, found.count) && ok;
  ok = ok && lower_all(&l, &found, &failed, met, options);
  pointer_map_deinit(&l.ids);
  system.resize(system.self, found.ops, 0);
  arena_deinit(&l.arena);
  build_deinit(&l.build);
  if (!ok)
    return remark_no_memory(root, options);
  return failed ? mlirLogicalResultFailure() : mlirLogicalResultSuccess();
}
