/* Failed conditions in words, by a table of phrases. */
#include "analysis/blockers/backend_reason.h"

#include <string.h>

#include "analysis/text.h"

/* What is wrong where a condition does not hold, and where it does but must
 * not. $a and $b are operands, $n is number b. */
typedef struct phrase_t {
  const char *fails, *holds;
} phrase_t;

static const phrase_t phrases[CONDITION_COUNT] = {
    [CONDITION_CONST] = {"$a is not constant", "$a is constant"},
    [CONDITION_IS_NONE] = {"$a is not none", "$a is none"},
    [CONDITION_IS_TRUE] = {"$a is not the constant true", "$a is true"},
    [CONDITION_IS_FALSE] = {"$a is not the constant false", "$a is false"},
    [CONDITION_LIST] = {"$a is no list built in place",
                        "$a is a list built in place"},
    [CONDITION_STATIC] = {"$a has an unknown size",
                          "all sizes of $a are known"},
    [CONDITION_UNKNOWN] = {"$a has more than $n unknown sizes",
                           "$a has no more than $n unknown sizes"},
    [CONDITION_STATIC_DIM] = {"the size of $a at $b is unknown",
                              "the size of $a at $b is known"},
    [CONDITION_NONEMPTY] = {"$a has a size of 0", "$a has no size of 0"},
    [CONDITION_FILLED] = {"a tensor that it takes or gives has a size of 0",
                          "no tensor that it takes or gives has a size of 0"},
    [CONDITION_FLOAT] = {"$a is not of floating point",
                         "$a is of floating point"},
    [CONDITION_INT] = {"$a is not of integers", "$a is of integers"},
    [CONDITION_BOOL] = {"$a is not of truth values", "$a is of truth values"},
    [CONDITION_RANK] = {"$a does not have rank $n", "$a has rank $n"},
    [CONDITION_SAME_ELEMENT] = {"$a and $b differ in element type",
                                "$a and $b have the same element type"},
    [CONDITION_SAME_RANK] = {"$a and $b differ in rank",
                             "$a and $b have the same rank"},
    [CONDITION_SAME_TYPE] = {"$a and $b differ in type",
                             "$a and $b have the same type"},
    [CONDITION_TENSORS] = {"it takes or gives what is not a tensor",
                           "it takes and gives tensors only"},
    [CONDITION_VALUES] = {"it takes or gives what is neither tensor nor number",
                          "it takes and gives tensors and numbers only"},
    [CONDITION_SCALARS] = {"it takes or gives what is not a number",
                           "it takes and gives numbers only"},
};

/* Adds the name of operand or result `i`. */
static void add_operand(text_t *text, const backend_row_t *row, int i) {
  if (i == -1) {
    text_add_string(text, "the result");
    return;
  }
  if (i < 0) {
    text_format(text, "result %d", -1 - i);
    return;
  }
  const char *name = row->operands;
  for (int k = 0; k < i && *name; ++k) {
    name += strcspn(name, " ");
    name += strspn(name, " ");
  }
  size_t length = strcspn(name, " ");
  if (length)
    text_add(text, mlirStringRefCreate(name, length));
  else
    text_format(text, "operand %d", i);
}

static void add_condition(text_t *text, const backend_row_t *row,
                          const condition_t *condition) {
  const phrase_t *phrase = &phrases[condition->kind];
  const char *p = condition->negated ? phrase->holds : phrase->fails;
  for (; *p; ++p) {
    if (*p != '$') {
      text_add(text, mlirStringRefCreate(p, 1));
    } else if (*++p == 'n') {
      text_format(text, "%d", condition->b);
    } else {
      add_operand(text, row, *p == 'a' ? condition->a : condition->b);
    }
  }
}

/* What the verdict means where no clause fails. */
static const char *without_clause(const backend_row_t *row,
                                  backend_verdict_t verdict) {
  if (!row)
    return verdict == BACKEND_UNKNOWN ? "it is unknown to the table"
                                      : "the backend's contract excludes it";
  return verdict == BACKEND_UNKNOWN
             ? "the table knows only some of its conditions"
             : "it has no conversion";
}

const char *backend_reason(arena_t *arena, const backend_row_t *row,
                           backend_verdict_t verdict, const clause_t *clause) {
  if (!clause)
    return without_clause(row, verdict);
  text_t text = {.arena = arena};
  for (int i = 0; i < CLAUSE_ALTERNATIVES; ++i) {
    if (clause->conditions[i].kind == CONDITION_NONE)
      break;
    if (i)
      text_add_string(&text, ", and ");
    add_condition(&text, row, &clause->conditions[i]);
  }
  return text_string(&text);
}
