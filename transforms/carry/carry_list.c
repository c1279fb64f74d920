/* Rules for lists, which are known but for their elements. */
#include <string.h>

#include "transforms/carry/carry_table.h"

carry_value_t *carry_construct(carry_t *c, const carry_call_t *call) {
  return carry_list(c, call->x, call->count);
}

carry_value_t *carry_unpack(carry_t *c, const carry_call_t *call) {
  intptr_t results = mlirOperationGetNumResults(call->op);
  if (!carry_is(call, 0, CARRY_LIST) || call->x[0]->count != results)
    return carry_refuse_call(c, call, "takes what is not a list");
  return results == 1 ? call->x[0]->elements[0] : call->x[0];
}

carry_value_t *carry_item_of(carry_t *c, const carry_call_t *call) {
  int64_t at;
  if (!carry_is(call, 0, CARRY_LIST) || !carry_known_integer(call, 1, &at))
    return carry_refuse_call(c, call, "takes an element that is not known");
  at += at < 0 ? call->x[0]->count : 0;
  if (at < 0 || at >= call->x[0]->count)
    return carry_refuse_call(c, call, "takes an element that is not there");
  return call->x[0]->elements[at];
}

carry_value_t *carry_length(carry_t *c, const carry_call_t *call) {
  if (!carry_is(call, 0, CARRY_LIST))
    return carry_refuse_call(c, call, "takes what is not a list");
  return carry_integer(c, "i64", call->x[0]->count);
}

/* The elements of a list taken together by the row's template; its last column
 * is what an empty list gives. */
carry_value_t *carry_fold_list(carry_t *c, const carry_call_t *call) {
  if (!carry_is(call, 0, CARRY_LIST))
    return carry_refuse_call(c, call, "takes what is not a list");
  const carry_value_t *list = call->x[0];
  carry_value_t *both[2] = {NULL, NULL};
  for (uint32_t k = 0; k < list->count; ++k) {
    carry_value_t *element = list->elements[k];
    if (element->kind == CARRY_REFUSED)
      return element;
    if (element->kind != CARRY_SCALAR || carry_is_real(element->type))
      return carry_refuse(c, call->op, "takes a list that is not of integers");
    both[1] = carry_convert(c, element, call->row->type);
    both[0] = both[0] ? carry_apply(c, call->row, false, both) : both[1];
  }
  if (both[0])
    return both[0];
  if (!call->row->real)
    return carry_refuse(c, call->op, "takes an empty list");
  return carry_integer(c, call->row->type, *call->row->real - '0');
}

/* Whether two integers are equal. */
static carry_value_t *equal(carry_t *c, carry_value_t *x, carry_value_t *y) {
  carry_value_t *both[] = {carry_convert(c, x, "i64"),
                           carry_convert(c, y, "i64")};
  if (both[0]->known && both[1]->known)
    return carry_integer(c, "i1", both[0]->integer == both[1]->integer);
  return carry_emit(c, "i1", "arith.cmpi eq, $0, $1 : i64", both);
}

static bool is_integers(const carry_call_t *call, uint32_t k) {
  if (!carry_is(call, k, CARRY_LIST))
    return false;
  for (uint32_t n = 0; n < call->x[k]->count; ++n)
    if (call->x[k]->elements[n]->kind != CARRY_SCALAR ||
        carry_is_real(call->x[k]->elements[n]->type))
      return false;
  return true;
}

/* `x` and not `y`, or their conjunction, with what is known left out. */
static carry_value_t *combine(carry_t *c, carry_value_t *x, carry_value_t *y,
                              bool any) {
  carry_value_t *both[] = {x, y};
  if (x->known)
    return (x->integer != 0) == any ? x : y;
  if (y->known)
    return (y->integer != 0) == any ? y : x;
  return carry_emit(
      c, "i1", any ? "arith.ori $0, $1 : i1" : "arith.andi $0, $1 : i1", both);
}

/* Equal for a row with a template, else unequal. */
carry_value_t *carry_equal_lists(carry_t *c, const carry_call_t *call) {
  if (!is_integers(call, 0) || !is_integers(call, 1))
    return carry_refuse_call(c, call, "takes what is not lists of integers");
  const carry_value_t *x = call->x[0], *y = call->x[1];
  carry_value_t *all = carry_integer(c, "i1", x->count == y->count);
  for (uint32_t k = 0; k < x->count && x->count == y->count; ++k)
    all = combine(c, all, equal(c, x->elements[k], y->elements[k]), false);
  if (call->row->integer)
    return all;
  if (all->known)
    return carry_integer(c, "i1", !all->integer);
  return carry_emit(c, "i1",
                    "$t = arith.constant true\n"
                    "arith.xori $0, $t : i1",
                    &all);
}

carry_value_t *carry_contains(carry_t *c, const carry_call_t *call) {
  if (!is_integers(call, 0) || !carry_is(call, 1, CARRY_SCALAR) ||
      carry_is_real(call->x[1]->type))
    return carry_refuse_call(c, call, "takes what is not integers");
  carry_value_t *any = carry_integer(c, "i1", 0);
  for (uint32_t k = 0; k < call->x[0]->count; ++k)
    any = combine(c, any, equal(c, call->x[0]->elements[k], call->x[1]), true);
  return any;
}

/* Equal for a row with a template, else unequal. */
carry_value_t *carry_equal_strings(carry_t *c, const carry_call_t *call) {
  if (!carry_is(call, 0, CARRY_STRING) || !carry_is(call, 1, CARRY_STRING))
    return carry_refuse_call(c, call, "takes strings that are not known");
  bool same = mlirStringRefEqual(call->x[0]->text, call->x[1]->text);
  return carry_integer(c, "i1", same == (call->row->integer != NULL));
}
