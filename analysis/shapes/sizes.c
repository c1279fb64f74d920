/* Polynomials as interned arrays of coefficients and monomials. */
#include "analysis/shapes/sizes_impl.h"

#include <string.h>

/* A polynomial being made, with room for the terms of a product. */
typedef struct sum_t {
  int64_t words[2 * SIZES_MAX_TERMS * SIZES_MAX_TERMS];
  uint32_t count;
  bool failed;
} sum_t;

sizes_t *sizes_create(arena_t *arena) {
  sizes_t *s = ARENA_NEW(arena, sizes_t, 1);
  if (!s)
    return NULL;
  s->arena = s->monomials.arena = s->polynomials.arena = s->keys.arena = arena;
  return s;
}

/* ---- Sums ---- */

static void remove_term(sum_t *sum, uint32_t at) {
  memmove(sum->words + at, sum->words + at + 2,
          (sum->count - at - 2) * sizeof *sum->words);
  sum->count -= 2;
}

static void add_term(sum_t *sum, int64_t coefficient, uint32_t monomial) {
  uint32_t at = 0;
  while (at < sum->count && sum->words[at + 1] < monomial)
    at += 2;
  sum->failed |= monomial == INTERN_NONE;
  if (at < sum->count && sum->words[at + 1] == monomial) {
    sum->failed |=
        __builtin_add_overflow(sum->words[at], coefficient, &sum->words[at]);
    if (!sum->words[at])
      remove_term(sum, at);
    return;
  }
  sum->failed |= sum->count == sizeof sum->words / sizeof *sum->words;
  if (sum->failed || !coefficient)
    return;
  memmove(sum->words + at + 2, sum->words + at,
          (sum->count - at) * sizeof *sum->words);
  sum->words[at] = coefficient;
  sum->words[at + 1] = monomial;
  sum->count += 2;
}

/* The polynomial, or NONE where it is beyond the bounds. */
static size_id_t finish(sizes_t *s, const sum_t *sum) {
  if (sum->failed || sum->count > 2 * SIZES_MAX_TERMS)
    return SIZES_NONE;
  return intern_add(&s->polynomials, sum->words, sum->count);
}

static void add_scaled(sizes_t *s, sum_t *sum, size_id_t id, int64_t factor) {
  interned_t terms = intern_get(&s->polynomials, id);
  for (uint32_t i = 0; i < terms.count; i += 2) {
    int64_t product;
    sum->failed |= __builtin_mul_overflow(terms.words[i], factor, &product);
    add_term(sum, product, (uint32_t)terms.words[i + 1]);
  }
}

/* The product of two monomials, or NONE beyond the bounds. */
static uint32_t multiply_monomials(sizes_t *s, uint32_t a, uint32_t b) {
  interned_t x = intern_get(&s->monomials, a);
  interned_t y = intern_get(&s->monomials, b);
  if (x.count + y.count > SIZES_MAX_FACTORS)
    return INTERN_NONE;
  int64_t out[SIZES_MAX_FACTORS];
  uint32_t i = 0, j = 0, count = 0;
  while (i < x.count || j < y.count)
    out[count++] = j == y.count || (i < x.count && x.words[i] <= y.words[j])
                       ? x.words[i++]
                       : y.words[j++];
  return intern_add(&s->monomials, out, count);
}

/* The sum without SIZES_NONE for what is too long. */
size_id_t sizes_sum_of(sizes_t *s, size_id_t a, size_id_t b, int64_t factor) {
  sum_t sum = {.count = 0};
  add_scaled(s, &sum, a, 1);
  add_scaled(s, &sum, b, factor);
  return finish(s, &sum);
}

size_id_t sizes_product_of(sizes_t *s, size_id_t a, size_id_t b) {
  interned_t x = intern_get(&s->polynomials, a);
  interned_t y = intern_get(&s->polynomials, b);
  sum_t sum = {.count = 0};
  for (uint32_t i = 0; i < x.count; i += 2)
    for (uint32_t j = 0; j < y.count; j += 2) {
      int64_t product;
      sum.failed |= __builtin_mul_overflow(x.words[i], y.words[j], &product);
      if (!sum.failed)
        add_term(&sum, product,
                 multiply_monomials(s, (uint32_t)x.words[i + 1],
                                    (uint32_t)y.words[j + 1]));
    }
  return finish(s, &sum);
}

/* Takes the factors of monomial `b` out of `a`. */
static uint32_t divide_monomials(sizes_t *s, uint32_t a, uint32_t b) {
  interned_t x = intern_get(&s->monomials, a);
  interned_t y = intern_get(&s->monomials, b);
  int64_t out[SIZES_MAX_FACTORS];
  uint32_t count = 0, j = 0;
  for (uint32_t i = 0; i < x.count; ++i) {
    if (j < y.count && x.words[i] == y.words[j])
      ++j;
    else
      out[count++] = x.words[i];
  }
  return j == y.count ? intern_add(&s->monomials, out, count) : INTERN_NONE;
}

size_id_t sizes_quotient(sizes_t *s, size_id_t a, size_id_t b) {
  a = sizes_resolve(s, a), b = sizes_resolve(s, b);
  if (a == SIZES_NONE || b == SIZES_NONE)
    return SIZES_NONE;
  interned_t x = intern_get(&s->polynomials, a);
  interned_t y = intern_get(&s->polynomials, b);
  if (a == b && y.count)
    return sizes_constant(s, 1);
  if (y.count != 2 || y.words[0] == -1)
    return SIZES_NONE;
  sum_t sum = {.count = 0};
  for (uint32_t i = 0; i < x.count; i += 2) {
    if (x.words[i] % y.words[0])
      return SIZES_NONE;
    add_term(
        &sum, x.words[i] / y.words[0],
        divide_monomials(s, (uint32_t)x.words[i + 1], (uint32_t)y.words[1]));
  }
  return finish(s, &sum);
}

/* ---- Leaves ---- */

static size_id_t make_constant(sizes_t *s, int64_t value) {
  int64_t term[] = {value, intern_add(&s->monomials, NULL, 0)};
  if (term[1] == INTERN_NONE)
    return SIZES_NONE;
  return intern_add(&s->polynomials, term, value ? 2 : 0);
}

size_id_t sizes_constant(sizes_t *s, int64_t value) {
  size_t count = sizeof s->constants / sizeof *s->constants;
  kept_constant_t *kept = &s->constants[(uint64_t)value % count];
  if (!kept->is_set || kept->value != value) {
    size_id_t id = make_constant(s, value);
    *kept = (kept_constant_t){value, id, id != SIZES_NONE};
  }
  return kept->id;
}

/* The polynomial that is one symbol. */
size_id_t sizes_of_symbol(sizes_t *s, uint32_t symbol) {
  int64_t factor = symbol;
  int64_t term[] = {1, intern_add(&s->monomials, &factor, 1)};
  if (term[1] == INTERN_NONE)
    return SIZES_NONE;
  return intern_add(&s->polynomials, term, 2);
}

size_id_t sizes_new_symbol(sizes_t *s, bool natural, uint32_t key) {
  if (!arena_grow_array(s->arena, (void **)&s->symbols, &s->max_symbols,
                        s->num_symbols, sizeof *s->symbols))
    return SIZES_NONE;
  s->symbols[s->num_symbols] = (symbol_t){SIZES_NONE, natural, key};
  return sizes_of_symbol(s, s->num_symbols++);
}

size_id_t sizes_symbol(sizes_t *s, bool natural) {
  return sizes_new_symbol(s, natural, INTERN_NONE);
}

/* The symbol that a polynomial is, or NONE. */
uint32_t sizes_symbol_of(const sizes_t *s, size_id_t id) {
  interned_t terms = intern_get(&s->polynomials, id);
  if (terms.count != 2 || terms.words[0] != 1)
    return SIZES_NONE;
  interned_t factors = intern_get(&s->monomials, (uint32_t)terms.words[1]);
  return factors.count == 1 ? (uint32_t)factors.words[0] : SIZES_NONE;
}

/* ---- Equalities ---- */

static size_id_t substitute_monomial(sizes_t *s, uint32_t monomial,
                                     int64_t coefficient) {
  size_id_t out = sizes_constant(s, coefficient);
  interned_t factors = intern_get(&s->monomials, monomial);
  for (uint32_t i = 0; i < factors.count && out != SIZES_NONE; ++i) {
    size_id_t alias = s->symbols[factors.words[i]].alias;
    size_id_t by = alias == SIZES_NONE
                       ? sizes_of_symbol(s, (uint32_t)factors.words[i])
                       : alias;
    out = by == SIZES_NONE ? by : sizes_product_of(s, out, by);
  }
  return out;
}

/* What stands for a polynomial that is one symbol with an alias; else NONE. */
static size_id_t alias_of(const sizes_t *s, size_id_t id) {
  uint32_t symbol = sizes_symbol_of(s, id);
  return symbol == SIZES_NONE ? SIZES_NONE : s->symbols[symbol].alias;
}

static bool has_alias(const sizes_t *s, size_id_t id) {
  interned_t terms = intern_get(&s->polynomials, id);
  for (uint32_t i = 0; i < terms.count; i += 2) {
    interned_t factors =
        intern_get(&s->monomials, (uint32_t)terms.words[i + 1]);
    for (uint32_t k = 0; k < factors.count; ++k)
      if (s->symbols[factors.words[k]].alias != SIZES_NONE)
        return true;
  }
  return false;
}

/* Puts aliases in the place of all symbols. */
static size_id_t substitute(sizes_t *s, size_id_t id) {
  interned_t terms = intern_get(&s->polynomials, id);
  size_id_t out = sizes_constant(s, 0);
  for (uint32_t i = 0; i < terms.count && out != SIZES_NONE; i += 2) {
    size_id_t term =
        substitute_monomial(s, (uint32_t)terms.words[i + 1], terms.words[i]);
    out = term == SIZES_NONE ? term : sizes_sum_of(s, out, term, 1);
  }
  return out;
}

/* What a symbol is equal to has no symbol with an alias at the time, so that
 * chains are short; a longer one is left as it is. */
size_id_t sizes_resolve(sizes_t *s, size_id_t id) {
  enum { LONGEST_CHAIN = 16 };
  for (int step = 0; step < LONGEST_CHAIN; ++step) {
    if (id == SIZES_NONE || !s->num_learnt || !has_alias(s, id))
      return id;
    size_id_t out = alias_of(s, id);
    if (out == SIZES_NONE)
      out = substitute(s, id);
    if (out == SIZES_NONE)
      return id;
    id = out;
  }
  return id;
}

static bool learn(sizes_t *s, uint32_t symbol, size_id_t alias) {
  if (!arena_grow_array(s->arena, (void **)&s->learnt, &s->max_learnt,
                        s->num_learnt, sizeof *s->learnt))
    return false;
  s->symbols[symbol].alias = alias;
  s->learnt[s->num_learnt++] = symbol;
  return true;
}

/* Whether a symbol is a factor of a term other than the one at `but`. */
static bool occurs(const sizes_t *s, interned_t terms, int64_t symbol,
                   uint32_t but) {
  for (uint32_t i = 0; i < terms.count; i += 2) {
    interned_t factors =
        intern_get(&s->monomials, (uint32_t)terms.words[i + 1]);
    for (uint32_t k = 0; k < factors.count && i != but; ++k)
      if (factors.words[k] == symbol)
        return true;
  }
  return false;
}

/* Solves for the newest symbol that stands alone: in s + rest == 0 or
 * -s + rest == 0. */
void sizes_equate(sizes_t *s, size_id_t a, size_id_t b) {
  if (a == b)
    return;
  a = sizes_resolve(s, a), b = sizes_resolve(s, b);
  if (a == b)
    return;
  size_id_t zero = sizes_subtract(s, a, b);
  if (zero == SIZES_NONE)
    return;
  interned_t terms = intern_get(&s->polynomials, zero);
  int64_t best = -1, sign = 0;
  for (uint32_t i = 0; i < terms.count; i += 2) {
    interned_t factors =
        intern_get(&s->monomials, (uint32_t)terms.words[i + 1]);
    if (factors.count == 1 && factors.words[0] > best &&
        (terms.words[i] == 1 || terms.words[i] == -1) &&
        !occurs(s, terms, factors.words[0], i)) {
      best = factors.words[0];
      sign = terms.words[i];
    }
  }
  if (best < 0)
    return;
  size_id_t symbol = sizes_of_symbol(s, (uint32_t)best);
  if (symbol == SIZES_NONE)
    return;
  size_id_t rest = sizes_sum_of(s, zero, symbol, -sign);
  size_id_t alias = rest == SIZES_NONE
                        ? rest
                        : sizes_product_of(s, rest, sizes_constant(s, -sign));
  if (alias != SIZES_NONE)
    learn(s, (uint32_t)best, alias);
}

uint32_t sizes_mark(const sizes_t *s) { return s->num_learnt; }

void sizes_forget(sizes_t *s, uint32_t mark) {
  while (s->num_learnt > mark)
    s->symbols[s->learnt[--s->num_learnt]].alias = SIZES_NONE;
}
