/* The tables of syntax: rows of dialects and their formats. */
#include "dialect/syntax.h"
#include "testing/gtest_c.h"

#include <string.h>

static size_t count(const char *dialect) {
  const syntax_row_t *rows;
  return syntax_rows(dialect, &rows);
}

static const syntax_row_t *find(const char *dialect, const char *name) {
  const syntax_row_t *rows;
  size_t n = syntax_rows(dialect, &rows);
  for (size_t i = 0; i < n; ++i)
    if (!strcmp(rows[i].name, name))
      return rows + i;
  return NULL;
}

TEST(Syntax, has_all_of_torch) {
  EXPECT_EQ(855, count("torch") + count("torch_c"));
  EXPECT_EQ(11, count("torch_c"));
}

TEST(Syntax, has_stablehlo_and_the_younger_of_tosa) {
  EXPECT_TRUE(find("stablehlo", "stablehlo.add") != NULL);
  EXPECT_TRUE(find("chlo", "chlo.broadcast_add") != NULL);
  EXPECT_TRUE(find("tosa", "tosa.assert_equal_shape") != NULL);
}

TEST(Syntax, knows_no_other_dialect) {
  EXPECT_EQ(0, count("arith"));
  EXPECT_EQ(0, count(""));
  EXPECT_EQ(0, count("torc"));
  EXPECT_EQ(0, count("torch_"));
  EXPECT_EQ(0, count("zzz"));
}

TEST(Syntax, rows_are_sorted_and_of_their_dialect) {
  const char *dialects[] = {"chlo", "stablehlo", "torch", "torch_c", "tosa"};
  for (size_t d = 0; d < sizeof dialects / sizeof *dialects; ++d) {
    const syntax_row_t *rows;
    size_t n = syntax_rows(dialects[d], &rows), length = strlen(dialects[d]);
    for (size_t i = 0; i < n; ++i) {
      EXPECT_EQ(0, strncmp(rows[i].name, dialects[d], length));
      EXPECT_EQ('.', rows[i].name[length]);
      EXPECT_TRUE(i == 0 || strcmp(rows[i - 1].name, rows[i].name) < 0);
    }
  }
}

TEST(Syntax, keeps_the_columns_apart) {
  const syntax_row_t *row = find("torch", "torch.symbolic_int");
  ASSERT_TRUE(row != NULL);
  EXPECT_STREQ("Pure", row->traits);
  EXPECT_STREQ("", row->operands);
  EXPECT_STREQ("symbol_name: StrAttr, min_val: I64Attr, max_val: I64Attr",
               row->attributes);
  EXPECT_STREQ("result: Torch_IntType", row->results);
  EXPECT_STREQ("", row->regions);
}

TEST(Syntax, keeps_the_format_as_ods_has_it) {
  const syntax_row_t *row = find("torch", "torch.runtime.assert");
  ASSERT_TRUE(row != NULL);
  EXPECT_STREQ("$condition `,` $message attr-dict", row->assembly);
  EXPECT_STREQ("default", find("torch", "torch.aten.add.int")->assembly);
  EXPECT_STREQ("generic", find("torch", "torch.constant.number")->assembly);
  EXPECT_STREQ("custom", find("torch", "torch.prim.If")->assembly);
}

TEST(Syntax, no_row_lacks_its_assembly) {
  const syntax_row_t *rows;
  size_t n = syntax_rows("torch", &rows);
  for (size_t i = 0; i < n; ++i)
    EXPECT_TRUE(rows[i].assembly[0] != '\0');
}

static const syntax_type_t *type(const char *kind) {
  return syntax_type(kind, strlen(kind));
}

TEST(Syntax, finds_types_by_their_whole_name) {
  ASSERT_TRUE(type("Torch_IntType") != NULL);
  EXPECT_STREQ("Torch IntType", type("Torch_IntType")->summary);
  EXPECT_STREQ("!torch.int", type("Torch_IntType")->build);
  EXPECT_STREQ("int", type("Torch_IntType")->accepts);
  EXPECT_TRUE(type("Torch_Int") == NULL);
  EXPECT_TRUE(type("Torch_IntTypes") == NULL);
  EXPECT_TRUE(syntax_type("Torch_IntTypeX", 13) == type("Torch_IntType"));
}

TEST(Syntax, types_say_what_they_accept) {
  EXPECT_STREQ("list<int>|optional|none",
               type("AnyTorchOptionalListOfTorchIntType")->accepts);
  EXPECT_STREQ("", type("AnyTorchTensorType")->build);
  EXPECT_STREQ("tensor|vtensor", type("AnyTorchTensorType")->accepts);
}
