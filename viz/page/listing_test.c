/* Lines of modules, and which operation is on which. */
#include "viz/page/listing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "testing/gtest_c.h"
#include "testing/ir.h"

/* A module and its listing. */
typedef struct listed_t {
  ir_t ir;
  arena_t arena;
  listing_t listing;
} listed_t;

static listed_t list(const char *text) {
  listed_t out = {.ir = ir_parse(text)};
  arena_init(&out.arena, allocator_system());
  EXPECT_TRUE(listing_create(&out.listing, out.ir.root, &out.arena));
  return out;
}

static void listed_destroy(listed_t *listed) {
  arena_deinit(&listed->arena);
  ir_destroy(&listed->ir);
}

/* The text of a line, good until the next call. */
static const char *line(const listed_t *listed, uint32_t n) {
  static char out[512];
  if (n >= listed->listing.num_lines)
    return "(no such line)";
  MlirStringRef text = listed->listing.lines[n];
  snprintf(out, sizeof out, "%.*s", (int)text.length, text.data);
  return out;
}

/* Each operation's name is on the line on which it is said to begin, in the
 * order of the lines. Returns how many have a line. */
static uint32_t count;
static uint32_t last_line;
static const listed_t *current;

static MlirWalkResult check(MlirOperation op, void *data) {
  uint32_t *with_line = data;
  uint32_t n = current->listing.line_of[count++];
  if (n == LISTING_NONE)
    return MlirWalkResultAdvance;
  MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(op));
  char text[128];
  snprintf(text, sizeof text, "%.*s", (int)name.length, name.data);
  const char *printed = strcmp(text, "builtin.module") ? text : "module";
  printed = strcmp(text, "func.return") ? printed : "return";
  EXPECT_CONTAINS(printed, line(current, n));
  EXPECT_LE(last_line, n);
  last_line = n;
  ++*with_line;
  return MlirWalkResultAdvance;
}

static uint32_t expect_names(const listed_t *listed) {
  uint32_t with_line = 0;
  count = last_line = 0;
  current = listed;
  mlirOperationWalk(listed->ir.root, check, &with_line, MlirWalkPreOrder);
  EXPECT_EQ(count, listed->listing.num_operations);
  return with_line;
}

static const char NESTED[] =
    "func.func @f(%c: i1, %x: !torch.bool, %n: !torch.int) -> i1 {\n"
    "  %a = arith.constant true\n"
    "  %r = scf.if %c -> (i1) {\n"
    "    cf.assert %c, \"in { braces\"\n"
    "    scf.yield %c : i1\n"
    "  } else {\n"
    "    %b = arith.andi %a, %c : i1\n"
    "    scf.yield %b : i1\n"
    "  }\n"
    "  torch.prim.If %x -> () {\n"
    "    torch.prim.If %x -> () {\n"
    "      torch.prim.If.yield\n"
    "    } else {\n"
    "      torch.prim.If.yield\n"
    "    }\n"
    "    torch.prim.If.yield\n"
    "  } else {\n"
    "    torch.prim.If.yield\n"
    "  }\n"
    "  \"my.op\"(%c) ({\n"
    "  ^bb0(%p: i1):\n"
    "    \"my.inner\"(%p) : (i1) -> ()\n"
    "  }, {\n"
    "    \"my.other\"() : () -> ()\n"
    "  }) {attribute = \"}\"} : (i1) -> ()\n"
    "  return %r : i1\n"
    "}\n";

TEST(Listing, finds_the_line_of_every_operation) {
  listed_t listed = list(NESTED);
  EXPECT_EQ(listed.listing.num_operations, expect_names(&listed));
  listed_destroy(&listed);
}

TEST(Listing, has_the_lines_that_mlir_prints) {
  listed_t listed = list(NESTED);
  char *text = ir_print(listed.ir.root);
  uint32_t n = 0;
  for (char *l = strtok(text, "\n"); l; l = strtok(NULL, "\n"))
    EXPECT_STREQ(l, line(&listed, n++));
  EXPECT_EQ(n, listed.listing.num_lines);
  free(text);
  listed_destroy(&listed);
}

static MlirWalkResult collect_locations(MlirOperation op, void *data) {
  const void ***next = data;
  *(*next)++ = mlirOperationGetLocation(op).ptr;
  return MlirWalkResultAdvance;
}

TEST(Listing, leaves_locations_as_they_were) {
  ir_t ir = ir_parse(NESTED);
  const void *before[64], *after[64];
  const void **next = before;
  mlirOperationWalk(ir.root, collect_locations, &next, MlirWalkPreOrder);
  arena_t arena;
  arena_init(&arena, allocator_system());
  listing_t listing;
  EXPECT_TRUE(listing_create(&listing, ir.root, &arena));
  size_t size = (size_t)((const char *)next - (const char *)before);
  next = after;
  mlirOperationWalk(ir.root, collect_locations, &next, MlirWalkPreOrder);
  EXPECT_EQ(0, memcmp(before, after, size));
  arena_deinit(&arena);
  ir_destroy(&ir);
}

TEST(Listing, blocks_and_branches) {
  listed_t listed = list("func.func @f(%c: i1, %k: i32) {\n"
                         "  cf.cond_br %c, ^a, ^b(%k : i32)\n"
                         "^a:\n"
                         "  cf.switch %k : i32, [\n"
                         "    default: ^c,\n"
                         "    1: ^b(%k : i32)\n"
                         "  ]\n"
                         "^b(%j: i32):\n"
                         "  cf.br ^c\n"
                         "^c:\n"
                         "  return\n"
                         "}\n");
  const listing_t *l = &listed.listing;
  EXPECT_EQ(6, l->num_operations);
  EXPECT_STREQ("    cf.br ^bb3", line(&listed, l->line_of[4]));
  EXPECT_STREQ("    return", line(&listed, l->line_of[5]));
  listed_destroy(&listed);
}

TEST(Listing, aliases_stand_before_the_module) {
  listed_t listed =
      list("#map = affine_map<(d0) -> (d0)>\n"
           "func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
           "  %e = tensor.empty() : tensor<4xf32>\n"
           "  %r = linalg.generic {indexing_maps = [#map, #map],\n"
           "    iterator_types = [\"parallel\"]}\n"
           "    ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) {\n"
           "  ^bb0(%a: f32, %b: f32):\n"
           "    %c = arith.addf %a, %a : f32\n"
           "    linalg.yield %c : f32\n"
           "  } -> tensor<4xf32>\n"
           "  return %r : tensor<4xf32>\n"
           "}\n");
  EXPECT_CONTAINS("#map", line(&listed, 0));
  EXPECT_EQ(listed.listing.num_operations, expect_names(&listed));
  listed_destroy(&listed);
}

TEST(Listing, what_goes_without_saying_has_no_line) {
  listed_t listed = list("func.func @f(%c: i1) {\n"
                         "  scf.if %c {\n"
                         "    cf.assert %c, \"m\"\n"
                         "  }\n"
                         "  return\n"
                         "}\n");
  EXPECT_EQ(listed.listing.num_operations - 1, expect_names(&listed));
  listed_destroy(&listed);
}

TEST(Listing, large_constants_are_elided) {
  char text[4096] = "func.func @f() {\n  %c = arith.constant dense<[0";
  for (int i = 1; i < 200; ++i)
    snprintf(text + strlen(text), 16, ", %d", i);
  strcat(text, "]> : tensor<200xi32>\n  return\n}\n");
  listed_t listed = list(text);
  EXPECT_CONTAINS("dense_resource<__elided__>",
                  line(&listed, listed.listing.line_of[2]));
  listed_destroy(&listed);
}

TEST(Listing, of_an_empty_module) {
  listed_t listed = list("module {}\n");
  EXPECT_EQ(1, listed.listing.num_operations);
  EXPECT_EQ(0, listed.listing.line_of[0]);
  EXPECT_CONTAINS("module", line(&listed, 0));
  listed_destroy(&listed);
}

/* Keys of a listing on lines that hold `part`, the `nth` of them from 0. */
static uint64_t key_of(const listed_t *listed, const char *part, int nth) {
  for (uint32_t n = 0; n < listed->listing.num_lines; ++n)
    if (strstr(line(listed, n), part) && nth-- == 0)
      return listed->listing.keys[n];
  ADD_FAILURE("no line with %s", part);
  return 0;
}

/* Two operations that look alike are told apart by where they are from. */
TEST(Listing, keys_know_the_location) {
  listed_t listed = list("func.func @f() {\n"
                         "  %a = arith.constant 1 : i32\n"
                         "  %b = arith.constant 1 : i32\n"
                         "  return\n"
                         "}\n");
  EXPECT_TRUE(key_of(&listed, "arith.constant", 0) !=
              key_of(&listed, "arith.constant", 1));
  listed_destroy(&listed);
}

/* Keys of one operation after another that had a number went. */
/* Out of a region that goes an operation is the same. */
TEST(Listing, keys_do_not_know_how_far_a_line_is_indented) {
  listed_t listed = list("func.func @f(%c: i1) {\n"
                         "  cf.assert %c, \"m\" loc(\"a.py\":1:2)\n"
                         "  scf.if %c {\n"
                         "    cf.assert %c, \"m\" loc(\"a.py\":1:2)\n"
                         "  }\n"
                         "  return\n"
                         "}\n");
  const listing_t *l = &listed.listing;
  EXPECT_TRUE(l->keys[l->line_of[2]] == l->keys[l->line_of[4]]);
  listed_destroy(&listed);
}

TEST(Listing, keys_do_not_know_the_numbers_of_values) {
  listed_t listed = list("func.func @f(%c: i1) {\n"
                         "  %0 = arith.andi %c, %c : i1\n"
                         "  %1 = arith.ori %c, %c : i1\n"
                         "  cf.assert %1, \"%0 is not a value\"\n"
                         "  return\n"
                         "}\n");
  uint64_t before[2] = {key_of(&listed, "arith.ori", 0),
                        key_of(&listed, "cf.assert", 0)};
  mlirOperationDestroy(ir_find(&listed.ir, "arith.andi", 0));
  EXPECT_TRUE(listing_create(&listed.listing, listed.ir.root, &listed.arena));
  EXPECT_CONTAINS("%0 = arith.ori", line(&listed, listed.listing.line_of[2]));
  EXPECT_TRUE(before[0] == key_of(&listed, "arith.ori", 0));
  EXPECT_TRUE(before[1] == key_of(&listed, "cf.assert", 0));
  listed_destroy(&listed);
}

TEST(Listing, keys_know_what_is_in_a_string) {
  listed_t listed = list("func.func @f(%c: i1) {\n"
                         "  cf.assert %c, \"\\22%a\" loc(unknown)\n"
                         "  cf.assert %c, \"\\22%b\" loc(unknown)\n"
                         "  return\n"
                         "}\n");
  EXPECT_TRUE(key_of(&listed, "cf.assert", 0) !=
              key_of(&listed, "cf.assert", 1));
  listed_destroy(&listed);
}
