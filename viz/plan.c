/* Decides what is shown, most important first, until the nodes are used up. */
#include "viz/plan.h"

#include <string.h>

#include "mlir-c/BuiltinAttributes.h"
#include "transforms/doom.h"

/* Up to so many functions are drawn though nothing in them is. */
enum { FEW_FUNCTIONS = 8 };

static MlirStringRef string_attribute(MlirOperation op, const char *name) {
  MlirAttribute attribute =
      mlirOperationGetAttributeByName(op, mlirStringRefCreateFromCString(name));
  bool is_string =
      !mlirAttributeIsNull(attribute) && mlirAttributeIsAString(attribute);
  return is_string ? mlirStringAttrGetValue(attribute)
                   : mlirStringRefCreate(NULL, 0);
}

static bool is_function(const analysis_t *a, uint32_t id) {
  return id && analysis_policy(a, id).traits & OP_TRAIT_SYMBOL &&
         mlirOperationGetNumRegions(analysis_operation(a, id));
}

uint32_t plan_find_function(const analysis_t *a, MlirStringRef name) {
  for (uint32_t id = 0; id < analysis_num_operations(a); ++id) {
    MlirOperation op = analysis_operation(a, id);
    if (mlirOperationGetNumRegions(op) &&
        mlirStringRefEqual(string_attribute(op, "sym_name"), name))
      return id;
  }
  return ANALYSIS_NONE;
}

bool plan_is_constant(const analysis_t *a, uint32_t id) {
  MlirOperation op = analysis_operation(a, id);
  return analysis_policy(a, id).traits & OP_TRAIT_CONSTANT &&
         mlirOperationGetNumResults(op) == 1 &&
         !mlirOperationGetNumOperands(op) && !mlirOperationGetNumRegions(op);
}

uint32_t plan_owner(const plan_t *plan, uint32_t id) {
  uint32_t at = analysis_assertion_at(plan->analysis, id);
  if (at != ANALYSIS_NONE)
    return at;
  if (analysis_class(plan->analysis, id) != ANALYSIS_SLICE)
    return ANALYSIS_NONE;
  uint32_t owner = analysis_owner(plan->analysis, id);
  return owner == ANALYSIS_NONE ? PLAN_SHARED : owner;
}

bool plan_goes(const plan_t *plan, uint32_t id) {
  return plan->gone && plan->gone[id];
}

static bool in_scope(const plan_t *plan, uint32_t id) {
  return id >= plan->scope && id < analysis_end(plan->analysis, plan->scope);
}

bool plan_wants(const plan_t *plan, uint32_t i) {
  uint32_t wanted = plan->options->assertion;
  return (wanted == ANALYSIS_NONE || wanted == i) &&
         in_scope(plan, analysis_assertion(plan->analysis, i)->id);
}

/* Takes `nodes` from what is left; false where they are not. */
static bool spend(plan_t *plan, uint32_t nodes) {
  if (plan->options->all)
    return true;
  if (plan->left < nodes)
    return false;
  plan->left -= nodes;
  return true;
}

/* The operation around `id` within the scope, or NONE. */
static uint32_t around(const plan_t *plan, uint32_t id) {
  return id == plan->scope ? ANALYSIS_NONE
                           : analysis_parent(plan->analysis, id);
}

/* Marks `id` and what is around it as clusters. False where that is too deep,
 * and then nothing is marked. */
static bool hold(plan_t *plan, uint32_t id) {
  uint32_t top = id, steps = 0;
  while (top != ANALYSIS_NONE && !(plan->ops[top] & PLAN_HOLDS) &&
         steps <= PLAN_MAX_NESTING) {
    top = around(plan, top);
    ++steps;
  }
  uint32_t depth = steps + (top == ANALYSIS_NONE ? 0 : plan->depths[top]);
  if (depth > PLAN_MAX_NESTING)
    return false;
  for (uint32_t up = id; up != top; up = around(plan, up)) {
    plan->ops[up] |= PLAN_HOLDS;
    plan->depths[up] = (uint8_t)depth--;
  }
  return true;
}

/* Plans a node for `id`, with another for what is folded behind it and one for
 * each constant that it uses. False where that is too many. */
static bool show(plan_t *plan, uint32_t id, uint8_t why) {
  const analysis_t *a = plan->analysis;
  if (!in_scope(plan, id) || id == plan->scope || plan_is_constant(a, id))
    return true;
  if (!(plan->ops[id] & PLAN_SHOWN)) {
    intptr_t operands = mlirOperationGetNumOperands(analysis_operation(a, id));
    if (!hold(plan, analysis_parent(a, id)) ||
        !spend(plan, 2 + (operands < 16 ? (uint32_t)operands : 16)))
      return false;
  }
  plan->ops[id] |= PLAN_SHOWN | why;
  return true;
}

/* Shows the operation, with all that is in it. */
static bool show_subtree(plan_t *plan, uint32_t id) {
  bool fits = true;
  for (uint32_t k = id; k < analysis_end(plan->analysis, id); ++k)
    fits = show(plan, k, 0) && fits;
  return fits;
}

/* ---- Assertions ---- */

static bool show_value(plan_t *plan, MlirValue value) {
  uint32_t id = analysis_def(plan->analysis, value);
  if (id != ANALYSIS_NONE)
    return show(plan, id, PLAN_CAPTURE);
  return spend(plan, 1) && pointer_map_set(&plan->arguments, value.ptr, 1);
}

static bool add_guard(plan_t *plan, plan_guard_t guard) {
  if (!arena_grow_array(&plan->arena, (void **)&plan->guards, &plan->max_guards,
                        plan->num_guards, sizeof guard))
    return false;
  plan->guards[plan->num_guards++] = guard;
  return true;
}

/* Shows what assertion `i` reads and guards, as far as nodes are left. */
static void show_around(plan_t *plan, uint32_t i) {
  analysis_values_t captures = analysis_captures(plan->analysis, i);
  for (uint32_t k = 0; k < captures.count; ++k)
    show_value(plan, captures.values[k]);
  analysis_list_t guarded = analysis_guarded(plan->analysis, i);
  uint32_t listed =
      guarded.count < ANALYSIS_LISTED ? guarded.count : ANALYSIS_LISTED;
  for (uint32_t k = 0; k < listed; ++k)
    if (show(plan, guarded.ids[k], PLAN_GUARDED))
      add_guard(plan, (plan_guard_t){i, guarded.ids[k]});
}

/* Shows assertion `i` whole where there is room for that. */
static void show_assertion(plan_t *plan, uint32_t i) {
  const analysis_t *a = plan->analysis;
  analysis_ids_t slice = analysis_slice(a, i);
  uint32_t id = analysis_assertion(a, i)->id;
  uint32_t inside = analysis_end(a, id) - id;
  if (!plan->options->all && plan->left / 4 < slice.count + inside)
    return;
  plan->details[i] = PLAN_FULL;
  if (analysis_assertion(a, i)->shape == ANALYSIS_RAISE)
    show(plan, id, 0);
  else
    show_subtree(plan, id);
  for (uint32_t k = 0; k < slice.count; ++k)
    show(plan, slice.ids[k], 0);
  if (plan->options->depth)
    show_around(plan, i);
}

/* First all assertions are folded: each one, or together where half the nodes
 * are too few. */
static void fold_assertions(plan_t *plan, uint32_t nodes) {
  const analysis_t *a = plan->analysis;
  uint32_t count = analysis_num_assertions(a), wanted = 0;
  for (uint32_t i = 0; i < count; ++i)
    wanted += plan_wants(plan, i);
  bool grouped = !plan->options->all && wanted > nodes / 2;
  for (uint32_t i = 0; i < count; ++i)
    if (plan_wants(plan, i) &&
        hold(plan, analysis_parent(a, analysis_assertion(a, i)->id)))
      plan->details[i] = grouped ? PLAN_GROUPED : PLAN_COMPACT;
  if (!grouped)
    plan->left -= wanted < plan->left ? wanted : plan->left;
}

static void show_assertions(plan_t *plan) {
  uint32_t count = analysis_num_assertions(plan->analysis);
  for (int refuted = 1; refuted >= 0; --refuted)
    for (uint32_t i = 0; i < count; ++i) {
      bool is_refuted =
          analysis_assertion(plan->analysis, i)->verdict == ANALYSIS_REFUTED;
      if (plan->details[i] && is_refuted == refuted)
        show_assertion(plan, i);
    }
}

/* ---- What is around ---- */

bool plan_is_used(const plan_t *plan, uint32_t id, uint8_t bits) {
  MlirOperation op = analysis_operation(plan->analysis, id);
  for (intptr_t r = 0; r < mlirOperationGetNumResults(op); ++r) {
    MlirOpOperand use = mlirValueGetFirstUse(mlirOperationGetResult(op, r));
    for (; !mlirOpOperandIsNull(use); use = mlirOpOperandGetNextUse(use)) {
      uint32_t user = analysis_id(plan->analysis, mlirOpOperandGetOwner(use));
      if (user != ANALYSIS_NONE && plan->ops[user] & bits)
        return true;
    }
  }
  return false;
}

/* Shows what several assertions share, from users back to definitions. */
static void show_shared(plan_t *plan) {
  for (uint32_t id = analysis_end(plan->analysis, plan->scope);
       id-- > plan->scope;)
    if (plan_owner(plan, id) == PLAN_SHARED &&
        plan_is_used(plan, id, PLAN_SHOWN))
      show_subtree(plan, id);
}

/* Whether anything that `id` reads is shown in a slice. */
static bool uses_slice(const plan_t *plan, uint32_t id) {
  MlirOperation op = analysis_operation(plan->analysis, id);
  for (intptr_t k = 0; k < mlirOperationGetNumOperands(op); ++k) {
    uint32_t def = analysis_def(plan->analysis, mlirOperationGetOperand(op, k));
    if (def != ANALYSIS_NONE && plan->ops[def] & PLAN_SHOWN &&
        plan_owner(plan, def) != ANALYSIS_NONE)
      return true;
  }
  return false;
}

/* Shows what else says something on the assertions: those that were not
 * selected, and what is dead and goes because it uses a slice. */
static void show_others(plan_t *plan) {
  analysis_t *a = plan->analysis;
  bool one = plan->options->assertion != ANALYSIS_NONE;
  for (uint32_t id = plan->scope; id < analysis_end(a, plan->scope); ++id) {
    bool dead = analysis_class(a, id) == ANALYSIS_DEAD && uses_slice(plan, id);
    bool kept = !one && analysis_policy(a, id).assertion &&
                analysis_root(a, id) == ANALYSIS_ROOT_UNSELECTED;
    if (dead || kept)
      show(plan, id, 0);
  }
}

/* One step further from slices: what shown operations read, and what uses
 * them. `marks` has those of the step before. False where that is nothing
 * more, and so are all further steps. */
static bool widen(plan_t *plan, uint8_t *marks) {
  analysis_t *a = plan->analysis;
  uint32_t end = analysis_end(a, plan->scope);
  memcpy(marks, plan->ops, analysis_num_operations(a));
  for (uint32_t id = plan->scope + 1; id < end; ++id) {
    MlirOperation op = analysis_operation(a, id);
    for (intptr_t k = 0; k < mlirOperationGetNumOperands(op); ++k) {
      uint32_t def = analysis_def(a, mlirOperationGetOperand(op, k));
      if (def == ANALYSIS_NONE || plan_is_constant(a, def))
        continue;
      if (marks[id] & PLAN_SHOWN && !(marks[id] & PLAN_GUARDED))
        show(plan, def, 0);
      if (marks[def] & PLAN_SHOWN && !(marks[def] & PLAN_CAPTURE))
        show(plan, id, 0);
    }
  }
  return memcmp(marks, plan->ops, analysis_num_operations(a)) != 0;
}

static void hold_functions(plan_t *plan) {
  const analysis_t *a = plan->analysis;
  uint32_t count = 0;
  for (uint32_t id = 0; id < analysis_num_operations(a); ++id)
    count += is_function(a, id);
  for (uint32_t id = 0; id < analysis_num_operations(a); ++id)
    if (is_function(a, id) && count <= FEW_FUNCTIONS)
      hold(plan, id);
}

static bool prepare(plan_t *plan) {
  uint32_t operations = analysis_num_operations(plan->analysis);
  uint32_t assertions = analysis_num_assertions(plan->analysis);
  plan->ops = ARENA_NEW(&plan->arena, uint8_t, operations);
  plan->depths = ARENA_NEW(&plan->arena, uint8_t, operations);
  plan->details = ARENA_NEW(&plan->arena, uint8_t, assertions + 1);
  bool has_map = pointer_map_init(&plan->arguments, allocator_system(), 16);
  if (plan->options->dropped)
    plan->gone =
        doom_erased(plan->analysis, plan->options->swept, &plan->arena);
  return plan->ops && plan->depths && plan->details && has_map &&
         !plan->arena.failed;
}

bool plan_make(plan_t *plan, analysis_t *analysis,
               const view_options_t *options, uint32_t nodes, uint32_t spare) {
  *plan = (plan_t){.analysis = analysis,
                   .options = options,
                   .left = nodes - (spare < nodes ? spare : nodes)};
  arena_init(&plan->arena, allocator_system());
  if (!prepare(plan))
    return false;
  if (options->function.length)
    plan->scope = plan_find_function(analysis, options->function);
  else
    hold_functions(plan);
  hold(plan, plan->scope);
  fold_assertions(plan, nodes);
  show_assertions(plan);
  show_shared(plan);
  show_others(plan);
  uint8_t *marks =
      ARENA_NEW(&plan->arena, uint8_t, analysis_num_operations(analysis));
  bool more = marks != NULL;
  for (uint32_t step = 1; more && step < options->depth && plan->left; ++step)
    more = widen(plan, marks);
  if (options->all)
    show_subtree(plan, plan->scope);
  return !plan->arena.failed;
}

void plan_deinit(plan_t *plan) {
  pointer_map_deinit(&plan->arguments);
  arena_deinit(&plan->arena);
}
