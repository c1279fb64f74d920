/* The operations under a root, numbered densely in pre-order, with what the
 * sweeps need of each in flat arrays: parent, subtree, name, and the defining
 * operation of every operand. Made in one walk without recursion. */
#ifndef ASSERTION_ANALYSIS_NUMBERING_H
#define ASSERTION_ANALYSIS_NUMBERING_H

#include <stdbool.h>
#include <stdint.h>

#include "analysis/arena.h"
#include "analysis/pointer_map.h"
#include "mlir-c/IR.h"

/* Stands for no operation: no parent, no definition, not under the root. */
#define NUMBERING_NONE UINT32_MAX

/* One operation; its number is its index. */
typedef struct numbered_op_t {
  MlirOperation op;
  /* Number of the operation around it; NONE for the root. */
  uint32_t parent;
  /* One past the last number in its subtree. */
  uint32_t end;
  /* Index into `names`. */
  uint32_t name : 31;
  /* The last operation of its block. */
  uint32_t last : 1;
  /* Index of its first operand in `defs`. */
  uint32_t operand;
} numbered_op_t;

/* A name that operations have, or that torch.operator carries. */
typedef struct numbered_name_t {
  MlirStringRef text;
  bool carried;
} numbered_name_t;

/* An operand whose definition had no number yet when it was met, or had one
 * too long ago. */
typedef struct numbered_pending_t {
  /* What defines it. */
  MlirOperation op;
  /* Its index in `defs`. */
  uint32_t operand;
} numbered_pending_t;

/* All operations under one root, in the caller's memory. It borrows the IR and
 * does not see what changes in it. */
typedef struct numbering_t {
  /* Of all its arrays. */
  allocator_t allocator;
  /* `count` of them and one more that ends `operand`. */
  numbered_op_t *ops;
  uint32_t count, capacity;
  /* For each operand the number of the operation under the root that defines
   * it; NONE for a block argument. */
  uint32_t *defs;
  uint32_t def_capacity;
  /* The operands that are resolved once the table is filled. */
  numbered_pending_t *pending;
  uint32_t num_pending, pending_capacity;
  /* The distinct names, as policy_operator_name; one that is carried too stands
   * there twice. */
  numbered_name_t *names;
  uint32_t name_count, name_capacity;
  /* From operations to numbers: a hash table of numbers, whose keys stand in
   * `ops`. Half the table may be NONE; its size is a power of two. */
  uint32_t *slots, num_slots;
  /* The operations met last, by some bits of their addresses: most operands
   * are defined just before, and this fits the nearest memory. */
  struct numbered_recent_t {
    /* NULL where none was met yet. */
    const void *op;
    /* Its number. */
    uint32_t id;
  } recent[256];
  /* From identifiers to the index of the name. What torch.operator carries is
   * known by its characters. */
  pointer_map_t name_ids;
} numbering_t;

/* Numbers `root` and all under it. Takes time and memory linear in operations
 * and operands. Returns false without memory; deinit in either case. */
bool numbering_init(numbering_t *numbering, allocator_t allocator,
                    MlirOperation root);
void numbering_deinit(numbering_t *numbering);

/* The number of `op`, or NONE if it is not under the root. */
uint32_t numbering_id(const numbering_t *numbering, MlirOperation op);

/* The number of the operation that defines `value`; NONE for a block argument
 * and for a value from outside the root. */
uint32_t numbering_def(const numbering_t *numbering, MlirValue value);

/* How many operands operation `i` has: `defs` has as many for it. */
static inline uint32_t numbering_num_operands(const numbering_t *numbering,
                                              uint32_t i) {
  return numbering->ops[i + 1].operand - numbering->ops[i].operand;
}

/* Whether `i` is `ancestor` or nested in it. */
static inline bool numbering_is_inside(const numbering_t *numbering, uint32_t i,
                                       uint32_t ancestor) {
  return i >= ancestor && i < numbering->ops[ancestor].end;
}

#endif
