/* What goes together with what is about to go. Operations carry {doomed} where
 * they are doomed from the start, {goes} where they have to be in the end. */
#include "transforms/doom.h"

#include "testing/allocator_fixture.h"
#include "testing/analysis_fixture.h"

static bool has(MlirOperation op, const char *name) {
  return !mlirAttributeIsNull(mlirOperationGetAttributeByName(
      op, mlirStringRefCreateFromCString(name)));
}

/* Dooms and compares; returns how many are doomed in the end. */
static unsigned expect_doomed(const char *text) {
  analysed_t analysed = analyse(text);
  const analysis_t *a = analysed.analysis;
  uint32_t count = a ? analysis_num_operations(a) : 0;
  arena_t arena;
  arena_init(&arena, allocator_system());
  uint8_t *doomed = ARENA_NEW(&arena, uint8_t, count + 1);
  unsigned found = 0;
  for (uint32_t id = 0; id < count; ++id)
    doomed[id] = has(analysis_operation(a, id), "doomed");
  if (count)
    EXPECT_TRUE(doom_dead_users(a, doomed, &arena));
  for (uint32_t id = 0; id < count; ++id) {
    MlirOperation op = analysis_operation(a, id);
    SCOPED_TRACE("operation %u", (unsigned)id);
    EXPECT_EQ(has(op, "doomed") || has(op, "goes"), doomed[id]);
    found += doomed[id];
  }
  arena_deinit(&arena);
  analysed_destroy(&analysed);
  return found;
}

/* Nothing is doomed by itself, dead or not. */
TEST(Doom, of_nothing) {
  EXPECT_EQ(0, expect_doomed("module {}"));
  EXPECT_EQ(0, expect_doomed("func.func @f(%a: i32) {\n"
                             "  %0 = arith.addi %a, %a : i32\n"
                             "  %1 = arith.muli %0, %a : i32\n"
                             "  return\n"
                             "}"));
}

/* Dead users of dead users, in whatever order they are met. */
TEST(Doom, a_chain) {
  EXPECT_EQ(4, expect_doomed("func.func @f(%a: i32) {\n"
                             "  %0 = arith.addi %a, %a {doomed} : i32\n"
                             "  %1 = arith.muli %0, %a {goes} : i32\n"
                             "  %2 = arith.addi %1, %0 {goes} : i32\n"
                             "  %3 = arith.subi %a, %2 {goes} : i32\n"
                             "  return\n"
                             "}"));
}

/* What the doomed one uses stays, and so does the dead code beside it. */
TEST(Doom, operands_and_neighbours_stay) {
  EXPECT_EQ(1, expect_doomed("func.func @f(%a: i32) {\n"
                             "  %0 = arith.addi %a, %a : i32\n"
                             "  %1 = arith.muli %0, %a {doomed} : i32\n"
                             "  %2 = arith.subi %0, %a : i32\n"
                             "  return\n"
                             "}"));
}

/* A live user is not for us to doom, and neither is what only it uses. */
TEST(Doom, live_users_stay) {
  EXPECT_EQ(2, expect_doomed("func.func @f(%a: i32) -> i32 {\n"
                             "  %0 = arith.addi %a, %a {doomed} : i32\n"
                             "  %1 = arith.muli %0, %a : i32\n"
                             "  %2 = arith.subi %0, %a {goes} : i32\n"
                             "  return %1 : i32\n"
                             "}"));
}

/* All results count. */
TEST(Doom, several_results) {
  EXPECT_EQ(3, expect_doomed(
                   "func.func @f(%a: i32) {\n"
                   "  %0, %1 = arith.addui_extended %a, %a {doomed} : i32, i1\n"
                   "  %2 = arith.muli %0, %a {goes} : i32\n"
                   "  %3 = arith.extui %1 {goes} : i1 to i32\n"
                   "  return\n"
                   "}"));
}

/* One that uses it twice goes once. */
TEST(Doom, a_user_of_both_operands) {
  EXPECT_EQ(3, expect_doomed("func.func @f(%a: i32) {\n"
                             "  %0 = arith.addi %a, %a {doomed} : i32\n"
                             "  %1 = arith.muli %0, %0 {goes} : i32\n"
                             "  %2 = arith.muli %1, %0 {goes} : i32\n"
                             "  return\n"
                             "}"));
}

/* Of a dead loop or branch that uses it inside, the outermost goes, and takes
 * along what is in it and what uses its results. */
TEST(Doom, the_outermost_dead_operation) {
  EXPECT_EQ(3, expect_doomed("func.func @f(%a: i32, %c: i1) {\n"
                             "  %0 = arith.addi %a, %a {doomed} : i32\n"
                             "  %1 = scf.if %c -> (i32) {\n"
                             "    %2 = scf.if %c -> (i32) {\n"
                             "      %3 = arith.muli %0, %a : i32\n"
                             "      scf.yield %3 : i32\n"
                             "    } else {\n"
                             "      scf.yield %a : i32\n"
                             "    }\n"
                             "    scf.yield %2 : i32\n"
                             "  } else {\n"
                             "    scf.yield %a : i32\n"
                             "  } {goes}\n"
                             "  %4 = arith.subi %1, %a {goes} : i32\n"
                             "  return\n"
                             "}"));
}

/* Inside a live one the dead operation itself is the outermost. */
TEST(Doom, inside_a_live_operation) {
  EXPECT_EQ(2, expect_doomed("func.func private @g()\n"
                             "func.func @f(%a: i32, %c: i1) {\n"
                             "  %0 = arith.addi %a, %a {doomed} : i32\n"
                             "  scf.if %c {\n"
                             "    %1 = arith.muli %0, %a {goes} : i32\n"
                             "    func.call @g() : () -> ()\n"
                             "  }\n"
                             "  return\n"
                             "}"));
}

/* Where two are doomed their users go once. */
TEST(Doom, several_at_once) {
  EXPECT_EQ(5, expect_doomed("func.func @f(%a: i32) {\n"
                             "  %0 = arith.addi %a, %a {doomed} : i32\n"
                             "  %1 = arith.muli %a, %a {doomed} : i32\n"
                             "  %2 = arith.subi %0, %1 {goes} : i32\n"
                             "  %3 = arith.subi %1, %2 {goes} : i32\n"
                             "  %4 = arith.subi %3, %0 {goes} : i32\n"
                             "  return\n"
                             "}"));
}

/* What an assertion needs is in its slice and not dead. */
TEST(Doom, slices_are_not_dead) {
  EXPECT_EQ(1, expect_doomed("func.func @f(%a: i32) {\n"
                             "  %0 = arith.addi %a, %a {doomed} : i32\n"
                             "  %1 = arith.cmpi eq, %0, %a : i32\n"
                             "  cf.assert %1, \"\"\n"
                             "  return\n"
                             "}"));
}

TEST(Doom, without_memory) {
  analysed_t analysed = analyse("func.func @f(%a: i32) {\n"
                                "  %0 = arith.addi %a, %a : i32\n"
                                "  return\n"
                                "}");
  uint8_t doomed[16] = {0};
  counting_t counting = {.fail_from = 1};
  arena_t arena;
  arena_init(&arena, counting_allocator(&counting));
  EXPECT_FALSE(doom_dead_users(analysed.analysis, doomed, &arena));
  arena_deinit(&arena);
  analysed_destroy(&analysed);
}
