/* Messages kept until the host takes them. */
#define _POSIX_C_SOURCE 200809L
#include "hook/messages.h"

#include <pthread.h>
#include <stdlib.h>

#include "analysis/arena.h"
#include "analysis/report/report.h"

typedef struct entry_t {
  struct entry_t *next;
  MlirDiagnosticSeverity severity;
  const char *location;
  MlirStringRef message;
} entry_t;

/* Messages in order, with the memory that they stand in. */
typedef struct batch_t {
  arena_t arena;
  entry_t *first, **end;
} batch_t;

struct hook_messages_t {
  _Atomic unsigned uses;
  pthread_mutex_t lock; /* Of the batch, which moves when it is taken. */
  batch_t *batch;
};

static batch_t *batch_create(void) {
  batch_t *batch = malloc(sizeof *batch);
  if (!batch)
    return NULL;
  *batch = (batch_t){.end = &batch->first};
  arena_init(&batch->arena, allocator_system());
  return batch;
}

static void batch_destroy(batch_t *batch) {
  if (!batch)
    return;
  arena_deinit(&batch->arena);
  free(batch);
}

void hook_messages_retain(hook_messages_t *messages) {
  if (messages)
    ++messages->uses;
}

void hook_messages_release(hook_messages_t *messages) {
  if (!messages || --messages->uses)
    return;
  batch_destroy(messages->batch);
  pthread_mutex_destroy(&messages->lock);
  free(messages);
}

static void batch_add(batch_t *batch, const entry_t *message,
                      MlirLocation location) {
  entry_t *entry = ARENA_NEW(&batch->arena, entry_t, 1);
  if (!entry)
    return;
  *entry = *message;
  entry->location = report_location(&batch->arena, location);
  entry->message.data =
      arena_copy(&batch->arena, message->message.data, message->message.length);
  if (batch->arena.failed)
    return;
  *batch->end = entry;
  batch->end = &entry->next;
}

void hook_messages_add(MlirLocation location, MlirDiagnosticSeverity severity,
                       MlirStringRef message, void *data) {
  hook_messages_t *messages = data;
  pthread_mutex_lock(&messages->lock);
  if (!messages->batch)
    messages->batch = batch_create();
  if (messages->batch)
    batch_add(messages->batch,
              &(entry_t){.severity = severity, .message = message}, location);
  pthread_mutex_unlock(&messages->lock);
}

AssertionMessages assertionMessagesCreate(void) {
  hook_messages_t *messages = malloc(sizeof *messages);
  if (!messages)
    return (AssertionMessages){NULL};
  *messages = (hook_messages_t){.uses = 1};
  pthread_mutex_init(&messages->lock, NULL);
  return (AssertionMessages){messages};
}

void assertionMessagesDestroy(AssertionMessages messages) {
  hook_messages_release(messages.ptr);
}

void assertionMessagesTake(AssertionMessages messages,
                           AssertionMessageCallback callback, void *userData) {
  hook_messages_t *from = messages.ptr;
  pthread_mutex_lock(&from->lock);
  batch_t *batch = from->batch;
  from->batch = NULL;
  pthread_mutex_unlock(&from->lock);
  for (entry_t *entry = batch ? batch->first : NULL; entry; entry = entry->next)
    callback(entry->severity, mlirStringRefCreateFromCString(entry->location),
             entry->message, userData);
  if (batch && batch->arena.failed)
    callback(MlirDiagnosticWarning, mlirStringRefCreateFromCString("unknown"),
             mlirStringRefCreateFromCString("out of memory for messages"),
             userData);
  batch_destroy(batch);
}
