/* A string that grows in an arena, and the callbacks that print into it. */
#ifndef ASSERTION_ANALYSIS_TEXT_H
#define ASSERTION_ANALYSIS_TEXT_H

#include "analysis/arena.h"
#include "mlir-c/Support.h"

/* Text in the caller's memory; its bytes are the arena's. What does not fit
 * for want of memory is left out, and the arena says so. */
typedef struct text_t {
  arena_t *arena;
  /* Ends with NUL once anything was added. */
  char *data;
  size_t length, capacity;
} text_t;

void text_add(text_t *text, MlirStringRef chunk);
void text_add_string(text_t *text, const char *string);
void text_format(text_t *text, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* An MlirStringCallback whose user data is a text_t. */
void text_callback(MlirStringRef chunk, void *text);

/* The text as a C string, "" if it is empty. */
const char *text_string(const text_t *text);

/* The text with its length. */
MlirStringRef text_ref(const text_t *text);

#endif
