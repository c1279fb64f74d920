/* The nearest word to a misspelt one, for "did you mean". */
#ifndef ASSERTION_CLI_SUGGEST_H
#define ASSERTION_CLI_SUGGEST_H

#include <stddef.h>

/* The nearest candidate seen so far to `word`, by the number of insertions,
 * deletions and substitutions of a byte (Levenshtein 1966). */
typedef struct suggest_t {
  /* Borrowed. */
  const char *word;
  /* Borrowed from suggest_offer, or NULL. */
  const char *nearest;
  /* Of `nearest`; before any, how far one may be. */
  size_t distance;
} suggest_t;

/* Begins to look for `word`. Candidates further away than a third of its
 * length are no help and are not taken. */
suggest_t suggest_begin(const char *word);

/* Offers a candidate, which takes the place of the nearest so far if it is
 * nearer; of equally near ones the first stays. */
void suggest_offer(suggest_t *suggest, const char *candidate);

#endif
