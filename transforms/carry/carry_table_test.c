/* The rows of carry_ops.inc, and that what their templates, divisions and
 * conversions write is MLIR of the types they say. */
#include "transforms/carry/carry_table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dialect/snippet.h"
#include "testing/verb_fixture.h"

TEST(CarryTable, rows_are_sorted_and_found) {
  ASSERT_GT(carry_row_count(), 0);
  for (size_t i = 0; i < carry_row_count(); ++i) {
    const carry_row_t *row = carry_row_get(i);
    SCOPED_TRACE("%s", row->name);
    if (i)
      EXPECT_LT(strcmp(carry_row_get(i - 1)->name, row->name), 0);
    EXPECT_TRUE(row->rule != NULL);
    EXPECT_TRUE(carry_row_lookup(mlirStringRefCreateFromCString(row->name)) ==
                row);
    char torch[80];
    snprintf(torch, sizeof torch, "torch.%s", row->name);
    EXPECT_TRUE(carry_row_lookup(mlirStringRefCreateFromCString(torch)) == row);
  }
}

TEST(CarryTable, other_names_are_not_found) {
  static const char *const names[] = {
      "", "aten", "aten.add", "aten.add.int.x", "zzz", "torch.", "aten.add.in"};
  for (size_t i = 0; i < sizeof names / sizeof *names; ++i) {
    const carry_row_t *row =
        carry_row_lookup(mlirStringRefCreateFromCString(names[i]));
    EXPECT_TRUE(!row || !strcmp(row->name, names[i]));
  }
  EXPECT_TRUE(carry_row_lookup(mlirStringRefCreate("aten.dim\0x", 10)) == NULL);
}

TEST(CarryTable, columns_are_of_the_letters_and_types_there_are) {
  for (size_t i = 0; i < carry_row_count(); ++i) {
    const carry_row_t *row = carry_row_get(i);
    SCOPED_TRACE("%s", row->name);
    if (row->operands)
      EXPECT_EQ(strlen(row->operands), strspn(row->operands, "ifbnam-"));
    static const char *const types[] = {"", "n", "i1", "i64", "f64"};
    bool known = !row->type;
    for (size_t k = 0; k < 5 && !known; ++k)
      known = !strcmp(types[k], row->type);
    EXPECT_TRUE(known);
  }
}

/* ---- What is written ---- */

/* A check without a program. */
typedef struct writing_t {
  arena_t arena;
  carry_t c;
} writing_t;

static void begin(writing_t *w) {
  memset(w, 0, sizeof *w);
  arena_init(&w->arena, allocator_system());
  w->c.arena = w->c.body.arena = &w->arena;
  w->c.message = "\"m\"";
}

/* A number that is not known, of this type. */
static carry_value_t *number(writing_t *w, const char *type) {
  carry_value_t *value = carry_is_real(type) ? carry_real(&w->c, type, 1.5)
                                             : carry_integer(&w->c, type, 1);
  carry_name(&w->c, value);
  value->known = false;
  return value;
}

/* Expects that what was written is a function that gives `value`. */
static void expect_valid(writing_t *w, carry_value_t *value) {
  ASSERT_TRUE(value != NULL);
  ASSERT_EQ(CARRY_SCALAR, value->kind);
  uint32_t name = carry_name(&w->c, value);
  text_t text = {.arena = &w->arena};
  text_format(&text, "func.func @check() -> %s {\n%s  return %%%u : %s\n}\n",
              value->type, text_string(&w->c.body), name, value->type);
  MlirContext context = ir_context_create();
  dialect_problem_t problem;
  MlirOperation op = dialect_parse_snippet(context, text_ref(&text), &problem);
  EXPECT_STREQ("", problem.message);
  if (mlirOperationIsNull(op))
    ADD_FAILURE("%s", text_string(&text));
  else
    mlirOperationDestroy(op);
  mlirContextDestroy(context);
  arena_deinit(&w->arena);
}

/* The type that an operand's letter asks for. */
static const char *type_of(char letter, bool real) {
  switch (letter) {
  case 'b':
    return "i1";
  case 'f':
    return "f64";
  case 'i':
    return "i64";
  default:
    return real ? "f64" : "i64";
  }
}

/* Writes the row's template for numbers of one kind. */
static void expect_row(const carry_row_t *row, bool real) {
  SCOPED_TRACE("%s, %s", row->name, real ? "floats" : "integers");
  writing_t w;
  begin(&w);
  carry_value_t *x[3];
  char letter = row->operands[0];
  for (size_t k = 0; k < 3; ++k) {
    char own = k < strlen(row->operands) ? row->operands[k] : letter;
    x[k] = number(&w, type_of(own, real));
  }
  expect_valid(&w, carry_apply(&w.c, row, real, x));
}

TEST(CarryTable, templates_are_mlir_of_their_types) {
  for (size_t i = 0; i < carry_row_count(); ++i) {
    const carry_row_t *row = carry_row_get(i);
    if (!row->operands || !*row->type || row->rule == carry_as_number)
      continue;
    bool empties = row->rule == carry_reduce || row->rule == carry_fold_list;
    if (row->integer)
      expect_row(row, false);
    if (row->real && !empties)
      expect_row(row, true);
  }
}

/* Divides numbers of a type, the divisor known or not. */
static void expect_division(const char *name, const char *type, int64_t known) {
  SCOPED_TRACE("%s of %s by %d", name, type, (int)known);
  writing_t w;
  begin(&w);
  carry_row_t row = {.type = "n", .integer = name};
  carry_value_t *x[] = {number(&w, type), known
                                              ? carry_integer(&w.c, type, known)
                                              : number(&w, type)};
  carry_value_t *out = carry_apply(&w.c, &row, false, x);
  bool guarded = strstr(text_string(&w.c.body), "cf.assert") != NULL;
  EXPECT_EQ(known == 0, guarded);
  expect_valid(&w, out);
}

TEST(CarryTable, divisions_by_what_may_be_0_are_asserted) {
  static const char *const names[] = {"q", "r", "u", "v", "q+", "q^", "r+"};
  static const char *const types[] = {"i64", "i32", "i8", "index"};
  for (size_t i = 0; i < sizeof names / sizeof *names; ++i)
    for (size_t k = 0; k < sizeof types / sizeof *types; ++k) {
      expect_division(names[i], types[k], 0);
      expect_division(names[i], types[k], 3);
    }
}

TEST(CarryTable, numbers_of_each_type_convert) {
  static const char *const from[] = {"i1",  "i8",  "i16",  "i32", "i64",
                                     "f16", "f32", "bf16", "f64", "index"};
  static const char *const to[] = {"i1", "i64", "f64"};
  for (size_t i = 0; i < sizeof from / sizeof *from; ++i)
    for (size_t k = 0; k < sizeof to / sizeof *to; ++k)
      for (int is_unsigned = 0; is_unsigned < 2; ++is_unsigned) {
        SCOPED_TRACE("%s to %s", from[i], to[k]);
        writing_t w;
        begin(&w);
        carry_value_t *x = number(&w, from[i]);
        x->is_unsigned = is_unsigned;
        carry_value_t *y = carry_convert(&w.c, x, to[k]);
        EXPECT_STREQ(to[k], y->type);
        expect_valid(&w, y);
      }
}

TEST(CarryTable, known_numbers_convert_without_a_statement) {
  writing_t w;
  begin(&w);
  EXPECT_EQ(1,
            carry_convert(&w.c, carry_integer(&w.c, "i64", -7), "i1")->integer);
  EXPECT_EQ(0,
            carry_convert(&w.c, carry_real(&w.c, "f64", 0.0), "i1")->integer);
  EXPECT_EQ(-1,
            carry_convert(&w.c, carry_real(&w.c, "f64", -1.9), "i64")->integer);
  EXPECT_NEAR(-7.0,
              carry_convert(&w.c, carry_integer(&w.c, "i64", -7), "f64")->real,
              0.0);
  EXPECT_STREQ("", text_string(&w.c.body));
  carry_value_t *large =
      carry_convert(&w.c, carry_real(&w.c, "f64", 1e30), "i64");
  EXPECT_FALSE(large->known);
  EXPECT_CONTAINS("cf.assert", text_string(&w.c.body));
  expect_valid(&w, large);
}

TEST(CarryTable, constants_are_read_back_as_they_were) {
  static const double values[] = {0.0,    -0.0, 0.1,  1.0 / 3,    1e300,
                                  5e-324, 1e22, -2.5, 123456789.0};
  for (size_t i = 0; i < sizeof values / sizeof *values; ++i) {
    writing_t w;
    begin(&w);
    carry_name(&w.c, carry_real(&w.c, "f64", values[i]));
    double back = 0;
    const char *text = strstr(text_string(&w.c.body), "constant ");
    ASSERT_TRUE(text != NULL);
    ASSERT_EQ(1, sscanf(text, "constant %lf", &back));
    EXPECT_TRUE(!memcmp(&back, &values[i], sizeof back));
    arena_deinit(&w.arena);
  }
}

TEST(CarryTable, what_nothing_needs_is_left_out) {
  writing_t w;
  begin(&w);
  carry_value_t *a = number(&w, "i64"), *b = number(&w, "i64");
  number(&w, "f64");
  carry_value_t *pair[] = {b, b};
  carry_emit(&w.c, "i64", "arith.addi $0, $0 : i64", &a);
  carry_assert(&w.c,
               carry_emit(&w.c, "i1", "arith.cmpi eq, $0, $1 : i64", pair));
  carry_prune(&w.c);
  EXPECT_STREQ("  %0 = arith.constant 1 : i64\n"
               "  %1 = arith.cmpi eq, %0, %0 : i64\n"
               "  cf.assert %1, \"m\"\n",
               text_string(&w.c.body));
  arena_deinit(&w.arena);
}

TEST(CarryTable, messages_are_no_statements) {
  writing_t w;
  begin(&w);
  carry_set_message(&w.c, mlirStringRefCreateFromCString("%9 of %arg7\n%0"));
  number(&w, "i64");
  carry_assert(&w.c, number(&w, "i1"));
  carry_prune(&w.c);
  EXPECT_STREQ("  %0 = arith.constant true\n"
               "  cf.assert %0, \"%9 of %arg7\\0A%0\"\n",
               text_string(&w.c.body));
  arena_deinit(&w.arena);
}

/* ---- Without memory ---- */

/* Fails from the call on at which `left` is 0. */
static void *resize_some(void *self, void *memory, size_t size) {
  int *left = self;
  if (size && (*left)-- <= 0)
    return NULL;
  return allocator_system().resize(NULL, memory, size);
}

TEST(CarryTable, writing_goes_on_without_memory) {
  for (int calls = 0; calls < 4; ++calls) {
    int left = calls;
    writing_t w;
    begin(&w);
    arena_deinit(&w.arena);
    arena_init(&w.arena, (allocator_t){resize_some, &left});
    for (int k = 0; k < 4000; ++k)
      number(&w, "i64");
    EXPECT_TRUE(w.arena.failed);
    arena_deinit(&w.arena);
  }
}
