/* Each condition of the backend tables on operations that meet it and on
 * operations that do not, and the words for the latter. */
#include "analysis/blockers/backend_facts.h"
#include "analysis/blockers/backend_reason.h"
#include "testing/blockers_fixture.h"

/* The operation before the return, asked one condition. */
static bool holds(const char *body, condition_t condition) {
  char text[2048];
  snprintf(text, sizeof text,
           "func.func @f(%%a: !torch.vtensor<[?,4],f32>, "
           "%%b: !torch.vtensor<[2,3],si64>, %%c: !torch.vtensor<[0],i1>, "
           "%%u: !torch.vtensor<*,f32>, %%i: !torch.int, "
           "%%l: !torch.list<int>, %%q: !torch.bool) {\n%s  return\n}\n",
           body);
  fixture_t f = fixture_parse(text);
  analysis_t *analysis =
      analysis_create(f.module, &(analysis_options_t){.policy = f.policy});
  arena_t arena;
  arena_init(&arena, allocator_system());
  backend_facts_t facts;
  bool result = false;
  if (backend_facts_init(&facts, &arena, analysis, BACKEND_TOSA)) {
    clause_t clause = {{condition}};
    result = backend_clause_holds(&facts, facts.count - 2, &clause);
  } else {
    ADD_FAILURE("no facts");
  }
  backend_facts_deinit(&facts);
  arena_deinit(&arena);
  analysis_destroy(analysis);
  fixture_destroy(&f);
  return result;
}

typedef struct case_t {
  bool expected;
  condition_t condition;
  const char *body;
} case_t;

static void check(const case_t *cases, size_t count) {
  for (size_t i = 0; i < count; ++i) {
    condition_t condition = cases[i].condition;
    if (holds(cases[i].body, condition) != cases[i].expected)
      ADD_FAILURE("case %zu: %s", i, cases[i].body);
    condition.negated = !condition.negated;
    if (holds(cases[i].body, condition) == cases[i].expected)
      ADD_FAILURE("opposite of case %zu: %s", i, cases[i].body);
  }
}

#define CHECK(cases) check(cases, sizeof cases / sizeof *cases)
#define ASKS(kind, a, b) {CONDITION_##kind, false, a, b}
#define OP(operands, types) "  \"torch.t\"(" operands ") : (" types ") -> ()\n"
#define A "!torch.vtensor<[?,4],f32>"
#define B "!torch.vtensor<[2,3],si64>"
#define C "!torch.vtensor<[0],i1>"
#define U "!torch.vtensor<*,f32>"
#define INT "!torch.int"

static const char LIST_OF_CONSTANTS[] =
    "  %x = torch.constant.int 1\n"
    "  %y = torch.prim.ListConstruct %x, %x : (!torch.int, !torch.int) -> "
    "!torch.list<int>\n" OP("%y", "!torch.list<int>");
static const char LIST_WITH_VARIABLE[] =
    "  %x = torch.constant.int 1\n"
    "  %y = torch.prim.ListConstruct %x, %i : (!torch.int, !torch.int) -> "
    "!torch.list<int>\n" OP("%y", "!torch.list<int>");
static const char LIST_ARGUMENT[] = OP("%l", "!torch.list<int>");

TEST(BackendCondition, constants) {
  const case_t cases[] = {
      {true, ASKS(CONST, 0, 0), "  %x = torch.constant.int 1\n" OP("%x", INT)},
      {false, ASKS(CONST, 0, 0), OP("%i", INT)},
      {false, ASKS(CONST, 1, 0), "  %x = torch.constant.int 1\n" OP("%x", INT)},
      {true, ASKS(CONST, 0, 0), LIST_OF_CONSTANTS},
      {false, ASKS(CONST, 0, 0), LIST_WITH_VARIABLE},
      {false, ASKS(CONST, 0, 0), LIST_ARGUMENT},
      {true, ASKS(LIST, 0, 0), LIST_WITH_VARIABLE},
      {false, ASKS(LIST, 0, 0), LIST_ARGUMENT},
      /* Sizes and arithmetic fold. */
      {true, ASKS(CONST, 0, 0),
       "  %x = torch.constant.int 1\n"
       "  %n = torch.aten.size.int %b, %x : " B ", !torch.int -> !torch.int\n"
       "  %m = torch.aten.mul.int %n, %n : !torch.int, !torch.int -> "
       "!torch.int\n" OP("%m", INT)},
      {false, ASKS(CONST, 0, 0),
       "  %x = torch.constant.int 0\n"
       "  %n = torch.aten.size.int %a, %x : " A ", !torch.int -> "
       "!torch.int\n" OP("%n", INT)},
      {true, ASKS(CONST, 0, 0),
       "  %s = torch.aten._shape_as_tensor %b : " B
       " -> !torch.vtensor<[2],si64>\n" OP("%s", "!torch.vtensor<[2],si64>")},
      {false, ASKS(CONST, 0, 0),
       "  %s = torch.aten._shape_as_tensor %a : " A
       " -> !torch.vtensor<[2],si64>\n" OP("%s", "!torch.vtensor<[2],si64>")},
  };
  CHECK(cases);
}

TEST(BackendCondition, words) {
  const case_t cases[] = {
      {true, ASKS(IS_NONE, 0, 0),
       "  %x = torch.constant.none\n" OP("%x", "!torch.none")},
      {true, ASKS(IS_NONE, 0, 0),
       "  %x = torch.constant.none\n  %y = torch.derefine %x : !torch.none to "
       "!torch.optional<int>\n" OP("%y", "!torch.optional<int>")},
      {false, ASKS(IS_NONE, 0, 0),
       "  %x = torch.constant.int 0\n" OP("%x", INT)},
      {false, ASKS(IS_NONE, 0, 0), OP("%i", INT)},
      {true, ASKS(IS_TRUE, 0, 0),
       "  %x = torch.constant.bool true\n" OP("%x", "!torch.bool")},
      {false, ASKS(IS_TRUE, 0, 0),
       "  %x = torch.constant.bool false\n" OP("%x", "!torch.bool")},
      {true, ASKS(IS_FALSE, 0, 0),
       "  %x = torch.constant.bool false\n" OP("%x", "!torch.bool")},
      {false, ASKS(IS_TRUE, 0, 0), OP("%q", "!torch.bool")},
      {false, ASKS(IS_FALSE, 0, 0), OP("%q", "!torch.bool")},
      /* What only folds to true is not the literal. */
      {false, ASKS(IS_TRUE, 0, 0),
       "  %x = torch.constant.int 1\n"
       "  %e = torch.aten.eq.int %x, %x : !torch.int, !torch.int -> "
       "!torch.bool\n" OP("%e", "!torch.bool")},
  };
  CHECK(cases);
}

TEST(BackendCondition, sizes) {
  const case_t cases[] = {
      {true, ASKS(STATIC, 0, 0), OP("%b", B)},
      {false, ASKS(STATIC, 0, 0), OP("%a", A)},
      {false, ASKS(STATIC, 0, 0), OP("%u", U)},
      {false, ASKS(STATIC, 0, 0), OP("%i", INT)},
      {false, ASKS(STATIC, 0, 0), LIST_OF_CONSTANTS},
      {true, ASKS(UNKNOWN, 0, 1), OP("%a", A)},
      {false, ASKS(UNKNOWN, 0, 0), OP("%a", A)},
      {false, ASKS(UNKNOWN, 0, 2), OP("%u", U)},
      {true, ASKS(NONEMPTY, 0, 0), OP("%a", A)},
      {false, ASKS(NONEMPTY, 0, 0), OP("%c", C)},
      {false, ASKS(NONEMPTY, 0, 0), OP("%u", U)},
      {true, ASKS(RANK, 0, 2), OP("%a", A)},
      {false, ASKS(RANK, 0, 1), OP("%a", A)},
      {false, ASKS(RANK, 0, 2), OP("%u", U)},
      {true, ASKS(SAME_RANK, 0, 1), OP("%a, %b", A ", " B)},
      {false, ASKS(SAME_RANK, 0, 1), OP("%a, %c", A ", " C)},
      {false, ASKS(SAME_RANK, 0, 1), OP("%u, %u", U ", " U)},
  };
  CHECK(cases);
}

TEST(BackendCondition, lists_of_tensors) {
  static const char both[] =
      "  %y = torch.prim.ListConstruct %b, %b : (" B ", " B
      ") -> !torch.list<vtensor>\n" OP("%y", "!torch.list<vtensor>");
  static const char one[] =
      "  %y = torch.prim.ListConstruct %b, %a : (" B ", " A
      ") -> !torch.list<vtensor>\n" OP("%y", "!torch.list<vtensor>");
  static const char none[] =
      "  %y = torch.prim.ListConstruct  : () -> !torch.list<vtensor>\n" OP(
          "%y", "!torch.list<vtensor>");
  const case_t cases[] = {
      {true, ASKS(STATIC, 0, 0), both},  {false, ASKS(STATIC, 0, 0), one},
      {true, ASKS(INT, 0, 0), both},     {false, ASKS(INT, 0, 0), one},
      {false, ASKS(STATIC, 0, 0), none},
  };
  CHECK(cases);
}

TEST(BackendCondition, nothing_has_a_size_of_0) {
  static const char gives[] = "  %x = \"torch.t\"(%a) : (" A ") -> " C "\n";
  static const char list[] =
      "  %y = torch.prim.ListConstruct %c, %c : (" C ", " C
      ") -> !torch.list<vtensor>\n" OP("%y", "!torch.list<vtensor>");
  const case_t cases[] = {
      {true, ASKS(FILLED, 0, 0),
       OP("%a, %b, %u, %i", A ", " B ", " U ", " INT)},
      {false, ASKS(FILLED, 0, 0), OP("%a, %c", A ", " C)},
      {false, ASKS(FILLED, 0, 0), gives},
      {false, ASKS(FILLED, 0, 0), list},
      {true, ASKS(FILLED, 0, 0), LIST_OF_CONSTANTS},
      {true, ASKS(SAME_TYPE, 0, 1), OP("%c, %c", C ", " C)},
      {false, ASKS(SAME_TYPE, 0, 1), OP("%a, %u", A ", " U)},
      {false, ASKS(SAME_TYPE, 0, 1), OP("%a", A)},
      {false, ASKS(SAME_TYPE, 0, -1), gives},
  };
  CHECK(cases);
}

#define SIZE_AT(tensor, type, dim)                                             \
  "  %x = torch.constant.int " dim "\n" OP(tensor ", %x", type ", " INT)

TEST(BackendCondition, size_at_a_constant) {
  const case_t cases[] = {
      {false, ASKS(STATIC_DIM, 0, 1), SIZE_AT("%a", A, "0")},
      {true, ASKS(STATIC_DIM, 0, 1), SIZE_AT("%a", A, "1")},
      {true, ASKS(STATIC_DIM, 0, 1), SIZE_AT("%a", A, "-1")},
      {false, ASKS(STATIC_DIM, 0, 1), SIZE_AT("%a", A, "2")},
      {false, ASKS(STATIC_DIM, 0, 1), SIZE_AT("%a", A, "-3")},
      {false, ASKS(STATIC_DIM, 0, 1), SIZE_AT("%u", U, "0")},
      {false, ASKS(STATIC_DIM, 0, 1), OP("%a, %i", A ", " INT)},
  };
  CHECK(cases);
}

TEST(BackendCondition, elements) {
  const case_t cases[] = {
      {true, ASKS(FLOAT, 0, 0), OP("%a", A)},
      {false, ASKS(FLOAT, 0, 0), OP("%b", B)},
      {true, ASKS(INT, 0, 0), OP("%b", B)},
      {false, ASKS(INT, 0, 0), OP("%c", C)},
      {true, ASKS(BOOL, 0, 0), OP("%c", C)},
      {false, ASKS(BOOL, 0, 0), OP("%a", A)},
      {false, ASKS(FLOAT, 0, 0), OP("%i", INT)},
      {true, ASKS(SAME_ELEMENT, 0, 1), OP("%a, %u", A ", " U)},
      {false, ASKS(SAME_ELEMENT, 0, 1), OP("%a, %b", A ", " B)},
      {false, ASKS(SAME_ELEMENT, 0, 1), OP("%a", A)},
  };
  CHECK(cases);
}

#define GIVES(type) "  %x = \"torch.t\"() : () -> " type "\n"
#define OF(element) GIVES("!torch.vtensor<[2]," element ">")

TEST(BackendCondition, every_element_type) {
  static const struct {
    const char *body;
    bool is_float, is_int, is_bool;
  } rows[] = {
      {OF("f16"), true, false, false},
      {OF("bf16"), true, false, false},
      {OF("f32"), true, false, false},
      {OF("f64"), true, false, false},
      {OF("f8E4M3FN"), true, false, false},
      {OF("si8"), false, true, false},
      {OF("ui8"), false, true, false},
      {OF("si16"), false, true, false},
      {OF("si32"), false, true, false},
      {OF("si64"), false, true, false},
      {OF("i1"), false, false, true},
      {OF("complex<f32>"), false, false, false},
      {OF("!torch.qint8"), false, false, false},
      {GIVES("!torch.int"), false, false, false},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; ++i) {
    const case_t cases[] = {
        {rows[i].is_float, ASKS(FLOAT, -1, 0), rows[i].body},
        {rows[i].is_int, ASKS(INT, -1, 0), rows[i].body},
        {rows[i].is_bool, ASKS(BOOL, -1, 0), rows[i].body},
    };
    CHECK(cases);
  }
}

TEST(BackendCondition, which_scalars_are_numbers) {
  const case_t cases[] = {
      {true, ASKS(SCALARS, 0, 0), GIVES("!torch.int")},
      {true, ASKS(SCALARS, 0, 0), GIVES("!torch.float")},
      {true, ASKS(SCALARS, 0, 0), GIVES("!torch.bool")},
      {true, ASKS(SCALARS, 0, 0), GIVES("index")},
      {true, ASKS(SCALARS, 0, 0), GIVES("f32")},
      {false, ASKS(SCALARS, 0, 0), GIVES("!torch.str")},
      {false, ASKS(SCALARS, 0, 0), GIVES("!torch.none")},
      {false, ASKS(SCALARS, 0, 0), GIVES("!torch.Device")},
      {false, ASKS(SCALARS, 0, 0), GIVES("!torch.number")},
      {false, ASKS(VALUES, 0, 0), GIVES("!torch.str")},
      {false, ASKS(VALUES, 0, 0), GIVES("!torch.number")},
      {false, ASKS(VALUES, 0, 0), GIVES("!torch.optional<int>")},
  };
  CHECK(cases);
}

#define LITERAL(name, size, value)                                             \
  "  %" name " = torch.vtensor.literal(dense<" value "> : tensor<" size        \
  "xf32>) : !torch.vtensor<[" size "],f32>\n"
#define SUM(size)                                                              \
  LITERAL("s", size, "1.0")                                                    \
  "  %o = torch.constant.int 1\n"                                              \
  "  %r = torch.aten.add.Tensor %s, %s, %o : !torch.vtensor<[" size            \
  "],f32>, !torch.vtensor<[" size                                              \
  "],f32>, !torch.int -> !torch.vtensor<[" size                                \
  "],f32>\n" OP("%r", "!torch.vtensor<[" size "],f32>")

/* Sums fold where they repeat one element, and so where there is one. */
TEST(BackendCondition, sums_of_literals) {
  const case_t cases[] = {
      {true, ASKS(CONST, 0, 0),
       LITERAL("s", "3", "1.0") OP("%s", "!torch.vtensor<[3],f32>")},
      {true, ASKS(CONST, 0, 0), SUM("1")},
      {false, ASKS(CONST, 0, 0), SUM("2")},
      {false, ASKS(CONST, 0, 0), SUM("3")},
  };
  CHECK(cases);
}

TEST(BackendCondition, results_count_down_from_minus_one) {
  const case_t cases[] = {
      {true, ASKS(STATIC, -1, 0),
       "  %x:2 = \"torch.t\"() : () -> (" B ", " A ")\n"},
      {false, ASKS(STATIC, -2, 0),
       "  %x:2 = \"torch.t\"() : () -> (" B ", " A ")\n"},
      {false, ASKS(STATIC, -3, 0),
       "  %x:2 = \"torch.t\"() : () -> (" B ", " A ")\n"},
  };
  CHECK(cases);
}

TEST(BackendCondition, what_contracts_ask) {
  const case_t cases[] = {
      {true, ASKS(TENSORS, 0, 0), OP("%a, %b", A ", " B)},
      {false, ASKS(TENSORS, 0, 0), OP("%a, %i", A ", " INT)},
      {true, ASKS(VALUES, 0, 0), OP("%a, %i", A ", " INT)},
      {false, ASKS(VALUES, 0, 0), OP("%l", "!torch.list<int>")},
      {false, ASKS(VALUES, 0, 0),
       "  %x = torch.constant.none\n" OP("%x", "!torch.none")},
      {true, ASKS(SCALARS, 0, 0), OP("%i, %q", "!torch.int, !torch.bool")},
      {false, ASKS(SCALARS, 0, 0), OP("%a", A)},
      {false, ASKS(TENSORS, 0, 0), "  %x = \"torch.t\"() : () -> !torch.int\n"},
      {false, ASKS(TENSORS, 0, 0),
       "  %x = \"torch.t\"() : () -> !torch.tensor<[2],f32>\n"},
  };
  CHECK(cases);
}

TEST(BackendCondition, one_alternative_is_enough) {
  static const clause_t clause = {{ASKS(STATIC, 0, 0), ASKS(CONST, 1, 0)}};
  static const backend_row_t row = {.name = "torch.t", .operands = "self dim"};
  arena_t arena;
  arena_init(&arena, allocator_system());
  EXPECT_STREQ("self has an unknown size, and dim is not constant",
               backend_reason(&arena, &row, BACKEND_REFUSED, &clause));
  arena_deinit(&arena);
}

TEST(BackendReason, every_condition_has_words) {
  static const backend_row_t row = {.name = "torch.t", .operands = "self dim"};
  arena_t arena;
  arena_init(&arena, allocator_system());
  for (int kind = CONDITION_NONE + 1; kind < CONDITION_COUNT; ++kind)
    for (int negated = 0; negated < 2; ++negated) {
      clause_t clause = {{{(uint8_t)kind, negated, 0, 1}}};
      const char *text = backend_reason(&arena, &row, BACKEND_REFUSED, &clause);
      EXPECT_LT(8, strlen(text));
      EXPECT_TRUE(strchr(text, '$') == NULL);
    }
  arena_deinit(&arena);
}

TEST(BackendReason, names_of_operands_and_results) {
  static const backend_row_t row = {.name = "torch.t", .operands = "self dim"};
  static const struct {
    condition_t condition;
    const char *text;
  } cases[] = {
      {ASKS(STATIC, 0, 0), "self has an unknown size"},
      {ASKS(CONST, 1, 0), "dim is not constant"},
      {ASKS(CONST, 2, 0), "operand 2 is not constant"},
      {ASKS(STATIC, -1, 0), "the result has an unknown size"},
      {ASKS(STATIC, -2, 0), "result 1 has an unknown size"},
      {ASKS(UNKNOWN, 0, 1), "self has more than 1 unknown sizes"},
      {{CONDITION_BOOL, true, 0, 0}, "self is of truth values"},
  };
  arena_t arena;
  arena_init(&arena, allocator_system());
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    clause_t clause = {{cases[i].condition}};
    EXPECT_STREQ(cases[i].text,
                 backend_reason(&arena, &row, BACKEND_REFUSED, &clause));
  }
  arena_deinit(&arena);
}
