/* Writes random modules in the generic form. */
#include "testing/random_module.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

random_t random_create(uint64_t seed) {
  random_t random = {seed * UINT64_C(0x9E3779B97F4A7C15) + 1};
  for (int i = 0; i < 4; ++i)
    random_below(&random, 2);
  return random;
}

uint32_t random_below(random_t *random, uint32_t bound) {
  random->state ^= random->state >> 12;
  random->state ^= random->state << 25;
  random->state ^= random->state >> 27;
  uint64_t out = random->state * UINT64_C(0x2545F4914F6CDD1D);
  return (uint32_t)(out >> 33) % bound;
}

/* A number from the environment, or `otherwise`. */
static uint64_t setting(const char *name, uint64_t otherwise) {
  const char *text = getenv(name);
  return text ? strtoull(text, NULL, 10) : otherwise;
}

uint64_t random_first_seed(uint64_t seed) {
  return seed + setting("RANDOM_MODULE_SEED", 0);
}

unsigned random_times(unsigned count) {
  return count * (unsigned)setting("RANDOM_MODULE_TIMES", 1);
}

/* Types by one letter. */
static const struct type_name_t {
  char letter;
  const char *name;
} type_names[] = {
    {'i', "!torch.int"},
    {'b', "!torch.bool"},
    {'t', "!torch.vtensor<[?,4],f32>"},
    {'m', "!torch.tensor<[?,4],f32>"},
    {'l', "!torch.list<int>"},
    {'s', "!torch.str"},
    {'n', "!torch.none"},
    {'x', "index"},
    {'c', "i1"},
    {'u', "tensor<?x4xf32>"},
};

static const char *type_name(char letter) {
  for (size_t i = 0; i < sizeof type_names / sizeof *type_names; ++i)
    if (type_names[i].letter == letter)
      return type_names[i].name;
  abort();
}

/* An operation without regions: its operands and results by letter, what it
 * is, and its attributes, where %u is a number. */
typedef struct row_t {
  const char *name, *operands, *results, *is, *attributes;
} row_t;

static const row_t pure_rows[] = {
    {"torch.aten.size.int", "ti", "i", "pure", ""},
    {"torch.aten.size.int", "ti", "i", "pure", ""},
    {"torch.aten.dim", "t", "i", "pure", ""},
    {"torch.aten.add.int", "ii", "i", "pure", ""},
    {"torch.aten.mul.int", "ii", "i", "pure", ""},
    {"torch.aten.remainder.int", "ii", "i", "pure", ""},
    {"torch.aten.eq.int", "ii", "b", "pure", ""},
    {"torch.aten.ge.int", "ii", "b", "pure", ""},
    {"torch.aten.__and__.bool", "bb", "b", "pure", ""},
    {"torch.aten.__not__", "b", "b", "pure", ""},
    {"torch.aten.relu", "t", "t", "pure", ""},
    {"torch.aten.add.Tensor", "tti", "t", "pure", ""},
    {"torch.aten.view", "tl", "t", "pure", ""},
    {"torch.aten.max.dim", "tib", "tt", "pure", ""},
    {"torch.prim.ListConstruct", "ii", "l", "pure", ""},
    {"torch.prim.NumToTensor.Scalar", "i", "t", "pure", ""},
    {"torch.operator", "t", "t", "pure", ", name = \"onnx.Shape\""},
    {"torch_c.to_i1", "b", "c", "pure", ""},
    {"torch_c.from_i1", "c", "b", "pure", ""},
    {"tensor.dim", "ux", "x", "pure", ""},
    {"arith.addi", "xx", "x", "pure", ""},
    {"arith.cmpi", "xx", "c", "pure", ", predicate = 1 : i64"},
    {"arith.andi", "cc", "c", "pure", ""},
    {"tosa.abs", "u", "u", "pure", ""},
    {"torch.constant.int", "", "i", "constant", ", value = %u : i64"},
    {"arith.constant", "", "x", "constant", ", value = %u : index"},
};

static const row_t effect_rows[] = {
    {"torch.prim.Print", "i", "", "effects", ""},
    {"torch.aten.append.t", "li", "l", "effects", ""},
    {"torch.aten.add_.Tensor", "mmi", "m", "effects", ""},
    {"torch.operator", "t", "t", "effects", ", name = \"vendor.probe\""},
    {"test.source", "", "i", "effects", ""},
    {"test.sink", "x", "", "effects", ""},
    {"test.both", "bt", "tb", "effects", ""},
};

static const row_t assertion_rows[] = {
    {"torch.runtime.assert", "b", "", "assertion",
     ", test.kind = \"runtime\", message = \"m%u\""},
    {"torch.runtime.assert", "b", "", "assertion",
     ", test.kind = \"runtime\", message = \"m%u\""},
    {"cf.assert", "c", "", "assertion", ", test.kind = \"cf\", msg = \"m%u\""},
    {"torch.operator", "ts", "", "assertion",
     ", test.kind = \"aten\", name = \"aten._assert_async.msg\""},
    {"torch.aten._assert_scalar", "is", "", "assertion",
     ", test.kind = \"aten\""},
    {"torch.operator", "tst", "t", "assertion",
     ", test.kind = \"aten\", test.token = 2 : i64,"
     " name = \"torch.aten._functional_assert_async.msg\""},
    {"torch.operator", "inn", "", "assertion",
     ", test.kind = \"range\", name = \"torch.aten.sym_constrain_range\""},
    {"tt.assert", "c", "", "assertion",
     ", test.kind = \"foreign\", message = \"m%u\""},
};

/* What makes a value of a type where none is in sight. */
static const row_t makers[] = {
    {"torch.constant.int", "", "i", "constant", ", value = %u : i64"},
    {"torch.constant.bool", "", "b", "constant", ", value = true"},
    {"torch.constant.str", "", "s", "constant", ", value = \"text %u\""},
    {"torch.constant.none", "", "n", "constant", ""},
    {"torch.prim.NumToTensor.Scalar", "i", "t", "pure", ""},
    {"torch.prim.ListConstruct", "ii", "l", "pure", ""},
    {"test.mutable", "", "m", "effects", ""},
    {"arith.constant", "", "x", "constant", ", value = %u : index"},
    {"arith.constant", "", "c", "constant", ", value = true"},
    {"tensor.empty", "x", "u", "pure", ""},
};

enum { MAX_VALUES = 4096, MAX_RESULTS = 2, MAX_OPERANDS = 4, MAX_DEPTH = 3 };

typedef struct value_t {
  char type;
  unsigned number;
} value_t;

/* The text so far, and the values in sight. */
typedef struct generator_t {
  random_t random;
  char *text;
  size_t length, capacity;
  value_t values[MAX_VALUES];
  unsigned num_values, next_value;
  unsigned budget;
  bool graphs;
} generator_t;

__attribute__((format(printf, 2, 3))) static void put(generator_t *g,
                                                      const char *format, ...) {
  for (;;) {
    va_list args;
    va_start(args, format);
    size_t room = g->capacity - g->length;
    int length =
        vsnprintf(g->text ? g->text + g->length : NULL, room, format, args);
    va_end(args);
    if ((size_t)length < room) {
      g->length += (size_t)length;
      return;
    }
    g->capacity = (g->length + (size_t)length) * 2 + 1024;
    g->text = realloc(g->text, g->capacity);
    if (!g->text)
      abort();
  }
}

static uint32_t below(generator_t *g, uint32_t bound) {
  return random_below(&g->random, bound);
}

static unsigned add_value(generator_t *g, char type) {
  if (g->num_values == MAX_VALUES)
    abort();
  g->values[g->num_values++] = (value_t){type, g->next_value};
  return g->next_value++;
}

static void values_of(generator_t *g, const char *types, unsigned *out);

/* Writes "(types) -> (types)" for letters. */
static void put_types(generator_t *g, const char *operands,
                      const char *results) {
  put(g, " : (");
  for (const char *p = operands; *p; ++p)
    put(g, "%s%s", p == operands ? "" : ", ", type_name(*p));
  put(g, ") -> (");
  for (const char *p = results; *p; ++p)
    put(g, "%s%s", p == results ? "" : ", ", type_name(*p));
  put(g, ")\n");
}

static void put_values(generator_t *g, const unsigned *values, size_t count) {
  for (size_t k = 0; k < count; ++k)
    put(g, "%s%%v%u", k ? ", " : "", values[k]);
}

/* Writes `row` with operands and results that are chosen already. */
static void put_row(generator_t *g, const row_t *row, const unsigned *operands,
                    const unsigned *results) {
  put_values(g, results, strlen(row->results));
  put(g, "%s\"%s\"(", *row->results ? " = " : "", row->name);
  put_values(g, operands, strlen(row->operands));
  put(g, ") {test.is = \"%s\"", row->is);
  const char *number = strstr(row->attributes, "%u");
  if (number)
    put(g, "%.*s%u%s", (int)(number - row->attributes), row->attributes,
        (unsigned)below(g, 7), number + 2);
  else
    put(g, "%s", row->attributes);
  put(g, "}");
  put_types(g, row->operands, row->results);
}

static void emit(generator_t *g, const row_t *row) {
  unsigned operands[MAX_OPERANDS], results[MAX_RESULTS];
  values_of(g, row->operands, operands);
  for (size_t k = 0; row->results[k]; ++k)
    results[k] = add_value(g, row->results[k]);
  put_row(g, row, operands, results);
  g->budget -= g->budget > 0;
}

/* A value of `type` in sight, of the last few more often, or a new one. */
static unsigned value_of(generator_t *g, char type) {
  unsigned found[16], count = 0;
  unsigned wanted = below(g, 2) ? 2 : 16;
  for (unsigned i = g->num_values; i-- > 0 && count < wanted;)
    if (g->values[i].type == type)
      found[count++] = g->values[i].number;
  if (count && below(g, 12))
    return found[below(g, count)];
  for (size_t i = 0; i < sizeof makers / sizeof *makers; ++i)
    if (*makers[i].results == type) {
      emit(g, &makers[i]);
      return g->next_value - 1;
    }
  abort();
}

/* One after the other: in an initializer the order would be open. */
static void values_of(generator_t *g, const char *types, unsigned *out) {
  for (size_t k = 0; types[k]; ++k)
    out[k] = value_of(g, types[k]);
}

static void emit_body(generator_t *g, unsigned depth, unsigned operations);

#define ANY(rows) (&(rows)[below(g, sizeof(rows) / sizeof *(rows))])

/* A region that ends in `end` with a value of `type`, or without one. */
static void emit_region(generator_t *g, unsigned depth, const char *end,
                        char type) {
  unsigned before = g->num_values;
  const char operands[] = {type, '\0'};
  put(g, "{\n");
  emit_body(g, depth + 1, 1 + below(g, 4));
  emit(g, &(row_t){end, operands, "", "end", ""});
  put(g, "}");
  g->num_values = before;
}

/* An If of torch that gives a value. */
static void emit_if(generator_t *g, unsigned depth) {
  const char result[] = {"ibt"[below(g, 3)], '\0'};
  unsigned condition = value_of(g, 'b');
  unsigned number = g->next_value++;
  put(g, "%%v%u = \"torch.prim.If\"(%%v%u) (", number, condition);
  emit_region(g, depth, "torch.prim.If.yield", *result);
  put(g, ", ");
  emit_region(g, depth, "torch.prim.If.yield", *result);
  put(g, ") {test.is = \"recursive\"}");
  put_types(g, "b", result);
  g->values[g->num_values++] = (value_t){*result, number};
}

static void emit_raise(generator_t *g) {
  if (below(g, 2))
    emit(g, &(row_t){"torch.aten.format", "si", "s", "pure", ""});
  emit(g, &(row_t){"torch.prim.RaiseException", "sn", "", "effects", ""});
}

/* What a branch of a check holds. */
typedef enum branch_t { NOTHING, RAISES, CHECKS } branch_t;

static void emit_check(generator_t *g, const char *is, branch_t then,
                       branch_t otherwise);

static void emit_branch(generator_t *g, branch_t branch, bool prints) {
  unsigned before = g->num_values;
  put(g, "{\n");
  if (prints)
    emit(g, &effect_rows[0]);
  if (below(g, 3) == 0)
    emit(g, ANY(pure_rows));
  if (branch == RAISES)
    emit_raise(g);
  if (branch == CHECKS)
    emit_check(g, "recursive", RAISES, below(g, 2) ? RAISES : NOTHING);
  emit(g, &(row_t){"torch.prim.If.yield", "", "", "end", ""});
  put(g, "}");
  g->num_values = before;
}

/* An If that raises on some path and does nothing else, or prints too. */
static void emit_check(generator_t *g, const char *is, branch_t then,
                       branch_t otherwise) {
  bool prints = *is == 'p';
  unsigned condition = value_of(g, 'b');
  put(g, "\"torch.prim.If\"(%%v%u) (", condition);
  emit_branch(g, then, false);
  put(g, ", ");
  emit_branch(g, otherwise, prints);
  put(g, ") {test.is = \"%s\", test.kind = \"raise\"}",
      prints ? "recursive" : is);
  put_types(g, "b", "");
}

static void emit_raising(generator_t *g) {
  static const struct {
    const char *is;
    branch_t then, otherwise;
  } shapes[] = {
      {"assertion", RAISES, NOTHING}, {"assertion", NOTHING, RAISES},
      {"assertion", CHECKS, NOTHING}, {"assertion", NOTHING, CHECKS},
      {"assertion", RAISES, RAISES},  {"assertion", CHECKS, RAISES},
      {"print", RAISES, NOTHING},
  };
  unsigned i = below(g, sizeof shapes / sizeof *shapes);
  emit_check(g, shapes[i].is, shapes[i].then, shapes[i].otherwise);
}

/* The head of a block with a counter and a carried value. */
static unsigned open_loop(generator_t *g, char counter, char carried) {
  unsigned before = g->num_values;
  put(g, "{\n^bb0(%%v%u: %s, ", add_value(g, counter), type_name(counter));
  put(g, "%%v%u: %s):\n", add_value(g, carried), type_name(carried));
  return before;
}

static void close_loop(generator_t *g, const row_t *end, unsigned before) {
  emit(g, end);
  put(g, "}) {test.is = \"recursive\"}");
  g->num_values = before;
}

static void emit_torch_loop(generator_t *g, unsigned depth) {
  char type = "it"[below(g, 2)];
  const char operands[] = {'i', 'b', type, '\0'};
  unsigned in[3];
  values_of(g, operands, in);
  unsigned number = g->next_value++;
  put(g, "%%v%u = \"torch.prim.Loop\"(", number);
  put_values(g, in, 3);
  put(g, ") (");
  unsigned before = open_loop(g, 'i', type);
  emit_body(g, depth + 1, 1 + below(g, 5));
  close_loop(g,
             &(row_t){"torch.prim.Loop.condition", operands + 1, "", "end", ""},
             before);
  put_types(g, operands, operands + 2);
  g->values[g->num_values++] = (value_t){type, number};
}

static void emit_for(generator_t *g, unsigned depth) {
  char type = "xu"[below(g, 2)];
  const char operands[] = {'x', 'x', 'x', type, '\0'};
  unsigned in[4];
  values_of(g, operands, in);
  unsigned number = g->next_value++;
  put(g, "%%v%u = \"scf.for\"(", number);
  put_values(g, in, 4);
  put(g, ") (");
  unsigned before = open_loop(g, 'x', type);
  emit_body(g, depth + 1, 1 + below(g, 5));
  close_loop(g, &(row_t){"scf.yield", operands + 3, "", "end", ""}, before);
  put_types(g, operands, operands + 3);
  g->values[g->num_values++] = (value_t){type, number};
}

/* An scf.if, with or without a value. */
static void emit_scf_if(generator_t *g, unsigned depth) {
  char type = "xu\0"[below(g, 3)];
  const char result[] = {type, '\0'};
  unsigned condition = value_of(g, 'c');
  unsigned number = g->next_value++;
  if (type)
    put(g, "%%v%u = ", number);
  put(g, "\"scf.if\"(%%v%u) (", condition);
  emit_region(g, depth, "scf.yield", type);
  put(g, ", ");
  if (type)
    emit_region(g, depth, "scf.yield", type);
  put(g, "%s) {test.is = \"recursive\"}", type ? "" : "{}");
  put_types(g, "c", result);
  if (type)
    g->values[g->num_values++] = (value_t){type, number};
}

/* An operation with a region of which nothing is known. */
static void emit_unknown_region(generator_t *g, unsigned depth) {
  put(g, "\"test.region\"() (");
  emit_region(g, depth, "test.end", '\0');
  put(g, ") {test.is = \"effects\"}");
  put_types(g, "", "");
}

/* Operations that may use each other's results whatever their order. */
static const row_t graph_rows[] = {
    {"torch.aten.add.int", "ii", "i", "pure", ""},
    {"torch.aten.mul.int", "ii", "i", "pure", ""},
    {"torch.aten.eq.int", "ii", "b", "pure", ""},
    {"torch.aten.__and__.bool", "bb", "b", "pure", ""},
    {"torch.aten.Int.bool", "b", "i", "pure", ""},
    {"torch.constant.int", "", "i", "constant", ", value = %u : i64"},
    {"torch.runtime.assert", "b", "", "assertion",
     ", test.kind = \"runtime\", message = \"m%u\""},
    {"torch.runtime.assert", "b", "", "assertion",
     ", test.kind = \"runtime\", message = \"m%u\""},
    {"torch.prim.Print", "i", "", "effects", ""},
};

/* A value of `type` among those made from number `first` on, or another. */
static unsigned graph_value(generator_t *g, char type, unsigned begin) {
  unsigned count = g->num_values - begin;
  for (unsigned tries = 0; tries < 200; ++tries) {
    value_t value = g->values[begin + below(g, count)];
    if (value.type == type)
      return value.number;
  }
  return g->values[begin + (type == 'b')].number;
}

enum { GRAPH_MAX = 12 };

/* The operations of a graph region: all results first, then their operands
 * among them, so that there are cycles. */
static void emit_graph_body(generator_t *g) {
  const row_t *rows[GRAPH_MAX + 2] = {&graph_rows[0], &graph_rows[2]};
  unsigned results[GRAPH_MAX + 2] = {0};
  unsigned count = 2 + 1 + below(g, GRAPH_MAX), begin = g->num_values;
  for (unsigned k = 2; k < count; ++k)
    rows[k] = ANY(graph_rows);
  for (unsigned k = 0; k < count; ++k)
    if (*rows[k]->results)
      results[k] = add_value(g, *rows[k]->results);
  for (unsigned k = 0; k < count; ++k) {
    unsigned operands[2] = {0};
    for (size_t n = 0; rows[k]->operands[n]; ++n)
      operands[n] = graph_value(g, rows[k]->operands[n], begin);
    put_row(g, rows[k], operands, &results[k]);
  }
}

static void emit_graph(generator_t *g, bool module) {
  unsigned before = g->num_values;
  put(g, "\"%s\"() ({\n", module ? "builtin.module" : "test.graph");
  emit_graph_body(g);
  put(g, "}) {test.is = \"%s\"}", module ? "symbol" : "effects");
  put_types(g, "", "");
  g->num_values = before;
}

static void emit_structured(generator_t *g, unsigned depth) {
  switch (below(g, g->graphs ? 8 : 7)) {
  case 0:
  case 1:
    emit_if(g, depth);
    break;
  case 2:
    emit_torch_loop(g, depth);
    break;
  case 3:
    emit_for(g, depth);
    break;
  case 4:
  case 5:
    emit_scf_if(g, depth);
    break;
  case 6:
    emit_unknown_region(g, depth);
    break;
  default:
    emit_graph(g, false);
    break;
  }
}

static void emit_any(generator_t *g, unsigned depth) {
  unsigned what = below(g, 100);
  if (what < 10 && depth < MAX_DEPTH)
    emit_structured(g, depth);
  else if (what < 26)
    emit(g, ANY(assertion_rows));
  else if (what < 31)
    emit_raising(g);
  else if (what < 39)
    emit(g, ANY(effect_rows));
  else
    emit(g, ANY(pure_rows));
}

static void emit_body(generator_t *g, unsigned depth, unsigned operations) {
  for (unsigned i = 0; i < operations && g->budget; ++i)
    emit_any(g, depth);
}

static void emit_branches(generator_t *g, unsigned block, unsigned blocks) {
  unsigned to[] = {block + 1, 1 + below(g, blocks - 1)};
  if (block + 1 == blocks || below(g, 3) == 0) {
    unsigned value = value_of(g, 'x');
    put(g, "\"cf.br\"(%%v%u)[^bb%u] {test.is = \"end\"} : (index) -> ()\n",
        value, to[block + 1 == blocks]);
    return;
  }
  unsigned in[3];
  values_of(g, "cxx", in);
  bool swap = below(g, 2);
  put(g, "\"cf.cond_br\"(");
  put_values(g, in, 3);
  put(g,
      ")[^bb%u, ^bb%u] {test.is = \"end\", operandSegmentSizes = array<i32: 1, "
      "1, "
      "1>} : (i1, index, index) -> ()\n",
      to[swap], to[!swap]);
}

/* Blocks 1 to `blocks`, of which each reaches the next; the last returns. */
static void emit_blocks(generator_t *g, unsigned blocks, const row_t *end) {
  emit_branches(g, 0, blocks + 1);
  unsigned before = g->num_values;
  for (unsigned block = 1; block <= blocks; ++block) {
    g->num_values = before;
    put(g, "^bb%u(%%v%u: index):\n", block, add_value(g, 'x'));
    emit_body(g, 1, 1 + below(g, 6));
    if (block < blocks)
      emit_branches(g, block, blocks + 1);
  }
  emit(g, end);
}

static void emit_function(generator_t *g, unsigned number, bool blocks,
                          unsigned operations) {
  static const char arguments[] = "tibxcum";
  char type = "it"[below(g, 2)];
  const char result[] = {type, '\0'};
  g->num_values = 0;
  put(g, "\"func.func\"() ({\n^bb0(");
  for (const char *p = arguments; *p; ++p)
    put(g, "%s%%v%u: %s", p == arguments ? "" : ", ", add_value(g, *p),
        type_name(*p));
  put(g, "):\n");
  emit_body(g, 0, operations);
  row_t end = {"func.return", result, "", "end", ""};
  if (blocks)
    emit_blocks(g, 2 + below(g, 3), &end);
  else
    emit(g, &end);
  put(g, "}) {test.is = \"symbol\", sym_name = \"f%u\", function_type = (",
      number);
  for (const char *p = arguments; *p; ++p)
    put(g, "%s%s", p == arguments ? "" : ", ", type_name(*p));
  put(g, ") -> %s} : () -> ()\n", type_name(type));
}

char *random_module_create(const random_module_t *options) {
  generator_t *g = calloc(1, sizeof *g);
  if (!g)
    abort();
  g->random = random_create(options->seed);
  g->budget = options->operations;
  g->graphs = options->graphs;
  put(g, "\"builtin.module\"() ({\n");
  unsigned functions = 1 + below(g, 2);
  for (unsigned i = 0; i < functions; ++i)
    emit_function(g, i, options->blocks && below(g, 2),
                  options->operations / functions);
  if (options->graphs) {
    g->num_values = 0;
    emit_graph(g, true);
  }
  put(g, "}) {test.is = \"symbol\"} : () -> ()\n");
  char *text = g->text;
  free(g);
  return text;
}
