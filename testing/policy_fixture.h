/* What the tests of the policy share: callbacks that collect text, and the
 * policy's functions on C strings. */
#ifndef ASSERTION_TESTING_POLICY_FIXTURE_H
#define ASSERTION_TESTING_POLICY_FIXTURE_H

#include "analysis/policy.h"
#include "dialect/string_ref.h"
#include "testing/gtest_c.h"

#include <string.h>

/* Text that a callback collects; longer text is cut. */
typedef struct text_t {
  size_t length;
  char data[400000];
} text_t;

static inline void append(MlirStringRef piece, void *data) {
  text_t *text = data;
  for (size_t i = 0; i < piece.length; ++i)
    if (text->length + 1 < sizeof text->data)
      text->data[text->length++] = piece.data[i];
  text->data[text->length] = '\0';
}

/* What adding said last, "" if nothing. */
static text_t message;

static inline MlirStringCallback said(void) {
  message.length = 0;
  message.data[0] = '\0';
  return append;
}

static inline bool add_assertion(policy_t *policy, const char *spec) {
  return mlirLogicalResultIsSuccess(
      policy_add_assertion(policy, string_ref(spec), said(), &message));
}

static inline bool add_pure(policy_t *policy, const char *name) {
  return mlirLogicalResultIsSuccess(
      policy_add_pure(policy, string_ref(name), said(), &message));
}

static inline bool add_effect(policy_t *policy, const char *name) {
  return mlirLogicalResultIsSuccess(
      policy_add_effect(policy, string_ref(name), said(), &message));
}

static inline bool read_text(policy_t *policy, const char *text) {
  return mlirLogicalResultIsSuccess(policy_read(
      policy, string_ref(text), string_ref("p.txt"), said(), &message));
}

static inline policy_entry_t lookup(const policy_t *policy, const char *name) {
  return policy_lookup(policy, string_ref(name));
}

static inline policy_kind_t kind_of(const policy_t *policy, const char *name) {
  policy_entry_t entry = lookup(policy, name);
  return entry.assertion ? entry.assertion->kind : POLICY_KIND_NONE;
}

static policy_t *policy;

/* Each test begins with a policy of the tables alone. */
static inline void begin(void) { policy = policy_create(); }
static inline void end(void) { policy_destroy(policy); }

#endif
