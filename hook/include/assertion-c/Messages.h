/* Remarks and warnings kept for later.
 *
 * A host whose language has a lock of its own, as Python's, cannot be called
 * from the threads on which MLIR runs passes: the thread that started them may
 * hold the lock while it waits for them. Such a host collects messages and
 * takes them once the passes are done. */
#ifndef ASSERTION_C_MESSAGES_H
#define ASSERTION_C_MESSAGES_H

#include "assertion-c/Options.h"
#include "assertion-c/Support.h"
#include "mlir-c/Diagnostics.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Messages of any number of verbs, in the order in which they were said; those
 * of passes on several threads in the order in which they came in. */
typedef struct AssertionMessages {
  void *ptr;
} AssertionMessages;

/* A collection, empty. Null without memory. The caller destroys it; options and
 * passes that use it keep it alive. It holds no reference into a context. */
ASSERTION_CAPI_EXPORTED AssertionMessages assertionMessagesCreate(void);
ASSERTION_CAPI_EXPORTED void
assertionMessagesDestroy(AssertionMessages messages);

/* Whether there was no memory for it. The other functions do not take a null
 * one, but Destroy and Set. */
static inline bool assertionMessagesIsNull(AssertionMessages messages) {
  return !messages.ptr;
}

/* Lets remarks and warnings of verbs with these options go to `messages`, in
 * place of a handler. Any number of threads may add to it. */
ASSERTION_CAPI_EXPORTED void
assertionOptionsSetMessages(AssertionOptions options,
                            AssertionMessages messages);

/* Receives one message. The severity is a remark's or a warning's; the location
 * is printed as MLIR prints it, without "loc(" and ")". All is borrowed for the
 * call. */
typedef void (*AssertionMessageCallback)(MlirDiagnosticSeverity severity,
                                         MlirStringRef location,
                                         MlirStringRef message, void *userData);

/* Hands over what was collected, in order, and forgets it. Verbs may add
 * meanwhile; that is for the next time. If some could not be kept for want of
 * memory, the last message says so. */
ASSERTION_CAPI_EXPORTED void
assertionMessagesTake(AssertionMessages messages,
                      AssertionMessageCallback callback, void *userData);

#ifdef __cplusplus
}
#endif
#endif
