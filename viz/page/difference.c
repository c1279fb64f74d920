/* Patience diff with a worklist of the ranges still to be compared. */
#include "viz/page/difference.h"

#include <stdlib.h>
#include <string.h>

/* Elements [a, a_end) and [b, b_end), between which no match crosses. */
typedef struct range_t {
  uint32_t a, a_end, b, b_end, level;
} range_t;

/* A pair of elements that are each other's only equal. */
typedef struct anchor_t {
  uint32_t a, b;
} anchor_t;

/* An element by its key, for sorting. */
typedef struct keyed_t {
  uint64_t key;
  uint32_t index;
} keyed_t;

typedef struct finder_t {
  const uint64_t *a, *b;
  uint32_t *match;
  uint32_t cells;
  range_t *ranges;
  uint32_t num_ranges;
  /* Room for as many as there are elements, used by one range after another. */
  keyed_t *keyed_a, *keyed_b;
  anchor_t *anchors;
  uint32_t *tails, *before;
} finder_t;

static int compare_keyed(const void *one, const void *other) {
  const keyed_t *x = one, *y = other;
  if (x->key != y->key)
    return x->key < y->key ? -1 : 1;
  return x->index < y->index ? -1 : x->index > y->index;
}

static int compare_anchors(const void *one, const void *other) {
  const anchor_t *x = one, *y = other;
  return x->a < y->a ? -1 : x->a > y->a;
}

static void trim(finder_t *f, range_t *r) {
  while (r->a < r->a_end && r->b < r->b_end && f->a[r->a] == f->b[r->b])
    f->match[r->a++] = r->b++;
  while (r->a < r->a_end && r->b < r->b_end &&
         f->a[r->a_end - 1] == f->b[r->b_end - 1])
    f->match[--r->a_end] = --r->b_end;
}

static uint32_t sort(keyed_t *out, const uint64_t *keys, uint32_t begin,
                     uint32_t end) {
  for (uint32_t i = begin; i < end; ++i)
    out[i - begin] = (keyed_t){keys[i], i};
  qsort(out, end - begin, sizeof *out, compare_keyed);
  return end - begin;
}

/* How many keyed elements from `i` on have the same key. */
static uint32_t run_of(const keyed_t *keyed, uint32_t i, uint32_t count) {
  uint32_t end = i + 1;
  while (end < count && keyed[end].key == keyed[i].key)
    ++end;
  return end - i;
}

/* Collects the pairs that are unique in both, in the order of `a`. */
static uint32_t find_anchors(finder_t *f, const range_t *r) {
  uint32_t num_a = sort(f->keyed_a, f->a, r->a, r->a_end);
  uint32_t num_b = sort(f->keyed_b, f->b, r->b, r->b_end);
  uint32_t count = 0;
  for (uint32_t i = 0, k = 0; i < num_a && k < num_b;) {
    uint64_t key_a = f->keyed_a[i].key, key_b = f->keyed_b[k].key;
    uint32_t run_a = key_a <= key_b ? run_of(f->keyed_a, i, num_a) : 0;
    uint32_t run_b = key_b <= key_a ? run_of(f->keyed_b, k, num_b) : 0;
    if (run_a == 1 && run_b == 1)
      f->anchors[count++] =
          (anchor_t){f->keyed_a[i].index, f->keyed_b[k].index};
    i += run_a;
    k += run_b;
  }
  qsort(f->anchors, count, sizeof *f->anchors, compare_anchors);
  return count;
}

/* Keeps of the anchors a longest subsequence that ascends in `b`: the ends of
 * the best ones of each length, found by bisection (Fredman 1975). */
static uint32_t keep_ascending(finder_t *f, uint32_t count) {
  uint32_t length = 0;
  for (uint32_t i = 0; i < count; ++i) {
    uint32_t low = 0, high = length;
    while (low < high) {
      uint32_t middle = (low + high) / 2;
      if (f->anchors[f->tails[middle]].b < f->anchors[i].b)
        low = middle + 1;
      else
        high = middle;
    }
    f->before[i] = low ? f->tails[low - 1] : DIFFERENCE_NONE;
    f->tails[low] = i;
    length += low == length;
  }
  uint32_t at = length ? f->tails[length - 1] : DIFFERENCE_NONE;
  for (uint32_t k = length; k--; at = f->before[at])
    f->tails[k] = at;
  for (uint32_t k = 0; k < length; ++k)
    f->anchors[k] = f->anchors[f->tails[k]];
  return length;
}

/* Pushes what lies before, between and behind the anchors. */
static void divide(finder_t *f, const range_t *r, uint32_t count) {
  uint32_t a = r->a, b = r->b;
  for (uint32_t k = 0; k <= count; ++k) {
    uint32_t a_end = k < count ? f->anchors[k].a : r->a_end;
    uint32_t b_end = k < count ? f->anchors[k].b : r->b_end;
    if (a < a_end && b < b_end)
      f->ranges[f->num_ranges++] = (range_t){a, a_end, b, b_end, r->level + 1};
    if (k < count)
      f->match[a_end] = b_end;
    a = a_end + 1;
    b = b_end + 1;
  }
}

/* Matches a range by a longest common subsequence, from a table of the lengths
 * of those of its ends (Wagner and Fischer 1974). */
static bool match_table(finder_t *f, const range_t *r) {
  uint32_t rows = r->a_end - r->a, columns = r->b_end - r->b;
  uint64_t cells = (uint64_t)(rows + 1) * (columns + 1);
  if (cells > f->cells)
    return true;
  f->cells -= (uint32_t)cells;
  uint32_t width = columns + 1;
  uint32_t *length = calloc(cells, sizeof *length);
  if (!length)
    return false;
  for (uint32_t i = rows; i--;)
    for (uint32_t k = columns; k--;) {
      uint32_t down = length[(i + 1) * width + k];
      uint32_t right = length[i * width + k + 1];
      length[i * width + k] = f->a[r->a + i] == f->b[r->b + k]
                                  ? length[(i + 1) * width + k + 1] + 1
                              : down > right ? down
                                             : right;
    }
  for (uint32_t i = 0, k = 0; i < rows && k < columns;) {
    if (f->a[r->a + i] == f->b[r->b + k])
      f->match[r->a + i++] = r->b + k++;
    else if (length[(i + 1) * width + k] >= length[i * width + k + 1])
      ++i;
    else
      ++k;
  }
  free(length);
  return true;
}

static bool compare(finder_t *f, range_t r) {
  trim(f, &r);
  if (r.a == r.a_end || r.b == r.b_end)
    return true;
  uint32_t count = find_anchors(f, &r);
  if (!count || r.level == DIFFERENCE_LEVELS)
    return match_table(f, &r);
  divide(f, &r, keep_ascending(f, count));
  return true;
}

bool difference_find(const uint64_t *a, uint32_t num_a, const uint64_t *b,
                     uint32_t num_b, uint32_t *match, arena_t *arena) {
  uint32_t most = num_a > num_b ? num_a : num_b;
  finder_t f = {.a = a,
                .b = b,
                .match = match,
                .cells = DIFFERENCE_CELLS,
                .ranges = ARENA_NEW(arena, range_t, most + 1),
                .keyed_a = ARENA_NEW(arena, keyed_t, most + 1),
                .keyed_b = ARENA_NEW(arena, keyed_t, most + 1),
                .anchors = ARENA_NEW(arena, anchor_t, most + 1),
                .tails = ARENA_NEW(arena, uint32_t, most + 1),
                .before = ARENA_NEW(arena, uint32_t, most + 1)};
  if (arena->failed)
    return false;
  memset(match, 0xff, num_a * sizeof *match);
  f.ranges[f.num_ranges++] = (range_t){0, num_a, 0, num_b, 0};
  bool ok = true;
  while (ok && f.num_ranges)
    ok = compare(&f, f.ranges[--f.num_ranges]);
  return ok;
}
