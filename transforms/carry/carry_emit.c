/* Writes the statements of a check. */
#include "transforms/carry/carry_emit.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A value for when there is no memory; the arena says so. */
static carry_value_t *create(carry_t *c, carry_kind_t kind) {
  static carry_value_t spare;
  carry_value_t *value = ARENA_NEW(c->arena, carry_value_t, 1);
  if (!value)
    return &spare;
  value->kind = kind;
  value->name = value->capture = CARRY_UNNAMED;
  value->rank = -1;
  value->type = "";
  return value;
}

carry_value_t *carry_kind(carry_t *c, carry_kind_t kind) {
  return create(c, kind);
}

carry_value_t *carry_refuse(carry_t *c, MlirOperation obstacle,
                            const char *reason) {
  carry_value_t *value = create(c, CARRY_REFUSED);
  value->reason = reason;
  value->obstacle = obstacle;
  return value;
}

/* Arguments are counted from 0, as their names in the text are. */
carry_value_t *carry_refuse_number(carry_t *c, MlirOperation owner,
                                   MlirValue value) {
  if (!mlirValueIsABlockArgument(value))
    return carry_refuse(c, owner, "has no form in a check");
  MlirBlock block = mlirBlockArgumentGetOwner(value);
  bool entry = mlirBlockEqual(
      block, mlirRegionGetFirstBlock(mlirBlockGetParentRegion(block)));
  text_t text = {.arena = c->arena};
  text_format(&text, "takes a number as argument #%ld%s",
              (long)mlirBlockArgumentGetArgNumber(value),
              entry ? "" : " of a block");
  return carry_refuse(c, owner, text_string(&text));
}

static carry_value_t *create_scalar(carry_t *c, const char *type) {
  carry_value_t *value = create(c, CARRY_SCALAR);
  value->type = type;
  return value;
}

carry_value_t *carry_integer(carry_t *c, const char *type, int64_t integer) {
  carry_value_t *value = create_scalar(c, type);
  value->known = true;
  value->integer = integer;
  return value;
}

carry_value_t *carry_real(carry_t *c, const char *type, double real) {
  carry_value_t *value = create_scalar(c, type);
  value->known = true;
  value->real = real;
  return value;
}

carry_value_t *carry_list(carry_t *c, carry_value_t **elements,
                          uint32_t count) {
  carry_value_t *value = create(c, CARRY_LIST);
  value->elements = elements;
  value->count = count;
  value->has_elements = true;
  return value;
}

carry_value_t *carry_tensor(carry_t *c, int64_t rank, const int64_t *sizes,
                            const char *type, carry_value_t **elements) {
  carry_value_t *value = create(c, CARRY_TENSOR);
  int64_t *copy = ARENA_NEW(c->arena, int64_t, (size_t)rank + 1);
  int64_t count = 1;
  for (int64_t k = 0; copy && k < rank; ++k)
    count *= copy[k] = sizes[k];
  value->rank = rank;
  value->sizes = copy;
  value->type = type;
  value->elements = elements;
  value->count = elements ? (uint32_t)count : 0;
  value->has_elements = true;
  return value;
}

bool carry_is_real(const char *type) {
  return type[0] == 'f' || type[0] == 'b';
}

const char *carry_tensor_type(carry_t *c, const carry_value_t *tensor) {
  text_t text = {.arena = c->arena};
  text_add_string(&text, "tensor<");
  for (int64_t k = 0; k < tensor->rank; ++k)
    if (tensor->sizes[k] < 0)
      text_add_string(&text, "?x");
    else
      text_format(&text, "%" PRId64 "x", tensor->sizes[k]);
  text_format(&text, "%s>", tensor->type);
  return text_string(&text);
}

uint32_t carry_argument(carry_t *c, carry_value_t *tensor) {
  if (tensor->capture != CARRY_UNNAMED)
    return tensor->capture;
  if (!arena_grow_array(c->arena, (void **)&c->captures, &c->max_captures,
                        c->num_captures, sizeof tensor))
    return 0;
  c->captures[c->num_captures] = tensor;
  return tensor->capture = c->num_captures++;
}

/* Writes "  %N = " and takes the name. */
static uint32_t begin(carry_t *c) {
  text_format(&c->body, "  %%%u = ", c->next);
  return c->next++;
}

static uint32_t write_index(carry_t *c, int64_t index) {
  uint32_t name = begin(c);
  text_format(&c->body, "arith.constant %" PRId64 " : index\n", index);
  return name;
}

/* An infinity or NaN as the bits that it has in `type`. */
static void print_special(char *text, size_t size, double real,
                          const char *type) {
  int width = atoi(type + strcspn(type, "0123456789"));
  int mantissa = *type == 'b' ? 7 : width == 16 ? 10 : width == 32 ? 23 : 52;
  uint64_t bits;
  memcpy(&bits, &real, sizeof bits);
  uint64_t exponent = ((UINT64_C(1) << (width - 1 - mantissa)) - 1) << mantissa;
  uint64_t fraction = (bits & ((UINT64_C(1) << 52) - 1)) >> (52 - mantissa);
  bits = (bits >> 63 << (width - 1)) | exponent | fraction;
  snprintf(text, size, "0x%0*" PRIX64, width / 4, bits);
}

/* A float as MLIR reads it back to the same bits. */
static void write_real(carry_t *c, double real, const char *type) {
  char text[40];
  if (!isfinite(real)) {
    print_special(text, sizeof text, real, type);
  } else {
    for (int digits = 6; digits <= 16; ++digits) {
      snprintf(text, sizeof text, "%.*e", digits, real);
      if (strtod(text, NULL) == real)
        break;
    }
  }
  text_format(&c->body, "arith.constant %s : %s\n", text, type);
}

static uint32_t write_constant(carry_t *c, const carry_value_t *scalar) {
  uint32_t name = begin(c);
  if (carry_is_real(scalar->type))
    write_real(c, scalar->real, scalar->type);
  else if (!strcmp(scalar->type, "i1"))
    text_format(&c->body, "arith.constant %s\n",
                scalar->integer ? "true" : "false");
  else
    text_format(&c->body, "arith.constant %" PRId64 " : %s\n", scalar->integer,
                scalar->type);
  return name;
}

/* Reads the element of a tensor of the program with these indices' names. */
static uint32_t write_extract(carry_t *c, carry_value_t *tensor,
                              const uint32_t *indices) {
  uint32_t argument = carry_argument(c, tensor), name = begin(c);
  text_format(&c->body, "tensor.extract %%arg%u[", argument);
  for (int64_t k = 0; k < tensor->rank; ++k)
    text_format(&c->body, "%s%%%u", k ? ", " : "", indices[k]);
  text_format(&c->body, "] : %s\n", carry_tensor_type(c, tensor));
  return name;
}

static uint32_t write_element(carry_t *c, carry_value_t *tensor,
                              int64_t place) {
  uint32_t *indices = ARENA_NEW(c->arena, uint32_t, (size_t)tensor->rank + 1);
  if (!indices)
    return 0;
  for (int64_t k = tensor->rank; k-- > 0; place /= tensor->sizes[k])
    indices[k] = write_index(c, place % tensor->sizes[k]);
  return write_extract(c, tensor, indices);
}

uint32_t carry_name(carry_t *c, carry_value_t *scalar) {
  if (scalar->name != CARRY_UNNAMED)
    return scalar->name;
  if (scalar->source)
    scalar->name = write_element(c, scalar->source, scalar->place);
  else
    scalar->name = write_constant(c, scalar);
  return scalar->name;
}

/* A statement of a template with names in the places of operands. */
static void write_operands(carry_t *c, const char *line, size_t length,
                           carry_value_t *const *x, const uint32_t *locals) {
  for (const char *p = line; p < line + length; ++p) {
    if (*p != '$') {
      text_add(&c->body, mlirStringRefCreate(p, 1));
      continue;
    }
    ++p;
    if (*p == 'T')
      text_add_string(&c->body, x[0]->type);
    else if (*p >= '0' && *p <= '9')
      text_format(&c->body, "%%%u", x[*p - '0']->name);
    else
      text_format(&c->body, "%%%u", locals[*p - 'a']);
  }
}

/* Gives names to the operands that the template has. */
static void name_operands(carry_t *c, const char *template_,
                          carry_value_t *const *x) {
  for (const char *p = template_; (p = strchr(p, '$')); ++p)
    if (p[1] >= '0' && p[1] <= '9')
      carry_name(c, x[p[1] - '0']);
}

carry_value_t *carry_emit(carry_t *c, const char *type, const char *template_,
                          carry_value_t *const *x) {
  uint32_t locals['z' - 'a' + 1] = {0};
  carry_value_t *value = create_scalar(c, type);
  name_operands(c, template_, x);
  for (const char *line = template_; *line;) {
    size_t length = strcspn(line, "\n");
    const char *end = line + length + (line[length] == '\n');
    if (*line == '!') {
      text_add_string(&c->body, "  cf.assert ");
      ++c->num_guards;
      write_operands(c, line + 1, length - 1, x, locals);
      text_format(&c->body, ", %s", c->message);
    } else {
      uint32_t name = begin(c);
      size_t skip = line[0] == '$' && line[2] == ' ' && line[3] == '=' ? 5 : 0;
      write_operands(c, line + skip, length - skip, x, locals);
      *(skip ? &locals[line[1] - 'a'] : &value->name) = name;
    }
    text_add_string(&c->body, "\n");
    line = end;
  }
  return value;
}

void carry_assert(carry_t *c, carry_value_t *scalar) {
  carry_emit(c, "i1", "!$0", &scalar);
}

void carry_set_message(carry_t *c, MlirStringRef message) {
  text_t text = {.arena = c->arena};
  text_add_quoted(&text, message);
  c->message = text_string(&text);
}

carry_value_t *carry_size(carry_t *c, carry_value_t *tensor, int64_t dim) {
  while (tensor->sizes[dim] < 0 && tensor->from && tensor->from[dim].tensor) {
    const carry_from_t *from = &tensor->from[dim];
    tensor = from->tensor;
    dim = from->dim;
  }
  if (tensor->sizes[dim] >= 0)
    return carry_integer(c, "i64", tensor->sizes[dim]);
  uint32_t argument = carry_argument(c, tensor), index = write_index(c, dim);
  uint32_t size = begin(c);
  text_format(&c->body, "tensor.dim %%arg%u, %%%u : %s\n", argument, index,
              carry_tensor_type(c, tensor));
  carry_value_t *value = create_scalar(c, "i64");
  value->name = begin(c);
  text_format(&c->body, "arith.index_cast %%%u : index to i64\n", size);
  return value;
}

bool carry_elements(carry_t *c, carry_value_t *tensor) {
  int64_t count = 1;
  if (tensor->has_elements)
    return true;
  for (int64_t k = 0; k < tensor->rank; ++k)
    if (tensor->sizes[k] < 0 || tensor->sizes[k] > CARRY_MAX_ELEMENTS ||
        (count *= tensor->sizes[k]) > CARRY_MAX_ELEMENTS)
      return false;
  if (tensor->rank < 0)
    return false;
  tensor->elements = ARENA_NEW(c->arena, carry_value_t *, (size_t)count + 1);
  if (!tensor->elements)
    return false;
  for (int64_t k = 0; k < count; ++k) {
    carry_value_t *element = create_scalar(c, tensor->type);
    element->source = tensor;
    element->place = k;
    element->is_unsigned = tensor->is_unsigned;
    tensor->elements[k] = element;
  }
  tensor->count = (uint32_t)count;
  return tensor->has_elements = true;
}

/* Asserts that a tensor has size 1 wherever its size is not known. */
static void assert_one_element(carry_t *c, carry_value_t *tensor) {
  for (int64_t k = 0; k < tensor->rank; ++k) {
    if (tensor->sizes[k] >= 0)
      continue;
    carry_value_t *size = carry_size(c, tensor, k);
    carry_emit(c, "i1",
               "$o = arith.constant 1 : i64\n"
               "$e = arith.cmpi eq, $0, $o : i64\n"
               "!$e",
               &size);
  }
}

carry_value_t *carry_only_element(carry_t *c, carry_value_t *tensor) {
  if (carry_elements(c, tensor))
    return tensor->count == 1 ? tensor->elements[0] : NULL;
  for (int64_t k = 0; k < tensor->rank; ++k)
    if (tensor->sizes[k] >= 0 && tensor->sizes[k] != 1)
      return NULL;
  assert_one_element(c, tensor);
  carry_value_t *element = create_scalar(c, tensor->type);
  uint32_t *indices = ARENA_NEW(c->arena, uint32_t, (size_t)tensor->rank + 1);
  if (!indices)
    return element;
  uint32_t zero = write_index(c, 0);
  for (int64_t k = 0; k < tensor->rank; ++k)
    indices[k] = zero;
  element->is_unsigned = tensor->is_unsigned;
  element->name = write_extract(c, tensor, indices);
  return element;
}
