/* A thread on a stack that is mapped here, so that its size costs nothing. */
#include "cli/thread.h"

#include "cli/message.h"

#include <pthread.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

typedef struct call_t {
  void (*body)(void *data);
  void *data;
} call_t;

static void *run_call(void *argument) {
  const call_t *call = argument;
  call->body(call->data);
  return NULL;
}

static int run_on(char *stack, size_t size, call_t *call) {
  pthread_attr_t attributes;
  pthread_t thread;
  pthread_attr_init(&attributes);
  int error = pthread_attr_setstack(&attributes, stack, size);
  if (!error)
    error = pthread_create(&thread, &attributes, run_call, call);
  if (!error)
    error = pthread_join(thread, NULL);
  pthread_attr_destroy(&attributes);
  return error;
}

MlirLogicalResult thread_run(size_t stack_size, void (*body)(void *data),
                             void *data) {
  size_t page = (size_t)sysconf(_SC_PAGESIZE);
  size_t size = (stack_size + page - 1) / page * page;
  char *memory =
      mmap(NULL, page + size, PROT_READ | PROT_WRITE,
           MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
  if (memory == MAP_FAILED) {
    message_error("no address space for a stack of %zu bytes (see ulimit -v)",
                  size);
    return mlirLogicalResultFailure();
  }
  mprotect(memory, page, PROT_NONE);
  int error = run_on(memory + page, size, &(call_t){body, data});
  munmap(memory, page + size);
  if (error) {
    message_error("cannot start a thread: %s", strerror(error));
    return mlirLogicalResultFailure();
  }
  return mlirLogicalResultSuccess();
}
