/* Writes conditions as expressions, to a bounded length and depth. */
#include "analysis/expression.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "analysis/scalar_ops.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

enum { MAX_DEPTH = 24, MAX_ATTRIBUTE = 40 };

/* The text so far. */
typedef struct writer_t {
  analysis_t *analysis;
  /* Null: values are numbered as they appear. */
  MlirAsmState names;
  MlirValue seen[EXPRESSION_MAX];
  size_t num_seen;
  size_t length, limit;
  bool cut;
  char text[EXPRESSION_MAX];
} writer_t;

static void write(writer_t *w, const char *data, size_t length) {
  if (w->cut || length > w->limit - w->length) {
    w->cut = true;
    return;
  }
  memcpy(w->text + w->length, data, length);
  w->length += length;
}

static void write_string(writer_t *w, const char *text) {
  write(w, text, strlen(text));
}

static void write_chunk(MlirStringRef chunk, void *writer) {
  write(writer, chunk.data, chunk.length);
}

static void write_number(writer_t *w, MlirValue value) {
  char number[24];
  size_t k = 0;
  while (k < w->num_seen && !mlirValueEqual(w->seen[k], value))
    ++k;
  if (k == EXPRESSION_MAX)
    return;
  if (k == w->num_seen)
    w->seen[w->num_seen++] = value;
  snprintf(number, sizeof number, "$%zu", k + 1);
  write_string(w, number);
}

static void write_name(writer_t *w, MlirValue value) {
  if (!w->names.ptr)
    write_number(w, value);
  else
    mlirValuePrintAsOperand(value, w->names, write_chunk, w);
}

/* Writes an attribute without its type; a large one is cut. */
static void write_attribute(writer_t *w, MlirAttribute value) {
  char number[32];
  size_t limit = w->limit, end = w->length + MAX_ATTRIBUTE;
  if (mlirAttributeIsNull(value)) {
    write_string(w, "?");
  } else if (mlirAttributeIsABool(value)) {
    write_string(w, mlirBoolAttrGetValue(value) ? "true" : "false");
  } else if (mlirAttributeIsAFloat(value)) {
    snprintf(number, sizeof number, "%g", mlirFloatAttrGetValueDouble(value));
    write_string(w, number);
  } else if (mlirAttributeIsAInteger(value)) {
    MlirType type = mlirAttributeGetType(value);
    int64_t i = mlirTypeIsAInteger(type) && mlirIntegerTypeIsSigned(type)
                    ? mlirIntegerAttrGetValueSInt(value)
                    : mlirIntegerAttrGetValueInt(value);
    snprintf(number, sizeof number, "%" PRId64, i);
    write_string(w, number);
  } else {
    w->limit = end < limit ? end : limit;
    mlirAttributePrint(value, write_chunk, w);
    w->limit = limit;
    if (w->cut && end < limit) {
      w->cut = false;
      write_string(w, "...");
    }
  }
}

static void write_value(writer_t *w, MlirValue value, int precedence,
                        int depth);

static void write_operands(writer_t *w, MlirOperation op, intptr_t begin,
                           int depth) {
  intptr_t count = mlirOperationGetNumOperands(op);
  for (intptr_t k = begin; k < count && !w->cut; ++k) {
    if (k > begin)
      write_string(w, ", ");
    write_value(w, mlirOperationGetOperand(op, k), 0, depth);
  }
}

/* The attribute that `name` at the start of a format's rest denotes; `*rest`
 * moves behind it. */
static MlirAttribute named_attribute(MlirOperation op, const char **rest) {
  size_t length = strspn(*rest, "abcdefghijklmnopqrstuvwxyz_.");
  MlirStringRef name = mlirStringRefCreate(*rest, length);
  *rest += length;
  return mlirOperationGetAttributeByName(op, name);
}

/* The operator of a stablehlo comparison. */
static const char *direction_of(MlirOperation op) {
  static const char *const signs[][2] = {{"EQ", "=="}, {"NE", "!="},
                                         {"LT", "<"},  {"LE", "<="},
                                         {"GT", ">"},  {"GE", ">="}};
  MlirAttribute value = mlirOperationGetAttributeByName(
      op, mlirStringRefCreateFromCString("comparison_direction"));
  char text[64] = {0};
  writer_t w = {.limit = sizeof text};
  if (!mlirAttributeIsNull(value))
    mlirAttributePrint(value, write_chunk, &w);
  memcpy(text, w.text, w.length < sizeof text ? w.length : sizeof text - 1);
  for (size_t i = 0; i < sizeof signs / sizeof *signs; ++i)
    if (strstr(text, signs[i][0]))
      return signs[i][1];
  return "?";
}

/* How tightly an operand has to bind to stand in `row` without parentheses,
 * `rest` being what follows it there: as tightly as the operator, the right one
 * and those of a comparison more so; what is subscripted, as a call. */
static int outer_precedence(const scalar_op_t *row, bool first,
                            const char *rest) {
  if (*rest == '[')
    return PRECEDENCE_CALL;
  if (row->precedence == PRECEDENCE_CALL)
    return 0;
  bool tighter = !first || row->precedence == PRECEDENCE_COMPARE;
  return row->precedence + tighter;
}

/* Writes `op` by its row's format. */
static void write_row(writer_t *w, MlirOperation op, const scalar_op_t *row,
                      int depth) {
  bool first = true;
  for (const char *f = row->format; *f && !w->cut;) {
    if (*f == '$' && (f[1] == '*' || f[1] == '+')) {
      write_operands(w, op, f[1] == '+', depth);
      f += 2;
    } else if (*f == '$') {
      int outer = outer_precedence(row, first, f + 2);
      intptr_t k = f[1] - '0';
      first = false;
      if (k < mlirOperationGetNumOperands(op))
        write_value(w, mlirOperationGetOperand(op, k), outer, depth);
      f += 2;
    } else if (f[0] == '@' && (f[1] == 'p' || f[1] == 'c') && f[2] == ' ') {
      write_string(w, f[1] == 'p' ? scalar_op_predicate(op) : direction_of(op));
      f += 2;
    } else if (*f == '@') {
      ++f;
      write_attribute(w, named_attribute(op, &f));
    } else {
      write(w, f++, 1);
    }
  }
}

/* Whether `value` is one number, as a scalar or as a tensor of rank 0. */
static bool is_number(analysis_t *a, MlirValue value) {
  type_info_t type = analysis_type(a, mlirValueGetType(value));
  return type.scalar || (type.tensor && type.rank == 0);
}

/* The row by which `value` is written, or NULL for a name. What stays is seen
 * through only where it gives one number: a tensor of the program is a name. */
static const scalar_op_t *row_of(analysis_t *a, MlirValue value, uint32_t *id) {
  *id = analysis_def(a, value);
  if (*id == ANALYSIS_NONE ||
      mlirOperationGetNumResults(analysis_operation(a, *id)) != 1)
    return NULL;
  if (analysis_class(a, *id) == ANALYSIS_LIVE && !is_number(a, value))
    return NULL;
  return scalar_op_lookup(policy_operator_name(analysis_operation(a, *id)));
}

/* Whether an operation without a row is written as a call by its name. */
static bool is_call(const analysis_t *a, uint32_t id) {
  return id != ANALYSIS_NONE && analysis_class(a, id) == ANALYSIS_SLICE &&
         mlirOperationGetNumResults(analysis_operation(a, id)) == 1 &&
         mlirOperationGetNumRegions(analysis_operation(a, id)) == 0;
}

static void write_call(writer_t *w, MlirOperation op, int depth) {
  MlirStringRef name = policy_operator_name(op);
  write(w, name.data, name.length);
  write_string(w, "(");
  write_operands(w, op, 0, depth);
  write_string(w, ")");
}

/* What an argument of assertion.region stands for: the value that goes in. */
static MlirValue look_through(const analysis_t *a, MlirValue value) {
  while (mlirValueIsABlockArgument(value)) {
    MlirOperation op =
        mlirBlockGetParentOperation(mlirBlockArgumentGetOwner(value));
    intptr_t k = mlirBlockArgumentGetArgNumber(value);
    uint32_t id = analysis_id(a, op);
    const policy_assertion_t *row =
        id == ANALYSIS_NONE ? NULL : analysis_policy(a, id).assertion;
    if (!row || row->kind != POLICY_KIND_REGION ||
        k >= mlirOperationGetNumOperands(op))
      break;
    value = mlirOperationGetOperand(op, k);
  }
  return value;
}

static void write_value(writer_t *w, MlirValue value, int precedence,
                        int depth) {
  uint32_t id;
  if (!w->names.ptr)
    value = look_through(w->analysis, value);
  const scalar_op_t *row = row_of(w->analysis, value, &id);
  if (depth == MAX_DEPTH) {
    write_string(w, "...");
  } else if (row) {
    bool parentheses = row->precedence < precedence;
    write_string(w, parentheses ? "(" : "");
    write_row(w, analysis_operation(w->analysis, id), row, depth + 1);
    write_string(w, parentheses ? ")" : "");
  } else if (is_call(w->analysis, id)) {
    write_call(w, analysis_operation(w->analysis, id), depth + 1);
  } else {
    write_name(w, value);
  }
}

static void print_with(analysis_t *a, const analysis_assertion_t *as,
                       MlirAsmState names, MlirStringCallback print,
                       void *user_data) {
  writer_t w;
  w.analysis = a;
  w.names = names;
  w.num_seen = w.length = 0;
  w.cut = false;
  w.limit = EXPRESSION_MAX - 3;
  if (mlirValueIsNull(as->condition) && as->row) {
    write_call(&w, analysis_operation(a, as->inner), 0);
  } else if (mlirValueIsNull(as->condition)) {
    w.cut = true;
  } else if (as->negated) {
    write_string(&w, "not ");
    write_value(&w, as->condition, PRECEDENCE_NOT, 0);
  } else {
    write_value(&w, as->condition, 0, 0);
  }
  if (w.cut) {
    memcpy(w.text + w.length, "...", 3);
    w.length += 3;
  }
  print(mlirStringRefCreate(w.text, w.length), user_data);
}

void expression_print(analysis_t *a, const analysis_assertion_t *as,
                      MlirAsmState names, MlirStringCallback print,
                      void *user_data) {
  print_with(a, as, names, print, user_data);
}

void expression_print_unnamed(analysis_t *a, const analysis_assertion_t *as,
                              MlirStringCallback print, void *user_data) {
  print_with(a, as, (MlirAsmState){NULL}, print, user_data);
}
