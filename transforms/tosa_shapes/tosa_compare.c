/* Comparisons of sizes by differences that are cut to 0 and 1. */
#include "transforms/tosa_shapes/tosa_compare.h"

/* Each relation as "left is greater than right", of the two as they are, of
 * these swapped, or of the greater and the lesser one; or the contrary. */
typedef struct relation_t {
  bool swap, either, contrary;
} relation_t;

static const relation_t relations[] = {
    [TOSA_EQ] = {false, true, true},   [TOSA_NE] = {false, true, false},
    [TOSA_GT] = {false, false, false}, [TOSA_LE] = {false, false, true},
    [TOSA_LT] = {true, false, false},  [TOSA_GE] = {true, false, true},
};

/* left - right where that is positive, else 0. */
static tosa_size_t excess(tosa_rewrite_t *t, tosa_size_t left,
                          tosa_size_t right) {
  tosa_size_t rest = tosa_arith(t, TOSA_SUB, left, right);
  return tosa_is_natural(rest) ? rest
                               : tosa_arith(t, TOSA_MAX, rest, tosa_number(0));
}

tosa_size_t tosa_not(tosa_rewrite_t *t, tosa_size_t flag) {
  return excess(t, tosa_number(1), flag);
}

static bool is_moderate(tosa_size_t size) {
  const int64_t limit = INT64_C(1) << 62;
  return !size.known || (size.number >= -limit && size.number <= limit);
}

static tosa_size_t greater(tosa_rewrite_t *t, const relation_t *relation,
                           tosa_size_t a, tosa_size_t b) {
  tosa_size_t left = relation->swap ? b : a, right = relation->swap ? a : b;
  if (relation->either) {
    left = tosa_arith(t, TOSA_MAX, a, b);
    right = tosa_arith(t, TOSA_MIN, a, b);
  }
  return tosa_arith(t, TOSA_MIN, excess(t, left, right), tosa_number(1));
}

bool tosa_compare(tosa_rewrite_t *t, tosa_size_op_t relation, tosa_size_t a,
                  tosa_size_t b, tosa_size_t *out) {
  if (!is_moderate(a) || !is_moderate(b))
    return false;
  *out = greater(t, &relations[relation], a, b);
  if (relations[relation].contrary)
    *out = tosa_not(t, *out);
  return true;
}
