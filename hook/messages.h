/* The collection behind AssertionMessages: counted, as options and passes keep
 * it, and locked, as passes on several threads add to it. */
#ifndef ASSERTION_HOOK_MESSAGES_H
#define ASSERTION_HOOK_MESSAGES_H

#include "assertion-c/Messages.h"

typedef struct hook_messages_t hook_messages_t;

/* One more use, or one less; at none it is destroyed. NULL is let be. */
void hook_messages_retain(hook_messages_t *messages);
void hook_messages_release(hook_messages_t *messages);

/* Adds a message: an AssertionMessageHandler whose data is the collection.
 * Without memory the message is lost, and Take says so. */
void hook_messages_add(MlirLocation location, MlirDiagnosticSeverity severity,
                       MlirStringRef message, void *data);

#endif
