/* The policy: which operations are assertions and which effects an operation
 * has. It answers by name, from what the user said first, then from the
 * tables (dialect/op_table.h, analysis/assertions.inc), else "has effects".
 * Analysis asks it once per distinct name; what depends on one operation (the
 * types of its operands, an attribute, a torch.prim.If that only raises) is
 * decided there.
 *
 *   MlirStringRef name = policy_operator_name(op);
 *   policy_entry_t entry = policy_lookup(policy, name);
 *   if (entry.assertion && policy_assertion_applies(entry.assertion, op)) ...
 */
#ifndef ASSERTION_ANALYSIS_POLICY_H
#define ASSERTION_ANALYSIS_POLICY_H

#include <stdbool.h>
#include <stdint.h>

#include "dialect/op_table.h"
#include "mlir-c/IR.h"

/* The kinds of assertion. `--kinds` names them as policy_kind_name does. */
typedef enum policy_kind_t {
  POLICY_KIND_NONE,      /* Not an assertion. */
  POLICY_KIND_RUNTIME,   /* torch.runtime.assert */
  POLICY_KIND_CF,        /* cf.assert */
  POLICY_KIND_RAISE,     /* torch.prim.If of which one branch only raises */
  POLICY_KIND_ATEN,      /* aten._assert_*, as operation or torch.operator */
  POLICY_KIND_RANGE,     /* aten.sym_constrain_range* */
  POLICY_KIND_SHAPE,     /* shape.cstr_*, with shape.assuming */
  POLICY_KIND_STABLEHLO, /* stablehlo.custom_call @shape_assertion */
  POLICY_KIND_TOSA,      /* tosa.assert_equal_shape */
  POLICY_KIND_FOREIGN,   /* tf.Assert, tt.assert, util.assert, ... */
  POLICY_KIND_USER,      /* --assertion-op */
  POLICY_KIND_REGION,    /* assertion.region: one that is wrapped already */
  POLICY_KIND_COUNT
} policy_kind_t;

/* How an assertion is taken out of the IR. A form other than ERASE says what
 * becomes of the uses of its result. */
typedef enum policy_form_t {
  POLICY_FORM_ERASE,   /* It has no results that anything may use. */
  POLICY_FORM_TOKEN,   /* Operand `token` takes the place of its result. */
  POLICY_FORM_WITNESS, /* Its result is a shape witness. */
} policy_form_t;

/* One assertion operation. Indices are -1 where there is none or it is not
 * known which, and may be beyond the operands of an operation that is
 * malformed. The strings live as long as the policy, as all it gives. */
typedef struct policy_assertion_t {
  policy_kind_t kind;
  policy_form_t form;
  int condition;       /* Operand asserted to be true. */
  int token;           /* Operand that replaces the result. */
  int message_operand; /* Operand that is the message, a string constant. */
  const char *message; /* Attribute that is the message, or NULL. */
  const char *if_attribute; /* Counts only with this attribute equal ...  */
  const char *if_value;     /* ... to this string or symbol, or NULL. */
} policy_assertion_t;

/* All that is known of a name. `assertion` is NULL for most. `origin` says who
 * said so: "user", a file name with line, "table" or "default". */
typedef struct policy_entry_t {
  op_effects_t effects; /* Of an assertion too: OP_EFFECTS_WRITE. */
  unsigned traits;      /* OP_TRAIT_* */
  const policy_assertion_t *assertion;
  const char *origin;
} policy_entry_t;

typedef struct policy_t policy_t;

/* A policy of the tables alone. The caller owns it. Once nothing more is
 * added it may be read from several threads. NULL if memory runs out. */
policy_t *policy_create(void);
policy_t *policy_clone(const policy_t *policy);
void policy_destroy(policy_t *policy);

/* What is known of the operation name `name`. For the operation
 * torch.operator ask with its "name" attribute, see policy_operator_name.
 * "aten.x" and "torch.aten.x" are one name, and so for the other namespaces
 * of PyTorch and for "onnx.". The entry is good until the policy changes. */
policy_entry_t policy_lookup(const policy_t *policy, MlirStringRef name);

/* Whether `op`, whose name led to `assertion`, has the attribute that it
 * takes to be one; true where none is asked for. */
bool policy_assertion_applies(const policy_assertion_t *assertion,
                              MlirOperation op);

/* The name under which `op` is looked up: its operation name, or for
 * torch.operator the string that it carries ("aten._assert_async.msg", looked
 * up with and without "torch."; "onnx.Shape"). Borrowed from the context. */
MlirStringRef policy_operator_name(MlirOperation op);

/* Adds to the policy what `--assertion-op=NAME[:OPERAND]`, `--pure-op=NAME`
 * and `--effect-op=NAME` say. Later words win: pure and effect end that NAME
 * is an assertion. OPERAND is the index of the asserted operand, which is
 * known of NAME already or not at all if it is left out; kind, form and
 * message of an assertion in the tables are kept. On failure nothing changes,
 * `error` gets one line that says why, in pieces and without a newline, and
 * failure is returned. */
MlirLogicalResult policy_add_assertion(policy_t *policy, MlirStringRef spec,
                                       MlirStringCallback error, void *data);
MlirLogicalResult policy_add_pure(policy_t *policy, MlirStringRef name,
                                  MlirStringCallback error, void *data);
MlirLogicalResult policy_add_effect(policy_t *policy, MlirStringRef name,
                                    MlirStringCallback error, void *data);

/* Reads a policy file: one word and one name a line (`assertion NAME[:N]`,
 * `pure NAME`, `reads NAME`, `recursive NAME`, `effects NAME`), `#` begins a
 * comment. A third word `tensor_free` is OP_TRAIT_TENSOR_FREE. `file` stands
 * in messages: "FILE:LINE:COLUMN: error: ...", without a newline. It stops at
 * the first error, and then nothing of the file counts. */
MlirLogicalResult policy_read(policy_t *policy, MlirStringRef text,
                              MlirStringRef file, MlirStringCallback error,
                              void *data);

/* Prints the whole policy as it stands, in the form that policy_read reads,
 * with the origin of each line as a comment. */
void policy_print(const policy_t *policy, MlirStringCallback print, void *data);

/* "runtime", "cf", ...; and back, or POLICY_KIND_NONE. */
const char *policy_kind_name(policy_kind_t kind);
policy_kind_t policy_kind_parse(MlirStringRef name);

#endif
