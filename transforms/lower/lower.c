/* Lowers checks: reads all of them, then changes the IR. */
#include "transforms/lower/lower.h"

#include <string.h>

#include "dialect/op_name.h"
#include "dialect/string_ref.h"
#include "mlir-c/BuiltinAttributes.h"
#include "transforms/build.h"
#include "transforms/dialects.h"
#include "transforms/lower/lower_check.h"
#include "transforms/lower/lower_entry.h"
#include "transforms/lower/lower_shapes.h"
#include "transforms/remark.h"
#include "transforms/unwrap.h"

/* What is planned for a root. */
typedef struct plan_t {
  analysis_t *analysis;
  arena_t *arena;
  const verb_options_t *options;
  bool assume, entry;
  /* By number of assertion; a check without a block is none of ours. */
  lower_check_t *checks;
  uint8_t *lowered, *hoisted;
  uint32_t num_refused;
} plan_t;

static MlirOperation operation_of(const plan_t *plan, uint32_t i) {
  return analysis_operation(plan->analysis,
                            analysis_assertion(plan->analysis, i)->id);
}

/* ---- Planning ---- */

static bool plan_one(plan_t *plan, uint32_t i) {
  lower_check_t *check = &plan->checks[i];
  MlirOperation op = operation_of(plan, i);
  bool ok = true;
  if (op_is_named(op, "tosa.custom"))
    ok = lower_check_read(op, plan->arena, check);
  else if (analysis_assertion(plan->analysis, i)->shape == ANALYSIS_REGION)
    ok = lower_check_region(plan->analysis,
                            analysis_assertion(plan->analysis, i)->id,
                            plan->arena, check);
  else
    return true;
  plan->lowered[i] = !check->reason;
  plan->num_refused += check->reason != NULL;
  return ok;
}

/* The function around `op` if that stands in it directly, else null. */
static MlirOperation function_of(MlirOperation op) {
  MlirOperation parent = mlirOperationGetParentOperation(op);
  return !mlirOperationIsNull(parent) && op_is_named(parent, "func.func")
             ? parent
             : (MlirOperation){NULL};
}

/* Whether all operands of check `i` are arguments of its function. */
static bool is_on_arguments(const plan_t *plan, uint32_t i) {
  MlirOperation op = operation_of(plan, i), function = function_of(op);
  if (!plan->lowered[i] || mlirOperationIsNull(function))
    return false;
  for (intptr_t k = 0; k < mlirOperationGetNumOperands(op); ++k) {
    MlirValue argument =
        lower_entry_argument(function, mlirOperationGetOperand(op, k));
    if (mlirValueIsNull(argument) ||
        build_refuse_cast(
            mlirValueGetType(argument),
            mlirValueGetType(mlirBlockGetArgument(plan->checks[i].block, k))))
      return false;
  }
  return true;
}

static bool plan_all(plan_t *plan) {
  uint32_t count = analysis_num_assertions(plan->analysis);
  uint8_t *candidates = ARENA_NEW(plan->arena, uint8_t, (size_t)count + 1);
  plan->checks = ARENA_NEW(plan->arena, lower_check_t, (size_t)count + 1);
  plan->lowered = ARENA_NEW(plan->arena, uint8_t, (size_t)count + 1);
  plan->hoisted = ARENA_NEW(plan->arena, uint8_t, (size_t)count + 1);
  bool ok = candidates && plan->checks && plan->lowered && plan->hoisted;
  for (uint32_t i = 0; i < count && ok; ++i)
    ok = plan_one(plan, i);
  if (!ok || !plan->entry)
    return ok;
  for (uint32_t i = 0; i < count; ++i)
    candidates[i] = is_on_arguments(plan, i);
  return lower_entry_find(plan->analysis, candidates, plan->arena,
                          plan->hoisted);
}

static void destroy_checks(plan_t *plan) {
  uint32_t count = analysis_num_assertions(plan->analysis);
  for (uint32_t i = 0; i < count && plan->checks; ++i)
    lower_check_destroy(&plan->checks[i]);
}

/* ---- Changing the IR ---- */

/* An operand as the check has it, cast in front of `place` if need be. */
static MlirValue adapt(MlirValue value, MlirType type, MlirOperation place) {
  if (mlirTypeEqual(mlirValueGetType(value), type))
    return value;
  MlirOperationState state = mlirOperationStateGet(
      string_ref("tensor.cast"), mlirOperationGetLocation(place));
  mlirOperationStateAddOperands(&state, 1, &value);
  mlirOperationStateAddResults(&state, 1, &type);
  MlirOperation op = mlirOperationCreate(&state);
  mlirBlockInsertOwnedOperationBefore(mlirOperationGetBlock(place), place, op);
  return mlirOperationGetResult(op, 0);
}

static void assume(MlirOperation assertion) {
  MlirContext context = mlirOperationGetContext(assertion);
  MlirOperationState state = mlirOperationStateGet(
      string_ref("llvm.intr.assume"), mlirOperationGetLocation(assertion));
  MlirValue condition = mlirOperationGetOperand(assertion, 0);
  MlirNamedAttribute bundles = mlirNamedAttributeGet(
      mlirIdentifierGet(context, string_ref("op_bundle_sizes")),
      mlirDenseI32ArrayGet(context, 0, NULL));
  mlirOperationStateAddOperands(&state, 1, &condition);
  mlirOperationStateAddAttributes(&state, 1, &bundles);
  mlirBlockInsertOwnedOperationBefore(mlirOperationGetBlock(assertion),
                                      assertion, mlirOperationCreate(&state));
  mlirOperationDestroy(assertion);
}

/* Moves the operations of check `i` in front of `place`, which has the location
 * that those of a carried check get. */
static void move_operations(plan_t *plan, uint32_t i, MlirOperation place) {
  lower_check_t *check = &plan->checks[i];
  bool carried = !mlirOperationIsNull(check->function);
  MlirLocation location = mlirOperationGetLocation(operation_of(plan, i));
  for (;;) {
    MlirOperation op = mlirBlockGetFirstOperation(check->block);
    if (mlirOperationIsNull(op) || op_is_named(op, "func.return"))
      return;
    mlirOperationMoveBefore(op, place);
    if (carried)
      mlirOperationSetLocation(op, location);
    if (plan->assume && op_is_named(op, "cf.assert"))
      assume(op);
  }
}

/* Unwraps the regions in the region of assertion `i`. */
static void unwrap_nested(const analysis_t *a, uint32_t i) {
  uint32_t id = analysis_assertion(a, i)->id;
  for (uint32_t k = id + 1; k < analysis_end(a, id); ++k)
    if (op_is_named(analysis_operation(a, k), "assertion.region"))
      unwrap_region(analysis_operation(a, k));
}

/* Puts check `i` in front of `place`. */
static void lower_one(plan_t *plan, uint32_t i, MlirOperation place) {
  MlirOperation op = operation_of(plan, i);
  unwrap_nested(plan->analysis, i);
  MlirBlock block = plan->checks[i].block;
  for (intptr_t k = 0; k < mlirOperationGetNumOperands(op); ++k) {
    MlirValue argument = mlirBlockGetArgument(block, k);
    MlirValue operand = mlirOperationGetOperand(op, k);
    if (plan->hoisted[i])
      operand = lower_entry_argument(function_of(op), operand);
    mlirValueReplaceAllUsesOfWith(
        argument, adapt(operand, mlirValueGetType(argument), place));
  }
  move_operations(plan, i, place);
}

/* The operation in front of which checks of its function are hoisted. */
static MlirOperation entry_of(MlirOperation op) {
  return mlirBlockGetFirstOperation(
      mlirRegionGetFirstBlock(mlirOperationGetFirstRegion(function_of(op))));
}

/* Those that are hoisted to one function follow each other in front of what was
 * its first operation; what is replaced goes last. */
static void change(plan_t *plan) {
  uint32_t count = analysis_num_assertions(plan->analysis);
  MlirOperation function = {NULL}, entry = {NULL};
  for (uint32_t i = 0; i < count; ++i) {
    MlirOperation op = operation_of(plan, i);
    if (plan->hoisted[i] && (mlirOperationIsNull(function) ||
                             !mlirOperationEqual(function, function_of(op)))) {
      function = function_of(op);
      entry = entry_of(op);
    }
    if (plan->lowered[i])
      lower_one(plan, i, plan->hoisted[i] ? entry : op);
  }
  for (uint32_t i = 0; i < count; ++i)
    if (plan->lowered[i])
      mlirOperationDestroy(operation_of(plan, i));
}

/* ---- What is said ---- */

static void remark_lowered(plan_t *plan, uint32_t i) {
  const analysis_assertion_t *as = analysis_assertion(plan->analysis, i);
  text_t text = {.arena = plan->arena};
  if (plan->options->quiet)
    return;
  text_add_string(&text, "lowered assertion");
  remark_add_message(&text, as->message);
  if (plan->hoisted[i])
    text_add_string(&text, " at the function's entry");
  if (plan->assume)
    text_add_string(&text, "; where it fails, behaviour is undefined now");
  remark_emit(analysis_operation(plan->analysis, as->inner),
              MlirDiagnosticRemark, text_ref(&text), plan->options);
}

static void report_refused(plan_t *plan, uint32_t i) {
  const analysis_assertion_t *as = analysis_assertion(plan->analysis, i);
  const lower_check_t *check = &plan->checks[i];
  text_t text = {.arena = plan->arena};
  text_add_string(&text, "can't lower assertion");
  remark_add_message(&text, as->message);
  text_format(&text, ": %s", check->reason);
  remark_emit(check->obstacle, MlirDiagnosticError, text_ref(&text),
              plan->options);
  if (plan->options->report)
    report_set_left(plan->options->report, i, check->reason);
}

/* What is of domain "assertion" and gives results is no check: the analysis
 * passes over it. */
static void refuse_results(plan_t *plan) {
  const analysis_t *a = plan->analysis;
  for (uint32_t id = 0; id < analysis_num_operations(a); ++id) {
    MlirOperation op = analysis_operation(a, id);
    const policy_assertion_t *row = analysis_policy(a, id).assertion;
    if (!mlirOperationGetNumResults(op) || !op_is_named(op, "tosa.custom") ||
        !row || !policy_assertion_applies(row, op))
      continue;
    remark_emit(
        op, MlirDiagnosticError,
        string_ref("can't lower assertion: it gives results, and a check "
                   "has none"),
        plan->options);
    ++plan->num_refused;
  }
}

/* Reports on each assertion, before anything changes. */
static void say(plan_t *plan) {
  refuse_results(plan);
  for (uint32_t i = 0; i < analysis_num_assertions(plan->analysis); ++i) {
    if (plan->checks[i].reason)
      report_refused(plan, i);
    else if (!plan->lowered[i] && plan->options->report)
      report_set_left(plan->options->report, i,
                      "it is neither carried nor in a region");
  }
  if (plan->num_refused && !plan->options->keep_going)
    return;
  for (uint32_t i = 0; i < analysis_num_assertions(plan->analysis); ++i)
    if (plan->lowered[i])
      remark_lowered(plan, i);
}

static MlirLogicalResult run(plan_t *plan, MlirOperation root) {
  const verb_options_t *options = plan->options;
  bool ok = plan_all(plan);
  ok = ok &&
       (!options->report || report_add_section(options->report, "lower",
                                               plan->analysis, REPORT_LOWERED));
  if (!ok)
    return remark_no_memory(root, options);
  say(plan);
  if (plan->num_refused && !options->keep_going)
    return mlirLogicalResultFailure();
  change(plan);
  return plan->num_refused ? mlirLogicalResultFailure()
                           : mlirLogicalResultSuccess();
}

/* Carried checks and regions; shape operations stay. Dialects are loaded where
 * there may be a check to read. */
static MlirLogicalResult lower_checks(MlirOperation root, bool load,
                                      const verb_options_t *options) {
  analysis_t *a = analysis_create(root, &options->analysis);
  if (!a)
    return remark_no_memory(root, options);
  arena_t arena;
  arena_init(&arena, allocator_system());
  if (load)
    dialects_load(mlirOperationGetContext(root));
  plan_t plan = {.analysis = a, .arena = &arena, .options = options};
  plan.assume = options->argument && !strcmp(options->argument, "assume");
  plan.entry = options->argument && !strcmp(options->argument, "entry");
  MlirLogicalResult result = run(&plan, root);
  destroy_checks(&plan);
  arena_deinit(&arena);
  analysis_destroy(a);
  return result;
}

MlirLogicalResult lower_run(MlirOperation root, const verb_options_t *options) {
  lower_met_t met;
  MlirLogicalResult checks = mlirLogicalResultSuccess();
  MlirLogicalResult shapes = lower_shapes_run(root, options, &met);
  if (mlirLogicalResultIsFailure(shapes) && !options->keep_going)
    return shapes;
  if (met.checks || options->report)
    checks = lower_checks(root, met.checks, options);
  else if (options->unchanged)
    *options->unchanged = met.unchanged;
  return mlirLogicalResultIsFailure(shapes) ? shapes : checks;
}
