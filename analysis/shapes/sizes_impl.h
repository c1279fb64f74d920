/* What the files of the symbolic sizes share; no other file includes it.
 *
 * A monomial is the array of its symbols, ascending, one for each factor; a
 * polynomial the array of its terms, a coefficient that is not 0 and the number
 * of a monomial each, ascending by monomials. Both are interned, and the number
 * of a polynomial is a size_id_t: 0 has no terms, a constant has the monomial
 * without factors. */
#ifndef ASSERTION_ANALYSIS_SIZES_IMPL_H
#define ASSERTION_ANALYSIS_SIZES_IMPL_H

#include "analysis/shapes/intern.h"
#include "analysis/shapes/sizes.h"

/* What a symbol is. */
typedef struct symbol_t {
  /* What it is equal to, or SIZES_NONE. */
  size_id_t alias;
  bool natural;
  /* Its key in `keys`, or INTERN_NONE for one that stands for itself. */
  uint32_t key;
} symbol_t;

/* A constant that was asked for, and its size: most are asked for again, and to
 * look one up among all polynomials costs several times as much. */
typedef struct kept_constant_t {
  int64_t value;
  size_id_t id;
  /* Whether it is there at all. */
  bool is_set;
} kept_constant_t;

struct sizes_t {
  /* Borrowed, of all that follows. */
  arena_t *arena;
  /* See above. */
  intern_t monomials, polynomials;
  /* Operation and operands of symbols that stand for one. */
  intern_t keys;
  /* By number of key: its symbol. */
  uint32_t *key_symbols;
  uint32_t max_keys;
  symbol_t *symbols;
  uint32_t num_symbols, max_symbols;
  /* Symbols with an alias, the latest last. */
  uint32_t *learnt;
  uint32_t num_learnt, max_learnt;
  /* By some bits of the value. */
  kept_constant_t constants[64];
};

/* A new symbol for a key, or INTERN_NONE; the polynomial that is one symbol;
 * the symbol that a polynomial is, or NONE. */
size_id_t sizes_new_symbol(sizes_t *sizes, bool natural, uint32_t key);
size_id_t sizes_of_symbol(sizes_t *sizes, uint32_t symbol);
uint32_t sizes_symbol_of(const sizes_t *sizes, size_id_t id);

/* a + factor * b, and a * b; NONE where it is beyond the bounds. */
size_id_t sizes_sum_of(sizes_t *sizes, size_id_t a, size_id_t b,
                       int64_t factor);
size_id_t sizes_product_of(sizes_t *sizes, size_id_t a, size_id_t b);

#endif
