/* The policy as text: options, policy files and --print-policy. */
#include "analysis/policy_words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void put(MlirStringCallback print, void *data, const char *text) {
  print(mlirStringRefCreateFromCString(text), data);
}

/* --- Kinds --------------------------------------------------------------- */

static const char *const kind_names[POLICY_KIND_COUNT] = {
    [POLICY_KIND_NONE] = "none",   [POLICY_KIND_RUNTIME] = "runtime",
    [POLICY_KIND_CF] = "cf",       [POLICY_KIND_RAISE] = "raise",
    [POLICY_KIND_ATEN] = "aten",   [POLICY_KIND_RANGE] = "range",
    [POLICY_KIND_SHAPE] = "shape", [POLICY_KIND_STABLEHLO] = "stablehlo",
    [POLICY_KIND_TOSA] = "tosa",   [POLICY_KIND_FOREIGN] = "foreign",
    [POLICY_KIND_USER] = "user",   [POLICY_KIND_REGION] = "region",
};

const char *policy_kind_name(policy_kind_t kind) { return kind_names[kind]; }

policy_kind_t policy_kind_parse(MlirStringRef name) {
  for (int kind = 0; kind < POLICY_KIND_COUNT; ++kind)
    if (mlirStringRefEqual(name,
                           mlirStringRefCreateFromCString(kind_names[kind])))
      return (policy_kind_t)kind;
  return POLICY_KIND_NONE;
}

/* --- Options ------------------------------------------------------------- */

static MlirLogicalResult option_result(const char *wrong, MlirStringRef text,
                                       MlirStringCallback error, void *data) {
  if (!wrong)
    return mlirLogicalResultSuccess();
  put(error, data, wrong);
  put(error, data, ": '");
  error(text, data);
  put(error, data, "'");
  return mlirLogicalResultFailure();
}

MlirLogicalResult policy_add_assertion(policy_t *policy, MlirStringRef spec,
                                       MlirStringCallback error, void *data) {
  return option_result(policy_say_assertion(policy, spec, "user"), spec, error,
                       data);
}

MlirLogicalResult policy_add_pure(policy_t *policy, MlirStringRef name,
                                  MlirStringCallback error, void *data) {
  return option_result(
      policy_say_effects(policy, name, OP_EFFECTS_FREE, false, "user"), name,
      error, data);
}

MlirLogicalResult policy_add_effect(policy_t *policy, MlirStringRef name,
                                    MlirStringCallback error, void *data) {
  return option_result(
      policy_say_effects(policy, name, OP_EFFECTS_WRITE, false, "user"), name,
      error, data);
}

/* --- Files --------------------------------------------------------------- */

/* Where reading is: the rest of the line, and what messages name. */
typedef struct reader_t {
  MlirStringRef file;
  MlirStringCallback error;
  void *data;
  size_t line;
  const char *begin, *at, *end; /* Of the line, without its comment. */
} reader_t;

static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

/* The next word of the line, empty at its end. */
static MlirStringRef next_word(reader_t *reader) {
  while (reader->at < reader->end && is_blank(*reader->at))
    ++reader->at;
  const char *start = reader->at;
  while (reader->at < reader->end && !is_blank(*reader->at))
    ++reader->at;
  return mlirStringRefCreate(start, (size_t)(reader->at - start));
}

static bool fail_at(const reader_t *reader, MlirStringRef word,
                    const char *wrong) {
  char place[64];
  snprintf(place, sizeof place, ":%zu:%zu: error: ", reader->line,
           (size_t)(word.data - reader->begin) + 1);
  reader->error(reader->file, reader->data);
  put(reader->error, reader->data, place);
  put(reader->error, reader->data, wrong);
  if (word.length) {
    put(reader->error, reader->data, ": '");
    reader->error(word, reader->data);
    put(reader->error, reader->data, "'");
  }
  return false;
}

static bool equals(MlirStringRef word, const char *text) {
  return mlirStringRefEqual(word, mlirStringRefCreateFromCString(text));
}

/* The effects that the word before a name says, UNKNOWN if it is none. */
static op_effects_t parse_effects(MlirStringRef word) {
  op_effects_t effects = OP_EFFECTS_UNKNOWN;
  if (equals(word, "pure"))
    return OP_EFFECTS_FREE;
  if (!equals(word, "free"))
    op_effects_parse(word, &effects);
  return effects;
}

/* "FILE:LINE", which the caller frees; NULL if memory runs out. */
static char *origin_of(const reader_t *reader) {
  size_t size = reader->file.length + 24;
  char *origin = malloc(size);
  if (origin && reader->file.length)
    memcpy(origin, reader->file.data, reader->file.length);
  if (origin)
    snprintf(origin + reader->file.length, 24, ":%zu", reader->line);
  return origin;
}

/* Reads what follows `word`, the first of a line. */
static bool read_words(reader_t *reader, MlirStringRef word, policy_t *policy,
                       const char *origin) {
  bool assertion = equals(word, "assertion");
  op_effects_t effects = parse_effects(word);
  if (!assertion && effects == OP_EFFECTS_UNKNOWN)
    return fail_at(reader, word,
                   "expected assertion, pure, reads, recursive or effects");
  MlirStringRef name = next_word(reader);
  MlirStringRef more = next_word(reader);
  bool tensor_free = !assertion && equals(more, "tensor_free");
  MlirStringRef rest = tensor_free ? next_word(reader) : more;
  if (!name.length)
    return fail_at(reader, name, "expected the name of an operation");
  if (rest.length)
    return fail_at(reader, rest, "expected the end of the line");
  const char *wrong = assertion ? policy_say_assertion(policy, name, origin)
                                : policy_say_effects(policy, name, effects,
                                                     tensor_free, origin);
  return !wrong || fail_at(reader, name, wrong);
}

static bool read_line(reader_t *reader, policy_t *policy) {
  MlirStringRef word = next_word(reader);
  if (!word.length)
    return true;
  char *origin = origin_of(reader);
  bool read = origin ? read_words(reader, word, policy, origin)
                     : fail_at(reader, word, "out of memory");
  free(origin);
  return read;
}

/* Reads the lines of `text` into `policy` until one is wrong. */
static bool read_lines(reader_t *reader, MlirStringRef text, policy_t *policy) {
  const char *at = text.data, *end = text.data + text.length;
  for (reader->line = 1; at < end; ++reader->line) {
    const char *newline = memchr(at, '\n', (size_t)(end - at));
    const char *stop = newline ? newline : end;
    const char *comment = memchr(at, '#', (size_t)(stop - at));
    reader->begin = reader->at = at;
    reader->end = comment ? comment : stop;
    if (!read_line(reader, policy))
      return false;
    at = newline ? newline + 1 : end;
  }
  return true;
}

MlirLogicalResult policy_read(policy_t *policy, MlirStringRef text,
                              MlirStringRef file, MlirStringCallback error,
                              void *data) {
  reader_t reader = {.file = file, .error = error, .data = data, .line = 1};
  policy_t *copy = policy_clone(policy);
  bool read =
      copy ? !text.length || read_lines(&reader, text, copy)
           : fail_at(&reader, mlirStringRefCreate(NULL, 0), "out of memory");
  if (read) {
    policy_t swapped = *policy;
    *policy = *copy;
    *copy = swapped;
  }
  policy_destroy(copy);
  return read ? mlirLogicalResultSuccess() : mlirLogicalResultFailure();
}

/* --- Printing ------------------------------------------------------------ */

typedef struct printer_t {
  MlirStringCallback print;
  void *data;
} printer_t;

/* Pads with blanks to the column where the origins stand. */
static void put_origin(const printer_t *printer, size_t width,
                       const char *origin) {
  for (; width < 60; ++width)
    put(printer->print, printer->data, " ");
  put(printer->print, printer->data, " # ");
  put(printer->print, printer->data, origin);
  put(printer->print, printer->data, "\n");
}

static void print_line(const printer_t *printer, const char *word,
                       const char *name, const char *rest, const char *origin) {
  put(printer->print, printer->data, word);
  put(printer->print, printer->data, " ");
  put(printer->print, printer->data, name);
  put(printer->print, printer->data, rest);
  put_origin(printer, strlen(word) + 1 + strlen(name) + strlen(rest), origin);
}

/* What the tables alone say of `name`, for what the user said nothing of. */
static policy_entry_t table_entry(const char *name) {
  const policy_t tables = {NULL};
  return policy_lookup(&tables, mlirStringRefCreateFromCString(name));
}

static void print_effects(const printer_t *printer, const char *name,
                          const policy_word_t *word) {
  policy_entry_t entry = table_entry(name);
  bool said = word && word->effects_origin;
  op_effects_t effects = said ? word->effects : entry.effects;
  bool tensor_free =
      said ? word->tensor_free : (entry.traits & OP_TRAIT_TENSOR_FREE) != 0;
  if (effects == OP_EFFECTS_UNKNOWN)
    return;
  print_line(printer,
             effects == OP_EFFECTS_FREE ? "pure" : op_effects_name(effects),
             name, tensor_free ? " tensor_free" : "",
             said ? word->effects_origin : entry.origin);
}

static void print_assertion(const printer_t *printer, const char *name,
                            const policy_entry_t *entry, const char *origin) {
  char operand[16] = "";
  if (entry->assertion->condition >= 0)
    snprintf(operand, sizeof operand, ":%d", entry->assertion->condition);
  print_line(printer, "assertion", name, operand, origin);
}

static void print_name(const printer_t *printer, const policy_t *policy,
                       const char *name, const policy_word_t *word) {
  policy_entry_t entry =
      policy_lookup(policy, mlirStringRefCreateFromCString(name));
  print_effects(printer, name, word);
  if (entry.assertion)
    print_assertion(printer, name, &entry,
                    word && word->assertion_origin ? word->assertion_origin
                                                   : "table");
}

static int compare_words(const void *a, const void *b) {
  return strcmp((*(policy_word_t *const *)a)->name,
                (*(policy_word_t *const *)b)->name);
}

/* Prints rows and words, both in order, merged by name. */
static void print_merged(const printer_t *printer, const policy_t *policy,
                         policy_word_t *const *words, size_t count) {
  size_t row = 0, word = 0;
  while (row < op_table_size() || word < count) {
    int order = row == op_table_size() ? 1
                : word == count
                    ? -1
                    : strcmp(op_table_row(row)->name, words[word]->name);
    const char *name = order > 0 ? words[word]->name : op_table_row(row)->name;
    print_name(printer, policy, name, order >= 0 ? words[word] : NULL);
    row += order <= 0;
    word += order >= 0;
  }
}

void policy_print(const policy_t *policy, MlirStringCallback print,
                  void *data) {
  const printer_t printer = {print, data};
  size_t count = HASH_COUNT(policy->words), i = 0;
  policy_word_t **words = calloc(count + 1, sizeof *words);
  if (!words) {
    put(print, data, "# out of memory\n");
    return;
  }
  for (policy_word_t *word = policy->words; word; word = word->hh.next)
    words[i++] = word;
  qsort(words, count, sizeof *words, compare_words);
  print_merged(&printer, policy, words, count);
  free(words);
}
