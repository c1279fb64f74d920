/* What is known of types: builtin ones, torch's through their printed form. */
#include "analysis/types.h"

#include <stdio.h>

#include "testing/allocator_fixture.h"
#include "testing/gtest_c.h"
#include "testing/ir.h"

/* A table of types and the context of the types asked for. */
typedef struct table_t {
  MlirContext context;
  arena_t arena;
  types_t types;
} table_t;

static void begin(table_t *t, allocator_t allocator) {
  t->context = ir_context_create();
  arena_init(&t->arena, allocator);
  EXPECT_TRUE(types_init(&t->types, &t->arena));
}

static void end(table_t *t) {
  types_deinit(&t->types);
  arena_deinit(&t->arena);
  mlirContextDestroy(t->context);
}

static MlirType parse(table_t *t, const char *text) {
  MlirType type =
      mlirTypeParseGet(t->context, mlirStringRefCreateFromCString(text));
  if (mlirTypeIsNull(type))
    gtest_c_fail(__FILE__, __LINE__, true, "no type: %s", text);
  return type;
}

/* What is wanted of a type. */
enum { ANY = TYPES_UNKNOWN };

typedef struct wanted_t {
  const char *type;
  bool tensor, scalar, writable;
  const char *element;
  int64_t rank, sizes[4];
} wanted_t;

static const wanted_t rows[] = {
    {"!torch.int", false, true, false, "", ANY, {0}},
    {"!torch.bool", false, true, false, "", ANY, {0}},
    {"!torch.float", false, true, false, "", ANY, {0}},
    {"!torch.number", false, true, false, "", ANY, {0}},
    {"!torch.none", false, true, false, "", ANY, {0}},
    {"!torch.str", false, true, false, "", ANY, {0}},
    {"!torch.Device", false, true, false, "", ANY, {0}},
    {"!torch.list<int>", false, false, true, "", ANY, {0}},
    {"!torch.dict<str, tensor>", false, false, true, "", ANY, {0}},
    {"!torch.tuple<int, int>", false, false, true, "", ANY, {0}},
    {"!torch.optional<int>", false, false, true, "", ANY, {0}},
    {"!torch.vtensor<[?,3],f32>", true, false, false, "f32", 2, {ANY, 3}},
    {"!torch.vtensor<[],si64>", true, false, false, "si64", 0, {0}},
    {"!torch.vtensor<[2,?,4],i1>", true, false, false, "i1", 3, {2, ANY, 4}},
    {"!torch.vtensor<*,f16>", true, false, false, "f16", ANY, {0}},
    {"!torch.vtensor<[5],unk>", true, false, false, "", 1, {5}},
    {"!torch.vtensor", true, false, false, "", ANY, {0}},
    {"!torch.tensor<[?],f32>", true, false, true, "f32", 1, {ANY}},
    {"!torch.tensor", true, false, true, "", ANY, {0}},
    {"i1", false, true, false, "", ANY, {0}},
    {"si64", false, true, false, "", ANY, {0}},
    {"index", false, true, false, "", ANY, {0}},
    {"bf16", false, true, false, "", ANY, {0}},
    {"none", false, false, false, "", ANY, {0}},
    {"vector<4xf32>", false, false, false, "", ANY, {0}},
    {"complex<f32>", false, false, false, "", ANY, {0}},
    {"tensor<?x7xf32>", true, false, false, "", 2, {ANY, 7}},
    {"tensor<f32>", true, false, false, "", 0, {0}},
    {"tensor<*xf32>", true, false, false, "", ANY, {0}},
    {"memref<2xf32>", false, false, true, "", ANY, {0}},
    {"memref<*xf32>", false, false, true, "", ANY, {0}},
    {"!shape.witness", false, false, false, "", ANY, {0}},
    {"!unknown.type", false, false, true, "", ANY, {0}},
};

static void expect_row(const wanted_t *wanted, type_info_t info) {
  EXPECT_EQ(wanted->tensor, info.tensor);
  EXPECT_EQ(wanted->scalar, info.scalar);
  EXPECT_EQ(wanted->writable, info.writable);
  EXPECT_FALSE(info.tosa_shape);
  ASSERT_EQ(wanted->rank, info.rank);
  for (int64_t i = 0; i < info.rank; ++i)
    EXPECT_EQ(wanted->sizes[i], info.sizes[i]);
  if (wanted->element[0] || info.element.length)
    EXPECT_BYTES(wanted->element, info.element.data, info.element.length);
}

TEST(Types, are_read) {
  table_t t;
  begin(&t, allocator_system());
  for (size_t i = 0; i < sizeof rows / sizeof *rows; ++i) {
    SCOPED_TRACE("%s", rows[i].type);
    expect_row(&rows[i], types_get(&t.types, parse(&t, rows[i].type)));
  }
  end(&t);
}

TEST(Types, shapes_of_tosa_are_told_from_others) {
  table_t t;
  begin(&t, allocator_system());
  type_info_t info = types_get(&t.types, parse(&t, "!tosa.shape<2>"));
  EXPECT_TRUE(info.tosa_shape);
  EXPECT_FALSE(info.scalar || info.tensor || info.writable);
  end(&t);
}

/* Other text than is printed, but for one type. */
static MlirType printed_type;

static MlirStringRef spell(MlirType type) {
  static const char text[] = "vtensor<[7,?],si8> and more";
  bool none = mlirTypeEqual(type, printed_type);
  return mlirStringRefCreate(none ? NULL : text, none ? 0 : 18);
}

TEST(Types, are_printed_only_where_no_text_is_at_hand) {
  static const wanted_t wanted[] = {
      {"!torch.int", true, false, false, "si8", 2, {7, ANY}},
      {"!torch.vtensor<[3],f32>", true, false, false, "f32", 1, {3}},
      {"i32", false, true, false, "", ANY, {0}},
  };
  table_t t;
  begin(&t, allocator_system());
  t.types.spelling = spell;
  printed_type = parse(&t, wanted[1].type);
  for (size_t i = 0; i < sizeof wanted / sizeof *wanted; ++i) {
    SCOPED_TRACE("%s", wanted[i].type);
    expect_row(&wanted[i], types_get(&t.types, parse(&t, wanted[i].type)));
  }
  end(&t);
}

/* Those that are expected are read with the first that is asked for, and as if
 * they were not. */
TEST(Types, are_read_together_where_they_are_expected) {
  table_t t;
  begin(&t, allocator_system());
  size_t count = sizeof rows / sizeof *rows;
  for (int twice = 0; twice < 2; ++twice)
    for (size_t i = 0; i < count; ++i)
      types_expect(&t.types, parse(&t, rows[i].type));
  EXPECT_LT(1, t.types.num_expected);
  for (size_t i = count; i-- > 0;) {
    SCOPED_TRACE("%s", rows[i].type);
    expect_row(&rows[i], types_get(&t.types, parse(&t, rows[i].type)));
  }
  EXPECT_EQ(0, t.types.num_expected);
  EXPECT_EQ(count, t.types.count);
  end(&t);
}

TEST(Types, each_is_read_once) {
  counting_t counting = {0};
  table_t t;
  begin(&t, counting_allocator(&counting));
  MlirType type = parse(&t, "!torch.vtensor<[?,3],f32>");
  type_info_t first = types_get(&t.types, type);
  char *before = t.arena.next;
  type_info_t again = types_get(&t.types, type);
  EXPECT_TRUE(first.sizes == again.sizes);
  EXPECT_TRUE(before == t.arena.next);
  EXPECT_EQ(1, t.types.count);
  end(&t);
  EXPECT_EQ(0, counting.live);
}

TEST(Types, answers_stay_while_more_are_asked) {
  table_t t;
  begin(&t, allocator_system());
  for (int i = 1; i < 200; ++i) {
    char text[64];
    snprintf(text, sizeof text, "!torch.vtensor<[%d,?],f32>", i);
    EXPECT_EQ(i, types_get(&t.types, parse(&t, text)).sizes[0]);
  }
  EXPECT_EQ(
      1, types_get(&t.types, parse(&t, "!torch.vtensor<[1,?],f32>")).sizes[0]);
  EXPECT_EQ(199, t.types.count);
  end(&t);
}

TEST(Types, large_sizes_are_read_whole) {
  table_t t;
  begin(&t, allocator_system());
  type_info_t info =
      types_get(&t.types, parse(&t, "!torch.vtensor<[5000000000],f32>"));
  ASSERT_EQ(1, info.rank);
  EXPECT_EQ(INT64_C(5000000000), info.sizes[0]);
  end(&t);
}

TEST(Types, a_size_of_0_is_no_element) {
  static const struct {
    const char *type;
    bool empty;
  } rows[] = {
      {"!torch.vtensor<[2,0],f32>", true}, {"tensor<0x?xf32>", true},
      {"tensor<?x1xf32>", false},          {"!torch.vtensor<[],f32>", false},
      {"!torch.vtensor<*,f32>", false},    {"!torch.int", false}};
  table_t t;
  begin(&t, allocator_system());
  for (size_t i = 0; i < sizeof rows / sizeof *rows; ++i) {
    SCOPED_TRACE("%s", rows[i].type);
    type_info_t info = types_get(&t.types, parse(&t, rows[i].type));
    EXPECT_EQ(rows[i].empty, types_is_empty(&info));
  }
  end(&t);
}

TEST(Types, without_memory_a_type_is_writable) {
  for (uint32_t k = 2; k < 6; ++k) {
    counting_t counting = {.fail_from = k};
    table_t t;
    begin(&t, counting_allocator(&counting));
    type_info_t info =
        types_get(&t.types, parse(&t, "!torch.vtensor<[?,3],f32>"));
    if (info.rank == TYPES_UNKNOWN)
      EXPECT_TRUE(info.writable || info.tensor);
    end(&t);
    EXPECT_EQ(0, counting.live);
  }
}
