/* Edit distance between option names and what was typed. */
#include "cli/suggest.h"

#include <string.h>

/* No word of this command is longer; longer input gets no suggestion. */
enum { MAX_LENGTH = 63 };

static size_t least(size_t a, size_t b, size_t c) {
  size_t ab = a < b ? a : b;
  return ab < c ? ab : c;
}

static size_t edit_distance(const char *a, const char *b) {
  size_t row[MAX_LENGTH + 1], length = strlen(b);
  for (size_t j = 0; j <= length; ++j)
    row[j] = j;
  for (size_t i = 1; a[i - 1]; ++i) {
    size_t diagonal = row[0];
    row[0] = i;
    for (size_t j = 1; j <= length; ++j) {
      size_t above = row[j];
      row[j] =
          least(above + 1, row[j - 1] + 1, diagonal + (a[i - 1] != b[j - 1]));
      diagonal = above;
    }
  }
  return row[length];
}

suggest_t suggest_begin(const char *word) {
  return (suggest_t){.word = word, .distance = strlen(word) / 3 + 2};
}

void suggest_offer(suggest_t *suggest, const char *candidate) {
  if (strlen(suggest->word) > MAX_LENGTH || strlen(candidate) > MAX_LENGTH)
    return;
  size_t distance = edit_distance(suggest->word, candidate);
  if (distance < suggest->distance) {
    suggest->distance = distance;
    suggest->nearest = candidate;
  }
}
