/* Carries assertions: plans all checks, then changes the IR. */
#include "transforms/carry/carry.h"

#include "dialect/string_ref.h"
#include "mlir-c/BuiltinAttributes.h"
#include "transforms/carry/carry_check.h"
#include "transforms/dialects.h"
#include "transforms/doom.h"
#include "transforms/erase.h"
#include "transforms/remark.h"
#include "transforms/unwrap.h"

/* What becomes of an assertion. */
typedef enum fate_t {
  /* It is tosa's already. */
  FATE_STAYS,
  FATE_REFUSED,
  FATE_CARRIED,
} fate_t;

/* What is planned for a root. */
typedef struct plan_t {
  analysis_t *analysis;
  arena_t *arena;
  const verb_options_t *options;
  /* By number of assertion. */
  carry_check_t *checks;
  uint8_t *fates;
  uint32_t num_refused;
  /* By number of operation: what goes. */
  uint8_t *doomed;
} plan_t;

/* ---- Which assertions can be carried ---- */

static bool is_region(const analysis_t *a, uint32_t id) {
  return mlirStringRefEqual(
      mlirIdentifierStr(mlirOperationGetName(analysis_operation(a, id))),
      string_ref("assertion.region"));
}

/* Why operation `id` can't be in the subtree of assertion `as`; NULL if it may.
 */
static const char *refuse_inner(const analysis_t *a,
                                const analysis_assertion_t *as, uint32_t id) {
  analysis_root_t root = analysis_root((analysis_t *)(uintptr_t)a, id);
  policy_entry_t policy = analysis_policy(a, id);
  bool in_raise = as->shape == ANALYSIS_RAISE ||
                  (id > as->inner && id < analysis_end(a, as->inner));
  if (id == as->inner)
    return NULL;
  if (policy.traits & OP_TRAIT_TERMINATOR)
    return in_raise ? NULL : "ends the assertion's region";
  if (policy.assertion && policy.assertion->kind != POLICY_KIND_REGION &&
      policy_assertion_applies(policy.assertion, analysis_operation(a, id)))
    return "is an assertion in the same region";
  bool effects = root == ANALYSIS_ROOT_EFFECTS || root == ANALYSIS_ROOT_UNKNOWN;
  return effects && !in_raise && !policy.assertion
             ? "has effects in the assertion's region"
             : NULL;
}

/* Refuses what holds more than one check, or one in another operation. */
static void judge_contents(plan_t *plan, const analysis_assertion_t *as,
                           carry_check_t *check) {
  const analysis_t *a = plan->analysis;
  uint32_t end = analysis_end(a, as->id);
  for (uint32_t id = as->inner; id != as->id;) {
    id = analysis_parent(a, id);
    if (!is_region(a, id)) {
      check->reason = "holds the assertion in its region";
      check->obstacle = analysis_operation(a, id);
      return;
    }
  }
  for (uint32_t id = as->id + 1; id < end && !check->reason; ++id) {
    check->reason = refuse_inner(a, as, id);
    check->obstacle = analysis_operation(a, id);
  }
}

static bool plan_one(plan_t *plan, uint32_t i) {
  const analysis_assertion_t *as = analysis_assertion(plan->analysis, i);
  carry_check_t *check = &plan->checks[i];
  if (as->kind == POLICY_KIND_TOSA)
    return true;
  if (as->row && as->row->form == POLICY_FORM_WITNESS) {
    check->reason = "gives a witness that others take";
    check->obstacle = analysis_operation(plan->analysis, as->inner);
  }
  judge_contents(plan, as, check);
  bool ok =
      check->reason || carry_check_make(plan->analysis, i, plan->arena, check);
  plan->fates[i] = check->reason ? FATE_REFUSED : FATE_CARRIED;
  plan->num_refused += check->reason != NULL;
  return ok;
}

static bool plan_all(plan_t *plan) {
  uint32_t count = analysis_num_assertions(plan->analysis);
  plan->checks = ARENA_NEW(plan->arena, carry_check_t, (size_t)count + 1);
  plan->fates = ARENA_NEW(plan->arena, uint8_t, (size_t)count + 1);
  bool ok = plan->checks && plan->fates;
  for (uint32_t i = 0; i < count && ok; ++i)
    ok = plan_one(plan, i);
  return ok;
}

/* ---- What goes ---- */

/* Marks as needed the subtree of `id` if it would go, onto the work list. */
static void need(const analysis_t *a, uint32_t id, uint8_t *needed,
                 uint32_t *stack, uint32_t *top) {
  if (id == ANALYSIS_NONE)
    return;
  analysis_class_t class_ = analysis_class(a, id);
  if (class_ != ANALYSIS_SLICE && class_ != ANALYSIS_ASSERTION)
    return;
  for (uint32_t k = id; k < analysis_end(a, id); ++k)
    if (!needed[k]) {
      needed[k] = 1;
      stack[(*top)++] = k;
    }
}

/* Marks what the captures and the assertions that stay need. */
static uint8_t *find_needed(plan_t *plan) {
  const analysis_t *a = plan->analysis;
  uint32_t count = analysis_num_operations(a), top = 0;
  uint8_t *needed = ARENA_NEW(plan->arena, uint8_t, count);
  uint32_t *stack = ARENA_NEW(plan->arena, uint32_t, count);
  if (!needed || !stack)
    return NULL;
  for (uint32_t i = 0; i < analysis_num_assertions(a); ++i) {
    const carry_check_t *check = &plan->checks[i];
    if (plan->fates[i] != FATE_CARRIED)
      need(a, analysis_assertion(a, i)->id, needed, stack, &top);
    for (uint32_t k = 0; k < check->num_captures; ++k)
      need(a, analysis_def(a, check->captures[k]), needed, stack, &top);
  }
  while (top) {
    MlirOperation op = analysis_operation(a, stack[--top]);
    for (intptr_t k = 0; k < mlirOperationGetNumOperands(op); ++k)
      need(a, analysis_def(a, carry_resolve(mlirOperationGetOperand(op, k))),
           needed, stack, &top);
  }
  return needed;
}

static bool find_doomed(plan_t *plan) {
  const analysis_t *a = plan->analysis;
  uint32_t count = analysis_num_operations(a);
  uint8_t *needed = find_needed(plan);
  plan->doomed = ARENA_NEW(plan->arena, uint8_t, count);
  if (!needed || !plan->doomed)
    return false;
  for (uint32_t id = 1; id < count; ++id)
    plan->doomed[id] =
        !needed[id] && (analysis_class(a, id) == ANALYSIS_SLICE ||
                        analysis_class(a, id) == ANALYSIS_ASSERTION);
  return doom_dead_users(a, plan->doomed, plan->arena);
}

/* ---- Changing the IR ---- */

/* The tensor as a builtin one of type `text`, in front of `place`. */
static MlirValue convert(MlirValue value, const char *text,
                         MlirOperation place) {
  MlirContext context = mlirOperationGetContext(place);
  MlirType type = mlirTypeParseGet(context, string_ref(text));
  if (mlirTypeEqual(type, mlirValueGetType(value)))
    return value;
  MlirOperationState state = mlirOperationStateGet(
      string_ref("torch_c.to_builtin_tensor"), mlirOperationGetLocation(place));
  mlirOperationStateAddOperands(&state, 1, &value);
  mlirOperationStateAddResults(&state, 1, &type);
  MlirOperation op = mlirOperationCreate(&state);
  mlirBlockInsertOwnedOperationBefore(mlirOperationGetBlock(place), place, op);
  return mlirOperationGetResult(op, 0);
}

static MlirNamedAttribute named(MlirContext context, const char *name,
                                MlirStringRef value) {
  return mlirNamedAttributeGet(mlirIdentifierGet(context, string_ref(name)),
                               mlirStringAttrGet(context, value));
}

/* The tosa.custom of a check in front of `place`. */
static bool create_custom(const carry_check_t *check, MlirStringRef message,
                          MlirOperation place, arena_t *arena) {
  MlirContext context = mlirOperationGetContext(place);
  MlirValue *inputs =
      ARENA_NEW(arena, MlirValue, (size_t)check->num_captures + 1);
  if (!inputs)
    return false;
  for (uint32_t k = 0; k < check->num_captures; ++k)
    inputs[k] = convert(check->captures[k], check->types[k], place);
  MlirNamedAttribute attributes[] = {
      named(context, "operator_name", string_ref("check")),
      named(context, "domain_name", string_ref("assertion")),
      named(context, "implementation_attrs", check->text),
      named(context, "assertion.message", message),
  };
  MlirOperationState state = mlirOperationStateGet(
      string_ref("tosa.custom"), mlirOperationGetLocation(place));
  mlirOperationStateAddOperands(&state, check->num_captures, inputs);
  mlirOperationStateAddAttributes(&state, message.data ? 4 : 3, attributes);
  mlirBlockInsertOwnedOperationBefore(mlirOperationGetBlock(place), place,
                                      mlirOperationCreate(&state));
  return true;
}

static void remark_carried(plan_t *plan, uint32_t i) {
  const analysis_assertion_t *as = analysis_assertion(plan->analysis, i);
  uint32_t count = plan->checks[i].num_captures;
  text_t text = {.arena = plan->arena};
  if (plan->options->quiet)
    return;
  text_add_string(&text, "carried assertion");
  remark_add_message(&text, as->message);
  text_format(&text, " on %u tensor%s", count, count == 1 ? "" : "s");
  remark_emit(analysis_operation(plan->analysis, as->inner),
              MlirDiagnosticRemark, text_ref(&text), plan->options);
}

/* Unwraps the assertion and puts its check in front of it. */
static bool carry_one(plan_t *plan, uint32_t i) {
  const analysis_t *a = plan->analysis;
  const analysis_assertion_t *as = analysis_assertion(a, i);
  remark_carried(plan, i);
  for (uint32_t id = as->id; id < analysis_end(a, as->id); ++id)
    if (is_region(a, id)) {
      unwrap_region(analysis_operation(a, id));
      plan->doomed[id] = 0;
    }
  erase_token(a, i);
  return create_custom(&plan->checks[i], as->message,
                       analysis_operation(a, as->inner), plan->arena);
}

/* ---- What is refused ---- */

static void report_refused(plan_t *plan, uint32_t i) {
  const analysis_assertion_t *as = analysis_assertion(plan->analysis, i);
  const carry_check_t *check = &plan->checks[i];
  MlirOperation op = analysis_operation(plan->analysis, as->inner);
  text_t text = {.arena = plan->arena}, reason = {.arena = plan->arena};
  text_add(&reason, policy_operator_name(check->obstacle));
  text_format(&reason, " %s", check->reason);
  text_add_string(&text, "can't carry assertion");
  remark_add_message(&text, as->message);
  text_format(&text, ": %s", text_string(&reason));
  remark_emit(op, MlirDiagnosticError, text_ref(&text), plan->options);
  if (!mlirOperationEqual(op, check->obstacle))
    remark_emit(check->obstacle, MlirDiagnosticNote,
                string_ref("this is the operation"), plan->options);
  if (plan->options->report)
    report_set_left(plan->options->report, i, text_string(&reason));
}

/* Does what was planned. Fails only without memory. */
static bool change(plan_t *plan, uint32_t *erased) {
  uint32_t count = analysis_num_assertions(plan->analysis);
  if (!find_doomed(plan))
    return false;
  for (uint32_t i = 0; i < count; ++i)
    if (plan->fates[i] == FATE_CARRIED && !carry_one(plan, i))
      return false;
  *erased = erase_all(plan->analysis, plan->doomed);
  return true;
}

static MlirLogicalResult run(plan_t *plan, MlirOperation root) {
  const verb_options_t *options = plan->options;
  uint32_t erased = 0;
  bool ok = plan_all(plan);
  ok = ok &&
       (!options->report || report_add_section(options->report, "carry",
                                               plan->analysis, REPORT_CARRIED));
  if (!ok)
    return remark_no_memory(root, options);
  remark_skipped(plan->analysis, options);
  for (uint32_t i = 0; i < analysis_num_assertions(plan->analysis); ++i)
    if (plan->fates[i] == FATE_REFUSED)
      report_refused(plan, i);
  if (plan->num_refused && !options->keep_going)
    return mlirLogicalResultFailure();
  if (!change(plan, &erased))
    return remark_no_memory(root, options);
  if (options->report)
    report_set_erased(options->report, erased);
  return plan->num_refused ? mlirLogicalResultFailure()
                           : mlirLogicalResultSuccess();
}

MlirLogicalResult carry_run(MlirOperation root, const verb_options_t *options) {
  analysis_t *a = analysis_create(root, &options->analysis);
  if (!a)
    return remark_no_memory(root, options);
  arena_t arena;
  arena_init(&arena, allocator_system());
  dialects_load(mlirOperationGetContext(root));
  plan_t plan = {.analysis = a, .arena = &arena, .options = options};
  MlirLogicalResult result = run(&plan, root);
  arena_deinit(&arena);
  analysis_destroy(a);
  return result;
}
