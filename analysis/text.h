/* A string that grows in an arena, and the callbacks that print into it. The
 * buffer doubles, and the arena keeps the old ones: at most twice the bytes. */
#ifndef ASSERTION_ANALYSIS_TEXT_H
#define ASSERTION_ANALYSIS_TEXT_H

#include "analysis/arena.h"
#include "mlir-c/Support.h"

/* Text in the caller's memory; its bytes are the arena's. What does not fit
 * for want of memory is left out, and the arena says so. */
typedef struct text_t {
  /* Borrowed. */
  arena_t *arena;
  /* Ends with NUL once anything was added. */
  char *data;
  /* In bytes, the NUL at the end not counted in `length`. */
  size_t length, capacity;
} text_t;

/* Adds bytes, among which a NUL is one as any; a C string; what printf would
 * print. What is added is copied. */
void text_add(text_t *text, MlirStringRef chunk);
void text_add_string(text_t *text, const char *string);
void text_format(text_t *text, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Adds a message in quotes, on one line: what does not print, quotes,
 * backslashes and bytes that are not UTF-8 as MLIR escapes them. */
void text_add_quoted(text_t *text, MlirStringRef message);

/* An MlirStringCallback whose user data is a text_t. */
void text_callback(MlirStringRef chunk, void *text);

/* The text as a C string, "" if it is empty. Good until more is added. */
const char *text_string(const text_t *text);

/* The text with its length. Good until more is added. */
MlirStringRef text_ref(const text_t *text);

/* How many bytes at the start of `text`, which is not empty, are one character
 * of UTF-8 (Unicode 16, table 3-7); 0 where they are none. */
size_t text_character(MlirStringRef text);

#endif
