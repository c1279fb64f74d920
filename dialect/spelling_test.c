/* The text of torch's types is what is printed of them. */
#include "dialect/spelling.h"

#include <stdio.h>
#include <string.h>

#include "dialect/context.h"
#include "dialect/string_ref.h"
#include "testing/gtest_c.h"

/* Appends to the string that `data` is, which has room. */
static void append(MlirStringRef chunk, void *data) {
  strncat(data, chunk.data, chunk.length);
}

TEST(Spelling, is_what_is_printed) {
  static const char *const texts[] = {"!torch.int",
                                      "!torch.vtensor<[?,3],f32>",
                                      "!torch.list<optional<int>>",
                                      "!torch.nn.Module<\"a.b\">",
                                      "!torch.dict<str, tensor>",
                                      "!torch.vtensor"};
  MlirContext context = dialect_context_create(false, false);
  for (size_t i = 0; i < sizeof texts / sizeof *texts; ++i) {
    SCOPED_TRACE("%s", texts[i]);
    MlirType type = mlirTypeParseGet(context, string_ref(texts[i]));
    char printed[128] = "", spelt[128];
    mlirTypePrint(type, append, printed);
    MlirStringRef text = dialect_spelling(type);
    snprintf(spelt, sizeof spelt, "!torch.%.*s", (int)text.length, text.data);
    EXPECT_STREQ(printed, spelt);
  }
  mlirContextDestroy(context);
}

/* Others have no text, and one with an attribute in it not all of it. */
TEST(Spelling, of_other_types_is_null) {
  static const char *const texts[] = {
      "i32", "tensor<?xf32>", "!tosa.shape<2>",
      ("!torch.vtensor<[2,3],f32,#sparse_tensor.encoding<{ map = (d0, d1) -> "
       "(d0 : dense, d1 : compressed) }>>")};
  MlirContext context = dialect_context_create(false, false);
  for (size_t i = 0; i < sizeof texts / sizeof *texts; ++i) {
    SCOPED_TRACE("%s", texts[i]);
    MlirType type = mlirTypeParseGet(context, string_ref(texts[i]));
    EXPECT_FALSE(mlirTypeIsNull(type));
    EXPECT_TRUE(dialect_spelling(type).data == NULL);
  }
  mlirContextDestroy(context);
}
