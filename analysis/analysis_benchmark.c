/* How long the analysis of a file takes next to reading it.
 *
 *   analysis_benchmark FILE [TIMES]
 *
 * prints the milliseconds of CPU time of the fastest of TIMES (5) readings and
 * analyses, and their ratio. Build it with -c opt. */
#define _POSIX_C_SOURCE 199309L /* clock_gettime */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "analysis/analysis.h"
#include "dialect/context.h"
#include "dialect/parse.h"

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

/* The whole file with a NUL behind it, or data NULL. The caller frees it. */
static MlirStringRef read_file(const char *path) {
  FILE *file = fopen(path, "rb");
  char *data = NULL;
  size_t length = 0, got;
  if (!file)
    return (MlirStringRef){NULL, 0};
  do {
    data = realloc(data, length + (1 << 20) + 1);
    if (!data)
      abort();
    got = fread(data + length, 1, 1 << 20, file);
    length += got;
  } while (got);
  data[length] = '\0';
  fclose(file);
  return mlirStringRefCreate(data, length);
}

/* Milliseconds of one reading and one analysis. */
typedef struct times_t {
  double read, analyse;
} times_t;

static times_t measure(MlirStringRef text, const policy_t *policy) {
  MlirContext context = dialect_context_create(true, false);
  dialect_origin_t origin = {mlirStringRefCreateFromCString("file"), 1};
  double start = now();
  MlirOperation root = dialect_parse(context, text, origin);
  times_t out = {.read = now() - start};
  if (mlirOperationIsNull(root))
    exit(1);
  analysis_options_t options = {.policy = policy};
  start = now();
  analysis_t *analysis = analysis_create(root, &options);
  out.analyse = now() - start;
  printf("%u operations, %u assertions, %u in slices\n",
         (unsigned)analysis_num_operations(analysis),
         (unsigned)analysis_num_assertions(analysis),
         (unsigned)analysis_num_exclusive(analysis));
  analysis_destroy(analysis);
  mlirOperationDestroy(root);
  mlirContextDestroy(context);
  return out;
}

static double smaller(double a, double b) { return a < b ? a : b; }

int main(int argc, char **argv) {
  if (argc < 2) {
    fprintf(stderr, "usage: %s FILE [TIMES]\n", argv[0]);
    return 2;
  }
  MlirStringRef text = read_file(argv[1]);
  if (!text.data) {
    perror(argv[1]);
    return 1;
  }
  policy_t *policy = policy_create();
  times_t best = measure(text, policy);
  for (int i = argc > 2 ? atoi(argv[2]) : 5; i > 1; --i) {
    times_t next = measure(text, policy);
    best.read = smaller(best.read, next.read);
    best.analyse = smaller(best.analyse, next.analyse);
  }
  printf("read %.1f ms, analyse %.1f ms: %.1f %%\n", best.read, best.analyse,
         100 * best.analyse / best.read);
  policy_destroy(policy);
  free((char *)(uintptr_t)text.data);
  return 0;
}
