/* Runs the work on a thread with a stack of the size that it needs: MLIR
 * recurses on the nesting of what it parses, verifies, prints and destroys. */
#ifndef ASSERTION_CLI_THREAD_H
#define ASSERTION_CLI_THREAD_H

#include <stddef.h>

#include "mlir-c/Support.h"

/* Calls `body` with `data` on a thread whose stack has at least `stack_size`
 * bytes, and waits for it to return. The stack is address space only until it
 * is touched, and a page below it that can't be touched makes an overflow a
 * clean crash. Fails, after a message, where no such thread can be had; `body`
 * has then not run. */
MlirLogicalResult thread_run(size_t stack_size, void (*body)(void *data),
                             void *data);

#endif
