/* One assertion becomes a check: a function as text, in the dialects func,
 * arith, math, tensor and cf, and the tensors that are its arguments. Nothing
 * changes in the IR. Part of carry; no other file includes it. */
#ifndef ASSERTION_TRANSFORMS_CARRY_CHECK_H
#define ASSERTION_TRANSFORMS_CARRY_CHECK_H

#include "analysis/analysis.h"
#include "analysis/text.h"
#include "transforms/carry/carry_value.h"

/* The longest check, in operations of the program and in lines; and the largest
 * tensor that is taken apart into its elements. */
enum { CARRY_MAX_OPERATIONS = 4096, CARRY_MAX_ELEMENTS = 64 };

/* A check being written. All memory is the arena's. */
typedef struct carry_t {
  analysis_t *analysis;
  arena_t *arena;
  /* From values of the program to indices in `values`. */
  pointer_map_t ids;
  carry_value_t **values;
  uint32_t num_values, max_values;
  /* The statements so far, and the next free name. */
  text_t body;
  uint32_t next;
  /* What a guard that fails says: the assertion's message, in quotes. */
  const char *message;
  /* Asserted so far. */
  uint32_t num_guards;
  /* The tensors that are arguments, in order. */
  carry_value_t **captures;
  uint32_t num_captures, max_captures;
  /* The subtree whose tensors can't be arguments: the assertion's own, where
   * its operations stay inside. */
  uint32_t inside, inside_end;
} carry_t;

/* What becomes of one assertion. */
typedef struct carry_check_t {
  /* The function, named @check, or data NULL where the assertion is refused. */
  MlirStringRef text;
  /* Values of the program, one for each argument, and their types as builtin
   * tensors ("tensor<?x3xf32>"). None is inside the assertion's region. */
  MlirValue *captures;
  const char **types;
  uint32_t num_captures;
  /* Why it is refused, in static or the arena's storage, and what is in the
   * way. */
  const char *reason;
  MlirOperation obstacle;
} carry_check_t;

/* Translates assertion `i`, whose condition is one value or the raising If's.
 * Shared operations are repeated in the text. Time is linear in the operations
 * that the condition needs. Returns false without memory. */
bool carry_check_make(analysis_t *analysis, uint32_t i, arena_t *arena,
                      carry_check_t *check);

/* What is captured where `value` is an argument of an assertion.region: the
 * operand, outside all of them; else `value`. */
MlirValue carry_resolve(MlirValue value);

/* Asserts that no raise in the assertion, a torch.prim.If, is reached. Returns
 * a refusal, or NULL. */
carry_value_t *carry_raise(carry_t *c);

/* What a condition is, as an i1, or its refusal; a tensor has to have one
 * element. */
carry_value_t *carry_truth(carry_t *c, MlirValue condition);

/* The value that `value` of the program has in the check, translating what it
 * needs. Never NULL unless memory runs out, which the arena tells. */
carry_value_t *carry_get(carry_t *c, MlirValue value);

/* Leaves out statements and arguments that no assertion in the text needs, and
 * numbers the rest from 0. Names of values are not good any more. */
void carry_prune(carry_t *c);

#endif
