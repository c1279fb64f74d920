/* Numbers of one type as numbers of another. */
#include "transforms/carry/carry_emit.h"

#include <stdlib.h>
#include <string.h>

static bool is(const char *type, const char *other) {
  return !strcmp(type, other);
}

/* A known number as one of another type; NULL where it does not fit. */
static carry_value_t *fold(carry_t *c, const carry_value_t *x,
                           const char *type) {
  bool from_real = carry_is_real(x->type);
  if (is(type, "i1"))
    return carry_integer(c, type, from_real ? x->real != 0 : x->integer != 0);
  if (carry_is_real(type))
    return carry_real(c, type, from_real ? x->real : (double)x->integer);
  if (!from_real)
    return carry_integer(c, type,
                         is(x->type, "i1") ? x->integer != 0 : x->integer);
  if (!(x->real >= -0x1p63 && x->real < 0x1p63))
    return NULL;
  return carry_integer(c, type, (int64_t)x->real);
}

static int width(const char *type) {
  return atoi(type + strcspn(type, "0123456789"));
}

/* The statement that makes an i64 of an integer. */
static const char *widen(const carry_value_t *x) {
  if (is(x->type, "index"))
    return "arith.index_cast";
  return x->is_unsigned || is(x->type, "i1") ? "arith.extui" : "arith.extsi";
}

/* One statement "OPERATION $0 : FROM to TO". */
static carry_value_t *cast(carry_t *c, carry_value_t *x, const char *operation,
                           const char *to) {
  text_t text = {.arena = c->arena};
  text_format(&text, "%s $0 : %s to %s", operation, x->type, to);
  return carry_emit(c, to, text_string(&text), &x);
}

static carry_value_t *to_i64(carry_t *c, carry_value_t *x) {
  if (!carry_is_real(x->type))
    return cast(c, x, widen(x), "i64");
  carry_value_t *real = carry_convert(c, x, "f64");
  return carry_emit(c, "i64",
                    "$l = arith.constant -9.2233720368547758e+18 : f64\n"
                    "$h = arith.constant 9.2233720368547758e+18 : f64\n"
                    "$a = arith.cmpf oge, $0, $l : f64\n"
                    "$b = arith.cmpf olt, $0, $h : f64\n"
                    "$c = arith.andi $a, $b : i1\n"
                    "!$c\n"
                    "arith.fptosi $0 : f64 to i64",
                    &real);
}

static carry_value_t *to_f64(carry_t *c, carry_value_t *x) {
  if (carry_is_real(x->type))
    return cast(c, x, "arith.extf", "f64");
  if (is(x->type, "index"))
    return carry_convert(c, carry_convert(c, x, "i64"), "f64");
  return cast(c, x,
              x->is_unsigned || is(x->type, "i1") ? "arith.uitofp"
                                                  : "arith.sitofp",
              "f64");
}

static carry_value_t *to_i1(carry_t *c, carry_value_t *x) {
  if (carry_is_real(x->type))
    return carry_emit(c, "i1",
                      "$z = arith.constant 0.0 : $T\n"
                      "arith.cmpf une, $0, $z : $T",
                      &x);
  return carry_emit(c, "i1",
                    "$z = arith.constant 0 : $T\n"
                    "arith.cmpi ne, $0, $z : $T",
                    &x);
}

carry_value_t *carry_convert(carry_t *c, carry_value_t *x, const char *type) {
  if (is(x->type, type))
    return x;
  carry_value_t *folded = x->known ? fold(c, x, type) : NULL;
  if (folded)
    return folded;
  if (is(type, "i64") && width(x->type) > 64)
    return x;
  if (is(type, "i1"))
    return to_i1(c, x);
  return is(type, "i64") ? to_i64(c, x) : to_f64(c, x);
}
