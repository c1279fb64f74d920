/* How deep the brackets of a text nest: MLIR's parser recurses on them, so the
 * depth is checked before it starts. Exceeding the thread's stack would end the
 * process without a word of where. */
#ifndef ASSERTION_DIALECT_NESTING_H
#define ASSERTION_DIALECT_NESTING_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Returns the offset of the first bracket that nests deeper than `limit`, or
 * `length` if there is none. Brackets are ( [ { and <; those in strings and
 * comments do not count, nor do the marks in -> <= >=. What closes without
 * having been opened is ignored, an unclosed string ends with its line, and
 * NUL is a byte like any other. Linear, without memory of its own. */
size_t nesting_too_deep(const char *text, size_t length, unsigned limit);

#ifdef __cplusplus
}
#endif
#endif
