/* The operations that a check can be made of: one row each, with the rule that
 * translates it. Part of carry; no other file includes it.
 *
 * Numbers are Python's, on 64 bits: a division rounds down, and one by zero is
 * a failed assertion, never undefined. A new operation is a row of
 * carry_ops.inc, and a rule only where none of these serves. */
#ifndef ASSERTION_TRANSFORMS_CARRY_TABLE_H
#define ASSERTION_TRANSFORMS_CARRY_TABLE_H

#include "transforms/carry/carry_emit.h"

typedef struct carry_row_t carry_row_t;

/* An operation whose operands are translated; some may be refused. */
typedef struct carry_call_t {
  const carry_row_t *row;
  MlirOperation op;
  carry_value_t **x;
  uint32_t count;
} carry_call_t;

/* Gives the value of an operation; of one with several results, a list of them.
 * It refuses what it can't translate: where that is a tensor, the program's own
 * is read instead. What it has written by then is left out, as nothing needs
 * it, but for what is asserted. */
typedef carry_value_t *(*carry_rule_t)(carry_t *c, const carry_call_t *call);

struct carry_row_t {
  /* As policy_operator_name has it, "torch." cut off. */
  const char *name;
  carry_rule_t rule;
  /* A letter an operand: i, f, b for an i64, f64, i1 to which it is converted;
   * n for a number, which is an f64 if any of them is; a for a factor that has
   * to be 1; - for one that is not looked at. NULL: the rule knows. */
  const char *operands;
  /* The type of the result, "n" for that of the operands n. */
  const char *type;
  /* Templates of carry_emit for i64 and for f64; NULL where there is none. */
  const char *integer, *real;
};

/* The row of an operation name, with or without "torch."; NULL if there is
 * none. A binary search. */
const carry_row_t *carry_row_lookup(MlirStringRef name);

/* All rows, sorted by name in byte order; `i` from 0 to below the count. */
size_t carry_row_count(void);
const carry_row_t *carry_row_get(size_t i);

/* ---- Rules, in the files of these names ---- */

/* carry_scalar.c: numbers. The row's template; the attribute "value"; the
 * operand itself; whether two operands are one, where one is none; a number or
 * a tensor's only element as another type; divisions, which the row names by
 * letters; operations of arith, math and tensor as they are. */
carry_value_t *carry_by_template(carry_t *c, const carry_call_t *call);
carry_value_t *carry_constant(carry_t *c, const carry_call_t *call);
carry_value_t *carry_same(carry_t *c, const carry_call_t *call);
carry_value_t *carry_identity(carry_t *c, const carry_call_t *call);
carry_value_t *carry_as_number(carry_t *c, const carry_call_t *call);
carry_value_t *carry_divide(carry_t *c, const carry_call_t *call);
carry_value_t *carry_upstream(carry_t *c, const carry_call_t *call);

/* carry_list.c: lists, of a length that is known. Made of the operands; taken
 * apart into results; one element; the length; all elements by the row's
 * template, whose last column is what an empty list gives as a digit; equality,
 * or with no template the contrary; whether an integer is in one; the same
 * equality of strings. */
carry_value_t *carry_construct(carry_t *c, const carry_call_t *call);
carry_value_t *carry_unpack(carry_t *c, const carry_call_t *call);
carry_value_t *carry_item_of(carry_t *c, const carry_call_t *call);
carry_value_t *carry_length(carry_t *c, const carry_call_t *call);
carry_value_t *carry_fold_list(carry_t *c, const carry_call_t *call);
carry_value_t *carry_equal_lists(carry_t *c, const carry_call_t *call);
carry_value_t *carry_contains(carry_t *c, const carry_call_t *call);
carry_value_t *carry_equal_strings(carry_t *c, const carry_call_t *call);

/* carry_shape.c: sizes of tensors. One; all as a list; all as a tensor; how
 * many; their product. */
carry_value_t *carry_size_of(carry_t *c, const carry_call_t *call);
carry_value_t *carry_sizes(carry_t *c, const carry_call_t *call);
carry_value_t *carry_shape_tensor(carry_t *c, const carry_call_t *call);
carry_value_t *carry_rank(carry_t *c, const carry_call_t *call);
carry_value_t *carry_count(carry_t *c, const carry_call_t *call);

/* carry_move.c: tensors whose dimensions are another's. With its elements too,
 * where they are known, but for the first: what it does to them is not looked
 * at. */
carry_value_t *carry_alike(carry_t *c, const carry_call_t *call);
carry_value_t *carry_copy(carry_t *c, const carry_call_t *call);
carry_value_t *carry_cast(carry_t *c, const carry_call_t *call);
carry_value_t *carry_unsqueeze(carry_t *c, const carry_call_t *call);
carry_value_t *carry_squeeze(carry_t *c, const carry_call_t *call);
carry_value_t *carry_transpose(carry_t *c, const carry_call_t *call);
carry_value_t *carry_permute(carry_t *c, const carry_call_t *call);
carry_value_t *carry_select(carry_t *c, const carry_call_t *call);
carry_value_t *carry_slice(carry_t *c, const carry_call_t *call);
carry_value_t *carry_cat(carry_t *c, const carry_call_t *call);

/* carry_tensor.c: tensors of few elements. From a constant; from numbers; in
 * other sizes; parts of one; several one behind the other; as another type;
 * repeated; chosen by truth values; the row's template by element, operands
 * broadcast; all elements by it, as for lists. */
carry_value_t *carry_literal(carry_t *c, const carry_call_t *call);
carry_value_t *carry_to_tensor(carry_t *c, const carry_call_t *call);
carry_value_t *carry_reshape(carry_t *c, const carry_call_t *call);
carry_value_t *carry_select_element(carry_t *c, const carry_call_t *call);
carry_value_t *carry_slice_elements(carry_t *c, const carry_call_t *call);
carry_value_t *carry_cat_elements(carry_t *c, const carry_call_t *call);
carry_value_t *carry_cast_elements(carry_t *c, const carry_call_t *call);
carry_value_t *carry_broadcast(carry_t *c, const carry_call_t *call);
carry_value_t *carry_where(carry_t *c, const carry_call_t *call);
carry_value_t *carry_elementwise(carry_t *c, const carry_call_t *call);
carry_value_t *carry_reduce(carry_t *c, const carry_call_t *call);

/* ---- What rules share ---- */

/* The refusal of an operation: that of a refused operand, else `reason`. */
carry_value_t *carry_refuse_call(carry_t *c, const carry_call_t *call,
                                 const char *reason);

/* Whether operand `k` is there and of this kind; an integer that is known. */
bool carry_is(const carry_call_t *call, uint32_t k, carry_kind_t kind);
bool carry_known_integer(const carry_call_t *call, uint32_t k, int64_t *out);

/* Converts operands as the letters of a row say, in place; `real` is set where
 * they are floats. Returns false, with nothing changed, where they are not all
 * numbers. Then what the row's template or division gives for them; NULL where
 * it has none of that kind. */
bool carry_convert_operands(carry_t *c, const char *operands, carry_value_t **x,
                            uint32_t count, bool *real);
carry_value_t *carry_apply(carry_t *c, const carry_row_t *row, bool real,
                           carry_value_t *const *x);

/* A tensor of the program, or the refusal of anything else. */
carry_value_t *carry_leaf(carry_t *c, MlirValue value);

/* The type of result 0: as the analysis has it, and as a type of elements or
 * scalars in text ("i64" for si64 and !torch.int), "" if there is none. */
type_info_t carry_result_info(carry_t *c, const carry_call_t *call);
const char *carry_result_type(carry_t *c, const carry_call_t *call);

/* The element or scalar type `type` as text, "" where a check has no such;
 * `is_unsigned` is set where integers count from 0. */
const char *carry_type_text(carry_t *c, MlirType type, bool *is_unsigned);

#endif
