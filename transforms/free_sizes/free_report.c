/* What --free-sizes says: of each operation that takes a size, whether it still
 * needs it and why. */
#include <string.h>

#include "analysis/text.h"
#include "dialect/op_name.h"
#include "transforms/free_sizes/free_plan.h"

/* What is known of operations, by number. */
typedef struct uses_t {
  free_plan_t *plan;
  /* It stays once the plan is carried out and dead code is gone. */
  uint8_t *needed;
  /* It gives a size, or a scalar or list made of one. */
  uint8_t *sized;
  /* By number of name: it gives sizes of tensors. */
  uint8_t *sources;
  /* NULL: none is wanted. */
  report_t *report;
} uses_t;

/* ---- What stays ---- */

/* Whether the plan takes operand `k` away from operation `user`. */
static bool is_taken(const free_plan_t *p, uint32_t user, intptr_t k) {
  const free_edit_t *edit = &p->edits[user];
  switch (edit->action) {
  case FREE_LIST:
  case FREE_SCALAR:
    for (uint32_t i = 0; i < edit->count; ++i)
      if (edit->entries[i].keep)
        return false;
    return k == (intptr_t)edit->operand;
  case FREE_FORWARD:
  case FREE_UNSQUEEZE:
    return k > 0;
  case FREE_ERASE:
    return true;
  default:
    return false;
  }
}

static bool has_needed_use(const uses_t *u, uint32_t id) {
  const analysis_t *a = u->plan->analysis;
  MlirOperation op = analysis_operation(a, id);
  for (intptr_t k = 0; k < mlirOperationGetNumResults(op); ++k) {
    MlirOpOperand use = mlirValueGetFirstUse(mlirOperationGetResult(op, k));
    for (; !mlirOpOperandIsNull(use); use = mlirOpOperandGetNextUse(use)) {
      uint32_t user = analysis_id(a, mlirOpOperandGetOwner(use));
      intptr_t at = mlirOpOperandGetOperandNumber(use);
      if (user == ANALYSIS_NONE ||
          ((user <= id || u->needed[user]) && !is_taken(u->plan, user, at)))
        return true;
    }
  }
  return false;
}

/* Users follow what they use, but for cycles, which count as needed. */
static void find_needed(uses_t *u) {
  analysis_t *a = u->plan->analysis;
  for (uint32_t id = analysis_num_operations(a); id-- > 0;) {
    MlirOperation op = analysis_operation(a, id);
    if (analysis_class(a, id) != ANALYSIS_LIVE)
      continue;
    u->needed[id] = mlirOperationGetNumRegions(op) ||
                    analysis_root(a, id) != ANALYSIS_NOT_ROOT ||
                    (analysis_policy(a, id).traits & OP_TRAIT_TERMINATOR) ||
                    has_needed_use(u, id);
  }
}

/* ---- What takes sizes ---- */

/* Marks the names of what gives sizes of tensors. */
static void find_sources(uses_t *u) {
  static const char *const names[] = {
      "torch.aten.size.int", "torch.aten.size", "torch.aten.numel",
      "torch.aten.len.Tensor", "torch.aten._shape_as_tensor"};
  for (size_t i = 0; i < sizeof names / sizeof *names; ++i) {
    uint32_t name = analysis_find_name(u->plan->analysis, names[i]);
    if (name != ANALYSIS_NONE)
      u->sources[name] = 1;
  }
}

/* Whether the operation only makes scalars and lists, or tensors that are known
 * to hold a scalar. */
static bool is_scalar_op(free_plan_t *p, MlirOperation op) {
  if (!mlirOperationGetNumResults(op) || mlirOperationGetNumRegions(op))
    return false;
  for (intptr_t k = 0; k < mlirOperationGetNumResults(op); ++k) {
    MlirValue result = mlirOperationGetResult(op, k);
    if (analysis_type(p->analysis, mlirValueGetType(result)).tensor &&
        shapes_get(p->shapes, result).value == SIZES_NONE)
      return false;
  }
  return true;
}

static bool is_constant(free_plan_t *p, MlirValue value) {
  int64_t constant;
  shape_t shape = shapes_get(p->shapes, value);
  bool known = shape.kind == SHAPE_LIST;
  for (uint32_t i = 0; known && i < shape.count; ++i)
    known = sizes_is_constant(p->sizes, shape.sizes[i], &constant);
  return known || (shape.kind == SHAPE_SCALAR &&
                   shapes_constant(p->shapes, value, &constant));
}

/* The first operand that is made of a size and that the plan leaves. */
static bool takes_size(const uses_t *u, uint32_t id, MlirOperation op) {
  for (intptr_t k = 0; k < mlirOperationGetNumOperands(op); ++k) {
    MlirValue operand = mlirOperationGetOperand(op, k);
    uint32_t def = analysis_def(u->plan->analysis, operand);
    if (def != ANALYSIS_NONE && u->sized[def] && !is_taken(u->plan, id, k) &&
        !is_constant(u->plan, operand))
      return true;
  }
  return false;
}

/* ---- What is said ---- */

static const char *const done[] = {
    [FREE_NOTHING] = "",
    [FREE_LIST] = "its shape is constant",
    [FREE_SCALAR] = "its bound is constant",
    [FREE_FORWARD] = "its operand takes its place",
    [FREE_UNSQUEEZE] = "its operand takes its place",
    [FREE_ERASE] = "what it says is not so any more",
};

static void add(uses_t *u, uint32_t id, report_note_kind_t kind,
                const char *what) {
  MlirOperation op = analysis_operation(u->plan->analysis, id);
  if (u->report && !report_add_note(u->report, kind, op, what))
    u->plan->arena->failed = true;
}

static const char *reason_of(const uses_t *u, uint32_t id) {
  const free_edit_t *edit = &u->plan->edits[id];
  if (!edit->reason)
    return "it takes a size as a number";
  if (edit->reason != free_blocked)
    return edit->reason;
  text_t text = {.arena = u->plan->arena};
  MlirOperation user = analysis_operation(u->plan->analysis, edit->user);
  text_add(&text, op_name(user));
  text_add_string(&text, " needs it whole");
  return text_string(&text);
}

static void say_left(const uses_t *u, uint32_t id, const char *reason,
                     const verb_options_t *options) {
  MlirOperation op = analysis_operation(u->plan->analysis, id);
  text_t text = {.arena = u->plan->arena};
  text_add(&text, op_name(op));
  text_add_string(&text, " still needs a size: ");
  text_add_string(&text, reason);
  options->sink.emit(mlirOperationGetLocation(op), MlirDiagnosticRemark,
                     text_ref(&text), options->sink.user_data);
}

static void report_one(uses_t *u, uint32_t id, const verb_options_t *options) {
  free_plan_t *p = u->plan;
  MlirOperation op = analysis_operation(p->analysis, id);
  bool takes = takes_size(u, id, op);
  bool is_source = u->sources[analysis_name_of(p->analysis, id)];
  if (is_source || (takes && is_scalar_op(p, op))) {
    u->sized[id] = 1;
    return;
  }
  if (!u->needed[id] || analysis_policy(p->analysis, id).assertion)
    return;
  if ((takes || p->edits[id].reason) && options->shapes_follow)
    return;
  if (takes || p->edits[id].reason) {
    const char *reason = reason_of(u, id);
    add(u, id, REPORT_NOTE_SIZE, reason);
    if (!options->quiet)
      say_left(u, id, reason, options);
  } else if (p->edits[id].action != FREE_NOTHING) {
    add(u, id, REPORT_NOTE_FREED, done[p->edits[id].action]);
  }
}

bool free_report(free_plan_t *p, const verb_options_t *options) {
  uint32_t count = analysis_num_operations(p->analysis);
  if (!options->report && (options->quiet || options->shapes_follow))
    return true;
  uses_t u = {.plan = p, .report = options->report};
  u.needed = ARENA_NEW(p->arena, uint8_t, count);
  u.sized = ARENA_NEW(p->arena, uint8_t, count);
  u.sources =
      ARENA_NEW(p->arena, uint8_t, (size_t)analysis_num_names(p->analysis));
  if (p->arena->failed)
    return false;
  find_sources(&u);
  find_needed(&u);
  for (uint32_t id = 0; id < count; ++id)
    report_one(&u, id, options);
  return !p->arena->failed;
}
