/* Symbolic shapes of convolutions, pools and padding: how many places a window
 * has, and where that is not known. */
#include "testing/shapes_fixture.h"

#include <stdio.h>
#include <string.h>

/* A row of a table: what the operation is made of, and the shape it gives.
 * Lists are names of constants as in "c1, c2"; an empty one is "". */
typedef struct window_t {
  const char *input, *kernel, *stride, *padding, *dilation, *last, *result;
  const char *wanted;
} window_t;

/* "%name = torch.prim.ListConstruct %c1, %c2 : ($i, $i) -> $l". */
static void add_list(char *body, const char *name, const char *entries) {
  char types[64] = "";
  for (const char *p = entries; *p; ++p)
    if (*p == '%')
      strcat(types, *types ? ", $i" : "$i");
  sprintf(body + strlen(body),
          "%s = torch.prim.ListConstruct %s : (%s) -> $l\n", name, entries,
          types);
}

static void begin(char *body, const window_t *w) {
  *body = '\0';
  add_list(body, "%s", w->stride);
  add_list(body, "%p", w->padding);
  add_list(body, "%d", w->dilation);
}

static void expect(const window_t *w, const char *arguments, const char *body) {
  char text[2048];
  snprintf(text, sizeof text, "%s\nreturn %%r : %s", body, w->result);
  SCOPED_TRACE("%s", text);
  EXPECT_STREQ(w->wanted, shapes_returned(shapes_function(arguments, text), 0));
}

/* Where `last`, whether it is transposed, is not written out it is %t. */
static void convolution(const window_t *w) {
  char arguments[256], body[1024];
  snprintf(arguments, sizeof arguments, "%%x: %s, %%w: %s, %%t: $b, %%n: $i",
           w->input, w->kernel);
  begin(body, w);
  sprintf(body + strlen(body),
          "%%r = torch.aten.convolution %%x, %%w, %%none, %%s, %%p, %%d, %s, "
          "%%p, %%c1 : %s, %s, $n, $l, $l, $l, $b, $l, $i -> %s",
          w->last, w->input, w->kernel, w->result);
  expect(w, arguments, body);
}

/* A pool of the kind "max_pool2d"; `last` is whether places are rounded up. */
static void pool(const char *kind, const window_t *w) {
  char arguments[256], body[1024];
  bool is_max = strncmp(kind, "max", 3) == 0;
  bool is_1d = strcmp(kind, "avg_pool1d") == 0;
  snprintf(arguments, sizeof arguments, "%%x: %s, %%t: $b, %%n: $i", w->input);
  begin(body, w);
  add_list(body, "%k", w->kernel);
  sprintf(body + strlen(body),
          "%%r = torch.aten.%s %%x, %%k, %%s, %%p, %s%s : %s, $l, $l, $l, %s "
          "-> %s",
          kind, is_max ? "%d, " : "", w->last, w->input,
          is_max ? "$l, $b" : "$b", w->result);
  if (!is_max) {
    char *more = strstr(body, w->last);
    char end[256];
    snprintf(end, sizeof end, "%s%s : %s, $l, $l, $l, $b%s -> %s", w->last,
             is_1d ? ", %true" : ", %true, %none", w->input,
             is_1d ? ", $b" : ", $b, $n", w->result);
    strcpy(more, end);
  }
  expect(w, arguments, body);
}

/* (n + 2 padding - dilation (kernel - 1) - 1) // stride + 1, row by row. */
TEST(ShapeWindows, places_of_a_convolution) {
  static const window_t rows[] = {
      /* One place for each element: the size stays. */
      {"$[?,3,?]", "$[8,3,1]", "%c1", "%c0", "%c1", "%false", "$[?,?,?]",
       "[a0.0 8 a0.2]"},
      /* A kernel of 5 and padding 2, or one of 3 with dilation 2. */
      {"$[?,3,?]", "$[8,3,5]", "%c1", "%c2", "%c1", "%false", "$[?,?,?]",
       "[a0.0 8 a0.2]"},
      {"$[?,3,?]", "$[8,3,3]", "%c1", "%c2", "%c2", "%false", "$[?,?,?]",
       "[a0.0 8 a0.2]"},
      /* The kernel is as large as what it moves over. */
      {"$[?,3,7]", "$[8,3,7]", "%c1", "%c0", "%c1", "%false", "$[?,8,?]",
       "[a0.0 8 1]"},
      /* 9 - 3 = 6 by 4 leaves 2 over, which are not looked at. */
      {"$[?,3,9]", "$[8,3,3]", "%c4", "%c0", "%c1", "%false", "$[?,8,?]",
       "[a0.0 8 2]"},
      /* What is left of an unknown size is another one, never negative. */
      {"$[?,3,?]", "$[8,3,3]", "%c1", "%c0", "%c1", "%false", "$[?,8,?]",
       "[a0.0 8 ?]"},
      /* The number of channels that come out may be unknown too. */
      {"$[?,3,4]", "$[?,3,1]", "%c1", "%c0", "%c1", "%false", "$[?,?,?]",
       "[a0.0 a1.0 4]"},
      /* Each dimension has its own; one entry stands for all. */
      {"$[?,3,9,?]", "$[8,3,1,3]", "%c2, %c1", "%c0, %c1", "%c1, %c1", "%false",
       "$[?,8,?,?]", "[a0.0 8 5 a0.3]"},
      {"$[?,3,9,11]", "$[8,3,3,3]", "%c2", "%c1", "%c1", "%false", "$[?,8,?,?]",
       "[a0.0 8 5 6]"},
      {"$[2,3,?,7,?]", "$[8,3,1,3,1]", "%c1, %c2, %c1", "%c0, %c0, %c0",
       "%c1, %c3, %c1", "%false", "$[2,8,?,?,?]", "[2 8 a0.2 1 a0.4]"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; ++i)
    convolution(&rows[i]);
}

/* What is not taken apart: only the batch is known then, or nothing. */
TEST(ShapeWindows, convolutions_that_are_not_known) {
  static const window_t rows[] = {
      /* A transposed one has other places, and channels from elsewhere. */
      {"$[?,3,?]", "$[3,8,1]", "%c1", "%c0", "%c1", "%true", "$[?,?,?]",
       "[a0.0 ? ?]"},
      /* So may one of which it is not known. */
      {"$[?,3,?]", "$[3,3,1]", "%c1", "%c0", "%c1", "%t", "$[?,?,?]",
       "[a0.0 ? ?]"},
      /* A stride or padding that only the run knows. */
      {"$[?,3,9]", "$[8,3,1]", "%n", "%c0", "%c1", "%false", "$[?,?,?]",
       "[a0.0 8 ?]"},
      {"$[?,3,9]", "$[8,3,1]", "%c1", "%n", "%c1", "%false", "$[?,?,?]",
       "[a0.0 8 ?]"},
      /* Without a batch, which is a rank less than the weight's. */
      {"$[3,?]", "$[8,3,1]", "%c1", "%c0", "%c1", "%false", "$[?,?]", "[? ?]"},
      {"$[?,3]", "$[8,3]", "%c1", "%c0", "%c1", "%false", "$[?,?]", "[? ?]"},
      /* No stride at all, which is no stride of 0. */
      {"$[?,3,9]", "$[8,3,1]", "", "%c0", "%c1", "%false", "$[?,?,?]",
       "[a0.0 8 ?]"},
      /* A stride of 0 would divide by it. */
      {"$[?,3,9]", "$[8,3,1]", "%c0", "%c0", "%c1", "%false", "$[?,?,?]",
       "[a0.0 8 ?]"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; ++i)
    convolution(&rows[i]);
}

TEST(ShapeWindows, places_of_a_maximum) {
  static const window_t one[] = {
      {"$[?,?,8]", "%c2", "%c2", "%c0", "%c1", "%false", "$[?,?,?]",
       "[a0.0 a0.1 4]"},
      /* Without a stride it is the kernel; without a batch it is the same. */
      {"$[?,9]", "%c3", "", "%c0", "%c1", "%false", "$[?,?]", "[a0.0 3]"},
      {"$[?,?]", "%c3", "%c1", "%c1", "%c1", "%false", "$[?,?]", "[a0.0 a0.1]"},
  };
  for (size_t i = 0; i < sizeof one / sizeof *one; ++i)
    pool("max_pool1d", &one[i]);
  static const window_t three[] = {
      {"$[?,?,8,?,6]", "%c2, %c1, %c3", "%c2, %c1, %c1", "%c0", "%c1", "%false",
       "$[?,?,?,?,?]", "[a0.0 a0.1 4 a0.3 4]"},
      {"$[?,8,8,8]", "%c2", "", "%c0", "%c2", "%false", "$[?,?,?,?]",
       "[a0.0 3 3 3]"},
  };
  for (size_t i = 0; i < sizeof three / sizeof *three; ++i)
    pool("max_pool3d", &three[i]);
}

TEST(ShapeWindows, places_of_an_average) {
  static const window_t two[] = {
      {"$[?,?,8,?]", "%c2, %c1", "%c2, %c1", "%c0, %c0", "", "%false",
       "$[?,?,?,?]", "[a0.0 a0.1 4 a0.3]"},
      {"$[?,8,6]", "%c2, %c3", "", "%c0, %c0", "", "%false", "$[?,?,?]",
       "[a0.0 4 2]"},
  };
  for (size_t i = 0; i < sizeof two / sizeof *two; ++i)
    pool("avg_pool2d", &two[i]);
  static const window_t three = {"$[?,?,4,6,?]",
                                 "%c2, %c2, %c3",
                                 "%c2, %c2, %c1",
                                 "%c0, %c0, %c1",
                                 "",
                                 "%false",
                                 "$[?,?,?,?,?]",
                                 "[a0.0 a0.1 2 3 a0.4]"};
  pool("avg_pool3d", &three);
}

/* Rounded up there may be one place more; so there may where the operation is
 * told at run time. */
TEST(ShapeWindows, places_that_may_be_rounded_up) {
  static const char *const flags[] = {"%true", "%t"};
  for (size_t i = 0; i < 2; ++i) {
    window_t w = {"$[?,?,8]", "%c2",    "%c2",      "%c0",
                  "%c1",      flags[i], "$[?,?,?]", "[a0.0 a0.1 ?]"};
    pool("max_pool1d", &w);
    pool("avg_pool1d", &w);
  }
}

/* Fewer dimensions than the window has say nothing. */
TEST(ShapeWindows, pools_of_too_few_dimensions) {
  window_t w = {"$[?]",     "%c1, %c1", "%c1, %c1", "%c0, %c0",
                "%c1, %c1", "%false",   "$[?]",     "[?]"};
  pool("max_pool2d", &w);
  pool("avg_pool2d", &w);
}

static void pad(const char *input, const char *entries, const char *result,
                const char *wanted) {
  char arguments[128], body[1024] = "";
  snprintf(arguments, sizeof arguments, "%%x: %s, %%n: $i", input);
  add_list(body, "%l", entries);
  sprintf(body + strlen(body),
          "%%r = torch.aten.constant_pad_nd %%x, %%l, %%c0 : %s, $l, $i -> %s",
          input, result);
  expect(&(window_t){.result = result, .wanted = wanted}, arguments, body);
}

/* Pairs of what comes before and behind, the last dimension first. */
TEST(ShapeWindows, padding) {
  pad("$[?,4]", "%c1, %c2, %c3, %c3", "$[?,?]", "[? 7]");
  pad("$[?,4]", "%c0, %c0, %c0, %c0", "$[?,?]", "[a0.0 4]");
  pad("$[?,4]", "", "$[?,?]", "[a0.0 4]");
  pad("$[?,?]", "%m1, %c1", "$[?,?]", "[a0.0 a0.1]");
  pad("$[4,4]", "%m1, %m1", "$[4,?]", "[4 2]");
  pad("$[?,4]", "%n, %c1", "$[?,?]", "[a0.0 ?]");
  pad("$[]", "", "$[]", "[]");
  pad("$[4]", "%c1, %c1, %c1, %c1", "$[?]", "[?]");
}
