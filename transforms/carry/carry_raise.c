/* Raising torch.prim.Ifs: each raise is asserted not to be reached. */
#include "dialect/op_name.h"
#include "transforms/carry/carry_emit.h"
#include "transforms/carry/carry_table.h"

static carry_value_t *negate(carry_t *c, carry_value_t *x) {
  if (x->known)
    return carry_integer(c, "i1", !x->integer);
  return carry_emit(c, "i1",
                    "$t = arith.constant true\n"
                    "arith.xori $0, $t : i1",
                    &x);
}

/* Both of two truth values; the first is NULL for one that is true. */
static carry_value_t *both(carry_t *c, carry_value_t *x, carry_value_t *y) {
  carry_value_t *pair[] = {x, y};
  return x ? carry_emit(c, "i1", "arith.andi $0, $1 : i1", pair) : y;
}

/* What is asserted, with the message that a raise has of its own. */
static void assert_not(carry_t *c, carry_value_t *path, MlirOperation raise) {
  carry_value_t *ok = negate(c, path);
  carry_value_t *text = mlirOperationGetNumOperands(raise)
                            ? carry_get(c, mlirOperationGetOperand(raise, 0))
                            : carry_kind(c, CARRY_NONE);
  const char *message = c->message;
  if (text->kind == CARRY_STRING)
    carry_set_message(c, text->text);
  carry_assert(c, ok);
  c->message = message;
}

/* When the branches of Ifs run, by number of operation from the assertion's on:
 * in the first region, in the second. NULL: not an If. */
typedef struct paths_t {
  carry_value_t *(*of)[2];
} paths_t;

/* When operation `id` is reached, given when its parents are. */
static carry_value_t *path_to(const carry_t *c, const paths_t *paths,
                              uint32_t id) {
  uint32_t parent = analysis_parent(c->analysis, id);
  MlirRegion region = mlirBlockGetParentRegion(
      mlirOperationGetBlock(analysis_operation(c->analysis, id)));
  bool second = !mlirRegionEqual(
      region,
      mlirOperationGetFirstRegion(analysis_operation(c->analysis, parent)));
  return paths->of[parent - c->inside][second];
}

/* Learns when the branches of If `id` run. In a branch nothing may be asserted
 * on the way, as it may not run. Returns a refusal, or NULL. */
static carry_value_t *enter(carry_t *c, paths_t *paths, uint32_t id) {
  MlirOperation op = analysis_operation(c->analysis, id);
  uint32_t guards = c->num_guards;
  carry_value_t *condition = carry_truth(c, mlirOperationGetOperand(op, 0));
  if (condition->kind == CARRY_REFUSED)
    return condition;
  carry_value_t *before = NULL;
  if (id != c->inside) {
    before = path_to(c, paths, id);
    if (c->num_guards != guards)
      return carry_refuse(c, op, "computes in a branch what may fail");
  }
  paths->of[id - c->inside][0] = both(c, before, condition);
  paths->of[id - c->inside][1] = both(c, before, negate(c, condition));
  return NULL;
}

carry_value_t *carry_raise(carry_t *c) {
  uint32_t count = c->inside_end - c->inside;
  paths_t paths = {arena_calloc(c->arena, count, sizeof *paths.of)};
  carry_value_t *refused = NULL;
  for (uint32_t id = c->inside; id < c->inside_end && !refused && paths.of;
       ++id) {
    MlirOperation op = analysis_operation(c->analysis, id);
    if (op_is_named(op, "torch.prim.If"))
      refused = enter(c, &paths, id);
    else if (!op_is_named(op, "torch.prim.RaiseException"))
      continue;
    else if (path_to(c, &paths, id))
      assert_not(c, path_to(c, &paths, id), op);
    else
      refused = carry_refuse(c, op, "is in what is no torch.prim.If");
  }
  return refused;
}
