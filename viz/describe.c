/* Writes texts from the IR. */
#include "viz/describe.h"

#include <string.h>

#include "analysis/expression.h"
#include "analysis/report/report.h"
#include "dialect/string_ref.h"
#include "mlir-c/BuiltinAttributes.h"
#include "viz/label.h"
#include "viz/place.h"

/* Constants of more elements or characters are elided under the pointer. */
enum { LARGE_ELEMENTS = 16, LARGE_RESOURCE = 64 };

describe_t describe_begin(arena_t *arena, analysis_t *analysis,
                          const view_options_t *options) {
  MlirOpPrintingFlags flags = mlirOpPrintingFlagsCreate();
  mlirOpPrintingFlagsSkipRegions(flags);
  mlirOpPrintingFlagsElideLargeElementsAttrs(flags, LARGE_ELEMENTS);
  mlirOpPrintingFlagsElideLargeResourceString(flags, LARGE_RESOURCE);
  MlirAsmState names =
      mlirAsmStateCreateForOperation(analysis_operation(analysis, 0), flags);
  return (describe_t){arena, analysis, options, names, flags};
}

void describe_end(describe_t *d) {
  mlirAsmStateDestroy(d->names);
  mlirOpPrintingFlagsDestroy(d->flags);
}

/* `raw` made clean, with at most `most` characters. */
static const char *clean(const describe_t *d, MlirStringRef raw, size_t most) {
  text_t text = {.arena = d->arena};
  label_add(&text, raw, most);
  return text_string(&text);
}

static const char *link_of(const describe_t *d, MlirLocation location) {
  text_t text = {.arena = d->arena};
  place_add_link(&text, location, d->options->link);
  return text.length ? text_string(&text) : NULL;
}

static const char *short_place(const describe_t *d, MlirLocation location) {
  text_t text = {.arena = d->arena};
  place_add_short(&text, location);
  return text.length ? clean(d, text_ref(&text), LABEL_MAX_NAME) : NULL;
}

/* Location, then `more` if there is any, then the operation as MLIR prints it.
 */
static const char *tooltip_of(const describe_t *d, MlirOperation op,
                              MlirStringRef more) {
  text_t raw = {.arena = d->arena};
  text_add_string(&raw,
                  report_location(d->arena, mlirOperationGetLocation(op)));
  text_add_string(&raw, "\n");
  if (more.length) {
    text_add(&raw, more);
    text_add_string(&raw, "\n");
  }
  mlirOperationPrintWithState(op, d->names, text_callback, &raw);
  return clean(d, text_ref(&raw), LABEL_MAX_TOOLTIP + more.length);
}

/* A name without the "torch." that all of a dump's have. */
static MlirStringRef short_name(MlirOperation op) {
  MlirStringRef name = policy_operator_name(op);
  string_skip(&name, "torch.");
  return name;
}

const char *describe_type(const describe_t *d, MlirValue value) {
  text_t raw = {.arena = d->arena};
  mlirTypePrint(mlirValueGetType(value), text_callback, &raw);
  MlirStringRef all = text_ref(&raw);
  string_skip(&all, "!");
  string_skip(&all, "torch.");
  return clean(d, all, LABEL_MAX_TYPE);
}

const char *describe_value(const describe_t *d, MlirValue value) {
  text_t raw = {.arena = d->arena};
  mlirValuePrintAsOperand(value, d->names, text_callback, &raw);
  text_add_string(&raw, " : ");
  mlirTypePrint(mlirValueGetType(value), text_callback, &raw);
  return clean(d, text_ref(&raw), LABEL_MAX_TOOLTIP);
}

/* The names of the results, with the type if there is one only. */
static const char *results_of(const describe_t *d, MlirOperation op) {
  text_t raw = {.arena = d->arena};
  intptr_t count = mlirOperationGetNumResults(op);
  for (intptr_t r = 0; r < count && r < 4; ++r) {
    text_add_string(&raw, r ? ", " : "");
    mlirValuePrintAsOperand(mlirOperationGetResult(op, r), d->names,
                            text_callback, &raw);
  }
  if (count > 4)
    text_add_string(&raw, ", \xe2\x80\xa6");
  if (count == 1) {
    text_add_string(&raw, " : ");
    text_add_string(&raw, describe_type(d, mlirOperationGetResult(op, 0)));
  }
  return count ? clean(d, text_ref(&raw), 2 * LABEL_MAX_NAME) : NULL;
}

static MlirStringRef symbol_of(MlirOperation op) {
  MlirAttribute name =
      mlirOperationGetAttributeByName(op, string_ref("sym_name"));
  bool is_string = !mlirAttributeIsNull(name) && mlirAttributeIsAString(name);
  return is_string ? mlirStringAttrGetValue(name)
                   : mlirStringRefCreate(NULL, 0);
}

picture_text_t describe_operation(const describe_t *d, uint32_t id) {
  MlirOperation op = analysis_operation(d->analysis, id);
  MlirLocation location = mlirOperationGetLocation(op);
  text_t title = {.arena = d->arena};
  MlirStringRef symbol = symbol_of(op);
  text_add(&title, short_name(op));
  if (symbol.length) {
    text_add_string(&title, " @");
    text_add(&title, symbol);
  }
  return (picture_text_t){
      .title = clean(d, text_ref(&title), LABEL_MAX_NAME),
      .note = results_of(d, op),
      .tooltip = tooltip_of(d, op, string_ref("")),
      .link = link_of(d, location),
  };
}

picture_text_t describe_place(const describe_t *d, uint32_t id) {
  picture_text_t text = describe_operation(d, id);
  text.note = NULL;
  return text;
}

/* ---- Constants ---- */

/* Whether printing all of an attribute would print too much. */
static bool is_large(MlirAttribute value) {
  return mlirAttributeIsAElements(value) &&
         (!mlirAttributeIsADenseElements(value) ||
          (!mlirDenseElementsAttrIsSplat(value) &&
           mlirElementsAttrGetNumElements(value) > LARGE_ELEMENTS));
}

/* A value without the type that MLIR writes behind a number. */
static MlirStringRef without_type(MlirAttribute value, MlirStringRef all) {
  if (mlirAttributeIsAInteger(value) || mlirAttributeIsAFloat(value))
    for (size_t i = 0; i + 3 <= all.length; ++i)
      if (!memcmp(all.data + i, " : ", 3))
        return mlirStringRefCreate(all.data, i);
  return all;
}

static const char *literal(const describe_t *d, MlirAttribute value) {
  if (mlirAttributeIsAString(value)) {
    text_t quoted = {.arena = d->arena};
    text_add_quoted(&quoted, mlirStringAttrGetValue(value));
    return clean(d, text_ref(&quoted), LABEL_MAX_NAME);
  }
  if (is_large(value))
    return "dense<\xe2\x80\xa6>";
  text_t raw = {.arena = d->arena};
  mlirAttributePrint(value, text_callback, &raw);
  return clean(d, without_type(value, text_ref(&raw)), LABEL_MAX_NAME);
}

picture_text_t describe_constant(const describe_t *d, uint32_t id) {
  MlirOperation op = analysis_operation(d->analysis, id);
  MlirAttribute value =
      mlirOperationGetAttributeByName(op, string_ref("value"));
  picture_text_t text = describe_operation(d, id);
  if (!mlirAttributeIsNull(value)) {
    bool has_type = mlirAttributeIsAElements(value);
    text.title = literal(d, value);
    text.note =
        has_type ? describe_type(d, mlirOperationGetResult(op, 0)) : NULL;
  } else {
    static const char prefix[] = "constant.";
    text.note = NULL;
    if (!strncmp(text.title, prefix, sizeof prefix - 1))
      text.title += sizeof prefix - 1;
  }
  return text;
}

picture_text_t describe_argument(const describe_t *d, MlirValue value) {
  text_t name = {.arena = d->arena};
  mlirValuePrintAsOperand(value, d->names, text_callback, &name);
  return (picture_text_t){
      .title = clean(d, text_ref(&name), LABEL_MAX_NAME),
      .note = describe_type(d, value),
      .tooltip = describe_value(d, value),
  };
}

/* ---- Assertions ---- */

picture_fate_t describe_fate(const describe_t *d, uint32_t i) {
  switch (analysis_assertion(d->analysis, i)->verdict) {
  case ANALYSIS_REFUTED:
    return PICTURE_FALSE;
  case ANALYSIS_PROVEN:
    return PICTURE_TRUE;
  default:
    return d->options->dropped ? PICTURE_DROPPED : PICTURE_KEPT;
  }
}

static const char *slice_title(const describe_t *d, uint32_t i) {
  const char *what = d->options->dropped ? "dropped" : "kept";
  text_t title = {.arena = d->arena};
  text_format(&title, "#%u ", (unsigned)i + 1);
  switch (describe_fate(d, i)) {
  case PICTURE_FALSE:
    text_format(&title, "always fails, %s", what);
    break;
  case PICTURE_TRUE:
    text_format(&title, "always holds, %s", what);
    break;
  default:
    text_add_string(&title, what);
    break;
  }
  return text_string(&title);
}

/* The message in quotes, then the place in the source, on lines of their own.
 */
static const char *message_and_place(const describe_t *d, MlirStringRef message,
                                     MlirLocation location) {
  text_t text = {.arena = d->arena};
  const char *place = short_place(d, location);
  if (message.data) {
    text_add_string(&text, "\xe2\x80\x9c");
    label_add_wrapped(&text, message, LABEL_MAX_MESSAGE, LABEL_WIDTH);
    text_add_string(&text, "\xe2\x80\x9d");
  }
  if (place)
    text_format(&text, "%s%s", text.length ? "\n" : "", place);
  return text.length ? text_string(&text) : NULL;
}

picture_text_t describe_assertion(const describe_t *d, uint32_t i) {
  const analysis_assertion_t *as = analysis_assertion(d->analysis, i);
  MlirOperation op = analysis_operation(d->analysis, as->inner);
  MlirLocation location = mlirOperationGetLocation(op);
  text_t raw = {.arena = d->arena}, body = {.arena = d->arena};
  expression_print(d->analysis, as, d->names, text_callback, &raw);
  label_add_wrapped(&body, text_ref(&raw), LABEL_MAX_MESSAGE, LABEL_WIDTH);
  return (picture_text_t){
      .title = clean(d, short_name(op), LABEL_MAX_NAME),
      .body = body.length ? text_string(&body) : NULL,
      .note = message_and_place(d, as->message, location),
      .tooltip = tooltip_of(d, op, as->message),
      .link = link_of(d, location),
  };
}

picture_text_t describe_slice(const describe_t *d, uint32_t i) {
  const analysis_assertion_t *as = analysis_assertion(d->analysis, i);
  picture_text_t text = describe_place(d, as->id);
  text.title = slice_title(d, i);
  return text;
}

const char *describe_count(const describe_t *d, uint32_t count,
                           const char *what) {
  text_t text = {.arena = d->arena};
  if (count >= 1000000)
    text_format(&text, "%u,%03u,%03u", count / 1000000, count / 1000 % 1000,
                count % 1000);
  else if (count >= 1000)
    text_format(&text, "%u,%03u", count / 1000, count % 1000);
  else
    text_format(&text, "%u", (unsigned)count);
  text_format(&text, " %s%s", what, count == 1 ? "" : "s");
  return text_string(&text);
}
