/* Slices by definition. */
#include "testing/oracle.h"

#include <stdlib.h>
#include <string.h>

#include "mlir-c/BuiltinAttributes.h"
#include "testing/ir.h"

/* Operation `user` uses a result of `def`, or an argument of its regions, as
 * its operand number `operand`. */
struct oracle_use_t {
  uint32_t def, user;
  int operand;
  bool argument;
  MlirValue value;
};

static void *allocate(size_t count, size_t size) {
  void *memory = calloc(count + 1, size);
  if (!memory)
    abort();
  return memory;
}

static bool has_word(MlirOperation op, const char *name, const char *word) {
  return mlirStringRefEqual(ir_string(op, name),
                            mlirStringRefCreateFromCString(word));
}

static bool is(const oracle_t *o, uint32_t id, const char *word) {
  return has_word(o->ops[id], "test.is", word);
}

static uint32_t oracle_id(const oracle_t *o, MlirOperation op) {
  for (uint32_t id = 0; id < o->count; ++id)
    if (mlirOperationEqual(o->ops[id], op))
      return id;
  return ORACLE_NONE;
}

static MlirWalkResult count_one(MlirOperation op, void *data) {
  oracle_t *o = data;
  o->count++;
  o->num_uses += (uint32_t)mlirOperationGetNumOperands(op);
  return MlirWalkResultAdvance;
}

static MlirWalkResult list_one(MlirOperation op, void *data) {
  oracle_t *o = data;
  o->ops[o->count++] = op;
  return MlirWalkResultAdvance;
}

static void list_operations(oracle_t *o, MlirOperation root) {
  mlirOperationWalk(root, count_one, o, MlirWalkPreOrder);
  o->ops = allocate(o->count, sizeof *o->ops);
  o->parent = allocate(o->count, sizeof *o->parent);
  o->uses = allocate(o->num_uses, sizeof *o->uses);
  o->count = o->num_uses = 0;
  mlirOperationWalk(root, list_one, o, MlirWalkPreOrder);
  o->parent[0] = ORACLE_NONE;
  for (uint32_t id = 1; id < o->count; ++id)
    o->parent[id] = oracle_id(o, mlirOperationGetParentOperation(o->ops[id]));
}

static void list_uses(oracle_t *o) {
  for (uint32_t id = 0; id < o->count; ++id)
    for (intptr_t k = 0; k < mlirOperationGetNumOperands(o->ops[id]); ++k) {
      MlirValue value = mlirOperationGetOperand(o->ops[id], k);
      bool argument = !mlirValueIsAOpResult(value);
      MlirOperation def =
          argument
              ? mlirBlockGetParentOperation(mlirBlockArgumentGetOwner(value))
              : mlirOpResultGetOwner(value);
      o->uses[o->num_uses++] =
          (struct oracle_use_t){oracle_id(o, def), id, (int)k, argument, value};
    }
}

/* Whether `id` is `around` or nested in it. */
static bool is_inside(const oracle_t *o, uint32_t id, uint32_t around) {
  while (id != around && id != ORACLE_NONE)
    id = o->parent[id];
  return id == around;
}

static bool in_function(const oracle_t *o, uint32_t id, const char *name) {
  for (; id != ORACLE_NONE; id = o->parent[id])
    if (has_word(o->ops[id], "sym_name", name))
      return true;
  return false;
}

static bool at_entry(const oracle_t *o, uint32_t id) {
  MlirOperation parent = o->ops[o->parent[id]];
  MlirBlock entry = mlirRegionGetFirstBlock(mlirOperationGetRegion(parent, 0));
  return has_word(parent, "test.is", "symbol") &&
         mlirBlockEqual(entry, mlirOperationGetBlock(o->ops[id]));
}

static bool is_selected(const oracle_t *o, uint32_t id,
                        oracle_selection_t selection) {
  return is(o, id, "assertion") &&
         (!selection.kind ||
          has_word(o->ops[id], "test.kind", selection.kind)) &&
         (!selection.function || in_function(o, id, selection.function)) &&
         !(selection.keep_at_entry && at_entry(o, id));
}

static void list_assertions(oracle_t *o, oracle_selection_t selection) {
  o->assertions = allocate(o->count, sizeof *o->assertions);
  for (uint32_t id = 0; id < o->count; ++id)
    if (is_selected(o, id, selection))
      o->assertions[o->num_assertions++] = id;
}

/* The operand that takes the place of the result of `id`, or -1. */
static int token_of(const oracle_t *o, uint32_t id) {
  MlirAttribute token = mlirOperationGetAttributeByName(
      o->ops[id], mlirStringRefCreateFromCString("test.token"));
  return mlirAttributeIsNull(token) ? -1
                                    : (int)mlirIntegerAttrGetValueInt(token);
}

/* Whether `use` keeps what it uses, given what goes: `erased` are assertions
 * with all inside them, and a token is kept by the uses of what it becomes. */
static bool keeps(const oracle_t *o, const struct oracle_use_t *use,
                  const bool *gone, const bool *erased) {
  if (!erased[use->user])
    return !gone[use->user];
  if (!is(o, use->user, "assertion") || use->operand != token_of(o, use->user))
    return false;
  for (uint32_t k = 0; k < o->num_uses; ++k)
    if (o->uses[k].def == use->user && !o->uses[k].argument &&
        keeps(o, &o->uses[k], gone, erased))
      return true;
  return false;
}

/* The last operation of a block ends it, unless a module is around it. */
static bool ends_block(const oracle_t *o, uint32_t id) {
  MlirStringRef parent =
      mlirIdentifierStr(mlirOperationGetName(o->ops[o->parent[id]]));
  return mlirOperationIsNull(mlirOperationGetNextInBlock(o->ops[id])) &&
         !mlirStringRefEqual(parent,
                             mlirStringRefCreateFromCString("builtin.module"));
}

/* Whether anything still holds `id`, which went so far. */
static bool is_held(const oracle_t *o, uint32_t id, const bool *gone,
                    const bool *erased) {
  if (ends_block(o, id) && !gone[o->parent[id]] && !erased[o->parent[id]])
    return true;
  for (uint32_t k = 0; k < o->num_uses; ++k)
    if (o->uses[k].def == id && !o->uses[k].argument &&
        keeps(o, &o->uses[k], gone, erased))
      return true;
  for (uint32_t inner = 0; inner < o->count; ++inner)
    if (inner != id && !gone[inner] && is_inside(o, inner, id))
      return true;
  return false;
}

static bool may_go(const oracle_t *o, uint32_t id) {
  return is(o, id, "pure") || is(o, id, "constant") || is(o, id, "recursive") ||
         is(o, id, "end");
}

static bool inside_assertion(const oracle_t *o, uint32_t id) {
  for (uint32_t i = 0; i < o->num_assertions; ++i)
    if (is_inside(o, id, o->assertions[i]))
      return true;
  return false;
}

/* What goes where the selected assertions go for which `erase` is set. */
static void find_gone(const oracle_t *o, const bool *erase, bool *gone) {
  bool *erased = allocate(o->count, sizeof *erased);
  for (uint32_t i = 0; i < o->num_assertions; ++i)
    for (uint32_t id = 0; id < o->count && erase[i]; ++id)
      erased[id] |= is_inside(o, id, o->assertions[i]);
  for (uint32_t id = 0; id < o->count; ++id)
    gone[id] = id && !inside_assertion(o, id) && may_go(o, id);
  /* What is around an assertion stays, as an empty shell. */
  for (uint32_t i = 0; i < o->num_assertions; ++i)
    for (uint32_t id = o->parent[o->assertions[i]]; id; id = o->parent[id])
      gone[id] = false;
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t id = 0; id < o->count; ++id)
      if (gone[id] && is_held(o, id, gone, erased)) {
        gone[id] = false;
        changed = true;
      }
  }
  free(erased);
}

static void set_all(bool *flags, uint32_t count, bool value) {
  for (uint32_t i = 0; i < count; ++i)
    flags[i] = value;
}

static void classify(oracle_t *o, const bool *dead, const bool *gone) {
  for (uint32_t id = 0; id < o->count; ++id) {
    o->classes[id] = ORACLE_LIVE;
    if (inside_assertion(o, id))
      o->classes[id] = ORACLE_ASSERTION;
    else if (dead[id])
      o->classes[id] = ORACLE_DEAD;
    else if (gone[id])
      o->classes[id] = ORACLE_SLICE;
  }
}

/* Fills what assertion `i` alone needs or keeps. */
static void attribute_to(oracle_t *o, uint32_t i, bool *erase, bool *gone) {
  set_all(erase, o->num_assertions, false);
  erase[i] = true;
  find_gone(o, erase, gone);
  for (uint32_t id = 0; id < o->count; ++id)
    if (o->classes[id] == ORACLE_SLICE && gone[id])
      o->owner[id] = i;
  set_all(erase, o->num_assertions, true);
  erase[i] = false;
  find_gone(o, erase, gone);
  for (uint32_t id = 0; id < o->count; ++id)
    o->needed[i * o->count + id] = o->classes[id] == ORACLE_SLICE && !gone[id];
}

oracle_t *oracle_create(MlirOperation root, oracle_selection_t selection) {
  oracle_t *o = allocate(1, sizeof *o);
  list_operations(o, root);
  list_uses(o);
  list_assertions(o, selection);
  size_t rows = (size_t)o->num_assertions * o->count;
  o->classes = allocate(o->count, sizeof *o->classes);
  o->owner = allocate(o->count, sizeof *o->owner);
  o->needed = allocate(rows, sizeof *o->needed);
  memset(o->owner, 0xff, o->count * sizeof *o->owner);
  bool *dead = allocate(o->count, sizeof *dead);
  bool *gone = allocate(o->count, sizeof *gone);
  bool *erase = allocate(o->num_assertions, sizeof *erase);
  find_gone(o, erase, dead);
  set_all(erase, o->num_assertions, true);
  find_gone(o, erase, gone);
  classify(o, dead, gone);
  for (uint32_t i = 0; i < o->num_assertions; ++i)
    attribute_to(o, i, erase, gone);
  free(dead);
  free(gone);
  free(erase);
  return o;
}

void oracle_destroy(oracle_t *o) {
  void *arrays[] = {o->ops,   o->parent, o->assertions, o->classes,
                    o->owner, o->needed, o->uses,       o};
  for (size_t i = 0; i < sizeof arrays / sizeof *arrays; ++i)
    free(arrays[i]);
}

static bool is_shared(const oracle_t *o, uint32_t i, uint32_t id) {
  return o->needed[i * o->count + id] && o->owner[id] != i;
}

uint32_t oracle_num_shared(const oracle_t *o, uint32_t i) {
  uint32_t count = 0;
  for (uint32_t id = 0; id < o->count; ++id)
    count += is_shared(o, i, id);
  return count;
}

bool oracle_shares(const oracle_t *o, uint32_t i, uint32_t other) {
  for (uint32_t id = 0; id < o->count && i != other; ++id)
    if (is_shared(o, i, id) && is_shared(o, other, id))
      return true;
  return false;
}

/* Whether assertion `i` or its slice reads the value of `use` from outside. */
static bool captures(const oracle_t *o, uint32_t i,
                     const struct oracle_use_t *use) {
  if (!is_inside(o, use->user, o->assertions[i]) &&
      !o->needed[i * o->count + use->user])
    return false;
  oracle_class_t class_ = o->classes[use->def];
  return class_ != ORACLE_SLICE && class_ != ORACLE_ASSERTION &&
         (use->argument || !is(o, use->def, "constant"));
}

bool oracle_guards(const oracle_t *o, uint32_t i, uint32_t id) {
  if (o->classes[id] != ORACLE_LIVE ||
      !oracle_dominates(o, o->assertions[i], id))
    return false;
  for (uint32_t k = 0; k < o->num_uses; ++k)
    for (uint32_t n = 0; o->uses[k].user == id && n < o->num_uses; ++n)
      if (mlirValueEqual(o->uses[n].value, o->uses[k].value) &&
          captures(o, i, &o->uses[n]))
        return true;
  return false;
}

enum { MAX_BLOCKS = 64 };

static uint32_t block_index(MlirBlock block) {
  uint32_t i = 0;
  MlirBlock first = mlirRegionGetFirstBlock(mlirBlockGetParentRegion(block));
  for (; !mlirBlockEqual(first, block); first = mlirBlockGetNextInRegion(first))
    ++i;
  return i;
}

/* Whether `to` is reached from the entry of its region without `without`. */
static bool reaches(MlirBlock to, MlirBlock without) {
  MlirBlock stack[MAX_BLOCKS];
  bool seen[MAX_BLOCKS] = {false};
  uint32_t top = 0;
  stack[top++] = mlirRegionGetFirstBlock(mlirBlockGetParentRegion(to));
  seen[0] = true;
  while (top) {
    MlirBlock block = stack[--top];
    if (mlirBlockEqual(block, without))
      continue;
    if (mlirBlockEqual(block, to))
      return true;
    MlirOperation end = mlirBlockGetTerminator(block);
    for (intptr_t k = 0; k < mlirOperationGetNumSuccessors(end); ++k) {
      MlirBlock next = mlirOperationGetSuccessor(end, k);
      if (!seen[block_index(next)]) {
        seen[block_index(next)] = true;
        stack[top++] = next;
      }
    }
  }
  return false;
}

bool oracle_dominates(const oracle_t *o, uint32_t a, uint32_t b) {
  MlirBlock block = mlirOperationGetBlock(o->ops[a]);
  MlirRegion region = mlirBlockGetParentRegion(block);
  if (is_inside(o, b, a))
    return false;
  while (b && !mlirRegionEqual(
                  mlirBlockGetParentRegion(mlirOperationGetBlock(o->ops[b])),
                  region))
    b = o->parent[b];
  if (!b)
    return false;
  MlirBlock other = mlirOperationGetBlock(o->ops[b]);
  return mlirBlockEqual(block, other) ? a < b : !reaches(other, block);
}

/* The outermost dead operation around `id`. */
static uint32_t outermost_dead(const oracle_t *o, uint32_t id) {
  while (o->classes[o->parent[id]] == ORACLE_DEAD)
    id = o->parent[id];
  return id;
}

/* Adds dead operations that use what is doomed, until nothing changes. */
static void doom_dead(const oracle_t *o, bool *doomed) {
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t k = 0; k < o->num_uses; ++k) {
      const struct oracle_use_t *use = &o->uses[k];
      if (use->argument || !doomed[use->def] ||
          o->classes[use->user] != ORACLE_DEAD)
        continue;
      uint32_t outer = outermost_dead(o, use->user);
      for (uint32_t id = outer; !doomed[outer] && id < o->count; ++id)
        changed |= doomed[id] = doomed[id] || is_inside(o, id, outer);
    }
  }
}

void oracle_drop(oracle_t *o) {
  bool *doomed = allocate(o->count, sizeof *doomed);
  for (uint32_t id = 0; id < o->count; ++id)
    doomed[id] =
        o->classes[id] == ORACLE_SLICE || o->classes[id] == ORACLE_ASSERTION;
  doom_dead(o, doomed);
  for (uint32_t i = 0; i < o->num_assertions; ++i) {
    MlirOperation op = o->ops[o->assertions[i]];
    int token = token_of(o, o->assertions[i]);
    if (token >= 0)
      mlirValueReplaceAllUsesOfWith(mlirOperationGetResult(op, 0),
                                    mlirOperationGetOperand(op, token));
  }
  for (uint32_t id = 0; id < o->count; ++id)
    if (doomed[id])
      mlirOperationSetOperands(o->ops[id], 0, NULL);
  for (uint32_t id = o->count; id-- > 1;)
    if (doomed[id] && !doomed[o->parent[id]])
      mlirOperationDestroy(o->ops[id]);
  free(doomed);
}
