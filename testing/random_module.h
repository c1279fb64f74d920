/* Random modules for tests: torch scalars, sizes and tensors, arith, scf, cf,
 * assertions of several kinds, branches, loops, several blocks, dead
 * operations, effects, and graph regions whose operations need each other in
 * cycles. The same seed gives the same text everywhere.
 *
 * Every operation carries what it is, as the attribute "test.is", so that an
 * oracle needs no table of its own:
 *
 *   "pure"       nothing but its results
 *   "constant"   the same, without operands
 *   "recursive"  what the operations in its regions do
 *   "effects"    it stays, whatever uses it
 *   "end"        a terminator: it goes with the operation around it
 *   "assertion"  with "test.kind" as policy_kind_name has it, and with
 * "test.token", the index of the operand that takes the place of its result
 *   "symbol"     a function or module */
#ifndef ASSERTION_TESTING_RANDOM_MODULE_H
#define ASSERTION_TESTING_RANDOM_MODULE_H

#include <stdbool.h>
#include <stdint.h>

/* A small generator of numbers, xorshift64* (Vigna 2016). */
typedef struct random_t {
  uint64_t state;
} random_t;

random_t random_create(uint64_t seed);
/* A number from 0 to below `bound`, which is not 0. */
uint32_t random_below(random_t *random, uint32_t bound);

/* What a module may hold. */
typedef struct random_module_t {
  uint64_t seed;
  /* About how many operations; at most. */
  unsigned operations;
  /* Some functions have several blocks. */
  bool blocks;
  /* Graph regions, with cycles. */
  bool graphs;
} random_module_t;

/* For long runs by hand: RANDOM_MODULE_SEED in the environment is added to the
 * seeds of a test, RANDOM_MODULE_TIMES multiplies how many modules it makes.
 *
 *   RANDOM_MODULE_SEED=7000000 RANDOM_MODULE_TIMES=50 TEST_BINARY
 */
uint64_t random_first_seed(uint64_t seed);
unsigned random_times(unsigned count);

/* The text of a module, in MLIR's generic form. The caller frees it. */
char *random_module_create(const random_module_t *options);

#endif
