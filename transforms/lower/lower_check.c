/* Reads checks and judges what is in them. */
#include "transforms/lower/lower_check.h"

#include <string.h>

#include "dialect/op_name.h"
#include "dialect/snippet.h"
#include "dialect/string_ref.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "transforms/build.h"

/* ---- Types ---- */

static bool is_builtin(MlirType type) {
  return mlirTypeIsAInteger(type) || mlirTypeIsAIndex(type) ||
         mlirTypeIsAFloat(type) || mlirTypeIsATensor(type);
}

/* The first type of an operand or result that --lower knows nothing of, or
 * null. */
static MlirType foreign_type(MlirOperation op) {
  for (intptr_t k = 0; k < mlirOperationGetNumOperands(op); ++k) {
    MlirType type = mlirValueGetType(mlirOperationGetOperand(op, k));
    if (!is_builtin(type))
      return type;
  }
  for (intptr_t k = 0; k < mlirOperationGetNumResults(op); ++k) {
    MlirType type = mlirValueGetType(mlirOperationGetResult(op, k));
    if (!is_builtin(type))
      return type;
  }
  return (MlirType){NULL};
}

/* Whether all that `op` takes and gives is of builtin types. */
static bool has_builtin_types(MlirOperation op) {
  return mlirTypeIsNull(foreign_type(op));
}

/* ---- The text of a carried check ---- */

/* Sets the reason "the check's text, line L, column C: PART what". */
static void refuse_at(lower_check_t *check, arena_t *arena, unsigned line,
                      unsigned column, MlirStringRef part, const char *what) {
  text_t text = {.arena = arena};
  text_add_string(&text, "its text");
  if (line)
    text_format(&text, ", line %u, column %u", line, column);
  text_add_string(&text, ": ");
  text_add(&text, part);
  text_add_string(&text, what);
  check->reason = text_string(&text);
}

/* The same about an operation in the text. */
static void refuse_op(lower_check_t *check, arena_t *arena, MlirOperation op,
                      const char *what) {
  MlirLocation at = mlirOperationGetLocation(op);
  unsigned line = 0, column = 0;
  if (mlirLocationIsAFileLineColRange(at)) {
    line = (unsigned)mlirLocationFileLineColRangeGetStartLine(at);
    column = (unsigned)mlirLocationFileLineColRangeGetStartColumn(at);
  }
  refuse_at(check, arena, line, column, op_name(op), what);
}

/* Whether an operation may be in a check: free of effects and of regions, or
 * the assertion. */
static bool is_allowed(MlirOperation op) {
  static const char *const names[] = {"cf.assert",   "tensor.cast",
                                      "tensor.dim",  "tensor.extract",
                                      "tensor.rank", "tensor.from_elements"};
  MlirStringRef name = op_name(op);
  if (mlirOperationGetNumRegions(op) || mlirOperationGetNumSuccessors(op))
    return false;
  if (string_starts_with(name, "arith.") || string_starts_with(name, "math."))
    return true;
  for (size_t i = 0; i < sizeof names / sizeof *names; ++i)
    if (mlirStringRefEqual(name, string_ref(names[i])))
      return true;
  return false;
}

static void judge_body(lower_check_t *check, arena_t *arena) {
  MlirOperation last = mlirBlockGetTerminator(check->block);
  MlirOperation op = mlirBlockGetFirstOperation(check->block);
  if (mlirOperationGetNumOperands(last))
    refuse_op(check, arena, last, " gives results, and a check has none");
  for (; !check->reason && !mlirOperationEqual(op, last);
       op = mlirOperationGetNextInBlock(op))
    if (!is_allowed(op))
      refuse_op(check, arena, op, " is no operation of a check");
    else if (!has_builtin_types(op))
      refuse_op(check, arena, op, " is not on numbers and tensors");
}

/* Compares the function's arguments with the operands of `op`. */
static void judge_arguments(lower_check_t *check, arena_t *arena,
                            MlirOperation op) {
  text_t text = {.arena = arena};
  intptr_t arguments = mlirBlockGetNumArguments(check->block);
  intptr_t operands = mlirOperationGetNumOperands(op);
  if (arguments != operands) {
    text_format(&text,
                "its text takes %td argument%s, and it has %td operand%s",
                arguments, arguments == 1 ? "" : "s", operands,
                operands == 1 ? "" : "s");
    check->reason = text_string(&text);
    return;
  }
  for (intptr_t k = 0; k < operands; ++k) {
    MlirType from = mlirValueGetType(mlirOperationGetOperand(op, k));
    MlirType to = mlirValueGetType(mlirBlockGetArgument(check->block, k));
    const char *reason = build_refuse_cast(from, to);
    if (!reason)
      continue;
    text_format(&text, "argument %td of its text, ", k);
    mlirTypePrint(to, text_callback, &text);
    text_add_string(&text, ", and the operand, ");
    mlirTypePrint(from, text_callback, &text);
    text_format(&text, ", differ in %s", reason);
    check->reason = text_string(&text);
    return;
  }
}

static void judge_function(lower_check_t *check, arena_t *arena,
                           MlirOperation op) {
  MlirOperation function = check->function;
  if (!op_is_named(function, "func.func")) {
    refuse_op(check, arena, function, " is no func.func");
    return;
  }
  MlirRegion region = mlirOperationGetFirstRegion(function);
  check->block = mlirRegionGetFirstBlock(region);
  if (mlirBlockIsNull(check->block) ||
      !mlirBlockIsNull(mlirBlockGetNextInRegion(check->block))) {
    refuse_op(check, arena, function, " is not of one block");
    return;
  }
  judge_body(check, arena);
  if (!check->reason)
    judge_arguments(check, arena, op);
}

bool lower_check_read(MlirOperation op, arena_t *arena, lower_check_t *check) {
  *check = (lower_check_t){.obstacle = op};
  MlirAttribute text =
      mlirOperationGetAttributeByName(op, string_ref("implementation_attrs"));
  dialect_problem_t problem;
  check->function = dialect_parse_snippet(
      mlirOperationGetContext(op), mlirStringAttrGetValue(text), &problem);
  if (mlirOperationIsNull(check->function))
    refuse_at(check, arena, problem.line, problem.column,
              string_ref(problem.message), "");
  else
    judge_function(check, arena, op);
  return !arena->failed;
}

void lower_check_destroy(lower_check_t *check) {
  if (!mlirOperationIsNull(check->function))
    mlirOperationDestroy(check->function);
  check->function = (MlirOperation){NULL};
}

/* ---- Regions ---- */

/* Why operation `id` of a region can't be lowered, or NULL. */
static const char *refuse_in_region(const analysis_t *a, uint32_t id) {
  MlirOperation op = analysis_operation(a, id);
  policy_entry_t policy = analysis_policy(a, id);
  if (policy.assertion && policy.assertion->kind != POLICY_KIND_CF &&
      policy.assertion->kind != POLICY_KIND_REGION)
    return "is no cf.assert";
  if (string_starts_with(op_name(op), "torch"))
    return "is torch's";
  if (policy.traits & OP_TRAIT_TERMINATOR &&
      op_is_named(mlirOperationGetParentOperation(op), "assertion.region"))
    return "ends the region";
  return has_builtin_types(op) ? NULL : "is not on numbers and tensors";
}

/* Sets the reason why a region can't be lowered for `what` about operation
 * `id`: about the region itself, what it takes. */
static void refuse_region(const analysis_t *a, uint32_t id, const char *what,
                          arena_t *arena, lower_check_t *check) {
  MlirOperation op = analysis_operation(a, id);
  text_t text = {.arena = arena};
  if (mlirOperationEqual(op, check->obstacle)) {
    text_add_string(&text, "its region takes ");
    mlirTypePrint(foreign_type(op), text_callback, &text);
    text_add_string(&text, ", no number or builtin tensor; --unwrap puts the "
                           "check back as it was");
  } else {
    text_add(&text, op_name(op));
    text_format(&text, " in it %s", what);
  }
  check->obstacle = op;
  check->reason = text_string(&text);
}

bool lower_check_region(const analysis_t *a, uint32_t id, arena_t *arena,
                        lower_check_t *check) {
  uint32_t end = analysis_end(a, id);
  *check = (lower_check_t){.obstacle = analysis_operation(a, id)};
  check->block = mlirRegionGetFirstBlock(
      mlirOperationGetFirstRegion(analysis_operation(a, id)));
  for (uint32_t k = id; k < end && !check->reason; ++k) {
    const char *what = refuse_in_region(a, k);
    if (what)
      refuse_region(a, k, what, arena, check);
  }
  return !arena->failed;
}
