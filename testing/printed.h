/* Text in memory that MLIR prints into, for tests:
 *
 *   printed_t printed = printed_create();
 *   mlirOperationPrint(op, printed_append, &printed);
 *   EXPECT_STREQ("", printed.data);
 *   free(printed.data);
 */
#ifndef ASSERTION_TESTING_PRINTED_H
#define ASSERTION_TESTING_PRINTED_H

#include <stddef.h>

#include "mlir-c/Support.h"

/* The text, which may hold NUL; one NUL stands behind it. Zeroes are a text
 * too, whose data is NULL until something is appended. */
typedef struct printed_t {
  char *data;
  size_t length, capacity;
} printed_t;

/* Empty text, whose data the caller frees. */
printed_t printed_create(void);

/* An MlirStringCallback whose user data is a printed_t. The memory doubles:
 * printers call this for every few bytes. */
void printed_append(MlirStringRef chunk, void *printed);

#endif
