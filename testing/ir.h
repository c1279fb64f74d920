/* Modules for tests: parsed from a string, searched by name, printed back. */
#ifndef ASSERTION_TESTING_IR_H
#define ASSERTION_TESTING_IR_H

#include <stdbool.h>
#include <stddef.h>

#include "mlir-c/IR.h"

/* A module and the context that it lives in. Unregistered dialects are
 * allowed. */
typedef struct ir_t {
  MlirContext context;
  MlirOperation root;
} ir_t;

/* Parses `text`. Where that fails, the running test fails with the messages of
 * the parser, and `root` is null. Destroy it in either case. */
ir_t ir_parse(const char *text);

/* As ir_parse, into a context that others use too, which ir_destroy_root
 * leaves alone: thousands of small modules want one context. */
ir_t ir_parse_in(MlirContext context, const char *text);
MlirContext ir_context_create(void);

void ir_destroy(ir_t *ir);
void ir_destroy_root(ir_t *ir);

/* The operation number `nth`, from 0, among those named `name`, in pre-order.
 * Where there is none, the running test fails and null is returned. */
MlirOperation ir_find(const ir_t *ir, const char *name, unsigned nth);

/* How many operations named `name` there are. */
unsigned ir_count(const ir_t *ir, const char *name);

/* The string attribute `name` of `op`; data NULL if it has none. */
MlirStringRef ir_string(MlirOperation op, const char *name);

/* The text of `op`, which is taken to be valid, as MLIR prints it. The caller
 * frees it. */
char *ir_print(MlirOperation op);

#endif
