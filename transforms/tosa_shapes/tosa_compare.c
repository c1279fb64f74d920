/* Comparisons of sizes by differences that are cut to 0 and 1. */
#include "transforms/tosa_shapes/tosa_compare.h"

#include <string.h>

/* Each relation as "left is greater than right", of the two as they are, of
 * these swapped, or of the greater and the lesser one; or the contrary. */
typedef struct relation_t {
  const char *name;
  bool swap, either, contrary;
} relation_t;

static const relation_t relations[] = {
    {"eq", false, true, true},   {"ne", false, true, false},
    {"gt", false, false, false}, {"le", false, false, true},
    {"lt", true, false, false},  {"ge", true, false, true},
};

/* left - right where that is positive, else 0. */
static tosa_size_t excess(tosa_rewrite_t *t, tosa_size_t left,
                          tosa_size_t right) {
  tosa_size_t rest = tosa_arith(t, "sub_shape", left, right);
  return tosa_is_natural(rest)
             ? rest
             : tosa_arith(t, "max_shape", rest, tosa_number(0));
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
    left = tosa_arith(t, "max_shape", a, b);
    right = tosa_arith(t, "min_shape", a, b);
  }
  return tosa_arith(t, "min_shape", excess(t, left, right), tosa_number(1));
}

bool tosa_compare(tosa_rewrite_t *t, const char *name, tosa_size_t a,
                  tosa_size_t b, tosa_size_t *out) {
  const relation_t *relation = relations;
  while (strcmp(relation->name, name))
    ++relation;
  if (!is_moderate(a) || !is_moderate(b))
    return false;
  *out = greater(t, relation, a, b);
  if (relation->contrary)
    *out = tosa_not(t, *out);
  return true;
}
