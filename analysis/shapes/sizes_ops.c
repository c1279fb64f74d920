/* Operations on sizes, and what is asked of them. */
#include "analysis/shapes/sizes_impl.h"

size_id_t sizes_apply(sizes_t *s, sizes_op_t op, const size_id_t *operands,
                      uint32_t count) {
  int64_t key[5] = {op};
  bool natural = op != SIZES_REMAINDER && op != SIZES_SUM;
  for (uint32_t i = 0; i < count; ++i) {
    size_id_t operand = sizes_resolve(s, operands[i]);
    if (operand == SIZES_NONE)
      return SIZES_NONE;
    natural &= sizes_is_natural(s, operand);
    key[i + 1] = operand;
  }
  natural |= op == SIZES_SLICE || op == SIZES_BROADCAST || op == SIZES_WINDOW;
  uint32_t before = s->keys.count;
  uint32_t id = intern_add(&s->keys, key, count + 1);
  if (id == INTERN_NONE ||
      !arena_grow_array(s->arena, (void **)&s->key_symbols, &s->max_keys, id,
                        sizeof *s->key_symbols))
    return SIZES_NONE;
  if (id == before) {
    s->key_symbols[id] = s->num_symbols;
    return sizes_new_symbol(s, natural, id);
  }
  return sizes_resolve(s, sizes_of_symbol(s, s->key_symbols[id]));
}

static size_id_t apply2(sizes_t *s, sizes_op_t op, size_id_t a, size_id_t b) {
  size_id_t operands[] = {a < b ? a : b, a < b ? b : a};
  return sizes_apply(s, op, operands, 2);
}

size_id_t sizes_add(sizes_t *s, size_id_t a, size_id_t b) {
  a = sizes_resolve(s, a), b = sizes_resolve(s, b);
  if (a == SIZES_NONE || b == SIZES_NONE)
    return SIZES_NONE;
  size_id_t sum = sizes_sum_of(s, a, b, 1);
  return sum == SIZES_NONE ? apply2(s, SIZES_SUM, a, b) : sum;
}

size_id_t sizes_subtract(sizes_t *s, size_id_t a, size_id_t b) {
  a = sizes_resolve(s, a), b = sizes_resolve(s, b);
  if (a == SIZES_NONE || b == SIZES_NONE)
    return SIZES_NONE;
  size_id_t difference = sizes_sum_of(s, a, b, -1);
  return difference == SIZES_NONE
             ? sizes_add(s, a, sizes_multiply(s, b, sizes_constant(s, -1)))
             : difference;
}

size_id_t sizes_multiply(sizes_t *s, size_id_t a, size_id_t b) {
  a = sizes_resolve(s, a), b = sizes_resolve(s, b);
  if (a == SIZES_NONE || b == SIZES_NONE)
    return SIZES_NONE;
  size_id_t product = sizes_product_of(s, a, b);
  return product == SIZES_NONE ? apply2(s, SIZES_PRODUCT, a, b) : product;
}

/* Division by what may be 0 is not simplified. */
size_id_t sizes_floor_divide(sizes_t *s, size_id_t a, size_id_t b) {
  int64_t divisor, dividend;
  if (sizes_is_constant(s, b, &divisor) && divisor > 0) {
    size_id_t exact = sizes_quotient(s, a, b);
    if (exact != SIZES_NONE)
      return exact;
    if (sizes_is_constant(s, a, &dividend))
      return sizes_constant(s, dividend / divisor - (dividend % divisor < 0));
  }
  size_id_t operands[] = {a, b};
  return sizes_apply(s, SIZES_FLOOR, operands, 2);
}

size_id_t sizes_greater(sizes_t *s, size_id_t a, size_id_t b) {
  int64_t x, y;
  bool is_a = sizes_is_constant(s, a, &x), is_b = sizes_is_constant(s, b, &y);
  if (is_a && is_b)
    return x > y ? a : b;
  if (sizes_equal(s, a, b) || (is_b && y <= 0 && sizes_is_natural(s, a)))
    return a;
  if (is_a && x <= 0 && sizes_is_natural(s, b))
    return b;
  return apply2(s, SIZES_MAX, sizes_resolve(s, a), sizes_resolve(s, b));
}

/* ---- Broadcasting ---- */

size_id_t sizes_broadcast(sizes_t *s, size_id_t a, size_id_t b) {
  int64_t value;
  a = sizes_resolve(s, a), b = sizes_resolve(s, b);
  if (a == b || sizes_is(s, a, 1))
    return b;
  if (sizes_is(s, b, 1))
    return a;
  if (sizes_is_constant(s, a, &value) || sizes_broadcasts(s, b, a))
    return a;
  if (sizes_is_constant(s, b, &value) || sizes_broadcasts(s, a, b))
    return b;
  return apply2(s, SIZES_BROADCAST, a, b);
}

/* The symbol that is 1 where `narrow` broadcasts to `wide`. */
static size_id_t relation(sizes_t *s, size_id_t narrow, size_id_t wide) {
  size_id_t operands[] = {narrow, wide, narrow};
  return sizes_apply(s, SIZES_BROADCAST, operands, 3);
}

bool sizes_broadcasts(sizes_t *s, size_id_t narrow, size_id_t wide) {
  narrow = sizes_resolve(s, narrow), wide = sizes_resolve(s, wide);
  if (narrow == SIZES_NONE || wide == SIZES_NONE)
    return false;
  if (narrow == wide || sizes_is(s, narrow, 1))
    return true;
  int64_t key[] = {SIZES_BROADCAST, narrow, wide, narrow};
  uint32_t id = intern_find(&s->keys, key, 4);
  return id != INTERN_NONE &&
         s->symbols[s->key_symbols[id]].alias != SIZES_NONE;
}

/* Where both broadcast to the greater of them, that is what they broadcast
 * to: otherwise 0 and 1 would give 0. */
void sizes_learn_broadcast(sizes_t *s, size_id_t narrow, size_id_t wide) {
  if (narrow == SIZES_NONE || wide == SIZES_NONE ||
      sizes_broadcasts(s, narrow, wide))
    return;
  sizes_equate(s, relation(s, narrow, wide), sizes_constant(s, 1));
  wide = sizes_resolve(s, wide);
  uint32_t symbol = sizes_symbol_of(s, wide);
  if (symbol == SIZES_NONE || s->symbols[symbol].key == INTERN_NONE)
    return;
  interned_t key = intern_get(&s->keys, s->symbols[symbol].key);
  if (key.words[0] != SIZES_MAX)
    return;
  size_id_t a = (size_id_t)key.words[1], b = (size_id_t)key.words[2];
  if (sizes_broadcasts(s, a, wide) && sizes_broadcasts(s, b, wide))
    sizes_equate(s, apply2(s, SIZES_BROADCAST, a, b), wide);
}

/* ---- Questions ---- */

bool sizes_equal(sizes_t *s, size_id_t a, size_id_t b) {
  if (a == b)
    return a != SIZES_NONE;
  a = sizes_resolve(s, a);
  return a != SIZES_NONE && a == sizes_resolve(s, b);
}

bool sizes_is_constant(sizes_t *s, size_id_t id, int64_t *value) {
  id = sizes_resolve(s, id);
  if (id == SIZES_NONE)
    return false;
  interned_t terms = intern_get(&s->polynomials, id);
  if (terms.count && intern_get(&s->monomials, (uint32_t)terms.words[1]).count)
    return false;
  *value = terms.count ? terms.words[0] : 0;
  return terms.count <= 2;
}

bool sizes_is(sizes_t *s, size_id_t id, int64_t value) {
  int64_t known;
  return sizes_is_constant(s, id, &known) && known == value;
}

bool sizes_is_natural(sizes_t *s, size_id_t id) {
  if (id == SIZES_NONE)
    return false;
  interned_t terms = intern_get(&s->polynomials, id);
  for (uint32_t i = 0; i < terms.count; i += 2) {
    interned_t factors =
        intern_get(&s->monomials, (uint32_t)terms.words[i + 1]);
    for (uint32_t k = 0; k < factors.count; ++k)
      if (!s->symbols[factors.words[k]].natural)
        return false;
    if (terms.words[i] < 0)
      return false;
  }
  return true;
}
