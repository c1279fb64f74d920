/* Rules for numbers. */
#include <string.h>

#include "analysis/scalar_ops.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "transforms/carry/carry_table.h"

carry_value_t *carry_refuse_call(carry_t *c, const carry_call_t *call,
                                 const char *reason) {
  for (uint32_t k = 0; k < call->count; ++k)
    if (call->x[k]->kind == CARRY_REFUSED)
      return call->x[k];
  return carry_refuse(c, call->op, reason);
}

bool carry_is(const carry_call_t *call, uint32_t k, carry_kind_t kind) {
  return k < call->count && call->x[k]->kind == kind;
}

bool carry_known_integer(const carry_call_t *call, uint32_t k, int64_t *out) {
  if (!carry_is(call, k, CARRY_SCALAR) || !call->x[k]->known ||
      carry_is_real(call->x[k]->type))
    return false;
  *out = call->x[k]->integer;
  return true;
}

type_info_t carry_result_info(carry_t *c, const carry_call_t *call) {
  return analysis_type(c->analysis,
                       mlirValueGetType(mlirOperationGetResult(call->op, 0)));
}

const char *carry_result_type(carry_t *c, const carry_call_t *call) {
  bool is_unsigned;
  return carry_type_text(
      c, mlirValueGetType(mlirOperationGetResult(call->op, 0)), &is_unsigned);
}

/* What the operation gives where all its operands are known, or NULL. */
static carry_value_t *fold(carry_t *c, const carry_call_t *call,
                           carry_value_t *const *x, const char *type) {
  const scalar_op_t *row = scalar_op_lookup(policy_operator_name(call->op));
  scalar_t known[SCALAR_MAX_OPERANDS] = {{0}};
  if (!row || !row->fold || call->count > SCALAR_MAX_OPERANDS)
    return NULL;
  for (uint32_t k = 0; k < call->count; ++k) {
    if (!x[k]->known)
      return NULL;
    known[k] = carry_is_real(x[k]->type) ? scalar_float(x[k]->real)
                                         : scalar_int(x[k]->integer);
  }
  scalar_call_t scalars = {.op = call->op, .x = known};
  scalar_t out = row->fold(&scalars);
  if (out.kind == SCALAR_FLOAT && carry_is_real(type))
    return carry_real(c, type, out.f);
  if (out.kind == SCALAR_INT && !carry_is_real(type))
    return carry_integer(c, type, out.i);
  return NULL;
}

/* ---- Division ---- */

/* The letters by which carry_ops.inc names them: the quotient rounded to 0, to
 * minus infinity, to plus infinity; the rest with the dividend's sign, with the
 * divisor's; quotient and rest of unsigned numbers. $0 is divided by $1, which
 * is neither 0 nor, where signed, -1. */
static const struct {
  const char *name, *text;
} divisions[] = {
    {"q", "arith.divsi $0, $1 : $T"},
    {"r", "arith.remsi $0, $1 : $T"},
    {"u", "arith.divui $0, $1 : $T"},
    {"v", "arith.remui $0, $1 : $T"},
    {"q+", "$q = arith.divsi $0, $1 : $T\n"
           "$m = arith.muli $q, $1 : $T\n"
           "$r = arith.subi $0, $m : $T\n"
           "$z = arith.constant 0 : $T\n"
           "$n = arith.cmpi ne, $r, $z : $T\n"
           "$s = arith.xori $r, $1 : $T\n"
           "$t = arith.cmpi slt, $s, $z : $T\n"
           "$u = arith.andi $n, $t : i1\n"
           "$o = arith.constant 1 : $T\n"
           "$p = arith.subi $q, $o : $T\n"
           "arith.select $u, $p, $q : $T"},
    {"q^", "$q = arith.divsi $0, $1 : $T\n"
           "$m = arith.muli $q, $1 : $T\n"
           "$r = arith.subi $0, $m : $T\n"
           "$z = arith.constant 0 : $T\n"
           "$n = arith.cmpi ne, $r, $z : $T\n"
           "$s = arith.xori $r, $1 : $T\n"
           "$t = arith.cmpi sge, $s, $z : $T\n"
           "$u = arith.andi $n, $t : i1\n"
           "$o = arith.constant 1 : $T\n"
           "$p = arith.addi $q, $o : $T\n"
           "arith.select $u, $p, $q : $T"},
    {"r+", "$r = arith.remsi $0, $1 : $T\n"
           "$z = arith.constant 0 : $T\n"
           "$n = arith.cmpi ne, $r, $z : $T\n"
           "$s = arith.xori $r, $1 : $T\n"
           "$t = arith.cmpi slt, $s, $z : $T\n"
           "$u = arith.andi $n, $t : i1\n"
           "$p = arith.addi $r, $1 : $T\n"
           "arith.select $u, $p, $r : $T"},
};

static const char *division_text(const char *name) {
  for (size_t i = 0; i < sizeof divisions / sizeof *divisions; ++i)
    if (!strcmp(divisions[i].name, name))
      return divisions[i].text;
  return NULL;
}

/* Divides by what may be 0, which is a failed assertion, or -1, by which the
 * least number can't be divided: 1 is divided by instead. */
static carry_value_t *divide_by_any(carry_t *c, const char *name,
                                    carry_value_t *x, carry_value_t *y) {
  bool is_signed = *name == 'q' || *name == 'r';
  carry_value_t *is_zero = carry_emit(c, "i1",
                                      "$z = arith.constant 0 : $T\n"
                                      "$n = arith.cmpi ne, $0, $z : $T\n"
                                      "!$n\n"
                                      "arith.cmpi eq, $0, $z : $T",
                                      &y);
  carry_value_t *is_minus = carry_emit(c, "i1",
                                       "$m = arith.constant -1 : $T\n"
                                       "arith.cmpi eq, $0, $m : $T",
                                       &y);
  carry_value_t *choice[] = {y, is_zero, is_minus};
  carry_value_t *divisor =
      carry_emit(c, y->type,
                 is_signed ? "$o = arith.constant 1 : $T\n"
                             "$e = arith.ori $1, $2 : i1\n"
                             "arith.select $e, $o, $0 : $T"
                           : "$o = arith.constant 1 : $T\n"
                             "arith.select $1, $o, $0 : $T",
                 choice);
  carry_value_t *both[] = {x, divisor};
  carry_value_t *out = carry_emit(c, x->type, division_text(name), both);
  carry_value_t *ends[] = {x, is_minus, out};
  return *name != 'q' ? out
                      : carry_emit(c, x->type,
                                   "$z = arith.constant 0 : $T\n"
                                   "$n = arith.subi $z, $0 : $T\n"
                                   "arith.select $1, $n, $2 : $T",
                                   ends);
}

/* What a template or division of the table gives for converted operands. */
static carry_value_t *apply(carry_t *c, const char *template_, const char *type,
                            carry_value_t *const *x) {
  const char *division = division_text(template_);
  if (!division)
    return carry_emit(c, type, template_, x);
  bool plain = x[1]->known && x[1]->integer != 0 && x[1]->integer != -1;
  return plain ? carry_emit(c, type, division, x)
               : divide_by_any(c, template_, x[0], x[1]);
}

carry_value_t *carry_apply(carry_t *c, const carry_row_t *row, bool real,
                           carry_value_t *const *x) {
  const char *template_ = real ? row->real : row->integer;
  const char *type = row->type;
  if (!strcmp(type, "n"))
    type = x[0]->type;
  return template_ ? apply(c, template_, type, x) : NULL;
}

/* ---- Templates ---- */

bool carry_convert_operands(carry_t *c, const char *operands, carry_value_t **x,
                            uint32_t count, bool *real) {
  *real = false;
  if (strlen(operands) > count)
    return false;
  for (const char *o = operands; *o; ++o) {
    carry_value_t *value = x[o - operands];
    if (value->kind != CARRY_SCALAR)
      return false;
    *real |= *o == 'f' || (*o == 'n' && carry_is_real(value->type));
  }
  for (const char *o = operands; *o; ++o) {
    const char *type = *o == 'b' ? "i1" : *o == 'i' ? "i64" : "f64";
    if (*o == 'n' && !*real)
      type = "i64";
    x[o - operands] = carry_convert(c, x[o - operands], type);
  }
  return true;
}

carry_value_t *carry_by_template(carry_t *c, const carry_call_t *call) {
  carry_value_t *x[4];
  bool real;
  if (call->count > 4)
    return carry_refuse_call(c, call, "has too many operands");
  memcpy(x, call->x, call->count * sizeof(*x));
  if (!carry_convert_operands(c, call->row->operands, x, call->count, &real))
    return carry_refuse_call(c, call, "takes what is not a number");
  const char *type = call->row->type;
  if (!strcmp(type, "n"))
    type = real ? "f64" : "i64";
  carry_value_t *known = fold(c, call, x, type);
  if (known)
    return known;
  known = carry_apply(c, call->row, real, x);
  return known ? known : carry_refuse_call(c, call, "takes floats");
}

/* ---- Constants, casts ---- */

carry_value_t *carry_same(carry_t *c, const carry_call_t *call) {
  (void)c;
  return call->x[0];
}

static carry_value_t *string_or_none(carry_t *c, const carry_call_t *call,
                                     MlirAttribute value) {
  if (mlirAttributeIsNull(value))
    return carry_kind(c, CARRY_NONE);
  if (!mlirAttributeIsAString(value))
    return carry_refuse_call(c, call,
                             "is of a type that a check has no constants of");
  carry_value_t *string = carry_kind(c, CARRY_STRING);
  string->text = mlirStringAttrGetValue(value);
  return string;
}

carry_value_t *carry_constant(carry_t *c, const carry_call_t *call) {
  MlirAttribute value = mlirOperationGetAttributeByName(
      call->op, mlirStringRefCreateFromCString("value"));
  const char *type = carry_result_type(c, call);
  if (!*type || carry_result_info(c, call).tensor)
    return string_or_none(c, call, value);
  const scalar_op_t *row = scalar_op_lookup(policy_operator_name(call->op));
  scalar_t known = row->fold(&(scalar_call_t){.op = call->op});
  if (known.kind == SCALAR_INT)
    return carry_integer(c, type, known.i);
  if (known.kind == SCALAR_FLOAT)
    return carry_real(c, type, known.f);
  return carry_refuse_call(c, call, "has a value that does not fit 64 bits");
}

/* Whether two values are one: only none can be told. */
carry_value_t *carry_identity(carry_t *c, const carry_call_t *call) {
  bool one = carry_is(call, 0, CARRY_NONE),
       other = carry_is(call, 1, CARRY_NONE);
  bool refused =
      carry_is(call, 0, CARRY_REFUSED) || carry_is(call, 1, CARRY_REFUSED);
  if (call->count < 2 || refused || !(one || other))
    return carry_refuse_call(
        c, call, "takes two operands of which neither is known to be none");
  return carry_integer(c, "i1", (one == other) == (call->row->integer != NULL));
}

/* A number as one of another type; first the template's operation, on what is
 * a float. A tensor has to have one element. */
carry_value_t *carry_as_number(carry_t *c, const carry_call_t *call) {
  const char *type =
      *call->row->type ? call->row->type : carry_result_type(c, call);
  carry_value_t *x = call->count ? call->x[0] : NULL;
  if (x && x->kind == CARRY_TENSOR)
    x = carry_only_element(c, x);
  if (!x || x->kind != CARRY_SCALAR)
    return carry_refuse_call(c, call, "takes what is not one number");
  if (call->row->real && carry_is_real(x->type)) {
    x = carry_convert(c, x, "f64");
    x = carry_emit(c, "f64", call->row->real, &x);
  }
  if (!*type)
    type = carry_is_real(x->type) ? "f64" : "i64";
  return carry_convert(c, x, type);
}

carry_value_t *carry_divide(carry_t *c, const carry_call_t *call) {
  if (call->row->operands)
    return carry_by_template(c, call);
  if (!carry_is(call, 0, CARRY_SCALAR) || !carry_is(call, 1, CARRY_SCALAR))
    return carry_refuse_call(c, call, "takes what is not a number");
  return apply(c, call->row->integer, call->x[0]->type, call->x);
}

/* ---- Upstream operations, as they are ---- */

/* Writes the attributes that the operation is made of: the name of any other
 * has a dialect and a dot. */
static void write_attributes(text_t *text, MlirOperation op) {
  const char *before = " {";
  for (intptr_t k = 0; k < mlirOperationGetNumAttributes(op); ++k) {
    MlirNamedAttribute named = mlirOperationGetAttribute(op, k);
    MlirStringRef name = mlirIdentifierStr(named.name);
    if (memchr(name.data, '.', name.length))
      continue;
    text_add_string(text, before);
    text_add(text, name);
    text_add_string(text, " = ");
    mlirAttributePrint(named.attribute, text_callback, text);
    before = ", ";
  }
  text_add_string(text, *before == ',' ? "}" : "");
}

/* The operands' names and types, "$k" standing for names. */
static bool write_operands(carry_t *c, const carry_call_t *call, text_t *text,
                           text_t *types) {
  for (uint32_t k = 0; k < call->count; ++k) {
    carry_value_t *x = call->x[k];
    text_add_string(text, k ? ", " : "");
    text_add_string(types, k ? ", " : "");
    if (x->kind == CARRY_SCALAR) {
      text_format(text, "$%u", k);
      text_add_string(types, x->type);
    } else if (x->kind == CARRY_TENSOR && !mlirValueIsNull(x->value)) {
      text_format(text, "%%arg%u", carry_argument(c, x));
      text_add_string(types, carry_tensor_type(c, x));
    } else {
      return false;
    }
  }
  return call->count < 10;
}

carry_value_t *carry_upstream(carry_t *c, const carry_call_t *call) {
  const char *type = carry_result_type(c, call);
  text_t text = {.arena = c->arena}, types = {.arena = c->arena};
  MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(call->op));
  text_format(&text, "\"%.*s\"(", (int)name.length, name.data);
  if (!*type || carry_result_info(c, call).tensor ||
      !write_operands(c, call, &text, &types))
    return carry_refuse_call(c, call, "is not on single numbers");
  text_add_string(&text, ")");
  write_attributes(&text, call->op);
  text_format(&text, " : (%s) -> %s", text_string(&types), type);
  return carry_emit(c, type, text_string(&text), call->x);
}
