/* Where in a source an operation comes from: one file position out of a
 * location of whatever shape, and that file as a URI. */
#ifndef ASSERTION_ANALYSIS_POSITION_H
#define ASSERTION_ANALYSIS_POSITION_H

#include <stdint.h>

#include "analysis/text.h"
#include "mlir-c/IR.h"

/* A position in a file. `file` is borrowed from the context, its data NULL
 * where there is none; lines and columns count from 1, columns in bytes, and 0
 * stands for one that is not known. */
typedef struct position_t {
  MlirStringRef file;
  uint32_t line, column;
} position_t;

/* The position that says most to who wrote the model. Searched are a location
 * itself, a name's child, a call's callee and then its caller, the parts of a
 * fused one in order. Of what is found the first Python file wins, one that is
 * not of an installed package before one that is; then the first of all. Of a
 * location of more than POSITION_SEARCHED parts the first so many are looked
 * at.
 */
enum { POSITION_SEARCHED = 1000 };
position_t position_of(MlirLocation location);

/* Adds the file as a URI reference (RFC 3986): "file:///..." for an absolute
 * path, else relative, each byte that is not unreserved percent-encoded. */
void position_add_uri(text_t *text, MlirStringRef file);

#endif
