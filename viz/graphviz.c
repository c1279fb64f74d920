/* Opens the two libraries, looks the functions up, keeps what they complain of.
 */
#include "viz/graphviz.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static char error[512];

/* An agusererrf: keeps the last message, of which parts may come one by one. */
static int keep_error(char *message) {
  snprintf(error, sizeof error, "%s", message);
  error[strcspn(error, "\n")] = '\0';
  return 0;
}

const char *graphviz_error(void) { return error; }

/* Opens a library by the version whose headers this is built with, or by the
 * name that links to whichever is installed. */
static void *open_library(const char *versioned, const char *plain) {
  void *library = dlopen(versioned, RTLD_NOW | RTLD_GLOBAL);
  if (!library)
    library = dlopen(plain, RTLD_NOW | RTLD_GLOBAL);
  if (!library)
    snprintf(error, sizeof error,
             "pictures need Graphviz, which is not installed (Debian: "
             "graphviz): %s",
             dlerror());
  return library;
}

/* Puts the address of `name` at `where`. */
static bool look_up(void *library, const char *name, void *where) {
  void *address = dlsym(library, name);
  if (!address) {
    snprintf(error, sizeof error, "this Graphviz has no function %s", name);
    return false;
  }
  memcpy(where, &address, sizeof address);
  return true;
}

static bool load(graphviz_t *g) {
  void *CGRAPH = open_library("libcgraph.so.6", "libcgraph.so");
  void *GVC = CGRAPH ? open_library("libgvc.so.6", "libgvc.so") : NULL;
  const Agdesc_t *directed;
  if (!GVC || !look_up(CGRAPH, "Agdirected", &directed))
    return false;
#define GRAPHVIZ(library, name)                                                \
  if (!look_up(library, #name, &g->name))                                      \
    return false;
#include "viz/graphviz.inc"
#undef GRAPHVIZ
  g->directed = *directed;
  g->agseterrf(keep_error);
  return true;
}

const graphviz_t *graphviz_get(void) {
  static graphviz_t table;
  static bool loaded;
  error[0] = '\0';
  if (!loaded)
    loaded = load(&table);
  return loaded ? &table : NULL;
}
