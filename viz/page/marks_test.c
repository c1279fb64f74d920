/* The lines that concern an assertion. */
#include "viz/page/marks.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "analysis/identity.h"
#include "testing/analysis_fixture.h"

/* The marks of assertion `i` of a text, as JSON without double quotes; good
 * until the next call. */
static bool wanted[4096];

static const char *marks(const char *text, uint32_t i) {
  static char out[4096];
  analysed_t t = analyse(text);
  arena_t arena;
  arena_init(&arena, allocator_system());
  listing_t listing;
  EXPECT_TRUE(listing_create(&listing, t.ir.root, &arena));
  memset(wanted, 0, sizeof wanted);
  const char **ids = identity_all(t.analysis, &arena);
  json_t *made = marks_create(t.analysis, ids, &listing, wanted);
  EXPECT_EQ(analysis_num_assertions(t.analysis), json_object_size(made));
  char *dump = json_dumps(json_object_get(made, ids[i]), JSON_COMPACT);
  size_t n = 0;
  for (size_t k = 0; dump && dump[k] && n + 1 < sizeof out; ++k)
    if (dump[k] != '"')
      out[n++] = dump[k];
  out[n] = '\0';
  free(dump);
  json_decref(made);
  arena_deinit(&arena);
  analysed_destroy(&t);
  return out;
}

TEST(Marks, of_an_assertion_alone) {
  EXPECT_STREQ("{self:[3],slice:[],shared:[],guards:[]}",
               marks("func.func @f(%c: i1) {\n  cf.assert %c, \"m\"\n"
                     "  return\n}\n",
                     0));
}

static const char TWO[] =
    "func.func @f(%x: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {\n"
    "  %z = torch.constant.int 0\n"
    "  %o = torch.constant.int 1\n"
    "  %n = torch.aten.size.int %x, %z"
    " : !torch.vtensor<[?],f32>, !torch.int -> !torch.int\n"
    "  %a = torch.aten.gt.int %n, %z"
    " : !torch.int, !torch.int -> !torch.bool\n"
    "  torch.runtime.assert %a, \"a\"\n"
    "  %b = torch.aten.lt.int %n, %o"
    " : !torch.int, !torch.int -> !torch.bool\n"
    "  torch.runtime.assert %b, \"b\"\n"
    "  %r = torch.aten.relu %x"
    " : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>\n"
    "  return %r : !torch.vtensor<[?],f32>\n"
    "}\n";

TEST(Marks, of_two_that_share) {
  EXPECT_STREQ("{self:[7],slice:[6],shared:[5,3],guards:[10]}", marks(TWO, 0));
  EXPECT_STREQ("{self:[9],slice:[4,8],shared:[5,3],guards:[10]}",
               marks(TWO, 1));
}

TEST(Marks, all_their_lines_are_wanted) {
  marks(TWO, 0);
  for (int n = 0; n < 12; ++n)
    EXPECT_EQ(n >= 2 && n <= 9, wanted[n]);
}

TEST(Marks, of_a_region) {
  EXPECT_STREQ("{self:[3],slice:[],shared:[],guards:[]}",
               marks("func.func @f(%c: i1) {\n"
                     "  \"assertion.region\"(%c) ({\n"
                     "  ^bb0(%d: i1):\n"
                     "    cf.assert %d, \"m\"\n"
                     "  }) : (i1) -> ()\n  return\n}\n",
                     0));
}

/* More shared operations than are marked. */
TEST(Marks, of_very_many_shared_ones_are_bounded) {
  static char text[32768];
  size_t n = (size_t)snprintf(text, sizeof text, "func.func @f(%%c0: i1) {\n");
  for (int i = 0; i < 3 * MARKS_SHARED; ++i)
    n += (size_t)snprintf(text + n, sizeof text - n,
                          "  %%c%d = arith.andi %%c%d, %%c0 : i1\n", i + 1, i);
  for (int i = 0; i < 2; ++i)
    n += (size_t)snprintf(text + n, sizeof text - n,
                          "  cf.assert %%c%d, \"m\"\n", 3 * MARKS_SHARED);
  snprintf(text + n, sizeof text - n, "  return\n}\n");
  const char *shared = strstr(marks(text, 0), "shared:[");
  const char *end = shared ? strchr(shared, ']') : NULL;
  ASSERT_TRUE(shared && end);
  int commas = 0;
  for (const char *c = shared; c < end; ++c)
    commas += *c == ',';
  EXPECT_EQ(MARKS_SHARED - 1, commas);
}
