/* Goes through a root and applies the rows. */
#include "transforms/tosa_shapes/tosa_shapes.h"

#include "analysis/text.h"
#include "dialect/op_name.h"
#include "dialect/rows.h"
#include "transforms/remark.h"
#include "transforms/tosa_shapes/tosa_assert.h"
#include "transforms/tosa_shapes/tosa_entries.h"
#include "transforms/tosa_shapes/tosa_if.h"
#include "transforms/tosa_shapes/tosa_names.h"
#include "transforms/tosa_shapes/tosa_rows.h"
#include "transforms/tosa_shapes/tosa_scalars.h"

typedef struct tosa_shapes_row_t {
  const char *name;
  tosa_row_t *write;
} row_t;

static const row_t rows[] = {
#include "transforms/tosa_shapes/tosa_shapes.inc"
};

const row_t *tosa_find_row(MlirStringRef name) {
  return rows_find(rows, sizeof rows / sizeof *rows, sizeof *rows, name);
}

static void say(tosa_rewrite_t *t, MlirOperation op,
                MlirDiagnosticSeverity severity, const char *what) {
  text_t text = {.arena = &t->arena};
  text_add(&text, op_name(op));
  text_add_string(&text, what);
  t->options->sink.emit(mlirOperationGetLocation(op), severity, text_ref(&text),
                        t->options->sink.user_data);
}

/* What is said of an operation at the end; `reason` is NULL where it is
 * written. */
typedef struct note_t {
  MlirOperation op;
  const char *reason;
} note_t;

typedef struct said_t {
  note_t *notes;
  uint32_t count;
} said_t;

static void note(const tosa_rewrite_t *t, said_t *said, MlirOperation op,
                 bool written) {
  said->notes[said->count++] = (note_t){op, written ? NULL : t->reason};
}

static bool report_notes(const said_t *said, report_t *report) {
  for (uint32_t i = 0; i < said->count; ++i) {
    const note_t *n = &said->notes[i];
    bool added =
        n->reason ? report_add_note(report, REPORT_NOTE_SIZE, n->op, n->reason)
                  : report_add_note(report, REPORT_NOTE_FREED, n->op,
                                    "it is written with TOSA's shapes");
    if (!added)
      return false;
  }
  return true;
}

/* The outermost operation with a region that is around `op`, under the root;
 * the root for none. */
static uint32_t function_of(const analysis_t *a, MlirOperation op) {
  uint32_t id = analysis_id(a, op), parent;
  while ((parent = analysis_parent(a, id)) != ANALYSIS_NONE && parent != 0)
    id = parent;
  return mlirOperationGetNumRegions(analysis_operation(a, id)) ? id : 0;
}

/* How many operations of a function are written, and how many are left. */
static void say_counts(tosa_rewrite_t *t, MlirOperation function,
                       uint32_t written, uint32_t left) {
  text_t text = {.arena = &t->arena};
  text_format(&text, "%u operation%s written in TOSA here, %u left", written,
              written == 1 ? " is" : "s are", left);
  remark_emit(function, MlirDiagnosticRemark, text_ref(&text), t->options);
}

/* Says so function by function. */
static bool report_all(tosa_rewrite_t *t, analysis_t *a, const said_t *said) {
  const verb_options_t *options = t->options;
  for (uint32_t i = 0; i < said->count && !options->quiet;) {
    uint32_t written = 0, left = 0;
    uint32_t function = function_of(a, said->notes[i].op);
    for (; i < said->count &&
           analysis_id(a, said->notes[i].op) < analysis_end(a, function);
         ++i)
      ++*(said->notes[i].reason ? &left : &written);
    say_counts(t, analysis_operation(a, function), written, left);
  }
  return !options->report ||
         (report_add_section(options->report, "tosa-shapes", a, REPORT_KEPT) &&
          report_notes(said, options->report));
}

/* Whether it is needed for more than assertions. */
static bool is_live(const analysis_t *a, uint32_t id) {
  return analysis_class(a, id) == ANALYSIS_LIVE;
}

/* Whether it only hands sizes on: it goes once nothing needs it. */
static bool hands_on(tosa_rewrite_t *t, MlirOperation op) {
  return t->has_entries || t->name->hands_on || t->name->scalar ||
         tosa_is_int_op(t, op);
}

/* Whether a value is a size, or a list that has one. */
static bool is_size(tosa_rewrite_t *t, MlirValue value) {
  uint32_t id = pointer_map_get(&t->ids, value.ptr);
  if (id != POINTER_MAP_NONE &&
      (t->values[id]->has_size || t->values[id]->data))
    return !tosa_info(t, value).tensor;
  if (!mlirValueIsAOpResult(value))
    return false;
  MlirOperation list = mlirOpResultGetOwner(value);
  if (mlirOperationGetName(list).ptr != t->list_name.ptr)
    return false;
  for (intptr_t k = mlirOperationGetNumOperands(list); k-- > 0;) {
    id = pointer_map_get(&t->ids, mlirOperationGetOperand(list, k).ptr);
    if (id != POINTER_MAP_NONE && t->values[id]->has_size)
      return true;
  }
  return false;
}

static bool takes_size(tosa_rewrite_t *t, MlirOperation op) {
  if (!t->num_values)
    return false;
  for (intptr_t k = mlirOperationGetNumOperands(op); k-- > 0;)
    if (is_size(t, mlirOperationGetOperand(op, k)))
      return true;
  return false;
}

/* Whether it takes or gives a tensor whose type says that it has no element. */
static bool has_empty(tosa_rewrite_t *t, MlirOperation op) {
  for (intptr_t k = mlirOperationGetNumOperands(op); k-- > 0;)
    if (tosa_is_empty(t, mlirOperationGetOperand(op, k)))
      return true;
  for (intptr_t k = mlirOperationGetNumResults(op); k-- > 0;)
    if (tosa_is_empty(t, mlirOperationGetResult(op, k)))
      return true;
  return false;
}

static const char no_elements[] = "TOSA has no tensor without elements";

/* Takes back that it is replaced: what was built for it is unused then. */
static tosa_outcome_t take_back(tosa_rewrite_t *t, MlirOperation op,
                                uint32_t replaced, const char *why) {
  build_rollback(&t->build, (build_mark_t){t->build.num_built, replaced});
  for (intptr_t k = mlirOperationGetNumResults(op); k-- > 0;)
    *tosa_value(t, mlirOperationGetResult(op, k)) =
        (tosa_value_t){.dims = NULL};
  return tosa_refuse(t, why);
}

/* Writes one operation; false where it could not and has to be. */
static bool write(tosa_rewrite_t *t, MlirOperation op, said_t *said) {
  const row_t *row = t->name->row;
  uint32_t replaced = t->build.num_replaced;
  t->empty = false;
  t->defect = NULL;
  tosa_outcome_t outcome = row ? row->write(t, op) : TOSA_NOT_NEEDED;
  const char *defect = t->empty ? no_elements : t->defect;
  if (outcome == TOSA_DONE && defect)
    outcome = take_back(t, op, replaced, defect);
  if (outcome == TOSA_NOT_NEEDED && !hands_on(t, op) && takes_size(t, op))
    outcome = tosa_refuse(t, "it takes a size, and has no form with sizes");
  if (t->build.failed)
    return true;
  if (outcome == TOSA_REFUSED && has_empty(t, op))
    t->reason = no_elements;
  if (outcome != TOSA_NOT_NEEDED)
    note(t, said, op, outcome == TOSA_DONE);
  if (outcome == TOSA_REFUSED) {
    text_t what = {.arena = &t->arena};
    text_format(&what, " is not written in TOSA: %s", t->reason);
    say(t, op, MlirDiagnosticError, text_string(&what));
  } else if (outcome == TOSA_DONE && !t->options->quiet) {
    say(t, op, MlirDiagnosticRemark, " is written in TOSA");
  }
  return outcome != TOSA_REFUSED;
}

/* From the last operation to the first: which numbers are needed as data. */
static void mark(tosa_rewrite_t *t, const analysis_t *a) {
  for (uint32_t id = analysis_num_operations(a); id-- > 1;) {
    const tosa_name_t *name = &t->names[analysis_name_of(a, id)];
    if ((!name->taker && !name->scalar) || !is_live(a, id))
      continue;
    MlirOperation op = tosa_enter(t, a, id);
    tosa_mark_taken(t, op);
    tosa_mark_data(t, op);
  }
}

/* Erases what handed sizes on and is not needed any more. `state` has 1 for
 * those. Returns whether there was any. */
static bool erase_unused(const analysis_t *a, const uint8_t *state) {
  bool any = false;
  for (uint32_t id = analysis_num_operations(a); id-- > 1;)
    if (state[id] && build_is_unused(analysis_operation(a, id))) {
      mlirOperationDestroy(analysis_operation(a, id));
      any = true;
    }
  return any;
}

/* Puts what was built in its place; says where that is nothing. */
static void finish(tosa_rewrite_t *t, const analysis_t *a,
                   const uint8_t *state) {
  bool built = t->build.num_built || t->build.num_replaced;
  tosa_move_branches(t);
  build_commit(&t->build);
  bool erased = erase_unused(a, state);
  build_sweep(&t->build);
  if (t->options->unchanged && !built && !erased)
    *t->options->unchanged = true;
}

static bool run(tosa_rewrite_t *t, analysis_t *a, bool *failed) {
  uint32_t count = analysis_num_operations(a);
  uint8_t *state = ARENA_NEW(&t->arena, uint8_t, (size_t)count + 1);
  said_t said = {.notes = ARENA_NEW(&t->arena, note_t, (size_t)count + 1)};
  if (!state || !said.notes || !tosa_names_find(t, a))
    return false;
  analysis_expect_types(a);
  mark(t, a);
  for (uint32_t id = 1; id < count && !t->build.failed; ++id) {
    uint32_t replaced = t->build.num_replaced;
    if (!is_live(a, id))
      continue;
    MlirOperation op = tosa_enter(t, a, id);
    tosa_visit_int(t, op);
    t->has_entries = tosa_visit_entries(t, op);
    tosa_visit_scalar(t, op);
    *failed |= !write(t, op, &said);
    state[id] = replaced == t->build.num_replaced && hands_on(t, op);
  }
  if (!report_all(t, a, &said))
    t->build.failed = true;
  if (t->options->target && tosa_assert_sizes(t, a))
    for (uint32_t id = 1; id < count; ++id)
      state[id] |= analysis_class(a, id) == ANALYSIS_SLICE;
  if (t->build.failed || (*failed && !t->options->keep_going)) {
    build_rollback(&t->build, (build_mark_t){0, 0});
    return !t->build.failed;
  }
  finish(t, a, state);
  return true;
}

MlirLogicalResult tosa_shapes_run(MlirOperation root,
                                  const verb_options_t *options) {
  tosa_rewrite_t t;
  bool failed = false;
  bool ok = tosa_rewrite_init(&t, mlirOperationGetContext(root), options);
  analysis_options_t shared = options->analysis;
  shared.types = t.types;
  analysis_t *a = ok ? analysis_create(root, &shared) : NULL;
  ok = a && run(&t, a, &failed);
  analysis_destroy(a);
  tosa_rewrite_deinit(&t);
  if (!ok)
    return remark_no_memory(root, options);
  return failed ? mlirLogicalResultFailure() : mlirLogicalResultSuccess();
}
