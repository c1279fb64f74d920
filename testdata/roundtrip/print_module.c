/* Reads a file and prints its module, for comparison with torch-mlir-opt:
 *   print_module [--mlir-print-op-generic] [--mlir-print-debuginfo] FILE ...
 * With several files each begins with a line "// FILE: " and its name. */
#include "dialect/context.h"
#include "dialect/parse.h"
#include "dialect/print.h"

#include <getopt.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct job_t {
  int generic, debug_info;
  char **files;
  int count;
  bool failed;
} job_t;

static void print(MlirStringRef text, void *file) {
  fwrite(text.data, 1, text.length, file);
}

static char *read_all(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  if (!file)
    return NULL;
  fseek(file, 0, SEEK_END);
  *size = (size_t)ftell(file);
  rewind(file);
  char *text = malloc(*size + 1);
  *size = fread(text, 1, *size, file);
  text[*size] = '\0';
  fclose(file);
  return text;
}

static bool print_module(const job_t *job, const char *path) {
  size_t size = 0;
  char *text = read_all(path, &size);
  if (!text)
    return false;
  MlirContext context = dialect_context_create(true, false);
  dialect_origin_t origin = {mlirStringRefCreateFromCString(path), 1};
  MlirOperation module =
      dialect_parse(context, mlirStringRefCreate(text, size), origin);
  bool read = !mlirOperationIsNull(module);
  if (read) {
    MlirOpPrintingFlags flags = mlirOpPrintingFlagsCreate();
    if (job->generic)
      mlirOpPrintingFlagsPrintGenericOpForm(flags);
    if (job->debug_info)
      mlirOpPrintingFlagsEnableDebugInfo(flags, true, false);
    dialect_print(module, flags, print, stdout);
    putchar('\n');
    mlirOpPrintingFlagsDestroy(flags);
    dialect_destroy(module);
  }
  mlirContextDestroy(context);
  free(text);
  return read;
}

static void *run(void *data) {
  job_t *job = data;
  for (int i = 0; i < job->count; ++i) {
    if (job->count > 1)
      printf("// FILE: %s\n", job->files[i]);
    job->failed |= !print_module(job, job->files[i]);
  }
  return NULL;
}

int main(int argc, char **argv) {
  job_t job = {0};
  const struct option options[] = {
      {"mlir-print-op-generic", no_argument, &job.generic, 1},
      {"mlir-print-debuginfo", no_argument, &job.debug_info, 1},
      {NULL, 0, NULL, 0},
  };
  int option;
  while ((option = getopt_long(argc, argv, "", options, NULL)) != -1)
    if (option == '?')
      return 2;
  job.files = argv + optind;
  job.count = argc - optind;
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, dialect_stack_size());
  pthread_t thread;
  if (pthread_create(&thread, &attributes, run, &job))
    return 2;
  pthread_join(thread, NULL);
  pthread_attr_destroy(&attributes);
  return job.failed;
}
