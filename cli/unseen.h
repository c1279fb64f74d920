/* Names given to --assertion-op, --pure-op and --effect-op that no module of
 * the input has: misspelt, in all likelihood. */
#ifndef ASSERTION_CLI_UNSEEN_H
#define ASSERTION_CLI_UNSEEN_H

#include "cli/options.h"
#include "mlir-c/IR.h"

/* A name, without its operand, and whether an operation has it. The same name
 * may stand there twice, as it was given. */
typedef struct unseen_name_t {
  /* Where it was given, without "--". Borrowed. */
  const char *option;
  /* Borrowed from the command line. */
  MlirStringRef name;
  bool seen;
} unseen_name_t;

/* All names, in the order given. */
typedef struct unseen_t {
  /* Owned. */
  unseen_name_t *names;
  size_t count;
} unseen_t;

/* Takes the names from the options, which must outlive it. Without memory
 * there are none, and nothing is warned of. */
void unseen_init(unseen_t *unseen, const options_t *options);
void unseen_deinit(unseen_t *unseen);

/* Looks for them in a module: by the names that the policy goes by, with or
 * without "torch.". Linear in its operations for each name. */
void unseen_look(unseen_t *unseen, MlirOperation module);

/* Warns of those that were in no module of `input`, which is its name. */
void unseen_warn(const unseen_t *unseen, MlirStringRef input);

#endif
