/* Finds the assertions among the numbered operations and selects those that
 * the options ask for. */
#define _GNU_SOURCE /* REG_STARTEND */
#include <regex.h>
#include <stdlib.h>
#include <string.h>

#include "analysis/analysis_impl.h"
#include "analysis/raising_if.h"
#include "analysis/text.h"
#include "mlir-c/BuiltinAttributes.h"

static bool is_empty(MlirStringRef s) { return s.length == 0; }

/* Why the result of `id` can't give way to its operand `token`, or NULL. One
 * that is defined further down may lead back here, in a graph region. */
static const char *token_defect(const analysis_t *a, uint32_t id, int token) {
  MlirOperation op = a->n.ops[id].op;
  uint32_t def = a->n.defs[a->n.ops[id].operand + (uint32_t)token];
  if (mlirOperationGetNumResults(op) != 1)
    return "it has not one result, whose place its operand could take";
  if (!mlirTypeEqual(mlirValueGetType(mlirOperationGetResult(op, 0)),
                     mlirValueGetType(mlirOperationGetOperand(op, token))))
    return "the operand that would take its result's place is of another type";
  return def == NUMBERING_NONE || def < id
             ? NULL
             : "the operand that would take its result's place comes after it";
}

/* Whether control goes on elsewhere after `id`: then it can't just go. */
static bool is_terminator(const analysis_t *a, uint32_t id) {
  return name_info(a, id)->policy.traits & OP_TRAIT_TERMINATOR ||
         mlirOperationGetNumSuccessors(a->n.ops[id].op);
}

/* Stands for the sentence that name_operand makes. */
static const char no_operand[] = "it lacks the operand that is asserted";

/* Why `id` is no assertion that could go, though it has the name of one and
 * the attributes that `row` asks for; NULL if it is one. */
static const char *defect_of(const analysis_t *a, uint32_t id,
                             const policy_assertion_t *row) {
  int operands = (int)numbering_num_operands(&a->n, id);
  if (row->condition >= operands)
    return no_operand;
  if (row->token >= operands)
    return "the operand that would take its result's place is missing";
  if (is_terminator(a, id))
    return "it ends its block";
  if (row->form == POLICY_FORM_ERASE &&
      mlirOperationGetNumResults(a->n.ops[id].op))
    return "it has a result, whose place nothing could take";
  return row->form == POLICY_FORM_TOKEN ? token_defect(a, id, row->token)
                                        : NULL;
}

/* The row by which `id` counts as an assertion, whole or defective. */
static const policy_assertion_t *candidate_row(const analysis_t *a,
                                               uint32_t id) {
  const policy_assertion_t *row = name_info(a, id)->policy.assertion;
  return row && policy_assertion_applies(row, a->n.ops[id].op) ? row : NULL;
}

/* The row of `id` if it is an assertion operation as that row has it. */
static const policy_assertion_t *row_of(const analysis_t *a, uint32_t id) {
  const policy_assertion_t *row = candidate_row(a, id);
  return row && !defect_of(a, id, row) ? row : NULL;
}

static MlirStringRef string_attribute(MlirOperation op, const char *name) {
  MlirAttribute attribute =
      mlirOperationGetAttributeByName(op, mlirStringRefCreateFromCString(name));
  if (mlirAttributeIsNull(attribute) || !mlirAttributeIsAString(attribute))
    return (MlirStringRef){NULL, 0};
  MlirStringRef text = mlirStringAttrGetValue(attribute);
  /* An empty string has no data, and is a string. */
  return text.data ? text : mlirStringRefCreate("", 0);
}

/* The text of operand `k` of `id`: of a string constant, or of the first one
 * that a formatting operation takes. */
static MlirStringRef string_operand(const analysis_t *a, uint32_t id, int k) {
  for (int steps = 0; steps < 8; ++steps) {
    if (k < 0 || k >= (int)numbering_num_operands(&a->n, id))
      break;
    id = a->n.defs[a->n.ops[id].operand + (uint32_t)k];
    if (id == NUMBERING_NONE)
      break;
    MlirStringRef text = string_attribute(a->n.ops[id].op, "value");
    if (text.data)
      return text;
    k = 0;
  }
  return (MlirStringRef){NULL, 0};
}

MlirStringRef assertions_message(const analysis_t *a,
                                 const analysis_assertion_t *as) {
  if (as->row && as->row->message)
    return string_attribute(a->n.ops[as->inner].op, as->row->message);
  if (as->row)
    return string_operand(a, as->inner, as->row->message_operand);
  MlirStringRef message = {NULL, 0};
  uint32_t end = a->n.ops[as->inner].end;
  for (uint32_t i = as->inner + 1; i < end && !message.data; ++i)
    if (name_info(a, i)->special == SPECIAL_RAISE)
      message = string_operand(a, i, 0);
  return message;
}

/* Fills what a plain assertion says of itself. */
static analysis_assertion_t describe_plain(const analysis_t *a, uint32_t id,
                                           const policy_assertion_t *row) {
  MlirOperation op = a->n.ops[id].op;
  analysis_assertion_t out = {.id = id, .inner = id, .kind = row->kind};
  out.row = row;
  if (row->condition >= 0)
    out.condition = mlirOperationGetOperand(op, row->condition);
  return out;
}

static analysis_assertion_t describe_raise(const analysis_t *a, uint32_t id,
                                           const raising_if_t *ifs) {
  analysis_assertion_t out = {.id = id, .inner = id};
  out.kind = POLICY_KIND_RAISE;
  out.shape = ANALYSIS_RAISE;
  raising_if_side_t side = raising_if_side(ifs, id);
  if (side != RAISING_IF_NESTED)
    out.condition = mlirOperationGetOperand(a->n.ops[id].op, 0);
  out.negated = side == RAISING_IF_THEN;
  return out;
}

/* Describes `id` if it is an assertion that is not wrapped. */
static bool describe(const analysis_t *a, uint32_t id, const raising_if_t *ifs,
                     analysis_assertion_t *out) {
  const policy_assertion_t *row = row_of(a, id);
  if (row)
    *out = describe_plain(a, id, row);
  else if (raising_if_is_assertion(ifs, id))
    *out = describe_raise(a, id, ifs);
  return row || raising_if_is_assertion(ifs, id);
}

/* Describes a region by the first assertion in it, however nested. */
static analysis_assertion_t describe_region(const analysis_t *a, uint32_t id,
                                            const raising_if_t *ifs) {
  analysis_assertion_t out = {.id = id, .inner = id};
  for (uint32_t i = id + 1; i < a->n.ops[id].end; ++i)
    if (name_info(a, i)->special != SPECIAL_REGION && describe(a, i, ifs, &out))
      break;
  if (out.inner == id)
    out.kind = POLICY_KIND_REGION;
  out.id = id;
  out.shape = ANALYSIS_REGION;
  return out;
}

/* Whether the names of the functions around `id` include `wanted`. */
static bool is_in_function(const analysis_t *a, uint32_t id,
                           MlirStringRef wanted) {
  for (; id != NUMBERING_NONE; id = a->n.ops[id].parent)
    if (mlirStringRefEqual(string_attribute(a->n.ops[id].op, "sym_name"),
                           wanted))
      return true;
  return false;
}

/* Whether `id` stands in the entry block of a function. */
static bool is_at_entry(const analysis_t *a, uint32_t id) {
  uint32_t parent = a->n.ops[id].parent;
  if (parent == NUMBERING_NONE ||
      !(name_info(a, parent)->policy.traits & OP_TRAIT_SYMBOL))
    return false;
  MlirBlock block = mlirOperationGetBlock(a->n.ops[id].op);
  MlirBlock entry = mlirRegionGetFirstBlock(mlirBlockGetParentRegion(block));
  return mlirBlockEqual(block, entry);
}

/* Searches the whole message: it may hold NUL characters. */
static bool matches(const regex_t *regex, MlirStringRef message) {
  regmatch_t range = {.rm_so = 0, .rm_eo = (regoff_t)message.length};
  return regexec(regex, message.data ? message.data : "", 1, &range,
                 REG_STARTEND) == 0;
}

static bool is_selected(const analysis_t *a, const analysis_assertion_t *as) {
  const analysis_options_t *o = &a->options;
  if (o->match && !matches(o->match, assertions_message(a, as)))
    return false;
  if (o->match && o->matched)
    *o->matched = true;
  if (o->kinds && !(o->kinds >> as->kind & 1))
    return false;
  if (o->keep_at_entry && is_at_entry(a, as->id))
    return false;
  return is_empty(o->only) || is_in_function(a, as->id, o->only);
}

/* Marks those of the selected assertions that are no raising Ifs, for these to
 * be judged. Which assertion is in a region is not known yet: it counts only
 * where no message or kind is asked for. */
static void mark_selected(analysis_t *a) {
  bool by_content = a->options.kinds || a->options.match;
  if (!raising_if_possible(a))
    return;
  for (uint32_t id = 0; id < a->n.count; ++id) {
    const policy_assertion_t *row = row_of(a, id);
    if (!row || (by_content && name_info(a, id)->special == SPECIAL_REGION))
      continue;
    analysis_assertion_t as = describe_plain(a, id, row);
    if (is_selected(a, &as))
      a->flags[id] |= FLAG_MARKED;
  }
}

static void clear_marks(analysis_t *a) {
  if (!raising_if_possible(a))
    return;
  for (uint32_t id = 0; id < a->n.count; ++id)
    a->flags[id] &= (uint8_t)~FLAG_MARKED;
}

/* Passes over an assertion that is not selected. Those in a raising If that
 * are count on their own. */
static uint32_t pass_over(analysis_t *a, const analysis_assertion_t *as) {
  uint32_t end = a->n.ops[as->id].end, i = as->id + 1;
  a->flags[as->id] |= FLAG_UNSELECTED;
  a->num_unselected++;
  while (i < end && !(as->shape == ANALYSIS_RAISE && a->flags[i] & FLAG_MARKED))
    ++i;
  return i;
}

/* Takes the assertion `as` if it is selected. Returns the number at which to
 * go on. */
static uint32_t take(analysis_t *a, const analysis_assertion_t *as) {
  uint32_t end = a->n.ops[as->id].end;
  if (!is_selected(a, as))
    return pass_over(a, as);
  a->at[as->id] = a->num_assertions;
  a->assertions[a->num_assertions++] = *as;
  for (uint32_t i = as->id; i < end; ++i)
    a->flags[i] |= FLAG_INSIDE;
  return end;
}

static bool next_assertion(analysis_t *a, uint32_t id, const raising_if_t *ifs,
                           analysis_assertion_t *out) {
  if (name_info(a, id)->special != SPECIAL_REGION)
    return describe(a, id, ifs, out);
  *out = describe_region(a, id, ifs);
  return true;
}

/* Whether any operation that may be an assertion occurs, by its name. */
static uint32_t count_candidates(const analysis_t *a) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < a->n.count; ++i) {
    const name_info_t *info = name_info(a, i);
    count += info->policy.assertion || info->special == SPECIAL_REGION ||
             info->special == SPECIAL_IF;
  }
  return count;
}

/* Whether it is selected, if it were an assertion; without a row a raising If.
 */
static bool is_wanted(const analysis_t *a, uint32_t id,
                      const policy_assertion_t *row) {
  analysis_assertion_t as = {.id = id, .inner = id, .row = row};
  as.kind = row ? row->kind : POLICY_KIND_RAISE;
  return is_selected(a, &as);
}

/* Why `id`, which looks like an assertion, is left whole; NULL if it does not,
 * is not, or would not be selected. */
static const char *reason_to_skip(const analysis_t *a, uint32_t id,
                                  const raising_if_t *ifs) {
  if (a->flags[id] & FLAG_INSIDE)
    return NULL;
  const policy_assertion_t *row = candidate_row(a, id);
  const char *reason = row ? defect_of(a, id, row) : raising_if_defect(ifs, id);
  return reason && is_wanted(a, id, row) ? reason : NULL;
}

/* Which operand `id` would have to have, and how many it has. */
static const char *name_operand(analysis_t *a, uint32_t id) {
  text_t text = {.arena = &a->arena};
  unsigned count = numbering_num_operands(&a->n, id);
  text_format(&text,
              "what it asserts is operand %d, counted from 0, and it has ",
              candidate_row(a, id)->condition);
  if (count)
    text_format(&text, "only %u", count);
  else
    text_add_string(&text, "none");
  return text_string(&text);
}

static bool list_skipped(analysis_t *a, const raising_if_t *ifs) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < a->n.count; ++i)
    count += reason_to_skip(a, i, ifs) != NULL;
  a->skipped = ARENA_NEW(&a->arena, analysis_skipped_t, count);
  if (!a->skipped)
    return false;
  for (uint32_t i = 0; a->num_skipped < count; ++i) {
    const char *reason = reason_to_skip(a, i, ifs);
    if (reason == no_operand)
      reason = name_operand(a, i);
    if (reason)
      a->skipped[a->num_skipped++] = (analysis_skipped_t){i, reason};
  }
  return !a->arena.failed;
}

bool assertions_find(analysis_t *a) {
  uint32_t candidates = count_candidates(a);
  a->assertions = arena_alloc(&a->arena, candidates, sizeof *a->assertions);
  raising_if_t ifs;
  if (!candidates)
    return a->assertions != NULL;
  mark_selected(a);
  if (!a->assertions || !raising_if_init(&ifs, a))
    return false;
  for (uint32_t i = 0; i < a->n.count;) {
    analysis_assertion_t assertion;
    i = next_assertion(a, i, &ifs, &assertion) ? take(a, &assertion) : i + 1;
  }
  clear_marks(a);
  return list_skipped(a, &ifs);
}
