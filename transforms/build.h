/* Building operations in front of a place, with a way back. A verb that may
 * fail half way builds first and leaves what is there alone: what it built goes
 * again with build_rollback, and what is replaced goes with build_commit. */
#ifndef ASSERTION_TRANSFORMS_BUILD_H
#define ASSERTION_TRANSFORMS_BUILD_H

#include <stdbool.h>
#include <stdint.h>

#include "analysis/arena.h"
#include "mlir-c/IR.h"

/* Where operations go: in front of `before`, or where that is null at the end
 * of `block`. It is good until `block` or `before` is erased. */
typedef struct build_place_t {
  MlirBlock block;
  MlirOperation before;
  /* The location that operations get: of what they stand for. */
  MlirLocation location;
} build_place_t;

/* A builder in the caller's memory. Only its place may be copied. */
typedef struct build_t {
  MlirContext context;
  /* Of its lists; what is built belongs to the IR. */
  allocator_t allocator;
  /* Null before it is set. */
  build_place_t place;
  /* What was built, in order. */
  MlirOperation *built;
  uint32_t num_built, built_capacity;
  /* What is to be replaced, in order. */
  struct build_replaced_t {
    MlirOperation op;
    /* As many as the operation has results; the builder's. */
    MlirValue *values;
  } *replaced; /* In the order of build_replace. */
  uint32_t num_replaced, replaced_capacity;
  /* Dialects that were loaded lately, shorter names in front; attributes' names
   * that were looked up, by some bits of the literal's address. To ask the
   * context each time costs a good part of what an operation does. */
  char loaded[4][16];
  struct build_name_t {
    const char *name;
    MlirIdentifier id;
  } names[16];
  /* There was no memory once; nothing more is built. */
  bool failed;
} build_t;

/* Begins with nothing built and no place. Dialects are loaded as operations of
 * theirs are built; several threads have to load them before (dialects.h).
 * Deinit frees the lists alone. */
void build_init(build_t *build, MlirContext context, allocator_t allocator);
void build_deinit(build_t *build);

/* Sets the place: in front of `op`, with its location; directly behind what
 * defines `value`, with the location of that. For an argument it is the start
 * of its block, with the location of the operation around. */
void build_before(build_t *build, MlirOperation op);
void build_behind(build_t *build, MlirValue value);

/* The place, and back to it: for operations that go elsewhere in between, and
 * stay there. */
build_place_t build_place(const build_t *build);
void build_return(build_t *build, build_place_t place);

/* Several values as the two arguments that take them. */
#define BUILD_VALUES(...)                                                      \
  (intptr_t)(sizeof((MlirValue[]){__VA_ARGS__}) / sizeof(MlirValue)),          \
      (MlirValue[]) {                                                          \
    __VA_ARGS__                                                                \
  }

/* What an operation is made of. All is borrowed for the call, but for regions,
 * which are taken. */
typedef struct build_spec_t {
  /* With its dialect, as a C string. */
  const char *name;
  intptr_t num_operands;
  const MlirValue *operands;
  intptr_t num_attributes;
  const MlirNamedAttribute *attributes;
  intptr_t num_results;
  const MlirType *results;
  /* Null: none. The second one only with a first. */
  MlirRegion region, second;
} build_spec_t;

/* Builds an operation at the place; null where the builder has failed. Nothing
 * is verified: that is for whoever runs the verb. */
MlirOperation build_op(build_t *build, const build_spec_t *spec);

/* Builds one that has one result and at most one attribute, whose name may be
 * NULL, and gives the result. */
MlirValue build_value(build_t *build, const char *name, MlirType result,
                      intptr_t num_operands, const MlirValue *operands,
                      const char *attribute, MlirAttribute value);

/* An attribute with its name, as build_spec_t takes them. The name is a
 * literal, which is known again by its address. */
MlirNamedAttribute build_attribute(build_t *build, const char *name,
                                   MlirAttribute value);
/* What the text of an attribute or type says; the text is ours and valid. */
MlirAttribute build_parse(build_t *build, const char *text);
/* An integer of 32 bits, a string. */
MlirAttribute build_i32(build_t *build, int64_t value);
MlirAttribute build_string(build_t *build, const char *text);

/* In what types `from` and `to` differ, if not even a tensor.cast makes one of
 * the other, as a static text; else NULL. */
const char *build_refuse_cast(MlirType from, MlirType to);

/* arith.constant of type index: one for each call, which CSE joins. */
MlirValue build_index(build_t *build, int64_t value);

/* The uses of the results of `op` will become `values`, and it will be erased.
 * Null stands for a result that nothing uses. A value may itself be a result of
 * what is to be replaced, if that was given before. Until build_commit all
 * stays as it is. */
void build_replace(build_t *build, MlirOperation op, intptr_t num_values,
                   const MlirValue *values);

/* How far the builder has come, and back to there: what was built since is
 * erased, what was to be replaced stays. */
typedef struct build_mark_t {
  uint32_t built, replaced;
} build_mark_t;
build_mark_t build_mark(const build_t *build);
void build_rollback(build_t *build, build_mark_t mark);

/* Whether nothing uses a result of `op`: true for one without results. */
bool build_is_unused(MlirOperation op);

/* Replaces what is to be replaced, and erases it. */
void build_commit(build_t *build);
/* Erases what was built and has results that nothing uses: build only what has
 * no effects, unless it has no results. Nothing built is remembered then. */
void build_sweep(build_t *build);

#endif
