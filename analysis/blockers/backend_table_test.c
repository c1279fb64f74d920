/* The tables of backends: well formed, and complete for torch. */
#include <string.h>

#include "analysis/blockers/backend_table.h"
#include "dialect/op_table.h"
#include "testing/gtest_c.h"

static const backend_row_t *row(const char *name) {
  return backend_row_lookup(mlirStringRefCreateFromCString(name));
}

TEST(BackendTable, names_of_backends) {
  for (int i = 0; i < BACKEND_COUNT; ++i) {
    backend_t backend = BACKEND_COUNT;
    EXPECT_TRUE(backend_parse(
        mlirStringRefCreateFromCString(backend_name((backend_t)i)), &backend));
    EXPECT_EQ(i, backend);
  }
  backend_t backend = BACKEND_LINALG;
  EXPECT_FALSE(backend_parse(mlirStringRefCreateFromCString("llvm"), &backend));
  EXPECT_FALSE(backend_parse(mlirStringRefCreateFromCString(""), &backend));
  EXPECT_FALSE(backend_parse(mlirStringRefCreateFromCString("tos"), &backend));
  EXPECT_EQ(BACKEND_LINALG, backend);
}

TEST(BackendTable, rows_are_sorted_and_found) {
  ASSERT_LT(800, backend_row_count());
  for (size_t i = 0; i < backend_row_count(); ++i) {
    if (i)
      EXPECT_LT(strcmp(backend_row(i - 1)->name, backend_row(i)->name), 0);
    EXPECT_TRUE(row(backend_row(i)->name) == backend_row(i));
  }
}

/* Whether operand or result `i` may be meant: the table's names are all the
 * operands, unless some are variadic. */
static bool is_operand(const backend_row_t *row, int i) {
  int count = row->operands[0] != '\0';
  for (const char *p = row->operands; *p; ++p)
    count += *p == ' ';
  return i >= -8 && i < count;
}

TEST(BackendTable, clauses_ask_about_operands_that_there_are) {
  for (size_t i = 0; i < backend_row_count(); ++i)
    for (int b = 0; b < BACKEND_COUNT; ++b) {
      backend_cell_t cell = backend_row(i)->cells[b];
      for (size_t c = cell.first; c < (size_t)cell.first + cell.count; ++c) {
        const condition_t *condition = backend_clause(c)->conditions;
        EXPECT_NE(CONDITION_NONE, condition[0].kind);
        EXPECT_LT(condition[0].kind, CONDITION_COUNT);
        EXPECT_LT(condition[1].kind, CONDITION_COUNT);
        if (condition[0].kind < CONDITION_TENSORS &&
            !is_operand(backend_row(i), condition[0].a))
          ADD_FAILURE("%s: %d", backend_row(i)->name, condition[0].a);
      }
    }
}

/* Effects are known of more names than ODS has operations: of those that
 * torch.operator carries. All that have a row here have effects there. */
TEST(BackendTable, torch_rows_are_operations) {
  size_t count = 0;
  for (size_t i = 0; i < backend_row_count(); ++i) {
    const char *name = backend_row(i)->name;
    if (strncmp(name, "torch", 5) != 0)
      continue;
    EXPECT_TRUE(op_table_lookup(mlirStringRefCreateFromCString(name)) != NULL);
    ++count;
  }
  EXPECT_EQ(855, count);
}

TEST(BackendTable, dialect_rows) {
  ASSERT_TRUE(row("tosa.anything") != NULL);
  EXPECT_STREQ("tosa.*", row("tosa.anything")->name);
  EXPECT_STREQ("arith.constant", row("arith.constant")->name);
  EXPECT_STREQ("arith.*", row("arith.addi")->name);
  EXPECT_TRUE(row("torch.aten.of_next_year") == NULL);
  EXPECT_TRUE(row("nodot") == NULL);
  EXPECT_TRUE(row("") == NULL);
  EXPECT_TRUE(row("a_dialect_of_a_very_long_name_that_fits_into_no_buffer_of_"
                  "sixty_four_bytes.op") == NULL);
}

TEST(BackendTable, verdicts_that_the_sources_give) {
  static const struct {
    const char *name;
    backend_verdict_t verdicts[BACKEND_COUNT];
  } cases[] = {
      {"torch.runtime.assert", {BACKEND_REFUSED, BACKEND_TAKEN, BACKEND_TAKEN}},
      {"torch.aten.numel", {BACKEND_REFUSED, BACKEND_TAKEN, BACKEND_TAKEN}},
      {"torch.aten.eq.int", {BACKEND_TAKEN, BACKEND_TAKEN, BACKEND_TAKEN}},
      {"torch.aten.relu", {BACKEND_TAKEN, BACKEND_TAKEN, BACKEND_TAKEN}},
      {"torch.aten.add_.Tensor",
       {BACKEND_REFUSED, BACKEND_REFUSED, BACKEND_REFUSED}},
      {"torch.prim.Loop", {BACKEND_REFUSED, BACKEND_REFUSED, BACKEND_TAKEN}},
      {"tosa.add", {BACKEND_TAKEN, BACKEND_REFUSED, BACKEND_REFUSED}},
      {"cf.assert", {BACKEND_REFUSED, BACKEND_REFUSED, BACKEND_TAKEN}},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i)
    for (int b = 0; b < BACKEND_COUNT; ++b) {
      const backend_row_t *found = row(cases[i].name);
      ASSERT_TRUE(found != NULL);
      EXPECT_EQ(cases[i].verdicts[b], found->cells[b].verdict);
    }
}
