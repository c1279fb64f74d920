/* What the tests of blockers share: a module from text, its blockers, and how
 * to name one of them. */
#ifndef ASSERTION_TESTING_BLOCKERS_FIXTURE_H
#define ASSERTION_TESTING_BLOCKERS_FIXTURE_H

#include <stdio.h>
#include <string.h>

#include "analysis/blockers/blockers.h"
#include "dialect/context.h"
#include "dialect/parse.h"
#include "testing/gtest_c.h"

/* A parsed module with the blockers of one backend. */
typedef struct fixture_t {
  MlirContext context;
  MlirOperation module;
  policy_t *policy;
  blockers_t *blockers;
} fixture_t;

static inline fixture_t fixture_parse(const char *text) {
  fixture_t f = {.context = dialect_context_create(true, false),
                 .policy = policy_create()};
  MlirStringRef file = mlirStringRefCreateFromCString("test.mlir");
  f.module = dialect_parse(f.context, mlirStringRefCreateFromCString(text),
                           (dialect_origin_t){file, 1});
  EXPECT_FALSE(mlirOperationIsNull(f.module));
  return f;
}

static inline fixture_t fixture_create(const char *text, backend_t backend) {
  fixture_t f = fixture_parse(text);
  if (!mlirOperationIsNull(f.module))
    f.blockers = blockers_find(f.module, f.policy, backend);
  EXPECT_TRUE(f.blockers != NULL);
  return f;
}

static inline void fixture_destroy(fixture_t *f) {
  blockers_destroy(f->blockers);
  if (!mlirOperationIsNull(f->module))
    mlirOperationDestroy(f->module);
  policy_destroy(f->policy);
  mlirContextDestroy(f->context);
}

static inline void add_text(char *buffer, size_t size, MlirStringRef text) {
  size_t length = strlen(buffer);
  snprintf(buffer + length, size - length, "%.*s", (int)text.length, text.data);
}

/* "size.int view return": the operations on the way of blocker `i`, without
 * their dialects. Static storage. */
static inline const char *path_text(const fixture_t *f, size_t i) {
  static char buffer[1024];
  MlirOperation path[32];
  buffer[0] = '\0';
  size_t length = blockers_path(f->blockers, i, path, 32);
  for (size_t k = 0; k < length && k < 32; ++k) {
    MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(path[k]));
    const char *dot = memchr(name.data, '.', name.length);
    size_t skip = (size_t)(dot - name.data) + 1;
    if (k)
      add_text(buffer, sizeof buffer, mlirStringRefCreateFromCString(" "));
    add_text(buffer, sizeof buffer,
             mlirStringRefCreate(name.data + skip, name.length - skip));
  }
  return buffer;
}

/* The name of blocker `i`, or "" where there are fewer. Static storage. */
static inline const char *name_text(const fixture_t *f, size_t i) {
  static char buffer[128];
  buffer[0] = '\0';
  if (i < blockers_count(f->blockers))
    add_text(buffer, sizeof buffer,
             mlirIdentifierStr(
                 mlirOperationGetName(blockers_get(f->blockers, i)->op)));
  return buffer;
}

/* The reason of the first blocker that is called refused, or "". */
static inline const char *refusal(const fixture_t *f) {
  for (size_t i = 0; i < blockers_count(f->blockers); ++i)
    if (blockers_get(f->blockers, i)->certainty == BLOCKER_REFUSED)
      return blockers_get(f->blockers, i)->reason;
  return "";
}

#endif
