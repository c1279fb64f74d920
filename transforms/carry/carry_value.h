/* Values of a check while it is translated: numbers that are known or have a
 * name in the check's text, lists, tensors of few elements, tensors of the
 * program. Part of carry; no other file includes it. */
#ifndef ASSERTION_TRANSFORMS_CARRY_VALUE_H
#define ASSERTION_TRANSFORMS_CARRY_VALUE_H

#include <stdbool.h>
#include <stdint.h>

#include "mlir-c/IR.h"

typedef enum carry_kind_t {
  /* It can't be translated: `reason` and `obstacle` say why. */
  CARRY_REFUSED,
  CARRY_NONE,
  CARRY_STRING,
  /* A number or truth value, of a builtin type. */
  CARRY_SCALAR,
  /* A list or tuple. */
  CARRY_LIST,
  CARRY_TENSOR,
} carry_kind_t;

/* Stands for a scalar that is not in the text yet, and for a tensor that is no
 * argument of the check yet. */
#define CARRY_UNNAMED UINT32_MAX

/* One value. All that it points to is the arena's.
 *
 * A scalar is known, has a name, or is an element that is read once it is
 * needed. So a tensor of the program becomes an argument of the check only if
 * an element or a size of it is used in the end. */
typedef struct carry_value_t carry_value_t;
struct carry_value_t {
  carry_kind_t kind;

  /* ---- Scalars ---- */

  /* Its type as text ("i64", "f64", "i1", "index", "f32"), and
   * whether its integers count from 0. */
  const char *type;
  bool is_unsigned;
  /* Its value is known: `real` for a float type, else `integer`. */
  bool known;
  int64_t integer;
  double real;
  /* N of %N in the text. */
  uint32_t name;
  /* An element of a tensor of the program that is read where it is first
   * needed: the tensor, and the element's place in row-major order. */
  carry_value_t *source;
  int64_t place;

  /* ---- Lists and tensors ---- */

  /* Of a list or of a tensor made of elements: `count` of them. A tensor of the
   * program has none before carry_elements. */
  carry_value_t **elements;
  uint32_t count;
  bool has_elements;

  /* Of a tensor: its rank, -1 where it is not known; sizes, each -1 where it is
   * not; its elements' type as that of a scalar; the program's value, null
   * where there is none; and its number among the check's arguments. */
  int64_t rank;
  const int64_t *sizes;
  MlirValue value;
  uint32_t capture;
  /* By dimension, where its size can be read instead; NULL: nowhere. */
  struct carry_from_t *from;

  /* Of a string. */
  MlirStringRef text;

  /* Of what is refused. */
  const char *reason;
  MlirOperation obstacle;
};

/* A dimension of a tensor; without one if that is NULL. */
typedef struct carry_from_t {
  carry_value_t *tensor;
  int64_t dim;
} carry_from_t;

#endif
