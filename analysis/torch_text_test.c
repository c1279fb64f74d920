/* Types printed together are as each is printed alone. */
#include "analysis/torch_text.h"

#include <string.h>

#include "testing/allocator_fixture.h"
#include "testing/gtest_c.h"
#include "testing/ir.h"

enum { MOST = 16 };

/* Compares the texts of types with `wanted`, "" standing for none. */
static void expect(uint32_t count, const char *const *types,
                   const char *const *wanted) {
  MlirContext context = ir_context_create();
  arena_t arena;
  arena_init(&arena, allocator_system());
  MlirType list[MOST];
  const char *texts[MOST];
  for (uint32_t i = 0; i < count; ++i)
    list[i] =
        mlirTypeParseGet(context, mlirStringRefCreateFromCString(types[i]));
  EXPECT_TRUE(torch_texts(&arena, count, list, texts));
  for (uint32_t i = 0; i < count; ++i)
    EXPECT_STREQ(wanted[i], texts[i] ? texts[i] : "");
  arena_deinit(&arena);
  mlirContextDestroy(context);
}

TEST(TorchText, of_several_types) {
  static const char *const types[] = {
      "!torch.int",
      "!torch.vtensor<[?,3],f32>",
      "!torch.dict<str, tensor>",
      "!torch.nn.Module<\"a, ]>\\22b\">",
      "!torch.tuple<int, list<optional<int>>>",
      "!torch.vtensor",
  };
  static const char *const wanted[] = {
      "int",
      "vtensor<[?,3],f32>",
      "dict<str, tensor>",
      "nn.Module<\"a, ]>\\22b\">",
      "tuple<int, list<optional<int>>>",
      "vtensor",
  };
  for (uint32_t count = 1; count <= sizeof types / sizeof *types; ++count)
    expect(count, types, wanted);
}

/* An arrow in an attribute closes nothing. */
TEST(TorchText, of_attributes_in_types) {
  static const char *const types[] = {
      "!torch.vtensor<[2,3],f32,#sparse_tensor.encoding<{ map = (d0, d1) -> "
      "(d0 : dense, d1 : compressed) }>>",
      "!torch.str"};
  MlirContext context = ir_context_create();
  arena_t arena;
  arena_init(&arena, allocator_system());
  MlirType list[2];
  const char *texts[2];
  for (int i = 0; i < 2; ++i)
    list[i] =
        mlirTypeParseGet(context, mlirStringRefCreateFromCString(types[i]));
  EXPECT_TRUE(torch_texts(&arena, 2, list, texts));
  EXPECT_TRUE(strstr(texts[0], "compressed") != NULL);
  EXPECT_STREQ("str", texts[1]);
  arena_deinit(&arena);
  mlirContextDestroy(context);
}

TEST(TorchText, of_other_dialects_is_none) {
  static const char *const types[] = {"i32", "!torch.int", "(i32, f32) -> i1",
                                      "tensor<2x?xf32>"};
  static const char *const wanted[] = {"", "int", "", ""};
  expect(4, types, wanted);
}

TEST(TorchText, without_memory_it_says_so) {
  MlirContext context = ir_context_create();
  MlirType list[2];
  const char *texts[2];
  for (int i = 0; i < 2; ++i)
    list[i] = mlirTypeParseGet(
        context, mlirStringRefCreateFromCString("!torch.vtensor<[?,3],f32>"));
  for (uint32_t k = 1; k < 4; ++k) {
    counting_t counting = {.fail_from = k};
    arena_t arena;
    arena_init(&arena, counting_allocator(&counting));
    EXPECT_EQ(counting.fail_from > 1, torch_texts(&arena, 2, list, texts));
    arena_deinit(&arena);
    EXPECT_EQ(0, counting.live);
  }
  mlirContextDestroy(context);
}
