/* Frees sizes: plans everything, then changes the IR. */
#include "transforms/free_sizes/free_sizes.h"

#include "dialect/op_name.h"
#include "transforms/free_sizes/free_plan.h"
#include "transforms/torch_build.h"
#include "transforms/work.h"

bool free_plan_init(free_plan_t *p, analysis_t *a, arena_t *arena) {
  uint32_t count = analysis_num_operations(a);
  *p = (free_plan_t){.analysis = a, .arena = arena, .max_narrows = count};
  p->narrow_ids.allocator = arena->allocator;
  p->bind_name = analysis_find_name(a, "torch.bind_symbolic_shape");
  p->unflatten_name = analysis_find_name(a, "torch.aten.unflatten.int");
  p->slice_name = analysis_find_name(a, "torch.aten.slice.Tensor");
  p->shapes = shapes_create(a, arena);
  p->edits = ARENA_NEW(arena, free_edit_t, count);
  p->blocked = ARENA_NEW(arena, uint32_t, count);
  p->careless = ARENA_NEW(arena, uint8_t, count);
  p->stack = ARENA_NEW(arena, uint32_t, (size_t)count + 1);
  p->narrows = ARENA_NEW(arena, free_narrow_t, count);
  if (!p->shapes || arena->failed)
    return false;
  p->sizes = shapes_sizes(p->shapes);
  return true;
}

void free_plan_deinit(free_plan_t *p) {
  pointer_map_deinit(&p->narrow_ids);
  shapes_destroy(p->shapes);
}

/* ---- Changing the IR ---- */

/* What a change needs. */
typedef struct changer_t {
  free_plan_t *plan;
  torch_build_t build;
  arena_t *arena;
} changer_t;

/* The type that a narrow value gets, or null. */
static MlirType narrow_type(const changer_t *c, const free_narrow_t *n) {
  int64_t sizes[16];
  for (uint32_t i = 0; i < n->shape.count; ++i)
    if (!sizes_is_constant(c->plan->sizes, n->shape.sizes[i], &sizes[i]))
      sizes[i] = -1;
  return torch_build_type(mlirValueGetType(n->value), n->shape.count, sizes,
                          c->arena);
}

static bool change_list(changer_t *c, uint32_t id, const free_edit_t *edit) {
  MlirOperation op = analysis_operation(c->plan->analysis, id);
  MlirValue old = mlirOperationGetOperand(op, edit->operand);
  MlirValue *values = ARENA_NEW(c->arena, MlirValue, (size_t)edit->count + 1);
  if (!values)
    return false;
  for (uint32_t i = 0; i < edit->count; ++i) {
    values[i] = edit->entries[i].keep
                    ? mlirOperationGetOperand(mlirOpResultGetOwner(old), i)
                    : torch_build_int(&c->build, id, edit->entries[i].value);
    if (mlirValueIsNull(values[i]))
      return false;
  }
  mlirOperationSetOperand(
      op, edit->operand,
      torch_build_list(op, mlirValueGetType(old), edit->count, values));
  return true;
}

/* Puts dimensions of size 1 in front of operand 0, up to the rank of the
 * result, whose type the last has: a return may demand it. */
static bool unsqueeze(changer_t *c, uint32_t id, MlirOperation op) {
  free_plan_t *p = c->plan;
  MlirValue value = mlirOperationGetOperand(op, 0);
  shape_t to = free_narrow_shape(p, free_result(op));
  MlirType type = mlirValueGetType(free_result(op));
  int64_t sizes[16];
  for (uint32_t i = 0; i < to.count; ++i)
    if (!sizes_is_constant(p->sizes, to.sizes[i], &sizes[i]))
      sizes[i] = -1;
  MlirValue zero = torch_build_int(&c->build, id, 0);
  int64_t rank = analysis_type(p->analysis, mlirValueGetType(value)).rank;
  for (uint32_t skip = to.count - (uint32_t)rank; skip-- > 0;) {
    MlirType step =
        skip ? torch_build_type(type, to.count - skip, sizes + skip, c->arena)
             : type;
    if (mlirTypeIsNull(step) || mlirValueIsNull(zero))
      return false;
    value = torch_build_unsqueeze(op, value, zero, step);
  }
  mlirValueReplaceAllUsesOfWith(free_result(op), value);
  return true;
}

static bool change_one(changer_t *c, uint32_t id) {
  const free_edit_t *edit = &c->plan->edits[id];
  MlirOperation op = analysis_operation(c->plan->analysis, id);
  MlirValue value;
  switch (edit->action) {
  case FREE_LIST:
    return change_list(c, id, edit);
  case FREE_SCALAR:
    value = torch_build_int(&c->build, id, edit->entries[0].value);
    if (!mlirValueIsNull(value))
      mlirOperationSetOperand(op, edit->operand, value);
    return !mlirValueIsNull(value);
  case FREE_FORWARD:
    mlirValueReplaceAllUsesOfWith(free_result(op),
                                  mlirOperationGetOperand(op, 0));
    return true;
  case FREE_UNSQUEEZE:
    return unsqueeze(c, id, op);
  default:
    return true;
  }
}

static bool is_gone(const free_plan_t *p, uint32_t id) {
  free_action_t action = p->edits[id].action;
  return action == FREE_FORWARD || action == FREE_UNSQUEEZE ||
         action == FREE_ERASE;
}

/* Narrow types are made before anything changes, so that one that cannot be
 * made leaves all as it was. */
static MlirType *make_types(changer_t *c) {
  free_plan_t *p = c->plan;
  MlirType *types = ARENA_NEW(c->arena, MlirType, (size_t)p->num_narrows + 1);
  for (uint32_t i = 0; types && i < p->num_narrows; ++i) {
    types[i] = narrow_type(c, &p->narrows[i]);
    if (mlirTypeIsNull(types[i]))
      return NULL;
  }
  return types;
}

/* Returns how many operations were erased, or UINT32_MAX. */
static uint32_t change(free_plan_t *p, arena_t *arena) {
  changer_t c = {.plan = p, .arena = arena};
  uint32_t count = analysis_num_operations(p->analysis), erased = 0;
  MlirType *types = make_types(&c);
  if (!types || !torch_build_init(&c.build, p->analysis, arena))
    return UINT32_MAX;
  for (uint32_t i = 0; i < p->num_narrows; ++i)
    mlirValueSetType(p->narrows[i].value, types[i]);
  for (uint32_t id = 0; id < count; ++id)
    if (!change_one(&c, id))
      return UINT32_MAX;
  for (uint32_t id = count; id-- > 0;)
    if (is_gone(p, id)) {
      mlirOperationDestroy(analysis_operation(p->analysis, id));
      ++erased;
    }
  return erased;
}

/* Whether the plan changes anything. */
static bool has_edits(const free_plan_t *p) {
  for (uint32_t id = 0; id < analysis_num_operations(p->analysis); ++id)
    if (p->edits[id].action != FREE_NOTHING)
      return true;
  return p->num_narrows > 0;
}

static bool run(work_t *w) {
  free_plan_t plan;
  bool ok = free_plan_init(&plan, w->analysis, &w->arena) &&
            free_plan_make(&plan) && free_report(&plan, w->options);
  if (ok && has_edits(&plan)) {
    w->changed = true;
    w->erased = change(&plan, &w->arena);
    ok = w->erased != UINT32_MAX;
  }
  free_plan_deinit(&plan);
  return ok;
}

/* ---- Whether there is anything to do ---- */

static bool is_number(analysis_t *a, MlirValue value) {
  return !analysis_type(a, mlirValueGetType(value)).tensor;
}

/* Whether operation `id` gives something that may be a size, or takes it from
 * outside. A list is what it is made of. */
static bool may_have_size(analysis_t *a, uint32_t id) {
  MlirOperation op = analysis_operation(a, id);
  bool is_list = op_is_named(op, "torch.prim.ListConstruct");
  bool gives = !is_list && !(analysis_policy(a, id).traits & OP_TRAIT_CONSTANT);
  for (intptr_t k = mlirOperationGetNumResults(op); k-- > 0 && gives;)
    if (is_number(a, mlirOperationGetResult(op, k)))
      return true;
  for (intptr_t k = mlirOperationGetNumOperands(op); k-- > 0;) {
    MlirValue value = mlirOperationGetOperand(op, k);
    if (mlirValueIsABlockArgument(value) && is_number(a, value))
      return true;
  }
  return false;
}

/* Where nothing that stays reads a size, all is free as it is, and the shapes
 * need not be found out. */
static bool reads_sizes(analysis_t *a) {
  for (uint32_t id = 1; id < analysis_num_operations(a); ++id)
    if (analysis_class(a, id) == ANALYSIS_LIVE && may_have_size(a, id))
      return true;
  return false;
}

static bool free_sizes(work_t *w) {
  return !reads_sizes(w->analysis) || run(w);
}

const work_step_t free_sizes_step = {"free-sizes", REPORT_KEPT, free_sizes,
                                     false};

MlirLogicalResult free_sizes_run(MlirOperation root,
                                 const verb_options_t *options) {
  return work_run(root, options, &free_sizes_step);
}
