/* The table of operations: lookups, order, effects and traits of rows. */
#include "dialect/op_table.h"
#include "testing/gtest_c.h"

#include <stdio.h>
#include <string.h>

static const op_row_t *lookup(const char *name) {
  return op_table_lookup(mlirStringRefCreateFromCString(name));
}

static op_effects_t effects(const char *name) {
  const op_row_t *row = lookup(name);
  return row ? row->effects : OP_EFFECTS_UNKNOWN;
}

TEST(OpTable, is_sorted_without_duplicates) {
  for (size_t i = 1; i < op_table_size(); ++i)
    if (strcmp(op_table_row(i - 1)->name, op_table_row(i)->name) >= 0)
      ADD_FAILURE("%s is not before %s", op_table_row(i - 1)->name,
                  op_table_row(i)->name);
}

TEST(OpTable, finds_every_row) {
  for (size_t i = 0; i < op_table_size(); ++i)
    if (lookup(op_table_row(i)->name) != op_table_row(i))
      ADD_FAILURE("%s not found", op_table_row(i)->name);
}

TEST(OpTable, misses_what_is_not_there) {
  EXPECT_TRUE(lookup("") == NULL);
  EXPECT_TRUE(lookup("a") == NULL);
  EXPECT_TRUE(lookup("vendor.probe") == NULL);
  EXPECT_TRUE(lookup("zzz.zzz") == NULL);
  EXPECT_TRUE(lookup("torch.aten.size.in") == NULL);
  EXPECT_TRUE(lookup("torch.aten.size.int ") == NULL);
  EXPECT_TRUE(op_table_lookup(mlirStringRefCreate(NULL, 0)) == NULL);
}

/* The length counts, not a terminator. */
TEST(OpTable, takes_the_length_of_a_name) {
  EXPECT_TRUE(op_table_lookup(mlirStringRefCreate("arith.addi\0x", 12)) ==
              NULL);
  const op_row_t *row = op_table_lookup(mlirStringRefCreate("arith.addix", 10));
  ASSERT_TRUE(row != NULL);
  EXPECT_STREQ("arith.addi", row->name);
}

TEST(OpTable, no_row_is_unknown) {
  for (size_t i = 0; i < op_table_size(); ++i)
    EXPECT_NE(OP_EFFECTS_UNKNOWN, op_table_row(i)->effects);
}

TEST(OpTable, effects_by_example) {
  static const struct {
    const char *name;
    op_effects_t effects;
  } examples[] = {
      {"arith.addi", OP_EFFECTS_FREE},
      {"arith.divsi", OP_EFFECTS_FREE},
      {"assertion.region", OP_EFFECTS_WRITE},
      {"cf.assert", OP_EFFECTS_WRITE},
      {"chlo.broadcast_add", OP_EFFECTS_FREE},
      {"func.call", OP_EFFECTS_WRITE},
      {"func.return", OP_EFFECTS_FREE},
      {"memref.alloc", OP_EFFECTS_WRITE},
      {"memref.alloca_scope", OP_EFFECTS_RECURSIVE},
      {"memref.load", OP_EFFECTS_READ},
      {"memref.store", OP_EFFECTS_WRITE},
      {"onnx.Dropout", OP_EFFECTS_WRITE},
      {"onnx.If", OP_EFFECTS_RECURSIVE},
      {"onnx.RandomNormal", OP_EFFECTS_WRITE},
      {"onnx.Shape", OP_EFFECTS_FREE},
      {"scf.if", OP_EFFECTS_RECURSIVE},
      {"shape.cstr_broadcastable", OP_EFFECTS_WRITE},
      {"stablehlo.custom_call", OP_EFFECTS_WRITE},
      {"stablehlo.get_dimension_size", OP_EFFECTS_FREE},
      {"stablehlo.rng", OP_EFFECTS_WRITE},
      {"stablehlo.while", OP_EFFECTS_RECURSIVE},
      {"tensor.dim", OP_EFFECTS_FREE},
      {"torch.aten.empty.memory_format", OP_EFFECTS_FREE},
      {"torch.aten.rand_like", OP_EFFECTS_WRITE},
      {"torch.aten.size.int", OP_EFFECTS_FREE},
      {"torch.global_slot.get", OP_EFFECTS_READ},
      {"torch.prim.If", OP_EFFECTS_RECURSIVE},
      {"torch.prim.Print", OP_EFFECTS_WRITE},
      {"torch_c.get_next_seed", OP_EFFECTS_WRITE},
      {"torch_c.to_builtin_tensor", OP_EFFECTS_FREE},
      {"tosa.assert_equal_shape", OP_EFFECTS_WRITE},
      {"tosa.variable_read", OP_EFFECTS_WRITE},
  };
  for (size_t i = 0; i < sizeof examples / sizeof *examples; ++i)
    if (effects(examples[i].name) != examples[i].effects)
      ADD_FAILURE("%s: %s", examples[i].name,
                  op_effects_name(effects(examples[i].name)));
}

TEST(OpTable, traits_by_example) {
  static const struct {
    const char *name;
    unsigned traits;
  } examples[] = {
      {"arith.addi", 0},
      {"arith.constant", OP_TRAIT_CONSTANT},
      {"assertion.region", OP_TRAIT_NO_TERMINATOR | OP_TRAIT_ISOLATED},
      {"builtin.module", OP_TRAIT_SYMBOL | OP_TRAIT_GRAPH |
                             OP_TRAIT_NO_TERMINATOR | OP_TRAIT_ISOLATED},
      {"func.func", OP_TRAIT_SYMBOL | OP_TRAIT_ISOLATED},
      {"func.return", OP_TRAIT_TERMINATOR},
      {"linalg.generic", OP_TRAIT_LOOP | OP_TRAIT_TENSOR_FREE},
      {"onnx.Constant", OP_TRAIT_CONSTANT},
      {"onnx.Loop", OP_TRAIT_LOOP},
      {"scf.for", OP_TRAIT_LOOP},
      {"stablehlo.while", OP_TRAIT_LOOP},
      {"torch.aten.native_batch_norm", OP_TRAIT_TENSOR_FREE},
      {"torch.constant.int", OP_TRAIT_CONSTANT},
      {"torch.global_slot", OP_TRAIT_SYMBOL},
      {"torch.operator_terminator", OP_TRAIT_TERMINATOR},
      {"torch.prim.If", 0},
      {"torch.prim.Loop", OP_TRAIT_LOOP},
      {"torch.prim.Loop.condition", OP_TRAIT_TERMINATOR},
      {"vector.transfer_read", OP_TRAIT_TENSOR_FREE},
  };
  for (size_t i = 0; i < sizeof examples / sizeof *examples; ++i) {
    const op_row_t *row = lookup(examples[i].name);
    if (!row || row->traits != examples[i].traits)
      ADD_FAILURE("%s: traits %x", examples[i].name, row ? row->traits : ~0u);
  }
}

TEST(OpTable, effects_names_go_both_ways) {
  for (int i = OP_EFFECTS_UNKNOWN; i <= OP_EFFECTS_WRITE; ++i) {
    op_effects_t back = (op_effects_t)~0;
    const char *name = op_effects_name((op_effects_t)i);
    EXPECT_TRUE(op_effects_parse(mlirStringRefCreateFromCString(name), &back));
    EXPECT_EQ(i, back);
  }
  op_effects_t untouched = OP_EFFECTS_READ;
  EXPECT_FALSE(
      op_effects_parse(mlirStringRefCreateFromCString("read"), &untouched));
  EXPECT_FALSE(op_effects_parse(mlirStringRefCreate("reads", 4), &untouched));
  EXPECT_EQ(OP_EFFECTS_READ, untouched);
}

/* --- Torch's rows against what ODS declares of each operation. --- */

typedef struct torch_row_t {
  char name[128], effects[16], traits[64], declared[128], reason[128];
} torch_row_t;

/* Splits a line of torch_effects.tsv at its tabs, of which some are adjacent.
 */
static bool split(char *line, torch_row_t *row) {
  char *const fields[] = {row->name, row->effects, row->traits, row->declared,
                          row->reason};
  for (size_t i = 0; i < sizeof fields / sizeof *fields; ++i) {
    size_t length = strcspn(line, "\t\n");
    if (length >= (i == 1 ? sizeof row->effects : sizeof row->traits) &&
        length >= sizeof row->name)
      return false;
    memcpy(fields[i], line, length);
    fields[i][length] = '\0';
    line += length + (line[length] != '\0');
  }
  return true;
}

/* Calls `check` on each row; returns their number, 0 if the table is bad. */
static int each_torch_row(void (*check)(const torch_row_t *)) {
  FILE *file = fopen("dialect/torch_effects.tsv", "r");
  if (!file)
    return 0;
  char line[1024];
  int count = 0;
  while (fgets(line, sizeof line, file)) {
    torch_row_t row;
    if (*line == '#' || !strncmp(line, "name\t", 5))
      continue;
    if (!split(line, &row)) {
      count = 0;
      break;
    }
    check(&row);
    ++count;
  }
  fclose(file);
  return count;
}

static int torch_operations;

static bool is_free(const torch_row_t *row) {
  return !strcmp(row->effects, "free");
}

static bool declares(const torch_row_t *row, const char *word) {
  size_t length = strlen(word);
  for (const char *at = row->declared; (at = strstr(at, word)); at += length)
    if ((at == row->declared || at[-1] == ' ') &&
        (at[length] == ' ' || at[length] == '\0'))
      return true;
  return false;
}

static void is_in_the_table(const torch_row_t *row) {
  torch_operations +=
      !strncmp(row->name, "torch", 5) && !declares(row, "operator");
  if (strcmp(op_effects_name(effects(row->name)), row->effects))
    ADD_FAILURE("%s: %s in C, %s in the table", row->name,
                op_effects_name(effects(row->name)), row->effects);
}

TEST(TorchRows, are_in_the_table) {
  torch_operations = 0;
  EXPECT_LT(0, each_torch_row(is_in_the_table));
  EXPECT_EQ(855, torch_operations);
}

/* "torch.aten.add_.Tensor": before the overload, one underscore at the end. */
static bool in_place(const char *name) {
  const char *base = strncmp(name, "torch.aten.", 11) ? name : name + 11;
  size_t length = strcspn(base, ".");
  return length > 1 && base[length - 1] == '_' && base[length - 2] != '_';
}

static void in_place_is_effects(const torch_row_t *row) {
  if (in_place(row->name) && strcmp(row->effects, "effects"))
    ADD_FAILURE("%s is %s", row->name, row->effects);
  if (declares(row, "inplace") && !in_place(row->name))
    ADD_FAILURE("%s is in place by another name", row->name);
}

TEST(TorchRows, in_place_has_effects) {
  EXPECT_TRUE(in_place("torch.aten.add_.Tensor"));
  EXPECT_TRUE(in_place("torch.aten.zero_"));
  EXPECT_FALSE(in_place("torch.aten.__and__.bool"));
  EXPECT_FALSE(in_place("torch.aten.add.Tensor"));
  EXPECT_LT(0, each_torch_row(in_place_is_effects));
}

static void pure_is_free(const torch_row_t *row) {
  static const char *const exceptions[] = {"torch.symbolic_int",
                                           "torch.prim.CreateObject"};
  bool excepted =
      !strcmp(row->name, exceptions[0]) || !strcmp(row->name, exceptions[1]);
  if (declares(row, "pure") && is_free(row) == excepted)
    ADD_FAILURE("%s is %s", row->name, row->effects);
}

TEST(TorchRows, pure_is_free) { EXPECT_LT(0, each_torch_row(pure_is_free)); }

/* Free is what declares it, what has no effects by torch's traits, what ends a
 * region, and what says why. */
static void free_has_a_ground(const torch_row_t *row) {
  bool ground = declares(row, "value_semantics") || declares(row, "pure") ||
                declares(row, "read_only") || declares(row, "terminator") ||
                !strncmp(row->name, "onnx.", 5) || *row->reason;
  if (is_free(row) && !ground)
    ADD_FAILURE("%s is free without a reason", row->name);
}

TEST(TorchRows, free_has_a_ground) {
  EXPECT_LT(0, each_torch_row(free_has_a_ground));
}

/* What returns nothing is there for something else, unless it ends a region. */
static void useful_without_results(const torch_row_t *row) {
  if (declares(row, "no_result") && !declares(row, "terminator") &&
      strcmp(row->effects, "effects"))
    ADD_FAILURE("%s has no result and is %s", row->name, row->effects);
}

TEST(TorchRows, no_result_has_effects) {
  EXPECT_LT(0, each_torch_row(useful_without_results));
}

/* Each word is in the names of generators; the second list is what else has
 * it in its name. */
static void generators_have_effects(const torch_row_t *row) {
  static const char *const words[] = {
      "rand",    "Rand",        "bernoulli", "Bernoulli", "dropout",
      "Dropout", "multinomial", "normal_",   "uniform",   "exponential",
      "rrelu",   "Multinomial", "seed"};
  static const char *const others[] = {"torch.aten.native_dropout_backward",
                                       "torch.aten.rrelu_with_noise_backward"};
  for (size_t i = 0; i < sizeof others / sizeof *others; ++i)
    if (!strcmp(row->name, others[i]))
      return;
  for (size_t i = 0; i < sizeof words / sizeof *words; ++i)
    if (strstr(row->name, words[i]) && strcmp(row->effects, "effects"))
      ADD_FAILURE("%s is %s", row->name, row->effects);
}

TEST(TorchRows, generators_have_effects) {
  EXPECT_LT(0, each_torch_row(generators_have_effects));
}

TEST(TorchRows, what_only_looks_harmless_has_effects) {
  static const char *const names[] = {
      "torch.aten.Delete.Dict_str",
      "torch.aten._assert_scalar",
      "torch.aten._set_item.str",
      "torch.aten._set_item.t",
      "torch.aten.append.t",
      "torch.aten.arange.start_out",
      "torch.aten.insert.t",
      "torch.aten.resize_",
      "torch.aten.rrelu_with_noise",
      "torch.aten.scaled_dot_product_attention",
      "torch.aten.sort.int",
      "torch.aten.sym_constrain_range",
      "torch.aten.warn",
      "torch.bind_symbolic_shape",
      "torch.global_slot.set",
      "torch.nn_module",
      "torch.operator",
      "torch.overwrite.tensor.contents",
      "torch.prim.CallMethod",
      "torch.prim.Print",
      "torch.prim.RaiseException",
      "torch.prim.SetAttr",
      "torch.prim.Store",
      "torch.runtime.assert",
      "torch.symbolic_int",
  };
  for (size_t i = 0; i < sizeof names / sizeof *names; ++i)
    if (effects(names[i]) != OP_EFFECTS_WRITE)
      ADD_FAILURE("%s is %s", names[i], op_effects_name(effects(names[i])));
}
