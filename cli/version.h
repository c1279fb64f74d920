/* The one place that says which version this is. */
#ifndef ASSERTION_CLI_VERSION_H
#define ASSERTION_CLI_VERSION_H

#define ASSERTION_VERSION "0.1.0"

#endif
