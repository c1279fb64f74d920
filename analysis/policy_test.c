/* The policy of the tables: effects, kinds of assertions, and both forms of a
 * name. */
#include "dialect/string_ref.h"
#include "testing/policy_fixture.h"

/* --- The tables ---------------------------------------------------------- */

TEST(Policy, answers_from_the_table) {
  begin();
  policy_entry_t entry = lookup(policy, "torch.aten.size.int");
  EXPECT_EQ(OP_EFFECTS_FREE, entry.effects);
  EXPECT_TRUE(entry.assertion == NULL);
  EXPECT_STREQ("table", entry.origin);
  EXPECT_EQ(OP_TRAIT_LOOP, lookup(policy, "torch.prim.Loop").traits);
  EXPECT_TRUE(lookup(policy, "linalg.generic").traits & OP_TRAIT_TENSOR_FREE);
  end();
}

TEST(Policy, unknown_stays_unknown) {
  begin();
  policy_entry_t entry = lookup(policy, "vendor.probe");
  EXPECT_EQ(OP_EFFECTS_UNKNOWN, entry.effects);
  EXPECT_EQ(0, entry.traits);
  EXPECT_TRUE(entry.assertion == NULL);
  EXPECT_STREQ("default", entry.origin);
  EXPECT_EQ(OP_EFFECTS_UNKNOWN, lookup(policy, "").effects);
  EXPECT_EQ(OP_EFFECTS_UNKNOWN, lookup(policy, "aten.").effects);
  EXPECT_EQ(OP_EFFECTS_UNKNOWN, lookup(policy, "torch.").effects);
  end();
}

/* Names that torch.operator carries have two spellings, others have one. */
TEST(Policy, spellings_of_operator_names) {
  begin();
  EXPECT_EQ(OP_EFFECTS_FREE, lookup(policy, "aten.size.int").effects);
  EXPECT_EQ(OP_EFFECTS_FREE, lookup(policy, "torch.onnx.Shape").effects);
  EXPECT_EQ(OP_EFFECTS_FREE, lookup(policy, "onnx.Shape").effects);
  EXPECT_EQ(OP_EFFECTS_WRITE, lookup(policy, "onnx.RandomNormal").effects);
  EXPECT_EQ(OP_EFFECTS_WRITE, lookup(policy, "aten.add_.Tensor").effects);
  EXPECT_EQ(OP_EFFECTS_WRITE, lookup(policy, "prim.Print").effects);
  EXPECT_EQ(OP_EFFECTS_UNKNOWN, lookup(policy, "constant.int").effects);
  EXPECT_EQ(OP_EFFECTS_UNKNOWN, lookup(policy, "torch.arith.addi").effects);
  EXPECT_EQ(OP_EFFECTS_UNKNOWN, lookup(policy, "torch.tosa.add").effects);
  EXPECT_EQ(POLICY_KIND_ATEN, kind_of(policy, "aten._assert_async.msg"));
  EXPECT_EQ(POLICY_KIND_ATEN, kind_of(policy, "torch.aten._assert_async.msg"));
  end();
}

TEST(Policy, takes_names_of_any_length) {
  begin();
  char name[4096];
  memset(name, 'x', sizeof name);
  memcpy(name, "aten.", 5);
  for (size_t length = 100; length < 140; ++length)
    EXPECT_EQ(OP_EFFECTS_UNKNOWN,
              policy_lookup(policy, mlirStringRefCreate(name, length)).effects);
  EXPECT_EQ(
      OP_EFFECTS_UNKNOWN,
      policy_lookup(policy, mlirStringRefCreate(name, sizeof name)).effects);
  end();
}

/* A name carries its length: it may be a part of a longer text. */
TEST(Policy, takes_names_without_terminator) {
  begin();
  EXPECT_EQ(
      OP_EFFECTS_FREE,
      policy_lookup(policy, mlirStringRefCreate("onnx.Shapes", 10)).effects);
  EXPECT_EQ(
      OP_EFFECTS_UNKNOWN,
      policy_lookup(policy, mlirStringRefCreate("onnx.Shape\0", 11)).effects);
  EXPECT_TRUE(
      policy_lookup(policy, mlirStringRefCreate("cf.assert\0", 10)).assertion ==
      NULL);
  EXPECT_TRUE(
      policy_lookup(policy, mlirStringRefCreate("cf.asserted", 9)).assertion !=
      NULL);
  end();
}

/* --- Assertions ---------------------------------------------------------- */

#define ASSERTION(name, kind, form, condition, token, operand, message,        \
                  attribute, value)                                            \
  name,
static const char *const assertion_names[] = {
#include "analysis/assertions.inc"
};
#undef ASSERTION
enum { ASSERTION_COUNT = sizeof assertion_names / sizeof *assertion_names };

TEST(Policy, assertions_are_sorted_and_have_rows) {
  begin();
  for (int i = 0; i < ASSERTION_COUNT; ++i) {
    const char *name = assertion_names[i];
    if (i > 0 && strcmp(assertion_names[i - 1], name) >= 0)
      ADD_FAILURE("%s is not before %s", assertion_names[i - 1], name);
    if (kind_of(policy, name) == POLICY_KIND_NONE)
      ADD_FAILURE("%s not found", name);
    const op_row_t *row = op_table_lookup(string_ref(name));
    if (!row || row->effects != OP_EFFECTS_WRITE)
      ADD_FAILURE("%s has no row or is not effects", name);
  }
  end();
}

TEST(Policy, assertions_by_example) {
  static const struct {
    const char *name;
    policy_kind_t kind;
    policy_form_t form;
    int condition, token, message_operand;
    const char *message;
  } examples[] = {
      {"assertion.region", POLICY_KIND_REGION, POLICY_FORM_ERASE, -1, -1, -1,
       "message"},
      {"cf.assert", POLICY_KIND_CF, POLICY_FORM_ERASE, 0, -1, -1, "msg"},
      {"torch.runtime.assert", POLICY_KIND_RUNTIME, POLICY_FORM_ERASE, 0, -1,
       -1, "message"},
      {"aten._assert_async", POLICY_KIND_ATEN, POLICY_FORM_ERASE, 0, -1, -1,
       NULL},
      {"aten._assert_async.msg", POLICY_KIND_ATEN, POLICY_FORM_ERASE, 0, -1, 1,
       NULL},
      {"aten._assert_scalar", POLICY_KIND_ATEN, POLICY_FORM_ERASE, 0, -1, 1,
       NULL},
      {"torch.aten._assert_tensor_metadata", POLICY_KIND_ATEN,
       POLICY_FORM_ERASE, -1, -1, -1, NULL},
      {"aten._functional_assert_async.msg", POLICY_KIND_ATEN, POLICY_FORM_TOKEN,
       0, 2, 1, NULL},
      {"aten._functional_assert_scalar", POLICY_KIND_ATEN, POLICY_FORM_TOKEN, 0,
       2, 1, NULL},
      {"torch.aten.sym_constrain_range", POLICY_KIND_RANGE, POLICY_FORM_ERASE,
       -1, -1, -1, NULL},
      {"aten.sym_constrain_range_for_size", POLICY_KIND_RANGE,
       POLICY_FORM_ERASE, -1, -1, -1, NULL},
      {"aten._functional_sym_constrain_range", POLICY_KIND_RANGE,
       POLICY_FORM_TOKEN, -1, 3, -1, NULL},
      {"aten._functional_sym_constrain_range_for_size", POLICY_KIND_RANGE,
       POLICY_FORM_TOKEN, -1, 3, -1, NULL},
      {"shape.cstr_broadcastable", POLICY_KIND_SHAPE, POLICY_FORM_WITNESS, -1,
       -1, -1, NULL},
      {"shape.cstr_eq", POLICY_KIND_SHAPE, POLICY_FORM_WITNESS, -1, -1, -1,
       NULL},
      {"shape.cstr_require", POLICY_KIND_SHAPE, POLICY_FORM_WITNESS, 0, -1, -1,
       "msg"},
      {"stablehlo.custom_call", POLICY_KIND_STABLEHLO, POLICY_FORM_ERASE, 0, -1,
       -1, "error_message"},
      {"tosa.assert_equal_shape", POLICY_KIND_TOSA, POLICY_FORM_ERASE, -1, -1,
       -1, "assertion.message"},
      {"tf.Assert", POLICY_KIND_FOREIGN, POLICY_FORM_ERASE, 0, -1, -1, NULL},
      {"tt.assert", POLICY_KIND_FOREIGN, POLICY_FORM_ERASE, 0, -1, -1,
       "message"},
      {"util.assert", POLICY_KIND_FOREIGN, POLICY_FORM_ERASE, 0, -1, -1,
       "message"},
  };
  begin();
  for (size_t i = 0; i < sizeof examples / sizeof *examples; ++i) {
    policy_entry_t entry = lookup(policy, examples[i].name);
    if (!entry.assertion) {
      ADD_FAILURE("%s is no assertion", examples[i].name);
      continue;
    }
    const policy_assertion_t *a = entry.assertion;
    EXPECT_EQ(OP_EFFECTS_WRITE, entry.effects);
    EXPECT_STREQ(examples[i].message, a->message);
    if (a->kind != examples[i].kind || a->form != examples[i].form ||
        a->condition != examples[i].condition ||
        a->token != examples[i].token ||
        a->message_operand != examples[i].message_operand)
      ADD_FAILURE("%s is another assertion", examples[i].name);
  }
  end();
}

TEST(Policy, raising_if_has_no_row) {
  begin();
  EXPECT_EQ(POLICY_KIND_NONE, kind_of(policy, "torch.prim.If"));
  EXPECT_EQ(OP_EFFECTS_RECURSIVE, lookup(policy, "torch.prim.If").effects);
  EXPECT_EQ(POLICY_KIND_NONE, kind_of(policy, "torch.prim.RaiseException"));
  end();
}

TEST(Policy, a_token_form_has_a_token_and_only_it) {
  begin();
  for (int i = 0; i < ASSERTION_COUNT; ++i) {
    const policy_assertion_t *a = lookup(policy, assertion_names[i]).assertion;
    EXPECT_EQ(a->form == POLICY_FORM_TOKEN, a->token >= 0);
    EXPECT_EQ(a->if_attribute == NULL, a->if_value == NULL);
  }
  end();
}

/* --- Operations ---------------------------------------------------------- */

/* Calls `check` on the first operation of `text`. */
static void with_first_op(const char *text, void (*check)(MlirOperation)) {
  MlirContext context = mlirContextCreate();
  mlirContextSetAllowUnregisteredDialects(context, true);
  MlirModule module = mlirModuleCreateParse(context, string_ref(text));
  if (mlirModuleIsNull(module))
    ADD_FAILURE("%s", text);
  else
    check(mlirBlockGetFirstOperation(mlirModuleGetBody(module)));
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
}

static const char *wanted_name;

static void check_name(MlirOperation op) {
  MlirStringRef name = policy_operator_name(op);
  EXPECT_TRUE(mlirStringRefEqual(string_ref(wanted_name), name));
}

TEST(Policy, operator_name) {
  wanted_name = "test.op";
  with_first_op("\"test.op\"() {name = \"other\"} : () -> ()", check_name);
  wanted_name = "onnx.Shape";
  with_first_op("\"torch.operator\"() {name = \"onnx.Shape\"} : () -> ()",
                check_name);
  with_first_op("\"torch.operator\"() <{name = \"onnx.Shape\"}> : () -> ()",
                check_name);
  wanted_name = "torch.operator";
  with_first_op("\"torch.operator\"() : () -> ()", check_name);
  with_first_op("\"torch.operator\"() {name = 3 : i32} : () -> ()", check_name);
  with_first_op("\"torch.operator\"() {name = \"\"} : () -> ()", check_name);
}

static bool wanted_applies;

static void check_applies(MlirOperation op) {
  begin();
  policy_entry_t entry = policy_lookup(policy, policy_operator_name(op));
  if (!entry.assertion)
    ADD_FAILURE("no assertion");
  else
    EXPECT_EQ(wanted_applies, policy_assertion_applies(entry.assertion, op));
  end();
}

TEST(Policy, assertion_applies_by_its_attribute) {
  wanted_applies = true;
  with_first_op("\"cf.assert\"() : () -> ()", check_applies);
  with_first_op("\"stablehlo.custom_call\"() {call_target_name = "
                "\"shape_assertion\"} : () -> ()",
                check_applies);
  with_first_op("\"stablehlo.custom_call\"() {call_target_name = "
                "@shape_assertion} : () -> ()",
                check_applies);
  with_first_op("\"tosa.custom\"() <{domain_name = \"assertion\"}> : () -> ()",
                check_applies);
  wanted_applies = false;
  with_first_op("\"stablehlo.custom_call\"() {call_target_name = \"other\"} :"
                " () -> ()",
                check_applies);
  with_first_op("\"stablehlo.custom_call\"() {call_target_name = "
                "\"shape_assertion\\00\"} : () -> ()",
                check_applies);
  with_first_op("\"stablehlo.custom_call\"() {call_target_name = 1 : i32} :"
                " () -> ()",
                check_applies);
  with_first_op("\"stablehlo.custom_call\"() : () -> ()", check_applies);
}

/* --- Kinds --------------------------------------------------------------- */

TEST(PolicyKind, names_go_both_ways) {
  for (int kind = 0; kind < POLICY_KIND_COUNT; ++kind) {
    const char *name = policy_kind_name((policy_kind_t)kind);
    ASSERT_TRUE(name != NULL);
    EXPECT_EQ(kind, policy_kind_parse(string_ref(name)));
  }
  EXPECT_STREQ("runtime", policy_kind_name(POLICY_KIND_RUNTIME));
  EXPECT_EQ(POLICY_KIND_RAISE, policy_kind_parse(string_ref("raise")));
  EXPECT_EQ(POLICY_KIND_NONE, policy_kind_parse(string_ref("Runtime")));
  EXPECT_EQ(POLICY_KIND_NONE, policy_kind_parse(string_ref("")));
  EXPECT_EQ(POLICY_KIND_NONE,
            policy_kind_parse(mlirStringRefCreate("cf\0", 3)));
}
