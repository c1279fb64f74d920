/* One run of the command over files: opens the outputs, reads the input, runs,
 * and lets the outputs appear if all went well. */
#ifndef ASSERTION_CLI_JOB_H
#define ASSERTION_CLI_JOB_H

#include "cli/options.h"

/* Does what the options say with their input. The report goes to the file of
 * --report; else, where no module is printed, to standard output; else, where
 * --analyze asks for it, to standard error. Fails, after messages, where
 * anything could not be done; output files are then as they were, unless
 * --keep-going was given and something was done. */
MlirLogicalResult job_run(const options_t *options);

/* Prints with `print`, to the file of -o or standard output, what needs no
 * input: help, version, policy. `what` is handed through. */
MlirLogicalResult job_print(const options_t *options,
                            void (*print)(const void *what,
                                          MlirStringCallback callback,
                                          void *data),
                            const void *what);

#endif
