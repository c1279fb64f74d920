/* Colours can be told apart and read. */
#include "viz/style.h"

#include "testing/gtest_c.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Relative luminance (WCAG 2.1) of "#rrggbb". */
static double luminance(const char *color) {
  static const double weights[] = {0.2126, 0.7152, 0.0722};
  unsigned long rgb = strtoul(color + 1, NULL, 16);
  double sum = 0;
  for (int i = 0; i < 3; ++i) {
    double c = (double)(rgb >> (16 - 8 * i) & 0xff) / 255;
    sum +=
        weights[i] * (c <= 0.03928 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4));
  }
  return sum;
}

static double contrast(const char *a, const char *b) {
  double x = luminance(a), y = luminance(b);
  return ((x > y ? x : y) + 0.05) / ((x > y ? y : x) + 0.05);
}

TEST(Style, text_can_be_read) {
  EXPECT_TRUE(contrast("#ffffff", "#000000") > 20.9);
  for (int i = 0; i < PICTURE_FATE_COUNT; ++i) {
    const style_fate_t *fate = style_fate((picture_fate_t)i);
    SCOPED_TRACE("%s", fate->name);
    EXPECT_TRUE(contrast(fate->ink, fate->paper) >= 4.5);
    EXPECT_TRUE(contrast(fate->ink, "#ffffff") >= 4.5);
    EXPECT_TRUE(contrast(fate->line, "#ffffff") >= 3);
  }
  EXPECT_TRUE(contrast(STYLE_GREY, "#ffffff") >= 4.5);
}

TEST(Style, fates_differ) {
  for (int i = 0; i < PICTURE_FATE_COUNT; ++i)
    for (int k = 0; k < i; ++k) {
      const style_fate_t *a = style_fate((picture_fate_t)i);
      const style_fate_t *b = style_fate((picture_fate_t)k);
      EXPECT_TRUE(strcmp(a->name, b->name) != 0);
      EXPECT_TRUE(strcmp(a->class_name, b->class_name) != 0);
      EXPECT_TRUE(strcmp(a->line, b->line) != 0);
      EXPECT_TRUE(strcmp(a->paper, b->paper) != 0);
    }
}

TEST(Style, every_role_has_a_row) {
  for (int i = 0; i < PICTURE_ROLE_COUNT; ++i) {
    const style_role_t *role = style_role((picture_role_t)i);
    ASSERT_TRUE(role->class_name && role->shape && role->style);
    for (int k = 0; k < i; ++k)
      EXPECT_TRUE(strcmp(role->class_name,
                         style_role((picture_role_t)k)->class_name) != 0);
  }
}
